// The greedy player of Kingdomino: the best immediate gain.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "../../base/random.hpp"
#include "rules.hpp"

namespace dominium::search {

using kingdom::Domino;
using kingdom::Kingdom;
using kingdom::Kingdomino;
using kingdom::Placement;
using kingdom::Step;

template <class W>
using Land = Kingdom<W, kingdom::KingdominoBox>;

template <class W>
using Survey = kingdom::Survey<W, kingdom::KingdominoBox>;

/// A placement with the change of score that it brings.
struct Valued {
    Placement placement{};
    int gain = 0;
};

/// The gain of a domino at each of its placements. Halves of different terrains cannot join the
/// same property, so the gain of each is found once for every square.
template <class W>
class Gains {
public:
    using Set = typename W::Set;

    constexpr Gains(const Survey<W>& survey, const Domino& domino, kingdom::BonusRules rules)
        : survey_(survey), domino_(domino) {
        if (rules.middle_kingdom && !W::fixed && castle_is_central(survey.land())) {
            decentral_loss_ = kingdom::middle_kingdom_points;
        }
        if (halves_differ()) {
            fill(left_, domino.left);
            fill(right_, domino.right);
        }
    }

    /// Visits placements as (bit of the left half, direction, gain).
    template <class Visit>
    constexpr void for_each(const kingdom::PlacementSet<W>& placements, Visit&& visit) const {
        visit_all<kingdom::Direction::right>(placements, visit);
        visit_all<kingdom::Direction::left>(placements, visit);
        visit_all<kingdom::Direction::up>(placements, visit);
        visit_all<kingdom::Direction::down>(placements, visit);
    }

private:
    using SquareGains = std::array<std::int16_t, W::bit_count>;

    /// The squares that leave the castle in the centre.
    static constexpr Set centre = [] {
        constexpr int reach = (W::size - 1) / 2;
        constexpr int middle = W::side / 2;
        return W::rows(middle - reach, middle + reach) & W::columns(middle - reach, middle + reach);
    }();

    constexpr bool halves_differ() const { return domino_.left.terrain != domino_.right.terrain; }

    constexpr void fill(SquareGains& gains, kingdom::Half half) const {
        gains.fill(half.crowns);
        (survey_.touching(half.terrain) & survey_.open()).for_each([&](int bit) {
            int gain = survey_.properties().joined(half, bit).gain();
            gains[static_cast<std::size_t>(bit)] = static_cast<std::int16_t>(gain);
        });
    }

    template <kingdom::Direction direction, class Visit>
    constexpr void visit_all(const kingdom::PlacementSet<W>& placements, Visit& visit) const {
        constexpr int step = W::step(direction);
        const Set& lefts = placements.by_direction[static_cast<std::size_t>(direction)];
        lefts.for_each([&](int bit) {
            int gain = gain_at(bit, bit + step);
            if (!centre.test(bit) || !centre.test(bit + step)) gain -= decentral_loss_;
            visit(bit, direction, gain);
        });
    }

    constexpr int gain_at(int left, int right) const {
        if (halves_differ()) {
            return left_[static_cast<std::size_t>(left)] + right_[static_cast<std::size_t>(right)];
        }
        return survey_.properties().joined(domino_, left, right).first.gain();
    }

    const Survey<W>& survey_;
    const Domino& domino_;
    int decentral_loss_ = 0;
    SquareGains left_{};
    SquareGains right_{};
};

/// The best of some placements; among equals a random one.
template <class W>
constexpr Valued best_placement(const Survey<W>& survey, const Domino& domino,
                                const kingdom::PlacementSet<W>& placements,
                                kingdom::BonusRules rules, Random& random) {
    Valued best;
    int equals = 0;
    Gains<W>(survey, domino, rules)
        .for_each(placements, [&](int bit, kingdom::Direction direction, int gain) {
            if (equals == 0 || gain > best.gain) {
                equals = 1;
            } else if (gain < best.gain || random.below(++equals) != 0) {
                return;
            }
            best = {{W::square_at(bit), direction}, gain};
        });
    return best;
}

/// The gain of a claimed domino if it were placed at once; a discard loses Harmony.
template <class W>
constexpr int promise_of(const Survey<W>& survey, const Domino& domino, kingdom::BonusRules rules) {
    auto placements = survey.placements(domino);
    if (!placements.any()) {
        return rules.harmony && survey.land().discards() == 0 ? -kingdom::harmony_points : 0;
    }
    int best = std::numeric_limits<int>::min();
    Gains<W>(survey, domino, rules).for_each(placements, [&](int, kingdom::Direction, int gain) {
        best = std::max(best, gain);
    });
    return best;
}

/// The free slot whose domino promises most; among equals a random one.
template <class W>
constexpr int best_slot(const Kingdomino<W>& game, const kingdom::KingdominoState<W>& state,
                        const Survey<W>& survey, Random& random) {
    const auto& offer = game.offer_to_claim(state);
    auto rules = bonus_rules(game.options());
    int best = -1;
    int best_promise = 0;
    int equals = 0;
    for (int slot = 0; slot < offer.size(); ++slot) {
        if (offer.is_claimed(slot)) continue;
        int promise = promise_of(survey, game.domino(offer.domino(slot)), rules);
        if (best < 0 || promise > best_promise) {
            best = slot;
            best_promise = promise;
            equals = 1;
        } else if (promise == best_promise && random.below(++equals) == 0) {
            best = slot;
        }
    }
    return best;
}

/// The greedy decision: the placement with the best gain, the claim with the best promise, the
/// castle in the middle of the tray. The acting seat must have to decide.
template <class W>
typename Kingdomino<W>::Action greedy_action(const Kingdomino<W>& game,
                                             const kingdom::KingdominoState<W>& state,
                                             Random& random) {
    if (state.step == Step::place_castle) return kingdom::PlaceCastle{W::middle};
    const Survey<W> survey(state.kingdoms[state.seat]);
    if (state.step == Step::claim) {
        int slot = best_slot(game, state, survey, random);
        return kingdom::Claim{static_cast<std::uint8_t>(game.offer_to_claim(state).domino(slot))};
    }
    Placement best = best_placement(survey, game.hand(state), game.placements(state),
                                    bonus_rules(game.options()), random)
                         .placement;
    return kingdom::Place{best.square, best.direction};
}

/// The survey of the acting seat's kingdom as it stands.
template <class W>
constexpr const Survey<W>& surveyed(const kingdom::KingdominoState<W>& state,
                                    typename Kingdomino<W>::Playout& playout) {
    auto& survey = playout.surveys[state.seat];
    survey.follow(state.kingdoms[state.seat]);
    return survey;
}

/// Plays one action by the greedy decision; chance plays by its odds.
template <class W>
constexpr void play_greedy(const Kingdomino<W>& game, kingdom::KingdominoState<W>& state,
                           Random& random, typename Kingdomino<W>::Playout& playout) {
    switch (state.step) {
        case Step::place_castle: game.place_castle(state, W::middle, playout); break;
        case Step::place: {
            Valued best = best_placement(surveyed<W>(state, playout), game.hand(state),
                                         playout.placements, bonus_rules(game.options()), random);
            game.place(state, best.placement, playout);
            break;
        }
        case Step::claim: {
            const auto& survey = surveyed<W>(state, playout);
            game.claim_slot(state, best_slot(game, state, survey, random), playout);
            break;
        }
        default: game.play_chance(state, random, playout);
    }
}

}  // namespace dominium::search
