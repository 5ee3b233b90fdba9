// Games and their states as Python objects.
#pragma once

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "../kingdom/kingdomino_setup.hpp"
#include "../kingdom/notation.hpp"
#include "../kingdom/queendomino_setup.hpp"
#include "../line/setup.hpp"
#include "../line/tally.hpp"
#include "../search/perft.hpp"
#include "actions.hpp"
#include "batches.hpp"
#include "every_game.hpp"
#include "problems.hpp"

namespace dominium::binding {

// --- What the families of games do each in their own way
// ------------------------------------------

template <class Game>
struct FamilyOf {
    using EventList = std::conditional_t<is_line<Game>, line::EventList, kingdom::EventList>;
};
template <class Game>
using Family = FamilyOf<std::decay_t<Game>>;

template <class Game>
auto read(const Game& game, const typename Game::State& state, std::string_view text) {
    if constexpr (is_line<Game>) {
        return game.parse(state, text);
    } else {
        return kingdom::parse(game, state, text);
    }
}

template <class Game>
auto viewed(const Game& game, const typename Game::State& state, std::optional<int> viewer) {
    if constexpr (is_line<Game>) {
        return game.view(state, viewer);
    } else {
        return kingdom::view_of(game, state, viewer);
    }
}

template <class Game>
auto scored(const Game& game, const typename Game::State& state) {
    if constexpr (is_line<Game>) {
        return game.scores(state);
    } else {
        std::vector<kingdom::KingdomScore> scores;
        for (int kingdom = 0; kingdom < game.kingdoms(); ++kingdom) {
            scores.push_back(game.score(state, kingdom));
        }
        return scores;
    }
}

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

/// Whether two games of a kind have the same options and, where they have dominoes, faces.
template <class Game>
bool same_rules(const Game& one, const Game& other) {
    if constexpr (!is_line<Game>) {
        if (one.faces() != other.faces()) return false;
    }
    return one.options() == other.options();
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

/// What a domino shows: its number, then terrain and crowns of each half.
using FreeFaces = std::tuple<int, std::string, int, std::string, int>;

/// The half of a domino; ValueError for one that no kingdom of the boxes can hold.
template <class Boxes>
kingdom::Half half_from(std::string_view text, int crowns) {
    auto terrain = enumerator<kingdom::Terrain>(text);
    bool is_known = static_cast<int>(terrain) < Boxes::terrains;
    int most = terrain == kingdom::Terrain::town ? 0 : kingdom::max_crowns;
    if (!is_known || crowns < 0 || crowns > most) {
        throw nb::value_error("impossible half");
    }
    return {terrain, static_cast<std::uint8_t>(crowns)};
}

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
    using type = std::variant<Position<Games>...>;
};
using AnyPosition = PositionsOf<AnyGame>::type;

class NativeState {
    AnyPosition position_;

    template <class Visit>
    decltype(auto) visit(Visit&& visitor) const {
        return std::visit(std::forward<Visit>(visitor), position_);
    }
    template <class Visit>
    decltype(auto) visit(Visit&& visitor) {
        return std::visit(std::forward<Visit>(visitor), position_);
    }

public:
    explicit NativeState(const AnyGame& game)
        : position_(std::visit([](const auto& chosen) -> AnyPosition { return Position(chosen); },
                               game)) {}

    explicit NativeState(AnyPosition position) : position_(std::move(position)) {}

    nb::object actor() const {
        return visit([](const auto& at) { return to_python(at.game.actor(at.state)); });
    }

    nb::list legal_actions() const {
        return visit([](const auto& at) {
            nb::list actions;
            for (const auto& action : at.game.legal_actions(at.state)) {
                actions.append(action_object(at.game, action));
            }
            return actions;
        });
    }

    nb::list odds() const {
        return visit([](const auto& at) {
            nb::list odds;
            if (!at.game.actor(at.state).is_chance()) return odds;
            for (const auto& action : at.game.legal_actions(at.state)) {
                odds.append(
                    nb::make_tuple(action_object(at.game, action), at.game.odds(at.state, action)));
            }
            return odds;
        });
    }

    nb::object action_mask() const {
        return visit([](const auto& at) {
            bool chance = at.game.actor(at.state).is_chance();
            auto size = static_cast<std::size_t>(chance ? at.game.num_chance_actions()
                                                        : at.game.num_actions());
            auto mask = std::make_unique<bool[]>(size);
            for (const auto& action : at.game.legal_actions(at.state)) {
                mask[static_cast<std::size_t>(at.game.index(action))] = true;
            }
            return array_of(std::move(mask), {size});
        });
    }

    nb::object refusal(nb::handle object) const {
        return visit([&](const auto& at) -> nb::object {
            auto action = action_from(at.game, object);
            auto refusal = at.game.refusal(at.state, action);
            return refusal ? refusal_object(*refusal) : nb::none();
        });
    }

