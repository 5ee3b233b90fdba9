// The heuristic worth of dominoes, knights, coins and buildings in Queendomino: the points that
// they bring now, and what may come of them. The weights were found by games between greedy players
// (bench/README.md).
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "../../kingdom/property_map.hpp"
#include "rules.hpp"

namespace dominium::search {

/// Worth is counted in sixtieths of a point: a coin is worth a third.
constexpr int point = 60;
constexpr int coin = point / kingdom::coins_per_point;

namespace weight {
/// A coin is worth more while there are turns left to spend it in: so much for each.
constexpr int early_coin = 2;
/// An empty square that no domino can cover any more.
constexpr int hole = -160;
/// Another square of the property that a half joins, for the crowns that may come.
constexpr int joined_square = 11;
/// The only town square without a building, and the second one: every turn could build.
constexpr int first_town = 500;
constexpr int second_town = 160;
/// The coins that a knight in the supply will collect.
constexpr int knight_coins = 8;
/// The number of turns left at which a later benefit counts half.
constexpr int half_turns = 2;
/// The growth of what a building counts: so much of a point for each turn left.
constexpr int growth = 5;
/// A tower, for the race to the queen.
constexpr int tower = 50;
/// In so many of a hundred turns taxes are collected.
constexpr int taxed_turns = 75;
/// A slot further down in the offer: a later choice in the next round.
constexpr int later_claim = -12;
/// So much of a hundred of an opponent's loss is the own gain.
constexpr int denial = 75;
}  // namespace weight

/// The dominoes that a kingdom will still place after that of the running turn.
template <class W>
constexpr int turns_left(const kingdom::Queendomino<W>& game,
                         const kingdom::QueendominoState<W>& state, int kingdom) {
    int kings = 0;
    int turns = 0;
    for (int seat = 0; seat < game.seats(); ++seat) {
        if (game.kingdom_of(seat) == kingdom) kings += kings_per_seat(game.options());
    }
    for (int slot = state.turn + 1; state.round > 0 && slot < state.offer.size(); ++slot) {
        int seat = state.offer.seat(slot);
        turns += seat != kingdom::nobody && game.kingdom_of(seat) == kingdom;
    }
    return turns + kings * (game.rounds() - static_cast<int>(state.round));
}

/// The prospects of a kingdom in a position. It looks at the position, which must outlive it.
template <class W>
class Outlook {
public:
    using Game = kingdom::Queendomino<W>;
    using State = typename Game::State;

    constexpr Outlook(const Game& game, const State& state, int kingdom)
        : game_(game),
          state_(state),
          kingdom_(kingdom),
          land_(state.kingdoms[kingdom]),
          holdings_(state.holdings[kingdom]),
          properties_(land_),
          free_towns_(kingdom::free_towns(land_, holdings_)),
          holes_(holes_in(land_)),
          turns_left_(turns_left(game, state, kingdom)) {
        holdings_.built.for_each([&](int bit) { note(holdings_.building_on(bit)); });
    }

    /// The worth of coins, which may buy something.
    constexpr int coins(int count) const {
        return count * (coin + weight::early_coin * turns_left_);
    }

    /// The worth of a legal placement: points, room, and what knights may collect there.
    constexpr int placement(const kingdom::Domino& domino, kingdom::Placement placement) const {
        int first = W::bit(placement.square);
        int second = first + W::step(placement.direction);
        auto [one, other] = properties_.joined(domino, first, second);
        int worth = joining(domino.left.terrain, one) + joining(domino.right.terrain, other);
        int larger = std::max(one.size, other.size);
        if (state_.queen == kingdom_) worth += point * std::max(0, larger - properties_.largest());
        int towns = (domino.left.terrain == kingdom::Terrain::town) +
                    (domino.right.terrain == kingdom::Terrain::town);
        worth += more_towns(towns) + std::max(0, best_tax(one.size, other.size));
        auto after = land_;
        after.place(domino, placement);
        worth += weight::hole * (holes_in(after) - holes_);
        if (game_.options().middle_kingdom) {
            worth += point * kingdom::middle_kingdom_points *
                     (castle_is_central(after) - castle_is_central(land_));
        }
        return worth;
    }

    /// The worth of a domino of the offer if it were placed at once.
    constexpr int promise(const kingdom::Domino& domino) const {
        std::optional<int> best;
        land_.placements(domino).for_each([&](kingdom::Placement place) {
            int worth = placement(domino, place);
            if (!best || worth > *best) best = worth;
        });
        if (best) return *best;
        bool loses_harmony = game_.options().harmony && land_.discards() == 0;
        return loses_harmony ? -point * kingdom::harmony_points : 0;
    }

    /// The worth of knights that collect so many coins from properties: now, instead of later.
    constexpr int tax(int knights, int collected) const {
        bool for_each = game_.options().tax_bonus == kingdom::TaxBonusRule::per_knight;
        int bonus = tax_bonus_ * (for_each ? knights : 1);
        int supply = holdings_.knights;
        return coins(collected + bonus) - (knights_later(supply) - knights_later(supply - knights));
    }

    constexpr int property_size(kingdom::Square square) const {
        return properties_.size_at(W::bit(square));
    }

