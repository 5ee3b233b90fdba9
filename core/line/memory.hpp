// One viewer's knowledge of a running deal, and positions drawn at random that agree with it.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "game.hpp"
#include "placing.hpp"

namespace dominium::line {

/// Places for hidden tiles: whose they are, and how many pips may lie there.
struct HiddenPlaces {
    static constexpr int stock = -1;
    static constexpr int removed = -2;
    int owner;
    Places places;
    std::optional<int> most_pips;
};

/// The positions that agree with what a viewer has seen, each as likely as any other.
class Worlds {
public:
    /// The open part of the position, and the hidden tiles; of these, some have been laid since.
    /// The acting seat has one of the `needed` tiles, where there are any.
    Worlds(const State& open, std::vector<HiddenPlaces> hidden, TileSet tiles, TileSet laid,
           TileSet needed)
        : open_(open),
          hidden_(std::move(hidden)),
          laid_(laid),
          needed_(needed),
          placing_(rooms_of(hidden_), tiles) {}

    /// The number of ways to put the hidden tiles into their places.
    double ways() const { return placing_.ways(); }

    /// The open part of the position.
    const State& open() const { return open_; }

    State sample(Random& random) const {
        constexpr int most_trials = 20000;
        auto tiles = placing_.sample(random);
        for (int trial = 1; trial < most_trials && !is_possible(tiles); ++trial) {
            tiles = placing_.sample(random);
        }
        return world_of(tiles);
    }

    /// Calls `visit(state)` for every position; `ways` tells how many there are at most.
    template <class Visit>
    void for_each(Visit&& visit) const {
        placing_.for_each([&](const std::array<TileSet, tile_count>& tiles) {
            if (is_possible(tiles)) visit(world_of(tiles));
        });
    }

private:
    State world_of(const std::array<TileSet, tile_count>& tiles) const {
        State state = open_;
        for (std::size_t each = 0; each < hidden_.size(); ++each) {
            set_of(state, hidden_[each].owner) |= tiles[each].without(laid_);
        }
        return state;
    }

    static std::vector<Places> rooms_of(const std::vector<HiddenPlaces>& hidden) {
        std::vector<Places> rooms;
        for (const HiddenPlaces& each : hidden) rooms.push_back(each.places);
        return rooms;
    }

    static TileSet& set_of(State& state, int owner) {
        if (owner == HiddenPlaces::stock) return state.stock;
        return owner == HiddenPlaces::removed ? state.removed : state.hands[owner];
    }

    bool is_possible(const std::array<TileSet, tile_count>& tiles) const {
        bool can_act = needed_.empty();
        for (std::size_t each = 0; each < hidden_.size(); ++each) {
            auto most = hidden_[each].most_pips;
            if (most && pips(tiles[each]) > *most) return false;
            bool acts = hidden_[each].owner == static_cast<int>(open_.seat);
            can_act = can_act || (acts && (tiles[each].without(laid_) & needed_).any());
        }
        return can_act;
    }

    State open_;
    std::vector<HiddenPlaces> hidden_;
    TileSet laid_;
    TileSet needed_;
    Placing placing_;
};

/// One viewer's knowledge: the open part of the position, and what the hidden hands cannot hold.
/// It keeps nothing that the viewer may not see.
class Memory {
public:
    explicit Memory(std::optional<int> viewer) : viewer_(viewer) {}

    std::optional<int> viewer() const { return viewer_; }

    /// True if the viewer has to decide.
    bool viewer_decides() const {
        bool decision = open_.step != Step::finished && !is_chance(open_.step);
        return decision && viewer_ == open_.seat;
    }

    /// A decision of another seat in the running deal, and the open part of the position before it.
    /// The hand of the seat was what it holds now with the tiles that it has laid since, as long as
    /// it has drawn none since.
    struct Choice {
        State before;
        Action action;
    };

    /// The decisions of the others in the running deal, in their order.
    const std::vector<Choice>& choices() const { return choices_; }

