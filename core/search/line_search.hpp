// The searches of line games, and what they do with a game whose home says nothing else.
#pragma once

#include <utility>

#include "line_greedy.hpp"
#include "line_ismcts.hpp"
#include "line_planning.hpp"
#include "line_values.hpp"
#include "search_of.hpp"
#include "searching.hpp"

namespace dominium::search {

template <class R>
struct UsualLineSearch {
    using Game = line::Game<R>;

    /// Deals are planned.
    using Searcher = LinePlanner<R>;

    /// The weights of each game were found by matches of greedy players that differ in one of them,
    /// the foresight by matches between settings.
    static constexpr LayWeights weights{};
    static constexpr Foresight foresight{};

    /// The tiles that fit an open number.
    static constexpr line::TileSet fitting(int number) { return line::tiles_with(number); }

    /// The worth of laying a tile.
    static constexpr int worth(const Game&, const TriedLay& lay, const LayWeights& weights) {
        return usual_worth<R>(lay, weights);
    }

    /// The value of a deal without a target for a seat, from 0 to 1.
    static double value(const DealGains& gained, const line::Match&, const line::State&) {
        return (1 + gained.own() - gained.others()) / 2;
    }

    static line::Action greedy_action(const Game& game, const line::State& state, Random& random) {
        return best_action(game, state, random, LineSearchOf<R>::weights);
    }

    static void play_greedy(const Game& game, line::State& state, Random& random,
                            Silence& silence) {
        if (line::is_chance(state.step)) return game.play_random(state, random, silence);
        game.apply(state, LineSearchOf<R>::greedy_action(game, state, random), silence);
    }
};

/// The search of a seat for its decision, from what it knows.
template <class R>
using LineSearcher = typename LineSearchOf<R>::Searcher;

template <class R>
Candidates<line::Game<R>> Searching<line::Game<R>>::search(const Game& game,
                                                           const line::Memory& memory,
                                                           const Budget& budget, std::uint64_t seed,
                                                           std::vector<line::Action> compared,
                                                           const Pause& pause) {
    LineSearcher<R> searching(game, memory, budget, seed, std::move(compared));
    searching.run(pause);
    return searching.candidates();
}

template <class R>
Candidates<line::Game<R>> Searching<line::Game<R>>::information_set_search(
    const Game& game, const line::Memory& memory, const Budget& budget, std::uint64_t seed,
    const Pause& pause) {
    InformationSetSearch searching(game, memory, budget, seed);
    searching.run(pause);
    return searching.candidates();
}

}  // namespace dominium::search
