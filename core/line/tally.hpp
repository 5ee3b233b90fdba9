// The score pad for physical tiles: deals written down one after another, settled as the games do.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game.hpp"

namespace dominium::line {

/// A hand at the end of a deal: its tiles, or what counts of them.
struct TallyHand {
    std::optional<std::vector<std::string>> tiles;
    std::optional<int> pips;
    std::optional<int> doubles;
    std::optional<int> double_pips;
    std::optional<int> count;
};

/// A line of the score pad: who leads first, points during a deal, or the end of a deal.
struct TallyEntry {
    std::string kind;
    std::optional<int> seat;
    std::optional<int> points;
    std::string ending;
    std::vector<int> out;
    std::vector<std::optional<TallyHand>> hands;
};

/// The running score of a match by the score pad.
struct Tally {
    std::vector<DealEnded> deals;
    std::vector<int> totals;
    std::vector<int> deals_won;
    std::optional<int> lead;
    std::optional<int> bank;
    std::optional<Outcome> outcome;
    static constexpr std::string_view name = "Tally";
    static constexpr auto fields() {
        return fields_of(field("deals", &Tally::deals), field("totals", &Tally::totals),
                         field("deals_won", &Tally::deals_won), field("lead", &Tally::lead),
                         field("bank", &Tally::bank), field("outcome", &Tally::outcome));
    }
    bool operator==(const Tally&) const = default;
};

/// Reads the lines of a score pad; every fault of the first faulty line is found.
template <class R>
class TallyReader {
public:
    explicit TallyReader(const Game<R>& game) : game_(game), rules_(game.rules()) {}

    std::variant<Tally, std::vector<Fault>> read(const std::vector<TallyEntry>& entries) {
        for (const TallyEntry& entry : entries) {
            ++number_;
            take(entry);
            if (!faults_.empty()) return faults_;
        }
        return tally();
    }

private:
    void fault(std::string_view code, Parameters params = {}) {
        params.push_back({"entry", number_});
        faults_.push_back({code, std::move(params)});
    }

    /// Everybody pays into the bank before a deal.
    void pay_in() {
        for (int seat = 0; seat < game_.seats(); ++seat) {
            match_.totals[seat] -= rules_.stake();
        }
        match_.bank += game_.seats() * rules_.stake();
    }

    void take(const TallyEntry& entry) {
        if (outcome_) return fault("match_over");
        if (entry.kind == "deal") return take_deal(entry);
        if (entry.kind == "points" && !R::points_entered.empty()) return take_points(entry);
        if (entry.kind == "lead" && R::draws_lot) return take_lead(entry);
        bool known = entry.kind == "points" || entry.kind == "lead";
        fault(known ? "not_in_this_game" : "unknown_entry", {{"kind", entry.kind}});
    }

    /// A seat of the game; a fault otherwise.
    std::optional<int> seat_of(std::optional<int> seat) {
        if (seat && *seat >= 0 && *seat < game_.seats()) return seat;
        fault("bad_seat", {{"seat", seat.value_or(-1)}});
        return std::nullopt;
    }

    void take_lead(const TallyEntry& entry) {
        if (!deals_.empty()) return fault("not_in_this_game", {{"kind", entry.kind}});
        lead_ = seat_of(entry.seat);
    }

    void take_points(const TallyEntry& entry) {
        auto seat = seat_of(entry.seat);
        int points = entry.points.value_or(0);
        if (std::find(R::points_entered.begin(), R::points_entered.end(), points) ==
            R::points_entered.end()) {
            fault("bad_points", {{"points", points}});
        }
        if (!faults_.empty()) return;
        match_.totals[*seat] += points;
        match_.gained[*seat] += points;
        if (rules_.match_end(match_, Ending::target_reached)) {
            settle({Ending::target_reached, {}, {}});
        }
    }

    void take_deal(const TallyEntry& entry) {
        auto ending = ending_of(entry.ending);
        if (!ending) return;
        DealReport report{ending->ending, out_of(entry, *ending), {}};
        for (int seat = 0; seat < game_.seats(); ++seat) {
            bool counts = report.out[seat] == 0 && !ending->hand.empty();
            if (counts) report.hands[seat] = hand_of(entry, *ending, seat);
        }
        if (faults_.empty()) settle(report);
    }

    std::optional<DealEnding> ending_of(const std::string& text) {
        std::string known;
        for (const DealEnding& each : rules_.endings()) {
            if (each.by_itself) continue;
            if (dominium::text_of(each.ending) == text) return each;
            known += (known.empty() ? "" : ", ") + std::string(dominium::text_of(each.ending));
        }
        fault("unknown_ending", {{"ending", text}, {"known", known}});
        return std::nullopt;
    }

