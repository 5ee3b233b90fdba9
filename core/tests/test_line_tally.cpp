// The score pad for physical tiles: every game, every ending, every fault.

#include "../line/tally.hpp"
#include "line_games.hpp"

namespace dominium::line {
namespace {

using tests::codes;
using tests::random_one;
using tests::visit_all_line_games;

using Hands = std::vector<std::optional<TallyHand>>;

TallyHand tiles(const std::string& text) { return {tests::words(text), {}, {}, {}, {}}; }
TallyHand pips_only(int pips) { return {{}, pips, {}, {}, {}}; }
TallyHand with_doubles(int pips, int doubles, std::optional<int> double_pips) {
    return {{}, pips, doubles, double_pips, {}};
}
TallyHand counted(int pips, int count) { return {{}, pips, {}, {}, count}; }

TallyEntry deal(const std::string& ending, Hands hands, std::vector<int> out = {}) {
    return {"deal", {}, {}, ending, std::move(out), std::move(hands)};
}
TallyEntry points(std::optional<int> seat, std::optional<int> points) {
    return {"points", seat, points, "", {}, {}};
}
TallyEntry lead(std::optional<int> seat) { return {"lead", seat, {}, "", {}, {}}; }

template <class R>
Tally tally(const typename R::Options& options, const std::vector<TallyEntry>& entries) {
    Game<R> game(options);
    auto read = TallyReader<R>(game).read(entries);
    if (const auto* found = std::get_if<Tally>(&read)) return *found;
    testing::report_failure(codes(std::get<1>(read)), "a score pad", 0);
    return {};
}

template <class R>
std::string faults(const typename R::Options& options, const std::vector<TallyEntry>& entries) {
    Game<R> game(options);
    auto read = TallyReader<R>(game).read(entries);
    if (read.index() == 0) return "";
    for (const Fault& fault : std::get<1>(read)) {
        CHECK(fault.params.back() == Parameter{"entry", static_cast<int>(entries.size())});
    }
    return codes(std::get<1>(read));
}

/// Writes down the deals that end in a game at the table.
template <class R>
class Scribe {
public:
    void note(const std::vector<Event>& events) {
        std::vector<int> out;
        const HandsShown* shown = nullptr;
        for (const Event& event : events) {
            if (const auto* scored = std::get_if<PointsScored>(&event)) {
                entries.push_back(points(scored->seat, scored->points));
            }
            if (const auto* went = std::get_if<WentOut>(&event)) out_.push_back(went->seat);
            if (const auto* hands = std::get_if<HandsShown>(&event)) shown = hands;
            if (const auto* ended = std::get_if<DealEnded>(&event)) {
                deals.push_back(*ended);
                if (ended->reason == Ending::stock_exhausted) out_ = ended->winners;
                if (ended->reason != Ending::target_reached) write(*ended, shown);
                out_.clear();
            }
        }
    }

    std::vector<TallyEntry> entries;
    std::vector<DealEnded> deals;

private:
    void write(const DealEnded& ended, const HandsShown* shown) {
        Hands hands;
        if (shown != nullptr) {
            for (const ShownHand& hand : shown->hands) {
                std::vector<std::string> texts;
                for (Tile tile : hand.tiles) texts.push_back(text_of(tile));
                if (texts.empty()) {
                    hands.push_back(std::nullopt);
                } else {
                    hands.push_back(TallyHand{texts, {}, {}, {}, {}});
                }
            }
        } else {
            hands.push_back(TallyHand{{}, {}, {}, {}, tile_count - ended.points[0]});
        }
        bool alone = std::is_same_v<R, Solo>;
        entries.push_back(deal(std::string(dominium::text_of(ended.reason)), hands,
                               alone ? std::vector<int>{} : out_));
    }