    /// Takes in the events of an action as this viewer sees them, and the position after it.
    template <class R>
    void observe(const Game<R>& game, const State& state, const std::vector<Event>& events) {
        remember_choice(game, state, events);
        for (const Event& event : events) {
            ++now_;
            std::visit([&](const auto& value) { learn(game, value); }, event);
        }
        look(game, state);
    }

    /// The positions that agree with everything seen.
    template <class R>
    Worlds worlds(const Game<R>& game) const {
        if constexpr (R::drawing == Drawing::hits) return worlds_of_totals(R::best_total);
        Worlds consistent = worlds_of_tiles(needed(game), lacked_);
        // A memory that was not told everything may have drawn wrong conclusions.
        if (consistent.ways() > 0) return consistent;
        Memory forgetful = *this;
        for (Taken& taken : forgetful.taken_) taken.time = 0;
        return forgetful.worlds_of_tiles({}, {});
    }

    /// A position that agrees with everything seen, each deal of the hidden tiles as likely as any
    /// other.
    template <class R>
    State sample(const Game<R>& game, Random& random) const {
        return worlds(game).sample(random);
    }

private:
    /// A tile that somebody else has taken without showing it.
    struct Taken {
        int seat;
        int time;
    };
    /// Tiles that a seat did not have at some moment.
    struct Lacked {
        int seat;
        int time;
        TileSet tiles;
    };
    /// A tile that somebody else has laid, or is known to hold.
    struct Known {
        int seat;
        int time;
        Tile tile;
        bool laid;
    };

    /// Hidden places by what can be there.
    Worlds worlds_of_tiles(TileSet needed, const std::vector<Lacked>& lacked) const {
        std::vector<HiddenPlaces> places;
        for (const Taken& taken : taken_) add_place(places, taken.seat, possible(taken, lacked));
        TileSet anywhere = unseen();
        TileSet hidden = anywhere;
        TileSet laid;
        for (const Known& known : known_) {
            anywhere.remove(known.tile);
            hidden.add(known.tile);
            if (known.laid) laid.add(known.tile);
        }
        places.push_back({HiddenPlaces::removed, {removed_, anywhere}, std::nullopt});
        places.push_back({HiddenPlaces::stock, {stock_, anywhere}, std::nullopt});
        return Worlds(open_, places, hidden, laid, needed);
    }

    static void add_place(std::vector<HiddenPlaces>& places, int owner, TileSet possible) {
        for (HiddenPlaces& each : places) {
            if (each.owner != owner || each.places.possible != possible) continue;
            ++each.places.room;
            return;
        }
        places.push_back({owner, {1, possible}, std::nullopt});
    }

    /// The worlds in which whoever took another tile had fewer pips before than the best total.
    Worlds worlds_of_totals(int best_total) const {
        PerSeat<int> sizes{};
        for (const Taken& taken : taken_) ++sizes[taken.seat];
        std::vector<HiddenPlaces> places;
        TileSet hidden = unseen();
        for (int seat = 0; seat < max_seats; ++seat) {
            if (sizes[seat] == 0) continue;
            bool has_hit = open_.drawn[seat] > 0;
            int last = has_hit && !is_hitting(seat) ? 1 : 0;
            auto limit = has_hit || is_hitting(seat) ? std::optional(best_total - 1) : std::nullopt;
            places.push_back({seat, {sizes[seat] - last, hidden}, limit});
            places.push_back({seat, {last, hidden}, std::nullopt});
        }
        places.push_back({HiddenPlaces::stock, {stock_, hidden}, std::nullopt});
        return Worlds(open_, places, hidden, {}, {});
    }

    bool is_own(int seat) const { return viewer_ == seat; }

    /// Keeps what another seat has just decided.
    template <class R>
    void remember_choice(const Game<R>& game, const State& state,
                         const std::vector<Event>& events) {
        bool decided = open_.step != Step::finished && !is_chance(open_.step);
        if (!R::hides_hands || !decided || is_own(open_.seat)) return;
        State before = open_;
        // That tiles can be drawn counts, not which.
        if (stock_ > 0) before.stock = unseen();
        if (auto action = choice_told(game, state, events)) choices_.push_back({before, *action});
    }

