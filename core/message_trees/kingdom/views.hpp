// Answers about the view of a kingdom game: turns, offers, kingdoms.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "../../kingdom/view.hpp"
#include "courts.hpp"
#include "land.hpp"
#include "table.hpp"

namespace dominium::message_trees {

using kingdom::OfferSlot;

/// The state in one line: "Kingdomino, round 3 of 12, Jana to move". A match that is over is in
/// none of its games.
inline Tree title(const KingdomTable& table, const kingdom::View& view) {
    Trees parts{table.name};
    bool is_match = view.games > 1;
    bool is_over = is_match && view.step == kingdom::Step::finished;
    if (is_match && !is_over) {
        parts.push_back(
            message("title-game").with("number", view.game_number).with("games", view.games));
    }
    if (view.round > 0 && !is_over) {
        parts.push_back(
            message("title-round").with("round", view.round).with("rounds", view.rounds));
    }
    parts.push_back(table.speaker.turn(view.actor, dominium::text_of(view.step)));
    return joined(", ", std::move(parts));
}

/// The seat to act and the expected action.
inline Message expected(const KingdomTable& table, const kingdom::View& view,
                        std::string_view id = "expected-") {
    Message told = message(id, dominium::text_of(view.step));
    if (view.actor.is_seat()) {
        int seat = view.actor.seat();
        told = std::move(told).with(table.speaker.about(seat));
        auto kingdom = static_cast<std::size_t>(table.speaker.kingdom_of(seat));
        if (const auto& court = view.kingdoms.at(kingdom).court) {
            told = std::move(told)
                       .with("coins", count("coins", court->coins))
                       .with("knights", count("knights", court->knights));
        }
    }
    if (!view.turn) return told;
    told = std::move(told)
               .with("domino", domino_text(view.turn->domino))
               .with("faces", table.pieces.faces(view.turn->left, view.turn->right));
    const auto& squares = view.turn->squares;
    if (squares.empty()) return told;
    return std::move(told).with("squares", message("list-or")
                                               .with("first", spoken(squares.front()))
                                               .with("last", spoken(squares.back())));
}

/// The action expected from the listener in few words; from anybody else as in `expected`.
inline Message asked(const KingdomTable& table, const kingdom::View& view) {
    bool is_own = view.actor.is_seat() && table.speaker.speaks_to(view.actor.seat());
    bool is_short = is_own && !table.speaker.at_length();
    return expected(table, view, is_short ? "asked-" : "expected-");
}

// --- The offers ---------------------------------------------------------------------------------

inline Tree owner(const KingdomSpeaker& speaker, const OfferSlot& slot) {
    if (!slot.seat) return message("offer-free");
    Tree name = speaker.name(*slot.seat);
    if (!slot.placed) return name;
    return message("offer-done").with("name", std::move(name));
}

inline Message offer_slot(std::string_view id, const KingdomTable& table, const OfferSlot& slot) {
    return message(id)
        .with("domino", domino_text(slot.domino))
        .with("who", owner(table.speaker, slot))
        .with("faces", table.pieces.faces(slot.left, slot.right));
}

/// A line for each domino of the offers, with the owner of the king on it.
inline Trees offer_lines(const KingdomTable& table, const kingdom::View& view) {
    Trees lines;
    for (const auto& slot : view.offer) lines.push_back(offer_slot("offer-now", table, slot));
    for (const auto& slot : view.next_offer) lines.push_back(offer_slot("offer-next", table, slot));
    if (lines.empty()) lines.push_back(message("offer-none"));
    return lines;
}

/// The number of dominoes still to be drawn, and those that may come.
inline Tree undrawn(const kingdom::View& view) {
    Tree dominoes = domino_numbers(view.undrawn);
    if (view.draws_left > 0) {
        return message("undrawn")
            .with("count", view.draws_left)
            .with("dominoes", std::move(dominoes));
    }
    Message none = message("undrawn-none");
    if (view.undrawn.empty()) return none;
    return joined(" ",
                  {std::move(none), message("undrawn-left").with("dominoes", std::move(dominoes))});
}

// --- Kingdoms -----------------------------------------------------------------------------------

/// The dominoes of the offers on which a kingdom has kings that have not moved.
inline Trees dominoes_of_kings(const KingdomSpeaker& speaker, const kingdom::View& view,
                               int kingdom) {
    Trees dominoes;
    for (const auto* offer : {&view.offer, &view.next_offer}) {
        for (const OfferSlot& slot : *offer) {
            if (!slot.seat || slot.placed || speaker.kingdom_of(*slot.seat) != kingdom) continue;
            dominoes.push_back(domino_text(slot.domino));
        }
    }
    return dominoes;
}

/// A kingdom in one line: its points, the dominoes of its kings, its court.
inline Tree in_brief(const KingdomTable& table, const kingdom::View& view, int kingdom) {
    auto place = static_cast<std::size_t>(kingdom);
    Trees kings = dominoes_of_kings(table.speaker, view, kingdom);
    auto number = static_cast<int>(kings.size());
    Message told = message(kings.empty() ? "opponent" : "opponent-kings")
                       .with("name", table.speaker.leading_kingdom_name(kingdom))
                       .with("points", count("points", view.totals.at(place)));
    if (number > 0) {
        told =
            std::move(told).with("kings", number).with("dominoes", joined(", ", std::move(kings)));
    }
    const auto& court = view.kingdoms.at(place).court;
    if (!court) return told;
    return joined(" ", {std::move(told), court_in_brief(*court)});
}

/// A line for each kingdom but that of the seat.
inline Trees opponents(const KingdomTable& table, const kingdom::View& view, int seat) {
    Trees lines;
    int own = table.speaker.kingdom_of(seat);
    for (const auto& land : view.kingdoms) {
        if (land.kingdom != own) lines.push_back(in_brief(table, view, land.kingdom));
    }
    return lines;
}

/// The whole view; views that differ in any fact differ here.
inline Trees everything(const KingdomTable& table, const kingdom::View& view) {
    Trees lines{title(table, view), expected(table, view)};
    append(lines, offer_lines(table, view));
    lines.push_back(undrawn(view));
    if (view.building_board) append(lines, board_lines(table.speaker, *view.building_board));
    append(lines, finished_games(table.speaker, view));
    for (const auto& seen : view.kingdoms) {
        Land land(table, seen);
        lines.push_back(in_brief(table, view, seen.kingdom));
        append(lines, land.rows());
        lines.push_back(land.frame());
        if (seen.court) append(lines, court_lines(*seen.court));
        append(lines,
               score_lines(table.pieces, view.scores.at(static_cast<std::size_t>(seen.kingdom))));
    }
    return lines;
}

}  // namespace dominium::message_trees
