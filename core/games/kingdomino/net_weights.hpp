// The trained networks, one for each size of kingdom (core/data/kingdomino_net_*.csv).
#pragma once

#include <cstring>

#include "net_player.hpp"

namespace dominium::search::net {

/// Weights in the order of the file, quick to compile.
using Weights = float[Network::weight_count];

inline constexpr Weights small_weights{
#include "kingdomino_net_5.inc"
};

inline constexpr Weights large_weights{
#include "kingdomino_net_7.inc"
};

inline Network network_with(const Weights& weights) {
    Network network;
    static_assert(sizeof network == sizeof weights);
    std::memcpy(&network, weights, sizeof weights);
    return network;
}

/// The network for the kingdoms of a window.
template <class W>
const Network& network_of() {
    static_assert(W::size == 5 || W::size == 7);
    static const Network network = network_with(W::size == 5 ? small_weights : large_weights);
    return network;
}

/// The points that a kingdom is expected to end with, those it has included; exact when nothing is
/// to come. Give an outlook with the supply (`outlook_of`) where the position is known.
template <class W>
float expected_points(const Land<W>& land, kingdom::BonusRules rules, const Outlook& outlook) {
    return expected_points(network_of<W>(), land, rules, outlook);
}
template <class W>
float expected_points(const Land<W>& land, kingdom::BonusRules rules, int dominoes_to_come) {
    Outlook outlook;
    outlook.to_come = dominoes_to_come;
    return expected_points(network_of<W>(), land, rules, outlook);
}

/// The decision of the learned evaluation for the acting seat.
template <class W>
typename kingdom::Kingdomino<W>::Action net_action(const kingdom::Kingdomino<W>& game,
                                                   const kingdom::KingdominoState<W>& state) {
    return Player<kingdom::Kingdomino<W>>(network_of<W>(), game, state).best_action();
}

/// The points that every seat is expected to end the running game with, at one of its decisions.
template <class W>
std::array<float, 4> expected_points(const kingdom::Kingdomino<W>& game,
                                     const kingdom::KingdominoState<W>& state) {
    return Player<kingdom::Kingdomino<W>>(network_of<W>(), game, state).expected();
}

}  // namespace dominium::search::net
