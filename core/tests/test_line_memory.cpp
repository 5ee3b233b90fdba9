// Memories of the games of tiles: positions drawn from them agree with everything that was seen.

#include <map>

#include "../line/memory.hpp"
#include "../line/seen.hpp"
#include "line_games.hpp"

namespace dominium::line {
namespace {

using tests::random_one;
using tests::Scene;
using tests::visit_all_line_games;
using tests::written;

/// Everybody's knowledge of a deal, kept in a way of its own: the times at which each seat took
/// tiles and laid which, and at which it cannot have held which.
template <class R>
class Witness {
public:
    explicit Witness(const Game<R>& game) : game_(game) {}

    void see(const State& before, const std::vector<Event>& events) {
        line_ = before.line;
        for (const Event& event : events) {
            ++now_;
            std::visit([&](const auto& value) { note(value); }, event);
        }
    }

    /// True if a seat can have had these tiles in its hand now: each tile is one that it took late
    /// enough, and before it laid it.
    bool allows(int seat, TileSet hand) const {
        std::vector<std::pair<int, int>> spans;
        for (auto [tile, time] : laid_[seat]) spans.push_back({earliest(seat, tile, time), time});
        hand.for_each(
            [&](Tile tile) { spans.push_back({earliest(seat, tile.index, now_ + 1), now_ + 1}); });
        if (spans.size() != taken_[seat].size()) return false;
        std::vector<int> holder(spans.size(), -1);
        for (std::size_t each = 0; each < spans.size(); ++each) {
            std::vector<bool> tried(spans.size());
            if (!find_time(seat, spans, holder, static_cast<int>(each), tried)) return false;
        }
        return true;
    }

private:
    bool find_time(int seat, const std::vector<std::pair<int, int>>& spans,
                   std::vector<int>& holder, int tile, std::vector<bool>& tried) const {
        auto [first, last] = spans[static_cast<std::size_t>(tile)];
        for (std::size_t k = 0; k < taken_[seat].size(); ++k) {
            int time = taken_[seat][k];
            if (tried[k] || time < first || time >= last) continue;
            tried[k] = true;
            if (holder[k] < 0 || find_time(seat, spans, holder, holder[k], tried)) {
                holder[k] = tile;
                return true;
            }
        }
        return false;
    }

    /// The time from which on a seat can have had a tile that it still has until another time.
    int earliest(int seat, int tile, int until) const {
        int earliest = 0;
        for (auto [time, tiles] : lacked_[seat]) {
            if (time < until && tiles.contains(Tile{static_cast<std::uint8_t>(tile)})) {
                earliest = time;
            }
        }
        return earliest;
    }

    static constexpr bool is_matador = std::is_same_v<R, Matador>;

    TileSet ordinary() const {
        TileSet fitting;
        for (const OpenEnd& end : open_ends<R>(line_)) {
            if (!is_matador) fitting |= tiles_with(end.number);
            if (is_matador && end.number != 0) fitting |= tiles_with(7 - end.number);
        }
        return fitting;
    }
    bool may_save() const {
        if constexpr (is_matador) return game_.options().wild == Wild::any_time;
        return false;
    }

