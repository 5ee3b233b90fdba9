// Queendomino and the Royal Wedding: the course of the game.
//
//   opening:  seven buildings – first offer – first claims – second offer
//   turn:     in the order of the kings on the offer
//               A  place   the domino goes into the kingdom; one that fits nowhere is discarded
//               B  tax     up to two knights go onto it and collect coins
//               C  build   one building goes onto a town square
//               D  burn    the dragon, bribed, burns a building of the board
//               E  claim   one domino of the next offer
//   round:    the dragon returns – buildings slide, new ones are drawn – the next offer
//   last:     steps A–D only; then every kingdom is scored
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "../../base/random.hpp"
#include "../../kingdom/draft_turn.hpp"
#include "../../kingdom/holdings.hpp"
#include "options.hpp"

namespace dominium::kingdom {

constexpr int slot_count = 6;
constexpr int first_coins = 7;
constexpr int bribe = 1;

/// A building, or none.
class MaybeBuilding {
public:
    constexpr MaybeBuilding() = default;
    constexpr MaybeBuilding(Building building)
        : place_(static_cast<std::uint8_t>(static_cast<int>(building) + 1)) {}
    constexpr bool is_there() const { return place_ != 0; }
    constexpr Building operator*() const { return static_cast<Building>(place_ - 1); }
    constexpr operator std::optional<Building>() const {
        return is_there() ? std::optional(**this) : std::nullopt;
    }
    constexpr bool operator==(const MaybeBuilding&) const = default;

private:
    std::uint8_t place_ = 0;
};

/// A position of Queendomino. A value without padding: its bytes are its key.
template <class W>
struct QueendominoState {
    static constexpr int max_offer = 8;
    /// Of 7×7 squares in the Royal Wedding for four seats or four teams; of 5×5 for seven seats.
    static constexpr int max_kingdoms = W::size == 7 ? 4 : 7;
    using Options = QueendominoOptions;
    using Boxes = RoyalWeddingBoxes;
    using Land = Kingdom<W, Boxes>;

    std::array<Land, max_kingdoms> kingdoms{};
    std::array<Holdings<W>, max_kingdoms> holdings{};
    /// The dominoes that may still be drawn: a set, not an order.
    DominoSet<Boxes> undrawn{};
    /// The building tokens that lie face down: how many of each.
    std::array<std::uint8_t, building_count> pile{};
    Offer<max_offer> offer{};
    Offer<max_offer> next_offer{};
    /// The squares of the domino just placed, in the step `tax` only.
    std::array<Square, 2> placed{};
    /// The round, from 1; 0 until the first offer is claimed.
    std::uint32_t round = 0;
    /// The buildings that can be bought; the place is the printed cost.
    std::array<MaybeBuilding, slot_count> slots{};
    /// The token that lies open on the pile.
    MaybeBuilding open_building{};
    /// The kingdom that hosts the queen.
    std::int8_t queen = nobody;
    std::uint8_t dragon_away = 0;
    Step step = Step::draw_building;
    std::uint8_t seat = 0;
    /// The slot of the offer whose king is moving.
    std::uint8_t turn = 0;

    constexpr bool operator==(const QueendominoState&) const = default;
};

/// Queendomino with all options fixed, in the window `W`.
template <class W>
class Queendomino : public DraftTurn<Queendomino<W>, QueendominoState<W>> {
    using Turn = DraftTurn<Queendomino, QueendominoState<W>>;
    friend Turn;

public:
    using Turn::claim_index, Turn::hand, Turn::kings_left, Turn::land_of, Turn::offer_to_claim,
        Turn::placements, Turn::rounds, Turn::seats, Turn::slots_of_offer;
    using typename Turn::Boxes, typename Turn::Land, typename Turn::Options, typename Turn::Row,
        typename Turn::State;

    static constexpr std::string_view id = "queendomino";
    static constexpr std::string_view title = "Queendomino";
    static constexpr int rules_revision = 1;
    static constexpr auto option_list() {
        return std::tuple{option("seats", &Options::seats, one_of(2, 3, 4, 5, 6, 7, 8)),
                          option("set", &Options::set),
                          option("teams", &Options::teams),
                          option("tax_bonus", &Options::tax_bonus),
                          option("middle_kingdom", &Options::middle_kingdom),
                          option("harmony", &Options::harmony)};
    }
    static constexpr std::array presets{
        Preset<Options>{"queendomino", {}},
        Preset<Options>{"royal_wedding", {.seats = 4, .set = BoxSet::royal_wedding}},
        Preset<Options>{"royal_wedding_teams",
                        {.seats = 6, .set = BoxSet::royal_wedding, .teams = true}}};

    /// The preset whose name a game with these options has: the Royal Wedding, with or without
    /// teams, has its own, whatever else is chosen.
    static constexpr std::optional<std::string_view> preset_named(const Options& options) {
        if (options.set != BoxSet::royal_wedding) return std::nullopt;
        return options.teams ? "royal_wedding_teams" : "royal_wedding";
    }

    static constexpr bool has_court = true;
    static constexpr std::array turn_steps{Step::place, Step::tax, Step::build, Step::burn,
                                           Step::claim};
    static constexpr int building_tokens =
        std::accumulate(buildings.begin(), buildings.end(), 0,
                        [](int sum, const BuildingInfo& info) { return sum + info.count; });

    using Playout = RandomPlayout<W>;
    using Action =
        std::variant<Place, Claim, Tax, Build, Burn, Decline, DrawDomino, DrawKing, DrawBuilding>;

