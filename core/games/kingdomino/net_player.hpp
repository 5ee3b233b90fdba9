// Playing by the learned evaluation. What lies open is played out in thought: every domino that a
// kingdom holds or may claim goes where it is expected to bring most, and the claims of the running
// round are settled by max-n, each seat wanting to be ahead of its best opponent.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "net.hpp"
#include "rules.hpp"

namespace dominium::search::net {

template <class W>
using Land = kingdom::Kingdom<W, kingdom::KingdominoBox>;

/// Counts the terrains and crowns of the dominoes that may still come; those that lie open only
/// when asked for, or when nothing else is left.
template <class Game>
void count_supply(const Game& game, const typename Game::State& state, bool with_open_offer,
                  Outlook& outlook) {
    std::array<int, 6> squares{};
    std::array<int, 6> crowns{};
    int halves = 0;
    auto count = [&](int number) {
        const auto& domino = game.domino(number);
        for (const auto& half : {domino.left, domino.right}) {
            ++squares[static_cast<std::size_t>(half.terrain)];
            crowns[static_cast<std::size_t>(half.terrain)] += half.crowns;
            ++halves;
        }
    };
    state.undrawn.for_each(count);
    if (with_open_offer || halves == 0) game.offer_to_claim(state).for_each_free(count);
    if (halves == 0) return;
    auto all = static_cast<float>(halves);
    for (std::size_t terrain = 0; terrain < 6; ++terrain) {
        outlook.squares[terrain] = static_cast<float>(squares[terrain]) / all;
        outlook.crowns[terrain] = static_cast<float>(crowns[terrain]) / all;
    }
}

/// Adds up what the opponents of a seat have.
template <class Game>
void count_rivals(const Game& game, const typename Game::State& state, int seat, Outlook& outlook) {
    outlook.rival_squares = {};
    outlook.rival_crowns = {};
    for (int other = 0; other < game.seats(); ++other) {
        if (other == seat) continue;
        const auto& land = state.kingdoms[static_cast<std::size_t>(other)];
        for (std::size_t terrain = 0; terrain < 6; ++terrain) {
            const auto& squares = land.squares_of(static_cast<Terrain>(terrain));
            outlook.rival_squares[terrain] += static_cast<float>(squares.count());
            outlook.rival_crowns[terrain] += static_cast<float>(land.crowns_in(squares));
        }
    }
}

/// The slots on which a seat's kings stand, a bit each.
template <class Row>
unsigned kings_in(const Row& offer, int seat) {
    unsigned kings = 0;
    for (int slot = 0; slot < offer.size(); ++slot) {
        if (offer.seat(slot) == seat) kings |= 1U << slot;
    }
    return kings;
}

/// The mean place of a seat's kings in the order of an offer: 0 first … 1 last; one half without.
template <class Row>
float order_in(const Row& offer, int seat) {
    int sum = 0;
    int kings = 0;
    for (int slot = 0; slot < offer.size(); ++slot) {
        if (offer.seat(slot) != seat) continue;
        sum += slot;
        ++kings;
    }
    if (kings == 0 || offer.size() < 2) return 0.5F;
    return static_cast<float>(sum) / static_cast<float>(kings * (offer.size() - 1));
}

/// The dominoes that a seat has not placed yet, in this round and in all later ones.
template <class Game>
int dominoes_to_come(const Game& game, const typename Game::State& state, int seat) {
    int to_come = (game.rounds() - state.round) * kings_per_seat(game.options());
    if (state.round == 0) return to_come;
    int next = state.turn + (state.step == kingdom::Step::claim);
    for (int slot = next; slot < state.offer.size(); ++slot) {
        to_come += state.offer.seat(slot) == seat;
    }
    return to_come;
}

/// The outlook of a seat.
template <class Game>
Outlook outlook_of(const Game& game, const typename Game::State& state, int seat,
                   bool with_open_offer = false) {
    Outlook outlook;
    outlook.seats = game.seats();
    outlook.to_come = dominoes_to_come(game, state, seat);
    outlook.order = order_in(state.offer, seat);
    outlook.kings = kings_in(state.offer, seat);
    count_supply(game, state, with_open_offer, outlook);
    count_rivals(game, state, seat, outlook);
    return outlook;
}

template <class Game, Shape S>
using EvaluatorOf = Evaluator<typename Game::Window, kingdom::KingdominoBox, S>;

/// A kingdom after a placement (or a discard), and the points that it is expected to end with.
template <class W>
struct Promise {
    Land<W> land;
    kingdom::Placement placement{};
    float points = 0;
};

/// Visits every placement of a domino as a promise; the only one is a discard where it fits
/// nowhere. The outlook of the evaluator is that after the placement.
template <class W, Shape S, class Visit>
void for_each_promise(Evaluator<W, kingdom::KingdominoBox, S>& evaluator, const Land<W>& land,
                      const kingdom::Domino& domino, int number, Visit&& visit) {
    auto tell = [&](const Land<W>& after, kingdom::Placement placement) {
        visit(Promise<W>{after, placement, evaluator.points(after)});
    };
    auto placements = land.placements(domino);
    placements.for_each([&](kingdom::Placement placement) {
        Land<W> after = land;
        after.place(domino, placement);
        tell(after, placement);
    });
    if (placements.any()) return;
    Land<W> after = land;
    after.discard(number);
    tell(after, {});
}

/// The most promising kingdoms, the best first; equal ones in the order in which they came.
template <class W>
class Best {
public:
    explicit Best(std::size_t width) : width_(width) { promises_.reserve(width + 1); }

