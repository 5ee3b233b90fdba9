// Games and their states.
#include "games.hpp"

#include "module.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;

nb::tuple by_side(const std::array<double, search::most_sides>& figures, int sides) {
    nb::list listed;
    for (int side = 0; side < sides; ++side) listed.append(figures[static_cast<std::size_t>(side)]);
    return nb::tuple(listed);
}

void bind_candidate(nb::module_& module) {
    nb::class_<FoundCandidate>(module, "Candidate",
                               "What a search found out about an action of a decision.")
        .def_prop_ro(
            "action", [](const FoundCandidate& self) { return self.action; },
            nb::for_getter(nb::sig("def action(self) -> typing.Any")))
        .def_prop_ro(
            "value", [](const FoundCandidate& self) { return self.worth.value; },
            "What the search maximised, from 0 to 1.")
        .def_prop_ro(
            "win", [](const FoundCandidate& self) { return self.worth.win; },
            "The probability of the first place of the running game or deal, ties shared; alone in "
            "Solo, that everything is laid.")
        .def_prop_ro(
            "points", [](const FoundCandidate& self) { return self.worth.points; },
            "The expected final points of the own side in the running game; of tiles, the expected "
            "gain in the running deal.")
        .def_prop_ro(
            "margin", [](const FoundCandidate& self) { return self.worth.margin; },
            "The expected points over the best opponent's; 0 alone.")
        .def_prop_ro(
            "wins", [](const FoundCandidate& self) { return by_side(self.worth.wins, self.sides); },
            nb::for_getter(nb::sig("def wins(self) -> tuple[float, ...]")),
            "`win` for every side: kingdom, or seat at the games of tiles.")
        .def_prop_ro(
            "totals",
            [](const FoundCandidate& self) { return by_side(self.worth.totals, self.sides); },
            nb::for_getter(nb::sig("def totals(self) -> tuple[float, ...]")),
            "`points` for every side.")
        .def_ro("playouts", &FoundCandidate::playouts,
                "How often the action was tried; 0 where the figures are calculated, not tried.")
        .def("__repr__",
             [](const FoundCandidate& self) -> nb::str {
                 nb::str form(
                     "Candidate(action={}, value={:.4f}, win={:.4f}, points={:.2f}, "
                     "margin={:.2f}, playouts={})");
                 return nb::str(form.attr("format")(nb::str(self.action), self.worth.value,
                                                    self.worth.win, self.worth.points,
                                                    self.worth.margin, self.playouts));
             })
        .def(
            "__eq__",
            [](const FoundCandidate& self, nb::handle object) {
                FoundCandidate* other = nullptr;
                if (!nb::try_cast(object, other) || other == nullptr) return false;
                return self.action.equal(other->action) && self.worth == other->worth &&
                       self.playouts == other->playouts;
            },
            nb::arg("other").none(), nb::sig("def __eq__(self, other: object) -> bool"))
        .def("__hash__", [](const FoundCandidate& self) { return nb::hash(self.action); });
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
        .def("legal_numbers", &NativeState::legal_numbers,
             nb::sig("def legal_numbers(self) -> list[int]"),
             "The numbers of the legal actions, in rising order.")
        .def("numbered_odds", &NativeState::numbered_odds,
             nb::sig("def numbered_odds(self) -> list[tuple[int, float]]"))
        .def("decide", &NativeState::decide, "index"_a,
             nb::sig("def decide(self, index: int) -> Refusal | None"),
             "Applies the decision with this number and tells no events.")
        .def("draw", &NativeState::draw, "chance"_a,
             nb::sig("def draw(self, chance: collections.abc.Callable[[], float]) -> "
                     "int | typing.Literal['chance'] | None"),
             "Lets chance act until it is done; the next to act.")
        .def("play_out", &NativeState::play_out, "policies"_a, "chance"_a, "thoughts"_a,
             nb::sig("def play_out(self, policies: collections.abc.Sequence[str], "
                     "chance: collections.abc.Callable[[], float], thoughts: object) -> "
                     "list[str]"),
             "Plays on to the end by simple players; the actions in the notation.")
        .def("parse", &NativeState::parse, "text"_a,
             nb::sig("def parse(self, text: str) -> typing.Any"))
        .def("view", &NativeState::view, "viewer"_a.none(),
             nb::sig("def view(self, viewer: int | None) -> typing.Any"))
        .def("open_view", &NativeState::open_view, nb::sig("def open_view(self) -> LineView"))
        .def("shown", &NativeState::shown, "action"_a, "viewer"_a.none())
        .def("scores", &NativeState::scores, nb::sig("def scores(self) -> tuple[typing.Any, ...]"))
        .def("outcome", &NativeState::outcome, nb::sig("def outcome(self) -> typing.Any"))
        .def("preview", &NativeState::preview, "action"_a,
             nb::sig("def preview(self, action: object) -> typing.Any"))
        .def("key", &NativeState::key)
        .def("perft", &NativeState::perft, "depth"_a)
        .def("greedy_action", &NativeState::greedy_action, "seed"_a,
             nb::sig("def greedy_action(self, seed: int) -> typing.Any"))
        .def(
            "search",
            [](const NativeState& self, std::optional<int> playouts, std::optional<double> seconds,
               std::uint64_t seed, int threads, std::optional<double> greedy_share,
               const nb::sequence& actions) {
                return self.search({playouts, seconds, greedy_share, threads}, seed, actions);
            },
            "playouts"_a.none(), "seconds"_a.none(), "seed"_a, "threads"_a, "greedy_share"_a.none(),
            "actions"_a,
            nb::sig("def search(self, playouts: int | None, seconds: float | None, seed: int, "
                    "threads: int, greedy_share: float | None, "
                    "actions: collections.abc.Sequence[typing.Any]) -> tuple[Candidate, ...]"))
        .def("copy", [](const NativeState& self) { return self; })
        .def("equals", &NativeState::equals, "other"_a);
}

