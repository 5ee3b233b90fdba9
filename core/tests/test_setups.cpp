// Positions written down become the states that they were taken from, and nothing else does.

#include <algorithm>
#include <cstring>
#include <numeric>
#include <set>
#include <string>

#include "all_games.hpp"
#include "check.hpp"
#include "written.hpp"

namespace dominium::kingdom {
namespace {

using tests::written;
using Small = Queendomino<Window<5, false>>;
using Large = Queendomino<Window<7, false>>;

/// Plays at random to the end and calls `visit` with every position.
template <class Game, class Visit>
void visit_positions(const Game& game, std::uint64_t seed, Visit&& visit) {
    Random random(seed);
    typename Game::Playout playout;
    auto state = game.start();
    for (; state.step != Step::finished; game.play_random(state, random, playout)) visit(state);
    visit(state);
}

/// Writes down the positions of a game, in the ordinary run one of four and the last.
template <class Game>
void check_round_trip(const Game& game, std::uint64_t seed) {
    Random random(seed);
    visit_positions(game, seed, [&](const typename Game::State& state) {
        bool is_chosen = testing::is_long_run() || random.below(4) == 0;
        if (!is_chosen && state.step != Step::finished) return;
        auto read = read_setup(game, written(view_of(game, state, std::nullopt)));
        bool same = read.index() == 0 && std::memcmp(&std::get<0>(read), &state, sizeof state) == 0;
        CHECK(same);
    });
}

TEST(a_view_of_kingdomino_written_down_is_the_same_state) {
    std::uint64_t seed = 1;
    tests::visit_all_kingdominos([&](const auto& game) { check_round_trip(game, seed++); });
}

TEST(a_view_of_queendomino_written_down_is_the_same_state) {
    std::uint64_t seed = 1;
    auto check = [&](const auto& game) { check_round_trip(game, seed++); };
    tests::visit_queendomino_setups({}, check);
    tests::visit_queendomino_setups(
        {.tax_bonus = TaxBonusRule::per_knight, .middle_kingdom = true, .harmony = true}, check);
}

std::vector<std::string> codes_of(const std::vector<Fault>& faults) {
    std::vector<std::string> codes;
    for (const Fault& fault : faults) codes.emplace_back(fault.code);
    return codes;
}

template <class Game>
std::vector<std::string> codes_of(const Game& game, const Setup& setup) {
    auto read = read_setup(game, setup);
    return read.index() == 0 ? std::vector<std::string>() : codes_of(std::get<1>(read));
}

TEST(a_set_up_that_cannot_be_played_is_refused) {
    Kingdomino<Window<5, false>> game{KingdominoOptions{}};
    Setup empty{Step::place, 0, 99, 1, {{3, {}, false}, {3, {}, false}}, {}, {}, {}, {}, {}, {}};
    CHECK(codes_of(game, empty) ==
          std::vector<std::string>({"bad_round", "kingdom_count", "domino_used_twice"}));
}

TEST(a_finished_match_has_the_points_of_its_kingdoms) {
    auto check = [](const auto& game) {
        Setup setup;
        visit_positions(game, 4, [&](const auto& state) {
            if (state.step == Step::finished) setup = written(view_of(game, state, std::nullopt));
        });
        ++setup.finished_games[0][1];
        CHECK(codes_of(game, setup) == std::vector<std::string>({"bad_finished_game"}));
    };
    check(Kingdomino<Window<5, false>>{KingdominoOptions{}});
    check(Large{QueendominoOptions{}});
}

// --- Queendomino ------------------------------------------------------------------------------

/// The first position of a game in which something is true.
template <class Game, class Wanted>
Setup position_where(const Game& game, Wanted&& wanted) {
    std::optional<Setup> found;
    for (std::uint64_t seed = 1; !found; ++seed) {
        visit_positions(game, seed, [&](const typename Game::State& state) {
            if (!found && wanted(state)) found = written(view_of(game, state, std::nullopt));
        });
    }
    return *found;
}

/// A position in a step of a later round, with a building and a knight in the first kingdom.
Setup busy_position(const Large& game, Step step) {
    return position_where(game, [step](const Large::State& state) {
        const auto& holdings = state.holdings[0];
        return state.step == step && holdings.built.any() && holdings.knights_on.any();
    });
}

template <class Change>
void check_fault(const Setup& setup, std::string_view code, Change&& change) {
    const Large game(QueendominoOptions{});
    CHECK(codes_of(game, setup).empty());
    Setup spoilt = setup;
    change(spoilt);
    auto codes = codes_of(game, spoilt);
    CHECK(std::count(codes.begin(), codes.end(), code) > 0);
}

TEST(a_court_and_the_building_board_are_needed) {
    Setup setup = busy_position(Large(QueendominoOptions{}), Step::claim);
    check_fault(setup, "missing_court", [](Setup& spoilt) { spoilt.kingdoms[1].court = {}; });
    check_fault(setup, "missing_building_board", [](Setup& spoilt) { spoilt.building_board = {}; });
}

TEST(every_fault_of_a_court_is_named) {
    Setup setup = busy_position(Large(QueendominoOptions{}), Step::claim);
    auto with_court = [&](std::string_view code, auto&& change) {
        check_fault(setup, code, [&](Setup& spoilt) { change(*spoilt.kingdoms[0].court); });
    };
    with_court("bad_coins", [](SetupCourt& court) { court.coins = -1; });
    with_court("bad_coins", [](SetupCourt& court) { court.coins = 100000; });
    // «1 knight and 7 coins», and the knights of buildings; a knight stays for good.
    with_court("bad_knights", [](SetupCourt& court) { ++court.knights; });
    with_court("bad_knights", [](SetupCourt& court) { court.knights = -1; });
    with_court("bad_knights", [](SetupCourt& court) { court.knights = 2147483647; });
    with_court("bad_knights", [](SetupCourt& court) { court.knights_on.clear(); });
    with_court("knight_outside", [](SetupCourt& court) { court.knights_on[0] = "g7"; });
    with_court("knight_outside", [](SetupCourt& court) { court.knights_on[0] = "z26"; });
    with_court("malformed", [](SetupCourt& court) { court.knights_on[0] = "castle"; });
    with_court("square_occupied",
               [](SetupCourt& court) { court.knights_on.push_back(court.knights_on[0]); });
    with_court("building_not_on_town", [](SetupCourt& court) { court.buildings[0].square = "g7"; });
    with_court("building_not_on_town",
               [](SetupCourt& court) { court.buildings[0].square = "s19"; });
    with_court("malformed", [](SetupCourt& court) { court.buildings[0].square = ""; });
    with_court("unknown_building", [](SetupCourt& court) { court.buildings[0].building = "barn"; });
    with_court("two_buildings",
               [](SetupCourt& court) { court.buildings.push_back(court.buildings[0]); });
}

TEST(every_fault_of_the_building_board_is_named) {
    Setup setup = busy_position(Large(QueendominoOptions{}), Step::claim);
    auto with_board = [&](std::string_view code, auto&& change) {
        check_fault(setup, code, [&](Setup& spoilt) { change(*spoilt.building_board); });
    };
    with_board("bad_slots", [](SetupBuildingBoard& board) { board.slots.pop_back(); });
    with_board("bad_slots", [](SetupBuildingBoard& board) { board.slots[0].slot = 6; });
    with_board("bad_slots", [](SetupBuildingBoard& board) { board.slots[0].slot = 1; });
    with_board("bad_queen", [](SetupBuildingBoard& board) { board.queen = 2; });
    with_board("unknown_building", [](SetupBuildingBoard& board) { board.open_building = "barn"; });
    with_board("building_used_twice", [](SetupBuildingBoard& board) {
        board.undrawn.insert(board.undrawn.end(), 300, "statue");
    });
    // The top token of the pile is public while there is a pile.
    with_board("step_does_not_fit", [](SetupBuildingBoard& board) { board.open_building = {}; });
}

TEST(towns_have_no_printed_crowns_and_kingdomino_has_no_towns) {
    Setup setup = busy_position(Large(QueendominoOptions{}), Step::claim);
    check_fault(setup, "bad_crowns", [](Setup& spoilt) {
        auto& position = spoilt.kingdoms[0].position;
        position.insert(position.find('t') + 1, "2");
    });
    Kingdomino<Window<5, false>> game{KingdominoOptions{}};
    Setup kingdomino = written(view_of(game, game.start(), std::nullopt));
    kingdomino.kingdoms[1].position[0] = 't';
    auto read = read_setup(game, kingdomino);
    CHECK(read.index() == 1);
    const Fault& fault = std::get<1>(read).front();
    CHECK(fault.code == "malformed");
    CHECK(fault.params == Parameters({{"row", 1}, {"text", std::string("t")}, {"kingdom", 1}}));
}

TEST(all_faults_are_reported_at_once) {
    Setup setup = busy_position(Large(QueendominoOptions{}), Step::claim);
    setup.round = 13;
    setup.kingdoms[0].court->coins = -1;
    setup.kingdoms[0].court->knights_on[0] = "g7";
    setup.kingdoms[1].court = {};
    setup.building_board->slots.pop_back();
    setup.undrawn.push_back(49);
    auto found = codes_of(Large(QueendominoOptions{}), setup);
    CHECK(std::set(found.begin(), found.end()) ==
          std::set<std::string>({"bad_round", "bad_coins", "knight_outside", "bad_knights",
                                 "missing_court", "bad_slots", "unknown_domino"}));
}

/// «When a player gains towers and then has at least as many as every other kingdom, the queen
/// moves to that kingdom. She never moves otherwise.»
TEST(the_queen_is_where_the_most_towers_are) {
    const Large game(QueendominoOptions{});
    Setup hosted = position_where(game, [](const Large::State& state) {
        return state.step == Step::claim && state.holdings[0].towers > state.holdings[1].towers;
    });
    check_fault(hosted, "bad_queen", [](Setup& spoilt) { spoilt.building_board->queen = 1; });
    check_fault(hosted, "bad_queen", [](Setup& spoilt) { spoilt.building_board->queen = {}; });
    Setup without = position_where(game, [](const Large::State& state) {
        return state.step == Step::claim && state.round > 0 && state.queen == nobody;
    });
    check_fault(without, "bad_queen", [](Setup& spoilt) { spoilt.building_board->queen = 0; });
}

int free_slots(const Large::State& state) {
    return static_cast<int>(std::count(state.slots.begin(), state.slots.end(), MaybeBuilding()));
}

/// «Dragon home» ends the round; it leaves only by burning a building of the board.
TEST(the_dragon_is_out_only_while_a_round_runs) {
    const Large game(QueendominoOptions{});
    auto away = [](Setup& spoilt) { spoilt.building_board->dragon_in_cave = false; };
    for (Step step : {Step::draw_building, Step::draw_domino, Step::draw_king}) {
        Setup setup =
            position_where(game, [step](const Large::State& state) { return state.step == step; });
        check_fault(setup, "step_does_not_fit", away);
    }
    Setup first = position_where(game, [](const Large::State& state) {
        return state.step == Step::place && state.turn == 0;
    });
    check_fault(first, "step_does_not_fit", away);
    Setup burning =
        position_where(game, [](const Large::State& state) { return state.step == Step::burn; });
    check_fault(burning, "step_does_not_fit", away);
    Setup nothing_burnt = position_where(game, [](const Large::State& state) {
        return state.step == Step::claim && state.turn == 0 && state.round > 0 &&
               free_slots(state) == 0;
    });
    check_fault(nothing_burnt, "step_does_not_fit", away);
    // A slot is free, but every token is still in the game: its building was bought.
    Setup bought = position_where(game, [](const Large::State& state) {
        int standing = state.holdings[0].built.count() + state.holdings[1].built.count();
        int lying = std::accumulate(state.pile.begin(), state.pile.end(), 0) + 5;
        return state.step == Step::claim && state.round > 0 && !state.dragon_away &&
               free_slots(state) == 1 && standing + lying + 1 == 32;
    });
    check_fault(bought, "step_does_not_fit", away);
}

TEST(slots_are_free_only_where_buildings_were_bought_or_burnt) {
    const Large game(QueendominoOptions{});
    auto empty_slots = [](Setup& spoilt) {
        for (std::size_t slot = 0; slot < 3; ++slot)
            spoilt.building_board->slots[slot].building = {};
    };
    for (Step step : {Step::draw_domino, Step::draw_king}) {
        Setup setup =
            position_where(game, [step](const Large::State& state) { return state.step == step; });
        check_fault(setup, "step_does_not_fit", empty_slots);
    }
    Setup first = position_where(game, [](const Large::State& state) {
        return state.step == Step::claim && state.round == 1 && state.turn == 0;
    });
    check_fault(first, "step_does_not_fit", empty_slots);
    // The last turn of a round may have bought what is missing, but it stands nowhere.
    Setup nothing_built = position_where(game, [](const Large::State& state) {
        return state.step == Step::claim && state.round == 1 && state.turn == 3 &&
               free_slots(state) == 0;
    });
    check_fault(nothing_built, "step_does_not_fit", empty_slots);
}

TEST(the_knights_go_onto_the_domino_just_placed) {
    const Large game(QueendominoOptions{});
    Setup setup = busy_position(game, Step::tax);
    auto with_squares = [&](auto&& change) {
        check_fault(setup, "bad_turn_squares", [&](Setup& spoilt) { change(spoilt.turn_squares); });
    };
    using Squares = std::vector<std::string>;
    with_squares([](Squares& squares) { squares.clear(); });
    with_squares([](Squares& squares) { squares.pop_back(); });
    with_squares([](Squares& squares) { squares[0] = "g7"; });
    with_squares([](Squares& squares) { squares[0] = squares[1]; });
    with_squares([](Squares& squares) { squares[1] = "?"; });
    Setup claiming = busy_position(game, Step::claim);
    check_fault(claiming, "bad_turn_squares",
                [](Setup& spoilt) { spoilt.turn_squares = {"g6", "g5"}; });
}

/// «A domino that can be placed must be; one that cannot is discarded at once.»
TEST(nobody_is_asked_to_place_what_fits_nowhere) {
    auto check = [](const auto& game, const std::string& forests) {
        Setup setup = position_where(game, [&](const auto& state) {
            if (state.step != Step::place || state.round != 1 || state.turn != 0) return false;
            const Domino& domino = game.hand(state);
            return domino.left.terrain != Terrain::forest &&
                   domino.right.terrain != Terrain::forest;
        });
        CHECK(codes_of(game, setup).empty());
        auto& kingdom = setup.kingdoms[static_cast<std::size_t>(*setup.seat)];
        kingdom.position = forests;
        CHECK(codes_of(game, setup) == std::vector<std::string>({"domino_fits_nowhere"}));
    };
    std::string around = "...fff.../...fcf.../...fff...";
    std::string three = "........./........./.........";
    check(Kingdomino<Window<5, false>>{KingdominoOptions{}}, three + "/" + around + "/" + three);
    check(Small{QueendominoOptions{.seats = 4}}, three + "/" + around + "/" + three);
}

/// «No knight or nothing placed, no affordable building or no free town square, no dragon to
/// bribe»: such a step is not asked.
TEST(a_step_with_one_course_is_no_position) {
    const Large game(QueendominoOptions{});
    Setup taxing = position_where(game, [](const Large::State& state) {
        return state.step == Step::tax && state.round == 1 && state.turn == 0;
    });
    check_fault(taxing, "step_does_not_fit", [](Setup& spoilt) {
        // Its only knight stands on the domino already.
        auto& court = *spoilt.kingdoms[static_cast<std::size_t>(*spoilt.seat)].court;
        court.knights = 0;
        court.knights_on = {spoilt.turn_squares[0]};
    });
    Setup burning =
        position_where(game, [](const Large::State& state) { return state.step == Step::burn; });
    check_fault(burning, "step_does_not_fit", [](Setup& spoilt) {
        spoilt.kingdoms[static_cast<std::size_t>(*spoilt.seat)].court->coins = 0;
    });
    Setup building =
        position_where(game, [](const Large::State& state) { return state.step == Step::build; });
    check_fault(building, "step_does_not_fit", [](Setup& spoilt) {
        for (auto& slot : spoilt.building_board->slots) slot.building = {};
    });
}

/// «With two seats the first king is drawn, then A, B, B, A.»
TEST(the_first_claims_at_two_seats_alternate) {
    const Large game(QueendominoOptions{});
    Setup second = position_where(game, [](const Large::State& state) {
        return state.round == 0 && state.step == Step::claim && state.offer.free_count() == 3;
    });
    check_fault(second, "step_does_not_fit", [](Setup& spoilt) { spoilt.seat = 1 - *spoilt.seat; });
    check_fault(second, "step_does_not_fit", [](Setup& spoilt) {
        spoilt.step = Step::draw_king;
        spoilt.seat = {};
    });
}

/// «Offers alternate: Queendomino first, then Kingdomino, and so on, never mixed.»
TEST(offers_of_the_royal_wedding_are_never_mixed) {
    const Large game(QueendominoOptions{.seats = 4, .set = BoxSet::royal_wedding});
    auto read_changed = [&](const Setup& setup, auto&& change) {
        CHECK(codes_of(game, setup).empty());
        Setup spoilt = setup;
        change(spoilt);
        return codes_of(game, spoilt);
    };
    Setup setup = position_where(game, [](const Large::State& state) {
        return state.step == Step::claim && state.round == 3;
    });
    auto codes = read_changed(setup, [](Setup& spoilt) {
        // The next offer is Kingdomino's; a domino of Queendomino comes among it.
        spoilt.next_offer[3].domino = spoilt.undrawn.back();
        spoilt.undrawn.pop_back();
    });
    CHECK(codes == std::vector<std::string>({"step_does_not_fit"}));
    codes =
        read_changed(setup, [](Setup& spoilt) { spoilt.undrawn.erase(spoilt.undrawn.begin()); });
    CHECK(codes == std::vector<std::string>({"too_few_undrawn"}));
    codes = read_changed(setup, [](Setup& spoilt) { spoilt.undrawn.push_back(97); });
    CHECK(codes == std::vector<std::string>({"unknown_domino"}));
}

TEST(a_discard_belongs_to_the_kingdom_of_its_king) {
    const Small game(QueendominoOptions{.seats = 4});
    Setup setup = position_where(game, [](const Small::State& state) {
        if (state.step != Step::claim || state.round == 0) return false;
        int number = state.offer.domino(state.turn);
        return state.kingdoms[state.seat].discarded().contains(number);
    });
    CHECK(codes_of(game, setup).empty());
    auto seat = static_cast<std::size_t>(*setup.seat);
    std::swap(setup.kingdoms[seat].discarded, setup.kingdoms[(seat + 1) % 4].discarded);
    auto codes = codes_of(game, setup);
    CHECK(std::count(codes.begin(), codes.end(), "domino_used_twice") > 0);
}

}  // namespace
}  // namespace dominium::kingdom