    /// The events of a legal action, or the refusal of an illegal one.
    nb::object apply(nb::handle object) {
        return visit([&](auto& at) -> nb::object {
            auto action = action_from(at.game, object);
            if (auto refusal = at.game.refusal(at.state, action)) return refusal_object(*refusal);
            typename Family<decltype(at.game)>::EventList list;
            at.game.apply(at.state, action, list);
            nb::list events;
            for (const auto& event : list.events) {
                std::visit([&](const auto& value) { events.append(nb::cast(value)); }, event);
            }
            return nb::tuple(events);
        });
    }

    nb::object parse(std::string_view text) const {
        return visit([&](const auto& at) -> nb::object {
            auto parsed = read(at.game, at.state, text);
            if (parsed.index() == 1) return refusal_object(std::get<1>(parsed));
            return action_object(at.game, std::get<0>(parsed));
        });
    }

    nb::object view(std::optional<int> viewer) const {
        return visit([&](const auto& at) {
            if (viewer && (*viewer < 0 || *viewer >= at.game.seats())) {
                throw nb::value_error("no such seat");
            }
            return nb::cast(viewed(at.game, at.state, viewer));
        });
    }

    nb::object scores() const {
        return visit([](const auto& at) {
            nb::list scores;
            for (const auto& score : scored(at.game, at.state)) scores.append(nb::cast(score));
            return nb::tuple(scores);
        });
    }

    nb::object outcome() const {
        return visit([](const auto& at) -> nb::object {
            auto outcome = at.game.outcome(at.state);
            return outcome ? nb::cast(*outcome) : nb::none();
        });
    }

    nb::object preview(nb::handle object) const {
        return visit([&](const auto& at) -> nb::object {
            auto action = action_from(at.game, object);
            auto preview = at.game.preview(at.state, action);
            if (!preview) return nb::none();
            if constexpr (is_line<std::decay_t<decltype(at.game)>>) {
                return nb::cast(*preview);
            } else {
                return std::visit([](const auto& value) { return nb::cast(value); }, *preview);
            }
        });
    }

    nb::bytes key() const {
        return visit([](const auto& at) { return nb::bytes(&at.state, sizeof at.state); });
    }

    std::uint64_t perft(int depth) const {
        if (depth < 0) throw nb::value_error("the depth must not be negative");
        // A copy: without the lock another thread may change this state.
        return std::visit(
            [depth](const auto& at) {
                SignalCheck pause;
                nb::gil_scoped_release unlocked;
                return search::perft(at.game, at.state, depth, pause);
            },
            AnyPosition(position_));
    }

    /// The greedy choice of the acting seat.
    nb::object greedy_action(std::uint64_t seed) const {
        return visit([&](const auto& at) {
            if (!at.game.actor(at.state).is_seat()) throw nb::value_error("no seat has to decide");
            Random random(seed);
            return action_object(at.game, search::greedy_action(at.game, at.state, random));
        });
    }

    /// The candidates of a search, best first. Only where nothing is hidden: the games of tiles are
    /// searched from a memory.
    nb::object search(search::Budget budget, std::uint64_t seed,
                      const nb::sequence& compared) const {
        check_budget(budget);
        return visit([&]<class At>(const At& at) -> nb::object {
            if constexpr (is_line<decltype(at.game)>) {
                throw nb::type_error("hidden hands are searched from a memory");
            } else {
                if (!at.game.actor(at.state).is_seat()) {
                    throw nb::value_error("no seat has to decide");
                }
                auto actions = legal_from(at.game, at.state, compared);
                budget.even = !actions.empty();
                search::Pause pause = SignalCheck();
                auto copy = at;  // without the lock another thread may change this state
                search::Candidates<decltype(copy.game)> found;
                {
                    nb::gil_scoped_release unlocked;
                    found = search::search_position(copy.game, copy.state, budget, seed,
                                                    std::move(actions), pause);
                }
                return listed(copy.game, found);
            }
        });
    }

    /// The position of a game of tiles with nothing hidden.
    nb::object open_view() const {
        return visit([]<class At>(const At& at) -> nb::object {
            if constexpr (is_line<decltype(at.game)>) {
                return nb::cast(at.game.view_of_all(at.state));
            } else {
                throw nb::type_error("not a game of this family");
            }
        });
    }

    /// The notation of an action as a viewer may see it.
    std::string shown(nb::handle object, std::optional<int> viewer) const {
        return visit([&]<class At>(const At& at) {
            auto action = action_from(at.game, object);
            if constexpr (is_line<decltype(at.game)>) {
                if (at.game.hides(at.state, action, viewer)) {
                    return std::string(line::hidden_action);
                }
            }
            return text_of(action);
        });
    }

    const AnyPosition& position() const { return position_; }

    bool equals(const NativeState& other) const {
        if (position_.index() != other.position_.index()) return false;
        return std::visit(
            [&]<class At>(const At& at) {
                const auto& another = std::get<At>(other.position_);
                return same_rules(at.game, another.game) && at.state == another.state;
            },
            position_);
    }
};

class NativeGame {
public:
    explicit NativeGame(const AnyGame& game) : game_(game) {}

