// The learned evaluation in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace dominium::binding {

/// What the learned evaluation thinks of a position and would do in it.
void bind_net(nanobind::module_& module);

}  // namespace dominium::binding
