// The players of the published Kingdomino study (Gedda, Lagerkvist and Butler, CIG 2018), written
// from its descriptions: greedy ones that look one turn ahead, Monte-Carlo evaluation, and UCT.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "../../search/kingdom_batch.hpp"
#include "../../search/pause.hpp"
#include "greedy.hpp"

namespace dominium::search {

/// More than any domino's number.
constexpr std::uint64_t domino_numbers = 64;

/// The best gain at some placements; nothing where there are none.
template <class W>
constexpr std::optional<int> best_gain(const Gains<W>& gains,
                                       const kingdom::PlacementSet<W>& placements) {
    std::optional<int> best;
    gains.for_each(placements, [&](int, kingdom::Direction, int gain) {
        best = std::max(best.value_or(gain), gain);
    });
    return best;
}

/// The promise of a domino that may be claimed, and what remains of it when another one lies.
template <class W>
class Promise {
public:
    using Placements = kingdom::PlacementSet<W>;

    constexpr Promise(const Survey<W>& survey, const Domino& domino, kingdom::BonusRules rules)
        : domino_(domino), gains_(survey, domino, rules), placements_(survey.placements(domino)) {
        gains_.for_each(placements_, [&](int bit, kingdom::Direction direction, int gain) {
            if (!best_ || gain > *best_) {
                best_ = gain;
                best_placements_ = {};
            }
            if (gain == *best_) {
                best_placements_.by_direction[static_cast<std::size_t>(direction)].add(bit);
            }
        });
    }

    constexpr const Domino& domino() const { return domino_; }
    constexpr const Gains<W>& gains() const { return gains_; }

    /// The best gain; nothing where the domino cannot be placed.
    constexpr std::optional<int> best() const { return best_; }

    /// The best gain where some pairs of squares stay open and nothing else has changed; nothing
    /// where the domino could not be placed.
    constexpr std::optional<int> best_among(const Placements& pairs) const {
        if ((best_placements_ & pairs).any()) return best_;
        return best_gain(gains_, placements_ & pairs);
    }

private:
    const Domino& domino_;
    Gains<W> gains_;
    Placements placements_;
    Placements best_placements_{};
    std::optional<int> best_;
};

/// The promises of dominoes after a placement. Where it touches none of their terrains only some
/// squares are not open any more; else the gains of the halves that it touches are found anew.
template <class W>
class PromisesAfter {
public:
    constexpr PromisesAfter(const Survey<W>& survey, const Domino& placed, Placement placement,
                            kingdom::BonusRules rules)
        : placed_(placed), rules_(rules), survey_(survey) {
        bool was_central = castle_is_central(survey.land());
        survey_.place(placed, placement);
        pairs_ = kingdom::pairs_of<W>(survey_.open());
        moves_castle_ = was_central != castle_is_central(survey_.land());
        discard_ = promise_of_discard<W>(survey_.land(), rules);
    }

    /// The promise of a domino; any number below `least` where it is less than that.
    constexpr int of(const Promise<W>& promise, int least) const {
        const Domino& domino = promise.domino();
        bool stays = !moves_castle_ && !is_changed(domino.left) && !is_changed(domino.right);
        if (!stays) return found_anew(promise, least);
        int most = std::max(promise.best().value_or(discard_), discard_);
        return most < least ? most : promise.best_among(pairs_).value_or(discard_);
    }

private:
    constexpr int found_anew(const Promise<W>& promise, int least) const {
        const Domino& domino = promise.domino();
        auto placements = survey_.placements(domino);
        if (!placements.any()) return discard_;
        auto halves = promise.gains().halves();
        if (halves) {
            if (is_changed(domino.left)) halves->first = HalfGains<W>(survey_, domino.left);
            if (is_changed(domino.right)) halves->second = HalfGains<W>(survey_, domino.right);
            int most = halves->first.most() + halves->second.most();
            if (most < least) return most;
        }
        return *best_gain(Gains<W>(survey_, domino, rules_, halves), placements);
    }

