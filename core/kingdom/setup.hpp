// Positions written down, and what all kingdom games read from them alike: kingdoms, offers and
// dominoes. A set-up is checked whole before it becomes a state.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "scored_board.hpp"

namespace dominium::kingdom {

struct SetupSlot {
    int domino;
    std::optional<int> seat;
    bool placed;
};

struct SetupBuilding {
    std::string square;
    std::string building;
};

struct SetupCourt {
    int coins;
    int knights;
    std::vector<std::string> knights_on;
    std::vector<SetupBuilding> buildings;
};

struct SetupKingdom {
    std::string position;
    std::vector<int> discarded;
    std::optional<SetupCourt> court;
};

struct SetupBuildingSlot {
    int slot;
    std::optional<std::string> building;
};

struct SetupBuildingBoard {
    std::vector<SetupBuildingSlot> slots;
    std::optional<std::string> open_building;
    bool dragon_in_cave;
    std::optional<int> queen;
    std::vector<std::string> undrawn;
};

/// A position of a kingdom game as it is written down; the names are those of a view. Courts, the
/// building board and the squares of the turn belong to Queendomino.
struct Setup {
    Step step;
    std::optional<int> seat;
    int round;
    int game_number;
    std::vector<SetupSlot> offer;
    std::vector<SetupSlot> next_offer;
    std::vector<SetupKingdom> kingdoms;
    std::vector<std::vector<int>> finished_games;
    std::vector<int> undrawn;
    std::vector<std::string> turn_squares;
    std::optional<SetupBuildingBoard> building_board;
};

/// A state, or every fault of its set-up.
template <class State>
using ReadSetup = std::variant<State, std::vector<Fault>>;

/// Reads what the kingdom games have in common; each game has a reader of its own above it.
template <class Game>
class SetupReading {
protected:
    using W = typename Game::Window;
    using State = typename Game::State;
    using Row = typename Game::Row;

    SetupReading(const Game& game, const Setup& setup) : game_(game), setup_(setup) {}

    void refuse(std::string_view code, Parameters params = {}) {
        faults_.push_back({code, std::move(params)});
    }

    void refuse_step() {
        refuse("step_does_not_fit", {{"step", std::string(dominium::text_of(setup_.step))}});
    }

    ReadSetup<State> result() const {
        if (!faults_.empty()) return faults_;
        return state_;
    }

    // --- Numbers ----------------------------------------------------------------------------

    void read_numbers() {
        if (setup_.round < 0 || setup_.round > game_.rounds()) {
            refuse("bad_round", {{"round", setup_.round}, {"rounds", game_.rounds()}});
        }
        state_.step = setup_.step;
        state_.round = static_cast<decltype(state_.round)>(setup_.round);
        if (setup_.game_number < 1 || setup_.game_number > game_.games()) {
            refuse("bad_game_number", {{"game_number", setup_.game_number}});
            return;
        }
        int expected = setup_.game_number - (setup_.step == Step::finished ? 0 : 1);
        int found = static_cast<int>(setup_.finished_games.size());
        if (found != expected) {
            refuse("finished_games_count", {{"expected", expected}, {"found", found}});
            return;
        }
        for (int number = 1; number <= expected; ++number) check_finished_game(number);
    }

    const std::vector<int>& finished_game(int number) const {
        return setup_.finished_games[static_cast<std::size_t>(number) - 1];
    }

    void check_finished_game(int number) {
        const auto& points = finished_game(number);
        bool possible = points.size() == static_cast<std::size_t>(game_.kingdoms()) &&
                        std::all_of(points.begin(), points.end(),
                                    [](int value) { return value >= 0 && value <= 1000; });
        if (!possible) refuse("bad_finished_game", {{"game_number", number}});
    }

    /// A finished match still shows the kingdoms of its last game; their points must be those.
    void check_last_points() {
        for (int kingdom = 0; kingdom < game_.kingdoms(); ++kingdom) {
            int written = finished_game(setup_.game_number)[static_cast<std::size_t>(kingdom)];
            if (written == game_.points(state_, kingdom)) continue;
            refuse("bad_finished_game", {{"game_number", setup_.game_number}});
            return;
        }
    }

    // --- Kingdoms ---------------------------------------------------------------------------

    /// True if there is one kingdom for each of the game.
    bool has_every_kingdom() {
        int found = static_cast<int>(setup_.kingdoms.size());
        if (found == game_.kingdoms()) return true;
        refuse("kingdom_count", {{"expected", game_.kingdoms()}, {"found", found}});
        return false;
    }

