// The usual information-set search, as a measure for others: one tree over what the acting seat
// sees, a new world in every iteration, UCB among the actions that are legal in it. After Cowling,
// Powley and Whitehouse, Information Set Monte Carlo Tree Search (2012), single observer.
#pragma once

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <vector>

#include "../line/memory.hpp"
#include "halving.hpp"
#include "line_values.hpp"
#include "playouts.hpp"

namespace dominium::search {

template <class R>
class InformationSetSearch {
public:
    using Action = line::Action;

    /// The memory must be that of the acting seat.
    InformationSetSearch(const line::Game<R>& game, const line::Memory& memory, Budget budget,
                         std::uint64_t seed)
        : game_(game),
          worlds_(memory.worlds(game)),
          random_(seed),
          budget_(budget),
          started_(std::chrono::steady_clock::now()),
          greedy_per_mille_(budget.greedy_per_mille(0)) {}

    /// The actions that were tried; after `run` the most visited first.
    const std::vector<Candidate<Action>>& candidates() const { return candidates_; }

    void run(const Pause& pause = {}) {
        constexpr int iterations_between_pauses = 256;
        nodes_.assign(1, Node{});
        for (std::int64_t done = 0; may_go_on(done); ++done) {
            iterate();
            if (pause && done % iterations_between_pauses == 0) pause();
        }
        for (auto child = nodes_[0].first_child; child != 0; child = nodes_[child].next) {
            const Node& node = nodes_[child];
            candidates_.push_back({node.action, node.worth, node.visits});
        }
        std::stable_sort(
            candidates_.begin(), candidates_.end(),
            [](const auto& one, const auto& other) { return one.playouts > other.playouts; });
    }

private:
    /// A node of the tree: the last action before an information set of the root's seat, and its
    /// statistics. The tile that the seat itself draws is seen and so is a step as well.
    struct Node {
        Action action{};
        std::int64_t visits = 0;
        std::int64_t available = 0;
        double value = 0;
        Worth worth{};
        std::uint32_t first_child = 0;
        std::uint32_t next = 0;
    };

    /// The exploration constant of UCB, as in the paper.
    static constexpr double exploration = 0.7;

    bool may_go_on(std::int64_t done) const {
        if (budget_.playouts && done >= *budget_.playouts) return false;
        if (!budget_.seconds || done == 0) return true;
        std::chrono::duration<double> passed = std::chrono::steady_clock::now() - started_;
        return passed.count() < *budget_.seconds;
    }

    void iterate() {
        line::State state = worlds_.sample(random_);
        line::Match before = state.match;
        int own = state.seat;
        path_.clear();
        movers_.clear();
        std::uint32_t at = 0;
        bool expanded = false;
        while (!expanded && !is_over(state, before)) {
            Silence silence;
            if (line::is_chance(state.step)) {
                line::TileSet held = state.hands[own];
                game_.play_random(state, random_, silence);
                if (is_over(state, before)) break;
                line::TileSet drawn = state.hands[own].without(held);
                if (drawn.any()) at = child_of(at, line::DrawTile{drawn.first()}, expanded);
                continue;
            }
            Action action = select(at, state, expanded);
            movers_.push_back(state.seat);
            path_.push_back(at);
            game_.apply(state, action, silence);
        }
        if (!is_over(state, before)) {
            play_out_deal(game_, state, greedy_per_mille_, random_.next());
        }
        std::array<double, line::max_seats> values{};
        for (int seat = 0; seat < game_.seats(); ++seat) {
            values[static_cast<std::size_t>(seat)] = value_of_deal(game_, before, state, seat);
        }
        for (std::size_t each = 0; each < path_.size(); ++each) {
            Node& node = nodes_[path_[each]];
            ++node.visits;
            node.value += values[movers_[each]];
        }
        nodes_[path_[0]].worth += worth_of_deal(game_, before, state, own);
    }

    /// The child behind an action; a new one ends the way through the tree.
    std::uint32_t child_of(std::uint32_t parent, const Action& action, bool& expanded) {
        for (auto child = nodes_[parent].first_child; child != 0; child = nodes_[child].next) {
            if (nodes_[child].action == action) return child;
        }
        expanded = true;
        auto child = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back({action, 0, 0, 0, {}, 0, nodes_[parent].first_child});
        nodes_[parent].first_child = child;
        return child;
    }

    /// An action that was never tried here, or the one with the highest bound; moves on to it.
    Action select(std::uint32_t& at, const line::State& state, bool& expanded) {
        auto actions = game_.legal_actions(state);
        std::vector<std::uint32_t> children;
        std::vector<Action> untried;
        for (const Action& action : actions) {
            bool is_new = true;
            for (auto child = nodes_[at].first_child; child != 0; child = nodes_[child].next) {
                if (!(nodes_[child].action == action)) continue;
                children.push_back(child);
                ++nodes_[child].available;
                is_new = false;
            }
            if (is_new) untried.push_back(action);
        }
        if (!untried.empty()) {
            Action action =
                untried[static_cast<std::size_t>(random_.below(static_cast<int>(untried.size())))];
            at = child_of(at, action, expanded);
            nodes_[at].available = 1;
            return action;
        }
        double best = -1;
        for (auto child : children) {
            const Node& node = nodes_[child];
            auto visits = static_cast<double>(node.visits);
            double bound =
                node.value / visits +
                exploration * std::sqrt(std::log(static_cast<double>(node.available)) / visits);
            if (bound <= best) continue;
            best = bound;
            at = child;
        }
        return nodes_[at].action;
    }

    line::Game<R> game_;
    line::Worlds worlds_;
    Random random_;
    Budget budget_;
    std::chrono::steady_clock::time_point started_;
    int greedy_per_mille_;
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> path_;
    std::vector<std::uint8_t> movers_;
    std::vector<Candidate<Action>> candidates_;
};

}  // namespace dominium::search
