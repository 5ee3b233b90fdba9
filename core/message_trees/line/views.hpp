// Answers about the view of a line game: turns, the line, hands, the stock, scores.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "../../line/view.hpp"
#include "layout.hpp"
#include "speaker.hpp"

namespace dominium::message_trees {

using line::HandView;
using line::Step;

/// The tiles of a line that are told in one line of text.
inline constexpr std::size_t tiles_together = 5;

// --- The course of the game ---------------------------------------------------------------------

/// The state in one line: "Sebastopol, deal 2 of 4, Jana to move".
inline Tree title(const LineTable& table, const line::View& view) {
    Trees parts{table.name};
    if (view.target) {
        parts = {joined(" ", {table.name, message("title-target").with("points", *view.target)}),
                 message("title-deal").with("deal", view.deal)};
    } else if (view.deals.value_or(1) > 1) {
        parts.push_back(
            message("title-deal-of").with("deal", view.deal).with("deals", *view.deals));
    }
    parts.push_back(table.speaker.turn(view.actor, dominium::text_of(view.step)));
    return joined(", ", std::move(parts));
}

/// The open ends by name: "Left 6, right 5."
inline Tree ends(const LineTable& table, const line::View& view) {
    if (!table.speaker.has_line()) return message("line-none");
    return view.line.empty() ? message("ends-none") : table.speaker.open_ends(view.open_ends);
}

/// True if it is the turn of the seat that listens.
inline bool is_listeners_turn(const LineSpeaker& speaker, const line::View& view) {
    return view.actor.is_seat() && speaker.speaks_to(view.actor.seat());
}

/// The question whether a listener takes another tile, with the pips of the hand.
inline Message whether_to_hit(std::string_view id, const LineTable& table, const line::View& view) {
    const auto& hand = view.hands.at(static_cast<std::size_t>(view.actor.seat()));
    int held = hand.pips.value_or(0);
    auto best = table.speaker.facts().best_total;
    std::string_view reached = !best || held < *best ? "pips" : held == *best ? "best" : "over";
    return message(id, reached).with("pips", count("pips", held)).with("best", best.value_or(0));
}

/// The seat to act and the expected action, with the open ends; where pips decide and the listener
/// acts, with the pips of the own hand.
inline Message expected(const LineTable& table, const line::View& view) {
    if (view.step == Step::hit_or_stand && is_listeners_turn(table.speaker, view)) {
        return whether_to_hit("expected-hit_or_stand-", table, view);
    }
    bool draws_in_turn = view.step == Step::draw_tile && view.turn;
    bool may_draw = view.step == Step::play && view.stock > 0 &&
                    table.speaker.facts().drawing == Drawing::freely;
    Message told = message("expected-", dominium::text_of(view.step));
    if (draws_in_turn) told.id += "-turn";
    if (may_draw) told.id += "-draw";
    if (view.turn) told = std::move(told).with(table.speaker.about(*view.turn));
    return std::move(told).with("ends", ends(table, view));
}

/// The numbers of the ends: of two in their order, of four each once, without a word between them.
inline Tree numbers_to_lay_at(const LineSpeaker& speaker, const std::vector<OpenEnd>& ends) {
    std::vector<int> numbers;
    for (const OpenEnd& one : ends) numbers.push_back(one.number);
    if (speaker.has_four_arms()) {
        std::sort(numbers.begin(), numbers.end());
        numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    }
    Trees texts;
    for (int number : numbers) texts.push_back(std::to_string(number));
    return texts.size() > 2 ? joined(", ", std::move(texts)) : together(std::move(texts));
}

/// The action expected from the listener in few words; else as `expected`.
inline Tree asked(const LineTable& table, const line::View& view) {
    if (table.speaker.at_length() || !is_listeners_turn(table.speaker, view)) {
        return expected(table, view);
    }
    if (view.step == Step::lead) return message("asked-lead");
    if (view.step == Step::hit_or_stand) return whether_to_hit("asked-hit_or_stand-", table, view);
    if (table.seats == 1) return table.speaker.open_numbers(view.open_ends);
    if (view.open_ends.empty()) {
        return message("asked-play").with("ends", table.speaker.open_ends(view.open_ends));
    }
    return message("asked-play-numbers")
        .with("numbers", numbers_to_lay_at(table.speaker, view.open_ends));
}

// --- The line -----------------------------------------------------------------------------------

/// A tile with its half on the left, or nearer to the middle, first.
inline Tree as_it_lies(const LineTable& table, const LaidTile& laid) {
    auto [first, last] = lying(laid, table.speaker.facts().cross == Cross::led);
    if (first == last) return tile_name(laid.tile);
    return message("tile-plain").with("high", first).with("low", last);
}

/// Tiles from left to right, five in a line.
inline Trees groups(const LineTable& table, const std::vector<LaidTile>& tiles) {
    Trees lines;
    for (std::size_t first = 0; first < tiles.size(); first += tiles_together) {
        std::size_t last = std::min(first + tiles_together, tiles.size());
        Trees group;
        for (std::size_t place = first; place < last; ++place) {
            group.push_back(as_it_lies(table, tiles[place]));
        }
        lines.push_back(message("line-part")
                            .with("places", span(std::to_string(first + 1), std::to_string(last)))
                            .with("tiles", joined(", ", std::move(group))));
    }
    return lines;
}

/// Adds the tile at which the line crosses, if there is one.
inline void tell_crossing(Trees& lines, std::string_view id, const line::View& view) {
    if (view.cross_tile) lines.push_back(message(id).with("tile", tile_name(*view.cross_tile)));
}

/// Adds each arm outwards.
template <class Ends>
void tell_arms(Trees& lines, const LineTable& table, const line::View& view, const Ends& ends) {
    for (End end : ends) {
        Trees arm;
        for (const LaidTile& laid : view.line) {
            if (laid.end == end) arm.push_back(as_it_lies(table, laid));
        }
        if (arm.empty()) continue;
        lines.push_back(message("line-arm")
                            .with("end", capitalised(end_name(end)))
                            .with("tiles", joined(", ", std::move(arm))));
    }
}

/// The open ends, then the tiles from left to right as laid. What grows from a crossing follows
/// outwards; of a cross around the led tile, all of it does.
inline Trees line_lines(const LineTable& table, const line::View& view) {
    Trees lines{ends(table, view)};
    if (view.line.empty()) return lines;
    if (table.speaker.facts().cross == Cross::led) {
        tell_crossing(lines, "line-middle", view);
        tell_arms(lines, table, view, line::all_ends);
        return lines;
    }
    std::vector<LaidTile> tiles = in_order(view.line);
    auto led = std::find_if(tiles.begin(), tiles.end(), [](const auto& tile) { return !tile.end; });
    lines.push_back(message("line-tiles")
                        .with("count", static_cast<int>(tiles.size()))
                        .with("number", static_cast<int>(led - tiles.begin()) + 1));
    append(lines, groups(table, tiles));
    tell_crossing(lines, "line-crossing", view);
    tell_arms(lines, table, view, ends_across);
    return lines;
}

/// For each number, how many of its tiles lie in the line.
inline Message played(const line::View& view) {
    Trees numbers;
    for (int number = line::number_count - 1; number >= 0; --number) {
        auto has_it = [number](const LaidTile& laid) {
            return line::has_number(laid.tile, number);
        };
        auto laid = std::count_if(view.line.begin(), view.line.end(), has_it);
        numbers.push_back(message("line-number")
                              .with("name", message("number-", std::to_string(number)))
                              .with("count", static_cast<int>(laid)));
    }
    return message("line-played").with("numbers", joined(", ", std::move(numbers)));
}

// --- Hands --------------------------------------------------------------------------------------

/// The legal actions of the owner of a hand, or none.
using Legal = std::vector<line::Action>;

/// True if an action leads or lays a tile.
inline bool lays(const line::Action& action, Tile tile) {
    if (const auto* lead = std::get_if<line::Lead>(&action)) return lead->tile == tile;
    const auto* lay = std::get_if<line::Lay>(&action);
    return lay != nullptr && lay->tile == tile;
}

inline bool is_playable(const Legal& legal, Tile tile) {
    return std::any_of(legal.begin(), legal.end(),
                       [tile](const auto& action) { return lays(action, tile); });
}

/// True if the owner of the hand is asked for a tile of it.
inline bool is_asked_for_a_tile(const Legal& legal) {
    return std::any_of(legal.begin(), legal.end(), [](const line::Action& action) {
        return std::holds_alternative<line::Lead>(action) ||
               std::holds_alternative<line::Lay>(action) ||
               std::holds_alternative<line::Draw>(action) ||
               std::holds_alternative<line::Pass>(action);
    });
}

/// The names of the ends at which a tile may be laid.
inline Trees ends_for(const Legal& legal, Tile tile) {
    Trees names;
    for (End end : line::all_ends) {
        bool fits = std::any_of(legal.begin(), legal.end(), [&](const line::Action& action) {
            const auto* lay = std::get_if<line::Lay>(&action);
            return lay != nullptr && lay->tile == tile && lay->end == end;
        });
        if (fits) names.push_back(end_name(end));
    }
    return names;
}

/// A tile of a hand with the ends it fits: "6-5, left or right".
inline Tree hand_item(Tile tile, const Legal& legal) {
    Message name = tile_name(tile);
    if (!is_asked_for_a_tile(legal)) return name;
    if (!is_playable(legal, tile)) return message("hand-item-unfit").with("tile", std::move(name));
    Trees ends = ends_for(legal, tile);
    if (ends.empty()) return message("hand-item-lead").with("tile", std::move(name));
    return message("hand-item").with("tile", std::move(name)).with("ends", either(std::move(ends)));
}

/// The size of a hand, tiles drawn, passes, and if the seat is out or stands.
inline Tree hand_in_brief(const LineSpeaker& speaker, const HandView& hand) {
    Trees parts;
    if (hand.out) {
        parts.push_back(message("hand-out").with("place", *hand.out));
    } else {
        parts.push_back(count("tiles", hand.size));
    }
    if (hand.drawn > 0) parts.push_back(message("hand-drawn").with("count", hand.drawn));
    if (hand.passes > 0) parts.push_back(message("hand-passes").with("count", hand.passes));
    if (hand.stood) parts.push_back(message("hand-stood"));
    return message("hand-size")
        .with("name", speaker.leading_name(hand.seat))
        .with("parts", joined(", ", std::move(parts)));
}

/// A line for each seat.
inline Trees hands_in_brief(const LineSpeaker& speaker, const line::View& view) {
    Trees lines;
    for (const HandView& hand : view.hands) lines.push_back(hand_in_brief(speaker, hand));
    return lines;
}

/// A line for each seat but one.
inline Trees opponents(const LineSpeaker& speaker, const line::View& view, int seat) {
    Trees lines;
    for (const HandView& hand : view.hands) {
        if (hand.seat != seat) lines.push_back(hand_in_brief(speaker, hand));
    }
    return lines;
}

/// A hand, playable tiles first; only its size where it is hidden from the listener.
inline Trees hand_lines(const LineSpeaker& speaker, const HandView& hand, const Legal& legal) {
    if (!hand.tiles) return {hand_in_brief(speaker, hand)};
    Trees lines{message("hand")
                    .with(speaker.about(hand.seat))
                    .with("tiles", count("tiles", hand.size))
                    .with("pips", count("pips", hand.pips.value_or(0)))};
    std::vector<Tile> tiles = *hand.tiles;
    std::stable_partition(tiles.begin(), tiles.end(),
                          [&](Tile tile) { return is_playable(legal, tile); });
    for (Tile tile : tiles) lines.push_back(hand_item(tile, legal));
    return lines;
}

// --- Stock, bank and scores
// -----------------------------------------------------------------------

/// True in the steps before all hands are dealt.
constexpr bool is_dealing(Step step) {
    return step == Step::draw_seat || step == Step::remove_tile || step == Step::deal_tile;
}

/// The number of tiles in the stock; while they are dealt, of those that are not yet.
inline Message stock_size(const LineTable& table, const line::View& view) {
    bool has_stock = table.speaker.facts().drawing != Drawing::never;
    if (!is_dealing(view.step) && !has_stock) return message("stock-none");
    return message(is_dealing(view.step) ? "stock-undealt" : "stock")
        .with("tiles", count("tiles", view.stock));
}

/// The tiles in the stock and set aside: how many, and where they are visible which.
inline Tree stock(const LineTable& table, const line::View& view) {
    Trees parts{stock_size(table, view)};
    if (view.removed > 0) {
        parts.push_back(message("stock-removed").with("tiles", count("tiles", view.removed)));
    }
    auto tell = [&](std::string_view id, const std::optional<std::vector<Tile>>& tiles) {
        if (!tiles || tiles->empty()) return;
        parts.push_back(message(id).with("tiles", tile_names(*tiles)));
    };
    tell("stock-tiles", view.stock_tiles);
    tell("stock-removed-tiles", view.removed_tiles);
    return joined(" ", std::move(parts));
}

/// The tokens in the bank, in games with one.
inline Trees bank(const line::View& view) {
    if (!view.bank) return {};
    return {message("bank").with("tokens", count("tokens", *view.bank))};
}

/// The total of every seat: "Jana 34, Petr 28"; where tiles are counted, those of the line.
inline Tree totals(const LineTable& table, const line::View& view) {
    if (table.speaker.facts().unit == Unit::tiles) {
        return table.speaker.amounts({static_cast<int>(view.line.size())});
    }
    std::vector<int> totals;
    for (const line::Score& score : view.scores) totals.push_back(score.total);
    return table.speaker.amounts(totals);
}

/// A total, the deals won where they are not the total, and the gain of this deal.
inline Tree score(const LineSpeaker& speaker, const line::Score& score) {
    Unit unit = speaker.facts().unit;
    bool tells_deals = unit == Unit::points || unit == Unit::tokens;
    Message told = message(tells_deals ? "score-seat-deals" : "score-seat")
                       .with("name", speaker.leading_name(score.seat))
                       .with("amount", speaker.amount(score.total));
    if (tells_deals) told = std::move(told).with("deals", count("deals", score.deals_won));
    if (score.gained == 0) return told;
    return message("score-gained").with("score", std::move(told)).with("points", score.gained);
}

/// Adds the length of the match.
inline void tell_length(Trees& lines, const line::View& view) {
    if (view.target) {
        lines.push_back(
            message("score-target").with("deal", view.deal).with("target", *view.target));
    } else if (view.deals && *view.deals != 1) {
        lines.push_back(message("score-deals").with("deal", view.deal).with("deals", *view.deals));
    }
}

/// Every score in full, the length of the match, and how the last deal ended.
inline Trees score_lines(const LineTable& table, const line::View& view) {
    Trees lines;
    if (table.speaker.facts().unit == Unit::tiles) {
        lines.push_back(message("score-laid").with("count", static_cast<int>(view.line.size())));
    } else {
        for (const line::Score& each : view.scores) lines.push_back(score(table.speaker, each));
        tell_length(lines, view);
    }
    if (view.ending) {
        lines.push_back(
            message("score-ending")
                .with("reason", message("deal-reason-", dominium::text_of(*view.ending))));
    }
    return lines;
}

// --- Everything at once -------------------------------------------------------------------------

/// The whole view; views that differ in any fact differ here.
inline Trees everything(const LineTable& table, const line::View& view) {
    Trees lines{title(table, view), expected(table, view)};
    append(lines, line_lines(table, view));
    append(lines, hands_in_brief(table.speaker, view));
    for (const HandView& hand : view.hands) {
        if (hand.tiles && !hand.tiles->empty()) append(lines, hand_lines(table.speaker, hand, {}));
    }
    lines.push_back(stock(table, view));
    append(lines, bank(view));
    append(lines, score_lines(table, view));
    if (view.lead) lines.push_back(message("score-lead").with(table.speaker.about(*view.lead)));
    return lines;
}

}  // namespace dominium::message_trees
