// Many games side by side that programs step in one call: chance, and on request opponents, are
// played natively, and what the deciding seats see is written straight into the caller's arrays.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "../base/random.hpp"
#include "../search/dispatch.hpp"
#include "../search/parallel.hpp"
#include "any_environments.hpp"
#include "legal.hpp"
#include "observation.hpp"
#include "results.hpp"

/// Keeps the work that is done once a match out of the hot loop.
#if defined(__GNUC__)
#define DOMINIUM_RARELY __attribute__((noinline))
#else
#define DOMINIUM_RARELY
#endif

namespace dominium::environment {

template <class Game>
class Environments final : public AnyEnvironments {
public:
    using State = typename Game::State;
    using Playout = typename Game::Playout;

    Environments(const Game& game, const Settings& settings)
        : AnyEnvironments(settings),
          game_(game),
          size_(static_cast<std::size_t>(layout_of(game).size())),
          width_(static_cast<std::size_t>(game.num_actions())),
          row_(Legal<Game>::row_length(width_)),
          numbers_(settings.count * row_),
          legal_(settings.count),
          sampling_(settings.count, Random(0)),
          slots_(settings.count, Slot(game)) {}

    int seats() const override { return game_.seats(); }
    int num_actions() const override { return game_.num_actions(); }
    int observation_size() const override { return static_cast<int>(size_); }

    void seed(std::size_t game, std::uint64_t seed, std::uint64_t number) override {
        slots_[game].chance = Random::of_game(seed, number);
        sampling_[game] = Random::of_game(~seed, number);
    }

    void reset(const bool* chosen, const Outputs& outputs) override {
        for_each_part([&](std::size_t first, std::size_t last) {
            clear(first, last, outputs);
            Playout playout;
            for (std::size_t number = first; number < last; ++number) {
                if (chosen[number]) {
                    begin(slots_[number], playout);
                } else {
                    remember(slots_[number].state, playout);
                }
                publish(number, playout, outputs);
            }
        });
    }

    std::optional<Mistake> step(const std::int64_t* actions, const Outputs& outputs) override {
        auto mistake = search::run_dispatched([&] { return mistake_in(actions); });
        if (mistake) return mistake;
        for_each_part([&](std::size_t first, std::size_t last) {
            clear(first, last, outputs);
            if (settings_.opponents) return step_against(actions, first, last, outputs);
            search::run_dispatched([&] { step_all(actions, first, last, outputs); });
        });
        return std::nullopt;
    }

    void sample(std::int64_t* actions) override {
        search::run_dispatched([&] { sample_all(actions); });
    }

    const void* state(std::size_t game) const override { return &slots_[game].state; }

private:
    /// One game.
    struct Slot {
        explicit Slot(const Game& game) : state(game.start()), kept(game) {}

        State state;
        Kept<Game> kept;
        Random chance{0};
        std::int32_t length = 0;
        /// The caller's seat against opponents.
        int seat = 0;
        bool over = true;
    };

    template <class Work>
    void for_each_part(Work&& work) {
        search::for_each_slice(
            slots_.size(), settings_.threads, [] {},
            [&](std::size_t, std::size_t first, std::size_t last) { work(first, last); });
    }

    std::optional<Mistake> mistake_in(const std::int64_t* actions) const {
        for (std::size_t number = 0; number < legal_.size(); ++number) {
            bool over = legal_[number].count() == 0;
            if (over && settings_.autoreset == Autoreset::next_step) continue;
            if (over || !legal_[number].contains(actions[number], numbers_of(number))) {
                return Mistake{number, actions[number], over};
            }
        }
        return std::nullopt;
    }

    void sample_all(std::int64_t* actions) {
        for (std::size_t number = 0; number < legal_.size(); ++number) {
            const Legal<Game>& legal = legal_[number];
            actions[number] = 0;
            if (legal.count() == 0) continue;
            actions[number] = legal.nth(sampling_[number].below(legal.count()), numbers_of(number));
        }
    }

    const std::uint16_t* numbers_of(std::size_t number) const {
        return numbers_.data() + number * row_;
    }

    void step_all(const std::int64_t* actions, std::size_t first, std::size_t last,
                  const Outputs& outputs) {
        Playout playout;
        for (std::size_t number = first; number < last; ++number) {
            step_one(number, actions[number], playout, outputs,
                     [&](Slot& slot) { play_chance(slot, playout); });
        }
    }

    void step_against(const std::int64_t* actions, std::size_t first, std::size_t last,
                      const Outputs& outputs) {
        Playout playout;
        for (std::size_t number = first; number < last; ++number) {
            step_one(number, actions[number], playout, outputs,
                     [&](Slot& slot) { play_others(slot, playout); });
        }
    }

    template <class PlayOn>
    void step_one(std::size_t number, std::int64_t action, Playout& playout, const Outputs& outputs,
                  PlayOn&& play_on) {
        Slot& slot = slots_[number];
        if (slot.over) {
            begin(slot, playout);
        } else {
            int actor = game_.actor(slot.state).seat();
            outputs.acted[number] = static_cast<std::int8_t>(actor);
            game_.decide(slot.state, static_cast<int>(action), playout);
            ++slot.length;
            play_on(slot);
            if (is_over(slot.state)) {
                finish(number, actor, outputs);
                if (settings_.autoreset == Autoreset::same_step) begin(slot, playout);
            }
        }
        publish(number, playout, outputs);
    }

    bool is_over(const State& state) const { return state.step == decltype(state.step)::finished; }

