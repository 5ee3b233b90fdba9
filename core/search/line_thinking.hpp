// The strongest thinking of each of the tile games.
#pragma once

#include "line_planning.hpp"
#include "solo_planning.hpp"
#include "twenty_one.hpp"

namespace dominium::search {

/// Without a word for a game its deals are planned.
template <class R>
struct ThinkingOf {
    using type = LinePlanner<R>;
};
template <>
struct ThinkingOf<line::TwentyOne> {
    using type = TwentyOneCalculation;
};

template <>
struct ThinkingOf<line::Solo> {
    using type = SoloPlanner;
};

template <class R>
using LineThinking = ThinkingOf<R>::type;

}  // namespace dominium::search
