// Description of values as named fields: one declaration of an event, view or score serves Python,
// JSON and the generated TypeScript types.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace dominium {

template <class Owner, class Value>
struct Field {
    std::string_view name;
    Value Owner::* member;
};

template <class Owner, class Value>
constexpr Field<Owner, Value> field(std::string_view name, Value Owner::* member) {
    return {name, member};
}

/// One of several fields, by its place.
template <std::size_t Index, class F>
struct FieldAt {
    F field;
};

/// The fields of a struct. A tuple would do, but is dear to compile a hundred times in every unit.
template <class Indices, class... F>
struct FieldList;
template <std::size_t... Index, class... F>
struct FieldList<std::index_sequence<Index...>, F...> : FieldAt<Index, F>... {
    static constexpr std::size_t count = sizeof...(F);

    /// Calls `visit` with every field in order.
    template <class Visit>
    constexpr void for_each([[maybe_unused]] Visit&& visit) const {
        (visit(FieldAt<Index, F>::field), ...);
    }
};

template <class... F>
constexpr FieldList<std::index_sequence_for<F...>, F...> fields_of(F... field) {
    return {{field}...};
}

/// The field at a place of a list.
template <std::size_t Index, class F>
constexpr const F& field_at(const FieldAt<Index, F>& placed) {
    return placed.field;
}

/// A struct that names its fields: `static constexpr std::string_view name` and `fields()`.
template <class T>
concept Described = requires {
    { T::name } -> std::convertible_to<std::string_view>;
    T::fields();
};

/// A described alternative of a union, told apart by its `kind`.
template <class T>
concept Kinded = Described<T> && requires {
    { T::kind } -> std::convertible_to<std::string_view>;
};

/// An enumeration whose values have texts: `enumerators(E{})` is the array of them in order.
template <class T>
concept Enumerated = std::is_enum_v<T> && requires { enumerators(T{}); };

template <Enumerated T>
constexpr std::string_view text_of(T value) {
    return enumerators(value)[static_cast<std::size_t>(value)];
}

/// Values by names, in the order in which they were named.
template <class Value>
struct Mapping {
    std::vector<std::pair<std::string_view, Value>> entries;
    bool operator==(const Mapping&) const = default;
};

/// The actor of a position: a seat, chance, or nobody (the game is finished).
struct Actor {
    std::int8_t value;

    static constexpr Actor of_seat(int seat) { return {static_cast<std::int8_t>(seat)}; }
    static constexpr Actor chance() { return {-1}; }
    static constexpr Actor nobody() { return {-2}; }
    constexpr bool is_seat() const { return value >= 0; }
    constexpr bool is_chance() const { return value == -1; }
    constexpr int seat() const { return value; }
    constexpr bool operator==(const Actor&) const = default;
};

}  // namespace dominium