    /// The places of those who are out: as many as this ending needs.
    PerSeat<std::uint8_t> out_of(const TallyEntry& entry, const DealEnding& ending) {
        PerSeat<std::uint8_t> places{};
        auto out = static_cast<int>(entry.out.size());
        if (out < ending.least_out || out > ending.most_out) {
            fault("out_seats", {{"needed", ending.least_out}});
            return places;
        }
        std::uint8_t place = 0;
        for (int seat : entry.out) {
            if (!seat_of(seat)) continue;
            if (places[seat] != 0) fault("bad_seat", {{"seat", seat}});
            places[seat] = ++place;
        }
        return places;
    }

    HandCount hand_of(const TallyEntry& entry, const DealEnding& ending, int seat) {
        auto place = static_cast<std::size_t>(seat);
        if (place >= entry.hands.size() || !entry.hands[place]) {
            fault("hand_missing", {{"seat", seat}});
            return {};
        }
        const TallyHand& hand = *entry.hands[place];
        if (!ending.counts(HandPart::pips)) return left_over(hand, seat);
        HandCount count = hand.tiles ? counted(*hand.tiles) : written(hand, ending, seat);
        bool empty = hand.tiles && hand.tiles->empty();
        if (empty) fault("hand_missing", {{"seat", seat}});
        return count;
    }

    /// The number of tiles left over alone. Tiles that are named could be those turned up, without
    /// the stock, so only the number counts.
    HandCount left_over(const TallyHand& hand, int seat) {
        if (hand.tiles) {
            fault("count_not_tiles");
        } else if (!hand.count) {
            fault("count_missing", {{"seat", seat}});
        }
        return {within(hand.count, 1, tile_count - 1, seat), 0, 0, 0};
    }

    HandCount counted(const std::vector<std::string>& texts) {
        TileSet hand;
        for (const std::string& text : texts) {
            auto tile = parse_tile(text);
            if (!tile) {
                fault("bad_tile", {{"tile", text}});
            } else if (used_.contains(*tile)) {
                fault("tile_twice", {{"tile", text}});
            } else {
                used_.add(*tile);
                hand.add(*tile);
            }
        }
        return count_of(hand);
    }

    /// A hand of which only the numbers are written down.
    HandCount written(const TallyHand& hand, const DealEnding& ending, int seat) {
        constexpr int all_pips = pips(TileSet::all());
        if (ending.counts(HandPart::count) && !hand.count) fault("count_missing", {{"seat", seat}});
        if (!hand.pips) fault("hand_missing", {{"seat", seat}});
        HandCount count{within(hand.count, R::ends == 0 ? hand_size(rules_) : 1, tile_count, seat),
                        within(hand.pips, 0, all_pips, seat)};
        if (ending.counts(HandPart::double_count)) read_doubles(hand, count, seat);
        return count;
    }

    /// Reads the number of doubles in a hand, and their pips: an even number that so many can have.
    void read_doubles(const TallyHand& hand, HandCount& count, int seat) {
        bool known = hand.doubles && (*hand.doubles == 0 || hand.double_pips);
        if (!known) return fault("doubles_missing", {{"seat", seat}});
        count.doubles = within(hand.doubles, 0, number_count, seat);
        int least = count.doubles * (count.doubles - 1);
        int most = count.doubles * (2 * number_count - 1 - count.doubles);
        count.double_pips = within(hand.double_pips, least, std::min(most, count.pips), seat);
        if (count.double_pips % 2 != 0) fault("bad_pips", {{"seat", seat}});
    }

    /// A number that is written down, if it is; a fault when it is out of its range.
    int within(std::optional<int> value, int least, int most, int seat) {
        if (!value) return 0;
        if (*value >= least && *value <= most) return *value;
        fault("bad_pips", {{"seat", seat}});
        return 0;
    }

    void settle(const DealReport& report) {
        pay_in();
        Settlement settlement = rules_.settle(match_, report);
        enter(match_, settlement);
        deals_.push_back(result_of(match_, settlement, report.ending, game_.seats()));
        used_ = {};
        if (auto reason = rules_.match_end(match_, report.ending)) {
            outcome_ = outcome_of(match_, game_.seats(), *reason);
            lead_.reset();
            return;
        }
        ++match_.deal;
        match_.gained = {};
        if (lead_) lead_ = next_seat(*lead_, game_.seats());
    }

    Tally tally() const {
        Tally tally{deals_,
                    listed(match_.totals, game_.seats()),
                    listed(match_.deals_won, game_.seats()),
                    lead_,
                    {},
                    outcome_};
        if (rules_.stake() > 0) tally.bank = match_.bank;
        return tally;
    }

    const Game<R>& game_;
    const R& rules_;
    Match match_{};
    TileSet used_{};
    int number_ = 0;
    std::vector<DealEnded> deals_;
    std::optional<int> lead_;
    std::optional<Outcome> outcome_;
    std::vector<Fault> faults_;
};

}  // namespace dominium::line
