// The options of Queendomino and the Royal Wedding, and what follows from them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "actions.hpp"
#include "scoring.hpp"

namespace dominium::kingdom {

/// How often the buildings that add to taxes do so (rules page, step B).
enum class TaxBonusRule : std::uint8_t { per_turn, per_knight };

constexpr std::array<std::string_view, 2> enumerators(TaxBonusRule) {
    return {"per_turn", "per_knight"};
}

/// The options of Queendomino: orthogonal axes, checked together by `faults`.
struct QueendominoOptions {
    static constexpr int max_seats = 8;
    int seats = 2;
    bool royal_wedding = false;
    bool teams = false;
    TaxBonusRule tax_bonus = TaxBonusRule::per_turn;
    bool middle_kingdom = false;
    bool harmony = false;
    constexpr bool operator==(const QueendominoOptions&) const = default;
};

/// What excludes each other: more than four seats, and teams, need both boxes.
inline std::vector<Fault> faults(const QueendominoOptions& options) {
    std::vector<Fault> found;
    if (options.royal_wedding && options.seats < 3) {
        found.push_back({"royal_wedding_needs_three_seats", {{"seats", options.seats}}});
    }
    if (!options.royal_wedding && options.seats > 4) {
        found.push_back({"seats_need_royal_wedding", {{"seats", options.seats}}});
    }
    if (options.teams && !options.royal_wedding) found.push_back({"teams_need_royal_wedding", {}});
    if (options.teams && options.royal_wedding && options.seats != 6 && options.seats != 8) {
        found.push_back({"teams_need_six_or_eight_seats", {{"seats", options.seats}}});
    }
    return found;
}

/// Eight seats always play in teams.
constexpr bool in_teams(const QueendominoOptions& options) {
    return options.teams || options.seats == 8;
}

constexpr int kingdom_count(const QueendominoOptions& options) {
    return in_teams(options) ? options.seats / 2 : options.seats;
}

constexpr int kingdom_size(const QueendominoOptions& options) {
    if (in_teams(options)) return 7;
    return options.seats == 2 || (options.royal_wedding && options.seats <= 4) ? 7 : 5;
}

constexpr int kings_per_seat(const QueendominoOptions& options) {
    return options.seats == 2 ? 2 : 1;
}

constexpr int offer_size(const QueendominoOptions& options) { return options.seats > 4 ? 8 : 4; }

/// Every domino of the boxes is drawn.
constexpr int round_count(const QueendominoOptions& options) {
    return (options.royal_wedding ? 2 : 1) * domino_count / offer_size(options);
}

constexpr BonusRules bonus_rules(const QueendominoOptions& options) {
    return {options.middle_kingdom, options.harmony};
}

}  // namespace dominium::kingdom
