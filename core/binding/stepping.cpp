// The steps of a game from Python, whatever the game.
#include <algorithm>

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
    auto events = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(list.events.size())));
    Py_ssize_t place = 0;
    for (const auto& event : list.events) {
        auto object = std::visit([](const auto& value) { return nb::cast(value); }, event);
        PyTuple_SET_ITEM(events.ptr(), place++, object.release().ptr());
    }
    return events;
}

/// The objects of actions as a list.
template <class Game>
nb::list listed_actions(ActionObjects& objects, const Game& game,
                        const std::vector<typename Game::Action>& actions) {
    auto listed = nb::steal<nb::list>(PyList_New(static_cast<Py_ssize_t>(actions.size())));
    Py_ssize_t place = 0;
    for (const auto& action : actions) {
        PyList_SET_ITEM(listed.ptr(), place++, objects.of(game, action).release().ptr());
    }
    return listed;
}

/// Chooses among chance's actions as Python's `random.choices` does with the same number.
template <class Game>
typename Game::Action drawn(const Game& game, const typename Game::State& state, double fraction) {
    auto actions = game.legal_actions(state);
    std::vector<double> bounds;
    double total = 0;
    for (const auto& action : actions) bounds.push_back(total += game.odds(state, action));
    auto last = bounds.end() - 1;
    auto found = std::upper_bound(bounds.begin(), last, fraction * total);
    return actions[static_cast<std::size_t>(found - bounds.begin())];
}

/// The generator of players, asked as the bots in Python ask it.
class Thoughts {
public:
    explicit Thoughts(nb::handle generator)
        : choice_(generator.attr("choice")),
          random_(generator.attr("random")),
          bits_(generator.attr("getrandbits")) {}

    nb::object choice(const nb::list& objects) const { return choice_(objects); }

    /// A generator for a greedy choice.
    template <class Game>
    Random for_greed(const Game&, const typename Game::State& state) const {
        if constexpr (is_line<Game>) {
            random_();  // whether it is careless
            bits_(64);  // what it imagines of hidden hands, at which it does not look
        } else {
            if (state.step == kingdom::Step::claim) random_();
        }
        return Random(nb::cast<std::uint64_t>(bits_(64)));
    }

private:
    nb::object choice_;
    nb::object random_;
    nb::object bits_;
};

}  // namespace

nb::object NativeState::actor() const {
    return visit([](const auto& at) { return to_python(at.game.actor(at.state)); });
}

nb::list NativeState::legal_actions() const {
    return visit([&](const auto& at) {
        return listed_actions(*objects_, at.game, at.game.legal_actions(at.state));
    });
}

nb::list NativeState::legal_numbers() const {
    return visit([](const auto& at) {
        std::vector<int> numbers;
        for (const auto& action : at.game.legal_actions(at.state)) {
            numbers.push_back(at.game.index(action));
        }
        std::sort(numbers.begin(), numbers.end());
        nb::list listed;
        for (int number : numbers) listed.append(number);
        return listed;
    });
}

nb::list NativeState::numbered_odds() const {
    return visit([](const auto& at) {
        nb::list odds;
        if (!at.game.actor(at.state).is_chance()) return odds;
        for (const auto& action : at.game.legal_actions(at.state)) {
            odds.append(nb::make_tuple(at.game.index(action), at.game.odds(at.state, action)));
        }
        return odds;
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
        auto action = objects_->read(at.game, object);
        auto refusal = at.game.refusal(at.state, action);
        return refusal ? refusal_object(*refusal) : nb::none();
    });
}

nb::object NativeState::apply(nb::handle object) {
    return visit([&](auto& at) -> nb::object {
        auto action = objects_->read(at.game, object);
        if (auto refusal = at.game.refusal(at.state, action)) return refusal_object(*refusal);
        EventListOf<decltype(at.game)> list;
        at.game.apply(at.state, action, list);
        return event_objects(list);
    });
}

nb::object NativeState::decide(int index) {
    return visit([&](auto& at) -> nb::object {
        auto action = at.game.action_at(index);
        if (!action) throw nb::index_error("no action has this number");
        if (auto refusal = at.game.refusal(at.state, *action)) return refusal_object(*refusal);
        Silence silence;
        at.game.apply(at.state, *action, silence);
        return nb::none();
    });
}

nb::object NativeState::draw(const nb::callable& chance) {
    return visit([&](auto& at) {
        auto actor = at.game.actor(at.state);
        for (; actor.is_chance(); actor = at.game.actor(at.state)) {
            Silence silence;
            auto action = drawn(at.game, at.state, nb::cast<double>(chance()));
            at.game.apply(at.state, action, silence);
        }
        return to_python(actor);
    });
}

nb::list NativeState::play_out(const std::vector<std::string>& policies, const nb::callable& chance,
                               nb::handle generator) {
    auto seating = seating_of(policies);
    return visit([&]<class Game>(Position<Game>& at) {
        if (static_cast<int>(seating.size()) != at.game.seats()) {
            throw nb::value_error("one player for each seat");
        }
        Thoughts thoughts(generator);
        typename Game::Playout playout;
        auto chosen = [&](Actor actor) -> typename Game::Action {
            if (actor.is_chance()) {
                return drawn(at.game, at.state, nb::cast<double>(chance()));
            }
            if (seating[static_cast<std::size_t>(actor.seat())] == search::Policy::greedy) {
                Random random = thoughts.for_greed(at.game, at.state);
                return search::Playing<Game>::greedy_action(at.game, at.state, random, playout);
            }
            auto legal = listed_actions(*objects_, at.game, at.game.legal_actions(at.state));
            return objects_->read(at.game, thoughts.choice(legal));
        };
        nb::list actions;
        for (auto actor = at.game.actor(at.state); actor.is_chance() || actor.is_seat();
             actor = at.game.actor(at.state)) {
            auto action = chosen(actor);
            Silence silence;
            at.game.apply(at.state, action, silence);
            actions.append(objects_->written(at.game, action));
        }
        return actions;
    });
}

}  // namespace dominium::binding
