// The module that plays the kingdom games: greedily, by search and by the learned evaluation.
#include "../games/kingdomino/net_weights.hpp"
#include "../games/kingdomino/search.hpp"
#include "../games/queendomino/search.hpp"
#include "../kingdom/seen.hpp"
#include "../search/searching.hpp"
#include "family.hpp"
#include "players.hpp"

namespace dominium::wasm {
namespace {

PlayOf<FamilyOf<false>, kingdom::Event> play;

/// Applies an action; nothing is hidden, so no memory is needed.
int acted(std::string_view notation) {
    return answer_with([&](Json& json) { play.act(json, notation); });
}

template <class Game>
concept Learned = requires(const Game& game, const typename Game::State& state) {
    search::net::net_action(game, state);
};

int greedy(std::uint64_t, std::uint64_t seed) {
    return play.visit([&](const auto& at) {
        using Game = std::decay_t<decltype(at.game)>;
        Random random(seed);
        return answered(text_of(search::SearchOf<Game>::greedy_action(at.game, at.state, random)));
    });
}

int searched(const search::Budget& budget, std::uint64_t seed) {
    return play.visit([&](const auto& at) {
        using Game = std::decay_t<decltype(at.game)>;
        auto found =
            search::Searching<Game>::search(at.game, at.state, budget, seed, {}, search::Pause{});
        return answer_with([&](Json& json) { write_candidates(json, found); });
    });
}

}  // namespace
}  // namespace dominium::wasm

/// The choice of the learned evaluation; no answer in games without one.
DOMINIUM_EXPORT(net) int dominium_net() {
    using namespace dominium::wasm;
    return play.visit([](const auto& at) {
        if constexpr (Learned<std::decay_t<decltype(at.game)>>) {
            return answered(text_of(dominium::search::net::net_action(at.game, at.state)));
        } else {
            return answered("");
        }
    });
}

#include "players.inc"
