// The greedy player of Kingdomino: the best immediate gain.
#pragma once

#include <vector>

#include "../kingdom/kingdomino.hpp"
#include "../random.hpp"

namespace dominium::search {

using kingdom::Domino;
using kingdom::Kingdom;
using kingdom::Kingdomino;
using kingdom::Placement;
using kingdom::Step;

template <class W>
using Land = Kingdom<W, kingdom::KingdominoBox>;

/// The change of a kingdom's score by a placement. Only the terrains of the domino can change.
template <class W>
constexpr int gain_of(const Land<W>& kingdom, const Domino& domino, Placement placement,
                      kingdom::BonusRules rules) {
    Land<W> after = kingdom;
    after.place(domino, placement);
    auto change = [&](kingdom::Terrain terrain) {
        return terrain_points(after, terrain) - terrain_points(kingdom, terrain);
    };
    int gain = change(domino.left.terrain);
    if (domino.right.terrain != domino.left.terrain) gain += change(domino.right.terrain);
    if (rules.middle_kingdom) {
        gain += kingdom::middle_kingdom_points *
                (castle_is_central(after) - castle_is_central(kingdom));
    }
    return gain;
}

/// A placement with the change of score that it brings.
struct Valued {
    Placement placement{};
    int gain = 0;
};

/// The best of some placements; among equals a random one.
template <class W>
constexpr Valued best_placement(const Land<W>& kingdom, const Domino& domino,
                                const kingdom::PlacementSet<W>& placements,
                                kingdom::BonusRules rules, Random& random) {
    Valued best;
    int equals = 0;
    placements.for_each([&](Placement placement) {
        int gain = gain_of(kingdom, domino, placement, rules);
        if (equals == 0 || gain > best.gain) {
            best = {placement, gain};
            equals = 1;
        } else if (gain == best.gain && random.below(++equals) == 0) {
            best.placement = placement;
        }
    });
    return best;
}

/// What a claimed domino would bring if it were placed at once; a discard loses Harmony.
template <class W>
constexpr int promise_of(const Land<W>& kingdom, const Domino& domino, kingdom::BonusRules rules,
                         Random& random) {
    auto placements = kingdom.placements(domino);
    if (!placements.any()) {
        return rules.harmony && kingdom.discards() == 0 ? -kingdom::harmony_points : 0;
    }
    return best_placement(kingdom, domino, placements, rules, random).gain;
}

/// The free slot whose domino promises most; among equals a random one.
template <class W>
constexpr int best_slot(const Kingdomino<W>& game, const kingdom::KingdominoState<W>& state,
                        Random& random) {
    const auto& offer = game.offer_to_claim(state);
    auto rules = bonus_rules(game.options());
    int best = -1;
    int best_promise = 0;
    int equals = 0;
    for (int slot = 0; slot < offer.size(); ++slot) {
        if (offer.is_claimed(slot)) continue;
        int promise =
            promise_of(state.kingdoms[state.seat], game.domino(offer.domino(slot)), rules, random);
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
    if (state.step == Step::claim) {
        int slot = best_slot(game, state, random);
        return kingdom::Claim{static_cast<std::uint8_t>(game.offer_to_claim(state).domino(slot))};
    }
    Placement best = best_placement(state.kingdoms[state.seat], game.hand(state),
                                    game.placements(state), bonus_rules(game.options()), random)
                         .placement;
    return kingdom::Place{best.square, best.direction};
}

/// The actions of a decision that are worth a search: all of them.
template <class W>
std::vector<typename Kingdomino<W>::Action> promising_actions(
    const Kingdomino<W>& game, const kingdom::KingdominoState<W>& state) {
    return game.legal_actions(state);
}

/// Plays one action by the greedy decision; chance plays by its odds.
template <class W>
constexpr void play_greedy(const Kingdomino<W>& game, kingdom::KingdominoState<W>& state,
                           Random& random, kingdom::RandomPlayout<W>& playout) {
    switch (state.step) {
        case Step::place_castle: game.place_castle(state, W::middle, playout); break;
        case Step::place: {
            Valued best = best_placement(state.kingdoms[state.seat], game.hand(state),
                                         playout.placements, bonus_rules(game.options()), random);
            game.place(state, best.placement, playout);
            break;
        }
        case Step::claim: game.claim_slot(state, best_slot(game, state, random), playout); break;
        default: game.play_random(state, random, playout);
    }
}

}  // namespace dominium::search
