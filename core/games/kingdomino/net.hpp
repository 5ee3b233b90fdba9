// The learned evaluation: a small network that tells how many points a kingdom will end with.
//
//   each property  its numbers → units, summed over the properties
//   each border    a row of numbers by its neighbours, summed over the empty border squares
//   the kingdom    and the outlook of its seat as they are
//   all together   → units → the points still to be won, in tens
//
// A unit is a rectified linear one. Everything is plain addition and multiplication in a fixed
// order, so a processor's width changes nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "net_features.hpp"

namespace dominium::search::net {

/// The sizes of a network. One that learned from fewer numbers takes the first of each kind.
struct Shape {
    int property_inputs = net::property_inputs;
    int property_units = 48;
    int border_kinds = net::border_kinds + surrounding_kinds;
    int border_units = 24;
    int land_inputs = net::land_inputs;
    int outlook_inputs = net::outlook_inputs;
    int joined_units = 64;
    /// True if what lies open counts among what may still come.
    bool counts_open_offer = false;
};

/// The points that one unit of the output stands for.
constexpr float output_scale = 10;

template <int Rows, int Columns>
using Matrix = std::array<std::array<float, Columns>, Rows>;

/// The weights of a network, in the order of the file that holds them.
template <Shape S>
struct Network {
    static constexpr Shape shape = S;
    /// The inputs of the last layer: first those of the kingdom, then those of its outlook.
    static constexpr int seen_inputs = S.property_units + S.border_units + S.land_inputs;
    static constexpr int joined_inputs = seen_inputs + S.outlook_inputs;

    Matrix<S.property_inputs, S.property_units> property;
    Matrix<S.border_kinds, S.border_units> border;
    Matrix<joined_inputs, S.joined_units> joined;
    std::array<float, joined_inputs> direct;
    std::array<float, S.joined_units> output;

    static constexpr int weight_count =
        S.property_inputs * S.property_units + S.border_kinds * S.border_units +
        joined_inputs * S.joined_units + joined_inputs + S.joined_units;
};

using Net = Network<Shape{}>;

/// The network of November 2026, kept for matches against later ones.
constexpr Shape earlier_shape{18, 32, border_kinds, 16, 23, 21, 32, true};

template <std::size_t Size>
inline void add_scaled(std::array<float, Size>& sum, float factor,
                       const std::array<float, Size>& row) {
    for (std::size_t each = 0; each < Size; ++each) sum[each] += factor * row[each];
}

template <std::size_t Size>
inline void add_row(std::array<float, Size>& sum, const std::array<float, Size>& row) {
    for (std::size_t each = 0; each < Size; ++each) sum[each] += row[each];
}

/// The sum of products, in eight parts that are added at the end.
template <std::size_t Size>
inline float dot(const std::array<float, Size>& one, const float* other) {
    constexpr std::size_t parts = 8;
    std::array<float, parts> sums{};
    constexpr std::size_t even = Size - Size % parts;
    for (std::size_t each = 0; each < even; each += parts) {
        for (std::size_t part = 0; part < parts; ++part) {
            sums[part] += one[each + part] * other[each + part];
        }
    }
    for (std::size_t part = 0; part < Size % parts; ++part) {
        sums[part] += one[even + part] * other[even + part];
    }
    return ((sums[0] + sums[1]) + (sums[2] + sums[3])) +
           ((sums[4] + sums[5]) + (sums[6] + sums[7]));
}

template <std::size_t Size>
inline void rectify(std::array<float, Size>& values) {
    for (float& value : values) value = value > 0 ? value : 0;
}

/// The units of a layer before they are rectified, and what goes past them to the output.
template <Shape S>
struct Sum {
    std::array<float, S.joined_units> units{};
    float output = 0;
};

template <Shape S>
using PropertyUnits = std::array<float, S.property_units>;

/// The units of a property.
template <Shape S>
DOMINIUM_WIDER_VECTORS inline PropertyUnits<S> units_of(
    const Network<S>& network, const std::array<float, property_inputs>& inputs) {
    PropertyUnits<S> units = network.property[0];
    for (std::size_t each = 1; each < S.property_inputs; ++each) {
        add_scaled(units, inputs[each], network.property[each]);
    }
    rectify(units);
    return units;
}

/// The sum of the last layer over an outlook.
template <Shape S>
DOMINIUM_WIDER_VECTORS inline Sum<S> sum_of(const Network<S>& network,
                                            const std::array<float, outlook_inputs>& inputs) {
    Sum<S> sum;
    constexpr std::size_t first = Network<S>::seen_inputs;
    for (std::size_t each = 0; each < S.outlook_inputs; ++each) {
        add_scaled(sum.units, inputs[each], network.joined[first + each]);
    }
    for (std::size_t each = 0; each < S.outlook_inputs; ++each) {
        sum.output += inputs[each] * network.direct[first + each];
    }
    return sum;
}

template <Shape S>
using Seen = std::array<float, Network<S>::seen_inputs>;

/// Writes the inputs of a kingdom whose properties have these units together.
template <Shape S>
DOMINIUM_WIDER_VECTORS inline void see(const Network<S>& network, const Features& features,
                                       const PropertyUnits<S>& properties, Seen<S>& seen) {
    std::array<float, S.border_units> borders{};
    constexpr bool knows_surroundings = S.border_kinds > border_kinds;
    for (std::size_t each = 0; each < static_cast<std::size_t>(features.border_count); ++each) {
        add_row(borders, network.border[features.borders[each]]);
        if constexpr (knows_surroundings) {
            add_row(borders, network.border[static_cast<std::size_t>(border_kinds) +
                                            features.surroundings[each]]);
        }
    }
    float* next = seen.data();
    for (float value : properties) *next++ = value / 4;
    for (float value : borders) *next++ = value;
    for (std::size_t each = 0; each < S.land_inputs; ++each) *next++ = features.land[each];
}

/// Adds what a kingdom tells to the sum of its outlook, and rectifies; the points still to be won,
/// in units of `output_scale`.
template <Shape S>
DOMINIUM_WIDER_VECTORS inline float conclude(const Network<S>& network, const Seen<S>& seen,
                                             Sum<S>& sum) {
    auto units = sum.units;
    for (std::size_t each = 0; each < seen.size(); ++each) {
        add_scaled(units, seen[each], network.joined[each]);
    }
    rectify(units);
    sum.units = units;
    return sum.output + dot(seen, network.direct.data()) + dot(sum.units, network.output.data());
}

/// Networks that learned apart. Each errs in its own way, so their mean errs less.
template <Shape S>
using Ensemble = std::span<const Network<S>>;

/// The points that a kingdom is expected to end with, by an ensemble.
template <class W, class Boxes, Shape S>
float expected_points(Ensemble<S> networks, const kingdom::Kingdom<W, Boxes>& land,
                      kingdom::BonusRules rules, const Outlook& outlook) {
    if (outlook.to_come == 0) return static_cast<float>(total_points(land, rules));
    Features features;
    Reader<W, Boxes>(land, rules, outlook.to_come).read(features);
    auto outlook_numbers = inputs_of(outlook, rules);
    float to_win = 0;
    for (const Network<S>& network : networks) {
        PropertyUnits<S> properties{};
        for (int each = 0; each < features.property_count; ++each) {
            const auto& property = features.properties[static_cast<std::size_t>(each)];
            add_row(properties, units_of(network, inputs_of(property, outlook)));
        }
        Sum<S> sum = sum_of(network, outlook_numbers);
        Seen<S> seen;
        see(network, features, properties, seen);
        to_win += conclude(network, seen, sum);
    }
    return static_cast<float>(features.points) +
           output_scale * to_win / static_cast<float>(networks.size());
}

/// Tells how many points kingdoms of one seat will end with. What many of them have in common is
/// calculated once: the units of a property, and the part of the outlook.
template <class W, class Boxes, Shape S>
class Evaluator {
public:
    using Land = kingdom::Kingdom<W, Boxes>;

