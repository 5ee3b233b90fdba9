// The numbers of the legal decisions of a position, without a list of typed actions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include "../kingdom/placing.hpp"
#include "../line/game.hpp"

namespace dominium::environment {

/// Calls `visit(index)` for every placement: four directions of a square have numbers one after
/// the other.
template <class W, class Visit>
void for_each_index(const kingdom::PlacementSet<W>& placements, Visit&& visit) {
    for (int direction = 0; direction < 4; ++direction) {
        placements.by_direction[static_cast<std::size_t>(direction)].for_each(
            [&](int bit) { visit(4 * W::number_at(bit) + direction); });
    }
}

/// Calls `visit(index)` for every legal decision of the acting seat, in no particular order.
/// `playout` has seen the turn begin.
template <class Game, class Visit>
void for_each_legal(const Game& game, const typename Game::State& state,
                    const typename Game::Playout& playout, Visit&& visit) {
    using kingdom::Step;
    if (state.step == Step::place) return for_each_index(playout.placements, visit);
    if (state.step != Step::claim) return game.for_each_other_index(state, visit);
    const int first = game.index(kingdom::Claim{1});
    game.offer_to_claim(state).for_each_free([&](int number) { visit(first + number - 1); });
}

/// The numbers of laying these tiles at an end, with this half outward.
template <class R, class Visit>
void for_each_lay(const line::Game<R>& game, line::TileSet tiles, line::End end,
                  line::Outward outward, Visit&& visit) {
    if constexpr (line::has_wild_tiles<R>) {
        tiles.for_each(
            [&](line::Tile tile) { visit(game.index(line::Game<R>::lay_of(tile, end, outward))); });
    } else {
        const int first = game.index(line::Lay{line::Tile{0}, end, std::nullopt});
        tiles.for_each([&](line::Tile tile) { visit(first + R::ends * tile.index); });
    }
}

template <class R, class Visit>
void for_each_legal(const line::Game<R>& game, const line::State& state, const Silence&,
                    Visit&& visit) {
    using line::Step;
    if (state.step == Step::lead) {
        return game.rules().leads(state).for_each(
            [&](line::Tile tile) { visit(game.index(line::Lead{tile})); });
    }
    if (state.step == Step::hit_or_stand) {
        if constexpr (R::drawing == line::Drawing::hits) {
            if (game.rules().may_hit(state)) visit(game.index(line::Hit{}));
        }
        return visit(game.index(line::Stand{}));
    }
    if constexpr (R::ends == 0) return;
    line::Lays lays = game.rules().lays(state, state.seat);
    for (line::End end : line::ends_of<R>) {
        for (line::Outward outward : {line::Outward::low, line::Outward::high}) {
            auto tiles = lays.at[static_cast<std::size_t>(end)].with(outward);
            for_each_lay(game, tiles, end, outward, visit);
        }
    }
    if (game.rules().may_draw(state)) visit(game.index(line::Draw{}));
    if (game.rules().may_pass(state)) visit(game.index(line::Pass{}));
}

}  // namespace dominium::environment