    static_assert(!W::fixed, "kingdoms of Queendomino grow to any side");
    static_assert(std::is_trivially_copyable_v<State>);
    static_assert(std::has_unique_object_representations_v<State>);

    constexpr explicit Queendomino(const Options& options)
        : Queendomino(options, queendomino_faces(has_both_boxes(options))) {}
    constexpr Queendomino(const Options& options, const Faces<Boxes>& faces)
        : Turn(options, faces) {}

    /// True if kingdoms of these options grow in this window.
    static constexpr bool grows_in_window(const Options& options) {
        return kingdom_size(options) == W::size;
    }

    constexpr int kingdoms() const { return kingdom_count(options_); }

    /// In teams two seats beside each other share a kingdom.
    constexpr int kingdom_of(int seat) const { return in_teams(options_) ? seat / 2 : seat; }
    std::vector<int> seats_of(int kingdom) const {
        if (!in_teams(options_)) return {kingdom};
        return {2 * kingdom, 2 * kingdom + 1};
    }

    /// Of Queendomino alone 1–48; in the Royal Wedding Kingdomino's dominoes have 1–48 and
    /// Queendomino's 49–96.
    constexpr int domino_total() const {
        return has_both_boxes(options_) ? Boxes::dominoes : domino_count;
    }

    constexpr State start() const {
        State state;
        state.undrawn = DominoSet<Boxes>::range(1, domino_total());
        for (std::size_t type = 0; type < buildings.size(); ++type) {
            state.pile[type] = buildings[type].count;
        }
        for (int kingdom = 0; kingdom < kingdoms(); ++kingdom) {
            state.kingdoms[kingdom].place_castle(W::middle);
            state.holdings[kingdom].coins = first_coins;
            state.holdings[kingdom].knights = first_knights;
        }
        return state;
    }

    constexpr Actor actor(const State& state) const {
        switch (state.step) {
            case Step::place:
            case Step::tax:
            case Step::build:
            case Step::burn:
            case Step::claim: return Actor::of_seat(state.seat);
            case Step::draw_building:
            case Step::draw_domino:
            case Step::draw_king: return Actor::chance();
            default: return Actor::nobody();
        }
    }

    // --- A turn -----------------------------------------------------------------------------

    /// A: the domino goes into the kingdom.
    template <EventSink Sink>
    constexpr void place(State& state, Placement placement, Sink& sink) const {
        place_domino(state, placement, sink);
        state.placed = {placement.square, *neighbour(placement.square, placement.direction)};
        state.step = Step::tax;
        go_on(state, sink);
    }

    /// B: knights go from the supply onto halves of the domino and stay for good. Each collects a
    /// coin for every square of its property; buildings may add to it.
    template <EventSink Sink>
    constexpr void tax(State& state, const Tax& action, Sink& sink) const {
        auto& holdings = holdings_of(state);
        TaxPreview collected = taxes(state, action);
        for_each_knight(action, [&](Square square) {
            holdings.knights_on.add(W::bit(square));
            --holdings.knights;
        });
        holdings.coins =
            static_cast<std::uint16_t>(holdings.coins + collected.coins + collected.bonus);
        tell(sink, [&] { return taxes_collected(state, action, collected); });
        end_taxes(state);
        go_on(state, sink);
    }

    /// C: a building is paid and goes onto a town square; its knights and towers come at once, and
    /// the queen where they make the highest number of towers.
    template <EventSink Sink>
    constexpr void build(State& state, const Build& action, Sink& sink) const {
        auto& holdings = holdings_of(state);
        Building building = *state.slots[action.slot];
        const BuildingInfo& info = info_of(building);
        int cost = cost_for(state, kingdom_of(state.seat), action.slot);
        holdings.coins = static_cast<std::uint16_t>(holdings.coins - cost);
        raise_building(building, action.square, land_of(state), holdings);
        state.slots[action.slot] = {};
        tell(sink, [&] {
            return BuildingBuilt{state.seat,    kingdom_of(state.seat), building,     action.slot,
                                 cost,          action.square,          info.knights, info.towers,
                                 holdings.coins};
        });
        if (info.towers > 0) invite_queen(state, sink);
        state.step = Step::burn;
        go_on(state, sink);
    }

    /// D: the dragon burns a building of the board and stays out until the end of the round.
    template <EventSink Sink>
    constexpr void burn(State& state, int slot, Sink& sink) const {
        auto& holdings = holdings_of(state);
        Building building = *state.slots[slot];
        holdings.coins = static_cast<std::uint16_t>(holdings.coins - bribe);
        state.slots[slot] = {};
        state.dragon_away = 1;
        tell(sink, [&] {
            return BuildingBurnt{state.seat, kingdom_of(state.seat), building, slot,
                                 holdings.coins};
        });
        state.step = Step::claim;
        go_on(state, sink);
    }

    /// The seat does without the optional step.
    template <EventSink Sink>
    constexpr void decline(State& state, Sink& sink) const {
        tell(sink, [&] { return StepDeclined{state.seat, state.step}; });
        if (state.step == Step::tax) {
            end_taxes(state);
        } else {
            state.step = state.step == Step::build ? Step::burn : Step::claim;
        }
        go_on(state, sink);
    }

    /// E: the seat's king goes onto the domino in a slot of the offer that is being claimed.
    template <EventSink Sink>
    constexpr void claim_slot(State& state, int slot, Sink& sink) const {
        Row& claimed = offer_to_claim(state);
        claimed.claim(slot, state.seat);
        tell(sink, [&] { return DominoClaimed{state.seat, claimed.domino(slot), false}; });
        if (state.round == 0) {
            after_first_claim(state, sink);
        } else {
            next_turn(state);
            go_on(state, sink);
        }
    }

