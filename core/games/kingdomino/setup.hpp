// Positions of Kingdomino written down.
#pragma once

#include "../../kingdom/setup.hpp"
#include "rules.hpp"

namespace dominium::kingdom {

/// Turns a set-up into a state of Kingdomino, or names every fault.
template <class W>
class KingdominoSetupReader : SetupReading<Kingdomino<W>> {
    using Reading = SetupReading<Kingdomino<W>>;
    using Reading::faults_, Reading::game_, Reading::setup_, Reading::state_;

public:
    KingdominoSetupReader(const Kingdomino<W>& game, const Setup& setup) : Reading(game, setup) {}

    ReadSetup<KingdominoState<W>> read() {
        this->read_numbers();
        if (faults_.empty()) keep_finished_games();
        if (this->has_every_kingdom()) {
            for (int seat = 0; seat < game_.seats(); ++seat) read_kingdom(seat);
        }
        this->read_dominoes();
        if (faults_.empty() && !step_fits()) this->refuse_step();
        if (faults_.empty()) this->check_placing();
        if (faults_.empty()) check_supply();
        if (faults_.empty() && state_.step == Step::finished) this->check_last_points();
        return this->result();
    }

private:
    void keep_finished_games() {
        state_.game_number = static_cast<std::uint32_t>(setup_.game_number);
        for (std::size_t number = 0; number < setup_.finished_games.size(); ++number) {
            std::transform(setup_.finished_games[number].begin(),
                           setup_.finished_games[number].end(), state_.finished[number].begin(),
                           [](int points) { return static_cast<std::uint16_t>(points); });
        }
    }

    void read_kingdom(int kingdom) {
        bool castle_may_lack = setup_.step == Step::place_castle;
        auto board = this->board_of(this->written_kingdom(kingdom).position);
        for (Fault& fault : board.faults()) {
            if (fault.code == "no_castle" && castle_may_lack) continue;
            this->refuse_about(kingdom, std::move(fault));
        }
        this->read_land(kingdom);
    }

    bool step_fits() {
        if (!this->placed_in_order()) return false;
        bool clockwise = game_.options().opening == Opening::clockwise;
        bool top_down = game_.options().opening == Opening::top_down;
        switch (state_.step) {
            case Step::place_castle: return castle_step_fits();
            case Step::draw_domino: return this->draw_step_fits();
            case Step::draw_king: return !clockwise && this->opening_fits();
            case Step::draw_seat:
                return clockwise && this->opening_fits() && this->is_unclaimed(state_.offer);
            case Step::claim:
                if (state_.round > 0) return this->turn_fits();
                return !top_down && this->first_claim_fits();
            case Step::place: return this->turn_fits();
            case Step::finished: return this->finish_fits();
            default: return false;
        }
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
               state_.round == 0 && this->is_empty(state_.offer) &&
               this->is_empty(state_.next_offer);
    }

    void check_supply() {
        int needed = game_.draws_left(state_);
        int found = static_cast<int>(setup_.undrawn.size());
        if (found < needed) {
            this->refuse("too_few_undrawn", {{"needed", needed}, {"found", found}});
        }
    }
};

/// The state of a position of Kingdomino, or every fault of it.
template <class W>
ReadSetup<KingdominoState<W>> read_setup(const Kingdomino<W>& game, const Setup& setup) {
    return KingdominoSetupReader<W>(game, setup).read();
}

}  // namespace dominium::kingdom
