// The opponent model: the other seats play as the greedy player does, but now and then otherwise,
// the rather the less it costs. Their decisions tell something about what they hold.
#pragma once

#include <array>
#include <cmath>
#include <span>

#include "line_greedy.hpp"

namespace dominium::search {

/// The loss of worth (in hundredths of a pip) that makes an action e times as seldom.
template <class R>
constexpr double opponent_spread = 500;

/// The policy of a seat with a hand: its legal actions with their probabilities.
template <class R>
class OpponentModel {
public:
    explicit OpponentModel(const line::Game<R>& game, double spread = opponent_spread<R>)
        : game_(game), spread_(spread) {}

    /// One of the actions of the acting seat.
    line::Action sample(const line::State& state, Random& random) {
        weigh(state);
        double left = random.fraction() * sum_;
        for (std::size_t each = 0; each + 1 < count_; ++each) {
            left -= chances_[each];
            if (left < 0) return actions_[each];
        }
        return actions_[count_ - 1];
    }

    /// The likelihood of an action of the acting seat.
    double likelihood(const line::State& state, const line::Action& action) {
        weigh(state);
        for (std::size_t each = 0; each < count_; ++each) {
            if (actions_[each] == action) return chances_[each] / sum_;
        }
        return 0;
    }

private:
    void weigh(const line::State& state) {
        count_ = 0;
        sum_ = 0;
        double best = -1e9;
        judge_actions(game_, state, LineSearchOf<R>::weights,
                      [&](const line::Action& action, int worth) {
                          actions_[count_] = action;
                          chances_[count_++] = worth;
                          best = std::max<double>(best, worth);
                      });
        for (std::size_t each = 0; each < count_; ++each) {
            chances_[each] = std::exp((chances_[each] - best) / spread_);
            sum_ += chances_[each];
        }
    }

    const line::Game<R>& game_;
    double spread_;
    std::size_t count_ = 0;
    double sum_ = 0;
    std::array<line::Action, most_line_actions> actions_{};
    std::array<double, most_line_actions> chances_{};
};

}  // namespace dominium::search
