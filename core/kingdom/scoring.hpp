// Scoring of a kingdom, with its explanation, and the ranking of several.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "buildings.hpp"
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
        return fields_of(field("terrain", &Property::terrain), field("squares", &Property::squares),
                         field("size", &Property::size), field("crowns", &Property::crowns),
                         field("points", &Property::points));
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
        return fields_of(field("name", &Bonus::bonus), field("points", &Bonus::points));
    }
    bool operator==(const Bonus&) const = default;
};

/// Coins at the end: three make a point, the rest breaks ties.
struct TreasuryScore {
    int coins;
    int points;
    int left_over;

    static constexpr std::string_view name = "TreasuryScore";
    static constexpr auto fields() {
        return fields_of(field("coins", &TreasuryScore::coins),
                         field("points", &TreasuryScore::points),
                         field("left_over", &TreasuryScore::left_over));
    }
    bool operator==(const TreasuryScore&) const = default;
};

/// A building in a kingdom: `count` of what it counts (1 for fixed points), points for `each`.
struct BuildingScore {
    Building building;
    std::optional<Square> square;
    int each;
    int count;
    int points;

    static constexpr std::string_view name = "BuildingScore";
    static constexpr auto fields() {
        return fields_of(field("building", &BuildingScore::building),
                         field("square", &BuildingScore::square),
                         field("each", &BuildingScore::each), field("count", &BuildingScore::count),
                         field("points", &BuildingScore::points));
    }
    bool operator==(const BuildingScore&) const = default;
};

/// The queen's property, by its place in the list of properties (from 0), and the points of her
/// crown.
struct QueenScore {
    int property_index;
    int points;

    static constexpr std::string_view name = "QueenScore";
    static constexpr auto fields() {
        return fields_of(field("property_index", &QueenScore::property_index),
                         field("points", &QueenScore::points));
    }
    bool operator==(const QueenScore&) const = default;
};

/// A row of the printed score sheet: `treasury`, a terrain, `buildings`, or `bonuses`.
struct SheetRow {
    std::string row;
    int points;

    static constexpr std::string_view name = "SheetRow";
    static constexpr auto fields() {
        return fields_of(field("row", &SheetRow::row), field("points", &SheetRow::points));
    }
    bool operator==(const SheetRow&) const = default;
};

/// The score of a kingdom of Queendomino besides its properties, and its score sheet.
struct CourtScore {
    TreasuryScore treasury;
    std::vector<BuildingScore> buildings;
    std::optional<QueenScore> queen;
    std::vector<SheetRow> sheet;

    static constexpr std::string_view name = "CourtScore";
    static constexpr auto fields() {
        return fields_of(field("treasury", &CourtScore::treasury),
                         field("buildings", &CourtScore::buildings),
                         field("queen", &CourtScore::queen), field("sheet", &CourtScore::sheet));
    }
    bool operator==(const CourtScore&) const = default;
};

/// The explained score of a kingdom and the seats that it belongs to.
struct KingdomScore {
    int kingdom;
    std::vector<int> seats;
    int total;
    std::vector<Property> properties;
    std::vector<Bonus> bonuses;
    int largest_property;
    int crowns;
    /// Only in Queendomino.
    std::optional<CourtScore> court;

    static constexpr std::string_view name = "KingdomScore";
    static constexpr auto fields() {
        return fields_of(
            field("kingdom", &KingdomScore::kingdom), field("seats", &KingdomScore::seats),
            field("total", &KingdomScore::total), field("properties", &KingdomScore::properties),
            field("bonuses", &KingdomScore::bonuses),
            field("largest_property", &KingdomScore::largest_property),
            field("crowns", &KingdomScore::crowns), field("court", &KingdomScore::court));
    }
    bool operator==(const KingdomScore&) const = default;
};

/// The bonuses that a game counts.
struct BonusRules {
    bool middle_kingdom = false;
    bool harmony = false;
};

/// Visits every property of a terrain as (its squares); only those that touch `seeds`.
template <class W, class Boxes, class Visit>
constexpr void for_each_property(const Kingdom<W, Boxes>& kingdom, Terrain terrain,
                                 typename W::Set seeds, Visit&& visit) {
    const auto& area = kingdom.squares_of(terrain);
    for (auto rest = seeds & area; rest.any();) {
        auto squares = flood<W>(W::Set::of(rest.first()), area);
        rest = rest.without(squares);
        visit(squares);
    }
}

/// The points of all properties.
template <class W, class Boxes>
constexpr int property_points(const Kingdom<W, Boxes>& kingdom) {
    int points = 0;
    for (int terrain = 0; terrain < Boxes::terrains; ++terrain) {
        for_each_property(kingdom, static_cast<Terrain>(terrain), kingdom.crowned(),
                          [&](const typename W::Set& squares) {
                              points += squares.count() * kingdom.crowns_in(squares);
                          });
    }
    return points;
}

