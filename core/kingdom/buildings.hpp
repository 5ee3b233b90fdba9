// The building tokens of Queendomino: a catalogue read from the data file, so that no code knows
// what a building brings.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "dominoes.hpp"

namespace dominium::kingdom {

/// A building by its place in the catalogue.
enum class Building : std::uint8_t {};

/// The effect of a building whenever its owner collects taxes.
enum class TaxEffect : std::uint8_t { none, tax_coin_per_tower, tax_coin_per_knight };

constexpr std::array<std::string_view, 3> enumerators(TaxEffect) {
    return {"none", "tax_coin_per_tower", "tax_coin_per_knight"};
}

/// The unit that a building's points are counted for: itself, separate properties of a terrain (in
/// the order of `Terrain`), towers or knights.
enum class PointsPer : std::uint8_t {
    building,
    wheat_areas,
    forest_areas,
    lake_areas,
    grassland_areas,
    swamp_areas,
    mine_areas,
    town_areas,
    towers,
    knights
};

constexpr std::array<std::string_view, 10> enumerators(PointsPer) {
    return {"building",    "wheat_areas", "forest_areas", "lake_areas", "grassland_areas",
            "swamp_areas", "mine_areas",  "town_areas",   "towers",     "knights"};
}

/// The terrain whose properties are counted, if it is terrain.
constexpr std::optional<Terrain> counted_terrain(PointsPer per) {
    if (per < PointsPer::wheat_areas || per > PointsPer::town_areas) return std::nullopt;
    return static_cast<Terrain>(static_cast<int>(per) - static_cast<int>(PointsPer::wheat_areas));
}

/// The facts of a building (rules page, "Buildings").
struct BuildingInfo {
    std::string_view id;
    std::uint8_t count;
    std::uint8_t knights;
    std::uint8_t towers;
    /// The source for the knights and towers.
    std::string_view source;
    TaxEffect effect;
    std::uint8_t crowns;
    /// Points for each thing counted.
    std::uint8_t points;
    PointsPer points_per;

    static constexpr std::string_view name = "BuildingInfo";
    static constexpr auto fields() {
        return fields_of(
            field("id", &BuildingInfo::id), field("count", &BuildingInfo::count),
            field("knights", &BuildingInfo::knights), field("towers", &BuildingInfo::towers),
            field("source", &BuildingInfo::source), field("effect", &BuildingInfo::effect),
            field("crowns", &BuildingInfo::crowns), field("points", &BuildingInfo::points),
            field("points_per", &BuildingInfo::points_per));
    }
    bool operator==(const BuildingInfo&) const = default;
};

constexpr std::array buildings = [] {
    using enum TaxEffect;
    using enum PointsPer;
    return std::to_array<BuildingInfo>({
#include "queendomino_buildings.inc"
    });
}();

constexpr int building_count = static_cast<int>(buildings.size());

constexpr std::array<std::string_view, buildings.size()> enumerators(Building) {
    std::array<std::string_view, buildings.size()> ids{};
    for (std::size_t number = 0; number < ids.size(); ++number) ids[number] = buildings[number].id;
    return ids;
}

constexpr const BuildingInfo& info_of(Building building) {
    return buildings[static_cast<std::size_t>(building)];
}

constexpr std::optional<Building> building_named(std::string_view id) {
    for (std::size_t number = 0; number < buildings.size(); ++number) {
        if (buildings[number].id == id) return static_cast<Building>(number);
    }
    return std::nullopt;
}

}  // namespace dominium::kingdom
