// Positions of the games of tiles written down: read back everywhere, every fault, and play on from
// whatever is accepted.

#include "line_games.hpp"

namespace dominium::line {
namespace {

using tests::codes;
using tests::random_one;
using tests::Scene;
using tests::visit_all_line_games;
using tests::written;

template <class G>
std::string faults_of(const G& game, const Setup& setup) {
    auto read = read_setup(game, setup);
    return read.index() == 0 ? std::string() : codes(std::get<1>(read));
}

TEST(every_position_of_every_line_game_is_read_back) {
    visit_all_line_games([](const auto& game) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            Random random(seed);
            Silence silence;
            State state = game.start();
            while (true) {
                auto read = read_setup(game, written(game.view_of_all(state)));
                CHECK(read.index() == 0);
                if (read.index() == 0) CHECK(std::get<0>(read) == state);
                if (state.step == Step::finished) break;
                game.play_random(state, random, silence);
            }
        }
    });
}

/// Plays on from a position until the match is over; legal actions never run out.
template <class G>
void play_on(const G& game, State state, Random& random) {
    EventList list;
    for (int plies = 0; state.step != Step::finished; ++plies) {
        auto legal = game.legal_actions(state);
        CHECK(!legal.empty() && plies < tests::longest_line_match);
        if (legal.empty() || plies >= tests::longest_line_match) return;
        Action action = random_one(legal, random);
        CHECK(!game.refusal(state, action));
        game.apply(state, action, list);
        list.events.clear();
    }
    CHECK(game.outcome(state).has_value());
}

/// Some tiles change places, and some other part of the position changes.
void spoil(Setup& setup, Random& random) {
    std::vector<std::vector<std::string>*> places{&setup.stock_tiles, &setup.removed_tiles};
    for (SetupHand& hand : setup.hands) places.push_back(&hand.tiles);
    for (int each = random.below(6); each > 0; --each) {
        auto& from = *random_one(places, random);
        auto& to = *random_one(places, random);
        if (from.empty()) continue;
        std::string tile = from.back();
        from.pop_back();
        to.insert(to.begin(), tile);
    }
    int seats = static_cast<int>(setup.hands.size());
    auto seat = static_cast<std::size_t>(random.below(seats));
    switch (random.below(12)) {
        case 0: setup.step = enumerators(Step{})[static_cast<std::size_t>(random.below(9))]; break;
        case 1: setup.turn = random.below(seats); break;
        case 2: setup.lead = random.below(seats); break;
        case 3: setup.deal = random.below(4); break;
        case 4: setup.hands[seat].out = random.below(5); break;
        case 5: setup.hands[seat].stood = !setup.hands[seat].stood; break;
        case 6: setup.hands[seat].passes = random.below(120); break;
        case 7: setup.scores[seat].total = random.below(30) - 5; break;
        case 8: setup.bank = random.below(50); break;
        case 9: setup.lead.reset(); break;
        case 10:
            if (!setup.line.empty()) {
                setup.hands[seat].tiles.push_back(setup.line.back().tile);
                setup.line.pop_back();
            }
            break;
        default: break;
    }
}

TEST(whatever_position_is_accepted_can_be_played_to_the_end) {
    int accepted = 0;
    int refused = 0;
    visit_all_line_games([&](const auto& game) {
        Random random(99);
        Silence silence;
        for (int round = 0; round < testing::repetitions(3); ++round) {
            for (State state = game.start(); state.step != Step::finished;) {
                Setup setup = written(game.view_of_all(state));
                spoil(setup, random);
                auto read = read_setup(game, setup);
                ++(read.index() == 0 ? accepted : refused);
                if (read.index() == 0) play_on(game, std::get<0>(read), random);
                game.play_random(state, random, silence);
            }
        }
    });
    CHECK(accepted > 300 && refused > 300);
}

Setup block_position() {
    return written(Scene{.line = "51 61l6", .hands = {"65 33", "55 66"}, .removed = "*"}, 2);
}

