// A kingdom surveyed for its next dominoes: its properties and where terrains can be joined. The
// survey follows the kingdom while it grows, which costs far less than to survey it anew.
#pragma once

#include <array>

#include "property_map.hpp"
#include "scoring.hpp"

namespace dominium::kingdom {

template <class W, class Boxes>
class Survey {
public:
    using Land = Kingdom<W, Boxes>;
    using Set = typename W::Set;

    constexpr Survey() = default;
    constexpr explicit Survey(const Land& land) { follow(land); }

    /// Takes in what a kingdom has become; any kingdom may follow any other.
    constexpr void follow(const Land& land) {
        if (!land.has_grown_from(land_)) *this = {};
        land.occupied().without(land_.occupied()).for_each([&](int bit) {
            if (bit == W::bit(land.castle())) return;
            Terrain terrain = land.half_at(bit).terrain;
            add(bit, {terrain, static_cast<std::uint8_t>(land.crowns_at(bit))});
        });
        land_ = land;
        open_ = land.reachable().without(land.occupied());
        by_castle_ = W::neighbours(Set::of(W::bit(land.castle())));
    }

    /// Takes in a domino that is placed.
    constexpr void place(const Domino& domino, Placement placement) {
        land_.place(domino, placement);
        add(W::bit(placement.square), domino.left);
        add(W::bit(placement.square) + W::step(placement.direction), domino.right);
        open_ = land_.reachable().without(land_.occupied());
    }

    constexpr const Land& land() const { return land_; }
    constexpr const PropertyMap<W>& properties() const { return properties_; }

    /// Empty squares within reach.
    constexpr const Set& open() const { return open_; }

    /// Squares beside a square of this terrain.
    constexpr const Set& touching(Terrain terrain) const {
        return touching_[static_cast<std::size_t>(terrain)];
    }

    /// As `Kingdom::placements`.
    constexpr PlacementSet<W> placements(const Domino& domino) const {
        return placements_between<W>(open_, touching(domino.left.terrain) | by_castle_,
                                     touching(domino.right.terrain) | by_castle_,
                                     domino.has_equal_halves());
    }

private:
    /// A square with its terrain, and all crowns that stand on it, is new in the kingdom.
    constexpr void add(int bit, Half half) {
        properties_.add(bit, half.terrain, half.crowns);
        touching_[static_cast<std::size_t>(half.terrain)] |= W::neighbours(Set::of(bit));
    }

    Land land_{};
    PropertyMap<W> properties_{};
    std::array<Set, Boxes::terrains> touching_{};
    Set by_castle_{};
    Set open_{};
};

}  // namespace dominium::kingdom
