// Bergen.
//
//   deal:   6 tiles each; the lowest double must be led and scores 2, without doubles the lowest
//   tile turn:   lay one tile at either end, or take one from the stock and then lay one or pass
//   score:  both ends equal: 2; by a double: 3
//   end:    somebody is out, or nobody can lay: fewer and lower doubles win, then fewer pips
//   match:  to 15 points, at once; a deal that this cuts short has no winner
#pragma once

#include "../../base/game_info.hpp"
#include "../../line/deal_flow.hpp"

namespace dominium::line {

struct BergenOptions {
    int seats = 2;
    int target = 15;
    int deal_points = 2;
    bool single_triple = false;
    constexpr bool operator==(const BergenOptions&) const = default;
};

struct Bergen : UsualFacts {
    using Options = BergenOptions;
    static constexpr std::string_view id = "bergen";
    static constexpr std::string_view title = "Bergen";
    static constexpr int rules_revision = 1;
    static constexpr auto option_list() {
        return std::tuple{option("seats", &Options::seats, one_of(2, 3)),
                          option("target", &Options::target, Range{5, 50}),
                          option("deal_points", &Options::deal_points, one_of(2, 0, 1)),
                          option("single_triple", &Options::single_triple)};
    }
    static constexpr std::array presets{Preset<Options>{"bergen", {}}};
    static constexpr int ends = 2;
    static constexpr int hand_size = 6;
    static constexpr Drawing drawing = Drawing::freely;
    static constexpr bool passes = true;
    static constexpr int equal_ends_points = 2;
    static constexpr int double_points = 3;
    static constexpr std::array points_entered{equal_ends_points, double_points};
    static constexpr int most_decisions = tile_count + 3 * 16;
    /// Doubles first, then the fewest pips, of equal ones the lower half.
    static constexpr std::array lead_order = [] {
        std::array<Tile, tile_count> order{};
        for (std::uint8_t index = 0; index < tile_count; ++index) order[index] = Tile{index};
        std::sort(order.begin(), order.end(), [](Tile one, Tile other) {
            auto key = [](Tile tile) {
                return std::array{!is_double(tile) * 100 + pips(tile), int{halves(tile).low}};
            };
            return key(one) < key(other);
        });
        return order;
    }();

    Options options;

    constexpr int seats() const { return options.seats; }
    constexpr std::optional<int> target() const { return options.target; }
    constexpr int most_deals() const { return 3 * options.target; }
    constexpr std::optional<int> deal_points() const { return options.deal_points; }
    static std::vector<DealEnding> endings() {
        return {{Ending::out, 1, 1},
                {Ending::blocked,
                 0,
                 0,
                 {HandPart::pips, HandPart::double_count, HandPart::double_pips}},
                {.ending = Ending::target_reached, .by_itself = true}};
    }

    template <EventSink Sink>
    constexpr void dealt(State& state, Sink& sink) const {
        Tile tile = tile_to_lead<Bergen>(state);
        auto reason = is_double(tile) ? LeadReason::lowest_double : LeadReason::lowest_tile;
        give_lead(state, holder_of(state, tile), reason, tile, sink);
    }

    constexpr TileSet leads(const State& state) const {
        return TileSet::of(tile_to_lead<Bergen>(state));
    }
    constexpr Lays lays(const State& state, int seat) const {
        return basic_fits(state.line, state.hands[seat]);
    }
    constexpr bool may_draw(const State& state) const {
        return state.step == Step::play && state.stock.any();
    }
    constexpr bool may_pass(const State& state) const { return state.step == Step::play_or_pass; }

    /// The score of a tile that has been led, or has come to lie at an end.
    constexpr std::optional<Scored> scored_by(const Line& line, Tile tile, End end) const {
        if (!line.has_equal_ends()) return std::nullopt;
        bool is_led = line.tiles().count() == 1;
        if (is_led) return Scored{PointsReason::lowest_double, equal_ends_points};
        End other = end == End::left ? End::right : End::left;
        bool triple =
            is_double(tile) || (options.single_triple && is_double(line.outermost(other)));
        return triple ? Scored{PointsReason::equal_ends_double, double_points}
                      : Scored{PointsReason::equal_ends, equal_ends_points};
    }

    template <EventSink Sink>
    constexpr void after_tile(State& state, Tile tile, End end, Sink& sink) const {
        bool is_out = state.hands[state.seat].empty();
        if (is_out) go_out(state, sink);
        score(state, scored_by(state.line, tile, end), sink);
        if (state.match.totals[state.seat] >= options.target) {
            return end_deal(*this, state, Ending::target_reached, sink);
        }
        if (is_out) return end_deal(*this, state, Ending::out, sink);
        begin_turn(state, next_seat(state.seat, seats()), sink);
    }

    template <EventSink Sink>
    constexpr void begin_turn(State& state, int seat, Sink& sink) const {
        if (state.stock.any()) {
            state.seat = static_cast<std::uint8_t>(seat);
            state.step = Step::play;
        } else {
            play_or_pass(*this, state, seat, sink);
        }
    }

    template <EventSink Sink>
    constexpr void after_draw(State& state, Sink& sink) const {
        if (!ends_blocked(*this, state, sink)) state.step = Step::play_or_pass;
    }
    template <EventSink Sink>
    constexpr void after_pass(State& state, Sink& sink) const {
        begin_turn(state, next_seat(state.seat, seats()), sink);
    }

    /// The seat that wins a blocked deal: fewest doubles, then the lower doubles, then fewer pips.
    constexpr std::optional<int> winner_when_blocked(const DealReport& report) const {
        auto rank = [&](int seat) {
            const HandCount& hand = report.hands[seat];
            return std::array{hand.doubles, hand.double_pips, hand.pips};
        };
        auto places = places_by(seats(), rank);
        std::optional<int> winner;
        for (int seat = 0; seat < seats(); ++seat) {
            if (places[seat] != 1) continue;
            if (winner) return std::nullopt;
            winner = seat;
        }
        return winner;
    }

    /// A deal that the target cuts short has no winner, not even who is out by then.
    constexpr Settlement settle(const Match&, const DealReport& report) const {
        PerSeat<bool> winners{};
        if (report.ending == Ending::blocked) {
            if (auto winner = winner_when_blocked(report)) winners[*winner] = true;
        } else if (report.ending == Ending::out) {
            for (int seat = 0; seat < seats(); ++seat) winners[seat] = report.out[seat] == 1;
        }
        return won_by(seats(), winners, options.deal_points);
    }
    constexpr std::optional<MatchEnd> match_end(const Match& match, Ending) const {
        return to_target(match, options.target);
    }
};

}  // namespace dominium::line