    // --- Chance -----------------------------------------------------------------------------

    /// A building token fills the cheapest free slot, or lies open on the pile.
    template <EventSink Sink>
    constexpr void draw_building(State& state, Building building, Sink& sink) const {
        if (state.round == 0 && pile_count(state) == building_tokens) {
            tell(sink, [&] { return GameStarted{1, 1}; });
        }
        --state.pile[static_cast<std::size_t>(building)];
        auto slot = free_slot(state);
        (slot ? state.slots[*slot] : state.open_building) = building;
        tell(sink, [&] { return BuildingDrawn{building, slot}; });
        if (needs_building(state)) return;
        tell(sink, [&] { return buildings_offered(state); });
        if (state.round == 0) {
            await_chance(state, Step::draw_domino);
        } else {
            open_next_round(state, sink);
            go_on(state, sink);
        }
    }

    /// A domino comes to the offer; when the offer is full it lies open.
    template <EventSink Sink>
    constexpr void draw_domino(State& state, int number, Sink& sink) const {
        if (!fill_offer(state, number, sink)) return;
        if (state.round == 0) {
            await_chance(state, Step::draw_king);
        } else {
            begin_round(state, sink);
            go_on(state, sink);
        }
    }

    /// A king is drawn; its owner claims.
    template <EventSink Sink>
    constexpr void draw_king(State& state, int seat, Sink& sink) const {
        state.seat = static_cast<std::uint8_t>(seat);
        state.step = Step::claim;
        tell(sink, [&] { return KingDrawn{seat}; });
    }

    // --- The contract -----------------------------------------------------------------------

    /// Every legal action, also of chance, in a stable order: placements as in Kingdomino; knights
    /// on one half, then on both; buildings by slot, then square; doing without comes last.
    std::vector<Action> legal_actions(const State& state) const {
        std::vector<Action> actions;
        auto add = [&](const auto& action) { actions.emplace_back(action); };
        switch (state.step) {
            case Step::place:
                placements(state).for_each([&](Placement placement) {
                    add(Place{placement.square, placement.direction});
                });
                break;
            case Step::tax: for_each_tax(state, add); break;
            case Step::build: for_each_build(state, add); break;
            case Step::burn: for_each_burn(state, add); break;
            case Step::claim:
                offer_to_claim(state).for_each_free(
                    [&](int number) { add(Claim{static_cast<std::uint8_t>(number)}); });
                break;
            case Step::draw_building:
                for (std::size_t type = 0; type < buildings.size(); ++type) {
                    if (state.pile[type] > 0) add(DrawBuilding{static_cast<Building>(type)});
                }
                break;
            case Step::draw_domino:
                drawable(state).for_each(
                    [&](int number) { add(DrawDomino{static_cast<std::uint8_t>(number)}); });
                break;
            case Step::draw_king:
                for (int seat = 0; seat < seats(); ++seat) {
                    if (kings_left(state, seat) > 0) add(DrawKing{static_cast<std::uint8_t>(seat)});
                }
                break;
            default: break;
        }
        if (may_decline(state.step)) add(Decline{});
        return actions;
    }

    /// The probability of a legal chance action.
    double odds(const State& state, const Action& action) const {
        if (const auto* draw = std::get_if<DrawBuilding>(&action)) {
            return static_cast<double>(state.pile[static_cast<std::size_t>(draw->building)]) /
                   pile_count(state);
        }
        if (state.step == Step::draw_king) return 1.0 / seats_with_kings(state);
        return 1.0 / drawable(state).count();
    }

    /// The refusal of an action; nothing when it is legal.
    std::optional<Refusal> refusal(const State& state, const Action& action) const {
        int in_hand = state.step == Step::place ? state.offer.domino(state.turn) : 0;
        if (auto wrong = step_refusal(state.step, action, in_hand)) return wrong;
        return std::visit([&](const auto& value) { return refusal_of(state, value); },
                          canonical(state, action));
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
    /// square in reading order, and so do two knights.
    constexpr Action canonical(const State& state, const Action& action) const {
        if (const auto* place = std::get_if<Place>(&action); place && state.step == Step::place) {
            return canonical_place(*place, hand(state));
        }
        if (const auto* tax = std::get_if<Tax>(&action)) return canonical_tax(*tax);
        return action;
    }

    // --- Dense numbers of actions -----------------------------------------------------------

    constexpr int num_actions() const { return decline_base() + 1; }
    constexpr int num_chance_actions() const { return domino_total() + seats() + building_count; }

    /// Calls `visit(index)` for every legal decision that neither places nor claims a domino, in no
    /// particular order: the optional steps.
    template <class Visit>
    void for_each_other_index(const State& state, Visit&& visit) const {
        if (state.step == Step::tax) visit_taxes(state, visit);
        if (state.step == Step::build) visit_sites(state, visit);
        if (state.step == Step::burn) {
            for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
                if (state.slots[slot].is_there()) visit(index_of(Burn{slot}));
            }
        }
        visit(index_of(Decline{}));
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
        if (index < tax_base()) return Claim{static_cast<std::uint8_t>(index - claim_base + 1)};
        if (index < pair_base()) {
            return Tax{W::square_numbered(index - tax_base()), std::nullopt};
        }
        if (index < build_base()) {
            int pair = index - pair_base();
            Square first = W::square_numbered(pair / 2);
            return Tax{first, neighbour(first, pair % 2 == 0 ? Direction::right : Direction::down)};
        }
        if (index < burn_base()) {
            int build = index - build_base();
            return Build{static_cast<std::uint8_t>(build / W::square_count),
                         W::square_numbered(build % W::square_count)};
        }
        if (index < decline_base()) return Burn{static_cast<std::uint8_t>(index - burn_base())};
        return Decline{};
    }

