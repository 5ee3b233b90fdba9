// Positions of Queendomino written down: kingdoms with their courts, and the building board.
#pragma once

#include <numeric>

#include "../../kingdom/setup.hpp"
#include "rules.hpp"

namespace dominium::kingdom {

/// Turns a set-up into a state of Queendomino, or names every fault.
template <class W>
class QueendominoSetupReader : SetupReading<Queendomino<W>> {
    using Reading = SetupReading<Queendomino<W>>;
    using Reading::faults_, Reading::game_, Reading::setup_, Reading::state_;
    using typename Reading::Row;
    using Land = typename Queendomino<W>::Land;

public:
    QueendominoSetupReader(const Queendomino<W>& game, const Setup& setup) : Reading(game, setup) {}

    ReadSetup<QueendominoState<W>> read() {
        this->read_numbers();
        if (this->has_every_kingdom()) {
            for (int kingdom = 0; kingdom < game_.kingdoms(); ++kingdom) read_kingdom(kingdom);
        }
        this->read_dominoes();
        read_building_board();
        check_tokens();
        if (faults_.empty()) check_position();
        if (faults_.empty()) this->check_placing();
        if (faults_.empty()) check_supply();
        if (faults_.empty() && state_.step == Step::finished) this->check_last_points();
        return this->result();
    }

private:
    // --- Kingdoms and courts ----------------------------------------------------------------

    void read_kingdom(int kingdom) {
        const SetupKingdom& written = this->written_kingdom(kingdom);
        this->read_land(kingdom);
        auto board = this->board_of(written.position);
        if (written.court) {
            read_court(kingdom, *written.court, board);
        } else {
            this->refuse("missing_court", {{"kingdom", kingdom}});
        }
        for (Fault& fault : board.faults()) {
            // Tokens are counted over all kingdoms and the building board.
            if (fault.code != "building_used_twice") this->refuse_about(kingdom, std::move(fault));
        }
    }

    void read_court(int kingdom, const SetupCourt& court, ScoredBoard& board) {
        if (court.coins < 0 || court.coins > most_coins) {
            this->refuse("bad_coins", {{"kingdom", kingdom}, {"coins", court.coins}});
        }
        state_.holdings[kingdom].coins = static_cast<std::uint16_t>(court.coins);
        for (const SetupBuilding& building : court.buildings) {
            auto token = take_token(building.building);
            auto square = read_square(kingdom, building.square);
            if (!token || !square) continue;
            board.put_building(*square, *token);
            build(kingdom, *square, *token);
        }
        for (const std::string& square : court.knights_on) read_knight(kingdom, square);
        check_knights(kingdom, court.knights);
    }

    std::optional<Square> read_square(int kingdom, const std::string& text) {
        auto square = parse_square(text);
        if (!square) this->refuse_about(kingdom, {"malformed", {{"text", text}}});
        return square;
    }

    /// Raises a building; where it cannot stand, the board by hand has a fault.
    void build(int kingdom, Square square, Building building) {
        Land& land = state_.kingdoms[kingdom];
        auto& holdings = state_.holdings[kingdom];
        if (!W::contains(square) || !free_towns(land, holdings).test(W::bit(square))) return;
        raise_building(building, square, land, holdings);
    }

    /// Knights stand on terrain, one on a square at most.
    void read_knight(int kingdom, const std::string& text) {
        auto square = read_square(kingdom, text);
        if (!square) return;
        auto& knights_on = state_.holdings[kingdom].knights_on;
        if (!is_terrain(state_.kingdoms[kingdom], *square)) {
            this->refuse_about(kingdom, {"knight_outside", {{"square", text}}});
        } else if (knights_on.test(W::bit(*square))) {
            this->refuse_about(kingdom, {"square_occupied", {{"square", text}}});
        } else {
            knights_on.add(W::bit(*square));
        }
    }

    static bool is_terrain(const Land& land, Square square) {
        return W::contains(square) && land.occupied().test(W::bit(square)) &&
               !(land.has_castle() && land.castle() == square);
    }

