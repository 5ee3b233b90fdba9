// Every game of the library. What takes the compiler long (searches, batches, environments) is
// compiled once for each family of games, in a file of its own.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <variant>

#include "../environment/any_environments.hpp"
#include "../environment/observation.hpp"
#include "../kingdom/kingdomino.hpp"
#include "../kingdom/queendomino.hpp"
#include "../line/game.hpp"
#include "../search/batch.hpp"
#include "../search/line_batch.hpp"
#include "../search/line_search.hpp"
#include "../search/perft.hpp"
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
using Block = line::Game<line::Block>;
using DrawGame = line::Game<line::DrawGame>;
using Matador = line::Game<line::Matador>;
using Bergen = line::Game<line::Bergen>;
using Sebastopol = line::Game<line::Sebastopol>;
using TwentyOne = line::Game<line::TwentyOne>;
using Solo = line::Game<line::Solo>;

/// Every game of the library; a new game joins here.
using AnyGame = std::variant<SmallKingdomino, SmallKingdominoOnTray, LargeKingdomino,
                             LargeKingdominoOnTray, SmallQueendomino, LargeQueendomino, Block,
                             DrawGame, Matador, Bergen, Sebastopol, TwentyOne, Solo>;

/// Whether a game is one of tiles; the others build kingdoms.
template <class Game>
constexpr bool is_line = requires { typename Game::Rules; };

}  // namespace dominium::binding

/// Templates of a game that take the compiler long: `extern` where another file compiles them.
#define DOMINIUM_COMPILED(extern_or_not, Game)                                        \
    extern_or_not template std::unique_ptr<dominium::environment::AnyEnvironments>    \
    dominium::environment::make_environments(const dominium::binding::Game&,          \
                                             const dominium::environment::Settings&); \
    extern_or_not template void dominium::environment::write_observation(             \
        const dominium::binding::Game&, const dominium::binding::Game::State&, int,   \
        std::uint8_t*);                                                               \
    extern_or_not template std::uint64_t dominium::search::perft(                     \
        const dominium::binding::Game&, const dominium::binding::Game::State&, int,   \
        dominium::binding::SignalCheck&)

#define DOMINIUM_KINGDOM_GAME(extern_or_not, Game)                                                 \
    DOMINIUM_COMPILED(extern_or_not, Game);                                                        \
    extern_or_not template dominium::search::Candidates<dominium::binding::Game>                   \
    dominium::search::search_position(                                                             \
        const dominium::binding::Game&, const dominium::binding::Game::State&,                     \
        const dominium::search::Budget&, std::uint64_t,                                            \
        std::vector<dominium::binding::Game::Action>, const dominium::search::Pause&);             \
    extern_or_not template dominium::binding::Game::Action dominium::search::greedy_action(        \
        const dominium::binding::Game&, const dominium::binding::Game::State&, dominium::Random&); \
    extern_or_not template dominium::search::BatchCounts dominium::search::simulate(               \
        const dominium::binding::Game&, const dominium::search::Seating&, std::uint64_t,           \
        std::size_t, int, const dominium::search::BatchResults&, dominium::binding::SignalCheck&)

#define DOMINIUM_LINE_GAME(extern_or_not, Game)                                                \
    DOMINIUM_COMPILED(extern_or_not, Game);                                                    \
    extern_or_not template class dominium::search::LineSearch<dominium::binding::Game::Rules>; \
    extern_or_not template void dominium::search::simulate(                                    \
        const dominium::binding::Game&, const dominium::search::Seating&, std::uint64_t,       \
        std::size_t, int, const dominium::search::LineResults&, dominium::binding::SignalCheck&)

DOMINIUM_KINGDOM_GAME(extern, SmallKingdomino);
DOMINIUM_KINGDOM_GAME(extern, SmallKingdominoOnTray);
DOMINIUM_KINGDOM_GAME(extern, LargeKingdomino);
DOMINIUM_KINGDOM_GAME(extern, LargeKingdominoOnTray);
DOMINIUM_KINGDOM_GAME(extern, SmallQueendomino);
DOMINIUM_KINGDOM_GAME(extern, LargeQueendomino);
DOMINIUM_LINE_GAME(extern, Block);
DOMINIUM_LINE_GAME(extern, DrawGame);
DOMINIUM_LINE_GAME(extern, Matador);
DOMINIUM_LINE_GAME(extern, Bergen);
DOMINIUM_LINE_GAME(extern, Sebastopol);
DOMINIUM_LINE_GAME(extern, TwentyOne);
DOMINIUM_LINE_GAME(extern, Solo);
