// The features of a kingdom for the learned evaluation: its properties, the empty squares at its
// borders, and what is still to come.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "../../kingdom/kingdom.hpp"
#include "../../kingdom/scoring.hpp"

#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(DOMINIUM_SANITIZE)
// Not x86-64-v3: fused multiplication and addition would round differently.
#define DOMINIUM_WIDER_VECTORS __attribute__((target_clones("avx2", "default")))
#define DOMINIUM_FLATTEN __attribute__((flatten))
#else
#define DOMINIUM_WIDER_VECTORS
#define DOMINIUM_FLATTEN
#endif

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
    /// The slots of the offer on which its kings stand, a bit each; none when that is not known.
    unsigned kings = 0;
    /// For each terrain its share of the halves that may still come, and of their crowns the number
    /// per half. Without more knowledge those of the whole box.
    std::array<float, 6> squares{26 / 96.F, 22 / 96.F, 18 / 96.F, 14 / 96.F, 10 / 96.F, 6 / 96.F};
    std::array<float, 6> crowns{5 / 96.F, 6 / 96.F, 6 / 96.F, 6 / 96.F, 6 / 96.F, 10 / 96.F};
    /// For each terrain the squares and the crowns that all opponents have of it.
    std::array<float, 6> rival_squares{};
    std::array<float, 6> rival_crowns{};
};

/// The numbers that describe one property.
constexpr int property_inputs = 22;
/// The numbers that describe a kingdom as a whole.
constexpr int land_inputs = 24;
/// The numbers that describe an outlook, whatever the kingdom.
constexpr int outlook_inputs = 38;
/// A square at the border, by what its four neighbours are: outside, empty, the castle or one of
/// six terrains, in any order.
constexpr int neighbour_kinds = 9;
constexpr int border_kinds = 495;
/// The same square by which of the eight squares around it are empty, however it is turned.
constexpr int surrounding_kinds = 51;

/// A property as it lies there.
struct PropertyFeatures {
    int terrain = 0;
    int size = 0;
    int crowns = 0;
    /// The empty squares beside it, those with an empty neighbour, and those that would join it to
    /// another property of its terrain.
    int liberties = 0;
    int open_liberties = 0;
    int joints = 0;
    /// The squares and crowns of its terrain elsewhere in the kingdom.
    int squares_elsewhere = 0;
    int crowns_elsewhere = 0;
};

/// A kingdom as the network sees it.
struct Features {
    static constexpr int most_properties = 49;
    static constexpr int most_borders = 96;

