// Positions written down: checked whole before they become states.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "hand_board.hpp"
#include "kingdomino.hpp"

namespace dominium::kingdom {

struct SetupSlot {
    int domino;
    std::optional<int> seat;
    bool placed;
};

struct SetupKingdom {
    std::string position;
    std::vector<int> discarded;
};

/// A position of Kingdomino as it is written down; the names are those of a view.
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
};

/// Turns a set-up into a state, or names every fault.
template <class W>
class SetupReader {
    using Row = typename Kingdomino<W>::Row;

public:
    SetupReader(const Kingdomino<W>& game, const Setup& setup) : game_(game), setup_(setup) {}

    std::variant<KingdominoState<W>, std::vector<Fault>> read() {
        read_numbers();
        read_kingdoms();
        read_dominoes();
        if (faults_.empty()) check_step();
        if (faults_.empty()) check_supply();
        if (faults_.empty() && state_.step == Step::finished) check_last_points();
        if (!faults_.empty()) return faults_;
        return state_;
    }

private:
    void refuse(std::string code, Parameters params = {}) {
        faults_.push_back({std::move(code), std::move(params)});
    }

    void read_numbers() {
        const auto& options = game_.options();
        if (setup_.round < 0 || setup_.round > game_.rounds()) {
            refuse("bad_round", {{"round", setup_.round}, {"rounds", game_.rounds()}});
        }
        if (setup_.game_number < 1 || setup_.game_number > options.games_in_match) {
            refuse("bad_game_number", {{"game_number", setup_.game_number}});
            return;
        }
        std::size_t expected =
            static_cast<std::size_t>(setup_.game_number) - (setup_.step == Step::finished ? 0 : 1);
        if (setup_.finished_games.size() != expected) {
            refuse("finished_games_count",
                   {{"expected", static_cast<int>(expected)},
                    {"found", static_cast<int>(setup_.finished_games.size())}});
            return;
        }
        for (std::size_t number = 0; number < expected; ++number) {
            read_finished_game(number);
        }
        state_.step = setup_.step;
        state_.round = static_cast<std::uint8_t>(setup_.round);
        state_.game_number = static_cast<std::uint32_t>(setup_.game_number);
    }

    void read_finished_game(std::size_t number) {
        const auto& points = setup_.finished_games[number];
        bool possible = points.size() == static_cast<std::size_t>(game_.seats()) &&
                        std::all_of(points.begin(), points.end(),
                                    [](int value) { return value >= 0 && value <= 1000; });
        if (!possible) {
            refuse("bad_finished_game", {{"game_number", static_cast<int>(number) + 1}});
            return;
        }
        for (std::size_t seat = 0; seat < points.size(); ++seat) {
            state_.finished[number][seat] = static_cast<std::uint16_t>(points[seat]);
        }
    }

    void read_kingdoms() {
        if (setup_.kingdoms.size() != static_cast<std::size_t>(game_.seats())) {
            refuse("kingdom_count", {{"expected", game_.seats()},
                                     {"found", static_cast<int>(setup_.kingdoms.size())}});
            return;
        }
        for (int seat = 0; seat < game_.seats(); ++seat) read_kingdom(seat);
    }

    void read_kingdom(int seat) {
        const SetupKingdom& written = setup_.kingdoms[static_cast<std::size_t>(seat)];
        auto found = HandBoard::from_position(written.position, W::size, W::fixed).faults();
        bool castle_may_lack = setup_.step == Step::place_castle;
        for (Fault& fault : found) {
            if (fault.code == "no_castle" && castle_may_lack) continue;
            fault.params.push_back({"seat", seat});
            faults_.push_back(std::move(fault));
        }
        auto squares = read_position(written.position).squares;
        // The castle comes first, so that the extent grows from it.
        for (const auto& [square, half] : squares) {
            if (!half) place_castle(seat, square);
        }
        for (const auto& [square, half] : squares) {
            if (half) put(seat, square, *half);
        }
        for (int number : written.discarded) {
            if (take_domino(number)) state_.kingdoms[seat].discard(number);
        }
    }