template <class Change>
std::string spoilt_block(Change&& change) {
    Setup setup = block_position();
    change(setup);
    return faults_of(Game<Block>({}), setup);
}

TEST(every_fault_of_a_line_position_is_named) {
    CHECK(spoilt_block([](Setup&) {}).empty());
    CHECK(spoilt_block([](Setup& s) { s.step = "dance"; }) == "unknown_step");
    CHECK(spoilt_block([](Setup& s) { s.ending = "storm"; }) == "unknown_ending");
    CHECK(spoilt_block([](Setup& s) { s.deal = 0; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.deal = -1; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.bank = 1; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.bank = -1; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.scores[1].total = 100; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.scores[1].total = -2'000'000; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.scores[1].deals_won = -1; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.scores[0].gained = -1; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.hands[0].drawn = 29; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.hands[0].passes = 101; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.hands[0].out = 5; }) == "out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.turn = 2; }) == "seat_out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.lead = -1; }) == "seat_out_of_range");
    CHECK(spoilt_block([](Setup& s) { s.turn.reset(); }) == "missing");
    CHECK(spoilt_block([](Setup& s) { s.lead.reset(); }) == "missing");
    CHECK(spoilt_block([](Setup& s) { s.step = "finished"; }) == "missing");
    CHECK(spoilt_block([](Setup& s) { s.hands.push_back({}); }) == "wrong_number_of_hands");
    CHECK(spoilt_block([](Setup& s) { s.scores.pop_back(); }) == "wrong_number_of_scores");
    CHECK(spoilt_block([](Setup& s) { s.hands[0].tiles[0] = "56"; }) ==
          "unknown_tile tile_missing");
    CHECK(spoilt_block([](Setup& s) { s.hands[0].tiles.push_back("33"); }) == "tile_twice");
    CHECK(spoilt_block([](Setup& s) { s.hands[0].tiles.pop_back(); }) == "tile_missing");
    CHECK(spoilt_block([](Setup& s) { s.line[0].end = "left"; }).starts_with("no_led_tile"));
    CHECK(spoilt_block([](Setup& s) { s.line[1].end = "up"; }) == "end_not_in_game");
    CHECK(spoilt_block([](Setup& s) { s.line[1].end.reset(); }) == "end_not_in_game");
    CHECK(spoilt_block([](Setup& s) { s.line[1].position = 2; }) == "line_has_a_gap");
    CHECK(spoilt_block([](Setup& s) { s.line[1].outward = 5; }) == "line_does_not_fit");
    CHECK(spoilt_block([](Setup& s) { s.line[1].outward = 1; }) == "line_does_not_fit");
    CHECK(spoilt_block([](Setup& s) { s.line[1].wild = true; }) == "line_does_not_fit");
    // Several at once.
    CHECK(spoilt_block([](Setup& s) {
              s.step = "dance";
              s.deal = 0;
              s.lead = 3;
              s.hands[1].tiles[0] = "x";
              s.line[1].end = "down";
          }) ==
          "unknown_step out_of_range seat_out_of_range unknown_tile end_not_in_game "
          "tile_missing");
}

template <class R>
std::string faults_in(const typename R::Options& options, const Scene& scene) {
    Game<R> game(options);
    return faults_of(game, written(scene, game.seats()));
}

