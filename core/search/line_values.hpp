// The value of a deal of a tile game for a seat.
#pragma once

#include <algorithm>
#include <limits>

#include "../line/game.hpp"
#include "candidate.hpp"
#include "search_of.hpp"

namespace dominium::search {

/// True if the deal that was running in `before` is over.
constexpr bool is_over(const line::State& state, const line::Match& before) {
    return state.step == line::Step::finished || state.match.deal != before.deal;
}

/// A seat's chance in a match to a number of points: nearly in proportion to how soon each seat
/// would get there.
inline double chance_of_target(const line::Match& match, int seats, int target, int seat) {
    double sum = 0;
    for (int each = 0; each < seats; ++each) {
        if (match.totals[each] >= target) return each == seat ? 1 : 0;
        sum += 1.0 / (target - match.totals[each]);
    }
    return 1.0 / (target - match.totals[seat]) / sum;
}

/// Everybody's gains in a deal, from the side of one seat.
struct DealGains {
    line::PerSeat<int> gains;
    int seats;
    int seat;

    int own() const { return gains[seat]; }
    /// The mean gain of the others.
    double others() const {
        double sum = 0;
        for (int each = 0; each < seats; ++each) sum += each == seat ? 0 : gains[each];
        return sum / (seats - 1);
    }
};

/// The value of a deal for a seat, from 0 to 1: `before` is the match while it was running, and
/// `state` the position after it.
template <class R>
double value_of_deal(const line::Game<R>& game, const line::Match& before, const line::State& state,
                     int seat) {
    const line::Match& match = state.match;
    const R& rules = game.rules();
    if (rules.target()) return chance_of_target(match, game.seats(), *rules.target(), seat);
    // The stake of the next deal has been paid already.
    int paid = state.step == line::Step::finished ? 0 : rules.stake();
    DealGains gained{{}, game.seats(), seat};
    for (int each = 0; each < game.seats(); ++each) {
        gained.gains[each] = match.totals[each] - before.totals[each] + paid;
    }
    return LineSearchOf<R>::value(gained, before, state);
}

/// All that a deal was worth for a seat. Who won no deal shares the first place where nobody did;
/// who has reached the target has won more than a deal; alone, everything laid is a win.
template <class R>
Worth worth_of_deal(const line::Game<R>& game, const line::Match& before, const line::State& state,
                    int seat) {
    const line::Match& match = state.match;
    int paid = state.step == line::Step::finished ? 0 : game.rules().stake();
    auto gain = [&](int each) { return match.totals[each] - before.totals[each] + paid; };
    auto target = game.rules().target();
    auto won = [&](int each) {
        return match.deals_won[each] > before.deals_won[each] ||
               (target && match.totals[each] >= *target);
    };
    Worth worth;
    worth.value = value_of_deal(game, before, state, seat);
    worth.points = gain(seat);
    if (game.seats() == 1) {
        worth.win = state.ending == line::Ending::all_laid;
        worth.wins[0] = worth.win;
        worth.totals[0] = worth.points;
        return worth;
    }
    int best = std::numeric_limits<int>::min();
    for (int each = 0; each < game.seats(); ++each) {
        worth.totals[static_cast<std::size_t>(each)] = gain(each);
        if (each != seat) best = std::max(best, static_cast<int>(gain(each)));
    }
    share_first_place(worth.wins, game.seats(),
                      [&](int one, int other) { return won(one) && !won(other); });
    worth.win = worth.wins[static_cast<std::size_t>(seat)];
    worth.margin = gain(seat) - best;
    return worth;
}

}  // namespace dominium::search
