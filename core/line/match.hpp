// Deals and matches as they are counted: what a deal was worth, and how a match stands. The games
// and the score pad for physical tiles settle deals by the same functions.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "../base/fields.hpp"
#include "tiles.hpp"

namespace dominium::line {

constexpr int max_seats = 4;
constexpr std::uint8_t no_seat = 0xFF;

template <class T>
using PerSeat = std::array<T, max_seats>;

/// The ending of a deal.
enum class Ending : std::uint8_t {
    out,
    blocked,
    stock_exhausted,
    two_out,
    target_reached,
    showdown,
    all_laid,
    stuck
};

constexpr std::array<std::string_view, 8> enumerators(Ending) {
    return {"out",      "blocked", "stock_exhausted", "two_out", "target_reached", "showdown",
            "all_laid", "stuck"};
}

/// The ending of a match.
enum class MatchEnd : std::uint8_t { target_reached, deals_played, all_laid, stuck };

constexpr std::array<std::string_view, 4> enumerators(MatchEnd) {
    return {"target_reached", "deals_played", "all_laid", "stuck"};
}

/// The count of a hand at the end of a deal.
struct HandCount {
    int tiles = 0;
    int pips = 0;
    int doubles = 0;
    int double_pips = 0;
};

constexpr HandCount count_of(TileSet hand) {
    TileSet own_doubles = hand & doubles;
    return {hand.count(), pips(hand), own_doubles.count(), pips(own_doubles)};
}

/// The report of a deal: its ending, each seat's place if it is rid of its tiles (otherwise 0), and
/// its hand.
struct DealReport {
    Ending ending;
    PerSeat<std::uint8_t> out{};
    PerSeat<HandCount> hands{};
};

/// The result of a deal: its winners, everybody's place, and what everybody gains by its end.
struct Settlement {
    PerSeat<bool> won{};
    PerSeat<std::uint8_t> places{};
    PerSeat<int> gains{};
    /// The rest in the bank.
    int bank = 0;
};

/// The running score of a match. A value without padding.
struct Match {
    PerSeat<std::int32_t> totals{};
    /// The gain of each seat in the running deal.
    PerSeat<std::int32_t> gained{};
    PerSeat<std::uint32_t> deals_won{};
    std::int32_t bank = 0;
    /// The running deal, from 1.
    std::uint32_t deal = 1;
    constexpr bool operator==(const Match&) const = default;
};

/// Places by a value, lower is better: equal values share a place, and the next ones come after
/// them all.
template <class Value>
constexpr PerSeat<std::uint8_t> places_by(int seats, Value&& value) {
    PerSeat<std::uint8_t> places{};
    for (int seat = 0; seat < seats; ++seat) {
        places[seat] = 1;
        for (int other = 0; other < seats; ++other) places[seat] += value(other) < value(seat);
    }
    return places;
}

/// The settlement where one seat or several win and all others share the place behind them; where
/// nobody wins, all share the first place.
constexpr Settlement won_by(int seats, const PerSeat<bool>& winners, int gain) {
    Settlement settlement{winners, {}, {}};
    settlement.places = places_by(seats, [&](int seat) { return !winners[seat]; });
    for (int seat = 0; seat < seats; ++seat) settlement.gains[seat] = winners[seat] ? gain : 0;
    return settlement;
}

/// The seat that is out, or else the one with strictly the fewest pips; nobody when these are
/// equal.
constexpr std::optional<int> out_or_fewest_pips(const DealReport& report, int seats) {
    for (int seat = 0; seat < seats; ++seat) {
        if (report.out[seat] == 1) return seat;
    }
    auto places = places_by(seats, [&](int seat) { return report.hands[seat].pips; });
    std::optional<int> fewest;
    for (int seat = 0; seat < seats; ++seat) {
        if (places[seat] != 1) continue;
        if (fewest) return std::nullopt;
        fewest = seat;
    }
    return fewest;
}

/// Enters a settlement into the match; the deal is over.
constexpr void enter(Match& match, const Settlement& settlement) {
    for (int seat = 0; seat < max_seats; ++seat) {
        match.totals[seat] += settlement.gains[seat];
        match.gained[seat] += settlement.gains[seat];
        match.deals_won[seat] += settlement.won[seat];
    }
    match.bank = settlement.bank;
}

/// A seat in the ranking of a match.
struct Standing {
    int seat;
    int place;
    int total;
    int deals_won;
    static constexpr std::string_view name = "LineStanding";
    static constexpr auto fields() {
        return fields_of(field("seat", &Standing::seat), field("place", &Standing::place),
                         field("total", &Standing::total),
                         field("deals_won", &Standing::deals_won));
    }
    bool operator==(const Standing&) const = default;
};

/// The score of a seat in a match, and its gain in the running deal.
struct Score {
    int seat;
    int total;
    int deals_won;
    int gained;
    static constexpr std::string_view name = "LineScore";
    static constexpr auto fields() {
        return fields_of(field("seat", &Score::seat), field("total", &Score::total),
                         field("deals_won", &Score::deals_won), field("gained", &Score::gained));
    }
    bool operator==(const Score&) const = default;
};

inline std::vector<Score> scores_of(const Match& match, int seats) {
    std::vector<Score> scores;
    for (int seat = 0; seat < seats; ++seat) {
        scores.push_back({seat, match.totals[seat], static_cast<int>(match.deals_won[seat]),
                          match.gained[seat]});
    }
    return scores;
}

/// The end of a match: why, and the seats by place.
struct Outcome {
    MatchEnd reason;
    std::vector<std::vector<int>> ranking;
    std::vector<Standing> standings;
    static constexpr std::string_view name = "LineOutcome";
    static constexpr auto fields() {
        return fields_of(field("reason", &Outcome::reason), field("ranking", &Outcome::ranking),
                         field("standings", &Outcome::standings));
    }
    bool operator==(const Outcome&) const = default;
};

inline Outcome outcome_of(const Match& match, int seats, MatchEnd reason) {
    auto places = places_by(seats, [&](int seat) { return -match.totals[seat]; });
    Outcome outcome{reason, {}, {}};
    for (int place = 1; place <= seats; ++place) {
        std::vector<int> sharing;
        for (int seat = 0; seat < seats; ++seat) {
            if (places[seat] != place) continue;
            sharing.push_back(seat);
            outcome.standings.push_back(
                {seat, place, match.totals[seat], static_cast<int>(match.deals_won[seat])});
        }
        if (!sharing.empty()) outcome.ranking.push_back(sharing);
    }
    return outcome;
}

template <class T>
std::vector<int> listed(const PerSeat<T>& values, int seats) {
    return {values.begin(), values.begin() + seats};
}

/// The result of a deal: who won it, everybody's place, what everybody gained in it, and the
/// totals.
struct DealEnded {
    int deal;
    Ending reason;
    std::vector<int> winners;
    std::vector<int> places;
    std::vector<int> points;
    std::vector<int> totals;
    static constexpr std::string_view name = "DealEnded";
    static constexpr std::string_view kind = "deal_ended";
    static constexpr auto fields() {
        return fields_of(field("deal", &DealEnded::deal), field("reason", &DealEnded::reason),
                         field("winners", &DealEnded::winners), field("places", &DealEnded::places),
                         field("points", &DealEnded::points), field("totals", &DealEnded::totals));
    }
    bool operator==(const DealEnded&) const = default;
};

/// The result of the running deal, after its settlement has been entered.
inline DealEnded result_of(const Match& match, const Settlement& settlement, Ending ending,
                           int seats) {
    DealEnded ended{static_cast<int>(match.deal),
                    ending,
                    {},
                    listed(settlement.places, seats),
                    listed(match.gained, seats),
                    listed(match.totals, seats)};
    for (int seat = 0; seat < seats; ++seat) {
        if (settlement.won[seat]) ended.winners.push_back(seat);
    }
    return ended;
}

}  // namespace dominium::line
