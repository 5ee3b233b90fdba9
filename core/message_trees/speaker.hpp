// The speaker at a table: the names, the listener, and the length of sentences.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../base/actions.hpp"
#include "tree.hpp"

namespace dominium::message_trees {

/// The length of what is said.
enum class Length : std::uint8_t {
    /// Short lines, and none at once of what the listener has done.
    brief,
    /// Lines of about 40 characters.
    usual,
    /// Whole sentences.
    full,
};

/// The length that pages and programs call "brief", "short" or "long".
constexpr Length length_named(std::string_view name) {
    if (name == "brief") return Length::brief;
    return name == "long" ? Length::full : Length::usual;
}

/// The listener of what is said.
struct Listener {
    /// The seat that is addressed as "you"; nobody among several, and for onlookers.
    std::optional<int> you;
    Length length;
};

/// The sentences of every game about seats. None bends their names.
class Speaker {
public:
    Speaker(std::vector<std::string> names, Listener listener)
        : names_(std::move(names)), listener_(listener) {}

    /// The seat that is addressed as "you", if there is one.
    std::optional<int> listener() const { return listener_.you; }
    bool at_length() const { return listener_.length == Length::full; }
    /// True if what a seat does is heard at once.
    bool is_told_at_once(int seat) const {
        return !speaks_to(seat) || listener_.length != Length::brief;
    }
    bool speaks_to(int seat) const { return listener_.you == seat; }
    /// True if a seat has a name.
    bool knows(int seat) const {
        return seat >= 0 && static_cast<std::size_t>(seat) < names_.size();
    }
    /// True if more than two play.
    bool is_one_of_several() const { return names_.size() > 2; }
    /// True if so many play that hearing of all of them takes long.
    bool is_one_of_many() const { return names_.size() > 3; }
    /// True if so many play that nobody hears of every turn.
    bool is_one_of_a_crowd() const { return names_.size() > 4; }
    /// True if a seat, and not this one, listens.
    bool speaks_to_another(int seat) const { return listener_.you && !speaks_to(seat); }

    /// A message in its long form where sentences are long.
    Message sentence(std::string_view id) const {
        return at_length() ? message(id, "-long") : message(id);
    }

    Tree name(int seat) const {
        if (speaks_to(seat)) return message("you");
        return names_.at(static_cast<std::size_t>(seat));
    }

    /// A name at the beginning of a line.
    Tree leading_name(int seat) const {
        return speaks_to(seat) ? capitalised(message("you")) : name(seat);
    }

    /// Of whom a sentence tells, and whether it is the listener.
    std::vector<Fact> about(int seat) const {
        return {{"name", leading_name(seat)}, {"you", yes_or_no(speaks_to(seat))}};
    }

    /// The seat to move, or the step of chance.
    Message turn(const Actor& actor, std::string_view step) const {
        if (!actor.is_seat()) return message("step-", step);
        int seat = actor.seat();
        return message("title-turn")
            .with("name", name(seat))
            .with("you", yes_or_no(speaks_to(seat)));
    }

    /// A name with a figure, apart from it where the name ends in a digit: "Bot 2: 36".
    Message name_points(int seat, Tree points) const {
        return figure_of(name(seat), seat, std::move(points));
    }

    /// A name apart from what follows: "Petr: Sawmill".
    Message name_points_apart(int seat, Tree points) const {
        return message("name-points-apart")
            .with("name", name(seat))
            .with("points", std::move(points));
    }

    static std::string_view yes_or_no(bool holds) { return holds ? "yes" : "no"; }

protected:
    /// A figure of a name that ends as a seat's does.
    Message figure_of(Tree name, int last_seat, Tree points) const {
        const std::string& last = names_.at(static_cast<std::size_t>(last_seat));
        bool apart = !speaks_to(last_seat) && !last.empty() && is_digit(last.back());
        return message(apart ? "name-points-apart" : "name-points")
            .with("name", std::move(name))
            .with("points", std::move(points));
    }

private:
    static bool is_digit(char sign) { return '0' <= sign && sign <= '9'; }

    std::vector<std::string> names_;
    Listener listener_;
};

}  // namespace dominium::message_trees
