// Tiles, ends, amounts and rankings of the line games.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../line/events.hpp"
#include "../../line/facts.hpp"
#include "../game_name.hpp"
#include "../speaker.hpp"

namespace dominium::message_trees {

using line::Cross;
using line::Drawing;
using line::End;
using line::OpenEnd;
using line::Tile;
using line::Unit;

/// The name of a tile, the higher number first: "6-5", "double 6".
inline Message tile_name(Tile tile) {
    auto [low, high] = line::halves(tile);
    if (low == high) return message("tile-double").with("number", high);
    return message("tile-plain").with("high", high).with("low", low);
}

/// The names of several tiles: "6-5, double 6".
inline Tree tile_names(const std::vector<Tile>& tiles) {
    Trees names;
    for (Tile tile : tiles) names.push_back(tile_name(tile));
    return joined(", ", std::move(names));
}

inline Message end_name(End end) { return message("end-", dominium::text_of(end)); }

/// Numbers that no tile of a hand fits: "6 or 5".
inline Tree neither(const std::vector<int>& numbers) {
    Trees texts;
    for (int number : numbers) texts.push_back(std::to_string(number));
    return listed("list-nor", std::move(texts));
}

/// The sentences of the line games about seats, ends and totals.
class LineSpeaker : public Speaker {
public:
    LineSpeaker(std::vector<std::string> names, Listener listener, line::Facts facts)
        : Speaker(std::move(names), listener), facts_(std::move(facts)) {}

    const line::Facts& facts() const { return facts_; }

    /// True if tiles are laid in a line.
    bool has_line() const { return facts_.ends > 0; }

    /// True if the line may grow to four sides, so that ends go by their names.
    bool has_four_arms() const { return facts_.cross != Cross::none; }

    /// The open ends by name: "Left 6, right 5."
    Tree open_ends(const std::vector<OpenEnd>& ends) const {
        if (ends.empty()) return message("ends-closed");
        Trees parts;
        for (const auto& [end, number] : ends) {
            parts.push_back(message("end-open").with("end", end_name(end)).with("number", number));
        }
        return joined("", {capitalised(joined(", ", std::move(parts))), "."});
    }

    /// The numbers of the two ends, "Ends 6 and 5."; those of four arms by name.
    Tree open_numbers(const std::vector<OpenEnd>& ends) const {
        if (has_four_arms() || ends.empty()) return open_ends(ends);
        Trees numbers;
        for (const OpenEnd& one : ends) numbers.push_back(std::to_string(one.number));
        return message("ends-short").with("ends", together(std::move(numbers)));
    }

    /// A total with its unit: "34 points", "minus 12 tokens".
    Tree amount(int total) const {
        std::string_view unit = dominium::text_of(facts_.unit);
        if (!is_signed(total)) return count(unit, total);
        return with_sign(total, count(unit, std::abs(total)));
    }

    /// Seats with their totals: "Jana 34, Petr 28".
    Tree amounts(const std::vector<int>& totals) const {
        Trees parts;
        for (std::size_t place = 0; place < totals.size(); ++place) {
            parts.push_back(name_points(static_cast<int>(place), figure(totals[place])));
        }
        return joined(", ", std::move(parts));
    }

    Tree names_together(const std::vector<int>& seats) const {
        Trees names;
        for (int seat : seats) names.push_back(name(seat));
        return together(std::move(names));
    }

    /// The ranking of a match, best first, then the shared places below `after`. Of a single seat,
    /// whether the game was won follows instead.
    Trees standings(const line::Outcome& outcome, int after) const {
        Trees lines;
        for (const line::Standing& one : outcome.standings) {
            lines.push_back(message("standing")
                                .with("place", one.place)
                                .with("name", leading_name(one.seat))
                                .with("points", amount(one.total)));
        }
        if (lines.size() == 1) {
            lines.push_back(message("event-match_ended-", dominium::text_of(outcome.reason)));
        } else {
            tell_shared_places(lines, outcome, after);
        }
        return lines;
    }

    /// Adds a line for each shared place below the place `after`.
    void tell_shared_places(Trees& lines, const line::Outcome& outcome, int after) const {
        int place = 1;
        for (const std::vector<int>& seats : outcome.ranking) {
            if (seats.size() > 1 && place > after) {
                lines.push_back(capitalised(message("tie-shared")
                                                .with("names", names_together(seats))
                                                .with("place", place)));
            }
            place += static_cast<int>(seats.size());
        }
    }

private:
    bool is_signed(int total) const { return facts_.unit == Unit::tokens && total != 0; }

    Tree figure(int total) const {
        if (!is_signed(total)) return std::to_string(total);
        return with_sign(total, std::to_string(std::abs(total)));
    }

    static Tree with_sign(int total, Tree amount) {
        return message(total < 0 ? "gain-minus" : "gain-plus").with("points", std::move(amount));
    }

    line::Facts facts_;
};

/// The facts that are needed to tell of a line game.
struct LineTable {
    /// The name of the game with its options.
    Message name;
    LineSpeaker speaker;
    int seats;
    /// True if a match is a single deal with no total to count.
    bool one_deal;
};

/// The table of a game, at which the seats have names and somebody listens.
template <class Game>
LineTable line_table(const Game& game, std::vector<std::string> names, Listener listener) {
    line::Facts facts = line::facts_of(game.rules());
    bool counts_deals = facts.unit == Unit::deals || facts.unit == Unit::prizes;
    return {game_name<typename Game::Rules>(game.options()),
            {std::move(names), listener, std::move(facts)},
            game.seats(),
            counts_deals && game.rules().deals() == 1};
}

}  // namespace dominium::message_trees
