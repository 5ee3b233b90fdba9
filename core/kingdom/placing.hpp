// Placing a domino, the same in every kingdom game: its one name, its refusals, its preview,
// and what playouts keep of it.
#pragma once

#include <array>
#include <optional>
#include <utility>

#include "preview.hpp"
#include "survey.hpp"

namespace dominium::kingdom {

/// A random playout keeps the placements that the turn's beginning has computed: it must have seen
/// the turn begin, or be given them.
template <class W>
struct RandomPlayout {
    static constexpr bool silent = true;
    PlacementSet<W> placements{};
};

/// Beside that, surveys of every kingdom for players who weigh their placements.
template <class W, class Boxes, std::size_t Kingdoms>
struct SurveyedPlayout : RandomPlayout<W> {
    std::array<Survey<W, Boxes>, Kingdoms> surveys{};
};

/// The name of a placement in `legal_actions`: a domino with equal halves lies at its first square
/// in reading order.
constexpr Place canonical_place(const Place& place, const Domino& domino) {
    bool reversed = place.direction == Direction::left || place.direction == Direction::up;
    auto other = neighbour(place.square, place.direction);
    if (!reversed || !other || !domino.has_equal_halves()) return place;
    return {*other, opposite(place.direction)};
}

inline Refusal about_square(RefusalCode code, Square square) {
    return {code, {{"square", text_of(square)}}};
}

/// The refusal of a placement; nothing when the domino may lie there.
template <class W, class Boxes>
std::optional<Refusal> placement_refusal(const Kingdom<W, Boxes>& kingdom, const Domino& domino,
                                         const Place& place) {
    auto second = neighbour(place.square, place.direction);
    constexpr RefusalCode outside =
        W::fixed ? RefusalCode::outside_frame : RefusalCode::outside_window;
    if (!W::contains(place.square) || !second) return about_square(outside, place.square);
    if (!W::contains(*second)) return about_square(outside, *second);
    for (Square square : {place.square, *second}) {
        if (kingdom.occupied().test(W::bit(square))) {
            return about_square(RefusalCode::square_occupied, square);
        }
    }
    for (Square square : {place.square, *second}) {
        if (!kingdom.reachable().test(W::bit(square))) {
            return about_square(RefusalCode::outside_frame, square);
        }
    }
    Place named = canonical_place(place, domino);
    if (kingdom.placements(domino).contains({named.square, named.direction})) return std::nullopt;
    return Refusal{RefusalCode::no_matching_terrain, {}};
}

/// The effect of a legal placement: the change of score, the better property that it joins, and the
/// property of its other half where that scores too.
template <class W, class Boxes>
Preview placement_preview(const Kingdom<W, Boxes>& after, const Domino& domino, Placement placement,
                          int gain) {
    auto [first, second] = squares_of(domino, placement);
    auto area_of = [&](const BoardSquare& square) {
        return flood<W>(W::Set::of(W::bit(square.square)), after.squares_of(square.terrain));
    };
    auto rank = [&](const auto& area) {
        return std::pair{area.count() * after.crowns_in(area), area.count()};
    };
    BoardSquare better = first;
    BoardSquare other = second;
    if (rank(area_of(second)) > rank(area_of(first))) std::swap(better, other);
    auto property = area_of(better);
    Preview preview{
        first,         second, gain, better.terrain, property.count(), after.crowns_in(property),
        other.terrain, 0,      0};
    auto beside = area_of(other);
    if (!property.test(W::bit(other.square)) && after.crowns_in(beside) > 0) {
        preview.other_size = beside.count();
        preview.other_crowns = after.crowns_in(beside);
    }
    return preview;
}

}  // namespace dominium::kingdom
