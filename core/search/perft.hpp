// Counting the leaves of the game tree: a check of the rules that any implementation can repeat.
#pragma once

#include <cstdint>

#include "../base/sinks.hpp"
#include "pause.hpp"

namespace dominium::search {

/// The number of action sequences of length `depth`; a finished game is a leaf of its own.
/// `pause` is called often in a long count.
template <class Game, class Pause = NoPause>
std::uint64_t perft(const Game& game, const typename Game::State& state, int depth,
                    Pause&& pause = {}) {
    if (depth == 0) return 1;
    if (depth > 2) pause();
    auto actions = game.legal_actions(state);
    if (actions.empty()) return 1;
    if (depth == 1) return actions.size();
    std::uint64_t leaves = 0;
    Silence silence;
    for (const auto& action : actions) {
        auto next = state;
        game.apply(next, action, silence);
        leaves += perft(game, next, depth - 1, pause);
    }
    return leaves;
}

}  // namespace dominium::search
