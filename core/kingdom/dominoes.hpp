// Terrains and the dominoes of the kingdom games.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "../base/bits.hpp"
#include "../base/fields.hpp"

namespace dominium::kingdom {

enum class Terrain : std::uint8_t { wheat, forest, lake, grassland, swamp, mine, town };

constexpr int terrain_count = 7;

constexpr std::array<std::string_view, terrain_count> enumerators(Terrain) {
    return {"wheat", "forest", "lake", "grassland", "swamp", "mine", "town"};
}

/// The letter of a terrain in positions.
constexpr char letter_of(Terrain terrain) { return dominium::text_of(terrain)[0]; }

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
        return fields_of(field("terrain", &Half::terrain), field("crowns", &Half::crowns));
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

/// The dominoes of one box, by their printed numbers from 1.
constexpr int domino_count = 48;
using DominoTable = std::array<Domino, domino_count>;

constexpr DominoTable kingdomino_dominoes{{
#include "kingdomino_dominoes.inc"
}};

constexpr DominoTable queendomino_dominoes{{
#include "queendomino_dominoes.inc"
}};

/// The capacity of the boxes of a game: kinds of terrain, which are the first of the enumeration,
/// and dominoes.
struct KingdominoBox {
    static constexpr int terrains = 6;
    static constexpr int dominoes = domino_count;
};
struct RoyalWeddingBoxes {
    static constexpr int terrains = terrain_count;
    static constexpr int dominoes = 2 * domino_count;
};

/// The faces of a game's dominoes, by their numbers from 1; a set with other faces than the usual
/// ones is played with those.
template <class Boxes>
using Faces = std::array<Domino, Boxes::dominoes>;

/// The usual faces, where Queendomino's dominoes follow Kingdomino's in the Royal Wedding.
constexpr Faces<RoyalWeddingBoxes> queendomino_faces(bool royal_wedding) {
    Faces<RoyalWeddingBoxes> faces{};
    std::size_t next = 0;
    if (royal_wedding) {
        for (const Domino& domino : kingdomino_dominoes) faces[next++] = domino;
    }
    for (const Domino& domino : queendomino_dominoes) faces[next++] = domino;
    return faces;
}

/// A set of dominoes by their numbers from 1. In the Royal Wedding the dominoes of Queendomino
/// have the numbers from 49, written `q1`–`q48`.
template <class Boxes>
class DominoSet {
public:
    static constexpr DominoSet range(int first, int last) {
        DominoSet set;
        set.numbers_ = Numbers::range(first - 1, last - 1);
        return set;
    }
    constexpr void add(int number) { numbers_.add(number - 1); }
    constexpr void remove(int number) { numbers_.remove(number - 1); }
    constexpr bool contains(int number) const {
        return number >= 1 && number <= Boxes::dominoes && numbers_.test(number - 1);
    }
    constexpr int count() const { return numbers_.count(); }
    /// The dominoes as numbers from 0.
    constexpr const BitSet<Boxes::dominoes>& numbers() const { return numbers_; }
    /// The number of the domino at place `k` (from 0) in rising order; `k` < count().
    constexpr int nth(int k) const { return numbers_.nth(k) + 1; }
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        numbers_.for_each([&](int bit) { visit(bit + 1); });
    }
    friend constexpr DominoSet operator&(DominoSet one, const DominoSet& other) {
        one.numbers_ &= other.numbers_;
        return one;
    }
    constexpr bool operator==(const DominoSet&) const = default;

private:
    using Numbers = BitSet<Boxes::dominoes>;
    Numbers numbers_{};
};

/// A domino's number in the notation: `24`, or `q24` for a domino of the second box.
inline std::string domino_text(int number) {
    if (number <= domino_count) return std::to_string(number);
    return "q" + std::to_string(number - domino_count);
}

}  // namespace dominium::kingdom
