// Batches, counting of leaves and the search.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "../search/batch.hpp"
#include "../search/perft.hpp"
#include "../search/property_map.hpp"
#include "../search/search.hpp"
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
    const kingdom::Kingdomino<Window<5, true>> tray(Options{.fixed_frame = true});
    CHECK(perft(tray, tray.start(), 2) == 25 * 25);
    const LargeQueendomino queendomino(kingdom::QueendominoOptions{});
    // A leaf is a course of kinds of tokens, not of tokens: there are 16, of the tavern and of the
    // guardhouse only one token each.
    CHECK(perft(queendomino, queendomino.start(), 1) == 16);
    CHECK(perft(queendomino, queendomino.start(), 2) == 16 * 16 - 2);
}

/// Whether all of these actions are legal.
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
    for (; decisions > 0; game.play_random(state, random, playout)) {
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

TEST(greedy_play_keeps_to_the_legal_actions) {
    tests::visit_queendomino_setups({}, [](const auto& game) {
        Random random(29);
        kingdom::Silence silence;
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
    const PropertyMap<W> found(land);
    for (int index = 0; index < Boxes::terrains; ++index) {
        auto terrain = static_cast<kingdom::Terrain>(index);
        CHECK(found.count(terrain) == property_count(land, terrain));
    }
    CHECK(found.largest() == largest_property(land));
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

}  // namespace
}  // namespace dominium::search
