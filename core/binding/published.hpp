// The players of the published study in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace dominium::binding {

/// What a published player would do in a position.
void bind_published(nanobind::module_& module);

}  // namespace dominium::binding
