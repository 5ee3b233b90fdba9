// The games of tiles in the fuzz target: actions, what memories make of events, positions written
// down, and score pads.

#include "../line/memory.hpp"
#include "../line/seen.hpp"
#include "../line/tally.hpp"
#include "../tests/line_games.hpp"
#include "bytes.hpp"
#include "encodings.hpp"

namespace dominium::fuzz {
namespace {

using namespace line;

constexpr int longest_match = tests::longest_line_match;

void require_whole(const State& state) {
    int count = state.line.tiles().count() + state.stock.count() + state.removed.count();
    TileSet all = state.line.tiles() | state.stock | state.removed;
    for (TileSet hand : state.hands) {
        count += hand.count();
        all |= hand;
    }
    require(count == tile_count && all == TileSet::all());
}

template <class R>
void check_position(const Game<R>& game, const State& state, const std::vector<Action>& legal) {
    require_whole(state);
    require(legal.empty() == (state.step == Step::finished));
    for (const Action& action : legal) {
        require(!game.refusal(state, action));
        auto read = game.parse(state, text_of(action));
        require(read.index() == 0 && std::get<0>(read) == action);
        require_kept(action);
    }
    for (int viewer = 0; viewer < game.seats(); ++viewer) require_kept(game.view(state, viewer));
    require(game.view(state, std::nullopt).hands.size() == static_cast<std::size_t>(game.seats()));
    require(game.outcome(state).has_value() == (state.step == Step::finished));
}

/// An action that may be illegal, or of no game at all.
template <class R>
std::optional<Action> some_action(const Game<R>& game, const State& state, Bytes& bytes) {
    switch (bytes.next() % 4) {
        case 0: return game.action_at(bytes.next() - 1);
        case 1: return game.chance_action_at(bytes.next() - 1);
        case 2: {
            auto read = game.parse(state, bytes.text(static_cast<std::size_t>(bytes.next() % 6)));
            return read.index() == 0 ? std::optional(std::get<0>(read)) : std::nullopt;
        }
        default: {
            Tile tile{static_cast<std::uint8_t>(bytes.next() % tile_count)};
            auto end = static_cast<End>(bytes.next() % max_ends);
            return Lay{
                tile, end,
                bytes.next() % 2 ? std::optional<std::uint8_t>(halves(tile).low) : std::nullopt};
        }
    }
}

/// A match by bytes, watched by memories that are not always told everything.
template <class R>
void play(const Game<R>& game, Bytes& bytes) {
    State state = game.start();
    Random random(static_cast<std::uint64_t>(bytes.next()));
    std::vector<Memory> memories;
    for (int seat = 0; seat < game.seats(); ++seat) memories.emplace_back(seat);
    memories.emplace_back(std::nullopt);
    for (int plies = 0; state.step != Step::finished && !bytes.empty(); ++plies) {
        require(plies < longest_match);
        auto legal = game.legal_actions(state);
        check_position(game, state, legal);
        int byte = bytes.next();
        auto tried = byte % 3 == 0 ? some_action(game, state, bytes) : std::nullopt;
        if (tried) {
            bool listed = std::find(legal.begin(), legal.end(), *tried) != legal.end();
            require(listed == !game.refusal(state, *tried));
            game.preview(state, *tried);
            if (!listed) continue;
        }
        line::EventList list;
        game.apply(state, tried ? *tried : legal[static_cast<std::size_t>(byte) % legal.size()],
                   list);
        for (const Event& event : list.events) require_kept(event);
        for (Memory& memory : memories) {
            std::vector<Event> seen;
            for (const Event& event : list.events) {
                seen.push_back(*seen_by(event, memory.viewer()));
            }
            int times = byte < 224 ? 1 : byte % 3;
            for (; times > 0; --times) memory.observe(game, state, seen);
        }
        Memory& asked = memories[static_cast<std::size_t>(byte) % memories.size()];
        if (byte % 5 == 0) {
            asked.observe(game, state, {});
            spoil_encoding(game.view(state, asked.viewer()), bytes);
            State sample = asked.sample(game, random);
            require_whole(sample);
            require(game.view(sample, asked.viewer()) == game.view(state, asked.viewer()));
        }
    }
}

std::string some_tile(Bytes& bytes) {
    int byte = bytes.next();
    if (byte > 250) return bytes.text(3);
    return text_of(Tile{static_cast<std::uint8_t>(byte % tile_count)});
}

void spoil(Setup& setup, Bytes& bytes) {
    std::vector<std::vector<std::string>*> places{&setup.stock_tiles, &setup.removed_tiles};
    for (SetupHand& hand : setup.hands) places.push_back(&hand.tiles);
    auto some = [&](std::size_t count) { return static_cast<std::size_t>(bytes.next()) % count; };
    auto number = [&] { return bytes.next() - 5; };
    auto& hand = setup.hands[some(setup.hands.size())];
    auto& score = setup.scores[some(setup.scores.size())];
    switch (bytes.next() % 16) {
        case 0: setup.step = enumerators(Step{})[some(9)]; break;
        case 1: setup.turn = bytes.next() % 6 - 1; break;
        case 2: setup.lead = bytes.next() % 6 - 1; break;
        case 3: setup.deal = number(); break;
        case 4: setup.bank = number(); break;
        case 5: setup.ending = std::string(enumerators(Ending{})[some(8)]); break;
        case 6: hand.out = bytes.next() % 6 - 1; break;
        case 7: hand.stood = !hand.stood; break;
        case 8: hand.passes = number(); break;
        case 9: hand.drawn = number(); break;
        case 10: score = {number() * 1000, number(), number()}; break;
        case 11: setup.lead.reset(); break;
        case 12: setup.step = bytes.text(4); break;
        case 13:
            if (!setup.line.empty()) {
                auto& tile = setup.line[some(setup.line.size())];
                tile.position = bytes.next() % 5 - 1;
                tile.outward = bytes.next() % 9 - 1;
                tile.wild = bytes.next() % 2;
                if (bytes.next() % 4 == 0) tile.end = bytes.text(2);
            }
            break;
        case 14: places[some(places.size())]->push_back(some_tile(bytes)); break;
        default: {
            auto& from = *places[some(places.size())];
            auto& to = *places[some(places.size())];
            for (int moved = bytes.next() % 8; moved > 0 && !from.empty(); --moved) {
                std::string tile = from.back();
                from.pop_back();
                to.push_back(tile);
            }
        }
    }
}

/// Plays some actions, spoils the position written down, and plays on when that is accepted.
template <class R>
void set_up(const Game<R>& game, Bytes& bytes) {
    State state = game.start();
    Random random(static_cast<std::uint64_t>(bytes.next()));
    Silence silence;
    for (int plies = bytes.next(); plies > 0 && state.step != Step::finished; --plies) {
        game.play_random(state, random, silence);
    }
    Setup setup = tests::written(game.view_of_all(state));
    for (int changes = bytes.next() % 5; changes > 0; --changes) spoil(setup, bytes);
    auto read = read_setup(game, setup);
    if (read.index() == 1) return require(!std::get<1>(read).empty());
    state = std::get<0>(read);
    auto again = read_setup(game, tests::written(game.view_of_all(state)));
    require(again.index() == 0 && std::get<0>(again) == state);
    for (int plies = 0; state.step != Step::finished; ++plies) {
        require(plies < longest_match);
        check_position(game, state, game.legal_actions(state));
        Memory memory(random.below(game.seats()));
        memory.observe(game, state, {});
        if (plies % 16 == 0) require_whole(memory.sample(game, random));
        game.play_random(state, random, silence);
    }
}

std::optional<int> some_number(Bytes& bytes) {
    int byte = bytes.next();
    if (byte % 3 == 0) return std::nullopt;
    return byte > 200 ? (byte - 220) * 10'000'000 : byte - 5;
}

/// A score pad of bytes: it stands somehow, or its first faulty line is named.
template <class R>
void keep_score(const Game<R>& game, Bytes& bytes) {
    std::vector<TallyEntry> entries;
    while (!bytes.empty()) {
        TallyEntry entry;
        constexpr std::array kinds{"deal", "deal", "deal", "points", "lead", "x"};
        entry.kind = kinds[static_cast<std::size_t>(bytes.next()) % kinds.size()];
        entry.seat = some_number(bytes);
        entry.points = bytes.next() % 2 == 0 ? some_number(bytes) : std::optional(2);
        entry.ending = enumerators(Ending{})[static_cast<std::size_t>(bytes.next()) % 8];
        for (int out = bytes.next() % 4; out > 0; --out) entry.out.push_back(bytes.next() % 5 - 1);
        for (int hand = bytes.next() % 6; hand > 0; --hand) {
            if (bytes.next() % 4 == 0) {
                entry.hands.push_back(std::nullopt);
                continue;
            }
            TallyHand written{
                {}, some_number(bytes), some_number(bytes), some_number(bytes), some_number(bytes)};
            if (bytes.next() % 2 == 0) {
                written.tiles.emplace();
                for (int tile = bytes.next() % 6; tile > 0; --tile) {
                    written.tiles->push_back(some_tile(bytes));
                }
            }
            entry.hands.push_back(written);
        }
        entries.push_back(entry);
        auto read = TallyReader<R>(game).read(entries);
        if (read.index() == 0) {
            require(std::get<0>(read).totals.size() == static_cast<std::size_t>(game.seats()));
        } else {
            require(!std::get<1>(read).empty());
            entries.pop_back();
        }
    }
}

template <class R>
void run(const Game<R>& game, Bytes& bytes) {
    switch (bytes.next() % 3) {
        case 0: return play(game, bytes);
        case 1: return set_up(game, bytes);
        default: return keep_score(game, bytes);
    }
}

/// The choice made by the next bytes among options.
struct Choice {
    explicit Choice(Bytes& bytes)
        : switches(bytes.next()),
          first(switches & 1),
          second(switches & 2),
          few(1 + bytes.next() % 4) {}

