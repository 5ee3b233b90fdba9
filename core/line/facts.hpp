// The facts of a line game's rules: what a game declares of itself, so that whatever serves all
// line games asks for a fact and never for a game.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "../base/fields.hpp"
#include "layout.hpp"
#include "match.hpp"

namespace dominium::line {

/// The tile from which a line grows in four directions: none, the one that is led, or the first
/// double, once it lies between two tiles.
enum class Cross : std::uint8_t { none, led, first_double };

constexpr std::array<std::string_view, 3> enumerators(Cross) {
    return {"none", "led", "first_double"};
}

/// The rule for two touching halves.
enum class Touch : std::uint8_t { equal, sum_of_seven };

constexpr std::array<std::string_view, 2> enumerators(Touch) { return {"equal", "sum_of_seven"}; }

/// The rule for taking tiles from the stock: who can lay none takes them, a turn may be spent so, a
/// hand of them is all that is played for, or what lies face up is made up again.
enum class Drawing : std::uint8_t { never, when_stuck, freely, hits, refills };

constexpr std::array<std::string_view, 5> enumerators(Drawing) {
    return {"never", "when_stuck", "freely", "hits", "refills"};
}

/// The unit of the totals of a match.
enum class Unit : std::uint8_t { points, deals, tokens, prizes, tiles };

constexpr std::array<std::string_view, 5> enumerators(Unit) {
    return {"points", "deals", "tokens", "prizes", "tiles"};
}

/// A number that counts of a hand; the names are those of `TallyHand`.
enum class HandPart : std::uint8_t { pips, double_count, double_pips, count };

constexpr std::array<std::string_view, 4> enumerators(HandPart) {
    return {"pips", "doubles", "double_pips", "count"};
}

/// A way in which a deal can end: how many seats are rid of their tiles then, what counts of the
/// hands of the others, and whether it comes by itself with the points of a tile.
struct DealEnding {
    Ending ending;
    int least_out = 0;
    int most_out = 0;
    std::vector<HandPart> hand{};
    bool by_itself = false;
    static constexpr std::string_view name = "DealEnding";
    static constexpr auto fields() {
        return fields_of(field("ending", &DealEnding::ending),
                         field("least_out", &DealEnding::least_out),
                         field("most_out", &DealEnding::most_out), field("hand", &DealEnding::hand),
                         field("by_itself", &DealEnding::by_itself));
    }
    bool operator==(const DealEnding&) const = default;

    bool counts(HandPart part) const {
        return std::find(hand.begin(), hand.end(), part) != hand.end();
    }
};

/// The facts of most line games. The rules of a game stand on these and declare what differs; every
/// game declares its `ends`, `hand_size`, `endings()` and `most_decisions` itself.
struct UsualFacts {
    static constexpr Cross cross = Cross::none;
    static constexpr Touch touch = Touch::equal;
    /// The tiles that may be laid without touching as others must.
    static constexpr TileSet wild_tiles{};
    static constexpr Drawing drawing = Drawing::never;
    /// True if a turn may be passed by choice.
    static constexpr bool passes = false;
    /// The tiles that are put aside unseen before the deal.
    static constexpr int removed_tiles = 0;
    static constexpr bool hides_hands = true;
    static constexpr bool draws_lot = false;
    /// Of these, the first that anybody holds is led; none where the lead goes by seats.
    static constexpr std::array<Tile, 0> lead_order{};
    /// The points that a tile can score at once: a score pad takes these between deals.
    static constexpr std::array<int, 0> points_entered{};
    /// The pips at which nobody takes another tile.
    static constexpr std::optional<int> best_total{};

