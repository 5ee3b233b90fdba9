// Trees of messages as tuples, which can be compared and remembered.
#include "message_trees.hpp"

#include "../message_trees/faults.hpp"
#include "../message_trees/kingdom/choices.hpp"
#include "../message_trees/kingdom/heard.hpp"
#include "../message_trees/kingdom/refusals.hpp"
#include "../message_trees/kingdom/views.hpp"
#include "../message_trees/line/choices.hpp"
#include "../message_trees/line/heard.hpp"
#include "../message_trees/line/refusals.hpp"
#include "../message_trees/line/views.hpp"
#include "games.hpp"
#include "tiles.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;
using message_trees::Capitalised;
using message_trees::FirstWord;
using message_trees::Joined;
using message_trees::KingdomTable;
using message_trees::LineTable;
using message_trees::Listener;
using message_trees::Message;
using message_trees::Tree;
using message_trees::Trees;

/// A tuple that is filled from its beginning.
class Filling {
public:
    explicit Filling(std::size_t size)
        : tuple_(nb::steal(PyTuple_New(static_cast<Py_ssize_t>(size)))) {}
    void add(nb::object item) { PyTuple_SetItem(tuple_.ptr(), next_++, item.release().ptr()); }
    nb::object take() { return std::move(tuple_); }

private:
    nb::object tuple_;
    Py_ssize_t next_ = 0;
};

nb::object to_python(const Tree& tree);

nb::object tree_object(int number) { return nb::int_(number); }

nb::object tree_object(const std::string& text) { return binding::to_python(text); }

/// The id, or the two that are tried in turn, then the facts, each after its name.
nb::object tree_object(const Message& message) {
    Filling filling(1 + 2 * message.facts.size());
    nb::object id = tree_object(message.id);
    if (!message.otherwise.empty()) id = nb::make_tuple(id, tree_object(message.otherwise));
    filling.add(std::move(id));
    for (const auto& [name, value] : message.facts) {
        filling.add(binding::to_python(name));
        filling.add(to_python(value));
    }
    return filling.take();
}

nb::object tree_object(const Joined& joined) {
    Filling filling(2 + joined.parts.size());
    filling.add(nb::str("@join"));
    filling.add(binding::to_python(joined.separator));
    for (const Tree& part : joined.parts) filling.add(to_python(part));
    return filling.take();
}

nb::object tree_object(const Capitalised& capitalised) {
    return nb::make_tuple("@capital", to_python(capitalised.part.front()));
}

nb::object tree_object(const FirstWord& word) {
    return nb::make_tuple("@first", tree_object(word.id));
}

nb::object to_python(const Tree& tree) {
    return std::visit([](const auto& node) { return tree_object(node); }, tree.node);
}

nb::object to_python(const Trees& lines) {
    Filling filling(lines.size());
    for (const Tree& line : lines) filling.add(to_python(line));
    return filling.take();
}

template <class T>
bool read_as(nb::handle object, auto& events) {
    if (!nb::isinstance<T>(object)) return false;
    events.push_back(nb::cast<const T&>(object));
    return true;
}

/// The events behind Python objects; TypeError for anything else.
template <class... T>
std::vector<std::variant<T...>> events_from(const nb::sequence& objects,
                                            std::type_identity<std::variant<T...>>) {
    std::vector<std::variant<T...>> events;
    for (nb::handle object : objects) {
        if (!(read_as<T>(object, events) || ...)) throw nb::type_error("not such an event");
    }
    return events;
}

/// The action of a family behind a Python object; TypeError for anything else.
template <class Action>
Action action_of(nb::handle object) {
    auto action = held_action(object, std::type_identity<Action>{});
    if (!action) throw nb::type_error("not such an action");
    return *action;
}

/// A value of the core behind a Python object, or nothing behind None.
template <class T>
const T* value_or_none(const nb::object& object) {
    return object.is_none() ? nullptr : nb::cast<const T*>(object);
}

/// The effect of an action behind a Python object, if it is not None.
template <class... T>
std::optional<std::variant<T...>> preview_from(nb::handle object,
                                               std::type_identity<std::variant<T...>>) {
    std::optional<std::variant<T...>> preview;
    auto take = [&]<class Kind>(std::type_identity<Kind>) {
        if (!nb::isinstance<Kind>(object)) return false;
        preview = nb::cast<const Kind&>(object);
        return true;
    };
    static_cast<void>((take(std::type_identity<T>{}) || ...));
    return preview;
}