    /// True if a half may join what the placed domino has changed.
    constexpr bool is_changed(kingdom::Half half) const {
        return half.terrain == placed_.left.terrain || half.terrain == placed_.right.terrain;
    }

    const Domino& placed_;
    kingdom::BonusRules rules_;
    Survey<W> survey_;
    kingdom::PlacementSet<W> pairs_;
    int discard_ = 0;
    bool moves_castle_ = false;
};

/// The placement with which the held domino and, at its best placement after that, one of the
/// dominoes that `may_claim` bring most together; of equal pairs a random one. In the last round,
/// where nothing is claimed, the best placement.
template <class W, class MayClaim>
constexpr Placement placement_before_claim(const Kingdomino<W>& game,
                                           const kingdom::KingdominoState<W>& state,
                                           const Survey<W>& survey,
                                           const kingdom::PlacementSet<W>& placements,
                                           Random& random, MayClaim&& may_claim) {
    auto rules = bonus_rules(game.options());
    const Domino& hand = game.hand(state);
    if (state.round == game.rounds()) {
        return best_placement(survey, hand, placements, rules, random).placement;
    }
    std::vector<Promise<W>> promises;
    promises.reserve(static_cast<std::size_t>(game.offer_to_claim(state).size()));
    game.offer_to_claim(state).for_each_free([&](int number) {
        if (may_claim(number)) promises.emplace_back(survey, game.domino(number), rules);
    });
    Valued best;
    int equals = 0;
    Gains<W>(survey, hand, rules)
        .for_each(placements, [&](int bit, kingdom::Direction direction, int gain) {
            Placement placement{W::square_at(bit), direction};
            PromisesAfter<W> after(survey, hand, placement, rules);
            for (const Promise<W>& promise : promises) {
                int least = equals == 0 ? std::numeric_limits<int>::min() : best.gain - gain;
                int sum = gain + after.of(promise, least);
                if (equals == 0 || sum > best.gain) {
                    equals = 1;
                } else if (sum < best.gain || random.below(++equals) != 0) {
                    continue;
                }
                best = {placement, sum};
            }
        });
    return best.placement;
}

/// The placement of FG: before any claim.
template <class W>
constexpr Placement full_greedy_placement(const Kingdomino<W>& game,
                                          const kingdom::KingdominoState<W>& state,
                                          const Survey<W>& survey,
                                          const kingdom::PlacementSet<W>& placements,
                                          Random& random) {
    return placement_before_claim(game, state, survey, placements, random,
                                  [](int) { return true; });
}

/// The slot that GPRD claims: drawn by lot. The placement before it counts on that domino, so the
/// lot comes from what lies on the table, which is the same at both decisions.
template <class W>
constexpr int drafted_slot(const Kingdomino<W>& game, const kingdom::KingdominoState<W>& state) {
    const auto& offer = game.offer_to_claim(state);
    std::uint64_t seen = state.seat;
    for (int slot = 0; slot < offer.size(); ++slot) {
        seen = seen * domino_numbers + static_cast<std::uint64_t>(offer.domino(slot));
    }
    return offer.free_slot(Random(seen).below(offer.free_count()));
}

/// The placement of GPRD: before the claim that was drawn.
template <class W>
constexpr Placement random_draft_placement(const Kingdomino<W>& game,
                                           const kingdom::KingdominoState<W>& state,
                                           const Survey<W>& survey,
                                           const kingdom::PlacementSet<W>& placements,
                                           Random& random) {
    int drafted = 0;
    if (state.round < game.rounds()) {
        drafted = game.offer_to_claim(state).domino(drafted_slot(game, state));
    }
    return placement_before_claim(game, state, survey, placements, random,
                                  [drafted](int number) { return number == drafted; });
}

/// Plays one action of FG, the full greedy player; chance plays by its odds.
template <class W>
constexpr void play_full_greedy(const Kingdomino<W>& game, kingdom::KingdominoState<W>& state,
                                Random& random, typename Kingdomino<W>::Playout& playout) {
    if (state.step != Step::place) return play_greedy(game, state, random, playout);
    game.place(
        state,
        full_greedy_placement(game, state, surveyed<W>(state, playout), playout.placements, random),
        playout);
}

/// Plays one action of GPRD: greedy placement, random draft.
template <class W>
constexpr void play_random_draft(const Kingdomino<W>& game, kingdom::KingdominoState<W>& state,
                                 Random& random, typename Kingdomino<W>::Playout& playout) {
    if (state.step == Step::claim) {
        game.claim_slot(state, drafted_slot(game, state), playout);
    } else if (state.step == Step::place) {
        game.place(state,
                   random_draft_placement(game, state, surveyed<W>(state, playout),
                                          playout.placements, random),
                   playout);
    } else {
        play_greedy(game, state, random, playout);
    }
}

/// The players that need no search, of the study and of this project.
enum class Rung : std::uint8_t { random, tr, greedy, gprd, fg };
constexpr std::array<std::string_view, 5> enumerators(Rung) {
    return {"random", "tr", "greedy", "gprd", "fg"};
}

/// Plays games of a batch, each seat by its own rung of the ladder, as `simulate` does.
template <class W, class Pause = NoPause>
BatchCounts simulate_ladder(const Kingdomino<W>& game, const std::vector<Rung>& seating,
                            std::uint64_t seed, std::size_t count, int threads,
                            const BatchResults& results, Pause&& pause = {}) {
    auto act = [&](auto& state, Random& random, auto& playout) {
        switch (seating[state.seat]) {
            case Rung::random:
            case Rung::tr: return game.play_random(state, random, playout);
            case Rung::greedy: return play_greedy(game, state, random, playout);
            case Rung::gprd: return play_random_draft(game, state, random, playout);
            case Rung::fg: return play_full_greedy(game, state, random, playout);
        }
    };
    std::vector<BatchCounts> counts(part_count(count, threads));
    for_each_slice(count, threads, pause,
                   [&](std::size_t part, std::size_t first, std::size_t last) {
                       counts[part] += play_games(game, seed, first, last, results, act);
                   });
    BatchCounts sum;
    for (const BatchCounts& part : counts) sum += part;
    return sum;
}

/// The method of a published player: GPRD or FG at once, Monte-Carlo evaluation, or UCT.
enum class Method : std::uint8_t { gprd, fg, mce, uct };
constexpr std::array<std::string_view, 4> enumerators(Method) {
    return {"gprd", "fg", "mce", "uct"};
}

/// The policies of a playout: everybody full greedy; everybody at random; everybody at random with
/// the probability 0.75, else full greedy; the own seat full greedy, the others at random.
enum class PlayoutKind : std::uint8_t { fg, tr, epsilon, pg };
constexpr std::array<std::string_view, 4> enumerators(PlayoutKind) {
    return {"fg", "tr", "epsilon", "pg"};
}

/// The value of a finished game for a seat: its points as a share of its own and those of its best
/// opponent, its points in hundreds, or a win (1), a draw (0.5) and a loss (0).
enum class PlayoutValue : std::uint8_t { r, p, wdl };
constexpr std::array<std::string_view, 3> enumerators(PlayoutValue) { return {"r", "p", "wdl"}; }

struct PublishedSettings {
    Method method = Method::mce;
    int playouts = 310;
    PlayoutKind playout = PlayoutKind::fg;
    PlayoutValue value = PlayoutValue::r;
    double exploration = 0.6;
};

/// Monte-Carlo evaluation and UCT for the seat that acts in `root`.
template <class Game>
class PublishedSearch {
public:
    using State = typename Game::State;
    using Action = typename Game::Action;

