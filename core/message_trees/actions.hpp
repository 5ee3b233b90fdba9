// The actions of every family of games.
#pragma once

#include <string>

#include "../base/actions.hpp"
#include "tree.hpp"

namespace dominium::message_trees {

/// An action of chance as it is written in the notation.
template <ByChance Action>
Tree typed(const Action& action) {
    return text_of(action);
}

}  // namespace dominium::message_trees
