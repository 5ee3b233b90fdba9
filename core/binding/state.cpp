// The state of a game as it is told, whatever the game; stepping.cpp changes it.
#include "../kingdom/notation.hpp"
#include "../search/playing.hpp"
#include "../search/searching.hpp"
#include "batches.hpp"
#include "faults.hpp"
#include "games.hpp"

namespace dominium::binding {
namespace {

template <class Game>
using PlayingOf = search::Playing<std::decay_t<Game>>;

template <class Game>
auto read(const Game& game, const typename Game::State& state, std::string_view text) {
    if constexpr (is_line<Game>) {
        return game.parse(state, text);
    } else {
        return kingdom::parse(game, state, text);
    }
}

template <class Game>
auto viewed(const Game& game, const typename Game::State& state, std::optional<int> viewer) {
    if constexpr (is_line<Game>) {
        return game.view(state, viewer);
    } else {
        return kingdom::view_of(game, state, viewer);
    }
}

template <class Game>
auto scored(const Game& game, const typename Game::State& state) {
    if constexpr (is_line<Game>) {
        return game.scores(state);
    } else {
        std::vector<kingdom::KingdomScore> scores;
        for (int kingdom = 0; kingdom < game.kingdoms(); ++kingdom) {
            scores.push_back(game.score(state, kingdom));
        }
        return scores;
    }
}

/// True if two games of a kind have the same options and, where they have dominoes, faces.
template <class Game>
bool same_rules(const Game& one, const Game& other) {
    if constexpr (!is_line<Game>) {
        if (one.faces() != other.faces()) return false;
    }
    return one.options() == other.options();
}

}  // namespace

NativeState::NativeState(const AnyGame& game, std::shared_ptr<ActionObjects> objects)
    : position_(std::visit(
          [](const auto& chosen) -> AnyPosition { return Apart(Position(chosen)); }, game)),
      objects_(std::move(objects)) {}

nb::list NativeState::odds() const {
    return visit([&](const auto& at) {
        nb::list odds;
        if (!at.game.actor(at.state).is_chance()) return odds;
        for (const auto& action : at.game.legal_actions(at.state)) {
            odds.append(
                nb::make_tuple(objects_->of(at.game, action), at.game.odds(at.state, action)));
        }
        return odds;
    });
}

nb::object NativeState::parse(std::string_view text) const {
    return visit([&](const auto& at) -> nb::object {
        auto parsed = read(at.game, at.state, text);
        if (parsed.index() == 1) return refusal_object(std::get<1>(parsed));
        return action_object(at.game, std::get<0>(parsed));
    });
}

nb::object NativeState::view(std::optional<int> viewer) const {
    return visit([&](const auto& at) {
        if (viewer && (*viewer < 0 || *viewer >= at.game.seats())) {
            throw nb::value_error("no such seat");
        }
        return nb::cast(viewed(at.game, at.state, viewer));
    });
}

nb::object NativeState::scores() const {
    return visit([](const auto& at) {
        nb::list scores;
        for (const auto& score : scored(at.game, at.state)) scores.append(nb::cast(score));
        return nb::tuple(scores);
    });
}

nb::object NativeState::outcome() const {
    return visit([](const auto& at) -> nb::object {
        auto outcome = at.game.outcome(at.state);
        return outcome ? nb::cast(*outcome) : nb::none();
    });
}

nb::object NativeState::preview(nb::handle object) const {
    return visit([&](const auto& at) -> nb::object {
        auto action = action_from(at.game, object);
        auto preview = at.game.preview(at.state, action);
        if (!preview) return nb::none();
        if constexpr (is_line<std::decay_t<decltype(at.game)>>) {
            return nb::cast(*preview);
        } else {
            return std::visit([](const auto& value) { return nb::cast(value); }, *preview);
        }
    });
}

nb::bytes NativeState::key() const {
    return visit([](const auto& at) { return nb::bytes(&at.state, sizeof at.state); });
}

std::uint64_t NativeState::perft(int depth) const {
    if (depth < 0) throw nb::value_error("the depth must not be negative");
    return visit([depth](const auto& at) {
        auto copy = at;  // without the lock another thread may change this state
        search::Pause pause = SignalCheck();
        nb::gil_scoped_release unlocked;
        return PlayingOf<decltype(at.game)>::perft(copy.game, copy.state, depth, pause);
    });
}

nb::object NativeState::greedy_action(std::uint64_t seed) const {
    return visit([&](const auto& at) {
        if (!at.game.actor(at.state).is_seat()) throw nb::value_error("no seat has to decide");
        Random random(seed);
        return action_object(
            at.game, PlayingOf<decltype(at.game)>::greedy_action(at.game, at.state, random));
    });
}

nb::object NativeState::search(search::Budget budget, std::uint64_t seed,
                               const nb::sequence& compared) const {
    check_budget(budget);
    return visit([&]<class At>(const At& at) -> nb::object {
        if constexpr (is_line<decltype(at.game)>) {
            throw nb::type_error("hidden hands are searched from a memory");
        } else {
            if (!at.game.actor(at.state).is_seat()) {
                throw nb::value_error("no seat has to decide");
            }
            auto actions = legal_from(at.game, at.state, compared);
            budget.even = !actions.empty();
            search::Pause pause = SignalCheck();
            auto copy = at;  // without the lock another thread may change this state
            search::Candidates<decltype(copy.game)> found;
            {
                nb::gil_scoped_release unlocked;
                found = search::Searching<std::decay_t<decltype(copy.game)>>::search(
                    copy.game, copy.state, budget, seed, std::move(actions), pause);
            }
            return listed(copy.game, found);
        }
    });
}

nb::object NativeState::open_view() const {
    return visit([]<class At>(const At& at) -> nb::object {
        if constexpr (is_line<decltype(at.game)>) {
            return nb::cast(at.game.view_of_all(at.state));
        } else {
            throw nb::type_error("not a game of this family");
        }
    });
}

std::string NativeState::shown(nb::handle object, std::optional<int> viewer) const {
    return visit([&]<class At>(const At& at) {
        auto action = action_from(at.game, object);
        if constexpr (is_line<decltype(at.game)>) {
            if (at.game.hides(at.state, action, viewer)) {
                return std::string(line::hidden_action);
            }
        }
        return text_of(action);
    });
}

bool NativeState::equals(const NativeState& other) const {
    if (position_.index() != other.position_.index()) return false;
    return visit([&]<class At>(const At& at) {
        const At& another = *std::get<Apart<At>>(other.position_);
        return same_rules(at.game, another.game) && at.state == another.state;
    });
}

}  // namespace dominium::binding
