// What a viewer sees of a kingdom game, and positions as text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kingdomino.hpp"

namespace dominium::kingdom {

/// A rectangle of squares by its top left and bottom right corner.
struct Area {
    Square first;
    Square last;
    static constexpr std::string_view name = "Area";
    static constexpr auto fields() {
        return std::tuple{field("first", &Area::first), field("last", &Area::last)};
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
        return std::tuple{field("domino", &OfferSlot::domino), field("left", &OfferSlot::left),
                          field("right", &OfferSlot::right), field("seat", &OfferSlot::seat),
                          field("placed", &OfferSlot::placed)};
    }
    bool operator==(const OfferSlot&) const = default;
};

/// The domino that has to be placed now, and by whom.
struct Turn {
    int seat;
    int domino;
    Half left;
    Half right;
    static constexpr std::string_view name = "Turn";
    static constexpr auto fields() {
        return std::tuple{field("seat", &Turn::seat), field("domino", &Turn::domino),
                          field("left", &Turn::left), field("right", &Turn::right)};
    }
    bool operator==(const Turn&) const = default;
};

/// One kingdom: its squares in reading order, the extent used, and where it may still grow.
struct KingdomView {
    int seat;
    std::optional<Square> castle;
    std::vector<BoardSquare> squares;
    std::optional<Area> used;
    std::optional<Area> reachable;
    std::vector<int> discarded;
    std::string position;
    static constexpr std::string_view name = "KingdomView";
    static constexpr auto fields() {
        return std::tuple{field("seat", &KingdomView::seat),
                          field("castle", &KingdomView::castle),
                          field("squares", &KingdomView::squares),
                          field("used", &KingdomView::used),
                          field("reachable", &KingdomView::reachable),
                          field("discarded", &KingdomView::discarded),
                          field("position", &KingdomView::position)};
    }
    bool operator==(const KingdomView&) const = default;
};

/// Everything a viewer (a seat, or the public) may see. Kingdomino hides nothing but the order of
/// the dominoes to come, which nobody knows.
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
    static constexpr std::string_view name = "View";
    static constexpr auto fields() {
        return std::tuple{field("viewer", &View::viewer),
                          field("actor", &View::actor),
                          field("step", &View::step),
                          field("game_number", &View::game_number),
                          field("games", &View::games),
                          field("round", &View::round),
                          field("rounds", &View::rounds),
                          field("offer", &View::offer),
                          field("next_offer", &View::next_offer),
                          field("turn", &View::turn),
                          field("kingdoms", &View::kingdoms),
                          field("scores", &View::scores),
                          field("finished_games", &View::finished_games),
                          field("totals", &View::totals),
                          field("undrawn", &View::undrawn),
                          field("draws_left", &View::draws_left)};
    }
    bool operator==(const View&) const = default;
};

/// A kingdom as text: rows from the top, `.` empty, castle `c`, terrain letter and crowns; the
/// first `side` rows and columns of the window.
template <class W>
std::string position_of(const Kingdom<W>& kingdom, int side = W::side) {
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

inline std::vector<int> numbers_in(std::uint64_t set) {
    std::vector<int> numbers;
    for (; set != 0; set &= set - 1) {
        numbers.push_back(std::countr_zero(set) + 1);
    }
    return numbers;
}

template <class W>
KingdomView kingdom_view(const Kingdom<W>& kingdom, int seat) {
    KingdomView view{seat, {}, {}, {}, {}, numbers_in(kingdom.discarded()), position_of(kingdom)};
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

inline std::vector<OfferSlot> offer_view(const Offer& offer, int placed) {
    std::vector<OfferSlot> slots;
    for (int slot = 0; slot < offer.size(); ++slot) {
        const Domino& domino = domino_numbered(offer.domino(slot));
        std::optional<int> seat;
        if (offer.is_claimed(slot)) seat = offer.seat(slot);
        slots.push_back({offer.domino(slot), domino.left, domino.right, seat, slot < placed});
    }
    return slots;
}

/// The number of slots of the current offer whose turn has placed or discarded its domino.
template <class W>
constexpr int placed_slots(const State<W>& state) {
    if (state.round == 0 || state.step == Step::draw_domino) return 0;
    return state.turn + (state.step == Step::claim ? 1 : 0);
}

template <class W>
View view_of(const Kingdomino<W>& game, const State<W>& state, std::optional<int> viewer) {
    View view{viewer,
              game.actor(state),
              state.step,
              static_cast<int>(state.game_number),
              game.options().games_in_match,
              state.round,
              game.rounds(),
              offer_view(state.offer, placed_slots(state)),
              offer_view(state.next_offer, 0),
              {},
              {},
              {},
              {},
              {},
              numbers_in(state.undrawn),
              game.draws_left(state)};
    if (state.step == Step::place) {
        int number = state.offer.domino(state.turn);
        const Domino& domino = domino_numbered(number);
        view.turn = Turn{state.seat, number, domino.left, domino.right};
    }
    int finished_games = static_cast<int>(state.game_number) - (state.step != Step::finished);
    for (int game_index = 0; game_index < finished_games; ++game_index) {
        auto& points = view.finished_games.emplace_back();
        for (int seat = 0; seat < game.seats(); ++seat) {
            points.push_back(state.finished[game_index][seat]);
        }
    }
    for (int seat = 0; seat < game.seats(); ++seat) {
        view.kingdoms.push_back(kingdom_view(state.kingdoms[seat], seat));
        view.scores.push_back(game.score(state, seat));
        view.totals.push_back(game.match_points(state, seat));
    }
    return view;
}

}  // namespace dominium::kingdom
