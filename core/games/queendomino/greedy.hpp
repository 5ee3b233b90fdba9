// The greedy player of Queendomino: in each step what is worth most.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "../../base/random.hpp"
#include "rules.hpp"
#include "worth.hpp"

namespace dominium::search {

using kingdom::Domino;
using kingdom::Placement;
using kingdom::Step;

/// The best of some choices; among equals a random one.
template <class Choice>
class Best {
public:
    constexpr Best(Random& random, const Choice& choice, int worth)
        : random_(random), choice_(choice), worth_(worth) {}

    constexpr void consider(const Choice& choice, int worth) {
        if (worth < worth_) return;
        equals_ = worth == worth_ ? equals_ + 1 : 1;
        if (equals_ == 1 || random_.below(equals_) == 0) choice_ = choice;
        worth_ = worth;
    }

    constexpr const Choice& choice() const { return choice_; }

private:
    Random& random_;
    Choice choice_;
    int worth_;
    int equals_ = 1;
};

/// The greedy decisions of the acting seat in a position, which must outlive it.
template <class W>
class QueendominoGreedy {
public:
    using Game = kingdom::Queendomino<W>;
    using State = typename Game::State;
    using Action = typename Game::Action;

    constexpr QueendominoGreedy(const Game& game, const State& state, Random& random)
        : game_(game),
          state_(state),
          random_(random),
          kingdom_(game.kingdom_of(state.seat)),
          outlook_(game, state, kingdom_) {}

    constexpr Action action() const {
        switch (state_.step) {
            case Step::place: return place();
            case Step::tax: return tax();
            case Step::build: return build();
            case Step::burn: return burn();
            default: return claim();
        }
    }

    /// The actions that are worth a search: of many placements the most promising ones, and of the
    /// town squares for a building only the best.
    std::vector<Action> promising() const {
        if (state_.step == Step::place) return promising_placements();
        std::vector<Action> actions = game_.legal_actions(state_);
        std::erase_if(actions, [&](const Action& action) {
            const auto* build = std::get_if<kingdom::Build>(&action);
            return build != nullptr && build->square != square_for(build->slot);
        });
        return actions;
    }

private:
    /// Less than any choice is worth.
    static constexpr int no_worth = -1'000'000;
    /// A search tries no more placements than these.
    static constexpr std::size_t most_placements = 6;

    constexpr Action place() const {
        const Domino& domino = game_.hand(state_);
        Best<Placement> best(random_, {}, no_worth);
        game_.placements(state_).for_each([&](Placement placement) {
            best.consider(placement, outlook_.placement(domino, placement));
        });
        return kingdom::Place{best.choice().square, best.choice().direction};
    }

    std::vector<Action> promising_placements() const {
        const Domino& domino = game_.hand(state_);
        std::vector<std::pair<int, Placement>> placements;
        game_.placements(state_).for_each([&](Placement placement) {
            placements.emplace_back(outlook_.placement(domino, placement), placement);
        });
        std::stable_sort(
            placements.begin(), placements.end(),
            [](const auto& one, const auto& other) { return one.first > other.first; });
        std::vector<Action> actions;
        for (const auto& [worth, placement] : placements) {
            if (actions.size() == most_placements) break;
            actions.push_back(kingdom::Place{placement.square, placement.direction});
        }
        return actions;
    }

    constexpr kingdom::Square square_for(int slot) const {
        return outlook_.square_for(info_of(*state_.slots[slot]));
    }

    constexpr Action tax() const {
        auto [first, second] = state_.placed;
        int one = outlook_.property_size(first);
        int other = outlook_.property_size(second);
        enum class Sent { nowhere, to_first, to_second, to_both };
        Best<Sent> best(random_, Sent::nowhere, 0);
        best.consider(Sent::to_first, outlook_.tax(1, one));
        best.consider(Sent::to_second, outlook_.tax(1, other));
        if (game_.holdings_of(state_).knights > 1) {
            best.consider(Sent::to_both, outlook_.tax(2, one + other));
        }
        switch (best.choice()) {
            case Sent::to_first: return kingdom::Tax{first, std::nullopt};
            case Sent::to_second: return kingdom::Tax{second, std::nullopt};
            case Sent::to_both: return game_.canonical(state_, kingdom::Tax{first, second});
            case Sent::nowhere: break;
        }
        return kingdom::Decline{};
    }

