// Simple players that need no search, by name; each game has a greedy player of its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "../base/fields.hpp"
#include "../base/random.hpp"
#include "search_of.hpp"

namespace dominium::search {

enum class Policy : std::uint8_t { random, greedy };

constexpr std::array<std::string_view, 2> enumerators(Policy) { return {"random", "greedy"}; }

constexpr std::optional<Policy> policy_named(std::string_view text) {
    for (Policy policy : {Policy::random, Policy::greedy}) {
        if (text_of(policy) == text) return policy;
    }
    return std::nullopt;
}

/// The policy of each seat.
using Seating = std::vector<Policy>;

inline bool all_random(const Seating& seating) {
    return std::all_of(seating.begin(), seating.end(),
                       [](Policy policy) { return policy == Policy::random; });
}

/// Plays one action by a policy.
template <class Game>
constexpr void play_by(Policy policy, const Game& game, typename Game::State& state, Random& random,
                       typename Game::Playout& playout) {
    if (policy == Policy::greedy) {
        SearchOf<Game>::play_greedy(game, state, random, playout);
    } else {
        game.play_random(state, random, playout);
    }
}

}  // namespace dominium::search
