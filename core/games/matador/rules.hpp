// Matador.
//
//   deal:   3 tiles are removed unseen, 3 tiles each, 19 in the stock; the lead as in Draw
//   turn:   lay a tile whose half adds up to 7 with the open one; who has none may lay a matador
//           (00, 61, 52, 43) anywhere, either way round; who has neither draws until one can be
//           laid
//   end:    as in Draw
//   match:  a series of deals
#pragma once

#include "../../base/game_info.hpp"
#include "../../line/drawing.hpp"

namespace dominium::line {

/// The condition for laying a matador regardless of the numbers (rules page, R-32 and R-34).
enum class Wild : std::uint8_t { when_stuck, any_time };

constexpr std::array<std::string_view, 2> enumerators(Wild) { return {"when_stuck", "any_time"}; }

struct MatadorOptions {
    int seats = 2;
    int deals = 1;
    bool out_wins = false;
    Wild wild = Wild::when_stuck;
    constexpr bool operator==(const MatadorOptions&) const = default;
};

struct Matador : UsualFacts {
    using Options = MatadorOptions;
    static constexpr std::string_view id = "matador";
    static constexpr std::string_view title = "Matador";
    static constexpr int rules_revision = 1;
    static constexpr auto option_list() {
        return std::tuple{option("seats", &Options::seats, one_of(2)),
                          option("deals", &Options::deals, Range{1, 50}),
                          option("out_wins", &Options::out_wins), option("wild", &Options::wild)};
    }
    static constexpr std::array presets{Preset<Options>{"matador", {}}};
    static constexpr int ends = 2;
    static constexpr int hand_size = 3;
    static constexpr Touch touch = Touch::sum_of_seven;
    static constexpr TileSet wild_tiles = matadors;
    static constexpr Drawing drawing = Drawing::when_stuck;
    static constexpr int removed_tiles = 3;
    static constexpr bool draws_lot = true;
    static constexpr int most_decisions = 25 + 2 * 19;

    Options options;

    constexpr int seats() const { return 2; }
    constexpr bool may_save_wild_tiles() const { return options.wild == Wild::any_time; }
    constexpr std::optional<int> deals() const { return options.deals; }

    static constexpr Unit unit() { return Unit::deals; }
    static std::vector<DealEnding> endings() { return endings_with_stock({}); }

    template <EventSink Sink>
    constexpr void dealt(State& state, Sink& sink) const {
        give_lead(state, state.lead, lot_or(LeadReason::alternates, state), std::nullopt, sink);
    }

    constexpr TileSet leads(const State& state) const { return state.hands[state.seat]; }
    constexpr Lays lays(const State& state, int seat) const {
        Lays fits = fits_by_sum(state.line, state.hands[seat]);
        if (options.wild == Wild::when_stuck && fits.any()) return fits;
        return with_anywhere(fits, state.hands[seat] & wild_tiles, ends);
    }
    /// A matador may be saved where it need not be laid at once.
    constexpr bool may_draw(const State& state) const {
        return may_save_wild_tiles() && state.stock.any() &&
               !fits_by_sum(state.line, state.hands[state.seat]).any();
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
        return one_for_the_winner(report);
    }
    constexpr std::optional<MatchEnd> match_end(const Match& match, Ending) const {
        return to_deals(match, options.deals);
    }
};

}  // namespace dominium::line
