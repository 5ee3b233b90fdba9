// Events as a viewer is told them.
#pragma once

#include <optional>

#include "events.hpp"

namespace dominium::kingdom {

/// An event as a viewer (a seat, or the public) sees it; nothing when it is hidden from it.
/// Everything in a kingdom game happens in the open.
inline std::optional<Event> seen_by(const Event& event, std::optional<int>) { return event; }

}  // namespace dominium::kingdom
