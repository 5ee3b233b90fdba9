// The refusals of the line games: of tiles, ends and calls.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "../actions.hpp"
#include "../refusals.hpp"
#include "choices.hpp"

namespace dominium::message_trees {

/// True if a word of the notation is a call: to draw, to pass, to take or to leave it.
inline bool is_call(std::string_view notation) {
    return notation == line::Draw::kind || notation == line::Pass::kind ||
           notation == line::Hit::kind || notation == line::Stand::kind;
}

inline Tree in_line_words(const Parameter& param) {
    if (const auto* text = std::get_if<std::string>(&param.value)) {
        if (param.name == "tile") {
            if (auto tile = line::parse_tile(*text)) return tile_name(*tile);
        }
        if (param.name == "action" && is_call(*text)) return typed_word(*text);
    }
    return in_words(param);
}

/// A tile without an end, or a matador without its outward half, and the ways of laying it.
inline Message ambiguous_tile(const Parameters& params) {
    Trees ways;
    for_each_option(text_in(params, "options"), [&](std::string_view option) {
        auto action = line::parse_action(option);
        const auto* lay = action ? std::get_if<line::Lay>(&*action) : nullptr;
        if (lay != nullptr) ways.push_back(typed(*lay));
    });
    Message told = message("refusal-ambiguous-tile");
    if (auto tile = line::parse_tile(text_in(params, "text").substr(0, 2))) {
        told = std::move(told).with("tile", tile_name(*tile));
    }
    return std::move(told).with("options", joined(", ", std::move(ways)));
}

/// A refusal of a tile at an end says what would fit there.
inline std::string code_of(const LineTable& table, std::string_view code,
                           const Parameters& params) {
    std::string told(code);
    if (code == "tile_does_not_fit" && find(params, "number") != nullptr) {
        bool sums = table.speaker.facts().touch == line::Touch::sum_of_seven;
        told += sums ? "-sum" : "-end";
    }
    return told;
}

/// The reason of a refusal.
inline Tree reason(const LineTable& table, std::string_view code, const Parameters& params) {
    if (code == "ambiguous") return capitalised(ambiguous_tile(params));
    Message told = refusal(table.speaker, code_of(table, code, params), params, in_line_words);
    if (auto total = number_in(params, "total")) {
        told = std::move(told).with("pips", count("pips", *total));
    }
    return capitalised(std::move(told));
}

/// True if an action does not have this tile or this end, each of them if one is asked for.
struct Unlike {
    bool tile;
    bool end;
    auto operator<=>(const Unlike&) const = default;
};

inline Unlike unlike(const line::Action& action, const Parameters& params) {
    auto tile = line::parse_tile(text_in(params, "tile"));
    std::string_view end = text_in(params, "end");
    return std::visit(
        [&](const auto& one) {
            Unlike found{true, true};
            if constexpr (requires { one.tile; }) found.tile = tile != one.tile;
            if constexpr (requires { one.end; }) found.end = dominium::text_of(one.end) != end;
            return found;
        },
        action);
}

/// A few legal actions, those with the refused tile first, then those at its end.
inline Trees alternatives(std::vector<line::Action> legal, const Parameters& params) {
    std::stable_sort(legal.begin(), legal.end(),
                     [&](const line::Action& one, const line::Action& other) {
                         return unlike(one, params) < unlike(other, params);
                     });
    Trees choices;
    for (const line::Action& action :
         std::span(legal).first(std::min(legal.size(), most_alternatives))) {
        choices.push_back(std::visit([](const auto& one) { return typed(one); }, action));
    }
    return choices;
}

/// The refusal of an action; whoever acts is also told some that are possible. They are hidden from
/// all others: legal actions reveal the tiles of a hand.
template <class Game>
Tree refused(const LineTable& table, std::string_view code, const Parameters& params,
             const Game& game, const typename Game::State& state) {
    Tree why = reason(table, code, params);
    Actor actor = game.actor(state);
    bool is_own = actor.is_seat() && table.speaker.speaks_to(actor.seat());
    if (!is_own || names_what_is_possible(params)) return why;
    auto legal = game.legal_actions(state);
    std::size_t possible = legal.size();
    return with_choices(std::move(why), alternatives(std::move(legal), params), possible);
}

}  // namespace dominium::message_trees
