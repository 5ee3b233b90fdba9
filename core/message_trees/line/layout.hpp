// The order of the tiles of a line and of their halves.
#pragma once

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "../../line/view.hpp"

namespace dominium::message_trees {

using line::LaidTile;

/// The ends of the arms that cross the others.
inline constexpr std::array ends_across{line::End::up, line::End::down};

/// The tiles between the left and the right end, from left to right.
inline std::vector<LaidTile> in_order(const std::vector<LaidTile>& line) {
    auto place = [](const LaidTile& laid) {
        return laid.end == line::End::left ? -laid.position : laid.position;
    };
    std::vector<LaidTile> row;
    for (const LaidTile& laid : line) {
        if (laid.end != line::End::up && laid.end != line::End::down) row.push_back(laid);
    }
    std::stable_sort(row.begin(), row.end(), [&](const LaidTile& one, const LaidTile& other) {
        return place(one) < place(other);
    });
    return row;
}

/// The halves of a tile from left to right, or from the middle outwards. The lower half of the tile
/// that was led, its inner one, lies to the left.
inline std::pair<int, int> lying(const LaidTile& laid, bool outwards) {
    if (outwards || laid.end != line::End::left) return {laid.inward, laid.outward};
    return {laid.outward, laid.inward};
}

}  // namespace dominium::message_trees
