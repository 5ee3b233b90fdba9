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

    /// Adds what a seat has done to its turn.
    void add_part(int seat, Tree part) {
        begin_turn(seat);
        if (speaker_.is_told_at_once(seat)) parts_.push_back(std::move(part));
    }

    /// Adds what chance has brought a seat to its turn.
    void add_draw(int seat, Tree part) {
        begin_turn(seat);
        parts_.push_back(std::move(part));
    }

    /// Adds a name to the turn of a seat: apart from that of the seat, if nothing stands between.
    void add_name(int seat, Tree name) {
        bool is_first = seat_ != seat || parts_.empty();
        add_part(seat, std::move(name));
        if (is_first) begins_with_name_ = true;
    }

    /// Adds what is heard of the turn of a seat if nothing else is.
    void add_if_alone(int seat, Tree part) {
        begin_turn(seat);
        if_alone_ = std::move(part);
    }

    /// The seat whose turn the next part may belong to.
    std::optional<int> seat() const { return seat_; }

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
    void begin_turn(int seat) {
        if (seat_ != seat) end_turn();
        seat_ = seat;
    }

    void end_turn() {
        std::optional<Tree> if_alone = std::exchange(if_alone_, {});
        if (parts_.empty() && if_alone) parts_.push_back(std::move(*if_alone));
        bool apart = std::exchange(begins_with_name_, false);
        std::optional<int> seat = std::exchange(seat_, {});
        if (parts_.empty()) return;
        Tree turn = joined(", ", std::exchange(parts_, {}));
        Tree told = speaker_.speaks_to(*seat) ? capitalised(std::move(turn))
                    : apart ? Tree(speaker_.name_points_apart(*seat, std::move(turn)))
                            : Tree(speaker_.name_points(*seat, std::move(turn)));
        lines_.push_back(joined("", {std::move(told), "."}));
    }

    const Speaker& speaker_;
    std::optional<int> seat_;
    std::optional<Tree> if_alone_;
    bool begins_with_name_ = false;
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
