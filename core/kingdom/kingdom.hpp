// One kingdom: the squares round a castle, and where a domino may go.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "dominoes.hpp"
#include "squares.hpp"

namespace dominium::kingdom {

/// The square of a domino's left half, and the side of it on which the other half lies.
struct Placement {
    Square square;
    Direction direction;
    constexpr bool operator==(const Placement&) const = default;
};

/// The number of a placement: those of a square follow one another.
template <class W>
constexpr int placement_number(Placement placement) {
    return 4 * W::number(placement.square) + static_cast<int>(placement.direction);
}
template <class W>
constexpr Placement placement_numbered(int number) {
    return {W::square_numbered(number / 4), static_cast<Direction>(number % 4)};
}

/// The legal placements of one domino: for each direction the squares of its left half.
template <class W>
struct PlacementSet {
    std::array<typename W::Set, 4> by_direction{};

    constexpr bool any() const {
        return (by_direction[0] | by_direction[1] | by_direction[2] | by_direction[3]).any();
    }
    constexpr int count() const {
        int total = 0;
        for (const auto& squares : by_direction) total += squares.count();
        return total;
    }
    constexpr bool contains(Placement placement) const {
        return W::contains(placement.square) &&
               by_direction[static_cast<std::size_t>(placement.direction)].test(
                   W::bit(placement.square));
    }
    /// The placements that are in both sets.
    constexpr PlacementSet operator&(const PlacementSet& other) const {
        PlacementSet both;
        for (std::size_t direction = 0; direction < by_direction.size(); ++direction) {
            both.by_direction[direction] = by_direction[direction] & other.by_direction[direction];
        }
        return both;
    }
    /// The placement number `k` (from 0) in the order of directions, then of squares. The direction
    /// is found without a branch: nothing would foretell it.
    constexpr Placement nth(int k) const {
        std::size_t direction = 0;
        int passed = 0;
        int counted = 0;
        for (std::size_t each = 0; each < 3; ++each) {
            counted += by_direction[each].count();
            bool beyond = k >= counted;
            direction += beyond;
            passed = beyond ? counted : passed;
        }
        return {W::square_at(by_direction[direction].nth(k - passed)),
                static_cast<Direction>(direction)};
    }
    /// Visits in reading order of the left half, then right, left, up, down.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        auto anywhere = by_direction[0] | by_direction[1] | by_direction[2] | by_direction[3];
        anywhere.for_each([&](int bit) {
            for (Direction direction : all_directions) {
                if (by_direction[static_cast<std::size_t>(direction)].test(bit)) {
                    visit(Placement{W::square_at(bit), direction});
                }
            }
        });
    }
};

/// Every pair of neighbours among some squares, as placements.
template <class W>
constexpr PlacementSet<W> pairs_of(const typename W::Set& squares) {
    return {{squares & squares.template lowered<1>(), squares & squares.template raised<1>(),
             squares & squares.template raised<W::stride>(),
             squares & squares.template lowered<W::stride>()}};
}

/// The placements on pairs of open squares of which the left or the right half joins something; a
/// domino with equal halves only by its first square in reading order.
template <class W>
constexpr PlacementSet<W> placements_between(const typename W::Set& open,
                                             const typename W::Set& left_joins,
                                             const typename W::Set& right_joins,
                                             bool has_equal_halves) {
    constexpr int stride = W::stride;
    PlacementSet<W> result;
    auto& [right, left, up, down] = result.by_direction;
    right = open & open.template lowered<1>() & (left_joins | right_joins.template lowered<1>());
    down = open & open.template lowered<stride>() &
           (left_joins | right_joins.template lowered<stride>());
    if (has_equal_halves) return result;
    left = open & open.template raised<1>() & (left_joins | right_joins.template raised<1>());
    up = open & open.template raised<stride>() &
         (left_joins | right_joins.template raised<stride>());
    return result;
}

/// A kingdom in the window `W` of a game with these boxes. A value without padding: its bytes tell
/// its content.
template <class W, class Boxes>
class Kingdom {
public:
    using Window = W;
    using Set = typename W::Set;

    constexpr bool has_castle() const { return castle_stands_ != 0; }
    constexpr Square castle() const { return castle_; }
    constexpr const Set& squares_of(Terrain terrain) const { return terrains_[index(terrain)]; }
    constexpr Set crowned() const { return one_ | two_; }
    constexpr int crowns_in(const Set& area) const {
        return (one_ & area).count() + 2 * (two_ & area).count();
    }
    constexpr int crowns_at(int bit) const { return one_.test(bit) + 2 * two_.test(bit); }

    /// Squares with terrain or castle on them.
    constexpr const Set& occupied() const { return occupied_; }

