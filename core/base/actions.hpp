// The base of the actions of every family of games: their actor, kind and notation.
//
// An action is a described struct with a kind. Seats decide; what chance does says so: `by_chance`.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "fields.hpp"

namespace dominium {

/// An action that chance does.
template <class T>
concept ByChance = T::by_chance;

template <class... T>
constexpr bool is_chance(const std::variant<T...>& action) {
    return std::visit([]<class Kind>(const Kind&) { return ByChance<Kind>; }, action);
}

template <class... T>
constexpr std::string_view kind_of(const std::variant<T...>& action) {
    return std::visit([](const auto& value) { return value.kind; }, action);
}

/// The common part of actions without values: their `notation` is always the same.
struct Plain {
    static constexpr auto fields() { return fields_of(); }
    constexpr bool operator==(const Plain&) const = default;
};

template <std::derived_from<Plain> Action>
std::string text_of(const Action&) {
    return std::string(Action::notation);
}

template <class... T>
std::string text_of(const std::variant<T...>& action) {
    return std::visit([](const auto& value) { return text_of(value); }, action);
}

/// Reads a number of at most two digits without leading zero.
constexpr std::optional<std::uint8_t> parse_number(std::string_view text) {
    if (text.empty() || text.size() > 2 || text[0] == '0') return std::nullopt;
    int number = 0;
    for (char digit : text) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    return static_cast<std::uint8_t>(number);
}

/// Reads a seat, counted from 1, behind the letter that says what is drawn: `s2`.
constexpr std::optional<std::uint8_t> parse_seat(std::string_view text, char letter) {
    if (!text.starts_with(letter)) return std::nullopt;
    auto number = parse_number(text.substr(1));
    if (!number) return std::nullopt;
    return static_cast<std::uint8_t>(*number - 1);
}

}  // namespace dominium
