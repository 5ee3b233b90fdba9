// The observation of a kingdom game by a seat, as bytes: nothing that its view does not show.
#pragma once

#include <cstring>

#include "boards.hpp"
#include "fields.hpp"

namespace dominium::environment {

namespace kingdom_fields {

template <class Visit>
constexpr void one(Visit& visit, std::string_view name, int most, std::string_view meaning,
                   int value) {
    visit(Field{name, {1}, most, meaning}, [&](std::uint8_t* at) { *at = capped(value); });
}

/// A byte for each kingdom, the own one first.
template <class Visit, class Value>
constexpr void per_kingdom(Visit& visit, std::string_view name, int most, std::string_view meaning,
                           const Round& kingdoms, Value&& value) {
    visit(Field{name, {kingdoms.count}, most, meaning}, [&](std::uint8_t* at) {
        for (int place = 0; place < kingdoms.count; ++place) {
            at[place] = capped(value(kingdoms.absolute(place)));
        }
    });
}

/// A number of two bytes for each kingdom.
template <class Visit, class Value>
constexpr void wide_per_kingdom(Visit& visit, std::string_view name, std::string_view meaning,
                                const Round& kingdoms, Value&& value) {
    visit(Field{name, {kingdoms.count, 2}, most_of_byte, meaning}, [&](std::uint8_t* at) {
        for (int place = 0; place < kingdoms.count; ++place) {
            write_wide(at + 2 * place, value(kingdoms.absolute(place)));
        }
    });
}

/// The squares of every kingdom, `plane(board)` of each.
template <class Game, class Visit, class Plane>
void squares(Visit& visit, std::string_view name, int most, std::string_view meaning,
             const Round& kingdoms, const Boards<Game>& boards, Plane&& plane) {
    constexpr int side = Game::Window::side;
    visit(Field{name, {kingdoms.count, side, side}, most, meaning}, [&](std::uint8_t* at) {
        for (int place = 0; place < kingdoms.count; ++place) {
            const auto& bytes = plane(boards[kingdoms.absolute(place)]);
            std::memcpy(at, bytes.data(), bytes.size());
            at += bytes.size();
        }
    });
}

inline void write_halves(std::uint8_t* at, const kingdom::Domino& domino) {
    at[0] = code_of(domino.left);
    at[1] = code_of(domino.right);
}

/// The names of the fields of one offer.
struct OfferNames {
    std::string_view dominoes;
    std::string_view halves;
    std::string_view claims;
};

/// Calls `write(slot)` for every slot of the longest offer, by a loop that the compiler unrolls:
/// what is written behind a shorter one, the next field overwrites.
template <class Game, class Write>
void for_each_slot(Write&& write) {
    for (int slot = 0; slot < Game::Row::capacity; ++slot) write(slot);
}

/// `offer` is a copy: no byte that is written can change it, which saves reading it anew.
template <class Game, class Visit>
void write_offer(const Game& game, const typename Game::Row offer,
                 const OpenDominoes<Game>& dominoes, const OfferNames& names, const Round& seats,
                 Visit& visit) {
    const int slots = game.slots_of_offer();
    visit(Field{names.dominoes,
                {slots},
                game.domino_total(),
                "the numbers of the dominoes in rising order, 0 for an empty slot"},
          [&](std::uint8_t* at) {
              for_each_slot<Game>(
                  [&](int slot) { at[slot] = static_cast<std::uint8_t>(offer.domino(slot)); });
          });
    visit(Field{names.halves,
                {slots, 2},
                most_of_square,
                "the left and the right half of each, written as squares are"},
          [&](std::uint8_t* at) {
              for_each_slot<Game>([&](int slot) {
                  const auto& halves = dominoes.halves()[static_cast<std::size_t>(slot)];
                  std::copy(halves.begin(), halves.end(), at + 2 * slot);
              });
          });
    visit(
        Field{names.claims,
              {slots},
              seats.count,
              "1 where a king of the seat itself stands, 2 of the next one, …; 0 where none does"},
        [&](std::uint8_t* at) {
            for_each_slot<Game>([&](int slot) {
                std::uint8_t mark = seats.mark(offer.seat(slot));
                at[slot] = offer.domino(slot) != 0 ? mark : std::uint8_t{0};
            });
        });
}

/// The turn: the step, the acting seat and its domino.
template <class Game, class Visit>
void write_turn(const Game& game, const typename Game::State& state, const Round& seats,
                Visit& visit) {
    using kingdom::Step;
    constexpr int most_step = static_cast<int>(Step::finished);
    one(visit, "step", most_step,
        "place_castle, draw_building, draw_domino, draw_king, draw_seat, claim, place, tax, "
        "build, burn, finished",
        static_cast<int>(state.step));
    bool acts = game.actor(state).is_seat();
    one(visit, "turn", seats.count, "1 the seat itself acts, 2 the next one, …; 0 nobody does",
        acts ? seats.mark(state.seat) : 0);
    bool placing = state.step == Step::place || state.step == Step::tax;
    int number = placing ? state.offer.domino(state.turn) : 0;
    one(visit, "turn_domino", game.domino_total(),
        "the domino that is placed, or onto which knights may go; else 0", number);
    visit(Field{"turn_halves", {2}, most_of_square, "its left and right half"},
          [&](std::uint8_t* at) {
              at[0] = at[1] = 0;
              if (placing) write_halves(at, game.domino(number));
          });
    if constexpr (has_holdings<Game>) {
        using W = typename Game::Window;
        visit(Field{"turn_squares",
                    {2},
                    W::square_count,
                    "where it lies, by the numbers of squares from 1; 0 where no knights may go"},
              [&](std::uint8_t* at) {
                  bool taxing = state.step == Step::tax;
                  for (std::size_t half = 0; half < 2; ++half) {
                      int square = taxing ? W::number(state.placed[half]) + 1 : 0;
                      at[half] = static_cast<std::uint8_t>(square);
                  }
              });
    }
}

/// The courts of Queendomino's kingdoms, and the building board.
template <class Game, class Visit>
void write_court(const typename Game::State& state, const Round& kingdoms, Visit& visit) {
    using namespace kingdom;
    wide_per_kingdom(visit, "coins", "coins: 256 × the first + the second", kingdoms,
                     [&](int each) { return int{state.holdings[each].coins}; });
    per_kingdom(visit, "knights", most_of_byte, "knights in the supply", kingdoms,
                [&](int each) { return state.holdings[each].knights; });
    per_kingdom(visit, "towers", most_of_byte, "towers", kingdoms,
                [&](int each) { return state.holdings[each].towers; });
    one(visit, "queen", kingdoms.count,
        "1 the own kingdom hosts the queen, 2 the next one, …; 0 none does",
        kingdoms.mark(state.queen));
    one(visit, "dragon", 1, "1 while the dragon is in its cave", !state.dragon_away);
    auto code = [](MaybeBuilding building) {
        return building.is_there() ? static_cast<int>(*building) + 1 : 0;
    };
    visit(Field{"slots",
                {slot_count},
                building_count,
                "the building on sale by the printed cost, as in `buildings`; 0 where none is"},
          [&](std::uint8_t* at) {
              for (int slot = 0; slot < slot_count; ++slot) {
                  at[slot] = static_cast<std::uint8_t>(code(state.slots[slot]));
              }
          });
    one(visit, "open_building", building_count, "the token that lies open on the pile, else 0",
        code(state.open_building));
    visit(Field{"pile",
                {building_count},
                most_of_byte,
                "how many tokens of each building lie face down"},
          [&](std::uint8_t* at) { std::copy(state.pile.begin(), state.pile.end(), at); });
}

}  // namespace kingdom_fields

/// Declares every field of a seat's observation, and how it is written.
template <class Game, class Visit>
void observe(const Game& game, const typename Game::State& state, int seat,
             const Boards<Game>& boards, Visit&& visit) {
    using namespace kingdom_fields;
    Round seats{seat, game.seats()};
    Round kingdoms{game.kingdom_of(seat), game.kingdoms()};
    constexpr int knights = has_holdings<Game> ? knight_code : 0;
    squares(
        visit, "squares", most_of_square + knights,
        "the squares of each kingdom, the own one first, row by row: 0 empty; 1–7 wheat, "
        "forest, lake, grassland, swamp, mine, town, or 8 the castle; + 16 × crowns, also those of "
        "buildings; + 64 where a knight stands",
        kingdoms, boards, [](const auto& board) -> const auto& { return board.squares(); });
    if constexpr (has_holdings<Game>) {
        squares(visit, "buildings", kingdom::building_count,
                "the building on each square by its place in `dominium.buildings()` from 1; 0 "
                "where none stands",
                kingdoms, boards,
                [](const auto& board) -> const auto& { return board.buildings(); });
    }
    write_turn(game, state, seats, visit);
    write_offer(game, state.offer, boards.offer(), {"offer", "offer_halves", "offer_claims"}, seats,
                visit);
    one(visit, "placed", game.slots_of_offer(),
        "the slots of the offer whose dominoes are placed or discarded",
        kingdom::placed_slots(state));
    write_offer(game, state.next_offer, boards.next_offer(),
                {"next_offer", "next_offer_halves", "next_offer_claims"}, seats, visit);
    visit(Field{"undrawn", {game.domino_total()}, 1, "1 for a domino that may still be drawn"},
          [&](std::uint8_t* at) { write_flags(at, state.undrawn.numbers(), game.domino_total()); });
    one(visit, "draws_left", game.domino_total(), "dominoes that are still to be drawn",
        game.draws_left(state));
    one(visit, "round", game.rounds(), "the round from 1, 0 in the opening",
        static_cast<int>(state.round));
    per_kingdom(visit, "discards", game.domino_total(), "dominoes discarded", kingdoms,
                [&](int each) { return state.kingdoms[each].discards(); });
    wide_per_kingdom(visit, "points",
                     "points of the running game as it stands: 256 × the first + the second",
                     kingdoms, [&](int each) { return boards[each].points(); });
    if constexpr (has_holdings<Game>) {
        write_court<Game>(state, kingdoms, visit);
    }
    if (game.games() > 1) {
        one(visit, "game", game.games(), "the running game of the match, from 1",
            game.game_number(state));
        wide_per_kingdom(visit, "totals",
                         "points of the finished games of the match: 256 × the first + the second",
                         kingdoms, [&](int each) { return game.finished_points(state, each); });
    }
}

}  // namespace dominium::environment
