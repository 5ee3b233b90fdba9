// The announcements of a line game: each event once and in order, those of one turn in one line.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "results.hpp"

namespace dominium::message_trees {

// --- The beginning of a deal ------------------------------------------------------------------

inline void tell(Trees& lines, const LineTable&, const line::DealStarted& event) {
    if (event.target) {
        lines.push_back(message("event-deal_started-target")
                            .with("deal", event.deal)
                            .with("target", *event.target));
    } else if (event.deals.value_or(1) == 1) {
        lines.push_back(message("event-game_started"));
    } else {
        lines.push_back(
            message("event-deal_started-of").with("deal", event.deal).with("deals", *event.deals));
    }
}

inline void tell(Trees& lines, const LineTable&, const line::StakesPaid& event) {
    lines.push_back(message("event-stakes_paid")
                        .with("stake", count("tokens", event.stake))
                        .with("bank", event.bank));
}

inline void tell(Trees& lines, const LineTable& table, const SeatDrawn& event) {
    lines.push_back(message("event-seat_drawn").with(table.speaker.about(event.seat)));
}

/// The lot tells of itself, and alone nobody else could lead.
inline void tell(Trees& lines, const LineTable& table, const line::LeadGiven& event) {
    using enum line::LeadReason;
    auto about = table.speaker.about(event.seat);
    if (event.reason == lot || event.reason == alone) return;
    if (event.reason == alternates || event.reason == rotates) {
        return lines.push_back(message("event-lead_given").with(std::move(about)));
    }
    Message told = message("event-lead_given-", dominium::text_of(event.reason)).with(about);
    if (event.tile) {
        told = std::move(told)
                   .with("tile", tile_name(*event.tile))
                   .with("number", text_of(*event.tile).substr(0, 1));
    }
    lines.push_back(std::move(told));
}

// --- Turns --------------------------------------------------------------------------------------

/// All open ends; in short texts of four arms only the one that has just grown, if it is open.
/// All of them count where tiles score by the ends.
inline Tree ends_after(const LineSpeaker& speaker, const line::TileLaid& event) {
    if (speaker.at_length()) return speaker.open_ends(event.open_ends);
    if (!speaker.has_four_arms() || !speaker.facts().points_entered.empty()) {
        return speaker.open_numbers(event.open_ends);
    }
    for (const OpenEnd& one : event.open_ends) {
        if (one.end == event.end) return speaker.open_ends({one});
    }
    return "";
}

inline void tell(Trees& lines, const LineTable& table, const line::TileLaid& event) {
    const LineSpeaker& speaker = table.speaker;
    std::vector<Fact> facts = speaker.about(event.seat);
    facts.push_back({"tile", tile_name(event.tile)});
    facts.push_back({"ends", ends_after(speaker, event)});
    facts.push_back({"tiles", count("tiles", event.hand_size)});
    if (!event.end) {
        return lines.push_back(speaker.sentence("event-tile_laid-led").with(std::move(facts)));
    }
    lines.push_back((event.wild ? speaker.sentence("event-tile_laid-wild")
                                : speaker.sentence("event-tile_laid"))
                        .with(std::move(facts))
                        .with("end", end_name(*event.end)));
}

inline void tell(Trees& lines, const LineTable& table, const line::Stood& event) {
    lines.push_back(message("event-stood")
                        .with("name", table.speaker.leading_name(event.seat))
                        .with("tiles", count("tiles", event.tiles)));
}

inline void tell(Trees& lines, const LineTable& table, const line::PointsScored& event) {
    lines.push_back(message("event-points_scored-", dominium::text_of(event.reason))
                        .with("name", table.speaker.leading_name(event.seat))
                        .with("points", count("points", event.points))
                        .with("total", event.total));
}

inline void tell(Trees& lines, const LineTable& table, const line::WentOut& event) {
    bool goes_on = table.speaker.facts().most_out_in_play > 0;
    Message told = message(goes_on ? "event-went_out-place" : "event-went_out")
                       .with("name", table.speaker.leading_name(event.seat))
                       .with("call", message("call-out"));
    if (goes_on) told = std::move(told).with("place", event.place);
    lines.push_back(std::move(told));
}

inline void tell(Trees& lines, const LineTable&, const line::Refilled& event) {
    lines.push_back(message("event-new_tiles").with("tiles", event.count));
}

// --- The end ------------------------------------------------------------------------------------

inline void tell(Trees& lines, const LineTable&, const line::LineBlocked&) {
    lines.push_back(message("event-line_blocked"));
}

inline Message shown_hand(const LineSpeaker& speaker, const line::ShownHand& hand) {
    Tree name = speaker.leading_name(hand.seat);
    if (hand.tiles.empty()) return message("event-hands_shown-none").with("name", std::move(name));
    const std::optional<int>& best = speaker.facts().best_total;
    bool is_over = best && hand.pips > *best;
    return message(is_over ? "event-hands_shown-over" : "event-hands_shown")
        .with("name", std::move(name))
        .with("tiles", tile_names(hand.tiles))
        .with("pips", count("pips", hand.pips));
}

inline void tell(Trees& lines, const LineTable& table, const line::HandsShown& event) {
    for (const auto& hand : event.hands) lines.push_back(shown_hand(table.speaker, hand));
    if (event.removed.empty()) return;
    lines.push_back(message("event-hands_shown-removed").with("tiles", tile_names(event.removed)));
}

inline void tell(Trees& lines, const LineTable& table, const line::PrizesPaid& event) {
    Trees paid;
    for (std::size_t seat = 0; seat < event.prizes.size(); ++seat) {
        if (event.prizes[seat] == 0) continue;
        paid.push_back(table.speaker.name_points(static_cast<int>(seat), event.prizes[seat]));
    }
    Tree prizes = joined(", ", std::move(paid));
    if (event.bank == 0) {
        lines.push_back(message("event-prizes_paid").with("prizes", std::move(prizes)));
    } else {
        lines.push_back(message("event-prizes_paid-rest")
                            .with("prizes", std::move(prizes))
                            .with("bank", event.bank));
    }
}

inline void tell(Trees& lines, const LineTable& table, const DealEnded& event) {
    LineResults(table).tell_end(lines, event);
}

inline void tell(Trees& lines, const LineTable& table, const line::MatchEnded& event) {
    lines.push_back(LineResults(table).match(event.outcome));
    table.speaker.tell_shared_places(lines, event.outcome, 1);
}

// --- Several events in one line -----------------------------------------------------------------

using LineEvents = std::vector<const line::Event*>;
using EventGroup = std::span<const line::Event* const>;

template <class T>
const T& as(const line::Event* event) {
    return std::get<T>(*event);
}

/// The seat of an event of which a turn's line tells several; none for any other.
inline std::optional<int> seat_of_turn(const line::Event& event) {
    return std::visit(
        []<class T>(const T& one) -> std::optional<int> {
            if constexpr (std::is_same_v<T, line::Stuck> || std::is_same_v<T, line::TileDrawn> ||
                          std::is_same_v<T, line::Passed>) {
                return one.seat;
            } else {
                return std::nullopt;
            }
        },
        event);
}

/// True if two neighbours are told together.
inline bool belong_together(const line::Event& one, const line::Event& next) {
    if (auto seat = seat_of_turn(one)) return seat == seat_of_turn(next);
    return one.index() == next.index() && (std::holds_alternative<line::HandDealt>(one) ||
                                           std::holds_alternative<line::TileRemoved>(one));
}

inline void tell_removed(Trees& lines, EventGroup group) {
    std::vector<Tile> known;
    for (const auto* event : group) {
        if (auto tile = as<line::TileRemoved>(event).tile) known.push_back(*tile);
    }
    lines.push_back(
        known.empty() ? message("event-tile_removed").with("count", static_cast<int>(group.size()))
                      : message("event-tile_removed-known").with("tiles", tile_names(known)));
}

/// The sizes of hands that the listener does not see.
inline void tell_sizes(Trees& lines, const LineSpeaker& speaker, const LineEvents& hidden) {
    if (hidden.empty()) return;
    Trees names;
    for (const auto* event : hidden) {
        names.push_back(speaker.leading_name(as<line::HandDealt>(event).seat));
    }
    int size = as<line::HandDealt>(hidden.front()).size;
    if (names.size() == 1) {
        lines.push_back(message("event-hand_dealt-size")
                            .with("name", std::move(names.front()))
                            .with("tiles", count("tiles", size)));
    } else {
        lines.push_back(message("event-hand_dealt-sizes")
                            .with("names", joined(", ", std::move(names)))
                            .with("count", size));
    }
}

/// The hands that the listener sees, and the number of tiles in the others.
inline void tell_hands(Trees& lines, const LineSpeaker& speaker, EventGroup group) {
    LineEvents hidden;
    for (const auto* event : group) {
        const auto& dealt = as<line::HandDealt>(event);
        if (dealt.tiles) {
            lines.push_back(message("event-hand_dealt")
                                .with(speaker.about(dealt.seat))
                                .with("tiles", tile_names(*dealt.tiles)));
        } else {
            hidden.push_back(event);
        }
    }
    tell_sizes(lines, speaker, hidden);
}

inline std::vector<Tile> known_tiles(EventGroup drawn) {
    std::vector<Tile> known;
    for (const auto* event : drawn) {
        const auto* tile_drawn = std::get_if<line::TileDrawn>(event);
        if (tile_drawn && tile_drawn->tile) known.push_back(*tile_drawn->tile);
    }
    return known;
}

/// The tiles that a seat drew in a row.
inline Message drawn_part(const LineSpeaker& speaker, EventGroup drawn) {
    std::vector<Tile> known = known_tiles(drawn);
    Message part =
        known.empty() ? speaker.sentence("event-part-drawn")
                      : speaker.sentence("event-part-drawn-known").with("names", tile_names(known));
    return std::move(part)
        .with("tiles", count("tiles", static_cast<int>(drawn.size())))
        .with("stock", as<line::TileDrawn>(drawn.back()).stock);
}

inline Message stuck_part(const line::Stuck& event) {
    std::vector<int> distinct;
    for (int number : event.numbers) {
        if (std::find(distinct.begin(), distinct.end(), number) == distinct.end()) {
            distinct.push_back(number);
        }
    }
    return message("event-part-stuck").with("numbers", neither(distinct));
}

/// The turn of one seat: the numbers it lacks, its draws and its passes.
inline void tell_turn(Trees& lines, const LineSpeaker& speaker, EventGroup group) {
    if (speaker.facts().drawing == Drawing::refills) {
        return lines.push_back(
            message("event-new_tiles").with("tiles", tile_names(known_tiles(group))));
    }
    Trees parts;
    for (std::size_t first = 0; first < group.size();) {
        std::size_t last = first + 1;
        if (const auto* stuck = std::get_if<line::Stuck>(group[first])) {
            parts.push_back(stuck_part(*stuck));
        } else if (std::holds_alternative<line::Passed>(*group[first])) {
            parts.push_back(message("call-pass"));
        } else {
            while (last < group.size() && group[last]->index() == group[first]->index()) ++last;
            parts.push_back(drawn_part(speaker, group.subspan(first, last - first)));
        }
        first = last;
    }
    lines.push_back(message("event-turn")
                        .with("name", speaker.leading_name(*seat_of_turn(*group.front())))
                        .with("parts", joined(", ", std::move(parts))));
}

inline void tell_group(Trees& lines, const LineTable& table, EventGroup group) {
    std::visit(
        [&]<class T>(const T& first) {
            if constexpr (std::is_same_v<T, line::HandDealt>) {
                tell_hands(lines, table.speaker, group);
            } else if constexpr (std::is_same_v<T, line::TileRemoved>) {
                tell_removed(lines, group);
            } else if constexpr (requires { tell(lines, table, first); }) {
                tell(lines, table, first);
            } else {
                tell_turn(lines, table.speaker, group);
            }
        },
        *group.front());
}

/// True if the next line contains an event: the tiles that are drawn tell of the refill.
inline bool is_told_by(const line::Event& event, const line::Event& next) {
    return std::holds_alternative<line::Refilled>(event) &&
           std::holds_alternative<line::TileDrawn>(next);
}

/// The events that have lines, or parts of lines: dealt tiles are told with their hands.
inline LineEvents told_events(std::span<const line::Event> events) {
    LineEvents told;
    for (std::size_t place = 0; place < events.size(); ++place) {
        if (std::holds_alternative<line::TileDealt>(events[place])) continue;
        bool is_last = place + 1 == events.size();
        if (!is_last && is_told_by(events[place], events[place + 1])) continue;
        told.push_back(&events[place]);
    }
    return told;
}

/// Visits the groups of neighbours that belong together.
template <class Belong, class Visit>
void for_each_group(const LineEvents& told, Belong&& belong, Visit&& visit) {
    for (auto first = told.begin(); first != told.end();) {
        auto last = std::adjacent_find(first, told.end(), [&](const auto* one, const auto* next) {
            return !belong(*one, *next);
        });
        if (last != told.end()) ++last;
        visit(EventGroup(first, last));
        first = last;
    }
}

/// The lines that announce events.
inline Trees announced(const LineTable& table, std::span<const line::Event> events) {
    Trees lines;
    for_each_group(told_events(events), belong_together,
                   [&](EventGroup group) { tell_group(lines, table, group); });
    return lines;
}

}  // namespace dominium::message_trees
