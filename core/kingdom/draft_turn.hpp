// Turns by draft: kings on a row of dominoes say whose turn it is, and claim the next row. What the
// rules of every game share that is played so.
#pragma once

#include <optional>
#include <utility>

#include "draft.hpp"
#include "placing.hpp"
#include "view.hpp"

namespace dominium::kingdom {

/// The base of the rules of a `Game` with positions `S`. The rules add the course of the game, and
/// say to which kingdom a seat belongs, what it is worth, and which dominoes may be drawn.
template <class Game, class S>
class DraftTurn {
public:
    using State = S;
    using Options = typename State::Options;
    using Boxes = typename State::Boxes;
    using Land = typename State::Land;
    using Window = typename Land::Window;
    using Row = decltype(State::offer);

    constexpr DraftTurn(const Options& options, const Faces<Boxes>& faces)
        : options_(options),
          rounds_(round_count(options)),
          slots_of_offer_(offer_size(options)),
          faces_(faces) {}

    constexpr const Options& options() const { return options_; }
    constexpr int seats() const { return options_.seats; }
    constexpr int rounds() const { return rounds_; }
    /// The number of dominoes in a full offer.
    constexpr int slots_of_offer() const { return slots_of_offer_; }

    constexpr const Faces<Boxes>& faces() const { return faces_; }
    /// The domino with a number, from 1.
    constexpr const Domino& domino(int number) const {
        return faces_[static_cast<std::size_t>(number - 1)];
    }

    /// The domino of this turn; only in the steps of a turn.
    constexpr const Domino& hand(const State& state) const {
        return domino(state.offer.domino(state.turn));
    }

    constexpr const Land& land_of(const State& state) const {
        return state.kingdoms[game().kingdom_of(state.seat)];
    }

    constexpr PlacementSet<Window> placements(const State& state) const {
        return land_of(state).placements(hand(state));
    }

    constexpr const Row& offer_to_claim(const State& state) const {
        return state.round == 0 ? state.offer : state.next_offer;
    }

    /// The number of the decision to claim a domino.
    static constexpr int claim_index(int domino) { return claim_base + domino - 1; }

    /// Applies the legal decision with a number: placements and claims without the ways round.
    template <class Playout>
    constexpr void decide(State& state, int index, Playout& playout) const {
        if (state.step == Step::place) {
            return game().place(state, placement_numbered<Window>(index), playout);
        }
        if (state.step == Step::claim) {
            int domino = index - claim_index(0);
            return game().claim_slot(state, *offer_to_claim(state).slot_of(domino), playout);
        }
        game().apply_other(state, *game().action_at(index), playout);
    }

    /// Kings of a seat that stand on no domino yet, in the opening.
    constexpr int kings_left(const State& state, int seat) const {
        return kingdom::kings_left(state.offer, seat, kings_per_seat(options_));
    }

protected:
    static constexpr int claim_base = Window::square_count * 4;

    constexpr Land& land_of(State& state) const {
        return state.kingdoms[game().kingdom_of(state.seat)];
    }
    constexpr Row& offer_to_claim(State& state) const {
        return state.round == 0 ? state.offer : state.next_offer;
    }

    // --- The course of a round --------------------------------------------------------------

    /// Chance acts next; no seat does.
    static constexpr void await_chance(State& state, Step step) {
        state.step = step;
        state.seat = 0;
    }

    /// The next round, which begins by drawing the next offer unless it is the last.
    static constexpr void open_round(State& state) {
        ++state.round;
        state.turn = 0;
        await_chance(state, Step::draw_domino);
    }

    /// A domino comes to the offer; when the offer is full it lies open. Says whether it does.
    template <EventSink Sink>
    constexpr bool fill_offer(State& state, int number, Sink& sink) const {
        Row& drawn = offer_to_claim(state);
        state.undrawn.remove(number);
        drawn.add(number);
        tell(sink, [&] { return DominoDrawn{number}; });
        if (drawn.size() < slots_of_offer_) return false;
        tell(sink, [&] { return OfferOpened{dominoes_of(drawn)}; });
        return true;
    }

