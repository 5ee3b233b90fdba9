// The legal actions of a kingdom game as a list that is read aloud, with what each does.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "choices.hpp"

namespace dominium::message_trees {

/// A legal action with what it does.
struct ListedKingdomChoice {
    /// The notation and the kind of the action.
    std::string action;
    std::string_view kind;
    /// The words for what it does.
    Tree text;
    /// The squares where something will lie or stand.
    std::vector<Square> squares;
    std::optional<int> domino;
    std::optional<int> slot;
    std::optional<int> cost;
    /// All coins that the knights bring.
    std::optional<int> coins;
    /// The change of the points.
    std::optional<int> gain;
    std::optional<int> property_size;
};

/// The place of an action in the list: the greatest gain comes first, declining last.
using ChoiceRank = std::tuple<bool, int, int>;

inline ChoiceRank rank_of(const kingdom::AnyAction& action,
                          const std::optional<kingdom::AnyPreview>& preview) {
    int first = 0;
    int second = 0;
    if (preview) {
        if (const auto* place = std::get_if<kingdom::Preview>(&*preview)) {
            first = place->gain;
            second = place->property_size;
        } else if (const auto* tax = std::get_if<kingdom::TaxPreview>(&*preview)) {
            first = tax->coins + tax->bonus;
        } else {
            first = std::get<kingdom::BuildPreview>(*preview).gain;
        }
    }
    return {std::holds_alternative<kingdom::Decline>(action), -first, -second};
}

// --- What an action does -------------------------------------------------------------------------

template <class Action>
void note_action(ListedKingdomChoice&, const Action&) {}

inline void note_action(ListedKingdomChoice& choice, const kingdom::Place& action) {
    choice.squares = {action.square};
}

inline void note_action(ListedKingdomChoice& choice, const kingdom::PlaceCastle& action) {
    choice.squares = {action.square};
}

inline void note_action(ListedKingdomChoice& choice, const kingdom::Build& action) {
    choice.squares = {action.square};
    choice.slot = action.slot;
}

inline void note_action(ListedKingdomChoice& choice, const kingdom::Burn& action) {
    choice.slot = action.slot;
}

inline void note_action(ListedKingdomChoice& choice, const kingdom::Tax& action) {
    choice.squares = squares_of(action);
}

inline void note_action(ListedKingdomChoice& choice, const kingdom::Claim& action) {
    choice.domino = action.domino;
}

inline void note_effect(ListedKingdomChoice& choice, const kingdom::Preview& preview) {
    choice.squares = {preview.first.square, preview.second.square};
    choice.gain = preview.gain;
    choice.property_size = preview.property_size;
}

inline void note_effect(ListedKingdomChoice& choice, const kingdom::TaxPreview& preview) {
    choice.coins = preview.coins + preview.bonus;
}

inline void note_effect(ListedKingdomChoice& choice, const kingdom::BuildPreview& preview) {
    choice.gain = preview.gain;
    choice.cost = preview.cost;
}

// --- The list ------------------------------------------------------------------------------------

/// The legal actions of the acting seat, the most promising first.
template <class Game>
std::vector<ListedKingdomChoice> listed_choices(const KingdomTable& table, const Game& game,
                                                const typename Game::State& state) {
    const kingdom::View view = kingdom::view_of(game, state, std::nullopt);
    std::vector<std::pair<ChoiceRank, ListedKingdomChoice>> ranked;
    for (const auto& own : game.legal_actions(state)) {
        kingdom::AnyAction action =
            std::visit([](const auto& one) -> kingdom::AnyAction { return one; }, own);
        std::optional<kingdom::AnyPreview> preview;
        if (auto found = game.preview(state, own)) {
            std::visit([&](const auto& one) { preview = one; }, *found);
        }
        ListedKingdomChoice choice{
            text_of(own), kind_of(own),
            told({table, preview ? &*preview : nullptr, &view}, action, true)};
        std::visit([&](const auto& one) { note_action(choice, one); }, action);
        if (preview) std::visit([&](const auto& one) { note_effect(choice, one); }, *preview);
        ranked.emplace_back(rank_of(action, preview), std::move(choice));
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    std::vector<ListedKingdomChoice> choices;
    for (auto& [rank, choice] : ranked) choices.push_back(std::move(choice));
    return choices;
}

}  // namespace dominium::message_trees
