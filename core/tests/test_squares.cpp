// Sets of squares against sets of numbers, and windows against their definition.

#include <set>
#include <tuple>
#include <utility>

#include "../base/random.hpp"
#include "../kingdom/buildings.hpp"
#include "../kingdom/kingdom.hpp"
#include "check.hpp"

namespace dominium::kingdom {
namespace {

template <int Bits>
struct Pair {
    BitSet<Bits> squares;
    std::set<int> numbers;
};

template <int Bits>
Pair<Bits> random_pair(Random& random) {
    Pair<Bits> pair;
    int count = random.below(Bits);
    for (int i = 0; i < count; ++i) {
        int number = random.below(Bits);
        pair.squares |= BitSet<Bits>::of(number);
        pair.numbers.insert(number);
    }
    return pair;
}

template <int Bits>
std::set<int> numbers_of(const BitSet<Bits>& squares) {
    std::set<int> numbers;
    squares.for_each([&](int number) { numbers.insert(number); });
    return numbers;
}

template <int Bits>
void check_set() {
    Random random(Bits);
    for (int repeat = 0; repeat < 200; ++repeat) {
        auto [squares, numbers] = random_pair<Bits>(random);
        CHECK(numbers_of(squares) == numbers);
        CHECK(squares.count() == static_cast<int>(numbers.size()));
        CHECK(squares.any() == !numbers.empty());
        if (!numbers.empty()) CHECK(squares.first() == *numbers.begin());
        int k = 0;
        for (int number : numbers) CHECK(squares.nth(k++) == number);
        for (int number = 0; number < Bits; ++number) {
            CHECK(squares.test(number) == numbers.contains(number));
        }
    }
}

TEST(both_ways_of_finding_a_set_bit_agree) {
    Random random(11);
    for (int repeat = 0; repeat < 500; ++repeat) {
        std::uint64_t word = repeat % 2 == 0 ? random.next() : random.next() & random.next();
        int k = 0;
        for (int bit = 0; bit < 64; ++bit) {
            if (((word >> bit) & 1) == 0) continue;
            CHECK(select_bit(word, k) == bit);
            CHECK(select_bit_by_counting(word, k++) == bit);
        }
    }
}

TEST(sets_of_squares_hold_their_numbers) {
    check_set<Window<5, true>::square_count>();
    check_set<Window<5, false>::square_count>();
    check_set<Window<7, false>::square_count>();
}

template <class W>
void check_neighbours() {
    for (int number = 0; number < W::square_count; ++number) {
        Square square = W::square_numbered(number);
        CHECK(W::number(square) == number);
        CHECK(W::square_at(W::bit(square)) == square);
        bool at_border = square.column == 0 || square.column == W::side - 1;
        if (!W::fixed && at_border) continue;  // never both borders: see Window
        typename W::Set expected;
        for (Direction direction : all_directions) {
            auto next = neighbour(square, direction);
            if (next && W::contains(*next)) expected |= W::Set::of(W::bit(*next));
        }
        typename W::Set found = W::neighbours(W::Set::of(W::bit(square)));
        typename W::Set window;
        for (int other = 0; other < W::square_count; ++other) {
            window |= W::Set::of(W::bit(W::square_numbered(other)));
        }
        CHECK((found & window) == expected);
    }
}

TEST(neighbours_do_not_wrap_to_another_row) {
    check_neighbours<Window<5, true>>();
    check_neighbours<Window<5, false>>();
    check_neighbours<Window<7, true>>();
    check_neighbours<Window<7, false>>();
}

TEST(directions_have_opposites) {
    for (Direction direction : all_directions) {
        auto next = neighbour(Square{4, 4}, direction);
        CHECK(next && neighbour(*next, opposite(direction)) == Square({4, 4}));
    }
    CHECK(!neighbour(Square{0, 3}, Direction::left));
    CHECK(!neighbour(Square{3, 0}, Direction::up));
}

using PerTerrain = std::array<int, terrain_count>;

/// Squares and crowns of each terrain (wheat, forest, lake, grassland, swamp, mine, town).
std::pair<PerTerrain, PerTerrain> distribution(const DominoTable& box) {
    PerTerrain squares{};
    PerTerrain crowns{};
    for (const Domino& domino : box) {
        for (Half half : {domino.left, domino.right}) {
            ++squares[static_cast<std::size_t>(half.terrain)];
            crowns[static_cast<std::size_t>(half.terrain)] += half.crowns;
        }
    }
    return {squares, crowns};
}

TEST(the_dominoes_are_those_of_the_boxes) {
    auto [squares, crowns] = distribution(kingdomino_dominoes);
    CHECK((squares == PerTerrain{26, 22, 18, 14, 10, 6, 0}));
    CHECK((crowns == PerTerrain{5, 6, 6, 6, 6, 10, 0}));
    // «Wheat 19/5, forest 17/6, lake 14/6, grassland 12/6, swamp 8/6, mine 6/10, town 20/0».
    std::tie(squares, crowns) = distribution(queendomino_dominoes);
    CHECK((squares == PerTerrain{19, 17, 14, 12, 8, 6, 20}));
    CHECK((crowns == PerTerrain{5, 6, 6, 6, 6, 10, 0}));
}

/// «32 building tokens».
TEST(the_building_tokens_are_those_of_the_box) {
    int tokens = 0;
    for (const BuildingInfo& info : buildings) tokens += info.count;
    CHECK(tokens == 32);
    CHECK(building_named("queens_tower").has_value());
    CHECK(!building_named("queens tower"));
}

}  // namespace
}  // namespace dominium::kingdom
