// The kingdoms of a position as bytes, kept while they grow: a step of an environment changes two
// squares, and everything else of an observation is copied.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>
#include <type_traits>

#include "../games/kingdomino/rules.hpp"
#include "../games/queendomino/rules.hpp"
#include "../kingdom/property_map.hpp"

namespace dominium::environment {

/// The code of a square: terrain from 1, or the castle; crowns; a knight.
constexpr std::uint8_t castle_code = kingdom::terrain_count + 1;
constexpr int crowns_shift = 4;
constexpr std::uint8_t knight_code = 64;
constexpr int most_of_square = castle_code - 1 + (kingdom::max_crowns << crowns_shift);

constexpr std::uint8_t code_of(kingdom::Half half) {
    return static_cast<std::uint8_t>((static_cast<int>(half.terrain) + 1) | half.crowns
                                                                                << crowns_shift);
}

/// True if a game is played with coins, knights, towers and buildings.
template <class Game>
constexpr bool has_holdings = requires(const typename Game::State& state) { state.holdings; };

/// One kingdom as bytes, and its points in the running game.
template <class Game>
class Board {
public:
    using Window = typename Game::Window;
    using State = typename Game::State;
    using Set = typename Window::Set;
    using Squares = std::array<std::uint8_t, Window::square_count>;

    const Squares& squares() const { return squares_; }
    const Squares& buildings() const { return buildings_; }
    int points() const { return points_; }

    /// Takes in what a kingdom has become in the same game.
    void follow(const Game& game, const State& state, int kingdom) {
        const auto& land = state.kingdoms[kingdom];
        bool changed = land.occupied() != occupied_ || land.discards() != discards_;
        if (changed) {
            add(land, land.occupied().without(occupied_));
            occupied_ = land.occupied();
            discards_ = land.discards();
        }
        if constexpr (has_holdings<Game>) {
            const auto& holdings = state.holdings[kingdom];
            Court court{holdings.knights_on, holdings.built,  holdings.coins,
                        holdings.knights,    holdings.towers, state.queen == kingdom};
            if (court != court_) {
                changed = true;
                add(land, holdings);
                court_ = court;
            }
        }
        if (changed) points_ = game.points(state, kingdom, properties_);
    }

private:
    struct Nothing {};
    /// The court that buildings and points follow from: no other building ever comes to a square.
    struct CourtOfHoldings {
        Set knights_on{};
        Set built{};
        std::uint16_t coins = 0;
        std::uint8_t knights = 0;
        std::uint8_t towers = 0;
        bool hosts_queen = false;
        constexpr bool operator==(const CourtOfHoldings&) const = default;
    };
    using Court = std::conditional_t<has_holdings<Game>, CourtOfHoldings, Nothing>;
    using Buildings = std::conditional_t<has_holdings<Game>, Squares, Nothing>;

    static std::size_t place(int bit) { return static_cast<std::size_t>(Window::number_at(bit)); }

    template <class Land>
    void add(const Land& land, const Set& squares) {
        squares.for_each([&](int bit) {
            if (land.has_castle() && bit == Window::bit(land.castle())) {
                squares_[place(bit)] = castle_code;
                return;
            }
            kingdom::Half half = land.half_at(bit);
            squares_[place(bit)] = code_of(half);
            properties_.add(bit, half.terrain, half.crowns);
        });
    }

    template <class Land, class Holdings>
    void add(const Land& land, const Holdings& holdings) {
        holdings.built.without(court_.built).for_each([&](int bit) {
            int crowns = land.crowns_at(bit);
            squares_[place(bit)] |= static_cast<std::uint8_t>(crowns << crowns_shift);
            properties_.crown(bit, crowns);
            buildings_[place(bit)] = static_cast<std::uint8_t>(
                static_cast<int>(holdings.building[static_cast<std::size_t>(bit)]) + 1);
        });
        holdings.knights_on.without(court_.knights_on).for_each([&](int bit) {
            squares_[place(bit)] |= knight_code;
        });
    }

    Squares squares_{};
    Buildings buildings_{};
    kingdom::PropertyMap<Window> properties_{};
    Set occupied_{};
    Court court_{};
    int points_ = 0;
    int discards_ = 0;
};

/// The dominoes of an offer as bytes, which last as long as it lies there.
template <class Game>
class OpenDominoes {
public:
    using Row = typename Game::Row;
    using Halves = std::array<std::array<std::uint8_t, 2>, Row::capacity>;

    const Halves& halves() const { return halves_; }

    void follow(const Game& game, const Row& offer) {
        if (offer.numbers() == numbers_) return;
        numbers_ = offer.numbers();
        halves_ = {};
        for (int slot = 0; slot < offer.size(); ++slot) {
            const auto& domino = game.domino(offer.domino(slot));
            halves_[static_cast<std::size_t>(slot)] = {code_of(domino.left), code_of(domino.right)};
        }
    }

private:
    std::remove_cvref_t<decltype(std::declval<Row>().numbers())> numbers_{};
    Halves halves_{};
};

/// Every kingdom of a position, and its offers.
template <class Game>
class Boards {
public:
    using State = typename Game::State;

    explicit Boards(const Game& game) : kingdoms_(game.kingdoms()) {}

    const OpenDominoes<Game>& offer() const { return offer_; }
    const OpenDominoes<Game>& next_offer() const { return next_offer_; }

    const Board<Game>& operator[](int kingdom) const {
        return boards_[static_cast<std::size_t>(kingdom)];
    }

    /// Another match begins.
    void clear() {
        boards_ = {};
        game_number_ = 0;
    }

    /// Takes in a later position of the same match.
    void follow(const Game& game, const State& state) {
        if (int number = game.game_number(state); number != game_number_) {
            boards_ = {};
            game_number_ = number;
        }
        for (int kingdom = 0; kingdom < kingdoms_; ++kingdom) {
            boards_[static_cast<std::size_t>(kingdom)].follow(game, state, kingdom);
        }
        offer_.follow(game, state.offer);
        next_offer_.follow(game, state.next_offer);
    }

private:
    std::array<Board<Game>, std::tuple_size_v<decltype(State::kingdoms)>> boards_{};
    OpenDominoes<Game> offer_;
    OpenDominoes<Game> next_offer_;
    int kingdoms_;
    int game_number_ = 0;
};

}  // namespace dominium::environment
