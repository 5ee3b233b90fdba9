// The actions of the kingdom games: as they may be typed, by their names, and with their effects.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "../../kingdom/preview.hpp"
#include "../../kingdom/view.hpp"
#include "../actions.hpp"
#include "buildings.hpp"
#include "table.hpp"

namespace dominium::message_trees {

/// An action that a seat of a kingdom game decides on.
template <class Action>
concept KingdomDecision = std::is_constructible_v<kingdom::AnyAction, Action> && !ByChance<Action>;

/// Actions whose names and effects rest on what lies on the table.
template <class Action>
constexpr bool rests_on_view =
    std::is_same_v<Action, kingdom::Tax> || std::is_same_v<Action, kingdom::Build> ||
    std::is_same_v<Action, kingdom::Burn> || std::is_same_v<Action, kingdom::Decline>;

/// The context of an action: its effect, where it is known, and for some the public view.
struct KingdomChoice {
    const KingdomTable& table;
    const kingdom::AnyPreview* preview;
    const kingdom::View* view;

    /// The effect of an action, if it is of this type.
    template <class Preview>
    const Preview* effect() const {
        return preview == nullptr ? nullptr : std::get_if<Preview>(preview);
    }
};

// --- As they may be typed -----------------------------------------------------------------------

/// A placement in words: "E6 right".
inline Message placement(Square square, kingdom::Direction direction) {
    return message("placement")
        .with("square", spoken(square))
        .with("direction", message("direction-", dominium::text_of(direction)));
}

/// The word of an action, and what its notation names after it: "build 1 F6".
template <class Action>
Tree typed_with_rest(const Action& action) {
    std::string notation = text_of(action);
    std::size_t space = std::min(notation.find(' '), notation.size());
    std::string rest = notation.substr(space);
    std::transform(rest.begin(), rest.end(), rest.begin(),
                   [](unsigned char sign) { return static_cast<char>(std::toupper(sign)); });
    return joined("", {typed_word(Action::kind), std::move(rest)});
}

/// An action in words that may be typed: "E6 right", "build 1 F6".
template <KingdomDecision Action>
Tree typed(const Action& action) {
    if constexpr (std::is_same_v<Action, kingdom::Place>) {
        return placement(action.square, action.direction);
    } else if constexpr (std::is_same_v<Action, kingdom::PlaceCastle>) {
        return spoken(action.square);
    } else if constexpr (rests_on_view<Action>) {
        return typed_with_rest(action);
    } else {
        return text_of(action);
    }
}

// --- By their names -----------------------------------------------------------------------------

inline std::vector<Square> squares_of(const kingdom::Tax& tax) {
    if (!tax.second) return {tax.first};
    return {tax.first, *tax.second};
}

/// The name of the building on a slot; nothing where there is none.
inline Tree building_on(const kingdom::View& view, int slot) {
    if (view.building_board) {
        for (const auto& one : view.building_board->slots) {
            if (one.slot == slot && one.building) return building_name(*one.building);
        }
    }
    return "";
}

inline Tree named(const KingdomChoice& choice, const kingdom::Place& action) {
    const auto* preview = choice.effect<kingdom::Preview>();
    if (preview == nullptr) return typed(action);
    return message("choice-place-short")
        .with("first", choice.table.pieces.terrain_on_square(preview->first))
        .with("second", choice.table.pieces.terrain_on_square(preview->second));
}

inline Tree named(const KingdomChoice& choice, const kingdom::Claim& action) {
    return choice.table.pieces.domino(action.domino);
}

inline Tree named(const KingdomChoice&, const kingdom::PlaceCastle& action) {
    return message("choice-place_castle").with("square", spoken(action.square));
}

inline Tree named(const KingdomChoice&, const kingdom::Tax& action) {
    std::vector<Square> squares = squares_of(action);
    return message("choice-tax-short")
        .with("knights", static_cast<int>(squares.size()))
        .with("squares", spoken(squares));
}

inline Tree named(const KingdomChoice& choice, const kingdom::Build& action) {
    return message("choice-build-short")
        .with("slot", action.slot)
        .with("building", building_on(*choice.view, action.slot))
        .with("square", spoken(action.square));
}

inline Tree named(const KingdomChoice& choice, const kingdom::Burn& action) {
    return message("choice-burn-short")
        .with("slot", action.slot)
        .with("building", building_on(*choice.view, action.slot));
}

inline Tree named(const KingdomChoice& choice, const kingdom::Decline&) {
    return message("choice-decline-", dominium::text_of(choice.view->step));
}

inline Tree named(const KingdomChoice&, const kingdom::DrawDomino& action) {
    return message("choice-draw_domino").with("domino", domino_text(action.domino));
}

inline Tree named(const KingdomChoice& choice, const kingdom::DrawKing& action) {
    return message("choice-draw_king").with("name", choice.table.speaker.name(action.seat));
}

inline Tree named(const KingdomChoice& choice, const DrawSeat& action) {
    return message("choice-draw_seat").with("name", choice.table.speaker.name(action.seat));
}

inline Tree named(const KingdomChoice&, const kingdom::DrawBuilding& action) {
    return message("choice-draw_building").with("building", building_name(action.building));
}

// --- With their effects -------------------------------------------------------------------------

/// Points won or lost by an action: "Gain 3".
inline Message choice_gain(int points) {
    return message(points < 0 ? "choice-loss" : "choice-gain").with("points", std::abs(points));
}

/// Most actions have no effect but what their name says.
template <class Action>
Tree described(const KingdomChoice& choice, const Action& action) {
    return named(choice, action);
}

/// A property that a domino joins: "forest 3 squares, 1 crown".
inline Message joined_property(const Pieces& pieces, kingdom::Terrain terrain, int size,
                               int crowns) {
    return message("choice-property")
        .with("terrain", pieces.terrain(terrain))
        .with("squares", count("squares", size))
        .with("crowns", count("crowns", crowns));
}

inline Tree described(const KingdomChoice& choice, const kingdom::Place& action) {
    const auto* preview = choice.effect<kingdom::Preview>();
    if (preview == nullptr) return typed(action);
    const Pieces& pieces = choice.table.pieces;
    Trees properties{capitalised(joined_property(
        pieces, preview->property_terrain, preview->property_size, preview->property_crowns))};
    if (preview->other_size > 0) {
        properties.push_back(joined_property(pieces, preview->other_terrain, preview->other_size,
                                             preview->other_crowns));
    }
    return message("choice-place")
        .with("first", capitalised(pieces.terrain_on_square(preview->first)))
        .with("second", pieces.terrain_on_square(preview->second))
        .with("property", joined("; ", std::move(properties)))
        .with("gain", choice_gain(preview->gain));
}

/// The squares chosen for knights: "forest E6", "lake F6".
inline Tree knights_places(const KingdomChoice& choice, const kingdom::Tax& action) {
    std::vector<Square> chosen = squares_of(action);
    int seat = choice.view->actor.is_seat() ? choice.view->actor.seat() : 0;
    int kingdom = choice.table.speaker.kingdom_of(seat);
    Trees places;
    for (const BoardSquare& one :
         choice.view->kingdoms.at(static_cast<std::size_t>(kingdom)).squares) {
        if (std::find(chosen.begin(), chosen.end(), one.square) == chosen.end()) continue;
        places.push_back(choice.table.pieces.terrain_on_square(one));
    }
    return joined(", ", std::move(places));
}

inline Tree described(const KingdomChoice& choice, const kingdom::Tax& action) {
    const auto* preview = choice.effect<kingdom::TaxPreview>();
    if (preview == nullptr) return named(choice, action);
    bool has_bonus = preview->bonus != 0;
    Message told = message(has_bonus ? "choice-tax-bonus" : "choice-tax")
                       .with("places", knights_places(choice, action))
                       .with("coins", count("coins", preview->coins));
    if (has_bonus) told = std::move(told).with("bonus", count("coins", preview->bonus));
    return told;
}

inline Tree described(const KingdomChoice& choice, const kingdom::Build& action) {
    const auto* preview = choice.effect<kingdom::BuildPreview>();
    if (preview == nullptr) return named(choice, action);
    Trees effects{choice_gain(preview->gain)};
    for (Tree& each : gains(preview->knights, preview->towers)) effects.push_back(std::move(each));
    if (preview->queen) effects.push_back(message("choice-build-queen"));
    return message("choice-build")
        .with("slot", action.slot)
        .with("building", building_name(preview->building))
        .with("square", spoken(action.square))
        .with("cost", cost(preview->cost))
        .with("effects", joined(", ", std::move(effects)));
}

inline Tree described(const KingdomChoice& choice, const kingdom::Burn& action) {
    return message("choice-burn")
        .with("slot", action.slot)
        .with("building", building_on(*choice.view, action.slot));
}

inline Tree described(const KingdomChoice& choice, const kingdom::Decline& action) {
    return capitalised(named(choice, action));
}

/// True if the public view is needed to tell of an action. What a building brings names it.
inline bool needs_view(const kingdom::AnyAction& action, bool knows_effect) {
    if (std::holds_alternative<kingdom::Build>(action)) return !knows_effect;
    return std::visit([]<class Action>(const Action&) { return rests_on_view<Action>; }, action);
}

/// An action with its effect, or by its name alone.
inline Tree told(const KingdomChoice& choice, const kingdom::AnyAction& action, bool with_effect) {
    return std::visit(
        [&](const auto& one) { return with_effect ? described(choice, one) : named(choice, one); },
        action);
}

}  // namespace dominium::message_trees
