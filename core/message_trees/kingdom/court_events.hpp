// The events of games with courts: buildings, coins, knights, the queen and the dragon.
#pragma once

#include <utility>
#include <vector>

#include "../../kingdom/events.hpp"
#include "buildings.hpp"
#include "table.hpp"

namespace dominium::message_trees {

/// A drawn building is told when its board is complete.
inline void tell(Trees&, const KingdomTable&, const kingdom::BuildingDrawn&) {}

inline void tell(Trees& lines, const KingdomTable&, const kingdom::BuildingsOffered& event) {
    Trees offered;
    for (const auto& slot : event.slots) {
        if (!slot.building) continue;
        offered.push_back(message("event-buildings_offered-slot")
                              .with("slot", slot.slot)
                              .with("building", building_name(*slot.building)));
    }
    if (event.open_building) {
        offered.push_back(message("event-buildings_offered-open")
                              .with("building", building_name(*event.open_building)));
    }
    if (offered.empty()) {
        lines.push_back(message("event-buildings_offered-none"));
    } else {
        lines.push_back(
            message("event-buildings_offered").with("buildings", joined(", ", std::move(offered))));
    }
}

/// A source of coins: "forest E6 4", "Knights' hall C5 2".
inline Message tax_source(Message place, int coins) {
    return message("event-taxes_collected-source")
        .with("place", std::move(place))
        .with("coins", count("coins", coins));
}

inline Trees tax_sources(const Pieces& pieces, const kingdom::TaxesCollected& event) {
    Trees sources;
    for (const auto& knight : event.knights) {
        sources.push_back(
            tax_source(on_square(pieces.terrain(knight.terrain), knight.square), knight.coins));
    }
    for (const auto& bonus : event.bonuses) {
        sources.push_back(
            tax_source(on_square(building_name(bonus.building), bonus.square), bonus.coins));
    }
    return sources;
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::TaxesCollected& event) {
    std::vector<Square> squares;
    for (const auto& knight : event.knights) squares.push_back(knight.square);
    lines.push_back(table.speaker.sentence("event-taxes_collected")
                        .with(table.speaker.about(event.seat))
                        .with("squares", spoken(squares))
                        .with("sources", joined(", ", tax_sources(table.pieces, event)))
                        .with("coins", count("coins", event.coins))
                        .with("total", count("coins", event.total)));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::BuildingBuilt& event) {
    lines.push_back(table.speaker.sentence("event-building_built")
                        .with(table.speaker.about(event.seat))
                        .with("slot", event.slot)
                        .with("building", building_name(event.building))
                        .with("square", spoken(event.square))
                        .with("cost", count("coins", event.cost))
                        .with("effect", building_effect(event.building))
                        .with("coins", count("coins", event.coins)));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::QueenMoved& event) {
    lines.push_back(table.speaker.sentence("event-queen_moved")
                        .with(table.speaker.about_kingdom(event.kingdom))
                        .with("towers", count("towers", event.towers)));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::BuildingBurnt& event) {
    lines.push_back(table.speaker.sentence("event-building_burnt")
                        .with(table.speaker.about(event.seat))
                        .with("slot", event.slot)
                        .with("building", building_name(event.building))
                        .with("coins", count("coins", event.coins)));
}

inline void tell(Trees& lines, const KingdomTable&, const kingdom::DragonReturned&) {
    lines.push_back(message("event-dragon_returned"));
}

/// In short texts no other player hears of a step that was declined: nothing has happened.
inline void tell(Trees& lines, const KingdomTable& table, const kingdom::StepDeclined& event) {
    const KingdomSpeaker& speaker = table.speaker;
    if (!speaker.at_length() && speaker.speaks_to_another(event.seat)) return;
    lines.push_back(message("event-step_declined-", dominium::text_of(event.step))
                        .with(speaker.about(event.seat)));
}

}  // namespace dominium::message_trees