    void add(const Promise<W>& promise) {
        if (promises_.size() == width_ && promise.points <= promises_.back().points) return;
        auto place = std::upper_bound(
            promises_.begin(), promises_.end(), promise,
            [](const auto& one, const auto& other) { return one.points > other.points; });
        promises_.insert(place, promise);
        if (promises_.size() > width_) promises_.pop_back();
    }

    const std::vector<Promise<W>>& promises() const { return promises_; }

private:
    std::size_t width_;
    std::vector<Promise<W>> promises_;
};

/// The numbers of what a player compares.
struct Width {
    /// The placements of the domino in hand.
    std::size_t placements = 6;
    /// The kingdoms that are kept of every domino that is laid in thought.
    std::size_t kept = 1;
};

/// The widths of a player's thought: far from the end, and when fewer dominoes than `near_end` are
/// to come to a kingdom.
struct Foresight {
    Width usual;
    Width at_end{.placements = 12, .kept = 4};
    int near_end = 4;

    const Width& width(int to_come) const { return to_come < near_end ? at_end : usual; }
};

/// One kingdom and the dominoes that may come to it in the offer that lies open: what each set of
/// claims is worth, found when it is asked for.
template <class Game, Shape S>
class Prospect {
public:
    using W = typename Game::Window;
    using State = typename Game::State;
    using Promises = std::vector<Promise<W>>;

    /// `outlook` is that of the kingdom as it stands; the dominoes of its seat from the slot
    /// `first_held` on are still to be placed in this round.
    Prospect(EvaluatorOf<Game, S>& evaluator, const Game& game, const State& state, int seat,
             const Land<W>& land, int to_come, int first_held, const Foresight& foresight)
        : evaluator_(&evaluator),
          game_(&game),
          state_(&state),
          foresight_(foresight),
          to_come_(to_come) {
        order_ = order_in(state.offer, seat);
        kings_ = kings_in(state.offer, seat);
        Promises promises{{land, {}, 0}};
        bool is_valued = false;
        if (state.round > 0) {
            for (int slot = first_held; slot < state.offer.size(); ++slot) {
                if (state.offer.seat(slot) != seat) continue;
                evaluator.set(--to_come_, order_, kings_);
                promises = laid(promises, state.offer.domino(slot));
                is_valued = true;
            }
        }
        if (!is_valued) {
            evaluator.set(to_come_, order_, kings_);
            promises.front().points = evaluator.points(land);
        }
        known_[0] = std::move(promises);
    }