    /// The worth of a building on its best town square, without its cost.
    constexpr int building(const kingdom::BuildingInfo& info) const {
        int supply = holdings_.knights;
        int towers = holdings_.towers + info.towers;
        int worth =
            info.points * counted(info) + info.crowns * (point * largest_free_town() + grown());
        worth += point * (info.towers * tower_points_ + info.knights * knight_points_);
        worth += knights_later(supply + info.knights) - knights_later(supply);
        worth += later(info.towers * weight::tower, turns_left_);
        if (info.towers > 0) worth += queen(towers);
        if (info.effect == kingdom::TaxEffect::tax_coin_per_tower) worth += more_taxes(towers);
        if (info.effect == kingdom::TaxEffect::tax_coin_per_knight) {
            worth += more_taxes(holdings_.all_knights() + info.knights);
        }
        return worth;
    }

    /// Its best town square: with a crown in the largest town, otherwise in the smallest.
    constexpr kingdom::Square square_for(const kingdom::BuildingInfo& info) const {
        int best = free_towns_.first();
        free_towns_.for_each([&](int bit) {
            int larger = properties_.size_at(bit) - properties_.size_at(best);
            if (info.crowns > 0 ? larger > 0 : larger < 0) best = bit;
        });
        return W::square_at(best);
    }

    /// True if the kingdom could build in a later turn.
    constexpr bool will_build() const { return turns_left_ > 0 && free_towns_.any(); }

private:
    /// Notes a building: it makes more of what it counts.
    constexpr void note(const kingdom::BuildingInfo& info) {
        if (auto terrain = kingdom::counted_terrain(info.points_per)) {
            area_points_[static_cast<std::size_t>(*terrain)] += info.points;
        } else if (info.points_per == kingdom::PointsPer::towers) {
            tower_points_ += info.points;
        } else if (info.points_per == kingdom::PointsPer::knights) {
            knight_points_ += info.points;
        }
        if (info.effect == kingdom::TaxEffect::tax_coin_per_tower) tax_bonus_ += holdings_.towers;
        if (info.effect == kingdom::TaxEffect::tax_coin_per_knight) {
            tax_bonus_ += holdings_.all_knights();
        }
    }

    /// Empty squares without an empty neighbour.
    static constexpr int holes_in(const typename State::Land& land) {
        auto open = land.reachable().without(land.occupied());
        return open.without(W::neighbours(open)).count();
    }

    /// Points for growing and for crowns, and for the number of properties where buildings count
    /// them.
    constexpr int joining(kingdom::Terrain terrain, const kingdom::JoinedProperty& property) const {
        int more_areas = 1 - property.parts;
        int points = property.gain() + area_points_[static_cast<std::size_t>(terrain)] * more_areas;
        return point * points + later(weight::joined_square * property.size, turns_left_);
    }

    /// The worth of a benefit that can be used in so many turns only.
    static constexpr int later(int worth, int turns) {
        return worth * turns / (turns + weight::half_turns);
    }

    /// The worth of further town squares without a building.
    constexpr int more_towns(int count) const {
        int free = free_towns_.count();
        int worth = 0;
        if (free < 1 && free + count >= 1) worth += weight::first_town;
        if (free < 2 && free + count >= 2) worth += weight::second_town;
        return later(worth, turns_left_ + 1);
    }

    /// The best that knights could do on the halves of a domino in properties of these sizes.
    constexpr int best_tax(int one, int other) const {
        if (holdings_.knights == 0) return 0;
        int best = tax(1, std::max(one, other));
        return holdings_.knights > 1 ? std::max(best, tax(2, one + other)) : best;
    }

    /// The worth of the coins that so many knights in the supply may still collect, two in a turn.
    constexpr int knights_later(int knights) const {
        int worth = 0;
        for (int turns = turns_left_; knights > 0 && turns > 0; --turns, knights -= 2) {
            int sent = std::min(knights, 2);
            worth += later(sent * coins(weight::knight_coins), turns);
        }
        return worth;
    }

    /// Another coin for each of so many whenever taxes are collected.
    constexpr int more_taxes(int count) const {
        return coins(count) * turns_left_ * weight::taxed_turns / 100;
    }

    /// The number of things that a building counts, in sixtieths: those of now, and their growth.
    constexpr int counted(const kingdom::BuildingInfo& info) const {
        using kingdom::PointsPer;
        if (info.points_per == PointsPer::building) return point;
        if (auto terrain = kingdom::counted_terrain(info.points_per)) {
            return point * properties_.count(*terrain) + grown();
        }
        bool towers = info.points_per == PointsPer::towers;
        int now = towers ? holdings_.towers + info.towers : holdings_.all_knights() + info.knights;
        return point * now + grown();
    }

    constexpr int grown() const { return weight::growth * turns_left_; }

    /// The queen's crown, if so many towers bring her.
    constexpr int queen(int towers) const {
        if (state_.queen == kingdom_) return 0;
        for (int other = 0; other < game_.kingdoms(); ++other) {
            if (other != kingdom_ && state_.holdings[other].towers > towers) return 0;
        }
        return point * properties_.largest();
    }

    constexpr int largest_free_town() const {
        int largest = 0;
        free_towns_.for_each(
            [&](int bit) { largest = std::max(largest, properties_.size_at(bit)); });
        return largest;
    }

    const Game& game_;
    const State& state_;
    int kingdom_;
    const typename State::Land& land_;
    const kingdom::Holdings<W>& holdings_;
    kingdom::PropertyMap<W> properties_;
    typename W::Set free_towns_;
    int holes_;
    int turns_left_;
    /// The points for another property of each terrain, another tower and another knight.
    std::array<int, kingdom::terrain_count> area_points_{};
    int tower_points_ = 0;
    int knight_points_ = 0;
    /// Coins that buildings add to taxes.
    int tax_bonus_ = 0;
};

}  // namespace dominium::search
