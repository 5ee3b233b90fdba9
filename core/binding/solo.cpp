// The analysis of Solo: whether a game can still be won.
#include "../games/solo/solver.hpp"
#include "games.hpp"
#include "module.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;

/// Analyses a game of Solo: whether it can still be won, whether the face-up tiles can all be laid,
/// and the legal actions, best first.
nb::tuple analyse_solo(const NativeState& state, int playouts, std::uint64_t seed) {
    return state.visit([&]<class Game>(const Position<Game>& at) -> nb::tuple {
        if constexpr (std::is_same_v<Game, line::Game<line::Solo>>) {
            if (!at.game.actor(at.state).is_seat()) throw nb::value_error("no seat has to decide");
            auto copy = at;
            search::SoloAnalysis found;
            {
                nb::gil_scoped_release unlocked;
                search::Budget budget{playouts, std::nullopt, 1.0};
                found = search::analyse(copy.game, copy.state, budget, seed);
            }
            return nb::make_tuple(found.can_be_won, found.visible_can_be_laid,
                                  listed(copy.game, found.actions));
        } else {
            throw nb::type_error("not a game of Solo");
        }
    });
}

}  // namespace

void bind_solo(nb::module_& module) {
    module.def("analyse_solo", &analyse_solo, "state"_a, "playouts"_a, "seed"_a,
               nb::sig("def analyse_solo(state: NativeState, playouts: int, seed: int) -> "
                       "tuple[bool, bool, tuple[Candidate, ...]]"));
}

}  // namespace dominium::binding
