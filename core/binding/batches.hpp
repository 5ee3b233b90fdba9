// Batches of whole games, their results as NumPy arrays.
#pragma once

#include <nanobind/ndarray.h>

#include <initializer_list>
#include <memory>

#include "../search/playing.hpp"
#include "any_game.hpp"

namespace dominium::binding {

namespace nb = nanobind;

/// A NumPy array of this shape that owns its numbers.
template <class T>
nb::object array_of(std::unique_ptr<T[]> numbers, std::initializer_list<std::size_t> shape) {
    nb::capsule owner(numbers.get(), [](void* held) noexcept {
        std::unique_ptr<T[]>(static_cast<T*>(held)).reset();
    });
    return nb::cast(nb::ndarray<nb::numpy, T>(numbers.release(), shape, owner));
}

/// The policies with these names; ValueError where there is none.
inline search::Seating seating_of(const std::vector<std::string>& policies) {
    search::Seating seating;
    for (const std::string& text : policies) {
        auto policy = search::policy_named(text);
        if (!policy) throw nb::value_error("no such native player");
        seating.push_back(*policy);
    }
    return seating;
}

/// Plays `count` games without Python's lock.
template <class Game, class Results>
auto simulate(const Game& game, std::size_t count, const search::Seating& seating,
              std::uint64_t seed, int threads, const Results& results) {
    search::Pause pause = SignalCheck();
    nb::gil_scoped_release unlocked;
    return search::Playing<Game>::simulate(game, seating, seed, count, threads, results, pause);
}

/// A batch of a kingdom game.
template <class Game>
nb::dict batch_of(const Game& game, std::size_t count, const search::Seating& seating,
                  std::uint64_t seed, int threads) {
    auto seats = static_cast<std::size_t>(game.seats());
    auto scores = std::make_unique<std::int16_t[]>(count * seats);
    auto places = std::make_unique<std::uint8_t[]>(count * seats);
    auto discards = std::make_unique<std::uint8_t[]>(count * seats);
    auto plies = std::make_unique<std::int32_t[]>(count);
    auto counts = simulate(game, count, seating, seed, threads,
                           search::BatchResults{{scores.get(), count * seats},
                                                {places.get(), count * seats},
                                                {discards.get(), count * seats},
                                                {plies.get(), count}});
    nb::dict results;
    results["scores"] = array_of(std::move(scores), {count, seats});
    results["places"] = array_of(std::move(places), {count, seats});
    results["discards"] = array_of(std::move(discards), {count, seats});
    results["plies"] = array_of(std::move(plies), {count});
    results["placements"] = counts.placements;
    results["legal_placements"] = counts.legal_placements;
    return results;
}

/// A batch of a game of tiles.
template <class Game>
    requires is_line<Game>
nb::dict batch_of(const Game& game, std::size_t count, const search::Seating& seating,
                  std::uint64_t seed, int threads) {
    auto seats = static_cast<std::size_t>(game.seats());
    auto scores = std::make_unique<std::int32_t[]>(count * seats);
    auto places = std::make_unique<std::uint8_t[]>(count * seats);
    auto deals = std::make_unique<std::uint32_t[]>(count);
    auto endings = std::make_unique<std::uint8_t[]>(count);
    auto plies = std::make_unique<std::int32_t[]>(count);
    simulate(game, count, seating, seed, threads,
             search::LineResults{{scores.get(), count * seats},
                                 {places.get(), count * seats},
                                 {deals.get(), count},
                                 {endings.get(), count},
                                 {plies.get(), count}});
    nb::dict results;
    results["scores"] = array_of(std::move(scores), {count, seats});
    results["places"] = array_of(std::move(places), {count, seats});
    results["deals"] = array_of(std::move(deals), {count});
    results["endings"] = array_of(std::move(endings), {count});
    results["plies"] = array_of(std::move(plies), {count});
    return results;
}

}  // namespace dominium::binding
