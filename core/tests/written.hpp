// Views written down as set-ups.
#pragma once

#include <string>
#include <vector>

#include "../games/kingdomino/setup.hpp"
#include "../games/queendomino/setup.hpp"

namespace dominium::tests {

inline std::vector<kingdom::SetupSlot> slots_of(const std::vector<kingdom::OfferSlot>& offer) {
    std::vector<kingdom::SetupSlot> slots;
    for (const auto& slot : offer) slots.push_back({slot.domino, slot.seat, slot.placed});
    return slots;
}

inline std::vector<std::string> texts_of(const std::vector<kingdom::Square>& squares) {
    std::vector<std::string> texts;
    for (kingdom::Square square : squares) texts.push_back(text_of(square));
    return texts;
}

inline std::string name_of(kingdom::Building building) {
    return std::string(dominium::text_of(building));
}

inline std::optional<std::string> name_of(const std::optional<kingdom::Building>& building) {
    return building ? std::optional(name_of(*building)) : std::nullopt;
}

inline kingdom::SetupKingdom written(const kingdom::KingdomView& view) {
    kingdom::SetupKingdom kingdom{view.position, view.discarded, {}};
    if (!view.court) return kingdom;
    kingdom.court = {view.court->coins, view.court->knights, texts_of(view.court->knights_on), {}};
    for (const auto& [square, building] : view.court->buildings) {
        kingdom.court->buildings.push_back({text_of(square), name_of(building)});
    }
    return kingdom;
}

inline kingdom::SetupBuildingBoard written(const kingdom::BuildingBoard& view) {
    kingdom::SetupBuildingBoard board{
        {}, name_of(view.open_building), view.dragon_in_cave, view.queen, {}};
    for (const auto& slot : view.slots) board.slots.push_back({slot.slot, name_of(slot.building)});
    for (kingdom::Building building : view.undrawn) board.undrawn.push_back(name_of(building));
    return board;
}

/// The set-up of the position that a view shows.
inline kingdom::Setup written(const kingdom::View& view) {
    kingdom::Setup setup{view.step,
                         {},
                         view.round,
                         view.game_number,
                         slots_of(view.offer),
                         slots_of(view.next_offer),
                         {},
                         view.finished_games,
                         view.undrawn,
                         {},
                         {}};
    if (view.actor.is_seat()) setup.seat = view.actor.seat();
    if (view.turn) setup.turn_squares = texts_of(view.turn->squares);
    if (view.building_board) setup.building_board = written(*view.building_board);
    for (const auto& kingdom : view.kingdoms) setup.kingdoms.push_back(written(kingdom));
    return setup;
}

}  // namespace dominium::tests
