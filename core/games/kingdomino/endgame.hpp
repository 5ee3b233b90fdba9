// The last two rounds of Kingdomino, calculated, for nothing is left to draw. In the last round
// every seat places what it has as well as it can, whatever the others do. In the round before it
// the claims alone tie the kingdoms together: every seat claims what is best for itself (max-n),
// and for each set of claims the best placements of a kingdom are found apart from the others.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "../../search/candidate.hpp"
#include "greedy.hpp"
#include "outlook.hpp"
#include "rules.hpp"

namespace dominium::search {

/// A kingdom at the end, better ones greater: its points, then what breaks ties.
struct FinalLand {
    int points = -1;
    int largest = 0;
    int crowns = 0;
    auto operator<=>(const FinalLand&) const = default;
};

/// The best that a land can become by placing these dominoes from the `next` one on; what fits
/// nowhere is discarded.
template <class W>
FinalLand best_final(const Kingdomino<W>& game, const Land<W>& land, const std::vector<int>& rest,
                     std::size_t next = 0) {
    if (next == rest.size()) {
        return {total_points(land, bonus_rules(game.options())), largest_property(land),
                land.crowns_in(land.occupied())};
    }
    const Domino& domino = game.domino(rest[next]);
    auto placements = land.placements(domino);
    if (!placements.any()) {
        Land<W> after = land;
        after.discard(rest[next]);
        return best_final(game, after, rest, next + 1);
    }
    FinalLand best;
    placements.for_each([&](Placement placement) {
        Land<W> after = land;
        after.place(domino, placement);
        best = std::max(best, best_final(game, after, rest, next + 1));
    });
    return best;
}

/// The worth of the running game for a seat when the kingdoms become these.
template <class W>
Worth worth_of_finals(const Kingdomino<W>& game, const kingdom::KingdominoState<W>& state,
                      const std::vector<FinalLand>& finals, int seat_of_worth) {
    auto own = static_cast<std::size_t>(seat_of_worth);
    bool ties_are_shared = game.options().games_in_match > 1;
    Worth worth;
    double best = 0;
    double best_total = 0;
    auto total = [&](std::size_t seat) {
        return finals[seat].points + game.finished_points(state, static_cast<int>(seat));
    };
    for (std::size_t seat = 0; seat < finals.size(); ++seat) {
        worth.totals[seat] = finals[seat].points;
        if (seat == own) continue;
        best = std::max(best, worth.totals[seat]);
        best_total = std::max<double>(best_total, total(seat));
    }
    share_first_place(worth.wins, game.seats(), [&](int one, int other) {
        const FinalLand& first = finals[static_cast<std::size_t>(one)];
        const FinalLand& second = finals[static_cast<std::size_t>(other)];
        return ties_are_shared ? first.points > second.points : first > second;
    });
    double sum = total(own) + best_total;
    worth.value = sum > 0 ? total(own) / sum : 0.5;
    worth.win = worth.wins[own];
    worth.points = worth.totals[own];
    worth.margin = worth.points - best;
    return worth;
}

/// The dominoes that a seat has still to place in the running round, from a slot of the offer on.
template <class W>
std::vector<int> dominoes_to_place(const kingdom::KingdominoState<W>& state, int seat, int slot) {
    std::vector<int> rest;
    for (; slot < state.offer.size(); ++slot) {
        if (state.offer.seat(slot) == seat) rest.push_back(state.offer.domino(slot));
    }
    return rest;
}

template <class W>
using KingdomCandidates = std::vector<Candidate<typename Kingdomino<W>::Action>>;

/// The best first: by value, then by the chance to win.
template <class W>
KingdomCandidates<W> sorted(KingdomCandidates<W> solved) {
    std::stable_sort(solved.begin(), solved.end(), [](const auto& one, const auto& other) {
        return std::pair(one.sum.value, one.sum.win) > std::pair(other.sum.value, other.sum.win);
    });
    return solved;
}

/// The worth of placements in the last round, the best first.
template <class W>
KingdomCandidates<W> solve_last_round(const Kingdomino<W>& game,
                                      const kingdom::KingdominoState<W>& state,
                                      const std::vector<typename Kingdomino<W>::Action>& actions) {
    int own = state.seat;
    std::vector<FinalLand> finals;
    for (int seat = 0; seat < game.seats(); ++seat) {
        std::vector<int> rest = dominoes_to_place(state, seat, state.turn);
        finals.push_back(seat == own ? FinalLand{} : best_final(game, state.kingdoms[seat], rest));
    }
    std::vector<int> rest = dominoes_to_place(state, own, state.turn + 1);
    KingdomCandidates<W> solved;
    for (const auto& action : actions) {
        const auto& place = std::get<kingdom::Place>(action);
        Land<W> after = state.kingdoms[own];
        after.place(game.hand(state), {place.square, place.direction});
        finals[static_cast<std::size_t>(own)] = best_final(game, after, rest);
        solved.push_back({action, worth_of_finals(game, state, finals, own)});
    }
    return sorted<W>(std::move(solved));
}

/// The decisions of the last round but one.
template <class W>
class LastClaims {
public:
    using Game = Kingdomino<W>;
    using State = kingdom::KingdominoState<W>;
    using Action = typename Game::Action;

    LastClaims(const Game& game, const State& state)
        : game_(game),
          state_(state),
          width_(game.seats() > 2 ? std::numeric_limits<std::size_t>::max() : beam),
          own_land_(state.kingdoms[state.seat]) {}

