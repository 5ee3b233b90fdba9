// Placing against a slow, literal reading of the rules of connecting.
#include <map>
#include <vector>

#include "../base/random.hpp"
#include "../kingdom/kingdom.hpp"
#include "../kingdom/scoring.hpp"
#include "check.hpp"

namespace {

using namespace dominium;
using namespace dominium::kingdom;

/// A kingdom with towns too.
template <class W>
using Land = Kingdom<W, RoyalWeddingBoxes>;

/// Any domino of the two boxes.
const Domino& any_domino(Random& random) {
    const auto& box = random.below(2) == 0 ? kingdomino_dominoes : queendomino_dominoes;
    return box[static_cast<std::size_t>(random.below(domino_count))];
}

/// A kingdom as a plain map, without any of the core's tricks.
template <class W>
struct PlainKingdom {
    std::map<std::pair<int, int>, Half> squares;
    std::pair<int, int> castle;

    bool occupied(std::pair<int, int> at) const { return at == castle || squares.contains(at); }

    bool fits_frame(std::pair<int, int> one, std::pair<int, int> other) const {
        int left = castle.first, right = castle.first, top = castle.second, bottom = castle.second;
        auto stretch = [&](std::pair<int, int> at) {
            left = std::min(left, at.first);
            right = std::max(right, at.first);
            top = std::min(top, at.second);
            bottom = std::max(bottom, at.second);
        };
        for (const auto& [at, half] : squares) stretch(at);
        stretch(one);
        stretch(other);
        if (W::fixed) return left >= 0 && top >= 0 && right < W::side && bottom < W::side;
        return right - left < W::size && bottom - top < W::size;
    }

    bool joins(std::pair<int, int> at, Half half) const {
        for (auto [across, down] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            std::pair next{at.first + across, at.second + down};
            if (next == castle) return true;
            auto found = squares.find(next);
            if (found != squares.end() && found->second.terrain == half.terrain) return true;
        }
        return false;
    }

    bool allows(const Domino& domino, std::pair<int, int> one, std::pair<int, int> other) const {
        return !occupied(one) && !occupied(other) && fits_frame(one, other) &&
               (joins(one, domino.left) || joins(other, domino.right));
    }
};

std::pair<int, int> moved(std::pair<int, int> at, Direction direction) {
    switch (direction) {
        case Direction::right: return {at.first + 1, at.second};
        case Direction::left: return {at.first - 1, at.second};
        case Direction::up: return {at.first, at.second - 1};
        case Direction::down: break;
    }
    return {at.first, at.second + 1};
}

template <class W>
void check_placements(const Land<W>& kingdom, const PlainKingdom<W>& plain, const Domino& domino) {
    auto found = kingdom.placements(domino);
    for (int number = 0; number < W::square_count; ++number) {
        Square square = W::square_numbered(number);
        std::pair<int, int> at{square.column, square.row};
        for (Direction direction : all_directions) {
            bool twin = domino.has_equal_halves() &&
                        (direction == Direction::left || direction == Direction::up);
            bool legal = !twin && plain.allows(domino, at, moved(at, direction));
            CHECK(found.contains({square, direction}) == legal);
        }
    }
}

/// Grows random kingdoms and compares every placement of several dominoes on the way.
template <class W>
void check_random_kingdoms(std::uint64_t seed) {
    Random random(seed);
    for (int trial = 0; trial < testing::repetitions(40); ++trial) {
        Land<W> kingdom;
        Square castle = W::fixed ? W::square_numbered(random.below(W::square_count)) : W::middle;
        kingdom.place_castle(castle);
        PlainKingdom<W> plain{{}, {castle.column, castle.row}};
        for (int turn = 0; turn < 24; ++turn) {
            for (int sample = 0; sample < 4; ++sample) {
                check_placements(kingdom, plain, any_domino(random));
            }
            const Domino& domino = any_domino(random);
            auto placements = kingdom.placements(domino);
            if (!placements.any()) continue;
            Placement chosen = placements.nth(random.below(placements.count()));
            kingdom.place(domino, chosen);
            std::pair<int, int> at{chosen.square.column, chosen.square.row};
            plain.squares[at] = domino.left;
            plain.squares[moved(at, chosen.direction)] = domino.right;
        }
    }
}

TEST(placements_are_those_of_the_rules) {
    check_random_kingdoms<Window<5, false>>(1);
    check_random_kingdoms<Window<5, true>>(2);
    check_random_kingdoms<Window<7, false>>(3);
    check_random_kingdoms<Window<7, true>>(4);
}

TEST(the_first_domino_has_its_places_round_the_castle) {
    Land<Window<5, false>> kingdom;
    kingdom.place_castle(Window<5, false>::middle);
    CHECK(kingdom.placements(kingdomino_dominoes[12]).count() == 24);
    CHECK(kingdom.placements(kingdomino_dominoes[0]).count() == 12);
}

TEST(a_property_scores_squares_times_crowns) {
    using W = Window<5, false>;
    Land<W> kingdom;
    kingdom.place_castle(W::middle);
    kingdom.put({4, 3}, {Terrain::wheat, 1});
    kingdom.put({4, 2}, {Terrain::wheat, 1});
    kingdom.put({5, 4}, {Terrain::mine, 3});
    kingdom.put({3, 4}, {Terrain::wheat, 0});
    auto score = score_of(kingdom, BonusRules{});
    CHECK(score.total == 2 * 2 + 3);
    CHECK(score.largest_property == 2);
    CHECK(score.crowns == 5);
    CHECK(total_points(kingdom, {}) == score.total);
}

}  // namespace
