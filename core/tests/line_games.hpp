// Tables of the games of tiles: every combination of their options, play by notation, and
// positions written down in short.
#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "../games/all.hpp"
#include "../line/setup.hpp"
#include "every_game.hpp"

namespace dominium::tests {

// Each game in every combination of the options that change its course; matches are as short as
// they can be.

template <class Visit>
void visit_block(Visit&& visit) {
    for (auto blocked : {line::BlockedScore::whole, line::BlockedScore::difference}) {
        visit(line::Game<line::Block>({2, 20, blocked}));
    }
}

template <class Visit>
void visit_draw(Visit&& visit) {
    for (bool out_wins : {false, true}) {
        visit(line::Game<line::DrawGame>({2, 2, line::Scoring::deals, 100, out_wins}));
        visit(line::Game<line::DrawGame>({2, 1, line::Scoring::points, 20, out_wins}));
    }
}

template <class Visit>
void visit_matador(Visit&& visit) {
    for (bool out_wins : {false, true}) {
        for (auto wild : {line::Wild::when_stuck, line::Wild::any_time}) {
            visit(line::Game<line::Matador>({2, 2, out_wins, wild}));
        }
    }
}

template <class Visit>
void visit_bergen(Visit&& visit) {
    for (int seats : {2, 3}) {
        for (int deal_points : {0, 1, 2}) {
            for (bool single_triple : {false, true}) {
                visit(line::Game<line::Bergen>({seats, 15, deal_points, single_triple}));
            }
        }
    }
}

template <class Visit>
void visit_sebastopol(Visit&& visit) {
    for (int stake : {1, 12}) visit(line::Game<line::Sebastopol>({4, 3, stake}));
}

template <class Visit>
void visit_twenty_one(Visit&& visit) {
    for (int seats : {2, 3, 4}) {
        for (auto ties : {line::Ties::share, line::Ties::fewer_tiles}) {
            visit(line::Game<line::TwentyOne>({seats, 3, ties}));
        }
    }
}

template <class Visit>
void visit_solo(Visit&& visit) {
    visit(line::Game<line::Solo>({}));
}

template <class Visit>
void visit_muggins(Visit&& visit) {
    for (int seats : {2, 3, 4}) {
        for (bool spinner : {false, true}) visit(line::Game<line::Muggins>({seats, 50, spinner}));
    }
}

template <class Visit>
void visit_all_line_games(Visit&& visit) {
#define LINE(folder, Rules) visit_##folder(visit);
#include "../games/games.def"
}

constexpr int longest_line_match = 20'000;

inline std::vector<std::string> words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> found;
    for (std::string word; stream >> word;) found.push_back(word);
    return found;
}

/// A position in short. The line is written as lays with their outward number (`51 61l6`; `!` marks
/// a matador that does not fit by the sum); all tiles that stand nowhere go to the place written
/// `*`.
struct Scene {
    std::string line{};
    std::vector<std::string> hands{};
    std::string stock{};
    std::string removed{};
    std::string step = "play";
    int turn = 0;
    int deal = 1;
    std::optional<int> lead = 0;
    std::vector<int> totals{};
    std::optional<int> bank{};
    std::vector<int> out{};
};

inline line::SetupTile laid(const std::string& word, std::vector<int>& lengths) {
    if (word.size() == 2) return {word, std::nullopt, 0, word[0] - '0', false};
    auto end = *line::end_named(word[2]);
    int position = ++lengths[static_cast<std::size_t>(end)];
    return {word.substr(0, 2), std::string(dominium::text_of(end)), position, word[3] - '0',
            word.back() == '!'};
}

inline line::Setup written(const Scene& scene, int seats) {
    line::Setup setup;
    setup.step = scene.step;
    setup.turn = scene.turn;
    setup.deal = scene.deal;
    setup.lead = scene.lead;
    setup.bank = scene.bank;
    std::vector<int> lengths(4);
    auto rest = line::TileSet::all();
    auto take = [&](const std::string& tile) { rest.remove(*line::parse_tile(tile)); };
    for (const auto& word : words(scene.line)) {
        setup.line.push_back(laid(word, lengths));
        take(word.substr(0, 2));
    }
    std::vector<std::string> hands = scene.hands;
    hands.resize(static_cast<std::size_t>(seats));
    std::vector<std::string>* open = nullptr;
    auto tiles_of = [&](const std::string& text, std::vector<std::string>& tiles) {
        if (text == "*") {
            open = &tiles;
        } else {
            tiles = words(text);
            for (const auto& tile : tiles) take(tile);
        }
    };
    setup.hands.resize(hands.size());
    setup.scores.resize(hands.size());
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        tiles_of(hands[seat], setup.hands[seat].tiles);
        if (seat < scene.totals.size()) setup.scores[seat].total = scene.totals[seat];
        if (seat < scene.out.size() && scene.out[seat] > 0) setup.hands[seat].out = scene.out[seat];
    }
    tiles_of(scene.stock, setup.stock_tiles);
    tiles_of(scene.removed, setup.removed_tiles);
    if (open != nullptr) rest.for_each([&](line::Tile tile) { open->push_back(text_of(tile)); });
    return setup;
}

