// The checks that hold for every game, of kingdoms and of tiles.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "../base/random.hpp"
#include "check.hpp"

namespace dominium::tests {

template <class T>
const T& random_one(const std::vector<T>& values, Random& random) {
    return values[static_cast<std::size_t>(random.below(static_cast<int>(values.size())))];
}

/// Every number names one action, and no others do.
template <class Game>
void check_numbers(const Game& game) {
    for (int index = 0; index < game.num_actions(); ++index) {
        CHECK(game.index(*game.action_at(index)) == index);
    }
    for (int index = 0; index < game.num_chance_actions(); ++index) {
        CHECK(game.index(*game.chance_action_at(index)) == index);
    }
    CHECK(!game.action_at(-1) && !game.action_at(game.num_actions()));
    CHECK(!game.chance_action_at(-1) && !game.chance_action_at(game.num_chance_actions()));
}

/// Membership in the legal actions and the lack of a refusal are the same, for every index.
template <class Game>
void check_refusals(const Game& game, const typename Game::State& state,
                    const std::vector<typename Game::Action>& legal) {
    auto check = [&](typename Game::Action action) {
        bool refused = game.refusal(state, action).has_value();
        if constexpr (requires { game.canonical(state, action); }) {
            action = game.canonical(state, action);
        }
        bool listed = std::find(legal.begin(), legal.end(), action) != legal.end();
        CHECK(listed == !refused);
    };
    for (int index = 0; index < game.num_actions(); ++index) check(*game.action_at(index));
    for (int index = 0; index < game.num_chance_actions(); ++index) {
        check(*game.chance_action_at(index));
    }
}

}  // namespace dominium::tests
