// Sequential halving: all candidates are tried by playouts, and the better ones get more of them.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "../base/random.hpp"
#include "candidate.hpp"
#include "parallel.hpp"
#include "pause.hpp"

namespace dominium::search {

/// The budget of a search in playouts and time, and the policy of its playouts. The budget that
/// runs out first ends the search, but every candidate of a stage is tried at least once.
struct Budget {
    /// Playouts in all; none when only the time counts.
    std::optional<int> playouts;
    /// Seconds in all; none when only the playouts count.
    std::optional<double> seconds;
    /// The chance (0–1) of a greedy action in a playout instead of a random one; none for the best
    /// of the game.
    std::optional<double> greedy_share = std::nullopt;
    int threads = 1;
    /// True if all candidates get the same share to the end, so that they compare well.
    bool even = false;

    int greedy_per_mille(double best_share) const {
        return static_cast<int>(greedy_share.value_or(best_share) * 1000);
    }
};

template <class Action>
class Halving {
public:
    using Candidates = std::span<Candidate<Action>>;

    Halving(std::vector<Action> actions, Budget budget, std::uint64_t seed)
        : budget_(budget), seed_(seed), started_(std::chrono::steady_clock::now()) {
        for (Action& action : actions) candidates_.push_back({std::move(action)});
    }

    /// The actions that are tried; after `run` the best first.
    const std::vector<Candidate<Action>>& candidates() const { return candidates_; }

    /// Spends the budget in rounds: `try_all(candidates, luck)` gives each of the remaining
    /// candidates one playout, all with the same luck, so that they compare fairly. On several
    /// threads it is called by all of them at once. `pause` is called between rounds on the calling
    /// thread.
    template <class TryAll>
    void run(TryAll&& try_all, const Pause& pause = {}) {
        int stages = stage_count();
        std::size_t remaining = candidates_.size();
        for (int stage = 1; stage <= stages; ++stage) {
            Candidates tried(candidates_.data(), remaining);
            spend_stage(tried, stage, stages, try_all, pause);
            std::stable_sort(tried.begin(), tried.end(), [](const auto& one, const auto& other) {
                return one.mean().value > other.mean().value;
            });
            remaining = (remaining + 1) / 2;
        }
    }

private:
    /// The number of halvings until one candidate is left.
    int stage_count() const {
        if (budget_.even) return 1;
        int stages = 0;
        for (std::size_t remaining = candidates_.size(); remaining > 1; ++stages) {
            remaining = (remaining + 1) / 2;
        }
        return stages;
    }

    /// A stage has an equal share of the budget, spread evenly over the remaining candidates.
    template <class TryAll>
    void spend_stage(Candidates tried, int stage, int stages, TryAll& try_all, const Pause& pause) {
        auto round_size = static_cast<std::int64_t>(tried.size());
        std::atomic<std::int64_t> begun = 0;  // rounds of this stage
        auto work = [&](Candidates own, const Pause& own_pause) {
            for (;;) {
                std::int64_t round = begun.fetch_add(1);
                if (round > 0 && !may_spend((round + 1) * round_size, stage, stages)) return;
                try_all(own, luck_of(stage, round));
                if (own_pause) own_pause();
            }
        };
        std::vector<std::vector<Candidate<Action>>> shares;
        for (int thread = 1; thread < budget_.threads; ++thread) shares.push_back(untried(tried));
        {
            Threads workers;
            for (auto& share : shares) {
                if (!workers.start([&] { work(share, {}); })) break;
            }
            // However it is left, no thread begins another round then.
            ScopeExit stop([&] { begun = no_more_rounds; });
            work(tried, pause);
        }
        for (const auto& share : shares) {
            for (std::size_t each = 0; each < tried.size(); ++each) {
                tried[each].sum += share[each].sum;
                tried[each].playouts += share[each].playouts;
            }
        }
    }

    /// True if a stage may have that many playouts in all, and has time for them.
    bool may_spend(std::int64_t playouts, int stage, int stages) const {
        if (playouts > no_more_rounds) return false;
        if (budget_.playouts && playouts > *budget_.playouts / stages) return false;
        if (!budget_.seconds) return true;
        std::chrono::duration<double> passed = std::chrono::steady_clock::now() - started_;
        return passed.count() < *budget_.seconds * stage / stages;
    }

    /// The luck of a round: the same whichever thread plays it.
    std::uint64_t luck_of(int stage, std::int64_t round) const {
        auto number = static_cast<std::uint64_t>(round) << 8 | static_cast<std::uint64_t>(stage);
        return Random::of_game(seed_, number).next();
    }

    static std::vector<Candidate<Action>> untried(Candidates tried) {
        std::vector<Candidate<Action>> copies;
        for (const auto& candidate : tried) copies.push_back({candidate.action});
        return copies;
    }

    static constexpr std::int64_t no_more_rounds = std::int64_t{1} << 40;

    Budget budget_;
    std::uint64_t seed_;
    std::chrono::steady_clock::time_point started_;
    std::vector<Candidate<Action>> candidates_;
};

}  // namespace dominium::search
