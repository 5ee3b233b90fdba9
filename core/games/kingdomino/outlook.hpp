// The heuristic worth of placements and claims in Kingdomino: the points that they bring now, and
// what may come of them. It guides the search and plays its playouts. The weights were found by
// matches of players that differ in one weight (bench/README.md).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "../../base/random.hpp"
#include "greedy.hpp"
#include "rules.hpp"

namespace dominium::search {

/// The weights of what counts beside points, in sixtieths of a point.
struct OutlookWeights {
    /// An empty square without an empty neighbour: no domino can cover it.
    int hole = -200;
    /// An empty square with a single empty neighbour.
    int dead_end = -20;
    /// Another square and another crown of the property that a half joins, for what may still join
    /// it.
    int joined_square = 12;
    int joined_crown = 30;
    /// A slot further down in the offer: a later choice in the next round.
    int later_claim = -12;
    /// The number of turns left at which a later benefit counts half.
    int half_turns = 2;
};

#ifdef DOMINIUM_TUNE
inline OutlookWeights outlook_weights;
#else
constexpr OutlookWeights outlook_weights;
#endif

constexpr int outlook_point = 60;

/// The dominoes that a seat will still place after that of the running turn.
template <class W>
constexpr int turns_left(const Kingdomino<W>& game, const kingdom::KingdominoState<W>& state,
                         int seat) {
    int turns = kings_per_seat(game.options()) * (game.rounds() - static_cast<int>(state.round));
    for (int slot = state.turn + 1; state.round > 0 && slot < state.offer.size(); ++slot) {
        turns += state.offer.seat(slot) == seat;
    }
    return turns;
}

/// The worth of the placements of one domino in one kingdom. The survey must outlive it.
template <class W>
class PlacementOutlook {
public:
    using Set = typename W::Set;

    constexpr PlacementOutlook(const Survey<W>& survey, const Domino& domino,
                               kingdom::BonusRules rules, int turns_left)
        : survey_(survey),
          domino_(domino),
          turns_left_(turns_left),
          keeps_middle_(!W::fixed && rules.middle_kingdom && castle_is_central(survey.land())) {
        if (halves_differ(domino_)) {
            fill(left_, domino.left);
            fill(right_, domino.right);
        }
    }

    /// Visits placements as (placement, worth); with an eye on the room that they leave, or
    /// (faster) without.
    template <bool with_room, class Visit>
    constexpr void for_each(const kingdom::PlacementSet<W>& placements, Visit&& visit) const {
        int room_now = with_room ? room_of_land() : 0;
        for (kingdom::Direction direction : kingdom::all_directions) {
            int step = W::step(direction);
            placements.by_direction[static_cast<std::size_t>(direction)].for_each([&](int bit) {
                Placement placement{W::square_at(bit), direction};
                int worth = joining(bit, bit + step);
                bool in_middle = middle.test(bit) && middle.test(bit + step);
                if (keeps_middle_ && !in_middle) {
                    worth -= outlook_point * kingdom::middle_kingdom_points;
                }
                if constexpr (with_room) {
                    if (turns_left_ > 0) {
                        worth += room_after(placement, bit, bit + step, in_middle) - room_now;
                    }
                }
                visit(placement, worth);
            });
        }
    }

private:
    using SquareWorths = std::array<int, W::bit_count>;

    static constexpr int from = W::middle.row - (W::size - 1) / 2;
    static constexpr int to = W::middle.row + (W::size - 1) / 2;
    /// The squares that keep the castle in the middle.
    static constexpr Set middle = W::rows(from, to) & W::columns(from, to);

    constexpr void fill(SquareWorths& worths, kingdom::Half half) const {
        kingdom::JoinedProperty alone;
        alone.size = 1;
        alone.crowns = half.crowns;
        alone.points_apart = 0;
        worths.fill(worth_of(alone));
        (survey_.touching(half.terrain) & survey_.open()).for_each([&](int bit) {
            worths[static_cast<std::size_t>(bit)] =
                worth_of(survey_.properties().joined(half, bit));
        });
    }

    constexpr int joining(int left, int right) const {
        if (halves_differ(domino_)) {
            return left_[static_cast<std::size_t>(left)] + right_[static_cast<std::size_t>(right)];
        }
        auto property = survey_.properties().joined(domino_, left, right).first;
        return worth_of(property) + later(outlook_weights.joined_square * property.size);
    }

