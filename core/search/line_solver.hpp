// The end of a deal of two seats with nothing hidden and nothing left to draw, solved exactly.
#pragma once

#include <algorithm>
#include <array>

#include "line_greedy.hpp"
#include "line_values.hpp"

namespace dominium::search {

/// Alpha-beta over a deal in which two seats take turns with open hands and draw no more.
template <class R>
class DealSolver {
public:
    /// `seat` is the one that maximises the value of the deal; `before` the match as it is running.
    DealSolver(const line::Game<R>& game, int seat, const line::Match& before)
        : game_(game), seat_(seat), before_(before) {}

    /// True if such a deal can be solved from here.
    static bool can_solve(const line::Game<R>& game, const line::State& state) {
        constexpr bool lays_in_a_line = R::ends == 2 && R::hides_hands;
        if (!lays_in_a_line || game.seats() != 2 || state.stock.any()) return false;
        return state.step == line::Step::play || state.step == line::Step::lead;
    }

    /// The position after the deal, when both have played best.
    line::State solved(const line::State& state) {
        // The led tile decides what can be laid: each is tried as the rules have it.
        if (state.step == line::Step::lead) return best_lead(state);
        if (is_over(state, before_)) return state;
        start_ = state;
        position_ = state;
        return finished(search(state.seat, -1, 2));
    }

private:
    /// The end of a deal: the tiles left in the hands, and its value for the seat.
    struct End {
        double value;
        std::array<line::TileSet, 2> hands;
    };

    line::State best_lead(const line::State& state) {
        line::State best = state;
        double value = state.seat == seat_ ? -1 : 2;
        game_.rules().leads(state).for_each([&](line::Tile tile) {
            line::State next = state;
            Silence silence;
            game_.apply(next, line::Lead{tile}, silence);
            next = solved(next);
            double found = value_of_deal(game_, before_, next, seat_);
            if (state.seat == seat_ ? found <= value : found >= value) return;
            value = found;
            best = next;
        });
        return best;
    }

    End search(int seat, double alpha, double beta) {
        line::Lays lays = game_.rules().lays(position_, seat);
        if (!lays.any()) {
            seat = 1 - seat;
            lays = game_.rules().lays(position_, seat);
            if (!lays.any()) return end();
        }
        bool own = seat == seat_;
        End best{own ? -1.0 : 2.0, {}};
        line::TileSet hand = position_.hands[seat];
        line::Line line = position_.line;
        line::TileSet tiles = lays.tiles();
        while (tiles.any()) {
            line::Tile tile = heaviest(tiles);
            tiles.remove(tile);
            for (line::End end : {line::End::left, line::End::right}) {
                for (line::Outward outward : {line::Outward::low, line::Outward::high}) {
                    if (!lays.contains(tile, end, outward)) continue;
                    position_.hands[seat].remove(tile);
                    position_.line.lay(tile, end, outward);
                    End found =
                        position_.hands[seat].empty() ? this->end() : search(1 - seat, alpha, beta);
                    position_.hands[seat] = hand;
                    position_.line = line;
                    if (own ? found.value <= best.value : found.value >= best.value) continue;
                    best = found;
                    (own ? alpha : beta) = best.value;
                    if (alpha >= beta) return best;
                }
            }
        }
        return best;
    }

    /// Heavy tiles first: that cuts most.
    static line::Tile heaviest(line::TileSet tiles) {
        line::Tile best = tiles.first();
        tiles.for_each([&](line::Tile tile) {
            if (line::pips(tile) > line::pips(best)) best = tile;
        });
        return best;
    }

    End end() const {
        std::array hands{position_.hands[0], position_.hands[1]};
        End found{0, hands};
        found.value = value_of_deal(game_, before_, finished(found), seat_);
        return found;
    }

    /// The rules settle a deal that has ended so.
    line::State finished(const End& end) const {
        line::State state = start_;
        bool out = false;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            state.hands[seat] = end.hands[seat];
            if (end.hands[seat].any()) continue;
            state.out[seat] = 1;
            out = true;
        }
        Silence silence;
        line::end_deal(game_.rules(), state, out ? line::Ending::out : line::Ending::blocked,
                       silence);
        return state;
    }

    const line::Game<R>& game_;
    int seat_;
    line::Match before_;
    line::State start_{};
    /// The position of the search: hands and line, the rest as at its start.
    line::State position_{};
};

}  // namespace dominium::search
