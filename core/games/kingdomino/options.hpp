// The options of Kingdomino and what follows from them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "../../base/game_info.hpp"
#include "../../kingdom/actions.hpp"
#include "../../kingdom/scoring.hpp"

namespace dominium::kingdom {

/// The rule for the first claims (rules page, "First claims").
enum class Opening : std::uint8_t { drawn, top_down, clockwise };

constexpr std::array<std::string_view, 3> enumerators(Opening) {
    return {"drawn", "top_down", "clockwise"};
}

/// The frame of a kingdom: wherever it grows, or fixed from the beginning.
enum class Frame : std::uint8_t { floating, fixed };

constexpr std::array<std::string_view, 2> enumerators(Frame) { return {"floating", "fixed"}; }

/// The options of Kingdomino: orthogonal axes, checked together by `faults`.
struct KingdominoOptions {
    static constexpr int max_seats = 4;
    int seats = 2;
    int size = 5;
    bool wider_offer = false;
    bool middle_kingdom = false;
    bool harmony = false;
    int games_in_match = 1;
    Opening opening = Opening::drawn;
    Frame frame = Frame::floating;
    constexpr bool operator==(const KingdominoOptions&) const = default;
};

/// The faults of combined options: «Varianty lze libovolně kombinovat» but for the limits of seats.
inline std::vector<Fault> faults(const KingdominoOptions& options) {
    std::vector<Fault> found;
    if (options.size == 7 && options.seats != 2) {
        found.push_back({"size_needs_two_seats", {{"size", 7}, {"seats", options.seats}}});
    }
    if (options.wider_offer && options.seats == 4) {
        found.push_back({"wider_offer_needs_two_or_three_seats", {{"seats", options.seats}}});
    }
    return found;
}

constexpr int kings_per_seat(const KingdominoOptions& options) {
    return options.seats == 2 ? 2 : 1;
}

constexpr int king_count(const KingdominoOptions& options) {
    return options.seats * kings_per_seat(options);
}

constexpr int offer_size(const KingdominoOptions& options) {
    return king_count(options) + (options.wider_offer ? 1 : 0);
}

/// Rounds of one game (rules page, set-up table).
constexpr int round_count(const KingdominoOptions& options) {
    if (options.seats > 2) return 12;
    if (options.size == 5) return 6;
    return options.wider_offer ? 9 : 12;
}

constexpr BonusRules bonus_rules(const KingdominoOptions& options) {
    return {options.middle_kingdom, options.harmony};
}

}  // namespace dominium::kingdom
