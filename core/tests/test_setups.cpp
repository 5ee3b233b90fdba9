// Positions written down become the states that they were taken from.

#include "all_games.hpp"
#include "check.hpp"
#include "written.hpp"

namespace dominium::kingdom {
namespace {

TEST(a_view_written_down_is_the_same_state) {
    std::uint64_t seed = 1;
    tests::visit_all_games([&]<class W>(const Kingdomino<W>& game) {
        Random random(seed++);
        Playout<W> playout;
        auto state = game.start();
        for (bool finished = false; !finished; game.play_random(state, random, playout)) {
            Setup setup = tests::written(view_of(game, state, std::nullopt));
            auto read = SetupReader(game, setup).read();
            CHECK(read.index() == 0 && std::get<0>(read) == state);
            finished = state.step == Step::finished;
        }
    });
}

TEST(a_set_up_that_cannot_be_played_is_refused) {
    Kingdomino<Window<5, false>> game{Options{}};
    Setup empty{Step::place, 0, 99, 1, {{3, {}, false}, {3, {}, false}}, {}, {}, {}, {}};
    auto read = SetupReader(game, empty).read();
    CHECK(read.index() == 1 && std::get<1>(read).size() == 3);
}

TEST(a_finished_match_has_the_points_of_its_kingdoms) {
    Kingdomino<Window<5, false>> game{Options{}};
    Random random(4);
    Playout<Window<5, false>> playout;
    auto state = game.start();
    while (state.step != Step::finished) game.play_random(state, random, playout);
    Setup setup = tests::written(view_of(game, state, std::nullopt));
    ++setup.finished_games[0][1];
    auto read = SetupReader(game, setup).read();
    CHECK(read.index() == 1 && std::get<1>(read).at(0).code == "bad_finished_game");
}

}  // namespace
}  // namespace dominium::kingdom
