// The heuristics of Muggins for the searches.
#pragma once

#include "../../search/line_search.hpp"
#include "rules.hpp"

namespace dominium::search {

template <>
struct SearchOf<line::Game<line::Muggins>> : UsualLineSearch<line::Muggins> {
    /// Four ends and a hand of many drawn tiles leave too much to plan it to the end.
    static constexpr Foresight foresight{.most_decisions = 3};
    static constexpr LayWeights weights{50, 200, 140, -200, 40, 0, 1000, -20, 30};

    static constexpr int worth(const Game& game, const TriedLay& lay, const LayWeights& weights) {
        return usual_worth<line::Muggins>(lay, weights) + points(game.rules(), lay, weights);
    }

    /// The points of a lay, and those that the tiles bring that make fives after it.
    static constexpr int points(const line::Muggins& rules, const TriedLay& lay,
                                const LayWeights& weights) {
        int worth = 0;
        if (auto scored = rules.scored_by(lay.line, lay.tile, lay.end)) {
            worth += weights.point * scored->points;
        }
        for_each_score(lay.line, [&](line::Tile tile, int points) {
            if (lay.rest.contains(tile)) worth += weights.point_hoped_for * points;
            if (lay.unseen.contains(tile)) worth += weights.point_given * points;
        });
        return worth;
    }

    /// Calls `visit(tile, points)` for every way of laying a tile that would score.
    template <class Visit>
    static constexpr void for_each_score(const line::Line& line, Visit&& visit) {
        int sum = line::Muggins::count(line);
        // A double that was led alone goes on counting when one side of it is covered.
        bool is_alone = line.tiles().count() == 1;
        for (line::End end : line::all_ends) {
            if (!line.is_open(end)) continue;
            int number = line.open(end);
            bool counts_on = is_alone && line::is_double(line.outermost(end));
            int others = sum - (counts_on ? 0 : line::Muggins::counted(line, end));
            for (int outward = 0; outward < line::number_count; ++outward) {
                int points = others + outward * (1 + (outward == number));
                bool scores = points > 0 && points % line::Muggins::five == 0;
                if (scores) visit(line::tile_of(number, outward), points);
            }
        }
    }
};

}  // namespace dominium::search
