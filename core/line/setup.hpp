// Positions of tile games written down, and their faults.
#pragma once

#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "game.hpp"

namespace dominium::line {

/// A tile on the table as it is written down; the names are those of `LaidTile`.
struct SetupTile {
    std::string tile;
    std::optional<std::string> end;
    int position = 0;
    int outward = 0;
    bool wild = false;
};

struct SetupHand {
    std::vector<std::string> tiles;
    int drawn = 0;
    int passes = 0;
    std::optional<int> out;
    bool stood = false;
};

struct SetupScore {
    int total = 0;
    int deals_won = 0;
    int gained = 0;
};

/// A position written down with nothing hidden; the names are those of `View`.
struct Setup {
    std::string step;
    std::optional<int> turn;
    int deal = 1;
    std::optional<int> lead;
    std::vector<SetupTile> line;
    std::optional<std::string> cross_tile;
    std::vector<SetupHand> hands;
    std::vector<std::string> stock_tiles;
    std::vector<std::string> removed_tiles;
    std::vector<SetupScore> scores;
    std::optional<int> bank;
    std::optional<std::string> ending;
};

/// Reads a set-up of one game; every fault is found, not only the first.
template <class R>
class SetupReader {
public:
    SetupReader(const Game<R>& game, const Setup& setup) : game_(game), setup_(setup) {}

    std::variant<State, std::vector<Fault>> read() {
        read_numbers();
        read_tiles();
        read_line();
        if (faults_.empty()) check_step();
        if (!faults_.empty()) return faults_;
        return state_;
    }

private:
    void fault(std::string_view code, Parameters params = {}) {
        faults_.push_back({code, std::move(params)});
    }

    template <class E>
    std::optional<E> named(const std::string& text) const {
        const auto texts = enumerators(E{});
        for (std::size_t index = 0; index < texts.size(); ++index) {
            if (texts[index] == text) return static_cast<E>(index);
        }
        return std::nullopt;
    }

    bool is_seat(int seat) const { return seat >= 0 && seat < game_.seats(); }

    /// A seat that is written down, or none.
    std::optional<std::uint8_t> seat_of(const std::optional<int>& seat) {
        if (!seat) return std::nullopt;
        if (is_seat(*seat)) return static_cast<std::uint8_t>(*seat);
        fault("seat_out_of_range", {{"seat", *seat}});
        return std::nullopt;
    }

    template <class Number>
    Number counted(int value, const char* field, int most, int least = 0) {
        if (value < least || value > most) {
            fault("out_of_range", {{"field", field}, {"value", value}});
        }
        return static_cast<Number>(value);
    }

    static bool names_seat(Step step) {
        return step == Step::draw_tile || (!is_chance(step) && step != Step::finished);
    }

    void read_numbers() {
        if (auto step = named<Step>(setup_.step)) {
            state_.step = *step;
        } else {
            fault("unknown_step", {{"step", setup_.step}});
        }
        if (setup_.ending) {
            auto ending = named<Ending>(*setup_.ending);
            if (!ending) fault("unknown_ending", {{"ending", *setup_.ending}});
            state_.ending = ending.value_or(Ending::out);
        }
        const R& rules = game_.rules();
        int last_deal = rules.deals().value_or(most_written);
        state_.match.deal = counted<std::uint32_t>(setup_.deal, "deal", last_deal, 1);
        int most_bank = rules.stake() > 0 ? most_written : 0;
        state_.match.bank = counted<std::int32_t>(setup_.bank.value_or(0), "bank", most_bank);
        auto lead = seat_of(setup_.lead);
        auto turn = seat_of(setup_.turn);
        state_.lead = lead.value_or(no_seat);
        if (turn && names_seat(state_.step)) state_.seat = *turn;
        read_scores();
    }

