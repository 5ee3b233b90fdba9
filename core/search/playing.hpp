// The uses of a game that need no search: to play by a policy, to count, to play batches. Only
// declared: they take the compiler long, so each game has them in a unit of its own.
#pragma once

#include <cstdint>

#include "kingdom_batch.hpp"
#include "line_batch.hpp"

namespace dominium::search {

/// The output arrays of batches, and what is counted besides.
template <class Game>
struct BatchOf {
    using Results = BatchResults;
    using Counts = BatchCounts;
};

template <class R>
struct BatchOf<line::Game<R>> {
    using Results = LineResults;
    using Counts = void;
};

template <class Game>
struct Playing {
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Playout = typename Game::Playout;
    using Results = typename BatchOf<Game>::Results;
    using Counts = typename BatchOf<Game>::Counts;

    /// The greedy choice of the acting seat.
    static Action greedy_action(const Game& game, const State& state, Random& random);

    /// The same in a game whose greedy choices all get the same `playout`, which keeps what they
    /// have found out.
    static Action greedy_action(const Game& game, const State& state, Random& random,
                                Playout& playout);

    static std::uint64_t perft(const Game& game, const State& state, int depth, const Pause& pause);

    static Counts simulate(const Game& game, const Seating& seating, std::uint64_t seed,
                           std::size_t count, int threads, const Results& results,
                           const Pause& pause);
};

}  // namespace dominium::search
