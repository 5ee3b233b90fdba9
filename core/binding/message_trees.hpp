// Trees of messages in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace dominium::binding {

/// Tellers of a game to a listener.
void bind_message_trees(nanobind::module_& module);

}  // namespace dominium::binding
