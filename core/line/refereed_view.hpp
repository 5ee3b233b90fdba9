// The views of a table whose tiles a referee knows only in part.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "view.hpp"

namespace dominium::line {

/// The hands of the seats that were laid open, each in order; nothing for those that were not.
using ShownTiles = std::vector<std::optional<std::vector<Tile>>>;

/// Shows of each hand what was laid open, and nothing else.
inline void show_hands(View& view, const ShownTiles& shown) {
    for (HandView& hand : view.hands) {
        hand.tiles = shown.at(static_cast<std::size_t>(hand.seat));
        hand.pips.reset();
        if (!hand.tiles) continue;
        hand.pips = 0;
        for (Tile tile : *hand.tiles) *hand.pips += pips(tile);
    }
}

/// The line that these tiles made, in the order of a view.
inline std::vector<LaidTile> line_of(const std::vector<TileLaid>& laid) {
    std::array<int, max_ends> lengths{};
    std::vector<LaidTile> line;
    for (const TileLaid& each : laid) {
        int position = each.end ? ++lengths[static_cast<std::size_t>(*each.end)] : 0;
        line.push_back({each.tile, each.end, position, each.inward, each.outward, each.wild});
    }
    auto order = [](const LaidTile& each) {
        return std::array{each.end ? static_cast<int>(*each.end) : -1, each.position};
    };
    std::sort(line.begin(), line.end(), [&](const LaidTile& one, const LaidTile& other) {
        return order(one) < order(other);
    });
    return line;
}

/// The counts of a hand, as a referee knows them.
struct RefereedHand {
    int size;
    int drawn;
    int passes;
    std::optional<int> out;
    bool stood;
};

/// A finished deal whose hands have not been laid open, as a referee knows it.
struct RefereedDeal {
    int deal;
    std::optional<int> lead;
    std::vector<TileLaid> laid;
    std::vector<RefereedHand> hands;
    int stock;
    int removed;
    std::vector<Score> scores;
    std::optional<Tile> cross_tile{};
    ShownTiles shown{};
};

/// The table after the last tile of a deal, until its hands are laid open.
inline View before_hands_are_shown(View view, RefereedDeal deal) {
    view.actor = Actor::chance();
    view.step = Step::draw_tile;
    view.turn.reset();
    view.deal = deal.deal;
    view.lead = deal.lead;
    view.line = line_of(deal.laid);
    view.cross_tile = deal.cross_tile;
    view.open_ends = deal.laid.empty() ? std::vector<OpenEnd>{} : deal.laid.back().open_ends;
    view.hands.clear();
    for (const auto& [size, drawn, passes, out, stood] : deal.hands) {
        int seat = static_cast<int>(view.hands.size());
        view.hands.push_back({seat, size, {}, {}, drawn, passes, out, stood});
    }
    show_hands(view, deal.shown);
    view.stock = deal.stock;
    view.removed = deal.removed;
    view.scores = std::move(deal.scores);
    view.ending.reset();
    return view;
}

}  // namespace dominium::line
