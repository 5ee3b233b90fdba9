// The way past the optional steps of a turn.
#pragma once

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "actions.hpp"
#include "events.hpp"

namespace dominium::kingdom {

/// True if a step of a turn may be declined (Queendomino, B to D).
constexpr bool is_optional(Step step) {
    return step == Step::tax || step == Step::build || step == Step::burn;
}

/// True if somebody has just discarded a domino: that begins a turn.
inline bool has_discard(const std::vector<Event>& events) {
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<DominoDiscarded>(event);
    });
}

/// The actions by which the acting seat declines all optional steps that its turn still has.
template <class Game>
std::vector<std::string> declines(const Game& game, typename Game::State state) {
    std::vector<std::string> found;
    Actor seat = game.actor(state);
    while (is_optional(state.step)) {
        Step before = state.step;
        EventList sink;
        for (const auto& action : game.legal_actions(state)) {
            if (text_of(action) != Decline::notation) continue;
            game.apply(state, action, sink);
            break;
        }
        found.emplace_back(Decline::notation);
        // The optional steps stand in the order of a turn.
        bool goes_on = game.actor(state) == seat && state.step > before;
        if (!goes_on || has_discard(sink.events)) break;
    }
    return found;
}

}  // namespace dominium::kingdom
