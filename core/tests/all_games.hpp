// Every combination of the options of every kingdom game, each in its window.
#pragma once

#include "../games/all.hpp"

namespace dominium::tests {

template <class W, class Visit>
void visit_options_of(kingdom::KingdominoOptions options, Visit&& visit) {
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

/// Calls `visit` with Kingdomino of each combination of options that the rules allow.
template <class Visit>
void visit_all_kingdominos(Visit&& visit) {
    using kingdom::Window;
    using Options = kingdom::KingdominoOptions;
    for (int seats = 2; seats <= 4; ++seats) {
        visit_options_of<Window<5, false>>(Options{.seats = seats}, visit);
        visit_options_of<Window<5, true>>(Options{.seats = seats, .frame = kingdom::Frame::fixed},
                                          visit);
    }
    visit_options_of<Window<7, false>>(Options{.size = 7}, visit);
    visit_options_of<Window<7, true>>(Options{.size = 7, .frame = kingdom::Frame::fixed}, visit);
}

template <class Visit>
void visit_queendomino(const kingdom::QueendominoOptions& options, Visit&& visit) {
    using kingdom::Window;
    if (kingdom::kingdom_size(options) == 5) {
        visit(kingdom::Queendomino<Window<5, false>>(options));
    } else {
        visit(kingdom::Queendomino<Window<7, false>>(options));
    }
}

/// Calls `visit` with each row of Queendomino's table of set-ups: seats, boxes and teams.
template <class Visit>
void visit_queendomino_setups(kingdom::QueendominoOptions options, Visit&& visit) {
    using kingdom::BoxSet;
    for (BoxSet set : {BoxSet::queendomino, BoxSet::royal_wedding}) {
        for (bool teams : {false, true}) {
            for (int seats = 2; seats <= 8; ++seats) {
                options.seats = seats;
                options.set = set;
                options.teams = teams || seats == 8;
                bool is_new = teams || seats < 8;
                if (is_new && kingdom::faults(options).empty()) visit_queendomino(options, visit);
            }
        }
    }
}

/// Calls `visit` with Queendomino of each combination of options that the rules allow.
template <class Visit>
void visit_all_queendominos(Visit&& visit) {
    using kingdom::TaxBonusRule;
    for (auto tax_bonus : {TaxBonusRule::per_turn, TaxBonusRule::per_knight}) {
        for (int switches = 0; switches < 4; ++switches) {
            visit_queendomino_setups({.tax_bonus = tax_bonus,
                                      .middle_kingdom = (switches & 1) != 0,
                                      .harmony = (switches & 2) != 0},
                                     visit);
        }
    }
}

template <class Visit>
void visit_all_games(Visit&& visit) {
#define KINGDOM(folder, ...) visit_all_##folder##s(visit);
#include "../games/games.def"
}

}  // namespace dominium::tests
