// Search of the kingdom games: every promising plan for the running turn, a placement with the
// claim after it, is tried by playouts, and sequential halving gives the better ones more of them.
// Chance is drawn anew in every round of playouts.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "../kingdom/actions.hpp"
#include "halving.hpp"
#include "policies.hpp"
#include "search_of.hpp"
#include "searching.hpp"

namespace dominium::search {

/// The worth of the running game of the position `root` for a kingdom once `state` is after its
/// end. Its value is the points as a share of its own and those of its best opponent, in a match of
/// all games so far.
template <class Game>
Worth worth_for(const Game& game, const typename Game::State& root,
                const typename Game::State& state, int kingdom) {
    int number = game.game_number(root);
    Worth worth;
    int best = 0;
    int best_total = 0;
    for (int each = 0; each < game.kingdoms(); ++each) {
        int points = game.points_of_game(state, number, each);
        worth.totals[static_cast<std::size_t>(each)] = points;
        if (each == kingdom) continue;
        best = std::max(best, points);
        best_total = std::max(best_total, game.finished_points(state, each));
    }
    share_first_place(worth.wins, game.kingdoms(), [&](int one, int other) {
        double lead = worth.totals[static_cast<std::size_t>(one)] -
                      worth.totals[static_cast<std::size_t>(other)];
        return lead != 0 ? lead > 0 : game.wins_tie(state, one, other);
    });
    int own_total = game.finished_points(state, kingdom);
    int total = own_total + best_total;
    worth.value = total > 0 ? static_cast<double>(own_total) / total : 0.5;
    worth.win = worth.wins[static_cast<std::size_t>(kingdom)];
    worth.points = worth.totals[static_cast<std::size_t>(kingdom)];
    worth.margin = worth.points - best;
    return worth;
}

/// The settings of a search of a game.
struct Style {
    /// The probability that a seat acts in a playout by what actions are worth, not at random.
    double wise_share = 1;
    /// So many placements are tried, the most promising ones.
    int most_placements = 8;
    /// True if placements are tried together with each claim after them.
    bool plans_claims = true;
    /// So many whole rounds are played after the running one before the game tells what may become
    /// of it; none to play to the end.
    std::optional<int> leaf_rounds = std::nullopt;
};

/// An action and, where it is a placement, what the seat claims after it.
template <class Action>
struct Plan {
    Action action;
    std::optional<Action> claim;
    bool operator==(const Plan&) const = default;
};

constexpr int no_round = std::numeric_limits<int>::max();

/// Plays the running game of the match to its end or to the beginning of a round: chance by its
/// odds, every seat well or at random. Playouts with the same luck draw the same dominoes, whatever
/// the seats do. Says whether the game is over.
template <class Game>
bool play_out(const Game& game, typename Game::State& state, typename Game::Playout& playout,
              int wise_per_mille, std::uint64_t luck, int last_round = no_round) {
    Random chance(luck);
    Random choices = Random::of_game(luck, 1);
    auto game_number = game.game_number(state);
    while (state.step != kingdom::Step::finished && game.game_number(state) == game_number) {
        if (static_cast<int>(state.round) >= last_round &&
            state.step == kingdom::Step::draw_domino) {
            return false;
        }
        if (game.actor(state).is_chance()) {
            game.play_chance(state, chance, playout);
        } else if (choices.below(1000) < wise_per_mille) {
            SearchOf<Game>::play_well(game, state, choices, playout);
        } else {
            game.play_random(state, choices, playout);
        }
    }
    return true;
}

template <class Game>
class Search {
public:
    using State = typename Game::State;
    using Action = typename Game::Action;

    /// The root must be a decision. Without actions to compare, all promising ones are tried.
    Search(const Game& game, const State& root, Budget budget, std::uint64_t seed,
           std::vector<Action> compared = {})
        : Search(game, root, budget, seed, std::move(compared), SearchOf<Game>::style) {}

