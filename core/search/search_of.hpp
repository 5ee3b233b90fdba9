// What the searches ask a game for. The home of each game answers: `games/<game>/search.hpp`.
#pragma once

#include "../line/game.hpp"

namespace dominium::search {

/// What a game adds to the searches: how its greedy player acts, and what a search tries. There is
/// none without the game's own header, so that nobody searches a game by what is usual instead.
template <class Game>
struct SearchOf;

/// The same of a line game, by its rules.
template <class R>
using LineSearchOf = SearchOf<line::Game<R>>;

}  // namespace dominium::search
