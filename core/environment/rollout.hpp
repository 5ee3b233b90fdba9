// Whole trajectories of many games by a small network, without a word between the steps.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "../search/dispatch.hpp"
#include "../search/parallel.hpp"
#include "any_environments.hpp"
#include "policy_network.hpp"

namespace dominium::environment {

/// The output arrays, a block of one row a game for each step. What is before the first step and
/// behind the last one is there too: of observations, masks and actors one block more.
struct Trajectories {
    std::uint8_t* observations;
    std::int8_t* masks;
    std::int8_t* actors;
    std::int64_t* actions;
    float* reward;
    float* rewards;
    bool* terminated;
};

/// A network that decides for every seat that the caller has. Each game has a generator of its own,
/// so that the number of threads changes nothing.
class Rollout {
public:
    Rollout(PolicyNetwork network, std::size_t games, int threads)
        : network_(std::move(network)), threads_(threads), luck_(games, Random(0)) {}

    const PolicyNetwork& network() const { return network_; }
    std::size_t games() const { return luck_.size(); }

    /// Gives every game a generator; without a seed the most promising action is taken.
    void seed(std::optional<std::uint64_t> seed) {
        draws_ = seed.has_value();
        for (std::size_t game = 0; game < luck_.size(); ++game) {
            luck_[game] = Random::of_game(seed.value_or(0), game);
        }
    }

    /// Plays so many steps from what `outputs` hold, which hold at the end what is behind the last
    /// step. `pause` is called after each. A game that is over and is not reset is a mistake.
    template <class Pause>
    std::optional<Mistake> play(AnyEnvironments& environments, std::size_t steps,
                                const Outputs& before, const Outputs& outputs,
                                const Trajectories& into, Pause&& pause) {
        const std::size_t games = environments.count();
        const std::size_t size = games * static_cast<std::size_t>(environments.observation_size());
        const std::size_t width = games * static_cast<std::size_t>(environments.num_actions());
        const std::size_t seats = games * static_cast<std::size_t>(environments.seats());
        std::copy_n(before.observations, size, into.observations);
        std::copy_n(before.masks, width, into.masks);
        std::copy_n(before.actors, games, into.actors);
        for (std::size_t step = 0; step < steps; ++step) {
            const std::uint8_t* seen = into.observations + step * size;
            const std::int8_t* masks = into.masks + step * width;
            std::int64_t* actions = into.actions + step * games;
            decide(environments, seen, masks, actions);
            Outputs next = outputs;
            next.observations = into.observations + (step + 1) * size;
            next.masks = into.masks + (step + 1) * width;
            next.actors = into.actors + (step + 1) * games;
            next.reward = into.reward + step * games;
            next.rewards = into.rewards + step * seats;
            next.terminated = into.terminated + step * games;
            if (auto mistake = environments.step(actions, next)) return mistake;
            pause();
        }
        std::copy_n(into.observations + steps * size, size, outputs.observations);
        std::copy_n(into.masks + steps * width, width, outputs.masks);
        std::copy_n(into.actors + steps * games, games, outputs.actors);
        return std::nullopt;
    }

private:
    void decide(const AnyEnvironments& environments, const std::uint8_t* seen,
                const std::int8_t* masks, std::int64_t* actions) {
        const auto size = static_cast<std::size_t>(environments.observation_size());
        const auto width = static_cast<std::size_t>(environments.num_actions());
        search::for_each_slice(
            luck_.size(), threads_, [] {},
            [&](std::size_t, std::size_t first, std::size_t last) {
                PolicyNetwork::Scratch scratch;
                search::run_dispatched([&] {
                    for (std::size_t game = first; game < last; ++game) {
                        double fraction = draws_ ? luck_[game].fraction() : 0;
                        actions[game] = network_.choose(seen + game * size, masks + game * width,
                                                        draws_ ? &fraction : nullptr, scratch);
                    }
                });
            });
    }

    PolicyNetwork network_;
    int threads_;
    bool draws_ = false;
    std::vector<Random> luck_;
};

}  // namespace dominium::environment
