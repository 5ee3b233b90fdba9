// Looking ahead in Solo among the tiles that lie face up.
#pragma once

#include <algorithm>
#include <utility>

#include "../../line/game.hpp"

namespace dominium::search {

/// True if tiles form an Eulerian trail between the ends of a line: all can be laid in some order,
/// whoever draws them when. Every number has an even number of halves, so a line leaves an odd
/// number of them at its two ends alone: what remains is such a trail as soon as it hangs together
/// with them.
constexpr bool can_all_be_laid(line::TileSet tiles, int left, int right) {
    line::TileSet reached = tiles & (line::tiles_with(left) | line::tiles_with(right));
    for (line::TileSet before; before != reached;) {
        before = reached;
        for (int number = 0; number < line::number_count; ++number) {
            line::TileSet of_number = tiles & line::tiles_with(number);
            if ((of_number & reached).any()) reached |= of_number;
        }
    }
    return reached == tiles;
}

/// The worth of each tile of a chain: more than all hidden tiles that may fit its end.
constexpr int chain_tile_worth = 32;

/// The best chain of face-up tiles that can be laid at the ends of a line: first its length counts,
/// then how many hidden tiles fit when it is laid, if all that is left can still be laid at all.
inline int chain_worth(line::TileSet tiles, int left, int right, line::TileSet hidden) {
    line::TileSet fits = line::tiles_with(left) | line::tiles_with(right);
    if (!(tiles & fits).any()) {
        return can_all_be_laid(tiles | hidden, left, right) ? (hidden & fits).count() : 0;
    }
    int best = 0;
    (tiles & fits).for_each([&](line::Tile tile) {
        line::TileSet rest = tiles;
        rest.remove(tile);
        for (auto [inward, other] : {std::pair(left, right), std::pair(right, left)}) {
            if (!line::has_number(tile, inward)) continue;
            int worth = chain_worth(rest, line::other_half(tile, inward), other, hidden);
            best = std::max(best, chain_tile_worth + worth);
        }
    });
    return best;
}

}  // namespace dominium::search
