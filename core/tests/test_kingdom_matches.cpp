// Whole games with every combination of options.

#include <cstring>
#include <variant>

#include "../kingdom/notation.hpp"
#include "../kingdom/view.hpp"
#include "all_games.hpp"
#include "every_game.hpp"

namespace dominium::kingdom {
namespace {

using tests::check_numbers;
using tests::check_refusals;
using tests::random_one;
using tests::visit_all_games;

constexpr int longest_match = 3 * 500;

template <class Game>
void check_names(const Game& game, const typename Game::State& state,
                 const typename Game::Action& action) {
    auto read = parse(game, state, text_of(action));
    CHECK(read.index() == 0 && std::get<0>(read) == action);
    int index = game.index(action);
    CHECK((is_chance(action) ? game.chance_action_at(index) : game.action_at(index)) == action);
    CHECK(!game.refusal(state, action));
}

TEST(every_action_has_one_name_and_one_number_and_refusals_tell_the_legal_ones) {
    auto check = [](const auto& game) {
        Random random(11);
        Silence silence;
        auto state = game.start();
        for (auto legal = game.legal_actions(state); !legal.empty();
             legal = game.legal_actions(state)) {
            if (testing::is_long_run() || random.below(4) == 0) {
                for (const auto& action : legal) check_names(game, state, action);
            }
            if (random.below(testing::is_long_run() ? 8 : 32) == 0) {
                check_refusals(game, state, legal);
            }
            game.apply(state, random_one(legal, random), silence);
        }
        CHECK(state.step == Step::finished);
        check_refusals(game, state, {});
    };
    tests::visit_all_kingdominos(check);
    tests::visit_queendomino_setups({}, check);
}

TEST(every_number_names_one_action) {
    visit_all_games([](const auto& game) { check_numbers(game); });
}

TEST(silent_and_told_games_are_the_same) {
    visit_all_games([](const auto& game) {
        Random random(5);
        Silence silence;
        auto told = game.start();
        auto silent = told;
        int plies = 0;
        for (auto legal = game.legal_actions(told); !legal.empty(); ++plies) {
            auto action = random_one(legal, random);
            EventList events;
            game.apply(told, action, events);
            game.apply(silent, action, silence);
            // A state has no padding: equal content is equal bytes.
            CHECK(told == silent);
            CHECK(std::memcmp(&told, &silent, sizeof told) == 0);
            CHECK(!events.events.empty());
            legal = game.legal_actions(told);
        }
        CHECK(plies < longest_match);
    });
}

template <class Game>
void check_scores(const Game& game, const typename Game::State& state) {
    for (int kingdom = 0; kingdom < game.kingdoms(); ++kingdom) {
        auto score = game.score(state, kingdom);
        CHECK(score.total == game.points(state, kingdom));
        if (!score.court) continue;
        int sheet = 0;
        for (const SheetRow& row : score.court->sheet) sheet += row.points;
        CHECK(score.total == sheet);
    }
}

TEST(random_play_reaches_an_end_with_consistent_scores) {
    visit_all_games([](const auto& game) {
        Random random(7);
        auto state = game.start();
        typename std::remove_cvref_t<decltype(game)>::Playout playout;
        for (int plies = 0; state.step != Step::finished && plies < longest_match; ++plies) {
            game.play_random(state, random, playout);
            if (state.step == Step::finished || random.below(8) == 0) check_scores(game, state);
            CHECK(game.draws_left(state) <= state.undrawn.count());
        }
        auto outcome = game.outcome(state);
        CHECK(outcome.has_value());
        if (!outcome) return;
        CHECK(static_cast<int>(outcome->standings.size()) == game.kingdoms());
        std::size_t seats = 0;
        for (const auto& place : outcome->ranking) seats += place.size();
        CHECK(static_cast<int>(seats) == game.seats());
    });
}

TEST(odds_of_chance_add_up_to_one) {
    visit_all_games([](const auto& game) {
        Random random(13);
        Silence silence;
        auto state = game.start();
        for (auto legal = game.legal_actions(state); !legal.empty();
             legal = game.legal_actions(state)) {
            if (game.actor(state).is_chance()) {
                double sum = 0;
                for (const auto& action : legal) sum += game.odds(state, action);
                CHECK(sum > 1 - 1e-9 && sum < 1 + 1e-9);
            }
            game.apply(state, random_one(legal, random), silence);
        }
    });
}

}  // namespace
}  // namespace dominium::kingdom
