// Bytes become options and actions, or a board by hand; whatever they say, the core must answer
// with a refusal or a fault and keep its promises. A broken promise ends the program.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "../base/random.hpp"
#include "../games/all.hpp"
#include "../kingdom/notation.hpp"
#include "../kingdom/scored_board.hpp"
#include "../tests/written.hpp"
#include "bytes.hpp"
#include "encodings.hpp"

namespace {

using namespace dominium::kingdom;
using dominium::games::InWindows;

using dominium::fuzz::Bytes;
using dominium::fuzz::require;
using dominium::fuzz::require_kept;

KingdominoOptions kingdomino_options(Bytes& bytes) {
    int switches = bytes.next();
    KingdominoOptions options;
    options.seats = 2 + bytes.next() % 3;
    options.size = switches & 1 ? 7 : 5;
    options.wider_offer = switches & 2;
    options.middle_kingdom = switches & 4;
    options.harmony = switches & 8;
    options.games_in_match = switches & 16 ? 3 : 1;
    options.frame = switches & 32 ? Frame::fixed : Frame::floating;
    options.opening = static_cast<Opening>(bytes.next() % 3);
    return options;
}

QueendominoOptions queendomino_options(Bytes& bytes) {
    int switches = bytes.next();
    QueendominoOptions options;
    options.seats = 2 + bytes.next() % 7;
    // Few choices exclude each other, so that most inputs are games.
    bool both_boxes = options.seats > 4 || (options.seats > 2 && (switches & 1) != 0);
    options.set = both_boxes ? BoxSet::royal_wedding : BoxSet::queendomino;
    options.teams = options.seats == 8 || (options.seats == 6 && (switches & 2) != 0);
    options.tax_bonus = switches & 4 ? TaxBonusRule::per_knight : TaxBonusRule::per_turn;
    options.middle_kingdom = switches & 8;
    options.harmony = switches & 16;
    return options;
}

/// The choice made by the next bytes: a legal action, any numbered action, or a text.
template <class Game>
std::variant<typename Game::Action, Refusal> choose(const Game& game,
                                                    const typename Game::State& state,
                                                    const std::vector<typename Game::Action>& legal,
                                                    Bytes& bytes) {
    int way = bytes.next();
    int number = bytes.next() * 256 + bytes.next();
    if (way < 8) return parse(game, state, bytes.text(static_cast<std::size_t>(way)));
    if (way < 32) return *game.action_at(number % game.num_actions());
    if (way < 40) return *game.chance_action_at(number % game.num_chance_actions());
    return legal[static_cast<std::size_t>(number) % legal.size()];
}

template <class Game>
void check_position(const Game& game, const typename Game::State& state) {
    View view = view_of(game, state, std::nullopt);
    require(view.draws_left <= static_cast<int>(view.undrawn.size()));
    for (int kingdom = 0; kingdom < game.kingdoms(); ++kingdom) {
        const auto& score = view.scores[static_cast<std::size_t>(kingdom)];
        require(score.total == game.points(state, kingdom));
    }
    require(game.outcome(state).has_value() == (state.step == Step::finished));
}

template <class Action>
bool has_preview(const Action& action) {
    auto kind = dominium::kind_of(action);
    return kind == Place::kind || kind == Tax::kind || kind == Build::kind;
}

template <class Game>
void play(const Game& game, Bytes& bytes) {
    auto state = game.start();
    for (auto legal = game.legal_actions(state); !bytes.empty() && !legal.empty();) {
        auto chosen = choose(game, state, legal, bytes);
        const auto* action = std::get_if<typename Game::Action>(&chosen);
        if (action == nullptr) continue;
        bool is_legal =
            std::find(legal.begin(), legal.end(), game.canonical(state, *action)) != legal.end();
        require(is_legal == !game.refusal(state, *action));
        if (!is_legal) continue;
        require(game.preview(state, *action).has_value() == has_preview(*action));
        dominium::kingdom::EventList events;
        game.apply(state, *action, events);
        require(!events.events.empty());
        require_kept(*action);
        for (const Event& event : events.events) require_kept(event);
        check_position(game, state);
        legal = game.legal_actions(state);
        require(legal.empty() == (state.step == Step::finished));
    }
    View view = view_of(game, state, std::nullopt);
    require_kept(view);
    dominium::fuzz::spoil_encoding(view, bytes);
}

std::string some_square(Bytes& bytes) {
    return text_of(Square{static_cast<std::uint8_t>(bytes.next() % 14),
                          static_cast<std::uint8_t>(bytes.next() % 14)});
}

std::string some_building(Bytes& bytes) {
    auto number = static_cast<std::size_t>(bytes.next()) % (buildings.size() + 1);
    return number < buildings.size() ? std::string(buildings[number].id) : "barn";
}

void spoil_court(SetupCourt& court, Bytes& bytes) {
    switch (bytes.next() % 6) {
        case 0: court.coins = bytes.next() - 1; break;
        case 1: court.knights = bytes.next() % 8 - 1; break;
        case 2: court.knights_on.push_back(some_square(bytes)); break;
        case 3: court.knights_on.clear(); break;
        case 4: court.buildings.push_back({some_square(bytes), some_building(bytes)}); break;
        default:
            if (!court.buildings.empty()) court.buildings.back().building = some_building(bytes);
    }
}

void spoil_kingdom(SetupKingdom& kingdom, Bytes& bytes) {
    constexpr std::string_view letters = "wflgsmtc./0123?";
    int way = bytes.next() % 8;
    if (way < 2) {
        kingdom.discarded.push_back(bytes.next() % 128);
    } else if (way < 5 && kingdom.court) {
        spoil_court(*kingdom.court, bytes);
    } else if (way == 5) {
        kingdom.court = {};
    } else {
        auto at = static_cast<std::size_t>(bytes.next()) % kingdom.position.size();
        kingdom.position[at] = letters[static_cast<std::size_t>(bytes.next()) % letters.size()];
    }
}

void spoil_offer(std::vector<SetupSlot>& offer, Bytes& bytes) {
    SetupSlot slot{bytes.next() % 128, std::nullopt, bytes.next() % 2 == 0};
    if (int seat = bytes.next() % 12; seat < 10) slot.seat = seat - 1;
    if (offer.empty() || bytes.next() % 4 == 0) {
        offer.push_back(slot);
    } else {
        offer[static_cast<std::size_t>(bytes.next()) % offer.size()] = slot;
    }
}

void spoil_board(std::optional<SetupBuildingBoard>& board, Bytes& bytes) {
    int way = bytes.next() % 8;
    if (!board || way == 0) {
        board = SetupBuildingBoard{{{0, some_building(bytes)}}, {}, true, {}, {}};
        return;
    }
    switch (way) {
        case 1: board->dragon_in_cave = !board->dragon_in_cave; break;
        case 2: board->queen = bytes.next() % 9 - 1; break;
        case 3: board->queen = {}; break;
        case 4: board->open_building = some_building(bytes); break;
        case 5: board->open_building = {}; break;
        case 6: board->undrawn.clear(); break;
        default:
            if (board->slots.empty()) return;
            auto& slot = board->slots[static_cast<std::size_t>(bytes.next()) % board->slots.size()];
            slot.building = {};
            if (bytes.next() % 2 == 0) slot.slot = bytes.next() % 8 - 1;
    }
}

/// Changes one thing of a set-up.
void spoil(Setup& setup, Bytes& bytes) {
    constexpr int steps = static_cast<int>(enumerators(Step{}).size());
    switch (bytes.next() % 10) {
        case 0: setup.step = static_cast<Step>(bytes.next() % steps); break;
        case 1: setup.seat = bytes.next() % 10 - 1; break;
        case 2: setup.round = bytes.next() % 27 - 1; break;
        case 3: setup.game_number = bytes.next() % 6 - 1; break;
        case 4: spoil_offer(setup.offer, bytes); break;
        case 5: spoil_offer(setup.next_offer, bytes); break;
        case 6: setup.undrawn.push_back(bytes.next() % 128); break;
        case 7: spoil_board(setup.building_board, bytes); break;
        case 8: setup.turn_squares = {some_square(bytes), some_square(bytes)}; break;
        default: {
            auto kingdom = static_cast<std::size_t>(bytes.next()) % setup.kingdoms.size();
            spoil_kingdom(setup.kingdoms[kingdom], bytes);
        }
    }
}

/// Plays some actions, spoils the position written down, and plays on when that is accepted. What
/// is accepted is the same position when it is written down again.
template <class Game>
void set_up(const Game& game, Bytes& bytes) {
    auto state = game.start();
    dominium::Random random(static_cast<std::uint64_t>(bytes.next()));
    auto act = [&] {
        auto legal = game.legal_actions(state);
        auto choice = static_cast<std::size_t>(random.below(static_cast<int>(legal.size())));
        dominium::Silence silence;
        game.apply(state, legal[choice], silence);
    };
    auto write = [&] { return dominium::tests::written(view_of(game, state, std::nullopt)); };
    for (int plies = 2 * bytes.next(); plies > 0 && state.step != Step::finished; --plies) act();
    Setup setup = write();
    for (int changes = bytes.next() % 4; changes > 0; --changes) spoil(setup, bytes);
    auto read = read_setup(game, setup);
    if (read.index() == 1) return require(!std::get<1>(read).empty());
    state = std::get<0>(read);
    auto again = read_setup(game, write());
    require(again.index() == 0 && std::get<0>(again) == state);
    for (int ply = 0; state.step != Step::finished; ++ply) {
        require(ply < 3 * 500);
        if (ply % 8 == 0) check_position(game, state);
        act();
    }
}

template <class Game>
void run(const Game& game, Bytes& bytes) {
    bytes.next() % 2 == 0 ? set_up(game, bytes) : play(game, bytes);
}

/// Runs the game of these options, in the window in which its kingdoms grow.
template <class... Game, class Options>
void run_if_possible(dominium::games::List<Game...>, const Options& options, Bytes& bytes) {
    if (!faults(options).empty()) return;
    ((dominium::games::plays<Game>(options) ? run(Game(options), bytes) : void()), ...);
}

void write_board(Bytes& bytes) {
    constexpr std::string_view letters = "wflgsmtc./0123?";
    int shape = bytes.next();
    BoardBoxes boxes{.has_court = (shape & 4) != 0};
    int tokens = bytes.next() % 8;
    std::vector<PlacedBuilding> placed;
    for (; tokens > 0; --tokens) {
        Square square{static_cast<std::uint8_t>(bytes.next() % 22),
                      static_cast<std::uint8_t>(bytes.next() % 22)};
        placed.push_back({square, static_cast<Building>(bytes.next() % building_count)});
    }
    BoardCourt court{bytes.next() * 300 - 300, bytes.next() - 10, bytes.next() % 2 == 0};
    std::string text;
    while (!bytes.empty()) {
        text += letters[static_cast<std::size_t>(bytes.next()) % letters.size()];
    }
    auto board = ScoredBoard::from_position(text, shape & 1 ? 7 : 5, shape & 2, boxes);
    for (const auto& [square, building] : placed) board.put_building(square, building);
    board.court() = court;
    int total = 0;
    KingdomScore score = board.score({.middle_kingdom = true, .harmony = true});
    for (const Property& property : score.properties) total += property.points;
    for (const Bonus& bonus : score.bonuses) total += bonus.points;
    require(score.court.has_value() == boxes.has_court);
    if (score.court) {
        total += score.court->treasury.points;
        for (const BuildingScore& building : score.court->buildings) total += building.points;
    }
    require(total == score.total);
    board.faults();
    require(board.view().squares.size() <= static_cast<std::size_t>(BoardGrid::square_count));
    for (const auto& [square, building] : placed) board.remove(square);
}

// clang-format off
constexpr int game_count = 0
#define KINGDOM(folder, ...) + 1
#include "../games/games.def"
    ;
// clang-format on

/// Bytes of no value, or of one of some kind.
void read_anything(std::string_view bytes) {
    dominium::fuzz::read_as(std::type_identity<Event>{}, bytes);
    dominium::fuzz::read_as(std::type_identity<AnyAction>{}, bytes);
    dominium::fuzz::read_as(std::type_identity<std::variant<View, KingdomScore>>{}, bytes);
    dominium::fuzz::read_line_values(bytes);
}

void run_kingdom_game(Bytes& bytes) {
    int game = bytes.next() % game_count;
#define KINGDOM(folder, Game, ...)                                                              \
    if (game-- == 0) {                                                                          \
        return run_if_possible(InWindows<Game, __VA_ARGS__>{}, folder##_options(bytes), bytes); \
    }
#include "../games/games.def"
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes({data, size});
    switch (bytes.next() % 7) {
        case 0: write_board(bytes); break;
        case 1:
        case 2: dominium::fuzz::run_line_game(bytes); break;
        case 3: read_anything(bytes.text(size)); break;
        default: run_kingdom_game(bytes);
    }
    return 0;
}
