// The line of tiles on the table: its ends, and what may be laid at them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "../base/fields.hpp"
#include "tiles.hpp"

namespace dominium::line {

/// A side towards which the line grows: left and right of the led tile, up and down from the tile
/// at which it crosses, where it does.
enum class End : std::uint8_t { left, right, up, down };

constexpr std::array<std::string_view, 4> enumerators(End) {
    return {"left", "right", "up", "down"};
}
constexpr std::array all_ends{End::left, End::right, End::up, End::down};
constexpr int max_ends = 4;

/// The ends at which tiles are laid by these rules.
template <class Rules>
constexpr auto ends_of = std::span(all_ends).template first<Rules::ends>();

/// The letter of an end in notation.
constexpr char letter_of(End end) { return dominium::text_of(end)[0]; }

constexpr std::optional<End> end_named(char letter) {
    for (End end : all_ends) {
        if (letter_of(end) == letter) return end;
    }
    return std::nullopt;
}

/// The half of a tile that points outwards. A double has `low` alone; `high` marks the one at which
/// the line crosses, and the tile that was led.
enum class Outward : std::uint8_t { low, high };

/// The numbers on the lower and the higher half of each tile, looked up without a branch.
constexpr auto numbers_of_tiles = [] {
    std::array<std::array<std::uint8_t, 2>, tile_count> numbers{};
    for (std::size_t tile = 0; tile < tile_count; ++tile) {
        numbers[tile] = {halves_of_tiles[tile].low, halves_of_tiles[tile].high};
    }
    return numbers;
}();

constexpr int number_of(Tile tile, Outward half) {
    return numbers_of_tiles[tile.index][static_cast<std::size_t>(half)];
}

/// A tile in its place: at the beginning of its arm (position 0) or so many tiles from it.
struct Laid {
    Tile tile;
    End end;
    std::uint8_t position;
    Outward outward;
    bool wild;
    constexpr int outward_number() const { return number_of(tile, outward); }
    constexpr int inward_number() const { return other_half(tile, outward_number()); }
};

/// Marks an end where nothing can be laid.
constexpr int no_number = number_count;

/// The tiles on the table, anchored at the one that was led.
class Line {
public:
    constexpr bool empty() const { return laid_.empty(); }
    constexpr TileSet tiles() const { return laid_; }

    /// The number that is open at an end; `no_number` where nothing can be laid.
    constexpr int open(End end) const { return open_[index(end)]; }
    constexpr bool is_open(End end) const { return open(end) != no_number; }

    /// The tiles on a side of the led one, or of the one at which the line crosses.
    constexpr int length(End end) const { return lengths_[index(end)]; }

    /// The tile that lies at an end.
    constexpr Tile outermost(End end) const { return outermost_[index(end)]; }

    /// True if the left and the right end show the same number.
    constexpr bool has_equal_ends() const { return open_[0] == open_[1]; }

    /// The led tile lies with its lower half to the left and opens both ends.
    constexpr void lead(Tile tile) {
        laid_ = TileSet::of(tile);
        place_[tile.index] = placed(End::left, 0, Outward::high);
        open_[0] = halves(tile).low;
        open_[1] = halves(tile).high;
        outermost_[0] = outermost_[1] = tile;
    }

    /// A double leads a cross: all four sides are open.
    constexpr void lead_cross(Tile tile) {
        lead(tile);
        cross_at(tile);
    }

    constexpr void lay(Tile tile, End end, Outward outward, bool wild = false) {
        auto side = index(end);
        laid_.add(tile);
        if (wild) wild_.add(tile);
        place_[tile.index] = placed(end, ++lengths_[side], outward);
        open_[side] = static_cast<std::uint8_t>(number_of(tile, outward));
        outermost_[side] = tile;
    }

    /// Lays a tile in a line that crosses at its first double, as soon as this lies between two
    /// tiles.
    constexpr void lay_crossing(Tile tile, End end, Outward outward) {
        Tile beside = outermost(end);
        bool has_both_sides_covered = length(End::left) + length(End::right) > 0;
        if (crosses_at(beside) && has_both_sides_covered && !is_open(End::up)) cross_at(beside);
        bool is_first_double = is_double(tile) && (laid_ & doubles).empty();
        lay(tile, end, is_first_double ? Outward::high : outward);
    }

    /// The double at which the line crosses, or will when both its long sides are covered.
    constexpr std::optional<Tile> crossing() const {
        std::optional<Tile> found;
        (laid_ & doubles).for_each([&](Tile tile) {
            if (crosses_at(tile)) found = tile;
        });
        return found;
    }

    constexpr Laid at(Tile tile) const {
        std::uint8_t place = place_[tile.index];
        return {tile, static_cast<End>(place >> 6), static_cast<std::uint8_t>(place & 31),
                static_cast<Outward>((place >> 5) & 1), wild_.contains(tile)};
    }

    /// The place of every tile as a byte: 64 × the end, 32 × whether its higher half points outward
    /// or it is the double at which the line crosses, and the tiles from the beginning of its arm
    /// (0 for the led one, and 32 in all). 0 for tiles that are not on the table.
    constexpr const std::array<std::uint8_t, tile_count>& places() const { return place_; }
    constexpr TileSet wild() const { return wild_; }

    constexpr bool operator==(const Line&) const = default;

private:
    static constexpr std::size_t index(End end) { return static_cast<std::size_t>(end); }

    /// A line that crosses nowhere never asks this: a led double has the mark too.
    constexpr bool crosses_at(Tile tile) const {
        return is_double(tile) && at(tile).outward == Outward::high;
    }
    constexpr void cross_at(Tile tile) {
        open_[2] = open_[3] = halves(tile).low;
        outermost_[2] = outermost_[3] = tile;
    }