    KingdomCandidates<W> solve(const std::vector<Action>& actions) {
        KingdomCandidates<W> solved;
        for (const Action& action : actions) {
            own_land_ = state_.kingdoms[state_.seat];
            finals_[state_.seat] = {};
            if (const auto* claim = std::get_if<kingdom::Claim>(&action)) {
                int slot = *state_.next_offer.slot_of(claim->domino);
                solved.push_back({action, worth_after(slot)});
                continue;
            }
            const auto& place = std::get<kingdom::Place>(action);
            own_land_.place(game_.hand(state_), {place.square, place.direction});
            Worth best;
            for (int slot = 0; slot < state_.next_offer.size(); ++slot) {
                if (state_.next_offer.is_claimed(slot)) continue;
                Worth worth = worth_after(slot);
                if (worth.value > best.value) best = worth;
            }
            solved.push_back({action, best});
        }
        return sorted<W>(std::move(solved));
    }

private:
    static constexpr std::size_t most_seats = State::max_seats;
    /// At two seats up to four dominoes are placed: of each but the last the most promising
    /// placements alone are looked at.
    static constexpr std::size_t beam = 7;

    /// The slots of the last offer that each seat claims, a bit each.
    using Claims = std::array<unsigned, most_seats>;

    /// The worth of claiming a slot of the last offer for the acting seat.
    Worth worth_after(int slot) {
        Claims claims{};
        for (int each = 0; each < state_.next_offer.size(); ++each) {
            if (!state_.next_offer.is_claimed(each)) continue;
            claims[static_cast<std::size_t>(state_.next_offer.seat(each))] |= 1U << each;
        }
        claims[state_.seat] |= 1U << slot;
        return worth_of_finals(game_, state_, play_on(state_.turn + 1, claims), state_.seat);
    }

    /// The final kingdoms when play goes on from the turn in a slot of the offer.
    std::vector<FinalLand> play_on(int turn, const Claims& claims) {
        std::vector<FinalLand> best;
        if (turn == state_.offer.size()) {
            for (int seat = 0; seat < game_.seats(); ++seat) {
                best.push_back(final_of(seat, claims[static_cast<std::size_t>(seat)]));
            }
            return best;
        }
        int seat = state_.offer.seat(turn);
        unsigned taken = 0;
        for (unsigned each : claims) taken |= each;
        double most = -1;
        for (int slot = 0; slot < state_.next_offer.size(); ++slot) {
            if (taken >> slot & 1U) continue;
            Claims after = claims;
            after[static_cast<std::size_t>(seat)] |= 1U << slot;
            auto finals = play_on(turn + 1, after);
            double value = worth_of_finals(game_, state_, finals, seat).value;
            if (value <= most) continue;
            most = value;
            best = std::move(finals);
        }
        return best;
    }

    /// The best that a seat makes of the dominoes that it has still to place and of its claims.
    FinalLand final_of(int seat, unsigned claims) {
        auto& known = finals_[static_cast<std::size_t>(seat)][claims];
        if (known) return *known;
        std::vector<int> rest = dominoes_to_place(state_, seat, state_.turn + 1);
        for (int slot = 0; slot < state_.next_offer.size(); ++slot) {
            if (claims >> slot & 1U) rest.push_back(state_.next_offer.domino(slot));
        }
        const Land<W>& land = seat == state_.seat ? own_land_ : state_.kingdoms[seat];
        known = best_planned(land, rest, 0);
        return *known;
    }

    FinalLand best_planned(const Land<W>& land, const std::vector<int>& rest,
                           std::size_t next) const {
        if (next == rest.size()) return best_final(game_, land, rest, next);
        const Domino& domino = game_.domino(rest[next]);
        const Survey<W> survey(land);
        auto placements = survey.placements(domino);
        if (!placements.any()) {
            Land<W> after = land;
            after.discard(rest[next]);
            return best_planned(after, rest, next + 1);
        }
        auto rules = bonus_rules(game_.options());
        std::vector<Placement> tried;
        if (next + 1 == rest.size()) {
            Random first(0);
            tried.push_back(best_placement(survey, domino, placements, rules, first).placement);
        } else {
            int turns = static_cast<int>(rest.size() - next) - 1;
            for (const auto& each : weighed(survey, domino, placements, rules, turns)) {
                if (tried.size() == width_) break;
                tried.push_back(each.second);
            }
        }
        FinalLand best;
        for (Placement placement : tried) {
            Land<W> after = land;
            after.place(domino, placement);
            best = std::max(best, best_planned(after, rest, next + 1));
        }
        return best;
    }

    const Game& game_;
    const State& state_;
    std::size_t width_;
    Land<W> own_land_;
    /// The final kingdoms found so far for each seat, by the slots that it claims.
    std::array<std::array<std::optional<FinalLand>, 1U << State::max_offer>, most_seats> finals_{};
};

/// True if a decision can be calculated.
template <class W>
bool is_solvable(const Kingdomino<W>& game, const kingdom::KingdominoState<W>& state) {
    int rounds_left = game.rounds() - static_cast<int>(state.round);
    if (state.round == 0 || rounds_left > 1) return false;
    return state.step == Step::place || state.step == Step::claim;
}

/// The worth of the actions of a solvable decision, the best first.
template <class W>
KingdomCandidates<W> solve(const Kingdomino<W>& game, const kingdom::KingdominoState<W>& state,
                           const std::vector<typename Kingdomino<W>::Action>& actions) {
    if (static_cast<int>(state.round) == game.rounds()) {
        return solve_last_round(game, state, actions);
    }
    return LastClaims<W>(game, state).solve(actions);
}

}  // namespace dominium::search
