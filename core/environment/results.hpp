// The results of matches for whoever learns from them: places, points, and rewards made of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "../games/kingdomino/rules.hpp"
#include "../games/queendomino/rules.hpp"
#include "../kingdom/final_order.hpp"
#include "../line/game.hpp"
#include "rewards.hpp"

namespace dominium::environment {

constexpr int most_seats = 8;

/// Points and place (1 = first, shared places equal) of every seat.
struct Result {
    std::array<int, most_seats> totals{};
    std::array<int, most_seats> places{};
};

template <class R>
Result result_of(const line::Game<R>& game, const line::State& state) {
    Result result;
    auto places =
        line::places_by(game.seats(), [&](int seat) { return -state.match.totals[seat]; });
    for (int seat = 0; seat < game.seats(); ++seat) {
        auto column = static_cast<std::size_t>(seat);
        result.totals[column] = state.match.totals[column];
        result.places[column] = places[column];
    }
    return result;
}

template <class Game>
Result result_of(const Game& game, const typename Game::State& state) {
    Result result;
    const kingdom::FinalOrder order(game, state);
    for (int seat = 0; seat < game.seats(); ++seat) {
        int own = game.kingdom_of(seat);
        auto column = static_cast<std::size_t>(seat);
        result.totals[column] = order.points(own);
        result.places[column] = order.place(own);
    }
    return result;
}

/// One of the sides, which in teams hold several seats: how many are before it and beside it, and
/// its points and those of its best opponent.
struct Standing {
    int before = 0;
    int beside = 1;
    int points = 0;
    int best_of_others = 0;
};

/// Several sides. `win`: 1 for the only winner and −1 / (sides − 1) for each other side, so that
/// they add up to nothing; who shares the first place shares the win. `place`: evenly from 1 for
/// the first to −1 for the last place. `margin`: points over the best opponent.
constexpr float reward_among(Reward reward, const Standing& standing, int sides) {
    auto others = static_cast<float>(sides - 1);
    if (reward == Reward::margin) {
        return static_cast<float>(standing.points - standing.best_of_others);
    }
    if (reward == Reward::place) {
        int behind = sides - standing.before - standing.beside;
        return static_cast<float>(behind - standing.before) / others;
    }
    float share = standing.before == 0 ? 1.0F / static_cast<float>(standing.beside) : 0.0F;
    return (share * static_cast<float>(sides) - 1.0F) / others;
}

/// Alone. `win` and `place`: 1 when everything is laid, otherwise −1. `margin`: the share of tiles
/// that are laid.
inline std::array<float, most_seats> rewards_alone(const Result& result, Reward reward) {
    float laid = static_cast<float>(result.totals[0]) / static_cast<float>(line::tile_count);
    if (reward == Reward::margin) return {laid};
    return {result.totals[0] == line::tile_count ? 1.0F : -1.0F};
}

/// The reward of every seat.
template <class Game>
std::array<float, most_seats> rewards_of(const Game& game, const Result& result, Reward reward) {
    std::array<float, most_seats> rewards{};
    const int seats = game.seats();
    if (seats == 1) return rewards_alone(result, reward);
    int sides = seats;
    int seats_of_a_side = 1;
    if constexpr (requires { game.kingdoms(); }) {
        sides = game.kingdoms();
        seats_of_a_side = seats / sides;
    }
    for (int seat = 0; seat < seats; ++seat) {
        auto own = static_cast<std::size_t>(seat);
        Standing standing{0, 0, result.totals[own], 0};
        bool met = false;
        for (int other = 0; other < seats; other += seats_of_a_side) {
            auto each = static_cast<std::size_t>(other);
            standing.before += result.places[each] < result.places[own];
            standing.beside += result.places[each] == result.places[own];
            if (other / seats_of_a_side == seat / seats_of_a_side) continue;
            int points = result.totals[each];
            standing.best_of_others = met ? std::max(standing.best_of_others, points) : points;
            met = true;
        }
        rewards[own] = reward_among(reward, standing, sides);
    }
    return rewards;
}

}  // namespace dominium::environment
