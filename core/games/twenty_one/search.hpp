// Twenty-One by calculation. What a seat draws, and what the others may show, is worked out from
// the numbers of ways to hold so many tiles of so many pips; nothing is tried at random.
//
// Two things are simplified: the hidden hands are taken as independent of each other, and a hand of
// so many tiles and pips as any of the sets that have them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "../../line/memory.hpp"
#include "../../search/halving.hpp"
#include "../../search/line_search.hpp"
#include "../../search/line_values.hpp"
#include "rules.hpp"

namespace dominium::search {

/// Nobody draws a ninth tile: eight have 18 pips at least, and then nine more than 21.
constexpr int most_twenty_one_tiles = 9;
/// Everything above 21 pips counts as one.
constexpr int bust_total = line::TwentyOne::best_total + 1;

/// A value for each number of tiles and total of a hand.
template <class T>
using ByHand = std::array<std::array<T, bust_total + 1>, most_twenty_one_tiles + 1>;

/// The chances of what comes next when tiles are drawn from a set.
class TileDraws {
public:
    explicit TileDraws(line::TileSet tiles) : tiles_(tiles.count()) {
        ByHand<double> all = ways(tiles);
        ways_ = all;
        std::array<int, most_pips + 1> of_pips{};
        std::array<line::Tile, most_pips + 1> one_of_pips{};
        tiles.for_each([&](line::Tile tile) {
            ++of_pips[line::pips(tile)];
            one_of_pips[line::pips(tile)] = tile;
        });
        for (int pips = 0; pips <= most_pips; ++pips) {
            if (of_pips[pips] == 0) continue;
            line::TileSet others = tiles;
            others.remove(one_of_pips[pips]);
            ByHand<double> without = ways(others);
            for (int drawn = 0; drawn < most_twenty_one_tiles; ++drawn) {
                for (int total = 0; total < bust_total; ++total) {
                    if (all[drawn][total] == 0 || tiles_ <= drawn) continue;
                    next_[drawn][total][pips] = of_pips[pips] * without[drawn][total] /
                                                (all[drawn][total] * (tiles_ - drawn));
                }
            }
        }
    }

    static constexpr int most_pips = 12;

    /// The number of sets of so many of the tiles with a total.
    double ways(int drawn, int total) const { return ways_[drawn][total]; }

    /// Calls `visit(pips, chance)` for the next tile after so many with a total.
    template <class Visit>
    void next(int drawn, int total, Visit&& visit) const {
        for (int pips = 0; pips <= most_pips; ++pips) {
            double chance = next_[drawn][total][pips];
            if (chance > 0) visit(pips, chance);
        }
    }

private:
    static ByHand<double> ways(line::TileSet tiles) {
        ByHand<double> ways{};
        ways[0][0] = 1;
        tiles.for_each([&](line::Tile tile) {
            for (int drawn = most_twenty_one_tiles; drawn > 0; --drawn) {
                for (int total = bust_total - 1; total >= line::pips(tile); --total) {
                    ways[drawn][total] += ways[drawn - 1][total - line::pips(tile)];
                }
            }
        });
        return ways;
    }

    int tiles_;
    ByHand<double> ways_{};
    ByHand<std::array<double, most_pips + 1>> next_{};
};

/// The rank of a hand at the showdown, the higher the better; 0 when it is bust.
constexpr int twenty_one_rank(line::Ties ties, int tiles, int total) {
    if (total >= bust_total) return 0;
    int by_tiles = ties == line::Ties::fewer_tiles ? most_twenty_one_tiles - tiles : 0;
    return 1 + total * (most_twenty_one_tiles + 1) + by_tiles;
}
constexpr int twenty_one_ranks = 1 + bust_total * (most_twenty_one_tiles + 1);

/// The chance of each rank of a hidden hand at the showdown.
using RankChances = std::array<double, twenty_one_ranks>;

/// The showdown of one hand against hidden ones.
class Showdown {
public:
    Showdown(int seat, int seats, std::vector<std::pair<int, RankChances>> others)
        : seat_(seat), seats_(seats), others_(std::move(others)) {
        for (const auto& [other, chances] : others_) {
            RankChances sums = chances;
            for (std::size_t rank = 1; rank < sums.size(); ++rank) sums[rank] += sums[rank - 1];
            at_most_.push_back(sums);
        }
        prizes_of_others_.resize(others_.size());
        for (std::size_t other = 0; other < others_.size(); ++other) sum_up(other);
    }

