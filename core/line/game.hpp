// The contract of a tile game, whatever its rules: actions, chance, refusals, numbers, random play.
#pragma once

#include <optional>
#include <vector>

#include "../base/random.hpp"
#include "view.hpp"

namespace dominium::line {

/// A tile game with all options fixed. `R` holds its rules: see those of `core/games/`.
template <class R>
class Game {
public:
    using Rules = R;
    using Options = typename R::Options;
    using State = line::State;
    using Action = line::Action;
    using Playout = Silence;

    constexpr explicit Game(const Options& options) : rules_{{}, options} {}

    constexpr const Rules& rules() const { return rules_; }
    constexpr const Options& options() const { return rules_.options; }
    constexpr int seats() const { return rules_.seats(); }

    constexpr State start() const {
        State state;
        shuffle(rules_, state);
        return state;
    }

    constexpr Actor actor(const State& state) const {
        if (state.step == Step::finished) return Actor::nobody();
        return is_chance(state.step) ? Actor::chance() : Actor::of_seat(state.seat);
    }

    // --- Actions ----------------------------------------------------------------------------

    /// Every legal action, also of chance, in a stable order: by tile, then by end (left, right,
    /// up, down), then lower half outward first; then draw, pass; hit, stand.
    std::vector<Action> legal_actions(const State& state) const {
        std::vector<Action> actions;
        switch (state.step) {
            case Step::draw_seat:
                for (int seat = 0; seat < seats(); ++seat) {
                    actions.emplace_back(DrawSeat{static_cast<std::uint8_t>(seat)});
                }
                break;
            case Step::remove_tile:
            case Step::deal_tile:
            case Step::draw_tile:
                state.stock.for_each([&](Tile tile) { actions.emplace_back(DrawTile{tile}); });
                break;
            case Step::lead:
                rules_.leads(state).for_each([&](Tile tile) { actions.emplace_back(Lead{tile}); });
                break;
            case Step::play:
            case Step::play_or_pass:
                rules_.lays(state, state.seat).for_each([&](Tile tile, End end, Outward outward) {
                    actions.emplace_back(lay_of(tile, end, outward));
                });
                if (rules_.may_draw(state)) actions.emplace_back(Draw{});
                if (rules_.may_pass(state)) actions.emplace_back(Pass{});
                break;
            case Step::hit_or_stand:
                if (may_hit(state)) actions.emplace_back(Hit{});
                actions.emplace_back(Stand{});
                break;
            case Step::finished: break;
        }
        return actions;
    }

    /// The probability of a legal chance action.
    double odds(const State& state, const Action&) const {
        return 1.0 / (state.step == Step::draw_seat ? seats() : state.stock.count());
    }

    /// Applies a legal action (see `refusal`).
    template <EventSink Sink>
    constexpr void apply(State& state, const Action& action, Sink& sink) const {
        if (!Sink::silent && is_untouched(state)) tell_deal_started(rules_, state, sink);
        std::visit([&](const auto& value) { perform(state, value, sink); }, action);
    }

    /// Applies the legal decision with a number: tiles without the ways round.
    constexpr void decide(State& state, int index, Silence& silence) const {
        if constexpr (R::ends > 0) {
            if (index < tile_count) {
                return lead_tile(state, Tile{static_cast<std::uint8_t>(index)}, silence);
            }
            if (index < turned_base) {
                int place = index - tile_count;
                auto end = static_cast<End>(place % R::ends);
                Tile tile{static_cast<std::uint8_t>(place / R::ends)};
                bool turned = has_wild_tiles<R> && is_turnable(tile);
                Outward outward = turned ? Outward::low : outward_at(state, tile, end);
                return lay_tile(state, tile, end, outward, silence);
            }
        }
        apply(state, *action_at(index), silence);
    }

