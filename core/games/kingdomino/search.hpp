// The heuristics of Kingdomino for the searches.
#pragma once

#include <vector>

#include "../../search/kingdom_search.hpp"
#include "../../search/search_of.hpp"
#include "endgame.hpp"
#include "greedy.hpp"
#include "net_leaf.hpp"
#include "outlook.hpp"
#include "rules.hpp"

namespace dominium::search {

template <class W>
struct SearchOf<kingdom::Kingdomino<W>> {
    using Game = kingdom::Kingdomino<W>;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Playout = typename Game::Playout;

    /// Matches of searches that take the same time decided: with two rounds before the network
    /// (bench/README.md).
    static constexpr Style style{.leaf_rounds = 2};

    static Action greedy_action(const Game& game, const State& state, Random& random) {
        return search::greedy_action(game, state, random);
    }

    /// The same by a player who has followed the kingdoms.
    static Action greedy_action(const Game& game, const State& state, Random& random,
                                Playout& playout) {
        return search::greedy_action(game, state, surveyed<W>(state, playout), random);
    }

    static constexpr void play_greedy(const Game& game, State& state, Random& random,
                                      Playout& playout) {
        search::play_greedy(game, state, random, playout);
    }

    /// As a seat plays in the playouts of a search.
    static void play_well(const Game& game, State& state, Random& random, Playout& playout) {
        play_wisely(game, state, random, playout);
    }

    /// The actions of a decision that are worth a search: of many placements the most promising
    /// ones.
    static std::vector<Action> promising_actions(const Game& game, const State& state,
                                                 const Style& style) {
        bool is_last_round = static_cast<int>(state.round) == game.rounds();
        bool is_quickly_solved = is_solvable(game, state) && (game.seats() > 2 || is_last_round);
        if (state.step != Step::place || is_quickly_solved) return game.legal_actions(state);
        std::vector<Action> actions;
        const Survey<W> survey(state.kingdoms[state.seat]);
        for (const auto& [worth, placement] :
             weighed(survey, game.hand(state), game.placements(state), bonus_rules(game.options()),
                     turns_left(game, state, state.seat))) {
            if (static_cast<int>(actions.size()) == style.most_placements) break;
            actions.push_back(kingdom::Place{placement.square, placement.direction});
        }
        return actions;
    }

    static bool is_solvable(const Game& game, const State& state) {
        return search::is_solvable(game, state);
    }

    static std::vector<Candidate<Action>> solve(const Game& game, const State& state,
                                                const std::vector<Action>& actions) {
        return search::solve(game, state, actions);
    }

    static Worth worth_at_leaf(const Game& game, const State& state, int seat) {
        return worth_by_network(game, state, seat);
    }
};

}  // namespace dominium::search
