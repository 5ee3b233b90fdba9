// The holdings of a kingdom of Queendomino besides its land, and their score.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "buildings.hpp"
#include "kingdom.hpp"
#include "property_map.hpp"
#include "scoring.hpp"

namespace dominium::kingdom {

constexpr int first_knights = 1;
constexpr int coins_per_point = 3;

/// Coins, knights, towers and buildings of a kingdom in the window `W`. A value without padding.
template <class W>
struct Holdings {
    using Set = typename W::Set;

    /// Squares on which knights and buildings stand.
    Set knights_on{};
    Set built{};
    /// The building on each square in `built`; long enough that, with the four bytes behind it, it
    /// ends on a whole word.
    std::array<Building, (W::bit_count + 4 + 7) / 8 * 8 - 4> building{};
    std::uint16_t coins = 0;
    /// Knights in the supply.
    std::uint8_t knights = 0;
    std::uint8_t towers = 0;

    /// All knights, in the supply and in the kingdom.
    constexpr int all_knights() const { return knights + knights_on.count(); }

    constexpr const BuildingInfo& building_on(int bit) const {
        return info_of(building[static_cast<std::size_t>(bit)]);
    }

    /// Notes a building on a square; its knights and towers arrive at once.
    constexpr void add(Building chosen, int bit) {
        built.add(bit);
        building[static_cast<std::size_t>(bit)] = chosen;
        knights = static_cast<std::uint8_t>(knights + info_of(chosen).knights);
        towers = static_cast<std::uint8_t>(towers + info_of(chosen).towers);
    }

    constexpr bool operator==(const Holdings&) const = default;
};

/// Town squares without a building; a knight there does not hinder one.
template <class W, class Boxes>
constexpr typename W::Set free_towns(const Kingdom<W, Boxes>& land, const Holdings<W>& holdings) {
    return land.squares_of(Terrain::town).without(holdings.built);
}

/// Puts a building onto a town square, with everything it brings.
template <class W, class Boxes>
constexpr void raise_building(Building building, Square square, Kingdom<W, Boxes>& land,
                              Holdings<W>& holdings) {
    holdings.add(building, W::bit(square));
    land.crown(square, info_of(building).crowns);
}

template <class W, class Boxes>
constexpr int property_count(const Kingdom<W, Boxes>& land, Terrain terrain) {
    int count = 0;
    for_each_property(land, terrain, land.squares_of(terrain),
                      [&](const typename W::Set&) { ++count; });
    return count;
}

/// The number of things that a building counts; 1 for fixed points.
template <class W, class Properties>
constexpr int counted_by(PointsPer per, const Properties& properties, const Holdings<W>& holdings) {
    if (per == PointsPer::towers) return holdings.towers;
    if (per == PointsPer::knights) return holdings.all_knights();
    if (auto terrain = counted_terrain(per)) return property_count(properties, *terrain);
    return 1;
}

template <class W, class Properties>
constexpr int building_points(const Properties& properties, const Holdings<W>& holdings) {
    // Copies of a building count the same things: each is counted once.
    std::array<int, enumerators(PointsPer{}).size()> points_each{};
    holdings.built.for_each([&](int bit) {
        const BuildingInfo& info = holdings.building_on(bit);
        points_each[static_cast<std::size_t>(info.points_per)] += info.points;
    });
    int points = 0;
    for (std::size_t per = 0; per < points_each.size(); ++per) {
        if (points_each[per] == 0) continue;
        points += points_each[per] * counted_by(static_cast<PointsPer>(per), properties, holdings);
    }
    return points;
}

/// The total score without its explanation. The queen adds a crown to the largest property.
template <class W, class Boxes, class Properties>
constexpr int total_points(const Kingdom<W, Boxes>& land, const Properties& properties,
                           const Holdings<W>& holdings, bool queen, BonusRules rules) {
    return holdings.coins / coins_per_point + total_points(land, properties, rules) +
           building_points(properties, holdings) + (queen ? largest_property(properties) : 0);
}

/// Puts the queen into the largest property; of several the one that scores most, then the first
/// one of the score sheet.
inline std::optional<QueenScore> host_queen(std::vector<Property>& properties) {
    auto rank = [](const Property& one) { return std::pair{one.size, one.points}; };
    int best = -1;
    for (int place = 0; place < static_cast<int>(properties.size()); ++place) {
        auto index = static_cast<std::size_t>(place);
        if (best < 0 || rank(properties[index]) > rank(properties[static_cast<std::size_t>(best)]))
            best = place;
    }
    if (best < 0) return std::nullopt;
    Property& host = properties[static_cast<std::size_t>(best)];
    ++host.crowns;
    host.points += host.size;
    return QueenScore{best, host.size};
}

template <class W, class Boxes>
std::vector<BuildingScore> building_scores(const Kingdom<W, Boxes>& land,
                                           const Holdings<W>& holdings) {
    std::vector<BuildingScore> scores;
    holdings.built.for_each([&](int bit) {
        const BuildingInfo& info = holdings.building_on(bit);
        int count = counted_by(info.points_per, land, holdings);
        scores.push_back({holdings.building[static_cast<std::size_t>(bit)], W::square_at(bit),
                          info.points, count, info.points * count});
    });
    return scores;
}

/// The rows of the printed score sheet; its last is for bonuses, which only variants have.
inline std::vector<SheetRow> sheet_of(const KingdomScore& score, const CourtScore& court) {
    std::vector<SheetRow> sheet{{"treasury", court.treasury.points}};
    for (std::string_view terrain : enumerators(Terrain{})) {
        sheet.push_back({std::string(terrain), 0});
    }
    for (const Property& property : score.properties) {
        sheet[static_cast<std::size_t>(property.terrain) + 1].points += property.points;
    }
    sheet.push_back({"buildings", 0});
    for (const BuildingScore& building : court.buildings) sheet.back().points += building.points;
    if (!score.bonuses.empty()) sheet.push_back({"bonuses", 0});
    for (const Bonus& bonus : score.bonuses) sheet.back().points += bonus.points;
    return sheet;
}

/// The explained score of a kingdom with everything in it.
template <class W, class Boxes>
KingdomScore score_of(const Kingdom<W, Boxes>& land, const Holdings<W>& holdings, bool queen,
                      std::vector<Bonus> bonuses) {
    auto properties = properties_of(land);
    int coins = holdings.coins;
    CourtScore court{{coins, coins / coins_per_point, coins % coins_per_point},
                     building_scores(land, holdings),
                     queen ? host_queen(properties) : std::nullopt,
                     {}};
    KingdomScore score = score_from(std::move(properties), std::move(bonuses));
    score.total += court.treasury.points;
    for (const BuildingScore& building : court.buildings) score.total += building.points;
    court.sheet = sheet_of(score, court);
    score.court = std::move(court);
    return score;
}

}  // namespace dominium::kingdom
