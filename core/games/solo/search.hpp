// The heuristics of Solo for the searches.
#pragma once

#include "../../search/line_search.hpp"
#include "chain.hpp"
#include "planning.hpp"
#include "rules.hpp"

namespace dominium::search {

template <>
struct SearchOf<line::Game<line::Solo>> : UsualLineSearch<line::Solo> {
    using Searcher = SoloPlanner;

    static int worth(const Game&, const TriedLay& lay, const LayWeights&) {
        return chain_worth(lay.rest, lay.line.open(line::End::left),
                           lay.line.open(line::End::right), lay.unseen);
    }

    /// The share of the tiles that are laid, and most of all whether all of them are.
    static double value(const DealGains& gained, const line::Match&, const line::State& state) {
        double laid = static_cast<double>(gained.own()) / line::tile_count;
        return 0.1 * laid + 0.9 * (state.ending == line::Ending::all_laid);
    }
};

}  // namespace dominium::search
