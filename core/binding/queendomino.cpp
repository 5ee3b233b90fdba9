// Searches, batches and environments of Queendomino.
#include "../environment/environments.hpp"
#include "../search/search.hpp"
#include "every_game.hpp"

DOMINIUM_KINGDOM_GAME(, SmallQueendomino);
DOMINIUM_KINGDOM_GAME(, LargeQueendomino);
