// The belief of a seat about the hidden tiles: the worlds that agree with everything seen, the
// likelier the better the others have played in them.
#pragma once

#include <algorithm>
#include <vector>

#include "../line/memory.hpp"
#include "opponent_model.hpp"

namespace dominium::search {

/// Worlds as a seat believes in them. All of them where they are few enough, and then exactly;
/// otherwise a large sample.
template <class R>
class BeliefState {
public:
    /// No more worlds than these are listed or drawn.
    BeliefState(const line::Game<R>& game, const line::Memory& memory, std::size_t most,
                Random& random)
        : opponents_(game) {
        line::Worlds worlds = memory.worlds(game);
        find_choices(memory, worlds.open());
        if (worlds.ways() <= static_cast<double>(most)) {
            worlds.for_each([&](const line::State& state) { add(state); });
        }
        // A seat that is told too little may hold everything for impossible.
        for (bool listed = !states_.empty(); !listed && states_.size() < most;) {
            add(worlds.sample(random));
        }
        if (sums_.back() > 0) return;
        for (std::size_t each = 0; each < sums_.size(); ++each) sums_[each] = each + 1.0;
    }

    /// The worlds, and the chance of each.
    std::size_t count() const { return states_.size(); }
    const line::State& world(std::size_t number) const { return states_[number]; }
    double chance(std::size_t number) const {
        double before = number == 0 ? 0 : sums_[number - 1];
        return (sums_[number] - before) / sums_.back();
    }

    /// Calls `visit(state)` for so many worlds, each as often as it is likely.
    template <class Visit>
    void sample(std::size_t count, Random& random, Visit&& visit) const {
        double step = sums_.back() / static_cast<double>(count);
        double at = random.fraction() * step;
        std::size_t number = 0;
        for (std::size_t each = 0; each < count; ++each, at += step) {
            while (number + 1 < sums_.size() && sums_[number] <= at) ++number;
            visit(states_[number]);
        }
    }

private:
    /// A decision of another seat, and what that seat has laid since (this tile too).
    struct Told {
        line::Memory::Choice choice;
        line::TileSet laid_since;
    };

    void add(const line::State& state) {
        states_.push_back(state);
        sums_.push_back((sums_.empty() ? 0 : sums_.back()) + likelihood(state));
    }

    /// The likelihood of all that the others did, if this were the position.
    double likelihood(const line::State& world) {
        double product = 1;
        for (Told& told : told_) {
            line::State& before = told.choice.before;
            before.hands[before.seat] = world.hands[before.seat] | told.laid_since;
            product *= opponents_.likelihood(before, told.choice.action);
        }
        return product;
    }

    /// The decisions that tell something: those since the last draw of their seat.
    void find_choices(const line::Memory& memory, const line::State& now) {
        line::PerSeat<line::TileSet> laid{};
        const auto& choices = memory.choices();
        for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice) {
            int seat = choice->before.seat;
            if (const auto* lead = std::get_if<line::Lead>(&choice->action)) {
                laid[seat].add(lead->tile);
            } else if (const auto* lay = std::get_if<line::Lay>(&choice->action)) {
                laid[seat].add(lay->tile);
            }
            if (choice->before.drawn[seat] != now.drawn[seat]) continue;
            told_.push_back({*choice, laid[seat]});
        }
    }

    OpponentModel<R> opponents_;
    std::vector<Told> told_;
    std::vector<line::State> states_;
    /// The weight of each world with those of all before it.
    std::vector<double> sums_;
};

}  // namespace dominium::search
