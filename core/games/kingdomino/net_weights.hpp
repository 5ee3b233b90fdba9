// The trained networks, one for each size of kingdom (core/data/kingdomino_net_*.csv).
#pragma once

#include <cstring>

#include "net_player.hpp"

namespace dominium::search::net {

/// Weights in the order of the file, quick to compile.
template <Shape S>
using Weights = float[Network<S>::weight_count];

inline constexpr Weights<Net::shape> small_weights_1{
#include "kingdomino_net_5_1.inc"
};

inline constexpr Weights<Net::shape> small_weights_2{
#include "kingdomino_net_5_2.inc"
};

inline constexpr Weights<Net::shape> large_weights_1{
#include "kingdomino_net_7_1.inc"
};

inline constexpr Weights<Net::shape> large_weights_2{
#include "kingdomino_net_7_2.inc"
};

inline constexpr Weights<earlier_shape> earlier_small_weights{
#include "kingdomino_net_5_2026_11.inc"
};

inline constexpr Weights<earlier_shape> earlier_large_weights{
#include "kingdomino_net_7_2026_11.inc"
};

template <Shape S>
Network<S> network_with(const Weights<S>& weights) {
    Network<S> network;
    static_assert(sizeof network == sizeof weights);
    std::memcpy(&network, weights, sizeof weights);
    return network;
}

/// The networks for the kingdoms of a window.
template <class W>
Ensemble<Net::shape> networks_of() {
    static_assert(W::size == 5 || W::size == 7);
    static const std::array networks{
        network_with<Net::shape>(W::size == 5 ? small_weights_1 : large_weights_1),
        network_with<Net::shape>(W::size == 5 ? small_weights_2 : large_weights_2)};
    return networks;
}
template <class W>
Ensemble<earlier_shape> earlier_networks_of() {
    static const std::array networks{
        network_with<earlier_shape>(W::size == 5 ? earlier_small_weights : earlier_large_weights)};
    return networks;
}

/// The points that a kingdom is expected to end with, those it has included; exact when nothing is
/// to come. Give an outlook with the supply (`outlook_of`) where the position is known.
template <class W>
float expected_points(const Land<W>& land, kingdom::BonusRules rules, const Outlook& outlook) {
    return expected_points(networks_of<W>(), land, rules, outlook);
}
template <class W>
float expected_points(const Land<W>& land, kingdom::BonusRules rules, int dominoes_to_come) {
    Outlook outlook;
    outlook.to_come = dominoes_to_come;
    return expected_points(networks_of<W>(), land, rules, outlook);
}

/// The decision of the learned evaluation for the acting seat.
template <class W>
typename kingdom::Kingdomino<W>::Action net_action(const kingdom::Kingdomino<W>& game,
                                                   const kingdom::KingdominoState<W>& state) {
    return Player(networks_of<W>(), game, state).best_action();
}

/// The decision of the network of November 2026.
template <class W>
typename kingdom::Kingdomino<W>::Action earlier_net_action(
    const kingdom::Kingdomino<W>& game, const kingdom::KingdominoState<W>& state) {
    constexpr Foresight as_then{.usual = {.placements = 8}, .near_end = 0};
    return Player(earlier_networks_of<W>(), game, state, as_then).best_action();
}

/// The points that every seat is expected to end the running game with, at one of its decisions.
template <class W>
std::array<float, 4> expected_points(const kingdom::Kingdomino<W>& game,
                                     const kingdom::KingdominoState<W>& state) {
    return Player(networks_of<W>(), game, state).expected();
}

}  // namespace dominium::search::net
