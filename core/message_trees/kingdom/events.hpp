// The announcements of a kingdom game: each event once and in order, unless the line of another one
// contains it.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "../../kingdom/events.hpp"
#include "court_events.hpp"
#include "table.hpp"

namespace dominium::message_trees {

/// A drawn domino is told when its offer is open.
inline void tell(Trees&, const KingdomTable&, const kingdom::DominoDrawn&) {}

inline void tell(Trees& lines, const KingdomTable&, const kingdom::GameStarted& event) {
    if (event.games == 1) return lines.push_back(message("event-game_started"));
    lines.push_back(message("event-game_started-match")
                        .with("number", event.game_number)
                        .with("games", event.games));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::CastlePlaced& event) {
    lines.push_back(message("event-castle_placed")
                        .with("name", table.speaker.leading_name(event.seat))
                        .with("square", spoken(event.square)));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::OfferOpened& event) {
    bool at_length = table.speaker.at_length();
    Trees dominoes;
    for (int number : event.dominoes) {
        dominoes.push_back(at_length ? Tree(table.pieces.domino(number))
                                     : Tree(domino_text(number)));
    }
    lines.push_back(table.speaker.sentence("event-offer_opened")
                        .with("dominoes", joined(at_length ? "; " : ", ", std::move(dominoes))));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::KingDrawn& event) {
    lines.push_back(message("event-king_drawn").with(table.speaker.about(event.seat)));
}

inline void tell(Trees& lines, const KingdomTable& table, const SeatDrawn& event) {
    lines.push_back(message("event-seat_drawn").with(table.speaker.about(event.seat)));
}

/// The facts of a sentence about a domino.
inline std::vector<Fact> about_domino(const Pieces& pieces, int number) {
    return {{"domino", domino_text(number)}, {"faces", pieces.faces_of(number)}};
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::DominoClaimed& event) {
    const KingdomSpeaker& speaker = table.speaker;
    lines.push_back((event.automatic ? speaker.sentence("event-domino_claimed-automatic")
                                     : speaker.sentence("event-domino_claimed"))
                        .with(speaker.about(event.seat))
                        .with(about_domino(table.pieces, event.domino)));
}

inline void tell(Trees& lines, const KingdomTable&, const kingdom::RoundStarted& event) {
    bool last = event.round == event.rounds;
    lines.push_back(message(last ? "event-round_started-last" : "event-round_started")
                        .with("round", event.round)
                        .with("rounds", event.rounds));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::DominoPlaced& event) {
    auto on = [&](const BoardSquare& one) {
        return table.speaker.at_length() ? table.pieces.content_on_square(one)
                                         : table.pieces.terrain_on_square(one);
    };
    lines.push_back(table.speaker.sentence("event-domino_placed")
                        .with(table.speaker.about(event.seat))
                        .with("domino", domino_text(event.domino))
                        .with("first", on(event.first))
                        .with("second", on(event.second))
                        .with("gain", gain(event.gain))
                        .with("total", count("points", event.total)));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::DominoDiscarded& event) {
    lines.push_back(table.speaker.sentence("event-domino_discarded")
                        .with(table.speaker.about(event.seat))
                        .with(about_domino(table.pieces, event.domino)));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::DominoRemoved& event) {
    lines.push_back(table.speaker.sentence("event-domino_removed")
                        .with(about_domino(table.pieces, event.domino)));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::GameScored& event) {
    std::vector<KingdomFigure> totals;
    for (const Standing& one : event.standings) totals.push_back({one.kingdom, one.total});
    Tree scores = table.speaker.points_of(totals);
    if (table.games == 1) {
        lines.push_back(message("event-game_scored").with("scores", std::move(scores)));
    } else {
        lines.push_back(message("event-game_scored-match")
                            .with("number", event.game_number)
                            .with("scores", std::move(scores)));
    }
}

/// The victory of a kingdom, which a seat or a team has built.
inline Message victory(const KingdomSpeaker& speaker, int kingdom, Message points) {
    const std::vector<int>& seats = speaker.seats_of(kingdom);
    if (seats.size() == 1) {
        return message("event-match_ended")
            .with(speaker.about(seats.front()))
            .with("points", std::move(points));
    }
    bool with_listener =
        std::any_of(seats.begin(), seats.end(), [&](int seat) { return speaker.speaks_to(seat); });
    return message("event-match_ended-team")
        .with("you", Speaker::yes_or_no(with_listener))
        .with("names", speaker.kingdom_name(kingdom))
        .with("points", std::move(points));
}

inline void tell(Trees& lines, const KingdomTable& table, const kingdom::MatchEnded& event) {
    const auto& standings = event.outcome.standings;
    std::vector<int> winners;
    for (const Standing& one : standings) {
        if (one.place == 1) winners.push_back(one.kingdom);
    }
    Message points = count("points", standings.at(0).total);
    if (winners.size() == 1) {
        lines.push_back(victory(table.speaker, winners.front(), std::move(points)));
    } else {
        lines.push_back(message("event-match_ended-shared")
                            .with("names", table.speaker.kingdoms_together(winners))
                            .with("points", std::move(points)));
    }
    table.speaker.tell_ties(lines, standings);
}

/// True if the next line contains an event: a drawn king claims by itself.
inline bool is_told_by(const kingdom::Event& event, const kingdom::Event& next) {
    const auto* claimed = std::get_if<kingdom::DominoClaimed>(&next);
    return std::holds_alternative<kingdom::KingDrawn>(event) && claimed && claimed->automatic;
}

/// Visits the events that no other line contains.
template <class Visit>
void for_each_told(std::span<const kingdom::Event> events, Visit&& visit) {
    for (std::size_t place = 0; place < events.size(); ++place) {
        bool is_last = place + 1 == events.size();
        if (!is_last && is_told_by(events[place], events[place + 1])) continue;
        std::visit(visit, events[place]);
    }
}

/// The lines that announce events.
inline Trees announced(const KingdomTable& table, std::span<const kingdom::Event> events) {
    Trees lines;
    for_each_told(events, [&](const auto& event) { tell(lines, table, event); });
    return lines;
}

}  // namespace dominium::message_trees
