// Conversion of described C++ values to Python objects, plain JSON values and type names.
// It converts and never decides.
#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "../base/game_info.hpp"
#include "../kingdom/actions.hpp"
#include "../line/tiles.hpp"

namespace dominium::binding {

namespace nb = nanobind;
using kingdom::Square;
using line::Tile;

template <class T>
struct is_vector : std::false_type {};
template <class T>
struct is_vector<std::vector<T>> : std::true_type {};
template <class T>
struct is_optional : std::false_type {};
template <class T>
struct is_optional<std::optional<T>> : std::true_type {};
template <class T>
struct is_mapping : std::false_type {};
template <class T>
struct is_mapping<Mapping<T>> : std::true_type {
    using value_type = T;
};
/// Values of the rules that are texts outside the core.
template <class T>
constexpr bool is_named = std::is_same_v<T, Square> || std::is_same_v<T, Tile>;
template <class T>
constexpr bool is_text = std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view>;
template <class T>
constexpr bool is_number = std::is_integral_v<T> && !std::is_same_v<T, bool>;

inline nb::object to_python(std::string_view text) { return nb::str(text.data(), text.size()); }

inline nb::object to_python(Actor actor) {
    if (actor.is_seat()) return nb::int_(actor.seat());
    if (actor.is_chance()) return nb::str("chance");
    return nb::none();
}

inline nb::dict to_dict(const Parameters& parameters) {
    nb::dict result;
    for (const auto& [name, value] : parameters) {
        std::visit([&](const auto& held) { result[to_python(name)] = nb::cast(held); }, value);
    }
    return result;
}

/// A value as Python users see it; `Json` turns nested structs into dictionaries too.
template <bool Json, class T>
nb::object convert(const T& value) {
    if constexpr (std::is_same_v<T, Actor>) {
        return to_python(value);
    } else if constexpr (is_named<T>) {
        return nb::cast(text_of(value));
    } else if constexpr (Enumerated<T>) {
        return to_python(dominium::text_of(value));
    } else if constexpr (is_text<T>) {
        return to_python(std::string_view(value));
    } else if constexpr (is_optional<T>::value) {
        return value ? convert<Json>(*value) : nb::none();
    } else if constexpr (is_vector<T>::value) {
        nb::list items;
        for (const auto& item : value) items.append(convert<Json>(item));
        if constexpr (Json) return items;
        return nb::tuple(items);
    } else if constexpr (is_mapping<T>::value) {
        nb::dict result;
        for (const auto& [name, item] : value.entries) {
            result[to_python(name)] = convert<Json>(item);
        }
        return result;
    } else if constexpr (std::is_same_v<T, OptionValue>) {
        return std::visit([](auto held) { return convert<Json>(held); }, value);
    } else if constexpr (Described<T> && Json) {
        nb::dict result;
        if constexpr (Kinded<T>) result["kind"] = to_python(T::kind);
        T::fields().for_each([&](const auto& each) {
            result[each.name.data()] = convert<true>(value.*each.member);
        });
        return result;
    } else if constexpr (is_number<T>) {
        return nb::int_(static_cast<int>(value));
    } else {
        return nb::cast(value);
    }
}

/// The type of `convert<false, T>` as it stands in the Python stubs.
template <class T>
std::string python_type() {
    if constexpr (std::is_same_v<T, Actor>) {
        return "int | typing.Literal['chance'] | None";
    } else if constexpr (Enumerated<T>) {
        std::string values;
        for (std::string_view text : enumerators(T{})) {
            values += (values.empty() ? "'" : ", '") + std::string(text) + "'";
        }
        return "typing.Literal[" + values + "]";
    } else if constexpr (is_named<T> || is_text<T>) {
        return "str";
    } else if constexpr (std::is_same_v<T, bool>) {
        return "bool";
    } else if constexpr (is_number<T>) {
        return "int";
    } else if constexpr (is_optional<T>::value) {
        return python_type<typename T::value_type>() + " | None";
    } else if constexpr (is_vector<T>::value) {
        return "tuple[" + python_type<typename T::value_type>() + ", ...]";
    } else if constexpr (is_mapping<T>::value) {
        return "dict[str, " + python_type<typename is_mapping<T>::value_type>() + "]";
    } else if constexpr (std::is_same_v<T, OptionValue>) {
        return "int | bool | str";
    } else {
        return std::string(T::name);
    }
}

/// A language-neutral type: a name, or a pair of a constructor and its argument.
template <class T>
nb::object schema_type() {
    if constexpr (std::is_same_v<T, Actor>) {
        return nb::str("actor");
    } else if constexpr (Enumerated<T>) {
        nb::list values;
        for (std::string_view text : enumerators(T{})) values.append(to_python(text));
        return nb::make_tuple("choice", nb::tuple(values));
    } else if constexpr (is_named<T> || is_text<T>) {
        return nb::str("text");
    } else if constexpr (std::is_same_v<T, bool>) {
        return nb::str("bool");
    } else if constexpr (is_number<T>) {
        return nb::str("int");
    } else if constexpr (is_optional<T>::value) {
        return nb::make_tuple("optional", schema_type<typename T::value_type>());
    } else if constexpr (is_vector<T>::value) {
        return nb::make_tuple("list", schema_type<typename T::value_type>());
    } else if constexpr (is_mapping<T>::value) {
        return nb::make_tuple("mapping", schema_type<typename is_mapping<T>::value_type>());
    } else if constexpr (std::is_same_v<T, OptionValue>) {
        return nb::str("option");
    } else {
        return nb::make_tuple("struct", to_python(T::name));
    }
}

/// The value of an enumeration with this text; ValueError when there is none.
template <class E>
E enumerator(std::string_view text) {
    const auto texts = enumerators(E{});
    for (std::size_t index = 0; index < texts.size(); ++index) {
        if (texts[index] == text) return static_cast<E>(index);
    }
    throw nb::value_error("unknown choice");
}

}  // namespace dominium::binding
