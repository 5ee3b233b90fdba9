// Many games that are stepped in one call, with arrays of the caller.
#include "environments.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>

#include <algorithm>

#include "../environment/any_environments.hpp"
#include "../environment/rollout.hpp"
#include "games.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;
using environment::AnyEnvironments;
using environment::Autoreset;
using environment::Outputs;
using environment::Rollout;
using environment::Settings;

template <class T, int Dimensions>
using Array = nb::ndarray<T, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;

/// The arrays into which steps are written.
struct Arrays {
    Array<std::uint8_t, 2> observations;
    Array<std::int8_t, 2> masks;
    Array<std::int8_t, 1> actors;
    Array<std::int8_t, 1> acted;
    Array<float, 1> reward;
    Array<float, 2> rewards;
    Array<bool, 1> terminated;
    Array<std::uint8_t, 2> final_observations;
    Array<std::int32_t, 2> totals;
    Array<std::uint8_t, 2> places;
    Array<std::int32_t, 1> lengths;
    /// No match is ever cut short, whatever whoever had the array has written into it.
    Array<bool, 1> truncated;

    Outputs pointers() const {
        return {observations.data(), masks.data(),   actors.data(),     acted.data(),
                reward.data(),       rewards.data(), terminated.data(), final_observations.data(),
                totals.data(),       places.data(),  lengths.data()};
    }

    /// ValueError unless every array has the shape that the games need.
    void check(const AnyEnvironments& environments) const {
        std::size_t count = environments.count();
        auto size = static_cast<std::size_t>(environments.observation_size());
        auto seats = static_cast<std::size_t>(environments.seats());
        check_shape(observations, count, size);
        check_shape(masks, count, static_cast<std::size_t>(environments.num_actions()));
        check_shape(rewards, count, seats);
        check_shape(final_observations, count, size);
        check_shape(totals, count, seats);
        check_shape(places, count, seats);
        for (std::size_t length : {actors.shape(0), acted.shape(0), reward.shape(0),
                                   terminated.shape(0), lengths.shape(0), truncated.shape(0)}) {
            if (length != count) throw nb::value_error("an array has the wrong shape");
        }
    }

private:
    template <class T>
    static void check_shape(const Array<T, 2>& array, std::size_t rows, std::size_t columns) {
        if (array.shape(0) != rows || array.shape(1) != columns) {
            throw nb::value_error("an array has the wrong shape");
        }
    }
};

/// The arrays into which trajectories are written: steps, games, and what there is of each.
struct TrajectoryArrays {
    Array<std::uint8_t, 3> observations;
    Array<std::int8_t, 3> masks;
    Array<std::int8_t, 2> actors;
    Array<std::int64_t, 2> actions;
    Array<float, 2> reward;
    Array<float, 3> rewards;
    Array<bool, 2> terminated;

    std::size_t steps() const { return actions.shape(0); }

    environment::Trajectories pointers() const {
        return {observations.data(), masks.data(),   actors.data(),    actions.data(),
                reward.data(),       rewards.data(), terminated.data()};
    }

    /// ValueError unless every array has the shape that the games need.
    void check(const AnyEnvironments& environments) const {
        std::size_t count = environments.count();
        std::size_t size = count * static_cast<std::size_t>(environments.observation_size());
        std::size_t width = count * static_cast<std::size_t>(environments.num_actions());
        std::size_t seats = count * static_cast<std::size_t>(environments.seats());
        check_shape(observations, steps() + 1, size);
        check_shape(masks, steps() + 1, width);
        check_shape(actors, steps() + 1, count);
        check_shape(actions, steps(), count);
        check_shape(reward, steps(), count);
        check_shape(rewards, steps(), seats);
        check_shape(terminated, steps(), count);
    }

private:
    template <class Held>
    static void check_shape(const Held& array, std::size_t steps, std::size_t of_step) {
        if (array.shape(0) != steps || array.size() != steps * of_step) {
            throw nb::value_error("an array has the wrong shape");
        }
    }
};

/// A step as a plain function, for programs that others compile: 0, or 1 where an action is a
/// mistake. The arrays are those of `Outputs`, in this order, and of the right sizes.
extern "C" int foreign_step(void* environments, const std::int64_t* actions, void* const* arrays) {
    const Outputs outputs{
        static_cast<std::uint8_t*>(arrays[0]), static_cast<std::int8_t*>(arrays[1]),
        static_cast<std::int8_t*>(arrays[2]),  static_cast<std::int8_t*>(arrays[3]),
        static_cast<float*>(arrays[4]),        static_cast<float*>(arrays[5]),
        static_cast<bool*>(arrays[6]),         static_cast<std::uint8_t*>(arrays[7]),
        static_cast<std::int32_t*>(arrays[8]), static_cast<std::uint8_t*>(arrays[9]),
        static_cast<std::int32_t*>(arrays[10])};
    return static_cast<AnyEnvironments*>(environments)->step(actions, outputs) ? 1 : 0;
}

