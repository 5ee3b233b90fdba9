// The Python module `dominium._core`: converts, never decides.
#include "module.hpp"

#include "../search/dispatch.hpp"
#include "environments.hpp"
#include "message_trees.hpp"
#include "net.hpp"
#include "published.hpp"

namespace {

/// The build of this module: the compiler, its flags, and the processors for which the hottest
/// loops exist a second time.
nanobind::dict build_info() {
    nanobind::dict info;
    info["compiler"] = DOMINIUM_COMPILER;
    info["flags"] = DOMINIUM_FLAGS;
    info["dispatched_to"] = dominium::search::dispatched_to;
    return info;
}

}  // namespace

NB_MODULE(_core, module) {
    // States that live until the interpreter ends are no leak that a user could mend.
    nanobind::set_leak_warnings(false);
    module.doc() = "The native rules, search and batches of Dominium.";
    dominium::binding::bind_values(module);
    dominium::binding::bind_boards(module);
    dominium::binding::bind_games(module);
    dominium::binding::bind_declarations(module);
    dominium::binding::bind_line_games(module);
    dominium::binding::bind_solo(module);
    dominium::binding::bind_message_trees(module);
    dominium::binding::bind_net(module);
    dominium::binding::bind_published(module);
    dominium::binding::bind_observations(module);
    dominium::binding::bind_environments(module);
    module.def("build_info", &build_info, nanobind::sig("def build_info() -> dict[str, str]"),
               "The compiler, its flags, and the processors that have hot loops of their own.");
}
