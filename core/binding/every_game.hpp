// Every game of the library. Searches and batches take the compiler long: they are compiled once
// for each family of games, in a file of its own.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <variant>

#include "../kingdom/kingdomino.hpp"
#include "../kingdom/queendomino.hpp"
#include "../line/game.hpp"
#include "../search/batch.hpp"
#include "../search/line_batch.hpp"
#include "../search/line_search.hpp"
#include "../search/searching.hpp"

namespace dominium::binding {

/// Lets Python answer a signal (Ctrl-C) now and then while native work runs without the lock.
class SignalCheck {
public:
    void operator()() {
        auto now = std::chrono::steady_clock::now();
        if (now - last_ < std::chrono::milliseconds(100)) return;
        last_ = now;
        nanobind::gil_scoped_acquire locked;
        if (PyErr_CheckSignals() != 0) nanobind::raise_python_error();
    }

private:
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

using SmallKingdomino = kingdom::Kingdomino<kingdom::Window<5, false>>;
using SmallKingdominoOnTray = kingdom::Kingdomino<kingdom::Window<5, true>>;
using LargeKingdomino = kingdom::Kingdomino<kingdom::Window<7, false>>;
using LargeKingdominoOnTray = kingdom::Kingdomino<kingdom::Window<7, true>>;
using SmallQueendomino = kingdom::Queendomino<kingdom::Window<5, false>>;
using LargeQueendomino = kingdom::Queendomino<kingdom::Window<7, false>>;

/// Every game of the library; a new game joins here.
using AnyGame =
    std::variant<SmallKingdomino, SmallKingdominoOnTray, LargeKingdomino, LargeKingdominoOnTray,
                 SmallQueendomino, LargeQueendomino, line::Game<line::Block>,
                 line::Game<line::DrawGame>, line::Game<line::Matador>, line::Game<line::Bergen>,
                 line::Game<line::Sebastopol>, line::Game<line::TwentyOne>, line::Game<line::Solo>>;

/// Whether a game is one of tiles; the others build kingdoms.
template <class Game>
constexpr bool is_line = requires { typename Game::Rules; };

}  // namespace dominium::binding

/// Search and batches of a game; `extern` where another file compiles them.
#define DOMINIUM_PLAYING(extern_or_not, Game)                                            \
    extern_or_not template dominium::search::Candidates<dominium::binding::Game>         \
    dominium::search::search_position(                                                   \
        const dominium::binding::Game&, const dominium::binding::Game::State&,           \
        const dominium::search::Budget&, std::uint64_t,                                  \
        std::vector<dominium::binding::Game::Action>, const dominium::search::Pause&);   \
    extern_or_not template dominium::search::BatchCounts dominium::search::simulate(     \
        const dominium::binding::Game&, const dominium::search::Seating&, std::uint64_t, \
        std::size_t, int, const dominium::search::BatchResults&, dominium::binding::SignalCheck&)

/// Search and batches of a game of tiles.
#define DOMINIUM_LINE_PLAYING(extern_or_not, Rules)                                           \
    extern_or_not template class dominium::search::LineSearch<dominium::line::Rules>;         \
    extern_or_not template void dominium::search::simulate(                                   \
        const dominium::line::Game<dominium::line::Rules>&, const dominium::search::Seating&, \
        std::uint64_t, std::size_t, int, const dominium::search::LineResults&,                \
        dominium::binding::SignalCheck&)

#if !defined(DOMINIUM_COMPILES_PLAYING)
DOMINIUM_PLAYING(extern, SmallKingdomino);
DOMINIUM_PLAYING(extern, SmallKingdominoOnTray);
DOMINIUM_PLAYING(extern, LargeKingdomino);
DOMINIUM_PLAYING(extern, LargeKingdominoOnTray);
DOMINIUM_PLAYING(extern, SmallQueendomino);
DOMINIUM_PLAYING(extern, LargeQueendomino);
DOMINIUM_LINE_PLAYING(extern, Block);
DOMINIUM_LINE_PLAYING(extern, DrawGame);
DOMINIUM_LINE_PLAYING(extern, Matador);
DOMINIUM_LINE_PLAYING(extern, Bergen);
DOMINIUM_LINE_PLAYING(extern, Sebastopol);
DOMINIUM_LINE_PLAYING(extern, TwentyOne);
DOMINIUM_LINE_PLAYING(extern, Solo);
#endif
