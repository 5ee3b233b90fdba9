// Whole matches of the games of tiles with every combination of options: what holds in all of them.

#include <cstring>

#include "../line/seen.hpp"
#include "line_games.hpp"

namespace dominium::line {
namespace {

using tests::check_numbers;
using tests::check_refusals;
using tests::random_one;
using tests::visit_all_line_games;

template <class G>
void check_names(const G& game, const State& state, const Action& action) {
    auto read = game.parse(state, text_of(action));
    CHECK(read.index() == 0 && std::get<0>(read) == action);
    int index = game.index(action);
    CHECK((dominium::is_chance(action) ? game.chance_action_at(index) : game.action_at(index)) ==
          action);
    CHECK(!game.refusal(state, action));
}

/// Plays a match at random; `look(state, legal)` before every action.
template <class G, class Look>
void walk(const G& game, std::uint64_t seed, Look&& look) {
    Random random(seed);
    Silence silence;
    State state = game.start();
    int plies = 0;
    for (auto legal = game.legal_actions(state); !legal.empty(); ++plies) {
        look(state, legal);
        game.apply(state, random_one(legal, random), silence);
        legal = game.legal_actions(state);
        if (plies > tests::longest_line_match) break;
    }
    CHECK(state.step == Step::finished);
    look(state, std::vector<Action>{});
}

TEST(line_actions_have_one_name_and_one_number_and_refusals_tell_the_legal_ones) {
    visit_all_line_games([](const auto& game) {
        Random random(11);
        walk(game, 11, [&](const State& state, const std::vector<Action>& legal) {
            for (const Action& action : legal) check_names(game, state, action);
            if (legal.empty() || random.below(6) == 0) check_refusals(game, state, legal);
        });
    });
}

TEST(line_numbers_name_one_action) {
    visit_all_line_games([](const auto& game) { check_numbers(game); });
}

TEST(line_actions_come_in_the_order_of_tiles_ends_and_outward_halves) {
    visit_all_line_games([](const auto& game) {
        auto order = [](const Action& action) {
            std::array<int, 4> place{static_cast<int>(action.index()), 0, 0, 0};
            if (const auto* lay = std::get_if<Lay>(&action)) {
                place = {1, lay->tile.index, static_cast<int>(lay->end), lay->outward.value_or(0)};
            }
            if (const auto* lead = std::get_if<Lead>(&action)) place[1] = lead->tile.index;
            if (const auto* draw = std::get_if<DrawTile>(&action)) place[1] = draw->tile.index;
            if (const auto* seat = std::get_if<DrawSeat>(&action)) place[1] = seat->seat;
            return place;
        };
        walk(game, 3, [&](const State&, const std::vector<Action>& legal) {
            for (std::size_t each = 1; each < legal.size(); ++each) {
                CHECK(order(legal[each - 1]) < order(legal[each]));
            }
        });
    });
}

TEST(silent_and_told_matches_are_the_same) {
    visit_all_line_games([](const auto& game) {
        Random random(5);
        Silence silence;
        State told = game.start();
        State silent = told;
        for (auto legal = game.legal_actions(told); !legal.empty();
             legal = game.legal_actions(told)) {
            Action action = random_one(legal, random);
            EventList events;
            game.apply(told, action, events);
            game.apply(silent, action, silence);
            // A state has no padding: equal content is equal bytes.
            CHECK(told == silent);
            CHECK(std::memcmp(&told, &silent, sizeof told) == 0);
            // The decision to draw is told by the tile that comes.
            CHECK(events.events.empty() == (kind_of(action) == "draw" || kind_of(action) == "hit"));
        }
    });
}

TEST(odds_of_lots_and_tiles_add_up_to_one) {
    visit_all_line_games([](const auto& game) {
        walk(game, 13, [&](const State& state, const std::vector<Action>& legal) {
            if (!game.actor(state).is_chance()) return;
            double sum = 0;
            for (const Action& action : legal) sum += game.odds(state, action);
            CHECK(sum > 1 - 1e-9 && sum < 1 + 1e-9);
        });
    });
}

/// Every tile is in one place.
void check_tiles(const State& state) {
    TileSet all = state.line.tiles() | state.stock | state.removed;
    int count = state.line.tiles().count() + state.stock.count() + state.removed.count();
    for (TileSet hand : state.hands) {
        all |= hand;
        count += hand.count();
    }
    CHECK(count == tile_count && all == TileSet::all());
}

TEST(random_play_of_tiles_reaches_an_end) {
    visit_all_line_games([](const auto& game) {
        Random random(7);
        Silence silence;
        State state = game.start();
        int plies = 0;
        for (; state.step != Step::finished && plies < tests::longest_line_match; ++plies) {
            check_tiles(state);
            game.play_random(state, random, silence);
        }
        auto outcome = game.outcome(state);
        CHECK(outcome.has_value());
        if (!outcome) return;
        CHECK(static_cast<int>(outcome->standings.size()) == game.seats());
        std::size_t seats = 0;
        for (const auto& place : outcome->ranking) seats += place.size();
        CHECK(static_cast<int>(seats) == game.seats());
        int total = state.match.bank;
        for (const Standing& standing : outcome->standings) total += standing.total;
        // The bank of Sebastopol pays what was paid into it.
        if (game.rules().stake() > 0) CHECK(total == 0);
    });
}

TEST(no_view_and_no_event_holds_a_tile_that_its_viewer_may_not_see) {
    visit_all_line_games([]<class R>(const Game<R>& game) {
        Random random(17);
        State state = game.start();
        while (state.step != Step::finished) {
            auto legal = game.legal_actions(state);
            Action action = random_one(legal, random);
            std::uint8_t drawing = state.seat;
            bool removing = state.step == Step::remove_tile;
            for (int viewer = -1; viewer < game.seats(); ++viewer) {
                auto seat = viewer < 0 ? std::nullopt : std::optional(viewer);
                bool tile = std::holds_alternative<DrawTile>(action);
                bool shown = !R::hides_hands || (viewer == drawing && !removing);
                CHECK(game.hides(state, action, seat) == (tile && !shown));
            }
            EventList list;
            game.apply(state, action, list);
            for (int viewer = -1; viewer < game.seats(); ++viewer) {
                auto seat = viewer < 0 ? std::nullopt : std::optional(viewer);
                bool open = !R::hides_hands || state.step == Step::finished;
                View view = game.view(state, seat);
                CHECK(!view.stock_tiles && !view.removed_tiles);
                for (const HandView& hand : view.hands) {
                    bool sees = open || hand.seat == viewer;
                    CHECK(hand.tiles.has_value() == sees && hand.pips.has_value() == sees);
                    CHECK(hand.size == state.hands[hand.seat].count());
                }
                for (const Event& event : list.events) {
                    auto seen = *seen_by(event, seat);
                    auto hidden = [&](int of) { return R::hides_hands && of != viewer; };
                    if (const auto* dealt = std::get_if<TileDealt>(&seen)) {
                        CHECK(dealt->tile.has_value() == !hidden(dealt->seat));
                    } else if (const auto* drawn = std::get_if<TileDrawn>(&seen)) {
                        CHECK(drawn->tile.has_value() == !hidden(drawn->seat));
                    } else if (const auto* hand = std::get_if<HandDealt>(&seen)) {
                        CHECK(hand->tiles.has_value() == !hidden(hand->seat));
                    } else if (const auto* gone = std::get_if<TileRemoved>(&seen)) {
                        CHECK(!gone->tile);
                    } else {
                        CHECK(seen == event);
                    }
                }
            }
        }
    });
}

TEST(what_is_unseen_changes_nothing_in_a_view) {
    visit_all_line_games([]<class R>(const Game<R>& game) {
        Random random(23);
        walk(game, 23, [&](const State& state, const std::vector<Action>&) {
            if (!R::hides_hands || state.step == Step::finished) return;
            for (int viewer = 0; viewer < game.seats(); ++viewer) {
                State other = state;
                TileSet unseen = TileSet::all().without(state.line.tiles() | state.hands[viewer]);
                auto replaced = [&](TileSet tiles) {
                    TileSet drawn;
                    for (int left = tiles.count(); left > 0; --left) {
                        Tile tile = unseen.nth(random.below(unseen.count()));
                        unseen.remove(tile);
                        drawn.add(tile);
                    }
                    return drawn;
                };
                for (int seat = 0; seat < game.seats(); ++seat) {
                    if (seat != viewer) other.hands[seat] = replaced(state.hands[seat]);
                }
                other.stock = replaced(state.stock);
                other.removed = replaced(state.removed);
                CHECK(game.view(state, viewer) == game.view(other, viewer));
            }
        });
    });
}

TEST(previews_tell_what_laying_a_tile_will_do) {
    visit_all_line_games([](const auto& game) {
        walk(game, 29, [&](const State& state, const std::vector<Action>& legal) {
            for (const Action& action : legal) {
                auto preview = game.preview(state, action);
                bool lays = kind_of(action) == "lead" || kind_of(action) == "lay";
                CHECK(preview.has_value() == lays);
                if (!preview) continue;
                State after = state;
                EventList list;
                game.apply(after, action, list);
                const TileLaid* laid = nullptr;
                int points = 0;
                for (const Event& event : list.events) {
                    if (const auto* found = std::get_if<TileLaid>(&event)) laid = found;
                    if (const auto* scored = std::get_if<PointsScored>(&event)) {
                        points = scored->points;
                    }
                }
                CHECK(laid != nullptr && laid->tile == preview->tile && laid->end == preview->end);
                CHECK(laid->open_ends == preview->open_ends && laid->wild == preview->wild);
                CHECK(laid->hand_size == preview->hand_size && points == preview->points);
            }
        });
    });
}

}  // namespace
}  // namespace dominium::line