/// The games, to which the arrays have been checked to belong.
class NativeEnvironments {
public:
    NativeEnvironments(const NativeGame& native, const Settings& settings)
        : game_(native.any()),
          environments_(std::visit(
              [&]<class Game>(const Game& game) {
                  return environment::EnvironmentsOf<Game>::make(game, settings);
              },
              native.any())) {}

    void seed(std::size_t game, std::uint64_t seed, std::uint64_t number) {
        if (game >= environments_->count()) throw nb::index_error("no such game");
        environments_->seed(game, seed, number);
    }

    void reset(const Array<const bool, 1>& chosen, const Arrays& arrays) {
        check_length(chosen.shape(0));
        arrays.check(*environments_);
        nb::gil_scoped_release unlocked;
        environments_->reset(chosen.data(), arrays.pointers());
    }

    nb::object step(const Array<const std::int64_t, 1>& actions, const Arrays& arrays) {
        check_length(actions.shape(0));
        arrays.check(*environments_);
        std::optional<environment::Mistake> mistake;
        {
            nb::gil_scoped_release unlocked;
            mistake = environments_->step(actions.data(), arrays.pointers());
            std::fill_n(arrays.truncated.data(), arrays.truncated.size(), false);
        }
        if (mistake) return told(*mistake);
        return nb::int_(std::count(arrays.terminated.data(),
                                   arrays.terminated.data() + arrays.terminated.size(), true));
    }

    /// Plays whole trajectories by a network.
    nb::object rollout(Rollout& rollout, const Arrays& before, const Arrays& after,
                       const TrajectoryArrays& into) {
        before.check(*environments_);
        after.check(*environments_);
        into.check(*environments_);
        const auto& network = rollout.network();
        if (network.inputs() != static_cast<std::size_t>(environments_->observation_size()) ||
            network.outputs() != static_cast<std::size_t>(environments_->num_actions()) ||
            rollout.games() != environments_->count()) {
            throw nb::value_error("a network for other games");
        }
        std::optional<environment::Mistake> mistake;
        search::Pause pause = SignalCheck();
        {
            nb::gil_scoped_release unlocked;
            mistake = rollout.play(*environments_, into.steps(), before.pointers(),
                                   after.pointers(), into.pointers(), pause);
        }
        return mistake ? told(*mistake) : nb::none();
    }

    /// The addresses of `foreign_step` and of the games.
    nb::tuple foreign_step() const {
        return nb::make_tuple(reinterpret_cast<std::intptr_t>(&binding::foreign_step),
                              reinterpret_cast<std::intptr_t>(environments_.get()));
    }

    NativeState state(std::size_t number) const {
        if (number >= environments_->count()) throw nb::index_error("no such game");
        return std::visit(
            [&]<class Game>(const Game& game) {
                Position<Game> position(game);
                position.state =
                    *static_cast<const typename Game::State*>(environments_->state(number));
                return NativeState(position);
            },
            game_);
    }

    void sample(const Array<std::int64_t, 1>& actions) {
        check_length(actions.shape(0));
        nb::gil_scoped_release unlocked;
        environments_->sample(actions.data());
    }

private:
    static nb::object told(const environment::Mistake& mistake) {
        return nb::make_tuple(mistake.game, mistake.action, mistake.over);
    }

    void check_length(std::size_t length) const {
        if (length != environments_->count()) throw nb::value_error("one number for each game");
    }

    AnyGame game_;
    std::unique_ptr<AnyEnvironments> environments_;
};

/// ValueError for settings that no games can have.
Settings settings_of(const NativeGame& native, std::size_t count, int threads,
                     std::string_view autoreset, std::string_view reward,
                     std::optional<std::string_view> opponents, std::optional<int> seat) {
    Settings settings{
        count, threads, enumerator<Autoreset>(autoreset), enumerator<environment::Reward>(reward),
        {},    seat};
    if (opponents) {
        settings.opponents = search::policy_named(*opponents);
        if (!settings.opponents) throw nb::value_error("no such native player");
    }
    int seats = std::visit([](const auto& game) { return game.seats(); }, native.any());
    bool seated = !seat || (*seat >= 0 && *seat < seats);
    if (count < 1 || threads < 1 || !seated) throw nb::value_error("impossible settings");
    return settings;
}

/// The layers of a network; ValueError where they do not fit together.
std::vector<environment::Layer> layers_of(
    const std::vector<std::pair<Array<const float, 2>, Array<const float, 1>>>& arrays) {
    std::vector<environment::Layer> layers;
    for (const auto& [weights, biases] : arrays) {
        bool joins = layers.empty() || layers.back().outputs == weights.shape(0);
        if (!joins || weights.shape(1) != biases.shape(0) || weights.size() == 0) {
            throw nb::value_error("layers that do not fit together");
        }
        layers.push_back({weights.shape(0),
                          weights.shape(1),
                          {weights.data(), weights.data() + weights.size()},
                          {biases.data(), biases.data() + biases.size()}});
    }
    if (layers.empty()) throw nb::value_error("at least one layer");
    return layers;
}