    /// Nothing has happened yet in the games `first`…`last`−1.
    void clear(std::size_t first, std::size_t last, const Outputs& outputs) const {
        auto seats = static_cast<std::size_t>(game_.seats());
        std::size_t games = last - first;
        std::fill_n(outputs.rewards + first * seats, games * seats, 0.0F);
        std::fill_n(outputs.totals + first * seats, games * seats, 0);
        std::fill_n(outputs.places + first * seats, games * seats, std::uint8_t{0});
        std::fill_n(outputs.lengths + first, games, 0);
        std::fill_n(outputs.reward + first, games, 0.0F);
        std::fill_n(outputs.acted + first, games, std::int8_t{-1});
        std::fill_n(outputs.terminated + first, games, false);
    }

    /// Another match, up to the caller's first decision; matches that the opponents win before it
    /// are passed over.
    DOMINIUM_RARELY void begin(Slot& slot, Playout& playout) {
        slot.length = 0;
        slot.over = false;
        do {
            slot.state = game_.start();
            slot.kept.clear();
            if (settings_.opponents) {
                slot.seat = settings_.seat ? *settings_.seat : slot.chance.below(game_.seats());
                play_others(slot, playout);
            } else {
                play_chance(slot, playout);
            }
        } while (is_over(slot.state));
    }

    void play_chance(Slot& slot, Playout& playout) const {
        while (game_.actor(slot.state).is_chance()) draw(slot, playout);
    }

    /// Chance and the opponents up to the caller's next decision.
    void play_others(Slot& slot, Playout& playout) const {
        while (!is_over(slot.state)) {
            auto actor = game_.actor(slot.state);
            if (actor.is_chance()) {
                draw(slot, playout);
            } else if (actor.seat() != slot.seat) {
                search::play_by(*settings_.opponents, game_, slot.state, slot.chance, playout);
            } else {
                return;
            }
        }
    }

    /// One draw of chance, or (tiles) all the hands.
    void draw(Slot& slot, Playout& playout) const {
        if constexpr (requires { game_.deal_random(slot.state, slot.chance, playout); }) {
            if (slot.state.step == line::Step::deal_tile) {
                game_.deal_random(slot.state, slot.chance, playout);
                return;
            }
        }
        if constexpr (requires { game_.play_chance(slot.state, slot.chance, playout); }) {
            game_.play_chance(slot.state, slot.chance, playout);
        } else {
            game_.play_random(slot.state, slot.chance, playout);
        }
    }

    /// Gives a playout the placements of a turn that began before it.
    void remember(const State& state, Playout& playout) const {
        if constexpr (requires { playout.placements; }) {
            if (state.step == kingdom::Step::place) playout.placements = game_.placements(state);
        }
    }

    DOMINIUM_RARELY void finish(std::size_t number, int actor, const Outputs& outputs) {
        Slot& slot = slots_[number];
        slot.over = true;
        slot.kept.follow(game_, slot.state);
        auto seats = static_cast<std::size_t>(game_.seats());
        Result result = result_of(game_, slot.state);
        auto rewards = rewards_of(game_, result, settings_.reward);
        std::copy_n(rewards.begin(), seats, outputs.rewards + number * seats);
        outputs.reward[number] = rewards[static_cast<std::size_t>(actor)];
        for (std::size_t seat = 0; seat < seats; ++seat) {
            outputs.totals[number * seats + seat] = result.totals[seat];
            outputs.places[number * seats + seat] = static_cast<std::uint8_t>(result.places[seat]);
        }
        outputs.lengths[number] = slot.length;
        outputs.terminated[number] = true;
        slot.seat = actor;
        write_observation(game_, slot.state, actor, slot.kept,
                          outputs.final_observations + number * size_);
    }

    /// Writes the acting seat, its observation and its legal decisions; when the match is over, the
    /// observation of the seat that acted last.
    void publish(std::size_t number, Playout& playout, const Outputs& outputs) {
        Slot& slot = slots_[number];
        std::int8_t* mask = outputs.masks + number * width_;
        std::fill_n(mask, width_, std::int8_t{0});
        legal_[number].clear();
        auto actor = game_.actor(slot.state);
        outputs.actors[number] = static_cast<std::int8_t>(actor.is_seat() ? actor.seat() : -1);
        if (actor.is_seat()) {
            legal_[number].take(game_, slot.state, playout, numbers_.data() + number * row_, mask);
        }
        slot.kept.follow(game_, slot.state);
        write_observation(game_, slot.state, actor.is_seat() ? actor.seat() : slot.seat, slot.kept,
                          outputs.observations + number * size_);
    }

    Game game_;
    std::size_t size_;
    std::size_t width_;
    /// The numbers of legal decisions, a row for each game.
    std::size_t row_;
    std::vector<std::uint16_t> numbers_;
    /// The facts asked before a step, apart from those that the step changes.
    std::vector<Legal<Game>> legal_;
    std::vector<Random> sampling_;
    std::vector<Slot> slots_;
};

template <class Game>
std::unique_ptr<AnyEnvironments> EnvironmentsOf<Game>::make(const Game& game,
                                                            const Settings& settings) {
    return std::make_unique<Environments<Game>>(game, settings);
}

template <class Game>
Layout EnvironmentsOf<Game>::layout(const Game& game) {
    return layout_of(game);
}

template <class Game>
void EnvironmentsOf<Game>::observe(const Game& game, const typename Game::State& state, int seat,
                                   std::uint8_t* bytes) {
    write_observation(game, state, seat, bytes);
}

}  // namespace dominium::environment