    /// Knights come with the set-up and with buildings, and never leave a kingdom. The supply of
    /// the state holds them until they are compared.
    void check_knights(int kingdom, int supply) {
        auto& holdings = state_.holdings[kingdom];
        int expected = first_knights + holdings.knights;
        int on_squares = holdings.knights_on.count();
        bool possible = supply >= 0 && supply <= expected;
        if (!possible || supply + on_squares != expected) {
            int found = possible ? supply + on_squares : supply;
            this->refuse("bad_knights",
                         {{"kingdom", kingdom}, {"expected", expected}, {"found", found}});
        }
        holdings.knights = static_cast<std::uint8_t>(supply);
    }

    // --- The building board -----------------------------------------------------------------

    /// A token by its name; the tokens taken are counted.
    std::optional<Building> take_token(const std::string& id) {
        auto building = building_named(id);
        if (building) {
            ++taken_[static_cast<std::size_t>(*building)];
        } else {
            this->refuse("unknown_building", {{"building", id}});
        }
        return building;
    }

    void read_building_board() {
        if (!setup_.building_board) return this->refuse("missing_building_board");
        const SetupBuildingBoard& board = *setup_.building_board;
        read_slots(board.slots);
        if (board.open_building) {
            if (auto token = take_token(*board.open_building)) state_.open_building = *token;
        }
        for (const std::string& id : board.undrawn) {
            if (auto token = take_token(id)) ++state_.pile[static_cast<std::size_t>(*token)];
        }
        state_.dragon_away = !board.dragon_in_cave;
        if (!board.queen) return;
        if (*board.queen < 0 || *board.queen >= game_.kingdoms()) {
            this->refuse("bad_queen");
        } else {
            state_.queen = static_cast<std::int8_t>(*board.queen);
        }
    }

    /// Each of the slots is written once.
    void read_slots(const std::vector<SetupBuildingSlot>& slots) {
        std::vector<int> numbers;
        for (const SetupBuildingSlot& slot : slots) {
            numbers.push_back(slot.slot);
            if (!slot.building) continue;
            auto token = take_token(*slot.building);
            bool is_slot = slot.slot >= 0 && slot.slot < slot_count;
            if (token && is_slot) state_.slots[static_cast<std::size_t>(slot.slot)] = *token;
        }
        std::sort(numbers.begin(), numbers.end());
        std::vector<int> expected(slot_count);
        std::iota(expected.begin(), expected.end(), 0);
        if (numbers != expected) this->refuse("bad_slots");
    }

    /// Tokens may be out of the game, but there are no more of a kind than its copies.
    void check_tokens() {
        for (std::size_t type = 0; type < buildings.size(); ++type) {
            if (taken_[type] <= buildings[type].count) continue;
            this->refuse("building_used_twice", {{"building", std::string(buildings[type].id)}});
        }
    }

    // --- The position as a whole ------------------------------------------------------------

    void check_position() {
        if (!queen_fits()) this->refuse("bad_queen");
        if (!this->placed_in_order() || !step_fits() || !dragon_fits() || !display_fits() ||
            !boxes_fit()) {
            return this->refuse_step();
        }
        if (state_.step == Step::tax ? !read_turn_squares() : !setup_.turn_squares.empty()) {
            this->refuse("bad_turn_squares");
        }
    }

    /// The queen comes with the first tower, and is always where no other kingdom has more.
    bool queen_fits() const {
        auto towers = [this](int kingdom) { return state_.holdings[kingdom].towers; };
        int most = 0;
        for (int kingdom = 0; kingdom < game_.kingdoms(); ++kingdom) {
            most = std::max<int>(most, towers(kingdom));
        }
        return state_.queen == nobody ? most == 0 : most > 0 && towers(state_.queen) == most;
    }

