// Muggins (All Fives).
//
//   deal:   7 tiles each for two, 5 for more; the lot decides the first lead, then it goes round
//   turn:   lay one tile at an open end; who cannot, draws until one fits, and lays it
//   cross:  the first double is the spinner: once both its long sides are covered, two more arms
//           grow from its short ones
//   score:  what the ends add up to, when it is a multiple of five
//   end:    somebody is out, or nobody can lay: the fewest pips win; the winner gets the pips of
//           all others, to the nearest five
//   match:  to 100 points, at once; a deal that this cuts short has no winner
#pragma once

#include "../../base/game_info.hpp"
#include "../../line/drawing.hpp"

namespace dominium::line {

struct MugginsOptions {
    int seats = 2;
    int target = 100;
    bool spinner = true;
    constexpr bool operator==(const MugginsOptions&) const = default;
};

struct Muggins : UsualFacts {
    using Options = MugginsOptions;
    static constexpr std::string_view id = "muggins";
    static constexpr std::string_view title = "Muggins";
    static constexpr int rules_revision = 1;
    static constexpr auto option_list() {
        return std::tuple{option("seats", &Options::seats, one_of(2, 3, 4)),
                          option("target", &Options::target, Range{20, 500}),
                          option("spinner", &Options::spinner)};
    }
    static constexpr std::array presets{Preset<Options>{"muggins", {}},
                                        Preset<Options>{"muggins_250", {.target = 250}}};
    static constexpr int ends = 4;
    static constexpr Cross cross = Cross::first_double;
    static constexpr Drawing drawing = Drawing::when_stuck;
    static constexpr bool draws_lot = true;
    static constexpr std::array points_entered{5, 10, 15, 20, 25, 30, 35};
    static constexpr int most_decisions = tile_count;
    static constexpr int five = 5;

    Options options;

    constexpr int seats() const { return options.seats; }
    constexpr int hand_size() const { return options.seats == 2 ? 7 : 5; }
    constexpr bool crosses() const { return options.spinner; }
    constexpr std::optional<int> target() const { return options.target; }
    static std::vector<DealEnding> endings() {
        return {{Ending::out, 1, 1, {HandPart::pips}},
                {Ending::blocked, 0, 0, {HandPart::pips}},
                {.ending = Ending::target_reached, .by_itself = true}};
    }

    template <EventSink Sink>
    constexpr void dealt(State& state, Sink& sink) const {
        give_lead(state, state.lead, lot_or(LeadReason::rotates, state), std::nullopt, sink);
    }

    constexpr TileSet leads(const State& state) const { return state.hands[state.seat]; }
    constexpr Lays lays(const State& state, int seat) const {
        return basic_fits(state.line, state.hands[seat], ends);
    }

    /// The count of an end: both halves of a double; an arm up or down from its first tile on.
    static constexpr int counted(const Line& line, End end) {
        bool grown = end == End::left || end == End::right || line.length(end) > 0;
        return grown ? line.open(end) * (1 + is_double(line.outermost(end))) : 0;
    }

    /// The count of all ends together; the led tile alone counts its pips.
    static constexpr int count(const Line& line) {
        if (line.tiles().count() == 1) return pips(line.outermost(End::left));
        int sum = 0;
        for (End end : all_ends) sum += counted(line, end);
        return sum;
    }

    constexpr std::optional<Scored> scored_by(const Line& line, Tile, End) const {
        int sum = count(line);
        if (sum == 0 || sum % five != 0) return std::nullopt;
        return Scored{PointsReason::fives, sum};
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
        begin_drawing_turn(*this, state, next_seat(state.seat, seats()), sink);
    }
    template <EventSink Sink>
    constexpr void after_draw(State& state, Sink& sink) const {
        go_on_with_drawn_tile(*this, state, sink);
    }

    static constexpr int nearest_five(int number) { return (number + 2) / five * five; }

    /// The winner gains the pips of all others; nobody wins a deal that the target cuts short.
    constexpr Settlement settle(const Match&, const DealReport& report) const {
        bool cut_short = report.ending == Ending::target_reached;
        auto winner = cut_short ? std::nullopt : out_or_fewest_pips(report, seats());
        PerSeat<bool> winners{};
        int others = 0;
        for (int seat = 0; winner && seat < seats(); ++seat) {
            winners[seat] = seat == *winner;
            if (seat != *winner) others += report.hands[seat].pips;
        }
        return won_by(seats(), winners, nearest_five(others));
    }
    constexpr std::optional<MatchEnd> match_end(const Match& match, Ending) const {
        return to_target(match, options.target);
    }
};

}  // namespace dominium::line
