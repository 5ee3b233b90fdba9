// Values as bytes in the fuzz target: those of the rules come back, and whatever is read back has
// no other form.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "../base/encoding.hpp"
#include "bytes.hpp"

namespace dominium::fuzz {

template <class T>
std::string encoded(const T& value) {
    std::string bytes;
    encode(bytes, value);
    return bytes;
}

/// A value of the rules comes back from its bytes, and from no beginning of them.
template <class T>
void require_kept(const T& value) {
    std::string bytes = encoded(value);
    require(decode<T>(bytes) == value);
    if (!bytes.empty()) require(!decode<T>(std::string_view(bytes).substr(0, bytes.size() - 1)));
}

template <class... T>
void require_kept(const std::variant<T...>& value) {
    std::visit([](const auto& held) { require_kept(held); }, value);
}

/// Bytes that are a value are the bytes of that value.
template <class T>
void require_one_form(std::string_view bytes) {
    if (auto value = decode<T>(bytes)) require(encoded(*value) == bytes);
}

/// The bytes of a value with one of them changed: another value, or none.
template <class T>
void spoil_encoding(const T& value, Bytes& bytes) {
    std::string spoilt = encoded(value);
    auto place = static_cast<std::size_t>(bytes.next() * 256 + bytes.next()) % spoilt.size();
    spoilt[place] = static_cast<char>(bytes.next());
    require_one_form<T>(spoilt);
}

/// Reads the rest of the input as each of some values.
template <class... T>
void read_as(std::type_identity<std::variant<T...>>, std::string_view bytes) {
    (require_one_form<T>(bytes), ...);
}

}  // namespace dominium::fuzz
