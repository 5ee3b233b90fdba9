// Planning in Solo. What counts is what is left of the face-up tiles, and the ends of the line,
// when nothing fits any more: every way to come there is a plan. Plans are tried with the same
// tiles to come, and once few tiles are hidden everything is calculated.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../../line/memory.hpp"
#include "../../search/halving.hpp"
#include "../../search/line_values.hpp"
#include "chain.hpp"
#include "rules.hpp"

namespace dominium::search {

/// A line of Solo by what matters for what follows.
struct SoloPosition {
    line::TileSet face_up;
    line::TileSet hidden;
    int left = line::no_number;
    int right = line::no_number;
};

/// The chance that all is laid, and how many tiles will lie.
struct SoloProspect {
    double win = 0;
    double laid = 0;

    constexpr double value() const { return 0.1 * laid / line::tile_count + 0.9 * win; }
    constexpr SoloProspect& operator+=(const SoloProspect& other) {
        win += other.win;
        laid += other.laid;
        return *this;
    }
};

/// Calls `visit(position)` for every position that can be come to by laying face-up tiles until
/// none fits; some more than once.
template <class Visit>
void for_each_solo_plan(const SoloPosition& at, Visit&& visit) {
    line::TileSet fits = at.face_up & (line::tiles_with(at.left) | line::tiles_with(at.right));
    if (fits.empty()) return visit(at);
    fits.for_each([&](line::Tile tile) {
        SoloPosition next = at;
        next.face_up.remove(tile);
        if (line::has_number(tile, at.left)) {
            next.left = line::other_half(tile, at.left);
            for_each_solo_plan(next, visit);
        }
        if (at.left != at.right && line::has_number(tile, at.right)) {
            next.left = at.left;
            next.right = line::other_half(tile, at.right);
            for_each_solo_plan(next, visit);
        }
    });
}

/// The positions in which plans end, each once.
inline std::vector<SoloPosition> solo_plans(const SoloPosition& at) {
    std::vector<SoloPosition> plans;
    for_each_solo_plan(at, [&](SoloPosition plan) {
        if (plan.left > plan.right) std::swap(plan.left, plan.right);
        bool known = std::any_of(plans.begin(), plans.end(), [&](const SoloPosition& each) {
            return each.face_up == plan.face_up && each.left == plan.left &&
                   each.right == plan.right;
        });
        if (!known) plans.push_back(plan);
    });
    return plans;
}

/// The prospects of plans: exact when few tiles are hidden, otherwise by one course of luck.
class SoloFuture {
public:
    /// Up to so many hidden tiles everything is calculated.
    explicit SoloFuture(int few_hidden) : few_hidden_(few_hidden) {}

    /// Nothing fits in this position: tiles are turned up, with this luck.
    SoloProspect after(SoloPosition plan, Random luck) {
        for (;;) {
            if (is_lost(plan)) return lost(plan);
            if (plan.hidden.count() <= few_hidden_) return exactly_after(plan);
            plan.face_up |= line::take_any(plan.hidden, refill(plan), luck);
            if (!fits(plan)) return lost(plan);
            plan = usual_plan(plan);
        }
    }

    /// The same, over all that may be turned up.
    SoloProspect exactly_after(const SoloPosition& plan) {
        if (plan.hidden.empty() || is_lost(plan)) return lost(plan);
        std::uint64_t key = key_of(plan);
        if (auto known = known_.find(key); known != known_.end()) return known->second;
        SoloProspect sum;
        double ways = 0;
        for_each_choice(plan.hidden, refill(plan), {}, [&](line::TileSet turned) {
            SoloPosition next = plan;
            next.face_up |= turned;
            next.hidden = plan.hidden.without(turned);
            sum += best(next);
            ++ways;
        });
        SoloProspect mean{sum.win / ways, sum.laid / ways};
        known_.emplace(key, mean);
        return mean;
    }

private:
    static int refill(const SoloPosition& plan) {
        return std::min(line::Solo::hand_size - plan.face_up.count(), plan.hidden.count());
    }

