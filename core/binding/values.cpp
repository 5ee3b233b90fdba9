#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "../kingdom/facts.hpp"
#include "../kingdom/preview.hpp"
#include "../kingdom/seen.hpp"
#include "../kingdom/view.hpp"
#include "../line/seen.hpp"
#include "../line/tally.hpp"
#include "actions.hpp"
#include "faults.hpp"
#include "module.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;

template <class T>
void bind_problem(nb::module_& module, const char* name) {
    nb::class_<T> bound(module, name);
    bound.def_prop_ro("code", [](const T& self) { return std::string_view(self.code); })
        .def_prop_ro(
            "params", [](const T& self) { return to_dict(self.params); },
            nb::for_getter(nb::sig("def params(self) -> dict[str, int | str]")))
        .def(
            "to_dict",
            [](const T& self) {
                nb::dict result;
                result["code"] = to_python(std::string_view(self.code));
                result["params"] = to_dict(self.params);
                return result;
            },
            nb::sig("def to_dict(self) -> dict[str, typing.Any]"), "The plain JSON form.")
        .def("__repr__", [name](const T& self) {
            return std::string(name) +
                   "(code=" + nb::repr(to_python(std::string_view(self.code))).c_str() +
                   ", params=" + nb::repr(to_dict(self.params)).c_str() + ")";
        });
    auto any = nb::borrow<AnyClass>(bound);
    bind_equality(any, equal_content<T, T, itself<T>>);
    bind_hash(any);
}

using kingdom::seen_by;
using line::seen_by;

/// Binds an event type; `seen_by` cuts it for a viewer.
template <class Event, class T>
void bind_event(nb::module_& module, nb::list& schema, const char* union_name) {
    using Cut = nb::object (*)(nb::handle self, std::optional<int> viewer);
    Cut cut = [](nb::handle self, std::optional<int> viewer) -> nb::object {
        auto seen = seen_by(Event(nb::cast<const T&>(self)), viewer);
        if (!seen) return nb::none();
        return std::visit([](const auto& value) { return nb::cast(value); }, *seen);
    };
    bind_described<T>(module, schema, nb::str(union_name))
        .def("seen_by", cut, "viewer"_a.none(),
             nb::sig("def seen_by(self, viewer: int | None) -> typing.Self | None"),
             "What a seat, or (None) the public, sees of the event; None when it is hidden.");
}

/// Gives a class `to_svg` and the picture that notebooks show, drawn by `dominium.render`.
void bind_picture(AnyClass bound, const char* drawing) {
    auto draw = [drawing](nb::handle self, const nb::kwargs& keywords) {
        nb::object render = nb::module_::import_("dominium.render");
        return render.attr(drawing)(self.attr("to_dict")(), **keywords);
    };
    bound
        .def("to_svg", draw, nb::sig("def to_svg(self, **keywords: typing.Any) -> str"),
             "An SVG picture; keywords as in `dominium.render`.")
        .def(
            "_repr_svg_", [draw](nb::handle self) { return draw(self, nb::kwargs()); },
            nb::sig("def _repr_svg_(self) -> str"));
}

