// The lines of a game that are heard at once: shorter than announcements, a turn in one line.
#pragma once

#include <optional>
#include <utility>

#include "speaker.hpp"

namespace dominium::message_trees {

/// Lines in which the parts of a seat's turn stand together: "Petr plus 4, takes 24."
class HeardLines {
public:
    explicit HeardLines(const Speaker& speaker) : speaker_(speaker) {}

    /// Adds a part to the turn of a seat.
    void add_part(int seat, Tree part) {
        if (seat_ != seat) end_turn();
        seat_ = seat;
        parts_.push_back(std::move(part));
    }

    /// Adds a line that stands alone.
    void add_line(Tree line) {
        end_turn();
        lines_.push_back(std::move(line));
    }

    void add_lines(Trees lines) {
        for (Tree& line : lines) add_line(std::move(line));
    }

    /// The lines; nothing can be added after them.
    Trees take() && {
        end_turn();
        return std::move(lines_);
    }

private:
    void end_turn() {
        if (parts_.empty()) return;
        Tree turn = joined(", ", std::exchange(parts_, {}));
        Tree told = speaker_.speaks_to(*seat_)
                        ? capitalised(std::move(turn))
                        : Tree(speaker_.name_points(*seat_, std::move(turn)));
        lines_.push_back(joined("", {std::move(told), "."}));
    }

    const Speaker& speaker_;
    std::optional<int> seat_;
    Trees parts_;
    Trees lines_;
};

template <class Table, class Event>
void hear_announced(HeardLines& heard, const Table& table, const Event& event) {
    Trees lines;
    tell(lines, table, event);
    heard.add_lines(std::move(lines));
}

/// Most events are heard as they are announced.
template <class Table, class Event>
void hear(HeardLines& heard, const Table& table, const Event& event) {
    hear_announced(heard, table, event);
}

}  // namespace dominium::message_trees