/// A square by its name; ValueError for anything else.
kingdom::Square square_from(std::string_view name) {
    auto square = kingdom::parse_square(name);
    if (!square) throw nb::value_error("not a square");
    return *square;
}

const kingdom::KingdomView& seen(const kingdom::View& view, int kingdom) {
    return view.kingdoms.at(static_cast<std::size_t>(kingdom));
}

/// A number that a sentence can say as it is; what is longer is a text.
std::variant<int, std::string> parameter_from(nb::handle value) {
    int number = 0;
    if (nb::try_cast(value, number, false)) return number;
    return std::string(nb::str(value).c_str());
}

/// The parameters of a refusal or a fault, with the names that they rest on.
class ReadParameters {
public:
    explicit ReadParameters(const nb::dict& params) {
        names_.reserve(params.size());
        for (auto [name, value] : params) {
            names_.push_back(nb::cast<std::string>(name));
            read_.push_back({names_.back(), parameter_from(value)});
        }
    }
    ReadParameters(const ReadParameters&) = delete;
    ReadParameters& operator=(const ReadParameters&) = delete;

    const Parameters& all() const { return read_; }

private:
    std::vector<std::string> names_;
    Parameters read_;
};

/// The refusal of an action at a table, with some that are possible in a state, if one is given.
template <bool Line, class Table>
nb::object told_refusal(const Table& table, std::string_view code, const nb::dict& params,
                        const NativeState* state) {
    ReadParameters read(params);
    if (state == nullptr) return to_python(message_trees::reason(table, code, read.all()));
    return state->visit([&](const auto& at) -> nb::object {
        if constexpr (is_line<std::decay_t<decltype(at.game)>> == Line) {
            return to_python(message_trees::refused(table, code, read.all(), at.game, at.state));
        } else {
            throw nb::type_error("a state of the other family of games");
        }
    });
}

/// Tells of a kingdom game.
struct KingdomTeller {
    KingdomTable table;

    message_trees::Land land(const kingdom::View& view, int kingdom) const {
        return {table, seen(view, kingdom)};
    }

    nb::object announced(const nb::sequence& objects) const {
        return to_python(message_trees::announced(
            table, events_from(objects, std::type_identity<kingdom::Event>{})));
    }
    nb::object heard(const nb::sequence& objects) const {
        return to_python(message_trees::heard(
            table, events_from(objects, std::type_identity<kingdom::Event>{})));
    }
    nb::object standings(const kingdom::Outcome& outcome) const {
        return to_python(table.speaker.standings(outcome));
    }
    nb::object title(const kingdom::View& view) const {
        return to_python(message_trees::title(table, view));
    }
    nb::object expected(const kingdom::View& view) const {
        return to_python(message_trees::expected(table, view));
    }
    nb::object asked(const kingdom::View& view) const {
        return to_python(message_trees::asked(table, view));
    }
    nb::object offer(const kingdom::View& view) const {
        return to_python(message_trees::offer_lines(table, view));
    }
    nb::object undrawn(const kingdom::View& view) const {
        return to_python(message_trees::undrawn(view));
    }
    nb::object domino(int number) const { return to_python(Tree(table.pieces.domino(number))); }
    nb::object buildings(const kingdom::View& view) const {
        if (!view.building_board) return to_python(Trees{});
        return to_python(message_trees::board_lines(table.speaker, *view.building_board));
    }
    nb::object court(const kingdom::View& view, int kingdom) const {
        const auto& court = seen(view, kingdom).court;
        return to_python(court ? message_trees::court_lines(*court) : Trees{});
    }
    nb::object rows(const kingdom::View& view, int kingdom) const {
        return to_python(land(view, kingdom).rows());
    }
    nb::object frame(const kingdom::View& view, int kingdom) const {
        return to_python(land(view, kingdom).frame());
    }
    nb::object square(const kingdom::View& view, int kingdom, std::string_view square) const {
        return to_python(land(view, kingdom).square(square_from(square)));
    }
    nb::object neighbours(const kingdom::View& view, int kingdom, std::string_view square) const {
        return to_python(land(view, kingdom).neighbours(square_from(square)));
    }
    nb::object properties(const kingdom::View& view, int kingdom) const {
        return to_python(
            land(view, kingdom).properties(view.scores.at(static_cast<std::size_t>(kingdom))));
    }
    nb::object opponents(const kingdom::View& view, int seat) const {
        return to_python(message_trees::opponents(table, view, seat));
    }
    nb::object totals(const kingdom::View& view) const {
        return to_python(message_trees::points_in_order(table.speaker, view.totals));
    }
    nb::object games(const kingdom::View& view) const {
        return to_python(message_trees::finished_games(table.speaker, view));
    }
    nb::object score(const kingdom::KingdomScore& score) const {
        return to_python(message_trees::score_lines(table.pieces, score));
    }
    nb::object everything(const kingdom::View& view) const {
        return to_python(message_trees::everything(table, view));
    }
    nb::object choice(const NativeState& state, nb::handle object, bool with_effect) const {
        auto action = action_of<kingdom::AnyAction>(object);
        auto preview =
            preview_from(state.preview(object), std::type_identity<kingdom::AnyPreview>{});
        bool is_seen = message_trees::needs_view(action, with_effect && preview);
        nb::object view = is_seen ? state.view(std::nullopt) : nb::none();
        return to_python(message_trees::told(
            {table, preview ? &*preview : nullptr, value_or_none<kingdom::View>(view)}, action,
            with_effect));
    }
    nb::object typed(nb::handle object) const {
        return to_python(std::visit([](const auto& one) { return message_trees::typed(one); },
                                    action_of<kingdom::AnyAction>(object)));
    }
    nb::object refusal(std::string_view code, const nb::dict& params,
                       const NativeState* state) const {
        return told_refusal<false>(table, code, params, state);
    }
};