    constexpr std::optional<Action> chance_action_at(int index) const {
        if (index < 0 || index >= num_chance_actions()) return std::nullopt;
        if (index < domino_total()) return DrawDomino{static_cast<std::uint8_t>(index + 1)};
        int rest = index - domino_total();
        if (rest < seats()) return DrawKing{static_cast<std::uint8_t>(rest)};
        return DrawBuilding{static_cast<Building>(rest - seats())};
    }

    // --- Looking at a position --------------------------------------------------------------

    constexpr const Holdings<W>& holdings_of(const State& state) const {
        return state.holdings[kingdom_of(state.seat)];
    }

    /// The cost of a slot's building for a kingdom: with the queen a coin less, but never below 0.
    constexpr int cost_for(const State& state, int kingdom, int slot) const {
        return std::max(slot - (state.queen == kingdom ? 1 : 0), 0);
    }

    /// True if knights may go onto the domino just placed.
    constexpr bool can_tax(const State& state) const { return holdings_of(state).knights > 0; }

    /// True if there is a building that the seat can pay and a town square for it.
    constexpr bool can_build(const State& state) const {
        if (!free_towns(land_of(state), holdings_of(state)).any()) return false;
        for (int slot = 0; slot < slot_count; ++slot) {
            if (is_affordable(state, slot)) return true;
        }
        return false;
    }

    constexpr bool is_affordable(const State& state, int slot) const {
        return state.slots[slot].is_there() &&
               cost_for(state, kingdom_of(state.seat), slot) <= holdings_of(state).coins;
    }

    /// True if the dragon is in its cave, the queen elsewhere, the bribe at hand, and something
    /// there to burn.
    constexpr bool can_burn(const State& state) const {
        return !state.dragon_away && state.queen != kingdom_of(state.seat) &&
               holdings_of(state).coins >= bribe &&
               std::any_of(state.slots.begin(), state.slots.end(),
                           [](MaybeBuilding slot) { return slot.is_there(); });
    }

    /// The coins that knights would collect, and what buildings would add to them.
    constexpr TaxPreview taxes(const State& state, const Tax& action) const {
        const Holdings<W>& holdings = holdings_of(state);
        TaxPreview collected{0, 0};
        int knights = 0;
        for_each_knight(action, [&](Square square) {
            collected.coins += property_size(state, square);
            ++knights;
        });
        holdings.built.for_each(
            [&](int bit) { collected.bonus += tax_bonus(holdings, bit, knights); });
        return collected;
    }

    /// The dominoes that are still to be drawn.
    constexpr int draws_left(const State& state) const {
        bool in_opening = state.step == Step::draw_building && state.round == 0;
        bool drawing = state.step == Step::draw_domino || in_opening;
        int round = static_cast<int>(state.round);
        int opened = drawing ? round : std::min(round + 1, rounds());
        int lying = drawing ? offer_to_claim(state).size() : 0;
        return (rounds() - opened) * slots_of_offer() - lying;
    }

    int game_number(const State&) const { return 1; }
    int games() const { return 1; }
    std::vector<std::vector<int>> finished_games(const State& state) const {
        if (state.step != Step::finished) return {};
        std::vector<int> totals;
        for (int kingdom = 0; kingdom < kingdoms(); ++kingdom) {
            totals.push_back(points(state, kingdom));
        }
        return {totals};
    }

    std::vector<Square> squares_of_turn(const State& state) const {
        if (state.step != Step::tax) return {};
        return {state.placed[0], state.placed[1]};
    }

    std::optional<Court> court_view(const State& state, int kingdom) const {
        const Holdings<W>& holdings = state.holdings[kingdom];
        Court court{holdings.coins,        holdings.knights, {}, holdings.towers, {},
                    state.queen == kingdom};
        holdings.knights_on.for_each(
            [&](int bit) { court.knights_on.push_back(W::square_at(bit)); });
        holdings.built.for_each([&](int bit) {
            court.buildings.push_back(
                {W::square_at(bit), holdings.building[static_cast<std::size_t>(bit)]});
        });
        return court;
    }

    /// The board with the prices of the viewer's kingdom, or (for the public) of the acting one.
    std::optional<BuildingBoard> building_board(const State& state,
                                                std::optional<int> viewer) const {
        std::optional<int> payer = viewer;
        if (!payer && actor(state).is_seat()) payer = state.seat;
        BuildingBoard board{
            slots_view(state, payer), state.open_building, !state.dragon_away, std::nullopt, {}};
        if (state.queen != nobody) board.queen = state.queen;
        for (std::size_t type = 0; type < buildings.size(); ++type) {
            board.undrawn.insert(board.undrawn.end(), state.pile[type],
                                 static_cast<Building>(type));
        }
        return board;
    }

    constexpr int points(const State& state, int kingdom) const {
        return points(state, kingdom, state.kingdoms[kingdom]);
    }
    /// The same by the kingdom's properties, where they are known.
    template <class Properties>
    constexpr int points(const State& state, int kingdom, const Properties& properties) const {
        return total_points(state.kingdoms[kingdom], properties, state.holdings[kingdom],
                            state.queen == kingdom, bonus_rules(options_));
    }
    constexpr int match_points(const State& state, int kingdom) const {
        return points(state, kingdom);
    }

