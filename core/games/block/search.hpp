// The heuristics of Block for the searches.
#pragma once

#include "../../search/line_search.hpp"
#include "rules.hpp"

namespace dominium::search {

template <>
struct SearchOf<line::Game<line::Block>> : UsualLineSearch<line::Block> {
    static constexpr LayWeights weights{100, 225, 150, -225, 40};
    static constexpr Foresight foresight{256, 16, 12};
};

}  // namespace dominium::search
