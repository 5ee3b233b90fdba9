// Kingdomino: the course of the game.
//
//   opening:  (tray: every castle) – first offer – first claims – second offer
//   round:    in the order of the kings on the offer:
//               place the domino – claim one of the next offer
//   last:     only place; then every kingdom is scored
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "../../base/random.hpp"
#include "../../kingdom/draft_turn.hpp"
#include "options.hpp"

namespace dominium::kingdom {

/// A position of Kingdomino. A value without padding: its bytes are its key.
template <class W>
struct KingdominoState {
    static constexpr int max_seats = KingdominoOptions::max_seats;
    static constexpr int max_offer = 5;
    static constexpr int max_games = 3;
    using Options = KingdominoOptions;
    using Boxes = KingdominoBox;
    using Land = Kingdom<W, Boxes>;

    static constexpr std::size_t max_kingdoms = W::size == 7 ? 2 : max_seats;
    std::array<Land, max_kingdoms> kingdoms{};
    /// The dominoes that may still be drawn: a set, not an order.
    DominoSet<Boxes> undrawn{};
    /// The points of the finished games of the match.
    std::array<std::array<std::uint16_t, max_seats>, max_games> finished{};
    Offer<max_offer> offer{};
    Offer<max_offer> next_offer{};
    Step step = Step::draw_domino;
    /// The seat that acts, or that began the opening.
    std::uint8_t seat = 0;
    /// The slot of the offer whose king is moving.
    std::uint8_t turn = 0;
    /// The round, from 1; 0 until the first offer is claimed.
    std::uint8_t round = 0;
    std::uint32_t game_number = 1;

    constexpr bool operator==(const KingdominoState&) const = default;
};

/// Kingdomino with all options fixed, in the window `W`.
template <class W>
class Kingdomino : public DraftTurn<Kingdomino<W>, KingdominoState<W>> {
    using Turn = DraftTurn<Kingdomino, KingdominoState<W>>;
    friend Turn;

public:
    using Turn::claim_index, Turn::domino, Turn::hand, Turn::kings_left, Turn::offer_to_claim,
        Turn::placements, Turn::rounds, Turn::seats, Turn::slots_of_offer;
    using typename Turn::Boxes, typename Turn::Land, typename Turn::Options, typename Turn::Row,
        typename Turn::State;

    static constexpr std::string_view id = "kingdomino";
    static constexpr std::string_view title = "Kingdomino";
    static constexpr int rules_revision = 1;
    static constexpr auto option_list() {
        return std::tuple{option("seats", &Options::seats, one_of(2, 3, 4)),
                          option("size", &Options::size, one_of(5, 7)),
                          option("wider_offer", &Options::wider_offer),
                          option("middle_kingdom", &Options::middle_kingdom),
                          option("harmony", &Options::harmony),
                          option("games_in_match", &Options::games_in_match, one_of(1, 3)),
                          option("opening", &Options::opening),
                          option("frame", &Options::frame)};
    }
    static constexpr std::array presets{
        Preset<Options>{"kingdomino", {}},
        Preset<Options>{"kralovska_zahrada",
                        {.opening = Opening::clockwise, .frame = Frame::fixed}},
        Preset<Options>{"mighty_duel", {.size = 7}},
        Preset<Options>{"dynasty", {.games_in_match = 3}},
        Preset<Options>{"modern_three", {.seats = 3, .wider_offer = true}}};

    /// The preset whose name a game with these options has, whatever the number of seats.
    static constexpr std::optional<std::string_view> preset_named(const Options& options) {
        for (auto [id, wanted] : presets) {
            if (wanted.seats == Options{}.seats) wanted.seats = options.seats;
            if (wanted == options) return id;
        }
        return std::nullopt;
    }

    static constexpr bool has_court = false;
    static constexpr std::array turn_steps{Step::place, Step::claim};
    static constexpr int building_tokens = 0;

    using Playout = SurveyedPlayout<W, Boxes, State::max_kingdoms>;
    using Action = std::variant<Place, Claim, PlaceCastle, DrawDomino, DrawKing, DrawSeat>;

