// The refusals of the kingdom games: of squares, dominoes, knights and buildings.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "../actions.hpp"
#include "../refusals.hpp"
#include "choices.hpp"

namespace dominium::message_trees {

/// A parameter that counts something.
struct Counted {
    std::string_view parameter;
    std::string_view noun;
};
constexpr std::array counted_in_refusals{Counted{"cost", "coins"}, Counted{"coins", "coins"},
                                         Counted{"knights", "knights"}};

inline Tree in_kingdom_words(const Parameter& param) {
    for (const auto& [parameter, noun] : counted_in_refusals) {
        const int* number = std::get_if<int>(&param.value);
        if (param.name == parameter && number != nullptr) return count(noun, *number);
    }
    return in_words(param);
}

/// A square without a direction, and the placements that are possible there.
inline Message ambiguous_square(const Parameters& params) {
    Trees placements;
    for_each_option(text_in(params, "options"), [&](std::string_view option) {
        auto action = kingdom::parse_action(option);
        const auto* place = action ? std::get_if<kingdom::Place>(&*action) : nullptr;
        if (place != nullptr) placements.push_back(typed(*place));
    });
    std::string square = in_capitals(text_in(params, "text"));
    if (placements.empty()) return message("refusal-ambiguous-nowhere").with("text", square);
    return message("refusal-ambiguous")
        .with("text", square)
        .with("options", joined(", ", std::move(placements)));
}

/// The reason of a refusal.
inline Tree reason(const KingdomTable& table, std::string_view code, const Parameters& params) {
    if (code == "ambiguous") return ambiguous_square(params);
    return refusal(table.speaker, code, params, in_kingdom_words);
}

/// The square that an action names first.
template <class Action>
std::optional<Square> first_square(const Action& action) {
    if constexpr (requires { action.square; }) {
        return action.square;
    } else if constexpr (requires { action.first; }) {
        return action.first;
    } else {
        return std::nullopt;
    }
}

/// The steps from an action to a square; many for an action that names none.
template <class... Action>
int steps_to(Square square, const std::variant<Action...>& action) {
    auto named = std::visit([](const auto& one) { return first_square(one); }, action);
    if (!named) return std::numeric_limits<int>::max();
    return std::abs(named->column - square.column) + std::abs(named->row - square.row);
}

/// A few legal actions, those nearest to the refused square first; declining is always among them.
template <class Action>
Trees alternatives(std::vector<Action> legal, const Parameters& params) {
    if (auto square = kingdom::parse_square(text_in(params, "square"))) {
        std::stable_sort(legal.begin(), legal.end(), [&](const Action& one, const Action& other) {
            return steps_to(*square, one) < steps_to(*square, other);
        });
    }
    auto named =
        legal.begin() + static_cast<std::ptrdiff_t>(std::min(legal.size(), most_alternatives));
    auto declining = std::find_if(named, legal.end(), [](const Action& action) {
        return kind_of(action) == kingdom::Decline::kind;
    });
    if (declining != legal.end()) std::iter_swap(named - 1, declining);
    Trees choices;
    for (auto action = legal.begin(); action != named; ++action) {
        choices.push_back(std::visit([](const auto& one) { return typed(one); }, *action));
    }
    return choices;
}

/// The refusal of an action, with some that are possible.
template <class Game>
Tree refused(const KingdomTable& table, std::string_view code, const Parameters& params,
             const Game& game, const typename Game::State& state) {
    auto legal = game.legal_actions(state);
    Tree why = reason(table, code, params);
    if (legal.empty() || names_what_is_possible(params)) return why;
    std::size_t possible = legal.size();
    return with_choices(std::move(why), alternatives(std::move(legal), params), possible);
}

}  // namespace dominium::message_trees
