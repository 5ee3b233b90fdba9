// Fitting the network to samples: plain gradients, stepped by Adam.
#pragma once

#include <cmath>
#include <memory>
#include <span>
#include <vector>

#include "games.hpp"

namespace dominium::training {

/// The weights of a network as one row of numbers.
inline std::span<float> weights_of(Network& network) {
    return {reinterpret_cast<float*>(&network), Network::weight_count};
}
inline std::span<const float> weights_of(const Network& network) {
    return {reinterpret_cast<const float*>(&network), Network::weight_count};
}
static_assert(sizeof(Network) == sizeof(float) * Network::weight_count);

/// Small random weights for the layers, zero elsewhere: it begins by expecting nothing.
inline void set_at_random(Network& network, Random& random) {
    network = {};
    auto fill = [&](auto& matrix, float size) {
        for (auto& row : matrix) {
            for (float& weight : row) {
                weight = size * static_cast<float>(random.fraction() * 2 - 1);
            }
        }
    };
    fill(network.property, 0.4F);
    fill(network.border, 0.05F);
    fill(network.joined, 0.2F);
}

/// One network on its way, with Adam's running means.
class Learner {
public:
    Learner(Network& network, float rate) : network_(network), rate_(rate) {}

    void set_rate(float rate) { rate_ = rate; }

    /// A step down the mean squared error of a batch; returns the sum of squared errors in points².
    template <class W>
    double learn(std::span<const Sample<W>* const> batch) {
        *gradient_ = {};
        double squares = 0;
        for (const Sample<W>* sample : batch) squares += add_gradient(*sample);
        step(1 / static_cast<float>(batch.size()));
        return squares;
    }

private:
    template <class W>
    double add_gradient(const Sample<W>& sample) {
        Features features;
        Reader<W, kingdom::KingdominoBox>(sample.land, sample.rules, sample.outlook).read(features);
        Layers layers;
        float wanted = (sample.points - static_cast<float>(features.points)) / output_scale;
        float error = run(network_, features, layers) - wanted;
        Network& gradient = *gradient_;
        std::array<float, joined_units> at_units{};
        for (std::size_t unit = 0; unit < joined_units; ++unit) {
            gradient.output[unit] += error * layers.units[unit];
            if (layers.units[unit] > 0) at_units[unit] = error * network_.output[unit];
        }
        std::array<float, joined_inputs> at_joined;
        for (std::size_t each = 0; each < joined_inputs; ++each) {
            gradient.direct[each] += error * layers.joined[each];
            float sum = error * network_.direct[each];
            for (std::size_t unit = 0; unit < joined_units; ++unit) {
                sum += at_units[unit] * network_.joined[each][unit];
            }
            at_joined[each] = sum;
            add_scaled(gradient.joined[each], layers.joined[each], at_units);
        }
        for (int number = 0; number < features.property_count; ++number) {
            const auto& units = layers.property[static_cast<std::size_t>(number)];
            std::array<float, property_units> at_property{};
            for (std::size_t unit = 0; unit < property_units; ++unit) {
                if (units[unit] > 0) at_property[unit] = at_joined[unit] / 4;
            }
            const auto& inputs = features.properties[static_cast<std::size_t>(number)];
            for (std::size_t each = 0; each < inputs.size(); ++each) {
                add_scaled(gradient.property[each], inputs[each], at_property);
            }
        }
        for (int number = 0; number < features.border_count; ++number) {
            auto& row = gradient.border[features.borders[static_cast<std::size_t>(number)]];
            for (std::size_t each = 0; each < border_units; ++each) {
                row[each] += at_joined[property_units + each];
            }
        }
        return static_cast<double>(error * error) * output_scale * output_scale;
    }

    void step(float scale) {
        constexpr float mean_decay = 0.9F;
        constexpr float square_decay = 0.999F;
        ++steps_;
        auto corrected = static_cast<float>(std::sqrt(1 - std::pow(square_decay, steps_)) /
                                            (1 - std::pow(mean_decay, steps_)));
        float rate = rate_ * corrected;
        auto weights = weights_of(network_);
        auto gradients = weights_of(*gradient_);
        auto means = weights_of(*means_);
        auto squares = weights_of(*squares_);
        for (std::size_t each = 0; each < weights.size(); ++each) {
            float gradient = gradients[each] * scale;
            means[each] = mean_decay * means[each] + (1 - mean_decay) * gradient;
            squares[each] = square_decay * squares[each] + (1 - square_decay) * gradient * gradient;
            weights[each] -= rate * means[each] / (std::sqrt(squares[each]) + 1e-8F);
        }
    }

    Network& network_;
    float rate_;
    int steps_ = 0;
    std::unique_ptr<Network> gradient_ = std::make_unique<Network>();
    std::unique_ptr<Network> means_ = std::make_unique<Network>();
    std::unique_ptr<Network> squares_ = std::make_unique<Network>();
};

}  // namespace dominium::training
