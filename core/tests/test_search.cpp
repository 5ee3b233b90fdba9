// Batches, counting of leaves and the search.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "../search/batch.hpp"
#include "../search/perft.hpp"
#include "../search/search.hpp"
#include "all_games.hpp"
#include "check.hpp"

namespace dominium::search {
namespace {

using Options = kingdom::KingdominoOptions;
using kingdom::Window;
using Small = kingdom::Kingdomino<Window<5, false>>;

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
}

TEST(the_search_keeps_to_the_legal_actions_and_to_its_budget) {
    const Small game(Options{});
    Random random(23);
    Small::Playout playout;
    auto state = game.start();
    for (int turns = 0; turns < 6; game.play_random(state, random, playout)) {
        if (state.step != Step::place && state.step != Step::claim) continue;
        ++turns;
        auto legal = game.legal_actions(state);
        Search search(game, state, Budget{.playouts = 200, .seconds = std::nullopt}, 9);
        search.run();
        CHECK(search.candidates().size() == legal.size());
        int playouts = 0;
        for (const auto& candidate : search.candidates()) {
            CHECK(std::find(legal.begin(), legal.end(), candidate.action) != legal.end());
            playouts += candidate.playouts;
        }
        CHECK(playouts <= 200 + static_cast<int>(legal.size()) * 10);
    }
}

}  // namespace
}  // namespace dominium::search
