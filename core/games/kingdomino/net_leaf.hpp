// The learned evaluation as a leaf of the search: playouts of Kingdomino stop at the beginning of a
// round, and a network tells what the kingdoms may become.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include "../../search/candidate.hpp"
#include "net_weights.hpp"
#include "outlook.hpp"

namespace dominium::search {

/// A kingdom once its claimed dominoes lie where they promise most.
template <class W>
Land<W> settled_land(const Kingdomino<W>& game, const kingdom::KingdominoState<W>& state,
                     int seat) {
    auto rules = bonus_rules(game.options());
    Land<W> land = state.kingdoms[seat];
    Survey<W> survey(land);
    int turns = turns_left(game, state, seat);
    for (int slot = state.turn; slot < state.offer.size(); ++slot) {
        if (state.offer.seat(slot) != seat) continue;
        const Domino& domino = game.domino(state.offer.domino(slot));
        auto placements = survey.placements(domino);
        if (!placements.any()) {
            land.discard(state.offer.domino(slot));
            continue;
        }
        Placement best{};
        int most = std::numeric_limits<int>::min();
        PlacementOutlook<W>(survey, domino, rules, turns)
            .template for_each<true>(placements, [&](Placement placement, int worth) {
                if (worth <= most) return;
                most = worth;
                best = placement;
            });
        land.place(domino, best);
        survey.follow(land);
    }
    return land;
}

/// The worth of the running game for a seat at the beginning of a round, by the network. The
/// chances to win take the points as uncertain by the dominoes still to come.
template <class W>
Worth worth_by_network(const Kingdomino<W>& game, const kingdom::KingdominoState<W>& state,
                       int own) {
    net::Outlook outlook = net::outlook_of(game, state, own, true);
    outlook.to_come =
        kings_per_seat(game.options()) * (game.rounds() - static_cast<int>(state.round));
    double spread = 2 + 2 * std::sqrt(outlook.to_come);
    Worth worth;
    double best = 0;
    double best_total = 0;
    double chances = 0;
    for (int seat = 0; seat < game.seats(); ++seat) {
        auto each = static_cast<std::size_t>(seat);
        outlook.order = net::order_in(state.offer, seat);
        outlook.kings = net::kings_in(state.offer, seat);
        net::count_rivals(game, state, seat, outlook);
        double points = net::expected_points(settled_land(game, state, seat),
                                             bonus_rules(game.options()), outlook);
        worth.totals[each] = points;
        worth.wins[each] = std::exp(points / spread);
        chances += worth.wins[each];
        if (seat == own) continue;
        best = std::max(best, points);
        best_total = std::max(best_total, points + game.finished_points(state, seat));
    }
    for (double& win : worth.wins) win /= chances;
    auto side = static_cast<std::size_t>(own);
    double own_total = worth.totals[side] + game.finished_points(state, own);
    worth.value = own_total / (own_total + best_total);
    worth.win = worth.wins[side];
    worth.points = worth.totals[side];
    worth.margin = worth.points - best;
    return worth;
}

}  // namespace dominium::search
