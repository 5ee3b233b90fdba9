// The properties of a kingdom under their names for players.
#pragma once

#include "../kingdom/property_map.hpp"

namespace dominium::search {

using kingdom::JoinedProperty;
using kingdom::PropertyMap;

}  // namespace dominium::search
