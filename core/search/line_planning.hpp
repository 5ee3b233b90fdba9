// Planning in the tile games. In all worlds that look alike to a seat it has to do the same; the
// others play as they use to, without knowing its hand. So every action is tried in all worlds, the
// worlds are parted by what is seen until the next own decision, and there the best action for each
// part is found in the same way.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "belief_state.hpp"
#include "halving.hpp"
#include "line_solver.hpp"
#include "line_values.hpp"

namespace dominium::search {

/// A position that may be the true one, and the luck that would come in it.
struct World {
    line::State state;
    Random chance;
    Random choices;
};

/// The bounds of planning: its worlds and its horizon.
struct Foresight {
    /// Worlds that are planned for together, at most.
    std::size_t most_worlds = 256;
    /// Fewer worlds than these that look alike are played out by habit.
    std::size_t least_worlds = 16;
    /// With as many tiles in both hands, or fewer, each world is solved with open hands instead.
    int tiles_to_solve = 0;
    /// As many own decisions are planned, and what comes after them is played out by habit. Where
    /// nothing is hidden any more, worlds go on looking alike to the end of a deal.
    int most_decisions = line::tile_count;
};

/// Plans a deal for one seat.
template <class R>
class Planning {
public:
    Planning(const line::Game<R>& game, int seat, const line::Match& before,
             const Foresight& foresight)
        : game_(game),
          opponents_(game),
          solver_(game, seat, before),
          seat_(seat),
          before_(before),
          foresight_(foresight) {}

    /// The worth of an action, summed over these worlds, in all of which the seat has to decide and
    /// sees the same.
    Worth worth(std::span<const World> worlds, const line::Action& action, int planned = 1) {
        Worth sum;
        std::vector<World> running;
        running.reserve(worlds.size());
        for (const World& world : worlds) {
            World& tried = running.emplace_back(world);
            Silence silence;
            game_.apply(tried.state, action, silence);
            advance(tried);
            if (!is_over(tried.state, before_)) continue;
            sum += worth_of(tried.state);
            running.pop_back();
        }
        for_each_alike(running,
                       [&](std::span<const World> alike) { sum += best_worth(alike, planned); });
        return sum;
    }

private:
    using Action = line::Action;

    /// The worth of worlds that look alike when the seat does the best in all of them.
    Worth best_worth(std::span<const World> worlds, int planned) {
        bool is_far = planned >= foresight_.most_decisions;
        if (is_far || worlds.size() < foresight_.least_worlds) return played_out(worlds);
        Worth best;
        best.value = -1;
        for (const Action& action : game_.legal_actions(worlds[0].state)) {
            Worth found = worth(worlds, action, planned + 1);
            if (found.value > best.value) best = found;
        }
        return best;
    }

    Worth played_out(std::span<const World> worlds) {
        Worth sum;
        for (World world : worlds) {
            while (!is_over(world.state, before_)) {
                advance(world);
                if (is_over(world.state, before_)) break;
                if (is_solvable(world.state)) {
                    world.state = solver_.solved(world.state);
                } else {
                    Silence silence;
                    game_.apply(world.state,
                                LineSearchOf<R>::greedy_action(game_, world.state, world.choices),
                                silence);
                }
            }
            sum += worth_of(world.state);
        }
        return sum;
    }

    /// Chance and the others act until the seat has to decide or the deal is over.
    void advance(World& world) {
        Silence silence;
        while (!is_over(world.state, before_)) {
            if (line::is_chance(world.state.step)) {
                game_.play_random(world.state, world.chance, silence);
            } else if (world.state.seat == seat_) {
                return;
            } else {
                game_.apply(world.state, opponents_.sample(world.state, world.choices), silence);
            }
        }
    }

    bool is_solvable(const line::State& state) const {
        if (!solver_.can_solve(game_, state)) return false;
        return state.hands[0].count() + state.hands[1].count() <= foresight_.tiles_to_solve;
    }

    Worth worth_of(const line::State& state) const {
        return worth_of_deal(game_, before_, state, seat_);
    }

    /// Calls `visit(worlds)` for the worlds that look alike to the seat.
    template <class Visit>
    void for_each_alike(const std::vector<World>& worlds, Visit&& visit) const {
        std::vector<std::pair<std::uint64_t, std::size_t>> looks;
        for (std::size_t each = 0; each < worlds.size(); ++each) {
            looks.emplace_back(look_of(worlds[each].state), each);
        }
        std::sort(looks.begin(), looks.end());
        std::vector<World> alike;
        for (std::size_t each = 0; each < looks.size(); ++each) {
            alike.push_back(worlds[looks[each].second]);
            bool last = each + 1 == looks.size() || looks[each + 1].first != looks[each].first;
            if (!last) continue;
            visit(std::span<const World>(alike));
            alike.clear();
        }
    }

