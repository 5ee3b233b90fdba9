#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <initializer_list>
#include <memory>

#include "../kingdom/kingdomino_setup.hpp"
#include "../kingdom/notation.hpp"
#include "../kingdom/queendomino_setup.hpp"
#include "../search/perft.hpp"
#include "actions.hpp"
#include "every_game.hpp"
#include "module.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;
using kingdom::Fault;
using kingdom::Refusal;

/// A NumPy array of this shape that owns its numbers.
template <class T>
nb::object array_of(std::unique_ptr<T[]> numbers, std::initializer_list<std::size_t> shape) {
    nb::capsule owner(numbers.get(), [](void* held) noexcept {
        std::unique_ptr<T[]>(static_cast<T*>(held)).reset();
    });
    return nb::cast(nb::ndarray<nb::numpy, T>(numbers.release(), shape, owner));
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
            return refusal ? nb::cast(*refusal) : nb::none();
        });
    }

    /// The events of a legal action, or the refusal of an illegal one.
    nb::object apply(nb::handle object) {
        return visit([&](auto& at) -> nb::object {
            auto action = action_from(at.game, object);
            if (auto refusal = at.game.refusal(at.state, action)) return nb::cast(*refusal);
            kingdom::EventList list;
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
            auto parsed = kingdom::parse(at.game, at.state, text);
            if (const auto* refusal = std::get_if<Refusal>(&parsed)) return nb::cast(*refusal);
            return action_object(at.game, std::get<0>(parsed));
        });
    }

    nb::object view(std::optional<int> viewer) const {
        return visit([&](const auto& at) {
            if (viewer && (*viewer < 0 || *viewer >= at.game.seats())) {
                throw nb::value_error("no such seat");
            }
            return nb::cast(kingdom::view_of(at.game, at.state, viewer));
        });
    }

    nb::object scores() const {
        return visit([](const auto& at) {
            nb::list scores;
            for (int kingdom = 0; kingdom < at.game.kingdoms(); ++kingdom) {
                scores.append(nb::cast(at.game.score(at.state, kingdom)));
            }
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
            return std::visit([](const auto& value) { return nb::cast(value); }, *preview);
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

    /// The candidates of a flat Monte-Carlo search, best first: action, mean value, playouts.
    nb::list search(std::optional<int> playouts, std::optional<double> seconds, double greedy_share,
                    std::uint64_t seed) const {
        if (!playouts && !seconds) throw nb::value_error("a search needs a budget");
        return visit([&](const auto& at) {
            if (!at.game.actor(at.state).is_seat()) throw nb::value_error("no seat has to decide");
            search::Budget budget{playouts, seconds, greedy_share};
            search::Search searching(at.game, at.state, budget, seed);
            {
                nb::gil_scoped_release unlocked;
                searching.run();
            }
            nb::list found;
            for (const auto& candidate : searching.candidates()) {
                found.append(nb::make_tuple(action_object(at.game, candidate.action),
                                            candidate.mean(), candidate.playouts));
            }
            return found;
        });
    }

    bool equals(const NativeState& other) const {
        if (position_.index() != other.position_.index()) return false;
        return std::visit(
            [&]<class At>(const At& at) {
                const auto& another = std::get<At>(other.position_);
                return at.game.options() == another.game.options() && at.state == another.state;
            },
            position_);
    }
};

class NativeGame {
public:
    explicit NativeGame(const AnyGame& game) : game_(game) {}

    NativeState start() const { return NativeState(game_); }

    /// The state of a position written down, or its faults.
    nb::object setup(const kingdom::Setup& setup) const {
        return std::visit(
            [&]<class Game>(const Game& game) -> nb::object {
                auto read = kingdom::read_setup(game, setup);
                if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) {
                    return nb::cast(*faults);
                }
                Position<Game> position(game);
                position.state = std::get<0>(read);
                return nb::cast(NativeState(AnyPosition(position)));
            },
            game_);
    }

    int num_actions() const {
        return std::visit([](const auto& game) { return game.num_actions(); }, game_);
    }
    int num_chance_actions() const {
        return std::visit([](const auto& game) { return game.num_chance_actions(); }, game_);
    }
    int side() const {
        return std::visit([]<class Game>(const Game&) { return Game::Window::side; }, game_);
    }

    int kingdoms() const {
        return std::visit([](const auto& game) { return game.kingdoms(); }, game_);
    }
    int kingdom_of(int seat) const {
        return std::visit(
            [seat](const auto& game) {
                if (seat < 0 || seat >= game.seats()) throw nb::index_error("no such seat");
                return game.kingdom_of(seat);
            },
            game_);
    }
    nb::object seats_of(int kingdom) const {
        return std::visit(
            [kingdom](const auto& game) {
                if (kingdom < 0 || kingdom >= game.kingdoms()) {
                    throw nb::index_error("no such kingdom");
                }
                return convert<false>(game.seats_of(kingdom));
            },
            game_);
    }
    nb::object dominoes() const {
        return std::visit(
            [](const auto& game) {
                nb::list faces;
                for (int number = 1; number <= game.domino_total(); ++number) {
                    const auto& domino = game.domino(number);
                    faces.append(nb::make_tuple(nb::cast(domino.left), nb::cast(domino.right)));
                }
                return nb::tuple(faces);
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
                return simulate_game(game, count, seating_of(policies), seed, threads);
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

    template <class Game>
    static nb::dict simulate_game(const Game& game, std::size_t count,
                                  const search::Seating& seating, std::uint64_t seed, int threads) {
        auto seats = static_cast<std::size_t>(game.seats());
        if (seating.size() != seats) throw nb::value_error("one player for each seat");
        if (threads < 1) throw nb::value_error("at least one thread");
        auto scores = std::make_unique<std::int16_t[]>(count * seats);
        auto places = std::make_unique<std::uint8_t[]>(count * seats);
        auto discards = std::make_unique<std::uint8_t[]>(count * seats);
        auto plies = std::make_unique<std::int32_t[]>(count);
        search::BatchCounts counts;
        {
            SignalCheck pause;
            nb::gil_scoped_release unlocked;
            counts = search::simulate(game, seating, seed, count, threads,
                                      {{scores.get(), count * seats},
                                       {places.get(), count * seats},
                                       {discards.get(), count * seats},
                                       {plies.get(), count}},
                                      pause);
        }
        nb::dict results;
        results["scores"] = array_of(std::move(scores), {count, seats});
        results["places"] = array_of(std::move(places), {count, seats});
        results["discards"] = array_of(std::move(discards), {count, seats});
        results["plies"] = array_of(std::move(plies), {count});
        results["placements"] = counts.placements;
        results["legal_placements"] = counts.legal_placements;
        return results;
    }

    AnyGame game_;
};

AnyGame kingdomino_from(const kingdom::KingdominoOptions& options) {
    if (options.size == 5) {
        if (options.fixed_frame) return SmallKingdominoOnTray(options);
        return SmallKingdomino(options);
    }
    if (options.fixed_frame) return LargeKingdominoOnTray(options);
    return LargeKingdomino(options);
}

AnyGame queendomino_from(const kingdom::QueendominoOptions& options) {
    if (kingdom::kingdom_size(options) == 5) return SmallQueendomino(options);
    return LargeQueendomino(options);
}

/// The game of possible options; ValueError for others.
template <class Options>
NativeGame checked_game(const Options& options, AnyGame (*game_from)(const Options&)) {
    bool seated = options.seats >= 2 && options.seats <= Options::max_seats;
    if (!seated || !kingdom::faults(options).empty()) throw nb::value_error("impossible options");
    return NativeGame(game_from(options));
}

void bind_state(nb::module_& module) {
    nb::class_<NativeState>(module, "NativeState")
        .def("actor", &NativeState::actor,
             nb::sig("def actor(self) -> int | typing.Literal['chance'] | None"))
        .def("legal_actions", &NativeState::legal_actions,
             nb::sig("def legal_actions(self) -> list[typing.Any]"))
        .def("odds", &NativeState::odds,
             nb::sig("def odds(self) -> list[tuple[typing.Any, float]]"))
        .def("action_mask", &NativeState::action_mask,
             nb::sig("def action_mask(self) -> numpy.typing.NDArray[numpy.bool_]"))
        .def("refusal", &NativeState::refusal, "action"_a,
             nb::sig("def refusal(self, action: object) -> Refusal | None"))
        .def("apply", &NativeState::apply, "action"_a,
             nb::sig("def apply(self, action: object) -> tuple[typing.Any, ...] | Refusal"))
        .def("parse", &NativeState::parse, "text"_a,
             nb::sig("def parse(self, text: str) -> typing.Any"))
        .def("view", &NativeState::view, "viewer"_a.none(),
             nb::sig("def view(self, viewer: int | None) -> View"))
        .def("scores", &NativeState::scores,
             nb::sig("def scores(self) -> tuple[KingdomScore, ...]"))
        .def("outcome", &NativeState::outcome, nb::sig("def outcome(self) -> Outcome | None"))
        .def("preview", &NativeState::preview, "action"_a,
             nb::sig("def preview(self, action: object) -> "
                     "Preview | TaxPreview | BuildPreview | None"))
        .def("key", &NativeState::key)
        .def("perft", &NativeState::perft, "depth"_a)
        .def("greedy_action", &NativeState::greedy_action, "seed"_a,
             nb::sig("def greedy_action(self, seed: int) -> typing.Any"))
        .def("search", &NativeState::search, "playouts"_a.none(), "seconds"_a.none(),
             "greedy_share"_a, "seed"_a,
             nb::sig("def search(self, playouts: int | None, seconds: float | None, "
                     "greedy_share: float, seed: int) -> list[tuple[typing.Any, float, int]]"))
        .def("copy", [](const NativeState& self) { return self; })
        .def("equals", &NativeState::equals, "other"_a);
}

void bind_game(nb::module_& module) {
    nb::class_<NativeGame>(module, "NativeGame")
        .def("start", &NativeGame::start)
        .def("setup", &NativeGame::setup, "setup"_a,
             nb::sig("def setup(self, setup: NativeSetup) -> NativeState | list[Fault]"))
        .def_prop_ro("num_actions", &NativeGame::num_actions)
        .def_prop_ro("num_chance_actions", &NativeGame::num_chance_actions)
        .def_prop_ro("side", &NativeGame::side)
        .def_prop_ro("kingdoms", &NativeGame::kingdoms)
        .def("kingdom_of", &NativeGame::kingdom_of, "seat"_a)
        .def("seats_of", &NativeGame::seats_of, "kingdom"_a,
             nb::sig("def seats_of(self, kingdom: int) -> tuple[int, ...]"))
        .def("dominoes", &NativeGame::dominoes,
             nb::sig("def dominoes(self) -> tuple[tuple[Half, Half], ...]"))
        .def("action", &NativeGame::action, "index"_a,
             nb::sig("def action(self, index: int) -> typing.Any"))
        .def("chance_action", &NativeGame::chance_action, "index"_a,
             nb::sig("def chance_action(self, index: int) -> typing.Any"))
        .def("simulate", &NativeGame::simulate, "count"_a, "policies"_a, "seed"_a, "threads"_a,
             nb::sig("def simulate(self, count: int, policies: collections.abc.Sequence[str], "
                     "seed: int, threads: int) -> dict[str, typing.Any]"));
}

void bind_kingdomino(nb::module_& module) {
    module.def(
        "kingdomino_faults",
        [](int seats, int size, bool wider_offer) {
            return kingdom::faults(kingdom::KingdominoOptions{
                .seats = seats, .size = size, .wider_offer = wider_offer});
        },
        "seats"_a, "size"_a, "wider_offer"_a);
    module.def(
        "kingdomino",
        [](int seats, int size, bool wider_offer, bool middle_kingdom, bool harmony,
           int games_in_match, std::string_view opening, std::string_view frame) {
            kingdom::KingdominoOptions options{seats,
                                               size,
                                               wider_offer,
                                               middle_kingdom,
                                               harmony,
                                               games_in_match,
                                               enumerator<kingdom::Opening>(opening),
                                               frame == "fixed"};
            return checked_game(options, &kingdomino_from);
        },
        "seats"_a, "size"_a, "wider_offer"_a, "middle_kingdom"_a, "harmony"_a, "games_in_match"_a,
        "opening"_a, "frame"_a);
}

void bind_queendomino(nb::module_& module) {
    module.def(
        "queendomino_faults",
        [](int seats, std::string_view set, bool teams) {
            return kingdom::faults(kingdom::QueendominoOptions{
                .seats = seats, .royal_wedding = set == "royal_wedding", .teams = teams});
        },
        "seats"_a, "set"_a, "teams"_a);
    module.def(
        "queendomino",
        [](int seats, std::string_view set, bool teams, std::string_view tax_bonus,
           bool middle_kingdom, bool harmony) {
            kingdom::QueendominoOptions options{
                seats,          set == "royal_wedding",
                teams,          enumerator<kingdom::TaxBonusRule>(tax_bonus),
                middle_kingdom, harmony};
            return checked_game(options, &queendomino_from);
        },
        "seats"_a, "set"_a, "teams"_a, "tax_bonus"_a, "middle_kingdom"_a, "harmony"_a);
}

}  // namespace

void bind_games(nb::module_& module) {
    bind_state(module);
    bind_game(module);
    bind_kingdomino(module);
    bind_queendomino(module);
}

}  // namespace dominium::binding