/// The castle is in the centre: of the tray, or (floating) no square is further from it than half
/// the size. Rules page, scoring, `middle_kingdom`.
template <class W, class Boxes>
constexpr bool castle_is_central(const Kingdom<W, Boxes>& kingdom, int size = W::size,
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

/// The points of the bonuses that are switched on.
template <class W, class Boxes>
constexpr int bonus_points(const Kingdom<W, Boxes>& kingdom, BonusRules rules) {
    int points = 0;
    if (rules.middle_kingdom && castle_is_central(kingdom)) points += middle_kingdom_points;
    if (rules.harmony && kingdom.discards() == 0) points += harmony_points;
    return points;
}

/// The total score without its explanation. Properties are found in the kingdom, or known from a
/// `PropertyMap` of it.
template <class W, class Boxes, class Properties>
constexpr int total_points(const Kingdom<W, Boxes>& kingdom, const Properties& properties,
                           BonusRules rules) {
    return property_points(properties) + bonus_points(kingdom, rules);
}

template <class W, class Boxes>
constexpr int total_points(const Kingdom<W, Boxes>& kingdom, BonusRules rules) {
    return total_points(kingdom, kingdom, rules);
}

template <class W, class Boxes>
constexpr int largest_property(const Kingdom<W, Boxes>& kingdom) {
    int largest = 0;
    for (int terrain = 0; terrain < Boxes::terrains; ++terrain) {
        for_each_property(
            kingdom, static_cast<Terrain>(terrain), kingdom.occupied(),
            [&](const typename W::Set& squares) { largest = std::max(largest, squares.count()); });
    }
    return largest;
}

template <class W, class Boxes>
std::vector<Property> properties_of(const Kingdom<W, Boxes>& kingdom) {
    std::vector<Property> properties;
    for (int index = 0; index < Boxes::terrains; ++index) {
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
inline KingdomScore score_from(std::vector<Property> properties, std::vector<Bonus> bonuses) {
    KingdomScore score{0, {0}, 0, std::move(properties), std::move(bonuses), 0, 0, std::nullopt};
    for (const Property& property : score.properties) {
        score.total += property.points;
        score.crowns += property.crowns;
        score.largest_property = std::max(score.largest_property, property.size);
    }
    for (const Bonus& bonus : score.bonuses) score.total += bonus.points;
    return score;
}

/// The explained score of the land of a kingdom.
template <class W, class Boxes>
KingdomScore score_of(const Kingdom<W, Boxes>& kingdom, BonusRules rules) {
    return score_from(properties_of(kingdom),
                      bonuses_of(castle_is_central(kingdom), kingdom.discards() == 0, rules));
}

enum class TieBreak : std::uint8_t { none, largest_property, crowns, coins, shared };

constexpr std::array<std::string_view, 5> enumerators(TieBreak) {
    return {"none", "largest_property", "crowns", "coins", "shared"};
}

/// A kingdom's place at the end; `tie_break` is the last thing that had to be asked to tell it from
/// kingdoms of equal score. Places after a shared one are skipped: 1, 1, 3.
/// What a game does not ask to break a tie is 0: in a match of several games the sums alone count,
/// in Queendomino coins left over count instead of crowns.
struct Standing {
    int kingdom;
    std::vector<int> seats;
    int place;
    int total;
    int largest_property;
    int crowns;
    int coins;
    TieBreak tie_break;

    static constexpr std::string_view name = "Standing";
    static constexpr auto fields() {
        return fields_of(field("kingdom", &Standing::kingdom), field("seats", &Standing::seats),
                         field("place", &Standing::place), field("total", &Standing::total),
                         field("largest_property", &Standing::largest_property),
                         field("crowns", &Standing::crowns), field("coins", &Standing::coins),
                         field("tie_break", &Standing::tie_break));
    }
    bool operator==(const Standing&) const = default;
};

/// The tie-break between two kingdoms of equal score.
constexpr TieBreak tie_break_between(const Standing& one, const Standing& other) {
    if (one.largest_property != other.largest_property) return TieBreak::largest_property;
    if (one.crowns != other.crowns) return TieBreak::crowns;
    if (one.coins != other.coins) return TieBreak::coins;
    return TieBreak::shared;
}

/// Sorts the best first and fills in places and tie-breaks: highest total, then the larger largest
/// property, then more crowns (CZ-K) or coins left over (CZ-Q), then the place is shared.
inline std::vector<Standing> ranked(std::vector<Standing> standings) {
    auto rank = [](const Standing& one) {
        return std::tuple{-one.total, -one.largest_property, -one.crowns, -one.coins};
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
            standing.tie_break = std::max(standing.tie_break, tie_break_between(other, standing));
        }
    }
    return standings;
}

/// The outcome of a match: seats grouped by place, best first, and their standings.
struct Outcome {
    std::vector<std::vector<int>> ranking;
    std::vector<Standing> standings;
    std::string reason = "completed";

    static Outcome of(std::vector<Standing> standings) {
        Outcome outcome{{}, std::move(standings)};
        int place = 0;
        for (const Standing& standing : outcome.standings) {
            if (standing.place != place) outcome.ranking.emplace_back();
            auto& seats = outcome.ranking.back();
            seats.insert(seats.end(), standing.seats.begin(), standing.seats.end());
            place = standing.place;
        }
        return outcome;
    }

    static constexpr std::string_view name = "Outcome";
    static constexpr auto fields() {
        return fields_of(field("reason", &Outcome::reason), field("ranking", &Outcome::ranking),
                         field("standings", &Outcome::standings));
    }
    bool operator==(const Outcome&) const = default;
};

}  // namespace dominium::kingdom
