// A small network that plays: what a seat sees in, a weight for each legal action out.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/random.hpp"

namespace dominium::environment {

enum class Activation : std::uint8_t { relu, tanh };

constexpr std::array<std::string_view, 2> enumerators(Activation) { return {"relu", "tanh"}; }

/// A layer: `outputs = inputs · weights + biases`, a row of weights for each input.
struct Layer {
    std::size_t inputs;
    std::size_t outputs;
    std::vector<float> weights;
    std::vector<float> biases;
};

/// Layers one after the other, with an activation between them. Inputs are the bytes of an
/// observation as numbers. Most of them are 0, and few actions are legal: neither costs anything.
class PolicyNetwork {
public:
    PolicyNetwork(std::vector<Layer> layers, Activation activation)
        : layers_(std::move(layers)), activation_(activation) {
        Layer& last = layers_.back();
        std::vector<float> columns(last.weights.size());
        for (std::size_t input = 0; input < last.inputs; ++input) {
            for (std::size_t output = 0; output < last.outputs; ++output) {
                columns[output * last.inputs + input] = last.weights[input * last.outputs + output];
            }
        }
        last.weights = std::move(columns);
    }

    std::size_t inputs() const { return layers_.front().inputs; }
    std::size_t outputs() const { return layers_.back().outputs; }

    /// The room in which one thread calculates.
    struct Scratch {
        std::vector<float> values;
        std::vector<float> next;
        std::vector<int> legal;
        std::vector<float> weights;
    };

    /// Chooses a legal action by what a seat sees: the one of the largest weight, or one drawn by
    /// the exponentials of the weights with a number from 0 to 1. 0 where none is legal.
    int choose(const std::uint8_t* seen, const std::int8_t* mask, const double* fraction,
               Scratch& scratch) const {
        scratch.legal.clear();
        for (std::size_t action = 0; action < outputs(); ++action) {
            if (mask[action] != 0) scratch.legal.push_back(static_cast<int>(action));
        }
        if (scratch.legal.empty()) return 0;
        if (scratch.legal.size() == 1) return scratch.legal.front();
        weigh(seen, scratch);
        return scratch
            .legal[fraction ? drawn(scratch.weights, *fraction) : largest(scratch.weights)];
    }

private:
    /// The weights of the legal actions.
    void weigh(const std::uint8_t* seen, Scratch& scratch) const {
        scratch.values.resize(inputs());
        std::copy_n(seen, inputs(), scratch.values.begin());
        for (std::size_t number = 0; number + 1 < layers_.size(); ++number) {
            pass(layers_[number], scratch.values, scratch.next);
            std::swap(scratch.values, scratch.next);
        }
        const Layer& last = layers_.back();
        scratch.weights.clear();
        for (int action : scratch.legal) {
            auto place = static_cast<std::size_t>(action);
            const float* column = last.weights.data() + place * last.inputs;
            scratch.weights.push_back(last.biases[place] + dot(column, scratch.values));
        }
    }

    void pass(const Layer& layer, const std::vector<float>& values,
              std::vector<float>& sums) const {
        sums = layer.biases;
        for (std::size_t input = 0; input < layer.inputs; ++input) {
            const float value = values[input];
            if (value == 0.0F) continue;
            const float* row = layer.weights.data() + input * layer.outputs;
            for (std::size_t output = 0; output < layer.outputs; ++output) {
                sums[output] += value * row[output];
            }
        }
        for (float& sum : sums) {
            sum = activation_ == Activation::relu ? std::max(sum, 0.0F) : std::tanh(sum);
        }
    }

    /// Eight sums side by side, which the compiler may calculate at once.
    static float dot(const float* column, const std::vector<float>& values) {
        constexpr std::size_t lanes = 8;
        float sums[lanes] = {};
        std::size_t place = 0;
        for (; place + lanes <= values.size(); place += lanes) {
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                sums[lane] += column[place + lane] * values[place + lane];
            }
        }
        float sum = 0;
        for (float each : sums) sum += each;
        for (; place < values.size(); ++place) sum += column[place] * values[place];
        return sum;
    }

    static std::size_t largest(const std::vector<float>& weights) {
        auto found = std::max_element(weights.begin(), weights.end());
        return static_cast<std::size_t>(found - weights.begin());
    }

    /// Weights beyond all numbers leave the first one.
    static std::size_t drawn(std::vector<float>& weights, double fraction) {
        const float most = *std::max_element(weights.begin(), weights.end());
        float total = 0;
        for (float& weight : weights) weight = total += std::exp(weight - most);
        const auto bound = static_cast<float>(fraction) * total;
        auto found = std::upper_bound(weights.begin(), weights.end() - 1, bound);
        return std::isfinite(total) ? static_cast<std::size_t>(found - weights.begin()) : 0;
    }

    std::vector<Layer> layers_;
    Activation activation_;
};

}  // namespace dominium::environment
