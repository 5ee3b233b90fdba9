// Binding of described structs as read-only Python classes.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "convert.hpp"
#include "sealed.hpp"

namespace dominium::binding {

/// Keeps texts alive that nanobind refers to by pointer.
inline const char* keep(std::string text) {
    static std::deque<std::string> kept;
    return kept.emplace_back(std::move(text)).c_str();
}

/// Stands for any bound class: what takes it for an object only is compiled once for all of them.
struct AnyValue {};
using AnyClass = nb::class_<AnyValue>;

/// Reads something of a Python object.
using Reader = nb::object (*)(nb::handle self);

/// Compares Python objects, of which the first is of a bound class.
using Equality = bool (*)(nb::handle self, nb::handle other);

/// A field of a described struct, as it is bound.
struct BoundField {
    std::string_view name;
    std::string type;
    nb::object schema;
    Reader read;
};

/// A described struct, as it is bound.
struct BoundStruct {
    std::string_view name;
    std::optional<std::string_view> kind;
    std::vector<BoundField> fields;
    Reader to_dict;
    Equality equal;
    std::optional<Seal> seal;
};

template <class T>
const T& itself(const T& value) {
    return value;
}

template <class T>
const T& numbered_value(const Numbered<T>& numbered) {
    return numbered.value;
}

/// Compares what two objects of a bound class hold.
template <class Bound, class Value, const Value& (*value_of)(const Bound&)>
bool equal_content(nb::handle self, nb::handle other) {
    return nb::isinstance<Bound>(other) &&
           value_of(nb::cast<const Bound&>(self)) == value_of(nb::cast<const Bound&>(other));
}

/// Describes the struct that a bound class holds; `value_of` takes it out.
template <class Bound, Described Value, const Value& (*value_of)(const Bound&)>
BoundStruct bound_struct() {
    BoundStruct described{
        Value::name,     std::nullopt, {}, nullptr, equal_content<Bound, Value, value_of>,
        seal_of<Bound>()};
    if constexpr (Kinded<Value>) described.kind = Value::kind;
    [&]<std::size_t... Index>(std::index_sequence<Index...>) {
        (
            [&]<class Owner, class FieldValue>(const Field<Owner, FieldValue>& field) {
                Reader read = [](nb::handle self) {
                    constexpr auto member = field_at<Index>(Value::fields()).member;
                    return convert<false>(value_of(nb::cast<const Bound&>(self)).*member);
                };
                described.fields.push_back(
                    {field.name, python_type<FieldValue>(), schema_type<FieldValue>(), read});
            }(field_at<Index>(Value::fields())),
            ...);
    }(std::make_index_sequence<decltype(Value::fields())::count>{});
    described.to_dict = [](nb::handle self) -> nb::object {
        return convert<true>(value_of(nb::cast<const Bound&>(self)));
    };
    return described;
}

/// The language-neutral description of a struct, for generated types, and the union it belongs to.
inline nb::dict schema_of(const BoundStruct& described, nb::object union_name) {
    nb::list fields;
    for (const BoundField& field : described.fields) {
        fields.append(nb::make_tuple(to_python(field.name), field.schema));
    }
    nb::dict schema;
    schema["name"] = to_python(described.name);
    schema["union"] = union_name;
    schema["kind"] = described.kind ? to_python(*described.kind) : nb::none();
    schema["fields"] = nb::tuple(fields);
    return schema;
}

inline void bind_equality(AnyClass bound, Equality equal) {
    bound.def("__eq__", equal, nb::arg("other").none(),
              nb::sig("def __eq__(self, other: object) -> bool"));
}

/// Gives a class a property.
inline void bind_property(AnyClass bound, std::string_view name, const std::string& type,
                          Reader read) {
    std::string signature = "def " + std::string(name) + "(self) -> " + type;
    bound.def_prop_ro(name.data(), read, nb::for_getter(nb::sig(keep(signature))));
}

/// Gives a class attributes, `kind`, `to_dict()`, `repr` and equality by content.
inline void bind_fields(AnyClass bound, const BoundStruct& described) {
    std::vector<std::pair<std::string_view, Reader>> read_by_name;
    for (const BoundField& field : described.fields) {
        bind_property(bound, field.name, field.type, field.read);
        read_by_name.emplace_back(field.name, field.read);
    }
    if (auto kind = described.kind) {
        bound.def_prop_ro(
            "kind", [kind](nb::handle) { return to_python(*kind); },
            nb::for_getter(
                nb::sig(keep("def kind(self) -> typing.Literal['" + std::string(*kind) + "']"))));
    }
    bound.def("to_dict", described.to_dict, nb::sig("def to_dict(self) -> dict[str, typing.Any]"),
              "The plain JSON form.");
    bound.def("__repr__", [name = described.name, read_by_name](nb::handle self) {
        std::string text;
        for (const auto& [field, read] : read_by_name) {
            text += (text.empty() ? "" : ", ") + std::string(field) + "=" +
                    nb::repr(read(self)).c_str();
        }
        return std::string(name) + "(" + text + ")";
    });
    bind_equality(bound, described.equal);
    if (described.seal) bind_seal(bound, *described.seal);
}

/// Gives a class a hash that fits equality by content: equal values have equal texts.
inline void bind_hash(AnyClass bound) {
    bound.def("__hash__", [](nb::handle self) { return nb::hash(nb::repr(self)); });
}

/// Binds a described struct under its own name.
template <Described T>
AnyClass bind_described(nb::module_& module, nb::list& schema, nb::object union_name = nb::none()) {
    auto described = bound_struct<T, T, itself<T>>();
    auto bound = nb::borrow<AnyClass>(nb::class_<T>(module, T::name.data()));
    bind_fields(bound, described);
    bind_hash(bound);
    schema.append(schema_of(described, union_name));
    return bound;
}

/// Gives the class of an action its number, its notation and a hash of it.
inline void bind_notation(AnyClass bound, std::string_view kind, Reader index, Reader notation) {
    bound.def_prop_ro(
        "index", index, nb::for_getter(nb::sig("def index(self) -> int")),
        "The dense number of the action in its game; -1 when it belongs to no such game.");
    bound.def("__str__", notation, nb::sig("def __str__(self) -> str"));
    bound.def("__hash__", [kind, notation](nb::handle self) {
        return nb::hash(nb::make_tuple(to_python(kind), notation(self)));
    });
}

/// Binds an action type: a frozen, hashable value whose text is the notation.
template <Described T>
void bind_action(nb::module_& module, nb::list& schema, const char* union_name) {
    using Bound = Numbered<T>;
    auto described = bound_struct<Bound, T, numbered_value<T>>();
    auto bound = nb::borrow<AnyClass>(nb::class_<Bound>(module, T::name.data()));
    bind_fields(bound, described);
    bind_notation(
        bound, T::kind,
        [](nb::handle self) -> nb::object { return nb::int_(nb::cast<const Bound&>(self).index); },
        [](nb::handle self) {
            return to_python(std::string_view(text_of(nb::cast<const Bound&>(self).value)));
        });
    schema.append(schema_of(described, nb::str(union_name)));
}

}  // namespace dominium::binding