    /// The corners of the occupied extent; a castle must stand.
    constexpr Square first() const { return first_; }
    constexpr Square last() const { return last_; }

    /// The number of dominoes discarded, and which.
    constexpr int discards() const { return discards_; }
    constexpr const DominoSet<Boxes>& discarded() const { return discarded_; }

    constexpr void place_castle(Square square) {
        castle_ = first_ = last_ = square;
        castle_stands_ = 1;
        occupied_ |= Set::of(W::bit(square));
    }

    constexpr void put(Square square, Half half) {
        int bit = W::bit(square);
        terrains_[index(half.terrain)].add(bit);
        crown(square, half.crowns);
        occupied_.add(bit);
        first_ = {std::min(first_.column, square.column), std::min(first_.row, square.row)};
        last_ = {std::max(last_.column, square.column), std::max(last_.row, square.row)};
    }

    /// Crowns come to stand on a square that has none.
    constexpr void crown(Square square, int crowns) {
        one_.add(W::bit(square), (crowns & 1) != 0);
        two_.add(W::bit(square), (crowns & 2) != 0);
    }

    constexpr void place(const Domino& domino, Placement placement) {
        put(placement.square, domino.left);
        put(*neighbour(placement.square, placement.direction), domino.right);
    }

    constexpr void discard(int number) {
        ++discards_;
        discarded_.add(number);
    }

    /// Squares, occupied or not, within which the kingdom keeps its size.
    constexpr Set reachable() const {
        if constexpr (W::fixed) {
            return whole_tray;
        } else {
            return rows_reachable[first_.row][last_.row] &
                   columns_reachable[first_.column][last_.column];
        }
    }

    /// The half printed on a square; a town's crowns stand on it and are not printed.
    constexpr Half half_at(int bit) const {
        int terrain = 0;
        for (int each = 1; each < Boxes::terrains; ++each) {
            terrain += each * terrains_[static_cast<std::size_t>(each)].test(bit);
        }
        int printed = static_cast<Terrain>(terrain) == Terrain::town ? 0 : crowns_at(bit);
        return {static_cast<Terrain>(terrain), static_cast<std::uint8_t>(printed)};
    }

    /// Empty squares on which a half of this terrain touches the castle or its own terrain.
    constexpr Set joining(Terrain terrain) const {
        return W::neighbours(squares_of(terrain) | Set::of(W::bit(castle_)));
    }

    /// Every legal placement; a domino with equal halves only by its first square in reading order.
    constexpr PlacementSet<W> placements(const Domino& domino) const {
        Set left_joins = joining(domino.left.terrain);
        Set right_joins = domino.left.terrain == domino.right.terrain
                              ? left_joins
                              : joining(domino.right.terrain);
        return placements_between<W>(reachable().without(occupied_), left_joins, right_joins,
                                     domino.has_equal_halves());
    }

    /// True if everything that an earlier kingdom had lies here too; an empty one had nothing.
    constexpr bool has_grown_from(const Kingdom& earlier) const {
        if (!earlier.has_castle()) return !earlier.occupied_.any();
        Set lost = (one_ & earlier.occupied_).without(earlier.one_) |
                   (two_ & earlier.occupied_).without(earlier.two_) | earlier.one_.without(one_) |
                   earlier.two_.without(two_);
        for (std::size_t terrain = 0; terrain < terrains_.size(); ++terrain) {
            lost |= earlier.terrains_[terrain].without(terrains_[terrain]);
        }
        return !lost.any() && castle_ == earlier.castle_;
    }

    constexpr bool operator==(const Kingdom&) const = default;

private:
    using Bands = std::array<std::array<Set, W::side>, W::side>;

    static constexpr std::size_t index(Terrain terrain) {
        return static_cast<std::size_t>(terrain);
    }

    static constexpr Bands make_bands(bool by_row) {
        Bands bands{};
        for (int first = 0; first < W::side; ++first) {
            for (int last = first; last < W::side; ++last) {
                int from = last - W::size + 1;
                int to = first + W::size - 1;
                bands[first][last] = by_row ? W::rows(from, to) : W::columns(from, to);
            }
        }
        return bands;
    }

    static constexpr Set whole_tray = W::rows(0, W::side - 1);
    static constexpr Bands rows_reachable = make_bands(true);
    static constexpr Bands columns_reachable = make_bands(false);

    std::array<Set, Boxes::terrains> terrains_{};
    Set one_{};
    Set two_{};
    Set occupied_{};
    DominoSet<Boxes> discarded_{};
    Square castle_{};
    Square first_{};
    Square last_{};
    std::uint8_t discards_ = 0;
    std::uint8_t castle_stands_ = 0;
};

}  // namespace dominium::kingdom
