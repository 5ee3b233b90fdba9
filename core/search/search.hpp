// Flat Monte-Carlo search: every legal action is tried by playouts, and sequential halving gives
// the promising ones more of them. Chance is drawn anew in every playout.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "policies.hpp"

namespace dominium::search {

/// How long a search may think, and how its playouts play.
struct Budget {
    /// Playouts in all; none when the time decides.
    std::optional<int> playouts;
    /// Seconds in all; none when the playouts decide.
    std::optional<double> seconds;
    /// The chance (0–1) of a greedy action in a playout instead of a random one.
    double greedy_share = 0.5;
};

/// An action with its mean value over its playouts.
template <class Action>
struct Candidate {
    Action action;
    double sum = 0;
    int playouts = 0;

    double mean() const { return playouts == 0 ? 0 : sum / playouts; }
};

/// Relative score of a finished game for a seat: own points as a share of own and the best
/// opponent's, with a small bonus for winning the match.
template <class W>
double value_for(const Kingdomino<W>& game, const State<W>& state, int seat) {
    double own = game.match_points(state, seat);
    double best = 0;
    for (int other = 0; other < game.seats(); ++other) {
        if (other != seat) best = std::max<double>(best, game.match_points(state, other));
    }
    double share = own + best > 0 ? own / (own + best) : 0.5;
    double win = own > best ? 1.0 : own == best ? 0.5 : 0.0;
    return share + 0.1 * win;
}

template <class W>
class Search {
public:
    using Game = Kingdomino<W>;
    using Action = typename Game::Action;

    Search(const Game& game, const State<W>& root, Budget budget, std::uint64_t seed)
        : game_(game),
          root_(root),
          budget_(budget),
          random_(seed),
          greedy_per_mille_(static_cast<int>(budget.greedy_share * 1000)),
          seat_(root.seat),
          started_(std::chrono::steady_clock::now()) {
        for (const Action& action : game.legal_actions(root)) candidates_.push_back({action});
    }

    /// The legal actions; after `run` the best first.
    const std::vector<Candidate<Action>>& candidates() const { return candidates_; }

    /// Spends the budget. The root must be a decision.
    void run() {
        std::size_t remaining = candidates_.size();
        for (int stage = 0; remaining > 1; ++stage) {
            spend_stage(remaining, stage);
            std::stable_sort(
                candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(remaining),
                [](const auto& one, const auto& other) { return one.mean() > other.mean(); });
            remaining = (remaining + 1) / 2;
        }
    }

private:
    int stage_count() const {
        int stages = 0;
        for (std::size_t remaining = candidates_.size(); remaining > 1; ++stages) {
            remaining = (remaining + 1) / 2;
        }
        return stages;
    }

    /// Each stage has an equal share of the budget, spread evenly over the remaining candidates.
    void spend_stage(std::size_t remaining, int stage) {
        int stages = stage_count();
        for (int round = 0;; ++round) {
            if (round > 0 && stage_is_over(round, static_cast<int>(remaining), stage, stages)) {
                return;
            }
            std::uint64_t luck = random_.next();
            for (std::size_t index = 0; index < remaining; ++index) {
                try_out(candidates_[index], luck);
            }
        }
    }

    bool stage_is_over(int round, int remaining, int stage, int stages) const {
        if (budget_.playouts && (round + 1) * remaining > *budget_.playouts / stages) return true;
        if (!budget_.seconds) return false;
        std::chrono::duration<double> spent = std::chrono::steady_clock::now() - started_;
        return spent.count() > *budget_.seconds * (stage + 1) / stages;
    }

    /// One playout; all candidates of a round share their luck, so that they compare fairly.
    void try_out(Candidate<Action>& candidate, std::uint64_t luck) {
        Random random(luck);
        Playout<W> playout;
        State<W> state = root_;
        game_.apply(state, candidate.action, playout);
        auto game_number = state.game_number;
        while (state.step != Step::finished && state.game_number == game_number) {
            bool greedy = random.below(1000) < greedy_per_mille_;
            play_by(greedy ? Policy::greedy : Policy::random, game_, state, random, playout);
        }
        candidate.sum += value_for(game_, state, seat_);
        ++candidate.playouts;
    }

    Game game_;
    State<W> root_;
    Budget budget_;
    Random random_;
    int greedy_per_mille_;
    int seat_;
    std::chrono::steady_clock::time_point started_;
    std::vector<Candidate<Action>> candidates_;
};

}  // namespace dominium::search
