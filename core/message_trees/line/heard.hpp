// The lines of a line game that are heard at once. The announcements and the queries of the view
// tell what is left out here.
#pragma once

#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "../heard.hpp"
#include "events.hpp"

namespace dominium::message_trees {

/// Only a deal that is one of several is heard, by its number.
inline void hear(HeardLines& heard, const LineTable&, const line::DealStarted& event) {
    if (!event.target && event.deals.value_or(1) == 1) return;
    Message deal = message("title-deal").with("deal", event.deal);
    heard.add_line(joined("", {capitalised(std::move(deal)), "."}));
}

/// A lead is heard by whoever must lead a certain tile.
inline void hear(HeardLines& heard, const LineTable& table, const line::LeadGiven& event) {
    if (event.tile && !table.speaker.speaks_to_another(event.seat))
        hear_announced(heard, table, event);
}

/// Stakes, hands and prizes are asked for.
inline void hear(HeardLines&, const LineTable&, const line::TileDealt&) {}
inline void hear(HeardLines&, const LineTable&, const line::StakesPaid&) {}
inline void hear(HeardLines&, const LineTable&, const line::TileRemoved&) {}
inline void hear(HeardLines&, const LineTable&, const line::HandDealt&) {}
inline void hear(HeardLines&, const LineTable&, const line::Stuck&) {}
inline void hear(HeardLines&, const LineTable&, const line::HandsShown&) {}
inline void hear(HeardLines&, const LineTable&, const line::PrizesPaid&) {}

/// The ends are heard with the own turn; of four, where others have laid a tile is asked for.
inline void hear(HeardLines& heard, const LineTable& table, const line::TileLaid& event) {
    const LineSpeaker& speaker = table.speaker;
    Tree tile = tile_name(event.tile);
    if (event.end && (!speaker.speaks_to_another(event.seat) || !speaker.has_four_arms())) {
        tile = message("choice-lay-short")
                   .with("tile", std::move(tile))
                   .with("end", end_name(*event.end));
    }
    heard.add_part(event.seat, std::move(tile));
}

inline void hear(HeardLines& heard, const LineTable&, const line::Passed& event) {
    heard.add_part(event.seat, message("call-pass"));
}

inline void hear(HeardLines& heard, const LineTable&, const line::PointsScored& event) {
    heard.add_part(event.seat, message("gain-plus").with("points", event.points));
}

/// The number of their tiles is asked for.
inline void hear(HeardLines& heard, const LineTable& table, const line::Stood& event) {
    if (!table.speaker.is_told_at_once(event.seat)) return;
    heard.add_line(message("heard-stood").with("name", table.speaker.leading_name(event.seat)));
}

inline void hear(HeardLines& heard, const LineTable&, const line::LineBlocked&) {
    heard.add_line(joined("", {capitalised(message("deal-reason-blocked")), "."}));
}

/// The totals are asked for.
inline void hear(HeardLines& heard, const LineTable& table, const DealEnded& event) {
    heard.add_line(LineResults(table).result(event));
}

/// Shared places behind the first stand in the ranking.
inline void hear(HeardLines& heard, const LineTable& table, const line::MatchEnded& event) {
    heard.add_line(LineResults(table).match(event.outcome));
}

inline void hear(HeardLines& heard, const LineTable& table, const line::WentOut& event) {
    bool goes_on = table.speaker.facts().most_out_in_play > 0;
    if (goes_on) return hear_announced(heard, table, event);
    heard.add_part(event.seat, message("call-out"));
}

/// The tiles drawn in a row: one by its name, more by their number; a refill by all names. Where
/// pips decide, only the own ones are heard.
inline void hear_draws(HeardLines& heard, const LineSpeaker& speaker, EventGroup drawn) {
    std::vector<Tile> known = known_tiles(drawn);
    int seat = as<line::TileDrawn>(drawn.front()).seat;
    if (speaker.facts().drawing == Drawing::refills) {
        return heard.add_line(message("event-new_tiles").with("tiles", tile_names(known)));
    }
    if (speaker.facts().best_total) {
        if (!speaker.speaks_to_another(seat)) heard.add_draw(seat, tile_names(known));
        return;
    }
    Message part = known.size() == 1
                       ? message("event-part-drawn-known").with("names", tile_names(known))
                       : message("event-part-drawn");
    heard.add_draw(seat,
                   std::move(part).with("tiles", count("tiles", static_cast<int>(drawn.size()))));
}

inline bool are_draws_of_one(const line::Event& one, const line::Event& next) {
    const auto* drawn = std::get_if<line::TileDrawn>(&one);
    const auto* also = std::get_if<line::TileDrawn>(&next);
    return drawn && also && drawn->seat == also->seat;
}

/// The events without what a seat lacks, so that all its draws are neighbours.
inline LineEvents heard_events(std::span<const line::Event> events) {
    LineEvents told = told_events(events);
    std::erase_if(told, [](const auto* one) { return std::holds_alternative<line::Stuck>(*one); });
    return told;
}

/// The lines of events that are heard at once.
inline Trees heard(const LineTable& table, std::span<const line::Event> events) {
    if (table.speaker.at_length()) return announced(table, events);
    HeardLines heard(table.speaker);
    for_each_group(heard_events(events), are_draws_of_one, [&](EventGroup group) {
        std::visit(
            [&]<class T>(const T& first) {
                if constexpr (std::is_same_v<T, line::TileDrawn>) {
                    hear_draws(heard, table.speaker, group);
                } else {
                    hear(heard, table, first);
                }
            },
            *group.front());
    });
    return std::move(heard).take();
}

}  // namespace dominium::message_trees
