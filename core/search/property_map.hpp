// Which property each square of a kingdom belongs to, found once so that many placements can be
// weighed without looking at the board again.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "../kingdom/kingdom.hpp"

namespace dominium::search {

/// A property that a square would join or make, with what it is made of.
struct JoinedProperty {
    int size = 0;
    int crowns = 0;
    /// How many properties grow together, and what they score apart.
    int parts = 0;
    int points_apart = 0;

    constexpr int gain() const { return size * crowns - points_apart; }
};

/// The properties of a kingdom in the window `W`.
template <class W>
class PropertyMap {
public:
    template <class Boxes>
    constexpr explicit PropertyMap(const kingdom::Kingdom<W, Boxes>& land) {
        for (int index = 0; index < Boxes::terrains; ++index) {
            auto terrain = static_cast<kingdom::Terrain>(index);
            land.squares_of(terrain).for_each(
                [&](int bit) { add(bit, terrain, land.crowns_at(bit)); });
        }
        for (int label = 1; label <= labels_; ++label) {
            if (root_[label] == label) largest_ = std::max<int>(largest_, entries_[label].size);
        }
    }

    /// How many properties of a terrain there are.
    constexpr int count(kingdom::Terrain terrain) const {
        return counts_[static_cast<std::size_t>(terrain)];
    }

    constexpr int largest() const { return largest_; }

    constexpr int size_at(int bit) const { return entries_[label_at(bit)].size; }

    /// The properties that the halves of a domino would make. Equal halves make one: the second
    /// one adds nothing to it.
    constexpr std::pair<JoinedProperty, JoinedProperty> joined(const kingdom::Domino& domino,
                                                               int first, int second) const {
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
        kingdom::Terrain terrain{};
        std::uint8_t size = 0;
        std::uint8_t crowns = 0;
    };

    /// A kingdom has at most this many squares, so no more properties; 0 is no property.
    static constexpr int most_labels = W::size * W::size;
    static_assert(most_labels < 64, "labels are the bits of a word");

    constexpr int label_at(int bit) const { return root_[label_of_[bit + W::stride]]; }

    constexpr void add(int bit, kingdom::Terrain terrain, int crowns) {
        int label = 0;
        for (int before : {bit - 1, bit - W::stride}) {
            int neighbour = label_at(before);
            if (neighbour == 0 || entries_[neighbour].terrain != terrain) continue;
            if (label == 0) {
                label = neighbour;
            } else if (label != neighbour) {
                merge(label, neighbour);
            }
        }
        if (label == 0) {
            label = ++labels_;
            root_[label] = static_cast<std::uint8_t>(label);
            entries_[label] = {terrain, 0, 0};
            ++counts_[static_cast<std::size_t>(terrain)];
        }
        label_of_[bit + W::stride] = static_cast<std::uint8_t>(label);
        ++entries_[label].size;
        entries_[label].crowns = static_cast<std::uint8_t>(entries_[label].crowns + crowns);
    }

    constexpr void merge(int label, int other) {
        Entry& entry = entries_[label];
        entry.size = static_cast<std::uint8_t>(entry.size + entries_[other].size);
        entry.crowns = static_cast<std::uint8_t>(entry.crowns + entries_[other].crowns);
        --counts_[static_cast<std::size_t>(entry.terrain)];
        for (int each = 1; each <= labels_; ++each) {
            if (root_[each] == other) root_[each] = static_cast<std::uint8_t>(label);
        }
    }

    constexpr void join(JoinedProperty& property, std::uint64_t& seen, int bit,
                        kingdom::Half half) const {
        ++property.size;
        property.crowns += half.crowns;
        for (kingdom::Direction direction : kingdom::all_directions) {
            int label = label_at(bit + W::step(direction));
            const Entry& entry = entries_[label];
            if (label == 0 || entry.terrain != half.terrain || (seen >> label & 1)) continue;
            seen |= std::uint64_t{1} << label;
            property.size += entry.size;
            property.crowns += entry.crowns;
            property.points_apart += entry.size * entry.crowns;
            ++property.parts;
        }
    }

    /// A margin of a row before and after the window.
    std::array<std::uint8_t, W::bit_count + 2 * W::stride> label_of_{};
    std::array<std::uint8_t, most_labels + 1> root_{};
    std::array<Entry, most_labels + 1> entries_{};
    std::array<std::uint8_t, kingdom::terrain_count> counts_{};
    int labels_ = 0;
    int largest_ = 0;
};

}  // namespace dominium::search