/// The actions behind Python objects; TypeError for anything else.
std::vector<line::Action> actions_from(const nb::sequence& objects) {
    std::vector<line::Action> actions;
    for (nb::handle object : objects) actions.push_back(action_of<line::Action>(object));
    return actions;
}

/// Tells of a line game.
struct LineTeller {
    LineTable table;

    nb::object announced(const nb::sequence& objects) const {
        return to_python(message_trees::announced(
            table, events_from(objects, std::type_identity<line::Event>{})));
    }
    nb::object heard(const nb::sequence& objects) const {
        return to_python(
            message_trees::heard(table, events_from(objects, std::type_identity<line::Event>{})));
    }
    nb::object standings(const line::Outcome& outcome, int after) const {
        return to_python(table.speaker.standings(outcome, after));
    }
    nb::object choice(const NativeState& state, nb::handle object, bool with_effect) const {
        auto action = action_of<line::Action>(object);
        bool is_seen = std::visit(
            []<class T>(const T&) { return message_trees::rests_on_line_view<T>; }, action);
        nb::object preview = state.preview(object);
        nb::object view = is_seen ? state.view(table.speaker.listener()) : nb::none();
        return to_python(
            message_trees::told({table.speaker, value_or_none<line::LayPreview>(preview),
                                 value_or_none<line::View>(view)},
                                action, with_effect));
    }
    nb::object typed(nb::handle object) const {
        return to_python(std::visit([](const auto& one) { return message_trees::typed(one); },
                                    action_of<line::Action>(object)));
    }
    nb::object refusal(std::string_view code, const nb::dict& params,
                       const NativeState* state) const {
        return told_refusal<true>(table, code, params, state);
    }
    nb::object title(const line::View& view) const {
        return to_python(message_trees::title(table, view));
    }
    nb::object expected(const line::View& view) const {
        return to_python(message_trees::expected(table, view));
    }
    nb::object asked(const line::View& view) const {
        return to_python(message_trees::asked(table, view));
    }
    nb::object ends(const line::View& view) const {
        return to_python(message_trees::ends(table, view));
    }
    nb::object line(const line::View& view) const {
        return to_python(message_trees::line_lines(table, view));
    }
    nb::object played(const line::View& view) const {
        return to_python(Tree(message_trees::played(view)));
    }
    nb::object hand(const line::View& view, int seat, const nb::sequence& legal) const {
        const auto& hand = view.hands.at(static_cast<std::size_t>(seat));
        return to_python(message_trees::hand_lines(table.speaker, hand, actions_from(legal)));
    }
    nb::object hand_item(std::string_view tile, const nb::sequence& legal) const {
        return to_python(message_trees::hand_item(tile_from(tile), actions_from(legal)));
    }
    nb::object hands(const line::View& view) const {
        return to_python(message_trees::hands_in_brief(table.speaker, view));
    }
    nb::object opponents(const line::View& view, int seat) const {
        return to_python(message_trees::opponents(table.speaker, view, seat));
    }
    nb::object stock(const line::View& view) const {
        return to_python(message_trees::stock(table, view));
    }
    nb::object bank(const line::View& view) const { return to_python(message_trees::bank(view)); }
    nb::object totals(const line::View& view) const {
        return to_python(message_trees::totals(table, view));
    }
    nb::object amounts(const std::vector<int>& totals) const {
        return to_python(table.speaker.amounts(totals));
    }
    nb::object scores(const line::View& view) const {
        return to_python(message_trees::score_lines(table, view));
    }
    nb::object everything(const line::View& view) const {
        return to_python(message_trees::everything(table, view));
    }
    nb::object deal(const line::DealEnded& ended) const {
        Trees lines;
        message_trees::LineResults(table).explain(lines, ended);
        return to_python(lines);
    }
    nb::object tally(const line::Tally& tally) const {
        return to_python(message_trees::LineResults(table).tally(tally));
    }
};