    void note(const DealStarted&) {
        taken_ = {};
        lacked_ = {};
        laid_ = {};
        line_ = {};
    }
    void note(const TileDealt& event) { taken_[event.seat].push_back(now_); }
    void note(const TileDrawn& event) {
        if (R::draws_lot && R::ends > 0) {
            TileSet fitting = ordinary();
            if (is_matador && !may_save()) fitting |= matadors;
            lacked_[event.seat].push_back({now_, fitting});
        }
        taken_[event.seat].push_back(now_);
    }
    void note(const Stuck& event) {
        lacked_[event.seat].push_back({now_, is_matador ? ordinary() | matadors : ordinary()});
    }
    void note(const Passed& event) {
        if (!event.forced) return;
        lacked_[event.seat].push_back({now_, is_matador ? ordinary() | matadors : ordinary()});
    }
    void note(const LeadGiven& event) {
        if (!std::is_same_v<R, Bergen>) return;
        TileSet lower = TileSet::where([&](Tile tile) {
            if (is_double(*event.tile)) return is_double(tile) && tile.index < event.tile->index;
            if (is_double(tile)) return true;
            if (pips(tile) != pips(*event.tile)) return pips(tile) < pips(*event.tile);
            return halves(tile).low < halves(*event.tile).low;
        });
        for (auto& lacked : lacked_) lacked.push_back({now_, lower});
    }
    void note(const TileLaid& event) {
        if (is_matador && event.wild && !may_save()) {
            lacked_[event.seat].push_back({now_, ordinary()});
        }
        laid_[event.seat][event.tile.index] = now_;
        if (!event.end) {
            lead_line<R>(line_, event.tile);
        } else {
            bool low = event.outward == halves(event.tile).low;
            lay_line(game_.rules(), line_, event.tile, *event.end,
                     low ? Outward::low : Outward::high);
        }
    }
    template <class Other>
    void note(const Other&) {}

