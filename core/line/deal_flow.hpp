// The common course of the tile games: beginning a deal, dealing, taking turns, blind alleys, and
// settling a deal. Each game decides for itself when these happen.
#pragma once

#include <algorithm>
#include <vector>

#include "../base/random.hpp"
#include "events.hpp"
#include "facts.hpp"
#include "state.hpp"

namespace dominium::line {

constexpr int next_seat(int seat, int seats) { return seat + 1 == seats ? 0 : seat + 1; }

/// Calls `visit(end, number)` where tiles may be laid now. A cross around the led tile takes tiles
/// only at its free sides until it is complete.
template <class Rules, class Visit>
constexpr void for_each_open_end(const Line& line, Visit&& visit) {
    bool complete = true;
    if constexpr (Rules::cross == Cross::led) {
        for (End end : all_ends) complete = complete && line.length(end) > 0;
    }
    for (End end : ends_of<Rules>) {
        bool takes = line.is_open(end) && (complete || line.length(end) == 0);
        if (takes) visit(end, line.open(end));
    }
}

template <class Rules>
std::vector<OpenEnd> open_ends(const Line& line) {
    std::vector<OpenEnd> ends;
    for_each_open_end<Rules>(line, [&](End end, int number) { ends.push_back({end, number}); });
    return ends;
}

/// The numbers at the open ends, each once, the lowest first.
template <class Rules>
std::vector<int> open_numbers(const Line& line) {
    std::vector<int> numbers;
    auto ends = open_ends<Rules>(line);
    for (int number = 0; number < number_count; ++number) {
        bool open = std::any_of(ends.begin(), ends.end(),
                                [&](const OpenEnd& end) { return end.number == number; });
        if (open) numbers.push_back(number);
    }
    return numbers;
}

// --- Beginning a deal ---------------------------------------------------------------------------

template <class Rules, EventSink Sink>
constexpr void tell_deal_started(const Rules& rules, const State& state, Sink& sink) {
    tell(sink, [&] {
        auto totals = listed(state.match.totals, rules.seats());
        for (int& total : totals) total += rules.stake();
        return DealStarted{static_cast<int>(state.match.deal), rules.deals(), rules.target(),
                           totals};
    });
    if (rules.stake() > 0) {
        tell(sink, [&] { return StakesPaid{rules.stake(), state.match.bank}; });
    }
}

/// Everything is shuffled; chance acts. Nothing is told yet.
template <class Rules>
constexpr void shuffle(const Rules& rules, State& state) {
    int led = state.lead;
    state.gather();
    for (int seat = 0; seat < rules.seats(); ++seat) state.match.totals[seat] -= rules.stake();
    state.match.bank += rules.seats() * rules.stake();
    if (Rules::draws_lot && state.match.deal == 1) {
        state.step = Step::draw_seat;
        return;
    }
    if (Rules::draws_lot) state.lead = static_cast<std::uint8_t>(next_seat(led, rules.seats()));
    state.step = Rules::removed_tiles > 0 ? Step::remove_tile : Step::deal_tile;
}

/// Nothing has happened in the match yet.
constexpr bool is_untouched(const State& state) {
    return state.match.deal == 1 && state.stock == TileSet::all() && state.lead == no_seat;
}

/// The lot decides who leads the first deal.
template <class Rules, EventSink Sink>
constexpr void lot_falls(const Rules&, State& state, int seat, Sink& sink) {
    state.lead = static_cast<std::uint8_t>(seat);
    tell(sink, [&] { return SeatDrawn{seat}; });
    state.step = Rules::removed_tiles > 0 ? Step::remove_tile : Step::deal_tile;
}

template <class Rules, EventSink Sink>
constexpr void remove_tile(const Rules&, State& state, Tile tile, Sink& sink) {
    state.stock.remove(tile);
    state.removed.add(tile);
    tell(sink, [&] { return TileRemoved{tile}; });
    if (state.removed.count() == Rules::removed_tiles) state.step = Step::deal_tile;
}

/// A tile goes to the seat that is being dealt to; when every hand is full, the game goes on.
template <class Rules, EventSink Sink>
constexpr void deal_tile(const Rules& rules, State& state, Tile tile, Sink& sink) {
    TileSet& hand = state.hands[state.seat];
    state.stock.remove(tile);
    hand.add(tile);
    tell(sink, [&] { return TileDealt{state.seat, tile, !Rules::hides_hands}; });
    if (hand.count() < hand_size(rules)) return;
    tell(sink,
         [&] { return HandDealt{state.seat, hand.count(), listed(hand), !Rules::hides_hands}; });
    if (++state.seat == rules.seats()) rules.dealt(state, sink);
}

/// Takes tiles from a set, each at random from those that are left; a word of luck serves several.
constexpr TileSet take_any(TileSet& from, int count, Random& random) {
    constexpr int tiles_by_a_word = 7;
    TileSet before = from;
    int left = from.count();
    for (int end = left - count; left > end;) {
        std::uint64_t luck = random.luck();
        for (int taken = 0; taken < tiles_by_a_word && left > end; ++taken, --left) {
            from = from.without_nth(Random::choose(left, luck));
        }
    }
    return before.without(from);
}

/// Deals tile by tile until every hand is full; how many tiles that takes.
template <class Rules>
constexpr int deal_all(const Rules& rules, State& state, Random& random, Silence& silence) {
    int dealt = 0;
    for (int seat = state.seat; seat < rules.seats(); ++seat) {
        TileSet& hand = state.hands[seat];
        int missing = hand_size(rules) - hand.count();
        hand |= take_any(state.stock, missing, random);
        dealt += missing;
    }
    state.seat = static_cast<std::uint8_t>(rules.seats());
    rules.dealt(state, silence);
    return dealt;
}

/// The seat leads: any of its tiles, or the one that the rules name.
template <EventSink Sink>
constexpr void give_lead(State& state, int seat, LeadReason reason, std::optional<Tile> tile,
                         Sink& sink) {
    state.seat = state.lead = static_cast<std::uint8_t>(seat);
    state.step = Step::lead;
    tell(sink, [&] { return LeadGiven{seat, reason, tile}; });
}

/// The reason for a lead: the lot in the first deal, later the given one.
constexpr LeadReason lot_or(LeadReason later, const State& state) {
    return state.match.deal == 1 ? LeadReason::lot : later;
}

/// The tile that must be led: of the order in which tiles lead, the first that anybody holds.
template <class Rules>
constexpr Tile tile_to_lead(const State& state) {
    TileSet dealt;
    for (TileSet hand : state.hands) dealt |= hand;
    auto leads = [&](Tile tile) { return dealt.contains(tile); };
    return *std::find_if(Rules::lead_order.begin(), Rules::lead_order.end(), leads);
}

/// The seat that holds a tile.
constexpr int holder_of(const State& state, Tile tile) {
    int seat = 0;
    while (!state.hands[seat].contains(tile)) ++seat;
    return seat;
}

// --- Turns --------------------------------------------------------------------------------------

template <class Rules>
constexpr bool can_lay(const Rules& rules, const State& state, int seat) {
    return rules.lays(state, seat).any();
}

/// A blind alley: nobody can lay a tile, and nothing can be drawn.
template <class Rules>
constexpr bool is_blocked(const Rules& rules, const State& state) {
    if (state.stock.any()) return false;
    for (int seat = 0; seat < rules.seats(); ++seat) {
        if (can_lay(rules, state, seat)) return false;
    }
    return true;
}

template <class Rules, EventSink Sink>
constexpr void tell_stuck(const Rules&, const State& state, int seat, Sink& sink) {
    tell(sink, [&] { return Stuck{seat, open_numbers<Rules>(state.line)}; });
}

template <EventSink Sink>
constexpr void pass(State& state, int seat, bool forced, Sink& sink) {
    ++state.passes[seat];
    tell(sink, [&] { return Passed{seat, forced}; });
}

/// The acting seat has laid its last tile: it is the next one to be out.
template <EventSink Sink>
constexpr void go_out(State& state, Sink& sink) {
    std::uint8_t place = 1;
    for (std::uint8_t other : state.out) place += other != 0;
    state.out[state.seat] = place;
    tell(sink, [&] { return WentOut{state.seat, place}; });
}

/// The acting seat scores at once by a tile that it has laid.
template <EventSink Sink>
constexpr void score(State& state, std::optional<Scored> scored, Sink& sink) {
    if (!scored) return;
    state.match.totals[state.seat] += scored->points;
    state.match.gained[state.seat] += scored->points;
    tell(sink, [&] {
        return PointsScored{state.seat, scored->points, scored->reason,
                            state.match.totals[state.seat]};
    });
}

// --- The end of a deal --------------------------------------------------------------------------

/// The report of a deal at its end. Alone at the table, the stock counts as left over too.
template <class Rules>
constexpr DealReport report_of(const Rules& rules, const State& state, Ending ending) {
    DealReport report{ending, state.out, {}};
    for (int seat = 0; seat < rules.seats(); ++seat) {
        report.hands[seat] = count_of(state.hands[seat]);
    }
    if (!Rules::hides_hands) report.hands[0].tiles += state.stock.count();
    return report;
}

template <class Rules>
HandsShown hands_of(const Rules& rules, const State& state) {
    HandsShown shown{{}, Rules::removed_tiles > 0 ? listed(state.removed) : std::vector<Tile>{}};
    for (int seat = 0; seat < rules.seats(); ++seat) {
        HandCount count = count_of(state.hands[seat]);
        shown.hands.push_back({seat, listed(state.hands[seat]), count.pips, count.doubles});
    }
    return shown;
}

/// The deal is settled; the match is over, or the next deal begins.
template <class Rules, EventSink Sink>
constexpr void end_deal(const Rules& rules, State& state, Ending ending, Sink& sink) {
    if (ending == Ending::blocked) {
        tell(sink, [] { return LineBlocked{}; });
    }
    if (Rules::hides_hands) {
        tell(sink, [&] { return hands_of(rules, state); });
    }
    Settlement settlement = rules.settle(state.match, report_of(rules, state, ending));
    enter(state.match, settlement);
    if (rules.stake() > 0) {
        tell(sink,
             [&] { return PrizesPaid{listed(settlement.gains, rules.seats()), settlement.bank}; });
    }
    tell(sink, [&] { return result_of(state.match, settlement, ending, rules.seats()); });
    if (auto reason = rules.match_end(state.match, ending)) {
        state.step = Step::finished;
        state.ending = ending;
        state.seat = 0;
        tell(sink, [&] { return MatchEnded{outcome_of(state.match, rules.seats(), *reason)}; });
        return;
    }
    ++state.match.deal;
    shuffle(rules, state);
    tell_deal_started(rules, state, sink);
}

/// From this seat on, the first one that can lay a tile plays, and those before it pass; when there
/// is none, the deal has run into a blind alley.
template <class Rules, EventSink Sink>
constexpr void play_or_pass(const Rules& rules, State& state, int seat, Sink& sink) {
    int next = seat;
    for (int asked = 1; !can_lay(rules, state, next); ++asked) {
        if (asked == rules.seats()) return end_deal(rules, state, Ending::blocked, sink);
        next = next_seat(next, rules.seats());
    }
    for (; seat != next; seat = next_seat(seat, rules.seats())) {
        if (state.out[seat] != 0) continue;
        tell_stuck(rules, state, seat, sink);
        pass(state, seat, true, sink);
    }
    state.seat = static_cast<std::uint8_t>(next);
    state.step = Step::play;
}

/// Ends the deal when it has run into a blind alley.
template <class Rules, EventSink Sink>
constexpr bool ends_blocked(const Rules& rules, State& state, Sink& sink) {
    if (!is_blocked(rules, state)) return false;
    end_deal(rules, state, Ending::blocked, sink);
    return true;
}

// --- Settlements of deals between two -----------------------------------------------------------

/// The winner of a deal between two gains the pips of the other hand.
constexpr Settlement pips_of_the_other(const DealReport& report, bool difference) {
    auto winner = out_or_fewest_pips(report, 2);
    if (!winner) return won_by(2, {}, 0);
    int gain = report.hands[1 - *winner].pips;
    if (difference && report.ending == Ending::blocked) gain -= report.hands[*winner].pips;
    PerSeat<bool> winners{};
    winners[*winner] = true;
    return won_by(2, winners, gain);
}

/// Each deal won counts one.
constexpr Settlement one_for_the_winner(const DealReport& report) {
    auto winner = out_or_fewest_pips(report, 2);
    PerSeat<bool> winners{};
    if (winner) winners[*winner] = true;
    return won_by(2, winners, 1);
}

// --- Ends of matches ----------------------------------------------------------------------------

/// A match to a number of points: over when somebody has them.
constexpr std::optional<MatchEnd> to_target(const Match& match, int target) {
    for (std::int32_t total : match.totals) {
        if (total >= target) return MatchEnd::target_reached;
    }
    return std::nullopt;
}

/// A series of deals: over when all of them are played.
constexpr std::optional<MatchEnd> to_deals(const Match& match, int deals) {
    if (static_cast<int>(match.deal) < deals) return std::nullopt;
    return MatchEnd::deals_played;
}

}  // namespace dominium::line
