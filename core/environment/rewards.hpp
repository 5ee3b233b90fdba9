// The rewards of programs that learn.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace dominium::environment {

/// The reward of a seat for the end of a match.
enum class Reward : std::uint8_t { win, place, margin };

constexpr std::array<std::string_view, 3> enumerators(Reward) { return {"win", "place", "margin"}; }

}  // namespace dominium::environment