    KingdomScore score(const State& state, int kingdom) const {
        const Land& land = state.kingdoms[kingdom];
        auto bonuses =
            bonuses_of(castle_is_central(land), land.discards() == 0, bonus_rules(options_));
        KingdomScore score =
            score_of(land, state.holdings[kingdom], state.queen == kingdom, std::move(bonuses));
        score.kingdom = kingdom;
        score.seats = seats_of(kingdom);
        return score;
    }

    /// The points of a kingdom in the finished game.
    constexpr int finished_points(const State& state, int kingdom) const {
        return points(state, kingdom);
    }

    constexpr int points_of_game(const State& state, int, int kingdom) const {
        return points(state, kingdom);
    }

    std::optional<Outcome> outcome(const State& state) const {
        if (state.step != Step::finished) return std::nullopt;
        return Outcome::of(standings(state));
    }

    /// The ranking as things stand: highest score, largest property, coins left over.
    std::vector<Standing> standings(const State& state) const {
        std::vector<Standing> standings;
        for (int kingdom = 0; kingdom < kingdoms(); ++kingdom) {
            standings.push_back({kingdom, seats_of(kingdom), 0, points(state, kingdom),
                                 largest_property(state.kingdoms[kingdom]), 0,
                                 state.holdings[kingdom].coins % coins_per_point, TieBreak::none});
        }
        return ranked(std::move(standings));
    }

    /// True if one kingdom ends before another that has as many points.
    constexpr bool wins_tie(const State& state, int one, int other) const {
        if (one == other) return false;
        auto rank = [&](int kingdom) {
            return std::pair{largest_property(state.kingdoms[kingdom]),
                             state.holdings[kingdom].coins % coins_per_point};
        };
        return rank(one) > rank(other);
    }

    /// The effect of a legal placement, of knights or of a building; nothing for other actions.
    std::optional<AnyPreview> preview(const State& state, const Action& action) const {
        if (refusal(state, action)) return std::nullopt;
        if (const auto* sent = std::get_if<Tax>(&action)) return taxes(state, *sent);
        int kingdom = kingdom_of(state.seat);
        if (const auto* chosen = std::get_if<Build>(&action)) {
            const BuildingInfo& info = info_of(*state.slots[chosen->slot]);
            State after = after_silent(state, action);
            return BuildPreview{*state.slots[chosen->slot],
                                cost_for(state, kingdom, chosen->slot),
                                points(after, kingdom) - points(state, kingdom),
                                info.knights,
                                info.towers,
                                after.queen == kingdom && state.queen != kingdom};
        }
        const auto* placed = std::get_if<Place>(&action);
        if (placed == nullptr) return std::nullopt;
        Placement placement{placed->square, placed->direction};
        State after = state;
        land_of(after).place(hand(state), placement);
        return placement_preview(land_of(after), hand(state), placement,
                                 points(after, kingdom) - points(state, kingdom));
    }

    // --- Random play ------------------------------------------------------------------------

    /// Chooses and applies a uniformly random action (chance by its odds).
    constexpr void play_random(State& state, Random& random, Playout& playout) const {
        switch (state.step) {
            case Step::place:
                place(state, playout.placements.nth(random.below(playout.placements.count())),
                      playout);
                break;
            case Step::tax: play_random_tax(state, random, playout); break;
            case Step::build: play_random_build(state, random, playout); break;
            case Step::burn: play_random_burn(state, random, playout); break;
            case Step::claim: {
                const Row& offer = offer_to_claim(state);
                claim_slot(state, offer.free_slot(random.below(offer.free_count())), playout);
                break;
            }
            default: play_chance(state, random, playout);
        }
    }

    /// Draws by chance, where it is to act.
    constexpr void play_chance(State& state, Random& random, Playout& playout) const {
        switch (state.step) {
            case Step::draw_building: {
                int token = random.below(pile_count(state));
                std::size_t type = 0;
                while (token >= state.pile[type]) token -= state.pile[type++];
                draw_building(state, static_cast<Building>(type), playout);
                break;
            }
            case Step::draw_domino: {
                auto drawable_now = drawable(state);
                draw_domino(state, drawable_now.nth(random.below(drawable_now.count())), playout);
                break;
            }
            case Step::draw_king: {
                int king = random.below(seats_with_kings(state));
                int seat = 0;
                while (kings_left(state, seat) == 0 || king-- > 0) ++seat;
                draw_king(state, seat, playout);
                break;
            }
            default: break;
        }
    }

private:
    using Turn::await_chance, Turn::claim_base, Turn::fill_offer, Turn::index_of,
        Turn::move_offer_up, Turn::must_place, Turn::open_round, Turn::options_, Turn::perform,
        Turn::place_domino, Turn::refusal_of;

    constexpr int tax_base() const { return claim_base + domino_total(); }
    constexpr int pair_base() const { return tax_base() + W::square_count; }
    constexpr int build_base() const { return pair_base() + 2 * W::square_count; }
    constexpr int burn_base() const { return build_base() + slot_count * W::square_count; }
    constexpr int decline_base() const { return burn_base() + slot_count; }

    constexpr Holdings<W>& holdings_of(State& state) const {
        return state.holdings[kingdom_of(state.seat)];
    }

