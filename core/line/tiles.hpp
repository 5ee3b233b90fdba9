// The 28 tiles of the double-six set, and sets of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../base/bits.hpp"

namespace dominium::line {

constexpr int tile_count = 28;
constexpr int number_count = 7;

/// A tile: its place in the order 00 10 11 20 21 22 30 … 66.
struct Tile {
    std::uint8_t index;
    constexpr bool operator==(const Tile&) const = default;

    static constexpr int count = tile_count;
    constexpr int number() const { return index; }
    static constexpr Tile numbered(int number) { return {static_cast<std::uint8_t>(number)}; }
};

/// The numbers on the halves of a tile.
struct Halves {
    std::uint8_t low;
    std::uint8_t high;
};

constexpr Tile tile_of(int one, int other) {
    int low = one < other ? one : other;
    int high = one < other ? other : one;
    return {static_cast<std::uint8_t>(high * (high + 1) / 2 + low)};
}

constexpr auto halves_of_tiles = [] {
    std::array<Halves, tile_count> halves{};
    for (std::uint8_t high = 0; high < number_count; ++high) {
        for (std::uint8_t low = 0; low <= high; ++low) {
            halves[tile_of(low, high).index] = {low, high};
        }
    }
    return halves;
}();

constexpr Halves halves(Tile tile) { return halves_of_tiles[tile.index]; }
constexpr int pips(Tile tile) { return halves(tile).low + halves(tile).high; }
constexpr bool is_double(Tile tile) { return halves(tile).low == halves(tile).high; }
constexpr bool has_number(Tile tile, int number) {
    return halves(tile).low == number || halves(tile).high == number;
}

/// The other half of a tile that has this number.
constexpr int other_half(Tile tile, int number) { return pips(tile) - number; }

/// The name of a tile: the higher number first.
inline std::string text_of(Tile tile) {
    return {static_cast<char>('0' + halves(tile).high), static_cast<char>('0' + halves(tile).low)};
}

/// Reads `65`; nothing for any other text.
constexpr std::optional<Tile> parse_tile(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    int high = text[0] - '0';
    int low = text[1] - '0';
    if (low < 0 || high >= number_count || low > high) return std::nullopt;
    return tile_of(low, high);
}

/// A set of tiles.
class TileSet {
public:
    constexpr TileSet() = default;

    static constexpr TileSet all() { return TileSet((1u << tile_count) - 1); }
    static constexpr TileSet of(Tile tile) { return TileSet(1u << tile.index); }
    template <class Test>
    static constexpr TileSet where(Test&& test) {
        TileSet set;
        for (std::uint8_t index = 0; index < tile_count; ++index) {
            if (test(Tile{index})) set.add(Tile{index});
        }
        return set;
    }

    /// The tiles as bits, the lowest first.
    constexpr std::uint32_t bits() const { return bits_; }
    static constexpr TileSet of_bits(std::uint32_t bits) { return TileSet(bits); }

    constexpr bool contains(Tile tile) const { return (bits_ >> tile.index) & 1; }
    constexpr bool any() const { return bits_ != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr void add(Tile tile) { bits_ |= 1u << tile.index; }
    constexpr void remove(Tile tile) { bits_ &= ~(1u << tile.index); }

    /// The lowest tile in the order; the set must not be empty.
    constexpr Tile first() const { return {static_cast<std::uint8_t>(std::countr_zero(bits_))}; }

    /// Tile number `k` (from 0) in the order; `k` < count().
    constexpr Tile nth(int k) const { return {static_cast<std::uint8_t>(select_bit(bits_, k))}; }

    /// The set without tile number `k`.
    constexpr TileSet without_nth(int k) const {
        return TileSet(bits_ ^ static_cast<std::uint32_t>(isolated_bit(bits_, k)));
    }

    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (std::uint32_t rest = bits_; rest != 0; rest &= rest - 1) {
            visit(Tile{static_cast<std::uint8_t>(std::countr_zero(rest))});
        }
    }

    constexpr TileSet without(TileSet other) const { return TileSet(bits_ & ~other.bits_); }
    constexpr TileSet& operator|=(TileSet other) { return *this = *this | other; }
    friend constexpr TileSet operator|(TileSet one, TileSet other) {
        return TileSet(one.bits_ | other.bits_);
    }
    friend constexpr TileSet operator&(TileSet one, TileSet other) {
        return TileSet(one.bits_ & other.bits_);
    }
    constexpr bool operator==(const TileSet&) const = default;

private:
    explicit constexpr TileSet(std::uint32_t bits) : bits_(bits) {}

    std::uint32_t bits_ = 0;
};

static_assert(std::has_unique_object_representations_v<TileSet>);

inline std::vector<Tile> listed(TileSet set) {
    std::vector<Tile> tiles;
    set.for_each([&](Tile tile) { tiles.push_back(tile); });
    return tiles;
}

constexpr TileSet doubles = TileSet::where(is_double);

/// The tiles of seven pips, and the double blank.
constexpr TileSet matadors =
    TileSet::where([](Tile tile) { return pips(tile) == 7 || pips(tile) == 0; });

constexpr int matador_sum = 7;

/// The tiles by the numbers on their halves; `no_number` has none.
constexpr auto tiles_by_number = [] {
    std::array<TileSet, number_count + 1> sets{};
    for (int number = 0; number < number_count; ++number) {
        sets[number] = TileSet::where([&](Tile tile) { return has_number(tile, number); });
    }
    return sets;
}();

/// The tiles with a number on either half.
constexpr TileSet tiles_with(int number) { return tiles_by_number[number]; }

/// The tiles whose pips, as a binary number, have a digit 1 in a place.
constexpr std::array pips_with_digit = [] {
    std::array<TileSet, 4> sets{};
    for (std::size_t place = 0; place < sets.size(); ++place) {
        sets[place] = TileSet::where([&](Tile tile) { return (pips(tile) >> place) & 1; });
    }
    return sets;
}();

/// The pips of all tiles of a set: counted by binary digits.
constexpr int pips(TileSet set) {
    int sum = 0;
    for (std::size_t place = 0; place < pips_with_digit.size(); ++place) {
        sum += (set & pips_with_digit[place]).count() << place;
    }
    return sum;
}

}  // namespace dominium::line
