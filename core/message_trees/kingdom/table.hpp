// A kingdom game at a table: who speaks, what is spoken of.
#pragma once

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

}  // namespace dominium::message_trees
