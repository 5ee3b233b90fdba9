// Whole games in batches on several threads.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "../kingdom/actions.hpp"
#include "../kingdom/final_order.hpp"
#include "dispatch.hpp"
#include "parallel.hpp"
#include "pause.hpp"
#include "policies.hpp"

namespace dominium::search {

/// Counts over all games of a batch.
struct BatchCounts {
    std::int64_t placements = 0;
    std::int64_t legal_placements = 0;

    BatchCounts& operator+=(const BatchCounts& other) {
        placements += other.placements;
        legal_placements += other.legal_placements;
        return *this;
    }
};

/// The output arrays of a batch: one row a game, one column a seat.
struct BatchResults {
    std::span<std::int16_t> scores;
    std::span<std::uint8_t> places;
    std::span<std::uint8_t> discards;
    std::span<std::int32_t> plies;
};

/// Everybody's points and place in the match, and the discards of its last game.
template <class Game>
void write_results(const Game& game, const typename Game::State& state, const BatchResults& results,
                   std::size_t number) {
    const kingdom::FinalOrder order(game, state);
    auto seats = static_cast<std::size_t>(game.seats());
    for (std::size_t seat = 0; seat < seats; ++seat) {
        int own = game.kingdom_of(static_cast<int>(seat));
        std::size_t cell = number * seats + seat;
        results.scores[cell] = static_cast<std::int16_t>(order.points(own));
        results.places[cell] = static_cast<std::uint8_t>(order.place(own));
        results.discards[cell] = static_cast<std::uint8_t>(state.kingdoms[own].discards());
    }
}

/// Plays the games `first`…`last`−1 of a batch, each ply by `act(state, random, playout)`.
template <class Game, class Act>
BatchCounts play_games(const Game& game, std::uint64_t seed, std::size_t first, std::size_t last,
                       const BatchResults& results, Act&& act) {
    BatchCounts counts;
    typename Game::Playout playout;
    for (std::size_t number = first; number < last; ++number) {
        Random random = Random::of_game(seed, number);
        auto state = game.start();
        std::int32_t plies = 0;
        for (; state.step != kingdom::Step::finished; ++plies) {
            if (state.step == kingdom::Step::place) {
                ++counts.placements;
                counts.legal_placements += playout.placements.count();
            }
            act(state, random, playout);
        }
        results.plies[number] = plies;
        write_results(game, state, results, number);
    }
    return counts;
}

/// Plays games of a batch with random players.
template <class Game>
BatchCounts play_random_games(const Game& game, std::uint64_t seed, std::size_t first,
                              std::size_t last, const BatchResults& results) {
    return run_dispatched([&] {
        return play_games(game, seed, first, last, results,
                          [&](auto& state, Random& random, auto& playout) {
                              game.play_random(state, random, playout);
                          });
    });
}

/// Plays games of a batch in which each seat has a policy of its own.
template <class Game>
BatchCounts play_seated_games(const Game& game, const Seating& seating, std::uint64_t seed,
                              std::size_t first, std::size_t last, const BatchResults& results) {
    return play_games(game, seed, first, last, results,
                      [&](auto& state, Random& random, auto& playout) {
                          play_by(seating[state.seat], game, state, random, playout);
                      });
}

/// Plays `count` games on `threads` threads, or fewer where the machine grants no more; the results
/// do not depend on their number. `pause` is called between slices on the calling thread.
template <class Game, class Pause = NoPause>
BatchCounts simulate(const Game& game, const Seating& seating, std::uint64_t seed,
                     std::size_t count, int threads, const BatchResults& results,
                     Pause&& pause = {}) {
    std::vector<BatchCounts> counts(part_count(count, threads));
    for_each_slice(
        count, threads, pause, [&](std::size_t part, std::size_t first, std::size_t last) {
            counts[part] += all_random(seating)
                                ? play_random_games(game, seed, first, last, results)
                                : play_seated_games(game, seating, seed, first, last, results);
        });
    BatchCounts sum;
    for (const BatchCounts& part : counts) sum += part;
    return sum;
}

}  // namespace dominium::search