    const SetupKingdom& written_kingdom(int kingdom) const {
        return setup_.kingdoms[static_cast<std::size_t>(kingdom)];
    }

    /// The position of a kingdom as a board by hand, which finds most of its faults.
    ScoredBoard board_of(const std::string& position) const {
        constexpr bool has_towns = Game::Boxes::terrains == terrain_count;
        return ScoredBoard::from_position(position, W::size, W::fixed,
                                          {has_towns, game_.domino_total()});
    }

    void refuse_about(int kingdom, Fault fault) {
        fault.params.push_back({"kingdom", kingdom});
        faults_.push_back(std::move(fault));
    }

    void read_land(int kingdom) {
        auto squares = read_position(written_kingdom(kingdom).position).squares;
        // The castle comes first, so that the extent grows from it.
        for (const auto& [square, half] : squares) {
            if (!half) place_castle(kingdom, square);
        }
        for (const auto& [square, half] : squares) {
            if (half) put(kingdom, square, *half);
        }
        for (int number : written_kingdom(kingdom).discarded) {
            if (take_domino(number)) state_.kingdoms[kingdom].discard(number);
        }
    }

    bool is_inside(int kingdom, Square square) {
        if (W::contains(square)) return true;
        refuse_about(kingdom, {"outside_window", {{"square", text_of(square)}}});
        return false;
    }

    void place_castle(int kingdom, Square square) {
        if (!is_inside(kingdom, square)) return;
        if (!W::fixed && !(square == W::middle)) {
            refuse_about(kingdom, {"castle_not_in_middle", {{"square", text_of(square)}}});
        }
        state_.kingdoms[kingdom].place_castle(square);
    }

    void put(int kingdom, Square square, Half half) {
        bool is_known = static_cast<int>(half.terrain) < Game::Boxes::terrains;
        if (is_inside(kingdom, square) && is_known) state_.kingdoms[kingdom].put(square, half);
    }

    // --- Dominoes ---------------------------------------------------------------------------

    bool take_domino(int number) {
        if (number < 1 || number > game_.domino_total()) {
            refuse("unknown_domino", {{"domino", number}});
            return false;
        }
        if (seen_.contains(number)) {
            refuse("domino_used_twice", {{"domino", number}});
            return false;
        }
        seen_.add(number);
        return true;
    }

    bool is_seat(const std::optional<int>& seat) const {
        return seat && *seat >= 0 && *seat < game_.seats();
    }

    /// A domino whose turn ended with a discard is named in the offer and in the kingdom.
    bool is_discarded(const SetupSlot& slot) const {
        if (!slot.placed || !is_seat(slot.seat)) return false;
        auto kingdom = static_cast<std::size_t>(game_.kingdom_of(*slot.seat));
        if (kingdom >= setup_.kingdoms.size()) return false;
        const auto& discarded = setup_.kingdoms[kingdom].discarded;
        return std::count(discarded.begin(), discarded.end(), slot.domino) > 0;
    }

    void read_dominoes() {
        read_offer(setup_.offer, state_.offer,
                   [this](const SetupSlot& slot) { return is_discarded(slot); });
        read_offer(setup_.next_offer, state_.next_offer, [](const SetupSlot&) { return false; });
        state_.undrawn = {};
        for (int number : setup_.undrawn) {
            if (take_domino(number)) state_.undrawn.add(number);
        }
    }

    template <class Named>
    void read_offer(const std::vector<SetupSlot>& slots, Row& offer, Named&& is_named_elsewhere) {
        int size = game_.slots_of_offer();
        if (slots.size() > static_cast<std::size_t>(size)) {
            refuse("offer_too_long", {{"size", size}, {"found", static_cast<int>(slots.size())}});
            return;
        }
        for (const SetupSlot& slot : slots) {
            bool is_known = is_named_elsewhere(slot) && !offer.slot_of(slot.domino);
            if (is_known || take_domino(slot.domino)) offer.add(slot.domino);
        }
        for (const SetupSlot& slot : slots) {
            if (!slot.seat) continue;
            if (!is_seat(slot.seat)) {
                refuse("unknown_seat", {{"seat", *slot.seat}});
            } else if (auto at = offer.slot_of(slot.domino)) {
                offer.claim(*at, *slot.seat);
            }
        }
    }

    // --- Offers and kings -------------------------------------------------------------------

    /// The number of slots whose turn is done.
    int placed() const {
        return static_cast<int>(std::count_if(setup_.offer.begin(), setup_.offer.end(),
                                              [](const SetupSlot& slot) { return slot.placed; }));
    }