    /// The decision of the seat that had to act, by what was told of it.
    template <class R>
    std::optional<Action> choice_told(const Game<R>& game, const State& state,
                                      const std::vector<Event>& events) const {
        for (const Event& event : events) {
            if (const auto* laid = std::get_if<TileLaid>(&event)) return lay_told(game, *laid);
            const auto* passed = std::get_if<Passed>(&event);
            if (passed != nullptr && !passed->forced) return Pass{};
            if (std::holds_alternative<Stood>(event)) return Stand{};
        }
        if (state.step != Step::draw_tile || state.seat != open_.seat) return std::nullopt;
        return open_.step == Step::hit_or_stand ? Action(Hit{}) : Action(Draw{});
    }

    template <class R>
    static Action lay_told(const Game<R>& game, const TileLaid& event) {
        if (!event.end) return Lead{event.tile};
        auto outward = event.outward == halves(event.tile).low ? Outward::low : Outward::high;
        return game.lay_of(event.tile, *event.end, outward);
    }
    bool is_hitting(int seat) const { return open_.step == Step::draw_tile && open_.seat == seat; }

    /// The tiles that this viewer sees nowhere.
    TileSet unseen() const {
        TileSet seen = open_.line.tiles();
        for (TileSet hand : open_.hands) seen |= hand;
        return TileSet::all().without(seen);
    }

    /// The tiles that one taken without showing can be.
    TileSet possible(const Taken& taken, const std::vector<Lacked>& all_lacked) const {
        TileSet possible = unseen();
        for (const Lacked& lacked : all_lacked) {
            bool held = lacked.seat == taken.seat && taken.time < lacked.time;
            if (held) possible = possible.without(lacked.tiles);
        }
        for (const Known& known : known_) {
            bool could_be = known.seat == taken.seat && taken.time < known.time &&
                            !lacked_between(taken, known, all_lacked);
            if (could_be) {
                possible.add(known.tile);
            } else {
                possible.remove(known.tile);
            }
        }
        return possible;
    }

    /// True if the seat, between taking a tile and laying this one, was known not to have it.
    static bool lacked_between(const Taken& taken, const Known& known,
                               const std::vector<Lacked>& all_lacked) {
        for (const Lacked& lacked : all_lacked) {
            bool between =
                lacked.seat == known.seat && taken.time < lacked.time && lacked.time < known.time;
            if (between && lacked.tiles.contains(known.tile)) return true;
        }
        return false;
    }

    /// The tiles of which the acting seat has one, or else it would not be asked; none where
    /// nothing is known.
    template <class R>
    TileSet needed(const Game<R>& game) const {
        bool must_lay = open_.step == Step::play && !is_own(open_.seat) && R::hides_hands;
        bool may_draw_freely = R::drawing == Drawing::freely && stock_ > 0;
        return must_lay && !may_draw_freely ? fitting(game) & unseen() : TileSet{};
    }

    /// The open part of a position.
    template <class R>
    void look(const Game<R>&, const State& state) {
        open_ = state;
        stock_ = state.stock.count();
        removed_ = state.removed.count();
        open_.stock = open_.removed = {};
        if (state.step == Step::play) stuck_[state.seat] = false;
        bool all = !R::hides_hands || state.step == Step::finished;
        if (all) {
            taken_.clear();
            known_.clear();
            choices_.clear();
            return;
        }
        for (int seat = 0; seat < max_seats; ++seat) {
            if (is_own(seat)) continue;
            reconcile(seat, state.hands[seat].count());
            open_.hands[seat] = {};
        }
    }

