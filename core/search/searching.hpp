// The searches as others ask for them. Only declared: they take the compiler long, so each game has
// them in a unit of its own.
#pragma once

#include <cstdint>
#include <vector>

#include "../line/memory.hpp"
#include "halving.hpp"

namespace dominium::search {

template <class Game>
using Candidates = std::vector<Candidate<typename Game::Action>>;

/// A kingdom game: nothing is hidden, so positions are searched.
template <class Game>
struct Searching {
    using State = typename Game::State;
    using Action = typename Game::Action;

    /// The actions of a decision, the best first: those to compare, which all get the same share of
    /// the budget, or without any all promising ones.
    static Candidates<Game> search(const Game& game, const State& root, const Budget& budget,
                                   std::uint64_t seed, std::vector<Action> compared,
                                   const Pause& pause);
};

/// A line game: hands are hidden, so what a seat knows is searched.
template <class R>
struct Searching<line::Game<R>> {
    using Game = line::Game<R>;

    /// The actions of a decision, the best first: those to compare, or without any all of them. The
    /// memory must be that of the acting seat.
    static Candidates<Game> search(const Game& game, const line::Memory& memory,
                                   const Budget& budget, std::uint64_t seed,
                                   std::vector<line::Action> compared, const Pause& pause);

    /// The same by information-set search, the most visited first.
    static Candidates<Game> information_set_search(const Game& game, const line::Memory& memory,
                                                   const Budget& budget, std::uint64_t seed,
                                                   const Pause& pause);
};

}  // namespace dominium::search
