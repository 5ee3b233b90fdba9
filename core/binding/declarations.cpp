// Games as they declare themselves, and what follows from an id and options.
#include "games.hpp"
#include "module.hpp"

namespace dominium::binding {
namespace {

using namespace nb::literals;

nb::tuple declared_games() {
    nb::list declared;
    games::for_each_game([&]<class R>(auto types) {
        declared.append(nb::cast(declaration_of<R>(games::family_of(types))));
    });
    return nb::tuple(declared);
}

OptionValue option_value(nb::handle object) {
    int number = 0;
    if (nb::isinstance<nb::bool_>(object)) return nb::cast<bool>(object);
    if (nb::isinstance<nb::str>(object)) return std::string_view(nb::cast<const char*>(object));
    if (!nb::try_cast(object, number)) throw nb::type_error("not the value of an option");
    return number;
}

ChosenOptions chosen_from(const nb::dict& values) {
    ChosenOptions chosen;
    for (auto [name, value] : values) {
        chosen.entries.emplace_back(nb::cast<const char*>(name), option_value(value));
    }
    return chosen;
}

/// Does the work with the options of a game and the list of its types; ValueError where there is no
/// such game or no such option, or a value is not allowed.
template <class Work>
nb::object with_options(std::string_view id, const nb::dict& values, Work&& work) {
    nb::object result;
    games::for_each_game([&]<class R>(auto types) {
        if (R::id != id) return;
        auto options = options_from<R>(chosen_from(values));
        if (options) result = work.template operator()<R>(*options, types);
    });
    if (!result.is_valid()) throw nb::value_error("impossible options");
    return result;
}

nb::object load_game(std::string_view id, const nb::dict& values) {
    return with_options(id, values, []<class R>(const auto& options, auto types) {
        if (!faults_of(options).empty()) throw nb::value_error("impossible options");
        return nb::cast(NativeGame(games::game_of(types, completed_options(options))));
    });
}

nb::object option_faults(std::string_view id, const nb::dict& values) {
    return with_options(id, values, []<class R>(const auto& options, auto) {
        return nb::cast(faults_of(options));
    });
}

nb::object completed(std::string_view id, const nb::dict& values) {
    return with_options(id, values, []<class R>(const auto& options, auto) {
        return convert<false>(chosen_options<R>(completed_options(options)));
    });
}

}  // namespace

void bind_declarations(nb::module_& module) {
    module.def("games", &declared_games, nb::sig("def games() -> tuple[GameDeclaration, ...]"),
               "The declarations of all games.");
    module.def("load_game", &load_game, "game_id"_a, "options"_a,
               nb::sig("def load_game(game_id: str, options: dict[str, int | bool | str]) -> "
                       "NativeGame"),
               "The game with these options, the others as usual; ValueError for impossible ones.");
    module.def("option_faults", &option_faults, "game_id"_a, "options"_a,
               nb::sig("def option_faults(game_id: str, options: dict[str, int | bool | str]) -> "
                       "list[Fault]"),
               "The faults of options that are possible each by itself.");
    module.def("completed_options", &completed, "game_id"_a, "options"_a,
               nb::sig("def completed_options(game_id: str, options: dict[str, int | bool | str]) "
                       "-> dict[str, int | bool | str]"),
               "All options of a game, with what follows from those chosen.");
}

}  // namespace dominium::binding
