// Described values as compact bytes and back, by the one declaration of their fields.
//
// The bytes name nothing: whoever reads them must know the type, and that its description is the
// same. `schema_hash` tells whether it is. Every value has exactly one form, and whatever is no
// form of a value is refused.
//
//   signed numbers     zigzag (0, -1, 1, -2 … are 0, 1, 2, 3 …), then as unsigned ones
//   unsigned numbers   seven bits a byte, the lowest first; all but the last have the eighth bit
//   choices            their place among the enumerators
//   texts, lists       their length, then what is in them; texts are ASCII
//   optional values    0, or 1 and the value
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "fields.hpp"

namespace dominium {

/// A value of the rules that is a number below `T::count`, such as a tile.
template <class T>
concept Counted = requires(T value, int number) {
    { T::count } -> std::convertible_to<int>;
    { value.number() } -> std::convertible_to<int>;
    { T::numbered(number) } -> std::same_as<T>;
};

namespace encoding {

/// Calls `visit` with every field of a struct: those that are told, and those of `untold()`, which
/// are part of its value all the same.
template <Described T, class Visit>
constexpr void for_each_field(Visit&& visit) {
    T::fields().for_each(visit);
    if constexpr (requires { T::untold(); }) T::untold().for_each(visit);
}

template <class T>
struct ItemOf;
template <class T>
struct ItemOf<std::vector<T>> {
    using Type = T;
    static constexpr char sign = '*';
};
template <class T>
struct ItemOf<std::optional<T>> {
    using Type = T;
    static constexpr char sign = '?';
};

template <class T>
constexpr bool is_list = false;
template <class T>
constexpr bool is_list<std::vector<T>> = true;
template <class T>
constexpr bool is_optional = false;
template <class T>
constexpr bool is_optional<std::optional<T>> = true;

template <class T>
constexpr bool possible() {
    if constexpr (is_list<T> || is_optional<T>) {
        return possible<typename ItemOf<T>::Type>();
    } else if constexpr (Described<T>) {
        bool all = true;
        for_each_field<T>([&]<class Owner, class Value>(const Field<Owner, Value>&) {
            all = all && possible<Value>();
        });
        return all;
    } else {
        return Counted<T> || Enumerated<T> || std::is_integral_v<T> || std::is_same_v<T, Actor> ||
               std::is_same_v<T, std::string>;
    }
}

}  // namespace encoding

/// A type whose values have a form in bytes. Texts that the core only refers to have none.
template <class T>
concept Encodable = encoding::possible<T>();

namespace encoding {

inline void put_unsigned(std::string& out, std::uint64_t number) {
    for (; number >= 0x80; number >>= 7) out += static_cast<char>(number | 0x80);
    out += static_cast<char>(number);
}

inline void put_signed(std::string& out, std::int64_t number) {
    auto bits = static_cast<std::uint64_t>(number);
    put_unsigned(out, number < 0 ? ~(bits << 1) : bits << 1);
}

/// The bytes that are still to be read. What is read after a fault is worthless.
class Source {
public:
    explicit Source(std::string_view bytes) : rest_(bytes) {}

    bool is_sound() const { return sound_; }
    bool is_read() const { return sound_ && rest_.empty(); }
    std::size_t left() const { return rest_.size(); }

    /// Says that the bytes are no form of a value unless this holds.
    void demand(bool promise) { sound_ = sound_ && promise; }

    std::uint8_t byte() {
        demand(!rest_.empty());
        if (!sound_) return 0;
        auto first = static_cast<std::uint8_t>(rest_.front());
        rest_.remove_prefix(1);
        return first;
    }

    /// A number of at most five bytes, the last of which says something.
    std::uint64_t unsigned_number() {
        std::uint64_t number = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            std::uint8_t next = byte();
            number |= static_cast<std::uint64_t>(next & 0x7f) << shift;
            if (next < 0x80) {
                demand(next != 0 || shift == 0);
                return number;
            }
        }
        demand(false);
        return 0;
    }

    std::int64_t signed_number() {
        std::uint64_t bits = unsigned_number();
        auto half = static_cast<std::int64_t>(bits >> 1);
        return bits & 1 ? -half - 1 : half;
    }

    /// A number below a limit; 0 after a fault.
    std::size_t below(std::size_t limit) {
        std::uint64_t number = unsigned_number();
        demand(number < limit);
        return sound_ ? static_cast<std::size_t>(number) : 0;
    }

    std::string_view text() {
        auto size = below(left() + 1);
        demand(size <= left());
        if (!sound_) return {};
        auto taken = rest_.substr(0, size);
        rest_.remove_prefix(size);
        for (char sign : taken) demand(static_cast<unsigned char>(sign) < 0x80);
        return taken;
    }

private:
    std::string_view rest_;
    bool sound_ = true;
};

}  // namespace encoding

