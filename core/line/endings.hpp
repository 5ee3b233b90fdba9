// The ways in which a deal of each game can end.
#pragma once

#include <vector>

#include "game.hpp"

namespace dominium::line {

template <class R>
std::vector<Ending> endings_of() {
    if constexpr (std::is_same_v<R, Sebastopol>) return {Ending::two_out, Ending::blocked};
    if constexpr (std::is_same_v<R, TwentyOne>) return {Ending::showdown};
    if constexpr (std::is_same_v<R, Solo>) return {Ending::all_laid, Ending::stuck};
    if constexpr (std::is_same_v<R, Bergen>) {
        return {Ending::out, Ending::blocked, Ending::target_reached};
    }
    if constexpr (std::is_same_v<R, DrawGame> || std::is_same_v<R, Matador>) {
        return {Ending::out, Ending::blocked, Ending::stock_exhausted};
    }
    return {Ending::out, Ending::blocked};
}

}  // namespace dominium::line