    /// The worth of showing a hand of this rank.
    Worth worth(int rank) const {
        auto at = static_cast<std::size_t>(rank);
        Worth worth;
        double beaten = rank > 0 ? 1 : 0;
        std::array<double, line::max_seats> equal{1};
        for (std::size_t other = 0; other < others_.size(); ++other) {
            double same = others_[other].second[at];
            double below = at_most_[other][at] - same;
            beaten *= below + same;
            for (std::size_t count = equal.size() - 1; count > 0; --count) {
                equal[count] = equal[count] * below + equal[count - 1] * same;
            }
            equal[0] *= below;
        }
        double own = beaten;
        double gained_by_others = 0;
        double nobody = rank == 0 ? 1 : 0;
        for (const auto& sums : at_most_) nobody *= sums[0];
        double others_share = 0;
        for (std::size_t other = 0; other < others_.size(); ++other) {
            double gain = prizes_of_others_[other][at];
            auto seat = static_cast<std::size_t>(others_[other].first);
            worth.totals[seat] = gain;
            gained_by_others += gain;
        }
        if (rank > 0) {
            for (std::size_t count = 0; count < equal.size(); ++count) {
                worth.win += equal[count] / static_cast<double>(count + 1);
            }
        }
        worth.win += nobody / seats_;
        others_share = 1 - worth.win;
        for (const auto& [other, chances] : others_) {
            double gain = worth.totals[static_cast<std::size_t>(other)];
            worth.wins[static_cast<std::size_t>(other)] =
                gained_by_others > 0 ? others_share * gain / gained_by_others
                                     : others_share / (seats_ - 1);
        }
        auto own_seat = static_cast<std::size_t>(seat_);
        worth.wins[own_seat] = worth.win;
        worth.totals[own_seat] = worth.points = own;
        // Another hand wins a prize unless all others are below a winner, or nobody wins.
        double others_lose = rank > 0 ? equal[0] : nobody;
        worth.margin = own - (1 - others_lose);
        worth.value = (1 + own - gained_by_others / (seats_ - 1)) / 2;
        return worth;
    }

private:
    /// The chance of a prize for another hand, for each rank that is shown against it.
    void sum_up(std::size_t other) {
        double sum = 0;
        for (std::size_t rank = twenty_one_ranks; rank-- > 0;) {
            if (rank > 0) {
                double chance = others_[other].second[rank];
                for (std::size_t third = 0; third < others_.size(); ++third) {
                    if (third != other) chance *= at_most_[third][rank];
                }
                sum += chance;
            }
            prizes_of_others_[other][rank] = sum;
        }
    }

    int seat_;
    int seats_;
    std::vector<std::pair<int, RankChances>> others_;
    std::vector<RankChances> at_most_;
    std::vector<RankChances> prizes_of_others_;
};

/// The worth of hitting and standing for one seat, for the hands that it may come to hold.
class TwentyOnePlan {
public:
    /// `first_tiles` of `first_total` are held already and not among those of `draws`; the
    /// showdown may depend on how many tiles are held then.
    template <class ShowdownOf>
    TwentyOnePlan(const TileDraws& draws, line::Ties ties, int first_tiles, int first_total,
                  ShowdownOf&& showdown_of)
        : draws_(draws), first_tiles_(first_tiles), first_total_(first_total) {
        for (int tiles = most_twenty_one_tiles; tiles >= first_tiles; --tiles) {
            const Showdown& showdown = showdown_of(tiles);
            for (int total = bust_total; total >= 0; --total) {
                stand_[tiles][total] = showdown.worth(twenty_one_rank(ties, tiles, total));
                hits_[tiles][total] =
                    may_hit(tiles, total) && hit(tiles, total).value > stand_[tiles][total].value;
                best_[tiles][total] =
                    hits_[tiles][total] ? hit(tiles, total) : stand_[tiles][total];
            }
        }
    }

