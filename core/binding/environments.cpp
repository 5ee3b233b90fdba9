// Many games that are stepped in one call, with arrays of the caller.
#include "environments.hpp"

#include <nanobind/ndarray.h>

#include "../environment/any_environments.hpp"
#include "games.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;
using environment::AnyEnvironments;
using environment::Autoreset;
using environment::Outputs;
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
                                   terminated.shape(0), lengths.shape(0)}) {
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
        }
        if (!mistake) return nb::none();
        return nb::make_tuple(mistake->game, mistake->action, mistake->over);
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

void bind_arrays(nb::module_& module) {
    nb::class_<Arrays>(module, "EnvironmentArrays")
        .def(
            "__init__",
            [](Arrays* self, Array<std::uint8_t, 2> observations, Array<std::int8_t, 2> masks,
               Array<std::int8_t, 1> actors, Array<std::int8_t, 1> acted, Array<float, 1> reward,
               Array<float, 2> rewards, Array<bool, 1> terminated,
               Array<std::uint8_t, 2> final_observations, Array<std::int32_t, 2> totals,
               Array<std::uint8_t, 2> places, Array<std::int32_t, 1> lengths) {
                new (self)
                    Arrays{observations,       masks,  actors, acted,  reward, rewards, terminated,
                           final_observations, totals, places, lengths};
            },
            "observations"_a.noconvert(), "masks"_a.noconvert(), "actors"_a.noconvert(),
            "acted"_a.noconvert(), "reward"_a.noconvert(), "rewards"_a.noconvert(),
            "terminated"_a.noconvert(), "final_observations"_a.noconvert(), "totals"_a.noconvert(),
            "places"_a.noconvert(), "lengths"_a.noconvert());
}

}  // namespace

void bind_environments(nb::module_& module) {
    bind_arrays(module);
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
                     "arrays: EnvironmentArrays) -> tuple[int, int, bool] | None"),
             "Nothing, or the first game whose action is a mistake, the action, and whether its "
             "match is over.")
        .def("state", &NativeEnvironments::state, "game"_a)
        .def("sample", &NativeEnvironments::sample, "actions"_a.noconvert());
}

}  // namespace dominium::binding
