// Terrains and the dominoes of the kingdom games.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "../fields.hpp"

namespace dominium::kingdom {

enum class Terrain : std::uint8_t { wheat, forest, lake, grassland, swamp, mine };

constexpr int terrain_count = 6;

constexpr std::array<std::string_view, terrain_count> enumerators(Terrain) {
    return {"wheat", "forest", "lake", "grassland", "swamp", "mine"};
}

/// The letter of a terrain in positions.
constexpr char letter_of(Terrain terrain) { return text_of(terrain)[0]; }

constexpr std::optional<Terrain> terrain_of(char letter) {
    for (int index = 0; index < terrain_count; ++index) {
        auto terrain = static_cast<Terrain>(index);
        if (letter_of(terrain) == letter) return terrain;
    }
    return std::nullopt;
}

constexpr int max_crowns = 3;

/// One half of a domino, one square of a kingdom: a terrain with 0–3 crowns.
struct Half {
    Terrain terrain;
    std::uint8_t crowns;

    static constexpr std::string_view name = "Half";
    static constexpr auto fields() {
        return std::tuple{field("terrain", &Half::terrain), field("crowns", &Half::crowns)};
    }
    constexpr bool operator==(const Half&) const = default;
};

struct Domino {
    Half left;
    Half right;

    /// Both halves show the same: turning the domino round changes nothing.
    constexpr bool has_equal_halves() const { return left == right; }
    constexpr bool operator==(const Domino&) const = default;
};

constexpr int domino_count = 48;

/// The dominoes of Kingdomino; number 1 stands first.
constexpr std::array<Domino, domino_count> dominoes{{
#include "kingdomino_dominoes.inc"
}};

/// The domino with a printed number, 1–48.
constexpr const Domino& domino_numbered(int number) {
    return dominoes[static_cast<std::size_t>(number - 1)];
}

}  // namespace dominium::kingdom
