// The actions of the line games: as they may be typed, by their names, and with their effects.
#pragma once

#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "../../line/view.hpp"
#include "../actions.hpp"
#include "speaker.hpp"

namespace dominium::message_trees {

/// A call of a seat that lays no tile.
template <class Action>
concept LineCall =
    std::is_constructible_v<line::Action, Action> && std::is_base_of_v<Plain, Action>;

/// Actions whose effects rest on what lies on the table.
template <class Action>
constexpr bool rests_on_line_view =
    std::is_same_v<Action, line::Draw> || std::is_same_v<Action, line::Stand>;

/// The context of an action: its effect, where it is known, and for some the listener's view.
struct LineChoice {
    const LineSpeaker& speaker;
    const line::LayPreview* preview;
    const line::View* view;
};

// --- As they may be typed -----------------------------------------------------------------------

/// A tile with its end: "6-5 left", "6-1 left 6".
inline Tree typed(const line::Lay& action) {
    Trees parts{tile_name(action.tile), end_name(action.end)};
    if (action.outward) parts.push_back(static_cast<int>(*action.outward));
    return joined(" ", std::move(parts));
}

inline Tree typed(const line::Lead& action) { return tile_name(action.tile); }

/// A call, by its word.
template <LineCall Call>
Tree typed(const Call&) {
    return typed_word(Call::kind);
}

// --- By their names -----------------------------------------------------------------------------

inline Tree named(const LineChoice&, const line::Lead& action) { return tile_name(action.tile); }

inline Tree named(const LineChoice&, const line::Lay& action) {
    Message told = message(action.outward ? "choice-lay-outward" : "choice-lay-short")
                       .with("tile", tile_name(action.tile))
                       .with("end", end_name(action.end));
    if (action.outward) told = std::move(told).with("outward", *action.outward);
    return told;
}

/// A call: to draw, to pass, to take or to leave it.
template <LineCall Call>
Tree named(const LineChoice&, const Call&) {
    return message("choice-", Call::kind);
}

inline Tree named(const LineChoice& choice, const DrawSeat& action) {
    return message("choice-draw_seat").with("name", choice.speaker.name(action.seat));
}

inline Tree named(const LineChoice&, const line::DrawTile& action) {
    return message("choice-draw_tile").with("tile", tile_name(action.tile));
}

// --- With their effects -------------------------------------------------------------------------

/// Most actions have no effect but what their name says.
template <class Action>
Tree described(const LineChoice& choice, const Action& action) {
    return named(choice, action);
}

inline Tree described(const LineChoice& choice, const line::Lead& action) {
    if (choice.preview == nullptr) return named(choice, action);
    return message("choice-lead")
        .with("tile", named(choice, action))
        .with("ends", choice.speaker.open_numbers(choice.preview->open_ends));
}

inline Tree described(const LineChoice& choice, const line::Lay& action) {
    if (choice.preview == nullptr) return named(choice, action);
    int points = choice.preview->points;
    Message told = message(points != 0 ? "choice-lay-gain" : "choice-lay")
                       .with("laid", named(choice, action))
                       .with("ends", choice.speaker.open_numbers(choice.preview->open_ends));
    if (points != 0) {
        told = std::move(told).with("gain", message("choice-gain").with("points", points));
    }
    return told;
}

inline Tree described(const LineChoice& choice, const line::Draw&) {
    return message("choice-draw-stock").with("count", choice.view->stock);
}

/// The pips are told where the listener may see the hand.
inline Tree described(const LineChoice& choice, const line::Stand& action) {
    int seat = choice.view->actor.is_seat() ? choice.view->actor.seat() : 0;
    const auto& pips = choice.view->hands.at(static_cast<std::size_t>(seat)).pips;
    if (!pips) return named(choice, action);
    return message("choice-stand-pips").with("pips", count("pips", *pips));
}

/// An action with its effect, or by its name alone.
inline Tree told(const LineChoice& choice, const line::Action& action, bool with_effect) {
    return std::visit(
        [&](const auto& one) {
            return with_effect ? capitalised(described(choice, one)) : named(choice, one);
        },
        action);
}

}  // namespace dominium::message_trees
