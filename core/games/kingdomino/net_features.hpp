// The features of a kingdom for the learned evaluation: its properties, the empty squares at its
// borders, and what is still to come.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "../../kingdom/kingdom.hpp"
#include "../../kingdom/scoring.hpp"

namespace dominium::search::net {

using kingdom::Terrain;

/// The expectations of a kingdom for the rest of the game.
struct Outlook {
    /// The dominoes that it still gets.
    int to_come = 0;
    /// The seats at the table.
    int seats = 2;
    /// The mean place of its kings in the order of the running round: 0 first … 1 last.
    float order = 0.5F;
    /// For each terrain its share of the halves that may still come, and of their crowns the number
    /// per half. Without more knowledge those of the whole box.
    std::array<float, 6> squares{26 / 96.F, 22 / 96.F, 18 / 96.F, 14 / 96.F, 10 / 96.F, 6 / 96.F};
    std::array<float, 6> crowns{5 / 96.F, 6 / 96.F, 6 / 96.F, 6 / 96.F, 6 / 96.F, 10 / 96.F};
};

/// The numbers that describe one property.
constexpr int property_inputs = 18;
/// The numbers that describe a kingdom as a whole.
constexpr int kingdom_inputs = 44;
/// A square at the border, by what its four neighbours are: outside, empty, the castle or one of
/// six terrains, in any order.
constexpr int neighbour_kinds = 9;
constexpr int border_kinds = 495;

/// A kingdom as the network sees it.
struct Features {
    static constexpr int most_properties = 49;
    static constexpr int most_borders = 96;

    std::array<std::array<float, property_inputs>, most_properties> properties;
    int property_count = 0;
    std::array<std::uint16_t, most_borders> borders;
    int border_count = 0;
    std::array<float, kingdom_inputs> kingdom{};
    /// The points as things stand.
    int points = 0;
};

/// The number of a border square for each sequence of its neighbours' kinds, written to base 9.
inline const auto border_numbers = [] {
    constexpr int base = neighbour_kinds;
    std::array<std::uint16_t, base * base * base * base> numbers{};
    std::uint16_t next = 0;
    for (int a = 0; a < base; ++a)
        for (int b = a; b < base; ++b)
            for (int c = b; c < base; ++c)
                for (int d = c; d < base; ++d) {
                    std::array<int, 4> kinds{a, b, c, d};
                    do {
                        numbers[static_cast<std::size_t>(
                            ((kinds[0] * base + kinds[1]) * base + kinds[2]) * base + kinds[3])] =
                            next;
                    } while (std::next_permutation(kinds.begin(), kinds.end()));
                    ++next;
                }
    return numbers;
}();

/// Reads the features of a kingdom. A value for one use: make, then `read`.
template <class W, class Boxes>
class Reader {
    using Land = kingdom::Kingdom<W, Boxes>;
    using Set = typename W::Set;
    static_assert(Boxes::terrains == 6, "learned for Kingdomino");

public:
    Reader(const Land& land, kingdom::BonusRules rules, const Outlook& outlook)
        : land_(land), rules_(rules), outlook_(outlook), reachable_(land.reachable()) {}

    void read(Features& features) {
        mark_reachable();
        for (int index = 0; index < 6; ++index) mark_terrain(static_cast<Terrain>(index));
        at(W::bit(land_.castle())) = castle_kind;
        visit_borders(features);
        sum_terrains();
        write_properties(features);
        write_kingdom(features);
    }

private:
    static constexpr int margin = W::stride;
    static constexpr std::uint8_t empty_kind = 1;
    static constexpr std::uint8_t castle_kind = 2;
    static constexpr std::uint8_t first_terrain_kind = 3;
    static constexpr int most_labels = W::size * W::size;

    struct Entry {
        int terrain = 0;
        int size = 0;
        int crowns = 0;
        int liberties = 0;
        int joints = 0;
    };

    std::uint8_t& at(int bit) { return kinds_[static_cast<std::size_t>(bit + margin)]; }
    std::uint8_t& label(int bit) { return labels_[static_cast<std::size_t>(bit + margin)]; }
    Entry& entry(int number) { return entries_[static_cast<std::size_t>(number)]; }

