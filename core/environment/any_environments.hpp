// Vector environments: games side by side, whatever the games are.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "../search/policies.hpp"
#include "fields.hpp"
#include "rewards.hpp"

namespace dominium::environment {

/// The reset of a finished match: at once, with the next step, or when it is asked for.
enum class Autoreset : std::uint8_t { same_step, next_step, disabled };

constexpr std::array<std::string_view, 3> enumerators(Autoreset) {
    return {"same_step", "next_step", "disabled"};
}

struct Settings {
    std::size_t count = 1;
    int threads = 1;
    Autoreset autoreset = Autoreset::same_step;
    Reward reward = Reward::win;
    /// The policy of the other seats; none where every seat is played by the caller.
    std::optional<search::Policy> opponents;
    /// The caller's seat against opponents; none for a seat drawn for each match.
    std::optional<int> seat;
};

/// The output arrays: one row a game.
struct Outputs {
    /// The observation of the acting seat, the mask of its legal decisions, and the seat itself: −1
    /// when the match is over.
    std::uint8_t* observations;
    std::int8_t* masks;
    std::int8_t* actors;
    /// The seat that has acted, what the step was worth to it and to each seat, and whether it
    /// ended the match.
    std::int8_t* acted;
    float* reward;
    float* rewards;
    bool* terminated;
    /// Only where a match has ended: what the seat that acted saw last. 0 elsewhere: points and
    /// places of every seat, and how many decisions the caller took.
    std::uint8_t* final_observations;
    std::int32_t* totals;
    std::uint8_t* places;
    std::int32_t* lengths;
};

/// An action that cannot be taken.
struct Mistake {
    std::size_t game;
    std::int64_t action;
    /// The match is over and has not been reset.
    bool over;
};

/// Games of any kind.
class AnyEnvironments {
public:
    virtual ~AnyEnvironments() = default;

    virtual int seats() const = 0;
    virtual int num_actions() const = 0;
    virtual int observation_size() const = 0;
    std::size_t count() const { return settings_.count; }

    /// Gives a game its own generators.
    virtual void seed(std::size_t game, std::uint64_t seed, std::uint64_t number) = 0;
    /// Begins new matches of the chosen games.
    virtual void reset(const bool* chosen, const Outputs& outputs) = 0;
    /// Takes an action in every game; none at all when one of them is a mistake.
    virtual std::optional<Mistake> step(const std::int64_t* actions, const Outputs& outputs) = 0;
    /// Chooses a random legal action for each game, 0 where nobody acts.
    virtual void sample(std::int64_t* actions) = 0;
    /// The position of a game, which is a `State` of its kind.
    virtual const void* state(std::size_t game) const = 0;

protected:
    explicit AnyEnvironments(const Settings& settings) : settings_(settings) {}

    Settings settings_;
};

/// The observations and environments of a game. Only declared: they take the compiler long, so each
/// game has them in a unit of its own.
template <class Game>
struct EnvironmentsOf {
    /// Games before their first match.
    static std::unique_ptr<AnyEnvironments> make(const Game& game, const Settings& settings);

    /// The fields of a game's observations; they depend on its options alone.
    static Layout layout(const Game& game);

    /// Writes what a seat sees of a position.
    static void observe(const Game& game, const typename Game::State& state, int seat,
                        std::uint8_t* bytes);
};

}  // namespace dominium::environment