/// Appends the bytes of a value.
template <Encodable T>
void encode(std::string& out, const T& value) {
    using namespace encoding;
    if constexpr (Counted<T>) {
        put_unsigned(out, static_cast<std::uint64_t>(value.number()));
    } else if constexpr (std::is_same_v<T, Actor>) {
        put_signed(out, value.value);
    } else if constexpr (std::is_enum_v<T> || std::is_same_v<T, bool>) {
        put_unsigned(out, static_cast<std::uint64_t>(value));
    } else if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
        put_signed(out, value);
    } else if constexpr (std::is_integral_v<T>) {
        put_unsigned(out, value);
    } else if constexpr (std::is_same_v<T, std::string>) {
        put_unsigned(out, value.size());
        out += value;
    } else if constexpr (is_optional<T>) {
        out += static_cast<char>(value.has_value());
        if (value) encode(out, *value);
    } else if constexpr (is_list<T>) {
        put_unsigned(out, value.size());
        for (const auto& item : value) encode(out, item);
    } else {
        for_each_field<T>([&](const auto& field) { encode(out, value.*field.member); });
    }
}

namespace encoding {

template <class T>
T in_range(Source& source, std::int64_t number) {
    source.demand(std::numeric_limits<T>::min() <= number &&
                  number <= std::numeric_limits<T>::max());
    return static_cast<T>(number);
}

template <class T>
void read(Source& source, T& value) {
    if constexpr (Counted<T>) {
        value = T::numbered(static_cast<int>(source.below(T::count)));
    } else if constexpr (std::is_same_v<T, Actor>) {
        value.value = in_range<std::int8_t>(source, source.signed_number());
        source.demand(value.value >= Actor::nobody().value);
    } else if constexpr (std::is_enum_v<T>) {
        value = static_cast<T>(source.below(enumerators(T{}).size()));
    } else if constexpr (std::is_same_v<T, bool>) {
        value = source.below(2) != 0;
    } else if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
        value = in_range<T>(source, source.signed_number());
    } else if constexpr (std::is_integral_v<T>) {
        value = in_range<T>(source, static_cast<std::int64_t>(source.unsigned_number()));
    } else if constexpr (std::is_same_v<T, std::string>) {
        value = source.text();
    } else if constexpr (is_optional<T>) {
        if (source.below(2) != 0) read(source, value.emplace());
    } else if constexpr (is_list<T>) {
        // No item is without bytes, so a length that lies cannot ask for much.
        for (auto size = source.below(source.left() + 1); size > 0 && source.is_sound(); --size) {
            read(source, value.emplace_back());
        }
    } else {
        for_each_field<T>([&](const auto& field) { read(source, value.*field.member); });
    }
}

template <class T>
void write_schema(std::string& out) {
    if constexpr (Counted<T>) {
        out += '<' + std::to_string(T::count);
    } else if constexpr (std::is_same_v<T, Actor>) {
        out += "actor";
    } else if constexpr (Enumerated<T>) {
        for (std::string_view text : enumerators(T{})) (out += '|') += text;
    } else if constexpr (std::is_same_v<T, bool>) {
        out += "bool";
    } else if constexpr (std::is_integral_v<T>) {
        out += (std::is_signed_v<T> ? "int" : "uint") + std::to_string(8 * sizeof(T));
    } else if constexpr (std::is_same_v<T, std::string>) {
        out += "text";
    } else if constexpr (is_optional<T> || is_list<T>) {
        out += ItemOf<T>::sign;
        write_schema<typename ItemOf<T>::Type>(out);
    } else {
        (out += T::name) += '(';
        for_each_field<T>([&]<class Owner, class Value>(const Field<Owner, Value>& field) {
            (out += field.name) += ':';
            write_schema<Value>(out);
            out += ',';
        });
        out += ')';
    }
}

}  // namespace encoding

/// The value of which these are the bytes, all of them; nothing when they are no form of one.
template <Encodable T>
std::optional<T> decode(std::string_view bytes) {
    encoding::Source source(bytes);
    T value{};
    encoding::read(source, value);
    return source.is_read() ? std::optional<T>(std::move(value)) : std::nullopt;
}

/// A hash of everything that the bytes of a type rest on: names, fields, choices and limits, in
/// their order (64 bits, FNV-1a).
template <Encodable T>
std::uint64_t schema_hash() {
    std::string schema;
    encoding::write_schema<T>(schema);
    std::uint64_t hash = 0xcbf29ce484222325;
    for (char sign : schema) {
        hash = (hash ^ static_cast<unsigned char>(sign)) * 0x100000001b3;
    }
    return hash;
}

}  // namespace dominium
