// The results of deals and matches of the line games, and the contents of score pads.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "../../line/tally.hpp"
#include "speaker.hpp"

namespace dominium::message_trees {

using line::DealEnded;
using line::Ending;

/// True for an end of a deal that no other event tells.
constexpr bool is_told_with_result(Ending reason) {
    return reason == Ending::stock_exhausted || reason == Ending::target_reached;
}

/// The results of deals and matches. Alone at the table, a game is won or lost.
class LineResults {
public:
    explicit LineResults(const LineTable& table) : table_(table), speaker_(table.speaker) {}

    /// The winners of a deal, and how it ended where no other event tells that.
    Tree result(const DealEnded& event) const {
        if (!is_told_with_result(event.reason)) return winners(event);
        Message how = message("deal-", dominium::text_of(event.reason));
        if (event.winners.empty()) return how;
        return joined(" ", {std::move(how), winners(event)});
    }

    /// Adds the winners of a deal, then the totals.
    void tell_end(Trees& lines, const DealEnded& event) const {
        lines.push_back(result(event));
        tell_totals(lines, event.totals);
    }

    /// Adds the same with the number of the deal and how it ended.
    void explain(Trees& lines, const DealEnded& event) const {
        lines.push_back(numbered(event));
        tell_totals(lines, event.totals);
    }

    /// The winners of the match.
    Tree match(const line::Outcome& outcome) const {
        if (is_alone()) return message("event-match_ended-", dominium::text_of(outcome.reason));
        std::vector<int> first;
        for (const line::Standing& one : outcome.standings) {
            if (one.place == 1) first.push_back(one.seat);
        }
        int best = outcome.standings.at(0).total;
        if (first.size() == 1) return victory(first.front(), best);
        bool all = first.size() == outcome.standings.size();
        if (all && (best == 0 || first.size() == 2)) return message("event-match_ended-drawn");
        return message("event-match_ended-shared")
            .with("names", speaker_.names_together(first))
            .with("points", speaker_.amount(best));
    }

    /// Every deal of a score pad, the totals, the bank, and the next lead or the outcome.
    Trees tally(const line::Tally& tally) const {
        Trees lines;
        for (const DealEnded& deal : tally.deals) explain(lines, deal);
        if (tally.deals.empty()) lines.push_back(message("tally-none"));
        if (has_other_totals(tally)) tell_totals(lines, tally.totals);
        if (tally.bank.value_or(0) != 0) {
            lines.push_back(message("bank").with("tokens", count("tokens", *tally.bank)));
        }
        if (tally.outcome) {
            tell_outcome(lines, *tally.outcome);
        } else if (tally.lead) {
            lines.push_back(message("tally-lead").with("name", speaker_.leading_name(*tally.lead)));
        }
        return lines;
    }

private:
    bool is_alone() const { return table_.seats == 1; }

    Message victory(int seat, int total) const {
        auto about = speaker_.about(seat);
        if (table_.one_deal) return message("event-match_ended-alone").with(std::move(about));
        return message("event-match_ended")
            .with(std::move(about))
            .with("points", speaker_.amount(total));
    }

    /// True if a pad has totals that no deal on it has told.
    static bool has_other_totals(const line::Tally& tally) {
        if (!tally.deals.empty()) return tally.totals != tally.deals.back().totals;
        return std::any_of(tally.totals.begin(), tally.totals.end(),
                           [](int total) { return total != 0; });
    }

    /// Adds the winners of a match and its ranking.
    void tell_outcome(Trees& lines, const line::Outcome& outcome) const {
        lines.push_back(match(outcome));
        Trees standings = speaker_.standings(outcome, 0);
        // Alone, the ranking ends with whether the game was won.
        if (is_alone()) standings.pop_back();
        for (Tree& line : standings) lines.push_back(std::move(line));
    }

    /// A deal by its number, how it ended, and its winners unless it was cut short.
    Message numbered(const DealEnded& event) const {
        if (event.reason == Ending::target_reached) {
            return message("deal-numbered-target_reached").with("deal", event.deal);
        }
        return message("deal-numbered")
            .with("deal", event.deal)
            .with("reason", message("deal-reason-", dominium::text_of(event.reason)))
            .with("result", winners(event));
    }

    Tree winners(const DealEnded& event) const {
        if (is_alone()) return laid(event);
        if (event.winners.empty()) return message("deal-won-nobody");
        if (event.winners.size() > 1) {
            return message("deal-won-shared").with("names", speaker_.names_together(event.winners));
        }
        return winner(event, event.winners.front());
    }

    /// The tiles that are laid and left, where there is one seat.
    static Message laid(const DealEnded& event) {
        int laid = event.points.at(0);
        return message("deal-", dominium::text_of(event.reason))
            .with("laid", laid)
            .with("left", line::tile_count - laid);
    }

    Tree winner(const DealEnded& event, int seat) const {
        int points = gained(event, seat);
        Message won = message("deal-won").with(speaker_.about(seat));
        if (points == 0) return won;
        const line::Facts& facts = speaker_.facts();
        if (!facts.points_entered.empty() && !facts.deal_points) {
            // Part of them came with single tiles, not with the deal.
            return message("score-gained")
                .with("score", std::move(won))
                .with("points", count("points", points));
        }
        return message("deal-won-points")
            .with(speaker_.about(seat))
            .with("points", count("points", points));
    }

    /// The points for winning a deal; 0 where only the deal counts.
    int gained(const DealEnded& event, int seat) const {
        const line::Facts& facts = speaker_.facts();
        if (facts.deal_points) return *facts.deal_points;
        if (facts.unit != Unit::points) return 0;
        return event.points.at(static_cast<std::size_t>(seat));
    }

    void tell_totals(Trees& lines, const std::vector<int>& totals) const {
        if (is_alone() || table_.one_deal) return;
        lines.push_back(message("deal-totals").with("scores", speaker_.amounts(totals)));
    }

    const LineTable& table_;
    const LineSpeaker& speaker_;
};

}  // namespace dominium::message_trees
