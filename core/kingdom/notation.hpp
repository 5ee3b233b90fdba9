// Reading typed notation in a position.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "actions.hpp"

namespace dominium::kingdom {

/// The legal placements whose left half lies on `square`, as texts joined by commas.
template <class Game>
std::string placements_at(const Game& game, const typename Game::State& state, Square square) {
    std::string texts;
    game.placements(state).for_each([&](Placement placement) {
        if (!(placement.square == square)) return;
        texts +=
            (texts.empty() ? "" : ", ") + text_of(Place{placement.square, placement.direction});
    });
    return texts;
}

/// True if an action names a domino with a number beyond the first box.
inline bool names_second_box(const AnyAction& action) {
    if (const auto* claim = std::get_if<Claim>(&action)) return claim->domino > domino_count;
    if (const auto* draw = std::get_if<DrawDomino>(&action)) return draw->domino > domino_count;
    return false;
}

/// Reads an action in the notation. A bare square names a castle's place only on a bare tray; where
/// a domino has to be placed it is ambiguous, and the refusal lists what is possible there. A
/// domino of the second box has only its name with `q`.
template <class Game>
std::variant<typename Game::Action, Refusal> parse(const Game& game,
                                                   const typename Game::State& state,
                                                   std::string_view text) {
    Refusal malformed{RefusalCode::malformed, {{"text", std::string(text)}}};
    auto action = parse_action(text);
    if (!action) return malformed;
    const auto* square = std::get_if<PlaceCastle>(&*action);
    if (square != nullptr && state.step == Step::place) {
        return Refusal{
            RefusalCode::ambiguous,
            {{"text", std::string(text)}, {"options", placements_at(game, state, square->square)}}};
    }
    auto own = narrowed<typename Game::Action>(*action);
    if (!own) return malformed;
    bool names_it_rightly = game.domino_total() > domino_count && text.find('q') != text.npos;
    if (names_second_box(*action) && !names_it_rightly) return malformed;
    return game.canonical(state, *own);
}

}  // namespace dominium::kingdom
