// The observation of a tile game by a seat, as bytes: nothing that its view does not show.
#pragma once

#include "../line/game.hpp"
#include "fields.hpp"

namespace dominium::environment {

/// The cache of a tile game from ply to ply: empty, its bytes are quickly written.
struct NothingKept {
    template <class Game>
    explicit NothingKept(const Game&) {}
    void clear() {}
    template <class Game>
    void follow(const Game&, const line::State&) {}
};

namespace line_fields {

/// Totals may be below 0, where stakes are paid.
constexpr int zero_of_totals = 0x8000;

template <class Visit, class Value>
constexpr void per_seat(Visit& visit, std::string_view name, int most, std::string_view meaning,
                        const Round& seats, Value&& value) {
    visit(Field{name, {seats.count}, most, meaning}, [&](std::uint8_t* at) {
        for (int place = 0; place < seats.count; ++place) {
            at[place] = capped(value(seats.absolute(place)));
        }
    });
}

template <class Visit>
constexpr void one(Visit& visit, std::string_view name, int most, std::string_view meaning,
                   int value) {
    visit(Field{name, {1}, most, meaning}, [&](std::uint8_t* at) { *at = capped(value); });
}

/// The line, with a place for every tile of the set.
template <class Rules, class Visit>
constexpr void write_line(const line::State& state, Visit& visit) {
    visit(
        Field{
            "line",
            {line::tile_count},
            64 * Rules::ends - 1,
            "each tile in the order 00 10 11 20 …: 0 not on the table; otherwise 64 × the end "
            "(left, right, up, down) + 32 if its higher half points outward, or the line crosses "
            "at this double, + its distance from the led tile, which is 32 itself, or up and down "
            "from the tile at which the line crosses"},
        [&](std::uint8_t* at) { std::copy_n(state.line.places().begin(), line::tile_count, at); });
    if constexpr (line::has_wild_tiles<Rules>) {
        visit(
            Field{"wild",
                  {line::tile_count},
                  1,
                  "1 for a matador that does not add up to seven with what it was laid at"},
            [&](std::uint8_t* at) { write_flags(at, state.line.wild().bits(), line::tile_count); });
    }
    visit(Field{"open_ends",
                {Rules::ends},
                line::number_count,
                "left, right, up, down: the number at the end + 1, 0 where nothing can be laid"},
          [&](std::uint8_t* at) {
              std::fill_n(at, Rules::ends, std::uint8_t{0});
              line::for_each_open_end<Rules>(state.line, [&](line::End end, int number) {
                  at[static_cast<std::size_t>(end)] = static_cast<std::uint8_t>(number + 1);
              });
          });
}

/// The running score of the match.
template <class Rules, class Visit>
constexpr void write_match(const Rules& rules, const line::State& state, const Round& seats,
                           Visit& visit) {
    const line::Match& match = state.match;
    visit(Field{"deal", {2}, most_of_byte, "the running deal from 1: 256 × the first + the second"},
          [&](std::uint8_t* at) { write_wide(at, static_cast<int>(match.deal)); });
    visit(Field{"totals",
                {seats.count, 2},
                most_of_byte,
                "the totals of the match: 256 × the first + the second − 32768"},
          [&](std::uint8_t* at) {
              for (int place = 0; place < seats.count; ++place) {
                  write_wide(at + 2 * place, match.totals[seats.absolute(place)] + zero_of_totals);
              }
          });
    per_seat(visit, "gained", most_of_byte, "points gained in the running deal, at most 255", seats,
             [&](int seat) { return match.gained[seat]; });
    per_seat(visit, "deals_won", most_of_byte, "deals won, at most 255", seats,
             [&](int seat) { return static_cast<int>(match.deals_won[seat]); });
    if (rules.stake() > 0) {
        visit(Field{"bank", {2}, most_of_byte, "the bank: 256 × the first + the second"},
              [&](std::uint8_t* at) { write_wide(at, match.bank); });
    }
}

}  // namespace line_fields

/// Declares every field of a seat's observation, and how it is written.
template <class R, class Visit>
constexpr void observe(const line::Game<R>& game, const line::State& state, int seat,
                       const NothingKept&, Visit&& visit) {
    using namespace line_fields;
    using line::Step;
    Round seats{seat, game.seats()};
    line::TileSet hand = state.hands[seat];
    visit(
        Field{
            "hand", {line::tile_count}, 1, "the own tiles, in the order 00 10 11 20 21 22 30 … 66"},
        [&](std::uint8_t* at) { write_flags(at, hand.bits(), line::tile_count); });
    one(visit, "hand_pips", most_of_byte, "the pips of the own tiles", line::pips(hand));
    if constexpr (R::ends > 0) write_line<R>(state, visit);
    per_seat(visit, "hand_sizes", line::tile_count, "tiles in each hand", seats,
             [&](int other) { return state.hands[other].count(); });
    per_seat(visit, "drawn", line::tile_count, "tiles that each seat has drawn in this deal", seats,
             [&](int other) { return state.drawn[other]; });
    per_seat(visit, "passes", most_of_byte, "how often each seat has passed in this deal", seats,
             [&](int other) { return state.passes[other]; });
    per_seat(visit, "out", line::max_seats, "the place of a seat that is rid of its tiles, else 0",
             seats, [&](int other) { return state.out[other]; });
    if constexpr (R::ends == 0) {
        per_seat(visit, "stood", 1, "1 for a seat that wants no more tiles", seats,
                 [&](int other) { return state.stood[other]; });
    }
    one(visit, "stock", line::tile_count, "tiles in the stock", state.stock.count());
    if constexpr (R::removed_tiles > 0) {
        one(visit, "removed", R::removed_tiles, "tiles set aside unseen", state.removed.count());
    }
    one(visit, "step", static_cast<int>(Step::finished),
        "draw_seat, remove_tile, deal_tile, draw_tile, lead, play, play_or_pass, hit_or_stand, "
        "finished",
        static_cast<int>(state.step));
    bool has_turn = !line::is_chance(state.step) || state.step == Step::draw_tile;
    one(visit, "turn", game.seats(),
        "1 the seat itself acts or draws, 2 the next one, …; 0 nobody does",
        has_turn && state.step != Step::finished ? seats.mark(state.seat) : 0);
    one(visit, "lead", game.seats(),
        "1 the seat itself leads this deal, 2 the next one, …; 0 not yet known",
        state.lead == line::no_seat ? 0 : seats.mark(state.lead));
    write_match(game.rules(), state, seats, visit);
}

}  // namespace dominium::environment