    const Game<R>& game_;
    int now_ = 0;
    Line line_{};
    PerSeat<std::vector<int>> taken_{};
    PerSeat<std::vector<std::pair<int, TileSet>>> lacked_{};
    PerSeat<std::map<int, int>> laid_{};
};

std::vector<Event> as_seen(const EventList& list, std::optional<int> viewer) {
    std::vector<Event> seen;
    for (const Event& event : list.events) seen.push_back(*seen_by(event, viewer));
    return seen;
}

bool has_all_tiles_once(const State& state) {
    int count = state.line.tiles().count() + state.stock.count() + state.removed.count();
    TileSet all = state.line.tiles() | state.stock | state.removed;
    for (TileSet hand : state.hands) {
        count += hand.count();
        all |= hand;
    }
    return count == tile_count && all == TileSet::all();
}

/// In Twenty-One nobody with 21 takes another tile: without some tile a hand was below.
template <class R>
bool could_hit(const Game<R>& game, const State& state) {
    if (!std::is_same_v<R, TwentyOne>) return true;
    for (int seat = 0; seat < game.seats(); ++seat) {
        bool hitting = state.step == Step::draw_tile && state.seat == seat;
        if (state.drawn[seat] == 0 && !hitting) continue;
        int most = 0;
        state.hands[seat].for_each([&](Tile tile) { most = std::max(most, pips(tile)); });
        if (pips(state.hands[seat]) - (hitting ? 0 : most) > 20) return false;
    }
    return true;
}

template <class R>
void check_sample(const Game<R>& game, const State& state, const Memory& memory,
                  const Witness<R>& witness, Random& random) {
    State sample = memory.sample(game, random);
    CHECK(has_all_tiles_once(sample));
    CHECK(game.view(sample, memory.viewer()) == game.view(state, memory.viewer()));
    CHECK(could_hit(game, sample));
    if (state.step == Step::finished || !R::hides_hands) {
        CHECK(sample.hands == state.hands);
        return;
    }
    for (int seat = 0; seat < game.seats(); ++seat) {
        if (memory.viewer() == seat) CHECK(sample.hands[seat] == state.hands[seat]);
        CHECK(witness.allows(seat, sample.hands[seat]));
    }
    CHECK(!game.legal_actions(sample).empty());
    if (state.step == Step::play && !std::is_same_v<R, Bergen>) {
        CHECK(can_lay(game.rules(), sample, state.seat));
    }
}

TEST(samples_agree_with_everything_that_was_seen) {
    visit_all_line_games([]<class R>(const Game<R>& game) {
        for (int trial = 1; trial <= testing::repetitions(4); ++trial) {
            Random random(static_cast<std::uint64_t>(trial));
            State state = game.start();
            Witness<R> witness(game);
            std::vector<Memory> memories;
            memories.emplace_back(std::nullopt);
            for (int seat = 0; seat < game.seats(); ++seat) memories.emplace_back(seat);
            for (auto& memory : memories) memory.observe(game, state, {});
            while (state.step != Step::finished) {
                State before = state;
                EventList list;
                game.apply(state, random_one(game.legal_actions(state), random), list);
                witness.see(before, list.events);
                for (int seat = 0; seat < game.seats(); ++seat) {
                    bool known = state.step == Step::finished || !R::hides_hands ||
                                 witness.allows(seat, state.hands[seat]);
                    CHECK(known);
                }
                for (auto& memory : memories) {
                    memory.observe(game, state, as_seen(list, memory.viewer()));
                    check_sample(game, state, memory, witness, random);
                }
            }
        }
    });
}

TEST(a_memory_can_begin_in_the_middle_of_a_deal) {
    visit_all_line_games([]<class R>(const Game<R>& game) {
        Random random(8);
        State state = game.start();
        while (state.step != Step::finished) {
            for (int viewer = 0; viewer < game.seats(); ++viewer) {
                Memory memory(viewer);
                memory.observe(game, state, {});
                State sample = memory.sample(game, random);
                CHECK(has_all_tiles_once(sample));
                CHECK(game.view(sample, viewer) == game.view(state, viewer));
                CHECK(state.step == Step::finished || !game.legal_actions(sample).empty());
            }
            EventList list;
            game.apply(state, random_one(game.legal_actions(state), random), list);
        }
    });
}

TEST(a_memory_that_is_told_nonsense_still_gives_whole_positions) {
    visit_all_line_games([]<class R>(const Game<R>& game) {
        Random random(9);
        State state = game.start();
        Memory memory(0);
        while (state.step != Step::finished) {
            EventList list;
            game.apply(state, random_one(game.legal_actions(state), random), list);
            auto seen = as_seen(list, 0);
            if (random.below(3) > 0) memory.observe(game, state, seen);
            if (random.below(3) == 0) memory.observe(game, state, seen);
            if (random.below(3) == 0) memory.observe(game, state, {});
            State last = memory.sample(game, random);
            CHECK(has_all_tiles_once(last));
        }
    });
}

TEST(samples_are_equally_likely) {
    // Two hidden tiles of five, and the others aside: ten hands.
    Game<Block> game({});
    auto read = read_setup(game, written(Scene{.line = "51 61l6",
                                               .hands = {"65 33 44 22 11 00 10 20 30 40 50 60 21 "
                                                         "31 41 62 63 64 66 32 42",
                                                         "55 43"},
                                               .removed = "*"},
                                         2));
    CHECK(read.index() == 0);
    if (read.index() != 0) return;
    Memory memory(0);
    memory.observe(game, std::get<0>(read), {});
    Random random(4);
    std::map<std::string, int> found;
    constexpr int samples = 5000;
    for (int each = 0; each < samples; ++each) {
        std::string hand;
        memory.sample(game, random).hands[1].for_each([&](Tile tile) { hand += text_of(tile); });
        ++found[hand];
    }
    CHECK(found.size() == 10);
    for (const auto& [hand, count] : found) CHECK(count > 400 && count < 600);
}

TEST(who_is_asked_to_play_can_play) {
    Game<Block> game({});
    auto read = read_setup(
        game,
        written(
            Scene{.line = "51 61l6", .hands = {"33 44 22 11", "55 43"}, .removed = "*", .turn = 1},
            2));
    CHECK(read.index() == 0);
    if (read.index() != 0) return;
    Memory memory(0);
    memory.observe(game, std::get<0>(read), {});
    Random random(4);
    for (int each = 0; each < 200; ++each) {
        State sample = memory.sample(game, random);
        CHECK(can_lay(game.rules(), sample, 1));
    }
}

}  // namespace
}  // namespace dominium::line
