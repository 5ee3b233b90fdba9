// The name of a game with its options.
#pragma once

#include <optional>
#include <string_view>

#include "tree.hpp"

namespace dominium::message_trees {

/// The name of a preset, where a game goes by it, or of the game.
template <class Rules>
Message game_name(const typename Rules::Options& options) {
    if constexpr (requires { Rules::preset_named(options); }) {
        if (std::optional<std::string_view> preset = Rules::preset_named(options)) {
            return message("preset-", *preset);
        }
    }
    return message("game-", Rules::id);
}

}  // namespace dominium::message_trees
