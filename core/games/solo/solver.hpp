// The analysis of a game of Solo: whether it can be won, and the worth of its actions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "planning.hpp"

namespace dominium::search {

struct SoloAnalysis {
    /// True if the stock may still come so that everything can be laid: what remains hangs
    /// together.
    bool can_be_won;
    /// True if all tiles that lie face up can be laid now, without a refill.
    bool visible_can_be_laid;
    /// The legal actions, the best first, with their chances to win.
    std::vector<Candidate<line::Action>> actions;
};

inline bool can_all_be_laid(const line::State& state) {
    line::TileSet rest = state.hands[0] | state.stock;
    if (state.line.empty()) return true;
    return can_all_be_laid(rest, state.line.open(line::End::left),
                           state.line.open(line::End::right));
}

inline bool visible_can_be_laid(const line::State& state) {
    auto is_whole_chain = [&](line::TileSet tiles, int left, int right) {
        return chain_worth(tiles, left, right, {}) >= chain_tile_worth * tiles.count();
    };
    line::TileSet hand = state.hands[0];
    if (!state.line.empty()) {
        return is_whole_chain(hand, state.line.open(line::End::left),
                              state.line.open(line::End::right));
    }
    bool found = false;
    hand.for_each([&](line::Tile tile) {
        line::TileSet rest = hand;
        rest.remove(tile);
        found = found || is_whole_chain(rest, line::halves(tile).low, line::halves(tile).high);
    });
    return found;
}

/// The state must be a decision.
inline SoloAnalysis analyse(const line::Game<line::Solo>& game, const line::State& state,
                            Budget budget, std::uint64_t seed) {
    SoloPlanner planner(game, state, budget, seed);
    planner.run();
    auto actions = planner.candidates();
    std::stable_sort(actions.begin(), actions.end(), [](const auto& one, const auto& other) {
        return one.mean().win > other.mean().win;
    });
    return {can_all_be_laid(state), visible_can_be_laid(state), actions};
}

}  // namespace dominium::search
