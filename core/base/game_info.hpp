// The declaration of a game beside its rules: its names, options and presets.
//
//   id, title, rules_revision   its names, and the revision of the implemented rules
//   option_list()               the axes of its options, each with the values it allows
//   presets                     named combinations of options
//   faults(options)             what the rules exclude, if they exclude anything
//   completed(options)          the options with what follows from them, if anything does
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "faults.hpp"
#include "fields.hpp"

namespace dominium {

/// The families of games.
enum class Family : std::uint8_t { kingdom, line };

constexpr std::array<std::string_view, 2> enumerators(Family) { return {"kingdom", "line"}; }

/// The value of an option, whichever: a number, a flag or a choice.
using OptionValue = std::variant<int, bool, std::string_view>;

/// The values of an option: all numbers of an interval.
struct Range {
    int low;
    int high;
    constexpr bool contains(int number) const { return low <= number && number <= high; }
};

/// The values of an option: a few, in the order in which they are offered.
template <class Value, std::size_t Count>
struct OneOf {
    std::array<Value, Count> values;
    constexpr bool contains(Value wanted) const {
        return std::find(values.begin(), values.end(), wanted) != values.end();
    }
};

template <std::same_as<int>... Number>
constexpr OneOf<int, sizeof...(Number)> one_of(Number... number) {
    return {{number...}};
}

/// An axis of the options of a game: a field of them, and the values that it may have.
template <class Options, class Value, class Values>
struct Option {
    std::string_view name;
    Value Options::* member;
    Values values;
};

template <class Options, class Values>
constexpr Option<Options, int, Values> option(std::string_view name, int Options::* member,
                                              Values values) {
    return {name, member, values};
}

/// A flag knows its values.
template <class Options>
constexpr auto option(std::string_view name, bool Options::* member) {
    return Option<Options, bool, OneOf<bool, 2>>{name, member, {{false, true}}};
}

/// A choice knows its values.
template <class Options, Enumerated Choice>
constexpr auto option(std::string_view name, Choice Options::* member) {
    constexpr std::size_t count = enumerators(Choice{}).size();
    OneOf<Choice, count> all{};
    for (std::size_t index = 0; index < count; ++index) {
        all.values[index] = static_cast<Choice>(index);
    }
    return Option<Options, Choice, decltype(all)>{name, member, all};
}

/// A named combination of options.
template <class Options>
struct Preset {
    std::string_view id;
    Options options;
};

/// A game that says of itself what this file begins with; its id and title are texts.
template <class R>
concept Declared = requires {
    typename R::Options;
    { R::id } -> std::convertible_to<std::string_view>;
    { R::title } -> std::convertible_to<std::string_view>;
    { R::rules_revision } -> std::convertible_to<int>;
    R::option_list();
    R::presets.size();
};

/// The value of an option as it is published.
template <class Value>
constexpr OptionValue published(Value value) {
    if constexpr (Enumerated<Value>) {
        return text_of(value);
    } else {
        return value;
    }
}

/// Values of options by their names.
using ChosenOptions = Mapping<OptionValue>;

/// The kind of the values of an option.
enum class OptionKind : std::uint8_t { number, flag, choice };

constexpr std::array<std::string_view, 3> enumerators(OptionKind) {
    return {"int", "bool", "choice"};
}

/// An option as it is published: an interval has bounds in place of single values.
struct OptionDeclaration {
    static constexpr std::string_view name = "OptionDeclaration";
    std::string_view option;
    OptionKind kind;
    std::vector<OptionValue> values;
    std::optional<int> low;
    std::optional<int> high;
    OptionValue usual;
    bool operator==(const OptionDeclaration&) const = default;
    static constexpr auto fields() {
        return fields_of(
            field("name", &OptionDeclaration::option), field("kind", &OptionDeclaration::kind),
            field("values", &OptionDeclaration::values), field("low", &OptionDeclaration::low),
            field("high", &OptionDeclaration::high), field("default", &OptionDeclaration::usual));
    }
};

/// A game as it is published. A preset names the options that it changes.
struct GameDeclaration {
    static constexpr std::string_view name = "GameDeclaration";
    std::string_view id;
    std::string_view title;
    Family family;
    int rules_revision;
    std::vector<OptionDeclaration> options;
    Mapping<ChosenOptions> presets;
    bool operator==(const GameDeclaration&) const = default;
    static constexpr auto fields() {
        return fields_of(field("id", &GameDeclaration::id), field("title", &GameDeclaration::title),
                         field("family", &GameDeclaration::family),
                         field("rules_revision", &GameDeclaration::rules_revision),
                         field("options", &GameDeclaration::options),
                         field("presets", &GameDeclaration::presets));
    }
};

/// Calls `visit` with every option of a game in order.
template <Declared R, class Visit>
constexpr void for_each_option(Visit&& visit) {
    std::apply([&](const auto&... option) { (visit(option), ...); }, R::option_list());
}

template <class Options, class Value, class Values>
OptionDeclaration declaration_of(const Option<Options, Value, Values>& option) {
    OptionDeclaration declared{};
    declared.option = option.name;
    declared.kind = Enumerated<Value>           ? OptionKind::choice
                    : std::same_as<Value, bool> ? OptionKind::flag
                                                : OptionKind::number;
    if constexpr (std::same_as<Values, Range>) {
        declared.low = option.values.low;
        declared.high = option.values.high;
    } else {
        for (Value value : option.values.values) declared.values.push_back(published(value));
    }
    declared.usual = published(Options{}.*option.member);
    return declared;
}

/// All options of a game by their names.
template <Declared R>
ChosenOptions chosen_options(const typename R::Options& options) {
    ChosenOptions chosen;
    for_each_option<R>([&](const auto& option) {
        chosen.entries.emplace_back(option.name, published(options.*option.member));
    });
    return chosen;
}

/// The options of a game that are not as usual, by their names.
template <Declared R>
ChosenOptions changed_options(const typename R::Options& options) {
    ChosenOptions changed = chosen_options<R>(options);
    const ChosenOptions usual = chosen_options<R>({});
    std::erase_if(changed.entries, [&](const auto& entry) {
        return std::find(usual.entries.begin(), usual.entries.end(), entry) != usual.entries.end();
    });
    return changed;
}

template <Declared R>
GameDeclaration declaration_of(Family family) {
    GameDeclaration declared{R::id, R::title, family, R::rules_revision, {}, {}};
    for_each_option<R>(
        [&](const auto& option) { declared.options.push_back(declaration_of(option)); });
    for (const auto& [id, options] : R::presets) {
        declared.presets.entries.emplace_back(id, changed_options<R>(options));
    }
    return declared;
}

/// Sets an option, unless it is not allowed to have this value.
template <class Options, class Value, class Values>
bool set_option(Options& options, const Option<Options, Value, Values>& option,
                const OptionValue& wanted) {
    if constexpr (std::same_as<Values, Range>) {
        const int* number = std::get_if<int>(&wanted);
        if (number == nullptr || !option.values.contains(*number)) return false;
        options.*option.member = *number;
        return true;
    } else {
        for (Value value : option.values.values) {
            if (published(value) != wanted) continue;
            options.*option.member = value;
            return true;
        }
        return false;
    }
}

/// The options of a game with these values, the others as usual; none where a name or a value is
/// not one of the game.
template <Declared R>
std::optional<typename R::Options> options_from(const ChosenOptions& chosen) {
    typename R::Options options;
    for (const auto& [name, value] : chosen.entries) {
        bool known = false;
        for_each_option<R>([&](const auto& option) {
            if (option.name == name) known = set_option(options, option, value);
        });
        if (!known) return std::nullopt;
    }
    return options;
}

/// The faults of values that are possible each by itself.
template <class Options>
std::vector<Fault> faults_of(const Options& options) {
    if constexpr (requires { faults(options); }) {
        return faults(options);
    } else {
        return {};
    }
}

/// The options with what follows from them.
template <class Options>
Options completed_options(const Options& options) {
    if constexpr (requires { completed(options); }) {
        return completed(options);
    } else {
        return options;
    }
}

}  // namespace dominium
