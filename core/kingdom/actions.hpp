// The actions of the kingdom games: typed values, their notation, and refusals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "kingdom.hpp"

namespace dominium::kingdom {

/// Places the domino in hand: the square of its left half and the direction of the other.
struct Place {
    Square square;
    Direction direction;
    static constexpr std::string_view name = "Place";
    static constexpr std::string_view kind = "place";
    static constexpr bool by_chance = false;
    static constexpr auto fields() {
        return std::tuple{field("square", &Place::square), field("direction", &Place::direction)};
    }
    constexpr bool operator==(const Place&) const = default;
};

/// Puts a king on a domino of the offer.
struct Claim {
    std::uint8_t domino;
    static constexpr std::string_view name = "Claim";
    static constexpr std::string_view kind = "claim";
    static constexpr bool by_chance = false;
    static constexpr auto fields() { return std::tuple{field("domino", &Claim::domino)}; }
    constexpr bool operator==(const Claim&) const = default;
};

/// Puts the castle on a square of the tray.
struct PlaceCastle {
    Square square;
    static constexpr std::string_view name = "PlaceCastle";
    static constexpr std::string_view kind = "place_castle";
    static constexpr bool by_chance = false;
    static constexpr auto fields() { return std::tuple{field("square", &PlaceCastle::square)}; }
    constexpr bool operator==(const PlaceCastle&) const = default;
};

/// Chance draws a domino to the offer.
struct DrawDomino {
    std::uint8_t domino;
    static constexpr std::string_view name = "DrawDomino";
    static constexpr std::string_view kind = "draw_domino";
    static constexpr bool by_chance = true;
    static constexpr auto fields() { return std::tuple{field("domino", &DrawDomino::domino)}; }
    constexpr bool operator==(const DrawDomino&) const = default;
};

/// Chance draws a king of a seat, which then claims.
struct DrawKing {
    std::uint8_t seat;
    static constexpr std::string_view name = "DrawKing";
    static constexpr std::string_view kind = "draw_king";
    static constexpr bool by_chance = true;
    static constexpr auto fields() { return std::tuple{field("seat", &DrawKing::seat)}; }
    constexpr bool operator==(const DrawKing&) const = default;
};

/// Chance draws the seat that begins.
struct DrawSeat {
    std::uint8_t seat;
    static constexpr std::string_view name = "DrawSeat";
    static constexpr std::string_view kind = "draw_seat";
    static constexpr bool by_chance = true;
    static constexpr auto fields() { return std::tuple{field("seat", &DrawSeat::seat)}; }
    constexpr bool operator==(const DrawSeat&) const = default;
};

using Action = std::variant<Place, Claim, PlaceCastle, DrawDomino, DrawKing, DrawSeat>;

constexpr bool is_chance(const Action& action) {
    return std::visit([](const auto& value) { return value.by_chance; }, action);
}

inline std::string text_of(const Place& place) {
    return text_of(place.square) + std::string(dominium::text_of(place.direction));
}
inline std::string text_of(const Claim& claim) { return std::to_string(claim.domino); }
inline std::string text_of(const PlaceCastle& place) { return text_of(place.square); }
inline std::string text_of(const DrawDomino& draw) {
    return std::string("=") + std::to_string(draw.domino);
}
inline std::string text_of(const DrawKing& draw) {
    return std::string("=k") + std::to_string(draw.seat + 1);
}
inline std::string text_of(const DrawSeat& draw) {
    return std::string("=s") + std::to_string(draw.seat + 1);
}

inline std::string text_of(const Action& action) {
    return std::visit([](const auto& value) { return text_of(value); }, action);
}

/// Reads a number of at most two digits without leading zero.
constexpr std::optional<std::uint8_t> parse_number(std::string_view text) {
    if (text.empty() || text.size() > 2 || text[0] == '0') return std::nullopt;
    int number = 0;
    for (char digit : text) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    return static_cast<std::uint8_t>(number);
}

/// Reads a seat, counted from 1 in notation.
constexpr std::optional<std::uint8_t> parse_seat(std::string_view text) {
    auto number = parse_number(text);
    if (!number) return std::nullopt;
    return static_cast<std::uint8_t>(*number - 1);
}

constexpr std::optional<Action> parse_chance(std::string_view text) {
    if (text.starts_with('k')) {
        if (auto seat = parse_seat(text.substr(1))) return DrawKing{*seat};
    } else if (text.starts_with('s')) {
        if (auto seat = parse_seat(text.substr(1))) return DrawSeat{*seat};
    } else if (auto number = parse_number(text)) {
        return DrawDomino{*number};
    }
    return std::nullopt;
}

/// Reads the notation of an action, legal or not; nothing when the text is not notation.
constexpr std::optional<Action> parse_action(std::string_view text) {
    if (text.starts_with('=')) return parse_chance(text.substr(1));
    if (auto number = parse_number(text)) return Claim{*number};
    if (auto square = parse_square(text)) return PlaceCastle{*square};
    if (text.size() < 3) return std::nullopt;
    auto square = parse_square(text.substr(0, text.size() - 1));
    if (!square) return std::nullopt;
    for (Direction direction : all_directions) {
        if (dominium::text_of(direction) == text.substr(text.size() - 1)) {
            return Place{*square, direction};
        }
    }
    return std::nullopt;
}

enum class RefusalCode : std::uint8_t {
    malformed,
    ambiguous,
    game_over,
    chance_acts,
    not_chance,
    must_place,
    must_claim,
    must_place_castle,
    must_draw_domino,
    must_draw_king,
    must_draw_seat,
    outside_window,
    outside_frame,
    square_occupied,
    no_matching_terrain,
    not_in_offer,
    already_claimed,
    domino_not_available,
    king_not_available,
    seat_not_available,
};

constexpr std::array<std::string_view, 20> enumerators(RefusalCode) {
    return {"malformed",          "ambiguous",         "game_over",
            "chance_acts",        "not_chance",        "must_place",
            "must_claim",         "must_place_castle", "must_draw_domino",
            "must_draw_king",     "must_draw_seat",    "outside_window",
            "outside_frame",      "square_occupied",   "no_matching_terrain",
            "not_in_offer",       "already_claimed",   "domino_not_available",
            "king_not_available", "seat_not_available"};
}

/// A named value that belongs to a refusal or a fault.
struct Parameter {
    std::string name;
    std::variant<int, std::string> value;
    bool operator==(const Parameter&) const = default;
};

using Parameters = std::vector<Parameter>;

/// Why an action is not accepted: a code and what it is about. Words are made elsewhere.
struct Refusal {
    RefusalCode code;
    Parameters params;
    bool operator==(const Refusal&) const = default;
};

/// A fault of something written down (a board, a set-up): a code and what it is about.
struct Fault {
    std::string code;
    Parameters params;
    bool operator==(const Fault&) const = default;
};

}  // namespace dominium::kingdom