    void read_scores() {
        auto seats = static_cast<std::size_t>(game_.seats());
        if (setup_.hands.size() != seats) {
            fault("wrong_number_of_hands",
                  {{"hands", static_cast<int>(setup_.hands.size())}, {"seats", game_.seats()}});
        }
        if (setup_.scores.size() != seats) {
            fault("wrong_number_of_scores",
                  {{"scores", static_cast<int>(setup_.scores.size())}, {"seats", game_.seats()}});
        }
        // A seat with the points of the target has won.
        auto target = game_.rules().target();
        int most_total = target && state_.step != Step::finished ? *target - 1 : most_written;
        for (std::size_t seat = 0; seat < std::min(seats, setup_.scores.size()); ++seat) {
            const SetupScore& score = setup_.scores[seat];
            state_.match.totals[seat] =
                counted<std::int32_t>(score.total, "total", most_total, -most_written);
            state_.match.deals_won[seat] =
                counted<std::uint32_t>(score.deals_won, "deals_won", most_written);
            state_.match.gained[seat] = counted<std::int32_t>(score.gained, "gained", most_written);
        }
    }

    /// A tile by its name, which may be used once.
    std::optional<Tile> tile(const std::string& text) {
        auto tile = parse_tile(text);
        if (!tile) {
            fault("unknown_tile", {{"tile", text}});
            return std::nullopt;
        }
        if (used_.contains(*tile)) fault("tile_twice", {{"tile", text}});
        used_.add(*tile);
        return tile;
    }

    TileSet tiles(const std::vector<std::string>& texts) {
        TileSet set;
        for (const std::string& text : texts) {
            if (auto each = tile(text)) set.add(*each);
        }
        return set;
    }

    void read_tiles() {
        for (std::size_t seat = 0; seat < setup_.hands.size() && seat < max_seats; ++seat) {
            const SetupHand& hand = setup_.hands[seat];
            state_.hands[seat] = tiles(hand.tiles);
            state_.drawn[seat] = counted<std::uint8_t>(hand.drawn, "drawn", tile_count);
            state_.passes[seat] = counted<std::uint8_t>(hand.passes, "passes", most_passes);
            state_.out[seat] = counted<std::uint8_t>(hand.out.value_or(0), "out", max_seats);
            state_.stood[seat] = hand.stood;
        }
        state_.stock = tiles(setup_.stock_tiles);
        state_.removed = tiles(setup_.removed_tiles);
    }

    void read_line() {
        auto laid = setup_.line;
        std::optional<std::string> crossed;
        for (const SetupTile& each : laid) {
            if (setup_.cross_tile == each.tile) crossed = each.end;
        }
        auto order = [&](const SetupTile& each) {
            bool grows_from_cross =
                R::cross == Cross::first_double && (each.end == "up" || each.end == "down");
            bool beside = each.position > 0 && each.end != crossed;
            return std::tuple(grows_from_cross, beside, each.position);
        };
        std::stable_sort(laid.begin(), laid.end(),
                         [&](const SetupTile& one, const SetupTile& other) {
                             return order(one) < order(other);
                         });
        for (const SetupTile& each : laid) {
            if (auto read = tile(each.tile)) lay(*read, each);
        }
        check_cross_tile();
        TileSet missing = TileSet::all().without(used_);
        missing.for_each([&](Tile each) { fault("tile_missing", {{"tile", text_of(each)}}); });
    }

    /// Checks that the line crosses at the tile that is written down, where one is.
    void check_cross_tile() {
        if (!setup_.cross_tile) return;
        auto crossing = cross_tile(game_.rules(), state_.line);
        if (!crossing || text_of(*crossing) != *setup_.cross_tile) {
            fault("line_does_not_fit", {{"tile", *setup_.cross_tile}});
        }
    }