    static constexpr Unit unit() { return Unit::points; }
    /// The points for winning a deal, where they are always the same.
    static constexpr std::optional<int> deal_points() { return std::nullopt; }
    /// The stake that every seat pays into the bank before a deal.
    static constexpr int stake() { return 0; }
    /// The deals of a match, and the total that ends it: a game has one of them.
    static constexpr std::optional<int> deals() { return std::nullopt; }
    static constexpr std::optional<int> target() { return std::nullopt; }
    static constexpr bool may_draw(const auto& /*state*/) { return false; }
    static constexpr bool may_pass(const auto& /*state*/) { return false; }
};

// --- Derived facts ------------------------------------------------------------------------------

/// True if a game has wild tiles; these name the half that points outward.
template <class Rules>
constexpr bool has_wild_tiles = Rules::wild_tiles.any();

/// True if drawing can be a decision: a wild tile may be saved.
template <class Rules>
constexpr bool may_choose_to_draw = Rules::drawing == Drawing::freely || has_wild_tiles<Rules>;

/// The number of tiles a seat is dealt; it may depend on the seats.
template <class Rules>
constexpr int hand_size(const Rules& rules) {
    if constexpr (requires { rules.hand_size(); }) {
        return rules.hand_size();
    } else {
        return Rules::hand_size;
    }
}

/// The tiles that are neither dealt nor drawn.
template <class Rules>
constexpr int tiles_aside(const Rules& rules) {
    return Rules::drawing == Drawing::never ? tile_count - rules.seats() * hand_size(rules)
                                            : Rules::removed_tiles;
}

/// True if the line grows in four directions with these options.
template <class Rules>
constexpr bool crosses(const Rules& rules) {
    if constexpr (Rules::cross == Cross::first_double) {
        return rules.crosses();
    } else {
        return Rules::cross != Cross::none;
    }
}

/// The tile at which the line crosses, where one lies.
template <class Rules>
constexpr std::optional<Tile> cross_tile(const Rules& rules, const Line& line) {
    return crosses(rules) ? line.crossing() : std::nullopt;
}

/// Puts the first tile on the table.
template <class Rules>
constexpr void lead_line(Line& line, Tile tile) {
    if constexpr (Rules::cross == Cross::led) {
        line.lead_cross(tile);
    } else {
        line.lead(tile);
    }
}

/// Puts another tile on the table.
template <class Rules>
constexpr void lay_line(const Rules& rules, Line& line, Tile tile, End end, Outward outward,
                        bool wild = false) {
    if (Rules::cross == Cross::first_double && crosses(rules)) {
        line.lay_crossing(tile, end, outward);
    } else {
        line.lay(tile, end, outward, wild);
    }
}

template <class Rules>
constexpr bool touches(int one, int other) {
    return Rules::touch == Touch::equal ? one == other : one + other == matador_sum;
}

/// The ways of laying tiles that touch as they must, none of them wild.
template <class Rules>
constexpr Lays touching(const Line& line, TileSet tiles) {
    if constexpr (Rules::touch == Touch::sum_of_seven) {
        return fits_by_sum(line, tiles);
    } else {
        return basic_fits(line, tiles, Rules::ends);
    }
}

/// The tiles that would be led instead of this one.
template <class Rules>
constexpr TileSet leading_before(Tile tile) {
    TileSet before;
    for (Tile each : Rules::lead_order) {
        if (each == tile) break;
        before.add(each);
    }
    return before;
}

/// The most seats that may be rid of their tiles while a deal goes on.
template <class Rules>
int most_out_in_play(const Rules& rules) {
    int most = max_seats;
    for (const DealEnding& each : rules.endings()) {
        if (each.least_out > 0) most = std::min(most, each.least_out - 1);
    }
    return most == max_seats ? 0 : most;
}

/// The most deals of a match. Where points are played for, a deal can be worth nothing, and no
/// number is certain; matches are far shorter than this.
template <class Rules>
constexpr int most_deals(const Rules& rules) {
    if constexpr (requires { rules.most_deals(); }) {
        return rules.most_deals();
    } else {
        return rules.deals() ? *rules.deals() : *rules.target();
    }
}

/// All facts of a game with its options.
struct Facts {
    int ends;
    Cross cross;
    Touch touch;
    std::vector<Tile> wild_tiles;
    int hand_size;
    /// The tiles that are neither dealt nor drawn.
    int tiles_aside;
    bool hides_hands;
    Drawing drawing;
    bool passes;
    bool draws_lot;
    std::vector<Tile> lead_order;
    std::vector<DealEnding> endings;
    int most_out_in_play;
    std::vector<int> points_entered;
    Unit unit;
    std::optional<int> deal_points;
    std::optional<int> best_total;
    /// The most deals of a match, and the most decisions in a deal.
    int most_deals;
    int most_decisions;
    static constexpr std::string_view name = "LineFacts";
    static constexpr auto fields() {
        return fields_of(
            field("ends", &Facts::ends), field("cross", &Facts::cross),
            field("touch", &Facts::touch), field("wild_tiles", &Facts::wild_tiles),
            field("hand_size", &Facts::hand_size), field("tiles_aside", &Facts::tiles_aside),
            field("hides_hands", &Facts::hides_hands), field("drawing", &Facts::drawing),
            field("passes", &Facts::passes), field("draws_lot", &Facts::draws_lot),
            field("lead_order", &Facts::lead_order), field("endings", &Facts::endings),
            field("most_out_in_play", &Facts::most_out_in_play),
            field("points_entered", &Facts::points_entered), field("unit", &Facts::unit),
            field("deal_points", &Facts::deal_points), field("best_total", &Facts::best_total),
            field("most_deals", &Facts::most_deals),
            field("most_decisions", &Facts::most_decisions));
    }
    bool operator==(const Facts&) const = default;
};

template <class Rules>
Facts facts_of(const Rules& rules) {
    return {Rules::ends,
            crosses(rules) ? Rules::cross : Cross::none,
            Rules::touch,
            listed(Rules::wild_tiles),
            hand_size(rules),
            tiles_aside(rules),
            Rules::hides_hands,
            Rules::drawing,
            Rules::passes,
            Rules::draws_lot,
            {Rules::lead_order.begin(), Rules::lead_order.end()},
            rules.endings(),
            most_out_in_play(rules),
            {Rules::points_entered.begin(), Rules::points_entered.end()},
            rules.unit(),
            rules.deal_points(),
            Rules::best_total,
            most_deals(rules),
            Rules::most_decisions};
}

}  // namespace dominium::line
