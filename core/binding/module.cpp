// The Python module `dominium._core`: converts, never decides.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <cstring>

#include "../kingdom/hand_board.hpp"
#include "../kingdom/notation.hpp"
#include "../kingdom/setup.hpp"
#include "../kingdom/view.hpp"
#include "../search/batch.hpp"
#include "../search/perft.hpp"
#include "../search/search.hpp"
#include "described.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;
using kingdom::Action;
using kingdom::Fault;
using kingdom::Options;
using kingdom::Refusal;

/// Every game of the library; a new game joins here.
using AnyGame = std::variant<
    kingdom::Kingdomino<kingdom::Window<5, false>>, kingdom::Kingdomino<kingdom::Window<5, true>>,
    kingdom::Kingdomino<kingdom::Window<7, false>>, kingdom::Kingdomino<kingdom::Window<7, true>>>;

template <class Game>
nb::object action_object(const Game& game, const Action& action) {
    return std::visit(
        [&]<class T>(const T& value) { return nb::cast(Numbered<T>{value, game.index(action)}); },
        action);
}

template <class... T>
std::optional<Action> action_from(nb::handle object, std::type_identity<std::variant<T...>>) {
    std::optional<Action> found;
    ((nb::isinstance<Numbered<T>>(object) ? void(found = nb::cast<const Numbered<T>&>(object).value)
                                          : void()),
     ...);
    return found;
}

/// The action behind a Python object; TypeError for anything else.
Action action_from(nb::handle object) {
    auto action = action_from(object, std::type_identity<Action>{});
    if (!action) throw nb::type_error("not an action of this game");
    return *action;
}

