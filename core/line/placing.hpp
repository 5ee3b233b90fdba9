// Hidden tiles put into the places where they can be, every way as likely as any other.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "deal_flow.hpp"

namespace dominium::line {

/// Places for hidden tiles that are alike: how many there are, and which tiles can be there.
struct Places {
    int room;
    TileSet possible;
};

/// Puts tiles into places at random. The ways are counted beforehand: tile by tile, those first
/// that cannot be everywhere; the others fill whatever room is left.
class Placing {
public:
    /// There must be as many tiles as room, and at least one way.
    Placing(const std::vector<Places>& places, TileSet tiles) : free_(tiles) {
        std::int64_t stride = 1;
        for (const Places& each : places) {
            strides_.push_back(stride);
            rooms_.push_back(each.room);
            stride *= each.room + 1;
        }
        all_counts_stride_ = stride;
        tiles.for_each([&](Tile tile) {
            std::uint32_t can_be_in = 0;
            bool everywhere = true;
            for (std::size_t place = 0; place < places.size(); ++place) {
                bool possible = places[place].possible.contains(tile);
                can_be_in |= std::uint32_t{possible} << place;
                everywhere = everywhere && (possible || places[place].room == 0);
            }
            if (everywhere) return;
            free_.remove(tile);
            bound_.push_back({tile, can_be_in});
        });
        std::stable_sort(bound_.begin(), bound_.end(), [](const Bound& one, const Bound& other) {
            return std::popcount(one.can_be_in) < std::popcount(other.can_be_in);
        });
        ways_ = ways(0, rooms_);
    }

    /// The number of ways, all places of a kind taken together.
    double ways() const { return ways_; }

    /// One of the ways: the tiles in each of the places.
    std::array<TileSet, tile_count> sample(Random& random) const {
        std::array<TileSet, tile_count> found{};
        std::vector<int>& rooms = scratch_;
        rooms = rooms_;
        for (std::size_t next = 0; next < bound_.size(); ++next) {
            found[choose(next, rooms, random)].add(bound_[next].tile);
        }
        TileSet rest = free_;
        for (std::size_t place = 0; place + 1 < rooms.size(); ++place) {
            found[place] |= take_any(rest, rooms[place], random);
        }
        if (!rooms.empty()) found[rooms.size() - 1] |= rest;
        return found;
    }

    /// Calls `visit(tiles)` for each of the ways, with the tiles in each of the places.
    template <class Visit>
    void for_each(Visit&& visit) const {
        std::array<TileSet, tile_count> found{};
        std::vector<int> rooms = rooms_;
        place_bound(0, rooms, found, visit);
    }

private:
    using Found = std::array<TileSet, tile_count>;

    template <class Visit>
    void place_bound(std::size_t next, std::vector<int>& rooms, Found& found, Visit& visit) const {
        if (next == bound_.size()) return place_free(free_, rooms, found, visit);
        for (std::size_t place = 0; place < rooms.size(); ++place) {
            if (!has_room(next, place, rooms)) continue;
            --rooms[place];
            found[place].add(bound_[next].tile);
            if (known_ways(next + 1, rooms) > 0) place_bound(next + 1, rooms, found, visit);
            found[place].remove(bound_[next].tile);
            ++rooms[place];
        }
    }

    template <class Visit>
    void place_free(TileSet rest, std::vector<int>& rooms, Found& found, Visit& visit) const {
        if (rest.empty()) return visit(std::as_const(found));
        Tile tile = rest.first();
        rest.remove(tile);
        for (std::size_t place = 0; place < rooms.size(); ++place) {
            if (rooms[place] == 0) continue;
            --rooms[place];
            found[place].add(tile);
            place_free(rest, rooms, found, visit);
            found[place].remove(tile);
            ++rooms[place];
        }
    }

    /// A tile that cannot be everywhere.
    struct Bound {
        Tile tile;
        std::uint32_t can_be_in;
    };

    static constexpr auto factorials = [] {
        std::array<double, tile_count + 1> values{1};
        for (int n = 1; n <= tile_count; ++n) values[n] = values[n - 1] * n;
        return values;
    }();

    bool has_room(std::size_t next, std::size_t place, const std::vector<int>& rooms) const {
        return rooms[place] > 0 && (bound_[next].can_be_in >> place) & 1;
    }

    /// The ways to put the bound tiles from number `next` on, and then the free ones, into this
    /// room.
    double ways(std::size_t next, std::vector<int>& rooms) {
        if (next == bound_.size()) return free_ways(rooms);
        auto [entry, is_new] = counted_.try_emplace(key(next, rooms), 0);
        if (!is_new) return entry->second;
        double sum = 0;
        for (std::size_t place = 0; place < rooms.size(); ++place) {
            if (!has_room(next, place, rooms)) continue;
            --rooms[place];
            sum += ways(next + 1, rooms);
            ++rooms[place];
        }
        return counted_[key(next, rooms)] = sum;
    }

    double free_ways(const std::vector<int>& rooms) const {
        double ways = factorials[free_.count()];
        for (int room : rooms) ways /= factorials[room];
        return ways;
    }

    double known_ways(std::size_t next, const std::vector<int>& rooms) const {
        if (next == bound_.size()) return free_ways(rooms);
        return counted_.at(key(next, rooms));
    }

    std::int64_t key(std::size_t next, const std::vector<int>& rooms) const {
        auto sum = static_cast<std::int64_t>(next) * all_counts_stride_;
        for (std::size_t place = 0; place < rooms.size(); ++place) {
            sum += strides_[place] * rooms[place];
        }
        return sum;
    }

    /// The place for a bound tile; takes its room.
    std::size_t choose(std::size_t next, std::vector<int>& rooms, Random& random) const {
        double chance = random.fraction() * known_ways(next, rooms);
        std::size_t chosen = rooms.size();
        for (std::size_t place = 0; place < rooms.size() && chance >= 0; ++place) {
            if (!has_room(next, place, rooms)) continue;
            --rooms[place];
            double here = known_ways(next + 1, rooms);
            ++rooms[place];
            if (here > 0) chosen = place;
            chance -= here;
        }
        --rooms[chosen];
        return chosen;
    }

    TileSet free_;
    std::vector<Bound> bound_;
    std::vector<int> rooms_;
    std::vector<std::int64_t> strides_;
    std::int64_t all_counts_stride_ = 1;
    std::unordered_map<std::int64_t, double> counted_;
    double ways_ = 0;
    mutable std::vector<int> scratch_;
};

}  // namespace dominium::line
