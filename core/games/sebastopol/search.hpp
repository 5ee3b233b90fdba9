// The heuristics of Sebastopol for the searches.
#pragma once

#include "../../search/line_search.hpp"
#include "rules.hpp"

namespace dominium::search {

template <>
struct SearchOf<line::Game<line::Sebastopol>> : UsualLineSearch<line::Sebastopol> {
    static constexpr LayWeights weights{100, 1500, 500, -400, 400};

    /// The share of the bank.
    static double value(const DealGains& gained, const line::Match& before, const line::State&) {
        return static_cast<double>(gained.own()) / before.bank;
    }
};

}  // namespace dominium::search