/// A one-dimensional or two-dimensional NumPy array that owns its numbers.
template <class T>
nb::object array_of(std::vector<T> numbers, std::size_t rows, std::size_t columns) {
    auto* owned = new std::vector<T>(std::move(numbers));
    nb::capsule owner(owned,
                      [](void* held) noexcept { delete static_cast<std::vector<T>*>(held); });
    if (columns == 0) return nb::cast(nb::ndarray<nb::numpy, T>(owned->data(), {rows}, owner));
    return nb::cast(nb::ndarray<nb::numpy, T>(owned->data(), {rows, columns}, owner));
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
            for (const Action& action : at.game.legal_actions(at.state)) {
                actions.append(action_object(at.game, action));
            }
            return actions;
        });
    }

    nb::list odds() const {
        return visit([](const auto& at) {
            nb::list odds;
            if (!at.game.actor(at.state).is_chance()) return odds;
            for (const Action& action : at.game.legal_actions(at.state)) {
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
            auto* mask = new bool[size]{};
            nb::capsule owner(mask, [](void* held) noexcept { delete[] static_cast<bool*>(held); });
            for (const Action& action : at.game.legal_actions(at.state)) {
                mask[at.game.index(action)] = true;
            }
            return nb::cast(nb::ndarray<nb::numpy, bool>(mask, {size}, owner));
        });
    }

    nb::object refusal(nb::handle object) const {
        Action action = action_from(object);
        return visit([&](const auto& at) -> nb::object {
            auto refusal = at.game.refusal(at.state, action);
            return refusal ? nb::cast(*refusal) : nb::none();
        });
    }

    /// The events of a legal action, or the refusal of an illegal one.
    nb::object apply(nb::handle object) {
        Action action = action_from(object);
        return visit([&](auto& at) -> nb::object {
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
            return action_object(at.game, std::get<Action>(parsed));
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
            for (int seat = 0; seat < at.game.seats(); ++seat) {
                scores.append(nb::cast(at.game.score(at.state, seat)));
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
        Action action = action_from(object);
        return visit([&](const auto& at) -> nb::object {
            auto preview = at.game.preview(at.state, action);
            return preview ? nb::cast(*preview) : nb::none();
        });
    }

    nb::bytes key() const {
        return visit([](const auto& at) { return nb::bytes(&at.state, sizeof at.state); });
    }

    std::uint64_t perft(int depth) const {
        if (depth < 0) throw nb::value_error("the depth must not be negative");
        nb::gil_scoped_release unlocked;
        return visit([&](const auto& at) { return search::perft(at.game, at.state, depth); });
    }

    /// The greedy choice of the acting seat.
    nb::object greedy_action(std::uint64_t seed) const {
        return visit([&](const auto& at) {
            Random random(seed);
            return action_object(at.game, search::greedy_action(at.game, at.state, random));
        });
    }

    /// The candidates of a flat Monte-Carlo search, best first: action, mean value, playouts.
    nb::list search(std::optional<int> playouts, std::optional<double> seconds, double greedy_share,
                    std::uint64_t seed) const {
        return visit([&](const auto& at) {
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
                auto read = kingdom::SetupReader(game, setup).read();
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
    static nb::object at(const Game& game, const std::optional<Action>& action) {
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
        std::vector<std::int16_t> scores(count * seats);
        std::vector<std::uint8_t> places(count * seats);
        std::vector<std::uint8_t> discards(count * seats);
        std::vector<std::int32_t> plies(count);
        search::BatchCounts counts;
        {
            nb::gil_scoped_release unlocked;
            counts = search::simulate(game, seating, seed, count, threads,
                                      {scores, places, discards, plies});
        }
        nb::dict results;
        results["scores"] = array_of(std::move(scores), count, seats);
        results["places"] = array_of(std::move(places), count, seats);
        results["discards"] = array_of(std::move(discards), count, seats);
        results["plies"] = array_of(std::move(plies), count, 0);
        results["placements"] = counts.placements;
        results["legal_placements"] = counts.legal_placements;
        return results;
    }

    AnyGame game_;
};

template <class E>
E enumerator(std::string_view text) {
    const auto texts = enumerators(E{});
    for (std::size_t index = 0; index < texts.size(); ++index) {
        if (texts[index] == text) return static_cast<E>(index);
    }
    throw nb::value_error("unknown choice");
}

/// A number as a half's crowns; far too many stay too many.
std::uint8_t crowns_from(int crowns) {
    return static_cast<std::uint8_t>(std::clamp(crowns, 0, 255));
}

kingdom::Half half_from(const std::pair<std::string, int>& half) {
    return {enumerator<kingdom::Terrain>(half.first), crowns_from(half.second)};
}

/// A square's name as a square; ValueError for anything else.
Square square_from(std::string_view text) {
    auto square = kingdom::parse_square(text);
    if (!square) throw nb::value_error("not a square");
    return *square;
}

void bind_setup(nb::module_& module) {
    using kingdom::Setup;
    using kingdom::SetupKingdom;
    using kingdom::SetupSlot;
    nb::class_<SetupSlot>(module, "NativeSetupSlot")
        .def(
            "__init__",
            [](SetupSlot* self, int domino, std::optional<int> seat, bool placed) {
                new (self) SetupSlot{domino, seat, placed};
            },
            "domino"_a, "seat"_a.none(), "placed"_a);
    nb::class_<SetupKingdom>(module, "NativeSetupKingdom")
        .def(
            "__init__",
            [](SetupKingdom* self, std::string position, std::vector<int> discarded) {
                new (self) SetupKingdom{std::move(position), std::move(discarded)};
            },
            "position"_a, "discarded"_a);
    nb::class_<Setup>(module, "NativeSetup")
        .def(
            "__init__",
            [](Setup* self, std::string_view step, std::optional<int> seat, int round,
               int game_number, std::vector<SetupSlot> offer, std::vector<SetupSlot> next_offer,
               std::vector<SetupKingdom> kingdoms, std::vector<std::vector<int>> finished_games,
               std::vector<int> undrawn) {
                new (self) Setup{enumerator<kingdom::Step>(step),
                                 seat,
                                 round,
                                 game_number,
                                 std::move(offer),
                                 std::move(next_offer),
                                 std::move(kingdoms),
                                 std::move(finished_games),
                                 std::move(undrawn)};
            },
            "step"_a, "seat"_a.none(), "round"_a, "game_number"_a, "offer"_a, "next_offer"_a,
            "kingdoms"_a, "finished_games"_a, "undrawn"_a);
}

void bind_hand_board(nb::module_& module) {
    using kingdom::HandBoard;
    using Face = std::pair<std::string, int>;
    nb::class_<HandBoard>(module, "HandBoard")
        .def(nb::init<int, bool>(), "size"_a, "fixed"_a)
        .def_static("from_position", &HandBoard::from_position, "text"_a, "size"_a, "fixed"_a)
        .def(
            "put_castle",
            [](HandBoard& self, std::string_view square) { self.put_castle(square_from(square)); },
            "square"_a)
        .def(
            "put",
            [](HandBoard& self, std::string_view square, const Face& half) {
                self.put(square_from(square), half_from(half));
            },
            "square"_a, "half"_a)
        .def(
            "put_domino",
            [](HandBoard& self, std::string_view square, std::string_view direction,
               const Face& left, const Face& right, std::optional<int> number) {
                self.put_domino({square_from(square), enumerator<kingdom::Direction>(direction)},
                                {half_from(left), half_from(right)}, number);
            },
            "square"_a, "direction"_a, "left"_a, "right"_a, "number"_a.none())
        .def(
            "remove",
            [](HandBoard& self, std::string_view square) { self.remove(square_from(square)); },
            "square"_a)
        .def("discard", &HandBoard::discard, "count"_a)
        .def("faults", &HandBoard::faults)
        .def(
            "score",
            [](const HandBoard& self, bool middle_kingdom, bool harmony) {
                return self.score({middle_kingdom, harmony});
            },
            "middle_kingdom"_a, "harmony"_a)
        .def("view", &HandBoard::view)
        .def("copy", [](const HandBoard& self) { return self; });
}

Options options_from(int seats, int size, bool wider_offer, bool middle_kingdom, bool harmony,
                     int games_in_match, std::string_view opening, std::string_view frame) {
    return {seats,
            size,
            wider_offer,
            middle_kingdom,
            harmony,
            games_in_match,
            enumerator<kingdom::Opening>(opening),
            frame == "fixed"};
}

AnyGame game_from(const Options& options) {
    using kingdom::Kingdomino;
    using kingdom::Window;
    if (options.size == 5) {
        if (options.fixed_frame) return Kingdomino<Window<5, true>>(options);
        return Kingdomino<Window<5, false>>(options);
    }
    if (options.fixed_frame) return Kingdomino<Window<7, true>>(options);
    return Kingdomino<Window<7, false>>(options);
}

template <class T>
void bind_problem(nb::module_& module, const char* name) {
    nb::class_<T>(module, name)
        .def_prop_ro("code",
                     [](const T& self) {
                         if constexpr (Enumerated<decltype(self.code)>) {
                             return dominium::text_of(self.code);
                         } else {
                             return std::string_view(self.code);
                         }
                     })
        .def_prop_ro(
            "params", [](const T& self) { return to_dict(self.params); },
            nb::for_getter(nb::sig("def params(self) -> dict[str, int | str]")));
}

/// Binds an event type; `seen_by` cuts it for a viewer.
template <class T>
void bind_event(nb::module_& module, nb::list& schema) {
    bind_described<T>(module, schema, nb::str("GameEvent"))
        .def(
            "seen_by",
            [](const T& self, std::optional<int> viewer) -> nb::object {
                auto seen = kingdom::seen_by(self, viewer);
                if (!seen) return nb::none();
                return std::visit([](const auto& value) { return nb::cast(value); }, *seen);
            },
            "viewer"_a.none(),
            nb::sig("def seen_by(self, viewer: int | None) -> typing.Self | None"),
            "What a seat, or (None) the public, sees of the event; None when it is hidden.");
}

nb::list bind_values(nb::module_& module) {
    using namespace kingdom;
    nb::list schema;
    bind_described<Half>(module, schema);
    bind_described<BoardSquare>(module, schema);
    bind_described<Area>(module, schema);
    bind_described<OfferSlot>(module, schema);
    bind_described<Turn>(module, schema);
    bind_described<Property>(module, schema);
    bind_described<Bonus>(module, schema);
    bind_described<KingdomScore>(module, schema);
    bind_described<KingdomView>(module, schema);
    bind_described<Standing>(module, schema);
    bind_described<Outcome>(module, schema);
    bind_described<View>(module, schema);
    bind_described<Preview>(module, schema);
    [&]<class... T>(std::type_identity<std::variant<T...>>) {
        (bind_action<T>(module, schema), ...);
    }(std::type_identity<Action>{});
    [&]<class... T>(std::type_identity<std::variant<T...>>) {
        (bind_event<T>(module, schema), ...);
    }(std::type_identity<Event>{});
    return schema;
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
             nb::sig("def preview(self, action: object) -> Preview | None"))
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
        .def("action", &NativeGame::action, "index"_a,
             nb::sig("def action(self, index: int) -> typing.Any"))
        .def("chance_action", &NativeGame::chance_action, "index"_a,
             nb::sig("def chance_action(self, index: int) -> typing.Any"))
        .def("simulate", &NativeGame::simulate, "count"_a, "policies"_a, "seed"_a, "threads"_a,
             nb::sig("def simulate(self, count: int, policies: collections.abc.Sequence[str], "
                     "seed: int, threads: int) -> dict[str, typing.Any]"));
}

}  // namespace

NB_MODULE(_core, module) {
    module.doc() = "The native rules, search and batches of Dominium.";
    bind_problem<Refusal>(module, "Refusal");
    bind_problem<Fault>(module, "Fault");
    nb::list schema = bind_values(module);
    bind_state(module);
    bind_setup(module);
    bind_hand_board(module);
    bind_game(module);
    module.def(
        "schema", [schema]() { return nb::list(schema); },
        nb::sig("def schema() -> list[dict[str, typing.Any]]"),
        "Every described struct, language-neutral, for generated types.");
    module.def(
        "refusal_codes",
        [] {
            nb::list codes;
            for (std::string_view code : enumerators(kingdom::RefusalCode{})) {
                codes.append(to_python(code));
            }
            return codes;
        },
        nb::sig("def refusal_codes() -> list[str]"));
    module.def(
        "dominoes",
        [] {
            nb::list faces;
            for (const auto& domino : kingdom::dominoes) {
                faces.append(nb::make_tuple(nb::cast(domino.left), nb::cast(domino.right)));
            }
            return faces;
        },
        nb::sig("def dominoes() -> list[tuple[Half, Half]]"), "The faces of dominoes 1–48.");
    module.def(
        "kingdomino_faults",
        [](int seats, int size, bool wider_offer) {
            return kingdom::faults({.seats = seats, .size = size, .wider_offer = wider_offer});
        },
        "seats"_a, "size"_a, "wider_offer"_a);
    module.def(
        "kingdomino",
        [](int seats, int size, bool wider_offer, bool middle_kingdom, bool harmony,
           int games_in_match, std::string_view opening, std::string_view frame) {
            Options options = options_from(seats, size, wider_offer, middle_kingdom, harmony,
                                           games_in_match, opening, frame);
            if (!kingdom::faults(options).empty()) throw nb::value_error("impossible options");
            return NativeGame(game_from(options));
        },
        "seats"_a, "size"_a, "wider_offer"_a, "middle_kingdom"_a, "harmony"_a, "games_in_match"_a,
        "opening"_a, "frame"_a);
}

}  // namespace dominium::binding
