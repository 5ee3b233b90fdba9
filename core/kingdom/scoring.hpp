// Scoring of a kingdom, with its explanation, and the ranking of several.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "kingdom.hpp"

namespace dominium::kingdom {

constexpr int middle_kingdom_points = 10;
constexpr int harmony_points = 5;

/// A maximal edge-connected group of squares of one terrain; it scores squares × crowns.
struct Property {
    Terrain terrain;
    std::vector<Square> squares;
    int size;
    int crowns;
    int points;

    static constexpr std::string_view name = "Property";
    static constexpr auto fields() {
        return std::tuple{field("terrain", &Property::terrain),
                          field("squares", &Property::squares), field("size", &Property::size),
                          field("crowns", &Property::crowns), field("points", &Property::points)};
    }
    bool operator==(const Property&) const = default;
};

enum class BonusName : std::uint8_t { middle_kingdom, harmony };

constexpr std::array<std::string_view, 2> enumerators(BonusName) {
    return {"middle_kingdom", "harmony"};
}

/// A bonus that is switched on; no points while its condition does not hold.
struct Bonus {
    BonusName bonus;
    int points;

    static constexpr std::string_view name = "Bonus";
    static constexpr auto fields() {
        return std::tuple{field("name", &Bonus::bonus), field("points", &Bonus::points)};
    }
    bool operator==(const Bonus&) const = default;
};

struct KingdomScore {
    int seat;
    int total;
    std::vector<Property> properties;
    std::vector<Bonus> bonuses;
    int largest_property;
    int crowns;

    static constexpr std::string_view name = "KingdomScore";
    static constexpr auto fields() {
        return std::tuple{field("seat", &KingdomScore::seat),
                          field("total", &KingdomScore::total),
                          field("properties", &KingdomScore::properties),
                          field("bonuses", &KingdomScore::bonuses),
                          field("largest_property", &KingdomScore::largest_property),
                          field("crowns", &KingdomScore::crowns)};
    }
    bool operator==(const KingdomScore&) const = default;
};

/// Which bonuses a game counts.
struct BonusRules {
    bool middle_kingdom = false;
    bool harmony = false;
};

/// Visits every property of a terrain as (its squares); only those that touch `seeds`.
template <class W, class Visit>
constexpr void for_each_property(const Kingdom<W>& kingdom, Terrain terrain, typename W::Set seeds,
                                 Visit&& visit) {
    const auto& area = kingdom.squares_of(terrain);
    for (auto rest = seeds & area; rest.any();) {
        auto squares = flood<W>(W::Set::of(rest.first()), area);
        rest = rest.without(squares);
        visit(squares);
    }
}

/// The points of all properties of one terrain.
template <class W>
constexpr int terrain_points(const Kingdom<W>& kingdom, Terrain terrain) {
    int points = 0;
    for_each_property(kingdom, terrain, kingdom.crowned(), [&](const typename W::Set& squares) {
        points += squares.count() * kingdom.crowns_in(squares);
    });
    return points;
}

/// The castle is in the centre: of the tray, or (floating) no square is further from it than half
/// the size. Rules page, scoring, `middle_kingdom`.
template <class W>
constexpr bool castle_is_central(const Kingdom<W>& kingdom, int size = W::size,
                                 bool fixed = W::fixed) {
    if (!kingdom.has_castle()) return false;
    int reach = (size - 1) / 2;
    Square castle = kingdom.castle();
    if (fixed) return castle.column == reach && castle.row == reach;
    return castle.column - kingdom.first().column <= reach &&
           kingdom.last().column - castle.column <= reach &&
           castle.row - kingdom.first().row <= reach && kingdom.last().row - castle.row <= reach;
}

/// The bonuses that are switched on, each with the points it is worth now.
inline std::vector<Bonus> bonuses_of(bool central, bool nothing_discarded, BonusRules rules) {
    std::vector<Bonus> bonuses;
    if (rules.middle_kingdom) {
        bonuses.push_back({BonusName::middle_kingdom, central ? middle_kingdom_points : 0});
    }
    if (rules.harmony) {
        bonuses.push_back({BonusName::harmony, nothing_discarded ? harmony_points : 0});
    }
    return bonuses;
}

/// The total score without its explanation.
template <class W>
constexpr int total_points(const Kingdom<W>& kingdom, BonusRules rules) {
    int points = 0;
    for (int terrain = 0; terrain < terrain_count; ++terrain) {
        points += terrain_points(kingdom, static_cast<Terrain>(terrain));
    }
    if (rules.middle_kingdom && castle_is_central(kingdom)) points += middle_kingdom_points;
    if (rules.harmony && kingdom.discards() == 0) points += harmony_points;
    return points;
}

template <class W>
constexpr int largest_property(const Kingdom<W>& kingdom) {
    int largest = 0;
    for (int terrain = 0; terrain < terrain_count; ++terrain) {
        for_each_property(
            kingdom, static_cast<Terrain>(terrain), kingdom.occupied(),
            [&](const typename W::Set& squares) { largest = std::max(largest, squares.count()); });
    }
    return largest;
}

template <class W>
std::vector<Property> properties_of(const Kingdom<W>& kingdom) {
    std::vector<Property> properties;
    for (int index = 0; index < terrain_count; ++index) {
        auto terrain = static_cast<Terrain>(index);
        for_each_property(kingdom, terrain, kingdom.occupied(), [&](const typename W::Set& area) {
            std::vector<Square> squares;
            area.for_each([&](int bit) { squares.push_back(W::square_at(bit)); });
            int size = area.count();
            int crowns = kingdom.crowns_in(area);
            properties.push_back({terrain, std::move(squares), size, crowns, size * crowns});
        });
    }
    return properties;
}

/// Adds properties and bonuses up.
inline KingdomScore score_from(int seat, std::vector<Property> properties,
                               std::vector<Bonus> bonuses) {
    KingdomScore score{seat, 0, std::move(properties), std::move(bonuses), 0, 0};
    for (const Property& property : score.properties) {
        score.total += property.points;
        score.crowns += property.crowns;
        score.largest_property = std::max(score.largest_property, property.size);
    }
    for (const Bonus& bonus : score.bonuses) score.total += bonus.points;
    return score;
}

/// The explained score of a kingdom.
template <class W>
KingdomScore score_of(const Kingdom<W>& kingdom, int seat, BonusRules rules) {
    return score_from(seat, properties_of(kingdom),
                      bonuses_of(castle_is_central(kingdom), kingdom.discards() == 0, rules));
}

enum class TieBreak : std::uint8_t { none, largest_property, crowns, shared };

constexpr std::array<std::string_view, 4> enumerators(TieBreak) {
    return {"none", "largest_property", "crowns", "shared"};
}

/// A seat's place at the end; `tie_break` is the last thing that had to be asked to tell it from
/// seats of equal score. Places after a shared one are skipped: 1, 1, 3.
/// In a match of several games the sums alone count, and the two tie-break values are 0.
struct Standing {
    int seat;
    int place;
    int total;
    int largest_property;
    int crowns;
    TieBreak tie_break;

