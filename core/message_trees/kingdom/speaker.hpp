// The names and rankings of kingdoms, each built by a seat or a team.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../kingdom/scoring.hpp"
#include "../speaker.hpp"

namespace dominium::message_trees {

using kingdom::Standing;
using Standings = std::span<const Standing>;

/// A kingdom with a figure.
struct KingdomFigure {
    int kingdom;
    int points;
};

/// The sentences of the kingdom games about kingdoms.
class KingdomSpeaker : public Speaker {
public:
    KingdomSpeaker(std::vector<std::string> names, Listener listener,
                   std::vector<std::vector<int>> kingdoms)
        : Speaker(std::move(names), listener), kingdoms_(std::move(kingdoms)) {}

    const std::vector<int>& seats_of(int kingdom) const {
        return kingdoms_.at(static_cast<std::size_t>(kingdom));
    }

    /// The kingdom that a seat builds.
    int kingdom_of(int seat) const {
        auto is_theirs = [seat](const std::vector<int>& seats) {
            return std::find(seats.begin(), seats.end(), seat) != seats.end();
        };
        auto found = std::find_if(kingdoms_.begin(), kingdoms_.end(), is_theirs);
        return static_cast<int>(found - kingdoms_.begin());
    }

    /// The name of a kingdom: its seat, or the seats of its team together.
    Tree kingdom_name(int kingdom) const {
        Trees names;
        for (int seat : seats_of(kingdom)) names.push_back(name(seat));
        return together(std::move(names));
    }

    /// The name of a kingdom at the beginning of a line.
    Tree leading_kingdom_name(int kingdom) const {
        Trees names;
        for (int seat : seats_of(kingdom)) {
            names.push_back(names.empty() ? leading_name(seat) : name(seat));
        }
        return together(std::move(names));
    }

    /// Of whom a sentence tells, and whether it is the listener, who is one only without a team.
    std::vector<Fact> about_kingdom(int kingdom) const {
        const auto& seats = seats_of(kingdom);
        bool alone = seats.size() == 1 && speaks_to(seats.front());
        return {{"name", kingdom_name(kingdom)}, {"you", yes_or_no(alone)}};
    }

    /// Kingdoms joined by "and", or by semicolons where there are teams.
    Tree kingdoms_together(const std::vector<int>& kingdoms) const {
        Trees names;
        for (int kingdom : kingdoms) names.push_back(kingdom_name(kingdom));
        bool teams = std::any_of(kingdoms_.begin(), kingdoms_.end(),
                                 [](const auto& seats) { return seats.size() > 1; });
        return teams ? joined("; ", std::move(names)) : together(std::move(names));
    }

    /// Kingdoms with their figures: "Jana 34, Petr 28".
    Tree points_of(const std::vector<KingdomFigure>& figures) const {
        Trees parts;
        for (const auto& [kingdom, points] : figures) {
            parts.push_back(figure_of(kingdom_name(kingdom), seats_of(kingdom).back(), points));
        }
        return joined(", ", std::move(parts));
    }

    /// The ranking of a match, best first, then how ties were broken.
    Trees standings(const kingdom::Outcome& outcome) const {
        Trees lines;
        for (const Standing& one : outcome.standings) {
            lines.push_back(message("standing")
                                .with("place", one.place)
                                .with("name", leading_kingdom_name(one.kingdom))
                                .with("points", count("points", one.total)));
        }
        tell_ties(lines, outcome.standings);
        return lines;
    }

    /// Adds how ties on points were broken, or that a place is shared.
    void tell_ties(Trees& lines, Standings standings) const {
        for_each_group(standings, &Standing::total,
                       [&](Standings tied) { tell_broken(lines, tied, breaks); });
    }

private:
    struct Break {
        std::string_view id;
        int Standing::* value;
    };
    /// The tie-breaks, in this order; a game without one of them counts 0 for it.
    static constexpr std::array breaks{Break{"tie-largest_property", &Standing::largest_property},
                                       Break{"tie-crowns", &Standing::crowns},
                                       Break{"tie-coins", &Standing::coins}};

    /// Visits the neighbours in a ranking, two or more, that have an equal value.
    template <class Visit>
    static void for_each_group(Standings standings, int Standing::* value, Visit&& visit) {
        for (auto first = standings.begin(); first != standings.end();) {
            auto last = std::find_if(first, standings.end(), [&](const Standing& one) {
                return one.*value != (*first).*value;
            });
            if (last - first > 1) visit(Standings(first, last));
            first = last;
        }
    }

    /// Adds how each of the breaks in turn parts those who are tied so far.
    void tell_broken(Trees& lines, Standings tied, std::span<const Break> left) const {
        if (left.empty()) return lines.push_back(shared(tied));
        const auto& [id, value] = left.front();
        bool parts = std::any_of(tied.begin(), tied.end(), [&](const Standing& one) {
            return one.*value != tied.front().*value;
        });
        if (parts) lines.push_back(decided(tied, left.front()));
        for_each_group(tied, value, [&](Standings still_tied) {
            tell_broken(lines, still_tied, left.subspan(1));
        });
    }

    Tree decided(Standings tied, const Break& by) const {
        std::vector<KingdomFigure> values;
        for (const Standing& one : tied) values.push_back({one.kingdom, one.*by.value});
        return capitalised(message(by.id).with("values", points_of(values)));
    }

    Tree shared(Standings tied) const {
        std::vector<int> kingdoms;
        for (const Standing& one : tied) kingdoms.push_back(one.kingdom);
        return capitalised(message("tie-shared")
                               .with("names", kingdoms_together(kingdoms))
                               .with("place", tied.front().place));
    }

    std::vector<std::vector<int>> kingdoms_;
};

}  // namespace dominium::message_trees
