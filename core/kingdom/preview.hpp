// Previews: the effects of actions, told before they are done.
#pragma once

#include "events.hpp"

namespace dominium::kingdom {

/// The effect of a placement, for lists and pictures.
struct Preview {
    BoardSquare first;
    BoardSquare second;
    int gain;
    Terrain property_terrain;
    int property_size;
    int property_crowns;
    /// The property of the other half, if it scores too; else its size is 0.
    Terrain other_terrain;
    int other_size;
    int other_crowns;
    static constexpr std::string_view name = "Preview";
    static constexpr auto fields() {
        return fields_of(field("first", &Preview::first), field("second", &Preview::second),
                         field("gain", &Preview::gain),
                         field("property_terrain", &Preview::property_terrain),
                         field("property_size", &Preview::property_size),
                         field("property_crowns", &Preview::property_crowns),
                         field("other_terrain", &Preview::other_terrain),
                         field("other_size", &Preview::other_size),
                         field("other_crowns", &Preview::other_crowns));
    }
    bool operator==(const Preview&) const = default;
};

/// The coins that knights would collect: from their properties, and by the bonuses of buildings.
struct TaxPreview {
    int coins;
    int bonus;
    static constexpr std::string_view name = "TaxPreview";
    static constexpr auto fields() {
        return fields_of(field("coins", &TaxPreview::coins), field("bonus", &TaxPreview::bonus));
    }
    bool operator==(const TaxPreview&) const = default;
};

/// The cost and the effect of a building; `gain` is the change of the score, the price included.
struct BuildPreview {
    Building building;
    int cost;
    int gain;
    int knights;
    int towers;
    bool queen;
    static constexpr std::string_view name = "BuildPreview";
    static constexpr auto fields() {
        return fields_of(
            field("building", &BuildPreview::building), field("cost", &BuildPreview::cost),
            field("gain", &BuildPreview::gain), field("knights", &BuildPreview::knights),
            field("towers", &BuildPreview::towers), field("queen", &BuildPreview::queen));
    }
    bool operator==(const BuildPreview&) const = default;
};

using AnyPreview = std::variant<Preview, TaxPreview, BuildPreview>;

}  // namespace dominium::kingdom
