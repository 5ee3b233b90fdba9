// Sebastopol (Sevastopol).
//
//   deal:   everybody pays into the bank; 7 tiles each, all are dealt; the double six is led
//   cross:  only tiles with a six, one to each free side of the double six
//   turn:   then one tile at any of the four ends; who cannot, passes
//   end:    two are out, or nobody can lay; first place takes three quarters of the bank, second
//           place one quarter, and equal places share
//   match:  a series of deals
#pragma once

#include "../../base/game_info.hpp"
#include "../../line/deal_flow.hpp"

namespace dominium::line {

struct SebastopolOptions {
    int seats = 4;
    int deals = 4;
    int stake = 12;
    constexpr bool operator==(const SebastopolOptions&) const = default;
};

struct Sebastopol : UsualFacts {
    using Options = SebastopolOptions;
    static constexpr std::string_view id = "sebastopol";
    static constexpr std::string_view title = "Sebastopol";
    static constexpr int rules_revision = 1;
    static constexpr auto option_list() {
        return std::tuple{option("seats", &Options::seats, one_of(4)),
                          option("deals", &Options::deals, Range{1, 50}),
                          option("stake", &Options::stake, Range{1, 100})};
    }
    static constexpr std::array presets{Preset<Options>{"sebastopol", {}}};
    static constexpr int ends = 4;
    static constexpr int hand_size = 7;
    static constexpr Cross cross = Cross::led;
    static constexpr Tile double_six = tile_of(6, 6);
    static constexpr std::array lead_order{double_six};
    static constexpr int most_decisions = tile_count;

    Options options;

    constexpr int seats() const { return 4; }
    constexpr int stake() const { return options.stake; }
    constexpr std::optional<int> deals() const { return options.deals; }

    static constexpr Unit unit() { return Unit::tokens; }
    static std::vector<DealEnding> endings() {
        return {{Ending::two_out, 2, 2}, {Ending::blocked, 0, 1, {HandPart::pips}}};
    }

    template <EventSink Sink>
    constexpr void dealt(State& state, Sink& sink) const {
        give_lead(state, holder_of(state, double_six), LeadReason::double_six, double_six, sink);
    }

    constexpr TileSet leads(const State&) const { return TileSet::of(double_six); }

    /// Until the cross is complete, only its free sides take tiles.
    constexpr Lays lays(const State& state, int seat) const {
        Lays fits = basic_fits(state.line, state.hands[seat], ends);
        bool complete = true;
        for (End end : all_ends) complete = complete && state.line.length(end) > 0;
        if (complete) return fits;
        for (End end : all_ends) {
            if (state.line.length(end) > 0) fits.at[static_cast<std::size_t>(end)] = {};
        }
        return fits;
    }

    template <EventSink Sink>
    constexpr void after_tile(State& state, Tile, End, Sink& sink) const {
        if (state.hands[state.seat].empty()) {
            go_out(state, sink);
            if (state.out[state.seat] == 2) return end_deal(*this, state, Ending::two_out, sink);
        }
        play_or_pass(*this, state, next_seat(state.seat, seats()), sink);
    }

    /// Those who are out come first, in that order; the others by their pips. Two who are left when
    /// two are out share the third place.
    constexpr PerSeat<std::uint8_t> places(const DealReport& report) const {
        constexpr int behind_all = 1000;
        return places_by(seats(), [&](int seat) {
            if (report.out[seat] != 0) return report.out[seat] - behind_all;
            return report.ending == Ending::two_out ? 0 : report.hands[seat].pips;
        });
    }

    constexpr Settlement settle(const Match& match, const DealReport& report) const {
        Settlement settlement;
        settlement.places = places(report);
        std::array prizes{match.bank * 3 / 4, match.bank / 4, 0, 0};
        settlement.bank = match.bank;
        for (int seat = 0; seat < seats(); ++seat) {
            int place = settlement.places[seat];
            int sharing = 0;
            for (auto other : settlement.places) sharing += other == place;
            int together = 0;
            for (int taken = place - 1; taken < place - 1 + sharing; ++taken) {
                together += prizes[taken];
            }
            settlement.won[seat] = place == 1;
            settlement.gains[seat] = together / sharing;
            settlement.bank -= settlement.gains[seat];
        }
        return settlement;
    }
    constexpr std::optional<MatchEnd> match_end(const Match& match, Ending) const {
        return to_deals(match, options.deals);
    }
};

}  // namespace dominium::line