    /// The worth of a property that grows: its gain now, and later when more joins it.
    constexpr int worth_of(const kingdom::JoinedProperty& property) const {
        return outlook_point * property.gain() +
               later(outlook_weights.joined_square * property.size +
                     outlook_weights.joined_crown * property.crowns);
    }

    constexpr int later(int worth) const {
        return worth * turns_left_ / (turns_left_ + outlook_weights.half_turns);
    }

    constexpr int room_of_land() const {
        return room(keeps_middle_ ? survey_.open() & middle : survey_.open());
    }

    constexpr int room_after(Placement placement, int left, int right, bool in_middle) const {
        Set open = survey_.open();
        if (keeps_middle_ && in_middle) {
            open = open & middle;
        } else {
            Land<W> after = survey_.land();
            after.place(domino_, placement);
            open = open & after.reachable();
        }
        return room(open.without(Set::of(left) | Set::of(right)));
    }

    /// The loss of worth of empty squares that have few empty neighbours.
    static constexpr int room(const Set& open) {
        Set right = open & open.template lowered<1>();
        Set left = open & open.template raised<1>();
        Set down = open & open.template lowered<W::stride>();
        Set up = open & open.template raised<W::stride>();
        Set any = right | left | down | up;
        Set several = (right & left) | (down & up) | ((right | left) & (down | up));
        return outlook_weights.hole * open.without(any).count() +
               outlook_weights.dead_end * any.without(several).count();
    }

    const Survey<W>& survey_;
    const Domino& domino_;
    int turns_left_;
    bool keeps_middle_;
    SquareWorths left_{};
    SquareWorths right_{};
};

/// The worth of a claimed domino if it were placed at once; a discard loses Harmony.
template <class W>
constexpr int promise_of_claim(const Survey<W>& survey, const Domino& domino,
                               kingdom::BonusRules rules, int turns_left) {
    auto placements = survey.placements(domino);
    if (!placements.any()) {
        bool loses_harmony = rules.harmony && survey.land().discards() == 0;
        return loses_harmony ? -outlook_point * kingdom::harmony_points : 0;
    }
    int best = std::numeric_limits<int>::min();
    PlacementOutlook<W>(survey, domino, rules, turns_left)
        .template for_each<false>(placements,
                                  [&](Placement, int worth) { best = std::max(best, worth); });
    return best;
}

/// Placements with what they are worth, the best first.
template <class W>
std::vector<std::pair<int, Placement>> weighed(const Survey<W>& survey, const Domino& domino,
                                               const kingdom::PlacementSet<W>& placements,
                                               kingdom::BonusRules rules, int turns_left) {
    std::vector<std::pair<int, Placement>> weighed;
    PlacementOutlook<W>(survey, domino, rules, turns_left)
        .template for_each<true>(placements, [&](Placement placement, int worth) {
            weighed.emplace_back(worth, placement);
        });
    std::stable_sort(weighed.begin(), weighed.end(),
                     [](const auto& one, const auto& other) { return one.first > other.first; });
    return weighed;
}

/// Plays one action by what it is worth; among equals a random one. Chance plays by its odds.
template <class W>
void play_wisely(const Kingdomino<W>& game, kingdom::KingdominoState<W>& state, Random& random,
                 typename Kingdomino<W>::Playout& playout) {
    if (state.step != Step::place && state.step != Step::claim) {
        return play_greedy(game, state, random, playout);
    }
    const auto& survey = surveyed<W>(state, playout);
    auto rules = bonus_rules(game.options());
    int turns = turns_left(game, state, state.seat);
    int most = std::numeric_limits<int>::min();
    int equals = 0;
    auto is_better = [&](int worth) {
        if (worth < most) return false;
        equals = worth == most ? equals + 1 : 1;
        most = worth;
        return equals == 1 || random.below(equals) == 0;
    };
    if (state.step == Step::place) {
        Placement best{};
        PlacementOutlook<W>(survey, game.hand(state), rules, turns)
            .template for_each<true>(playout.placements, [&](Placement placement, int worth) {
                if (is_better(worth)) best = placement;
            });
        game.place(state, best, playout);
    } else {
        const auto& offer = game.offer_to_claim(std::as_const(state));
        int best = 0;
        for (int slot = 0; slot < offer.size(); ++slot) {
            if (offer.is_claimed(slot)) continue;
            const Domino& domino = game.domino(offer.domino(slot));
            int worth =
                promise_of_claim(survey, domino, rules, turns) + slot * outlook_weights.later_claim;
            if (is_better(worth)) best = slot;
        }
        game.claim_slot(state, best, playout);
    }
}

}  // namespace dominium::search
