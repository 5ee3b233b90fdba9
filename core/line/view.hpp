// The view of a tile game for a viewer, and the actions that a viewer may know. Everything that is
// hidden is cut here.
#pragma once

#include <optional>
#include <vector>

#include "deal_flow.hpp"

namespace dominium::line {

/// A tile on the table: the end of the line at which it was laid (none for the led tile), how far
/// from the led tile, and the numbers of its halves towards the led tile and away from it.
struct LaidTile {
    Tile tile;
    std::optional<End> end;
    int position;
    int inward;
    int outward;
    bool wild;
    static constexpr std::string_view name = "LaidTile";
    static constexpr auto fields() {
        return fields_of(field("tile", &LaidTile::tile), field("end", &LaidTile::end),
                         field("position", &LaidTile::position), field("inward", &LaidTile::inward),
                         field("outward", &LaidTile::outward), field("wild", &LaidTile::wild));
    }
    bool operator==(const LaidTile&) const = default;
};

/// A seat's hand: its tiles where the viewer may see them, how many it has drawn in this deal, how
/// often it has passed, its place if it is out, and whether it wants no more tiles.
struct HandView {
    int seat;
    int size;
    std::optional<std::vector<Tile>> tiles;
    std::optional<int> pips;
    int drawn;
    int passes;
    std::optional<int> out;
    bool stood;
    static constexpr std::string_view name = "HandView";
    static constexpr auto fields() {
        return fields_of(field("seat", &HandView::seat), field("size", &HandView::size),
                         field("tiles", &HandView::tiles), field("pips", &HandView::pips),
                         field("drawn", &HandView::drawn), field("passes", &HandView::passes),
                         field("out", &HandView::out), field("stood", &HandView::stood));
    }
    bool operator==(const HandView&) const = default;
};

/// Everything a viewer (a seat, or the public) may see.
struct View {
    std::optional<int> viewer;
    Actor actor;
    Step step;
    int deal;
    std::optional<int> deals;
    std::optional<int> target;
    std::optional<int> lead;
    /// The seat that acts, or that draws now.
    std::optional<int> turn;
    std::vector<LaidTile> line;
    /// The tile at which the line crosses, or will.
    std::optional<Tile> cross_tile;
    std::vector<OpenEnd> open_ends;
    std::vector<HandView> hands;
    int stock;
    int removed;
    std::vector<Score> scores;
    std::optional<int> bank;
    /// The ending of the last deal; only when the match is over.
    std::optional<Ending> ending;
    /// Only where nothing is hidden.
    std::optional<std::vector<Tile>> stock_tiles;
    std::optional<std::vector<Tile>> removed_tiles;
    static constexpr std::string_view name = "LineView";
    static constexpr auto fields() {
        return fields_of(field("viewer", &View::viewer), field("actor", &View::actor),
                         field("step", &View::step), field("deal", &View::deal),
                         field("deals", &View::deals), field("target", &View::target),
                         field("lead", &View::lead), field("turn", &View::turn),
                         field("line", &View::line), field("cross_tile", &View::cross_tile),
                         field("open_ends", &View::open_ends), field("hands", &View::hands),
                         field("stock", &View::stock), field("removed", &View::removed),
                         field("scores", &View::scores), field("bank", &View::bank),
                         field("ending", &View::ending), field("stock_tiles", &View::stock_tiles),
                         field("removed_tiles", &View::removed_tiles));
    }
    bool operator==(const View&) const = default;
};

inline LaidTile laid_tile(const Laid& laid) {
    if (laid.position == 0) {
        return {laid.tile, std::nullopt, 0, halves(laid.tile).low, halves(laid.tile).high, false};
    }
    return {laid.tile, laid.end, laid.position, laid.inward_number(), laid.outward_number(),
            laid.wild};
}

/// The led tile first, then end by end outwards.
inline std::vector<LaidTile> laid_tiles(const Line& line) {
    std::vector<Laid> laid;
    line.tiles().for_each([&](Tile tile) { laid.push_back(line.at(tile)); });
    std::sort(laid.begin(), laid.end(), [](const Laid& one, const Laid& other) {
        auto order = [](const Laid& each) {
            return std::array{each.position == 0 ? -1 : static_cast<int>(each.end),
                              static_cast<int>(each.position)};
        };
        return order(one) < order(other);
    });
    std::vector<LaidTile> tiles;
    for (const Laid& each : laid) tiles.push_back(laid_tile(each));
    return tiles;
}

inline HandView hand_view(const State& state, int seat, bool open) {
    TileSet hand = state.hands[seat];
    HandView view{seat, hand.count(),     {}, {}, state.drawn[seat], state.passes[seat],
                  {},   state.stood[seat]};
    if (open) {
        view.tiles = listed(hand);
        view.pips = pips(hand);
    }
    if (state.out[seat] != 0) view.out = state.out[seat];
    return view;
}

/// The view of somebody who sees the hands for which `sees(seat)`.
template <class Rules, class Sees>
View view_with(const Rules& rules, const State& state, Actor actor, Sees&& sees) {
    View view{{},
              actor,
              state.step,
              static_cast<int>(state.match.deal),
              rules.deals(),
              rules.target(),
              {},
              {},
              laid_tiles(state.line),
              cross_tile(rules, state.line),
              open_ends<Rules>(state.line),
              {},
              state.stock.count(),
              state.removed.count(),
              {},
              {},
              {},
              {},
              {}};
    if (state.lead != no_seat) view.lead = state.lead;
    if (actor.is_seat() || state.step == Step::draw_tile) view.turn = state.seat;
    if (state.step == Step::finished) view.ending = state.ending;
    if (rules.stake() > 0) view.bank = state.match.bank;
    for (int seat = 0; seat < rules.seats(); ++seat) {
        view.hands.push_back(hand_view(state, seat, sees(seat)));
    }
    view.scores = scores_of(state.match, rules.seats());
    return view;
}

/// The view of a seat or of the public: a seat sees its own hand; face-up tiles, and all hands when
/// the match is over, are seen by everybody.
template <class Rules>
View view_of(const Rules& rules, const State& state, Actor actor, std::optional<int> viewer) {
    bool all = !Rules::hides_hands || state.step == Step::finished;
    View view = view_with(rules, state, actor, [&](int seat) { return all || viewer == seat; });
    view.viewer = viewer;
    return view;
}

/// The view that hides nothing.
template <class Rules>
View open_view(const Rules& rules, const State& state, Actor actor) {
    View view = view_with(rules, state, actor, [](int) { return true; });
    view.stock_tiles = listed(state.stock);
    view.removed_tiles = listed(state.removed);
    return view;
}

/// True if a viewer may not know which action this is, in the step in which it is taken.
template <class Rules>
constexpr bool is_hidden(const Rules&, const State& state, const Action& action,
                         std::optional<int> viewer) {
    if (!std::holds_alternative<DrawTile>(action) || !Rules::hides_hands) return false;
    return state.step == Step::remove_tile || viewer != static_cast<int>(state.seat);
}

/// The effect of laying a tile: the ends that are open after it, its score at once, and the number
/// of tiles left in the hand.
struct LayPreview {
    Tile tile;
    std::optional<End> end;
    bool wild;
    std::vector<OpenEnd> open_ends;
    int points;
    int hand_size;
    static constexpr std::string_view name = "LayPreview";
    static constexpr auto fields() {
        return fields_of(
            field("tile", &LayPreview::tile), field("end", &LayPreview::end),
            field("wild", &LayPreview::wild), field("open_ends", &LayPreview::open_ends),
            field("points", &LayPreview::points), field("hand_size", &LayPreview::hand_size));
    }
    bool operator==(const LayPreview&) const = default;
};

}  // namespace dominium::line
