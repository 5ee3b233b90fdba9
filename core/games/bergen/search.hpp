// The heuristics of Bergen for the searches.
#pragma once

#include "../../search/line_search.hpp"
#include "rules.hpp"

namespace dominium::search {

template <>
struct SearchOf<line::Game<line::Bergen>> : UsualLineSearch<line::Bergen> {
    static constexpr LayWeights weights{10, 50, 20, -90, -90, 0, 1000, -225, 100, -125, -250};
    /// Hands are large after a search of the stock: without a horizon a decision could take
    /// minutes.
    static constexpr Foresight foresight{.most_decisions = 4};

    static constexpr int worth(const Game& game, const TriedLay& lay, const LayWeights& weights) {
        return usual_worth<line::Bergen>(lay, weights) + points(game.rules(), lay, weights);
    }

    /// The points of a lay, and those that the one tile brings that equals the ends after it.
    static constexpr int points(const line::Bergen& rules, const TriedLay& lay,
                                const LayWeights& weights) {
        int worth = 0;
        if (auto scored = rules.scored_by(lay.line, lay.tile, lay.end)) {
            worth += weights.point * scored->points;
        }
        line::Tile next =
            line::tile_of(lay.line.open(line::End::left), lay.line.open(line::End::right));
        int points =
            line::is_double(next) ? line::Bergen::double_points : line::Bergen::equal_ends_points;
        if (lay.rest.contains(next)) worth += weights.point_hoped_for * points;
        if (lay.unseen.contains(next)) worth += weights.point_given * points;
        return worth;
    }
};

}  // namespace dominium::search
