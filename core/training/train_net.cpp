// Trains the learned evaluation of Kingdomino by self-play.
//
//   train_net --size 7 --seed 1 --output FILE.csv --curve FILE.csv
//
// The first generation learns from greedy play, each later one from games of the network so far;
// from `--thoughtful-from N` on they think through the open offer as the bot does. With
// `--begin FILE` it goes on from the weights of November 2026.
// The same compiler, processor family and arguments give the same weights, whatever the number of
// `--threads` that play; one of them learns. With `--checkpoint FILE` a run that was interrupted
// goes on after its last generation, and ends with the same weights.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

#include "../search/parallel.hpp"
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
    /// The generations whose samples teach together.
    int memory = 2;
    int threads = 1;
    /// The weights of November 2026 to begin with instead of small random ones.
    std::string begin;
    std::string output = "net.csv";
    std::string curve = "curve.csv";
    std::string checkpoint;
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
        if (!course.begin.empty()) {
            widen(*read_weights<search::net::earlier_shape>(course.begin), *network_);
        }
    }

    void run() {
        int first = restore();
        std::ofstream curve(course_.curve, first == 0 ? std::ios::out : std::ios::app);
        if (first == 0) curve << "generation,samples,mean_points,error,error_unseen\n";
        for (int generation = first; generation < course_.generations; ++generation) {
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
            keep(generation + 1);
        }
    }

private:
    Lesson teach(int generation) {
        auto begun = std::chrono::steady_clock::now();
        samples_.emplace_front();
        if (samples_.size() > static_cast<std::size_t>(course_.memory)) samples_.pop_back();
        double points = play(generation);
        Lesson lesson{generation, samples_.front().size(), points, 0, 0, 0};
        fit(generation, lesson);
        std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun;
        lesson.seconds = passed.count();
        return lesson;
    }

    /// Plays the newest samples; returns the mean points of a seat.
    double play(int generation) {
        Manner manner;
        bool thoughtful = generation >= course_.thoughtful_from;
        bool knows_nothing = generation == 0 && course_.begin.empty();
        if (!knows_nothing)
            manner = {network_.get(), 4, thoughtful,
                      generation == 1 && course_.begin.empty() ? 1 : 0.7F};
        // Greedy games are quick and teach the scale of things; thoughtful ones take long.
        int games = knows_nothing ? course_.games * 2 : course_.games / (thoughtful ? 2 : 1);
        return play(manner, static_cast<std::size_t>(games)) / games;
    }

    /// Plays on several threads; the games and their order do not depend on them.
    double play(const Manner& manner, std::size_t games) {
        struct Deal {
            kingdom::KingdominoOptions options;
            std::uint64_t seed;
            std::vector<Sample<W>> samples;
            double points = 0;
        };
        std::vector<Deal> deals(games);
        for (Deal& deal : deals) {
            deal.options = options_of(W::size, random_);
            deal.seed = random_.next();
        }
        search::for_each_slice(
            games, course_.threads, [] {},
            [&](std::size_t, std::size_t first, std::size_t last) {
                for (Deal& deal : std::span(deals).subspan(first, last - first)) {
                    kingdom::Kingdomino<W> game(deal.options);
                    deal.points = SelfPlay<W>(game, manner, deal.seed).play(deal.samples);
                }
            });
        double sum = 0;
        std::vector<Sample<W>>& newest = samples_.front();
        for (Deal& deal : deals) {
            sum += deal.points;
            newest.insert(newest.end(), deal.samples.begin(), deal.samples.end());
            deal.samples = {};
        }
        return sum;
    }

    /// Every sample but the last twentieth of the new ones teaches; those tell how well.
    void fit(int generation, Lesson& lesson) {
        const std::vector<Sample<W>>& newest = samples_.front();
        std::size_t unseen = newest.size() / 20;
        std::vector<const Sample<W>*> order;
        for (auto older = samples_.rbegin(); older + 1 != samples_.rend(); ++older) {
            for (const auto& sample : *older) order.push_back(&sample);
        }
        for (std::size_t each = 0; each + unseen < newest.size(); ++each) {
            order.push_back(&newest[each]);
        }
        constexpr std::size_t batch = 64;
        float begin = generation == 0 && course_.begin.empty() ? 2e-3F : 1e-3F;
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
        for (std::size_t each = newest.size() - unseen; each < newest.size(); ++each) {
            const auto& sample = newest[each];
            Ensemble<Net::shape> alone(network_.get(), 1);
            double error =
                expected_points(alone, sample.land, sample.rules, sample.outlook) - sample.points;
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

    /// The beginning of a checkpoint, before the samples.
    struct Progress {
        std::uint64_t seed;
        int size;
        int games;
        int generation;
        Random random;
        Learner::Steps steps;
        std::size_t lessons;
    };

    void keep(int generation) const {
        if (course_.checkpoint.empty()) return;
        std::string unfinished = course_.checkpoint + ".part";
        std::ofstream file(unfinished, std::ios::binary);
        write_bytes(file, Progress{course_.seed, course_.size, course_.games, generation, random_,
                                   learner_.steps(), samples_.size()});
        write_bytes(file, *network_);
        write_bytes(file, learner_.means());
        write_bytes(file, learner_.squares());
        for (const auto& samples : samples_) {
            write_bytes(file, samples.size());
            for (const Sample<W>& sample : samples) write_bytes(file, sample);
        }
        file.close();
        std::filesystem::rename(unfinished, course_.checkpoint);
    }

    /// Takes up what a checkpoint holds, if there is one; returns the generation to go on with.
    int restore() {
        if (course_.checkpoint.empty() || !std::filesystem::exists(course_.checkpoint)) return 0;
        std::ifstream file(course_.checkpoint, std::ios::binary);
        file.exceptions(std::ios::failbit | std::ios::badbit);
        Progress progress{0, 0, 0, 0, Random(0), {}, 0};
        read_bytes(file, progress);
        if (progress.seed != course_.seed || progress.size != course_.size ||
            progress.games != course_.games) {
            throw std::invalid_argument("the checkpoint belongs to another course");
        }
        random_ = progress.random;
        learner_.set_steps(progress.steps);
        read_bytes(file, *network_);
        read_bytes(file, learner_.means());
        read_bytes(file, learner_.squares());
        samples_.resize(progress.lessons);
        for (auto& samples : samples_) {
            std::size_t size = 0;
            read_bytes(file, size);
            samples.resize(size);
            for (Sample<W>& sample : samples) read_bytes(file, sample);
        }
        return progress.generation;
    }

    template <class Value>
    static void write_bytes(std::ostream& file, const Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        file.write(reinterpret_cast<const char*>(&value), sizeof value);
    }
    template <class Value>
    static void read_bytes(std::istream& file, Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        file.read(reinterpret_cast<char*>(&value), sizeof value);
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
    std::unique_ptr<Net> network_ = std::make_unique<Net>();
    Learner learner_{*network_, 1e-3F};
    /// The samples of the last generations, the newest first.
    std::deque<std::vector<Sample<W>>> samples_;
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
        else if (name == "--memory")
            course.memory = std::stoi(value);
        else if (name == "--begin")
            course.begin = value;
        else if (name == "--threads")
            course.threads = std::stoi(value);
        else if (name == "--checkpoint")
            course.checkpoint = value;
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