    static_assert(std::is_trivially_copyable_v<State>);
    static_assert(std::has_unique_object_representations_v<State>);

    constexpr explicit Kingdomino(const Options& options,
                                  const Faces<Boxes>& faces = kingdomino_dominoes)
        : Turn(options, faces) {}

    /// True if kingdoms of these options grow in this window.
    static constexpr bool grows_in_window(const Options& options) {
        return options.size == W::size && (options.frame == Frame::fixed) == W::fixed;
    }

    /// Every seat has a kingdom of its own.
    constexpr int kingdoms() const { return options_.seats; }
    constexpr int kingdom_of(int seat) const { return seat; }
    std::vector<int> seats_of(int kingdom) const { return {kingdom}; }

    constexpr State start() const {
        State state;
        set_up(state);
        return state;
    }

    constexpr Actor actor(const State& state) const {
        switch (state.step) {
            case Step::place_castle:
            case Step::claim:
            case Step::place: return Actor::of_seat(state.seat);
            case Step::draw_domino:
            case Step::draw_king:
            case Step::draw_seat: return Actor::chance();
            default: break;
        }
        return Actor::nobody();
    }

    static constexpr int domino_total() { return Boxes::dominoes; }

    // --- A turn -----------------------------------------------------------------------------

    /// The seat puts its castle on a square of the tray; then the next seat, then the first offer.
    template <EventSink Sink>
    constexpr void place_castle(State& state, Square square, Sink& sink) const {
        if (state.seat == 0) tell_game_start(state, sink);
        state.kingdoms[state.seat].place_castle(square);
        tell(sink, [&] { return CastlePlaced{state.seat, square}; });
        if (++state.seat == seats()) await_chance(state, Step::draw_domino);
    }

    /// A domino comes to the offer; when the offer is full it lies open.
    template <EventSink Sink>
    constexpr void draw_domino(State& state, int number, Sink& sink) const {
        if (!W::fixed && state.round == 0 && state.offer.size() == 0) tell_game_start(state, sink);
        if (!fill_offer(state, number, sink)) return;
        if (state.round == 0) {
            state.step = options_.opening == Opening::clockwise ? Step::draw_seat : Step::draw_king;
        } else {
            tell(sink, [&] { return RoundStarted{state.round, rounds()}; });
            go_on(state, sink);
        }
    }

    /// A king is drawn; its owner claims, or (top_down) it takes the lowest free domino.
    template <EventSink Sink>
    constexpr void draw_king(State& state, int seat, Sink& sink) const {
        state.seat = static_cast<std::uint8_t>(seat);
        tell(sink, [&] { return KingDrawn{seat}; });
        if (options_.opening == Opening::top_down) {
            claim_slot(state, state.offer.free_slot(0), sink);
        } else {
            state.step = Step::claim;
        }
    }

    /// The seat that begins the first claims.
    template <EventSink Sink>
    constexpr void draw_seat(State& state, int seat, Sink& sink) const {
        state.seat = static_cast<std::uint8_t>(seat);
        state.step = Step::claim;
        tell(sink, [&] { return SeatDrawn{seat}; });
    }

    /// The domino goes into the kingdom; then a claim, except in the last round.
    template <EventSink Sink>
    constexpr void place(State& state, Placement placement, Sink& sink) const {
        place_domino(state, placement, sink);
        if (state.round < rounds()) {
            state.step = Step::claim;
        } else {
            end_turn(state, sink);
        }
    }

    /// The seat's king goes onto the domino in a slot of the offer that is being claimed.
    template <EventSink Sink>
    constexpr void claim_slot(State& state, int slot, Sink& sink) const {
        Row& claimed = offer_to_claim(state);
        claimed.claim(slot, state.seat);
        tell(sink, [&] {
            return DominoClaimed{state.seat, claimed.domino(slot), state.step != Step::claim};
        });
        if (state.round == 0) {
            after_first_claim(state, sink);
        } else {
            end_turn(state, sink);
        }
    }

    // --- The contract -----------------------------------------------------------------------

