// The turns of games in which a seat that cannot lay a tile draws until one fits.
#pragma once

#include "deal_flow.hpp"

namespace dominium::line {

/// The endings of deals; who is out wins by what counts of the other hand.
inline std::vector<DealEnding> endings_with_stock(const std::vector<HandPart>& hand) {
    return {{Ending::out, 1, 1, hand},
            {Ending::blocked, 0, 0, {HandPart::pips}},
            {Ending::stock_exhausted, 1, 1, hand}};
}

/// The turn of a seat begins: it plays, must draw, or passes.
template <class Rules, EventSink Sink>
constexpr void begin_drawing_turn(const Rules& rules, State& state, int seat, Sink& sink) {
    state.seat = static_cast<std::uint8_t>(seat);
    if (state.stock.empty()) {
        play_or_pass(rules, state, seat, sink);
    } else if (can_lay(rules, state, seat)) {
        state.step = Step::play;
    } else {
        tell_stuck(rules, state, seat, sink);
        state.step = Step::draw_tile;
    }
}

/// The last tile ends a deal only when the stock is empty (or the option says that it wins).
template <class Rules, EventSink Sink>
constexpr void after_tile_with_stock(const Rules& rules, State& state, Sink& sink) {
    bool ends = state.stock.empty() || rules.options.out_wins;
    if (state.hands[state.seat].empty() && ends) {
        go_out(state, sink);
        return end_deal(rules, state, Ending::out, sink);
    }
    begin_drawing_turn(rules, state, 1 - state.seat, sink);
}

/// A tile has been drawn: it is laid, another is drawn, or (the stock is empty) the turn is over.
template <class Rules, EventSink Sink>
constexpr void go_on_with_drawn_tile(const Rules& rules, State& state, Sink& sink) {
    if (can_lay(rules, state, state.seat)) {
        state.step = Step::play;
    } else if (state.stock.empty() && !ends_blocked(rules, state, sink)) {
        pass(state, state.seat, true, sink);
        play_or_pass(rules, state, next_seat(state.seat, rules.seats()), sink);
    }
}

/// A tile has been drawn where a deal goes on as long as the stock lasts. When the last tile is
/// drawn, an opponent without tiles has won.
template <class Rules, EventSink Sink>
constexpr void after_drawn_tile(const Rules& rules, State& state, Sink& sink) {
    int other = 1 - state.seat;
    if (state.stock.empty() && state.hands[other].empty()) {
        state.out[other] = 1;
        return end_deal(rules, state, Ending::stock_exhausted, sink);
    }
    go_on_with_drawn_tile(rules, state, sink);
}

}  // namespace dominium::line
