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

nb::object observation(const NativeState& native, int seat) {
    return native.visit([seat]<class Game>(const Position<Game>& at) {
        if (seat < 0 || seat >= at.game.seats()) throw nb::value_error("no such seat");
        auto size = static_cast<std::size_t>(layout_of(at.game).size());
        auto bytes = std::make_unique<std::uint8_t[]>(size);
        environment::EnvironmentsOf<Game>::observe(at.game, at.state, seat, bytes.get());
        return array_of(std::move(bytes), {size});
    });
}

}  // namespace

void bind_observations(nb::module_& module) {
    module.def("observation_fields", &observation_fields, "game"_a,
               nb::sig("def observation_fields(game: NativeGame) -> "
                       "list[tuple[str, int, tuple[int, ...], int, str]]"),
               "Name, start, shape, largest value and meaning of every field.");
    module.def("observation_size", &observation_size, "game"_a);
    module.def("observation", &observation, "state"_a, "seat"_a,
               nb::sig("def observation(state: NativeState, seat: int) -> "
                       "numpy.typing.NDArray[numpy.uint8]"),
               "What a seat sees; ValueError for an unknown seat.");
}

}  // namespace dominium::binding