    std::vector<int> out_;
};

TEST(matches_at_the_table_and_on_the_pad_come_out_alike) {
    visit_all_line_games([]<class R>(const Game<R>& game) {
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            Random random(seed);
            Scribe<R> scribe;
            State state = game.start();
            while (state.step != Step::finished) {
                EventList list;
                game.apply(state, random_one(game.legal_actions(state), random), list);
                scribe.note(list.events);
            }
            auto found = tally<R>(game.options(), scribe.entries);
            CHECK(found.deals == scribe.deals);
            CHECK(found.totals == listed(state.match.totals, game.seats()));
            CHECK(found.deals_won == listed(state.match.deals_won, game.seats()));
            CHECK(found.outcome == game.outcome(state));
            CHECK(found.bank.has_value() == (game.rules().stake() > 0) && !found.lead);
            if (found.bank) CHECK(*found.bank == state.match.bank);
        }
    });
}

TEST(block_counts_pips_and_knows_who_leads) {
    auto found = tally<Block>({}, {lead(1), deal("out", {pips_only(19), {}}, {1}),
                                   deal("blocked", {pips_only(12), tiles("65 44")}),
                                   deal("blocked", {pips_only(15), pips_only(15)})});
    CHECK(found.totals == (std::vector{19, 19}) && found.deals_won == (std::vector{1, 1}));
    CHECK(found.lead == 0 && !found.bank && !found.outcome && found.deals.size() == 3);
    CHECK(found.deals[0].winners == std::vector{1} && found.deals[2].winners.empty());
    CHECK(!tally<Block>({}, {}).lead);
    auto difference = tally<Block>({2, 100, BlockedScore::difference},
                                   {deal("blocked", {pips_only(12), pips_only(19)})});
    CHECK(difference.totals == (std::vector{7, 0}));
    auto over = tally<Block>({2, 20, BlockedScore::whole}, {deal("out", {{}, pips_only(20)}, {0})});
    CHECK(over.outcome && over.outcome->reason == MatchEnd::target_reached);
}

TEST(series_count_deals) {
    auto found =
        tally<DrawGame>({.deals = 3}, {deal("out", {}, {0}), deal("stock_exhausted", {}, {0}),
                                       deal("blocked", {pips_only(3), pips_only(2)})});
    CHECK(found.totals == (std::vector{2, 1}) && found.outcome.has_value());
    CHECK(tally<Matador>({}, {deal("blocked", {tiles("00"), tiles("10")})}).totals ==
          (std::vector{1, 0}));
    auto points = tally<DrawGame>({.scoring = Scoring::points},
                                  {deal("stock_exhausted", {{}, pips_only(33)}, {0})});
    CHECK(points.totals == (std::vector{33, 0}));
}

TEST(bergen_adds_points_and_deals) {
    auto found = tally<Bergen>(
        {.seats = 3},
        {points(0, 2), points(1, 3), deal("out", {}, {2}), points(0, 3),
         deal("blocked", {with_doubles(9, 1, 4), with_doubles(8, 0, {}), with_doubles(8, 0, 0)})});
    CHECK(found.totals == (std::vector{5, 3, 2}));
    CHECK(found.deals[0].points == (std::vector{2, 3, 2}) && found.deals[1].winners.empty());
    auto reached = tally<Bergen>({.target = 5}, {points(0, 3), points(0, 2)});
    CHECK(reached.deals.back().reason == Ending::target_reached && reached.outcome.has_value());
    CHECK(reached.deals.back().winners.empty() && reached.deals_won == (std::vector{0, 0}));
}

TEST(sebastopol_keeps_a_bank) {
    // Odd stakes: the rest of a shared prize stays.
    auto found = tally<Sebastopol>(
        {4, 3, 1}, {deal("blocked", {pips_only(9), pips_only(5), pips_only(5), pips_only(5)})});
    CHECK(found.bank == 1 && !found.outcome);
    auto two = tally<Sebastopol>(
        {4, 2, 1}, {deal("blocked", {pips_only(9), pips_only(5), pips_only(5), pips_only(5)}),
                    deal("two_out", {}, {3, 0})});
    CHECK(two.bank == 1 && two.totals == (std::vector{-1, -1, -1, 2}));
    CHECK(two.outcome && two.outcome->ranking.front() == std::vector{3});
    auto one_out = tally<Sebastopol>(
        {4, 1, 12}, {deal("blocked", {pips_only(9), {}, pips_only(5), pips_only(7)}, {1})});
    CHECK(one_out.totals == (std::vector{-12, 24, 0, -12}));
}

TEST(twenty_one_and_solo_are_counted) {
    auto found = tally<TwentyOne>(
        {4, 5, Ties::share},
        {deal("showdown", {pips_only(21), pips_only(20), pips_only(23), tiles("66 54")})});
    CHECK(found.totals == (std::vector{1, 0, 0, 1}));
    auto fewer = tally<TwentyOne>({2, 1, Ties::fewer_tiles},
                                  {deal("showdown", {counted(21, 3), tiles("66 54")})});
    CHECK(fewer.totals == (std::vector{0, 1}) && fewer.outcome.has_value());
    CHECK(tally<Solo>({}, {deal("all_laid", {})}).totals == std::vector{28});
    auto stuck = tally<Solo>({}, {deal("stuck", {TallyHand{{}, {}, {}, {}, 5}})});
    CHECK(stuck.totals == std::vector{23} && stuck.outcome->reason == MatchEnd::stuck);
}

TEST(every_fault_of_a_score_pad_is_named) {
    CHECK(faults<Block>({}, {{"wish", {}, {}, "", {}, {}}}) == "unknown_entry");
    CHECK(faults<Block>({}, {points(0, 2)}) == "not_in_this_game");
    CHECK(faults<Bergen>({}, {lead(0)}) == "not_in_this_game");
    CHECK(faults<Solo>({}, {lead(0)}) == "not_in_this_game");
    CHECK(faults<DrawGame>({.deals = 2}, {deal("out", {}, {0}), lead(0)}) == "not_in_this_game");
    CHECK(faults<Block>({}, {lead(2)}) == "bad_seat" &&
          faults<Block>({}, {lead({})}) == "bad_seat");
    CHECK(faults<Block>({}, {deal("two_out", {})}) == "unknown_ending");
    CHECK(faults<Bergen>({}, {deal("target_reached", {})}) == "unknown_ending");
    CHECK(faults<Block>({}, {deal("out", {pips_only(3), pips_only(4)})}) == "out_seats");
    CHECK(faults<TwentyOne>({}, {deal("showdown", {pips_only(3), pips_only(4)}, {0})}) ==
          "out_seats");
    CHECK(faults<Block>({}, {deal("out", {{}, pips_only(3)}, {-1})}).starts_with("bad_seat"));
    CHECK(faults<Sebastopol>({}, {deal("two_out", {}, {1, 1})}) == "bad_seat");
    CHECK(faults<Block>({}, {deal("out", {}, {0})}) == "hand_missing");
    CHECK(faults<Block>({}, {deal("blocked", {})}) == "hand_missing hand_missing");
    CHECK(faults<Block>({}, {deal("out", {{}, tiles("")}, {0})}) == "hand_missing");
    CHECK(faults<Block>({}, {deal("out", {{}, TallyHand{}}, {0})}) == "hand_missing");
    CHECK(faults<Block>({}, {deal("out", {{}, tiles("79 56")}, {0})}) == "bad_tile bad_tile");
    CHECK(faults<Block>({}, {deal("blocked", {tiles("65 65"), tiles("65")})}) ==
          "tile_twice tile_twice");
    CHECK(faults<Block>({}, {deal("out", {{}, pips_only(-1)}, {0})}) == "bad_pips");
    CHECK(faults<Block>({}, {deal("out", {{}, pips_only(169)}, {0})}) == "bad_pips");
    CHECK(faults<Bergen>({}, {points(0, 1)}) == "bad_points");
    CHECK(faults<Bergen>({}, {points(2, {})}) == "bad_seat bad_points");
    CHECK(faults<TwentyOne>({2, 5, Ties::fewer_tiles},
                            {deal("showdown", {pips_only(20), counted(20, 2)})}) ==
          "count_missing");
    CHECK(faults<TwentyOne>({2, 5, Ties::fewer_tiles},
                            {deal("showdown", {counted(20, 1), counted(20, 29)})}) ==
          "bad_pips bad_pips");
    CHECK(faults<Solo>({}, {deal("stuck", {pips_only(4)})}) == "count_missing");
    CHECK(faults<Solo>({}, {deal("stuck", {tiles("11 22")})}) == "count_not_tiles");
    CHECK(faults<Solo>({}, {deal("stuck", {TallyHand{{}, {}, {}, {}, 28}})}) == "bad_pips");
    CHECK(faults<DrawGame>({}, {deal("out", {}, {0}), deal("out", {}, {0})}) == "match_over");
}

TEST(doubles_of_bergen_must_be_possible) {
    auto fault = [](const TallyHand& hand) {
        return faults<Bergen>({}, {deal("blocked", {hand, tiles("65")})});
    };
    CHECK(fault(pips_only(9)) == "doubles_missing");
    CHECK(fault(with_doubles(9, 1, {})) == "doubles_missing");
    CHECK(fault(with_doubles(9, 0, {})).empty() && fault(with_doubles(9, 1, 8)).empty());
    CHECK(fault(with_doubles(9, 0, 2)) == "bad_pips" && fault(with_doubles(9, 1, 3)) == "bad_pips");
    CHECK(fault(with_doubles(9, 1, 10)) == "bad_pips" &&
          fault(with_doubles(40, 1, 14)) == "bad_pips");
    CHECK(fault(with_doubles(40, 3, 4)) == "bad_pips" && fault(with_doubles(40, 3, 6)).empty());
    CHECK(fault(with_doubles(40, 8, 40)).starts_with("bad_pips"));
}

}  // namespace
}  // namespace dominium::line
