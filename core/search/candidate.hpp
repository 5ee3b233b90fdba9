// The results of a search for the actions of a decision.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace dominium::search {

/// The most sides of a game: kingdoms, or seats at the games of tiles.
constexpr std::size_t most_sides = 8;

/// The worth of the running game for a side at its end, or the mean of several ends.
struct Worth {
    /// The utility that the search maximises, from 0 to 1.
    double value = 0;
    /// The share of the first place, from 0 to 1.
    double win = 0;
    /// The points of the side, and by how many it leads its best opponent.
    double points = 0;
    double margin = 0;
    /// The share of the first place and the points of every side.
    std::array<double, most_sides> wins{};
    std::array<double, most_sides> totals{};

    constexpr Worth& operator+=(const Worth& other) {
        value += other.value;
        win += other.win;
        points += other.points;
        margin += other.margin;
        for (std::size_t side = 0; side < most_sides; ++side) {
            wins[side] += other.wins[side];
            totals[side] += other.totals[side];
        }
        return *this;
    }
    constexpr bool operator==(const Worth&) const = default;
    constexpr Worth operator*(double factor) const {
        Worth product{value * factor, win * factor, points * factor, margin * factor, wins, totals};
        for (double& each : product.wins) each *= factor;
        for (double& each : product.totals) each *= factor;
        return product;
    }
};

/// Everybody's share of the first place, by a comparison: whether one side is before another.
template <class Shares, class IsBefore>
constexpr void share_first_place(Shares& wins, int sides, IsBefore&& is_before) {
    int first = 0;
    for (int side = 0; side < sides; ++side) {
        double is_first = 1;
        for (int other = 0; other < sides; ++other) {
            if (other != side && is_before(other, side)) is_first = 0;
        }
        wins[static_cast<std::size_t>(side)] = is_first;
        first += is_first > 0;
    }
    for (int side = 0; side < sides; ++side) wins[static_cast<std::size_t>(side)] /= first;
}

/// An action with what its playouts were worth.
template <class Action>
struct Candidate {
    Action action;
    /// The sum over the playouts; of an action that was calculated, which needs none, its worth.
    Worth sum{};
    std::int64_t playouts = 0;

    constexpr Worth mean() const {
        return playouts == 0 ? sum : sum * (1 / static_cast<double>(playouts));
    }
    constexpr void add(const Worth& worth) {
        sum += worth;
        ++playouts;
    }
};

}  // namespace dominium::search
