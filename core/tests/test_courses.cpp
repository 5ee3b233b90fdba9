// Whole games with every combination of options.

#include <algorithm>
#include <variant>

#include "../kingdom/notation.hpp"
#include "../kingdom/view.hpp"
#include "all_games.hpp"
#include "check.hpp"

namespace dominium::kingdom {
namespace {

using tests::visit_all_games;

constexpr int longest_match = 3 * 500;

template <class W>
void check_names(const Kingdomino<W>& game, const State<W>& state, const Action& action) {
    auto read = parse(game, state, text_of(action));
    const auto* same = std::get_if<Action>(&read);
    CHECK(same != nullptr && *same == action);
    int index = game.index(action);
    CHECK((is_chance(action) ? game.chance_action_at(index) : game.action_at(index)) == action);
    CHECK(!game.refusal(state, action));
}

/// Membership in the legal actions and the lack of a refusal are the same, for every index.
template <class W>
void check_refusals(const Kingdomino<W>& game, const State<W>& state,
                    const std::vector<Action>& legal) {
    auto accepted = [&](const Action& action) {
        return std::find(legal.begin(), legal.end(), game.canonical(state, action)) != legal.end();
    };
    for (int index = 0; index < game.num_actions(); ++index) {
        Action action = *game.action_at(index);
        CHECK(accepted(action) == !game.refusal(state, action));
    }
    for (int index = 0; index < game.num_chance_actions(); ++index) {
        Action action = *game.chance_action_at(index);
        CHECK(accepted(action) == !game.refusal(state, action));
    }
}

TEST(every_action_has_one_name_and_one_number_and_refusals_tell_the_legal_ones) {
    visit_all_games([](const auto& game) {
        Random random(11);
        Silence silence;
        auto state = game.start();
        for (auto legal = game.legal_actions(state); !legal.empty();
             legal = game.legal_actions(state)) {
            for (const Action& action : legal) check_names(game, state, action);
            if (random.below(8) == 0) check_refusals(game, state, legal);
            game.apply(
                state,
                legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))],
                silence);
        }
        CHECK(state.step == Step::finished);
        check_refusals(game, state, {});
    });
}

TEST(silent_and_told_games_are_the_same) {
    visit_all_games([](const auto& game) {
        Random random(5);
        Silence silence;
        auto told = game.start();
        auto silent = told;
        int plies = 0;
        for (auto legal = game.legal_actions(told); !legal.empty(); ++plies) {
            const Action& action =
                legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
            EventList events;
            game.apply(told, action, events);
            game.apply(silent, action, silence);
            CHECK(told == silent);
            CHECK(!events.events.empty());
            legal = game.legal_actions(told);
        }
        CHECK(plies < longest_match);
    });
}

TEST(random_play_reaches_an_end_with_consistent_scores) {
    visit_all_games([](const auto& game) {
        Random random(7);
        auto state = game.start();
        typename std::remove_cvref_t<decltype(game)>::Window window;
        Playout<decltype(window)> playout;
        for (int plies = 0; state.step != Step::finished && plies < longest_match; ++plies) {
            game.play_random(state, random, playout);
            for (int seat = 0; seat < game.seats(); ++seat) {
                CHECK(game.score(state, seat).total == game.points(state, seat));
            }
            auto view = view_of(game, state, std::nullopt);
            CHECK(view.draws_left <= static_cast<int>(view.undrawn.size()));
        }
        auto outcome = game.outcome(state);
        CHECK(outcome.has_value());
        if (outcome) CHECK(static_cast<int>(outcome->standings.size()) == game.seats());
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
                for (const Action& action : legal) sum += game.odds(state, action);
                CHECK(sum > 1 - 1e-9 && sum < 1 + 1e-9);
            }
            game.apply(
                state,
                legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))],
                silence);
        }
    });
}

}  // namespace
}  // namespace dominium::kingdom
