// A position of a tile game.
#pragma once

#include <type_traits>

#include "actions.hpp"
#include "match.hpp"

namespace dominium::line {

/// A position of any of the tile games. A value without padding: its bytes are its key.
struct State {
    PerSeat<TileSet> hands{};
    /// The tiles that may still be drawn: a set, not an order.
    TileSet stock = TileSet::all();
    /// The tiles that are out of the deal, unseen.
    TileSet removed{};
    Line line{};
    Match match{};
    /// The number of tiles that each seat has drawn in this deal, and that of its passes.
    PerSeat<std::uint8_t> drawn{};
    PerSeat<std::uint8_t> passes{};
    /// The places of the seats that are rid of their tiles; 0 for the others.
    PerSeat<std::uint8_t> out{};
    /// The seats that want no more tiles.
    PerSeat<bool> stood{};
    Step step = Step::deal_tile;
    /// The seat that acts, or that gets the next tile.
    std::uint8_t seat = 0;
    /// The seat that leads this deal; `no_seat` until it is known.
    std::uint8_t lead = no_seat;
    /// The ending of the last deal of the match; `out` while it is still running.
    Ending ending = Ending::out;

    /// All tiles go back to the stock for another deal of the match. Member by member: that is
    /// quicker than a new state.
    constexpr void gather() {
        hands = {};
        stock = TileSet::all();
        removed = {};
        line = {};
        match.gained = {};
        drawn = passes = out = {};
        stood = {};
        seat = 0;
        lead = no_seat;
    }

    constexpr bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace dominium::line