    const Worth& stand(int tiles, int total) const { return stand_[tiles][total]; }
    bool hits(int tiles, int total) const { return hits_[tiles][total]; }

    Worth hit(int tiles, int total) const {
        Worth sum;
        draws_.next(tiles - first_tiles_, total - first_total_, [&](int pips, double chance) {
            sum += best_[tiles + 1][std::min(total + pips, bust_total)] * chance;
        });
        return sum;
    }

private:
    bool may_hit(int tiles, int total) const {
        return tiles < most_twenty_one_tiles && total >= first_total_ &&
               total < line::TwentyOne::best_total &&
               draws_.ways(tiles - first_tiles_, total - first_total_) > 0;
    }

    const TileDraws& draws_;
    int first_tiles_;
    int first_total_;
    ByHand<Worth> stand_{};
    ByHand<Worth> best_{};
    ByHand<bool> hits_{};
};

/// The search of one seat in Twenty-One. It takes the others for players who do their best
/// against their like.
class TwentyOneCalculation {
public:
    using Action = line::Action;
    using Game = line::Game<line::TwentyOne>;

    /// The memory must be that of the acting seat. There is no budget to be spent.
    TwentyOneCalculation(const Game& game, const line::Memory& memory, Budget, std::uint64_t,
                         std::vector<Action> compared = {})
        : game_(game),
          open_(memory.worlds(game).open()),
          ties_(game.options().ties),
          hidden_(line::TileSet::all().without(open_.hands[open_.seat])),
          draws_(hidden_) {
        open_.stock = hidden_;
        if (compared.empty()) compared = game_.legal_actions(open_);
        for (Action& action : compared) candidates_.push_back({std::move(action)});
    }

    const std::vector<Candidate<Action>>& candidates() const { return candidates_; }

    void run(const Pause& = {}) {
        find_usual_play();
        int tiles = open_.hands[open_.seat].count();
        int total = std::min(line::pips(open_.hands[open_.seat]), bust_total);
        std::vector<Showdown> showdowns;
        for (int held = 0; held <= most_twenty_one_tiles; ++held) {
            showdowns.push_back(held < tiles ? showdown_blind() : showdown(held));
        }
        TwentyOnePlan plan(draws_, ties_, tiles, total, [&](int held) -> const Showdown& {
            return showdowns[static_cast<std::size_t>(held)];
        });
        for (auto& candidate : candidates_) {
            bool hits = std::holds_alternative<line::Hit>(candidate.action);
            candidate.sum = hits ? plan.hit(tiles, total) : plan.stand(tiles, total);
        }
        std::stable_sort(
            candidates_.begin(), candidates_.end(),
            [](const auto& one, const auto& other) { return one.sum.value > other.sum.value; });
    }

private:
    /// The chances of each hand at the showdown.
    using Shown = ByHand<double>;

    /// Finds the usual play by fictitious play, answering the mean of the answers so far: everybody
    /// does the best against such players, seeing nothing of them.
    void find_usual_play() {
        constexpr int rounds = 12;
        usual_ = played([](int, int total) { return total < 15; });
        for (int round = 2; round <= rounds; ++round) {
            Showdown blind = showdown_blind();
            Shown answer = answer_to(blind);
            for (std::size_t tiles = 0; tiles < usual_.size(); ++tiles) {
                for (std::size_t total = 0; total <= bust_total; ++total) {
                    usual_[tiles][total] += (answer[tiles][total] - usual_[tiles][total]) / round;
                }
            }
        }
    }

    /// The best response at a showdown: the hands that it shows.
    Shown answer_to(const Showdown& showdown) const {
        TwentyOnePlan plan(draws_, ties_, 0, 0, [&](int) -> const Showdown& { return showdown; });
        return played([&](int tiles, int total) { return plan.hits(tiles, total); });
    }

