// The heuristics of Queendomino for the searches.
#pragma once

#include <vector>

#include "../../search/kingdom_search.hpp"
#include "../../search/search_of.hpp"
#include "greedy.hpp"
#include "rules.hpp"

namespace dominium::search {

template <class W>
struct SearchOf<kingdom::Queendomino<W>> {
    using Game = kingdom::Queendomino<W>;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Playout = typename Game::Playout;

    static constexpr Style style{};

    static constexpr Action greedy_action(const Game& game, const State& state, Random& random) {
        return search::greedy_action(game, state, random);
    }

    static constexpr void play_greedy(const Game& game, State& state, Random& random,
                                      Playout& playout) {
        search::play_greedy(game, state, random, playout);
    }

    static void play_well(const Game& game, State& state, Random& random, Playout& playout) {
        play_greedy(game, state, random, playout);
    }

    static std::vector<Action> promising_actions(const Game& game, const State& state,
                                                 const Style&) {
        return search::promising_actions(game, state);
    }
};

}  // namespace dominium::search
