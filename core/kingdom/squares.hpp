// Squares, directions and sets of squares of a kingdom's window.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "../base/bits.hpp"
#include "../base/fields.hpp"

namespace dominium::kingdom {

/// A square by its column (from the left) and row (from the top), both from 0; `e6` is {4, 5}.
struct Square {
    std::uint8_t column = 0;
    std::uint8_t row = 0;
    constexpr bool operator==(const Square&) const = default;

    /// Columns, and rows, that have names: `a` to `z` and 1 to 26.
    static constexpr int side = 26;
    static constexpr int count = side * side;
    constexpr int number() const { return row * side + column; }
    static constexpr Square numbered(int number) {
        return {static_cast<std::uint8_t>(number % side), static_cast<std::uint8_t>(number / side)};
    }
};

enum class Direction : std::uint8_t { right, left, up, down };

constexpr std::array<std::string_view, 4> enumerators(Direction) { return {"r", "l", "u", "d"}; }

constexpr std::array<Direction, 4> all_directions{Direction::right, Direction::left, Direction::up,
                                                  Direction::down};

constexpr Direction opposite(Direction direction) {
    switch (direction) {
        case Direction::right: return Direction::left;
        case Direction::left: return Direction::right;
        case Direction::up: return Direction::down;
        case Direction::down: break;
    }
    return Direction::up;
}

/// The neighbour in a direction; nothing when it has no name (left of `a` or above row 1).
constexpr std::optional<Square> neighbour(Square square, Direction direction) {
    int column = square.column + (direction == Direction::right) - (direction == Direction::left);
    int row = square.row + (direction == Direction::down) - (direction == Direction::up);
    if (column < 0 || row < 0) return std::nullopt;
    return Square{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
}

inline std::string text_of(Square square) {
    return static_cast<char>('a' + square.column) + std::to_string(square.row + 1);
}

/// Reads `e6`: a letter and a number from 1 to 26 without leading zero.
constexpr std::optional<Square> parse_square(std::string_view text) {
    if (text.size() < 2 || text.size() > 3 || text[0] < 'a' || text[0] > 'z') return std::nullopt;
    int row = 0;
    for (char digit : text.substr(1)) {
        if (digit < '0' || digit > '9') return std::nullopt;
        row = row * 10 + (digit - '0');
    }
    if (text[1] == '0' || row > 26) return std::nullopt;
    return Square{static_cast<std::uint8_t>(text[0] - 'a'), static_cast<std::uint8_t>(row - 1)};
}

/// The labelled window in which a kingdom of `Size`×`Size` squares lies.
///
/// Floating: the castle stands in the middle and the kingdom may grow to any side, so the window is
/// 2·Size−1 squares wide. Fixed (a bounded tray): the window is the tray. Sets number the squares
/// row by row. A floating window needs no guard column against a shift that wraps to another row:
/// a kingdom at most `Size` wide that holds the middle column never touches both borders. On a tray
/// one column of guards keeps the rows apart.
template <int Size, bool Fixed>
struct Window {
    static constexpr int size = Size;
    static constexpr bool fixed = Fixed;
    static constexpr int side = Fixed ? Size : 2 * Size - 1;
    static constexpr int stride = Fixed ? side + 1 : side;
    static constexpr int square_count = side * side;
    /// Numbers of squares in sets, guards included.
    static constexpr int bit_count = side * stride;
    using Set = BitSet<bit_count>;

    static constexpr Square middle{side / 2, side / 2};

    static constexpr bool contains(Square square) {
        return square.column < side && square.row < side;
    }
    static constexpr int bit(Square square) { return square.row * stride + square.column; }
    static constexpr Square square_at(int bit) {
        return {static_cast<std::uint8_t>(bit % stride), static_cast<std::uint8_t>(bit / stride)};
    }
    /// The dense number of a square, row by row without guards.
    static constexpr int number(Square square) { return square.row * side + square.column; }
    static constexpr int number_at(int bit) {
        return stride == side ? bit : number(square_at(bit));
    }
    static constexpr Square square_numbered(int number) {
        return {static_cast<std::uint8_t>(number % side), static_cast<std::uint8_t>(number / side)};
    }

    /// The change of bit number from a square to its neighbour.
    static constexpr int step(Direction direction) {
        constexpr std::array<int, 4> steps{1, -1, -stride, stride};
        return steps[static_cast<std::size_t>(direction)];
    }

    static constexpr Set neighbours(const Set& set) {
        return set.template raised<1>() | set.template lowered<1>() |
               set.template raised<stride>() | set.template lowered<stride>();
    }

    /// The rows (or columns) first…last of the window as a set.
    static constexpr Set rows(int first, int last) { return band(first, last, true); }
    static constexpr Set columns(int first, int last) { return band(first, last, false); }

private:
    static constexpr Set band(int first, int last, bool by_row) {
        Set set;
        for (int row = 0; row < side; ++row) {
            for (int column = 0; column < side; ++column) {
                int line = by_row ? row : column;
                if (line >= first && line <= last) set |= Set::of(row * stride + column);
            }
        }
        return set;
    }
};

/// All squares of `area` connected by edges with `seed`.
template <class W>
constexpr typename W::Set flood(typename W::Set seed, const typename W::Set& area) {
    for (;;) {
        typename W::Set grown = (seed | W::neighbours(seed)) & area;
        if (grown == seed) return seed;
        seed = grown;
    }
}

}  // namespace dominium::kingdom
