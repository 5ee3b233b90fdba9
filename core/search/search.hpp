// Flat Monte-Carlo search: every promising action is tried by playouts, and sequential halving
// gives the better ones more of them. Chance is drawn anew in every round of playouts.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "policies.hpp"

namespace dominium::search {

/// How long a search may think, and how its playouts play. The budget that runs out first ends the
/// search, but every candidate of a stage is tried at least once.
struct Budget {
    /// Playouts in all; none when only the time counts.
    std::optional<int> playouts;
    /// Seconds in all; none when only the playouts count.
    std::optional<double> seconds;
    /// The chance (0–1) of a greedy action in a playout instead of a random one.
    double greedy_share = 0.75;
};

/// An action with its mean value over its playouts.
template <class Action>
struct Candidate {
    Action action;
    double sum = 0;
    std::int64_t playouts = 0;

    double mean() const { return playouts == 0 ? 0 : sum / static_cast<double>(playouts); }
};

/// The value of the finished games for a kingdom: its points as a share of its own and those of its
/// best opponent.
template <class Game>
double value_for(const Game& game, const typename Game::State& state, int kingdom) {
    int own = game.finished_points(state, kingdom);
    int best = 0;
    for (int each = 0; each < game.kingdoms(); ++each) {
        if (each != kingdom) best = std::max(best, game.finished_points(state, each));
    }
    return own + best > 0 ? static_cast<double>(own) / (own + best) : 0.5;
}

/// Plays the running game of the match to its end: chance by its odds, every seat greedily or at
/// random. Playouts with the same luck draw the same dominoes, whatever the seats do.
template <class Game>
void play_out(const Game& game, typename Game::State& state, typename Game::Playout& playout,
              int greedy_per_mille, std::uint64_t luck) {
    Random chance(luck);
    Random choices = Random::of_game(luck, 1);
    auto game_number = game.game_number(state);
    while (state.step != kingdom::Step::finished && game.game_number(state) == game_number) {
        if (game.actor(state).is_chance()) {
            game.play_random(state, chance, playout);
        } else if (choices.below(1000) < greedy_per_mille) {
            play_greedy(game, state, choices, playout);
        } else {
            game.play_random(state, choices, playout);
        }
    }
}

template <class Game>
class Search {
public:
    using State = typename Game::State;
    using Action = typename Game::Action;

    Search(const Game& game, const State& root, Budget budget, std::uint64_t seed)
        : game_(game),
          root_(root),
          budget_(budget),
          random_(seed),
          greedy_per_mille_(static_cast<int>(budget.greedy_share * 1000)),
          started_(std::chrono::steady_clock::now()) {
        for (const Action& action : promising_actions(game, root)) candidates_.push_back({action});
    }

    /// The actions that are tried; after `run` the best first.
    const std::vector<Candidate<Action>>& candidates() const { return candidates_; }

    /// Spends the budget. The root must be a decision.
    void run() {
        int stages = stage_count();
        std::size_t remaining = candidates_.size();
        for (int stage = 1; stage <= stages; ++stage) {
            spend_stage(remaining, stage, stages);
            std::stable_sort(
                candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(remaining),
                [](const auto& one, const auto& other) { return one.mean() > other.mean(); });
            remaining = (remaining + 1) / 2;
        }
    }

private:
    /// How often the candidates can be halved until one is left.
    int stage_count() const {
        int stages = 0;
        for (std::size_t remaining = candidates_.size(); remaining > 1; ++stages) {
            remaining = (remaining + 1) / 2;
        }
        return stages;
    }

    /// A stage has an equal share of the budget, spread evenly over the remaining candidates. All
    /// candidates of a round share their luck, so that they compare fairly.
    void spend_stage(std::size_t remaining, int stage, int stages) {
        int round_size = static_cast<int>(remaining);
        std::int64_t spent = 0;
        do {
            std::uint64_t luck = random_.next();
            for (std::size_t index = 0; index < remaining; ++index) {
                try_out(candidates_[index], luck);
            }
            spent += round_size;
        } while (may_spend(spent + round_size, stage, stages));
    }

    /// Whether a stage may have that many playouts in all, and has time for them.
    bool may_spend(std::int64_t playouts, int stage, int stages) const {
        if (budget_.playouts && playouts > *budget_.playouts / stages) return false;
        if (!budget_.seconds) return true;
        std::chrono::duration<double> passed = std::chrono::steady_clock::now() - started_;
        return passed.count() < *budget_.seconds * stage / stages;
    }

    void try_out(Candidate<Action>& candidate, std::uint64_t luck) {
        typename Game::Playout playout;
        State state = root_;
        game_.apply(state, candidate.action, playout);
        play_out(game_, state, playout, greedy_per_mille_, luck);
        candidate.sum += value_for(game_, state, game_.kingdom_of(root_.seat));
        ++candidate.playouts;
    }

    Game game_;
    State root_;
    Budget budget_;
    Random random_;
    int greedy_per_mille_;
    std::chrono::steady_clock::time_point started_;
    std::vector<Candidate<Action>> candidates_;
};

}  // namespace dominium::search
