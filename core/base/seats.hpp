// Drawing lots between seats, which every family of games does alike.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "actions.hpp"

namespace dominium {

/// Chance draws the seat that begins.
struct DrawSeat {
    std::uint8_t seat;
    static constexpr std::string_view name = "DrawSeat";
    static constexpr std::string_view kind = "draw_seat";
    static constexpr bool by_chance = true;
    static constexpr auto fields() { return fields_of(field("seat", &DrawSeat::seat)); }
    constexpr bool operator==(const DrawSeat&) const = default;
};

inline std::string text_of(const DrawSeat& draw) {
    return std::string("=s") + std::to_string(draw.seat + 1);
}

/// The lot has fallen on a seat.
struct SeatDrawn {
    int seat;
    static constexpr std::string_view name = "SeatDrawn";
    static constexpr std::string_view kind = "seat_drawn";
    static constexpr auto fields() { return fields_of(field("seat", &SeatDrawn::seat)); }
    bool operator==(const SeatDrawn&) const = default;
};

}  // namespace dominium