    /// Calls `visit(index)` for every way to send knights to the domino just placed.
    template <class Visit>
    void visit_taxes(const State& state, Visit&& visit) const {
        auto [first, second] = state.placed;
        if (W::number(second) < W::number(first)) std::swap(first, second);
        visit(index_of(Tax{first, std::nullopt}));
        visit(index_of(Tax{second, std::nullopt}));
        if (holdings_of(state).knights > 1) visit(index_of(Tax{first, second}));
    }

    /// Calls `visit(index)` for every building on every free town.
    template <class Visit>
    void visit_sites(const State& state, Visit&& visit) const {
        auto towns = free_towns(land_of(state), holdings_of(state));
        for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
            if (!is_affordable(state, slot)) continue;
            const int first = index_of(Build{slot, W::square_numbered(0)});
            towns.for_each([&](int bit) { visit(first + W::number_at(bit)); });
        }
    }

    static constexpr bool reads_before(Square one, Square other) {
        return W::number(one) < W::number(other);
    }

    static constexpr Tax canonical_tax(const Tax& tax) {
        if (!tax.second || reads_before(tax.first, *tax.second)) return tax;
        return {*tax.second, tax.first};
    }

    State after_silent(const State& state, const Action& action) const {
        State after = state;
        Silence silence;
        apply(after, action, silence);
        return after;
    }

    // --- The course of the game -------------------------------------------------------------

    /// Passes over every step with only one course, up to the next decision, chance, or the end.
    template <EventSink Sink>
    constexpr void go_on(State& state, Sink& sink) const {
        for (;;) {
            switch (state.step) {
                case Step::place:
                    if (must_place(state, sink)) return;
                    state.step = Step::build;
                    break;
                case Step::tax:
                    if (can_tax(state)) return;
                    end_taxes(state);
                    break;
                case Step::build:
                    if (can_build(state)) return;
                    state.step = Step::burn;
                    break;
                case Step::burn:
                    if (can_burn(state)) return;
                    state.step = Step::claim;
                    break;
                case Step::claim:
                    if (static_cast<int>(state.round) < rounds()) return;
                    next_turn(state);
                    break;
                case Step::draw_building:  // the round is over
                    end_round(state, sink);
                    if (state.step != Step::place) return;
                    break;
                default: return;
            }
        }
    }

    /// The next king moves; after the last one the round ends.
    constexpr void next_turn(State& state) const {
        ++state.turn;
        if (state.turn < state.offer.size()) {
            state.seat = static_cast<std::uint8_t>(state.offer.seat(state.turn));
            state.step = Step::place;
        } else {
            await_chance(state, Step::draw_building);
        }
    }

    static constexpr void end_taxes(State& state) {
        state.placed = {};
        state.step = Step::build;
    }

    /// The queen comes to a kingdom that gained towers and now has as many as every other.
    template <EventSink Sink>
    constexpr void invite_queen(State& state, Sink& sink) const {
        int host = kingdom_of(state.seat);
        int towers = state.holdings[host].towers;
        for (int kingdom = 0; kingdom < kingdoms(); ++kingdom) {
            if (state.holdings[kingdom].towers > towers) return;
        }
        if (state.queen == host) return;
        std::optional<int> previous;
        if (state.queen != nobody) previous = state.queen;
        state.queen = static_cast<std::int8_t>(host);
        tell(sink, [&] { return QueenMoved{host, seats_of(host), towers, previous}; });
    }

    /// The next king is drawn; at two seats the first one decides: A, B, B, A. Then round 1.
    template <EventSink Sink>
    constexpr void after_first_claim(State& state, Sink& sink) const {
        int claims = state.offer.size() - state.offer.free_count();
        if (claims == seats() * kings_per_seat(options_)) {
            remove_unclaimed(state.offer, sink);
            open_round(state);
        } else if (seats() > 2) {
            await_chance(state, Step::draw_king);
        } else if (claims != 2) {
            state.seat = static_cast<std::uint8_t>(1 - state.seat);
        }
    }

    /// The dragon goes home and the buildings slide; while slots are free, tokens are drawn first.
    /// After the last round every kingdom is scored instead.
    template <EventSink Sink>
    constexpr void end_round(State& state, Sink& sink) const {
        if (static_cast<int>(state.round) == rounds()) return end_game(state, sink);
        if (state.dragon_away) {
            state.dragon_away = 0;
            tell(sink, [] { return DragonReturned{}; });
        }
        auto before = state.slots;
        slide(state.slots);
        if (auto slot = free_slot(state); slot && state.open_building.is_there()) {
            state.slots[*slot] = state.open_building;
            state.open_building = {};
        }
        if (needs_building(state)) return;
        if (state.slots != before) tell(sink, [&] { return buildings_offered(state); });
        open_next_round(state, sink);
    }

    /// Unclaimed dominoes leave and the next offer becomes the current one. The last round begins
    /// at once, for there is nothing to draw.
    template <EventSink Sink>
    constexpr void open_next_round(State& state, Sink& sink) const {
        move_offer_up(state, sink);
        open_round(state);
        if (static_cast<int>(state.round) == rounds()) begin_round(state, sink);
    }

    template <EventSink Sink>
    constexpr void begin_round(State& state, Sink& sink) const {
        tell(sink, [&] { return RoundStarted{static_cast<int>(state.round), rounds()}; });
        state.seat = static_cast<std::uint8_t>(state.offer.seat(0));
        state.step = Step::place;
    }

