// Bytes become options and actions, or a board by hand; whatever they say, the core must answer
// with a refusal or a fault and keep its promises. A broken promise ends the program.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

#include "../kingdom/hand_board.hpp"
#include "../kingdom/notation.hpp"
#include "../kingdom/setup.hpp"
#include "../kingdom/view.hpp"
#include "../tests/written.hpp"

namespace {

using namespace dominium::kingdom;

void require(bool promise) {
    if (!promise) std::abort();
}

/// The bytes of the input, one after another; zeros when they are spent.
class Bytes {
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    bool empty() const { return bytes_.empty(); }

    int next() {
        if (bytes_.empty()) return 0;
        int byte = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return byte;
    }

    std::string text(std::size_t length) {
        auto taken = bytes_.first(std::min(length, bytes_.size()));
        bytes_ = bytes_.subspan(taken.size());
        return {taken.begin(), taken.end()};
    }

private:
    std::span<const std::uint8_t> bytes_;
};

Options options_from(Bytes& bytes) {
    int switches = bytes.next();
    Options options;
    options.seats = 2 + bytes.next() % 3;
    options.size = switches & 1 ? 7 : 5;
    options.wider_offer = switches & 2;
    options.middle_kingdom = switches & 4;
    options.harmony = switches & 8;
    options.games_in_match = switches & 16 ? 3 : 1;
    options.fixed_frame = switches & 32;
    options.opening = static_cast<Opening>(bytes.next() % 3);
    return options;
}

/// What the next bytes name: a legal action, any numbered action, or a text.
template <class W>
std::variant<Action, Refusal> choose(const Kingdomino<W>& game, const State<W>& state,
                                     const std::vector<Action>& legal, Bytes& bytes) {
    int way = bytes.next();
    int number = bytes.next() * 256 + bytes.next();
    if (way < 8) return parse(game, state, bytes.text(static_cast<std::size_t>(way)));
    if (way < 32) return *game.action_at(number % game.num_actions());
    if (way < 40) return *game.chance_action_at(number % game.num_chance_actions());
    return legal[static_cast<std::size_t>(number) % legal.size()];
}

template <class W>
void check_position(const Kingdomino<W>& game, const State<W>& state) {
    View view = view_of(game, state, std::nullopt);
    require(view.draws_left <= static_cast<int>(view.undrawn.size()));
    for (int seat = 0; seat < game.seats(); ++seat) {
        require(view.scores[static_cast<std::size_t>(seat)].total == game.points(state, seat));
    }
    require(game.outcome(state).has_value() == (state.step == Step::finished));
}

template <class W>
void play(const Options& options, Bytes& bytes) {
    const Kingdomino<W> game(options);
    auto state = game.start();
    for (auto legal = game.legal_actions(state); !bytes.empty() && !legal.empty();) {
        auto chosen = choose(game, state, legal, bytes);
        const auto* action = std::get_if<Action>(&chosen);
        if (action == nullptr) continue;
        bool is_legal =
            std::find(legal.begin(), legal.end(), game.canonical(state, *action)) != legal.end();
        require(is_legal == !game.refusal(state, *action));
        if (!is_legal) continue;
        require(game.preview(state, *action).has_value() == (state.step == Step::place));
        EventList events;
        game.apply(state, *action, events);
        require(!events.events.empty());
        check_position(game, state);
        legal = game.legal_actions(state);
        require(legal.empty() == (state.step == Step::finished));
    }
}

void spoil_kingdom(SetupKingdom& kingdom, Bytes& bytes) {
    constexpr std::string_view letters = "wflgsmc./0123?";
    if (bytes.next() % 4 == 0) {
        kingdom.discarded.push_back(bytes.next() % 64);
        return;
    }
    auto at = static_cast<std::size_t>(bytes.next()) % kingdom.position.size();
    kingdom.position[at] = letters[static_cast<std::size_t>(bytes.next()) % letters.size()];
}

void spoil_offer(std::vector<SetupSlot>& offer, Bytes& bytes) {
    SetupSlot slot{bytes.next() % 64, std::nullopt, bytes.next() % 2 == 0};
    if (int seat = bytes.next() % 8; seat < 6) slot.seat = seat - 1;
    if (offer.empty() || bytes.next() % 4 == 0) {
        offer.push_back(slot);
    } else {
        offer[static_cast<std::size_t>(bytes.next()) % offer.size()] = slot;
    }
}

/// Changes one thing of a set-up.
void spoil(Setup& setup, Bytes& bytes) {
    switch (bytes.next() % 8) {
        case 0: setup.step = static_cast<Step>(bytes.next() % 7); break;
        case 1: setup.seat = bytes.next() % 6 - 1; break;
        case 2: setup.round = bytes.next() % 16 - 1; break;
        case 3: setup.game_number = bytes.next() % 6 - 1; break;
        case 4: spoil_offer(setup.offer, bytes); break;
        case 5: spoil_offer(setup.next_offer, bytes); break;
        case 6: setup.undrawn.push_back(bytes.next() % 64); break;
        default: {
            auto seat = static_cast<std::size_t>(bytes.next()) % setup.kingdoms.size();
            spoil_kingdom(setup.kingdoms[seat], bytes);
        }
    }
}

/// Plays some actions, spoils the position written down, and plays on when that is accepted.
template <class W>
void set_up(const Options& options, Bytes& bytes) {
    const Kingdomino<W> game(options);
    auto state = game.start();
    auto act = [&](int choice) {
        auto legal = game.legal_actions(state);
        Silence silence;
        game.apply(state, legal[static_cast<std::size_t>(choice) % legal.size()], silence);
    };
    for (int plies = bytes.next(); plies > 0 && state.step != Step::finished; --plies) {
        act(bytes.next());
    }
    Setup setup = dominium::tests::written(view_of(game, state, std::nullopt));
    for (int changes = bytes.next() % 4; changes > 0; --changes) spoil(setup, bytes);
    auto read = SetupReader(game, setup).read();
    if (read.index() == 1) return require(!std::get<1>(read).empty());
    state = std::get<0>(read);
    for (int ply = 0; state.step != Step::finished; ++ply) {
        require(ply < 3 * 500);
        check_position(game, state);
        act(bytes.next());
    }
}

template <class W>
void run(const Options& options, Bytes& bytes) {
    bytes.next() % 2 == 0 ? set_up<W>(options, bytes) : play<W>(options, bytes);
}

void run_any(Bytes& bytes) {
    Options options = options_from(bytes);
    if (!faults(options).empty()) return;
    if (options.size == 7) {
        options.fixed_frame ? run<Window<7, true>>(options, bytes)
                            : run<Window<7, false>>(options, bytes);
    } else {
        options.fixed_frame ? run<Window<5, true>>(options, bytes)
                            : run<Window<5, false>>(options, bytes);
    }
}

void write_board(Bytes& bytes) {
    constexpr std::string_view letters = "wflgsmc./0123?";
    int shape = bytes.next();
    std::string text;
    while (!bytes.empty()) {
        text += letters[static_cast<std::size_t>(bytes.next()) % letters.size()];
    }
    auto board = HandBoard::from_position(text, shape & 1 ? 7 : 5, shape & 2);
    int total = 0;
    KingdomScore score = board.score({.middle_kingdom = true, .harmony = true});
    for (const Property& property : score.properties) total += property.points;
    for (const Bonus& bonus : score.bonuses) total += bonus.points;
    require(total == score.total);
    board.faults();
    require(board.view().squares.size() <= static_cast<std::size_t>(HandGrid::square_count));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes({data, size});
    if (bytes.next() % 4 == 0) {
        write_board(bytes);
    } else {
        run_any(bytes);
    }
    return 0;
}