    /// Takes a random action: every legal one is equally likely.
    template <EventSink Sink>
    constexpr void play_random(State& state, Random& random, Sink& sink) const {
        switch (state.step) {
            case Step::draw_seat: return lot_falls(rules_, state, random.below(seats()), sink);
            case Step::remove_tile:
                return remove_tile(rules_, state, any(state.stock, random), sink);
            case Step::deal_tile: return deal_tile(rules_, state, any(state.stock, random), sink);
            case Step::draw_tile: return draw_tile(state, any(state.stock, random), sink);
            case Step::lead: return lead_tile(state, any(rules_.leads(state), random), sink);
            case Step::play:
            case Step::play_or_pass: return play_any(state, random, sink);
            case Step::hit_or_stand:
                if (may_hit(state) && random.below(2) == 0) return hit(state);
                return stand(state, sink);
            case Step::finished: return;
        }
    }

    /// Deals at random until every hand is full; how many chance actions that takes.
    constexpr int deal_random(State& state, Random& random, Silence& silence) const {
        return deal_all(rules_, state, random, silence);
    }

    // --- Refusals ---------------------------------------------------------------------------

    /// The refusal of an action; nothing when it is legal.
    std::optional<Refusal> refusal(const State& state, const Action& action) const {
        if (auto wrong = refusal_of_step(state, action)) return wrong;
        if (!belongs_here(action)) return not_in_this_game(action);
        return std::visit([&](const auto& value) { return refusal_of(state, value); }, action);
    }

    /// Reads an action in the notation. A tile without its end, or a matador without its outward
    /// half, is completed where only one way of laying it is legal; several are listed.
    std::variant<Action, Refusal> parse(const State& state, std::string_view text) const {
        auto action = parse_action(text);
        bool turned = action && turns_no_matador(*action);
        if (!action || turned) {
            return Refusal{RefusalCode::malformed, {{"text", std::string(text)}}};
        }
        if (state.step != Step::play && state.step != Step::play_or_pass) return *action;
        auto ways = ways_meant(state, *action);
        if (ways.size() == 1) return ways.front();
        if (ways.size() < 2) return *action;
        std::string options;
        for (const Action& way : ways) options += (options.empty() ? "" : ", ") + text_of(way);
        return Refusal{RefusalCode::ambiguous, {{"text", std::string(text)}, {"options", options}}};
    }

    /// The action that lays a tile so.
    static constexpr Lay lay_of(Tile tile, End end, Outward outward) {
        if (!is_turnable(tile)) return {tile, end, std::nullopt};
        return {tile, end, static_cast<std::uint8_t>(number_of(tile, outward))};
    }

    // --- Dense numbers of actions -----------------------------------------------------------

    constexpr int num_actions() const {
        return R::ends == 0 ? 2 : pass_index + has_draw + R::passes;
    }
    constexpr int num_chance_actions() const { return tile_count + (R::draws_lot ? seats() : 0); }

    /// The number of a decision, or of a chance action in the space of its own; −1 when the action
    /// belongs to no such game.
    constexpr int index(const Action& action) const {
        return std::visit([&](const auto& value) { return index_of(value); }, action);
    }

    std::optional<Action> action_at(int index) const {
        if (index < 0 || index >= num_actions()) return std::nullopt;
        if (R::ends == 0) return index == 0 ? Action(Hit{}) : Action(Stand{});
        if (index < tile_count) return Lead{Tile{static_cast<std::uint8_t>(index)}};
        if (index < turned_base) {
            int place = index - tile_count;
            auto end = static_cast<End>(place % R::ends);
            Tile tile{static_cast<std::uint8_t>(place / R::ends)};
            return lay_of(tile, end, is_turnable(tile) ? Outward::low : Outward::high);
        }
        if (index < pass_index) {
            int place = index - turned_base;
            return lay_of(turnable().nth(place / 2), static_cast<End>(place % 2), Outward::high);
        }
        return index == pass_index && has_draw ? Action(Draw{}) : Action(Pass{});
    }

    constexpr std::optional<Action> chance_action_at(int index) const {
        if (index < 0 || index >= num_chance_actions()) return std::nullopt;
        if (index < tile_count) return DrawTile{Tile{static_cast<std::uint8_t>(index)}};
        return DrawSeat{static_cast<std::uint8_t>(index - tile_count)};
    }