/// The set-up of the position that an open view shows.
inline line::Setup written(const line::View& view) {
    line::Setup setup;
    auto texts = [](const std::vector<line::Tile>& tiles) {
        std::vector<std::string> found;
        for (line::Tile tile : tiles) found.push_back(text_of(tile));
        return found;
    };
    setup.step = dominium::text_of(view.step);
    setup.turn = view.turn;
    setup.deal = view.deal;
    setup.lead = view.lead;
    setup.bank = view.bank;
    if (view.ending) setup.ending = std::string(dominium::text_of(*view.ending));
    for (const auto& tile : view.line) {
        std::optional<std::string> end;
        if (tile.end) end = std::string(dominium::text_of(*tile.end));
        setup.line.push_back({text_of(tile.tile), end, tile.position, tile.outward, tile.wild});
    }
    if (view.cross_tile) setup.cross_tile = text_of(*view.cross_tile);
    for (const auto& hand : view.hands) {
        setup.hands.push_back({texts(*hand.tiles), hand.drawn, hand.passes, hand.out, hand.stood});
    }
    for (const auto& score : view.scores) {
        setup.scores.push_back({score.total, score.deals_won, score.gained});
    }
    setup.stock_tiles = texts(*view.stock_tiles);
    setup.removed_tiles = texts(*view.removed_tiles);
    return setup;
}

inline std::string codes(const std::vector<Fault>& faults) {
    std::string found;
    for (const Fault& fault : faults) {
        found.append(found.empty() ? "" : " ").append(fault.code);
    }
    return found;
}

/// A game, a position of it, and what has happened there.
template <class R>
class Table {
public:
    explicit Table(const typename R::Options& options = {}) : game(options), state(game.start()) {}

    Table(const typename R::Options& options, const Scene& scene) : Table(options) {
        auto read = line::read_setup(game, written(scene, game.seats()));
        if (const auto* found = std::get_if<line::State>(&read)) {
            state = *found;
        } else {
            testing::report_failure(codes(std::get<1>(read)), scene.line + scene.hands[0], 0);
        }
    }

    explicit Table(const Scene& scene) : Table(typename R::Options{}, scene) {}

    /// Takes actions written down, each a legal one; keeps the events.
    Table& play(const std::string& text) {
        for (const auto& word : words(text)) {
            auto refused = refusal(word);
            if (!refused.empty()) {
                testing::report_failure(word + ": " + refused, "a played action", 0);
                return *this;
            }
            game.apply(state, std::get<0>(game.parse(state, word)), list);
        }
        return *this;
    }

    /// Deals these hands: the lot, if there is one, falls on the first word.
    Table& deal(const std::string& text) {
        for (const auto& word : words(text)) play("=" + word);
        return *this;
    }

    std::string refusal(const std::string& text) const {
        auto read = game.parse(state, text);
        auto refused = read.index() == 1 ? std::optional(std::get<1>(read))
                                         : game.refusal(state, std::get<0>(read));
        return refused ? std::string(dominium::text_of(refused->code)) : std::string();
    }

    std::string legal() const {
        std::string found;
        for (const auto& action : game.legal_actions(state)) {
            found += (found.empty() ? "" : " ") + text_of(action);
        }
        return found;
    }

    /// The numbers that are open, left first.
    std::string ends() const {
        std::string found;
        for (const auto& end : line::open_ends<R>(state.line)) {
            found += static_cast<char>('0' + end.number);
        }
        return found;
    }

    /// The kinds of the events so far.
    std::string told() const {
        std::string found;
        for (const auto& event : list.events) {
            std::visit(
                [&]<class E>(const E&) {
                    found += (found.empty() ? "" : " ") + std::string(E::kind);
                },
                event);
        }
        return found;
    }

    /// The last event of a kind; there must be one.
    template <class E>
    const E& last() const {
        const E* found = nullptr;
        for (const auto& event : list.events) {
            if (const auto* value = std::get_if<E>(&event)) found = value;
        }
        if (found == nullptr) {
            testing::report_failure(E::kind, "no such event", 0);
            static const E none{};
            return none;
        }
        return *found;
    }

    template <class E>
    int count() const {
        int found = 0;
        for (const auto& event : list.events) found += std::holds_alternative<E>(event);
        return found;
    }

    bool is_over() const { return state.step == line::Step::finished; }

    line::Game<R> game;
    line::State state;
    line::EventList list;
};

}  // namespace dominium::tests
