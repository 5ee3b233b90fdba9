// The parameters of refusals and faults as facts of messages.
#pragma once

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "../base/faults.hpp"
#include "../kingdom/dominoes.hpp"
#include "../line/layout.hpp"
#include "kingdom/buildings.hpp"
#include "tree.hpp"

namespace dominium::message_trees {

/// The parameter of a name, if there is one.
inline const Parameter* find(const Parameters& params, std::string_view name) {
    auto found = std::find_if(params.begin(), params.end(),
                              [&](const Parameter& one) { return one.name == name; });
    return found == params.end() ? nullptr : &*found;
}

inline std::optional<int> number_in(const Parameters& params, std::string_view name) {
    const Parameter* found = find(params, name);
    if (found == nullptr || !std::holds_alternative<int>(found->value)) return std::nullopt;
    return std::get<int>(found->value);
}

/// The text of a parameter; empty where it is none.
inline std::string_view text_in(const Parameters& params, std::string_view name) {
    const Parameter* found = find(params, name);
    if (found == nullptr || !std::holds_alternative<std::string>(found->value)) return {};
    return std::get<std::string>(found->value);
}

/// A name in the notation as it is spoken.
inline std::string in_capitals(std::string_view text) {
    std::string spoken(text);
    for (char& sign : spoken) {
        sign = static_cast<char>(std::toupper(static_cast<unsigned char>(sign)));
    }
    return spoken;
}

inline bool is_end(std::string_view text) {
    constexpr auto ends = enumerators(line::End{});
    return std::find(ends.begin(), ends.end(), text) != ends.end();
}

/// The value of a parameter: squares in capitals, dominoes, buildings and ends by their names.
inline Tree in_words(const Parameter& param) {
    if (const int* number = std::get_if<int>(&param.value)) {
        return param.name == "domino" ? Tree(kingdom::domino_text(*number)) : Tree(*number);
    }
    const std::string& text = std::get<std::string>(param.value);
    if (param.name == "square" || param.name == "squares") return in_capitals(text);
    if (param.name == "building" && kingdom::building_named(text))
        return message("building-", text);
    if (param.name == "end" && is_end(text)) return message("end-", text);
    return text;
}

}  // namespace dominium::message_trees
