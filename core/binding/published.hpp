// The players of the published study in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace dominium::binding {

/// The actions of published players, and batches of games between them.
void bind_published(nanobind::module_& module);

}  // namespace dominium::binding
