// The greedy player of Queendomino: the best immediate gain.
#pragma once

#include "../kingdom/queendomino.hpp"
#include "../random.hpp"

namespace dominium::search {

/// The greedy decision: the action after which the kingdom scores most; among equals a random one.
template <class W>
typename kingdom::Queendomino<W>::Action greedy_action(const kingdom::Queendomino<W>& game,
                                                       const kingdom::QueendominoState<W>& state,
                                                       Random& random) {
    auto actions = game.legal_actions(state);
    int kingdom = game.kingdom_of(state.seat);
    std::size_t best = 0;
    int most = 0;
    int equals = 0;
    for (std::size_t place = 0; place < actions.size(); ++place) {
        auto after = state;
        kingdom::Silence silence;
        game.apply(after, actions[place], silence);
        int points = game.points(after, kingdom);
        if (equals == 0 || points > most) {
            best = place;
            most = points;
            equals = 1;
        } else if (points == most && random.below(++equals) == 0) {
            best = place;
        }
    }
    return actions[best];
}

/// Plays one action by the greedy decision; chance plays by its odds.
template <class W>
void play_greedy(const kingdom::Queendomino<W>& game, kingdom::QueendominoState<W>& state,
                 Random& random, kingdom::QueendominoPlayout<W>& playout) {
    if (game.actor(state).is_seat()) {
        game.apply(state, greedy_action(game, state, random), playout);
    } else {
        game.play_random(state, random, playout);
    }
}

}  // namespace dominium::search
