// The interface of games to the searches. The home of each game implements it:
// `games/<game>/search.hpp`.
#pragma once

#include "../line/game.hpp"

namespace dominium::search {

/// The heuristics of a game for the searches: its greedy player, and the actions that a search
/// tries. There are none without the game's own header, so that nobody searches a game by what is
/// usual instead.
template <class Game>
struct SearchOf;

/// The same of a line game, by its rules.
template <class R>
using LineSearchOf = SearchOf<line::Game<R>>;

}  // namespace dominium::search
