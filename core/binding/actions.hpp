// Actions as Python objects and back.
#pragma once

#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include "described.hpp"

namespace dominium::binding {

template <class Game>
nb::object action_object(const Game& game, const typename Game::Action& action) {
    return std::visit(
        [&]<class T>(const T& value) { return nb::cast(Numbered<T>{value, game.index(action)}); },
        action);
}

/// The objects of a game's actions: each is made when it is first asked for, and never changes.
class ActionObjects {
public:
    template <class Game>
    nb::object of(const Game& game, const typename Game::Action& action) {
        auto index = static_cast<std::size_t>(game.index(action));
        auto& made = is_chance(action) ? of_chance_ : of_seats_;
        if (made.size() <= index) made.resize(index + 1);
        if (!made[index]) made[index] = action_object(game, action);
        return made[index];
    }

private:
    std::vector<nb::object> of_seats_;
    std::vector<nb::object> of_chance_;
};

template <class... T>
std::optional<std::variant<T...>> held_action(nb::handle object,
                                              std::type_identity<std::variant<T...>>) {
    std::optional<std::variant<T...>> found;
    auto take = [&]<class Kind>(std::type_identity<Kind>) {
        if (!nb::isinstance<Numbered<Kind>>(object)) return false;
        found = nb::cast<const Numbered<Kind>&>(object).value;
        return true;
    };
    static_cast<void>((take(std::type_identity<T>{}) || ...));
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