    Evaluator(Ensemble<S> networks, kingdom::BonusRules rules, const Outlook& outlook)
        : rules_(rules), outlook_(outlook) {
        for (const Network<S>& network : networks) {
            members_.push_back({&network, {}, std::make_unique_for_overwrite<Units[]>(known)});
        }
    }

    const Outlook& outlook() const { return outlook_; }

    /// Sets what changes in the course of a round: the dominoes to come and the order of the kings.
    void set(int to_come, float order, unsigned kings) {
        if (outlook_.to_come == to_come && outlook_.order == order && outlook_.kings == kings) {
            return;
        }
        outlook_.to_come = to_come;
        outlook_.order = order;
        outlook_.kings = kings;
        is_summed_ = false;
    }

    /// The points that a kingdom is expected to end with.
    float points(const Land& land) {
        if (outlook_.to_come == 0) return static_cast<float>(total_points(land, rules_));
        Features features;
        Reader<W, Boxes>(land, rules_, outlook_.to_come).read(features);
        sum_up();
        for (Member& member : members_) member.properties = {};
        for (int each = 0; each < features.property_count; ++each) {
            std::size_t place = place_of(features.properties[static_cast<std::size_t>(each)]);
            for (Member& member : members_) add_row(member.properties, member.known[place]);
        }
        float to_win = 0;
        for (const Member& member : members_) {
            Seen<S> seen;
            see(*member.network, features, member.properties, seen);
            Sum<S> sum = member.sum;
            to_win += conclude(*member.network, seen, sum);
        }
        return static_cast<float>(features.points) +
               output_scale * to_win / static_cast<float>(members_.size());
    }

private:
    using Units = PropertyUnits<S>;

    struct Member {
        const Network<S>* network;
        Sum<S> sum;
        std::unique_ptr<Units[]> known;
        Units properties{};
    };
    static constexpr std::size_t known = 256;

    void sum_up() {
        if (is_summed_) return;
        is_summed_ = true;
        auto inputs = inputs_of(outlook_, rules_);
        for (Member& member : members_) member.sum = sum_of(*member.network, inputs);
    }

    /// A number other than 0 for each property in each outlook of this seat.
    std::uint64_t key_of(const PropertyFeatures& property) const {
        std::uint64_t key = 1;
        for (int number : {property.terrain, property.size, property.crowns, property.liberties,
                           property.open_liberties, property.joints, property.squares_elsewhere,
                           property.crowns_elsewhere, outlook_.to_come}) {
            key = key << 6 | static_cast<std::uint64_t>(number);
        }
        return key;
    }

    /// The place where the units of a property are known.
    std::size_t place_of(const PropertyFeatures& property) {
        std::uint64_t key = key_of(property);
        std::size_t place = (key * 0x9E3779B97F4A7C15ULL) >> 56;
        if (keys_[place] != key) {
            keys_[place] = key;
            auto inputs = inputs_of(property, outlook_);
            for (Member& member : members_) {
                member.known[place] = units_of(*member.network, inputs);
            }
        }
        return place;
    }

    kingdom::BonusRules rules_;
    Outlook outlook_;
    std::vector<Member> members_;
    bool is_summed_ = false;
    std::array<std::uint64_t, known> keys_{};
};

}  // namespace dominium::search::net
