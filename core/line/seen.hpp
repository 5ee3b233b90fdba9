// Events as a viewer is told them.
#pragma once

#include <optional>

#include "events.hpp"

namespace dominium::line {

inline TileRemoved seen(TileRemoved event, std::optional<int>) {
    event.tile.reset();
    return event;
}
inline TileDealt seen(TileDealt event, std::optional<int> viewer) {
    if (viewer != event.seat && !event.face_up) event.tile.reset();
    return event;
}
inline HandDealt seen(HandDealt event, std::optional<int> viewer) {
    if (viewer != event.seat && !event.face_up) event.tiles.reset();
    return event;
}
inline TileDrawn seen(TileDrawn event, std::optional<int> viewer) {
    if (viewer != event.seat && !event.face_up) event.tile.reset();
    return event;
}
template <class OpenEvent>
OpenEvent seen(OpenEvent event, std::optional<int>) {
    return event;
}

/// An event of a game that hides hands as a viewer (a seat, or the public) is told it.
inline std::optional<Event> seen_by(const Event& event, std::optional<int> viewer) {
    return std::visit([&](const auto& value) -> Event { return seen(value, viewer); }, event);
}

}  // namespace dominium::line