    static constexpr std::string_view name = "Standing";
    static constexpr auto fields() {
        return std::tuple{field("seat", &Standing::seat),
                          field("place", &Standing::place),
                          field("total", &Standing::total),
                          field("largest_property", &Standing::largest_property),
                          field("crowns", &Standing::crowns),
                          field("tie_break", &Standing::tie_break)};
    }
    bool operator==(const Standing&) const = default;
};

/// Sorts the best first and fills in places and tie-breaks: highest total, then the larger largest
/// property, then more crowns, then the place is shared (CZ-K, end of the game).
inline std::vector<Standing> ranked(std::vector<Standing> standings) {
    auto rank = [](const Standing& one) {
        return std::tuple{-one.total, -one.largest_property, -one.crowns};
    };
    std::stable_sort(
        standings.begin(), standings.end(),
        [&](const Standing& one, const Standing& other) { return rank(one) < rank(other); });
    for (Standing& standing : standings) {
        standing.place = 1;
        standing.tie_break = TieBreak::none;
        for (const Standing& other : standings) {
            if (&other == &standing) continue;
            if (rank(other) < rank(standing)) ++standing.place;
            if (other.total != standing.total) continue;
            TieBreak tie_break = other.largest_property != standing.largest_property
                                     ? TieBreak::largest_property
                                 : other.crowns != standing.crowns ? TieBreak::crowns
                                                                   : TieBreak::shared;
            standing.tie_break = std::max(standing.tie_break, tie_break);
        }
    }
    return standings;
}

/// How a match ended: seats grouped by place, best first, and their standings.
struct Outcome {
    std::vector<std::vector<int>> ranking;
    std::vector<Standing> standings;
    std::string_view reason = "completed";

    static Outcome of(std::vector<Standing> standings) {
        Outcome outcome{{}, std::move(standings)};
        int place = 0;
        for (const Standing& standing : outcome.standings) {
            if (standing.place != place) outcome.ranking.emplace_back();
            outcome.ranking.back().push_back(standing.seat);
            place = standing.place;
        }
        return outcome;
    }

    static constexpr std::string_view name = "Outcome";
    static constexpr auto fields() {
        return std::tuple{field("reason", &Outcome::reason), field("ranking", &Outcome::ranking),
                          field("standings", &Outcome::standings)};
    }
    bool operator==(const Outcome&) const = default;
};

}  // namespace dominium::kingdom
