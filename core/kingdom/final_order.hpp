// The order in which kingdoms end.
#pragma once

#include <array>
#include <cstddef>
#include <tuple>

namespace dominium::kingdom {

/// The points of every kingdom, each counted once, and the places that follow from them.
template <class Game>
class FinalOrder {
public:
    using State = typename Game::State;

    constexpr FinalOrder(const Game& game, const State& state) : game_(game), state_(state) {
        for (int each = 0; each < game.kingdoms(); ++each) {
            points_[static_cast<std::size_t>(each)] = game.match_points(state, each);
        }
    }

    constexpr int points(int kingdom) const { return points_[static_cast<std::size_t>(kingdom)]; }

    /// One more than the kingdoms that end before this one.
    constexpr int place(int kingdom) const {
        int place = 1;
        for (int other = 0; other < game_.kingdoms(); ++other) {
            int lead = points(other) - points(kingdom);
            place += lead != 0 ? lead > 0 : game_.wins_tie(state_, other, kingdom);
        }
        return place;
    }

private:
    const Game& game_;
    const State& state_;
    std::array<int, std::tuple_size_v<decltype(State::kingdoms)>> points_{};
};

}  // namespace dominium::kingdom