    /// Every legal action, also of chance, in a stable order: placements in reading order of the
    /// left half, then right, left, up, down; dominoes and seats by number.
    std::vector<Action> legal_actions(const State& state) const {
        std::vector<Action> actions;
        switch (state.step) {
            case Step::place_castle:
                for (int number = 0; number < W::square_count; ++number) {
                    actions.emplace_back(PlaceCastle{W::square_numbered(number)});
                }
                break;
            case Step::draw_domino:
                state.undrawn.for_each([&](int number) {
                    actions.emplace_back(DrawDomino{static_cast<std::uint8_t>(number)});
                });
                break;
            case Step::draw_king:
                for (int seat = 0; seat < seats(); ++seat) {
                    if (kings_left(state, seat) > 0) {
                        actions.emplace_back(DrawKing{static_cast<std::uint8_t>(seat)});
                    }
                }
                break;
            case Step::draw_seat:
                for (int seat = 0; seat < seats(); ++seat) {
                    actions.emplace_back(DrawSeat{static_cast<std::uint8_t>(seat)});
                }
                break;
            case Step::claim:
                offer_to_claim(state).for_each_free([&](int number) {
                    actions.emplace_back(Claim{static_cast<std::uint8_t>(number)});
                });
                break;
            case Step::place:
                placements(state).for_each([&](Placement placement) {
                    actions.emplace_back(Place{placement.square, placement.direction});
                });
                break;
            default: break;
        }
        return actions;
    }

    /// The probability of a legal chance action.
    double odds(const State& state, const Action& action) const {
        if (const auto* king = std::get_if<DrawKing>(&action)) {
            return static_cast<double>(kings_left(state, king->seat)) / kings_left(state);
        }
        if (state.step == Step::draw_seat) return 1.0 / seats();
        return 1.0 / state.undrawn.count();
    }

    /// The refusal of an action; nothing when it is legal.
    std::optional<Refusal> refusal(const State& state, const Action& action) const {
        int in_hand = state.step == Step::place ? state.offer.domino(state.turn) : 0;
        if (auto wrong = step_refusal(state.step, action, in_hand)) return wrong;
        return std::visit([&](const auto& value) { return refusal_of(state, value); }, action);
    }

    /// Applies a legal action (see `refusal`).
    template <EventSink Sink>
    constexpr void apply(State& state, const Action& action, Sink& sink) const {
        std::visit([&](const auto& value) { perform(state, value, sink); },
                   canonical(state, action));
    }

    /// Applies a legal decision that neither places nor claims a domino: who compiles all they call
    /// into one function has done so before, and need not compile it twice, nor chance.
    template <EventSink Sink>
    constexpr void apply_other(State& state, const Action& action, Sink& sink) const {
        std::visit(
            [&](const auto& value) {
                using Kind = std::decay_t<decltype(value)>;
                constexpr bool is_other =
                    !std::is_same_v<Kind, Place> && !std::is_same_v<Kind, Claim>;
                if constexpr (is_other && !ByChance<Kind>) {
                    perform(state, value, sink);
                }
            },
            canonical(state, action));
    }

    /// The name of an action in `legal_actions`: a domino with equal halves lies at its first
    /// square in reading order.
    constexpr Action canonical(const State& state, const Action& action) const {
        const auto* place = std::get_if<Place>(&action);
        if (place == nullptr || state.step != Step::place) return action;
        return canonical_place(*place, hand(state));
    }

    // --- Dense numbers of actions -----------------------------------------------------------

    constexpr int num_actions() const {
        return claim_base + domino_count + (W::fixed ? W::square_count : 0);
    }
    constexpr int num_chance_actions() const { return domino_count + 2 * seats(); }

    /// Calls `visit(index)` for every legal decision that neither places nor claims a domino: the
    /// castle of a tray goes to any of its squares.
    template <class Visit>
    void for_each_other_index(const State&, Visit&& visit) const {
        for (int number = 0; number < W::square_count; ++number) visit(castle_base + number);
    }

    /// The number of a decision, or of a chance action in the space of its own.
    /// −1 when the action belongs to no such game.
    constexpr int index(const Action& action) const {
        int index = std::visit([&](const auto& value) { return index_of(value); }, action);
        auto same = is_chance(action) ? chance_action_at(index) : action_at(index);
        return same == action ? index : -1;
    }

