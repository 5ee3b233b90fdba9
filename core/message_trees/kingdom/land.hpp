// The land of a kingdom in words: its squares, its frame, its properties.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../kingdom/view.hpp"
#include "scores.hpp"
#include "table.hpp"

namespace dominium::message_trees {

using kingdom::Area;
using kingdom::Direction;
using kingdom::KingdomView;

/// The neighbours of a square, clockwise from above.
constexpr std::array clockwise{Direction::up, Direction::right, Direction::down, Direction::left};

constexpr bool comes_before(Square one, Square other) {
    return one.row != other.row ? one.row < other.row : one.column < other.column;
}

inline std::string column_letter(Square square) { return spoken(square).substr(0, 1); }
inline std::string row_number(Square square) { return std::to_string(square.row + 1); }

/// One kingdom of a view, as it is told.
class Land {
public:
    Land(const KingdomTable& table, const KingdomView& seen) : table_(table), seen_(seen) {}

    /// The kingdom row by row, then its discarded dominoes.
    Trees rows() const {
        Trees lines;
        Trees row;
        std::vector<Square> occupied = occupied_squares();
        for (auto square = occupied.begin(); square != occupied.end(); ++square) {
            row.push_back(message("kingdom-square")
                              .with("column", column_letter(*square))
                              .with("content", content(*square, " ")));
            bool ends_row = square + 1 == occupied.end() || (square + 1)->row != square->row;
            if (!ends_row) continue;
            lines.push_back(message("kingdom-row")
                                .with("row", square->row + 1)
                                .with("squares", joined(", ", std::exchange(row, {}))));
        }
        if (!seen_.discarded.empty()) {
            lines.push_back(
                message("kingdom-discarded").with("dominoes", domino_numbers(seen_.discarded)));
        }
        if (lines.empty()) lines.push_back(message("kingdom-bare"));
        return lines;
    }

    /// The used columns and rows, and how far the kingdom may still grow.
    Tree frame() const {
        if (!seen_.used) return message("frame-bare");
        auto [first, last] = *seen_.used;
        Message used = message("frame-used")
                           .with("columns", span(column_letter(first), column_letter(last)))
                           .with("rows", span(row_number(first), row_number(last)));
        return joined(" ", {std::move(used), room_of(first, last)});
    }

    /// The content of a square, with pauses: "forest, 1 crown, E6".
    Tree square(Square square) const {
        return message("spoken-square")
            .with("content", content(square, ", "))
            .with("square", spoken(square));
    }

    /// The content of the four neighbours of a square.
    Tree neighbours(Square square) const {
        Trees parts;
        for (Direction direction : clockwise) {
            auto next = neighbour(square, direction);
            parts.push_back(
                message("neighbour")
                    .with("direction", message("direction-", dominium::text_of(direction)))
                    .with("content", next ? content(*next, " ") : Tree(message("square-outside"))));
        }
        return joined(", ", std::move(parts));
    }

    /// A line for each property, with its squares and those it can grow onto.
    Trees properties(const KingdomScore& score) const {
        Trees lines;
        for (const Property& one : score.properties) {
            std::vector<Square> room = room_beside(one);
            Message told = message(room.empty() ? "property" : "property-growing")
                               .with(about_property(table_.pieces, one))
                               .with("places", spoken(one.squares));
            if (!room.empty()) told = std::move(told).with("room", spoken(room));
            lines.push_back(std::move(told));
        }
        if (lines.empty()) lines.push_back(message("property-none"));
        return lines;
    }

private:
    /// The squares with the castle or a terrain, in reading order.
    std::vector<Square> occupied_squares() const {
        std::vector<Square> squares;
        for (const BoardSquare& one : seen_.squares) squares.push_back(one.square);
        if (seen_.castle) squares.push_back(*seen_.castle);
        std::sort(squares.begin(), squares.end(), comes_before);
        return squares;
    }

    const BoardSquare* lying_on(Square square) const {
        auto found = std::find_if(seen_.squares.begin(), seen_.squares.end(),
                                  [&](const BoardSquare& one) { return one.square == square; });
        return found == seen_.squares.end() ? nullptr : &*found;
    }

    Tree content(Square square, std::string_view separator) const {
        if (seen_.castle == square) return message("castle");
        if (const BoardSquare* lying = lying_on(square)) return joined(separator, parts(*lying));
        return message(is_usable(square) ? "square-empty" : "square-outside");
    }

    /// The parts of a square: its terrain, its crowns, a building and a knight.
    Trees parts(const BoardSquare& one) const {
        Trees parts{table_.pieces.terrain(one.terrain)};
        if (one.crowns > 0) parts.push_back(count("crowns", one.crowns));
        if (!seen_.court) return parts;
        for (const auto& placed : seen_.court->buildings) {
            if (placed.square == one.square) parts.push_back(building_name(placed.building));
        }
        const auto& knights = seen_.court->knights_on;
        bool has_knight = std::find(knights.begin(), knights.end(), one.square) != knights.end();
        if (has_knight) parts.push_back(message("knight"));
        return parts;
    }

    /// True if a domino may ever lie there; without a castle yet, on the whole tray.
    bool is_usable(Square square) const {
        if (!seen_.reachable) return square.column < table_.side && square.row < table_.side;
        auto [first, last] = *seen_.reachable;
        return first.column <= square.column && square.column <= last.column &&
               first.row <= square.row && square.row <= last.row;
    }

    /// The room for a kingdom between two corners to grow within its frame.
    Message room_of(Square first, Square last) const {
        int side = table_.side;
        if (table_.is_fixed) {
            return message("frame-fixed")
                .with("left", first.column)
                .with("right", side - 1 - last.column)
                .with("up", first.row)
                .with("down", side - 1 - last.row);
        }
        int size = (side + 1) / 2;
        return message("frame-floating")
            .with("columns", count("columns", size - (last.column - first.column + 1)))
            .with("rows", count("rows", size - (last.row - first.row + 1)));
    }

    /// The empty squares beside a property that the kingdom may still use, in reading order.
    std::vector<Square> room_beside(const Property& one) const {
        std::vector<Square> room;
        for (Square square : one.squares) {
            for (Direction direction : clockwise) {
                auto next = neighbour(square, direction);
                if (next && is_free(*next)) room.push_back(*next);
            }
        }
        std::sort(room.begin(), room.end(), comes_before);
        room.erase(std::unique(room.begin(), room.end()), room.end());
        return room;
    }

    bool is_free(Square square) const {
        return seen_.castle != square && lying_on(square) == nullptr && is_usable(square);
    }

    const KingdomTable& table_;
    const KingdomView& seen_;
};

}  // namespace dominium::message_trees