    std::array<PropertyFeatures, most_properties> properties;
    int property_count = 0;
    std::array<std::uint16_t, most_borders> borders;
    std::array<std::uint16_t, most_borders> surroundings;
    int border_count = 0;
    std::array<float, land_inputs> land{};
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

/// The number of a surrounding for each set of empty squares, a bit each clockwise from above left.
inline const auto surrounding_numbers = [] {
    std::array<std::uint16_t, 256> numbers{};
    std::array<bool, 256> known{};
    std::uint16_t next = 0;
    for (unsigned set = 0; set < 256; ++set) {
        if (known[set]) continue;
        auto mirrored = [](unsigned bits) {
            unsigned result = 0;
            for (unsigned bit = 0; bit < 8; ++bit) {
                if (bits >> bit & 1U) result |= 1U << ((10 - bit) % 8);
            }
            return result;
        };
        unsigned turned = set;
        for (int turn = 0; turn < 4; ++turn) {
            for (unsigned each : {turned, mirrored(turned)}) {
                known[each] = true;
                numbers[each] = next;
            }
            turned = (turned << 2 | turned >> 6) & 255U;
        }
        ++next;
    }
    return numbers;
}();

/// The numbers of a property in the outlook of its kingdom.
inline std::array<float, property_inputs> inputs_of(const PropertyFeatures& property,
                                                    const Outlook& outlook) {
    auto terrain = static_cast<std::size_t>(property.terrain);
    auto to_come = static_cast<float>(2 * outlook.to_come);
    auto size = static_cast<float>(property.size);
    auto crowns = static_cast<float>(property.crowns);
    float squares = to_come * outlook.squares[terrain];
    float new_crowns = to_come * outlook.crowns[terrain];
    return {1,
            size / 8,
            crowns / 4,
            size * crowns / 32,
            static_cast<float>(property.liberties) / 4,
            static_cast<float>(property.liberties == 0),
            static_cast<float>(property.liberties == 1),
            static_cast<float>(property.crowns == 0),
            squares / 4,
            new_crowns * 1.5F,
            crowns * squares / 16,
            size * new_crowns / 8,
            to_come / 24,
            static_cast<float>(property.squares_elsewhere) / 8,
            static_cast<float>(property.crowns_elsewhere) / 4,
            static_cast<float>(property.joints) / 2,
            property.liberties == 0 ? 0 : crowns * squares / 16,
            property.liberties == 0 ? 0 : size * new_crowns / 8,
            static_cast<float>(property.open_liberties) / 4,
            static_cast<float>(property.open_liberties == 0),
            outlook.rival_squares[terrain] / 8,
            outlook.rival_crowns[terrain] / 4};
}

/// The numbers of an outlook and of the rules.
inline std::array<float, outlook_inputs> inputs_of(const Outlook& outlook,
                                                   kingdom::BonusRules rules) {
    float remaining = static_cast<float>(2 * outlook.to_come) / 24;
    float order = outlook.order * 2 - 1;
    std::array<float, outlook_inputs> inputs{1,
                                             remaining,
                                             remaining * remaining,
                                             order,
                                             order * remaining,
                                             static_cast<float>(outlook.seats == 2),
                                             static_cast<float>(outlook.seats == 3),
                                             static_cast<float>(rules.middle_kingdom),
                                             static_cast<float>(rules.harmony)};
    std::size_t next = 9;
    for (float share : outlook.squares) inputs[next++] = share * remaining * 8;
    for (float share : outlook.crowns) inputs[next++] = share * remaining * 24;
    for (unsigned slot = 0; slot < 5; ++slot) {
        inputs[next++] = static_cast<float>(outlook.kings >> slot & 1U);
    }
    for (float squares : outlook.rival_squares) inputs[next++] = squares / 16;
    for (float crowns : outlook.rival_crowns) inputs[next++] = crowns / 8;
    return inputs;
}

/// Reads the features of a kingdom. A value for one use: make, then `read`.
template <class W, class Boxes>
class Reader {
    using Land = kingdom::Kingdom<W, Boxes>;
    using Set = typename W::Set;
    static_assert(Boxes::terrains == 6, "learned for Kingdomino");

public:
    Reader(const Land& land, kingdom::BonusRules rules, int to_come)
        : land_(land), rules_(rules), to_come_(to_come), reachable_(land.reachable()) {}

    DOMINIUM_WIDER_VECTORS DOMINIUM_FLATTEN void read(Features& features) {
        mark_reachable();
        for (int index = 0; index < 6; ++index) mark_terrain(static_cast<Terrain>(index));
        at(W::bit(land_.castle())) = castle_kind;
        visit_borders(features);
        sum_terrains();
        write_properties(features);
        write_land(features);
    }

private:
    static constexpr int margin = W::stride + 1;
    static constexpr std::uint8_t empty_kind = 1;
    static constexpr std::uint8_t castle_kind = 2;
    static constexpr std::uint8_t first_terrain_kind = 3;
    static constexpr int most_labels = W::size * W::size;

