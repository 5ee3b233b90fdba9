// What programs that learn may be rewarded for.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace dominium::environment {

/// What the end of a match is worth to a seat.
enum class Reward : std::uint8_t { win, place, margin };

constexpr std::array<std::string_view, 3> enumerators(Reward) { return {"win", "place", "margin"}; }

}  // namespace dominium::environment
