// The score pad of a kingdom on a table at home, as a page writes it.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../kingdom/scored_board.hpp"
#include "play.hpp"

namespace dominium::wasm {

/// The boxes of a game for a board by hand: the faces of dominoes by their numbers
/// from 1.
struct PadBoxes {
    bool has_court = false;
    std::vector<kingdom::Domino> faces{};
};

/// Takes the next word of a line.
inline std::string_view take_word(std::string_view& line) { return take_part(line, ' '); }

/// Reads the lines of a pad: size, fixed (0 or 1), Middle Kingdom, Harmony, discarded dominoes,
/// coins, knights, queen; then a line for all that lies: `position …` (first, instead of squares),
/// `castle e5`, `square e6 wheat 1`, `domino e6r 12`, `faces e6r wheat 1 forest 0`,
/// `building e6 inn`.
class KingdomPad {
public:
    KingdomPad(const PadBoxes& boxes, std::string_view request)
        : boxes_(boxes), lines_(request), size_(number()), fixed_(flag()), board_(empty_board()) {
        rules_ = {.middle_kingdom = flag(), .harmony = flag()};
        int discarded = number();
        kingdom::BoardCourt court{number(), number(), flag()};
        while (!lines_.is_read()) enter(lines_.next());
        board_.discard(discarded);
        if (boxes_.has_court) board_.court() = court;
    }

    kingdom::KingdomView view() const { return board_.view(); }
    kingdom::KingdomScore score() const { return board_.score(rules_); }

    /// The faults: what could not be read, then all that makes the board impossible, each once.
    std::vector<Fault> faults() const {
        std::vector<Fault> faults = unreadable_;
        for (Fault& fault : board_.faults()) {
            auto first = faults.begin() + static_cast<std::ptrdiff_t>(unreadable_.size());
            if (std::find(first, faults.end(), fault) == faults.end()) {
                faults.push_back(std::move(fault));
            }
        }
        return faults;
    }

    /// Faces that are on no domino of the boxes: remarks, no faults.
    const std::vector<Fault>& notes() const { return notes_; }

private:
    int number() { return number_from(lines_.next()).value_or(0); }
    bool flag() { return lines_.next() == "1"; }

    int domino_total() const { return static_cast<int>(boxes_.faces.size()); }
    kingdom::BoardBoxes boxes() const { return {boxes_.has_court, domino_total()}; }

    /// A floating kingdom begins with its castle in the middle; one that is read, with nothing.
    kingdom::ScoredBoard empty_board() const {
        kingdom::ScoredBoard board(size_, fixed_, boxes());
        auto middle = static_cast<std::uint8_t>(size_ - 1);
        if (!fixed_) board.put_castle({middle, middle});
        return board;
    }

    void enter(std::string_view line) {
        std::string_view kind = take_word(line);
        if (!put(kind, line)) unreadable_.push_back({"unreadable", {{"text", named(kind, line)}}});
    }

    /// Puts down what a line says; false where it cannot be read.
    bool put(std::string_view kind, std::string_view line) {
        if (kind == "position") {
            board_ = kingdom::ScoredBoard::from_position(line, size_, fixed_, boxes());
            return true;
        }
        if (kind == "castle") return put_castle(line);
        if (kind == "square") return put_square(line);
        if (kind == "domino") return put_domino(line);
        if (kind == "faces") return put_faces(line);
        return put_building(line);
    }

    /// The subject of a line: a placement, or a square and what was to lie there.
    static std::string named(std::string_view kind, std::string_view line) {
        std::string name(take_word(line));
        if (kind == "castle") return name + " castle";
        if (kind == "domino" || kind == "faces") return name;
        return name.append(" ").append(take_word(line));
    }

    /// The castle where the person put it; before, it may stand in the middle.
    bool put_castle(std::string_view name) {
        auto square = kingdom::parse_square(name);
        if (!square) return false;
        if (!std::exchange(is_castle_put_, true)) board_.lift_castle();
        board_.put_castle(*square);
        return true;
    }

    bool put_square(std::string_view words) {
        auto square = kingdom::parse_square(take_word(words));
        auto half = read_half(words);
        if (square && half) board_.put(*square, *half);
        return square && half;
    }

    bool put_building(std::string_view words) {
        auto square = kingdom::parse_square(take_word(words));
        auto building = kingdom::building_named(words);
        if (square && building) board_.put_building(*square, *building);
        return square && building;
    }

    bool put_domino(std::string_view words) {
        auto placement = read_placement(take_word(words));
        auto number = number_from(words);
        if (!placement || !number) return false;
        // An unknown number is a fault of the board, which needs no faces.
        bool known = *number >= 1 && *number <= domino_total();
        auto place = static_cast<std::size_t>(known ? *number - 1 : 0);
        board_.put_domino(*placement, boxes_.faces[place], *number);
        return true;
    }

    bool put_faces(std::string_view words) {
        std::string_view action = take_word(words);
        auto placement = read_placement(action);
        std::string written;
        auto left = read_half(words, &written);
        auto right = read_half(words, &written);
        if (!placement || !left || !right) return false;
        kingdom::Domino domino{*left, *right};
        if (board_.put_domino(*placement, domino, std::nullopt) && !is_known(domino)) {
            notes_.push_back({"not_among_the_48", {{"faces", written}}});
        }
        return true;
    }

    std::optional<kingdom::Half> read_half(std::string_view& words,
                                           std::string* written = nullptr) const {
        std::string_view name = take_word(words);
        auto crowns = number_from(take_word(words));
        constexpr auto names = enumerators(kingdom::Terrain{});
        auto found = std::find(names.begin(), names.end(), name);
        if (found == names.end() || !crowns || *crowns < 0) return std::nullopt;
        auto terrain = static_cast<kingdom::Terrain>(found - names.begin());
        if (!boxes().knows(terrain)) return std::nullopt;
        if (written != nullptr) {
            written->append(written->empty() ? "" : ", ").append(name).append(" ");
            written->append(std::to_string(*crowns));
        }
        return kingdom::Half{terrain, static_cast<std::uint8_t>(std::min(*crowns, 255))};
    }

    static std::optional<kingdom::Placement> read_placement(std::string_view text) {
        constexpr std::string_view letters = "rlud";
        if (text.empty()) return std::nullopt;
        auto square = kingdom::parse_square(text.substr(0, text.size() - 1));
        std::size_t direction = letters.find(text.back());
        if (!square || direction == std::string_view::npos) return std::nullopt;
        return kingdom::Placement{*square, kingdom::all_directions[direction]};
    }

    bool is_known(const kingdom::Domino& domino) const {
        return std::any_of(boxes_.faces.begin(), boxes_.faces.end(), [&](const auto& one) {
            bool reversed = one.left == domino.right && one.right == domino.left;
            return reversed || (one.left == domino.left && one.right == domino.right);
        });
    }

    const PadBoxes& boxes_;
    Lines lines_;
    int size_;
    bool fixed_;
    kingdom::ScoredBoard board_;
    kingdom::BonusRules rules_{};
    bool is_castle_put_ = false;
    std::vector<Fault> unreadable_;
    std::vector<Fault> notes_;
};

}  // namespace dominium::wasm
