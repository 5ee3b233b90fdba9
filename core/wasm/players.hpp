// The answers of a module that plays: what a player of a game would do.
#pragma once

#include <cstdint>
#include <optional>

#include "../search/halving.hpp"
#include "../search/perft.hpp"
#include "exports.hpp"
#include "play.hpp"

namespace dominium::wasm {

/// A budget as a page gives it: numbers below 1 stand for none.
inline search::Budget budget_of(int playouts, double seconds) {
    search::Budget budget;
    if (playouts > 0) budget.playouts = playouts;
    if (seconds > 0) budget.seconds = seconds;
    return budget;
}

/// Answers the actions that a search has tried, the best first.
template <class Candidates>
void write_candidates(Json& json, const Candidates& candidates) {
    json.list([&] {
        for (const auto& candidate : candidates) {
            search::Worth worth = candidate.mean();
            json.object([&] {
                entry(json, "action", text_of(candidate.action));
                entry(json, "value", static_cast<double>(worth.value));
                entry(json, "win", static_cast<double>(worth.win));
                entry(json, "points", static_cast<double>(worth.points));
                entry(json, "margin", static_cast<double>(worth.margin));
                entry(json, "playouts", static_cast<int>(candidate.playouts));
            });
        }
    });
}

}  // namespace dominium::wasm
