// Observations of seats as bytes.
#include "../environment/any_environments.hpp"
#include "batches.hpp"
#include "environments.hpp"
#include "games.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;

template <class Game>
environment::Layout layout_of(const Game& game) {
    return environment::EnvironmentsOf<Game>::layout(game);
}

nb::tuple shape_of(const environment::Field& field) {
    nb::list shape;
    for (int length : field.shape) {
        if (length > 0) shape.append(length);
    }
    return nb::tuple(shape);
}

nb::list observation_fields(const NativeGame& native) {
    nb::list fields;
    auto layout = std::visit([](const auto& game) { return layout_of(game); }, native.any());
    for (const auto& [field, start] : layout.fields()) {
        fields.append(nb::make_tuple(to_python(field.name), start, shape_of(field), field.most,
                                     to_python(field.meaning)));
    }
    return fields;
}

int observation_size(const NativeGame& native) {
    return std::visit([](const auto& game) { return layout_of(game).size(); }, native.any());
}

template <class Game>
void check_seat(const Game& game, int seat) {
    if (seat < 0 || seat >= game.seats()) throw nb::value_error("no such seat");
}

template <class T>
using Row = nb::ndarray<T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

void observe(const NativeState& native, int seat, const Row<std::uint8_t>& bytes,
             const Row<std::int8_t>& mask) {
    native.visit([&]<class Game>(const Position<Game>& at) {
        check_seat(at.game, seat);
        if (bytes.size() != native.observation_size() ||
            mask.size() != static_cast<std::size_t>(at.game.num_actions())) {
            throw nb::value_error("an array has the wrong shape");
        }
        environment::EnvironmentsOf<Game>::observe(at.game, at.state, seat, bytes.data());
        std::fill_n(mask.data(), mask.size(), std::int8_t{0});
        auto actor = at.game.actor(at.state);
        if (!actor.is_seat() || actor.seat() != seat) return;
        for (const auto& action : at.game.legal_actions(at.state)) {
            mask.data()[at.game.index(action)] = 1;
        }
    });
}

nb::object observation(const NativeState& native, int seat) {
    return native.visit([&]<class Game>(const Position<Game>& at) {
        check_seat(at.game, seat);
        auto size = native.observation_size();
        auto bytes = std::make_unique<std::uint8_t[]>(size);
        environment::EnvironmentsOf<Game>::observe(at.game, at.state, seat, bytes.get());
        return array_of(std::move(bytes), {size});
    });
}

}  // namespace

std::size_t NativeState::observation_size() const {
    if (observation_size_ == 0) {
        visit([&](const auto& at) {
            observation_size_ = static_cast<std::size_t>(layout_of(at.game).size());
        });
    }
    return observation_size_;
}

void bind_observations(nb::module_& module) {
    module.def("observation_fields", &observation_fields, "game"_a,
               nb::sig("def observation_fields(game: NativeGame) -> "
                       "list[tuple[str, int, tuple[int, ...], int, str]]"),
               "Name, start, shape, largest value and meaning of every field.");
    module.def("observation_size", &observation_size, "game"_a);
    module.def("observe", &observe, "state"_a, "seat"_a, "observation"_a.noconvert(),
               "mask"_a.noconvert(),
               "Writes what a seat sees and its legal actions, none while another one is to act.");
    module.def("observation", &observation, "state"_a, "seat"_a,
               nb::sig("def observation(state: NativeState, seat: int) -> "
                       "numpy.typing.NDArray[numpy.uint8]"),
               "What a seat sees; ValueError for an unknown seat.");
}

}  // namespace dominium::binding
