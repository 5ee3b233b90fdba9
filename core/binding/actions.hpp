// Actions as Python objects and back.
#pragma once

#include <optional>
#include <type_traits>
#include <unordered_map>
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

/// The objects of a game's actions: each is made when it is first asked for, and never changes.
class ActionObjects {
public:
    template <class Game>
    nb::object of(const Game& game, const typename Game::Action& action) {
        auto index = static_cast<std::size_t>(game.index(action));
        bool by_chance = is_chance(action);
        auto& made = by_chance ? of_chance_ : of_seats_;
        if (made.size() <= index) made.resize(index + 1);
        if (!made[index]) {
            made[index] = action_object(game, action);
            numbers_.emplace(made[index].ptr(), Number{static_cast<int>(index), by_chance});
        }
        return made[index];
    }

    /// The notation of an action.
    template <class Game>
    nb::object written(const Game& game, const typename Game::Action& action) {
        auto index = static_cast<std::size_t>(game.index(action));
        auto& texts = is_chance(action) ? texts_of_chance_ : texts_of_seats_;
        if (texts.size() <= index) texts.resize(index + 1);
        if (!texts[index]) texts[index] = nb::str(text_of(action).c_str());
        return texts[index];
    }

    /// The action behind a Python object, whichever game made it; TypeError for anything else.
    template <class Game>
    typename Game::Action read(const Game& game, nb::handle object) const {
        auto known = numbers_.find(object.ptr());
        if (known == numbers_.end()) return action_from(game, object);
        auto [index, by_chance] = known->second;
        return by_chance ? *game.chance_action_at(index) : *game.action_at(index);
    }

private:
    struct Number {
        int index;
        bool by_chance;
    };

    std::vector<nb::object> of_seats_;
    std::vector<nb::object> of_chance_;
    std::vector<nb::object> texts_of_seats_;
    std::vector<nb::object> texts_of_chance_;
    /// They live as long as this, so that no other object has one of their places.
    std::unordered_map<const PyObject*, Number> numbers_;
};

}  // namespace dominium::binding
