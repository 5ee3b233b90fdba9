// The games of tiles: their set-ups, score pads and memories.
#include "../line/memory.hpp"
#include "../line/refereed_view.hpp"
#include "../line/seen.hpp"
#include "../search/searching.hpp"
#include "games.hpp"
#include "module.hpp"
#include "tiles.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;

/// One viewer's knowledge of a running game of tiles.
class NativeMemory {
public:
    NativeMemory(const NativeGame& game, std::optional<int> viewer)
        : game_(game.any()), memory_(viewer) {}

    void observe(const NativeState& state, const nb::sequence& events) {
        state.visit([&]<class Game>(const Position<Game>& at) {
            if constexpr (is_line<Game>) {
                const auto* own = std::get_if<Game>(&game_);
                if (own == nullptr || !(own->options() == at.game.options())) {
                    throw nb::type_error("a state of another game");
                }
                memory_.observe(*own, at.state, events_from(events));
            } else {
                throw nb::type_error("not a game of this family");
            }
        });
    }

    /// The candidates of a search, best first.
    nb::object search(search::Budget budget, std::uint64_t seed,
                      const nb::sequence& compared) const {
        check_budget(budget);
        if (!memory_.viewer_decides()) throw nb::value_error("the viewer has nothing to decide");
        return with_family<true>(game_, [&]<class Game>(const Game& game) {
            Random random(seed);
            auto actions = legal_from(game, memory_.sample(game, random), compared);
            budget.even = !actions.empty();
            return found_by(game, [&](const line::Memory& memory, const search::Pause& pause) {
                return search::Searching<Game>::search(game, memory, budget, seed,
                                                       std::move(actions), pause);
            });
        });
    }

    /// The candidates of an information-set search, the most visited first.
    nb::object information_set_search(search::Budget budget, std::uint64_t seed) const {
        check_budget(budget);
        if (!memory_.viewer_decides()) throw nb::value_error("the viewer has nothing to decide");
        return with_family<true>(game_, [&]<class Game>(const Game& game) {
            return found_by(game, [&](const line::Memory& memory, const search::Pause& pause) {
                return search::Searching<Game>::information_set_search(game, memory, budget, seed,
                                                                       pause);
            });
        });
    }

    nb::object sample(std::uint64_t seed) const {
        return with_family<true>(game_, [&]<class Game>(const Game& game) {
            Random random(seed);
            Position<Game> position(game);
            position.state = memory_.sample(game, random);
            return nb::cast(NativeState(position));
        });
    }

private:
    /// Searches from the memory as it is now, without Python's lock: to weigh the worlds takes its
    /// time too. A signal (Ctrl-C) ends it.
    template <class Game, class Work>
    nb::object found_by(const Game& game, Work&& work) const {
        search::Pause pause = SignalCheck();
        const line::Memory memory = memory_;
        std::vector<search::Candidate<line::Action>> found;
        {
            nb::gil_scoped_release unlocked;
            found = work(memory, pause);
        }
        return listed(game, found);
    }

    /// The events of a list, as the viewer is told them.
    std::vector<line::Event> events_from(const nb::sequence& objects) const {
        std::vector<line::Event> events;
        for (nb::handle object : objects) {
            auto event = held_event(object, std::type_identity<line::Event>{});
            if (!event) throw nb::type_error("not an event of this game");
            if (auto seen = line::seen_by(*event, memory_.viewer())) events.push_back(*seen);
        }
        return events;
    }

    template <class... T>
    static std::optional<line::Event> held_event(nb::handle object,
                                                 std::type_identity<std::variant<T...>>) {
        std::optional<line::Event> found;
        ((nb::isinstance<T>(object) ? void(found = nb::cast<const T&>(object)) : void()), ...);
        return found;
    }

    AnyGame game_;
    line::Memory memory_;
};
void bind_line_setup(nb::module_& module) {
    using namespace line;
    nb::class_<SetupTile>(module, "NativeSetupTile")
        .def(nb::init<std::string, std::optional<std::string>, int, int, bool>(), "tile"_a,
             "end"_a.none(), "position"_a, "outward"_a, "wild"_a);
    nb::class_<SetupHand>(module, "NativeSetupHand")
        .def(nb::init<std::vector<std::string>, int, int, std::optional<int>, bool>(), "tiles"_a,
             "drawn"_a, "passes"_a, "out"_a.none(), "stood"_a);
    nb::class_<SetupScore>(module, "NativeSetupScore")
        .def(nb::init<int, int, int>(), "total"_a, "deals_won"_a, "gained"_a);
    nb::class_<Setup>(module, "NativeLineSetup")
        .def(nb::init<std::string, std::optional<int>, int, std::optional<int>,
                      std::vector<SetupTile>, std::optional<std::string>, std::vector<SetupHand>,
                      std::vector<std::string>, std::vector<std::string>, std::vector<SetupScore>,
                      std::optional<int>, std::optional<std::string>>(),
             "step"_a, "turn"_a.none(), "deal"_a, "lead"_a.none(), "line"_a, "cross_tile"_a.none(),
             "hands"_a, "stock_tiles"_a, "removed_tiles"_a, "scores"_a, "bank"_a.none(),
             "ending"_a.none());
}

