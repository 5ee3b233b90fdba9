// The greedy player of Kingdomino: the best immediate gain.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
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

/// The gain of a half on each open square, as if it lay there alone.
template <class W>
class HalfGains {
public:
    constexpr HalfGains(const Survey<W>& survey, kingdom::Half half) : most_(half.crowns) {
        gains_.fill(half.crowns);
        (survey.touching(half.terrain) & survey.open()).for_each([&](int bit) {
            int gain = survey.properties().joined(half, bit).gain();
            gains_[static_cast<std::size_t>(bit)] = static_cast<std::int16_t>(gain);
            most_ = std::max(most_, gain);
        });
    }

    constexpr int at(int bit) const { return gains_[static_cast<std::size_t>(bit)]; }

    /// More than this it gains nowhere.
    constexpr int most() const { return most_; }

private:
    std::array<std::int16_t, W::bit_count> gains_;
    int most_;
};

/// The gains of both halves of a domino; nothing where they have the same terrain.
template <class W>
using GainsOfHalves = std::optional<std::pair<HalfGains<W>, HalfGains<W>>>;

constexpr bool halves_differ(const Domino& domino) {
    return domino.left.terrain != domino.right.terrain;
}

/// The gain of a domino at each of its placements. Halves of different terrains cannot join the
/// same property, so the gain of each is found once for every square.
template <class W>
class Gains {
public:
    using Set = typename W::Set;

    constexpr Gains(const Survey<W>& survey, const Domino& domino, kingdom::BonusRules rules)
        : Gains(survey, domino, rules, std::nullopt) {
        if (halves_differ(domino)) {
            halves_.emplace(HalfGains<W>(survey, domino.left), HalfGains<W>(survey, domino.right));
        }
    }

    /// The same where the gains of the halves are known.
    constexpr Gains(const Survey<W>& survey, const Domino& domino, kingdom::BonusRules rules,
                    const GainsOfHalves<W>& halves)
        : survey_(survey), domino_(domino), halves_(halves) {
        if (rules.middle_kingdom && !W::fixed && castle_is_central(survey.land())) {
            decentral_loss_ = kingdom::middle_kingdom_points;
        }
    }

    constexpr const GainsOfHalves<W>& halves() const { return halves_; }

    /// Visits placements as (bit of the left half, direction, gain).
    template <class Visit>
    constexpr void for_each(const kingdom::PlacementSet<W>& placements, Visit&& visit) const {
        visit_all<kingdom::Direction::right>(placements, visit);
        visit_all<kingdom::Direction::left>(placements, visit);
        visit_all<kingdom::Direction::up>(placements, visit);
        visit_all<kingdom::Direction::down>(placements, visit);
    }

private:
    /// The squares that leave the castle in the centre.
    static constexpr Set centre = [] {
        constexpr int reach = (W::size - 1) / 2;
        constexpr int middle = W::side / 2;
        return W::rows(middle - reach, middle + reach) & W::columns(middle - reach, middle + reach);
    }();

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
        if (halves_) return halves_->first.at(left) + halves_->second.at(right);
        return survey_.properties().joined(domino_, left, right).first.gain();
    }

    const Survey<W>& survey_;
    const Domino& domino_;
    GainsOfHalves<W> halves_;
    int decentral_loss_ = 0;
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

/// The change of score by a domino that fits nowhere: a discard loses Harmony.
template <class W>
constexpr int promise_of_discard(const Land<W>& land, kingdom::BonusRules rules) {
    return rules.harmony && land.discards() == 0 ? -kingdom::harmony_points : 0;
}

/// The gain of a claimed domino if it were placed at once.
template <class W>
constexpr int promise_of(const Survey<W>& survey, const Domino& domino, kingdom::BonusRules rules) {
    auto placements = survey.placements(domino);
    if (!placements.any()) return promise_of_discard<W>(survey.land(), rules);
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
                                             const Survey<W>& survey, Random& random) {
    if (state.step == Step::place_castle) return kingdom::PlaceCastle{W::middle};
    if (state.step == Step::claim) {
        int slot = best_slot(game, state, survey, random);
        return kingdom::Claim{static_cast<std::uint8_t>(game.offer_to_claim(state).domino(slot))};
    }
    Placement best = best_placement(survey, game.hand(state), game.placements(state),
                                    bonus_rules(game.options()), random)
                         .placement;
    return kingdom::Place{best.square, best.direction};
}

/// The same of a kingdom that nobody has surveyed yet.
template <class W>
typename Kingdomino<W>::Action greedy_action(const Kingdomino<W>& game,
                                             const kingdom::KingdominoState<W>& state,
                                             Random& random) {
    return greedy_action(game, state, Survey<W>(state.kingdoms[state.seat]), random);
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
