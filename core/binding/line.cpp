// Searches, batches and environments of the games of tiles.
#include "../environment/environments.hpp"
#include "every_game.hpp"

DOMINIUM_LINE_GAME(, Block);
DOMINIUM_LINE_GAME(, DrawGame);
DOMINIUM_LINE_GAME(, Matador);
DOMINIUM_LINE_GAME(, Bergen);
DOMINIUM_LINE_GAME(, Sebastopol);
DOMINIUM_LINE_GAME(, TwentyOne);
DOMINIUM_LINE_GAME(, Solo);
