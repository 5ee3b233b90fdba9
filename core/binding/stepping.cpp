// The steps of a game from Python, whatever the game.
#include "batches.hpp"
#include "faults.hpp"
#include "games.hpp"

namespace dominium::binding {
namespace {

template <class Game>
using EventListOf =
    std::conditional_t<is_line<std::decay_t<Game>>, line::EventList, kingdom::EventList>;

/// The events of a list as Python objects.
template <class EventList>
nb::object event_objects(const EventList& list) {
    nb::list events;
    for (const auto& event : list.events) {
        std::visit([&](const auto& value) { events.append(nb::cast(value)); }, event);
    }
    return nb::tuple(events);
}

}  // namespace

nb::object NativeState::actor() const {
    return visit([](const auto& at) { return to_python(at.game.actor(at.state)); });
}

nb::list NativeState::legal_actions() const {
    return visit([&](const auto& at) {
        nb::list actions;
        for (const auto& action : at.game.legal_actions(at.state)) {
            actions.append(objects_->of(at.game, action));
        }
        return actions;
    });
}

nb::object NativeState::action_mask() const {
    return visit([](const auto& at) {
        bool chance = at.game.actor(at.state).is_chance();
        auto size =
            static_cast<std::size_t>(chance ? at.game.num_chance_actions() : at.game.num_actions());
        auto mask = std::make_unique<bool[]>(size);
        for (const auto& action : at.game.legal_actions(at.state)) {
            mask[static_cast<std::size_t>(at.game.index(action))] = true;
        }
        return array_of(std::move(mask), {size});
    });
}

nb::object NativeState::refusal(nb::handle object) const {
    return visit([&](const auto& at) -> nb::object {
        auto action = action_from(at.game, object);
        auto refusal = at.game.refusal(at.state, action);
        return refusal ? refusal_object(*refusal) : nb::none();
    });
}

nb::object NativeState::apply(nb::handle object) {
    return visit([&](auto& at) -> nb::object {
        auto action = action_from(at.game, object);
        if (auto refusal = at.game.refusal(at.state, action)) return refusal_object(*refusal);
        EventListOf<decltype(at.game)> list;
        at.game.apply(at.state, action, list);
        return event_objects(list);
    });
}

}  // namespace dominium::binding
