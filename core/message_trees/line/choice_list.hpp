// The legal actions of a line game as a list that is read aloud, with what each does.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "choices.hpp"

namespace dominium::message_trees {

/// A legal action with what it does.
struct ListedLineChoice {
    /// The notation and the kind of the action.
    std::string action;
    std::string_view kind;
    /// The words for what it does, and its name alone.
    Tree text;
    Tree short_text;
    /// The placing of a tile, and the points that it scores.
    std::optional<line::TileLaid> laid{};
    int points = 0;
};

/// The placing of a tile as the rules apply an action; nothing for other actions.
template <class Game>
std::optional<line::TileLaid> laid_by(const Game& game, typename Game::State state,
                                      const typename Game::Action& action) {
    line::EventList sink;
    game.apply(state, action, sink);
    for (const line::Event& event : sink.events) {
        if (const auto* laid = std::get_if<line::TileLaid>(&event)) return *laid;
    }
    return std::nullopt;
}

/// The legal actions of the acting seat in the order of the rules; those that score come first.
template <class Game>
std::vector<ListedLineChoice> listed_choices(const LineTable& table, const Game& game,
                                             const typename Game::State& state) {
    const line::View view = game.view(state, table.speaker.listener());
    std::vector<ListedLineChoice> choices;
    for (const line::Action& action : game.legal_actions(state)) {
        auto preview = game.preview(state, action);
        LineChoice context{table.speaker, preview ? &*preview : nullptr, &view};
        ListedLineChoice choice{text_of(action), kind_of(action), told(context, action, true),
                                told(context, action, false)};
        if (preview) {
            choice.laid = laid_by(game, state, action);
            choice.points = preview->points;
        }
        choices.push_back(std::move(choice));
    }
    std::stable_sort(choices.begin(), choices.end(),
                     [](const auto& one, const auto& other) { return one.points > other.points; });
    return choices;
}

}  // namespace dominium::message_trees
