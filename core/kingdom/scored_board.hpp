// Boards written down by hand: a physical table to be scored, a puzzle, a photograph. A board may
// be impossible; every fault is named, and it is scored as it lies.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "actions.hpp"
#include "covering.hpp"
#include "holdings.hpp"
#include "view.hpp"

namespace dominium::kingdom {

/// The grid for boards by hand: labels `a1` to `s19`, large enough for oversized kingdoms.
using BoardGrid = Window<19, true>;
using BoardKingdom = Kingdom<BoardGrid, RoyalWeddingBoxes>;

/// More knights than a kingdom can ever have, and more coins than those can collect, are a fault.
constexpr int most_knights = std::accumulate(
    buildings.begin(), buildings.end(), first_knights,
    [](int sum, const BuildingInfo& info) { return sum + info.count * info.knights; });
constexpr int most_coins = 2000;

/// The contents of the boxes for a board by hand: those with a court have towns and buildings.
struct BoardBoxes {
    bool has_court = false;
    int dominoes = domino_count;

    constexpr bool knows(Terrain terrain) const { return has_court || terrain != Terrain::town; }
};

/// The notes on a kingdom of Queendomino beside its squares; knights in the supply and in the
/// kingdom together.
struct BoardCourt {
    int coins = 0;
    int knights = 0;
    bool queen = false;
};

/// A square's position as it was read: terrain with crowns, or the castle.
struct ReadSquare {
    Square square;
    std::optional<Half> half;
};

/// A position text as squares, with what could not be read.
struct ReadPosition {
    std::vector<ReadSquare> squares;
    std::vector<Fault> faults;
};

inline void read_row(std::string_view text, int row, ReadPosition& read) {
    int column = 0;
    for (std::size_t at = 0; at < text.size(); ++at, ++column) {
        Square square{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
        if (column >= BoardGrid::side || row >= BoardGrid::side) {
            read.faults.push_back({"outside_window", {{"square", text_of(square)}}});
            return;
        }
        if (text[at] == '.') continue;
        if (text[at] == 'c') {
            read.squares.push_back({square, std::nullopt});
            continue;
        }
        auto terrain = terrain_of(text[at]);
        if (!terrain) {
            read.faults.push_back(
                {"malformed", {{"row", row + 1}, {"text", std::string(text.substr(at, 1))}}});
            continue;
        }
        std::uint8_t crowns = 0;
        if (at + 1 < text.size() && text[at + 1] >= '0' && text[at + 1] <= '9') {
            crowns = static_cast<std::uint8_t>(text[++at] - '0');
        }
        read.squares.push_back({square, Half{*terrain, crowns}});
    }
}

/// Reads rows from the top separated by `/`: `.` empty, `c` castle, a terrain letter and crowns.
inline ReadPosition read_position(std::string_view text) {
    ReadPosition read;
    for (int row = 0;; ++row) {
        auto end = text.find('/');
        if (row == BoardGrid::side) {
            // One fault for all that lies below the grid, however long the text is.
            auto sign = text.find_first_not_of("/.");
            if (sign != std::string_view::npos) read_row(text.substr(sign, 1), row, read);
            return read;
        }
        read_row(text.substr(0, end), row, read);
        if (end == std::string_view::npos) return read;
        text.remove_prefix(end + 1);
    }
}

/// A board written down by hand. Faults of entering it are kept until it is cleared.
class ScoredBoard {
public:
    ScoredBoard(int size, bool fixed, BoardBoxes boxes = {})
        : size_(size), fixed_(fixed), boxes_(boxes) {}

    static ScoredBoard from_position(std::string_view text, int size, bool fixed,
                                     BoardBoxes boxes = {}) {
        ScoredBoard board(size, fixed, boxes);
        ReadPosition read = read_position(text);
        board.entering_ = std::move(read.faults);
        for (const auto& [square, half] : read.squares) {
            if (half && !boxes.knows(half->terrain)) {
                board.entering_.push_back(unreadable(square, half->terrain));
            } else if (half) {
                board.put(square, *half);
            } else {
                board.put_castle(square);
            }
        }
        return board;
    }

    void put_castle(Square square) {
        if (!take(square)) return;
        if (kingdom_.has_castle()) {
            further_castles_.push_back(square);
        } else {
            set_castle(square);
        }
    }

    void put(Square square, Half half) {
        if (has_possible_crowns(square, half) && take(square)) squares_.push_back({square, half});
    }

    /// Lays a domino by the rules: what they refuse is a fault, and the domino does not lie.
    /// Says whether it lies.
    bool put_domino(Placement placement, const Domino& domino, std::optional<int> number) {
        if (number && !is_available(*number)) return false;
        auto second = neighbour(placement.square, placement.direction);
        for (auto square : {std::optional(placement.square), second}) {
            if (!square || !BoardGrid::contains(*square)) {
                entering_.push_back({"outside_window", {{"square", text_of(placement.square)}}});
                return false;
            }
            if (occupied(*square)) {
                entering_.push_back({"square_occupied", {{"square", text_of(*square)}}});
                return false;
            }
        }
        bool possible = has_possible_crowns(placement.square, domino.left);
        if (!has_possible_crowns(*second, domino.right) || !possible) return false;
        if (!joins(placement.square, domino.left) && !joins(*second, domino.right)) {
            Parameters about{{"square", text_of(placement.square)}};
            if (number) about.push_back({"domino", *number});
            entering_.push_back({"no_matching_terrain", about});
            return false;
        }
        if (number) numbered_.push_back({*number, placement.square, *second});
        squares_.push_back({placement.square, domino.left});
        squares_.push_back({*second, domino.right});
        return true;
    }

    /// Puts a building down; a second one on the same square does not stand.
    void put_building(Square square, Building building) {
        auto here = [&](const PlacedBuilding& placed) { return placed.square == square; };
        if (!BoardGrid::contains(square)) {
            entering_.push_back({"outside_window", {{"square", text_of(square)}}});
        } else if (std::any_of(placed_buildings_.begin(), placed_buildings_.end(), here)) {
            entering_.push_back({"two_buildings", {{"square", text_of(square)}}});
        } else {
            placed_buildings_.push_back({square, building});
        }
    }

    void remove_building(Square square) {
        std::erase_if(placed_buildings_,
                      [&](const PlacedBuilding& placed) { return placed.square == square; });
    }

    const BoardBoxes& boxes() const { return boxes_; }
    const BoardCourt& court() const { return court_; }
    BoardCourt& court() { return court_; }

    /// Takes away what lies there, a building too. A domino that lost a half may be laid again.
    void remove(Square square) {
        remove_building(square);
        std::erase_if(numbered_, [&](const LaidDomino& laid) {
            return laid.first == square || laid.second == square;
        });
        std::erase_if(squares_, [&](const ReadSquare& lying) { return lying.square == square; });
        std::erase(further_castles_, square);
        if (kingdom_.has_castle() && kingdom_.castle() == square) kingdom_ = {};
        if (!kingdom_.has_castle() && !further_castles_.empty()) {
            set_castle(further_castles_.front());
            further_castles_.erase(further_castles_.begin());
        }
    }

    /// Takes the castle away, so that it can be put elsewhere.
    void lift_castle() {
        if (kingdom_.has_castle()) remove(kingdom_.castle());
    }

    void discard(int count) { discarded_ = discarded_ || count > 0; }

    /// Everything that makes the board impossible.
    std::vector<Fault> faults() const {
        std::vector<Fault> found = entering_;
        if (!kingdom_.has_castle()) found.push_back({"no_castle", {}});
        if (!further_castles_.empty()) {
            found.push_back({"two_castles", {{"squares", names(all_castles())}}});
        }
        if (auto fault = too_large()) found.push_back(*fault);
        if (auto apart = unconnected(); !apart.empty()) {
            found.push_back({"not_connected", {{"squares", names(apart)}}});
        }
        if (squares_.size() % 2 != 0) {
            found.push_back({"odd_squares", {{"count", static_cast<int>(squares_.size())}}});
        } else if (auto single = uncovered(); !single.empty()) {
            found.push_back({"no_dominoes", {{"squares", names(single)}}});
        }
        add_faults_of_buildings(found);
        add_faults_of_court(found);
        return found;
    }

    KingdomScore score(BonusRules rules) const {
        BoardKingdom kingdom = filled();
        auto bonuses = bonuses_of(castle_is_central(kingdom, size_, fixed_), !discarded_, rules);
        if (!boxes_.has_court) return score_from(properties_of(kingdom), std::move(bonuses));
        crown_towns(kingdom);
        return score_of(kingdom, holdings(), court_.queen, std::move(bonuses));
    }

    KingdomView view() const {
        BoardKingdom kingdom = filled();
        KingdomView view = land_view(kingdom);
        if (boxes_.has_court) view.court = court_view();
        if (!kingdom.has_castle()) {
            for (const auto& [square, half] : squares_) {
                view.squares.push_back({square, half->terrain, half->crowns});
            }
        }
        view.reachable = std::nullopt;
        view.position = position_of(kingdom, shown_side(kingdom));
        return view;
    }

private:
    /// A domino known by its number and the squares on which it was laid.
    struct LaidDomino {
        int number;
        Square first;
        Square second;
    };

    static Fault unreadable(Square square, Terrain terrain) {
        return {"malformed",
                {{"row", square.row + 1}, {"text", std::string(1, letter_of(terrain))}}};
    }

    void set_castle(Square square) {
        kingdom_ = {};
        kingdom_.place_castle(square);
    }

    bool occupied(Square square) const {
        auto here = [&](const ReadSquare& lying) { return lying.square == square; };
        return std::any_of(squares_.begin(), squares_.end(), here) ||
               std::count(further_castles_.begin(), further_castles_.end(), square) > 0 ||
               (kingdom_.has_castle() && kingdom_.castle() == square);
    }

    bool take(Square square) {
        if (!BoardGrid::contains(square)) {
            entering_.push_back({"outside_window", {{"square", text_of(square)}}});
            return false;
        }
        if (occupied(square)) {
            entering_.push_back({"square_occupied", {{"square", text_of(square)}}});
            return false;
        }
        return true;
    }

    bool has_possible_crowns(Square square, Half half) {
        if (half.crowns <= max_crowns) return true;
        entering_.push_back({"bad_crowns", {{"square", text_of(square)}, {"crowns", half.crowns}}});
        return false;
    }

    /// True if a domino exists and does not lie on the board yet.
    bool is_available(int number) {
        if (number < 1 || number > boxes_.dominoes) {
            entering_.push_back({"unknown_domino", {{"domino", number}}});
            return false;
        }
        auto same = [&](const LaidDomino& laid) { return laid.number == number; };
        if (std::any_of(numbered_.begin(), numbered_.end(), same)) {
            entering_.push_back({"domino_used_twice", {{"domino", number}}});
            return false;
        }
        return true;
    }

    /// Without a castle nothing can be joined rightly; that is a fault of its own.
    bool joins(Square square, Half half) const {
        return !kingdom_.has_castle() ||
               filled().joining(half.terrain).test(BoardGrid::bit(square));
    }

    BoardKingdom filled() const {
        BoardKingdom kingdom = kingdom_;
        for (const auto& [square, half] : squares_) kingdom.put(square, *half);
        return kingdom;
    }

    std::optional<Half> half_on(Square square) const {
        for (const auto& lying : squares_) {
            if (lying.square == square) return lying.half;
        }
        return std::nullopt;
    }

    bool stands_on_town(const PlacedBuilding& placed) const {
        auto half = half_on(placed.square);
        return half && half->terrain == Terrain::town;
    }

    /// The crowns of the buildings come to stand in their towns.
    void crown_towns(BoardKingdom& kingdom) const {
        for (const PlacedBuilding& placed : placed_buildings_) {
            if (stands_on_town(placed))
                kingdom.crown(placed.square, info_of(placed.building).crowns);
        }
    }

    Holdings<BoardGrid> holdings() const {
        Holdings<BoardGrid> holdings;
        holdings.coins = static_cast<std::uint16_t>(std::clamp(court_.coins, 0, 65535));
        holdings.knights = static_cast<std::uint8_t>(std::clamp(court_.knights, 0, 255));
        holdings.towers = static_cast<std::uint8_t>(std::min(towers(), 255));
        for (const auto& [square, building] : placed_buildings_) {
            holdings.built.add(BoardGrid::bit(square));
            holdings.building[static_cast<std::size_t>(BoardGrid::bit(square))] = building;
        }
        return holdings;
    }

    int towers() const {
        return std::accumulate(placed_buildings_.begin(), placed_buildings_.end(), 0,
                               [](int sum, const PlacedBuilding& placed) {
                                   return sum + info_of(placed.building).towers;
                               });
    }

    Court court_view() const {
        Court court{court_.coins, court_.knights, {}, towers(), placed_buildings_, court_.queen};
        std::sort(court.buildings.begin(), court.buildings.end(),
                  [](const PlacedBuilding& one, const PlacedBuilding& other) {
                      return BoardGrid::bit(one.square) < BoardGrid::bit(other.square);
                  });
        return court;
    }

    /// Buildings stand on towns, and there are only so many of a kind. No crowns are printed on
    /// towns.
    void add_faults_of_buildings(std::vector<Fault>& found) const {
        std::array<int, building_count> copies{};
        for (const PlacedBuilding& placed : placed_buildings_) {
            if (!stands_on_town(placed)) {
                found.push_back({"building_not_on_town", {{"square", text_of(placed.square)}}});
            }
            const BuildingInfo& info = info_of(placed.building);
            if (++copies[static_cast<std::size_t>(placed.building)] == info.count + 1) {
                found.push_back({"building_used_twice", {{"building", std::string(info.id)}}});
            }
        }
        for (const auto& [square, half] : squares_) {
            if (half->terrain != Terrain::town || half->crowns == 0) continue;
            found.push_back(
                {"bad_crowns", {{"square", text_of(square)}, {"crowns", half->crowns}}});
        }
    }

    void add_faults_of_court(std::vector<Fault>& found) const {
        if (court_.coins < 0 || court_.coins > most_coins) {
            found.push_back({"bad_coins", {{"coins", court_.coins}}});
        }
        if (court_.knights < 0 || court_.knights > most_knights) {
            found.push_back({"bad_knights", {{"found", court_.knights}}});
        }
    }

    /// The side of the labelled window, or more where the board needs it.
    int shown_side(const BoardKingdom& kingdom) const {
        int side = fixed_ ? size_ : 2 * size_ - 1;
        kingdom.occupied().for_each([&](int bit) {
            Square square = BoardGrid::square_at(bit);
            side = std::max({side, square.column + 1, square.row + 1});
        });
        return side;
    }

    std::vector<Square> all_castles() const {
        std::vector<Square> castles{kingdom_.castle()};
        castles.insert(castles.end(), further_castles_.begin(), further_castles_.end());
        return castles;
    }

    static std::string names(const std::vector<Square>& squares) {
        std::string texts;
        for (Square square : squares) texts += (texts.empty() ? "" : ", ") + text_of(square);
        return texts;
    }

    std::optional<Fault> too_large() const {
        if (!kingdom_.has_castle()) return std::nullopt;
        BoardKingdom kingdom = filled();
        int columns = kingdom.last().column - kingdom.first().column + 1;
        int rows = kingdom.last().row - kingdom.first().row + 1;
        bool over_tray = fixed_ && (kingdom.last().column >= size_ || kingdom.last().row >= size_);
        if (columns <= size_ && rows <= size_ && !over_tray) return std::nullopt;
        return Fault{"too_large", {{"columns", columns}, {"rows", rows}, {"size", size_}}};
    }

    /// Squares of terrain that stay single however dominoes are laid over the board.
    std::vector<Square> uncovered() const {
        BoardGrid::Set terrain;
        for (const auto& [square, half] : squares_)
            terrain |= BoardGrid::Set::of(BoardGrid::bit(square));
        return Covering<BoardGrid>(terrain).single();
    }

    std::vector<Square> unconnected() const {
        std::vector<Square> apart;
        if (!kingdom_.has_castle()) return apart;
        BoardKingdom kingdom = filled();
        auto castle = BoardGrid::Set::of(BoardGrid::bit(kingdom.castle()));
        auto connected = flood<BoardGrid>(castle, kingdom.occupied());
        kingdom.occupied().without(connected).for_each(
            [&](int bit) { apart.push_back(BoardGrid::square_at(bit)); });
        return apart;
    }

    int size_;
    bool fixed_;
    BoardBoxes boxes_;
    BoardKingdom kingdom_{};
    std::vector<Square> further_castles_;
    std::vector<ReadSquare> squares_;
    std::vector<Fault> entering_;
    std::vector<LaidDomino> numbered_;
    std::vector<PlacedBuilding> placed_buildings_;
    BoardCourt court_;
    bool discarded_ = false;
};

}  // namespace dominium::kingdom