    void lay(Tile tile, const SetupTile& written) {
        if (state_.line.empty()) {
            if (written.end || written.position != 0 || R::ends == 0) {
                return fault("no_led_tile");
            }
            bool wrong = R::lead_order.size() == 1 && !(tile == R::lead_order.front());
            if (wrong) fault("wrong_lead", {{"tile", written.tile}});
            return lead_line<R>(state_.line, tile);
        }
        auto end = written.end ? named<End>(*written.end) : std::nullopt;
        if (!end || static_cast<int>(*end) >= R::ends) {
            return fault("end_not_in_game", {{"end", written.end.value_or("")}});
        }
        if (state_.line.length(*end) + 1 != written.position) {
            return fault("line_has_a_gap", {{"end", *written.end}, {"position", written.position}});
        }
        if (!has_number(tile, written.outward)) {
            return fault("line_does_not_fit", {{"tile", written.tile}});
        }
        auto outward = written.outward == halves(tile).low ? Outward::low : Outward::high;
        State table = state_;
        table.hands[0] = TileSet::of(tile);
        bool wild = has_wild_tiles<R> &&
                    !touching<R>(table.line, table.hands[0]).contains(tile, *end, outward);
        if (written.wild != wild || !lays_ever(table).contains(tile, *end, outward)) {
            return fault("line_does_not_fit", {{"tile", written.tile}});
        }
        lay_line(game_.rules(), state_.line, tile, *end, outward, wild);
    }

    /// The ways of laying a tile that some position allows, whatever else is in the hand.
    Lays lays_ever(const State& table) const {
        return with_anywhere(game_.rules().lays(table, 0), table.hands[0] & R::wild_tiles, R::ends);
    }

    // --- Steps that can come in this position --------------------------------------------------

    void check_step() {
        Step step = state_.step;
        bool after_lot = R::draws_lot && step != Step::draw_seat && step != Step::finished;
        if (names_seat(step) && !setup_.turn) fault("missing", {{"field", "turn"}});
        if (after_lot && !setup_.lead) fault("missing", {{"field", "lead"}});
        if (step == Step::finished && !setup_.ending) fault("missing", {{"field", "ending"}});
        if (faults_.empty() && !is_possible()) fault("impossible_step", {{"step", setup_.step}});
    }

    bool is_possible() {
        if (state_.step != Step::finished && setup_.ending) return false;
        switch (state_.step) {
            case Step::draw_seat:
                return R::draws_lot && is_first_deal() && nothing_is_dealt() && removed(0);
            case Step::remove_tile:
                return nothing_is_dealt() && state_.removed.count() < R::removed_tiles;
            case Step::deal_tile: return is_being_dealt();
            case Step::finished: return is_ended();
            default: return is_running() && can_come();
        }
    }

    bool removed(int count) const { return state_.removed.count() == count; }
    bool is_first_deal() const { return setup_.deal == 1 && state_.lead == no_seat; }

    /// No seat has done anything in this deal.
    bool nothing_is_done() const {
        return state_.line.empty() && state_.drawn == PerSeat<std::uint8_t>{} &&
               state_.passes == PerSeat<std::uint8_t>{} && state_.out == PerSeat<std::uint8_t>{} &&
               state_.stood == PerSeat<bool>{};
    }
    bool nothing_is_dealt() const {
        return nothing_is_done() && state_.hands == PerSeat<TileSet>{};
    }

    /// The hands are full up to the seat that is being dealt to, and empty after it.
    bool is_being_dealt() {
        int full = hand_size(game_.rules());
        int seat = 0;
        while (seat < game_.seats() && state_.hands[seat].count() == full) ++seat;
        if (seat == game_.seats() || state_.hands[seat].count() > full) return false;
        for (int later = seat + 1; later < game_.seats(); ++later) {
            if (state_.hands[later].any()) return false;
        }
        state_.seat = static_cast<std::uint8_t>(seat);
        return nothing_is_done() && removed(R::removed_tiles);
    }

    bool is_ended() const {
        auto endings = game_.rules().endings();
        bool known = std::any_of(endings.begin(), endings.end(), [&](const DealEnding& each) {
            return each.ending == state_.ending;
        });
        bool left = state_.hands[0].any() || state_.stock.any();
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (state_.out[seat] != 0 && state_.hands[seat].any()) return false;
        }
        if (state_.ending == Ending::all_laid) known = known && !left;
        if (state_.ending == Ending::stuck) known = known && left;
        return known && game_.outcome_is_known(state_);
    }

