// The lines of a kingdom game that are heard at once. The announcements and the queries of the view
// tell what is left out here.
#pragma once

#include <optional>
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

/// The claim that follows tells of another seat that is drawn.
inline void hear(HeardLines& heard, const KingdomTable& table, const kingdom::KingDrawn& event) {
    if (!table.speaker.speaks_to_another(event.seat)) hear_announced(heard, table, event);
}

/// True if what a seat does in its own kingdom is asked for: of a crowd, the own team is heard.
inline bool is_asked_for(const KingdomSpeaker& speaker, int seat) {
    return speaker.is_one_of_a_crowd() && speaker.speaks_to_another(seat) &&
           speaker.kingdom_of(seat) != speaker.kingdom_of(*speaker.listener());
}

/// The squares are heard of the own domino alone; of others, what their score has gained, if it has
/// or if nothing else is heard of their turn.
inline void hear(HeardLines& heard, const KingdomTable& table, const kingdom::DominoPlaced& event) {
    if (is_asked_for(table.speaker, event.seat)) return;
    if (!table.speaker.speaks_to_another(event.seat)) {
        heard.add_part(event.seat, table.pieces.terrain_on_square(event.first));
        heard.add_part(event.seat, table.pieces.terrain_on_square(event.second));
    } else if (event.gain == 0) {
        return heard.add_if_alone(event.seat, gain(event.gain));
    }
    heard.add_part(event.seat, gain(event.gain));
}

/// True if the choices of others are asked for: with courts, three do so much that it takes long.
inline bool are_choices_asked_for(const KingdomTable& table) {
    return table.speaker.is_one_of_many() ||
           (table.has_courts && table.speaker.is_one_of_several());
}

inline void hear(HeardLines& heard, const KingdomTable& table,
                 const kingdom::DominoClaimed& event) {
    if (are_choices_asked_for(table) && table.speaker.speaks_to_another(event.seat)) return;
    heard.add_part(event.seat, message("heard-domino_claimed")
                                   .with(table.speaker.about(event.seat))
                                   .with("domino", domino_text(event.domino)));
}

/// The reason is heard of the own domino alone.
inline void hear(HeardLines& heard, const KingdomTable& table,
                 const kingdom::DominoDiscarded& event) {
    if (is_asked_for(table.speaker, event.seat)) return;
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
    if (is_asked_for(table.speaker, event.seat)) return;
    Message name = building_name(event.building);
    heard.add_name(event.seat, !table.speaker.speaks_to_another(event.seat)
                                   ? on_square(std::move(name), event.square)
                                   : std::move(name));
}

/// In the turn of the seat whom the queen goes to; the listener hears it in a line of its own.
inline void hear(HeardLines& heard, const KingdomTable& table, const kingdom::QueenMoved& event) {
    std::optional<int> seat = heard.seat();
    bool in_turn = seat && table.speaker.speaks_to_another(*seat) &&
                   table.speaker.kingdom_of(*seat) == event.kingdom;
    if (!in_turn) return hear_announced(heard, table, event);
    heard.add_part(*seat, message("heard-queen_moved"));
}

/// Of a crowd, the one who has bribed the dragon is asked for.
inline void hear(HeardLines& heard, const KingdomTable& table,
                 const kingdom::BuildingBurnt& event) {
    Message burnt = message("heard-building_burnt").with("building", building_name(event.building));
    if (!is_asked_for(table.speaker, event.seat))
        return heard.add_name(event.seat, std::move(burnt));
    heard.add_line(joined("", {capitalised(std::move(burnt)), "."}));
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