    constexpr std::optional<Action> action_at(int index) const {
        if (index < 0 || index >= num_actions()) return std::nullopt;
        if (index < claim_base) {
            return Place{W::square_numbered(index / 4), static_cast<Direction>(index % 4)};
        }
        if (index < castle_base) return Claim{static_cast<std::uint8_t>(index - claim_base + 1)};
        return PlaceCastle{W::square_numbered(index - castle_base)};
    }

    constexpr std::optional<Action> chance_action_at(int index) const {
        if (index < 0 || index >= num_chance_actions()) return std::nullopt;
        if (index < domino_count) return DrawDomino{static_cast<std::uint8_t>(index + 1)};
        auto rest = static_cast<std::uint8_t>(index - domino_count);
        if (rest < seats()) return DrawKing{rest};
        return DrawSeat{static_cast<std::uint8_t>(rest - seats())};
    }

    // --- Looking at a position --------------------------------------------------------------

    constexpr int kings_left(const State& state) const {
        int left = 0;
        for (int seat = 0; seat < seats(); ++seat) left += kings_left(state, seat);
        return left;
    }

    constexpr const DominoSet<Boxes>& drawable(const State& state) const { return state.undrawn; }

    /// The dominoes that are still to be drawn in this game.
    constexpr int draws_left(const State& state) const {
        bool drawing = state.step == Step::draw_domino || state.step == Step::place_castle;
        int opened = drawing ? state.round : std::min(state.round + 1, rounds());
        int lying = !drawing ? 0 : state.round == 0 ? state.offer.size() : state.next_offer.size();
        return (rounds() - opened) * slots_of_offer() - lying;
    }

    int game_number(const State& state) const { return static_cast<int>(state.game_number); }
    int games() const { return options_.games_in_match; }

    /// The points of every kingdom in each finished game of the match.
    std::vector<std::vector<int>> finished_games(const State& state) const {
        std::vector<std::vector<int>> finished;
        int count = game_number(state) - (state.step != Step::finished);
        for (int number = 0; number < count; ++number) {
            const auto& points = state.finished[number];
            finished.emplace_back(points.begin(), points.begin() + seats());
        }
        return finished;
    }

    /// Kingdomino has no knights, no court and no buildings.
    std::vector<Square> squares_of_turn(const State&) const { return {}; }
    std::optional<Court> court_view(const State&, int) const { return std::nullopt; }
    std::optional<BuildingBoard> building_board(const State&, std::optional<int>) const {
        return std::nullopt;
    }

    constexpr int points(const State& state, int seat) const {
        return points(state, seat, state.kingdoms[seat]);
    }
    /// The same by the kingdom's properties, where they are known.
    template <class Properties>
    constexpr int points(const State& state, int seat, const Properties& properties) const {
        return total_points(state.kingdoms[seat], properties, bonus_rules(options_));
    }

    KingdomScore score(const State& state, int seat) const {
        KingdomScore score = score_of(state.kingdoms[seat], bonus_rules(options_));
        score.kingdom = seat;
        score.seats = {seat};
        return score;
    }

    /// The points of the match so far: finished games and the one being played.
    constexpr int match_points(const State& state, int seat) const {
        int sum = state.step == Step::finished ? 0 : points(state, seat);
        for (const auto& game : state.finished) sum += game[seat];
        return sum;
    }

    /// The points of a kingdom in the finished games of the match.
    constexpr int finished_points(const State& state, int kingdom) const {
        int sum = 0;
        for (const auto& game : state.finished) sum += game[kingdom];
        return sum;
    }

    /// The points of a kingdom in one finished game of the match, from 1.
    constexpr int points_of_game(const State& state, int number, int kingdom) const {
        return state.finished[number - 1][kingdom];
    }

    std::optional<Outcome> outcome(const State& state) const {
        if (state.step != Step::finished) return std::nullopt;
        if (options_.games_in_match == 1) return Outcome::of(standings(state));
        std::vector<Standing> sums;
        for (int seat = 0; seat < seats(); ++seat) {
            sums.push_back({seat, {seat}, 0, match_points(state, seat), 0, 0, 0, TieBreak::none});
        }
        return Outcome::of(ranked(std::move(sums)));
    }

