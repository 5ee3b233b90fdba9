// What happens in a kingdom game, told as values.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

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
        return std::tuple{field("square", &BoardSquare::square),
                          field("terrain", &BoardSquare::terrain),
                          field("crowns", &BoardSquare::crowns)};
    }
    bool operator==(const BoardSquare&) const = default;
};

struct GameStarted {
    int game_number;
    int games;
    static constexpr std::string_view name = "GameStarted";
    static constexpr std::string_view kind = "game_started";
    static constexpr auto fields() {
        return std::tuple{field("game_number", &GameStarted::game_number),
                          field("games", &GameStarted::games)};
    }
    bool operator==(const GameStarted&) const = default;
};

struct CastlePlaced {
    int seat;
    Square square;
    static constexpr std::string_view name = "CastlePlaced";
    static constexpr std::string_view kind = "castle_placed";
    static constexpr auto fields() {
        return std::tuple{field("seat", &CastlePlaced::seat),
                          field("square", &CastlePlaced::square)};
    }
    bool operator==(const CastlePlaced&) const = default;
};

struct DominoDrawn {
    int domino;
    static constexpr std::string_view name = "DominoDrawn";
    static constexpr std::string_view kind = "domino_drawn";
    static constexpr auto fields() { return std::tuple{field("domino", &DominoDrawn::domino)}; }
    bool operator==(const DominoDrawn&) const = default;
};

/// An offer is complete and lies open, its dominoes in rising order.
struct OfferOpened {
    std::vector<int> dominoes;
    static constexpr std::string_view name = "OfferOpened";
    static constexpr std::string_view kind = "offer_opened";
    static constexpr auto fields() { return std::tuple{field("dominoes", &OfferOpened::dominoes)}; }
    bool operator==(const OfferOpened&) const = default;
};

struct KingDrawn {
    int seat;
    static constexpr std::string_view name = "KingDrawn";
    static constexpr std::string_view kind = "king_drawn";
    static constexpr auto fields() { return std::tuple{field("seat", &KingDrawn::seat)}; }
    bool operator==(const KingDrawn&) const = default;
};

struct SeatDrawn {
    int seat;
    static constexpr std::string_view name = "SeatDrawn";
    static constexpr std::string_view kind = "seat_drawn";
    static constexpr auto fields() { return std::tuple{field("seat", &SeatDrawn::seat)}; }
    bool operator==(const SeatDrawn&) const = default;
};

struct DominoClaimed {
    int seat;
    int domino;
    bool automatic;
    static constexpr std::string_view name = "DominoClaimed";
    static constexpr std::string_view kind = "domino_claimed";
    static constexpr auto fields() {
        return std::tuple{field("seat", &DominoClaimed::seat),
                          field("domino", &DominoClaimed::domino),
                          field("automatic", &DominoClaimed::automatic)};
    }
    bool operator==(const DominoClaimed&) const = default;
};

struct RoundStarted {
    int round;
    int rounds;
    static constexpr std::string_view name = "RoundStarted";
    static constexpr std::string_view kind = "round_started";
    static constexpr auto fields() {
        return std::tuple{field("round", &RoundStarted::round),
                          field("rounds", &RoundStarted::rounds)};
    }
    bool operator==(const RoundStarted&) const = default;
};

/// `gain` is the change of the seat's score, bonuses included; `total` the score after it.
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
        return std::tuple{
            field("seat", &DominoPlaced::seat),     field("domino", &DominoPlaced::domino),
            field("square", &DominoPlaced::square), field("direction", &DominoPlaced::direction),
            field("first", &DominoPlaced::first),   field("second", &DominoPlaced::second),
            field("gain", &DominoPlaced::gain),     field("total", &DominoPlaced::total)};
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
        return std::tuple{field("seat", &DominoDiscarded::seat),
                          field("domino", &DominoDiscarded::domino)};
    }
    bool operator==(const DominoDiscarded&) const = default;
};

/// The domino left unclaimed in a wider offer leaves the game; nobody discarded it.
struct DominoRemoved {
    int domino;
    static constexpr std::string_view name = "DominoRemoved";
    static constexpr std::string_view kind = "domino_removed";
    static constexpr auto fields() { return std::tuple{field("domino", &DominoRemoved::domino)}; }
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
        return std::tuple{field("game_number", &GameScored::game_number),
                          field("scores", &GameScored::scores),
                          field("standings", &GameScored::standings)};
    }
    bool operator==(const GameScored&) const = default;
};

struct MatchEnded {
    Outcome outcome;
    static constexpr std::string_view name = "MatchEnded";
    static constexpr std::string_view kind = "match_ended";
    static constexpr auto fields() { return std::tuple{field("outcome", &MatchEnded::outcome)}; }
    bool operator==(const MatchEnded&) const = default;
};

using Event = std::variant<GameStarted, CastlePlaced, DominoDrawn, OfferOpened, KingDrawn,
                           SeatDrawn, DominoClaimed, RoundStarted, DominoPlaced, DominoDiscarded,
                           DominoRemoved, GameScored, MatchEnded>;

/// What a viewer (a seat, or the public) sees of an event; nothing when it is hidden from it.
/// Everything in a kingdom game happens in the open.
inline std::optional<Event> seen_by(const Event& event, std::optional<int>) { return event; }

/// Receives events; a silent one lets the rules skip the work of making them.
template <class T>
concept EventSink = requires {
    { T::silent } -> std::convertible_to<bool>;
};

struct Silence {
    static constexpr bool silent = true;
};

struct EventList {
    static constexpr bool silent = false;
    std::vector<Event> events;
};

/// Makes the event by `make` and hands it to the sink, unless the sink is silent.
template <EventSink Sink, class Make>
constexpr void tell(Sink& sink, Make&& make) {
    if constexpr (!Sink::silent) sink.events.emplace_back(make());
}

}  // namespace dominium::kingdom
