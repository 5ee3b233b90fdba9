// Games and their states as Python objects; the files that are named alike do the work.
#pragma once

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "../kingdom/facts.hpp"
#include "../kingdom/setup.hpp"
#include "../line/setup.hpp"
#include "../line/tally.hpp"
#include "../search/halving.hpp"
#include "actions.hpp"
#include "any_game.hpp"
#include "apart.hpp"

namespace dominium::binding {

/// Does the work on a game of this family; TypeError for the games of the other.
template <bool Line, class Work>
nb::object with_family(const AnyGame& any, Work&& work) {
    return std::visit(
        [&]<class Game>(const Game& game) -> nb::object {
            if constexpr (is_line<Game> == Line) {
                return work(game);
            } else {
                throw nb::type_error("not a game of this family");
            }
        },
        any);
}

/// An action with what a search found out about it.
struct FoundCandidate {
    nb::object action;
    search::Worth worth;
    std::int64_t playouts;
    int sides;
};

template <class Game>
int side_count(const Game& game) {
    if constexpr (is_line<Game>) {
        return game.seats();
    } else {
        return game.kingdoms();
    }
}

/// The actions behind Python objects; TypeError for anything else, ValueError for illegal ones.
template <class Game>
std::vector<typename Game::Action> legal_from(const Game& game, const typename Game::State& state,
                                              const nb::sequence& objects) {
    std::vector<typename Game::Action> actions;
    for (nb::handle object : objects) {
        auto action = action_from(game, object);
        if (game.refusal(state, action)) throw nb::value_error("not a legal action");
        actions.push_back(action);
    }
    return actions;
}

template <class Game>
nb::object listed(const Game& game,
                  const std::vector<search::Candidate<typename Game::Action>>& candidates) {
    nb::list found;
    for (const auto& candidate : candidates) {
        found.append(
            nb::cast(FoundCandidate{action_object(game, candidate.action), candidate.mean(),
                                    candidate.playouts, side_count(game)}));
    }
    return nb::tuple(found);
}

inline void check_budget(const search::Budget& budget) {
    if (!budget.playouts && !budget.seconds) throw nb::value_error("a search needs a budget");
    if (budget.threads < 1) throw nb::value_error("at least one thread");
}

/// The faces of a domino: its number, then terrain and crowns of each half.
using FreeFaces = std::tuple<int, std::string, int, std::string, int>;

/// A game and a state of it, whatever the game.
template <class Game>
class Position {
public:
    explicit Position(const Game& played) : game(played), state(played.start()) {}
    Game game;
    typename Game::State state;
};

template <class>
struct PositionsOf;
template <class... Games>
struct PositionsOf<std::variant<Games...>> {
    using type = std::variant<Apart<Position<Games>>...>;
};
using AnyPosition = PositionsOf<AnyGame>::type;

class NativeState {
    AnyPosition position_;
    /// Shared by the states that come from one.
    std::shared_ptr<ActionObjects> objects_;
    mutable std::size_t observation_size_ = 0;

public:
    NativeState(const AnyGame& game, std::shared_ptr<ActionObjects> objects);

    template <class Game>
    explicit NativeState(Position<Game> position)
        : position_(Apart(std::move(position))), objects_(std::make_shared<ActionObjects>()) {}

    /// Calls `visitor` with the position.
    template <class Visit>
    decltype(auto) visit(Visit&& visitor) const {
        return std::visit([&](const auto& held) -> decltype(auto) { return visitor(*held); },
                          position_);
    }
    template <class Visit>
    decltype(auto) visit(Visit&& visitor) {
        return std::visit([&](auto& held) -> decltype(auto) { return visitor(*held); }, position_);
    }

    nb::object actor() const;

    nb::list legal_actions() const;

    nb::list odds() const;

    nb::object action_mask() const;

    /// The numbers of the legal actions, in rising order.
    nb::list legal_numbers() const;

    /// The numbers of chance's actions with their probabilities.
    nb::list numbered_odds() const;

    nb::object refusal(nb::handle object) const;

    /// The events of a legal action, or the refusal of an illegal one.
    nb::object apply(nb::handle object);

    /// Applies the decision with this number and tells no events; the refusal of an illegal one.
    nb::object decide(int index);

    /// Lets chance act until it is done; the next to act. `chance` gives numbers from 0 to 1, used
    /// as Python's `random.choices` uses them.
    nb::object draw(const nb::callable& chance);

    /// Plays on to the end by simple players; the actions in the notation. `chance` gives numbers
    /// from 0 to 1, `thoughts` is the generator of the players, both used as the bots in Python use
    /// them.
    nb::list play_out(const std::vector<std::string>& policies, const nb::callable& chance,
                      nb::handle thoughts);

    nb::object parse(std::string_view text) const;

    nb::object view(std::optional<int> viewer) const;

    nb::object scores() const;

    nb::object outcome() const;

    nb::object preview(nb::handle object) const;

    nb::bytes key() const;

    /// The length of an observation, which takes some time to find out.
    std::size_t observation_size() const;

    std::uint64_t perft(int depth) const;

    /// The greedy choice of the acting seat.
    nb::object greedy_action(std::uint64_t seed) const;

    /// The candidates of a search, best first. Only where nothing is hidden: the games of tiles are
    /// searched from a memory.
    nb::object search(search::Budget budget, std::uint64_t seed,
                      const nb::sequence& compared) const;

    /// The position of a game of tiles with nothing hidden.
    nb::object open_view() const;

    /// The notation of an action as a viewer may see it.
    std::string shown(nb::handle object, std::optional<int> viewer) const;

    bool equals(const NativeState& other) const;
};

class NativeGame {
public:
    explicit NativeGame(const AnyGame& game)
        : game_(game), objects_(std::make_shared<ActionObjects>()) {}

    const AnyGame& any() const { return game_; }

    NativeState start() const { return NativeState(game_, objects_); }

    /// The state of a position written down, or its faults.
    nb::object setup(const kingdom::Setup& setup) const;
    nb::object line_setup(const line::Setup& setup) const;

    /// The running score of a match by a score pad, or the faults of the pad.
    nb::object tally(const std::vector<line::TallyEntry>& entries) const;

    /// The declared facts of the rules.
    nb::object facts() const;

    int num_actions() const;
    int num_chance_actions() const;
    nb::object side() const;

    nb::object kingdoms() const;
    nb::object kingdom_of(int seat) const;
    nb::object seats_of(int kingdom) const;
    nb::object dominoes() const;

    /// The same game with other faces on some dominoes; ValueError where they are impossible.
    NativeGame with_faces(const std::vector<FreeFaces>& shown) const;

    nb::object action(int index) const;
    nb::object chance_action(int index) const;

    nb::dict simulate(std::size_t count, const std::vector<std::string>& policies,
                      std::uint64_t seed, int threads) const;

private:
    AnyGame game_;
    std::shared_ptr<ActionObjects> objects_;
};

}  // namespace dominium::binding
