#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "../kingdom/hand_board.hpp"
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

kingdom::Half half_from(const std::pair<std::string, int>& half) {
    return {enumerator<kingdom::Terrain>(half.first), crowns_from(half.second)};
}

/// A square's name as a square; ValueError for anything else.
Square square_from(std::string_view text) {
    auto square = kingdom::parse_square(text);
    if (!square) throw nb::value_error("not a square");
    return *square;
}

void bind_setup(nb::module_& module) {
    using kingdom::Setup;
    using kingdom::SetupKingdom;
    using kingdom::SetupSlot;
    nb::class_<SetupSlot>(module, "NativeSetupSlot")
        .def(
            "__init__",
            [](SetupSlot* self, int domino, std::optional<int> seat, bool placed) {
                new (self) SetupSlot{domino, seat, placed};
            },
            "domino"_a, "seat"_a.none(), "placed"_a);
    nb::class_<SetupKingdom>(module, "NativeSetupKingdom")
        .def(
            "__init__",
            [](SetupKingdom* self, std::string position, std::vector<int> discarded) {
                new (self) SetupKingdom{std::move(position), std::move(discarded)};
            },
            "position"_a, "discarded"_a);
    nb::class_<Setup>(module, "NativeSetup")
        .def(
            "__init__",
            [](Setup* self, std::string_view step, std::optional<int> seat, int round,
               int game_number, std::vector<SetupSlot> offer, std::vector<SetupSlot> next_offer,
               std::vector<SetupKingdom> kingdoms, std::vector<std::vector<int>> finished_games,
               std::vector<int> undrawn) {
                new (self) Setup{enumerator<kingdom::Step>(step),
                                 seat,
                                 round,
                                 game_number,
                                 std::move(offer),
                                 std::move(next_offer),
                                 std::move(kingdoms),
                                 std::move(finished_games),
                                 std::move(undrawn)};
            },
            "step"_a, "seat"_a.none(), "round"_a, "game_number"_a, "offer"_a, "next_offer"_a,
            "kingdoms"_a, "finished_games"_a, "undrawn"_a);
}

void bind_hand_board(nb::module_& module) {
    using kingdom::HandBoard;
    using Face = std::pair<std::string, int>;
    nb::class_<HandBoard>(module, "HandBoard")
        .def(nb::init<int, bool>(), "size"_a, "fixed"_a)
        .def_static("from_position", &HandBoard::from_position, "text"_a, "size"_a, "fixed"_a)
        .def(
            "put_castle",
            [](HandBoard& self, std::string_view square) { self.put_castle(square_from(square)); },
            "square"_a)
        .def(
            "put",
            [](HandBoard& self, std::string_view square, const Face& half) {
                self.put(square_from(square), half_from(half));
            },
            "square"_a, "half"_a)
        .def(
            "put_domino",
            [](HandBoard& self, std::string_view square, std::string_view direction,
               const Face& left, const Face& right, std::optional<int> number) {
                return self.put_domino(
                    {square_from(square), enumerator<kingdom::Direction>(direction)},
                    {half_from(left), half_from(right)}, number);
            },
            "square"_a, "direction"_a, "left"_a, "right"_a, "number"_a.none())
        .def(
            "remove",
            [](HandBoard& self, std::string_view square) { self.remove(square_from(square)); },
            "square"_a)
        .def("discard", &HandBoard::discard, "count"_a)
        .def("faults", &HandBoard::faults)
        .def(
            "score",
            [](const HandBoard& self, bool middle_kingdom, bool harmony) {
                return self.score({middle_kingdom, harmony});
            },
            "middle_kingdom"_a, "harmony"_a)
        .def("view", &HandBoard::view)
        .def("copy", [](const HandBoard& self) { return self; });
}

}  // namespace

void bind_boards(nb::module_& module) {
    bind_setup(module);
    bind_hand_board(module);
}

}  // namespace dominium::binding