    static bool fits(const SoloPosition& at) {
        return (at.face_up & (line::tiles_with(at.left) | line::tiles_with(at.right))).any();
    }

    static bool is_lost(const SoloPosition& plan) {
        return !can_all_be_laid(plan.face_up | plan.hidden, plan.left, plan.right);
    }

    static SoloProspect lost(const SoloPosition& at) {
        int left_over = at.face_up.count() + at.hidden.count();
        return {left_over == 0 ? 1.0 : 0.0, static_cast<double>(line::tile_count - left_over)};
    }

    SoloProspect best(const SoloPosition& at) {
        if (!fits(at)) return lost(at);
        SoloProspect best{0, -1};
        for (const SoloPosition& plan : solo_plans(at)) {
            SoloProspect found = exactly_after(plan);
            if (found.value() > best.value()) best = found;
        }
        return best;
    }

    /// The longest chain, then the one that most hidden tiles fit.
    static SoloPosition usual_plan(const SoloPosition& at) {
        SoloPosition best = at;
        int best_worth = -1;
        for_each_solo_plan(at, [&](const SoloPosition& plan) {
            int laid = at.face_up.count() - plan.face_up.count();
            line::TileSet fits = line::tiles_with(plan.left) | line::tiles_with(plan.right);
            int worth = chain_tile_worth * laid + (plan.hidden & fits).count();
            if (worth <= best_worth || is_lost(plan)) return;
            best = plan;
            best_worth = worth;
        });
        return best_worth < 0 ? solo_plans(at).front() : best;
    }

    /// Calls `visit(set)` for every set of so many of the tiles.
    template <class Visit>
    static void for_each_choice(line::TileSet from, int count, line::TileSet chosen,
                                Visit&& visit) {
        if (count == 0) return visit(chosen);
        if (from.count() < count) return;
        line::Tile tile = from.first();
        from.remove(tile);
        for_each_choice(from, count, chosen, visit);
        chosen.add(tile);
        for_each_choice(from, count - 1, chosen, visit);
    }

    /// Positions by their tiles and ends; what lies on the table follows from these.
    static std::uint64_t key_of(const SoloPosition& at) {
        auto low = static_cast<std::uint64_t>(std::min(at.left, at.right));
        auto high = static_cast<std::uint64_t>(std::max(at.left, at.right));
        return std::uint64_t{at.face_up.bits()} << 36 ^ std::uint64_t{at.hidden.bits()} << 6 ^
               low << 3 ^ high;
    }

    int few_hidden_;
    std::unordered_map<std::uint64_t, SoloProspect> known_;
};

/// The search for a decision of Solo, within a budget. A playout is a course of luck in which a
/// plan is tried.
class SoloPlanner {
public:
    using Action = line::Action;
    using Game = line::Game<line::Solo>;

    SoloPlanner(const Game& game, const line::State& state, Budget budget, std::uint64_t seed,
                std::vector<Action> compared = {})
        : trials_(plans_of(game, state, compared), one_thread(budget), seed) {
        for (const Action& action : compared) candidates_.push_back({action});
    }

    SoloPlanner(const Game& game, const line::Memory& memory, Budget budget, std::uint64_t seed,
                std::vector<Action> compared = {})
        : SoloPlanner(game, position_known(game, memory), budget, seed, std::move(compared)) {}

    /// The actions, each with what its best plan is worth; after `run` the best first.
    const std::vector<Candidate<Action>>& candidates() const { return candidates_; }

