// The facts of a kingdom game's rules: what a game declares of itself, so that whatever serves both
// asks for a fact and never for a game.
#pragma once

#include <string_view>
#include <vector>

#include "../base/fields.hpp"
#include "actions.hpp"

namespace dominium::kingdom {

/// All facts of a game with its options.
struct Facts {
    /// True if a kingdom has buildings, coins, knights and perhaps the queen.
    bool has_court;
    /// The steps of a turn, in their order.
    std::vector<Step> steps;
    /// The tokens of buildings that chance draws.
    int building_tokens;
    /// The most games of a match.
    int most_games;
    static constexpr std::string_view name = "KingdomFacts";
    static constexpr auto fields() {
        return fields_of(field("has_court", &Facts::has_court), field("steps", &Facts::steps),
                         field("building_tokens", &Facts::building_tokens),
                         field("most_games", &Facts::most_games));
    }
    bool operator==(const Facts&) const = default;
};

template <class Game>
Facts facts_of(const Game& game) {
    return {Game::has_court,
            {Game::turn_steps.begin(), Game::turn_steps.end()},
            Game::building_tokens,
            game.games()};
}

}  // namespace dominium::kingdom
