// Searches, batches and environments of Kingdomino.
#include "../environment/environments.hpp"
#include "../search/search.hpp"
#include "every_game.hpp"

DOMINIUM_KINGDOM_GAME(, SmallKingdomino);
DOMINIUM_KINGDOM_GAME(, SmallKingdominoOnTray);
DOMINIUM_KINGDOM_GAME(, LargeKingdomino);
DOMINIUM_KINGDOM_GAME(, LargeKingdominoOnTray);
