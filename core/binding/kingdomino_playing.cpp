// Searches and batches of Kingdomino.
#define DOMINIUM_COMPILES_PLAYING
#include "../search/search.hpp"
#include "every_game.hpp"

DOMINIUM_PLAYING(, SmallKingdomino);
DOMINIUM_PLAYING(, SmallKingdominoOnTray);
DOMINIUM_PLAYING(, LargeKingdomino);
DOMINIUM_PLAYING(, LargeKingdominoOnTray);
