// The definitions of `playing.hpp`, for the unit of each game.
#pragma once

#include "perft.hpp"
#include "playing.hpp"
#include "search_of.hpp"

namespace dominium::search {

template <class Game>
typename Playing<Game>::Action Playing<Game>::greedy_action(const Game& game, const State& state,
                                                            Random& random) {
    return SearchOf<Game>::greedy_action(game, state, random);
}

template <class Game>
typename Playing<Game>::Action Playing<Game>::greedy_action(const Game& game, const State& state,
                                                            Random& random, Playout& playout) {
    if constexpr (requires { SearchOf<Game>::greedy_action(game, state, random, playout); }) {
        return SearchOf<Game>::greedy_action(game, state, random, playout);
    } else {
        return SearchOf<Game>::greedy_action(game, state, random);
    }
}

template <class Game>
std::uint64_t Playing<Game>::perft(const Game& game, const State& state, int depth,
                                   const Pause& pause) {
    return search::perft(game, state, depth, pause);
}

template <class Game>
typename Playing<Game>::Counts Playing<Game>::simulate(const Game& game, const Seating& seating,
                                                       std::uint64_t seed, std::size_t count,
                                                       int threads, const Results& results,
                                                       const Pause& pause) {
    return search::simulate(game, seating, seed, count, threads, results, pause);
}

}  // namespace dominium::search