    /// The hands shown by a seat that takes tiles as `hits(tiles, total)` says.
    template <class Hits>
    Shown played(Hits&& hits) const {
        Shown reached{};
        Shown shown{};
        reached[0][0] = 1;
        for (int tiles = 0; tiles < most_twenty_one_tiles; ++tiles) {
            for (int total = 0; total <= bust_total; ++total) {
                double chance = reached[tiles][total];
                if (chance == 0) continue;
                bool dealt = tiles < line::TwentyOne::hand_size;
                bool draws = total < line::TwentyOne::best_total && (dealt || hits(tiles, total));
                if (!draws) {
                    shown[tiles][total] += chance;
                    continue;
                }
                draws_.next(tiles, total, [&](int pips, double next) {
                    reached[tiles + 1][std::min(total + pips, bust_total)] += chance * next;
                });
            }
        }
        for (int total = 0; total <= bust_total; ++total) {
            shown[most_twenty_one_tiles][total] += reached[most_twenty_one_tiles][total];
        }
        return shown;
    }

    /// The ranks of a hand of which the number of tiles is known, or not.
    RankChances ranks(const Shown& shown, std::optional<int> tiles) const {
        RankChances chances{};
        double sum = 0;
        for (int count = 0; count <= most_twenty_one_tiles; ++count) {
            if (tiles && *tiles != count) continue;
            for (int total = 0; total <= bust_total; ++total) {
                sum += shown[count][total];
                chances[static_cast<std::size_t>(twenty_one_rank(ties_, count, total))] +=
                    shown[count][total];
            }
        }
        if (sum == 0) {
            // Nobody plays so: it may be anything, and is most likely too much.
            chances[0] = sum = 1;
        }
        for (double& chance : chances) chance /= sum;
        return chances;
    }

    /// Against players of whom nothing is known.
    Showdown showdown_blind() const {
        std::vector<std::pair<int, RankChances>> others;
        RankChances usual = ranks(usual_, std::nullopt);
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (seat != open_.seat) others.emplace_back(seat, usual);
        }
        return Showdown(open_.seat, game_.seats(), others);
    }

    /// Against the others at this table, who see that so many tiles are held.
    Showdown showdown(int held) const {
        std::vector<std::pair<int, RankChances>> others;
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (seat == open_.seat) continue;
            if (open_.stood[seat]) {
                int tiles =
                    std::min(line::TwentyOne::hand_size + open_.drawn[seat], most_twenty_one_tiles);
                others.emplace_back(seat, ranks(usual_, tiles));
            } else {
                others.emplace_back(seat, ranks(answer_of(seat, held), std::nullopt));
            }
        }
        return Showdown(open_.seat, game_.seats(), others);
    }

    /// The hands shown by a later seat, which sees how many tiles the others have.
    Shown answer_of(int later, int held) const {
        std::vector<std::pair<int, RankChances>> seen;
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (seat == later) continue;
            std::optional<int> tiles;
            if (seat == open_.seat) tiles = held;
            if (open_.stood[seat]) tiles = line::TwentyOne::hand_size + open_.drawn[seat];
            if (tiles) tiles = std::min(*tiles, most_twenty_one_tiles);
            seen.emplace_back(seat, ranks(usual_, tiles));
        }
        return answer_to(Showdown(later, game_.seats(), seen));
    }

    Game game_;
    line::State open_;
    line::Ties ties_;
    line::TileSet hidden_;
    TileDraws draws_;
    Shown usual_{};
    std::vector<Candidate<Action>> candidates_;
};

/// True if another tile is rather to be hoped for than feared in Twenty-One: the tiles that a hand
/// does not hold are all equally likely.
inline bool wants_another(line::TileSet hand) {
    int room = line::TwentyOne::best_total - line::pips(hand);
    line::TileSet others = line::TileSet::all().without(hand);
    int fitting = 0;
    others.for_each([&](line::Tile tile) { fitting += line::pips(tile) <= room; });
    return 2 * fitting >= others.count();
}

template <>
struct SearchOf<line::Game<line::TwentyOne>> : UsualLineSearch<line::TwentyOne> {
    using Searcher = TwentyOneCalculation;

    static line::Action greedy_action(const Game& game, const line::State& state, Random&) {
        bool hits = game.rules().may_hit(state) && wants_another(state.hands[state.seat]);
        return hits ? line::Action(line::Hit{}) : line::Action(line::Stand{});
    }
};

}  // namespace dominium::search