    // --- Looking at a position --------------------------------------------------------------

    View view(const State& state, std::optional<int> viewer) const {
        return view_of(rules_, state, actor(state), viewer);
    }
    View view_of_all(const State& state) const { return open_view(rules_, state, actor(state)); }

    bool hides(const State& state, const Action& action, std::optional<int> viewer) const {
        return is_hidden(rules_, state, action, viewer);
    }

    std::vector<Score> scores(const State& state) const { return scores_of(state.match, seats()); }

    /// True if the match is over as it stands.
    constexpr bool outcome_is_known(const State& state) const {
        return rules_.match_end(state.match, state.ending).has_value();
    }

    std::optional<Outcome> outcome(const State& state) const {
        if (state.step != Step::finished) return std::nullopt;
        return outcome_of(state.match, seats(), *rules_.match_end(state.match, state.ending));
    }

    /// The effect of laying a tile; nothing for other actions.
    std::optional<LayPreview> preview(const State& state, const Action& action) const {
        if (refusal(state, action)) return std::nullopt;
        auto after = state;
        std::optional<End> end;
        Tile tile{};
        if (const auto* lead = std::get_if<Lead>(&action)) {
            tile = lead->tile;
            lead_line<R>(after.line, tile);
        } else if (const auto* lay = std::get_if<Lay>(&action)) {
            tile = lay->tile;
            end = lay->end;
            lay_line(rules_, after.line, tile, *end, outward_of(state, *lay));
        } else {
            return std::nullopt;
        }
        return LayPreview{tile,
                          end,
                          end && is_wild(state, *end, after.line.open(*end), tile),
                          open_ends<R>(after.line),
                          points_of(after, tile, end.value_or(End::left)),
                          state.hands[state.seat].count() - 1};
    }

private:
    static constexpr bool has_draw = may_choose_to_draw<R>;
    static constexpr bool draws_tiles =
        requires(const R& rules, State& state, Silence& sink) { rules.after_draw(state, sink); };

    /// The wild tiles, whose outward half an action has to name.
    static constexpr TileSet turnable() { return R::wild_tiles.without(doubles); }
    static constexpr bool is_turnable(Tile tile) { return turnable().contains(tile); }

    static constexpr int turned_base = tile_count + tile_count * R::ends;
    static constexpr int pass_index = turned_base + turnable().count() * R::ends;

    static constexpr Tile any(TileSet tiles, Random& random) {
        return tiles.nth(random.below(tiles.count()));
    }

    /// The half that points outward when a tile is laid at an end.
    constexpr Outward outward_of(const State& state, const Lay& lay) const {
        if (lay.outward) {
            return *lay.outward == halves(lay.tile).low ? Outward::low : Outward::high;
        }
        return outward_at(state, lay.tile, lay.end);
    }

    /// The same of a tile that no action turns: its other half touches. A double points low.
    static constexpr Outward outward_at(const State& state, Tile tile, End end) {
        bool touches_high = touches<R>(number_of(tile, Outward::high), state.line.open(end));
        return is_double(tile) || touches_high ? Outward::low : Outward::high;
    }

    constexpr bool may_hit(const State& state) const {
        if constexpr (requires { rules_.may_hit(state); }) return rules_.may_hit(state);
        return false;
    }

    // --- Performing -------------------------------------------------------------------------

    /// True if a tile that lies at an end with this number outward does not fit what was open
    /// there.
    static constexpr bool is_wild(const State& before, End end, int outward, Tile tile) {
        return has_wild_tiles<R> && !touches<R>(other_half(tile, outward), before.line.open(end));
    }

    template <EventSink Sink>
    constexpr void lead_tile(State& state, Tile tile, Sink& sink) const {
        state.hands[state.seat].remove(tile);
        lead_line<R>(state.line, tile);
        tell(sink, [&] {
            return TileLaid{state.seat,
                            tile,
                            std::nullopt,
                            halves(tile).low,
                            halves(tile).high,
                            false,
                            open_ends<R>(state.line),
                            state.hands[state.seat].count()};
        });
        after_tile(state, tile, End::left, sink);
    }

