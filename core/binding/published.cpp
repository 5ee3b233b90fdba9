// The players of the published study, compiled in a file of their own.
#include "published.hpp"

#include "../games/kingdomino/published.hpp"
#include "batches.hpp"
#include "games.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;

template <class Game>
concept Published = requires(const Game& game, const typename Game::State& state,
                             const search::PublishedSettings& settings) {
    search::published_action(game, state, settings, std::uint64_t{});
};

bool has_published_players(const NativeGame& native) {
    return std::visit([]<class Game>(const Game&) { return Published<Game>; }, native.any());
}

/// Calls `use` with a game or a position of it where the published players know the game.
template <class Use>
auto where_published(Use use) {
    return [use]<class At>(const At& at) -> nb::object {
        if constexpr (requires { use(at); }) {
            return use(at);
        } else {
            throw nb::value_error("the published players do not know the game");
        }
    };
}

nb::object published_action(const NativeState& native, std::string_view method, int playouts,
                            std::string_view playout, std::string_view value, double exploration,
                            std::uint64_t seed) {
    search::PublishedSettings settings{enumerator<search::Method>(method), playouts,
                                       enumerator<search::PlayoutKind>(playout),
                                       enumerator<search::PlayoutValue>(value), exploration};
    if (playouts < 1) throw nb::value_error("at least one playout");
    return native.visit(
        where_published([&]<Published Game>(const Position<Game>& at) -> nb::object {
            if (!at.game.actor(at.state).is_seat()) throw nb::value_error("no seat has to decide");
            auto copy = at;  // without the lock another thread may change this state
            SignalCheck pause;
            auto action = [&] {
                nb::gil_scoped_release unlocked;
                return search::published_action(copy.game, copy.state, settings, seed, pause);
            }();
            return action_object(copy.game, action);
        }));
}

nb::object ladder_batch(const NativeGame& native, std::size_t count,
                        const std::vector<std::string>& players, std::uint64_t seed, int threads) {
    std::vector<search::Rung> seating;
    for (const std::string& player : players) seating.push_back(enumerator<search::Rung>(player));
    auto play = [&]<Published Game>(const Game& game) -> nb::object {
        auto seats = static_cast<std::size_t>(game.seats());
        if (seating.size() != seats) throw nb::value_error("one player for each seat");
        if (threads < 1) throw nb::value_error("at least one thread");
        auto scores = std::make_unique<std::int16_t[]>(count * seats);
        auto places = std::make_unique<std::uint8_t[]>(count * seats);
        auto discards = std::make_unique<std::uint8_t[]>(count * seats);
        auto plies = std::make_unique<std::int32_t[]>(count);
        search::BatchResults rows{{scores.get(), count * seats},
                                  {places.get(), count * seats},
                                  {discards.get(), count * seats},
                                  {plies.get(), count}};
        SignalCheck pause;
        auto counts = [&] {
            nb::gil_scoped_release unlocked;
            return search::simulate_ladder(game, seating, seed, count, threads, rows, pause);
        }();
        nb::dict results;
        results["scores"] = array_of(std::move(scores), {count, seats});
        results["places"] = array_of(std::move(places), {count, seats});
        results["discards"] = array_of(std::move(discards), {count, seats});
        results["plies"] = array_of(std::move(plies), {count});
        results["placements"] = counts.placements;
        results["legal_placements"] = counts.legal_placements;
        return nb::object(results);
    };
    return std::visit(where_published(play), native.any());
}

}  // namespace

void bind_published(nb::module_& module) {
    module.def("has_published_players", &has_published_players, "game"_a,
               "True if the players of the published study know the game.");
    module.def("published_action", &published_action, "state"_a, "method"_a, "playouts"_a,
               "playout"_a, "value"_a, "exploration"_a, "seed"_a,
               nb::sig("def published_action(state: NativeState, method: str, playouts: int, "
                       "playout: str, value: str, exploration: float, seed: int) -> typing.Any"),
               "The choice of a player of the published study for the acting seat.");
    module.def("ladder_batch", &ladder_batch, "game"_a, "count"_a, "players"_a, "seed"_a,
               "threads"_a,
               nb::sig("def ladder_batch(game: NativeGame, count: int, "
                       "players: collections.abc.Sequence[str], seed: int, threads: int) -> "
                       "dict[str, typing.Any]"),
               "Games between random, greedy and published players.");
}

}  // namespace dominium::binding
