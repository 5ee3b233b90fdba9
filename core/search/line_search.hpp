// Search in the tile games from what one seat knows: worlds that agree with everything seen are
// drawn at random, and every action is tried by playouts in the same worlds.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "../line/memory.hpp"
#include "halving.hpp"
#include "line_greedy.hpp"
#include "line_values.hpp"

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
            play_greedy(game, state, choices, silence);
        } else {
            game.play_random(state, choices, silence);
        }
    }
}

template <class R>
class LineSearch {
public:
    using Action = line::Action;

    /// The memory must be that of the acting seat: its actions are the same in all its worlds.
    /// Without actions to compare, all are tried.
    LineSearch(const line::Game<R>& game, const line::Memory& memory, Budget budget,
               std::uint64_t seed, std::vector<Action> compared = {})
        : game_(game),
          worlds_(memory.worlds(game)),
          greedy_per_mille_(budget.greedy_per_mille(1.0)),
          halving_(compared.empty() ? actions(seed) : std::move(compared), budget, seed) {}

    /// The actions that are tried; after `run` the best first.
    const std::vector<Candidate<Action>>& candidates() const { return halving_.candidates(); }

    /// Spends the budget.
    void run(const Pause& pause = {}) {
        halving_.run(
            [this](std::span<Candidate<Action>> candidates, std::uint64_t luck) {
                Random random(luck);
                line::State world = likely_world(random);
                std::uint64_t playout_luck = random.next();
                for (auto& candidate : candidates) {
                    Silence silence;
                    line::State state = world;
                    game_.apply(state, candidate.action, silence);
                    play_out_deal(game_, state, greedy_per_mille_, playout_luck);
                    candidate.add(worth_of_deal(game_, world.match, state, world.seat));
                }
            },
            pause);
    }

private:
    std::vector<Action> actions(std::uint64_t seed) const {
        Random random(seed);
        return game_.legal_actions(worlds_.sample(random));
    }

    /// A world in which the others have rather played as they should. Only in Twenty-One that says
    /// much: who stands has a good total.
    line::State likely_world(Random& random) const {
        constexpr int most_tries = 20;
        line::State world = worlds_.sample(random);
        if constexpr (std::is_same_v<R, line::TwentyOne>) {
            for (int tries = 1; tries < most_tries && stands_too_low(world); ++tries) {
                world = worlds_.sample(random);
            }
        }
        return world;
    }

    bool stands_too_low(const line::State& world) const {
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (world.stood[seat] && wants_another(world.hands[seat])) return true;
        }
        return false;
    }

    line::Game<R> game_;
    line::Worlds worlds_;
    int greedy_per_mille_;
    Halving<Action> halving_;
};

}  // namespace dominium::search
