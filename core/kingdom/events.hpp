// The events of a kingdom game as values.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "../base/sinks.hpp"
#include "actions.hpp"
#include "scoring.hpp"

namespace dominium::kingdom {

/// A square of a kingdom with what lies on it.
struct BoardSquare {
    Square square;
    Terrain terrain;
    int crowns;
    static constexpr std::string_view name = "BoardSquare";
    static constexpr auto fields() {
        return fields_of(field("square", &BoardSquare::square),
                         field("terrain", &BoardSquare::terrain),
                         field("crowns", &BoardSquare::crowns));
    }
    bool operator==(const BoardSquare&) const = default;
};

/// The two squares of a placed domino.
constexpr std::pair<BoardSquare, BoardSquare> squares_of(const Domino& domino,
                                                         Placement placement) {
    return {{placement.square, domino.left.terrain, domino.left.crowns},
            {*neighbour(placement.square, placement.direction), domino.right.terrain,
             domino.right.crowns}};
}

struct GameStarted {
    int game_number;
    int games;
    static constexpr std::string_view name = "GameStarted";
    static constexpr std::string_view kind = "game_started";
    static constexpr auto fields() {
        return fields_of(field("game_number", &GameStarted::game_number),
                         field("games", &GameStarted::games));
    }
    bool operator==(const GameStarted&) const = default;
};

struct CastlePlaced {
    int seat;
    Square square;
    static constexpr std::string_view name = "CastlePlaced";
    static constexpr std::string_view kind = "castle_placed";
    static constexpr auto fields() {
        return fields_of(field("seat", &CastlePlaced::seat),
                         field("square", &CastlePlaced::square));
    }
    bool operator==(const CastlePlaced&) const = default;
};

struct DominoDrawn {
    int domino;
    static constexpr std::string_view name = "DominoDrawn";
    static constexpr std::string_view kind = "domino_drawn";
    static constexpr auto fields() { return fields_of(field("domino", &DominoDrawn::domino)); }
    bool operator==(const DominoDrawn&) const = default;
};

/// An offer is complete and lies open, its dominoes in rising order.
struct OfferOpened {
    std::vector<int> dominoes;
    static constexpr std::string_view name = "OfferOpened";
    static constexpr std::string_view kind = "offer_opened";
    static constexpr auto fields() { return fields_of(field("dominoes", &OfferOpened::dominoes)); }
    bool operator==(const OfferOpened&) const = default;
};

struct KingDrawn {
    int seat;
    static constexpr std::string_view name = "KingDrawn";
    static constexpr std::string_view kind = "king_drawn";
    static constexpr auto fields() { return fields_of(field("seat", &KingDrawn::seat)); }
    bool operator==(const KingDrawn&) const = default;
};

struct DominoClaimed {
    int seat;
    int domino;
    bool automatic;
    static constexpr std::string_view name = "DominoClaimed";
    static constexpr std::string_view kind = "domino_claimed";
    static constexpr auto fields() {
        return fields_of(field("seat", &DominoClaimed::seat),
                         field("domino", &DominoClaimed::domino),
                         field("automatic", &DominoClaimed::automatic));
    }
    bool operator==(const DominoClaimed&) const = default;
};

struct RoundStarted {
    int round;
    int rounds;
    static constexpr std::string_view name = "RoundStarted";
    static constexpr std::string_view kind = "round_started";
    static constexpr auto fields() {
        return fields_of(field("round", &RoundStarted::round),
                         field("rounds", &RoundStarted::rounds));
    }
    bool operator==(const RoundStarted&) const = default;
};

/// `gain` is the change of the kingdom's score, bonuses included; `total` the score after it.
struct DominoPlaced {
    int seat;
    int domino;
    Square square;
    Direction direction;
    BoardSquare first;
    BoardSquare second;
    int gain;
    int total;
    static constexpr std::string_view name = "DominoPlaced";
    static constexpr std::string_view kind = "domino_placed";
    static constexpr auto fields() {
        return fields_of(
            field("seat", &DominoPlaced::seat), field("domino", &DominoPlaced::domino),
            field("square", &DominoPlaced::square), field("direction", &DominoPlaced::direction),
            field("first", &DominoPlaced::first), field("second", &DominoPlaced::second),
            field("gain", &DominoPlaced::gain), field("total", &DominoPlaced::total));
    }
    bool operator==(const DominoPlaced&) const = default;
};

/// A domino that fits nowhere leaves the game.
struct DominoDiscarded {
    int seat;
    int domino;
    static constexpr std::string_view name = "DominoDiscarded";
    static constexpr std::string_view kind = "domino_discarded";
    static constexpr auto fields() {
        return fields_of(field("seat", &DominoDiscarded::seat),
                         field("domino", &DominoDiscarded::domino));
    }
    bool operator==(const DominoDiscarded&) const = default;
};

/// A domino that nobody claimed leaves the game; nobody discarded it.
struct DominoRemoved {
    int domino;
    static constexpr std::string_view name = "DominoRemoved";
    static constexpr std::string_view kind = "domino_removed";
    static constexpr auto fields() { return fields_of(field("domino", &DominoRemoved::domino)); }
    bool operator==(const DominoRemoved&) const = default;
};

/// One game of the match is over.
struct GameScored {
    int game_number;
    std::vector<KingdomScore> scores;
    std::vector<Standing> standings;
    static constexpr std::string_view name = "GameScored";
    static constexpr std::string_view kind = "game_scored";
    static constexpr auto fields() {
        return fields_of(field("game_number", &GameScored::game_number),
                         field("scores", &GameScored::scores),
                         field("standings", &GameScored::standings));
    }
    bool operator==(const GameScored&) const = default;
};

struct MatchEnded {
    Outcome outcome;
    static constexpr std::string_view name = "MatchEnded";
    static constexpr std::string_view kind = "match_ended";
    static constexpr auto fields() { return fields_of(field("outcome", &MatchEnded::outcome)); }
    bool operator==(const MatchEnded&) const = default;
};

/// A slot of the building board, by its printed cost, and the cost for the one who asks.
struct BuildingSlot {
    int slot;
    int cost;
    std::optional<Building> building;
    static constexpr std::string_view name = "BuildingSlot";
    static constexpr auto fields() {
        return fields_of(field("slot", &BuildingSlot::slot), field("cost", &BuildingSlot::cost),
                         field("building", &BuildingSlot::building));
    }
    bool operator==(const BuildingSlot&) const = default;
};

/// A building token is drawn to a slot; without one it lies open on the pile.
struct BuildingDrawn {
    Building building;
    std::optional<int> slot;
    static constexpr std::string_view name = "BuildingDrawn";
    static constexpr std::string_view kind = "building_drawn";
    static constexpr auto fields() {
        return fields_of(field("building", &BuildingDrawn::building),
                         field("slot", &BuildingDrawn::slot));
    }
    bool operator==(const BuildingDrawn&) const = default;
};

/// The building board is full again, or the pile is empty.
struct BuildingsOffered {
    std::vector<BuildingSlot> slots;
    std::optional<Building> open_building;
    static constexpr std::string_view name = "BuildingsOffered";
    static constexpr std::string_view kind = "buildings_offered";
    static constexpr auto fields() {
        return fields_of(field("slots", &BuildingsOffered::slots),
                         field("open_building", &BuildingsOffered::open_building));
    }
    bool operator==(const BuildingsOffered&) const = default;
};

/// A knight that collects: a coin for each square of the property it stands in.
struct KnightTax {
    Square square;
    Terrain terrain;
    int coins;
    static constexpr std::string_view name = "KnightTax";
    static constexpr auto fields() {
        return fields_of(field("square", &KnightTax::square), field("terrain", &KnightTax::terrain),
                         field("coins", &KnightTax::coins));
    }
    bool operator==(const KnightTax&) const = default;
};

/// A building that adds to the taxes.
struct TaxBonus {
    Building building;
    Square square;
    int coins;
    static constexpr std::string_view name = "TaxBonus";
    static constexpr auto fields() {
        return fields_of(field("building", &TaxBonus::building), field("square", &TaxBonus::square),
                         field("coins", &TaxBonus::coins));
    }
    bool operator==(const TaxBonus&) const = default;
};

/// `coins` are all that came in, `total` those that the kingdom has now.
struct TaxesCollected {
    int seat;
    int kingdom;
    std::vector<KnightTax> knights;
    std::vector<TaxBonus> bonuses;
    int coins;
    int total;
    static constexpr std::string_view name = "TaxesCollected";
    static constexpr std::string_view kind = "taxes_collected";
    static constexpr auto fields() {
        return fields_of(
            field("seat", &TaxesCollected::seat), field("kingdom", &TaxesCollected::kingdom),
            field("knights", &TaxesCollected::knights), field("bonuses", &TaxesCollected::bonuses),
            field("coins", &TaxesCollected::coins), field("total", &TaxesCollected::total));
    }
    bool operator==(const TaxesCollected&) const = default;
};

/// `coins` are those left.
struct BuildingBuilt {
    int seat;
    int kingdom;
    Building building;
    int slot;
    int cost;
    Square square;
    int knights;
    int towers;
    int coins;
    static constexpr std::string_view name = "BuildingBuilt";
    static constexpr std::string_view kind = "building_built";
    static constexpr auto fields() {
        return fields_of(
            field("seat", &BuildingBuilt::seat), field("kingdom", &BuildingBuilt::kingdom),
            field("building", &BuildingBuilt::building), field("slot", &BuildingBuilt::slot),
            field("cost", &BuildingBuilt::cost), field("square", &BuildingBuilt::square),
            field("knights", &BuildingBuilt::knights), field("towers", &BuildingBuilt::towers),
            field("coins", &BuildingBuilt::coins));
    }
    bool operator==(const BuildingBuilt&) const = default;
};

/// The queen comes to a kingdom with its number of towers, from another one or from the board.
struct QueenMoved {
    int kingdom;
    std::vector<int> seats;
    int towers;
    std::optional<int> previous;
    static constexpr std::string_view name = "QueenMoved";
    static constexpr std::string_view kind = "queen_moved";
    static constexpr auto fields() {
        return fields_of(field("kingdom", &QueenMoved::kingdom), field("seats", &QueenMoved::seats),
                         field("towers", &QueenMoved::towers),
                         field("previous", &QueenMoved::previous));
    }
    bool operator==(const QueenMoved&) const = default;
};

/// The dragon burns a building of the board for a coin; `coins` are those left.
struct BuildingBurnt {
    int seat;
    int kingdom;
    Building building;
    int slot;
    int coins;
    static constexpr std::string_view name = "BuildingBurnt";
    static constexpr std::string_view kind = "building_burnt";
    static constexpr auto fields() {
        return fields_of(
            field("seat", &BuildingBurnt::seat), field("kingdom", &BuildingBurnt::kingdom),
            field("building", &BuildingBurnt::building), field("slot", &BuildingBurnt::slot),
            field("coins", &BuildingBurnt::coins));
    }
    bool operator==(const BuildingBurnt&) const = default;
};

/// The dragon goes back to its cave at the end of the round.
struct DragonReturned {
    static constexpr std::string_view name = "DragonReturned";
    static constexpr std::string_view kind = "dragon_returned";
    static constexpr auto fields() { return fields_of(); }
    bool operator==(const DragonReturned&) const = default;
};

/// A seat does without an optional step.
struct StepDeclined {
    int seat;
    Step step;
    static constexpr std::string_view name = "StepDeclined";
    static constexpr std::string_view kind = "step_declined";
    static constexpr auto fields() {
        return fields_of(field("seat", &StepDeclined::seat), field("step", &StepDeclined::step));
    }
    bool operator==(const StepDeclined&) const = default;
};

using Event =
    std::variant<GameStarted, CastlePlaced, DominoDrawn, OfferOpened, KingDrawn, SeatDrawn,
                 DominoClaimed, RoundStarted, DominoPlaced, DominoDiscarded, DominoRemoved,
                 BuildingDrawn, BuildingsOffered, TaxesCollected, BuildingBuilt, QueenMoved,
                 BuildingBurnt, DragonReturned, StepDeclined, GameScored, MatchEnded>;

using EventList = dominium::EventList<Event>;

}  // namespace dominium::kingdom
