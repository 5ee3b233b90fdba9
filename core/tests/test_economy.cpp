// Nothing comes from nowhere in Queendomino: coins, knights, towers, tokens and dominoes are
// counted from the events and compared with every position.

#include <algorithm>
#include <array>
#include <numeric>
#include <variant>

#include "all_games.hpp"
#include "check.hpp"

namespace dominium::kingdom {
namespace {

/// The books of a game, kept by its events alone.
struct Ledger {
    std::array<int, 7> coins;
    std::array<int, 7> knights;
    std::array<int, 7> towers{};
    int on_slots = 0;
    int built = 0;
    int burnt = 0;
    int placed = 0;
    int discarded = 0;
    int removed = 0;
    bool dragon_away = false;
    std::optional<int> queen;

    Ledger() {
        coins.fill(first_coins);
        knights.fill(first_knights);
    }

    void note(const TaxesCollected& taxes) {
        int sum = 0;
        for (const KnightTax& knight : taxes.knights) sum += knight.coins;
        for (const TaxBonus& bonus : taxes.bonuses) sum += bonus.coins;
        CHECK(sum == taxes.coins);
        // «Up to two knights», one on each half of the domino.
        CHECK(!taxes.knights.empty() && taxes.knights.size() <= 2);
        coins[at(taxes.kingdom)] += sum;
        CHECK(coins[at(taxes.kingdom)] == taxes.total);
    }
    void note(const BuildingBuilt& event) {
        // The printed cost, or one coin less with the queen, but never below 0.
        int discount = queen == event.kingdom && event.slot > 0 ? 1 : 0;
        CHECK(event.cost == event.slot - discount);
        coins[at(event.kingdom)] -= event.cost;
        knights[at(event.kingdom)] += event.knights;
        towers[at(event.kingdom)] += event.towers;
        ++built;
        CHECK(coins[at(event.kingdom)] == event.coins);
    }
    /// «With at least as many as every other kingdom»: a tie is enough.
    void note(const QueenMoved& event) {
        CHECK(event.previous == queen);
        CHECK(towers[at(event.kingdom)] == *std::max_element(towers.begin(), towers.end()));
        CHECK(event.towers == towers[at(event.kingdom)] && event.towers > 0);
        queen = event.kingdom;
    }
    void note(const BuildingBurnt& event) {
        // «Only if the dragon is in the cave and the queen is not with this player. Pay 1 coin.»
        CHECK(!dragon_away && queen != event.kingdom);
        --coins[at(event.kingdom)];
        ++burnt;
        dragon_away = true;
    }
    void note(const DragonReturned&) {
        CHECK(dragon_away);
        dragon_away = false;
    }
    void note(const DominoPlaced&) { ++placed; }
    void note(const DominoDiscarded&) { ++discarded; }
    void note(const DominoRemoved&) { ++removed; }
    void note(const auto&) {}