    Search(const Game& game, const State& root, Budget budget, std::uint64_t seed,
           std::vector<Action> compared, const Style& style)
        : game_(game),
          root_(root),
          style_(style),
          wise_per_mille_(budget.greedy_per_mille(style.wise_share)),
          actions_(compared.empty() ? SearchOf<Game>::promising_actions(game, root, style)
                                    : std::move(compared)),
          halving_(plans_for(actions_), budget, seed) {}

    /// Spends the budget; what can be calculated needs none.
    void run(const Pause& pause = {}) {
        if constexpr (requires { SearchOf<Game>::solve(game_, root_, actions_); }) {
            if (SearchOf<Game>::is_solvable(game_, root_)) {
                solved_ = SearchOf<Game>::solve(game_, root_, actions_);
                return;
            }
        }
        halving_.run(
            [this](std::span<Candidate<Plan<Action>>> candidates, std::uint64_t luck) {
                for (auto& candidate : candidates) try_out(candidate, luck);
            },
            pause);
    }

    /// The actions that are tried, after `run` the best first: each is worth what its best plan is,
    /// and has the playouts of all its plans.
    std::vector<Candidate<Action>> candidates() const {
        if (!solved_.empty()) return solved_;
        std::vector<Candidate<Action>> found;
        for (const auto& plan : halving_.candidates()) {
            auto known = std::find_if(found.begin(), found.end(), [&](const auto& candidate) {
                return candidate.action == plan.action.action;
            });
            if (known == found.end()) {
                found.push_back({plan.action.action, plan.sum, plan.playouts});
            } else {
                known->sum = known->mean() * static_cast<double>(known->playouts + plan.playouts);
                known->playouts += plan.playouts;
            }
        }
        return found;
    }

private:
    std::vector<Plan<Action>> plans_for(const std::vector<Action>& actions) const {
        std::vector<Plan<Action>> plans;
        for (const Action& action : actions) {
            State after = root_;
            Silence silence;
            game_.apply(after, action, silence);
            bool claims = style_.plans_claims && root_.step == kingdom::Step::place &&
                          after.step == kingdom::Step::claim && after.seat == root_.seat &&
                          after.turn == root_.turn;
            if (!claims) {
                plans.push_back({action, std::nullopt});
                continue;
            }
            for (const Action& claim : game_.legal_actions(after)) plans.push_back({action, claim});
        }
        return plans;
    }

    void try_out(Candidate<Plan<Action>>& candidate, std::uint64_t luck) const {
        typename Game::Playout playout;
        State state = root_;
        game_.apply(state, candidate.action.action, playout);
        if (candidate.action.claim) game_.apply(state, *candidate.action.claim, playout);
        bool is_over = play_out(game_, state, playout, wise_per_mille_, luck, leaf_round());
        if constexpr (requires { SearchOf<Game>::worth_at_leaf(game_, state, 0); }) {
            if (!is_over) {
                return candidate.add(SearchOf<Game>::worth_at_leaf(game_, state, root_.seat));
            }
        }
        candidate.add(worth_for(game_, root_, state, game_.kingdom_of(root_.seat)));
    }

    /// The round at whose beginning playouts stop; near the end they do not.
    int leaf_round() const {
        if (!style_.leaf_rounds) return no_round;
        int round = static_cast<int>(root_.round) + 1 + *style_.leaf_rounds;
        return round < game_.rounds() - 1 ? round : no_round;
    }

    Game game_;
    State root_;
    Style style_;
    int wise_per_mille_;
    std::vector<Action> actions_;
    Halving<Plan<Action>> halving_;
    std::vector<Candidate<Action>> solved_;
};

template <class Game>
Candidates<Game> Searching<Game>::search(const Game& game, const State& root, const Budget& budget,
                                         std::uint64_t seed, std::vector<Action> compared,
                                         const Pause& pause) {
    Search<Game> searching(game, root, budget, seed, std::move(compared));
    searching.run(pause);
    return searching.candidates();
}

}  // namespace dominium::search
