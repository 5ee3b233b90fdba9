// The observation of any game: its layout, and its bytes for a seat.
#pragma once

#include "kingdom_observation.hpp"
#include "line_observation.hpp"

namespace dominium::environment {

/// The cache of a position from which its observations are quickly written.
template <class Game>
using Kept = std::conditional_t<std::is_same_v<typename Game::State, line::State>, NothingKept,
                                Boards<Game>>;

/// The fields of a game's observations; they depend on its options alone.
template <class Game>
Layout layout_of(const Game& game) {
    Layout layout;
    observe(game, game.start(), 0, Kept<Game>(game), layout);
    return layout;
}

/// Writes what a seat sees; `kept` has followed the position.
template <class Game>
void write_observation(const Game& game, const typename Game::State& state, int seat,
                       const Kept<Game>& kept, std::uint8_t* bytes) {
    observe(game, state, seat, kept, Writer(bytes));
}

/// The same of a single position.
template <class Game>
void write_observation(const Game& game, const typename Game::State& state, int seat,
                       std::uint8_t* bytes) {
    Kept<Game> kept(game);
    kept.follow(game, state);
    write_observation(game, state, seat, kept, bytes);
}

}  // namespace dominium::environment