    void run(const Pause& pause = {}) {
        SoloFuture future(few_hidden());
        trials_.run(
            [&](std::span<Candidate<Plan>> plans, std::uint64_t luck) {
                for (auto& plan : plans) {
                    plan.add(worth_of(future.after(plan.action.end, Random(luck))));
                }
            },
            pause);
        for (const auto& trial : trials_.candidates()) keep(trial, future);
        std::stable_sort(candidates_.begin(), candidates_.end(),
                         [](const auto& one, const auto& other) {
                             return one.mean().value > other.mean().value;
                         });
    }

private:
    /// A way to lay the face-up tiles: which actions begin it, and where it ends.
    struct Plan {
        std::vector<std::size_t> begun_by;
        SoloPosition end;
    };

    /// The number of hidden tiles up to which everything is calculated: once, if that takes a
    /// moment; otherwise fewer, at the end of each playout, which must be quick.
    int few_hidden() const {
        constexpr int most_at_once = 8;
        constexpr int most_in_playouts = 4;
        int hidden = trials_.candidates().front().action.end.hidden.count();
        return hidden <= most_at_once ? most_at_once : most_in_playouts;
    }

    static Budget one_thread(Budget budget) {
        budget.threads = 1;
        return budget;
    }

    static line::State position_known(const Game& game, const line::Memory& memory) {
        Random unused(0);  // nothing is hidden but the order of what comes
        return memory.sample(game, unused);
    }

    /// All plans of these actions; all actions, where none are named.
    static std::vector<Plan> plans_of(const Game& game, const line::State& state,
                                      std::vector<Action>& actions) {
        if (actions.empty()) actions = game.legal_actions(state);
        std::vector<Plan> plans;
        for (std::size_t action = 0; action < actions.size(); ++action) {
            line::Line line = state.line;
            SoloPosition at{state.hands[0], state.stock};
            begin(line, at.face_up, actions[action]);
            at.left = line.open(line::End::left);
            at.right = line.open(line::End::right);
            for (const SoloPosition& end : solo_plans(at)) add(plans, action, end);
        }
        return plans;
    }

    static void begin(line::Line& line, line::TileSet& face_up, const Action& action) {
        if (const auto* lead = std::get_if<line::Lead>(&action)) {
            face_up.remove(lead->tile);
            line.lead(lead->tile);
        } else if (const auto* lay = std::get_if<line::Lay>(&action)) {
            face_up.remove(lay->tile);
            bool high_inward = line::halves(lay->tile).high == line.open(lay->end);
            line.lay(lay->tile, lay->end, high_inward ? line::Outward::low : line::Outward::high);
        }
    }

    static void add(std::vector<Plan>& plans, std::size_t action, const SoloPosition& end) {
        for (Plan& plan : plans) {
            bool same = plan.end.face_up == end.face_up && plan.end.left == end.left &&
                        plan.end.right == end.right;
            if (!same) continue;
            plan.begun_by.push_back(action);
            return;
        }
        plans.push_back({{action}, end});
    }

    static Worth worth_of(const SoloProspect& prospect) {
        Worth worth;
        worth.value = prospect.value();
        worth.win = worth.wins[0] = prospect.win;
        worth.points = worth.totals[0] = prospect.laid;
        return worth;
    }

    /// Gives a plan to the actions that begin it and have no better one.
    void keep(const Candidate<Plan>& trial, SoloFuture& future) {
        Candidate<Plan> tried = trial;
        // A single plan was not tried: there is nothing to choose.
        if (tried.playouts == 0) tried.sum = worth_of(future.after(tried.action.end, Random(0)));
        for (std::size_t action : trial.action.begun_by) {
            auto& candidate = candidates_[action];
            bool better = !kept(candidate) || tried.mean().value > candidate.mean().value;
            if (!better) continue;
            candidate.sum = tried.sum;
            candidate.playouts = tried.playouts;
        }
    }
    static bool kept(const Candidate<Action>& candidate) {
        return candidate.playouts > 0 || candidate.sum.points > 0;
    }

    std::vector<Candidate<Action>> candidates_;
    Halving<Plan> trials_;
};

}  // namespace dominium::search
