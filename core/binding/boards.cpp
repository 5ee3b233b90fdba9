#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "../kingdom/scored_board.hpp"
#include "../kingdom/setup.hpp"
#include "convert.hpp"
#include "module.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;

/// A number as a half's crowns; far too many stay too many. ValueError for a negative one.
std::uint8_t crowns_from(int crowns) {
    if (crowns < 0) throw nb::value_error("crowns must not be negative");
    return static_cast<std::uint8_t>(std::min(crowns, 255));
}

/// A face as a half of a domino; ValueError for a terrain that the boxes do not have.
kingdom::Half half_from(const kingdom::ScoredBoard& board,
                        const std::pair<std::string, int>& face) {
    auto terrain = enumerator<kingdom::Terrain>(face.first);
    if (!board.boxes().knows(terrain)) throw nb::value_error("unknown choice");
    return {terrain, crowns_from(face.second)};
}

/// A square's name as a square; ValueError for anything else.
Square square_from(std::string_view text) {
    auto square = kingdom::parse_square(text);
    if (!square) throw nb::value_error("not a square");
    return *square;
}

void bind_setup(nb::module_& module) {
    using kingdom::Setup;
    using kingdom::SetupBuildingBoard;
    using kingdom::SetupCourt;
    using kingdom::SetupKingdom;
    using kingdom::SetupSlot;
    nb::class_<SetupSlot>(module, "NativeSetupSlot")
        .def(
            "__init__",
            [](SetupSlot* self, int domino, std::optional<int> seat, bool placed) {
                new (self) SetupSlot{domino, seat, placed};
            },
            "domino"_a, "seat"_a.none(), "placed"_a);
    nb::class_<SetupCourt>(module, "NativeSetupCourt")
        .def(
            "__init__",
            [](SetupCourt* self, int coins, int knights, std::vector<std::string> knights_on,
               const std::vector<std::pair<std::string, std::string>>& buildings) {
                new (self) SetupCourt{coins, knights, std::move(knights_on), {}};
                for (const auto& [square, id] : buildings) self->buildings.push_back({square, id});
            },
            "coins"_a, "knights"_a, "knights_on"_a, "buildings"_a);
    nb::class_<SetupKingdom>(module, "NativeSetupKingdom")
        .def(
            "__init__",
            [](SetupKingdom* self, std::string position, std::vector<int> discarded,
               std::optional<SetupCourt> court) {
                new (self)
                    SetupKingdom{std::move(position), std::move(discarded), std::move(court)};
            },
            "position"_a, "discarded"_a, "court"_a.none());
    nb::class_<SetupBuildingBoard>(module, "NativeSetupBuildingBoard")
        .def(
            "__init__",
            [](SetupBuildingBoard* self,
               const std::vector<std::pair<int, std::optional<std::string>>>& slots,
               std::optional<std::string> open_building, bool dragon_in_cave,
               std::optional<int> queen, std::vector<std::string> undrawn) {
                new (self) SetupBuildingBoard{
                    {}, std::move(open_building), dragon_in_cave, queen, std::move(undrawn)};
                for (const auto& [slot, building] : slots) self->slots.push_back({slot, building});
            },
            "slots"_a, "open_building"_a.none(), "dragon_in_cave"_a, "queen"_a.none(), "undrawn"_a);
    nb::class_<Setup>(module, "NativeSetup")
        .def(
            "__init__",
            [](Setup* self, std::string_view step, std::optional<int> seat, int round,
               int game_number, std::vector<SetupSlot> offer, std::vector<SetupSlot> next_offer,
               std::vector<SetupKingdom> kingdoms, std::vector<std::vector<int>> finished_games,
               std::vector<int> undrawn, std::vector<std::string> turn_squares,
               std::optional<SetupBuildingBoard> building_board) {
                new (self) Setup{enumerator<kingdom::Step>(step),
                                 seat,
                                 round,
                                 game_number,
                                 std::move(offer),
                                 std::move(next_offer),
                                 std::move(kingdoms),
                                 std::move(finished_games),
                                 std::move(undrawn),
                                 std::move(turn_squares),
                                 std::move(building_board)};
            },
            "step"_a, "seat"_a.none(), "round"_a, "game_number"_a, "offer"_a, "next_offer"_a,
            "kingdoms"_a, "finished_games"_a, "undrawn"_a, "turn_squares"_a,
            "building_board"_a.none());
}

void bind_scored_board(nb::module_& module) {
    using kingdom::ScoredBoard;
    using Face = std::pair<std::string, int>;
    using kingdom::BoardBoxes;
    nb::class_<ScoredBoard>(module, "HandBoard")
        .def(
            "__init__",
            [](ScoredBoard* self, int size, bool fixed, bool has_court, int dominoes) {
                new (self) ScoredBoard(size, fixed, BoardBoxes{has_court, dominoes});
            },
            "size"_a, "fixed"_a, "has_court"_a, "dominoes"_a)
        .def_static(
            "from_position",
            [](std::string_view text, int size, bool fixed, bool has_court, int dominoes) {
                return ScoredBoard::from_position(text, size, fixed,
                                                  BoardBoxes{has_court, dominoes});
            },
            "text"_a, "size"_a, "fixed"_a, "has_court"_a, "dominoes"_a)
        .def(
            "put_castle",
            [](ScoredBoard& self, std::string_view square) {
                self.put_castle(square_from(square));
            },
            "square"_a)
        .def(
            "put",
            [](ScoredBoard& self, std::string_view square, const Face& half) {
                self.put(square_from(square), half_from(self, half));
            },
            "square"_a, "half"_a)
        .def(
            "put_domino",
            [](ScoredBoard& self, std::string_view square, std::string_view direction,
               const Face& left, const Face& right, std::optional<int> number) {
                return self.put_domino(
                    {square_from(square), enumerator<kingdom::Direction>(direction)},
                    {half_from(self, left), half_from(self, right)}, number);
            },
            "square"_a, "direction"_a, "left"_a, "right"_a, "number"_a.none())
        .def(
            "remove",
            [](ScoredBoard& self, std::string_view square) { self.remove(square_from(square)); },
            "square"_a)
        .def(
            "put_building",
            [](ScoredBoard& self, std::string_view square, std::string_view building) {
                self.put_building(square_from(square), enumerator<kingdom::Building>(building));
            },
            "square"_a, "building"_a)
        .def(
            "remove_building",
            [](ScoredBoard& self, std::string_view square) {
                self.remove_building(square_from(square));
            },
            "square"_a)
        .def_prop_rw(
            "coins", [](const ScoredBoard& self) { return self.court().coins; },
            [](ScoredBoard& self, int coins) { self.court().coins = coins; })
        .def_prop_rw(
            "knights", [](const ScoredBoard& self) { return self.court().knights; },
            [](ScoredBoard& self, int knights) { self.court().knights = knights; })
        .def_prop_rw(
            "queen", [](const ScoredBoard& self) { return self.court().queen; },
            [](ScoredBoard& self, bool queen) { self.court().queen = queen; })
        .def("discard", &ScoredBoard::discard, "count"_a)
        .def("faults", &ScoredBoard::faults)
        .def(
            "score",
            [](const ScoredBoard& self, bool middle_kingdom, bool harmony) {
                return self.score({middle_kingdom, harmony});
            },
            "middle_kingdom"_a, "harmony"_a)
        .def("view", &ScoredBoard::view)
        .def("copy", [](const ScoredBoard& self) { return self; });
}

}  // namespace

void bind_boards(nb::module_& module) {
    bind_setup(module);
    bind_scored_board(module);
}

}  // namespace dominium::binding
