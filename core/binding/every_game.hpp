// Every game of the library. Searches and batches take the compiler long: they are compiled once
// for each family of games, in a file of its own.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <variant>

#include "../kingdom/kingdomino.hpp"
#include "../kingdom/queendomino.hpp"
#include "../search/batch.hpp"
#include "../search/search.hpp"

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
using AnyGame = std::variant<SmallKingdomino, SmallKingdominoOnTray, LargeKingdomino,
                             LargeKingdominoOnTray, SmallQueendomino, LargeQueendomino>;

}  // namespace dominium::binding

/// Search and batches of a game; `extern` where another file compiles them.
#define DOMINIUM_PLAYING(extern_or_not, Game)                                            \
    extern_or_not template class dominium::search::Search<dominium::binding::Game>;      \
    extern_or_not template dominium::search::BatchCounts dominium::search::simulate(     \
        const dominium::binding::Game&, const dominium::search::Seating&, std::uint64_t, \
        std::size_t, int, const dominium::search::BatchResults&, dominium::binding::SignalCheck&)

#if !defined(DOMINIUM_COMPILES_PLAYING)
DOMINIUM_PLAYING(extern, SmallKingdomino);
DOMINIUM_PLAYING(extern, SmallKingdominoOnTray);
DOMINIUM_PLAYING(extern, LargeKingdomino);
DOMINIUM_PLAYING(extern, LargeKingdominoOnTray);
DOMINIUM_PLAYING(extern, SmallQueendomino);
DOMINIUM_PLAYING(extern, LargeQueendomino);
#endif