    /// The done turns are those of the first slots, and none of the next offer's.
    bool placed_in_order() const {
        auto slots = setup_.offer;
        std::sort(slots.begin(), slots.end(), [](const SetupSlot& one, const SetupSlot& other) {
            return one.domino < other.domino;
        });
        return std::is_sorted(slots.begin(), slots.end(),
                              [](const SetupSlot& one, const SetupSlot& other) {
                                  return one.placed && !other.placed;
                              }) &&
               std::none_of(setup_.next_offer.begin(), setup_.next_offer.end(),
                            [](const SetupSlot& slot) { return slot.placed; });
    }

    static int claims(const Row& offer, int seat) {
        int count = 0;
        for (int slot = 0; slot < offer.size(); ++slot) count += offer.seat(slot) == seat;
        return count;
    }

    bool is_full(const Row& offer) const { return offer.size() == game_.slots_of_offer(); }
    static bool is_empty(const Row& offer) { return offer.size() == 0; }
    static bool is_unclaimed(const Row& offer) { return offer.free_count() == offer.size(); }

    /// Every king stands in the offer, and it holds no other domino.
    bool is_claimed_whole(const Row& offer) const {
        int kings = kings_per_seat(game_.options());
        if (offer.size() != game_.seats() * kings) return false;
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (claims(offer, seat) != kings) return false;
        }
        return true;
    }

    /// Kings that stand in the first offer.
    int first_claims() const { return state_.offer.size() - state_.offer.free_count(); }

    /// The first claims run, and no seat has more kings in the offer than it owns.
    bool opening_fits() const {
        if (state_.round != 0 || !is_full(state_.offer) || !is_empty(state_.next_offer)) {
            return false;
        }
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (game_.kings_left(state_, seat) < 0) return false;
        }
        int kings = game_.seats() * kings_per_seat(game_.options());
        return first_claims() < kings && placed() == 0;
    }

    /// The seat that claims first; its king must be left.
    bool first_claim_fits() {
        if (!is_seat(setup_.seat)) return false;
        state_.seat = static_cast<std::uint8_t>(*setup_.seat);
        return opening_fits() && game_.kings_left(state_, state_.seat) > 0;
    }

    /// A domino is to be drawn: to the first offer, or to the next one.
    bool draw_step_fits() const {
        if (placed() > 0) return false;
        if (state_.round == 0) {
            return !is_full(state_.offer) && is_unclaimed(state_.offer) &&
                   is_empty(state_.next_offer);
        }
        return static_cast<int>(state_.round) < game_.rounds() && is_claimed_whole(state_.offer) &&
               !is_full(state_.next_offer) && is_unclaimed(state_.next_offer);
    }

    /// In a turn the kings of the done turns stand in the next offer, and nobody else's. The actor
    /// has placed a domino in every step but the first.
    bool turn_fits() {
        int done = placed() - (state_.step == Step::place ? 0 : 1);
        if (done < 0 || done >= state_.offer.size() || state_.round == 0) return false;
        if (!is_claimed_whole(state_.offer)) return false;
        state_.turn = static_cast<std::uint8_t>(done);
        state_.seat = static_cast<std::uint8_t>(state_.offer.seat(done));
        if (setup_.seat != state_.seat) return false;
        if (static_cast<int>(state_.round) == game_.rounds()) {
            return state_.step != Step::claim && is_empty(state_.next_offer);
        }
        return is_full(state_.next_offer) && claims_follow_turns(done);
    }

    /// Nobody is asked to place a domino that can only be discarded: that happens by itself.
    void check_placing() {
        if (state_.step != Step::place || game_.placements(state_).any()) return;
        refuse("domino_fits_nowhere", {{"domino", state_.offer.domino(state_.turn)},
                                       {"kingdom", game_.kingdom_of(state_.seat)}});
    }

    bool claims_follow_turns(int done) const {
        for (int seat = 0; seat < game_.seats(); ++seat) {
            int turns = 0;
            for (int slot = 0; slot < done; ++slot) turns += state_.offer.seat(slot) == seat;
            if (claims(state_.next_offer, seat) != turns) return false;
        }
        return true;
    }

    bool finish_fits() {
        state_.turn = static_cast<std::uint8_t>(state_.offer.size());
        return static_cast<int>(state_.round) == game_.rounds() && is_claimed_whole(state_.offer) &&
               placed() == state_.offer.size() && is_empty(state_.next_offer) &&
               setup_.game_number == game_.games();
    }

    const Game& game_;
    const Setup& setup_;
    State state_{};
    std::vector<Fault> faults_;

private:
    DominoSet<typename Game::Boxes> seen_;
};

}  // namespace dominium::kingdom