    bool is_inside(int seat, Square square) {
        if (W::contains(square)) return true;
        refuse("outside_window", {{"square", text_of(square)}, {"seat", seat}});
        return false;
    }

    void place_castle(int seat, Square square) {
        if (!is_inside(seat, square)) return;
        if (!W::fixed && !(square == W::middle)) {
            refuse("castle_not_in_middle", {{"square", text_of(square)}, {"seat", seat}});
        }
        state_.kingdoms[seat].place_castle(square);
    }

    void put(int seat, Square square, Half half) {
        if (is_inside(seat, square)) state_.kingdoms[seat].put(square, half);
    }

    bool take_domino(int number) {
        if (number < 1 || number > domino_count) {
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

    /// A domino whose turn ended with a discard is named in the offer and in the kingdom.
    bool is_discarded(int number) const {
        return std::any_of(
            setup_.kingdoms.begin(), setup_.kingdoms.end(), [&](const SetupKingdom& kingdom) {
                return std::count(kingdom.discarded.begin(), kingdom.discarded.end(), number) > 0;
            });
    }

    void read_dominoes() {
        read_offer(setup_.offer, state_.offer);
        read_offer(setup_.next_offer, state_.next_offer);
        state_.undrawn = {};
        for (int number : setup_.undrawn) {
            if (take_domino(number)) state_.undrawn.add(number);
        }
    }

    void read_offer(const std::vector<SetupSlot>& slots, Row& offer) {
        if (slots.size() > static_cast<std::size_t>(offer_size(game_.options()))) {
            refuse("offer_too_long", {{"size", offer_size(game_.options())},
                                      {"found", static_cast<int>(slots.size())}});
            return;
        }
        for (const SetupSlot& slot : slots) {
            if ((slot.placed && is_discarded(slot.domino)) || take_domino(slot.domino)) {
                offer.add(slot.domino);
            }
        }
        for (const SetupSlot& slot : slots) {
            if (!slot.seat) continue;
            if (*slot.seat < 0 || *slot.seat >= game_.seats()) {
                refuse("unknown_seat", {{"seat", *slot.seat}});
            } else if (auto at = offer.slot_of(slot.domino)) {
                offer.claim(*at, *slot.seat);
            }
        }
    }

    /// The number of slots whose turn is done; they must be the first ones.
    int placed() const {
        int count = 0;
        for (const SetupSlot& slot : setup_.offer) count += slot.placed;
        return count;
    }

    int claims(const Row& offer, int seat) const {
        int count = 0;
        for (int slot = 0; slot < offer.size(); ++slot) count += offer.seat(slot) == seat;
        return count;
    }

    bool is_full(const Row& offer) const { return offer.size() == offer_size(game_.options()); }

    /// Every king stands in the offer, and it holds no other domino.
    bool is_claimed_whole(const Row& offer) const {
        if (offer.size() != king_count(game_.options())) return false;
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (claims(offer, seat) != kings_per_seat(game_.options())) return false;
        }
        return true;
    }

    bool is_empty(const Row& offer) const { return offer.size() == 0; }

    bool is_unclaimed(const Row& offer) const { return offer.free_count() == offer.size(); }

    void check_step() {
        bool fits = false;
        switch (state_.step) {
            case Step::place_castle: fits = castle_step_fits(); break;
            case Step::draw_domino: fits = draw_step_fits(); break;
            case Step::draw_king:
                fits = game_.options().opening != Opening::clockwise && opening_fits();
                break;
            case Step::draw_seat:
                fits = game_.options().opening == Opening::clockwise && opening_fits() &&
                       is_unclaimed(state_.offer);
                break;
            case Step::claim: fits = state_.round == 0 ? first_claim_fits() : turn_fits(1); break;
            case Step::place: fits = turn_fits(0); break;
            case Step::finished: fits = finish_fits(); break;
            default: break;
        }
        if (!fits)
            refuse("step_does_not_fit", {{"step", std::string(dominium::text_of(state_.step))}});
    }

    bool castle_step_fits() {
        int standing = 0;
        for (const auto& kingdom : state_.kingdoms) standing += kingdom.has_castle();
        state_.seat = static_cast<std::uint8_t>(standing);
        bool in_order = true;
        for (int seat = 0; seat < standing; ++seat) {
            in_order = in_order && state_.kingdoms[seat].has_castle();
        }
        return W::fixed && in_order && standing < game_.seats() && setup_.seat == standing &&
               state_.round == 0 && is_empty(state_.offer) && is_empty(state_.next_offer);
    }

    bool draw_step_fits() const {
        if (placed() > 0) return false;
        if (state_.round == 0) {
            return !is_full(state_.offer) && is_unclaimed(state_.offer) &&
                   is_empty(state_.next_offer);
        }
        return state_.round < game_.rounds() && is_claimed_whole(state_.offer) &&
               !is_full(state_.next_offer) && is_unclaimed(state_.next_offer);
    }

    bool opening_fits() const {
        if (state_.round != 0 || !is_full(state_.offer) || !is_empty(state_.next_offer)) {
            return false;
        }
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (game_.kings_left(state_, seat) < 0) return false;
        }
        return game_.kings_left(state_) > 0 && placed() == 0;
    }

