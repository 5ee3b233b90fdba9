// The courts of kingdoms and the building board, with queen and dragon.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "../../kingdom/view.hpp"
#include "buildings.hpp"
#include "table.hpp"

namespace dominium::message_trees {

/// A building with its effect: "Sawmill: 2 points for each forest."
inline Message building_fact(Building building) {
    return message("building-fact")
        .with("building", building_name(building))
        .with("effect", building_effect(building));
}

/// Coins, knights and towers, and the queen if she is here, in one line.
inline Message court_in_brief(const kingdom::Court& court) {
    return message(court.queen ? "court-queen" : "court")
        .with("coins", count("coins", court.coins))
        .with("knights", count("knights", court.knights))
        .with("towers", count("towers", court.towers));
}

/// A court with the squares of its knights and buildings.
inline Trees court_lines(const kingdom::Court& court) {
    Trees lines{court_in_brief(court)};
    if (!court.knights_on.empty()) {
        lines.push_back(message("court-knights").with("squares", spoken(court.knights_on)));
    }
    for (const auto& placed : court.buildings) {
        lines.push_back(message("court-building")
                            .with("building", building_name(placed.building))
                            .with("square", spoken(placed.square))
                            .with("effect", standing_effect(placed.building)));
    }
    return lines;
}

inline Message board_slot(const kingdom::BuildingSlot& slot) {
    if (!slot.building) return message("board-slot-empty").with("slot", slot.slot);
    return message(slot.cost == slot.slot ? "board-slot" : "board-slot-discounted")
        .with("slot", slot.slot)
        .with("building", building_name(*slot.building))
        .with("cost", cost(slot.cost))
        .with("effect", building_effect(*slot.building));
}

/// The names of buildings, with their number where there are several: "Sawmill 2".
inline Trees counted_names(const std::vector<Building>& buildings) {
    Trees names;
    for (auto building = buildings.begin(); building != buildings.end(); ++building) {
        if (std::find(buildings.begin(), building, *building) != building) continue;
        auto number = static_cast<int>(std::count(building, buildings.end(), *building));
        Tree name = building_name(*building);
        names.push_back(number == 1 ? std::move(name) : joined(" ", {std::move(name), number}));
    }
    return names;
}

/// Adds the open token of the pile and those that may follow.
inline void tell_pile(Trees& lines, const kingdom::BuildingBoard& board) {
    if (board.open_building) {
        lines.push_back(message("board-open")
                            .with("building", building_name(*board.open_building))
                            .with("effect", building_effect(*board.open_building)));
    }
    if (board.undrawn.empty()) return lines.push_back(message("board-undrawn-none"));
    lines.push_back(message("board-undrawn")
                        .with("count", static_cast<int>(board.undrawn.size()))
                        .with("buildings", joined(", ", counted_names(board.undrawn))));
}

/// Every slot, the pile, the queen and the dragon.
inline Trees board_lines(const KingdomSpeaker& speaker, const kingdom::BuildingBoard& board) {
    Trees lines;
    for (const auto& slot : board.slots) lines.push_back(board_slot(slot));
    tell_pile(lines, board);
    lines.push_back(board.queen
                        ? message("board-queen").with("name", speaker.kingdom_name(*board.queen))
                        : message("board-queen-none"));
    lines.push_back(message(board.dragon_in_cave ? "board-dragon-in" : "board-dragon-out"));
    return lines;
}

}  // namespace dominium::message_trees