    bool step_fits() {
        switch (state_.step) {
            case Step::draw_building: return building_step_fits();
            case Step::draw_domino: return this->draw_step_fits();
            case Step::draw_king:
                return this->opening_fits() && (game_.seats() > 2 || this->first_claims() == 0);
            case Step::claim:
                return state_.round > 0 ? this->turn_fits()
                                        : this->first_claim_fits() && kings_alternate();
            case Step::place: return this->turn_fits();
            case Step::tax: return this->turn_fits() && game_.can_tax(state_);
            case Step::build: return this->turn_fits() && game_.can_build(state_);
            case Step::burn: return this->turn_fits() && game_.can_burn(state_);
            case Step::finished: return this->finish_fits();
            default: return false;
        }
    }

    /// Tokens are drawn before the first offer, and between two rounds.
    bool building_step_fits() {
        if (state_.round == 0) {
            return this->is_empty(state_.offer) && this->is_empty(state_.next_offer);
        }
        state_.turn = static_cast<std::uint8_t>(state_.offer.size());
        return static_cast<int>(state_.round) < game_.rounds() &&
               this->placed() == state_.offer.size() && this->is_claimed_whole(state_.offer) &&
               this->is_full(state_.next_offer) && this->claims_follow_turns(state_.offer.size());
    }

    /// At two seats the first claims go A, B, B, A.
    bool kings_alternate() const {
        if (game_.seats() > 2) return true;
        int own = this->claims(state_.offer, state_.seat);
        int other = this->first_claims() - own;
        return own <= other && other - own <= 1;
    }

    static bool is_turn(Step step) {
        return step == Step::place || step == Step::tax || step == Step::build ||
               step == Step::burn;
    }

    /// Turns of this round in which a building may have been built, or the dragon bribed.
    int turns_with_buildings() const {
        bool round_runs = state_.round > 0 && (is_turn(state_.step) || state_.step == Step::claim);
        if (!round_runs && state_.step != Step::finished) return 0;
        return state_.turn + (state_.step == Step::burn || state_.step == Step::claim);
    }

    /// The dragon is away only after it has burnt a building in this round.
    bool dragon_fits() const {
        if (!state_.dragon_away) return true;
        int turns = turns_with_buildings() - (state_.step == Step::burn);
        return turns > 0 && free_slots() > 0 && tokens_out_of_the_game() > 0;
    }

    /// Tokens that are nowhere: the dragon has burnt them.
    int tokens_out_of_the_game() const {
        int taken = std::accumulate(taken_.begin(), taken_.end(), 0);
        return std::accumulate(buildings.begin(), buildings.end(), -taken,
                               [](int sum, const BuildingInfo& info) { return sum + info.count; });
    }

    int standing_buildings() const {
        return std::accumulate(
            state_.holdings.begin(), state_.holdings.end(), 0,
            [](int sum, const auto& holdings) { return sum + holdings.built.count(); });
    }

    int free_slots() const {
        return static_cast<int>(
            std::count(state_.slots.begin(), state_.slots.end(), MaybeBuilding()));
    }

    /// Buildings lie at the cheap end, without a gap.
    bool is_slid() const {
        return std::is_sorted(state_.slots.begin(), state_.slots.end(),
                              [](MaybeBuilding one, MaybeBuilding other) {
                                  return one.is_there() && !other.is_there();
                              });
    }

    /// While a token lies open, slots are free only where buildings were bought or burnt in this
    /// round; only while tokens are drawn none lies open, or when the pile is spent.
    bool display_fits() const {
        bool pile_is_left = std::any_of(state_.pile.begin(), state_.pile.end(),
                                        [](std::uint8_t count) { return count > 0; });
        bool open = state_.open_building.is_there();
        if (state_.step == Step::draw_building) return is_slid() && pile_is_left && !open;
        if (!open && pile_is_left) return false;
        int turns = turns_with_buildings();
        if (!open) return turns > 0 || is_slid();
        int bought = free_slots() - state_.dragon_away;
        return bought <= turns && bought <= standing_buildings();
    }

    // --- The domino of the turn -------------------------------------------------------------