TEST(steps_that_cannot_come_are_refused) {
    constexpr const char* impossible = "impossible_step";
    // Nothing can be laid, or there is no line.
    CHECK(faults_in<Block>({}, {.line = "51 61l6", .hands = {"33", "55"}, .removed = "*"}) ==
          impossible);
    CHECK(faults_in<Block>({}, {.hands = {"33", "55"}, .removed = "*"}) == impossible);
    CHECK(faults_in<Matador>({}, {.hands = {"61", "55"}, .stock = "*", .removed = "00 10 11"}) ==
          impossible);
    // A stock where none is drawn from, tiles aside where none are put.
    CHECK(faults_in<Block>({}, {.line = "51", .hands = {"55", "33"}, .stock = "*"}) == impossible);
    CHECK(faults_in<DrawGame>({}, {.line = "51", .hands = {"55", "33"}, .removed = "*"}) ==
          impossible);
    CHECK(faults_in<Sebastopol>(
              {}, {.line = "66", .hands = {"65", "55", "44", "33"}, .stock = "*"}) == impossible);
    CHECK(faults_in<Matador>(
              {}, {.line = "53", .hands = {"41", "55"}, .stock = "*", .removed = "00"}) ==
          impossible);
    // Hands that would have ended the deal.
    CHECK(faults_in<Block>({}, {.line = "51", .hands = {"55", ""}, .removed = "*"}) == impossible);
    CHECK(faults_in<Bergen>({}, {.line = "51", .hands = {"55", ""}, .stock = "*"}) == impossible);
    CHECK(faults_in<DrawGame>({}, {.line = "51", .hands = {"*", ""}}) == impossible);
    CHECK(faults_in<DrawGame>({}, {.line = "51", .hands = {"55", ""}, .stock = "*"}).empty());
    CHECK(faults_in<DrawGame>({.out_wins = true},
                              {.line = "51", .hands = {"55", ""}, .stock = "*"}) == impossible);
    // Draws that are not compulsory.
    CHECK(faults_in<DrawGame>(
              {}, {.line = "51", .hands = {"55", "33"}, .stock = "*", .step = "draw_tile"}) ==
          impossible);
    CHECK(faults_in<DrawGame>(
              {}, {.line = "51", .hands = {"33", "55"}, .stock = "*", .step = "draw_tile"})
              .empty());
    CHECK(faults_in<Bergen>(
              {}, {.line = "51", .hands = {"55", "33"}, .stock = "*", .step = "draw_tile"})
              .empty());
    CHECK(faults_in<Block>(
              {}, {.line = "51", .hands = {"33", "55"}, .removed = "*", .step = "draw_tile"}) ==
          impossible);
    CHECK(faults_in<TwentyOne>(
              {}, {.hands = {"66 63 60", "55 54"}, .stock = "*", .step = "draw_tile"}) ==
          impossible);
    // Steps of other games.
    CHECK(faults_in<Block>(
              {}, {.line = "51", .hands = {"55", "33"}, .removed = "*", .step = "play_or_pass"}) ==
          impossible);
    CHECK(faults_in<Block>(
              {}, {.line = "51", .hands = {"55", "33"}, .removed = "*", .step = "hit_or_stand"}) ==
          impossible);
    CHECK(faults_in<TwentyOne>({}, {.hands = {"66 65", "55 54"}, .stock = "*", .step = "lead"}) ==
          impossible);
    CHECK(faults_in<TwentyOne>(
              {}, {.hands = {"66", "55 54"}, .stock = "*", .step = "hit_or_stand"}) == impossible);
    CHECK(faults_in<TwentyOne>(
              {}, {.hands = {"66 65", "55 54"}, .stock = "*", .step = "hit_or_stand", .turn = 1}) ==
          impossible);
    CHECK(faults_in<Solo>(
              {}, {.line = "51", .hands = {"33 44 66 22 00"}, .stock = "*", .step = "draw_tile"}) ==
          impossible);
    CHECK(faults_in<TwentyOne>(
              {}, {.hands = {"00 10", "66 65 64"}, .stock = "*", .step = "hit_or_stand"}) ==
          impossible);
    // Leads.
    CHECK(faults_in<Sebastopol>({}, {.hands = {"65", "*", "44", "33"}, .step = "lead"}) ==
          impossible);
    CHECK(faults_in<Bergen>({}, {.hands = {"33", "22"}, .stock = "*", .step = "lead"}) ==
          impossible);
    CHECK(faults_in<Bergen>({}, {.hands = {"", ""}, .stock = "*", .step = "lead"}) == impossible);
    CHECK(faults_in<Bergen>({}, {.hands = {"22", "33"}, .stock = "*", .step = "lead"}).empty());
    CHECK(
        faults_in<Block>({}, {.hands = {"22", "33"}, .removed = "*", .step = "lead", .turn = 1}) ==
        impossible);
    // Places.
    CHECK(faults_in<Block>({},
                           {.line = "51", .hands = {"55", "33"}, .removed = "*", .out = {0, 1}}) ==
          impossible);
    CHECK(faults_in<Sebastopol>({},
                                {.line = "66", .hands = {"65", "*", "44", ""}, .out = {0, 0, 0, 1}})
              .empty());
    CHECK(faults_in<Sebastopol>({}, {.line = "66", .hands = {"65", "*", "44", ""}}) == impossible);
    CHECK(faults_in<Sebastopol>(
              {}, {.line = "66", .hands = {"65", "*", "", ""}, .out = {0, 0, 1, 1}}) == impossible);
    // The cross comes first, and the double six leads it.
    CHECK(faults_in<Sebastopol>({}, {.line = "66 65l5 55l5", .hands = {"64", "*", "44", "33"}}) ==
          "line_does_not_fit");
    CHECK(faults_in<Sebastopol>({}, {.line = "55", .hands = {"65", "*", "44", "33"}}) ==
          "wrong_lead");
    CHECK(faults_in<TwentyOne>(
              {},
              {.line = "55", .hands = {"65 64", "44 33"}, .stock = "*", .step = "hit_or_stand"}) ==
          "no_led_tile");
    CHECK(
        faults_in<Matador>(
            {}, {.line = "53 61l1", .hands = {"64", "55"}, .stock = "*", .removed = "00 10 11"}) ==
        "line_does_not_fit");
}

