// Reading typed notation in a position.
#pragma once

#include <string>
#include <variant>

#include "kingdomino.hpp"

namespace dominium::kingdom {

/// The legal placements whose left half lies on `square`, as texts joined by commas.
template <class W>
std::string placements_at(const Kingdomino<W>& game, const State<W>& state, Square square) {
    std::string texts;
    game.placements(state).for_each([&](Placement placement) {
        if (!(placement.square == square)) return;
        texts +=
            (texts.empty() ? "" : ", ") + text_of(Place{placement.square, placement.direction});
    });
    return texts;
}

/// Reads an action in the notation. A bare square names a castle's place only on a bare tray; where
/// a domino has to be placed it is ambiguous, and the refusal lists what is possible there.
template <class W>
std::variant<Action, Refusal> parse(const Kingdomino<W>& game, const State<W>& state,
                                    std::string_view text) {
    auto action = parse_action(text);
    if (!action) return Refusal{RefusalCode::malformed, {{"text", std::string(text)}}};
    const auto* square = std::get_if<PlaceCastle>(&*action);
    if (square != nullptr && state.step == Step::place) {
        return Refusal{
            RefusalCode::ambiguous,
            {{"text", std::string(text)}, {"options", placements_at(game, state, square->square)}}};
    }
    return game.canonical(state, *action);
}

}  // namespace dominium::kingdom