    /// The domino just placed lies on the squares of the turn, and nothing stands there yet.
    bool read_turn_squares() {
        if (setup_.turn_squares.size() != 2) return false;
        auto first = parse_square(setup_.turn_squares[0]);
        auto second = parse_square(setup_.turn_squares[1]);
        if (!first || !second) return false;
        for (Direction direction : all_directions) {
            if (neighbour(*first, direction) != second) continue;
            Place named = canonical_place({*first, direction}, game_.hand(state_));
            state_.placed = {named.square, *neighbour(named.square, named.direction)};
            return has_just_been_placed({named.square, named.direction});
        }
        return false;
    }

    bool has_just_been_placed(Placement placement) const {
        const Land& land = game_.land_of(state_);
        const Domino& domino = game_.hand(state_);
        auto [first, second] = state_.placed;
        if (!is_bare(first, domino.left) || !is_bare(second, domino.right)) return false;
        if (land.discarded().contains(state_.offer.domino(state_.turn))) return false;
        Land before = land_without_turn(land);
        return before.placements(domino).contains(placement) &&
               this->board_of(position_of(before)).faults().empty();
    }

    /// True if this half lies there, with neither a building nor a knight on it.
    bool is_bare(Square square, Half half) const {
        const Land& land = game_.land_of(state_);
        const auto& holdings = game_.holdings_of(state_);
        return is_terrain(land, square) && land.half_at(W::bit(square)) == half &&
               !(holdings.built | holdings.knights_on).test(W::bit(square));
    }

    /// The land as it was before the turn; what stands on it does not matter.
    Land land_without_turn(const Land& land) const {
        Land before;
        before.place_castle(land.castle());
        land.occupied().for_each([&](int bit) {
            Square square = W::square_at(bit);
            bool is_new = square == state_.placed[0] || square == state_.placed[1];
            if (!is_new && !(square == land.castle())) before.put(square, land.half_at(bit));
        });
        return before;
    }

    // --- Dominoes ---------------------------------------------------------------------------

    /// The dominoes of the offer number `offer` (from 0): in the Royal Wedding the boxes alternate,
    /// Queendomino first.
    DominoSet<RoyalWeddingBoxes> box_of(int offer) const {
        if (!has_both_boxes(game_.options()) || offer % 2 != 0) {
            return DominoSet<RoyalWeddingBoxes>::range(1, domino_count);
        }
        return DominoSet<RoyalWeddingBoxes>::range(domino_count + 1, RoyalWeddingBoxes::dominoes);
    }

    bool is_of(const Row& row, int offer) const {
        auto numbers = dominoes_of(row);
        return std::all_of(numbers.begin(), numbers.end(),
                           [box = box_of(offer)](int number) { return box.contains(number); });
    }

    bool boxes_fit() const {
        int round = static_cast<int>(state_.round);
        return is_of(state_.offer, std::max(round - 1, 0)) && is_of(state_.next_offer, round);
    }

    /// Every offer to come can be drawn from its box.
    void check_supply() {
        std::array<int, 2> needed{};
        int left = game_.draws_left(state_);
        int boxes = has_both_boxes(game_.options()) ? 2 : 1;
        for (int offer = game_.rounds() - 1; left > 0; --offer) {
            int drawn = std::min(left, game_.slots_of_offer());
            needed[static_cast<std::size_t>(offer % boxes)] += drawn;
            left -= drawn;
        }
        for (int box = 0; box < boxes; ++box) {
            int wanted = needed[static_cast<std::size_t>(box)];
            int found = (state_.undrawn & box_of(box)).count();
            if (found >= wanted) continue;
            this->refuse("too_few_undrawn", {{"needed", wanted}, {"found", found}});
        }
    }

    std::array<int, building_count> taken_{};
};

/// The state of a position of Queendomino, or every fault of it.
template <class W>
ReadSetup<QueendominoState<W>> read_setup(const Queendomino<W>& game, const Setup& setup) {
    return QueendominoSetupReader<W>(game, setup).read();
}

}  // namespace dominium::kingdom
