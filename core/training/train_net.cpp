// Trains the learned evaluation of Kingdomino by self-play.
//
//   train_net --size 7 --seed 1 --output FILE.csv --curve FILE.csv
//
// The first generation learns from greedy play, each later one from games of the network so far;
// from `--thoughtful-from N` on they think through the open offer as the bot does.
// One thread; the same compiler, processor family and arguments give the same weights.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

#include "learner.hpp"

namespace dominium::training {
namespace {

struct Course {
    int size = 7;
    std::uint64_t seed = 1;
    int generations = 5;
    int games = 4000;
    /// The first generation whose games are played through the open offer.
    int thoughtful_from = 1000;
    int epochs = 4;
    std::string output = "net.csv";
    std::string curve = "curve.csv";
};

/// The options of game `number`: mostly both bonuses; in small kingdoms two, three or four seats.
kingdom::KingdominoOptions options_of(int size, Random& random) {
    kingdom::KingdominoOptions options{.size = size};
    constexpr std::array seats{2, 4, 3, 4};
    if (size == 5) options.seats = seats[static_cast<std::size_t>(random.below(4))];
    bool usual = random.below(10) < 7;
    options.middle_kingdom = usual || random.below(2) == 0;
    options.harmony = usual || random.below(2) == 0;
    return options;
}

/// The results of one generation.
struct Lesson {
    int generation;
    std::size_t samples;
    double points;
    double error;
    double error_unseen;
    double seconds;
};

template <class W>
class Training {
public:
    explicit Training(const Course& course) : course_(course), random_(course.seed) {
        set_at_random(*network_, random_);
    }

    void run() {
        std::ofstream curve(course_.curve);
        curve << "generation,samples,mean_points,error,error_unseen\n";
        for (int generation = 0; generation < course_.generations; ++generation) {
            Lesson lesson = teach(generation);
            std::printf(
                "generation %d: %zu samples, mean points %.2f, error %.2f, unseen %.2f, %.0f s\n",
                lesson.generation, lesson.samples, lesson.points, lesson.error, lesson.error_unseen,
                lesson.seconds);
            std::fflush(stdout);
            char row[128];
            std::snprintf(row, sizeof row, "%d,%zu,%.2f,%.2f,%.2f\n", lesson.generation,
                          lesson.samples, lesson.points, lesson.error, lesson.error_unseen);
            curve << row << std::flush;
            write();
        }
    }

private:
    Lesson teach(int generation) {
        auto begun = std::chrono::steady_clock::now();
        older_ = std::move(newer_);
        newer_.clear();
        double points = play(generation);
        Lesson lesson{generation, newer_.size(), points, 0, 0, 0};
        fit(generation, lesson);
        std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun;
        lesson.seconds = passed.count();
        return lesson;
    }

    /// Fills `newer_`; returns the mean points of a seat.
    double play(int generation) {
        Manner manner;
        bool thoughtful = generation >= course_.thoughtful_from;
        if (generation > 0) manner = {network_.get(), 4, thoughtful, generation == 1 ? 1 : 0.7F};
        // Greedy games are quick and teach the scale of things; thoughtful ones take long.
        int games = generation == 0 ? course_.games * 2 : course_.games / (thoughtful ? 2 : 1);
        double sum = 0;
        for (int number = 0; number < games; ++number) {
            kingdom::Kingdomino<W> game(options_of(W::size, random_));
            sum += SelfPlay<W>(game, manner, random_.next()).play(newer_);
        }
        return sum / games;
    }

    /// Every sample but the last twentieth of the new ones teaches; those tell how well.
    void fit(int generation, Lesson& lesson) {
        std::size_t unseen = newer_.size() / 20;
        std::vector<const Sample<W>*> order;
        for (const auto& sample : older_) order.push_back(&sample);
        for (std::size_t each = 0; each + unseen < newer_.size(); ++each) {
            order.push_back(&newer_[each]);
        }
        constexpr std::size_t batch = 64;
        float begin = generation == 0 ? 2e-3F : 1e-3F;
        std::size_t batches = order.size() / batch;
        std::size_t all = batches * static_cast<std::size_t>(course_.epochs);
        std::size_t done = 0;
        for (int epoch = 0; epoch < course_.epochs; ++epoch) {
            shuffle(order);
            double squares = 0;
            for (std::size_t number = 0; number < batches; ++number, ++done) {
                float way = static_cast<float>(done) / static_cast<float>(all);
                learner_.set_rate(begin * (1 - 0.95F * way));
                squares += learner_.template learn<W>(
                    std::span<const Sample<W>* const>(order).subspan(number * batch, batch));
            }
            lesson.error = std::sqrt(squares / static_cast<double>(batches * batch));
        }
        double squares = 0;
        for (std::size_t each = newer_.size() - unseen; each < newer_.size(); ++each) {
            const auto& sample = newer_[each];
            double error = expected_points(*network_, sample.land, sample.rules, sample.outlook) -
                           sample.points;
            squares += error * error;
        }
        lesson.error_unseen = std::sqrt(squares / static_cast<double>(unseen));
    }

    void shuffle(std::vector<const Sample<W>*>& order) {
        for (std::size_t rest = order.size(); rest > 1; --rest) {
            auto other = static_cast<std::size_t>(random_.below(static_cast<int>(rest)));
            std::swap(order[rest - 1], order[other]);
        }
    }

    /// The weights with four decimals, sixteen in a line, ready to be embedded.
    void write() const {
        std::ofstream file(course_.output);
        file << "weights of the learned evaluation of kingdoms " << W::size << "x" << W::size
             << '\n';
        auto weights = weights_of(*network_);
        for (std::size_t each = 0; each < weights.size(); ++each) {
            char text[24];
            std::snprintf(text, sizeof text, "%.4g", static_cast<double>(weights[each]));
            file << text << (each % 16 == 15 || each + 1 == weights.size() ? "\n" : ",");
        }
    }

    Course course_;
    Random random_;
    std::unique_ptr<Network> network_ = std::make_unique<Network>();
    Learner learner_{*network_, 1e-3F};
    std::vector<Sample<W>> older_;
    std::vector<Sample<W>> newer_;
};

Course read_course(int count, char** words) {
    Course course;
    for (int each = 1; each + 1 < count; each += 2) {
        std::string_view name = words[each];
        std::string value = words[each + 1];
        if (name == "--size")
            course.size = std::stoi(value);
        else if (name == "--seed")
            course.seed = std::stoull(value);
        else if (name == "--generations")
            course.generations = std::stoi(value);
        else if (name == "--games")
            course.games = std::stoi(value);
        else if (name == "--thoughtful-from")
            course.thoughtful_from = std::stoi(value);
        else if (name == "--epochs")
            course.epochs = std::stoi(value);
        else if (name == "--output")
            course.output = value;
        else if (name == "--curve")
            course.curve = value;
        else
            throw std::invalid_argument("unknown argument " + std::string(name));
    }
    return course;
}

}  // namespace
}  // namespace dominium::training

int main(int count, char** words) {
    using namespace dominium;
    try {
        training::Course course = training::read_course(count, words);
        if (course.size == 7) {
            training::Training<kingdom::Window<7, false>>(course).run();
        } else {
            training::Training<kingdom::Window<5, false>>(course).run();
        }
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