    template <EventSink Sink>
    constexpr void end_game(State& state, Sink& sink) const {
        await_chance(state, Step::finished);
        tell(sink, [&] { return game_scored(state); });
        tell(sink, [&] { return MatchEnded{*outcome(state)}; });
    }

    GameScored game_scored(const State& state) const {
        GameScored scored{1, {}, standings(state)};
        for (int kingdom = 0; kingdom < kingdoms(); ++kingdom) {
            scored.scores.push_back(score(state, kingdom));
        }
        return scored;
    }

    // --- Buildings --------------------------------------------------------------------------

    static constexpr int pile_count(const State& state) {
        return std::accumulate(state.pile.begin(), state.pile.end(), 0);
    }

    /// The buildings move towards the cheap end, in their order.
    static constexpr void slide(std::array<MaybeBuilding, slot_count>& slots) {
        auto left = std::remove(slots.begin(), slots.end(), MaybeBuilding());
        std::fill(left, slots.end(), MaybeBuilding());
    }

    /// The cheapest slot without a building.
    static constexpr std::optional<int> free_slot(const State& state) {
        for (int slot = 0; slot < slot_count; ++slot) {
            if (!state.slots[slot].is_there()) return slot;
        }
        return std::nullopt;
    }

    /// True if a token has to be drawn: to a free slot, or to lie open on the pile.
    static constexpr bool needs_building(const State& state) {
        return pile_count(state) > 0 && (free_slot(state) || !state.open_building.is_there());
    }

    std::vector<BuildingSlot> slots_view(const State& state, std::optional<int> payer) const {
        std::vector<BuildingSlot> slots;
        for (int slot = 0; slot < slot_count; ++slot) {
            int cost = payer ? cost_for(state, kingdom_of(*payer), slot) : slot;
            slots.push_back({slot, cost, state.slots[slot]});
        }
        return slots;
    }

    BuildingsOffered buildings_offered(const State& state) const {
        return {slots_view(state, std::nullopt), state.open_building};
    }

    // --- Taxes ------------------------------------------------------------------------------

    template <class Visit>
    static constexpr void for_each_knight(const Tax& action, Visit&& visit) {
        visit(action.first);
        if (action.second) visit(*action.second);
    }

    constexpr Terrain terrain_at(const State& state, Square square) const {
        return land_of(state).half_at(W::bit(square)).terrain;
    }

    constexpr int property_size(const State& state, Square square) const {
        const auto& terrain = land_of(state).squares_of(terrain_at(state, square));
        return flood<W>(W::Set::of(W::bit(square)), terrain).count();
    }

    /// The coins that one building adds when this number of knights is sent.
    constexpr int tax_bonus(const Holdings<W>& holdings, int bit, int knights_sent) const {
        TaxEffect effect = holdings.building_on(bit).effect;
        if (effect == TaxEffect::none) return 0;
        int times = options_.tax_bonus == TaxBonusRule::per_knight ? knights_sent : 1;
        return times *
               (effect == TaxEffect::tax_coin_per_tower ? holdings.towers : holdings.all_knights());
    }

    TaxesCollected taxes_collected(const State& state, const Tax& action,
                                   const TaxPreview& collected) const {
        const Holdings<W>& holdings = holdings_of(state);
        TaxesCollected taxes{
            state.seat,    kingdom_of(state.seat), {}, {}, collected.coins + collected.bonus,
            holdings.coins};
        for_each_knight(action, [&](Square square) {
            taxes.knights.push_back(
                {square, terrain_at(state, square), property_size(state, square)});
        });
        int knights = static_cast<int>(taxes.knights.size());
        holdings.built.for_each([&](int bit) {
            if (holdings.building_on(bit).effect == TaxEffect::none) return;
            taxes.bonuses.push_back({holdings.building[static_cast<std::size_t>(bit)],
                                     W::square_at(bit), tax_bonus(holdings, bit, knights)});
        });
        return taxes;
    }

    // --- Drafting ---------------------------------------------------------------------------

    /// The dominoes from which the next offer is drawn. In the Royal Wedding the boxes alternate,
    /// Queendomino first.
    constexpr DominoSet<Boxes> drawable(const State& state) const {
        if (!has_both_boxes(options_)) return state.undrawn;
        constexpr auto kingdominos = DominoSet<Boxes>::range(1, domino_count);
        constexpr auto queendominos = DominoSet<Boxes>::range(domino_count + 1, Boxes::dominoes);
        return state.undrawn & (state.round % 2 == 0 ? queendominos : kingdominos);
    }

    constexpr int seats_with_kings(const State& state) const {
        int count = 0;
        for (int seat = 0; seat < seats(); ++seat) count += kings_left(state, seat) > 0;
        return count;
    }

    // --- Enumerating decisions --------------------------------------------------------------

    template <class Visit>
    constexpr void for_each_tax(const State& state, Visit&& visit) const {
        auto [first, second] = state.placed;
        if (reads_before(second, first)) std::swap(first, second);
        visit(Tax{first, std::nullopt});
        visit(Tax{second, std::nullopt});
        if (holdings_of(state).knights > 1) visit(Tax{first, second});
    }

    template <class Visit>
    constexpr void for_each_build(const State& state, Visit&& visit) const {
        auto towns = free_towns(land_of(state), holdings_of(state));
        for (int slot = 0; slot < slot_count; ++slot) {
            if (!is_affordable(state, slot)) continue;
            towns.for_each(
                [&](int bit) { visit(Build{static_cast<std::uint8_t>(slot), W::square_at(bit)}); });
        }
    }

