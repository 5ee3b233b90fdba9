// The learned evaluation in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace dominium::binding {

/// The actions of the learned evaluation, and the points that it expects.
void bind_net(nanobind::module_& module);

}  // namespace dominium::binding
