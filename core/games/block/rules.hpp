// Block (Slepá ulička).
//
//   deal:   7 tiles each, the others stay out; the lot, later every second deal, decides the lead
//   turn:   lay one tile at either end; who cannot, passes
//   end:    somebody is out, or nobody can lay: fewer pips win the pips of the other hand
//   match:  to a number of points
#pragma once

#include "../../base/game_info.hpp"
#include "../../line/deal_flow.hpp"

namespace dominium::line {

/// The score of a blocked deal (rules page, R-10).
enum class BlockedScore : std::uint8_t { whole, difference };

constexpr std::array<std::string_view, 2> enumerators(BlockedScore) {
    return {"whole", "difference"};
}

struct BlockOptions {
    int seats = 2;
    int target = 100;
    BlockedScore blocked_score = BlockedScore::whole;
    constexpr bool operator==(const BlockOptions&) const = default;
};

struct Block : UsualFacts {
    using Options = BlockOptions;
    static constexpr std::string_view id = "block";
    static constexpr std::string_view title = "Block";
    static constexpr int rules_revision = 1;
    static constexpr auto option_list() {
        return std::tuple{option("seats", &Options::seats, one_of(2)),
                          option("target", &Options::target, Range{20, 500}),
                          option("blocked_score", &Options::blocked_score)};
    }
    static constexpr std::array presets{Preset<Options>{"block", {}},
                                        Preset<Options>{"block_50", {.target = 50}}};
    static constexpr int ends = 2;
    static constexpr int hand_size = 7;
    static constexpr bool draws_lot = true;
    static constexpr int most_decisions = 14;

    Options options;

    constexpr int seats() const { return 2; }
    constexpr std::optional<int> target() const { return options.target; }

    std::vector<DealEnding> endings() const {
        return {{Ending::out, 1, 1, {HandPart::pips}}, {Ending::blocked, 0, 0, {HandPart::pips}}};
    }

    template <EventSink Sink>
    constexpr void dealt(State& state, Sink& sink) const {
        state.removed = state.stock;
        state.stock = {};
        give_lead(state, state.lead, lot_or(LeadReason::alternates, state), std::nullopt, sink);
    }

    constexpr TileSet leads(const State& state) const { return state.hands[state.seat]; }
    constexpr Lays lays(const State& state, int seat) const {
        return basic_fits(state.line, state.hands[seat]);
    }

    template <EventSink Sink>
    constexpr void after_tile(State& state, Tile, End, Sink& sink) const {
        if (state.hands[state.seat].empty()) {
            go_out(state, sink);
            return end_deal(*this, state, Ending::out, sink);
        }
        play_or_pass(*this, state, 1 - state.seat, sink);
    }

    constexpr Settlement settle(const Match&, const DealReport& report) const {
        return pips_of_the_other(report, options.blocked_score == BlockedScore::difference);
    }
    constexpr std::optional<MatchEnd> match_end(const Match& match, Ending) const {
        return to_target(match, options.target);
    }
};

}  // namespace dominium::line