    int switches;
    bool first;
    bool second;
    int few;
};

BlockOptions block_options(const Choice& choice) {
    return {2, 20 * choice.few, choice.first ? BlockedScore::whole : BlockedScore::difference};
}

DrawOptions draw_options(const Choice& choice) {
    if (choice.first) return {2, 1, Scoring::points, 20 * choice.few, choice.second};
    return {2, choice.few, Scoring::deals, 100, choice.second};
}

MatadorOptions matador_options(const Choice& choice) {
    return {2, choice.few, choice.first, choice.second ? Wild::any_time : Wild::when_stuck};
}

BergenOptions bergen_options(const Choice& choice) {
    return {choice.first ? 2 : 3, 5 * choice.few, choice.switches / 4 % 3, choice.second};
}

SebastopolOptions sebastopol_options(const Choice& choice) {
    return {4, choice.few, 1 + choice.switches % 100};
}

TwentyOneOptions twenty_one_options(const Choice& choice) {
    return {2 + choice.switches / 4 % 3, choice.few,
            choice.first ? Ties::share : Ties::fewer_tiles};
}

SoloOptions solo_options(const Choice&) { return {}; }

MugginsOptions muggins_options(const Choice& choice) {
    return {2 + choice.switches / 4 % 3, 20 * choice.few, choice.first};
}

// clang-format off
constexpr int game_count = 0
#define LINE(folder, Rules) + 1
#include "../games/games.def"
    ;
// clang-format on

}  // namespace

void read_line_values(std::string_view bytes) {
    read_as(std::type_identity<Event>{}, bytes);
    read_as(std::type_identity<Action>{}, bytes);
    read_as(std::type_identity<std::variant<View, Tally>>{}, bytes);
}

void run_line_game(Bytes& bytes) {
    int game = bytes.next() % game_count;
    Choice choice(bytes);
#define LINE(folder, Rules) \
    if (game-- == 0) return run(Game<Rules>(folder##_options(choice)), bytes);
#include "../games/games.def"
}

}  // namespace dominium::fuzz
