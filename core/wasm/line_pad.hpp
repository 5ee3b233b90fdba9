// The score pad of a line game with tiles at home, as a page writes it.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "../line/tally.hpp"
#include "play.hpp"

namespace dominium::wasm {

/// The parts of a line, each up to the next separator; unlike of lines, the last may be empty.
class Parts {
public:
    Parts(std::string_view line, char separator) : rest_(line), separator_(separator) {}

    bool is_read() const { return is_read_; }

    /// The next part; nothing after the last.
    std::string_view next() {
        is_read_ = rest_.find(separator_) == std::string_view::npos;
        return take_part(rest_, separator_);
    }

private:
    std::string_view rest_;
    char separator_;
    bool is_read_ = false;
};

/// A hand as it is written: `tiles 65 11`, or `counts pips=7 doubles=1`; nothing where it decides
/// nothing.
inline std::optional<line::TallyHand> hand_written(std::string_view text) {
    if (text.empty()) return std::nullopt;
    line::TallyHand hand;
    Parts words(text, ' ');
    bool by_tiles = words.next() == "tiles";
    if (by_tiles) hand.tiles.emplace();
    while (!words.is_read()) {
        std::string_view word = words.next();
        if (by_tiles) {
            hand.tiles->emplace_back(word);
            continue;
        }
        std::string_view name = take_part(word, '=');
        auto value = number_from(word);
        if (name == "pips") hand.pips = value;
        if (name == "doubles") hand.doubles = value;
        if (name == "double_pips") hand.double_pips = value;
        if (name == "count") hand.count = value;
    }
    return hand;
}

/// A line of a pad, its parts separated by tabs: `lead`, a seat; `points`, a seat and points;
/// `deal`, an ending, the seats that are out, and a hand for each seat.
inline line::TallyEntry entry_written(std::string_view text) {
    Parts parts(text, '\t');
    line::TallyEntry entry{.kind = std::string(parts.next())};
    if (entry.kind == "deal") {
        entry.ending = parts.next();
        Parts seats(parts.next(), ' ');
        while (!seats.is_read()) {
            if (auto seat = number_from(seats.next())) entry.out.push_back(*seat);
        }
        while (!parts.is_read()) entry.hands.push_back(hand_written(parts.next()));
    } else {
        entry.seat = number_from(parts.next());
        entry.points = number_from(parts.next());
    }
    return entry;
}

/// A match as far as its pad is right, and the faults of the first line that is not.
struct CountedPad {
    line::Tally tally;
    std::vector<Fault> faults;
};

template <class Game>
CountedPad counted_pad(const Game& game, std::vector<line::TallyEntry> entries) {
    auto read = line::TallyReader(game).read(entries);
    if (auto* tally = std::get_if<line::Tally>(&read)) return {std::move(*tally), {}};
    auto& faults = std::get<std::vector<Fault>>(read);
    // Every fault is one of the first faulty line: the lines before it are right.
    const auto& params = faults.front().params;
    auto number = std::find_if(params.begin(), params.end(),
                               [](const Parameter& one) { return one.name == "entry"; });
    entries.resize(static_cast<std::size_t>(std::get<int>(number->value) - 1));
    auto before = line::TallyReader(game).read(entries);
    return {std::get<line::Tally>(std::move(before)), std::move(faults)};
}

}  // namespace dominium::wasm