    static constexpr std::uint8_t placed(End end, int position, Outward outward) {
        return static_cast<std::uint8_t>(static_cast<int>(end) << 6 |
                                         static_cast<int>(outward) << 5 | position);
    }

    TileSet laid_{};
    TileSet wild_{};
    std::array<std::uint8_t, tile_count> place_{};
    std::array<std::uint8_t, max_ends> open_{no_number, no_number, no_number, no_number};
    std::array<std::uint8_t, max_ends> lengths_{};
    std::array<Tile, max_ends> outermost_{};
};

static_assert(std::has_unique_object_representations_v<Line>);

/// The ways in which tiles may be laid at one end: the tiles with the lower half outward (doubles
/// among them) and those with the higher half outward.
class Ways {
public:
    constexpr Ways() = default;
    constexpr Ways(TileSet low, TileSet high)
        : bits_(low.bits() | std::uint64_t{high.bits()} << high_half) {}

    constexpr bool any() const { return bits_ != 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr TileSet with(Outward outward) const {
        int shift = outward == Outward::low ? 0 : high_half;
        return TileSet::of_bits(static_cast<std::uint32_t>(bits_ >> shift));
    }

    /// Way number `k` (from 0); `k` < count().
    constexpr std::pair<Tile, Outward> nth(int k) const { return way_at(select_bit(bits_, k)); }

    /// Calls `visit(tile, outward)` for every way: all with the lower half outward first.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1) {
            auto [tile, outward] = way_at(std::countr_zero(rest));
            visit(tile, outward);
        }
    }

    friend constexpr Ways operator|(Ways one, Ways other) { return Ways(one.bits_ | other.bits_); }

    /// Those ways whose tile is in a set.
    friend constexpr Ways operator&(Ways ways, TileSet tiles) {
        return Ways(ways.bits_ & Ways(tiles, tiles).bits_);
    }
    constexpr bool operator==(const Ways&) const = default;

private:
    static constexpr int high_half = 32;

    explicit constexpr Ways(std::uint64_t bits) : bits_(bits) {}

    static constexpr std::pair<Tile, Outward> way_at(int bit) {
        return {Tile{static_cast<std::uint8_t>(bit % high_half)},
                static_cast<Outward>(bit / high_half)};
    }

    std::uint64_t bits_ = 0;
};

/// The ways to lay any tile at an open number; at `no_number` there are none.
constexpr std::array fits_at_number = [] {
    std::array<Ways, number_count + 1> fits{};
    for (int number = 0; number < number_count; ++number) {
        auto inward_high = [&](Tile tile) { return halves(tile).high == number; };
        auto inward_low = [&](Tile tile) { return halves(tile).low == number && !is_double(tile); };
        fits[number] = {TileSet::where(inward_high), TileSet::where(inward_low)};
    }
    return fits;
}();

/// The ways in which tiles may be laid, for each end.
struct Lays {
    std::array<Ways, max_ends> at{};

    constexpr bool any() const { return (at[0] | at[1] | at[2] | at[3]).any(); }
    constexpr TileSet tiles() const {
        Ways all = at[0] | at[1] | at[2] | at[3];
        return all.with(Outward::low) | all.with(Outward::high);
    }
    constexpr int count() const {
        int total = 0;
        for (Ways ways : at) total += ways.count();
        return total;
    }
    constexpr bool contains(Tile tile, End end, Outward outward) const {
        return at[static_cast<std::size_t>(end)].with(outward).contains(tile);
    }

    /// Calls `visit(tile, end, outward)` by tile, then by end, then lower half first.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        tiles().for_each([&](Tile tile) {
            for (End end : all_ends) {
                for (Outward outward : {Outward::low, Outward::high}) {
                    if (contains(tile, end, outward)) visit(tile, end, outward);
                }
            }
        });
    }

    /// Calls `visit(tile, end, outward)` with way number `k` (from 0) of all. The end is found
    /// without a branch: nothing would foretell it.
    template <class Visit>
    constexpr void visit_nth(int k, Visit&& visit) const {
        std::size_t chosen = 0;
        int passed = 0;
        int counted = 0;
        for (std::size_t end = 0; end + 1 < max_ends; ++end) {
            counted += at[end].count();
            bool beyond = k >= counted;
            chosen += beyond;
            passed = beyond ? counted : passed;
        }
        auto [tile, outward] = at[chosen].nth(k - passed);
        visit(tile, static_cast<End>(chosen), outward);
    }

    constexpr bool operator==(const Lays&) const = default;
};

/// The basic fit: the touching halves show the same number.
constexpr Lays basic_fits(const Line& line, TileSet hand, int ends = 2) {
    Lays fits;
    for (int side = 0; side < ends; ++side) {
        int number = line.open(static_cast<End>(side));
        fits.at[side] = fits_at_number[number] & hand;
    }
    return fits;
}

/// The tiles of which a half adds up to seven with an open number; a blank takes none.
constexpr Lays fits_by_sum(const Line& line, TileSet hand) {
    Lays fits;
    for (int side = 0; side < 2; ++side) {
        int open = line.open(static_cast<End>(side));
        int wanted = open == 0 || open == no_number ? no_number : matador_sum - open;
        fits.at[side] = fits_at_number[wanted] & hand;
    }
    return fits;
}

/// These ways, and some tiles at every end either way round.
constexpr Lays with_anywhere(Lays lays, TileSet tiles, int ends) {
    for (int side = 0; side < ends; ++side) {
        lays.at[side] = lays.at[side] | Ways(tiles, tiles.without(doubles));
    }
    return lays;
}

}  // namespace dominium::line
