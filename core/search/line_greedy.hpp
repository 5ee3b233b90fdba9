// A heuristic player for each of the tile games. It looks at its own hand and at what lies open;
// the other hands of a state are never touched.
#pragma once

#include <limits>

#include "../line/game.hpp"
#include "solo_chain.hpp"

namespace dominium::search {

/// No seat ever has more legal actions: each tile either way at four ends.
constexpr std::size_t most_line_actions = 4 * 2 * line::tile_count;

/// What the laying of a tile is worth, in hundredths of a pip that one is rid of.
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
    /// Bergen: a point scored, a point that the next seat may score, one that may be scored later.
    int point = 0;
    int point_given = 0;
    int point_hoped_for = 0;
    /// Bergen: what a tile laid must be worth at least, or one is drawn, or the turn is passed.
    int least_to_lay = 0;
    int least_to_lay_drawn = 0;
};

/// Found by matches of greedy players that differ in one weight.
template <class R>
constexpr LayWeights lay_weights{};
template <>
constexpr LayWeights lay_weights<line::Block>{100, 225, 150, -225, 40};
template <>
constexpr LayWeights lay_weights<line::DrawGame>{100, 675, 95, -750, 0};
template <>
constexpr LayWeights lay_weights<line::Matador>{100, 0, 80, -225, 90, -850};
template <>
constexpr LayWeights lay_weights<line::Bergen>{10,   50,   20,  -90,  -90, 0,
                                               1000, -225, 100, -125, -250};
template <>
constexpr LayWeights lay_weights<line::Sebastopol>{100, 1500, 500, -400, 400};

/// The tiles that fit an open number.
template <class R>
constexpr line::TileSet fitting(int number) {
    if constexpr (std::is_same_v<R, line::Matador>) {
        if (number == 0) return line::matadors;
        return line::tiles_with(line::matador_sum - number) | line::matadors;
    }
    return line::tiles_with(number);
}

/// What fits at each number, `no_number` among them.
template <class R>
constexpr auto fitting_tiles = [] {
    std::array<line::TileSet, line::number_count + 1> sets{};
    for (int number = 0; number < line::number_count; ++number) sets[number] = fitting<R>(number);
    return sets;
}();

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

    /// What it is worth to lead a tile.
    int worth(line::Tile tile) const {
        line::Line line;
        if (R::ends == 4) {
            line.lead_cross(tile);
        } else {
            line.lead(tile);
        }
        return worth(line, tile, line::End::left);
    }

    /// What it is worth to lay a tile.
    int worth(line::Tile tile, line::End end, line::Outward outward) const {
        line::Line line = state_.line;
        line.lay(tile, end, outward);
        return worth(line, tile, end);
    }

private:
    int worth(const line::Line& line, line::Tile tile, line::End end) const {
        line::TileSet rest = hand_;
        rest.remove(tile);
        if constexpr (std::is_same_v<R, line::Solo>) {
            return chain_worth(rest, line.open(line::End::left), line.open(line::End::right),
                               unseen_);
        }
        line::TileSet fits;
        for (line::End each : line::all_ends) fits |= fitting_tiles<R>[line.open(each)];
        int worth = weights_.pips * line::pips(tile) + weights_.is_double * line::is_double(tile) +
                    weights_.own_fit * (fits & rest).count() +
                    weights_.other_fit * (fits & unseen_).count() +
                    weights_.variety * variety(rest);
        if constexpr (std::is_same_v<R, line::Matador>) {
            worth += weights_.matador * line::matadors.contains(tile);
        }
        if constexpr (std::is_same_v<R, line::Bergen>)
            worth += bergen_points(line, tile, end, rest);
        return worth;
    }

    static int variety(line::TileSet hand) {
        int numbers = 0;
        for (int number = 0; number < line::number_count; ++number) {
            numbers += (hand & line::tiles_with(number)).any();
        }
        return numbers;
    }

    /// The points of a lay, and those that the one tile brings that equals the ends after it.
    int bergen_points(const line::Line& line, line::Tile tile, line::End end,
                      line::TileSet rest) const {
        int worth = 0;
        if (auto reason = game_.rules().scored_by(line, tile, end)) {
            worth += weights_.point * line::Bergen::points_for(*reason);
        }
        line::Tile next = line::tile_of(line.open(line::End::left), line.open(line::End::right));
        int points =
            line::is_double(next) ? line::Bergen::double_points : line::Bergen::equal_ends_points;
        if (rest.contains(next)) worth += weights_.point_hoped_for * points;
        if (unseen_.contains(next)) worth += weights_.point_given * points;
        return worth;
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

/// Whether another tile is rather to be hoped for than feared in Twenty-One: the tiles that a hand
/// does not hold are all equally likely.
inline bool wants_another(line::TileSet hand) {
    int room = line::TwentyOne::best_total - line::pips(hand);
    line::TileSet others = line::TileSet::all().without(hand);
    int fitting = 0;
    others.for_each([&](line::Tile tile) { fitting += line::pips(tile) <= room; });
    return 2 * fitting >= others.count();
}

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

/// The choice of the acting seat by its own hand and what lies open.
template <class R>
line::Action greedy_action(const line::Game<R>& game, const line::State& state, Random& random,
                           const LayWeights& weights = lay_weights<R>) {
    if constexpr (std::is_same_v<R, line::TwentyOne>) {
        bool hits = game.rules().may_hit(state) && wants_another(state.hands[state.seat]);
        return hits ? line::Action(line::Hit{}) : line::Action(line::Stand{});
    }
    BestAction best(random);
    judge_actions(game, state, weights,
                  [&](const line::Action& action, int worth) { best.offer(action, worth); });
    return best.action();
}

template <class R>
void play_greedy(const line::Game<R>& game, line::State& state, Random& random, Silence& silence) {
    if (line::is_chance(state.step)) return game.play_random(state, random, silence);
    game.apply(state, greedy_action(game, state, random), silence);
}

}  // namespace dominium::search