    bool first_claim_fits() {
        if (!setup_.seat || *setup_.seat < 0 || *setup_.seat >= game_.seats()) return false;
        state_.seat = static_cast<std::uint8_t>(*setup_.seat);
        return game_.options().opening != Opening::top_down && opening_fits() &&
               game_.kings_left(state_, state_.seat) > 0;
    }

    /// In a turn the kings of the done turns stand in the next offer, and nobody else's.
    bool turn_fits(int placed_by_actor) {
        int done = placed() - placed_by_actor;
        if (done < 0 || done >= state_.offer.size() || state_.round == 0) return false;
        if (!is_claimed_whole(state_.offer) || !first_slots_are_placed()) return false;
        state_.turn = static_cast<std::uint8_t>(done);
        state_.seat = static_cast<std::uint8_t>(state_.offer.seat(done));
        if (setup_.seat != state_.seat) return false;
        if (state_.step == Step::place && !game_.placements(state_).any()) return false;
        bool last_round = state_.round == game_.rounds();
        if (last_round) return state_.step == Step::place && is_empty(state_.next_offer);
        return is_full(state_.next_offer) && claims_follow_turns(done);
    }

    bool claims_follow_turns(int done) const {
        for (int seat = 0; seat < game_.seats(); ++seat) {
            int turns = 0;
            for (int slot = 0; slot < done; ++slot) turns += state_.offer.seat(slot) == seat;
            if (claims(state_.next_offer, seat) != turns) return false;
        }
        return true;
    }

    bool first_slots_are_placed() const {
        auto slots = setup_.offer;
        std::sort(slots.begin(), slots.end(), [](const SetupSlot& one, const SetupSlot& other) {
            return one.domino < other.domino;
        });
        return std::is_sorted(slots.begin(), slots.end(),
                              [](const SetupSlot& one, const SetupSlot& other) {
                                  return one.placed && !other.placed;
                              });
    }

    bool finish_fits() {
        state_.turn = static_cast<std::uint8_t>(state_.offer.size());
        return state_.round == game_.rounds() && is_claimed_whole(state_.offer) &&
               placed() == state_.offer.size() && is_empty(state_.next_offer) &&
               setup_.game_number == game_.options().games_in_match;
    }

    void check_supply() {
        int needed = game_.draws_left(state_);
        int found = static_cast<int>(setup_.undrawn.size());
        if (found < needed) refuse("too_few_undrawn", {{"needed", needed}, {"found", found}});
    }

    /// A finished match still shows the kingdoms of its last game; their points must be those.
    void check_last_points() {
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (state_.finished[state_.game_number - 1][seat] == game_.points(state_, seat))
                continue;
            refuse("bad_finished_game", {{"game_number", setup_.game_number}});
            return;
        }
    }

    const Kingdomino<W>& game_;
    const Setup& setup_;
    KingdominoState<W> state_{};
    std::vector<Fault> faults_;
    DominoSet<KingdominoBox> seen_;
};

}  // namespace dominium::kingdom
