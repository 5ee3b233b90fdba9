// Refusals of actions and faults of things written down, as values. Words are made elsewhere.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dominium {

/// A named value that belongs to a refusal or a fault.
struct Parameter {
    std::string_view name;
    std::variant<int, std::string> value;
    bool operator==(const Parameter&) const = default;
};

using Parameters = std::vector<Parameter>;

/// The refusal of an action: a code of its family of games, and what it is about.
template <class Code>
struct RefusalOf {
    Code code;
    Parameters params;
    bool operator==(const RefusalOf&) const = default;
};

/// A fault of something written down (a board, a set-up, a score pad): a code and what it is about.
struct Fault {
    std::string_view code;
    Parameters params;
    bool operator==(const Fault&) const = default;
};

}  // namespace dominium
