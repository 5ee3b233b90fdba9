// Twenty-One (Jedenadvacet).
//
//   deal:   2 tiles each; the lot decides who begins, then it moves on clockwise
//   turn:   take more tiles one by one, and stop
//   end:    all show; who has 21 pips, or the nearest below, wins a prize, and equals win alike
//   match:  a series of deals
#pragma once

#include "../../base/game_info.hpp"
#include "../../line/deal_flow.hpp"

namespace dominium::line {

/// The tie-break among equal totals (rules page, R-74).
enum class Ties : std::uint8_t { share, fewer_tiles };

constexpr std::array<std::string_view, 2> enumerators(Ties) { return {"share", "fewer_tiles"}; }

struct TwentyOneOptions {
    int seats = 2;
    int deals = 5;
    Ties ties = Ties::share;
    constexpr bool operator==(const TwentyOneOptions&) const = default;
};

struct TwentyOne : UsualFacts {
    using Options = TwentyOneOptions;
    static constexpr std::string_view id = "twenty_one";
    static constexpr std::string_view title = "Twenty-One";
    static constexpr int rules_revision = 1;
    static constexpr auto option_list() {
        return std::tuple{option("seats", &Options::seats, one_of(2, 3, 4)),
                          option("deals", &Options::deals, Range{1, 50}),
                          option("ties", &Options::ties)};
    }
    static constexpr std::array presets{Preset<Options>{"twenty_one", {}}};
    static constexpr int ends = 0;
    static constexpr int hand_size = 2;
    static constexpr Drawing drawing = Drawing::hits;
    static constexpr bool draws_lot = true;
    static constexpr int best_total = 21;
    static constexpr int most_decisions = 20 + max_seats;

    Options options;

    constexpr int seats() const { return options.seats; }
    constexpr bool counts_tiles() const { return options.ties == Ties::fewer_tiles; }
    constexpr std::optional<int> deals() const { return options.deals; }

    static constexpr Unit unit() { return Unit::prizes; }
    std::vector<DealEnding> endings() const {
        if (counts_tiles()) {
            return {{Ending::showdown, 0, 0, {HandPart::pips, HandPart::count}}};
        }
        return {{Ending::showdown, 0, 0, {HandPart::pips}}};
    }

    template <EventSink Sink>
    constexpr void dealt(State& state, Sink& sink) const {
        give_lead(state, state.lead, lot_or(LeadReason::rotates, state), std::nullopt, sink);
        state.step = Step::hit_or_stand;
    }

    constexpr TileSet leads(const State&) const { return {}; }
    constexpr Lays lays(const State&, int) const { return {}; }
    constexpr bool may_hit(const State& state) const {
        return state.stock.any() && pips(state.hands[state.seat]) < best_total;
    }

    template <EventSink Sink>
    constexpr void after_draw(State& state, Sink& sink) const {
        state.step = Step::hit_or_stand;
        if (state.stock.empty()) stand(state, sink);
    }

    /// The seat wants no more; then the next one, and at last all show. With an empty stock
    /// everybody stops by itself.
    template <EventSink Sink>
    constexpr void stand(State& state, Sink& sink) const {
        int seat = state.seat;
        state.stood[seat] = true;
        tell(sink, [&] { return Stood{seat, state.hands[seat].count()}; });
        state.seat = static_cast<std::uint8_t>(next_seat(seat, seats()));
        if (state.seat == state.lead) return end_deal(*this, state, Ending::showdown, sink);
        if (state.stock.empty()) stand(state, sink);
    }

    constexpr Settlement settle(const Match&, const DealReport& report) const {
        constexpr int bust = 100;
        auto distance = [&](int seat) {
            int below = best_total - report.hands[seat].pips;
            int tiles = counts_tiles() ? report.hands[seat].tiles : 0;
            return below < 0 ? std::array{bust, 0} : std::array{below, tiles};
        };
        auto places = places_by(seats(), distance);
        PerSeat<bool> winners{};
        for (int seat = 0; seat < seats(); ++seat) {
            winners[seat] = places[seat] == 1 && report.hands[seat].pips <= best_total;
        }
        return won_by(seats(), winners, 1);
    }
    constexpr std::optional<MatchEnd> match_end(const Match& match, Ending) const {
        return to_deals(match, options.deals);
    }
};

}  // namespace dominium::line