TEST(dealing_follows_the_order_of_seats) {
    auto faults = [](const std::string& step, const std::vector<std::string>& hands, int deal = 1,
                     std::optional<int> lead = 0, const std::string& removed = "") {
        return faults_in<Matador>({.deals = 3}, {.hands = hands,
                                                 .stock = "*",
                                                 .removed = removed,
                                                 .step = step,
                                                 .deal = deal,
                                                 .lead = lead});
    };
    CHECK(faults("deal_tile", {"00 10 11", "20"}, 1, 0, "66 65 64").empty());
    CHECK(faults("deal_tile", {"00 10", "20"}, 1, 0, "66 65 64") == "impossible_step");
    CHECK(faults("deal_tile", {"00 10 11", "20 21 22"}, 1, 0, "66 65 64") == "impossible_step");
    CHECK(faults("deal_tile", {"00 10 11 20"}, 1, 0, "66 65 64") == "impossible_step");
    CHECK(faults("deal_tile", {"00"}, 1, 0, "66 65") == "impossible_step");
    CHECK(faults("remove_tile", {}, 1, 0, "66 65").empty());
    CHECK(faults("remove_tile", {}, 1, 0, "66 65 64") == "impossible_step");
    CHECK(faults("remove_tile", {"00"}, 1, 0, "66 65") == "impossible_step");
    CHECK(faults("draw_seat", {}, 1, {}).empty());
    CHECK(faults("draw_seat", {}, 2, {}) == "impossible_step");
    CHECK(faults("draw_seat", {}, 1, 0) == "impossible_step");
    CHECK(faults("draw_seat", {"00"}, 1, {}) == "impossible_step");
    CHECK(faults("deal_tile", {"00"}, 4, 0, "66 65 64") == "out_of_range");
    CHECK(faults_in<Bergen>({}, {.stock = "*", .step = "draw_seat", .lead = {}}) ==
          "impossible_step");
}

TEST(a_finished_match_must_be_over) {
    Game<Block> game({});
    Setup setup = block_position();
    setup.step = "finished";
    setup.ending = "blocked";
    CHECK(faults_of(game, setup) == "impossible_step");
    setup.scores[0].total = 104;
    CHECK(faults_of(game, setup).empty());
    setup.ending = "stuck";
    CHECK(faults_of(game, setup) == "impossible_step");
    Setup running = block_position();
    running.ending = "blocked";
    CHECK(faults_of(game, running) == "impossible_step");
}

}  // namespace
}  // namespace dominium::line