Listener listener(std::optional<int> you, std::string_view length) {
    return {you, message_trees::length_named(length)};
}

nb::object kingdom_teller(const NativeGame& game, std::vector<std::string> names,
                          std::optional<int> you, std::string_view length) {
    return with_family<false>(game.any(), [&](const auto& played) {
        return nb::cast(KingdomTeller{
            message_trees::kingdom_table(played, std::move(names), listener(you, length))});
    });
}

nb::object line_teller(const NativeGame& game, std::vector<std::string> names,
                       std::optional<int> you, std::string_view length) {
    return with_family<true>(game.any(), [&](const auto& played) {
        return nb::cast(
            LineTeller{message_trees::line_table(played, std::move(names), listener(you, length))});
    });
}

/// The building with this id; ValueError when there is none.
kingdom::Building building_from(std::string_view id) {
    auto building = kingdom::building_named(id);
    if (!building) throw nb::value_error("no such building");
    return *building;
}

void bind_kingdom_teller(nb::module_& module) {
    nb::class_<KingdomTeller>(module, "NativeKingdomTeller")
        .def("title", &KingdomTeller::title, "view"_a,
             nb::sig("def title(self, view: View) -> typing.Any"))
        .def("expected", &KingdomTeller::expected, "view"_a,
             nb::sig("def expected(self, view: View) -> typing.Any"))
        .def("asked", &KingdomTeller::asked, "view"_a,
             nb::sig("def asked(self, view: View) -> typing.Any"))
        .def("offer", &KingdomTeller::offer, "view"_a,
             nb::sig("def offer(self, view: View) -> tuple[typing.Any, ...]"))
        .def("undrawn", &KingdomTeller::undrawn, "view"_a,
             nb::sig("def undrawn(self, view: View) -> typing.Any"))
        .def("buildings", &KingdomTeller::buildings, "view"_a,
             nb::sig("def buildings(self, view: View) -> tuple[typing.Any, ...]"))
        .def("totals", &KingdomTeller::totals, "view"_a,
             nb::sig("def totals(self, view: View) -> typing.Any"))
        .def("games", &KingdomTeller::games, "view"_a,
             nb::sig("def games(self, view: View) -> tuple[typing.Any, ...]"))
        .def("everything", &KingdomTeller::everything, "view"_a,
             nb::sig("def everything(self, view: View) -> tuple[typing.Any, ...]"))
        .def("court", &KingdomTeller::court, "view"_a, "kingdom"_a,
             nb::sig("def court(self, view: View, kingdom: int) -> tuple[typing.Any, ...]"))
        .def("rows", &KingdomTeller::rows, "view"_a, "kingdom"_a,
             nb::sig("def rows(self, view: View, kingdom: int) -> tuple[typing.Any, ...]"))
        .def("frame", &KingdomTeller::frame, "view"_a, "kingdom"_a,
             nb::sig("def frame(self, view: View, kingdom: int) -> typing.Any"))
        .def("properties", &KingdomTeller::properties, "view"_a, "kingdom"_a,
             nb::sig("def properties(self, view: View, kingdom: int) -> tuple[typing.Any, ...]"))
        .def("square", &KingdomTeller::square, "view"_a, "kingdom"_a, "square"_a,
             nb::sig("def square(self, view: View, kingdom: int, square: str) -> typing.Any"))
        .def("neighbours", &KingdomTeller::neighbours, "view"_a, "kingdom"_a, "square"_a,
             nb::sig("def neighbours(self, view: View, kingdom: int, square: str) -> typing.Any"))
        .def("opponents", &KingdomTeller::opponents, "view"_a, "seat"_a,
             nb::sig("def opponents(self, view: View, seat: int) -> tuple[typing.Any, ...]"))
        .def("domino", &KingdomTeller::domino, "number"_a,
             nb::sig("def domino(self, number: int) -> typing.Any"))
        .def("score", &KingdomTeller::score, "score"_a,
             nb::sig("def score(self, score: KingdomScore) -> tuple[typing.Any, ...]"))
        .def("choice", &KingdomTeller::choice, "state"_a, "action"_a, "with_effect"_a,
             nb::sig("def choice(self, state: NativeState, action: object, with_effect: bool) -> "
                     "typing.Any"))
        .def("typed", &KingdomTeller::typed, "action"_a,
             nb::sig("def typed(self, action: object) -> typing.Any"))
        .def("refusal", &KingdomTeller::refusal, "code"_a, "params"_a, "state"_a.none(),
             nb::sig("def refusal(self, code: str, params: dict[str, typing.Any], "
                     "state: NativeState | None) -> typing.Any"))
        .def("announced", &KingdomTeller::announced, "events"_a,
             nb::sig("def announced(self, events: collections.abc.Sequence[typing.Any]) -> "
                     "tuple[typing.Any, ...]"))
        .def("heard", &KingdomTeller::heard, "events"_a,
             nb::sig("def heard(self, events: collections.abc.Sequence[typing.Any]) -> "
                     "tuple[typing.Any, ...]"))
        .def("standings", &KingdomTeller::standings, "outcome"_a,
             nb::sig("def standings(self, outcome: Outcome) -> tuple[typing.Any, ...]"));
    module.def("kingdom_teller", &kingdom_teller, "game"_a, "names"_a, "you"_a.none(), "length"_a,
               nb::sig("def kingdom_teller(game: NativeGame, names: collections.abc.Sequence[str], "
                       "you: int | None, length: str) -> NativeKingdomTeller"),
               "Who tells of a kingdom game to a listener, in trees of messages.");
}