    void mark_reachable() {
        auto range = [](int first, int last) {
            if (W::fixed) return std::pair{0, W::side - 1};
            return std::pair{std::max(0, last - W::size + 1),
                             std::min(W::side - 1, first + W::size - 1)};
        };
        auto [top, bottom] = range(land_.first().row, land_.last().row);
        auto [left, right] = range(land_.first().column, land_.last().column);
        for (int row = top; row <= bottom; ++row) {
            for (int column = left; column <= right; ++column) {
                at(row * W::stride + column) = empty_kind;
            }
        }
    }

    void mark_terrain(Terrain terrain) {
        auto kind = static_cast<std::uint8_t>(first_terrain_kind + static_cast<int>(terrain));
        land_.squares_of(terrain).for_each([&](int bit) {
            at(bit) = kind;
            int own = 0;
            for (int before : {bit - 1, bit - W::stride}) {
                if (at(before) != kind) continue;
                int other = label(before);
                if (own == 0) {
                    own = other;
                } else if (own != other) {
                    merge(own, other);
                }
            }
            if (own == 0) {
                own = ++labels_used_;
                entry(own) = {static_cast<int>(terrain), 0, 0, 0, 0};
            }
            label(bit) = static_cast<std::uint8_t>(own);
            ++entry(own).size;
            entry(own).crowns += land_.crowns_at(bit);
        });
    }

    void merge(int into, int from) {
        entry(into).size += entry(from).size;
        entry(into).crowns += entry(from).crowns;
        entry(from).size = 0;
        for (auto& each : labels_) {
            if (each == from) each = static_cast<std::uint8_t>(into);
        }
    }

    void visit_borders(Features& features) {
        Set open = reachable_.without(land_.occupied());
        empty_ = open.count();
        Set borders = W::neighbours(land_.occupied()) & open;
        borders.for_each([&](int bit) {
            std::array<int, 4> around{bit - W::stride, bit - 1, bit + 1, bit + W::stride};
            int number = 0;
            bool alone = true;
            for (int each : around) {
                number = number * neighbour_kinds + at(each);
                alone = alone && at(each) != empty_kind;
            }
            alone_ += alone;
            features.borders[static_cast<std::size_t>(features.border_count++)] =
                border_numbers[static_cast<std::size_t>(number)];
            count_liberties(around);
        });
    }

    void count_liberties(const std::array<int, 4>& around) {
        for (std::size_t one = 0; one < 4; ++one) {
            int own = label(around[one]);
            if (own == 0) continue;
            bool seen = false;
            bool joint = false;
            for (std::size_t two = 0; two < 4; ++two) {
                int other = label(around[two]);
                seen = seen || (two < one && other == own);
                joint = joint ||
                        (other != 0 && other != own && entry(other).terrain == entry(own).terrain);
            }
            if (seen) continue;
            ++entry(own).liberties;
            entry(own).joints += joint;
        }
    }

    void sum_terrains() {
        for (int number = 1; number <= labels_used_; ++number) {
            const Entry& each = entry(number);
            auto terrain = static_cast<std::size_t>(each.terrain);
            sizes_[terrain] += each.size;
            if (each.size > 0) crowns_[terrain] += each.crowns;
        }
    }

    void write_properties(Features& features) {
        auto to_come = static_cast<float>(2 * outlook_.to_come);
        for (int number = 1; number <= labels_used_; ++number) {
            const Entry& each = entry(number);
            if (each.size == 0) continue;
            auto terrain = static_cast<std::size_t>(each.terrain);
            auto size = static_cast<float>(each.size);
            auto crowns = static_cast<float>(each.crowns);
            float squares = to_come * outlook_.squares[terrain];
            float new_crowns = to_come * outlook_.crowns[terrain];
            features.points += each.size * each.crowns;
            features.properties[static_cast<std::size_t>(features.property_count++)] = {
                1,
                size / 8,
                crowns / 4,
                size * crowns / 32,
                static_cast<float>(each.liberties) / 4,
                static_cast<float>(each.liberties == 0),
                static_cast<float>(each.liberties == 1),
                static_cast<float>(each.crowns == 0),
                squares / 4,
                new_crowns * 1.5F,
                crowns * squares / 16,
                size * new_crowns / 8,
                to_come / 24,
                (static_cast<float>(sizes_[terrain]) - size) / 8,
                (static_cast<float>(crowns_[terrain]) - crowns) / 4,
                static_cast<float>(each.joints) / 2,
                each.liberties == 0 ? 0 : crowns * squares / 16,
                each.liberties == 0 ? 0 : size * new_crowns / 8};
        }
    }

