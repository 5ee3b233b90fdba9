// The greedy player of the line games. It looks at its own hand and at what lies open; the other
// hands of a state are never touched.
#pragma once

#include <array>
#include <limits>

#include "../line/game.hpp"
#include "search_of.hpp"

namespace dominium::search {

/// No seat ever has more legal actions: each tile either way at four ends.
constexpr std::size_t most_line_actions = 4 * 2 * line::tile_count;

/// The weights in the worth of laying a tile, in hundredths of a pip that one is rid of.
struct LayWeights {
    int pips = 0;
    /// A double fits at fewer numbers than another tile: it is laid early.
    int is_double = 0;
    /// For each own tile that fits the ends afterwards, and each that another may hold.
    int own_fit = 0;
    int other_fit = 0;
    /// For each number that the hand still has.
    int variety = 0;
    /// A matador fits everywhere: it is saved.
    int matador = 0;
    /// A point scored with a lay, one that the next seat may score, one that may be scored later.
    int point = 0;
    int point_given = 0;
    int point_hoped_for = 0;
    /// The least worth of a tile to be laid; otherwise one is drawn, or the turn is passed.
    int least_to_lay = 0;
    int least_to_lay_drawn = 0;
};

/// A tile laid on trial: the line after it, what the hand still has, and the tiles that its seat
/// has not seen.
struct TriedLay {
    const line::Line& line;
    line::Tile tile;
    line::End end;
    line::TileSet rest;
    line::TileSet unseen;
};

/// The tiles that fit at each number, `no_number` among them.
template <class R>
constexpr auto fitting_tiles = [] {
    std::array<line::TileSet, line::number_count + 1> sets{};
    for (int number = 0; number < line::number_count; ++number) {
        sets[number] = LineSearchOf<R>::fitting(number);
    }
    return sets;
}();

/// The number of different numbers in a hand.
constexpr int variety(line::TileSet hand) {
    int numbers = 0;
    for (int number = 0; number < line::number_count; ++number) {
        numbers += (hand & line::tiles_with(number)).any();
    }
    return numbers;
}

/// The worth of being rid of a tile, and of the prospects after it.
template <class R>
constexpr int usual_worth(const TriedLay& lay, const LayWeights& weights) {
    line::TileSet fits;
    for (line::End each : line::all_ends) fits |= fitting_tiles<R>[lay.line.open(each)];
    return weights.pips * line::pips(lay.tile) + weights.is_double * line::is_double(lay.tile) +
           weights.own_fit * (fits & lay.rest).count() +
           weights.other_fit * (fits & lay.unseen).count() + weights.variety * variety(lay.rest);
}

/// The greedy player at the table: what it sees, and how it judges.
template <class R>
class GreedyLook {
public:
    GreedyLook(const line::Game<R>& game, const line::State& state, const LayWeights& weights)
        : game_(game),
          state_(state),
          weights_(weights),
          hand_(state.hands[state.seat]),
          unseen_(line::TileSet::all().without(hand_ | state.line.tiles())) {}

    /// The worth of leading a tile.
    int worth(line::Tile tile) const {
        line::Line line;
        line::lead_line<R>(line, tile);
        return worth(line, tile, line::End::left);
    }

    /// The worth of laying a tile.
    int worth(line::Tile tile, line::End end, line::Outward outward) const {
        line::Line line = state_.line;
        line::lay_line(game_.rules(), line, tile, end, outward);
        return worth(line, tile, end);
    }

private:
    int worth(const line::Line& line, line::Tile tile, line::End end) const {
        line::TileSet rest = hand_;
        rest.remove(tile);
        return LineSearchOf<R>::worth(game_, {line, tile, end, rest, unseen_}, weights_);
    }

    const line::Game<R>& game_;
    const line::State& state_;
    const LayWeights& weights_;
    line::TileSet hand_;
    line::TileSet unseen_;
};

/// The best of the actions that are offered; among equals a random one.
class BestAction {
public:
    explicit BestAction(Random& random) : random_(random) {}

    void offer(const line::Action& action, int worth) {
        if (worth < worth_) return;
        if (worth > worth_) equals_ = 0;
        worth_ = worth;
        if (random_.below(++equals_) == 0) action_ = action;
    }

    const line::Action& action() const { return action_; }

private:
    Random& random_;
    line::Action action_{};
    int worth_ = std::numeric_limits<int>::min();
    int equals_ = 0;
};

/// Calls `offer(action, worth)` for every legal action of a tile that is laid, drawn or passed.
template <class R, class Offer>
void judge_actions(const line::Game<R>& game, const line::State& state, const LayWeights& weights,
                   Offer&& offer) {
    GreedyLook<R> look(game, state, weights);
    if (state.step == line::Step::lead) {
        game.rules().leads(state).for_each(
            [&](line::Tile tile) { offer(line::Action(line::Lead{tile}), look.worth(tile)); });
        return;
    }
    game.rules()
        .lays(state, state.seat)
        .for_each([&](line::Tile tile, line::End end, line::Outward outward) {
            offer(line::Action(game.lay_of(tile, end, outward)), look.worth(tile, end, outward));
        });
    if (game.rules().may_draw(state)) offer(line::Action(line::Draw{}), weights.least_to_lay);
    if (game.rules().may_pass(state)) offer(line::Action(line::Pass{}), weights.least_to_lay_drawn);
}

/// The best action of the acting seat by its own hand and what lies open.
template <class R>
line::Action best_action(const line::Game<R>& game, const line::State& state, Random& random,
                         const LayWeights& weights) {
    BestAction best(random);
    judge_actions(game, state, weights,
                  [&](const line::Action& action, int worth) { best.offer(action, worth); });
    return best.action();
}

}  // namespace dominium::search
