// Draw (Domino se zálohou).
//
//   deal:   7 tiles each, 14 in the stock; the lot, later every second deal, decides the lead
//   turn:   lay one tile at either end; who cannot, draws until one fits, and lays it
//   end:    the stock is empty and somebody is rid of all tiles, or nobody can lay
//   match:  a series of deals, or (option) to a number of points
#pragma once

#include "block.hpp"

namespace dominium::line {

/// What decides a match of Draw (rules page, R-25).
enum class Scoring : std::uint8_t { deals, points };

constexpr std::array<std::string_view, 2> enumerators(Scoring) { return {"deals", "points"}; }

struct DrawOptions {
    int seats = 2;
    int deals = 1;
    Scoring scoring = Scoring::deals;
    int target = 100;
    bool out_wins = false;
    constexpr bool operator==(const DrawOptions&) const = default;
};

/// The values of options that would have no effect.
inline std::vector<Fault> faults(const DrawOptions& options) {
    const DrawOptions usual;
    bool points = options.scoring == Scoring::points;
    std::vector<Fault> found;
    if (!points && options.target != usual.target) {
        found.push_back({"target_needs_points", {{"target", options.target}}});
    }
    if (points && options.deals != usual.deals) {
        found.push_back({"deals_need_counting", {{"deals", options.deals}}});
    }
    return found;
}

// Draw and Matador take their turns alike: who cannot lay a tile draws until one fits.

/// The turn of a seat begins: it plays, must draw, or passes.
template <class Rules, EventSink Sink>
constexpr void begin_drawing_turn(const Rules& rules, State& state, int seat, Sink& sink) {
    state.seat = static_cast<std::uint8_t>(seat);
    if (state.stock.empty()) {
        play_or_pass(rules, state, seat, sink);
    } else if (can_lay(rules, state, seat)) {
        state.step = Step::play;
    } else {
        tell_stuck(state, seat, sink);
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
/// When the last tile is drawn, an opponent without tiles has won.
template <class Rules, EventSink Sink>
constexpr void after_drawn_tile(const Rules& rules, State& state, Sink& sink) {
    int other = 1 - state.seat;
    if (state.stock.empty() && state.hands[other].empty()) {
        state.out[other] = 1;
        return end_deal(rules, state, Ending::stock_exhausted, sink);
    }
    if (can_lay(rules, state, state.seat)) {
        state.step = Step::play;
    } else if (state.stock.empty() && !ends_blocked(rules, state, sink)) {
        pass(state, state.seat, true, sink);
        play_or_pass(rules, state, other, sink);
    }
}

/// Each deal won counts one.
constexpr Settlement one_for_the_winner(const DealReport& report) {
    auto winner = out_or_fewest_pips(report, 2);
    PerSeat<bool> winners{};
    if (winner) winners[*winner] = true;
    return won_by(2, winners, 1);
}

struct DrawGame {
    using Options = DrawOptions;
    static constexpr std::string_view id = "draw";
    static constexpr int ends = 2;
    static constexpr int hand_size = 7;
    static constexpr int removed_tiles = 0;
    static constexpr bool draws_lot = true;
    static constexpr bool hides_hands = true;

    Options options;

    constexpr int seats() const { return 2; }
    constexpr int stake() const { return 0; }
    constexpr bool counts_points() const { return options.scoring == Scoring::points; }
    constexpr std::optional<int> deals() const {
        return counts_points() ? std::nullopt : std::optional(options.deals);
    }
    constexpr std::optional<int> target() const {
        return counts_points() ? std::optional(options.target) : std::nullopt;
    }

    template <EventSink Sink>
    constexpr void dealt(State& state, Sink& sink) const {
        give_lead(state, state.lead, lot_or(LeadReason::alternates, state), std::nullopt, sink);
    }

    constexpr TileSet leads(const State& state) const { return state.hands[state.seat]; }
    constexpr Lays lays(const State& state, int seat) const {
        return basic_fits(state.line, state.hands[seat]);
    }
    constexpr bool may_draw(const State&) const { return false; }
    constexpr bool may_pass(const State&) const { return false; }

    template <EventSink Sink>
    constexpr void after_tile(State& state, Tile, End, Sink& sink) const {
        after_tile_with_stock(*this, state, sink);
    }
    template <EventSink Sink>
    constexpr void after_draw(State& state, Sink& sink) const {
        after_drawn_tile(*this, state, sink);
    }

    constexpr Settlement settle(const Match&, const DealReport& report) const {
        return counts_points() ? pips_of_the_other(report, false) : one_for_the_winner(report);
    }
    constexpr std::optional<MatchEnd> match_end(const Match& match, Ending) const {
        return counts_points() ? to_target(match, options.target) : to_deals(match, options.deals);
    }
};

}  // namespace dominium::line
