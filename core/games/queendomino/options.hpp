// The options of Queendomino and the Royal Wedding, and what follows from them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "../../base/game_info.hpp"
#include "../../kingdom/actions.hpp"
#include "../../kingdom/scoring.hpp"

namespace dominium::kingdom {

/// The boxes in play: one, or one of Kingdomino and one of Queendomino.
enum class BoxSet : std::uint8_t { queendomino, royal_wedding };

constexpr std::array<std::string_view, 2> enumerators(BoxSet) {
    return {"queendomino", "royal_wedding"};
}

/// The unit for which buildings add to taxes: a turn or a knight (rules page, step B).
enum class TaxBonusRule : std::uint8_t { per_turn, per_knight };

constexpr std::array<std::string_view, 2> enumerators(TaxBonusRule) {
    return {"per_turn", "per_knight"};
}

/// The options of Queendomino: orthogonal axes, checked together by `faults`.
struct QueendominoOptions {
    int seats = 2;
    BoxSet set = BoxSet::queendomino;
    bool teams = false;
    TaxBonusRule tax_bonus = TaxBonusRule::per_turn;
    bool middle_kingdom = false;
    bool harmony = false;
    constexpr bool operator==(const QueendominoOptions&) const = default;
};

constexpr bool has_both_boxes(const QueendominoOptions& options) {
    return options.set == BoxSet::royal_wedding;
}

/// The faults of combined options: more than four seats, and teams, need both boxes.
inline std::vector<Fault> faults(const QueendominoOptions& options) {
    std::vector<Fault> found;
    if (has_both_boxes(options) && options.seats < 3) {
        found.push_back({"royal_wedding_needs_three_seats", {{"seats", options.seats}}});
    }
    if (!has_both_boxes(options) && options.seats > 4) {
        found.push_back({"seats_need_royal_wedding", {{"seats", options.seats}}});
    }
    if (options.teams && !has_both_boxes(options))
        found.push_back({"teams_need_royal_wedding", {}});
    if (options.teams && has_both_boxes(options) && options.seats != 6 && options.seats != 8) {
        found.push_back({"teams_need_six_or_eight_seats", {{"seats", options.seats}}});
    }
    return found;
}

/// Eight seats always play in teams.
constexpr bool in_teams(const QueendominoOptions& options) {
    return options.teams || options.seats == 8;
}

constexpr QueendominoOptions completed(QueendominoOptions options) {
    options.teams = in_teams(options);
    return options;
}

constexpr int kingdom_count(const QueendominoOptions& options) {
    return in_teams(options) ? options.seats / 2 : options.seats;
}

constexpr int kingdom_size(const QueendominoOptions& options) {
    if (in_teams(options)) return 7;
    return options.seats == 2 || (has_both_boxes(options) && options.seats <= 4) ? 7 : 5;
}

constexpr int kings_per_seat(const QueendominoOptions& options) {
    return options.seats == 2 ? 2 : 1;
}

constexpr int offer_size(const QueendominoOptions& options) { return options.seats > 4 ? 8 : 4; }

/// Every domino of the boxes is drawn.
constexpr int round_count(const QueendominoOptions& options) {
    return (has_both_boxes(options) ? 2 : 1) * domino_count / offer_size(options);
}

constexpr BonusRules bonus_rules(const QueendominoOptions& options) {
    return {options.middle_kingdom, options.harmony};
}

}  // namespace dominium::kingdom
