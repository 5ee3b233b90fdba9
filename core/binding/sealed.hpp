// Values of the rules as bytes that say whose they are: what Python keeps, copies and pickles.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../base/encoding.hpp"
#include "../kingdom/actions.hpp"
#include "../line/actions.hpp"

namespace dominium::binding {

namespace nb = nanobind;

/// An action together with its dense number in its game.
template <class T>
struct Numbered {
    T value;
    int index;
    static constexpr std::string_view name = T::name;
    static constexpr auto fields() {
        return fields_of(field("value", &Numbered::value), field("index", &Numbered::index));
    }
};

/// A bound class as bytes: the hash of its schema, lowest byte first, then the bytes of the value.
struct Seal {
    std::uint64_t (*schema)();
    std::string (*bytes)(nb::handle self);
    /// The value of which these are the bytes, without the hash; not valid when there is none.
    nb::object (*value)(std::string_view bytes);
};

/// All bound classes that have bytes.
inline std::vector<Seal> seals;

/// True for an action that can be written, and so be asked for: whoever knows the games by their
/// notation alone can bring no other.
template <class T>
bool is_notable(const T& action) {
    auto is = [&](const auto& read) {
        if (!read) return false;
        bool same = false;
        std::visit(
            [&]<class Read>(const Read& held) {
                if constexpr (std::is_same_v<Read, T>) same = held == action;
            },
            *read);
        return same;
    };
    return is(kingdom::parse_action(text_of(action))) || is(line::parse_action(text_of(action)));
}

template <class T>
bool is_sound(const T&) {
    return true;
}
template <class T>
bool is_sound(const Numbered<T>& action) {
    return action.index >= -1 && is_notable(action.value);
}

template <class Bound>
std::uint64_t known_schema() {
    static const std::uint64_t hash = schema_hash<Bound>();
    return hash;
}

/// The bytes of a bound class, where its values have such a form.
template <class Bound>
std::optional<Seal> seal_of() {
    if constexpr (Encodable<Bound>) {
        return Seal{known_schema<Bound>,
                    [](nb::handle self) {
                        std::string bytes;
                        encode(bytes, nb::cast<const Bound&>(self));
                        return bytes;
                    },
                    [](std::string_view bytes) {
                        auto value = decode<Bound>(bytes);
                        return value && is_sound(*value) ? nb::cast(*value) : nb::object();
                    }};
    } else {
        return std::nullopt;
    }
}

constexpr std::size_t seal_size = sizeof(std::uint64_t);

inline nb::bytes sealed(const Seal& seal, nb::handle self) {
    std::string bytes;
    for (std::size_t place = 0; place < seal_size; ++place) {
        bytes += static_cast<char>(seal.schema() >> (8 * place));
    }
    bytes += seal.bytes(self);
    return nb::bytes(bytes.data(), bytes.size());
}

/// Reads what `sealed` wrote; ValueError for anything else, and for what another version wrote.
inline nb::object unsealed(nb::bytes data) {
    std::string_view bytes(data.c_str(), data.size());
    if (bytes.size() < seal_size) throw nb::value_error("not the bytes of a value");
    std::uint64_t schema = 0;
    for (std::size_t place = 0; place < seal_size; ++place) {
        schema |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(bytes[place]))
                  << (8 * place);
    }
    auto seal = std::find_if(seals.begin(), seals.end(),
                             [schema](const Seal& each) { return each.schema() == schema; });
    if (seal == seals.end()) throw nb::value_error("the bytes of no value of this version");
    nb::object value = seal->value(bytes.substr(seal_size));
    if (!value.is_valid()) throw nb::value_error("not the bytes of a value");
    return value;
}

/// Gives a class its bytes, and makes it one that can be pickled and copied.
template <class Class>
void bind_seal(Class bound, const Seal& seal) {
    seals.push_back(seal);
    bound.def(
        "to_bytes", [seal](nb::handle self) { return sealed(seal, self); },
        "The value as few bytes, which the same version of the library reads back.");
    bound.def(
        "__reduce__",
        [seal](nb::handle self) {
            return nb::make_tuple(nb::module_::import_("dominium.views").attr("from_bytes"),
                                  nb::make_tuple(sealed(seal, self)));
        },
        nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"));
}

}  // namespace dominium::binding
