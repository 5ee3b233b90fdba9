// The pieces of the kingdom games: terrains, halves, dominoes and squares.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../kingdom/events.hpp"
#include "../tree.hpp"

namespace dominium::message_trees {

using kingdom::BoardSquare;
using kingdom::Domino;
using kingdom::domino_text;
using kingdom::Half;
using kingdom::Square;
using kingdom::Terrain;

/// The name of a square as it is spoken: "E6".
inline std::string spoken(Square square) {
    std::string name = text_of(square);
    name.front() = static_cast<char>(std::toupper(name.front()));
    return name;
}

/// The names of several squares: "E6, F6".
inline Tree spoken(const std::vector<Square>& squares) {
    Trees names;
    for (Square square : squares) names.push_back(spoken(square));
    return joined(", ", std::move(names));
}

/// Rising domino numbers, runs of three and more as ranges: "1 to 5, 7, q1, q2". No run spans both
/// sets of dominoes.
inline Tree domino_numbers(const std::vector<int>& numbers) {
    Trees parts;
    for (auto first = numbers.begin(); first != numbers.end();) {
        auto last = std::adjacent_find(first, numbers.end(), [](int one, int next) {
            return next != one + 1 || next == kingdom::domino_count + 1;
        });
        auto end = last == numbers.end() ? last : last + 1;
        if (end - first > 2) {
            parts.push_back(span(domino_text(*first), domino_text(*(end - 1))));
        } else {
            for (auto one = first; one != end; ++one) parts.push_back(domino_text(*one));
        }
        first = end;
    }
    return joined(", ", std::move(parts));
}

/// Any content on a square: "Sawmill E6".
inline Message on_square(Tree content, Square square) {
    return message("on-square").with("content", std::move(content)).with("square", spoken(square));
}

/// Points won or lost, as a voice says them: "plus 4".
inline Message gain(int points) {
    return message(points < 0 ? "gain-minus" : "gain-plus").with("points", std::abs(points));
}

/// The names of the pieces of one game.
class Pieces {
public:
    Pieces(std::string_view game, std::vector<Domino> dominoes)
        : game_(game), dominoes_(std::move(dominoes)) {}

    /// The name of a terrain; a game may have one of its own.
    Message terrain(Terrain terrain) const {
        std::string usual = "terrain-";
        usual += dominium::text_of(terrain);
        return message_or(usual + '-' + game_, usual);
    }

    /// A half of a domino: "forest 1 crown", "lake".
    Message half(Terrain which, int crowns) const {
        if (crowns == 0) return terrain(which);
        return message("half-crowned")
            .with("terrain", terrain(which))
            .with("crowns", count("crowns", crowns));
    }

    Message faces(const Half& left, const Half& right) const {
        return message("domino-faces")
            .with("left", half(left.terrain, left.crowns))
            .with("right", half(right.terrain, right.crowns));
    }

    /// Both halves of a domino by its number: "forest 1 crown, lake".
    Message faces_of(int number) const {
        const Domino& domino = dominoes_.at(static_cast<std::size_t>(number - 1));
        return faces(domino.left, domino.right);
    }

    /// A domino with its number: "24: forest 1 crown, lake".
    Message domino(int number) const {
        return message("domino-numbered")
            .with("domino", domino_text(number))
            .with("faces", faces_of(number));
    }

    /// A terrain and its square, without crowns: "forest E6".
    Message terrain_on_square(const BoardSquare& one) const {
        return on_square(terrain(one.terrain), one.square);
    }

    /// The half that lies on a square: "forest 1 crown E6".
    Message content_on_square(const BoardSquare& one) const {
        return on_square(half(one.terrain, one.crowns), one.square);
    }

private:
    std::string game_;
    std::vector<Domino> dominoes_;
};

}  // namespace dominium::message_trees
