// Whole matches of the tile games in batches on several threads.
#pragma once

#include <cstdint>
#include <span>

#include "../line/game.hpp"
#include "dispatch.hpp"
#include "parallel.hpp"
#include "pause.hpp"
#include "policies.hpp"

namespace dominium::search {

/// The output arrays of a batch: one row a match, one column a seat.
struct LineResults {
    std::span<std::int32_t> scores;
    std::span<std::uint8_t> places;
    std::span<std::uint32_t> deals;
    std::span<std::uint8_t> endings;
    std::span<std::int32_t> plies;
};

template <class R>
void write_results(const line::Game<R>& game, const line::State& state, const LineResults& results,
                   std::size_t number) {
    const line::Match& match = state.match;
    auto places = line::places_by(game.seats(), [&](int seat) { return -match.totals[seat]; });
    auto seats = static_cast<std::size_t>(game.seats());
    for (std::size_t seat = 0; seat < seats; ++seat) {
        results.scores[number * seats + seat] = match.totals[seat];
        results.places[number * seats + seat] = places[seat];
    }
    results.deals[number] = match.deal;
    results.endings[number] = static_cast<std::uint8_t>(state.ending);
}

/// Plays the matches `first`…`last`−1 of a batch: hands are dealt at once, every other ply is
/// played by `act(state, random, silence)`.
template <class R, class Act>
void play_matches(const line::Game<R>& game, std::uint64_t seed, std::size_t first,
                  std::size_t last, const LineResults& results, Act&& act) {
    Silence silence;
    for (std::size_t number = first; number < last; ++number) {
        Random random = Random::of_game(seed, number);
        line::State state = game.start();
        std::int32_t plies = 0;
        while (state.step != line::Step::finished) {
            if (state.step == line::Step::deal_tile) {
                plies += game.deal_random(state, random, silence);
            } else {
                act(state, random, silence);
                ++plies;
            }
        }
        results.plies[number] = plies;
        write_results(game, state, results, number);
    }
}

template <class R>
void play_random_matches(const line::Game<R>& game, std::uint64_t seed, std::size_t first,
                         std::size_t last, const LineResults& results) {
    run_dispatched([&] {
        play_matches(game, seed, first, last, results,
                     [&](line::State& state, Random& random, Silence& silence) {
                         game.play_random(state, random, silence);
                     });
    });
}

template <class R>
void play_seated_matches(const line::Game<R>& game, const Seating& seating, std::uint64_t seed,
                         std::size_t first, std::size_t last, const LineResults& results) {
    play_matches(game, seed, first, last, results,
                 [&](line::State& state, Random& random, Silence& silence) {
                     play_by(seating[state.seat], game, state, random, silence);
                 });
}

/// Plays `count` matches; the results do not depend on the number of threads.
template <class R, class Pause = NoPause>
void simulate(const line::Game<R>& game, const Seating& seating, std::uint64_t seed,
              std::size_t count, int threads, const LineResults& results, Pause&& pause = {}) {
    for_each_slice(count, threads, pause, [&](std::size_t, std::size_t first, std::size_t last) {
        if (all_random(seating)) {
            play_random_matches(game, seed, first, last, results);
        } else {
            play_seated_matches(game, seating, seed, first, last, results);
        }
    });
}

}  // namespace dominium::search
