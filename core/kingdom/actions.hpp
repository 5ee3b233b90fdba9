// The actions of the kingdom games: typed values, their notation, and refusals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "../base/actions.hpp"
#include "../base/faults.hpp"
#include "../base/seats.hpp"
#include "buildings.hpp"
#include "kingdom.hpp"

namespace dominium::kingdom {

/// The step to be done next.
enum class Step : std::uint8_t {
    place_castle,
    draw_building,
    draw_domino,
    draw_king,
    draw_seat,
    claim,
    place,
    tax,
    build,
    burn,
    finished
};

constexpr std::array<std::string_view, 11> enumerators(Step) {
    return {"place_castle", "draw_building", "draw_domino", "draw_king", "draw_seat", "claim",
            "place",        "tax",           "build",       "burn",      "finished"};
}

/// Places the domino in hand: the square of its left half and the direction of the other.
struct Place {
    Square square;
    Direction direction;
    static constexpr std::string_view name = "Place";
    static constexpr std::string_view kind = "place";
    static constexpr auto fields() {
        return fields_of(field("square", &Place::square), field("direction", &Place::direction));
    }
    constexpr bool operator==(const Place&) const = default;
};

/// Puts a king on a domino of the offer.
struct Claim {
    std::uint8_t domino;
    static constexpr std::string_view name = "Claim";
    static constexpr std::string_view kind = "claim";
    static constexpr auto fields() { return fields_of(field("domino", &Claim::domino)); }
    constexpr bool operator==(const Claim&) const = default;
};

/// Sends knights onto one half or (in reading order) both halves of the domino just placed.
struct Tax {
    Square first;
    std::optional<Square> second;
    static constexpr std::string_view name = "Tax";
    static constexpr std::string_view kind = "tax";
    static constexpr auto fields() {
        return fields_of(field("first", &Tax::first), field("second", &Tax::second));
    }
    constexpr bool operator==(const Tax&) const = default;
};

/// Builds the building of a slot, named by its printed cost, on a town square.
struct Build {
    std::uint8_t slot;
    Square square;
    static constexpr std::string_view name = "Build";
    static constexpr std::string_view kind = "build";
    static constexpr auto fields() {
        return fields_of(field("slot", &Build::slot), field("square", &Build::square));
    }
    constexpr bool operator==(const Build&) const = default;
};

/// Bribes the dragon to burn the building of a slot.
struct Burn {
    std::uint8_t slot;
    static constexpr std::string_view name = "Burn";
    static constexpr std::string_view kind = "burn";
    static constexpr auto fields() { return fields_of(field("slot", &Burn::slot)); }
    constexpr bool operator==(const Burn&) const = default;
};

/// Does without an optional step.
struct Decline : Plain {
    static constexpr std::string_view name = "Decline";
    static constexpr std::string_view kind = "decline";
    static constexpr std::string_view notation = "-";
};

/// Puts the castle on a square of the tray.
struct PlaceCastle {
    Square square;
    static constexpr std::string_view name = "PlaceCastle";
    static constexpr std::string_view kind = "place_castle";
    static constexpr auto fields() { return fields_of(field("square", &PlaceCastle::square)); }
    constexpr bool operator==(const PlaceCastle&) const = default;
};

/// Chance draws a domino to the offer.
struct DrawDomino {
    std::uint8_t domino;
    static constexpr std::string_view name = "DrawDomino";
    static constexpr std::string_view kind = "draw_domino";
    static constexpr bool by_chance = true;
    static constexpr auto fields() { return fields_of(field("domino", &DrawDomino::domino)); }
    constexpr bool operator==(const DrawDomino&) const = default;
};

/// Chance draws a king of a seat, which then claims.
struct DrawKing {
    std::uint8_t seat;
    static constexpr std::string_view name = "DrawKing";
    static constexpr std::string_view kind = "draw_king";
    static constexpr bool by_chance = true;
    static constexpr auto fields() { return fields_of(field("seat", &DrawKing::seat)); }
    constexpr bool operator==(const DrawKing&) const = default;
};

/// Chance draws a building token from the pile.
struct DrawBuilding {
    Building building;
    static constexpr std::string_view name = "DrawBuilding";
    static constexpr std::string_view kind = "draw_building";
    static constexpr bool by_chance = true;
    static constexpr auto fields() { return fields_of(field("building", &DrawBuilding::building)); }
    constexpr bool operator==(const DrawBuilding&) const = default;
};

/// Every action of the kingdom games; each game takes some of them.
using AnyAction = std::variant<Place, Claim, Tax, Build, Burn, Decline, PlaceCastle, DrawDomino,
                               DrawKing, DrawSeat, DrawBuilding>;

/// The action as one of a game's own; nothing when the game has no such kind.
template <class Action>
constexpr std::optional<Action> narrowed(const AnyAction& action) {
    return std::visit(
        []<class T>(const T& value) -> std::optional<Action> {
            if constexpr (std::is_constructible_v<Action, T>) {
                return Action(value);
            } else {
                return std::nullopt;
            }
        },
        action);
}

inline std::string text_of(const Place& place) {
    return text_of(place.square) + std::string(dominium::text_of(place.direction));
}
inline std::string text_of(const Claim& claim) { return domino_text(claim.domino); }
inline std::string text_of(const Tax& tax) {
    return "tax " + text_of(tax.first) + (tax.second ? " " + text_of(*tax.second) : "");
}
inline std::string text_of(const Build& build) {
    return "build " + std::to_string(build.slot) + " " + text_of(build.square);
}
inline std::string text_of(const Burn& burn) { return "burn " + std::to_string(burn.slot); }
inline std::string text_of(const PlaceCastle& place) { return text_of(place.square); }
inline std::string text_of(const DrawDomino& draw) { return "=" + domino_text(draw.domino); }
inline std::string text_of(const DrawKing& draw) {
    return std::string("=k") + std::to_string(draw.seat + 1);
}
inline std::string text_of(const DrawBuilding& draw) {
    return std::string("=") + std::string(dominium::text_of(draw.building));
}

/// Reads a domino's number, `24` or `q24`.
constexpr std::optional<std::uint8_t> parse_domino(std::string_view text) {
    bool second_box = text.starts_with('q');
    auto number = parse_number(second_box ? text.substr(1) : text);
    if (!number || !second_box) return number;
    if (*number > domino_count) return std::nullopt;
    return static_cast<std::uint8_t>(*number + domino_count);
}

/// Reads the printed number of a slot, one digit.
constexpr std::optional<std::uint8_t> parse_slot(std::string_view text) {
    if (text.size() != 1 || text[0] < '0' || text[0] > '9') return std::nullopt;
    return static_cast<std::uint8_t>(text[0] - '0');
}

constexpr std::optional<AnyAction> parse_chance(std::string_view text) {
    if (auto building = building_named(text)) return DrawBuilding{*building};
    if (auto number = parse_domino(text)) return DrawDomino{*number};
    if (auto seat = parse_seat(text, 'k')) return DrawKing{*seat};
    if (auto seat = parse_seat(text, 's')) return DrawSeat{*seat};
    return std::nullopt;
}

/// Reads the squares of `tax e6` or `tax e6 f6`.
constexpr std::optional<Tax> parse_tax(std::string_view text) {
    auto gap = text.find(' ');
    auto first = parse_square(text.substr(0, gap));
    if (!first) return std::nullopt;
    if (gap == std::string_view::npos) return Tax{*first, std::nullopt};
    auto second = parse_square(text.substr(gap + 1));
    if (!second) return std::nullopt;
    return Tax{*first, second};
}

/// Reads what follows the word of an action: `tax …`, `build …`, `burn …`.
constexpr std::optional<AnyAction> parse_worded(std::string_view word, std::string_view rest) {
    if (word == "tax") {
        if (auto tax = parse_tax(rest)) return *tax;
    } else if (word == "burn") {
        if (auto slot = parse_slot(rest)) return Burn{*slot};
    } else if (word == "build" && rest.size() > 2 && rest[1] == ' ') {
        auto slot = parse_slot(rest.substr(0, 1));
        auto square = parse_square(rest.substr(2));
        if (slot && square) return Build{*slot, *square};
    }
    return std::nullopt;
}

/// Reads `e6r`.
constexpr std::optional<Place> parse_place(std::string_view text) {
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

/// Reads the notation of an action, legal or not; nothing when the text is not notation.
constexpr std::optional<AnyAction> parse_action(std::string_view text) {
    if (text.starts_with('=')) return parse_chance(text.substr(1));
    if (text == Decline::notation) return Decline{};
    if (auto gap = text.find(' '); gap != std::string_view::npos) {
        return parse_worded(text.substr(0, gap), text.substr(gap + 1));
    }
    if (auto number = parse_domino(text)) return Claim{*number};
    if (auto square = parse_square(text)) return PlaceCastle{*square};
    if (auto place = parse_place(text)) return *place;
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
    must_draw_building,
    must_tax,
    must_build,
    must_burn,
    outside_window,
    outside_frame,
    square_occupied,
    no_matching_terrain,
    not_in_offer,
    already_claimed,
    domino_not_available,
    king_not_available,
    seat_not_available,
    building_not_available,
    not_on_domino,
    not_enough_knights,
    no_such_slot,
    slot_empty,
    not_enough_coins,
    not_a_town,
    town_occupied,
};

constexpr std::array<std::string_view, 32> enumerators(RefusalCode) {
    return {"malformed",
            "ambiguous",
            "game_over",
            "chance_acts",
            "not_chance",
            "must_place",
            "must_claim",
            "must_place_castle",
            "must_draw_domino",
            "must_draw_king",
            "must_draw_seat",
            "must_draw_building",
            "must_tax",
            "must_build",
            "must_burn",
            "outside_window",
            "outside_frame",
            "square_occupied",
            "no_matching_terrain",
            "not_in_offer",
            "already_claimed",
            "domino_not_available",
            "king_not_available",
            "seat_not_available",
            "building_not_available",
            "not_on_domino",
            "not_enough_knights",
            "no_such_slot",
            "slot_empty",
            "not_enough_coins",
            "not_a_town",
            "town_occupied"};
}

/// The refusal of an action of a kingdom game.
using Refusal = RefusalOf<RefusalCode>;

/// The demand of a step: the kind of action, whether chance does it, the refusal of other kinds.
struct Asked {
    std::string_view kind;
    bool by_chance;
    RefusalCode otherwise;
};

template <class Action>
constexpr Asked asks_for(RefusalCode otherwise) {
    return {Action::kind, ByChance<Action>, otherwise};
}

constexpr std::optional<Asked> asked_in(Step step) {
    switch (step) {
        case Step::place_castle: return asks_for<PlaceCastle>(RefusalCode::must_place_castle);
        case Step::draw_building: return asks_for<DrawBuilding>(RefusalCode::must_draw_building);
        case Step::draw_domino: return asks_for<DrawDomino>(RefusalCode::must_draw_domino);
        case Step::draw_king: return asks_for<DrawKing>(RefusalCode::must_draw_king);
        case Step::draw_seat: return asks_for<DrawSeat>(RefusalCode::must_draw_seat);
        case Step::claim: return asks_for<Claim>(RefusalCode::must_claim);
        case Step::place: return asks_for<Place>(RefusalCode::must_place);
        case Step::tax: return asks_for<Tax>(RefusalCode::must_tax);
        case Step::build: return asks_for<Build>(RefusalCode::must_build);
        case Step::burn: return asks_for<Burn>(RefusalCode::must_burn);
        case Step::finished: break;
    }
    return std::nullopt;
}

constexpr bool may_decline(Step step) {
    return step == Step::tax || step == Step::build || step == Step::burn;
}

/// The refusal of an action whose kind does not belong to a step; nothing otherwise. `hand` is the
/// domino that has to be placed where the step is `place`.
template <class... T>
std::optional<Refusal> step_refusal(Step step, const std::variant<T...>& action, int hand) {
    auto asked = asked_in(step);
    if (!asked) return Refusal{RefusalCode::game_over, {}};
    bool declines = kind_of(action) == Decline::kind && may_decline(step);
    if (asked->kind == kind_of(action) || declines) return std::nullopt;
    if (asked->by_chance && !is_chance(action)) return Refusal{RefusalCode::chance_acts, {}};
    if (!asked->by_chance && is_chance(action)) return Refusal{RefusalCode::not_chance, {}};
    if (step != Step::place) return Refusal{asked->otherwise, {}};
    return Refusal{asked->otherwise, {{"domino", hand}}};
}

}  // namespace dominium::kingdom