    template <class Visit>
    constexpr void for_each_burn(const State& state, Visit&& visit) const {
        for (int slot = 0; slot < slot_count; ++slot) {
            if (state.slots[slot].is_there()) visit(Burn{static_cast<std::uint8_t>(slot)});
        }
    }

    constexpr void play_random_tax(State& state, Random& random, Playout& playout) const {
        auto [first, second] = state.placed;
        switch (random.below(holdings_of(state).knights > 1 ? 4 : 3)) {
            case 0: return decline(state, playout);
            case 1: return tax(state, {first, std::nullopt}, playout);
            case 2: return tax(state, {second, std::nullopt}, playout);
            default: return tax(state, {first, second}, playout);
        }
    }

    constexpr void play_random_build(State& state, Random& random, Playout& playout) const {
        auto towns = free_towns(land_of(state), holdings_of(state));
        int town_count = towns.count();
        int affordable = 0;
        for (int slot = 0; slot < slot_count; ++slot) affordable += is_affordable(state, slot);
        int choice = random.below(affordable * town_count + 1);
        if (choice == affordable * town_count) return decline(state, playout);
        int slot = 0;
        for (int passed = choice / town_count;; ++slot) {
            if (is_affordable(state, slot) && passed-- == 0) break;
        }
        Square square = W::square_at(towns.nth(choice % town_count));
        build(state, {static_cast<std::uint8_t>(slot), square}, playout);
    }

    constexpr void play_random_burn(State& state, Random& random, Playout& playout) const {
        int burnable = 0;
        for (MaybeBuilding slot : state.slots) burnable += slot.is_there();
        int choice = random.below(burnable + 1);
        if (choice == burnable) return decline(state, playout);
        int slot = 0;
        while (!state.slots[slot].is_there() || choice-- > 0) ++slot;
        burn(state, slot, playout);
    }

    // --- Performing typed actions -----------------------------------------------------------

    template <EventSink Sink>
    constexpr void perform(State& state, const Tax& action, Sink& sink) const {
        tax(state, action, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const Build& action, Sink& sink) const {
        build(state, action, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const Burn& action, Sink& sink) const {
        burn(state, action.slot, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const Decline&, Sink& sink) const {
        decline(state, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const DrawBuilding& action, Sink& sink) const {
        draw_building(state, action.building, sink);
    }

    // --- Refusals ---------------------------------------------------------------------------

    std::optional<Refusal> refusal_of(const State& state, const Tax& action) const {
        std::optional<Refusal> refused;
        for_each_knight(action, [&](Square square) {
            bool on_domino = square == state.placed[0] || square == state.placed[1];
            if (!on_domino && !refused) {
                refused = about_square(RefusalCode::not_on_domino, square);
            }
        });
        if (refused || !action.second) return refused;
        if (action.first == *action.second) {
            return about_square(RefusalCode::square_occupied, action.first);
        }
        int knights = holdings_of(state).knights;
        if (knights > 1) return std::nullopt;
        return Refusal{RefusalCode::not_enough_knights, {{"knights", knights}}};
    }

    std::optional<Refusal> refusal_of(const State& state, const Build& action) const {
        if (auto refused = slot_refusal(state, action.slot)) return refused;
        int cost = cost_for(state, kingdom_of(state.seat), action.slot);
        int coins = holdings_of(state).coins;
        if (cost > coins) {
            return Refusal{RefusalCode::not_enough_coins, {{"cost", cost}, {"coins", coins}}};
        }
        if (!W::contains(action.square)) {
            return about_square(RefusalCode::outside_window, action.square);
        }
        int bit = W::bit(action.square);
        if (!land_of(state).squares_of(Terrain::town).test(bit)) {
            return about_square(RefusalCode::not_a_town, action.square);
        }
        if (!holdings_of(state).built.test(bit)) return std::nullopt;
        return about_square(RefusalCode::town_occupied, action.square);
    }

    std::optional<Refusal> refusal_of(const State& state, const Burn& action) const {
        return slot_refusal(state, action.slot);
    }

    std::optional<Refusal> refusal_of(const State&, const Decline&) const { return std::nullopt; }

    std::optional<Refusal> refusal_of(const State& state, const DrawBuilding& action) const {
        if (state.pile[static_cast<std::size_t>(action.building)] > 0) return std::nullopt;
        return Refusal{RefusalCode::building_not_available,
                       {{"building", std::string(dominium::text_of(action.building))}}};
    }

    static std::optional<Refusal> slot_refusal(const State& state, int slot) {
        if (slot >= slot_count) return Refusal{RefusalCode::no_such_slot, {{"slot", slot}}};
        if (state.slots[slot].is_there()) return std::nullopt;
        return Refusal{RefusalCode::slot_empty, {{"slot", slot}}};
    }

    // --- Dense numbers ----------------------------------------------------------------------

    constexpr int index_of(const Tax& action) const {
        int first = W::number(action.first);
        if (!action.second) return tax_base() + first;
        int below = *action.second == neighbour(action.first, Direction::right) ? 0 : 1;
        return pair_base() + 2 * first + below;
    }
    constexpr int index_of(const Build& action) const {
        return build_base() + action.slot * W::square_count + W::number(action.square);
    }
    constexpr int index_of(const Burn& action) const { return burn_base() + action.slot; }
    constexpr int index_of(const Decline&) const { return decline_base(); }
    constexpr int index_of(const DrawBuilding& action) const {
        return domino_total() + seats() + static_cast<int>(action.building);
    }
};

}  // namespace dominium::kingdom