    /// Empty areas of an odd number of squares: each keeps a hole.
    int odd_areas(Set open) const {
        int odd = 0;
        while (open.any()) {
            Set area = kingdom::flood<W>(Set::of(open.first()), open);
            open = open.without(area);
            odd += area.count() & 1;
        }
        return odd;
    }

    void write_kingdom(Features& features) {
        bool central = castle_is_central(land_);
        bool whole = land_.discards() == 0;
        if (rules_.middle_kingdom && central) features.points += kingdom::middle_kingdom_points;
        if (rules_.harmony && whole) features.points += kingdom::harmony_points;
        int width = land_.last().column - land_.first().column + 1;
        int height = land_.last().row - land_.first().row + 1;
        bool framed = W::fixed || (width == W::size && height == W::size);
        int to_lay = 2 * outlook_.to_come;
        int free = W::size * W::size - land_.occupied().count();
        int odd = framed ? odd_areas(reachable_.without(land_.occupied())) : 0;
        float remaining = static_cast<float>(to_lay) / 24;
        std::size_t next = 0;
        auto add = [&](float value) { features.kingdom[next++] = value; };
        add(1);
        add(remaining);
        add(remaining * remaining);
        add(outlook_.order * 2 - 1);
        add((outlook_.order * 2 - 1) * remaining);
        add(static_cast<float>(outlook_.seats == 2));
        add(static_cast<float>(outlook_.seats == 3));
        add(static_cast<float>(width) / W::size);
        add(static_cast<float>(height) / W::size);
        add(static_cast<float>(width * height - land_.occupied().count()) / 8);
        add(static_cast<float>(framed));
        add(static_cast<float>(rules_.middle_kingdom));
        add(static_cast<float>(rules_.middle_kingdom && central));
        add(static_cast<float>(rules_.middle_kingdom && central) * remaining);
        add(static_cast<float>(rules_.harmony));
        add(static_cast<float>(rules_.harmony && whole));
        add(static_cast<float>(rules_.harmony && whole) * remaining);
        add(static_cast<float>(land_.discards()) / 4);
        add(static_cast<float>(empty_) / 32);
        add(static_cast<float>(free - to_lay) / 8);
        add(static_cast<float>(features.border_count) / 16);
        add(static_cast<float>(alone_) / 4);
        add(static_cast<float>(odd) / 4);
        add(static_cast<float>(odd > free - to_lay));
        add(static_cast<float>(std::max(0, alone_ - (free - to_lay))) / 4);
        add(static_cast<float>(features.points) / 64);
        for (float share : outlook_.squares) add(share * remaining * 8);
        for (float share : outlook_.crowns) add(share * remaining * 24);
        for (std::size_t terrain = 0; terrain < 6; ++terrain) {
            add(static_cast<float>(sizes_[terrain]) / 16);
        }
    }

    const Land& land_;
    kingdom::BonusRules rules_;
    const Outlook& outlook_;
    Set reachable_;
    std::array<std::uint8_t, W::bit_count + 2 * W::stride> kinds_{};
    std::array<std::uint8_t, W::bit_count + 2 * W::stride> labels_{};
    std::array<Entry, most_labels + 1> entries_;
    std::array<int, 6> sizes_{};
    std::array<int, 6> crowns_{};
    int labels_used_ = 0;
    int empty_ = 0;
    int alone_ = 0;
};

}  // namespace dominium::search::net
