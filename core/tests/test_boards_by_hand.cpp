// Boards written down by hand: every text is read without harm, and faults are named.

#include <algorithm>
#include <string>

#include "../kingdom/hand_board.hpp"
#include "../random.hpp"
#include "check.hpp"

namespace dominium::kingdom {
namespace {

bool has(const std::vector<Fault>& faults, std::string_view code) {
    return std::any_of(faults.begin(), faults.end(),
                       [&](const Fault& fault) { return fault.code == code; });
}

int score_of_text(std::string_view text) {
    return HandBoard::from_position(text, 5, false).score({}).total;
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
        return HandBoard::from_position(text, 5, false).faults();
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
    auto found = HandBoard::from_position(text, 5, false).faults();
    CHECK(std::count_if(found.begin(), found.end(),
                        [](const Fault& fault) { return fault.code == "outside_window"; }) == 1);
}

TEST(a_domino_taken_away_may_be_laid_again) {
    HandBoard board(5, false);
    board.put_castle({4, 4});
    Placement below{{4, 5}, Direction::right};
    board.put_domino(below, domino_numbered(24), 24);
    board.remove({5, 5});
    board.remove({4, 5});
    board.put_domino(below, domino_numbered(24), 24);
    CHECK(board.faults().empty());
    board.put_domino({{4, 3}, Direction::right}, domino_numbered(24), 24);
    CHECK(has(board.faults(), "domino_used_twice"));
}

TEST(a_domino_with_an_impossible_half_does_not_lie) {
    HandBoard board(5, false);
    board.put_castle({4, 4});
    board.put_domino({{4, 5}, Direction::right}, {{Terrain::wheat, 0}, {Terrain::wheat, 9}}, {});
    CHECK(has(board.faults(), "bad_crowns"));
    CHECK(board.view().squares.empty());
}

TEST(any_number_of_discards_costs_harmony_once) {
    HandBoard board(5, false);
    board.put_castle({4, 4});
    board.discard(0);
    CHECK(board.score({.harmony = true}).total == 5);
    board.discard(2147483647);
    board.discard(2147483647);
    CHECK(board.score({.harmony = true}).total == 0);
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
        auto board = HandBoard::from_position(text, 5, random.below(2) == 0);
        auto score = board.score({true, true});
        int sum = 0;
        for (const Property& property : score.properties) sum += property.points;
        for (const Bonus& bonus : score.bonuses) sum += bonus.points;
        CHECK(score.total == sum);
        CHECK(board.view().squares.size() <= HandGrid::square_count);
    }
}

}  // namespace
}  // namespace dominium::kingdom