void bind_line_teller(nb::module_& module) {
    nb::class_<LineTeller>(module, "NativeLineTeller")
        .def("choice", &LineTeller::choice, "state"_a, "action"_a, "with_effect"_a,
             nb::sig("def choice(self, state: NativeState, action: object, with_effect: bool) -> "
                     "typing.Any"))
        .def("typed", &LineTeller::typed, "action"_a,
             nb::sig("def typed(self, action: object) -> typing.Any"))
        .def("refusal", &LineTeller::refusal, "code"_a, "params"_a, "state"_a.none(),
             nb::sig("def refusal(self, code: str, params: dict[str, typing.Any], "
                     "state: NativeState | None) -> typing.Any"))
        .def("announced", &LineTeller::announced, "events"_a,
             nb::sig("def announced(self, events: collections.abc.Sequence[typing.Any]) -> "
                     "tuple[typing.Any, ...]"))
        .def("heard", &LineTeller::heard, "events"_a,
             nb::sig("def heard(self, events: collections.abc.Sequence[typing.Any]) -> "
                     "tuple[typing.Any, ...]"))
        .def("standings", &LineTeller::standings, "outcome"_a, "after"_a,
             nb::sig("def standings(self, outcome: LineOutcome, after: int) -> "
                     "tuple[typing.Any, ...]"))
        .def("deal", &LineTeller::deal, "ended"_a,
             nb::sig("def deal(self, ended: DealEnded) -> tuple[typing.Any, ...]"))
        .def("title", &LineTeller::title, "view"_a,
             nb::sig("def title(self, view: LineView) -> typing.Any"))
        .def("expected", &LineTeller::expected, "view"_a,
             nb::sig("def expected(self, view: LineView) -> typing.Any"))
        .def("asked", &LineTeller::asked, "view"_a,
             nb::sig("def asked(self, view: LineView) -> typing.Any"))
        .def("ends", &LineTeller::ends, "view"_a,
             nb::sig("def ends(self, view: LineView) -> typing.Any"))
        .def("line", &LineTeller::line, "view"_a,
             nb::sig("def line(self, view: LineView) -> tuple[typing.Any, ...]"))
        .def("played", &LineTeller::played, "view"_a,
             nb::sig("def played(self, view: LineView) -> typing.Any"))
        .def("hands", &LineTeller::hands, "view"_a,
             nb::sig("def hands(self, view: LineView) -> tuple[typing.Any, ...]"))
        .def("stock", &LineTeller::stock, "view"_a,
             nb::sig("def stock(self, view: LineView) -> typing.Any"))
        .def("bank", &LineTeller::bank, "view"_a,
             nb::sig("def bank(self, view: LineView) -> tuple[typing.Any, ...]"))
        .def("totals", &LineTeller::totals, "view"_a,
             nb::sig("def totals(self, view: LineView) -> typing.Any"))
        .def("amounts", &LineTeller::amounts, "totals"_a,
             nb::sig("def amounts(self, totals: collections.abc.Sequence[int]) -> typing.Any"))
        .def("scores", &LineTeller::scores, "view"_a,
             nb::sig("def scores(self, view: LineView) -> tuple[typing.Any, ...]"))
        .def("everything", &LineTeller::everything, "view"_a,
             nb::sig("def everything(self, view: LineView) -> tuple[typing.Any, ...]"))
        .def("hand", &LineTeller::hand, "view"_a, "seat"_a, "legal"_a,
             nb::sig("def hand(self, view: LineView, seat: int, legal: "
                     "collections.abc.Sequence[object]) -> tuple[typing.Any, ...]"))
        .def("hand_item", &LineTeller::hand_item, "tile"_a, "legal"_a,
             nb::sig("def hand_item(self, tile: str, legal: collections.abc.Sequence[object]) -> "
                     "typing.Any"))
        .def("opponents", &LineTeller::opponents, "view"_a, "seat"_a,
             nb::sig("def opponents(self, view: LineView, seat: int) -> tuple[typing.Any, ...]"))
        .def("tally", &LineTeller::tally, "tally"_a,
             nb::sig("def tally(self, tally: Tally) -> tuple[typing.Any, ...]"));
    module.def("line_teller", &line_teller, "game"_a, "names"_a, "you"_a.none(), "length"_a,
               nb::sig("def line_teller(game: NativeGame, names: collections.abc.Sequence[str], "
                       "you: int | None, length: str) -> NativeLineTeller"),
               "Who tells of a line game to a listener, in trees of messages.");
}