    /// The expected points when it has the dominoes in a set of slots, a bit each.
    float points(unsigned slots) { return after(slots).front().points; }

private:
    Promises laid(const Promises& before, int number) {
        Best<W> best(foresight_.width(evaluator_->outlook().to_come).kept);
        for (const Promise<W>& each : before) {
            for_each_promise(*evaluator_, each.land, game_->domino(number), number,
                             [&](const Promise<W>& promise) { best.add(promise); });
        }
        return best.promises();
    }

    const Promises& after(unsigned slots) {
        auto& known = known_[slots];
        if (!known.empty()) return known;
        int last = std::bit_width(slots) - 1;
        const auto& offer = game_->offer_to_claim(*state_);
        const Promises& before = after(slots & ~(1U << last));
        evaluator_->set(to_come_ - std::popcount(slots), order_of(slots, offer.size()), slots);
        return known = laid(before, offer.domino(last));
    }

    static float order_of(unsigned slots, int size) {
        int sum = 0;
        for (unsigned rest = slots; rest != 0; rest &= rest - 1) sum += std::countr_zero(rest);
        return static_cast<float>(sum) / static_cast<float>(std::popcount(slots) * (size - 1));
    }

    EvaluatorOf<Game, S>* evaluator_;
    const Game* game_;
    const State* state_;
    Foresight foresight_;
    int to_come_;
    float order_;
    unsigned kings_;
    std::array<Promises, 32> known_;
};

/// The decisions of the acting seat of a position, which must outlive it.
template <class Game, Shape S>
class Player {
public:
    using W = typename Game::Window;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Points = std::array<float, 4>;

    Player(Ensemble<S> networks, const Game& game, const State& state, Foresight foresight = {})
        : networks_(networks), game_(game), state_(state), foresight_(foresight) {}

    /// The best action of the acting seat.
    Action best_action() {
        if (state_.step == kingdom::Step::place_castle) return kingdom::PlaceCastle{W::middle};
        if (state_.step == kingdom::Step::claim) {
            return kingdom::Claim{
                static_cast<std::uint8_t>(game_.offer_to_claim(state_).domino(best_slot()))};
        }
        kingdom::Placement best = best_placement();
        return kingdom::Place{best.square, best.direction};
    }

    int best_slot() {
        add_prospects();
        if (state_.round == 0) return best_first_claim();
        return settle(state_.turn, free_slots()).slot;
    }

    kingdom::Placement best_placement() {
        auto promises = best_promises();
        if (promises.size() == 1) return promises[0].placement;
        int seat = state_.seat;
        for (int other = 0; other < game_.seats(); ++other) {
            if (other != seat) add_prospect(other);
        }
        int to_come = dominoes_to_come(game_, state_, seat) - 1;
        unsigned free = free_slots();
        kingdom::Placement best = promises[0].placement;
        float most = lowest;
        for (const auto& promise : promises) {
            add_prospect(seat, promise.land, to_come, state_.turn + 1);
            float lead = lead_of(settle(state_.turn, free, most).points, seat);
            if (lead <= most) continue;
            most = lead;
            best = promise.placement;
        }
        return best;
    }

    /// The points that every seat is expected to end with.
    Points expected() {
        add_prospects();
        return settle(state_.turn, free_slots()).points;
    }

private:
    static constexpr float lowest = std::numeric_limits<float>::lowest();
    static constexpr float highest = std::numeric_limits<float>::max();

    struct Settled {
        int slot = 0;
        Points points{};
    };

    unsigned free_slots() {
        const auto& offer = game_.offer_to_claim(state_);
        unsigned free = 0;
        for (int slot = 0; slot < offer.size(); ++slot) {
            if (!offer.is_claimed(slot)) {
                free |= 1U << slot;
            } else {
                claimed_[static_cast<std::size_t>(offer.seat(slot))] |= 1U << slot;
            }
        }
        return free;
    }