    /// The ranking of the game being played, as things stand.
    std::vector<Standing> standings(const State& state) const {
        std::vector<Standing> standings;
        for (int seat = 0; seat < seats(); ++seat) {
            const Land& kingdom = state.kingdoms[seat];
            standings.push_back({seat,
                                 {seat},
                                 0,
                                 points(state, seat),
                                 largest_property(kingdom),
                                 kingdom.crowns_in(kingdom.occupied()),
                                 0,
                                 TieBreak::none});
        }
        return ranked(std::move(standings));
    }

    /// True if one kingdom ends before another that has as many points. In a match it never does.
    constexpr bool wins_tie(const State& state, int one, int other) const {
        if (options_.games_in_match > 1 || one == other) return false;
        auto rank = [](const Land& kingdom) {
            return std::pair{largest_property(kingdom), kingdom.crowns_in(kingdom.occupied())};
        };
        return rank(state.kingdoms[one]) > rank(state.kingdoms[other]);
    }

    /// The effect of a legal placement; nothing for other actions.
    std::optional<AnyPreview> preview(const State& state, const Action& action) const {
        if (refusal(state, canonical(state, action))) return std::nullopt;
        const auto* place = std::get_if<Place>(&action);
        if (place == nullptr) return std::nullopt;
        Placement placement{place->square, place->direction};
        Land kingdom = state.kingdoms[state.seat];
        int before = total_points(kingdom, bonus_rules(options_));
        kingdom.place(hand(state), placement);
        int gain = total_points(kingdom, bonus_rules(options_)) - before;
        return placement_preview(kingdom, hand(state), placement, gain);
    }

    // --- Random play ------------------------------------------------------------------------

    /// Chooses and applies a uniformly random action (chance by its odds).
    constexpr void play_random(State& state, Random& random, Playout& playout) const {
        switch (state.step) {
            case Step::place_castle:
                place_castle(state, W::square_numbered(random.below(W::square_count)), playout);
                break;
            case Step::claim: {
                const Row& offer = offer_to_claim(state);
                claim_slot(state, offer.free_slot(random.below(offer.free_count())), playout);
                break;
            }
            case Step::place:
                place(state, playout.placements.nth(random.below(playout.placements.count())),
                      playout);
                break;
            default: play_chance(state, random, playout);
        }
    }

    /// Draws by chance, where it is to act.
    constexpr void play_chance(State& state, Random& random, Playout& playout) const {
        switch (state.step) {
            case Step::draw_domino: draw_any_domino(state, random, playout); break;
            case Step::draw_king: {
                int king = random.below(kings_left(state));
                int seat = 0;
                while (king >= kings_left(state, seat)) king -= kings_left(state, seat++);
                draw_king(state, seat, playout);
                break;
            }
            case Step::draw_seat: draw_seat(state, random.below(seats()), playout); break;
            default: break;
        }
    }

    template <EventSink Sink>
    constexpr void draw_any_domino(State& state, Random& random, Sink& sink) const {
        draw_domino(state, state.undrawn.nth(random.below(state.undrawn.count())), sink);
    }

private:
    using Turn::await_chance, Turn::claim_base, Turn::fill_offer, Turn::index_of,
        Turn::move_offer_up, Turn::must_place, Turn::open_round, Turn::options_, Turn::perform,
        Turn::place_domino, Turn::refusal_of;
    static constexpr int castle_base = claim_base + domino_count;

    // --- The course of the game -------------------------------------------------------------

    constexpr void set_up(State& state) const {
        state.kingdoms = {};
        state.undrawn = DominoSet<Boxes>::range(1, domino_count);
        state.offer = {};
        state.next_offer = {};
        state.seat = state.turn = state.round = 0;
        state.step = W::fixed ? Step::place_castle : Step::draw_domino;
        if constexpr (!W::fixed) {
            for (int seat = 0; seat < seats(); ++seat) {
                state.kingdoms[seat].place_castle(W::middle);
            }
        }
    }

