// Observations and environments in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace dominium::binding {

/// Observations of seats as bytes.
void bind_observations(nanobind::module_& module);

/// Many games that are stepped in one call.
void bind_environments(nanobind::module_& module);

}  // namespace dominium::binding
