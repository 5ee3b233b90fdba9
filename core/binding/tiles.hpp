// Tiles as Python names them.
#pragma once

#include <nanobind/nanobind.h>

#include <string_view>

#include "../line/tiles.hpp"

namespace dominium::binding {

/// A tile by its two numbers; ValueError for anything else.
inline line::Tile tile_from(std::string_view text) {
    auto tile = line::parse_tile(text);
    if (!tile) throw nanobind::value_error("not a tile");
    return *tile;
}

}  // namespace dominium::binding
