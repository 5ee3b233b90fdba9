// The lines of a kingdom game that are heard at once. The announcements and the queries of the view
// tell what is left out here.
#pragma once

#include <span>
#include <utility>
#include <variant>

#include "../heard.hpp"
#include "events.hpp"

namespace dominium::message_trees {

/// The title tells the round.
inline void hear(HeardLines& heard, const KingdomTable& table, const kingdom::RoundStarted& event) {
    if (event.round == event.rounds) hear_announced(heard, table, event);
}

/// The offer is asked for.
inline void hear(HeardLines&, const KingdomTable&, const kingdom::OfferOpened&) {}

inline void hear(HeardLines&, const KingdomTable&, const kingdom::DominoRemoved&) {}

/// The squares are heard of the own domino alone.
inline void hear(HeardLines& heard, const KingdomTable& table, const kingdom::DominoPlaced& event) {
    if (!table.speaker.speaks_to_another(event.seat)) {
        heard.add_part(event.seat, table.pieces.terrain_on_square(event.first));
        heard.add_part(event.seat, table.pieces.terrain_on_square(event.second));
    }
    heard.add_part(event.seat, gain(event.gain));
}

/// The choices of others among many are asked for.
inline void hear(HeardLines& heard, const KingdomTable& table,
                 const kingdom::DominoClaimed& event) {
    if (table.speaker.is_one_of_many() && table.speaker.speaks_to_another(event.seat)) return;
    heard.add_part(event.seat, message("heard-domino_claimed")
                                   .with(table.speaker.about(event.seat))
                                   .with("domino", domino_text(event.domino)));
}

/// The reason is heard of the own domino alone.
inline void hear(HeardLines& heard, const KingdomTable& table,
                 const kingdom::DominoDiscarded& event) {
    if (!table.speaker.speaks_to_another(event.seat)) {
        return hear_announced(heard, table, event);
    }
    heard.add_part(event.seat,
                   message("heard-domino_discarded").with("domino", domino_text(event.domino)));
}

/// The buildings that are offered are asked for.
inline void hear(HeardLines&, const KingdomTable&, const kingdom::BuildingsOffered&) {}

/// The coins of others are asked for.
inline void hear(HeardLines& heard, const KingdomTable& table,
                 const kingdom::TaxesCollected& event) {
    if (table.speaker.speaks_to_another(event.seat)) return;
    heard.add_part(event.seat, count("coins", event.coins));
}

inline void hear(HeardLines& heard, const KingdomTable& table,
                 const kingdom::BuildingBuilt& event) {
    Message name = building_name(event.building);
    heard.add_part(event.seat, !table.speaker.speaks_to_another(event.seat)
                                   ? on_square(std::move(name), event.square)
                                   : std::move(name));
}

/// The one who has bribed the dragon is asked for.
inline void hear(HeardLines& heard, const KingdomTable&, const kingdom::BuildingBurnt& event) {
    heard.add_line(message("heard-building_burnt").with("building", building_name(event.building)));
}

inline void hear(HeardLines&, const KingdomTable&, const kingdom::DragonReturned&) {}

/// The lines of events that are heard at once.
inline Trees heard(const KingdomTable& table, std::span<const kingdom::Event> events) {
    if (table.speaker.at_length()) return announced(table, events);
    HeardLines heard(table.speaker);
    for_each_told(events, [&](const auto& event) { hear(heard, table, event); });
    return std::move(heard).take();
}

}  // namespace dominium::message_trees