    template <EventSink Sink>
    constexpr void lay_tile(State& state, Tile tile, End end, Outward outward, Sink& sink) const {
        int number = number_of(tile, outward);
        bool wild = is_wild(state, end, number, tile);
        state.hands[state.seat].remove(tile);
        lay_line(rules_, state.line, tile, end, outward, wild);
        tell(sink, [&] {
            return TileLaid{state.seat,
                            tile,
                            end,
                            other_half(tile, number),
                            number,
                            wild,
                            open_ends<R>(state.line),
                            state.hands[state.seat].count()};
        });
        after_tile(state, tile, end, sink);
    }

    template <EventSink Sink>
    constexpr void after_tile(State& state, Tile tile, End end, Sink& sink) const {
        if constexpr (R::ends > 0) rules_.after_tile(state, tile, end, sink);
    }

    template <EventSink Sink>
    constexpr void draw_tile(State& state, Tile tile, Sink& sink) const {
        state.stock.remove(tile);
        state.hands[state.seat].add(tile);
        ++state.drawn[state.seat];
        tell(sink,
             [&] { return TileDrawn{state.seat, tile, state.stock.count(), !R::hides_hands}; });
        if constexpr (draws_tiles) rules_.after_draw(state, sink);
    }

    template <EventSink Sink>
    constexpr void pass_turn(State& state, Sink& sink) const {
        if constexpr (R::passes) {
            line::pass(state, state.seat, false, sink);
            rules_.after_pass(state, sink);
        }
    }

    constexpr void hit(State& state) const { state.step = Step::draw_tile; }

    template <EventSink Sink>
    constexpr void stand(State& state, Sink& sink) const {
        if constexpr (requires { rules_.stand(state, sink); }) rules_.stand(state, sink);
    }

    template <EventSink Sink>
    constexpr void play_any(State& state, Random& random, Sink& sink) const {
        Lays lays = rules_.lays(state, state.seat);
        int ways = lays.count();
        int choice = random.below(ways + rules_.may_draw(state) + rules_.may_pass(state));
        if (choice < ways) {
            return lays.visit_nth(choice, [&](Tile tile, End end, Outward outward) {
                lay_tile(state, tile, end, outward, sink);
            });
        }
        if (choice == ways && rules_.may_draw(state)) {
            state.step = Step::draw_tile;
        } else {
            pass_turn(state, sink);
        }
    }

