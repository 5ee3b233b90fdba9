// A game with all options fixed, whatever the game.
#include "../games/kingdomino/setup.hpp"
#include "../games/queendomino/setup.hpp"
#include "../line/setup.hpp"
#include "../line/tally.hpp"
#include "actions.hpp"
#include "batches.hpp"
#include "faults.hpp"
#include "games.hpp"

namespace dominium::binding {
namespace {

/// The half of a domino; ValueError for one that no kingdom of the boxes can hold.
template <class Boxes>
kingdom::Half half_from(std::string_view text, int crowns) {
    auto terrain = enumerator<kingdom::Terrain>(text);
    bool is_known = static_cast<int>(terrain) < Boxes::terrains;
    int most = terrain == kingdom::Terrain::town ? 0 : kingdom::max_crowns;
    if (!is_known || crowns < 0 || crowns > most) {
        throw nb::value_error("impossible half");
    }
    return {terrain, static_cast<std::uint8_t>(crowns)};
}

template <class Game>
nb::object object_of(ActionObjects& objects, const Game& game,
                     const std::optional<typename Game::Action>& action) {
    if (!action) throw nb::index_error("no action has this number");
    return objects.of(game, *action);
}

template <class Game, class Read>
nb::object set_up(const Game& game, const Read& read) {
    if (const auto* faults = std::get_if<std::vector<Fault>>(&read)) return nb::cast(*faults);
    Position<Game> position(game);
    position.state = std::get<0>(read);
    return nb::cast(NativeState(position));
}

}  // namespace

nb::object NativeGame::setup(const kingdom::Setup& setup) const {
    return with_family<false>(
        game_, [&](const auto& game) { return set_up(game, kingdom::read_setup(game, setup)); });
}

nb::object NativeGame::line_setup(const line::Setup& setup) const {
    return with_family<true>(
        game_, [&](const auto& game) { return set_up(game, line::read_setup(game, setup)); });
}

nb::object NativeGame::tally(const std::vector<line::TallyEntry>& entries) const {
    return with_family<true>(game_, [&]<class Game>(const Game& game) {
        auto read = line::TallyReader<typename Game::Rules>(game).read(entries);
        return std::visit([](const auto& value) { return nb::cast(value); }, read);
    });
}

nb::object NativeGame::facts() const {
    return std::visit(
        []<class Game>(const Game& game) {
            if constexpr (is_line<Game>) {
                return nb::cast(line::facts_of(game.rules()));
            } else {
                return nb::cast(kingdom::facts_of(game));
            }
        },
        game_);
}

int NativeGame::num_actions() const {
    return std::visit([](const auto& game) { return game.num_actions(); }, game_);
}

int NativeGame::num_chance_actions() const {
    return std::visit([](const auto& game) { return game.num_chance_actions(); }, game_);
}

nb::object NativeGame::side() const {
    return with_family<false>(game_,
                              []<class Game>(const Game&) { return nb::int_(Game::Window::side); });
}

nb::object NativeGame::kingdoms() const {
    return with_family<false>(game_, [](const auto& game) { return nb::int_(game.kingdoms()); });
}

nb::object NativeGame::kingdom_of(int seat) const {
    return with_family<false>(game_, [seat](const auto& game) {
        if (seat < 0 || seat >= game.seats()) throw nb::index_error("no such seat");
        return nb::int_(game.kingdom_of(seat));
    });
}

nb::object NativeGame::seats_of(int kingdom) const {
    return with_family<false>(game_, [kingdom](const auto& game) {
        if (kingdom < 0 || kingdom >= game.kingdoms()) {
            throw nb::index_error("no such kingdom");
        }
        return convert<false>(game.seats_of(kingdom));
    });
}

nb::object NativeGame::dominoes() const {
    return with_family<false>(game_, [](const auto& game) {
        nb::list faces;
        for (int number = 1; number <= game.domino_total(); ++number) {
            const auto& domino = game.domino(number);
            faces.append(nb::make_tuple(nb::cast(domino.left), nb::cast(domino.right)));
        }
        return nb::tuple(faces);
    });
}

NativeGame NativeGame::with_faces(const std::vector<FreeFaces>& shown) const {
    return std::visit(
        [&]<class Game>(const Game& game) -> NativeGame {
            if constexpr (is_line<Game>) {
                throw nb::type_error("not a game of this family");
            } else {
                auto faces = game.faces();
                for (const auto& [number, left, left_crowns, right, right_crowns] : shown) {
                    if (number < 1 || number > game.domino_total()) {
                        throw nb::value_error("no such domino");
                    }
                    faces[static_cast<std::size_t>(number - 1)] = {
                        half_from<typename Game::Boxes>(left, left_crowns),
                        half_from<typename Game::Boxes>(right, right_crowns)};
                }
                return NativeGame(Game(game.options(), faces));
            }
        },
        game_);
}

nb::object NativeGame::action(int index) const {
    return std::visit(
        [&](const auto& game) { return object_of(*objects_, game, game.action_at(index)); }, game_);
}

nb::object NativeGame::chance_action(int index) const {
    return std::visit(
        [&](const auto& game) { return object_of(*objects_, game, game.chance_action_at(index)); },
        game_);
}

nb::dict NativeGame::simulate(std::size_t count, const std::vector<std::string>& policies,
                              std::uint64_t seed, int threads) const {
    return std::visit(
        [&](const auto& game) {
            auto seating = seating_of(policies);
            if (static_cast<int>(seating.size()) != game.seats()) {
                throw nb::value_error("one player for each seat");
            }
            if (threads < 1) throw nb::value_error("at least one thread");
            return batch_of(game, count, seating, seed, threads);
        },
        game_);
}

}  // namespace dominium::binding