void bind_tally(nb::module_& module) {
    using namespace line;
    nb::class_<TallyHand>(module, "NativeTallyHand")
        .def(nb::init<std::optional<std::vector<std::string>>, std::optional<int>,
                      std::optional<int>, std::optional<int>, std::optional<int>>(),
             "tiles"_a.none(), "pips"_a.none(), "doubles"_a.none(), "double_pips"_a.none(),
             "count"_a.none());
    nb::class_<TallyEntry>(module, "NativeTallyEntry")
        .def(nb::init<std::string, std::optional<int>, std::optional<int>, std::string,
                      std::vector<int>, std::vector<std::optional<TallyHand>>>(),
             "kind"_a, "seat"_a.none(), "points"_a.none(), "ending"_a, "out"_a, "hands"_a);
}

using TileTexts = std::vector<std::optional<std::vector<std::string>>>;

line::ShownTiles shown_tiles(const TileTexts& hands) {
    line::ShownTiles shown;
    for (const auto& hand : hands) {
        auto& tiles = shown.emplace_back();
        if (!hand) continue;
        tiles.emplace();
        for (const std::string& text : *hand) tiles->push_back(tile_from(text));
    }
    return shown;
}

line::View view_with_shown_hands(line::View view, const TileTexts& shown) {
    line::show_hands(view, shown_tiles(shown));
    return view;
}

line::View view_before_hands_are_shown(const line::View& view, line::RefereedDeal deal,
                                       std::optional<std::string_view> cross_tile,
                                       const TileTexts& shown) {
    if (cross_tile) deal.cross_tile = tile_from(*cross_tile);
    deal.shown = shown_tiles(shown);
    return line::before_hands_are_shown(view, std::move(deal));
}

void bind_refereed_views(nb::module_& module) {
    using namespace line;
    nb::class_<RefereedHand>(module, "NativeRefereedHand")
        .def(nb::init<int, int, int, std::optional<int>, bool>(), "size"_a, "drawn"_a, "passes"_a,
             "out"_a.none(), "stood"_a);
    nb::class_<RefereedDeal>(module, "NativeRefereedDeal")
        .def(nb::init<int, std::optional<int>, std::vector<TileLaid>, std::vector<RefereedHand>,
                      int, int, std::vector<Score>>(),
             "deal"_a, "lead"_a.none(), "laid"_a, "hands"_a, "stock"_a, "removed"_a, "scores"_a);
    module.def("view_with_shown_hands", &view_with_shown_hands, "view"_a, "shown"_a,
               nb::sig("def view_with_shown_hands(view: LineView, shown: "
                       "collections.abc.Sequence[collections.abc.Sequence[str] | None]) -> "
                       "LineView"),
               "The view with only those hands that were laid open.");
    module.def("view_before_hands_are_shown", &view_before_hands_are_shown, "view"_a, "deal"_a,
               "cross_tile"_a.none(), "shown"_a,
               nb::sig("def view_before_hands_are_shown(view: LineView, deal: NativeRefereedDeal, "
                       "cross_tile: str | None, shown: "
                       "collections.abc.Sequence[collections.abc.Sequence[str] | None]) -> "
                       "LineView"),
               "The view after the last tile of a deal, until its hands are laid open.");
}

void bind_memory(nb::module_& module) {
    nb::class_<NativeMemory>(module, "NativeMemory")
        .def(nb::init<const NativeGame&, std::optional<int>>(), "game"_a, "viewer"_a.none())
        .def("observe", &NativeMemory::observe, "state"_a, "events"_a,
             nb::sig("def observe(self, state: NativeState, "
                     "events: collections.abc.Sequence[typing.Any]) -> None"))
        .def(
            "search",
            [](const NativeMemory& self, std::optional<int> playouts, std::optional<double> seconds,
               std::uint64_t seed, int threads, std::optional<double> greedy_share,
               const nb::sequence& actions) {
                return self.search({playouts, seconds, greedy_share, threads}, seed, actions);
            },
            "playouts"_a.none(), "seconds"_a.none(), "seed"_a, "threads"_a, "greedy_share"_a.none(),
            "actions"_a,
            nb::sig("def search(self, playouts: int | None, seconds: float | None, seed: int, "
                    "threads: int, greedy_share: float | None, "
                    "actions: collections.abc.Sequence[typing.Any]) -> tuple[Candidate, ...]"))
        .def(
            "information_set_search",
            [](const NativeMemory& self, std::optional<int> playouts, std::optional<double> seconds,
               std::uint64_t seed, std::optional<double> greedy_share) {
                return self.information_set_search({playouts, seconds, greedy_share}, seed);
            },
            "playouts"_a.none(), "seconds"_a.none(), "seed"_a, "greedy_share"_a.none(),
            nb::sig("def information_set_search(self, playouts: int | None, "
                    "seconds: float | None, seed: int, greedy_share: float | None) -> "
                    "tuple[Candidate, ...]"))
        .def("sample", &NativeMemory::sample, "seed"_a,
             nb::sig("def sample(self, seed: int) -> NativeState"));
}

}  // namespace

void bind_line_games(nb::module_& module) {
    bind_line_setup(module);
    bind_tally(module);
    bind_refereed_views(module);
    bind_memory(module);
}

}  // namespace dominium::binding