    /// The deal has begun and is not over.
    bool is_running() const {
        bool has_stock = R::drawing != Drawing::never;
        if (!has_stock && state_.stock.any()) return false;
        bool leaves_tiles = !has_stock && tiles_aside(game_.rules()) > 0;
        if (!leaves_tiles && !removed(R::removed_tiles)) return false;
        for (int seat = 0; seat < game_.seats(); ++seat) {
            if (!may_hold(seat) || state_.stood[seat] != has_stood(seat)) return false;
        }
        return true;
    }

    /// True if the deal goes on with this hand: an empty one ends most deals.
    bool may_hold(int seat) const {
        bool empty = state_.hands[seat].empty();
        if (int most = most_out_in_play(game_.rules()); most > 0) {
            int out = 0;
            for (auto place : state_.out) out += place != 0;
            return (state_.out[seat] != 0) == empty && state_.out[seat] <= out && out <= most;
        }
        if (state_.out[seat] != 0) return false;
        if constexpr (R::drawing == Drawing::hits) return could_be_drawn(state_.hands[seat]);
        if constexpr (requires { game_.options().out_wins; }) {
            return !empty || (state_.stock.any() && !game_.options().out_wins);
        }
        return !empty || (R::drawing == Drawing::refills && state_.stock.any());
    }

    /// Nobody takes another tile who has the best total.
    static bool could_be_drawn(TileSet hand) {
        int heaviest = 0;
        hand.for_each([&](Tile tile) { heaviest = std::max(heaviest, pips(tile)); });
        return hand.count() == R::hand_size ||
               (hand.count() > R::hand_size && pips(hand) - heaviest < R::best_total);
    }

    /// True if hands of tiles are played for and the turn of the seat is over.
    bool has_stood(int seat) const {
        if (R::drawing != Drawing::hits) return false;
        int seats = game_.seats();
        return (seat - state_.lead + seats) % seats < (state_.seat - state_.lead + seats) % seats;
    }

    bool can_come() const {
        const R& rules = game_.rules();
        int seat = state_.seat;
        if ((R::ends == 0) != state_.line.empty() && state_.step != Step::lead) {
            return false;
        }
        switch (state_.step) {
            case Step::lead: return can_lead();
            case Step::play: return can_lay(rules, state_, seat) || may_draw_freely();
            case Step::play_or_pass: return R::passes && !is_blocked(rules, state_);
            case Step::draw_tile: return state_.stock.any() && has_to_draw();
            default: return R::drawing == Drawing::hits && state_.stock.any();
        }
    }

    /// True if a tile may be drawn whatever is in the hand.
    bool may_draw_freely() const {
        return R::drawing == Drawing::freely && game_.rules().may_draw(state_);
    }

    bool can_lead() const {
        bool own = state_.lead == no_seat || state_.lead == state_.seat;
        if (R::ends == 0 || !own || !state_.line.empty() || state_.hands[state_.seat].empty()) {
            return false;
        }
        TileSet leads = game_.rules().leads(state_);
        return leads.any() && leads.without(state_.hands[state_.seat]).empty();
    }

    /// True if the seat that draws has to, or has chosen to.
    bool has_to_draw() const {
        TileSet hand = state_.hands[state_.seat];
        if constexpr (R::drawing == Drawing::hits) return game_.rules().may_hit(state_);
        if constexpr (R::drawing == Drawing::refills) return hand.count() < R::hand_size;
        return R::drawing == Drawing::freely || !can_lay(game_.rules(), state_, state_.seat) ||
               game_.rules().may_draw(state_);
    }

    static constexpr int most_written = 1'000'000;
    static constexpr int most_passes = 100;

    const Game<R>& game_;
    const Setup& setup_;
    State state_{.stock = {}};
    TileSet used_{};
    std::vector<Fault> faults_;
};

/// The state of a position written down, or its faults.
template <class R>
std::variant<State, std::vector<Fault>> read_setup(const Game<R>& game, const Setup& setup) {
    return SetupReader<R>(game, setup).read();
}

}  // namespace dominium::line