    EvaluatorOf<Game, S>& evaluator(int seat) {
        auto& known = evaluators_[static_cast<std::size_t>(seat)];
        if (!known) {
            known.emplace(networks_, bonus_rules(game_.options()),
                          outlook_of(game_, state_, seat, S.counts_open_offer));
        }
        return *known;
    }

    void add_prospects() {
        for (int seat = 0; seat < game_.seats(); ++seat) add_prospect(seat);
    }

    void add_prospect(int seat) {
        int first_held = state_.turn + (state_.step == kingdom::Step::claim);
        add_prospect(seat, state_.kingdoms[static_cast<std::size_t>(seat)],
                     dominoes_to_come(game_, state_, seat), first_held);
    }

    void add_prospect(int seat, const Land<W>& land, int to_come, int first_held) {
        prospects_[static_cast<std::size_t>(seat)].emplace(evaluator(seat), game_, state_, seat,
                                                           land, to_come, first_held, foresight_);
    }

    float lead_of(const Points& points, int seat) const {
        float best = lowest;
        for (int other = 0; other < game_.seats(); ++other) {
            if (other != seat) best = std::max(best, points[static_cast<std::size_t>(other)]);
        }
        return points[static_cast<std::size_t>(seat)] - best;
    }

    /// The claims from the king in slot `turn` on. In a duel one seat's gain is the other's loss:
    /// what leaves the acting seat no further ahead than `least`, or further than `enough`, is not
    /// looked at to its end.
    Settled settle(int turn, unsigned free, float least = lowest, float enough = highest) {
        Settled best;
        if (turn >= state_.offer.size() || free == 0) {
            for (int seat = 0; seat < game_.seats(); ++seat) {
                auto each = static_cast<std::size_t>(seat);
                best.points[each] = prospects_[each]->points(claimed_[each]);
            }
            return best;
        }
        int seat = state_.offer.seat(turn);
        auto& own = claimed_[static_cast<std::size_t>(seat)];
        float most = lowest;
        for (unsigned rest = free; rest != 0; rest &= rest - 1) {
            int slot = std::countr_zero(rest);
            own |= 1U << slot;
            Settled found = settle(turn + 1, free & ~(1U << slot), least, enough);
            own &= ~(1U << slot);
            float lead = lead_of(found.points, seat);
            if (lead <= most) continue;
            most = lead;
            best = {slot, found.points};
            if (game_.seats() > 2) continue;
            if (seat == state_.seat) {
                least = std::max(least, lead);
            } else {
                enough = std::min(enough, -lead);
            }
            if (least >= enough) break;
        }
        return best;
    }

    /// The best claim in the opening. Luck decides who claims next: only the own kingdom counts.
    int best_first_claim() {
        unsigned free = free_slots();
        unsigned own = claimed_[state_.seat];
        int best = 0;
        float most = lowest;
        for (unsigned rest = free; rest != 0; rest &= rest - 1) {
            int slot = std::countr_zero(rest);
            float points = prospects_[state_.seat]->points(own | 1U << slot);
            if (points <= most) continue;
            most = points;
            best = slot;
        }
        return best;
    }

    /// The most promising placements of the domino in hand.
    std::vector<Promise<W>> best_promises() {
        int seat = state_.seat;
        auto& own = evaluator(seat);
        int to_come = dominoes_to_come(game_, state_, seat) - 1;
        own.set(to_come, order_in(state_.offer, seat), kings_in(state_.offer, seat));
        Best<W> best(foresight_.width(to_come).placements);
        for_each_promise(own, state_.kingdoms[state_.seat], game_.hand(state_),
                         state_.offer.domino(state_.turn),
                         [&](const Promise<W>& promise) { best.add(promise); });
        return best.promises();
    }

    Ensemble<S> networks_;
    const Game& game_;
    const State& state_;
    Foresight foresight_;
    std::array<std::optional<EvaluatorOf<Game, S>>, 4> evaluators_;
    std::array<std::optional<Prospect<Game, S>>, 4> prospects_;
    std::array<unsigned, 4> claimed_{};
};

}  // namespace dominium::search::net
