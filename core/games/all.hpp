// Every game of the library, by `games.def`.
#pragma once

#include <optional>
#include <variant>

#include "../base/game_info.hpp"
#include "../kingdom/squares.hpp"
#include "../line/game.hpp"
#include "all_rules.inc"

namespace dominium::games {

template <class... Game>
struct List {
    using Variant = std::variant<Game...>;
};

/// A game in each of its windows.
template <template <class> class Game, class... Window>
using InWindows = List<Game<Window>...>;

template <class... Lists>
struct Joined;
template <class... Game>
struct Joined<List<Game...>> {
    using type = List<Game...>;
};
template <class... First, class... Second, class... Rest>
struct Joined<List<First...>, List<Second...>, Rest...>
    : Joined<List<First..., Second...>, Rest...> {};

using kingdom::Window;

// clang-format off
using All = Joined<
#define KINGDOM(folder, Game, ...) InWindows<kingdom::Game, __VA_ARGS__>,
#define LINE(folder, Rules) List<line::Game<line::Rules>>,
#include "games.def"
    List<>>::type;
// clang-format on

/// A game of the library, whichever.
using Any = All::Variant;

/// True if a game is one of lines; the others build kingdoms.
template <class Game>
constexpr bool is_line = requires { typename Game::Rules; };

/// True if games of these options are of this type: kingdom games have one for each window.
template <class Game>
constexpr bool plays(const typename Game::Options& options) {
    if constexpr (is_line<Game>) {
        return true;
    } else {
        return Game::grows_in_window(options);
    }
}

template <class First, class... Rest>
constexpr Family family_of(List<First, Rest...>) {
    return is_line<First> ? Family::line : Family::kingdom;
}

/// The game of possible options, of the type that plays them.
template <class... Game, class Options>
Any game_of(List<Game...>, const Options& options) {
    std::optional<Any> made;
    ((plays<Game>(options) ? void(made.emplace(Game(options))) : void()), ...);
    return *made;
}

/// The type that declares a game: its rules, or the game in its first window, as all declare alike.
template <class List>
struct RulesOf;
template <class First, class... Rest>
struct RulesOf<List<First, Rest...>> {
    using type = First;
};
template <class Rules>
struct RulesOf<List<line::Game<Rules>>> {
    using type = Rules;
};

/// Calls `visit` with what each game declares and the list of its types, in the order of the list
/// of games.
template <class Visit>
void for_each_game(Visit&& visit) {
    auto visit_list = [&]<class Types>(Types types) {
        visit.template operator()<typename RulesOf<Types>::type>(types);
    };
#define KINGDOM(folder, Game, ...) visit_list(InWindows<kingdom::Game, __VA_ARGS__>{});
#define LINE(folder, Rules) visit_list(List<line::Game<line::Rules>>{});
#include "games.def"
}

}  // namespace dominium::games
