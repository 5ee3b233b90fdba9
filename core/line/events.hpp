// The events of a tile game as values; `seen.hpp` hides what a viewer may not know.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "../base/sinks.hpp"
#include "actions.hpp"
#include "match.hpp"

namespace dominium::line {

/// An end at which a tile may be laid, and the number that is open there.
struct OpenEnd {
    End end;
    int number;
    static constexpr std::string_view name = "OpenEnd";
    static constexpr auto fields() {
        return fields_of(field("end", &OpenEnd::end), field("number", &OpenEnd::number));
    }
    bool operator==(const OpenEnd&) const = default;
};

/// A hand that is laid open at the end of a deal.
struct ShownHand {
    int seat;
    std::vector<Tile> tiles;
    int pips;
    int doubles;
    static constexpr std::string_view name = "ShownHand";
    static constexpr auto fields() {
        return fields_of(field("seat", &ShownHand::seat), field("tiles", &ShownHand::tiles),
                         field("pips", &ShownHand::pips), field("doubles", &ShownHand::doubles));
    }
    bool operator==(const ShownHand&) const = default;
};

/// The reason for a seat's lead.
enum class LeadReason : std::uint8_t {
    lot,
    alternates,
    rotates,
    lowest_double,
    lowest_tile,
    double_six,
    alone
};

constexpr std::array<std::string_view, 7> enumerators(LeadReason) {
    return {"lot", "alternates", "rotates", "lowest_double", "lowest_tile", "double_six", "alone"};
}

/// The reason for points of a tile during a deal.
enum class PointsReason : std::uint8_t { lowest_double, equal_ends, equal_ends_double, fives };

constexpr std::array<std::string_view, 4> enumerators(PointsReason) {
    return {"lowest_double", "equal_ends", "equal_ends_double", "fives"};
}

/// The points of a tile at once, and their reason.
struct Scored {
    PointsReason reason;
    int points;
};

struct DealStarted {
    int deal;
    std::optional<int> deals;
    std::optional<int> target;
    std::vector<int> totals;
    static constexpr std::string_view name = "DealStarted";
    static constexpr std::string_view kind = "deal_started";
    static constexpr auto fields() {
        return fields_of(field("deal", &DealStarted::deal), field("deals", &DealStarted::deals),
                         field("target", &DealStarted::target),
                         field("totals", &DealStarted::totals));
    }
    bool operator==(const DealStarted&) const = default;
};

/// Everybody has paid into the bank.
struct StakesPaid {
    int stake;
    int bank;
    static constexpr std::string_view name = "StakesPaid";
    static constexpr std::string_view kind = "stakes_paid";
    static constexpr auto fields() {
        return fields_of(field("stake", &StakesPaid::stake), field("bank", &StakesPaid::bank));
    }
    bool operator==(const StakesPaid&) const = default;
};

/// A tile is set aside unseen.
struct TileRemoved {
    std::optional<Tile> tile;
    static constexpr std::string_view name = "TileRemoved";
    static constexpr std::string_view kind = "tile_removed";
    static constexpr auto fields() { return fields_of(field("tile", &TileRemoved::tile)); }
    bool operator==(const TileRemoved&) const = default;
};

struct TileDealt {
    int seat;
    std::optional<Tile> tile;
    /// True if everybody sees it; no part of what is told.
    bool face_up = false;
    static constexpr std::string_view name = "TileDealt";
    static constexpr std::string_view kind = "tile_dealt";
    static constexpr auto fields() {
        return fields_of(field("seat", &TileDealt::seat), field("tile", &TileDealt::tile));
    }
    static constexpr auto untold() { return fields_of(field("face_up", &TileDealt::face_up)); }
    bool operator==(const TileDealt&) const = default;
};

/// A seat has all its tiles.
struct HandDealt {
    int seat;
    int size;
    std::optional<std::vector<Tile>> tiles;
    /// True if everybody sees it; no part of what is told.
    bool face_up = false;
    static constexpr std::string_view name = "HandDealt";
    static constexpr std::string_view kind = "hand_dealt";
    static constexpr auto fields() {
        return fields_of(field("seat", &HandDealt::seat), field("size", &HandDealt::size),
                         field("tiles", &HandDealt::tiles));
    }
    static constexpr auto untold() { return fields_of(field("face_up", &HandDealt::face_up)); }
    bool operator==(const HandDealt&) const = default;
};

/// A seat gets the lead, and the tile that must be led where the rules name one.
struct LeadGiven {
    int seat;
    LeadReason reason;
    std::optional<Tile> tile;
    static constexpr std::string_view name = "LeadGiven";
    static constexpr std::string_view kind = "lead_given";
    static constexpr auto fields() {
        return fields_of(field("seat", &LeadGiven::seat), field("reason", &LeadGiven::reason),
                         field("tile", &LeadGiven::tile));
    }
    bool operator==(const LeadGiven&) const = default;
};

/// A tile was led (no end) or laid; `inward` and `outward` are the numbers of its halves towards
/// the led tile and away from it. A led tile has its lower half, `inward`, to the left.
struct TileLaid {
    int seat;
    Tile tile;
    std::optional<End> end;
    int inward;
    int outward;
    bool wild;
    std::vector<OpenEnd> open_ends;
    int hand_size;
    static constexpr std::string_view name = "TileLaid";
    static constexpr std::string_view kind = "tile_laid";
    static constexpr auto fields() {
        return fields_of(field("seat", &TileLaid::seat), field("tile", &TileLaid::tile),
                         field("end", &TileLaid::end), field("inward", &TileLaid::inward),
                         field("outward", &TileLaid::outward), field("wild", &TileLaid::wild),
                         field("open_ends", &TileLaid::open_ends),
                         field("hand_size", &TileLaid::hand_size));
    }
    bool operator==(const TileLaid&) const = default;
};

/// A seat has nothing that fits the open numbers, and must draw or pass.
struct Stuck {
    int seat;
    std::vector<int> numbers;
    static constexpr std::string_view name = "Stuck";
    static constexpr std::string_view kind = "stuck";
    static constexpr auto fields() {
        return fields_of(field("seat", &Stuck::seat), field("numbers", &Stuck::numbers));
    }
    bool operator==(const Stuck&) const = default;
};

struct TileDrawn {
    int seat;
    std::optional<Tile> tile;
    int stock;
    /// True if everybody sees it; no part of what is told.
    bool face_up = false;
    static constexpr std::string_view name = "TileDrawn";
    static constexpr std::string_view kind = "tile_drawn";
    static constexpr auto fields() {
        return fields_of(field("seat", &TileDrawn::seat), field("tile", &TileDrawn::tile),
                         field("stock", &TileDrawn::stock));
    }
    static constexpr auto untold() { return fields_of(field("face_up", &TileDrawn::face_up)); }
    bool operator==(const TileDrawn&) const = default;
};

struct Passed {
    int seat;
    bool forced;
    static constexpr std::string_view name = "Passed";
    static constexpr std::string_view kind = "passed";
    static constexpr auto fields() {
        return fields_of(field("seat", &Passed::seat), field("forced", &Passed::forced));
    }
    bool operator==(const Passed&) const = default;
};

struct Stood {
    int seat;
    int tiles;
    static constexpr std::string_view name = "Stood";
    static constexpr std::string_view kind = "stood";
    static constexpr auto fields() {
        return fields_of(field("seat", &Stood::seat), field("tiles", &Stood::tiles));
    }
    bool operator==(const Stood&) const = default;
};

struct PointsScored {
    int seat;
    int points;
    PointsReason reason;
    int total;
    static constexpr std::string_view name = "PointsScored";
    static constexpr std::string_view kind = "points_scored";
    static constexpr auto fields() {
        return fields_of(field("seat", &PointsScored::seat), field("points", &PointsScored::points),
                         field("reason", &PointsScored::reason),
                         field("total", &PointsScored::total));
    }
    bool operator==(const PointsScored&) const = default;
};

/// A seat has laid its last tile and so has this place in the deal.
struct WentOut {
    int seat;
    int place;
    static constexpr std::string_view name = "WentOut";
    static constexpr std::string_view kind = "went_out";
    static constexpr auto fields() {
        return fields_of(field("seat", &WentOut::seat), field("place", &WentOut::place));
    }
    bool operator==(const WentOut&) const = default;
};

/// The face-up tiles of Solo are made up again.
struct Refilled {
    int count;
    static constexpr std::string_view name = "Refilled";
    static constexpr std::string_view kind = "refilled";
    static constexpr auto fields() { return fields_of(field("count", &Refilled::count)); }
    bool operator==(const Refilled&) const = default;
};

/// Nobody can lay a tile, and nothing can be drawn.
struct LineBlocked {
    static constexpr std::string_view name = "LineBlocked";
    static constexpr std::string_view kind = "line_blocked";
    static constexpr auto fields() { return fields_of(); }
    bool operator==(const LineBlocked&) const = default;
};

/// The hands are laid open, and with them what was removed before the deal.
struct HandsShown {
    std::vector<ShownHand> hands;
    std::vector<Tile> removed;
    static constexpr std::string_view name = "HandsShown";
    static constexpr std::string_view kind = "hands_shown";
    static constexpr auto fields() {
        return fields_of(field("hands", &HandsShown::hands),
                         field("removed", &HandsShown::removed));
    }
    bool operator==(const HandsShown&) const = default;
};

/// The bank pays each seat its prize and keeps the rest.
struct PrizesPaid {
    std::vector<int> prizes;
    int bank;
    static constexpr std::string_view name = "PrizesPaid";
    static constexpr std::string_view kind = "prizes_paid";
    static constexpr auto fields() {
        return fields_of(field("prizes", &PrizesPaid::prizes), field("bank", &PrizesPaid::bank));
    }
    bool operator==(const PrizesPaid&) const = default;
};

struct MatchEnded {
    Outcome outcome;
    static constexpr std::string_view name = "LineMatchEnded";
    static constexpr std::string_view kind = "match_ended";
    static constexpr auto fields() { return fields_of(field("outcome", &MatchEnded::outcome)); }
    bool operator==(const MatchEnded&) const = default;
};

using Event =
    std::variant<DealStarted, StakesPaid, SeatDrawn, TileRemoved, TileDealt, HandDealt, LeadGiven,
                 TileLaid, Stuck, TileDrawn, Passed, Stood, PointsScored, WentOut, Refilled,
                 LineBlocked, HandsShown, PrizesPaid, DealEnded, MatchEnded>;

using EventList = dominium::EventList<Event>;

}  // namespace dominium::line
