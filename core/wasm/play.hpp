// A game of one family as a page plays it: the position, and the events of its actions.
//
// Requests are lines of text, answers JSON.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "../games/all.hpp"
#include "../kingdom/notation.hpp"
#include "../kingdom/view.hpp"
#include "json.hpp"

namespace dominium::wasm {

/// Takes the next part of a text, up to a separator.
inline std::string_view take_part(std::string_view& rest, char separator) {
    std::size_t end = std::min(rest.find(separator), rest.size());
    std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

/// Lines of a request, one after another.
class Lines {
public:
    explicit Lines(std::string_view text) : rest_(text) {}

    bool is_read() const { return rest_.empty(); }

    std::string_view next() { return take_part(rest_, '\n'); }

private:
    std::string_view rest_;
};

/// The number that a text writes; nothing for other texts.
inline std::optional<int> number_from(std::string_view text) {
    int number = 0;
    auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// The value of an option as it is written: a number, `true` or `false`, or a choice.
inline OptionValue option_value(std::string_view text) {
    if (auto number = number_from(text)) return *number;
    if (text == "true" || text == "false") return text == "true";
    return text;
}

/// Options as lines `name=value`.
inline ChosenOptions options_in(Lines& lines) {
    ChosenOptions chosen;
    while (!lines.is_read()) {
        std::string_view value = lines.next();
        std::string_view name = take_part(value, '=');
        chosen.entries.emplace_back(name, option_value(value));
    }
    return chosen;
}

/// A game with its state.
template <class Played>
struct Position {
    using Game = Played;
    Game game;
    typename Game::State state;
};

template <class Game>
auto read_action(const Game& game, const typename Game::State& state, std::string_view text) {
    if constexpr (games::is_line<Game>) {
        return game.parse(state, text);
    } else {
        return kingdom::parse(game, state, text);
    }
}

template <class Game>
auto viewed(const Game& game, const typename Game::State& state, std::optional<int> viewer) {
    if constexpr (games::is_line<Game>) {
        return game.view(state, viewer);
    } else {
        return kingdom::view_of(game, state, viewer);
    }
}

/// The games of one family.
template <bool Line, class All>
struct Family_;
template <bool Line, class... Game>
struct Family_<Line, games::List<Game...>> {
    template <class One>
    using Kept = std::conditional_t<games::is_line<One> == Line, games::List<One>, games::List<>>;
    using type = games::Joined<Kept<Game>..., games::List<>>::type;
};
template <bool Line>
using FamilyOf = Family_<Line, games::All>::type;

template <class List, class Told>
class PlayOf;

/// A game of a family, and the events of its actions.
template <class... Game, class Told>
class PlayOf<games::List<Game...>, Told> {
public:
    using Event = Told;

    /// Begins a game: its id, then its options, a line each. False if it or they are impossible.
    bool open(std::string_view request) {
        Lines lines(request);
        std::string_view id = lines.next();
        ChosenOptions chosen = options_in(lines);
        at_.reset();
        plies_.clear();
        (open_as<Game>(id, chosen), ...);
        return at_.has_value();
    }

    /// Applies an action in the notation and answers it as it is written in records, with its
    /// events; or the refusal of one that is illegal or none.
    void act(Json& json, std::string_view notation) {
        visit([&](auto& at) {
            auto action = legal_action(at, notation);
            if (const auto* refusal = std::get_if<1>(&action)) return refuse(json, *refusal);
            EventList<Event> sink;
            at.game.apply(at.state, std::get<0>(action), sink);
            plies_.push_back(std::move(sink.events));
            json.object([&] {
                entry(json, "action", text_of(std::get<0>(action)));
                entry(json, "events", plies_.back());
            });
        });
    }

    /// A legal action in the notation, or the refusal of one that is illegal or none.
    template <class At>
    static auto legal_action(const At& at, std::string_view notation) {
        auto action = read_action(at.game, at.state, notation);
        if (action.index() == 1) return action;
        if (auto refusal = at.game.refusal(at.state, std::get<0>(action))) action = *refusal;
        return action;
    }

    /// Answers the next to act, and what chance may do with which probability.
    void position(Json& json) const {
        visit([&](const auto& at) {
            json.object([&] {
                Actor actor = at.game.actor(at.state);
                entry(json, "actor", actor);
                entry(json, "seats", at.game.seats());
                entry(json, "outcome", at.game.outcome(at.state));
                json.key("odds");
                json.list([&] {
                    if (actor.is_chance()) write_odds(json, at);
                });
            });
        });
    }

    /// Answers the legal actions in the notation.
    void legal(Json& json) const {
        visit([&](const auto& at) {
            json.list([&] {
                for (const auto& action : at.game.legal_actions(at.state)) {
                    write(json, text_of(action));
                }
            });
        });
    }

    /// Answers what a seat sees, or what all see.
    void view(Json& json, std::optional<int> viewer) const {
        visit([&](const auto& at) { write(json, viewed(at.game, at.state, viewer)); });
    }

    /// The events of some actions as a viewer sees them; of a finished game all of them.
    std::vector<Event> events(std::size_t first, std::size_t last, std::optional<int> viewer,
                              bool sees_all = false) const {
        bool is_open = sees_all || visit([](const auto& at) {
                           Actor actor = at.game.actor(at.state);
                           return !actor.is_seat() && !actor.is_chance();
                       });
        std::vector<Event> seen;
        for (const auto& ply : std::span(plies_).subspan(first, last - first)) {
            for (const Event& event : ply) {
                auto cut = is_open ? std::optional(event) : seen_by(event, viewer);
                if (cut) seen.push_back(std::move(*cut));
            }
        }
        return seen;
    }

    std::size_t plies() const { return plies_.size(); }
    const std::vector<std::vector<Event>>& all_events() const { return plies_; }

    template <class Visit>
    decltype(auto) visit(Visit&& visitor) const {
        return std::visit(visitor, *at_);
    }
    template <class Visit>
    decltype(auto) visit(Visit&& visitor) {
        return std::visit(visitor, *at_);
    }

private:
    template <class One>
    void open_as(std::string_view id, const ChosenOptions& chosen) {
        using Rules = games::RulesOf<games::List<One>>::type;
        if (Rules::id != id || at_) return;
        auto options = options_from<Rules>(chosen);
        if (!options || !faults_of(*options).empty()) return;
        auto completed = completed_options(*options);
        if (!games::plays<One>(completed)) return;
        One game(completed);
        auto state = game.start();
        at_.emplace(Position<One>{std::move(game), std::move(state)});
    }

    template <class Refusal>
    static void refuse(Json& json, const Refusal& refusal) {
        json.object([&] {
            json.key("refusal");
            json.object([&] {
                entry(json, "code", refusal.code);
                entry(json, "params", refusal.params);
            });
        });
    }

    template <class At>
    static void write_odds(Json& json, const At& at) {
        for (const auto& action : at.game.legal_actions(at.state)) {
            json.list([&] {
                write(json, text_of(action));
                json.write(static_cast<double>(at.game.odds(at.state, action)));
            });
        }
    }

    std::optional<std::variant<Position<Game>...>> at_;
    std::vector<std::vector<Event>> plies_;
};

}  // namespace dominium::wasm
