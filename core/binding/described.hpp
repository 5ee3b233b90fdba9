// Binding of described structs as read-only Python classes.
#pragma once

#include <deque>
#include <string>

#include "convert.hpp"

namespace dominium::binding {

/// Keeps texts alive that nanobind refers to by pointer.
inline const char* keep(std::string text) {
    static std::deque<std::string> kept;
    return kept.emplace_back(std::move(text)).c_str();
}

/// An action together with its dense number in its game.
template <class T>
struct Numbered {
    T value;
    int index;
};

/// The language-neutral description of a struct, for generated types, and the union it belongs to.
template <Described T>
nb::dict schema_of(nb::object union_name) {
    nb::dict schema;
    schema["name"] = to_python(T::name);
    schema["union"] = union_name;
    schema["kind"] = nb::none();
    if constexpr (Kinded<T>) schema["kind"] = to_python(T::kind);
    nb::list fields;
    std::apply(
        [&]<class... Owners, class... Values>(const Field<Owners, Values>&... each) {
            (fields.append(nb::make_tuple(to_python(each.name), schema_type<Values>())), ...);
        },
        T::fields());
    schema["fields"] = nb::tuple(fields);
    return schema;
}

template <class Bound, class Value, class Owner, class FieldValue>
void bind_field(nb::class_<Bound>& bound, const Field<Owner, FieldValue>& described,
                const Value& (*value_of)(const Bound&)) {
    bound.def_prop_ro(
        described.name.data(),
        [member = described.member, value_of](const Bound& self) {
            return convert<false>(value_of(self).*member);
        },
        nb::for_getter(nb::sig(keep("def " + std::string(described.name) + "(self) -> " +
                                    python_type<FieldValue>()))));
}

/// Attributes, `kind`, `to_dict()` and `repr` of a class that holds a described value.
template <class Bound, Described Value>
void bind_fields(nb::class_<Bound>& bound, const Value& (*value_of)(const Bound&)) {
    std::apply([&](const auto&... each) { (bind_field<Bound, Value>(bound, each, value_of), ...); },
               Value::fields());
    if constexpr (Kinded<Value>) {
        bound.def_prop_ro(
            "kind", [](const Bound&) { return to_python(Value::kind); },
            nb::for_getter(nb::sig(
                keep("def kind(self) -> typing.Literal['" + std::string(Value::kind) + "']"))));
    }
    bound.def(
        "to_dict", [value_of](const Bound& self) { return convert<true>(value_of(self)); },
        nb::sig("def to_dict(self) -> dict[str, typing.Any]"), "The plain JSON form.");
    bound.def("__repr__", [value_of](const Bound& self) {
        std::string text = std::string(Value::name) + "(";
        bool first = true;
        std::apply(
            [&](const auto&... each) {
                ((text += std::string(first ? "" : ", ") + std::string(each.name) + "=" +
                          nb::repr(convert<false>(value_of(self).*each.member)).c_str(),
                  first = false),
                 ...);
            },
            Value::fields());
        return text + ")";
    });
}

template <class T>
const T& itself(const T& value) {
    return value;
}

template <class T>
const T& numbered_value(const Numbered<T>& numbered) {
    return numbered.value;
}

/// Equality by content, and a hash that fits it: equal values have equal texts.
template <class T>
void bind_equality(nb::class_<T>& bound) {
    bound.def(
        "__eq__",
        [](const T& self, nb::handle other) {
            return nb::isinstance<T>(other) && self == nb::cast<const T&>(other);
        },
        nb::arg("other").none(), nb::sig("def __eq__(self, other: object) -> bool"));
    bound.def("__hash__", [](nb::handle self) { return nb::hash(nb::repr(self)); });
}

/// Binds a described struct under its own name.
template <Described T>
nb::class_<T> bind_described(nb::module_& module, nb::list& schema,
                             nb::object union_name = nb::none()) {
    nb::class_<T> bound(module, T::name.data());
    bind_fields<T, T>(bound, &itself<T>);
    bind_equality(bound);
    schema.append(schema_of<T>(union_name));
    return bound;
}

/// Binds an action type: a frozen, hashable value whose text is the notation.
template <Described T>
void bind_action(nb::module_& module, nb::list& schema, const char* union_name) {
    using Bound = Numbered<T>;
    nb::class_<Bound> bound(module, T::name.data());
    bind_fields<Bound, T>(bound, &numbered_value<T>);
    bound.def_ro("index", &Bound::index,
                 "The dense number of the action in its game; -1 when it belongs to no such game.");
    bound.def("__str__", [](const Bound& self) { return text_of(self.value); });
    bound.def(
        "__eq__",
        [](const Bound& self, nb::handle other) {
            return nb::isinstance<Bound>(other) &&
                   self.value == nb::cast<const Bound&>(other).value;
        },
        nb::arg("other").none(), nb::sig("def __eq__(self, other: object) -> bool"));
    bound.def("__hash__", [](const Bound& self) {
        return nb::hash(nb::make_tuple(to_python(T::kind), nb::cast(text_of(self.value))));
    });
    schema.append(schema_of<T>(nb::str(union_name)));
}

}  // namespace dominium::binding
