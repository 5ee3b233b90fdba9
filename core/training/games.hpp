// Games of self-play, and the positions of their kingdoms with the points that came of them.
#pragma once

#include <cstddef>
#include <vector>

#include "../games/kingdomino/greedy.hpp"
#include "../games/kingdomino/net_player.hpp"

namespace dominium::training {

using namespace search::net;
using kingdom::Step;

/// A kingdom after a placement, and the points that the network shall expect it to end with.
template <class W>
struct Sample {
    Land<W> land;
    kingdom::BonusRules rules;
    Outlook outlook;
    float points;
};

/// The settings of games of self-play.
struct Manner {
    /// Without a network everybody plays greedily.
    const Net* network = nullptr;
    /// The highest noise on the values of actions, in points; each game has its own share of it.
    float noise = 0;
    /// True if everybody thinks through the open offer; otherwise each looks at its own kingdom.
    bool thoughtful = false;
    /// The share of the true end in a position's points (1) against the network's later opinion
    /// (0).
    float trust_in_end = 1;
};

/// One game of self-play.
template <class W>
class SelfPlay {
public:
    using Game = kingdom::Kingdomino<W>;
    using State = typename Game::State;

    SelfPlay(const Game& game, const Manner& manner, std::uint64_t seed)
        : game_(game), manner_(manner), rules_(bonus_rules(game.options())), random_(seed) {
        float share = static_cast<float>(random_.fraction());
        noise_ = random_.below(2) == 0 ? 0 : manner.noise * share * share;
    }

    /// Plays to the end and adds a sample for every placement; returns the mean points of the
    /// seats.
    double play(std::vector<Sample<W>>& samples) {
        State state = game_.start();
        while (state.step != Step::finished) act(state);
        double sum = 0;
        for (int seat = 0; seat < game_.seats(); ++seat) {
            int points = game_.points(state, seat);
            sum += points;
            settle(seat, static_cast<float>(points), samples);
        }
        return sum / game_.seats();
    }

private:
    struct Moment {
        Sample<W> sample;
        float opinion;
    };

    void act(State& state) {
        if (game_.actor(state).is_chance()) {
            game_.play_random(state, random_, playout_);
            return;
        }
        int seat = state.seat;
        if (manner_.network == nullptr) {
            auto before = state.step;
            int round = state.round;
            search::play_greedy(game_, state, random_, playout_);
            if (before == Step::place && round < game_.rounds()) keep(state, seat);
        } else if (state.step == Step::place) {
            int round = state.round;
            game_.place(state, thinks() ? player(state).best_placement() : best_placement(state),
                        playout_);
            if (round < game_.rounds()) keep(state, seat);
        } else {
            game_.claim_slot(state, thinks() ? player(state).best_slot() : best_claim(state),
                             playout_);
        }
    }

    /// A thoughtful seat does without thought now and then in a game with noise.
    bool thinks() { return manner_.thoughtful && (noise_ == 0 || random_.below(4) > 0); }

    Player<Game, Net::shape> player(const State& state) const {
        constexpr Width narrow{.placements = 2};
        constexpr Foresight foresight{.usual = narrow, .at_end = narrow};
        return Player<Game, Net::shape>(networks(), game_, state, foresight);
    }

    float with_noise(float points) {
        return noise_ > 0 ? points + noise_ * static_cast<float>(random_.fraction()) : points;
    }

    kingdom::Placement best_placement(const State& state) {
        auto evaluator = evaluator_of(state);
        kingdom::Placement best;
        float most = std::numeric_limits<float>::lowest();
        for_each_promise(evaluator, state.kingdoms[state.seat], game_.hand(state), 0,
                         [&](const Promise<W>& promise) {
                             float points = with_noise(promise.points);
                             if (points <= most) return;
                             most = points;
                             best = promise.placement;
                         });
        return best;
    }

    int best_claim(const State& state) {
        const auto& offer = game_.offer_to_claim(state);
        auto evaluator = evaluator_of(state);
        int to_come = evaluator.outlook().to_come;
        int best = 0;
        float most = std::numeric_limits<float>::lowest();
        for (int slot = 0; slot < offer.size(); ++slot) {
            if (offer.is_claimed(slot)) continue;
            auto claimed = offer;
            claimed.claim(slot, state.seat);
            evaluator.set(to_come, order_in(claimed, state.seat), kings_in(claimed, state.seat));
            int number = offer.domino(slot);
            Best<W> promises(1);
            for_each_promise(evaluator, state.kingdoms[state.seat], game_.domino(number), number,
                             [&](const Promise<W>& promise) { promises.add(promise); });
            float points = with_noise(promises.promises().front().points);
            if (points <= most) continue;
            most = points;
            best = slot;
        }
        return best;
    }

    /// Tells what the acting seat may expect with one more domino.
    EvaluatorOf<Game, Net::shape> evaluator_of(const State& state) const {
        Outlook outlook = outlook_of(game_, state, state.seat);
        --outlook.to_come;
        return {networks(), rules_, outlook};
    }

    /// The network that plays, alone.
    Ensemble<Net::shape> networks() const { return {manner_.network, 1}; }

    /// Keeps the kingdom of a seat that has just placed a domino. What lies open may still come: in
    /// thought a kingdom looks like this before the offer is drawn.
    void keep(const State& state, int seat) {
        Outlook outlook = outlook_of(game_, state, seat, true);
        const Land<W>& land = state.kingdoms[seat];
        float opinion =
            manner_.network == nullptr ? 0 : expected_points(networks(), land, rules_, outlook);
        steps_[static_cast<std::size_t>(seat)].push_back({{land, rules_, outlook, 0}, opinion});
    }

    /// Gives the samples of a seat their points, from the last one back (TD(λ)).
    void settle(int seat, float end, std::vector<Sample<W>>& samples) {
        auto& steps = steps_[static_cast<std::size_t>(seat)];
        float points = end;
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            step->sample.points = points;
            samples.push_back(step->sample);
            points = manner_.trust_in_end * points + (1 - manner_.trust_in_end) * step->opinion;
        }
    }

    const Game& game_;
    Manner manner_;
    kingdom::BonusRules rules_;
    Random random_;
    float noise_ = 0;
    typename Game::Playout playout_;
    std::array<std::vector<Moment>, 4> steps_;
};

}  // namespace dominium::training
