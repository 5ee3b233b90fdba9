// Playing by the learned evaluation. What lies open is played out in thought: every domino that a
// kingdom holds or may claim goes where it is expected to bring most, and the claims of the running
// round are settled by max-n, each seat wanting to be ahead of its best opponent.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "net.hpp"
#include "rules.hpp"

namespace dominium::search::net {

template <class W>
using Land = kingdom::Kingdom<W, kingdom::KingdominoBox>;

/// Counts the terrains and crowns of the dominoes that may still come.
template <class Game>
void count_supply(const Game& game, const typename Game::State& state, Outlook& outlook) {
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
    game.offer_to_claim(state).for_each_free(count);
    if (halves == 0) return;
    auto all = static_cast<float>(halves);
    for (std::size_t terrain = 0; terrain < 6; ++terrain) {
        outlook.squares[terrain] = static_cast<float>(squares[terrain]) / all;
        outlook.crowns[terrain] = static_cast<float>(crowns[terrain]) / all;
    }
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
Outlook outlook_of(const Game& game, const typename Game::State& state, int seat) {
    Outlook outlook;
    outlook.seats = game.seats();
    outlook.to_come = dominoes_to_come(game, state, seat);
    outlook.order = order_in(state.offer, seat);
    count_supply(game, state, outlook);
    return outlook;
}

/// A kingdom after a placement (or a discard), and the points that it is expected to end with.
template <class W>
struct Promise {
    Land<W> land;
    kingdom::Placement placement{};
    float points = 0;
};

/// Visits every placement of a domino as a promise; the only one is a discard where it fits
/// nowhere. `outlook` is that after the placement.
template <class W, class Visit>
void for_each_promise(const Network& network, const Land<W>& land, const kingdom::Domino& domino,
                      int number, kingdom::BonusRules rules, const Outlook& outlook,
                      Visit&& visit) {
    auto tell = [&](const Land<W>& after, kingdom::Placement placement) {
        visit(Promise<W>{after, placement, expected_points(network, after, rules, outlook)});
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

/// The best placement of a domino by a network.
template <class W>
Promise<W> best_promise(const Network& network, const Land<W>& land, const kingdom::Domino& domino,
                        int number, kingdom::BonusRules rules, const Outlook& outlook) {
    std::optional<Promise<W>> best;
    for_each_promise(network, land, domino, number, rules, outlook, [&](const Promise<W>& promise) {
        if (!best || promise.points > best->points) best = promise;
    });
    return *best;
}

/// One kingdom and the dominoes that may come to it in the offer that lies open: what each set of
/// claims is worth, found when it is asked for.
template <class Game>
class Prospect {
public:
    using W = typename Game::Window;
    using State = typename Game::State;

    /// `outlook` is that of the kingdom as it stands; `held` are the slots of its dominoes that are
    /// still to be placed in this round.
    Prospect(const Network& network, const Game& game, const State& state, int seat, Land<W> land,
             Outlook outlook, int first_held)
        : network_(network), game_(game), state_(state), seat_(seat), outlook_(outlook) {
        Promise<W> promise{land, {}, 0};
        if (state.round > 0) {
            for (int slot = first_held; slot < state.offer.size(); ++slot) {
                if (state.offer.seat(slot) == seat) {
                    promise = laid(promise.land, state.offer.domino(slot));
                }
            }
        }
        if (promise.points == 0) {
            promise.points = expected_points(network, promise.land, rules(), outlook_);
        }
        known_[0] = promise;
    }

    /// The expected points when it has the dominoes in a set of slots, a bit each.
    float points(unsigned slots) { return after(slots).points; }

private:
    kingdom::BonusRules rules() const { return bonus_rules(game_.options()); }

    Promise<W> laid(const Land<W>& land, int number) {
        --outlook_.to_come;
        return best_promise(network_, land, game_.domino(number), number, rules(), outlook_);
    }

    const Promise<W>& after(unsigned slots) {
        auto& known = known_[slots];
        if (known) return *known;
        int last = std::bit_width(slots) - 1;
        const auto& offer = game_.offer_to_claim(state_);
        const Promise<W>& before = after(slots & ~(1U << last));
        Outlook outlook = outlook_;
        outlook.to_come -= std::popcount(slots);
        outlook.order = order_of(slots, offer.size());
        int number = offer.domino(last);
        known = best_promise(network_, before.land, game_.domino(number), number, rules(), outlook);
        return *known;
    }

    static float order_of(unsigned slots, int size) {
        int sum = 0;
        for (unsigned rest = slots; rest != 0; rest &= rest - 1) sum += std::countr_zero(rest);
        return static_cast<float>(sum) / static_cast<float>(std::popcount(slots) * (size - 1));
    }

    const Network& network_;
    const Game& game_;
    const State& state_;
    int seat_;
    Outlook outlook_;
    std::array<std::optional<Promise<W>>, 32> known_;
};

/// The decisions of the acting seat of a position, which must outlive it.
template <class Game>
class Player {
public:
    using W = typename Game::Window;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Points = std::array<float, 4>;

    Player(const Network& network, const Game& game, const State& state, int width = 8)
        : network_(network), game_(game), state_(state), width_(width) {}

    /// The best action of the acting seat, and how far it is then expected to be ahead.
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
        for (int seat = 0; seat < game_.seats(); ++seat) add_prospect(seat);
        if (state_.round == 0) return best_first_claim();
        return settle(state_.turn, free_slots()).slot;
    }

    kingdom::Placement best_placement() {
        auto promises = best_promises();
        if (promises.size() == 1) return promises[0].placement;
        for (int seat = 0; seat < game_.seats(); ++seat) add_prospect(seat);
        std::optional<std::pair<float, kingdom::Placement>> best;
        for (const auto& promise : promises) {
            Outlook outlook = outlook_of(game_, state_, state_.seat);
            --outlook.to_come;
            prospects_[state_.seat].emplace(network_, game_, state_, state_.seat, promise.land,
                                            outlook, state_.turn + 1);
            Points points = settle(state_.turn, free_slots()).points;
            float lead = lead_of(points, state_.seat);
            if (!best || lead > best->first) best = {lead, promise.placement};
        }
        return best->second;
    }

    /// The points that every seat is expected to end with.
    Points expected() {
        for (int seat = 0; seat < game_.seats(); ++seat) add_prospect(seat);
        return settle(state_.turn, free_slots()).points;
    }

private:
    struct Settled {
        int slot = 0;
        Points points{};
    };

    unsigned free_slots() const {
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

    void add_prospect(int seat) {
        int first_held = state_.turn + (state_.step == kingdom::Step::claim);
        prospects_[static_cast<std::size_t>(seat)].emplace(
            network_, game_, state_, seat, state_.kingdoms[seat], outlook_of(game_, state_, seat),
            first_held);
    }

    float lead_of(const Points& points, int seat) const {
        float best = std::numeric_limits<float>::lowest();
        for (int other = 0; other < game_.seats(); ++other) {
            if (other != seat) best = std::max(best, points[static_cast<std::size_t>(other)]);
        }
        return points[static_cast<std::size_t>(seat)] - best;
    }

    /// The claims from the king in slot `turn` on.
    Settled settle(int turn, unsigned free) {
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
        float most = std::numeric_limits<float>::lowest();
        for (unsigned rest = free; rest != 0; rest &= rest - 1) {
            int slot = std::countr_zero(rest);
            own |= 1U << slot;
            Settled found = settle(turn + 1, free & ~(1U << slot));
            own &= ~(1U << slot);
            float lead = lead_of(found.points, seat);
            if (lead <= most) continue;
            most = lead;
            best = {slot, found.points};
        }
        return best;
    }

    /// The best claim in the opening. Luck decides who claims next: only the own kingdom counts.
    int best_first_claim() {
        unsigned free = free_slots();
        unsigned own = claimed_[state_.seat];
        int best = 0;
        float most = std::numeric_limits<float>::lowest();
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
    std::vector<Promise<W>> best_promises() const {
        Outlook outlook = outlook_of(game_, state_, state_.seat);
        --outlook.to_come;
        std::vector<Promise<W>> promises;
        int number = state_.offer.domino(state_.turn);
        for_each_promise(network_, state_.kingdoms[state_.seat], game_.hand(state_), number,
                         bonus_rules(game_.options()), outlook,
                         [&](const Promise<W>& promise) { promises.push_back(promise); });
        std::stable_sort(promises.begin(), promises.end(), [](const auto& one, const auto& other) {
            return one.points > other.points;
        });
        auto width = static_cast<std::size_t>(width_);
        if (promises.size() > width) promises.resize(width);
        return promises;
    }

    const Network& network_;
    const Game& game_;
    const State& state_;
    int width_;
    std::array<std::optional<Prospect<Game>>, 4> prospects_;
    mutable std::array<unsigned, 4> claimed_{};
};

}  // namespace dominium::search::net
