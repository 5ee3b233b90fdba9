// The names and effects of buildings. Effects are told from the catalogue: a changed value there
// needs no changed words.
#pragma once

#include <utility>

#include "../../kingdom/buildings.hpp"
#include "../tree.hpp"

namespace dominium::message_trees {

using kingdom::Building;
using kingdom::BuildingInfo;

/// The name of a building: "Sawmill".
inline Message building_name(Building building) {
    return message("building-", dominium::text_of(building));
}

/// The cost of a building: "2 coins", "free".
inline Message cost(int coins) {
    return coins == 0 ? message("cost-nothing") : count("coins", coins);
}

/// The gains of a building at once: "2 knights", "1 tower".
inline Trees gains(int knights, int towers) {
    Trees gains;
    if (knights > 0) gains.push_back(count("knights", knights));
    if (towers > 0) gains.push_back(count("towers", towers));
    return gains;
}

/// Adds the effects at each collection of taxes and at the end.
inline void tell_lasting(Trees& effects, const BuildingInfo& info) {
    if (info.effect != kingdom::TaxEffect::none) {
        effects.push_back(message("effect-", dominium::text_of(info.effect)));
    }
    if (info.crowns > 0) {
        effects.push_back(message("effect-crowns").with("crowns", count("crowns", info.crowns)));
    }
    if (info.points > 0) {
        effects.push_back(message("effect-each-", dominium::text_of(info.points_per))
                              .with("points", count("points", info.points)));
    }
}

inline Tree effects_together(Trees effects) {
    if (effects.empty()) return message("effect-none");
    return joined("; ", std::move(effects));
}

/// The effect of a building for its builder: "at once 1 tower; 1 crown for its town".
inline Tree building_effect(Building building) {
    const BuildingInfo& info = kingdom::info_of(building);
    Trees effects;
    if (Trees at_once = gains(info.knights, info.towers); !at_once.empty()) {
        effects.push_back(message("effect-at-once").with("gains", joined(", ", at_once)));
    }
    tell_lasting(effects, info);
    return effects_together(std::move(effects));
}

/// The effect of a building that stands: "1 tower; 1 crown for its town".
inline Tree standing_effect(Building building) {
    const BuildingInfo& info = kingdom::info_of(building);
    Trees effects = gains(0, info.towers);
    tell_lasting(effects, info);
    return effects_together(std::move(effects));
}

}  // namespace dominium::message_trees
