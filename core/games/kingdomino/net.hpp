// The learned evaluation: a small network that tells how many points a kingdom will end with.
//
//   each property  18 numbers → 32 units, summed over the properties
//   each border    a row of 16 numbers by its neighbours, summed over the empty border squares
//   the kingdom    44 numbers
//   all together   92 numbers → 32 units → the points still to be won, in tens
//
// A unit is a rectified linear one. Everything is plain addition and multiplication in a fixed
// order, so a processor's width changes nothing.
#pragma once

#include <array>
#include <cstddef>

#include "net_features.hpp"

#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(DOMINIUM_SANITIZE)
// Not x86-64-v3: fused multiplication and addition would round differently.
#define DOMINIUM_WIDER_VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define DOMINIUM_WIDER_VECTORS
#endif

namespace dominium::search::net {

constexpr int property_units = 32;
constexpr int border_units = 16;
constexpr int joined_inputs = property_units + border_units + kingdom_inputs;
constexpr int joined_units = 32;

/// The points that one unit of the output stands for.
constexpr float output_scale = 10;

template <int Rows, int Columns>
using Matrix = std::array<std::array<float, Columns>, Rows>;

/// The weights of a network, in the order of the file that holds them.
struct Network {
    Matrix<property_inputs, property_units> property;
    Matrix<border_kinds, border_units> border;
    Matrix<joined_inputs, joined_units> joined;
    std::array<float, joined_inputs> direct;
    std::array<float, joined_units> output;

    static constexpr int weight_count = property_inputs * property_units +
                                        border_kinds * border_units + joined_inputs * joined_units +
                                        joined_inputs + joined_units;
};

/// The activations of the layers while a kingdom is evaluated.
struct Layers {
    Matrix<Features::most_properties, property_units> property;
    std::array<float, joined_inputs> joined;
    std::array<float, joined_units> units;
    float output;
};

template <std::size_t Size>
inline void add_scaled(std::array<float, Size>& sum, float factor,
                       const std::array<float, Size>& row) {
    for (std::size_t each = 0; each < Size; ++each) sum[each] += factor * row[each];
}

template <std::size_t Size>
inline void rectify(std::array<float, Size>& values) {
    for (float& value : values) value = value > 0 ? value : 0;
}

/// The points still to be won, in units of `output_scale`.
DOMINIUM_WIDER_VECTORS inline float run(const Network& network, const Features& features,
                                        Layers& layers) {
    std::array<float, property_units> properties{};
    for (int number = 0; number < features.property_count; ++number) {
        auto& units = layers.property[static_cast<std::size_t>(number)];
        const auto& inputs = features.properties[static_cast<std::size_t>(number)];
        std::array<float, property_units> sum = network.property[0];
        for (std::size_t each = 1; each < inputs.size(); ++each) {
            add_scaled(sum, inputs[each], network.property[each]);
        }
        rectify(sum);
        units = sum;
        add_scaled(properties, 1, sum);
    }
    std::array<float, border_units> borders{};
    for (int number = 0; number < features.border_count; ++number) {
        add_scaled(borders, 1, network.border[features.borders[static_cast<std::size_t>(number)]]);
    }
    float* next = layers.joined.data();
    for (float value : properties) *next++ = value / 4;
    for (float value : borders) *next++ = value;
    for (float value : features.kingdom) *next++ = value;
    std::array<float, joined_units> units{};
    float output = 0;
    for (std::size_t each = 0; each < layers.joined.size(); ++each) {
        add_scaled(units, layers.joined[each], network.joined[each]);
        output += layers.joined[each] * network.direct[each];
    }
    rectify(units);
    layers.units = units;
    for (std::size_t each = 0; each < units.size(); ++each) {
        output += units[each] * network.output[each];
    }
    return layers.output = output;
}

/// The points that a kingdom is expected to end with, by a network.
template <class W, class Boxes>
float expected_points(const Network& network, const kingdom::Kingdom<W, Boxes>& land,
                      kingdom::BonusRules rules, const Outlook& outlook) {
    if (outlook.to_come == 0) return static_cast<float>(total_points(land, rules));
    Features features;
    Reader<W, Boxes>(land, rules, outlook).read(features);
    Layers layers;
    return static_cast<float>(features.points) + output_scale * run(network, features, layers);
}

}  // namespace dominium::search::net
