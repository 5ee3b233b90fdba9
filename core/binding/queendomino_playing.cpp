// Searches and batches of Queendomino.
#define DOMINIUM_COMPILES_PLAYING
#include "../search/search.hpp"
#include "every_game.hpp"

DOMINIUM_PLAYING(, SmallQueendomino);
DOMINIUM_PLAYING(, LargeQueendomino);
