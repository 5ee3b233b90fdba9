// Solo (Sólo domino).
//
//   deal:   5 tiles face up
//   turn:   lay one of them at either end; when none fits any more, they are made up to 5 again
//   end:    won when all 28 lie; lost when none of the face-up tiles fits
#pragma once

#include "../../base/game_info.hpp"
#include "../../line/deal_flow.hpp"

namespace dominium::line {

struct SoloOptions {
    int seats = 1;
    constexpr bool operator==(const SoloOptions&) const = default;
};

struct Solo : UsualFacts {
    using Options = SoloOptions;
    static constexpr std::string_view id = "solo";
    static constexpr std::string_view title = "Solo";
    static constexpr int rules_revision = 1;
    static constexpr auto option_list() {
        return std::tuple{option("seats", &Options::seats, one_of(1))};
    }
    static constexpr std::array presets{Preset<Options>{"solo", {}}};
    static constexpr int ends = 2;
    static constexpr int hand_size = 5;
    static constexpr Drawing drawing = Drawing::refills;
    static constexpr bool hides_hands = false;
    static constexpr int most_decisions = tile_count;

    Options options;

    constexpr int seats() const { return 1; }
    constexpr std::optional<int> deals() const { return 1; }

    static constexpr Unit unit() { return Unit::tiles; }
    static std::vector<DealEnding> endings() {
        return {{Ending::all_laid}, {Ending::stuck, 0, 0, {HandPart::count}}};
    }

    template <EventSink Sink>
    constexpr void dealt(State& state, Sink& sink) const {
        give_lead(state, 0, LeadReason::alone, std::nullopt, sink);
    }

    constexpr TileSet leads(const State& state) const { return state.hands[0]; }
    constexpr Lays lays(const State& state, int) const {
        return basic_fits(state.line, state.hands[0]);
    }

    template <EventSink Sink>
    constexpr void after_tile(State& state, Tile, End, Sink& sink) const {
        if (can_lay(*this, state, 0)) {
            state.step = Step::play;
        } else if (state.stock.any()) {
            int missing = std::min(hand_size - state.hands[0].count(), state.stock.count());
            tell(sink, [&] { return Refilled{missing}; });
            state.step = Step::draw_tile;
        } else {
            end(state, sink);
        }
    }
    template <EventSink Sink>
    constexpr void after_draw(State& state, Sink& sink) const {
        if (state.hands[0].count() < hand_size && state.stock.any()) return;
        if (can_lay(*this, state, 0)) {
            state.step = Step::play;
        } else {
            end(state, sink);
        }
    }
    template <EventSink Sink>
    constexpr void end(State& state, Sink& sink) const {
        bool all_laid = state.hands[0].empty();
        if (all_laid) go_out(state, sink);
        end_deal(*this, state, all_laid ? Ending::all_laid : Ending::stuck, sink);
    }

    constexpr Settlement settle(const Match&, const DealReport& report) const {
        Settlement settlement;
        settlement.places[0] = 1;
        settlement.won[0] = report.ending == Ending::all_laid;
        settlement.gains[0] = tile_count - report.hands[0].tiles;
        return settlement;
    }
    constexpr std::optional<MatchEnd> match_end(const Match&, Ending ending) const {
        return ending == Ending::all_laid ? MatchEnd::all_laid : MatchEnd::stuck;
    }
};

}  // namespace dominium::line