    constexpr Action build() const {
        Best<Action> best(random_, kingdom::Decline{}, 0);
        for (int slot = 0; slot < kingdom::slot_count; ++slot) {
            if (!game_.is_affordable(state_, slot)) continue;
            best.consider(kingdom::Build{static_cast<std::uint8_t>(slot), square_for(slot)},
                          net_worth(outlook_, kingdom_, slot));
        }
        return best.choice();
    }

    /// The dragon takes from the others what they would build; what the own kingdom would build is
    /// spared.
    constexpr Action burn() const {
        std::array<int, kingdom::slot_count> gains{};
        for (int each = 0; each < game_.kingdoms(); ++each) add_loss(each, gains);
        Best<Action> best(random_, kingdom::Decline{}, outlook_.coins(kingdom::bribe));
        for (int slot = 0; slot < kingdom::slot_count; ++slot) {
            if (!state_.slots[slot].is_there()) continue;
            best.consider(kingdom::Burn{static_cast<std::uint8_t>(slot)}, gains[slot]);
        }
        return best.choice();
    }

    constexpr Action claim() const {
        const auto& offer = game_.offer_to_claim(state_);
        Best<int> best(random_, 0, no_worth);
        for (int slot = 0; slot < offer.size(); ++slot) {
            if (offer.is_claimed(slot)) continue;
            int number = offer.domino(slot);
            best.consider(number,
                          outlook_.promise(game_.domino(number)) + slot * weight::later_claim);
        }
        return kingdom::Claim{static_cast<std::uint8_t>(best.choice())};
    }

    constexpr int net_worth(const Outlook<W>& outlook, int kingdom, int slot) const {
        return outlook.building(info_of(*state_.slots[slot])) -
               outlook.coins(game_.cost_for(state_, kingdom, slot));
    }

    /// Without the building that a kingdom would choose it has to take its second choice. That is a
    /// gain where it is an opponent, shared with the others.
    constexpr void add_loss(int kingdom, std::array<int, kingdom::slot_count>& gains) const {
        Outlook<W> outlook(game_, state_, kingdom);
        if (!outlook.will_build()) return;
        int first_choice = 0;
        int most = 0;
        int second = 0;
        for (int slot = 0; slot < kingdom::slot_count; ++slot) {
            if (!state_.slots[slot].is_there()) continue;
            if (game_.cost_for(state_, kingdom, slot) > state_.holdings[kingdom].coins) continue;
            int worth = net_worth(outlook, kingdom, slot);
            if (worth > most) {
                first_choice = slot;
                std::swap(worth, most);
            }
            second = std::max(second, worth);
        }
        int loss = most - second;
        gains[first_choice] +=
            kingdom == kingdom_ ? -loss : loss * weight::denial / 100 / (game_.kingdoms() - 1);
    }

    const Game& game_;
    const State& state_;
    Random& random_;
    int kingdom_;
    Outlook<W> outlook_;
};

/// The greedy decision of the acting seat, which must have to decide.
template <class W>
constexpr typename kingdom::Queendomino<W>::Action greedy_action(
    const kingdom::Queendomino<W>& game, const kingdom::QueendominoState<W>& state,
    Random& random) {
    return QueendominoGreedy<W>(game, state, random).action();
}

/// The actions of a decision that are worth a search.
template <class W>
std::vector<typename kingdom::Queendomino<W>::Action> promising_actions(
    const kingdom::Queendomino<W>& game, const kingdom::QueendominoState<W>& state) {
    Random unused(0);
    return QueendominoGreedy<W>(game, state, unused).promising();
}

/// Plays one action by the greedy decision; chance plays by its odds.
template <class W>
constexpr void play_greedy(const kingdom::Queendomino<W>& game, kingdom::QueendominoState<W>& state,
                           Random& random, kingdom::RandomPlayout<W>& playout) {
    if (game.actor(state).is_seat()) {
        game.apply(state, greedy_action(game, state, random), playout);
    } else {
        game.play_chance(state, random, playout);
    }
}

}  // namespace dominium::search