    PublishedSearch(const Game& game, const State& root, const PublishedSettings& settings,
                    std::uint64_t seed)
        : game_(game), root_(root), settings_(settings), random_(seed) {}

    /// The chosen action; `pause` is called between playouts.
    template <class Pause>
    Action choose(Pause&& pause) {
        return settings_.method == Method::uct ? by_tree(pause) : by_evaluation(pause);
    }

private:
    using Playout = typename Game::Playout;
    using Values = std::array<double, State::max_seats>;
    static constexpr int random_per_mille = 750;

    /// A placement and what is claimed after it, or one of them alone.
    struct Move {
        Action first;
        std::optional<Action> second;
        double sum = 0;
        int tries = 0;

        double mean() const { return tries == 0 ? 0 : sum / tries; }
    };

    // --- Monte-Carlo evaluation: the playouts are spread evenly over all moves ---------------

    template <class Pause>
    Action by_evaluation(Pause& pause) {
        std::vector<Move> moves = all_moves();
        for (int number = 0; number < settings_.playouts; ++number) {
            pause();
            Move& move = moves[static_cast<std::size_t>(number) % moves.size()];
            State state = root_;
            Playout playout;
            game_.apply(state, move.first, playout);
            if (move.second) game_.apply(state, *move.second, playout);
            move.sum += played_out(state, playout)[root_.seat];
            ++move.tries;
        }
        auto worse = [](const Move& one, const Move& other) { return one.mean() < other.mean(); };
        return std::max_element(moves.begin(), moves.end(), worse)->first;
    }

