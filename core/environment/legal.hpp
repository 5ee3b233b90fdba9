// The numbers of the legal decisions of a position, without a list of typed actions.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <type_traits>
#include <utility>

#include "../kingdom/placing.hpp"
#include "../line/game.hpp"
#include "fields.hpp"

namespace dominium::environment {

/// True if a number is that of a placement in the set.
template <class W>
constexpr bool has_number(const kingdom::PlacementSet<W>& placements, std::int64_t number) {
    return number >= 0 && number < 4 * W::square_count &&
           placements.contains(kingdom::placement_numbered<W>(static_cast<int>(number)));
}

/// Writes 1 for the number of each placement into a mask of zeros. Where the bits of all squares
/// follow one another, eight squares at a time, four bytes each: no branch depends on the
/// placements. Behind the last square stand the claims, none of which is legal beside a placement.
template <class W>
void mark(const kingdom::PlacementSet<W>& placements, std::int8_t* mask) {
    if constexpr (W::stride != W::side || std::endian::native != std::endian::little) {
        placements.for_each([&](kingdom::Placement placement) {
            mask[kingdom::placement_number<W>(placement)] = 1;
        });
    } else {
        for (int first = 0; first < W::square_count; first += 8, mask += 32) {
            auto flags = [&](std::size_t direction) {
                std::uint64_t word = placements.by_direction[direction].word(first / 64);
                return flags_of_byte[(word >> (first % 64)) & 0xFF].data();
            };
            const std::uint8_t* right = flags(0);
            const std::uint8_t* left = flags(1);
            const std::uint8_t* up = flags(2);
            const std::uint8_t* down = flags(3);
            std::array<std::uint32_t, 8> squares;
            for (std::size_t square = 0; square < 8; ++square) {
                squares[square] = right[square] | std::uint32_t{left[square]} << 8 |
                                  std::uint32_t{up[square]} << 16 |
                                  std::uint32_t{down[square]} << 24;
            }
            std::memcpy(mask, squares.data(), sizeof squares);
        }
    }
}

/// Calls `visit(index)` for every legal decision of the acting seat that places no domino, in no
/// particular order.
template <class Game, class Visit>
void for_each_legal(const Game& game, const typename Game::State& state, Visit&& visit) {
    if (state.step != kingdom::Step::claim) return game.for_each_other_index(state, visit);
    game.offer_to_claim(state).for_each_free([&](int number) { visit(game.claim_index(number)); });
}

template <class R, class Visit>
void for_each_legal(const line::Game<R>& game, const line::State& state, Visit&& visit) {
    using line::Step;
    if (state.step == Step::lead) {
        return game.rules().leads(state).for_each(
            [&](line::Tile tile) { visit(game.index(line::Lead{tile})); });
    }
    if (state.step == Step::hit_or_stand) {
        if constexpr (R::drawing == line::Drawing::hits) {
            if (game.rules().may_hit(state)) visit(game.index(line::Hit{}));
        }
        return visit(game.index(line::Stand{}));
    }
    if constexpr (R::ends == 0) return;
    line::Lays lays = game.rules().lays(state, state.seat);
    for (line::End end : line::ends_of<R>) {
        [[maybe_unused]] const int first = game.index(line::Lay{line::Tile{0}, end, std::nullopt});
        lays.at[static_cast<std::size_t>(end)].for_each(
            [&](line::Tile tile, line::Outward outward) {
                if constexpr (line::has_wild_tiles<R>) {
                    visit(game.index(line::Game<R>::lay_of(tile, end, outward)));
                } else {
                    visit(first + R::ends * tile.index);
                }
            });
    }
    if (game.rules().may_draw(state)) visit(game.index(line::Draw{}));
    if (game.rules().may_pass(state)) visit(game.index(line::Pass{}));
}

/// The placements of a game in which dominoes are placed.
template <class Game>
struct PlacementsOf {
    using type = kingdom::PlacementSet<typename Game::Window>;
};
template <class R>
struct PlacementsOf<line::Game<R>> {
    struct type {};
};

/// The legal decisions of one position: placements, the most frequent ones, as a set, all others as
/// a list of their numbers, which lies in a row that is given.
template <class Game>
class Legal {
public:
    /// The length of a row for so many numbers.
    static constexpr std::size_t row_length(std::size_t numbers) { return numbers + group; }

    /// The number of decisions; 0 when nobody acts.
    int count() const { return count_; }

    void clear() { count_ = 0; }

    /// Takes in what is legal, and marks it in a mask of zeros. `playout` has seen the turn begin.
    void take(const Game& game, const typename Game::State& state,
              const typename Game::Playout& playout, std::uint16_t* row, std::int8_t* mask) {
        if constexpr (has_placements) {
            places_ = state.step == kingdom::Step::place;
            if (places_) {
                placements_ = playout.placements;
                count_ = placements_.count();
                return mark(placements_, mask);
            }
        }
        int count = 0;
        for_each_legal(game, state, [&](int index) {
            mask[index] = 1;
            row[count++] = static_cast<std::uint16_t>(index);
        });
        std::fill_n(row + count, group, none);
        count_ = count;
    }

    bool contains(std::int64_t index, const std::uint16_t* row) const {
        if constexpr (has_placements) {
            if (places_) return has_number(placements_, index);
        }
        return is_listed(index, row);
    }

    /// The number of decision `k` (from 0): of placements in the order of their set.
    int nth(int k, const std::uint16_t* row) const {
        if constexpr (has_placements) {
            using W = typename Game::Window;
            if (places_) return kingdom::placement_number<W>(placements_.nth(k));
        }
        return row[k];
    }

private:
    static constexpr bool has_placements = !std::is_same_v<typename Game::State, line::State>;
    /// Numbers are compared in groups; behind the last one stand some that are no number.
    static constexpr std::size_t group = 4;
    static constexpr std::uint16_t none = 0xFFFF;

    /// Compares with a whole group at once: only where nothing differs does the subtraction borrow
    /// from the highest bit of a number.
    bool is_listed(std::int64_t index, const std::uint16_t* row) const {
        constexpr std::uint64_t ones = 0x0001'0001'0001'0001;
        const std::uint64_t wanted = ones * static_cast<std::uint16_t>(index);
        std::uint64_t found = 0;
        for (int place = 0; place < count_; place += static_cast<int>(group)) {
            std::uint64_t numbers;
            std::memcpy(&numbers, row + place, sizeof numbers);
            std::uint64_t differing = numbers ^ wanted;
            found |= (differing - ones) & ~differing & ones << 15;
        }
        return found != 0 && index >= 0 && index < none;
    }

    typename PlacementsOf<Game>::type placements_{};
    int count_ = 0;
    bool places_ = false;
};

}  // namespace dominium::environment
