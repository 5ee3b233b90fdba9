// Actions as Python objects and back.
#pragma once

#include <optional>
#include <type_traits>
#include <variant>

#include "described.hpp"

namespace dominium::binding {

using kingdom::Action;

template <class Game>
nb::object action_object(const Game& game, const Action& action) {
    return std::visit(
        [&]<class T>(const T& value) { return nb::cast(Numbered<T>{value, game.index(action)}); },
        action);
}

template <class... T>
std::optional<Action> action_from(nb::handle object, std::type_identity<std::variant<T...>>) {
    std::optional<Action> found;
    ((nb::isinstance<Numbered<T>>(object) ? void(found = nb::cast<const Numbered<T>&>(object).value)
                                          : void()),
     ...);
    return found;
}

/// The action behind a Python object; TypeError for anything else.
inline Action action_from(nb::handle object) {
    auto action = action_from(object, std::type_identity<Action>{});
    if (!action) throw nb::type_error("not an action of this game");
    return *action;
}

}  // namespace dominium::binding