    static std::size_t at(int kingdom) { return static_cast<std::size_t>(kingdom); }
};

template <class Game>
void check_courts(const Game& game, const typename Game::State& state, const Ledger& ledger) {
    for (int kingdom = 0; kingdom < game.kingdoms(); ++kingdom) {
        const auto& holdings = state.holdings[kingdom];
        CHECK(holdings.coins == ledger.coins[Ledger::at(kingdom)]);
        CHECK(holdings.all_knights() == ledger.knights[Ledger::at(kingdom)]);
        CHECK(holdings.towers == ledger.towers[Ledger::at(kingdom)]);
        // Buildings stand on towns.
        CHECK(!holdings.built.without(state.kingdoms[kingdom].squares_of(Terrain::town)).any());
        CHECK(!holdings.knights_on.without(state.kingdoms[kingdom].occupied()).any());
    }
    CHECK(state.queen == ledger.queen.value_or(nobody));
    CHECK((state.dragon_away != 0) == ledger.dragon_away);
}

/// «32 building tokens»: in the pile, open, on the board, in kingdoms, or burnt.
template <class State>
void check_tokens(const State& state, const Ledger& ledger) {
    int lying = std::accumulate(state.pile.begin(), state.pile.end(), 0);
    for (MaybeBuilding slot : state.slots) lying += slot.is_there();
    lying += state.open_building.is_there();
    CHECK(lying + ledger.built + ledger.burnt == 32);
    int standing = 0;
    for (const auto& holdings : state.holdings) standing += holdings.built.count();
    CHECK(standing == ledger.built);
}

/// Every domino is still to be drawn, in an offer, in a kingdom, discarded or removed.
template <class Game>
void check_dominoes(const Game& game, const typename Game::State& state, const Ledger& ledger) {
    int squares = 0;
    int discards = 0;
    for (int kingdom = 0; kingdom < game.kingdoms(); ++kingdom) {
        squares += state.kingdoms[kingdom].occupied().count() - 1;
        discards += state.kingdoms[kingdom].discards();
    }
    CHECK(squares == 2 * ledger.placed && discards == ledger.discarded);
    int drawn = ledger.placed + ledger.discarded + ledger.removed;
    int waiting = state.next_offer.size() + state.offer.size() - placed_slots(state);
    CHECK(state.undrawn.count() + waiting + drawn == game.domino_total());
}

TEST(coins_knights_towers_tokens_and_dominoes_are_conserved) {
    std::uint64_t seed = 1;
    tests::visit_all_queendominos([&](const auto& game) {
        Random random(seed++);
        auto state = game.start();
        Ledger ledger;
        for (auto legal = game.legal_actions(state); !legal.empty();
             legal = game.legal_actions(state)) {
            auto choice = static_cast<std::size_t>(random.below(static_cast<int>(legal.size())));
            EventList events;
            game.apply(state, legal[choice], events);
            for (const Event& event : events.events) {
                std::visit([&](const auto& told) { ledger.note(told); }, event);
            }
            check_courts(game, state, ledger);
            check_tokens(state, ledger);
            check_dominoes(game, state, ledger);
        }
        CHECK(ledger.placed + ledger.discarded + ledger.removed == game.domino_total());
        CHECK(ledger.built > 0);
    });
}

/// The dominoes of every offer are of one box, Queendomino's first (Royal Wedding).
TEST(offers_alternate_between_the_boxes) {
    tests::visit_queendomino_setups({}, [](const auto& game) {
        if (!has_both_boxes(game.options())) return;
        Random random(3);
        typename std::remove_cvref_t<decltype(game)>::Playout playout;
        auto state = game.start();
        for (; state.step != Step::finished; game.play_random(state, random, playout)) {
            bool second_box = state.round == 0 || state.round % 2 == 1;
            for (int number : dominoes_of(state.offer)) {
                CHECK((number > domino_count) == second_box);
            }
        }
    });
}

/// The table of set-ups: kingdoms, size, offer and rounds.
TEST(the_set_ups_are_those_of_the_table) {
    struct Row {
        QueendominoOptions options;
        int kingdoms, size, offer, rounds;
    };
    for (const auto& [options, kingdoms, size, offer, rounds] :
         {Row{{.seats = 2}, 2, 7, 4, 12}, Row{{.seats = 3}, 3, 5, 4, 12},
          Row{{.seats = 4}, 4, 5, 4, 12},
          Row{{.seats = 3, .set = BoxSet::royal_wedding}, 3, 7, 4, 24},
          Row{{.seats = 4, .set = BoxSet::royal_wedding}, 4, 7, 4, 24},
          Row{{.seats = 5, .set = BoxSet::royal_wedding}, 5, 5, 8, 12},
          Row{{.seats = 6, .set = BoxSet::royal_wedding}, 6, 5, 8, 12},
          Row{{.seats = 7, .set = BoxSet::royal_wedding}, 7, 5, 8, 12},
          Row{{.seats = 6, .set = BoxSet::royal_wedding, .teams = true}, 3, 7, 8, 12},
          Row{{.seats = 8, .set = BoxSet::royal_wedding, .teams = true}, 4, 7, 8, 12}}) {
        CHECK(faults(options).empty());
        CHECK(kingdom_count(options) == kingdoms);
        CHECK(kingdom_size(options) == size);
        CHECK(offer_size(options) == offer);
        CHECK(round_count(options) == rounds);
    }
}

}  // namespace
}  // namespace dominium::kingdom
