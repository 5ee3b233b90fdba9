// Actions as Python objects and back.
#pragma once

#include <optional>
#include <type_traits>
#include <variant>

#include "described.hpp"

namespace dominium::binding {

template <class Game>
nb::object action_object(const Game& game, const typename Game::Action& action) {
    return std::visit(
        [&]<class T>(const T& value) { return nb::cast(Numbered<T>{value, game.index(action)}); },
        action);
}

template <class... T>
std::optional<std::variant<T...>> held_action(nb::handle object,
                                              std::type_identity<std::variant<T...>>) {
    std::optional<std::variant<T...>> found;
    ((nb::isinstance<Numbered<T>>(object) ? void(found = nb::cast<const Numbered<T>&>(object).value)
                                          : void()),
     ...);
    return found;
}

/// The action of a game behind a Python object; TypeError for anything else.
template <class Game>
typename Game::Action action_from(const Game&, nb::handle object) {
    auto action = held_action(object, std::type_identity<typename Game::Action>{});
    if (!action) throw nb::type_error("not an action of this game");
    return *action;
}

}  // namespace dominium::binding
