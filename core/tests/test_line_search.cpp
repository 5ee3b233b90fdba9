// Hidden tiles put into their places, greedy players, the search from a memory, and Solo.

#include <map>
#include <vector>

#include "../games/solo/solver.hpp"
#include "../line/placing.hpp"
#include "../line/seen.hpp"
#include "../search/line_batch.hpp"
#include "../search/line_ismcts.hpp"
#include "../search/line_search.hpp"
#include "all_search.inc"
#include "line_games.hpp"

namespace dominium::line {
namespace {

using namespace search;

Tile tile(std::string_view text) { return *parse_tile(text); }

TileSet tile_set(const std::string& text) {
    TileSet set;
    for (const std::string& word : tests::words(text)) set.add(tile(word));
    return set;
}

// --- Placing -------------------------------------------------------------------------------------

TEST(placings_are_counted) {
    TileSet three = tile_set("00 10 11");
    CHECK(Placing({{1, three}, {2, three}}, three).ways() == 3);
    CHECK(Placing({{1, tile_set("00")}, {2, three}}, three).ways() == 1);
    CHECK(Placing({{1, tile_set("00 10")}, {1, tile_set("00 11")}, {1, three}}, three).ways() == 3);
    CHECK(Placing({{2, tile_set("00")}, {1, three}}, three).ways() == 0);
}

TEST(placings_are_equally_likely) {
    TileSet five = tile_set("00 10 11 20 21");
    Placing placing({{2, tile_set("00 10 11")}, {1, tile_set("10 20 21")}, {2, five}}, five);
    Random random(4);
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> seen;
    constexpr int samples = 20'000;
    for (int each = 0; each < samples; ++each) {
        auto found = placing.sample(random);
        CHECK((found[0] | found[1] | found[2]) == five);
        ++seen[{found[0].bits(), found[1].bits()}];
    }
    CHECK(static_cast<double>(seen.size()) == placing.ways());
    int expected = samples / static_cast<int>(seen.size());
    for (const auto& [placed, count] : seen) CHECK(std::abs(count - expected) < expected / 8);
}

TEST(every_placing_is_visited_once) {
    TileSet five = tile_set("00 10 11 20 21");
    Placing placing({{2, tile_set("00 10 11")}, {1, tile_set("10 20 21")}, {2, five}}, five);
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> seen;
    placing.for_each([&](const auto& found) {
        CHECK((found[0] | found[1] | found[2]) == five);
        ++seen[{found[0].bits(), found[1].bits()}];
    });
    CHECK(static_cast<double>(seen.size()) == placing.ways());
    for (const auto& [placed, count] : seen) CHECK(count == 1);
}

// --- Batches -------------------------------------------------------------------------------------

TEST(a_batch_of_deals_is_the_same_at_any_number_of_threads) {
    const Game<Bergen> game({3, 15});
    auto played = [&](Policy policy, int threads) {
        std::vector<std::int32_t> scores(900);
        std::vector<std::uint8_t> places(900);
        std::vector<std::uint32_t> deals(300);
        std::vector<std::uint8_t> endings(300);
        std::vector<std::int32_t> plies(300);
        simulate(game, {policy, policy, Policy::random}, 42, 300, threads,
                 LineResults{scores, places, deals, endings, plies});
        return std::tuple(scores, places, deals, endings, plies);
    };
    for (auto policy : {Policy::random, Policy::greedy}) {
        CHECK(played(policy, 1) == played(policy, 2));
        CHECK(played(policy, 1) == played(policy, 7));
    }
}

// --- Greedy players and search -------------------------------------------------------------------

/// Plays a match at random with a memory for each seat, and calls `visit(state, memory)` at every
/// decision.
template <class R, class Visit>
void visit_decisions(const Game<R>& game, std::uint64_t seed, Visit&& visit) {
    Random random(seed);
    State state = game.start();
    std::vector<Memory> memories;
    for (int seat = 0; seat < game.seats(); ++seat) {
        memories.emplace_back(seat).observe(game, state, {});
    }
    while (state.step != Step::finished) {
        if (!is_chance(state.step)) visit(state, memories[state.seat]);
        EventList list;
        game.play_random(state, random, list);
        for (Memory& memory : memories) {
            std::vector<Event> seen;
            for (const Event& event : list.events) {
                if (auto shown = seen_by(event, memory.viewer())) seen.push_back(*shown);
            }
            memory.observe(game, state, seen);
        }
    }
}

TEST(a_greedy_player_looks_at_no_other_hand) {
    tests::visit_all_line_games([]<class R>(const Game<R>& game) {
        Random random(9);
        visit_decisions(game, 3, [&](const State& state, const Memory& memory) {
            Random luck(5);
            auto chosen = LineSearchOf<R>::greedy_action(game, state, luck);
            CHECK(!game.refusal(state, chosen));
            State other = memory.sample(game, random);
            Random same_luck(5);
            CHECK(LineSearchOf<R>::greedy_action(game, other, same_luck) == chosen);
        });
    });
}

TEST(a_search_tries_every_action_and_keeps_its_budget) {
    tests::visit_all_line_games([](const auto& game) {
        visit_decisions(game, 8, [&](const State& state, const Memory& memory) {
            constexpr int playouts = 40;
            InformationSetSearch search(game, memory, Budget{playouts, std::nullopt, 1.0}, 2);
            search.run();
            auto legal = game.legal_actions(state);
            CHECK(search.candidates().size() == std::min<std::size_t>(legal.size(), playouts));
            for (const auto& candidate : search.candidates()) {
                CHECK(!game.refusal(state, candidate.action));
                CHECK(candidate.mean().value >= 0 && candidate.mean().value <= 1);
                CHECK(candidate.playouts > 0);
            }
        });
    });
}

/// The best action in a position by a search from the memory of seat 0.
template <class R>
std::string searched(const Game<R>& game, const State& state) {
    Memory memory(0);
    memory.observe(game, state, {});
    LineSearcher<R> searcher(game, memory, Budget{2000, std::nullopt}, 1);
    searcher.run();
    return text_of(searcher.candidates().front().action);
}

/// A position in which seat 0 plays; all other tiles are in the stock.
State playing(const std::string& line, const std::string& own, const std::string& other) {
    State state;
    state.line.lead(tile(line));
    state.hands[0] = tile_set(own);
    state.hands[1] = tile_set(other);
    state.stock = TileSet::all().without(state.hands[0] | state.hands[1] | state.line.tiles());
    state.lead = 0;
    state.step = Step::play;
    return state;
}

TEST(a_search_takes_the_points_that_win_at_bergen) {
    State state = playing("31", "66 65 64", "44 43 41");
    state.line.lay(tile("61"), End::left, Outward::high);
    state.line.lay(tile("63"), End::right, Outward::high);
    state.stock = state.stock.without(state.line.tiles());
    state.match.totals = {12, 14};
    CHECK(searched(Game<Bergen>({2, 15}), state).substr(0, 2) == "66");
}

TEST(a_search_stands_and_hits_in_twenty_one) {
    const Game<TwentyOne> game({2, 1});
    auto chosen = [&](const std::string& own) {
        State state;
        state.hands[0] = tile_set(own);
        state.hands[1] = tile_set("61 30");
        state.stock = TileSet::all().without(state.hands[0] | state.hands[1]);
        state.lead = 0;
        state.step = Step::hit_or_stand;
        return searched(game, state);
    };
    CHECK(chosen("00 10") == "hit");
    CHECK(chosen("66 54") == "stand");
}

// --- Searchers -----------------------------------------------------------------------------------

TEST(a_searcher_judges_every_action_by_what_its_seat_sees) {
    tests::visit_all_line_games([]<class R>(const Game<R>& game) {
        visit_decisions(game, 8, [&](const State& state, const Memory& memory) {
            LineSearcher<R> searcher(game, memory, Budget{testing::repetitions(40), std::nullopt},
                                     2);
            searcher.run();
            auto legal = game.legal_actions(state);
            CHECK(searcher.candidates().size() == legal.size());
            for (const auto& candidate : searcher.candidates()) {
                CHECK(!game.refusal(state, candidate.action));
                Worth worth = candidate.mean();
                CHECK(worth.value > -1e-9 && worth.value < 1 + 1e-9);
                CHECK(worth.win > -1e-9 && worth.win < 1 + 1e-9);
            }
        });
    });
}

TEST(an_information_set_search_spends_its_playouts) {
    tests::visit_all_line_games([](const auto& game) {
        visit_decisions(game, 5, [&](const State& state, const Memory& memory) {
            InformationSetSearch search(game, memory, Budget{30, std::nullopt}, 2);
            search.run();
            std::int64_t playouts = 0;
            for (const auto& candidate : search.candidates()) {
                CHECK(!game.refusal(state, candidate.action));
                playouts += candidate.playouts;
            }
            CHECK(playouts == 30);
        });
    });
}

/// The value of a deal without chance for seat 0, by trying everything.
template <class R>
double tried_out(const Game<R>& game, const State& state, const Match& before) {
    if (is_over(state, before)) return value_of_deal(game, before, state, 0);
    double best = state.seat == 0 ? -1 : 2;
    for (const Action& action : game.legal_actions(state)) {
        State next = state;
        Silence silence;
        game.apply(next, action, silence);
        double value = tried_out(game, next, before);
        best = state.seat == 0 ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

template <class R>
void check_solver(const Game<R>& game) {
    Random random(12);
    for (int deal = 0; deal < 60; ++deal) {
        State state = game.start();
        Silence silence;
        while (is_chance(state.step) || state.hands[0].count() + state.hands[1].count() > 7 ||
               state.stock.any()) {
            game.play_random(state, random, silence);
            if (state.step == Step::finished) break;
        }
        if (state.step != Step::play) continue;
        DealSolver solver(game, 0, state.match);
        CHECK(solver.can_solve(game, state));
        State solved = solver.solved(state);
        double value = value_of_deal(game, state.match, solved, 0);
        CHECK(std::abs(value - tried_out(game, state, state.match)) < 1e-12);
    }
}

TEST(a_deal_with_open_hands_is_solved_as_trying_everything_says) {
    check_solver(Game<Block>({2, 500}));
    check_solver(Game<DrawGame>({2, 1}));
    check_solver(Game<Matador>({2, 1}));
}

TEST(a_belief_state_asks_how_the_others_would_have_played) {
    const Game<Block> game({2, 100});
    State state = playing("65", "64 60 51 10 20 30", "61 62 63 11 22 33 44");
    state.removed = state.stock;
    state.stock = {};
    state.seat = 1;
    Memory memory(0);
    memory.observe(game, state, {});
    EventList list;
    game.apply(state, Lay{tile("61"), End::right, std::nullopt}, list);
    std::vector<Event> seen;
    for (const Event& event : list.events) seen.push_back(*seen_by(event, 0));
    memory.observe(game, state, seen);
    CHECK(memory.choices().size() == 1);
    Random random(1);
    BeliefState<Block> belief(game, memory, 1'000'000, random);
    double sum = 0;
    double with_heavy = 0;
    double with_light = 0;
    for (std::size_t each = 0; each < belief.count(); ++each) {
        TileSet hand = belief.world(each).hands[1];
        CHECK(hand.count() == 6);
        sum += belief.chance(each);
        // Both could have been laid too: the heavy double much rather than the light tile.
        if (hand.contains(tile("66"))) with_heavy += belief.chance(each);
        if (hand.contains(tile("50"))) with_light += belief.chance(each);
    }
    CHECK(std::abs(sum - 1) < 1e-9);
    CHECK(with_heavy < with_light);
}

// --- Twenty-One ----------------------------------------------------------------------------------

TEST(draws_have_the_chances_of_the_tiles_that_are_left) {
    TileDraws draws(tile_set("00 10 11 66"));
    CHECK(draws.ways(1, 1) == 1 && draws.ways(2, 13) == 1 && draws.ways(2, 2) == 1);
    for (auto [drawn, total] : {std::pair(0, 0), std::pair(1, 2), std::pair(2, 3)}) {
        double sum = 0;
        draws.next(drawn, total, [&](int, double chance) { sum += chance; });
        CHECK(std::abs(sum - 1) < 1e-12);
    }
    draws.next(1, 2, [&](int pips, double chance) {
        CHECK(pips == 0 || pips == 1 || pips == 12);
        CHECK(std::abs(chance - 1.0 / 3) < 1e-12);
    });
}

TEST(twenty_one_is_calculated) {
    for (auto ties : {Ties::share, Ties::fewer_tiles}) {
        for (int seats : {2, 3, 4}) {
            const Game<TwentyOne> game({seats, 5, ties});
            visit_decisions(game, 3, [&](const State& state, const Memory& memory) {
                TwentyOneCalculation calculation(game, memory, {}, 0);
                calculation.run();
                const auto& best = calculation.candidates().front();
                CHECK(best.playouts == 0);
                double sum = 0;
                for (double win : best.sum.wins) sum += win;
                CHECK(std::abs(sum - 1) < 1e-6);
                int total = pips(state.hands[state.seat]);
                if (total <= 9) CHECK(std::holds_alternative<Hit>(best.action));
                if (total >= 19) CHECK(std::holds_alternative<Stand>(best.action));
            });
        }
    }
}

// --- Solo ----------------------------------------------------------------------------------------

TEST(tiles_that_hang_together_can_all_be_laid) {
    CHECK(can_all_be_laid(tile_set("65 54 43"), 6, 3));
    CHECK(can_all_be_laid({}, 1, 1));
    CHECK(!can_all_be_laid(tile_set("65 54 64 11"), 6, 6));
    CHECK(can_all_be_laid(tile_set("65 54 64 44"), 6, 6));
}

TEST(solo_is_lost_where_a_tile_is_cut_off) {
    const Game<Solo> game({});
    State state;
    state.step = Step::play;
    state.line.lead(tile("65"));
    state.stock = {};
    state.hands[0] = tile_set("54 64");
    auto won = analyse(game, state, Budget{20, std::nullopt, 1.0}, 1);
    CHECK(won.can_be_won && won.visible_can_be_laid);
    CHECK(won.actions.front().mean().win == 1);
    state.hands[0] = tile_set("54 64 11");
    auto lost = analyse(game, state, Budget{20, std::nullopt, 1.0}, 1);
    CHECK(!lost.can_be_won && !lost.visible_can_be_laid);
    CHECK(lost.actions.front().mean().win == 0);
}

/// The best chance to win by trying everything, tile by tile.
double chance_to_win(const Game<Solo>& game, const State& state) {
    if (state.step == Step::finished) return state.ending == Ending::all_laid;
    double sum = 0;
    double best = 0;
    auto actions = game.legal_actions(state);
    for (const Action& action : actions) {
        State next = state;
        Silence silence;
        game.apply(next, action, silence);
        double chance = chance_to_win(game, next);
        sum += chance;
        best = std::max(best, chance);
    }
    return is_chance(state.step) ? sum / static_cast<double>(actions.size()) : best;
}

TEST(the_end_of_solo_is_solved_as_trying_everything_says) {
    const Game<Solo> game({});
    Random random(3);
    int compared = 0;
    for (int each = 0; each < 400 && compared < 8; ++each) {
        State state = game.start();
        Silence silence;
        while (state.step != Step::finished && (is_chance(state.step) || state.stock.count() > 3)) {
            LineSearchOf<Solo>::play_greedy(game, state, random, silence);
        }
        if (state.step == Step::finished) continue;
        ++compared;
        double best = 0;
        SoloPlanner planner(game, state, Budget{100, std::nullopt}, 1);
        planner.run();
        for (const auto& candidate : planner.candidates()) {
            best = std::max(best, candidate.mean().win);
        }
        CHECK(std::abs(best - chance_to_win(game, state)) < 1e-9);
    }
    CHECK(compared == 8);
}

}  // namespace
}  // namespace dominium::line