    /// The moves in random order, so that a small budget prefers none of them.
    std::vector<Move> all_moves() {
        std::vector<Move> moves;
        for (const Action& first : game_.legal_actions(root_)) {
            State state = root_;
            Playout playout;
            game_.apply(state, first, playout);
            if (root_.step != Step::place || state.step != Step::claim) {
                moves.push_back({first, std::nullopt});
                continue;
            }
            for (const Action& second : game_.legal_actions(state))
                moves.push_back({first, second});
        }
        for (std::size_t left = moves.size(); left > 1; --left) {
            auto other = static_cast<std::size_t>(random_.below(static_cast<int>(left)));
            std::swap(moves[left - 1], moves[other]);
        }
        return moves;
    }

    /// Plays the running game to its end, and gives what it is worth to every seat.
    Values played_out(State& state, Playout& playout) {
        auto game_number = game_.game_number(state);
        while (state.step != Step::finished && game_.game_number(state) == game_number) {
            if (game_.actor(state).is_seat() && is_greedy(state.seat)) {
                play_full_greedy(game_, state, random_, playout);
            } else {
                game_.play_random(state, random_, playout);
            }
        }
        return values_of(state);
    }

    bool is_greedy(int seat) {
        switch (settings_.playout) {
            case PlayoutKind::fg: return true;
            case PlayoutKind::tr: return false;
            case PlayoutKind::epsilon: return random_.below(1000) >= random_per_mille;
            case PlayoutKind::pg: break;
        }
        return seat == root_.seat;
    }

    Values values_of(const State& state) const {
        Values values{};
        for (int seat = 0; seat < game_.seats(); ++seat) {
            int own = game_.finished_points(state, seat);
            int best = 0;
            for (int other = 0; other < game_.seats(); ++other) {
                if (other != seat) best = std::max(best, game_.finished_points(state, other));
            }
            values[static_cast<std::size_t>(seat)] = value_of(own, best);
        }
        return values;
    }

    double value_of(int own, int best) const {
        switch (settings_.value) {
            case PlayoutValue::r: return own + best > 0 ? double(own) / (own + best) : 0.5;
            case PlayoutValue::p: return own / 100.0;
            case PlayoutValue::wdl: break;
        }
        return own > best ? 1 : own == best ? 0.5 : 0;
    }

    // --- UCT: a tree over the decisions of all seats; chance is drawn anew in every iteration,
    // so that a node stands for the actions that led to it whatever was drawn between them ------

    struct Node {
        int action = -1;
        double sum = 0;
        int visits = 0;
        /// The availability count: the descents in which it could have been chosen.
        int offered = 0;
        std::vector<std::size_t> children{};
    };