void bind_buildings(nb::module_& module) {
    module.def(
        "building_fact",
        [](std::string_view id) {
            return to_python(Tree(message_trees::building_fact(building_from(id))));
        },
        "building"_a, nb::sig("def building_fact(building: str) -> typing.Any"),
        "A building with its effect, as a tree of messages; ValueError for others.");
    module.def(
        "building_effect",
        [](std::string_view id) {
            return to_python(message_trees::building_effect(building_from(id)));
        },
        "building"_a, nb::sig("def building_effect(building: str) -> typing.Any"),
        "The effect of a building for its builder, as a tree of messages; ValueError for others.");
}

nb::object told_fault(std::string_view code, const nb::dict& params, std::string_view game,
                      const std::vector<std::string>& names) {
    ReadParameters read(params);
    return to_python(Tree(message_trees::FaultTeller(game, names).told(code, read.all())));
}

void bind_faults(nb::module_& module) {
    module.def("told_fault", &told_fault, "code"_a, "params"_a, "game"_a, "names"_a,
               nb::sig("def told_fault(code: str, params: dict[str, typing.Any], game: str, "
                       "names: collections.abc.Sequence[str]) -> typing.Any"),
               "A fault of what is written down, as a tree of messages.");
}

}  // namespace

void bind_message_trees(nb::module_& module) {
    bind_faults(module);
    bind_kingdom_teller(module);
    bind_line_teller(module);
    bind_buildings(module);
}

}  // namespace dominium::binding