    /// Makes a seat's tiles as many as it holds and has laid, where not all of the deal was seen.
    void reconcile(int seat, int held) {
        std::erase_if(known_, [&](const Known& known) {
            return known.seat == seat && known.laid != open_.line.tiles().contains(known.tile);
        });
        for (const Known& known : known_) held += known.seat == seat && known.laid;
        auto is_of_seat = [&](const Taken& taken) { return taken.seat == seat; };
        auto taken = static_cast<int>(std::count_if(taken_.begin(), taken_.end(), is_of_seat));
        for (; taken < held; ++taken) taken_.insert(taken_.begin(), {seat, 0});
        for (; taken > held; --taken) {
            taken_.erase(std::find_if(taken_.begin(), taken_.end(), is_of_seat));
        }
    }

    // --- Learning from events ---------------------------------------------------------------

    template <class R>
    void learn(const Game<R>&, const DealStarted&) {
        taken_.clear();
        lacked_.clear();
        known_.clear();
        choices_.clear();
        stuck_ = {};
        open_.line = {};
    }
    template <class R>
    void learn(const Game<R>&, const TileDealt& event) {
        if (!is_own(event.seat)) taken_.push_back({event.seat, now_});
    }
    template <class R>
    void learn(const Game<R>& game, const LeadGiven& event) {
        if (!event.tile) return;
        TileSet before = leading_before<R>(*event.tile);
        for (int seat = 0; before.any() && seat < game.seats(); ++seat) lack(seat, before);
        know(event.seat, now_ + 1, *event.tile, false);
    }
    template <class R>
    void learn(const Game<R>& game, const Stuck& event) {
        stuck_[event.seat] = true;
        lack(event.seat, fitting(game));
    }
    template <class R>
    void learn(const Game<R>& game, const TileDrawn& event) {
        if (stuck_[event.seat]) {
            lack(event.seat, fitting(game));
        } else if (may_save_wild_tiles(game)) {
            lack(event.seat, touching<R>(open_.line, TileSet::all()).tiles());
        }
        if (!is_own(event.seat)) taken_.push_back({event.seat, now_});
    }
    template <class R>
    void learn(const Game<R>& game, const Passed& event) {
        if (event.forced) lack(event.seat, fitting(game));
        stuck_[event.seat] = false;
    }
    template <class R>
    void learn(const Game<R>& game, const TileLaid& event) {
        bool had_to = event.wild && !may_save_wild_tiles(game);
        if (had_to) lack(event.seat, touching<R>(open_.line, TileSet::all()).tiles());
        know(event.seat, now_, event.tile, true);
        stuck_[event.seat] = false;
        if (event.end) {
            auto outward = event.outward == halves(event.tile).low ? Outward::low : Outward::high;
            lay_line(game.rules(), open_.line, event.tile, *event.end, outward);
        } else {
            lead_line<R>(open_.line, event.tile);
        }
    }
    template <class R, class OtherEvent>
    void learn(const Game<R>&, const OtherEvent&) {}

    /// True if one may draw although one could lay a wild tile.
    template <class R>
    static bool may_save_wild_tiles(const Game<R>& game) {
        if constexpr (has_wild_tiles<R>) return game.rules().may_save_wild_tiles();
        return false;
    }

    void lack(int seat, TileSet tiles) {
        if (!is_own(seat)) lacked_.push_back({seat, now_, tiles});
    }

    void know(int seat, int time, Tile tile, bool laid) {
        if (is_own(seat)) return;
        for (Known& known : known_) {
            if (known.tile != tile) continue;
            known.laid = known.laid || laid;
            return;
        }
        known_.push_back({seat, time, tile, laid});
    }

    /// The tiles of which one alone could be laid now.
    template <class R>
    TileSet fitting(const Game<R>& game) const {
        return TileSet::where([&](Tile tile) {
            State state;
            state.line = open_.line;
            state.hands[0] = TileSet::of(tile);
            return game.rules().lays(state, 0).any();
        });
    }

    std::optional<int> viewer_;
    /// Counts events.
    int now_ = 0;
    State open_{};
    int stock_ = tile_count;
    int removed_ = 0;
    PerSeat<bool> stuck_{};
    std::vector<Taken> taken_;
    std::vector<Lacked> lacked_;
    std::vector<Known> known_;
    std::vector<Choice> choices_;
};

}  // namespace dominium::line
