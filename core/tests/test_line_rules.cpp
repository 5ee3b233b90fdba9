// The sentences and rulings of the rules page, game by game, and its test vectors.

#include "line_games.hpp"

namespace dominium::line {
namespace {

using tests::Scene;
using tests::Table;

/// A chain of all 28 tiles; every tile after the first names how it is laid on the right.
std::vector<std::string> closed_chain() {
    std::vector<std::string> chain{"66"};
    TileSet left = TileSet::all().without(TileSet::of(tile_of(6, 6)));
    auto extend = [&](auto&& self, int open) -> bool {
        if (left.empty()) return true;
        TileSet fitting = left & tiles_with(open);
        for (int k = 0; k < fitting.count(); ++k) {
            Tile tile = fitting.nth(k);
            int outward = other_half(tile, open);
            left.remove(tile);
            chain.push_back(text_of(tile) + "r" + std::to_string(outward));
            if (self(self, outward)) return true;
            chain.pop_back();
            left.add(tile);
        }
        return false;
    };
    CHECK(extend(extend, 6));
    return chain;
}

/// The line of the first tiles of that chain.
std::string chain_of(std::size_t length) {
    std::string line;
    auto chain = closed_chain();
    for (std::size_t each = 0; each < length; ++each) line += chain[each] + " ";
    return line;
}
std::string link(std::size_t number) { return closed_chain()[number].substr(0, 2); }

DealReport report_of_hands(Ending ending, const std::vector<std::string>& hands) {
    DealReport report{ending, {}, {}};
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        TileSet hand;
        for (const auto& tile : tests::words(hands[seat])) hand.add(*parse_tile(tile));
        report.hands[seat] = count_of(hand);
    }
    return report;
}

DealReport report_of_pips(Ending ending, const std::vector<int>& pips) {
    DealReport report{ending, {}, {}};
    for (std::size_t seat = 0; seat < pips.size(); ++seat) report.hands[seat].pips = pips[seat];
    return report;
}

// --- Block --------------------------------------------------------------------------------------

TEST(vector_1_a_tile_that_fits_both_ends_is_a_choice) {
    // Also R-01 (who can play must) and R-02.
    Table<Block> table(Scene{.line = "51 61l6", .hands = {"65 33", "55 66"}, .removed = "*"});
    CHECK(table.ends() == "65");
    CHECK(table.legal() == "65l 65r");
    CHECK(table.refusal("pass") == "must_play" && table.refusal("65") == "ambiguous");
    CHECK(table.refusal("33l") == "tile_does_not_fit" &&
          table.refusal("66l") == "tile_not_in_hand");
    CHECK(table.refusal("draw") == "not_in_this_game");
    auto left = table;
    CHECK(left.play("65l").ends() == "55");
    CHECK(table.play("65r").ends() == "66");
}

TEST(block_deals_seven_each_and_leaves_fourteen) {
    // «každý ze soupeřů vybere 7 kostek»
    Table<Block> table;
    CHECK(table.state.step == Step::draw_seat);
    table.deal("s2 00 10 11 20 21 22 30 66 65 64 63 62 61 60");
    CHECK(table.told().starts_with("deal_started seat_drawn tile_dealt"));
    CHECK(table.told().ends_with("tile_dealt hand_dealt lead_given"));
    CHECK(table.count<TileDealt>() == 14 && table.count<HandDealt>() == 2);
    CHECK(table.state.removed.count() == 14 && table.state.stock.empty());
    CHECK(table.last<LeadGiven>() == (LeadGiven{1, LeadReason::lot, std::nullopt}));
    // «položí hráč kteroukoliv ze svých kostek»
    CHECK(table.legal() == "60 61 62 63 64 65 66");
    CHECK(table.refusal("60l") == "must_lead" && table.refusal("00") == "tile_not_in_hand");
    CHECK(table.refusal("=60") == "not_chance");
}

TEST(the_first_rid_of_all_tiles_wins_the_pips_of_the_other_hand) {
    // «Součet všech ok se stává výherními body»; R-13: at once.
    Table<Block> table(Scene{.line = "51 61l6", .hands = {"65", "00 66"}, .removed = "*"});
    table.play("65r");
    CHECK(table.told() == "tile_laid went_out hands_shown deal_ended deal_started");
    const auto& ended = table.last<DealEnded>();
    CHECK(ended.reason == Ending::out && ended.winners == std::vector{0});
    CHECK(ended.points == (std::vector{12, 0}) && ended.totals == (std::vector{12, 0}));
    CHECK(ended.places == (std::vector{1, 2}));
    // «V další hře položí jako první zahajovací kámen druhý hráč»
    table.deal("00 10 11 20 21 22 30 66 65 64 63 62 61 60");
    CHECK(table.last<LeadGiven>() == (LeadGiven{1, LeadReason::alternates, std::nullopt}));
}

/// The first seat lays 10 to a 1, and both ends are blanks that nobody has.
Table<Block> blocked_block(BlockedScore score, const std::string& own, const std::string& others) {
    Table<Block> table({2, 100, score},
                       {.line = "21 20r0", .hands = {"10 " + own, others}, .removed = "*"});
    return table.play("10l");
}

TEST(vector_2_a_blocked_deal_is_worth_the_whole_hand_or_the_difference) {
    auto whole = blocked_block(BlockedScore::whole, "66", "65 53");
    // at once, without passes.
    CHECK(whole.told() == "tile_laid line_blocked hands_shown deal_ended deal_started");
    CHECK(whole.last<DealEnded>().points == (std::vector{19, 0}));
    auto difference = blocked_block(BlockedScore::difference, "66", "65 53").last<DealEnded>();
    CHECK(difference.points == (std::vector{7, 0}) && difference.reason == Ending::blocked);
    for (auto score : {BlockedScore::whole, BlockedScore::difference}) {
        // equal totals, nobody scores and the lead still alternates.
        auto equal = blocked_block(score, "65 22", "54 51");
        CHECK(equal.last<DealEnded>().points == (std::vector{0, 0}));
        CHECK(equal.last<DealEnded>().winners.empty());
        CHECK(equal.last<DealEnded>().places == (std::vector{1, 1}));
        CHECK(equal.state.lead == 1 && equal.state.match.deal == 2);
    }
}

TEST(going_out_is_worth_the_whole_hand_with_either_option) {
    Table<Block> table({2, 100, BlockedScore::difference},
                       {.line = "51 61l6", .hands = {"65", "00 66"}, .removed = "*"});
    CHECK(table.play("65r").last<DealEnded>().points == (std::vector{12, 0}));
}

TEST(a_forced_pass_is_told_and_not_asked_for) {
    // «Hráč, který nemůže přiložit žádnou kostku, řekne „DÁL“»
    Table<Block> table(Scene{.line = "21 20r0", .hands = {"10 00", "66 65"}, .removed = "*"});
    table.play("10l");
    CHECK(table.told() == "tile_laid stuck passed");
    CHECK(table.last<Stuck>() == (Stuck{1, {0}}) && table.last<Passed>() == (Passed{1, true}));
    CHECK(table.state.seat == 0 && table.state.passes[1] == 1 && table.legal() == "00l 00r");
}

TEST(the_target_is_reached_by_at_least_that_many) {
    //
    for (int before : {87, 88, 99}) {
        Table<Block> table(Scene{
            .line = "51 61l6", .hands = {"65", "00 66"}, .removed = "*", .totals = {before, 99}});
        table.play("65r");
        CHECK(table.is_over() == (before >= 88));
        if (!table.is_over()) continue;
        const auto& outcome = table.last<MatchEnded>().outcome;
        CHECK(outcome.reason == MatchEnd::target_reached);
        CHECK(outcome.ranking == (std::vector<std::vector<int>>{{0}, {1}}));
        CHECK(table.game.outcome(table.state) == outcome);
        CHECK(table.refusal("pass") == "game_over" && table.legal().empty());
    }
}

// --- Draw ---------------------------------------------------------------------------------------

/// Six at both ends and no six left, but for the tile 60 that the first seat lays.
constexpr const char* all_sixes = "66 61l1 21l2 62l6 63r3 43r4 64r6 65l5 50l0";
/// The first seat lays 50, and only 65 fits the ends 6 and 5.
constexpr const char* six_and_five = "66 61r1 51r5 55r5 52r2 62r6 63r3 53r5 54r4 64r6 60r0";

TEST(vector_3_the_stock_keeps_a_deal_going_and_its_end_ends_it) {
    // Rule 4 and R-22.
    Table<DrawGame> table(Scene{.line = all_sixes, .hands = {"60", "*"}, .stock = "00 10"});
    table.play("60l");
    CHECK(table.told() == "tile_laid stuck" && table.state.step == Step::draw_tile);
    CHECK(table.refusal("draw") == "chance_acts" && table.refusal("=33") == "tile_not_available");
    table.play("=00");
    CHECK(table.state.step == Step::draw_tile && table.last<TileDrawn>().stock == 1);
    table.play("=10");
    CHECK(table.told() ==
          "tile_laid stuck tile_drawn tile_drawn hands_shown deal_ended match_ended");
    CHECK(table.last<DealEnded>().reason == Ending::stock_exhausted);
    CHECK(table.last<DealEnded>().winners == std::vector{0});
    CHECK(table.last<DealEnded>().points == (std::vector{1, 0}));
}

TEST(the_last_stock_tile_ends_the_deal_even_if_it_fits) {
    //
    Table<DrawGame> table(Scene{.line = six_and_five, .hands = {"50", "*"}, .stock = "65"});
    table.play("50r =65");
    CHECK(table.last<DealEnded>().reason == Ending::stock_exhausted);
    CHECK(table.last<DealEnded>().winners == std::vector{0} && table.is_over());
}

TEST(laying_the_last_tile_without_a_stock_wins_at_once) {
    //
    Table<DrawGame> table(Scene{.line = all_sixes, .hands = {"60", "*"}});
    table.play("60l");
    CHECK(table.told() == "tile_laid went_out hands_shown deal_ended match_ended");
    CHECK(table.last<DealEnded>().reason == Ending::out);
}

TEST(option_out_wins_ends_a_deal_with_tiles_in_the_stock) {
    //
    Table<DrawGame> table({2, 1, Scoring::deals, 100, true},
                          {.line = all_sixes, .hands = {"60", "*"}, .stock = "00 10"});
    CHECK(table.play("60l").last<DealEnded>().reason == Ending::out);
}

TEST(who_has_no_tiles_draws_too) {
    // «Ze zálohy bere také hráč v případě, kdy již vyložil všechny svoje kostky»
    Table<DrawGame> table(Scene{.line = chain_of(23),
                                .hands = {link(23), link(24)},
                                .stock = link(25) + " " + link(26) + " " + link(27)});
    table.play(link(23) + "r " + link(24) + "r");
    CHECK(table.state.step == Step::draw_tile && table.state.seat == 0);
    // a drawn tile that fits must be laid now.
    table.play("=" + link(25));
    CHECK(table.state.step == Step::play && table.state.seat == 0);
    CHECK(table.refusal("draw") == "must_play" && table.refusal("pass") == "must_play");
    CHECK(table.refusal("hit") == "must_play");
    table.play(link(25) + "r =" + link(26) + " " + link(26) + "r");
    // Section 10a: both have none; who is not drawing wins.
    CHECK(table.state.seat == 0 && table.state.step == Step::draw_tile);
    table.play("=" + link(27));
    CHECK(table.last<DealEnded>().reason == Ending::stock_exhausted);
    CHECK(table.last<DealEnded>().winners == std::vector{1} && table.is_over());
}

TEST(after_the_stock_draw_goes_on_as_block) {
    // «Po vyčerpání zálohy pokračuje hra stejně jako při „SLEPÉ ULÍČCE“»
    Table<DrawGame> table(Scene{.line = "21 20r0", .hands = {"10 00", "*"}, .stock = "66"});
    // The other hand holds blanks, so it plays; the stuck one draws and passes.
    table.play("10l");
    CHECK(table.state.seat == 1 && table.state.step == Step::play);
    Table<DrawGame> stuck(Scene{.line = six_and_five, .hands = {"50 65", "*"}, .stock = "00"});
    stuck.play("50r =00");
    CHECK(stuck.told() == "tile_laid stuck tile_drawn passed");
    CHECK(stuck.state.seat == 0 && stuck.state.passes[1] == 1 && stuck.legal() == "65l 65r");
    stuck.play("65l");
    CHECK(stuck.last<DealEnded>().reason == Ending::out);
}

TEST(a_blocked_deal_of_draw_goes_to_fewer_pips_or_to_nobody) {
    // R-24 by R-11; the blind alley comes with the last stock tile, without a pass.
    Table<DrawGame> table(Scene{.line = all_sixes, .hands = {"60 00", "*"}, .stock = "10"});
    table.play("60l =10");
    CHECK(table.told() ==
          "tile_laid stuck tile_drawn line_blocked hands_shown deal_ended match_ended");
    CHECK(table.last<DealEnded>().winners == std::vector{0});
    DrawGame rules{};
    auto equal = rules.settle({}, report_of_pips(Ending::blocked, {9, 9}));
    CHECK(!equal.won[0] && !equal.won[1] && equal.gains[0] == 0 && equal.places[1] == 1);
}

TEST(series_of_deals_count_drawn_ones_and_share_places) {
    //
    Match match;
    DrawGame rules{{}, {.deals = 3}};
    enter(match, rules.settle(match, report_of_pips(Ending::blocked, {9, 9})));
    CHECK(!rules.match_end(match, Ending::blocked));
    match.deal = 2;
    enter(match, rules.settle(match, report_of_pips(Ending::blocked, {8, 9})));
    CHECK(!rules.match_end(match, Ending::blocked));
    match.deal = 3;
    enter(match, rules.settle(match, report_of_pips(Ending::blocked, {9, 8})));
    CHECK(rules.match_end(match, Ending::blocked) == MatchEnd::deals_played);
    CHECK(outcome_of(match, 2, MatchEnd::deals_played).ranking ==
          (std::vector<std::vector<int>>{{0, 1}}));
}

TEST(draw_for_points_scores_as_block) {
    Table<DrawGame> table({2, 1, Scoring::points, 20, false},
                          {.line = all_sixes, .hands = {"60", "*"}, .stock = "00 10"});
    table.play("60l =00 =10");
    int others = pips(TileSet::all()) - pips(table.state.line.tiles());
    CHECK(table.last<DealEnded>().points == (std::vector{others, 0}));
    CHECK(table.last<MatchEnded>().outcome.reason == MatchEnd::target_reached);
}

// --- Matador ------------------------------------------------------------------------------------

Table<Matador> at_three_and_five(const std::string& hand, Wild wild = Wild::when_stuck) {
    return Table<Matador>(
        {2, 1, false, wild},
        {.line = "53", .hands = {hand, "00 66 55"}, .stock = "*", .removed = "10 20 30"});
}

TEST(vector_4_halves_add_up_to_seven_and_matadors_go_anywhere) {
    auto ordinary = at_three_and_five("41 62");
    CHECK(ordinary.legal() == "41l 62r");
    auto left = ordinary;
    CHECK(left.play("41l").ends() == "15");
    CHECK(ordinary.play("62r").ends() == "36");
    auto both = at_three_and_five("44 61");
    CHECK(both.legal() == "44l");
    for (const char* text : {"61l1", "61r6", "61", "61l"}) {
        CHECK(both.refusal(text) == "matador_not_needed");
    }
    auto alone = at_three_and_five("61 22");
    CHECK(alone.legal() == "22r");
    auto wild = at_three_and_five("61 33");
    CHECK(wild.legal() == "61l1 61l6 61r1 61r6");
    CHECK(wild.refusal("61") == "ambiguous" && wild.refusal("61l") == "ambiguous");
    for (auto [text, ends] : {std::pair{"61l1", "15"}, std::pair{"61l6", "65"},
                              std::pair{"61r1", "31"}, std::pair{"61r6", "36"}}) {
        auto table = wild;
        CHECK(table.play(text).ends() == ends && table.last<TileLaid>().wild);
    }
}

TEST(vector_5_a_blank_takes_only_a_matador_that_is_needed) {
    Table<Matador> table(
        Scene{.line = "20", .hands = {"52 50", "33 66 55"}, .stock = "*", .removed = "10 21 30"});
    CHECK(table.legal() == "50r 52r2");
    CHECK(table.refusal("52l5") == "matador_not_needed");
    CHECK(table.refusal("50l") == "tile_does_not_fit");
    auto other = table;
    CHECK(other.play("52r").ends() == "02" && !other.last<TileLaid>().wild);
    CHECK(table.play("50").ends() == "00");
}

TEST(vector_6_a_led_double_blank_waits_for_a_matador) {
    Table<Matador> table(Scene{
        .hands = {"00 61 33", "66 55 65"}, .stock = "*", .removed = "52 10 20", .step = "lead"});
    table.play("00");
    CHECK(table.told() == "tile_laid stuck" && table.last<Stuck>() == (Stuck{1, {0}}));
    auto lucky = table;
    lucky.play("=11 =43");
    CHECK(lucky.legal() == "43l3 43l4 43r3 43r4");
    Table<Matador> unlucky(Scene{
        .hands = {"00 61 33", "66 55 65"}, .stock = "*", .removed = "52 43 10", .step = "lead"});
    unlucky.play("00");
    TileSet rest = unlucky.state.stock;
    rest.for_each([&](Tile tile) { unlucky.play("=" + text_of(tile)); });
    CHECK(unlucky.last<Passed>() == (Passed{1, true}));
    CHECK(unlucky.legal() == "61l1 61l6 61r1 61r6");
}

TEST(a_matador_that_fits_by_the_sum_is_an_ordinary_fit) {
    // R-33, and section 10a: it blocks its own use as a wild too.
    auto table = at_three_and_five("43");
    CHECK(table.legal() == "43l3");
    CHECK(table.refusal("43r3") == "matador_not_needed");
    table.play("43");
    CHECK(!table.last<TileLaid>().wild && table.ends() == "35");
}

TEST(holding_only_a_matador_forces_it_unless_the_option_lets_it_be_saved) {
    //
    auto forced = at_three_and_five("61 33");
    CHECK(forced.refusal("draw") == "must_play" && forced.refusal("pass") == "must_play");
    auto free = at_three_and_five("61 33", Wild::any_time);
    CHECK(free.legal() == "61l1 61l6 61r1 61r6 draw");
    CHECK(free.refusal("pass") == "must_play");
    free.play("draw =11");
    CHECK(free.legal() == "61l1 61l6 61r1 61r6 draw" && free.state.seat == 0);
    free.play("draw =44");
    CHECK(free.legal() == "44l 61l1 61l6 61r1 61r6");
    auto any = at_three_and_five("61 41", Wild::any_time);
    CHECK(any.legal() == "41l 61l1 61l6 61r1 61r6" && any.refusal("draw") == "must_play");
}

TEST(matador_removes_three_tiles_and_shows_them_afterwards) {
    // «Před každou partií vyřaďte ze hry 3 náhodně vybrané kostky»; R-38.
    Table<Matador> table;
    table.deal("s1 66 65 64 00 10 11 20 21 22");
    CHECK(table.count<TileRemoved>() == 3 && table.state.stock.count() == 19);
    CHECK(table.state.step == Step::lead && table.refusal("66") == "tile_not_in_hand");
}

TEST(an_empty_hand_wins_matador_only_without_a_stock) {
    //
    Table<Matador> table(
        Scene{.line = "53", .hands = {"41", "*"}, .stock = "65 66", .removed = "61 52 43"});
    table.play("41l");
    CHECK(table.state.step != Step::finished);
    Table<Matador> early(
        {2, 1, true, Wild::when_stuck},
        {.line = "53", .hands = {"41", "*"}, .stock = "65 66", .removed = "61 52 43"});
    CHECK(early.play("41l").last<DealEnded>().reason == Ending::out);
    CHECK(early.last<HandsShown>().removed.size() == 3);
    // the stuck opponent draws the last tile, even if it could be laid.
    Table<Matador> stuck(
        Scene{.line = "60", .hands = {"10", "*"}, .stock = "55 00", .removed = "61 52 43"});
    stuck.play("10r =55 =00");
    CHECK(stuck.last<DealEnded>().reason == Ending::stock_exhausted);
    CHECK(stuck.last<DealEnded>().winners == std::vector{0});
    CHECK(stuck.last<HandsShown>().removed.size() == 3);
}

// --- Bergen -------------------------------------------------------------------------------------

TEST(vector_7_equal_ends_score) {
    Table<Bergen> table;
    table.deal("22 42 44 61 63 10 52 54 66 60 30 31");
    CHECK(table.last<LeadGiven>() == (LeadGiven{0, LeadReason::lowest_double, tile_of(2, 2)}));
    CHECK(table.legal() == "22" && table.refusal("42") == "must_lead_tile");
    table.play("22");
    CHECK(table.last<PointsScored>() == (PointsScored{0, 2, PointsReason::lowest_double, 2}));
    table.play("52l 42r");
    CHECK(table.ends() == "54" && table.count<PointsScored>() == 1);
    table.play("54l");
    CHECK(table.ends() == "44");
    CHECK(table.last<PointsScored>() == (PointsScored{1, 2, PointsReason::equal_ends, 2}));
    table.play("44r");
    CHECK(table.last<PointsScored>() == (PointsScored{0, 3, PointsReason::equal_ends_double, 5}));
}

TEST(vector_8_a_single_tile_towards_a_lying_double) {
    //
    for (bool option : {false, true}) {
        Table<Bergen> table({2, 15, 2, option},
                            {.line = "64 44l4 65r5", .hands = {"54 33", "00 11"}, .stock = "*"});
        CHECK(table.game.preview(table.state, Lay{tile_of(5, 4), End::right, {}})->points ==
              2 + option);
        CHECK(table.play("54r").last<PointsScored>().points == 2 + option);
    }
}

std::optional<int> bergen_winner(const std::vector<std::string>& hands) {
    Bergen rules{{}, {.seats = static_cast<int>(hands.size())}};
    auto settlement = rules.settle({}, report_of_hands(Ending::blocked, hands));
    std::optional<int> winner;
    for (int seat = 0; seat < rules.seats(); ++seat) {
        CHECK(settlement.gains[seat] == (settlement.won[seat] ? 2 : 0));
        if (settlement.won[seat]) winner = seat;
    }
    return winner;
}

TEST(vector_9_doubles_decide_a_blocked_deal_of_bergen) {
    CHECK(bergen_winner({"11", "20 43"}) == 1);
    CHECK(bergen_winner({"11", "33"}) == 0);
    CHECK(bergen_winner({"11 22", "66"}) == 1);
    CHECK(bergen_winner({"10", "20"}) == 0);
    // equally many doubles: their pips, then the hand, then nobody.
    CHECK(bergen_winner({"00 66", "11 44"}) == 1);
    CHECK(bergen_winner({"00 66 31", "11 55 32"}) == 0);
    CHECK(bergen_winner({"00 66 31", "11 55 40"}) == std::nullopt);
    // several without a double.
    CHECK(bergen_winner({"00", "65 64", "61"}) == 2);
    //
    CHECK(bergen_winner({"61", "52", "66"}) == std::nullopt);
}

TEST(without_doubles_the_tile_with_the_fewest_pips_leads) {
    // it must be led, scores nothing, and of equal ones that with the lower half comes first.
    Table<Bergen> table;
    table.deal("65 64 63 62 61 21 30 31 32 41 42 43");
    CHECK(table.last<LeadGiven>() == (LeadGiven{1, LeadReason::lowest_tile, tile_of(3, 0)}));
    CHECK(table.legal() == "30");
    table.play("30");
    CHECK(table.count<PointsScored>() == 0);
}

TEST(the_lowest_double_of_three_hands_leads) {
    //
    Table<Bergen> table({3, 15, 2, false});
    table.deal("66 65 64 63 62 61 55 54 53 52 51 50 44 33 43 42 41 40");
    CHECK(table.last<LeadGiven>() == (LeadGiven{2, LeadReason::lowest_double, tile_of(3, 3)}));
    CHECK(table.state.stock.count() == 10);
}

TEST(bergen_lets_a_player_draw_one_tile_and_then_play_or_pass) {
    //
    Table<Bergen> table(Scene{.line = "65", .hands = {"51 00", "11 22"}, .stock = "*"});
    CHECK(table.legal() == "51l draw" && table.refusal("pass") == "draw_first");
    table.play("draw =55");
    CHECK(table.legal() == "51l 55l pass" && table.refusal("draw") == "already_drawn");
    auto passed = table;
    passed.play("pass");
    CHECK(passed.last<Passed>() == (Passed{0, false}) && passed.state.seat == 1);
    CHECK(passed.legal() == "draw" && passed.count<Stuck>() == 0);
    table.play("51l");
    CHECK(table.state.seat == 1);
}

TEST(without_a_stock_bergen_has_to_be_played) {
    // R-44; section 10a: after drawing the last stock tile a pass is still legal.
    Table<Bergen> table(Scene{.line = six_and_five, .hands = {"50 65", "*"}, .stock = "00"});
    CHECK(table.legal() == "50r 65l draw");
    table.play("draw =00");
    CHECK(table.legal() == "00r 50r 65l pass");
    table.play("pass");
    // The other hand holds blanks only at the right end.
    CHECK(table.state.step == Step::play && table.refusal("pass") == "must_play");
    CHECK(table.refusal("draw") == "stock_empty");
}

TEST(the_last_tile_wins_a_deal_of_bergen_even_with_a_stock) {
    //
    for (int deal_points : {0, 1, 2}) {
        Table<Bergen> table({2, 15, deal_points, false},
                            {.line = "65", .hands = {"51", "11 22"}, .stock = "*"});
        table.play("51l");
        CHECK(table.told() == "tile_laid went_out hands_shown deal_ended deal_started");
        CHECK(table.last<DealEnded>().points == (std::vector{deal_points, 0}));
        CHECK(table.last<DealEnded>().winners == std::vector{0});
    }
}

TEST(fifteen_points_end_a_match_of_bergen_at_once) {
    // R-52 and section 10a: before any deal bonus.
    Scene scene{
        .line = "64 44l4 65r5", .hands = {"54 33", "00 11"}, .stock = "*", .totals = {13, 14}};
    Table<Bergen> table(scene);
    table.play("54r");
    CHECK(table.told() == "tile_laid points_scored hands_shown deal_ended match_ended");
    CHECK(table.last<DealEnded>().reason == Ending::target_reached);
    CHECK(table.last<DealEnded>().totals == (std::vector{15, 14}));
    // The deal is cut short: nobody has won it.
    CHECK(table.last<DealEnded>().winners.empty());
    CHECK(table.last<DealEnded>().places == (std::vector{1, 1}));
    CHECK(table.last<MatchEnded>().outcome.standings[0] == (Standing{0, 1, 15, 0}));
    scene.hands = {"54", "00 11"};
    Table<Bergen> last(scene);
    last.play("54r");
    CHECK(last.told() == "tile_laid went_out points_scored hands_shown deal_ended match_ended");
    CHECK(last.last<DealEnded>().totals == (std::vector{15, 14}));
    CHECK(last.last<DealEnded>().winners.empty());
    // A deal bonus can reach it too, and then the deal was played out.
    Table<Bergen> bonus(
        Scene{.line = "65", .hands = {"51", "11 22"}, .stock = "*", .totals = {13, 0}});
    bonus.play("51l");
    CHECK(bonus.last<DealEnded>().reason == Ending::out && bonus.is_over());
    CHECK(bonus.last<DealEnded>().winners == std::vector{0});
}

// --- Sebastopol ---------------------------------------------------------------------------------

constexpr const char* all_sixes_in_two_hands =
    "66 00 11 22 33 44 55 60 61 62 63 64 65 50 10 20 21 30 31 32 40 41 42 43 51 52 53 54";

TEST(the_double_six_leads_a_cross) {
    Table<Sebastopol> table;
    CHECK(table.state.match.bank == 48 && table.state.match.totals[0] == -12);
    table.deal(all_sixes_in_two_hands);
    CHECK(table.told().starts_with("deal_started stakes_paid tile_dealt"));
    CHECK(table.last<DealStarted>().totals == (std::vector{0, 0, 0, 0}));
    CHECK(table.last<StakesPaid>() == (StakesPaid{12, 48}));
    CHECK(table.last<LeadGiven>() == (LeadGiven{0, LeadReason::double_six, tile_of(6, 6)}));
    CHECK(table.legal() == "66" && table.refusal("00") == "must_lead_tile");
    table.play("66");
    CHECK(table.ends() == "6666" && table.game.legal_actions(table.state).size() == 24);
    // no arm is extended and no other tile laid until the cross is complete. «DÁL» without
    // six.
    table.play("60u");
    CHECK(table.count<Passed>() == 3 && table.state.seat == 1);
    CHECK(table.refusal("50u") == "end_not_open" && table.refusal("61u") == "end_not_open");
    CHECK(table.refusal("50l") == "tile_does_not_fit" && table.refusal("pass") == "must_play");
    table.play("61l 62r");
    CHECK(table.ends() == "6" && table.count<Passed>() == 9);
    table.play("63d");
    CHECK(table.ends() == "1203" && table.state.seat == 2);
    CHECK(table.refusal("=66") == "not_chance" && table.refusal("65d6") == "malformed");
}

std::vector<int> sebastopol_gains(int bank, const DealReport& report, int left) {
    Match match;
    match.bank = bank;
    auto settlement = Sebastopol{}.settle(match, report);
    CHECK(settlement.bank == left);
    return listed(settlement.gains, 4);
}

TEST(vector_10_a_blocked_cross_pays_by_pips_and_ties_share) {
    CHECK(sebastopol_gains(48, report_of_pips(Ending::blocked, {5, 9, 9, 14}), 0) ==
          (std::vector{36, 6, 6, 0}));
    CHECK(sebastopol_gains(48, report_of_pips(Ending::blocked, {5, 5, 9, 14}), 0) ==
          (std::vector{24, 24, 0, 0}));
    CHECK(sebastopol_gains(48, report_of_pips(Ending::blocked, {9, 5, 5, 5}), 0) ==
          (std::vector{0, 16, 16, 16}));
    CHECK(sebastopol_gains(48, report_of_pips(Ending::blocked, {7, 7, 7, 7}), 0) ==
          (std::vector{12, 12, 12, 12}));
    // whole tokens; the rest stays in the bank.
    CHECK(sebastopol_gains(4, report_of_pips(Ending::blocked, {9, 5, 5, 5}), 1) ==
          (std::vector{0, 1, 1, 1}));
    CHECK(sebastopol_gains(5, report_of_pips(Ending::blocked, {1, 2, 3, 4}), 1) ==
          (std::vector{3, 1, 0, 0}));
    CHECK(sebastopol_gains(6, report_of_pips(Ending::blocked, {1, 3, 3, 4}), 2) ==
          (std::vector{4, 0, 0, 0}));
}

TEST(who_is_out_keeps_his_place_in_sebastopol) {
    // R-63; section 10a: the two left after two are out share the third place.
    DealReport report = report_of_pips(Ending::blocked, {9, 0, 5, 5});
    report.out[1] = 1;
    CHECK(sebastopol_gains(48, report, 0) == (std::vector{0, 36, 6, 6}));
    report.ending = Ending::two_out;
    report.hands[3].pips = 0;
    report.out[3] = 2;
    CHECK(sebastopol_gains(48, report, 0) == (std::vector{0, 36, 0, 12}));
    CHECK(listed(Sebastopol{}.places(report), 4) == (std::vector{3, 1, 3, 2}));
}

TEST(the_bank_of_sebastopol_is_filled_again) {
    // everyone pays in again; what was left is kept.
    Table<Sebastopol> table({4, 2, 1}, {.line = "66 60l0 61r1 62u2 63d3",
                                        .hands = {"10", "20", "*", "64 65"},
                                        .totals = {-1, -1, -1, -1},
                                        .bank = 6});
    table.play("10l 20");
    CHECK(table.last<WentOut>() == (WentOut{1, 2}));
    CHECK(table.last<DealEnded>().reason == Ending::two_out);
    CHECK(table.last<PrizesPaid>() == (PrizesPaid{{4, 1, 0, 0}, 1}));
    CHECK(table.last<DealEnded>().totals == (std::vector{3, 0, -1, -1}));
    CHECK(table.told().ends_with("prizes_paid deal_ended deal_started stakes_paid"));
    CHECK(table.last<StakesPaid>() == (StakesPaid{1, 5}));
    CHECK(table.state.match.totals[0] == 2);
}

TEST(who_is_out_of_sebastopol_is_skipped) {
    //
    Table<Sebastopol> table(
        {4, 2, 1},
        {.line = "66 60l0 61r1 62u2 63d3", .hands = {"10", "21 20", "*", "64 65"}, .bank = 4});
    table.play("10l");
    CHECK(table.last<WentOut>() == (WentOut{0, 1}) && table.state.seat == 1);
    table.play("20u");
    while (table.state.seat != 1 && !table.is_over() && table.state.match.deal == 1) {
        CHECK(table.state.seat != 0);
        Action action = table.game.legal_actions(table.state).front();
        table.game.apply(table.state, action, table.list);
    }
    CHECK(table.state.passes[0] == 0);
}

// --- Twenty-One ---------------------------------------------------------------------------------

std::vector<int> winners_at_21(const std::vector<int>& pips, Ties ties = Ties::share,
                               const std::vector<int>& tiles = {}) {
    TwentyOne rules{{}, {static_cast<int>(pips.size()), 5, ties}};
    DealReport report = report_of_pips(Ending::showdown, pips);
    for (std::size_t seat = 0; seat < tiles.size(); ++seat) report.hands[seat].tiles = tiles[seat];
    auto settlement = rules.settle({}, report);
    std::vector<int> winners;
    for (int seat = 0; seat < rules.seats(); ++seat) {
        CHECK(settlement.gains[seat] == settlement.won[seat]);
        if (settlement.won[seat]) winners.push_back(seat);
    }
    return winners;
}

TEST(vector_11_nearest_to_21_wins_and_equals_win_alike) {
    CHECK(winners_at_21({21, 20, 23, 21}) == (std::vector{0, 3}));
    CHECK(winners_at_21({22, 25}).empty());
    CHECK(winners_at_21({22, 0}) == std::vector{1});
    // R-74, option.
    CHECK(winners_at_21({21, 20, 23, 21}, Ties::fewer_tiles, {3, 2, 2, 4}) == std::vector{0});
    CHECK(winners_at_21({21, 20, 23, 21}, Ties::fewer_tiles, {3, 2, 2, 3}) == (std::vector{0, 3}));
}

TEST(twenty_one_is_drawn_until_everybody_stands) {
    Table<TwentyOne> table({3, 2, Ties::share});
    table.deal("s3 00 10 66 65 55 50");
    CHECK(table.last<LeadGiven>() == (LeadGiven{2, LeadReason::lot, std::nullopt}));
    CHECK(table.legal() == "hit stand" && table.refusal("pass") == "must_hit_or_stand");
    table.play("hit =51");
    // at 21 only standing is legal, but it is an action.
    CHECK(table.legal() == "stand" && table.refusal("hit") == "must_stand");
    table.play("stand");
    CHECK(table.state.seat == 0);
    table.play("stand");
    // two tiles above 21 are out like any bust.
    CHECK(table.state.seat == 1 && table.legal() == "stand");
    table.play("stand");
    CHECK(table.told().ends_with("stood hands_shown deal_ended deal_started"));
    CHECK(table.last<DealEnded>().winners == std::vector{2});
    CHECK(table.last<DealEnded>().places == (std::vector{2, 2, 1}));
    // the lead moves on clockwise.
    table.deal("00 10 66 65 55 50");
    CHECK(table.last<LeadGiven>() == (LeadGiven{0, LeadReason::rotates, std::nullopt}));
    table.play("stand stand stand");
    CHECK(table.is_over());
    const auto& outcome = table.last<MatchEnded>().outcome;
    CHECK(outcome.reason == MatchEnd::deals_played);
    CHECK(outcome.ranking == (std::vector<std::vector<int>>{{2}, {0, 1}}));
}

TEST(an_empty_stock_makes_everybody_stand) {
    // R-77 and section 10a. No play comes to this, so the stock is emptied here.
    Table<TwentyOne> table(
        {3, 2, Ties::share},
        {.hands = {"00 10", "20 11", "22 30"}, .stock = "*", .step = "hit_or_stand"});
    table.state.removed = table.state.stock.without(TileSet::of(tile_of(2, 1)));
    table.state.stock = TileSet::of(tile_of(2, 1));
    table.play("hit =21");
    CHECK(table.told() == "tile_drawn stood stood stood hands_shown deal_ended deal_started");
}

// --- Solo ---------------------------------------------------------------------------------------

TEST(vector_12_solo_is_lost_when_none_of_five_fits) {
    Table<Solo> table(
        Scene{.line = "66", .hands = {"22 33 44 00"}, .stock = "*", .step = "draw_tile"});
    table.play("=55");
    CHECK(table.told() == "tile_drawn deal_ended match_ended");
    CHECK(table.last<DealEnded>().reason == Ending::stuck);
    CHECK(table.last<DealEnded>().points == std::vector{1});
    CHECK(table.last<DealEnded>().winners.empty());
    CHECK(table.last<MatchEnded>().outcome.reason == MatchEnd::stuck);
}

TEST(solo_is_won_with_all_tiles_laid_and_equal_ends) {
    Table<Solo> table(Scene{.line = chain_of(27), .hands = {link(27)}});
    table.play(link(27) + "r");
    CHECK(table.told() == "tile_laid went_out deal_ended match_ended");
    CHECK(table.last<DealEnded>().reason == Ending::all_laid);
    CHECK(table.last<DealEnded>().points == std::vector{28});
    CHECK(table.state.line.has_equal_ends());
}

TEST(solo_refills_only_when_nothing_fits) {
    // and «kolik kostek odložíte, tolik nových kostek si přiberete».
    Table<Solo> table;
    table.deal("65 66 64 11 22");
    CHECK(table.last<LeadGiven>() == (LeadGiven{0, LeadReason::alone, std::nullopt}));
    table.play("66 65l");
    CHECK(table.legal() == "64r" && table.count<Refilled>() == 0);
    table.play("64r");
    CHECK(table.last<Refilled>() == Refilled{3} && table.state.step == Step::draw_tile);
    table.play("=00 =10 =40");
    CHECK(table.state.step == Step::play && table.legal() == "40r");
    CHECK(table.refusal("draw") == "not_in_this_game");
    CHECK(table.refusal("pass") == "not_in_this_game");
}

// --- Muggins ------------------------------------------------------------------------------------

TEST(the_ends_of_muggins_count_what_they_show) {
    // "Counting the ends": the led tile alone its pips, a double both halves, the spinner only
    // while a long side of it is free, an arm up or down from its first tile on.
    Table<Muggins> table({.target = 500},
                         {.hands = {"55 51 52 11", "50 54 20"}, .stock = "*", .step = "lead"});
    table.play("55");
    CHECK(table.last<PointsScored>() == (PointsScored{0, 10, PointsReason::fives, 10}));
    table.play("50r");
    CHECK(table.last<PointsScored>() == (PointsScored{1, 10, PointsReason::fives, 10}));
    table.play("51l");
    CHECK(table.ends() == "1055" && table.count<PointsScored>() == 2);
    table.play("54u");
    CHECK(table.last<PointsScored>() == (PointsScored{1, 5, PointsReason::fives, 15}));
    table.play("52d");
    CHECK(table.ends() == "1042" && table.count<PointsScored>() == 3);
}

TEST(without_a_spinner_muggins_has_two_ends) {
    //
    Table<Muggins> table({.target = 500, .spinner = false},
                         {.line = "55 50r0", .hands = {"51 52", "54 20"}, .stock = "*"});
    CHECK(table.play("51l").ends() == "10");
}

TEST(hands_of_muggins_are_rounded_to_the_nearest_five) {
    //
    for (auto [pips, points] : {std::pair{0, 0}, {2, 0}, {3, 5}, {7, 5}, {8, 10}, {12, 10}}) {
        CHECK(Muggins::nearest_five(pips) == points);
    }
}

TEST(two_are_dealt_seven_tiles_of_muggins_and_more_are_dealt_five) {
    //
    CHECK(hand_size(Muggins{{}, {.seats = 2}}) == 7);
    CHECK(hand_size(Muggins{{}, {.seats = 3}}) == 5 && hand_size(Muggins{{}, {.seats = 4}}) == 5);
}

// --- Notation -----------------------------------------------------------------------------------

TEST(line_notation_is_read_as_far_as_it_is_notation) {
    for (const char* text : {"65", "00", "65l", "65r", "66u", "10d", "61l6", "52r2", "43u4", "draw",
                             "pass", "hit", "stand", "=65", "=00", "=s1", "=s4"}) {
        auto action = parse_action(text);
        CHECK(action && text_of(*action) == text);
    }
    for (const char* text :
         {"",   "6",   "56", "77",   "65x",  "65lr",  "65l7", "65l4", "66l6", "00l0", "=",
          "=s", "=s0", "=6", "=66l", "Draw", "draw ", " 65",  "65 ",  "l65",  "=?"}) {
        CHECK(!parse_action(text));
    }
    Table<Block> table(Scene{.line = "51 61l6", .hands = {"65 33", "00 10"}, .removed = "*"});
    CHECK(table.refusal("65l5") == "malformed" && table.refusal("zz") == "malformed");
    Table<Matador> matador(
        Scene{.line = "53", .hands = {"41 62", "00 66 55"}, .stock = "*", .removed = "10 20 30"});
    CHECK(matador.refusal("41l1") == "malformed" && matador.refusal("00l0") == "malformed");
    CHECK(matador.refusal("61l") == "tile_not_in_hand" &&
          matador.refusal("41u") == "not_in_this_game");
    CHECK(matador.refusal("stand") == "must_play" && matador.refusal("=65") == "not_chance");
}

TEST(chance_says_what_it_has_to_draw) {
    Table<Block> table;
    CHECK(table.refusal("=65") == "must_draw_seat" && table.refusal("65") == "chance_acts");
    CHECK(table.refusal("=s3") == "seat_not_available");
    table.play("=s1 =65");
    CHECK(table.refusal("=65") == "tile_not_available" && table.refusal("=s1") == "must_draw_tile");
    Table<Bergen> bergen;
    CHECK(bergen.refusal("=s1") == "must_draw_tile");
}

}  // namespace
}  // namespace dominium::line
