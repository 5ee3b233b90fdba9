// Described values and message trees as JSON. Values have the form that Python gives them
// (`to_dict`), trees the form that `message_trees/tree.hpp` has in Python, as lists.
#pragma once

#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "../base/encoding.hpp"
#include "../base/faults.hpp"
#include "../base/game_info.hpp"
#include "../message_trees/tree.hpp"

namespace dominium::wasm {

using message_trees::Capitalised;
using message_trees::FirstWord;
using message_trees::Joined;
using message_trees::Message;
using message_trees::Tree;

/// Writes one JSON text; it puts the commas between values by itself.
class Json {
public:
    std::string take() { return std::move(text_); }

    void null() { begin() += "null"; }
    void write(bool value) { begin() += value ? "true" : "false"; }
    void write(int number) { begin() += std::to_string(number); }
    void write(double number) {
        std::array<char, 32> digits{};
        std::snprintf(digits.data(), digits.size(), "%.17g", number);
        begin() += digits.data();
    }
    void write(std::string_view text);

    /// A list of the values that `items` writes.
    template <class Items>
    void list(Items&& items) {
        enclose('[', items, ']');
    }

    /// An object of the keys and values that `entries` writes.
    template <class Entries>
    void object(Entries&& entries) {
        enclose('{', entries, '}');
    }
    void key(std::string_view name) {
        write(name);
        text_ += ':';
        is_first_ = true;
    }

private:
    /// The text, with a comma where one is needed before the next value.
    std::string& begin() {
        if (!std::exchange(is_first_, false)) text_ += ',';
        return text_;
    }

    template <class Content>
    void enclose(char opening, Content&& content, char closing) {
        begin() += opening;
        is_first_ = true;
        content();
        text_ += closing;
        is_first_ = false;
    }

    std::string text_;
    bool is_first_ = true;
};

inline void Json::write(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    begin() += '"';
    for (char sign : text) {
        auto code = static_cast<unsigned char>(sign);
        if (sign == '"' || sign == '\\') {
            (text_ += '\\') += sign;
        } else if (code < 0x20) {
            ((text_ += "\\u00") += digits[code >> 4]) += digits[code & 0xf];
        } else {
            text_ += sign;
        }
    }
    text_ += '"';
}

// --- Values --------------------------------------------------------------------------------------

template <class T>
constexpr bool is_variant = false;
template <class... T>
constexpr bool is_variant<std::variant<T...>> = true;
template <class T>
constexpr bool is_mapping = false;
template <class T>
constexpr bool is_mapping<Mapping<T>> = true;
template <class T>
constexpr bool is_text = std::is_convertible_v<const T&, std::string_view>;

template <class T>
void write(Json& json, const T& value);

inline void write(Json& json, const Parameters& parameters) {
    json.object([&] {
        for (const auto& [name, value] : parameters) {
            json.key(name);
            write(json, value);
        }
    });
}

template <Described T>
void write_fields(Json& json, const T& value) {
    json.object([&] {
        if constexpr (Kinded<T>) {
            json.key("kind");
            json.write(T::kind);
        }
        T::fields().for_each([&](const auto& field) {
            json.key(field.name);
            write(json, value.*field.member);
        });
    });
}

/// A value of the rules.
template <class T>
void write(Json& json, const T& value) {
    if constexpr (is_variant<T>) {
        std::visit([&](const auto& one) { write(json, one); }, value);
    } else if constexpr (std::is_same_v<T, Actor>) {
        if (value.is_seat()) return json.write(value.seat());
        value.is_chance() ? json.write(std::string_view("chance")) : json.null();
    } else if constexpr (Enumerated<T> || requires { json.write(text_of(value)); }) {
        json.write(text_of(value));
    } else if constexpr (is_text<T>) {
        json.write(std::string_view(value));
    } else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, double>) {
        json.write(value);
    } else if constexpr (std::is_integral_v<T>) {
        json.write(static_cast<int>(value));
    } else if constexpr (encoding::is_optional<T>) {
        value ? write(json, *value) : json.null();
    } else if constexpr (encoding::is_list<T>) {
        json.list([&] {
            for (const auto& item : value) write(json, item);
        });
    } else if constexpr (is_mapping<T>) {
        json.object([&] {
            for (const auto& [name, item] : value.entries) {
                json.key(name);
                write(json, item);
            }
        });
    } else {
        write_fields(json, value);
    }
}

// --- Trees ---------------------------------------------------------------------------------------

void write(Json& json, const Tree& tree);

inline void write(Json& json, const std::string& text) { json.write(std::string_view(text)); }

/// The id, or the two that are tried in turn, then the facts, each after its name.
inline void write(Json& json, const Message& message) {
    json.list([&] {
        if (message.otherwise.empty()) {
            write(json, message.id);
        } else {
            json.list([&] {
                write(json, message.id);
                write(json, message.otherwise);
            });
        }
        for (const auto& [name, value] : message.facts) {
            json.write(name);
            write(json, value);
        }
    });
}

inline void write(Json& json, const Joined& joined) {
    json.list([&] {
        json.write(std::string_view("@join"));
        json.write(joined.separator);
        for (const Tree& part : joined.parts) write(json, part);
    });
}

inline void write(Json& json, const Capitalised& capitalised) {
    json.list([&] {
        json.write(std::string_view("@capital"));
        write(json, capitalised.part.front());
    });
}

inline void write(Json& json, const FirstWord& word) {
    json.list([&] {
        json.write(std::string_view("@first"));
        write(json, word.id);
    });
}

inline void write(Json& json, const Tree& tree) {
    std::visit([&](const auto& node) { write(json, node); }, tree.node);
}

/// An entry of an object.
template <class T>
void entry(Json& json, std::string_view name, const T& value) {
    json.key(name);
    write(json, value);
}

}  // namespace dominium::wasm
