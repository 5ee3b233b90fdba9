// The property of each square of a kingdom, kept while the kingdom grows, so that many placements
// can be weighed without looking at the board again.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "kingdom.hpp"

namespace dominium::kingdom {

/// A property that a square would join or make, with what it is made of.
struct JoinedProperty {
    int size = 0;
    int crowns = 0;
    /// The number of properties that grow together, and their score apart.
    int parts = 0;
    int points_apart = 0;

    constexpr int gain() const { return size * crowns - points_apart; }
};

/// The properties of a kingdom in the window `W`.
template <class W>
class PropertyMap {
public:
    constexpr PropertyMap() = default;

    template <class Boxes>
    constexpr explicit PropertyMap(const Kingdom<W, Boxes>& land) {
        for (int index = 0; index < Boxes::terrains; ++index) {
            auto terrain = static_cast<Terrain>(index);
            land.squares_of(terrain).for_each(
                [&](int bit) { add(bit, terrain, land.crowns_at(bit)); });
        }
    }

    /// A square of this terrain is new in the kingdom: it joins the properties round it.
    constexpr void add(int bit, Terrain terrain, int crowns) {
        int label = 0;
        for (Direction direction : all_directions) {
            int neighbour = label_at(bit + W::step(direction));
            if (entries_[neighbour].terrain != terrain || neighbour == label) continue;
            if (label == 0) {
                label = neighbour;
            } else {
                merge(label, neighbour);
            }
        }
        if (label == 0) {
            label = ++labels_;
            entries_[label] = {terrain, 0, 0};
            ++counts_[static_cast<std::size_t>(terrain)];
        }
        label_of_[bit + W::stride] = static_cast<std::uint8_t>(label);
        Entry& entry = entries_[label];
        points_ += entry.crowns;
        ++entry.size;
        largest_ = std::max(largest_, entry.size);
        crown(bit, crowns);
    }

    /// More crowns come to stand on a square of the kingdom.
    constexpr void crown(int bit, int crowns) {
        Entry& entry = entries_[label_at(bit)];
        points_ += entry.size * crowns;
        entry.crowns = static_cast<std::uint8_t>(entry.crowns + crowns);
    }

    /// The points of all properties.
    constexpr int points() const { return points_; }

    /// The number of properties of a terrain.
    constexpr int count(Terrain terrain) const {
        return counts_[static_cast<std::size_t>(terrain)];
    }

    constexpr int largest() const { return largest_; }

    constexpr int size_at(int bit) const { return entries_[label_at(bit)].size; }

    /// The property that a half would make alone on a square.
    constexpr JoinedProperty joined(Half half, int bit) const {
        std::uint64_t seen = 0;
        JoinedProperty property;
        join(property, seen, bit, half);
        return property;
    }

    /// The properties that the halves of a domino would make. Equal halves make one: the second
    /// one adds nothing to it.
    constexpr std::pair<JoinedProperty, JoinedProperty> joined(const Domino& domino, int first,
                                                               int second) const {
        std::uint64_t seen = 0;
        JoinedProperty one;
        join(one, seen, first, domino.left);
        JoinedProperty other;
        if (domino.left.terrain == domino.right.terrain) {
            join(one, seen, second, domino.right);
            other.size = one.size;
            other.parts = 1;
        } else {
            join(other, seen, second, domino.right);
        }
        return {one, other};
    }

private:
    struct Entry {
        Terrain terrain{};
        std::uint8_t size = 0;
        std::uint8_t crowns = 0;
    };

    /// A kingdom has at most this many squares, so no more properties are ever made; 0 is none.
    static constexpr int most_labels = W::size * W::size;
    static_assert(most_labels < 64, "labels are the bits of a word");
    static constexpr auto no_terrain = static_cast<Terrain>(terrain_count);

    constexpr int label_at(int bit) const { return label_of_[bit + W::stride]; }

    constexpr void merge(int label, int other) {
        Entry& entry = entries_[label];
        const Entry& joined = entries_[other];
        points_ += entry.size * joined.crowns + joined.size * entry.crowns;
        entry.size = static_cast<std::uint8_t>(entry.size + joined.size);
        entry.crowns = static_cast<std::uint8_t>(entry.crowns + joined.crowns);
        --counts_[static_cast<std::size_t>(entry.terrain)];
        auto from = static_cast<std::uint8_t>(other);
        auto to = static_cast<std::uint8_t>(label);
        for (std::uint8_t& each : label_of_) each = each == from ? to : each;
    }

    constexpr void join(JoinedProperty& property, std::uint64_t& seen, int bit, Half half) const {
        ++property.size;
        property.crowns += half.crowns;
        for (Direction direction : all_directions) {
            int label = label_at(bit + W::step(direction));
            const Entry& entry = entries_[label];
            if (entry.terrain != half.terrain || (seen >> label & 1)) continue;
            seen |= std::uint64_t{1} << label;
            property.size += entry.size;
            property.crowns += entry.crowns;
            property.points_apart += entry.size * entry.crowns;
            ++property.parts;
        }
    }

    /// A margin of a row before and after the window.
    std::array<std::uint8_t, W::bit_count + 2 * W::stride> label_of_{};
    std::array<Entry, most_labels + 1> entries_{{{no_terrain, 0, 0}}};
    std::array<std::uint8_t, terrain_count> counts_{};
    std::uint8_t labels_ = 0;
    std::uint8_t largest_ = 0;
    int points_ = 0;
};

template <class W>
constexpr int property_points(const PropertyMap<W>& properties) {
    return properties.points();
}

template <class W>
constexpr int property_count(const PropertyMap<W>& properties, Terrain terrain) {
    return properties.count(terrain);
}

template <class W>
constexpr int largest_property(const PropertyMap<W>& properties) {
    return properties.largest();
}

}  // namespace dominium::kingdom