void bind_kingdom_values(nb::module_& module, nb::list& schema) {
    using namespace kingdom;
    bind_described<Half>(module, schema);
    bind_described<BoardSquare>(module, schema);
    bind_described<Area>(module, schema);
    bind_picture(bind_described<OfferSlot>(module, schema), "domino_svg");
    bind_picture(bind_described<Turn>(module, schema), "domino_svg");
    bind_described<Property>(module, schema);
    bind_described<Bonus>(module, schema);
    bind_described<TreasuryScore>(module, schema);
    bind_described<BuildingScore>(module, schema);
    bind_described<QueenScore>(module, schema);
    bind_described<SheetRow>(module, schema);
    bind_described<CourtScore>(module, schema);
    bind_described<KingdomScore>(module, schema);
    bind_described<PlacedBuilding>(module, schema);
    bind_described<Court>(module, schema);
    bind_described<BuildingSlot>(module, schema);
    bind_described<BuildingBoard>(module, schema);
    bind_described<BuildingInfo>(module, schema);
    bind_described<KnightTax>(module, schema);
    bind_described<TaxBonus>(module, schema);
    bind_picture(bind_described<KingdomView>(module, schema), "board_svg");
    bind_described<Standing>(module, schema);
    bind_described<Outcome>(module, schema);
    bind_picture(bind_described<View>(module, schema), "state_svg");
    bind_described<Facts>(module, schema);
    bind_described<Preview>(module, schema);
    bind_described<TaxPreview>(module, schema);
    bind_described<BuildPreview>(module, schema);
    [&]<class... T>(std::type_identity<std::variant<T...>>) {
        (bind_action<T>(module, schema, "Action"), ...);
    }(std::type_identity<AnyAction>{});
    [&]<class... T>(std::type_identity<std::variant<T...>>) {
        (bind_event<Event, T>(module, schema, "GameEvent"), ...);
    }(std::type_identity<Event>{});
}

/// The lots that both families draw are bound with those of the kingdom games.
template <class T>
constexpr bool is_shared = std::is_same_v<T, DrawSeat> || std::is_same_v<T, SeatDrawn>;

void bind_line_values(nb::module_& module, nb::list& schema) {
    using namespace line;
    bind_described<OpenEnd>(module, schema);
    bind_described<LaidTile>(module, schema);
    bind_described<HandView>(module, schema);
    bind_described<Score>(module, schema);
    bind_described<ShownHand>(module, schema);
    bind_described<Standing>(module, schema);
    bind_described<Outcome>(module, schema);
    bind_picture(bind_described<View>(module, schema), "state_svg");
    bind_described<LayPreview>(module, schema);
    [&]<class... T>(std::type_identity<std::variant<T...>>) {
        (
            [&] {
                if constexpr (!is_shared<T>) bind_action<T>(module, schema, "LineAction");
            }(),
            ...);
    }(std::type_identity<Action>{});
    [&]<class... T>(std::type_identity<std::variant<T...>>) {
        (
            [&] {
                if constexpr (!is_shared<T>) bind_event<Event, T>(module, schema, "LineEvent");
            }(),
            ...);
    }(std::type_identity<Event>{});
    bind_described<Tally>(module, schema);
    bind_described<DealEnding>(module, schema);
    bind_described<Facts>(module, schema);
}

template <class Code>
void append_codes(nb::list& codes) {
    for (std::string_view code : enumerators(Code{})) {
        nb::object text = to_python(code);
        if (!nb::cast<bool>(codes.attr("__contains__")(text))) codes.append(text);
    }
}

}  // namespace

void bind_values(nb::module_& module) {
    bind_problem<Refusal>(module, "Refusal");
    bind_problem<Fault>(module, "Fault");
    nb::list schema;
    bind_kingdom_values(module, schema);
    bind_line_values(module, schema);
    bind_described<OptionDeclaration>(module, schema);
    bind_described<GameDeclaration>(module, schema);
    module.def("from_bytes", &unsealed, "data"_a,
               nb::sig("def from_bytes(data: bytes) -> typing.Any"),
               "The value that has these bytes; ValueError where there is none.");
    module.def(
        "schema", [schema]() { return nb::list(schema); },
        nb::sig("def schema() -> list[dict[str, typing.Any]]"),
        "Every described struct, language-neutral, for generated types.");
    module.def(
        "refusal_codes",
        [] {
            nb::list codes;
            append_codes<kingdom::RefusalCode>(codes);
            append_codes<line::RefusalCode>(codes);
            return codes;
        },
        nb::sig("def refusal_codes() -> list[str]"));
    module.def(
        "buildings",
        [] {
            nb::list catalogue;
            for (const auto& info : kingdom::buildings) catalogue.append(nb::cast(info));
            return nb::tuple(catalogue);
        },
        nb::sig("def buildings() -> tuple[BuildingInfo, ...]"), "The catalogue of buildings.");
}

}  // namespace dominium::binding
