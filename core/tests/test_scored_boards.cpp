// Boards written down by hand: every text is read without harm, and faults are named.

#include <algorithm>
#include <initializer_list>
#include <string>

#include "../base/random.hpp"
#include "../kingdom/scored_board.hpp"
#include "check.hpp"

namespace dominium::kingdom {
namespace {

bool has(const std::vector<Fault>& faults, std::string_view code) {
    return std::any_of(faults.begin(), faults.end(),
                       [&](const Fault& fault) { return fault.code == code; });
}

int score_of_text(std::string_view text) {
    return ScoredBoard::from_position(text, 5, false).score({}).total;
}

TEST(properties_score_squares_times_crowns) {
    CHECK(score_of_text("cw1w") == 2);
    CHECK(score_of_text("cw2w/.w1.") == 9);
    CHECK(score_of_text("cff/.l3l") == 6);
    CHECK(score_of_text("ww1c/...") == 2);
    CHECK(score_of_text("w1cw1") == 2);  // the castle joins no property
}

TEST(every_fault_of_a_board_is_named) {
    auto faults = [](std::string_view text) {
        return ScoredBoard::from_position(text, 5, false).faults();
    };
    CHECK(faults("cww").empty());
    CHECK(has(faults("ww"), "no_castle"));
    CHECK(has(faults("cwwc"), "two_castles"));
    CHECK(has(faults("cww/.../ww."), "not_connected"));
    CHECK(has(faults("cw"), "odd_squares"));
    CHECK(has(faults("wcw"), "no_dominoes"));
    CHECK(has(faults(".w./wcw/.w."), "no_dominoes"));
    CHECK(!has(faults("ww./wcw/..w"), "no_dominoes"));
    CHECK(has(faults("cwwwww"), "too_large"));
    CHECK(has(faults("cw9w"), "bad_crowns"));
    CHECK(has(faults("cw?w"), "malformed"));
    CHECK(has(faults(std::string(30, 'w')), "outside_window"));
    CHECK(has(faults(std::string(30, '/') + "w"), "outside_window"));
}

TEST(a_board_far_too_long_is_one_fault) {
    std::string text = "cww";
    for (int row = 0; row < 10000; ++row) text += "/w";
    auto found = ScoredBoard::from_position(text, 5, false).faults();
    CHECK(std::count_if(found.begin(), found.end(),
                        [](const Fault& fault) { return fault.code == "outside_window"; }) == 1);
}

TEST(a_domino_taken_away_may_be_laid_again) {
    ScoredBoard board(5, false);
    board.put_castle({4, 4});
    Placement below{{4, 5}, Direction::right};
    board.put_domino(below, kingdomino_dominoes[23], 24);
    board.remove({5, 5});
    board.remove({4, 5});
    board.put_domino(below, kingdomino_dominoes[23], 24);
    CHECK(board.faults().empty());
    board.put_domino({{4, 3}, Direction::right}, kingdomino_dominoes[23], 24);
    CHECK(has(board.faults(), "domino_used_twice"));
}

TEST(a_domino_with_an_impossible_half_does_not_lie) {
    ScoredBoard board(5, false);
    board.put_castle({4, 4});
    board.put_domino({{4, 5}, Direction::right}, {{Terrain::wheat, 0}, {Terrain::wheat, 9}}, {});
    CHECK(has(board.faults(), "bad_crowns"));
    CHECK(board.view().squares.empty());
}

TEST(any_number_of_discards_costs_harmony_once) {
    ScoredBoard board(5, false);
    board.put_castle({4, 4});
    board.discard(0);
    CHECK(board.score({.harmony = true}).total == 5);
    board.discard(2147483647);
    board.discard(2147483647);
    CHECK(board.score({.harmony = true}).total == 0);
}

// --- Queendomino ------------------------------------------------------------------------------

constexpr BoardBoxes queendomino{.has_court = true};

ScoredBoard towns(std::string_view text) {
    return ScoredBoard::from_position(text, 5, false, queendomino);
}

struct Token {
    std::string_view square;
    std::string_view building;
};

void put_buildings(ScoredBoard& board, std::initializer_list<Token> standing) {
    for (const auto& [square, building] : standing) {
        board.put_building(*parse_square(square), *building_named(building));
    }
}

std::vector<int> column_of(const KingdomScore& score) {
    std::vector<int> points;
    for (const SheetRow& row : score.court->sheet) points.push_back(row.points);
    return points;
}

/// CZ-Q's example: «11 coins → 3; wheat 3, forests 1 + 2, lake 6, meadow 4 squares × (3 + queen) =
/// 16, swamp 1, mountains 12, towns 0; sawmill 6, church 8, travelling castle 3, tavern 2 + statue
/// 5
/// + watchtower 3; total 71».
TEST(the_worked_example_scores_71) {
    ScoredBoard board = towns("ttw1ww/f1g2g1l1l1/tgcls1/f1gfm3m1/fttmt");
    put_buildings(board, {{"a1", "sawmill"},
                          {"b1", "church"},
                          {"a3", "travelling_castle"},
                          {"b5", "tavern"},
                          {"c5", "statue"},
                          {"e5", "watchtower"}});
    board.court() = {.coins = 11, .knights = 4, .queen = true};
    CHECK(board.faults().empty());
    KingdomScore score = board.score({});
    CHECK(score.total == 71);
    // Treasury, wheat, forest, lake, grassland, swamp, mine, town, buildings.
    CHECK(column_of(score) == std::vector<int>({3, 3, 3, 6, 16, 1, 12, 0, 27}));
    const CourtScore& court = *score.court;
    CHECK((court.treasury == TreasuryScore{11, 3, 2}));
    CHECK(court.queen && court.queen->points == 4);
    auto place = static_cast<std::size_t>(court.queen->property_index);
    const Property& host = score.properties[place];
    CHECK(host.terrain == Terrain::grassland && host.size == 4 && host.crowns == 4);
    std::vector<int> counts;
    std::vector<int> points;
    for (const BuildingScore& building : court.buildings) {
        counts.push_back(building.count);
        points.push_back(building.points);
    }
    CHECK(counts == std::vector<int>({3, 4, 3, 1, 1, 1}));
    CHECK(points == std::vector<int>({6, 8, 3, 2, 5, 3}));
}

/// «A town's crowns come only from Queen's towers standing in it (1 each) and the queen.»
TEST(queens_towers_and_the_queen_crown_a_town) {
    ScoredBoard board = towns("ctt/tww/t..");
    CHECK(board.score({}).total == 0);
    put_buildings(board, {{"b1", "queens_tower"}, {"c1", "queens_tower"}});
    CHECK(board.score({}).total == 2 * 2);
    board.court().queen = true;
    // Of several largest properties the queen goes into the one that scores most.
    CHECK(board.score({}).total == 2 * 3);
    CHECK(board.view().court->towers == 2);
    CHECK(board.view().squares[0].crowns == 0);
    board.remove_building({1, 0});
    CHECK(board.score({}).total == 2 * 2);
    board.remove({2, 0});
    CHECK(board.view().court->buildings.empty());
}

TEST(knights_and_variants_count_on_boards_by_hand) {
    ScoredBoard board = towns("ctt/tt.");
    put_buildings(board, {{"b1", "training_camp"}, {"c1", "inn"}});
    board.court() = {.coins = 2, .knights = 5, .queen = false};
    CHECK(board.score({}).total == 5 + 3);
    KingdomScore score = board.score({.middle_kingdom = true, .harmony = true});
    CHECK(score.total == 5 + 3 + 15);
    CHECK(score.court->sheet.back().row == "bonuses" && score.court->sheet.back().points == 15);
    CHECK(score.court->treasury.left_over == 2);
}

TEST(every_fault_of_a_board_with_buildings_is_named) {
    ScoredBoard board = towns("ctt/tww/t..");
    put_buildings(board, {{"b1", "tavern"}, {"c1", "tavern"}, {"b2", "statue"}, {"b1", "statue"}});
    put_buildings(board, {{"z26", "statue"}});
    board.court() = {.coins = -1, .knights = 1000, .queen = false};
    auto faults = board.faults();
    auto is_named = [&](std::string_view code, const Parameters& params) {
        return std::count(faults.begin(), faults.end(), Fault{std::string(code), params}) == 1;
    };
    CHECK(is_named("two_buildings", {{"square", "b1"}}));
    CHECK(is_named("building_used_twice", {{"building", "tavern"}}));
    CHECK(is_named("building_not_on_town", {{"square", "b2"}}));
    CHECK(is_named("outside_window", {{"square", "z26"}}));
    CHECK(is_named("bad_coins", {{"coins", -1}}));
    CHECK(is_named("bad_knights", {{"found", 1000}}));
    CHECK(faults.size() == 6);
    // It is scored as it lies.
    CHECK(board.score({}).total == 2 + 2 + 5);
}

TEST(towns_have_no_printed_crowns) { CHECK(has(towns("ct1t").faults(), "bad_crowns")); }

TEST(kingdomino_knows_no_towns) {
    auto faults = ScoredBoard::from_position("cww/.tt", 5, false).faults();
    CHECK(faults.front() == (Fault{"malformed", {{"row", 2}, {"text", std::string("t")}}}));
    CHECK(!ScoredBoard(5, false).boxes().knows(Terrain::town));
    CHECK(!ScoredBoard::from_position("cww", 5, false).score({}).court);
    CHECK(!ScoredBoard::from_position("cww", 5, false).view().court);
}

TEST(the_royal_wedding_has_the_dominoes_of_both_boxes) {
    ScoredBoard board(7, false, {.has_court = true, .dominoes = 96});
    board.put_castle({6, 6});
    board.put_domino({{6, 7}, Direction::right}, queendomino_dominoes[47], 96);
    CHECK(board.faults().empty());
    board.put_domino({{6, 5}, Direction::right}, queendomino_dominoes[0], 97);
    CHECK(has(board.faults(), "unknown_domino"));
}

/// A building on any square of the grid, its last one too.
TEST(buildings_stand_anywhere_without_harm) {
    ScoredBoard board(5, false, queendomino);
    for (int number = 0; number < BoardGrid::side * BoardGrid::side; ++number) {
        Square square{static_cast<std::uint8_t>(number % BoardGrid::side),
                      static_cast<std::uint8_t>(number / BoardGrid::side)};
        board.put(square, {Terrain::town, 0});
        board.put_building(square, static_cast<Building>(number % building_count));
    }
    CHECK(board.score({}).court->buildings.size() == 361);
}

TEST(any_text_is_read_without_harm) {
    constexpr std::string_view letters = "wflgsmtc.0123456789/ ?";
    Random random(17);
    for (int repeat = 0; repeat < 2000; ++repeat) {
        std::string text;
        int length = random.below(120);
        for (int i = 0; i < length; ++i) {
            text +=
                letters[static_cast<std::size_t>(random.below(static_cast<int>(letters.size())))];
        }
        BoardBoxes boxes{.has_court = random.below(2) == 0};
        auto board = ScoredBoard::from_position(text, 5, random.below(2) == 0, boxes);
        auto score = board.score({true, true});
        int sum = 0;
        for (const Property& property : score.properties) sum += property.points;
        for (const Bonus& bonus : score.bonuses) sum += bonus.points;
        CHECK(score.total == sum);
        CHECK(board.view().squares.size() <= BoardGrid::square_count);
    }
}

}  // namespace
}  // namespace dominium::kingdom
