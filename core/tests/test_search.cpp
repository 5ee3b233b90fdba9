// Batches, counting of leaves and the search.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "../games/kingdomino/published.hpp"
#include "../games/kingdomino/search.hpp"
#include "../games/queendomino/search.hpp"
#include "../kingdom/survey.hpp"
#include "../search/kingdom_batch.hpp"
#include "../search/kingdom_search.hpp"
#include "../search/perft.hpp"
#include "all_games.hpp"
#include "check.hpp"

namespace dominium::search {
namespace {

using Options = kingdom::KingdominoOptions;
using kingdom::Window;
using Small = kingdom::Kingdomino<Window<5, false>>;
using LargeQueendomino = kingdom::Queendomino<Window<7, false>>;

struct Batch {
    std::vector<std::int16_t> scores;
    std::vector<std::uint8_t> places;
    std::vector<std::uint8_t> discards;
    std::vector<std::int32_t> plies;
    bool operator==(const Batch&) const = default;
};

template <class Game>
Batch play_batch(const Game& game, const Seating& seating, std::size_t count, int threads) {
    std::size_t cells = count * static_cast<std::size_t>(game.seats());
    Batch batch{std::vector<std::int16_t>(cells), std::vector<std::uint8_t>(cells),
                std::vector<std::uint8_t>(cells), std::vector<std::int32_t>(count)};
    simulate(game, seating, 42, count, threads,
             {batch.scores, batch.places, batch.discards, batch.plies});
    return batch;
}

TEST(a_batch_is_the_same_at_any_number_of_threads) {
    const Small game(Options{.seats = 3, .harmony = true});
    for (auto policy : {Policy::random, Policy::greedy}) {
        Seating seating{Policy::random, policy, Policy::random};
        Batch alone = play_batch(game, seating, 300, 1);
        CHECK(alone == play_batch(game, seating, 300, 2));
        CHECK(alone == play_batch(game, seating, 300, 5));
        CHECK(alone == play_batch(game, seating, 300, 1'000'000));
    }
}

TEST(long_work_can_be_interrupted) {
    struct Interruption {};
    const Small game(Options{});
    auto interrupts = [](auto&& work) {
        int pauses = 0;
        try {
            work([&] {
                if (++pauses == 3) throw Interruption{};
            });
        } catch (const Interruption&) {
            return true;
        }
        return false;
    };
    CHECK(interrupts([&](auto pause) { perft(game, game.start(), 1000, pause); }));
    constexpr std::size_t count = 1'000'000;
    std::vector<std::int16_t> scores(2 * count);
    std::vector<std::uint8_t> places(2 * count);
    std::vector<std::uint8_t> discards(2 * count);
    std::vector<std::int32_t> plies(count);
    Seating seating(2, Policy::random);
    CHECK(interrupts([&](auto pause) {
        simulate(game, seating, 1, count, 2, {scores, places, discards, plies}, pause);
    }));
    CHECK(plies.back() == 0);
}

TEST(every_combination_of_options_plays_in_batches) {
    tests::visit_all_games([](const auto& game) {
        Seating seating(static_cast<std::size_t>(game.seats()), Policy::random);
        seating[0] = Policy::greedy;
        Batch batch = play_batch(game, seating, 2, 1);
        CHECK(std::all_of(batch.plies.begin(), batch.plies.end(),
                          [](std::int32_t plies) { return plies > 0; }));
        CHECK(std::count(batch.places.begin(), batch.places.end(), 1) >= 2);
    });
}

TEST(leaves_are_counted_from_the_start) {
    const Small game(Options{});
    auto start = game.start();
    CHECK(perft(game, start, 0) == 1);
    CHECK(perft(game, start, 1) == 48);
    CHECK(perft(game, start, 2) == 48 * 47);
    const kingdom::Kingdomino<Window<5, true>> tray(Options{.frame = kingdom::Frame::fixed});
    CHECK(perft(tray, tray.start(), 2) == 25 * 25);
    const LargeQueendomino queendomino(kingdom::QueendominoOptions{});
    // A leaf is a course of kinds of tokens, not of tokens: there are 16, of the tavern and of the
    // guardhouse only one token each.
    CHECK(perft(queendomino, queendomino.start(), 1) == 16);
    CHECK(perft(queendomino, queendomino.start(), 2) == 16 * 16 - 2);
}

template <class Action>
bool are_legal(const std::vector<Action>& actions, const std::vector<Action>& legal) {
    return std::all_of(actions.begin(), actions.end(), [&](const Action& action) {
        return std::find(legal.begin(), legal.end(), action) != legal.end();
    });
}

template <class Game>
void check_searches(const Game& game, int decisions, int budget) {
    Random random(23);
    typename Game::Playout playout;
    auto state = game.start();
    for (decisions = testing::repetitions(decisions); decisions > 0;
         game.play_random(state, random, playout)) {
        if (!game.actor(state).is_seat()) continue;
        --decisions;
        Search search(game, state, Budget{.playouts = budget, .seconds = std::nullopt}, 9);
        search.run();
        CHECK(!search.candidates().empty());
        std::vector<typename Game::Action> tried;
        int playouts = 0;
        for (const auto& candidate : search.candidates()) {
            tried.push_back(candidate.action);
            playouts += static_cast<int>(candidate.playouts);
        }
        CHECK(are_legal(tried, game.legal_actions(state)));
        CHECK(playouts <= budget + static_cast<int>(tried.size()) * 10);
    }
}

TEST(the_search_keeps_to_the_legal_actions_and_to_its_budget) {
    check_searches(Small(Options{}), 6, 200);
    tests::visit_queendomino_setups({}, [](const auto& game) { check_searches(game, 6, 20); });
}

/// The most points that a seat can reach in the last round, whatever the others do.
int most_points(const Small& game, const Small::State& state, int seat) {
    if (state.step == kingdom::Step::finished) return game.points(state, seat);
    int most = 0;
    for (const auto& action : game.legal_actions(state)) {
        auto after = state;
        Silence silence;
        game.apply(after, action, silence);
        most = std::max(most, most_points(game, after, seat));
        if (state.seat != seat) break;  // one of their placements is as good as another
    }
    return most;
}

template <class Game, class Visit>
void visit_solvable(const Game& game, int games, Visit&& visit) {
    typename Game::Playout playout;
    for (int number = 0; number < games; ++number) {
        Random random = Random::of_game(31, static_cast<std::uint64_t>(number));
        auto state = game.start();
        while (state.step != kingdom::Step::finished) {
            if (is_solvable(game, state)) visit(state);
            play_greedy(game, state, random, playout);
        }
    }
}

TEST(the_last_two_rounds_are_calculated) {
    const Small game(Options{.seats = 4, .middle_kingdom = true, .harmony = true});
    int claims = 0;
    int placements = 0;
    visit_solvable(game, 4, [&](const auto& state) {
        auto actions = game.legal_actions(state);
        auto solved = solve(game, state, actions);
        CHECK(solved.size() == actions.size());
        bool is_last_turn = state.turn == state.offer.size() - 1;
        for (const auto& candidate : solved) {
            CHECK(candidate.playouts == 0);
            CHECK(candidate.sum.value <= solved.front().sum.value);
            auto after = state;
            Silence silence;
            game.apply(after, candidate.action, silence);
            auto points = static_cast<int>(candidate.sum.points);
            if (state.step == kingdom::Step::claim && is_last_turn) {
                CHECK(points == most_points(game, after, state.seat));
                ++claims;
            } else if (static_cast<int>(state.round) == game.rounds()) {
                CHECK(points == most_points(game, after, state.seat));
                ++placements;
            }
        }
    });
    CHECK(claims > 0);
    CHECK(placements > 0);
}

TEST(the_last_claims_are_calculated_at_every_number_of_seats) {
    for (int seats = 2; seats <= 4; ++seats) {
        const Small game(Options{.seats = seats, .wider_offer = seats == 3});
        visit_solvable(game, 1, [&](const auto& state) {
            auto solved =
                solve(game, state, SearchOf<Small>::promising_actions(game, state, Style{}));
            CHECK(!solved.empty());
            for (const auto& candidate : solved) {
                double wins = 0;
                for (double win : candidate.sum.wins) wins += win;
                CHECK(wins > 0.999 && wins < 1.001);
                CHECK(candidate.sum.points > 0);
            }
        });
    }
}

TEST(every_placement_is_weighed_and_the_best_come_first) {
    const Small game(Options{.middle_kingdom = true});
    Random random(3);
    Small::Playout playout;
    auto state = game.start();
    int decisions = 0;
    while (state.step != kingdom::Step::finished) {
        if (state.step == kingdom::Step::place) {
            const Survey<Window<5, false>> survey(state.kingdoms[state.seat]);
            auto placements = game.placements(state);
            auto listed = weighed(survey, game.hand(state), placements, bonus_rules(game.options()),
                                  turns_left(game, state, state.seat));
            CHECK(static_cast<int>(listed.size()) == placements.count());
            CHECK(std::is_sorted(
                listed.begin(), listed.end(),
                [](const auto& one, const auto& other) { return one.first > other.first; }));
            ++decisions;
        }
        if (game.actor(state).is_seat()) {
            play_wisely(game, state, random, playout);
        } else {
            game.play_random(state, random, playout);
        }
    }
    CHECK(decisions > 20);
}

TEST(greedy_play_keeps_to_the_legal_actions) {
    tests::visit_queendomino_setups({}, [](const auto& game) {
        Random random(29);
        Silence silence;
        auto state = game.start();
        typename std::remove_cvref_t<decltype(game)>::Playout playout;
        while (state.step != Step::finished) {
            if (!game.actor(state).is_seat()) {
                game.play_random(state, random, playout);
                continue;
            }
            auto legal = game.legal_actions(state);
            auto promising = promising_actions(game, state);
            CHECK(!promising.empty() && are_legal(promising, legal));
            auto action = greedy_action(game, state, random);
            CHECK(are_legal({action}, legal));
            game.apply(state, action, silence);
        }
    });
}

/// The properties of a kingdom found at once are those of its score, and what a domino would join
/// is the change of the score.
template <class W, class Boxes>
void check_properties(const kingdom::Kingdom<W, Boxes>& land, const kingdom::Domino& domino,
                      Random& random) {
    const kingdom::PropertyMap<W> found(land);
    for (int index = 0; index < Boxes::terrains; ++index) {
        auto terrain = static_cast<kingdom::Terrain>(index);
        CHECK(found.count(terrain) == property_count(land, terrain));
    }
    CHECK(found.largest() == largest_property(land));
    CHECK(found.points() == property_points(land));
    for (const kingdom::Property& property : properties_of(land)) {
        for (kingdom::Square square : property.squares) {
            CHECK(found.size_at(W::bit(square)) == property.size);
        }
    }
    auto placements = land.placements(domino);
    if (!placements.any()) return;
    auto placement = placements.nth(random.below(placements.count()));
    auto second = *neighbour(placement.square, placement.direction);
    auto [one, other] = found.joined(domino, W::bit(placement.square), W::bit(second));
    auto after = land;
    after.place(domino, placement);
    int gain =
        total_points(after, kingdom::BonusRules{}) - total_points(land, kingdom::BonusRules{});
    CHECK(one.gain() + other.gain() == gain);
}

TEST(properties_found_at_once_are_those_of_the_score) {
    tests::visit_queendomino_setups({}, [](const auto& game) {
        Random random(31);
        typename std::remove_cvref_t<decltype(game)>::Playout playout;
        auto state = game.start();
        for (; state.step != Step::finished; game.play_random(state, random, playout)) {
            if (state.step != Step::place) continue;
            const auto& domino = game.domino(1 + random.below(game.domino_total()));
            const auto& land = state.kingdoms[game.kingdom_of(state.seat)];
            check_properties(land, domino, random);
        }
    });
}

/// Checks that the greedy player takes the change of the score for the gain of every placement.
template <class W>
void check_gains(const Survey<W>& survey, const Domino& domino, kingdom::BonusRules rules) {
    const Land<W>& land = survey.land();
    auto placements = land.placements(domino);
    CHECK(survey.placements(domino).by_direction == placements.by_direction);
    int visited = 0;
    Gains<W>(survey, domino, rules)
        .for_each(placements, [&](int bit, kingdom::Direction direction, int gain) {
            auto after = land;
            after.place(domino, {W::square_at(bit), direction});
            CHECK(gain == total_points(after, rules) - total_points(land, rules));
            ++visited;
        });
    CHECK(visited == placements.count());
}

/// Checks that what a domino promises after any placement of another one is what it promises in
/// the kingdom as it is then.
template <class W>
void check_promises(const Survey<W>& survey, const Domino& placed, const Domino& claimed,
                    kingdom::BonusRules rules) {
    Promise<W> promise(survey, claimed, rules);
    survey.placements(placed).for_each([&](Placement placement) {
        auto land = survey.land();
        land.place(placed, placement);
        int expected = promise_of(Survey<W>(land), claimed, rules);
        PromisesAfter<W> after(survey, placed, placement, rules);
        CHECK(after.of(promise, expected) == expected);
        CHECK(after.of(promise, expected + 1) < expected + 1);
    });
}

/// Calls `check` with the kingdom of whoever acts, and two dominoes.
template <class W, class Check>
void check_in_games(const kingdom::Kingdomino<W>& game, Check&& check) {
    Random random(37);
    typename kingdom::Kingdomino<W>::Playout playout;
    for (int number = 0; number < 20; ++number) {
        auto state = game.start();
        for (; state.step != Step::finished;
             play_by(static_cast<Policy>(random.below(2)), game, state, random, playout)) {
            if (state.step != Step::place && state.step != Step::claim) continue;
            const auto& domino = game.domino(1 + random.below(game.domino_total()));
            const auto& other = game.domino(1 + random.below(game.domino_total()));
            check(surveyed<W>(state, playout), domino, other, bonus_rules(game.options()));
        }
    }
}

template <class W>
void check_gains_in_games(const kingdom::Kingdomino<W>& game) {
    check_in_games(game, [](const auto& survey, const Domino& domino, const Domino& other,
                            kingdom::BonusRules rules) {
        check_gains(survey, domino, rules);
        check_promises(survey, domino, other, rules);
    });
}

TEST(gains_of_placements_are_changes_of_the_score) {
    Options options{.seats = 2, .middle_kingdom = true, .harmony = true};
    check_gains_in_games(Small(options));
    options.size = 7;
    check_gains_in_games(kingdom::Kingdomino<Window<7, false>>(options));
    options.frame = kingdom::Frame::fixed;
    check_gains_in_games(kingdom::Kingdomino<Window<7, true>>(options));
}

TEST(a_survey_follows_any_kingdom) {
    using W = Window<5, false>;
    const Small game(Options{.seats = 4});
    Random random(41);
    Small::Playout playout;
    Survey<W> followed;
    for (auto state = game.start(); state.step != Step::finished;
         game.play_random(state, random, playout)) {
        const auto& land = state.kingdoms[random.below(4)];
        followed.follow(land);
        const Survey<W> anew(land);
        CHECK(followed.open() == anew.open());
        CHECK(followed.properties().largest() == largest_property(land));
        land.occupied().for_each([&](int bit) {
            CHECK(followed.properties().size_at(bit) == anew.properties().size_at(bit));
        });
    }
}

}  // namespace
}  // namespace dominium::search
