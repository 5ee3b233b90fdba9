// The learned evaluation, compiled in a file of its own.
#include "net.hpp"

#include "../games/kingdomino/net_weights.hpp"
#include "games.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;

template <class Game>
concept Learned = requires(const Game& game, const typename Game::State& state) {
    search::net::net_action(game, state);
};

bool has_net(const NativeGame& native) {
    return std::visit([]<class Game>(const Game&) { return Learned<Game>; }, native.any());
}

/// Calls `use(game, state)` at a decision of a game with a learned evaluation.
template <class Use>
nb::object with_network(const NativeState& native, Use&& use) {
    return native.visit([&]<class Game>(const Position<Game>& at) -> nb::object {
        if constexpr (Learned<Game>) {
            if (!at.game.actor(at.state).is_seat()) throw nb::value_error("no seat has to decide");
            return use(at.game, at.state);
        } else {
            throw nb::value_error("the game has no learned evaluation");
        }
    });
}

nb::object net_action(const NativeState& native, bool earlier) {
    return with_network(native, [&](const auto& game, const auto& state) {
        return action_object(game, earlier ? search::net::earlier_net_action(game, state)
                                           : search::net::net_action(game, state));
    });
}

nb::object net_points(const NativeState& native) {
    return with_network(native, [](const auto& game, const auto& state) {
        auto points = search::net::expected_points(game, state);
        nb::list found;
        for (int seat = 0; seat < game.seats(); ++seat) {
            found.append(points[static_cast<std::size_t>(seat)]);
        }
        return nb::object(nb::tuple(found));
    });
}

}  // namespace

void bind_net(nb::module_& module) {
    module.def("has_net", &has_net, "game"_a, "True if the game has a learned evaluation.");
    module.def("net_action", &net_action, "state"_a, "earlier"_a = false,
               nb::sig("def net_action(state: NativeState, earlier: bool = False) -> typing.Any"),
               "The choice of the learned evaluation for the acting seat; with `earlier` that of "
               "the network of November 2026.");
    module.def("net_points", &net_points, "state"_a,
               nb::sig("def net_points(state: NativeState) -> tuple[float, ...]"),
               "The points that each seat is expected to end the running game with.");
}

}  // namespace dominium::binding
