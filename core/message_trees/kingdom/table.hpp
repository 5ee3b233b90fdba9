// A kingdom game at a table: who speaks, what is spoken of.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "../game_name.hpp"
#include "pieces.hpp"
#include "speaker.hpp"

namespace dominium::message_trees {

/// The facts that are needed to tell of a kingdom game.
struct KingdomTable {
    /// The name of the game with its options.
    Message name;
    KingdomSpeaker speaker;
    Pieces pieces;
    /// The games of a match.
    int games;
    /// The columns, and rows, of the window of a kingdom, and whether its frame is fixed.
    int side;
    bool is_fixed;
    /// True if kingdoms have courts, which act after a domino is placed.
    bool has_courts;
};

/// The table of a game, at which the seats have names and somebody listens.
template <class Game>
KingdomTable kingdom_table(const Game& game, std::vector<std::string> names, Listener listener) {
    std::vector<std::vector<int>> kingdoms;
    for (int kingdom = 0; kingdom < game.kingdoms(); ++kingdom) {
        kingdoms.push_back(game.seats_of(kingdom));
    }
    const auto& faces = game.faces();
    return {game_name<Game>(game.options()),
            {std::move(names), listener, std::move(kingdoms)},
            {Game::id, {faces.begin(), faces.end()}},
            game.games(),
            Game::Window::side,
            Game::Window::fixed,
            Game::has_court};
}

}  // namespace dominium::message_trees
