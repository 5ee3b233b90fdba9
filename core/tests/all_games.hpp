// Every combination of Kingdomino's options, each in its window.
#pragma once

#include "../kingdom/kingdomino.hpp"

namespace dominium::tests {

template <class W, class Visit>
void visit_options_of(kingdom::Options options, Visit&& visit) {
    for (auto opening :
         {kingdom::Opening::drawn, kingdom::Opening::top_down, kingdom::Opening::clockwise}) {
        for (int switches = 0; switches < 16; ++switches) {
            options.opening = opening;
            options.wider_offer = switches & 1;
            options.middle_kingdom = switches & 2;
            options.harmony = switches & 4;
            options.games_in_match = switches & 8 ? 3 : 1;
            if (kingdom::faults(options).empty()) visit(kingdom::Kingdomino<W>(options));
        }
    }
}

/// Calls `visit` with the game of each combination of options that the rules allow.
template <class Visit>
void visit_all_games(Visit&& visit) {
    using kingdom::Options;
    using kingdom::Window;
    for (int seats = 2; seats <= kingdom::max_seats; ++seats) {
        visit_options_of<Window<5, false>>(Options{.seats = seats}, visit);
        visit_options_of<Window<5, true>>(Options{.seats = seats, .fixed_frame = true}, visit);
    }
    visit_options_of<Window<7, false>>(Options{.size = 7}, visit);
    visit_options_of<Window<7, true>>(Options{.size = 7, .fixed_frame = true}, visit);
}

}  // namespace dominium::tests
