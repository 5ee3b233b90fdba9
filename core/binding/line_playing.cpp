// Searches and batches of the games of tiles.
#define DOMINIUM_COMPILES_PLAYING
#include "every_game.hpp"

DOMINIUM_LINE_PLAYING(, Block);
DOMINIUM_LINE_PLAYING(, DrawGame);
DOMINIUM_LINE_PLAYING(, Matador);
DOMINIUM_LINE_PLAYING(, Bergen);
DOMINIUM_LINE_PLAYING(, Sebastopol);
DOMINIUM_LINE_PLAYING(, TwentyOne);
DOMINIUM_LINE_PLAYING(, Solo);