    const AnyGame& any() const { return game_; }

    NativeState start() const { return NativeState(game_); }

    /// The state of a position written down, or its faults.
    nb::object setup(const kingdom::Setup& setup) const {
        return with_family<false>(game_, [&](const auto& game) {
            return set_up(game, kingdom::read_setup(game, setup));
        });
    }
    nb::object line_setup(const line::Setup& setup) const {
        return with_family<true>(
            game_, [&](const auto& game) { return set_up(game, line::read_setup(game, setup)); });
    }

    /// How a match stands by a score pad, or its faults.
    nb::object tally(const std::vector<line::TallyEntry>& entries) const {
        return with_family<true>(game_, [&]<class Game>(const Game& game) {
            auto read = line::TallyReader<typename Game::Rules>(game).read(entries);
            return std::visit([](const auto& value) { return nb::cast(value); }, read);
        });
    }

    int num_actions() const {
        return std::visit([](const auto& game) { return game.num_actions(); }, game_);
    }
    int num_chance_actions() const {
        return std::visit([](const auto& game) { return game.num_chance_actions(); }, game_);
    }
    nb::object side() const {
        return with_family<false>(
            game_, []<class Game>(const Game&) { return nb::int_(Game::Window::side); });
    }

    nb::object kingdoms() const {
        return with_family<false>(game_,
                                  [](const auto& game) { return nb::int_(game.kingdoms()); });
    }
    nb::object kingdom_of(int seat) const {
        return with_family<false>(game_, [seat](const auto& game) {
            if (seat < 0 || seat >= game.seats()) throw nb::index_error("no such seat");
            return nb::int_(game.kingdom_of(seat));
        });
    }
    nb::object seats_of(int kingdom) const {
        return with_family<false>(game_, [kingdom](const auto& game) {
            if (kingdom < 0 || kingdom >= game.kingdoms()) {
                throw nb::index_error("no such kingdom");
            }
            return convert<false>(game.seats_of(kingdom));
        });
    }
    nb::object dominoes() const {
        return with_family<false>(game_, [](const auto& game) {
            nb::list faces;
            for (int number = 1; number <= game.domino_total(); ++number) {
                const auto& domino = game.domino(number);
                faces.append(nb::make_tuple(nb::cast(domino.left), nb::cast(domino.right)));
            }
            return nb::tuple(faces);
        });
    }

    /// The same game with other faces on some dominoes; ValueError where they are impossible.
    NativeGame with_faces(const std::vector<FreeFaces>& shown) const {
        return std::visit(
            [&]<class Game>(const Game& game) -> NativeGame {
                if constexpr (is_line<Game>) {
                    throw nb::type_error("not a game of this family");
                } else {
                    auto faces = game.faces();
                    for (const auto& [number, left, left_crowns, right, right_crowns] : shown) {
                        if (number < 1 || number > game.domino_total()) {
                            throw nb::value_error("no such domino");
                        }
                        faces[static_cast<std::size_t>(number - 1)] = {
                            half_from<typename Game::Boxes>(left, left_crowns),
                            half_from<typename Game::Boxes>(right, right_crowns)};
                    }
                    return NativeGame(Game(game.options(), faces));
                }
            },
            game_);
    }

    nb::object action(int index) const {
        return std::visit([&](const auto& game) { return at(game, game.action_at(index)); }, game_);
    }
    nb::object chance_action(int index) const {
        return std::visit([&](const auto& game) { return at(game, game.chance_action_at(index)); },
                          game_);
    }

    nb::dict simulate(std::size_t count, const std::vector<std::string>& policies,
                      std::uint64_t seed, int threads) const {
        return std::visit(
            [&](const auto& game) {
                auto seating = seating_of(policies);
                if (static_cast<int>(seating.size()) != game.seats()) {
                    throw nb::value_error("one player for each seat");
                }
                if (threads < 1) throw nb::value_error("at least one thread");
                return batch_of(game, count, seating, seed, threads);
            },
            game_);
    }

private:
    template <class Game>
    static nb::object at(const Game& game, const std::optional<typename Game::Action>& action) {
        if (!action) throw nb::index_error("no action has this number");
        return action_object(game, *action);
    }

    static search::Seating seating_of(const std::vector<std::string>& policies) {
        search::Seating seating;
        for (const std::string& text : policies) {
            auto policy = search::policy_named(text);
            if (!policy) throw nb::value_error("no such native player");
            seating.push_back(*policy);
        }
        return seating;
    }

    template <class Game, class Read>
    static nb::object set_up(const Game& game, const Read& read) {
        if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) return nb::cast(*faults);
        Position<Game> position(game);
        position.state = std::get<0>(read);
        return nb::cast(NativeState(AnyPosition(position)));
    }

    AnyGame game_;
};

}  // namespace dominium::binding