    struct Entry {
        int terrain = 0;
        int size = 0;
        int crowns = 0;
        int liberties = 0;
        int open_liberties = 0;
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
            std::fill_n(&at(row * W::stride + left), right - left + 1, empty_kind);
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
                entry(own) = {static_cast<int>(terrain), 0, 0, 0, 0, 0};
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
            auto next = static_cast<std::size_t>(features.border_count++);
            features.borders[next] = border_numbers[static_cast<std::size_t>(number)];
            features.surroundings[next] = surrounding_numbers[empty_around(bit)];
            count_liberties(around, alone);
        });
    }

    /// The empty squares around a square, a bit each clockwise from above left.
    unsigned empty_around(int bit) {
        constexpr int row = W::stride;
        unsigned set = 0;
        unsigned next = 1;
        for (int each : {bit - row - 1, bit - row, bit - row + 1, bit + 1, bit + row + 1, bit + row,
                         bit + row - 1, bit - 1}) {
            if (at(each) == empty_kind) set |= next;
            next <<= 1;
        }
        return set;
    }

    void count_liberties(const std::array<int, 4>& around, bool alone) {
        std::array<int, 4> properties;
        std::size_t count = 0;
        for (int each : around) {
            int own = label(each);
            if (own == 0) continue;
            bool seen = false;
            for (std::size_t before = 0; before < count; ++before)
                seen |= properties[before] == own;
            if (!seen) properties[count++] = own;
        }
        for (std::size_t one = 0; one < count; ++one) {
            Entry& own = entry(properties[one]);
            ++own.liberties;
            own.open_liberties += !alone;
            for (std::size_t two = 0; two < count; ++two) {
                if (two == one || entry(properties[two]).terrain != own.terrain) continue;
                ++own.joints;
                break;
            }
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
        for (int number = 1; number <= labels_used_; ++number) {
            const Entry& each = entry(number);
            if (each.size == 0) continue;
            auto terrain = static_cast<std::size_t>(each.terrain);
            features.points += each.size * each.crowns;
            features.properties[static_cast<std::size_t>(features.property_count++)] = {
                each.terrain,
                each.size,
                each.crowns,
                each.liberties,
                each.open_liberties,
                each.joints,
                sizes_[terrain] - each.size,
                crowns_[terrain] - each.crowns};
        }
    }

    /// The connected areas of empty squares, and those of an odd number: each keeps a hole.
    struct Areas {
        int all = 0;
        int odd = 0;
    };

    static Areas areas_of(Set open) {
        Areas areas;
        while (open.any()) {
            Set area = kingdom::flood<W>(Set::of(open.first()), open);
            open = open.without(area);
            ++areas.all;
            areas.odd += area.count() & 1;
        }
        return areas;
    }

    void write_land(Features& features) {
        bool central = castle_is_central(land_);
        bool whole = land_.discards() == 0;
        if (rules_.middle_kingdom && central) features.points += kingdom::middle_kingdom_points;
        if (rules_.harmony && whole) features.points += kingdom::harmony_points;
        int width = land_.last().column - land_.first().column + 1;
        int height = land_.last().row - land_.first().row + 1;
        bool framed = W::fixed || (width == W::size && height == W::size);
        int to_lay = 2 * to_come_;
        int free = W::size * W::size - land_.occupied().count();
        Areas areas = framed ? areas_of(reachable_.without(land_.occupied())) : Areas{};
        float remaining = static_cast<float>(to_lay) / 24;
        std::size_t next = 0;
        auto add = [&](float value) { features.land[next++] = value; };
        add(static_cast<float>(width) / W::size);
        add(static_cast<float>(height) / W::size);
        add(static_cast<float>(width * height - land_.occupied().count()) / 8);
        add(static_cast<float>(framed));
        add(static_cast<float>(rules_.middle_kingdom && central));
        add(static_cast<float>(rules_.middle_kingdom && central) * remaining);
        add(static_cast<float>(rules_.harmony && whole));
        add(static_cast<float>(rules_.harmony && whole) * remaining);
        add(static_cast<float>(land_.discards()) / 4);
        add(static_cast<float>(empty_) / 32);
        add(static_cast<float>(free - to_lay) / 8);
        add(static_cast<float>(features.border_count) / 16);
        add(static_cast<float>(alone_) / 4);
        add(static_cast<float>(areas.odd) / 4);
        add(static_cast<float>(areas.odd > free - to_lay));
        add(static_cast<float>(std::max(0, alone_ - (free - to_lay))) / 4);
        add(static_cast<float>(features.points) / 64);
        for (std::size_t terrain = 0; terrain < 6; ++terrain) {
            add(static_cast<float>(sizes_[terrain]) / 16);
        }
        add(static_cast<float>(areas.all) / 4);
    }

    const Land& land_;
    kingdom::BonusRules rules_;
    int to_come_;
    Set reachable_;
    std::array<std::uint8_t, W::bit_count + 2 * margin> kinds_{};
    std::array<std::uint8_t, W::bit_count + 2 * margin> labels_{};
    std::array<Entry, most_labels + 1> entries_;
    std::array<int, 6> sizes_{};
    std::array<int, 6> crowns_{};
    int labels_used_ = 0;
    int empty_ = 0;
    int alone_ = 0;
};

}  // namespace dominium::search::net
