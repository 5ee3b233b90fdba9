// The points of kingdoms, explained; those of games with courts in the rows of the printed sheet.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "../../kingdom/view.hpp"
#include "buildings.hpp"
#include "table.hpp"

namespace dominium::message_trees {

using kingdom::CourtScore;
using kingdom::KingdomScore;
using kingdom::Property;

/// The points of kingdoms in their order: "Jana 34, Petr 28".
inline Tree points_in_order(const KingdomSpeaker& speaker, const std::vector<int>& points) {
    std::vector<KingdomFigure> figures;
    for (std::size_t kingdom = 0; kingdom < points.size(); ++kingdom) {
        figures.push_back({static_cast<int>(kingdom), points[kingdom]});
    }
    return speaker.points_of(figures);
}

/// The points of every kingdom in each finished game of a match.
inline Trees finished_games(const KingdomSpeaker& speaker, const kingdom::View& view) {
    Trees lines;
    int number = 0;
    for (const std::vector<int>& points : view.finished_games) {
        lines.push_back(message("finished-game")
                            .with("number", ++number)
                            .with("scores", points_in_order(speaker, points)));
    }
    return lines;
}

/// The facts of a sentence about a property.
inline std::vector<Fact> about_property(const Pieces& pieces, const Property& one) {
    return {{"terrain", capitalised(pieces.terrain(one.terrain))},
            {"squares", count("squares", one.size)},
            {"crowns", count("crowns", one.crowns)},
            {"points", count("points", one.points)}};
}

inline Message bonus_name(const kingdom::Bonus& bonus) {
    return message("bonus-", dominium::text_of(bonus.bonus));
}

inline Message score_total(const KingdomScore& score) {
    return message("score-total").with("points", count("points", score.total));
}

// --- The printed sheet --------------------------------------------------------------------------

inline Message treasury(const kingdom::TreasuryScore& treasury) {
    Message coins = count("coins", treasury.coins);
    if (treasury.left_over == 0) return message("score-treasury").with("coins", std::move(coins));
    return message("score-treasury-left")
        .with("coins", std::move(coins))
        .with("left", treasury.left_over);
}

/// The count that a building scores for, "2 towers"; nothing where its points are fixed.
inline std::optional<Message> counted_for(const kingdom::BuildingScore& built) {
    using kingdom::PointsPer;
    PointsPer per = kingdom::info_of(built.building).points_per;
    if (per == PointsPer::building) return std::nullopt;
    bool is_property = kingdom::counted_terrain(per).has_value();
    return count(is_property ? "properties" : dominium::text_of(per), built.count);
}

inline Message building_score(const kingdom::BuildingScore& built) {
    auto counted = counted_for(built);
    Message told = message(counted ? "score-building-each" : "score-building")
                       .with("building", building_name(built.building))
                       .with("square", built.square ? spoken(*built.square) : "")
                       .with("points", count("points", built.points));
    if (counted) told = std::move(told).with("counted", std::move(*counted));
    return told;
}

/// The properties of a terrain; one may have the queen.
inline Trees property_reasons(std::string_view terrain, const KingdomScore& score) {
    Trees reasons;
    int queens = score.court->queen ? score.court->queen->property_index : -1;
    for (int place = 0; place < static_cast<int>(score.properties.size()); ++place) {
        const Property& one = score.properties[static_cast<std::size_t>(place)];
        if (dominium::text_of(one.terrain) != terrain) continue;
        bool has_queen = place == queens;
        reasons.push_back(message(has_queen ? "score-squares-queen" : "score-squares")
                              .with("squares", count("squares", one.size))
                              .with("crowns", count("crowns", one.crowns)));
    }
    return reasons;
}

/// The sources of the points of a row.
inline Trees reasons_of(std::string_view row, const KingdomScore& score) {
    const CourtScore& court = *score.court;
    Trees reasons;
    if (row == "treasury") {
        reasons.push_back(treasury(court.treasury));
    } else if (row == "buildings") {
        for (const auto& built : court.buildings) reasons.push_back(building_score(built));
    } else if (row == "bonuses") {
        for (const auto& bonus : score.bonuses) {
            reasons.push_back(message("score-bonus-part")
                                  .with("bonus", bonus_name(bonus))
                                  .with("points", bonus.points));
        }
    } else {
        return property_reasons(row, score);
    }
    return reasons;
}

inline Message sheet_row(const kingdom::SheetRow& row, const KingdomScore& score) {
    Trees reasons = reasons_of(row.row, score);
    bool has_reasons = !reasons.empty();
    Message told = message(has_reasons ? "score-row-reason" : "score-row")
                       .with("row", message("sheet-", row.row))
                       .with("points", count("points", row.points));
    if (has_reasons) told = std::move(told).with("reason", joined("; ", std::move(reasons)));
    return told;
}

/// A score explained: every property and bonus, or every row of the sheet, and the total.
inline Trees score_lines(const Pieces& pieces, const KingdomScore& score) {
    Trees lines;
    if (score.court) {
        for (const auto& row : score.court->sheet) lines.push_back(sheet_row(row, score));
    } else {
        for (const Property& one : score.properties) {
            lines.push_back(message("score-property").with(about_property(pieces, one)));
        }
        for (const auto& bonus : score.bonuses) {
            lines.push_back(message("score-bonus")
                                .with("bonus", bonus_name(bonus))
                                .with("points", count("points", bonus.points)));
        }
    }
    lines.push_back(score_total(score));
    return lines;
}

}  // namespace dominium::message_trees
