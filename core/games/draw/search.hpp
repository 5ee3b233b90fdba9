// The heuristics of Draw for the searches.
#pragma once

#include "../../search/line_search.hpp"
#include "rules.hpp"

namespace dominium::search {

template <>
struct SearchOf<line::Game<line::DrawGame>> : UsualLineSearch<line::DrawGame> {
    static constexpr LayWeights weights{100, 675, 95, -750, 0};
    static constexpr Foresight foresight{256, 16, 14};
};

}  // namespace dominium::search
