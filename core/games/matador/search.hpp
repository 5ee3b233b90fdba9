// The heuristics of Matador for the searches.
#pragma once

#include "../../search/line_search.hpp"
#include "rules.hpp"

namespace dominium::search {

template <>
struct SearchOf<line::Game<line::Matador>> : UsualLineSearch<line::Matador> {
    static constexpr LayWeights weights{100, 0, 80, -225, 90, -850};

    static constexpr line::TileSet fitting(int number) {
        if (number == 0) return line::matadors;
        return line::tiles_with(line::matador_sum - number) | line::matadors;
    }

    static constexpr int worth(const Game&, const TriedLay& lay, const LayWeights& weights) {
        return usual_worth<line::Matador>(lay, weights) +
               weights.matador * line::matadors.contains(lay.tile);
    }
};

}  // namespace dominium::search
