// Playouts of line games: a deal played to its end.
#pragma once

#include <cstdint>

#include "../base/random.hpp"
#include "search_of.hpp"

namespace dominium::search {

/// Plays the running deal to its end: chance at random, every seat greedily or at random. Playouts
/// with the same luck draw alike, whatever the seats do.
template <class R>
void play_out_deal(const line::Game<R>& game, line::State& state, int greedy_per_mille,
                   std::uint64_t luck) {
    Silence silence;
    Random chance(luck);
    Random choices = Random::of_game(luck, 1);
    auto deal = state.match.deal;
    while (state.step != line::Step::finished && state.match.deal == deal) {
        if (line::is_chance(state.step)) {
            game.play_random(state, chance, silence);
        } else if (choices.below(1000) < greedy_per_mille) {
            LineSearchOf<R>::play_greedy(game, state, choices, silence);
        } else {
            game.play_random(state, choices, silence);
        }
    }
}

}  // namespace dominium::search