    template <EventSink Sink>
    constexpr void perform(State& state, const Lead& action, Sink& sink) const {
        lead_tile(state, action.tile, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const Lay& action, Sink& sink) const {
        lay_tile(state, action.tile, action.end, outward_of(state, action), sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const Draw&, Sink&) const {
        state.step = Step::draw_tile;
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const Pass&, Sink& sink) const {
        pass_turn(state, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const Hit&, Sink&) const {
        hit(state);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const Stand&, Sink& sink) const {
        stand(state, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const DrawSeat& action, Sink& sink) const {
        lot_falls(rules_, state, action.seat, sink);
    }
    template <EventSink Sink>
    constexpr void perform(State& state, const DrawTile& action, Sink& sink) const {
        switch (state.step) {
            case Step::remove_tile: return remove_tile(rules_, state, action.tile, sink);
            case Step::deal_tile: return deal_tile(rules_, state, action.tile, sink);
            default: return draw_tile(state, action.tile, sink);
        }
    }

    // --- Refusals ---------------------------------------------------------------------------

    static Refusal refused(RefusalCode code) { return {code, {}}; }
    static Refusal about(RefusalCode code, Tile tile) { return {code, {{"tile", text_of(tile)}}}; }

    static Refusal not_in_this_game(const Action& action) {
        return {RefusalCode::not_in_this_game, {{"action", text_of(action)}}};
    }

    /// True if the game knows an action, if only as one that happens by itself (as most draws and
    /// passes do) or that does not say which half of a matador points outward.
    constexpr bool belongs_here(const Action& action) const {
        if (index(action) >= 0) return true;
        if (const auto* lay = std::get_if<Lay>(&action)) {
            return is_turnable(lay->tile) && !lay->outward && static_cast<int>(lay->end) < R::ends;
        }
        if (std::holds_alternative<DrawSeat>(action)) return R::draws_lot;
        constexpr bool alternates = R::ends > 0 && R::hides_hands;
        if (std::holds_alternative<Pass>(action)) return alternates;
        return std::holds_alternative<Draw>(action) && alternates && draws_tiles;
    }

    /// The refusal of an action whose kind does not belong to the step; nothing otherwise.
    static std::optional<Refusal> refusal_of_step(const State& state, const Action& action) {
        if (state.step == Step::finished) return refused(RefusalCode::game_over);
        bool by_chance = dominium::is_chance(action);
        if (line::is_chance(state.step) && !by_chance) return refused(RefusalCode::chance_acts);
        if (!line::is_chance(state.step) && by_chance) return refused(RefusalCode::not_chance);
        auto only = [&](std::string_view kind, RefusalCode otherwise) -> std::optional<Refusal> {
            if (kind_of(action) == kind) return std::nullopt;
            return refused(otherwise);
        };
        switch (state.step) {
            case Step::draw_seat: return only(DrawSeat::kind, RefusalCode::must_draw_seat);
            case Step::lead: return only(Lead::kind, RefusalCode::must_lead);
            case Step::remove_tile:
            case Step::deal_tile:
            case Step::draw_tile: return only(DrawTile::kind, RefusalCode::must_draw_tile);
            case Step::hit_or_stand: {
                if (kind_of(action) == Hit::kind) return std::nullopt;
                return only(Stand::kind, RefusalCode::must_hit_or_stand);
            }
            default: break;
        }
        bool of_hands = kind_of(action) == Hit::kind || kind_of(action) == Stand::kind;
        if (of_hands) return refused(RefusalCode::must_play);
        return std::nullopt;
    }

    std::optional<Refusal> refusal_of(const State& state, const Lead& action) const {
        if (!state.hands[state.seat].contains(action.tile)) {
            return about(RefusalCode::tile_not_in_hand, action.tile);
        }
        // A tile without an end is a lead; the parser completes it where that is possible.
        if (state.step != Step::lead) return unfit(action.tile);
        TileSet leads = rules_.leads(state);
        if (leads.contains(action.tile)) return std::nullopt;
        return about(RefusalCode::must_lead_tile, leads.first());
    }

    std::optional<Refusal> refusal_of(const State& state, const Lay& action) const {
        if (!state.hands[state.seat].contains(action.tile)) {
            return about(RefusalCode::tile_not_in_hand, action.tile);
        }
        auto ends = open_ends<R>(state.line);
        bool open = std::any_of(ends.begin(), ends.end(),
                                [&](const OpenEnd& each) { return each.end == action.end; });
        if (!open) {
            return Refusal{RefusalCode::end_not_open,
                           {{"end", std::string(dominium::text_of(action.end))}}};
        }
        bool fits = rules_.lays(state, state.seat)
                        .contains(action.tile, action.end, outward_of(state, action));
        if (fits) return index(action) < 0 ? std::optional(not_in_this_game(action)) : std::nullopt;
        Refusal refusal = unfit(action.tile);
        if (refusal.code == RefusalCode::tile_does_not_fit) {
            refusal.params.push_back({"end", std::string(dominium::text_of(action.end))});
            refusal.params.push_back({"number", state.line.open(action.end)});
        }
        return refusal;
    }

    /// The refusal of a tile that cannot be laid: a matador could be, if nothing else fitted.
    static Refusal unfit(Tile tile) {
        bool wild = R::wild_tiles.contains(tile);
        return about(wild ? RefusalCode::matador_not_needed : RefusalCode::tile_does_not_fit, tile);
    }

    std::optional<Refusal> refusal_of(const State& state, const Draw&) const {
        if (rules_.may_draw(state)) return std::nullopt;
        if (state.step == Step::play_or_pass) return refused(RefusalCode::already_drawn);
        bool runs_out = R::drawing == Drawing::freely && state.stock.empty();
        if (runs_out) return refused(RefusalCode::stock_empty);
        return refused(RefusalCode::must_play);
    }

    std::optional<Refusal> refusal_of(const State& state, const Pass&) const {
        if (rules_.may_pass(state)) return std::nullopt;
        bool draw_first = R::passes && rules_.may_draw(state);
        return refused(draw_first ? RefusalCode::draw_first : RefusalCode::must_play);
    }

    std::optional<Refusal> refusal_of(const State& state, const Hit&) const {
        if (may_hit(state)) return std::nullopt;
        return Refusal{RefusalCode::must_stand, {{"total", pips(state.hands[state.seat])}}};
    }

    static std::optional<Refusal> refusal_of(const State&, const Stand&) { return std::nullopt; }

    static std::optional<Refusal> refusal_of(const State& state, const DrawTile& action) {
        if (state.stock.contains(action.tile)) return std::nullopt;
        return about(RefusalCode::tile_not_available, action.tile);
    }

    std::optional<Refusal> refusal_of(const State&, const DrawSeat& action) const {
        if (action.seat < seats()) return std::nullopt;
        return Refusal{RefusalCode::seat_not_available, {{"seat", action.seat}}};
    }

    // --- Reading ----------------------------------------------------------------------------

    /// True if an action names the outward half of a tile that no rule turns.
    static constexpr bool turns_no_matador(const Action& action) {
        const auto* lay = std::get_if<Lay>(&action);
        return lay != nullptr && lay->outward && !is_turnable(lay->tile);
    }

    /// The legal ways of laying a tile that was named without its end or its outward half.
    std::vector<Action> ways_meant(const State& state, const Action& action) const {
        std::vector<Action> ways;
        const auto* lead = std::get_if<Lead>(&action);
        const auto* lay = std::get_if<Lay>(&action);
        bool incomplete = lay != nullptr && is_turnable(lay->tile) && !lay->outward;
        if (lead == nullptr && !incomplete) return ways;
        Tile meant = lead != nullptr ? lead->tile : lay->tile;
        rules_.lays(state, state.seat).for_each([&](Tile tile, End end, Outward outward) {
            if (tile == meant && (lead != nullptr || end == lay->end)) {
                ways.emplace_back(lay_of(tile, end, outward));
            }
        });
        return ways;
    }

    int points_of(const State& after, Tile tile, End end) const {
        if constexpr (requires { rules_.scored_by(after.line, tile, end); }) {
            auto scored = rules_.scored_by(after.line, tile, end);
            return scored ? scored->points : 0;
        }
        return 0;
    }

    // --- Dense numbers ----------------------------------------------------------------------

    static constexpr int index_of(const Lead& action) {
        return R::ends == 0 ? -1 : action.tile.index;
    }
    static constexpr int index_of(const Lay& action) {
        auto end = static_cast<int>(action.end);
        bool complete = is_turnable(action.tile) == action.outward.has_value();
        if (end >= R::ends || !complete) return -1;
        bool turned = action.outward && *action.outward == halves(action.tile).high;
        if (!turned) return tile_count + action.tile.index * R::ends + end;
        int place = 0;
        turnable().for_each([&](Tile tile) { place += tile.index < action.tile.index; });
        return turned_base + place * R::ends + end;
    }
    static constexpr int index_of(const Draw&) { return has_draw ? pass_index : -1; }
    static constexpr int index_of(const Pass&) { return R::passes ? pass_index + 1 : -1; }
    static constexpr int index_of(const Hit&) { return R::ends == 0 ? 0 : -1; }
    static constexpr int index_of(const Stand&) { return R::ends == 0 ? 1 : -1; }
    static constexpr int index_of(const DrawTile& action) { return action.tile.index; }
    constexpr int index_of(const DrawSeat& action) const {
        return R::draws_lot && action.seat < seats() ? tile_count + action.seat : -1;
    }

    Rules rules_;
};

}  // namespace dominium::line