void bind_game(nb::module_& module) {
    nb::class_<NativeGame>(module, "NativeGame")
        .def("start", &NativeGame::start)
        .def("setup", &NativeGame::setup, "setup"_a,
             nb::sig("def setup(self, setup: NativeSetup) -> NativeState | list[Fault]"))
        .def("line_setup", &NativeGame::line_setup, "setup"_a,
             nb::sig("def line_setup(self, setup: NativeLineSetup) -> NativeState | list[Fault]"))
        .def("tally", &NativeGame::tally, "entries"_a,
             nb::sig("def tally(self, entries: collections.abc.Sequence[NativeTallyEntry]) -> "
                     "Tally | list[Fault]"))
        .def_prop_ro("facts", &NativeGame::facts,
                     nb::for_getter(nb::sig("def facts(self) -> KingdomFacts | LineFacts")))
        .def_prop_ro("num_actions", &NativeGame::num_actions)
        .def_prop_ro("num_chance_actions", &NativeGame::num_chance_actions)
        .def_prop_ro("side", &NativeGame::side, nb::for_getter(nb::sig("def side(self) -> int")))
        .def_prop_ro("kingdoms", &NativeGame::kingdoms,
                     nb::for_getter(nb::sig("def kingdoms(self) -> int")))
        .def("kingdom_of", &NativeGame::kingdom_of, "seat"_a,
             nb::sig("def kingdom_of(self, seat: int) -> int"))
        .def("seats_of", &NativeGame::seats_of, "kingdom"_a,
             nb::sig("def seats_of(self, kingdom: int) -> tuple[int, ...]"))
        .def("dominoes", &NativeGame::dominoes,
             nb::sig("def dominoes(self) -> tuple[tuple[Half, Half], ...]"))
        .def("with_faces", &NativeGame::with_faces, "shown"_a,
             nb::sig("def with_faces(self, shown: collections.abc.Sequence["
                     "tuple[int, str, int, str, int]]) -> NativeGame"))
        .def("action", &NativeGame::action, "index"_a,
             nb::sig("def action(self, index: int) -> typing.Any"))
        .def("chance_action", &NativeGame::chance_action, "index"_a,
             nb::sig("def chance_action(self, index: int) -> typing.Any"))
        .def("simulate", &NativeGame::simulate, "count"_a, "policies"_a, "seed"_a, "threads"_a,
             nb::sig("def simulate(self, count: int, policies: collections.abc.Sequence[str], "
                     "seed: int, threads: int) -> dict[str, typing.Any]"));
}

}  // namespace

void bind_games(nb::module_& module) {
    bind_candidate(module);
    bind_state(module);
    bind_game(module);
}

}  // namespace dominium::binding
