// Positions written down become the states that they were taken from.
#include "../kingdom/setup.hpp"
#include "../kingdom/view.hpp"
#include "all_games.hpp"
#include "check.hpp"

namespace dominium::kingdom {
namespace {

std::vector<SetupSlot> slots_of(const std::vector<OfferSlot>& offer) {
    std::vector<SetupSlot> slots;
    for (const OfferSlot& slot : offer) slots.push_back({slot.domino, slot.seat, slot.placed});
    return slots;
}

Setup written(const View& view) {
    Setup setup{view.step,
                {},
                view.round,
                view.game_number,
                slots_of(view.offer),
                slots_of(view.next_offer),
                {},
                view.finished_games,
                view.undrawn};
    if (view.actor.is_seat()) setup.seat = view.actor.seat();
    for (const KingdomView& kingdom : view.kingdoms) {
        setup.kingdoms.push_back({kingdom.position, kingdom.discarded});
    }
    return setup;
}

TEST(a_view_written_down_is_the_same_state) {
    std::uint64_t seed = 1;
    tests::visit_all_games([&]<class W>(const Kingdomino<W>& game) {
        Random random(seed++);
        Playout<W> playout;
        auto state = game.start();
        for (bool finished = false; !finished; game.play_random(state, random, playout)) {
            Setup setup = written(view_of(game, state, std::nullopt));
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

}  // namespace
}  // namespace dominium::kingdom
