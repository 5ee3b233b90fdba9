// The module that plays the line games: greedily and by search, from what a seat has seen.
#include "../line/memory.hpp"
#include "../line/seen.hpp"
#include "../search/searching.hpp"
#include "all_search.inc"
#include "family.hpp"
#include "players.hpp"

namespace dominium::wasm {
namespace {

PlayOf<FamilyOf<true>, line::Event> play;

/// The memory of each seat since the beginning.
std::vector<line::Memory> memories;

/// Lets every seat see the last action.
void remember() {
    play.visit([](const auto& at) {
        if (play.plies() == 1) memories.clear();
        for (int seat = static_cast<int>(memories.size()); seat < at.game.seats(); ++seat) {
            memories.emplace_back(seat);
        }
        for (line::Memory& memory : memories) {
            std::vector<line::Event> seen;
            for (const line::Event& event : play.all_events().back()) {
                if (auto cut = line::seen_by(event, memory.viewer())) seen.push_back(*cut);
            }
            memory.observe(at.game, at.state, seen);
        }
    });
}

int acted(std::string_view notation) {
    std::size_t before = play.plies();
    int size = answer_with([&](Json& json) { play.act(json, notation); });
    if (play.plies() > before) remember();
    return size;
}

template <class At>
const line::Memory& memory_of_actor(const At& at) {
    return memories.at(static_cast<std::size_t>(at.game.actor(at.state).seat()));
}

int greedy(std::uint64_t world_seed, std::uint64_t seed) {
    return play.visit([&](const auto& at) {
        using Game = std::decay_t<decltype(at.game)>;
        Random world(world_seed);
        auto possible = memory_of_actor(at).sample(at.game, world);
        Random random(seed);
        return answered(text_of(search::SearchOf<Game>::greedy_action(at.game, possible, random)));
    });
}

int searched(const search::Budget& budget, std::uint64_t seed) {
    return play.visit([&](const auto& at) {
        using Game = std::decay_t<decltype(at.game)>;
        auto found = search::Searching<Game>::search(at.game, memory_of_actor(at), budget, seed, {},
                                                     search::Pause{});
        return answer_with([&](Json& json) { write_candidates(json, found); });
    });
}

}  // namespace
}  // namespace dominium::wasm

#include "players.inc"
