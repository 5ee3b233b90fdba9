// The view of a kingdom game for a viewer, and positions as text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "draft.hpp"

namespace dominium::kingdom {

/// A rectangle of squares by its top left and bottom right corner.
struct Area {
    Square first;
    Square last;
    static constexpr std::string_view name = "Area";
    static constexpr auto fields() {
        return fields_of(field("first", &Area::first), field("last", &Area::last));
    }
    bool operator==(const Area&) const = default;
};

/// A domino of an offer, the seat whose king stands on it, and whether that turn is done.
struct OfferSlot {
    int domino;
    Half left;
    Half right;
    std::optional<int> seat;
    bool placed;
    static constexpr std::string_view name = "OfferSlot";
    static constexpr auto fields() {
        return fields_of(field("domino", &OfferSlot::domino), field("left", &OfferSlot::left),
                         field("right", &OfferSlot::right), field("seat", &OfferSlot::seat),
                         field("placed", &OfferSlot::placed));
    }
    bool operator==(const OfferSlot&) const = default;
};

/// The domino that has to be placed now, and by whom; or (where knights may go) the one just
/// placed, with its squares.
struct Turn {
    int seat;
    int domino;
    Half left;
    Half right;
    std::vector<Square> squares;
    static constexpr std::string_view name = "Turn";
    static constexpr auto fields() {
        return fields_of(field("seat", &Turn::seat), field("domino", &Turn::domino),
                         field("left", &Turn::left), field("right", &Turn::right),
                         field("squares", &Turn::squares));
    }
    bool operator==(const Turn&) const = default;
};

/// A building and the town square on which it stands.
struct PlacedBuilding {
    Square square;
    Building building;
    static constexpr std::string_view name = "PlacedBuilding";
    static constexpr auto fields() {
        return fields_of(field("square", &PlacedBuilding::square),
                         field("building", &PlacedBuilding::building));
    }
    bool operator==(const PlacedBuilding&) const = default;
};

/// The court of a kingdom of Queendomino, besides its land: coins, knights in the supply and on
/// squares, towers, buildings, and whether the queen is there.
struct Court {
    int coins;
    int knights;
    std::vector<Square> knights_on;
    int towers;
    std::vector<PlacedBuilding> buildings;
    bool queen;
    static constexpr std::string_view name = "Court";
    static constexpr auto fields() {
        return fields_of(field("coins", &Court::coins), field("knights", &Court::knights),
                         field("knights_on", &Court::knights_on), field("towers", &Court::towers),
                         field("buildings", &Court::buildings), field("queen", &Court::queen));
    }
    bool operator==(const Court&) const = default;
};

/// The building board: the slots, the open token of the pile, the dragon, the queen's kingdom, and
/// the tokens that lie face down.
struct BuildingBoard {
    std::vector<BuildingSlot> slots;
    std::optional<Building> open_building;
    bool dragon_in_cave;
    std::optional<int> queen;
    std::vector<Building> undrawn;
    static constexpr std::string_view name = "BuildingBoard";
    static constexpr auto fields() {
        return fields_of(field("slots", &BuildingBoard::slots),
                         field("open_building", &BuildingBoard::open_building),
                         field("dragon_in_cave", &BuildingBoard::dragon_in_cave),
                         field("queen", &BuildingBoard::queen),
                         field("undrawn", &BuildingBoard::undrawn));
    }
    bool operator==(const BuildingBoard&) const = default;
};

/// One kingdom: the seats that it belongs to, its squares in reading order, the extent used, and
/// where it may still grow.
struct KingdomView {
    int kingdom;
    std::vector<int> seats;
    std::optional<Square> castle;
    std::vector<BoardSquare> squares;
    std::optional<Area> used;
    std::optional<Area> reachable;
    std::vector<int> discarded;
    std::string position;
    /// Only in Queendomino.
    std::optional<Court> court;
    static constexpr std::string_view name = "KingdomView";
    static constexpr auto fields() {
        return fields_of(
            field("kingdom", &KingdomView::kingdom), field("seats", &KingdomView::seats),
            field("castle", &KingdomView::castle), field("squares", &KingdomView::squares),
            field("used", &KingdomView::used), field("reachable", &KingdomView::reachable),
            field("discarded", &KingdomView::discarded), field("position", &KingdomView::position),
            field("court", &KingdomView::court));
    }
    bool operator==(const KingdomView&) const = default;
};

/// Everything a viewer (a seat, or the public) may see. The kingdom games hide nothing but the
/// order of what is still to be drawn, which nobody knows. Points and kingdoms are listed by
/// kingdom.
struct View {
    std::optional<int> viewer;
    Actor actor;
    Step step;
    int game_number;
    int games;
    int round;
    int rounds;
    std::vector<OfferSlot> offer;
    std::vector<OfferSlot> next_offer;
    std::optional<Turn> turn;
    std::vector<KingdomView> kingdoms;
    std::vector<KingdomScore> scores;
    std::vector<std::vector<int>> finished_games;
    std::vector<int> totals;
    std::vector<int> undrawn;
    int draws_left;
    /// Only in Queendomino.
    std::optional<BuildingBoard> building_board;
    static constexpr std::string_view name = "View";
    static constexpr auto fields() {
        return fields_of(field("viewer", &View::viewer), field("actor", &View::actor),
                         field("step", &View::step), field("game_number", &View::game_number),
                         field("games", &View::games), field("round", &View::round),
                         field("rounds", &View::rounds), field("offer", &View::offer),
                         field("next_offer", &View::next_offer), field("turn", &View::turn),
                         field("kingdoms", &View::kingdoms), field("scores", &View::scores),
                         field("finished_games", &View::finished_games),
                         field("totals", &View::totals), field("undrawn", &View::undrawn),
                         field("draws_left", &View::draws_left),
                         field("building_board", &View::building_board));
    }
    bool operator==(const View&) const = default;
};

/// A kingdom as text: rows from the top, `.` empty, castle `c`, terrain letter and crowns; the
/// first `side` rows and columns of the window. What stands on towns is no part of it.
template <class W, class Boxes>
std::string position_of(const Kingdom<W, Boxes>& kingdom, int side = W::side) {
    std::string text;
    for (int number = 0; number < side * side; ++number) {
        Square square{static_cast<std::uint8_t>(number % side),
                      static_cast<std::uint8_t>(number / side)};
        if (square.column == 0 && square.row > 0) text += '/';
        if (kingdom.has_castle() && kingdom.castle() == square) {
            text += 'c';
        } else if (kingdom.occupied().test(W::bit(square))) {
            Half half = kingdom.half_at(W::bit(square));
            text += letter_of(half.terrain);
            if (half.crowns > 0) text += static_cast<char>('0' + half.crowns);
        } else {
            text += '.';
        }
    }
    return text;
}

template <class Boxes>
std::vector<int> numbers_in(const DominoSet<Boxes>& set) {
    std::vector<int> numbers;
    set.for_each([&](int number) { numbers.push_back(number); });
    return numbers;
}

/// The land of a kingdom; whose it is and what stands on it is added by the game.
template <class W, class Boxes>
KingdomView land_view(const Kingdom<W, Boxes>& kingdom) {
    KingdomView view{0, {0}, {}, {}, {}, {}, numbers_in(kingdom.discarded()), position_of(kingdom),
                     {}};
    if (!kingdom.has_castle()) return view;
    view.castle = kingdom.castle();
    kingdom.occupied().for_each([&](int bit) {
        if (W::square_at(bit) == kingdom.castle()) return;
        Half half = kingdom.half_at(bit);
        view.squares.push_back({W::square_at(bit), half.terrain, half.crowns});
    });
    view.used = Area{kingdom.first(), kingdom.last()};
    std::optional<Area> reachable;
    kingdom.reachable().for_each([&](int bit) {
        if (!reachable) reachable = Area{W::square_at(bit), W::square_at(bit)};
        reachable->last = W::square_at(bit);
    });
    view.reachable = reachable;
    return view;
}

template <class Game>
std::vector<OfferSlot> offer_view(const Game& game, const typename Game::Row& offer, int placed) {
    std::vector<OfferSlot> slots;
    for (int slot = 0; slot < offer.size(); ++slot) {
        const Domino& domino = game.domino(offer.domino(slot));
        std::optional<int> seat;
        if (offer.is_claimed(slot)) seat = offer.seat(slot);
        slots.push_back({offer.domino(slot), domino.left, domino.right, seat, slot < placed});
    }
    return slots;
}

/// The number of slots of the current offer whose turn has placed or discarded its domino.
template <class State>
constexpr int placed_slots(const State& state) {
    switch (state.step) {
        case Step::tax:
        case Step::build:
        case Step::burn: return state.turn + 1;
        case Step::claim: return state.round == 0 ? 0 : state.turn + 1;
        case Step::place:
        case Step::draw_building:
        case Step::finished: return state.turn;
        default: return 0;
    }
}

/// The running turn, where a domino is placed or has just been.
template <class Game>
std::optional<Turn> turn_view(const Game& game, const typename Game::State& state) {
    if (state.step != Step::place && state.step != Step::tax) return std::nullopt;
    int number = state.offer.domino(state.turn);
    const Domino& domino = game.domino(number);
    return Turn{state.seat, number, domino.left, domino.right, game.squares_of_turn(state)};
}

template <class Game>
View view_of(const Game& game, const typename Game::State& state, std::optional<int> viewer) {
    View view{viewer,
              game.actor(state),
              state.step,
              game.game_number(state),
              game.games(),
              static_cast<int>(state.round),
              game.rounds(),
              offer_view(game, state.offer, placed_slots(state)),
              offer_view(game, state.next_offer, 0),
              turn_view(game, state),
              {},
              {},
              game.finished_games(state),
              {},
              numbers_in(state.undrawn),
              game.draws_left(state),
              game.building_board(state, viewer)};
    for (int kingdom = 0; kingdom < game.kingdoms(); ++kingdom) {
        KingdomView& land = view.kingdoms.emplace_back(land_view(state.kingdoms[kingdom]));
        land.kingdom = kingdom;
        land.seats = game.seats_of(kingdom);
        land.court = game.court_view(state, kingdom);
        view.scores.push_back(game.score(state, kingdom));
        view.totals.push_back(game.match_points(state, kingdom));
    }
    return view;
}

}  // namespace dominium::kingdom