    /// Unclaimed dominoes leave and the next offer becomes the current one.
    template <EventSink Sink>
    static constexpr void move_offer_up(State& state, Sink& sink) {
        remove_unclaimed(state.next_offer, sink);
        state.offer = state.next_offer;
        state.next_offer = {};
    }

    /// A domino that can be placed must be; one that cannot is discarded at once. Says whether the
    /// seat has to place it.
    template <EventSink Sink>
    constexpr bool must_place(State& state, Sink& sink) const {
        auto legal = placements(state);
        if (legal.any()) {
            if constexpr (requires { sink.placements; }) sink.placements = legal;
            return true;
        }
        int number = state.offer.domino(state.turn);
        land_of(state).discard(number);
        tell(sink, [&] { return DominoDiscarded{state.seat, number}; });
        return false;
    }

    /// The domino of this turn goes into the kingdom.
    template <EventSink Sink>
    constexpr void place_domino(State& state, Placement placement, Sink& sink) const {
        int number = state.offer.domino(state.turn);
        const Domino& placed = domino(number);
        if constexpr (Sink::silent) {
            land_of(state).place(placed, placement);
        } else {
            int kingdom = game().kingdom_of(state.seat);
            int before = game().points(state, kingdom);
            land_of(state).place(placed, placement);
            int after = game().points(state, kingdom);
            auto squares = squares_of(placed, placement);
            tell(sink, [&] {
                return DominoPlaced{state.seat,          number,        placement.square,
                                    placement.direction, squares.first, squares.second,
                                    after - before,      after};
            });
        }
    }

    // --- Performing typed actions -----------------------------------------------------------

    template <EventSink Sink>
    constexpr void perform(State& state, const Place& action, Sink& sink) const {
        game().place(state, {action.square, action.direction}, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const Claim& action, Sink& sink) const {
        game().claim_slot(state, *offer_to_claim(state).slot_of(action.domino), sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const DrawDomino& action, Sink& sink) const {
        game().draw_domino(state, action.domino, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const DrawKing& action, Sink& sink) const {
        game().draw_king(state, action.seat, sink);
    }

    // --- Refusals ---------------------------------------------------------------------------

    std::optional<Refusal> refusal_of(const State& state, const Place& action) const {
        return placement_refusal(land_of(state), hand(state), action);
    }

    std::optional<Refusal> refusal_of(const State& state, const Claim& action) const {
        return claim_refusal(offer_to_claim(state), action.domino);
    }

    std::optional<Refusal> refusal_of(const State& state, const DrawDomino& action) const {
        if (game().drawable(state).contains(action.domino)) return std::nullopt;
        return Refusal{RefusalCode::domino_not_available, {{"domino", action.domino}}};
    }

    std::optional<Refusal> refusal_of(const State& state, const DrawKing& action) const {
        if (action.seat < seats() && kings_left(state, action.seat) > 0) return std::nullopt;
        return Refusal{RefusalCode::king_not_available, {{"seat", action.seat}}};
    }

    // --- Dense numbers ----------------------------------------------------------------------

    constexpr int index_of(const Place& action) const {
        return placement_number<Window>({action.square, action.direction});
    }
    constexpr int index_of(const Claim& action) const { return claim_index(action.domino); }
    constexpr int index_of(const DrawDomino& action) const { return action.domino - 1; }
    constexpr int index_of(const DrawKing& action) const {
        return game().domino_total() + action.seat;
    }

    Options options_;
    /// The facts that follow from the options and are asked for in every turn.
    int rounds_;
    int slots_of_offer_;
    Faces<Boxes> faces_;

private:
    constexpr const Game& game() const { return static_cast<const Game&>(*this); }
};

}  // namespace dominium::kingdom
