// Fitting the network to samples: plain gradients, stepped by Adam.
#pragma once

#include <cmath>
#include <fstream>
#include <memory>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "games.hpp"

namespace dominium::training {

/// The weights of a network as one row of numbers.
inline std::span<float> weights_of(Net& network) {
    return {reinterpret_cast<float*>(&network), Net::weight_count};
}
inline std::span<const float> weights_of(const Net& network) {
    return {reinterpret_cast<const float*>(&network), Net::weight_count};
}
static_assert(sizeof(Net) == sizeof(float) * Net::weight_count);

/// Small random weights for the layers, zero elsewhere: it begins by expecting nothing.
inline void set_at_random(Net& network, Random& random) {
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

/// The weights of a file.
template <search::net::Shape S>
std::unique_ptr<Network<S>> read_weights(const std::string& path) {
    auto network = std::make_unique<Network<S>>();
    auto* weights = reinterpret_cast<float*>(network.get());
    std::ifstream file(path);
    std::string number;
    std::getline(file, number);
    int count = 0;
    for (std::string row; std::getline(file, row);) {
        std::istringstream numbers(row);
        while (std::getline(numbers, number, ',')) {
            if (count == Network<S>::weight_count) throw std::invalid_argument("too many weights");
            weights[count++] = std::stof(number);
        }
    }
    if (count != Network<S>::weight_count) throw std::invalid_argument("too few weights");
    return network;
}

/// Copies a smaller network into one with random weights: what the smaller one does not have adds
/// nothing to the output at first.
template <search::net::Shape S>
void widen(const Network<S>& small, Net& wide) {
    auto copy = [](const auto& from, auto& to) { std::copy(from.begin(), from.end(), to.begin()); };
    for (auto& row : wide.property) std::fill_n(row.begin(), S.property_units, 0.F);
    for (auto& row : wide.border) std::fill_n(row.begin(), S.border_units, 0.F);
    for (auto& row : wide.joined) std::fill_n(row.begin(), S.joined_units, 0.F);
    for (std::size_t each = 0; each < small.property.size(); ++each) {
        copy(small.property[each], wide.property[each]);
    }
    for (std::size_t each = 0; each < small.border.size(); ++each) {
        copy(small.border[each], wide.border[each]);
    }
    copy(small.output, wide.output);
    auto move = [&](int from, int to, int count) {
        for (int each = 0; each < count; ++each) {
            auto source = static_cast<std::size_t>(from + each);
            auto target = static_cast<std::size_t>(to + each);
            copy(small.joined[source], wide.joined[target]);
            wide.direct[target] = small.direct[source];
        }
    };
    constexpr Shape shape = Net::shape;
    move(0, 0, S.property_units);
    move(S.property_units, shape.property_units, S.border_units);
    move(S.property_units + S.border_units, shape.property_units + shape.border_units,
         S.land_inputs);
    move(Network<S>::seen_inputs, Net::seen_inputs, S.outlook_inputs);
}

/// One network on its way, with Adam's running means.
class Learner {
public:
    Learner(Net& network, float rate) : network_(network), rate_(rate) {}

    using Steps = int;

    void set_rate(float rate) { rate_ = rate; }

    /// Its state beside the network, for a checkpoint.
    Steps steps() const { return steps_; }
    void set_steps(Steps steps) { steps_ = steps; }
    Net& means() { return *means_; }
    Net& squares() { return *squares_; }
    const Net& means() const { return *means_; }
    const Net& squares() const { return *squares_; }

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
    static constexpr Shape shape = Net::shape;

    template <class W>
    double add_gradient(const Sample<W>& sample) {
        Features features;
        Reader<W, kingdom::KingdominoBox>(sample.land, sample.rules, sample.outlook.to_come)
            .read(features);
        read_properties(features, sample.outlook);
        auto outlook = inputs_of(sample.outlook, sample.rules);
        Sum<shape> sum = sum_of(network_, outlook);
        see(network_, features, together_, seen_);
        float wanted = (sample.points - static_cast<float>(features.points)) / output_scale;
        float error = conclude(network_, seen_, sum) - wanted;
        pass_back(error, sum.units, outlook, features);
        return static_cast<double>(error * error) * output_scale * output_scale;
    }

    void read_properties(const Features& features, const Outlook& outlook) {
        together_ = {};
        for (std::size_t each = 0; each < count_of(features); ++each) {
            inputs_[each] = inputs_of(features.properties[each], outlook);
            units_[each] = units_of(network_, inputs_[each]);
            add_row(together_, units_[each]);
        }
    }

    static std::size_t count_of(const Features& features) {
        return static_cast<std::size_t>(features.property_count);
    }

    DOMINIUM_WIDER_VECTORS void pass_back(float error,
                                          const std::array<float, shape.joined_units>& units,
                                          const std::array<float, outlook_inputs>& outlook,
                                          const Features& features) {
        Net& gradient = *gradient_;
        std::array<float, shape.joined_units> at_units{};
        for (std::size_t unit = 0; unit < units.size(); ++unit) {
            gradient.output[unit] += error * units[unit];
            if (units[unit] > 0) at_units[unit] = error * network_.output[unit];
        }
        Seen<shape> at_seen;
        for (std::size_t each = 0; each < seen_.size(); ++each) {
            gradient.direct[each] += error * seen_[each];
            at_seen[each] =
                error * network_.direct[each] + dot(at_units, network_.joined[each].data());
            add_scaled(gradient.joined[each], seen_[each], at_units);
        }
        for (std::size_t each = 0; each < outlook.size(); ++each) {
            gradient.direct[seen_.size() + each] += error * outlook[each];
            add_scaled(gradient.joined[seen_.size() + each], outlook[each], at_units);
        }
        pass_back_to_properties(at_seen, count_of(features));
        pass_back_to_borders(at_seen, features);
    }

    void pass_back_to_properties(const Seen<shape>& at_seen, std::size_t count) {
        for (std::size_t number = 0; number < count; ++number) {
            std::array<float, shape.property_units> at_property{};
            for (std::size_t unit = 0; unit < at_property.size(); ++unit) {
                if (units_[number][unit] > 0) at_property[unit] = at_seen[unit] / 4;
            }
            for (std::size_t each = 0; each < inputs_[number].size(); ++each) {
                add_scaled(gradient_->property[each], inputs_[number][each], at_property);
            }
        }
    }

    void pass_back_to_borders(const Seen<shape>& at_seen, const Features& features) {
        std::array<float, shape.border_units> at_border;
        std::copy_n(at_seen.begin() + shape.property_units, at_border.size(), at_border.begin());
        for (std::size_t each = 0; each < static_cast<std::size_t>(features.border_count); ++each) {
            add_row(gradient_->border[features.borders[each]], at_border);
            add_row(gradient_->border[border_kinds + features.surroundings[each]], at_border);
        }
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

    Net& network_;
    float rate_;
    Steps steps_ = 0;
    /// The way of the running sample through the network.
    std::array<std::array<float, property_inputs>, Features::most_properties> inputs_;
    std::array<PropertyUnits<Net::shape>, Features::most_properties> units_;
    PropertyUnits<Net::shape> together_{};
    Seen<Net::shape> seen_{};
    std::unique_ptr<Net> gradient_ = std::make_unique<Net>();
    std::unique_ptr<Net> means_ = std::make_unique<Net>();
    std::unique_ptr<Net> squares_ = std::make_unique<Net>();
};

}  // namespace dominium::training
