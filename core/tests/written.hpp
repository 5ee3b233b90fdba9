// Views written down as set-ups.
#pragma once

#include <vector>

#include "../kingdom/setup.hpp"
#include "../kingdom/view.hpp"

namespace dominium::tests {

inline std::vector<kingdom::SetupSlot> slots_of(const std::vector<kingdom::OfferSlot>& offer) {
    std::vector<kingdom::SetupSlot> slots;
    for (const auto& slot : offer) slots.push_back({slot.domino, slot.seat, slot.placed});
    return slots;
}

/// The set-up of the position that a view shows.
inline kingdom::Setup written(const kingdom::View& view) {
    kingdom::Setup setup{view.step,
                         {},
                         view.round,
                         view.game_number,
                         slots_of(view.offer),
                         slots_of(view.next_offer),
                         {},
                         view.finished_games,
                         view.undrawn};
    if (view.actor.is_seat()) setup.seat = view.actor.seat();
    for (const auto& kingdom : view.kingdoms) {
        setup.kingdoms.push_back({kingdom.position, kingdom.discarded});
    }
    return setup;
}

}  // namespace dominium::tests