    /// A number that is equal for positions that look alike to the seat.
    std::uint64_t look_of(const line::State& state) const {
        std::uint64_t look = state.line.tiles().bits();
        auto mix = [&](std::uint64_t value) {
            look = (look ^ value) * 0x9E3779B97F4A7C15ULL;
            look ^= look >> 29;
        };
        mix(state.hands[seat_].bits());
        mix(static_cast<std::uint64_t>(state.step));
        for (line::End end : line::all_ends) mix(static_cast<std::uint64_t>(state.line.open(end)));
        for (int seat = 0; seat < game_.seats(); ++seat) {
            mix(static_cast<std::uint64_t>(state.drawn[seat] << 16 | state.passes[seat] << 8 |
                                           state.stood[seat]));
        }
        return look;
    }

    const line::Game<R>& game_;
    OpponentModel<R> opponents_;
    DealSolver<R> solver_;
    int seat_;
    line::Match before_;
    Foresight foresight_;
};

/// The search of one seat for its decision, within a budget. A playout is a world in which an
/// action is tried.
template <class R>
class LinePlanner {
public:
    using Action = line::Action;

    /// The memory must be that of the acting seat: its actions are the same in all its worlds.
    /// Without actions to compare, all are tried.
    LinePlanner(const line::Game<R>& game, const line::Memory& memory, Budget budget,
                std::uint64_t seed, std::vector<Action> compared = {},
                const Foresight& settings = LineSearchOf<R>::foresight)
        : game_(game),
          settings_(settings),
          random_(seed),
          belief_(game_, memory, worlds_of(budget), random_),
          halving_(compared.empty() ? actions() : std::move(compared), rounds_of(budget), seed) {}

    /// The actions that are tried; after `run` the best first.
    const std::vector<Candidate<Action>>& candidates() const { return halving_.candidates(); }

    /// Spends the budget.
    void run(const Pause& pause = {}) {
        halving_.run(
            [this](std::span<Candidate<Action>> candidates, std::uint64_t luck) {
                Random random(luck);
                std::vector<World> worlds;
                belief_.sample(worlds_of_round_, random, [&](const line::State& state) {
                    worlds.push_back({state, Random(random.next()), Random(random.next())});
                });
                const line::State& seen = worlds[0].state;
                Planning<R> planning(game_, seen.seat, seen.match, settings_);
                for (auto& candidate : candidates) {
                    candidate.sum += planning.worth(worlds, candidate.action);
                    candidate.playouts += static_cast<std::int64_t>(worlds.size());
                }
            },
            pause);
    }

private:
    std::vector<Action> actions() const { return game_.legal_actions(belief_.world(0)); }

    /// The number of worlds to list at most: more than are tried, as they are not equally likely.
    static std::size_t worlds_of(const Budget& budget) {
        constexpr int most = 4096;
        constexpr int least = 64;
        double wanted = most;
        if (budget.playouts) wanted = std::min<double>(wanted, *budget.playouts);
        if (budget.seconds) wanted = std::min(wanted, *budget.seconds * 40'000);
        return static_cast<std::size_t>(std::max<double>(wanted, least));
    }

    /// The same budget in rounds, each with as many worlds as are planned for together.
    Budget rounds_of(Budget budget) {
        auto count = static_cast<std::int64_t>(actions().size());
        std::int64_t worlds = static_cast<std::int64_t>(settings_.most_worlds);
        // Every one of the halvings has a round at least.
        std::int64_t stages = 1;
        while ((std::int64_t{1} << stages) < count) ++stages;
        if (budget.playouts) worlds = std::min(worlds, *budget.playouts / (count * stages));
        worlds = std::max<std::int64_t>(worlds, 1);
        worlds_of_round_ = static_cast<std::size_t>(worlds);
        if (budget.playouts) budget.playouts = static_cast<int>(*budget.playouts / worlds);
        return budget;
    }

    line::Game<R> game_;
    Foresight settings_;
    Random random_;
    BeliefState<R> belief_;
    std::size_t worlds_of_round_ = 1;
    Halving<Action> halving_;
};

}  // namespace dominium::search
