// Draw (Domino se zálohou).
//
//   deal:   7 tiles each, 14 in the stock; the lot, later every second deal, decides the lead
//   turn:   lay one tile at either end; who cannot, draws until one fits, and lays it
//   end:    the stock is empty and somebody is rid of all tiles, or nobody can lay
//   match:  a series of deals, or (option) to a number of points
#pragma once

#include "../../base/game_info.hpp"
#include "../../line/drawing.hpp"

namespace dominium::line {

/// The measure that decides a match of Draw (rules page, R-25).
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

struct DrawGame : UsualFacts {
    using Options = DrawOptions;
    static constexpr std::string_view id = "draw";
    static constexpr std::string_view title = "Draw";
    static constexpr int rules_revision = 1;
    static constexpr auto option_list() {
        return std::tuple{option("seats", &Options::seats, one_of(2)),
                          option("deals", &Options::deals, Range{1, 50}),
                          option("scoring", &Options::scoring),
                          option("target", &Options::target, Range{20, 500}),
                          option("out_wins", &Options::out_wins)};
    }
    static constexpr std::array presets{Preset<Options>{"draw", {}}};
    static constexpr int ends = 2;
    static constexpr int hand_size = 7;
    static constexpr Drawing drawing = Drawing::when_stuck;
    static constexpr bool draws_lot = true;
    static constexpr int most_decisions = tile_count + 14;

    Options options;

    constexpr int seats() const { return 2; }
    constexpr bool counts_points() const { return options.scoring == Scoring::points; }
    constexpr std::optional<int> deals() const {
        return counts_points() ? std::nullopt : std::optional(options.deals);
    }
    constexpr std::optional<int> target() const {
        return counts_points() ? std::optional(options.target) : std::nullopt;
    }

    constexpr Unit unit() const { return counts_points() ? Unit::points : Unit::deals; }
    std::vector<DealEnding> endings() const {
        if (counts_points()) return endings_with_stock({HandPart::pips});
        return endings_with_stock({});
    }

    template <EventSink Sink>
    constexpr void dealt(State& state, Sink& sink) const {
        give_lead(state, state.lead, lot_or(LeadReason::alternates, state), std::nullopt, sink);
    }

    constexpr TileSet leads(const State& state) const { return state.hands[state.seat]; }
    constexpr Lays lays(const State& state, int seat) const {
        return basic_fits(state.line, state.hands[seat]);
    }

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