/// The number of references to objects, all together.
Py_ssize_t references(const nb::tuple& objects) {
    Py_ssize_t sum = 0;
    for (nb::handle object : objects) sum += Py_REFCNT(object.ptr());
    return sum;
}

void bind_trajectories(nb::module_& module) {
    nb::class_<TrajectoryArrays>(module, "TrajectoryArrays")
        .def(
            "__init__",
            [](TrajectoryArrays* self, Array<std::uint8_t, 3> observations,
               Array<std::int8_t, 3> masks, Array<std::int8_t, 2> actors,
               Array<std::int64_t, 2> actions, Array<float, 2> reward, Array<float, 3> rewards,
               Array<bool, 2> terminated) {
                new (self) TrajectoryArrays{observations, masks,   actors,    actions,
                                            reward,       rewards, terminated};
            },
            "observations"_a.noconvert(), "masks"_a.noconvert(), "actors"_a.noconvert(),
            "actions"_a.noconvert(), "reward"_a.noconvert(), "rewards"_a.noconvert(),
            "terminated"_a.noconvert());
    nb::class_<Rollout>(module, "NativeRollout")
        .def(
            "__init__",
            [](Rollout* self,
               const std::vector<std::pair<Array<const float, 2>, Array<const float, 1>>>& layers,
               std::string_view activation, std::size_t games, int threads) {
                new (self)
                    Rollout({layers_of(layers), enumerator<environment::Activation>(activation)},
                            games, threads);
            },
            "layers"_a, "activation"_a, "games"_a, "threads"_a)
        .def("seed", &Rollout::seed, "seed"_a.none());
}

void bind_arrays(nb::module_& module) {
    module.def("references", &references, "objects"_a,
               nb::sig("def references(objects: tuple[object, ...]) -> int"),
               "How often objects are referred to, all together.");
    nb::class_<Arrays>(module, "EnvironmentArrays")
        .def(
            "__init__",
            [](Arrays* self, Array<std::uint8_t, 2> observations, Array<std::int8_t, 2> masks,
               Array<std::int8_t, 1> actors, Array<std::int8_t, 1> acted, Array<float, 1> reward,
               Array<float, 2> rewards, Array<bool, 1> terminated,
               Array<std::uint8_t, 2> final_observations, Array<std::int32_t, 2> totals,
               Array<std::uint8_t, 2> places, Array<std::int32_t, 1> lengths,
               Array<bool, 1> truncated) {
                new (self) Arrays{observations, masks,   actors,     acted,
                                  reward,       rewards, terminated, final_observations,
                                  totals,       places,  lengths,    truncated};
            },
            "observations"_a.noconvert(), "masks"_a.noconvert(), "actors"_a.noconvert(),
            "acted"_a.noconvert(), "reward"_a.noconvert(), "rewards"_a.noconvert(),
            "terminated"_a.noconvert(), "final_observations"_a.noconvert(), "totals"_a.noconvert(),
            "places"_a.noconvert(), "lengths"_a.noconvert(), "truncated"_a.noconvert());
}

}  // namespace

void bind_environments(nb::module_& module) {
    bind_arrays(module);
    bind_trajectories(module);
    nb::class_<NativeEnvironments>(module, "NativeEnvironments")
        .def(
            "__init__",
            [](NativeEnvironments* self, const NativeGame& game, std::size_t count, int threads,
               std::string_view autoreset, std::string_view reward,
               std::optional<std::string_view> opponents, std::optional<int> seat) {
                new (self) NativeEnvironments(
                    game, settings_of(game, count, threads, autoreset, reward, opponents, seat));
            },
            "game"_a, "count"_a, "threads"_a, "autoreset"_a, "reward"_a, "opponents"_a.none(),
            "seat"_a.none())
        .def("seed", &NativeEnvironments::seed, "game"_a, "seed"_a, "number"_a)
        .def("reset", &NativeEnvironments::reset, "chosen"_a.noconvert(), "arrays"_a)
        .def("step", &NativeEnvironments::step, "actions"_a.noconvert(), "arrays"_a,
             nb::sig("def step(self, actions: numpy.typing.NDArray[numpy.int64], "
                     "arrays: EnvironmentArrays) -> int | tuple[int, int, bool]"),
             "The number of matches that have ended; or the first game whose action is a mistake, "
             "the action, and whether its match is over.")
        .def("rollout", &NativeEnvironments::rollout, "rollout"_a, "before"_a, "after"_a, "into"_a,
             nb::sig("def rollout(self, rollout: NativeRollout, before: EnvironmentArrays, "
                     "after: EnvironmentArrays, into: TrajectoryArrays) -> "
                     "tuple[int, int, bool] | None"),
             "Plays whole trajectories; nothing, or a game that is over and was not reset.")
        .def("foreign_step", &NativeEnvironments::foreign_step,
             nb::sig("def foreign_step(self) -> tuple[int, int]"),
             "The addresses of a step as a plain function, and of the games.")
        .def("state", &NativeEnvironments::state, "game"_a)
        .def("sample", &NativeEnvironments::sample, "actions"_a.noconvert());
}

}  // namespace dominium::binding