    template <class Pause>
    Action by_tree(Pause& pause) {
        nodes_.assign(1, {});
        for (int number = 0; number < settings_.playouts; ++number) {
            pause();
            iterate();
        }
        std::size_t best = 0;
        for (std::size_t child : nodes_[0].children) {
            if (best == 0 || nodes_[child].visits > nodes_[best].visits) best = child;
        }
        return *game_.action_at(nodes_[best].action);
    }

    void iterate() {
        State state = root_;
        Playout playout;
        auto game_number = game_.game_number(state);
        /// Every node on the way with the seat that chose it.
        std::vector<std::pair<std::size_t, int>> way;
        std::size_t at = 0;
        for (bool is_new = false;
             !is_new && state.step != Step::finished && game_.game_number(state) == game_number;) {
            if (game_.actor(state).is_chance()) {
                game_.play_random(state, random_, playout);
                continue;
            }
            std::size_t child = descend(at, state);
            is_new = nodes_[child].visits == 0;
            way.emplace_back(child, state.seat);
            game_.apply(state, *game_.action_at(nodes_[child].action), playout);
            at = child;
        }
        Values values = played_out(state, playout);
        for (auto [node, seat] : way) {
            nodes_[node].sum += values[static_cast<std::size_t>(seat)];
            ++nodes_[node].visits;
        }
    }

    /// An action never tried here, or the one with the highest upper confidence bound.
    std::size_t descend(std::size_t at, const State& state) {
        std::vector<int> untried;
        std::size_t best = 0;
        double best_bound = 0;
        for (const Action& action : game_.legal_actions(state)) {
            int index = game_.index(action);
            auto& children = nodes_[at].children;
            auto found = std::find_if(children.begin(), children.end(), [&](std::size_t child) {
                return nodes_[child].action == index;
            });
            if (found == children.end()) {
                untried.push_back(index);
                continue;
            }
            Node& child = nodes_[*found];
            ++child.offered;
            double bound =
                child.sum / child.visits +
                settings_.exploration *
                    std::sqrt(std::log(static_cast<double>(child.offered)) / child.visits);
            if (best == 0 || bound > best_bound) {
                best = *found;
                best_bound = bound;
            }
        }
        if (untried.empty()) return best;
        auto chosen = static_cast<std::size_t>(random_.below(static_cast<int>(untried.size())));
        nodes_.push_back({untried[chosen], 0, 0, 1, {}});
        nodes_[at].children.push_back(nodes_.size() - 1);
        return nodes_.size() - 1;
    }

    Game game_;
    State root_;
    PublishedSettings settings_;
    Random random_;
    std::vector<Node> nodes_;
};

/// The decision of a published player for the seat that acts.
template <class W, class Pause = NoPause>
typename Kingdomino<W>::Action published_action(const Kingdomino<W>& game,
                                                const kingdom::KingdominoState<W>& state,
                                                const PublishedSettings& settings,
                                                std::uint64_t seed, Pause&& pause = {}) {
    Random random(seed);
    auto legal = game.legal_actions(state);
    if (legal.size() == 1) return legal.front();
    bool drafts_at_random = settings.method == Method::gprd;
    switch (settings.method) {
        case Method::gprd:
        case Method::fg: {
            if (state.step == Step::claim && drafts_at_random) {
                const auto& offer = game.offer_to_claim(state);
                return kingdom::Claim{
                    static_cast<std::uint8_t>(offer.domino(drafted_slot(game, state)))};
            }
            if (state.step != Step::place) break;
            const Survey<W> survey(state.kingdoms[state.seat]);
            auto placements = game.placements(state);
            Placement best = drafts_at_random
                                 ? random_draft_placement(game, state, survey, placements, random)
                                 : full_greedy_placement(game, state, survey, placements, random);
            return kingdom::Place{best.square, best.direction};
        }
        default: return PublishedSearch<Kingdomino<W>>(game, state, settings, seed).choose(pause);
    }
    return greedy_action(game, state, random);
}

}  // namespace dominium::search
