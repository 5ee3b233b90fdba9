// The search of the kingdom games as others ask for it. `search.hpp` defines it, which takes the
// compiler long.
#pragma once

#include <cstdint>
#include <vector>

#include "halving.hpp"

namespace dominium::search {

template <class Game>
using Candidates = std::vector<Candidate<typename Game::Action>>;

/// The actions of a decision, the best first: those to compare, which all get the same share of the
/// budget, or without any all promising ones.
template <class Game>
Candidates<Game> search_position(const Game& game, const typename Game::State& root,
                                 const Budget& budget, std::uint64_t seed,
                                 std::vector<typename Game::Action> compared, const Pause& pause);

}  // namespace dominium::search
