// The questions of a page about a game of any family: it plays, and tells a listener.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../message_trees/speaker.hpp"
#include "exports.hpp"
#include "play.hpp"

namespace dominium::wasm {

/// The people at a page: the seat that looks, and the listener.
struct Audience {
    /// The seat that sees.
    std::optional<int> viewer;
    /// True if nothing is hidden from the listener, as in a record.
    bool sees_all;
    message_trees::Listener listener;
    /// True if the viewer has to decide now.
    bool acts;
    std::vector<std::string> names;

    /// Reads the lines of a request: viewer ("all": nothing is hidden), listener (-1: nobody),
    /// length, acts (0 or 1), names.
    static Audience read(std::string_view request) {
        Lines lines(request);
        auto seat = [](std::string_view line) {
            int number = number_from(line).value_or(-1);
            return number < 0 ? std::nullopt : std::optional(number);
        };
        Audience audience{};
        std::string_view viewer = lines.next();
        audience.viewer = seat(viewer);
        audience.sees_all = viewer == "all";
        audience.listener.you = seat(lines.next());
        audience.listener.length = message_trees::length_named(lines.next());
        audience.acts = lines.next() == "1";
        while (!lines.is_read()) audience.names.emplace_back(lines.next());
        return audience;
    }
};

/// Answers what `write` writes.
template <class Write>
int answer_with(Write&& write) {
    Json json;
    write(json);
    return answered(json.take());
}

}  // namespace dominium::wasm
