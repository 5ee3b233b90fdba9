// Sinks: the receivers of the events that the rules tell.
#pragma once

#include <concepts>
#include <vector>

namespace dominium {

/// Receives events; a silent one lets the rules skip the work of making them.
template <class T>
concept EventSink = requires {
    { T::silent } -> std::convertible_to<bool>;
};

struct Silence {
    static constexpr bool silent = true;
};

template <class Event>
struct EventList {
    static constexpr bool silent = false;
    std::vector<Event> events;
};

/// Makes the event by `make` and hands it to the sink, unless the sink is silent.
template <EventSink Sink, class Make>
constexpr void tell(Sink& sink, Make&& make) {
    if constexpr (!Sink::silent) sink.events.emplace_back(make());
}

}  // namespace dominium
