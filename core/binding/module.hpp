// The parts of the Python module, each bound in a file of its own.
#pragma once

#include <nanobind/nanobind.h>

namespace dominium::binding {

/// Views, scores, events, actions, refusals and faults, and their schema.
void bind_values(nanobind::module_& module);

/// Games by what they declare: their ids and options.
void bind_declarations(nanobind::module_& module);

/// Positions written down and boards by hand.
void bind_boards(nanobind::module_& module);

/// Games and their states.
void bind_games(nanobind::module_& module);

/// The games of tiles, with their set-ups, score pads and memories.
void bind_line_games(nanobind::module_& module);

/// The analysis of a game of Solo.
void bind_solo(nanobind::module_& module);

}  // namespace dominium::binding