    template <EventSink Sink>
    constexpr void tell_game_start(const State& state, Sink& sink) const {
        tell(sink, [&] {
            return GameStarted{static_cast<int>(state.game_number), options_.games_in_match};
        });
    }

    /// The next king is drawn, or (clockwise) the next seat claims; after the last king round 1.
    template <EventSink Sink>
    constexpr void after_first_claim(State& state, Sink& sink) const {
        if (kings_left(state) == 0) {
            remove_unclaimed(state.offer, sink);
            open_round(state);
        } else if (options_.opening == Opening::clockwise) {
            state.seat = static_cast<std::uint8_t>((state.seat + 1) % seats());
        } else {
            await_chance(state, Step::draw_king);
        }
    }

    template <EventSink Sink>
    constexpr void end_turn(State& state, Sink& sink) const {
        ++state.turn;
        go_on(state, sink);
    }

    /// From the king in the slot `turn` on to the next decision, to chance, or to the end.
    template <EventSink Sink>
    constexpr void go_on(State& state, Sink& sink) const {
        while (state.turn < state.offer.size() || end_round(state, sink)) {
            if (begin_turn(state, sink)) return;
            ++state.turn;
        }
    }

    /// Says whether the seat has something to decide: after a discard in the last round it has not.
    template <EventSink Sink>
    constexpr bool begin_turn(State& state, Sink& sink) const {
        state.seat = static_cast<std::uint8_t>(state.offer.seat(state.turn));
        bool places = must_place(state, sink);
        state.step = places ? Step::place : Step::claim;
        return places || state.round < rounds();
    }

    /// The unclaimed domino leaves; the next offer becomes the current one. Says whether the next
    /// round begins at once: the last one does, for there is nothing to draw.
    template <EventSink Sink>
    constexpr bool end_round(State& state, Sink& sink) const {
        if (state.round == rounds()) {
            end_game(state, sink);
            return false;
        }
        move_offer_up(state, sink);
        open_round(state);
        if (state.round < rounds()) return false;
        tell(sink, [&] { return RoundStarted{state.round, rounds()}; });
        return true;
    }

    /// The game is scored; a match goes on with a new set-up until its last game.
    template <EventSink Sink>
    constexpr void end_game(State& state, Sink& sink) const {
        auto& finished = state.finished[state.game_number - 1];
        for (int seat = 0; seat < seats(); ++seat) {
            finished[seat] = static_cast<std::uint16_t>(points(state, seat));
        }
        tell(sink, [&] { return game_scored(state); });
        if (static_cast<int>(state.game_number) < options_.games_in_match) {
            ++state.game_number;
            set_up(state);
            return;
        }
        state.step = Step::finished;
        state.seat = 0;
        tell(sink, [&] { return MatchEnded{*outcome(state)}; });
    }

    GameScored game_scored(const State& state) const {
        GameScored scored{static_cast<int>(state.game_number), {}, standings(state)};
        for (int seat = 0; seat < seats(); ++seat) scored.scores.push_back(score(state, seat));
        return scored;
    }

    // --- Performing typed actions -----------------------------------------------------------

    template <EventSink Sink>
    constexpr void perform(State& state, const PlaceCastle& action, Sink& sink) const {
        place_castle(state, action.square, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const DrawSeat& action, Sink& sink) const {
        draw_seat(state, action.seat, sink);
    }

    // --- Refusals ---------------------------------------------------------------------------

    std::optional<Refusal> refusal_of(const State&, const PlaceCastle& action) const {
        if (W::contains(action.square)) return std::nullopt;
        return about_square(RefusalCode::outside_frame, action.square);
    }

    std::optional<Refusal> refusal_of(const State&, const DrawSeat& action) const {
        if (action.seat < seats()) return std::nullopt;
        return Refusal{RefusalCode::seat_not_available, {{"seat", action.seat}}};
    }

    // --- Dense numbers ----------------------------------------------------------------------

    constexpr int index_of(const PlaceCastle& action) const {
        return castle_base + W::number(action.square);
    }
    constexpr int index_of(const DrawSeat& action) const {
        return domino_count + seats() + action.seat;
    }
};

}  // namespace dominium::kingdom
