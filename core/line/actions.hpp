// The actions of the tile games: typed values, their notation, and the codes of refusals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "../base/actions.hpp"
#include "../base/faults.hpp"
#include "../base/seats.hpp"
#include "layout.hpp"

namespace dominium::line {

/// The step to be done next.
enum class Step : std::uint8_t {
    draw_seat,
    remove_tile,
    deal_tile,
    draw_tile,
    lead,
    play,
    play_or_pass,
    hit_or_stand,
    finished
};

constexpr std::array<std::string_view, 9> enumerators(Step) {
    return {"draw_seat", "remove_tile",  "deal_tile",    "draw_tile", "lead",
            "play",      "play_or_pass", "hit_or_stand", "finished"};
}

constexpr bool is_chance(Step step) { return step <= Step::draw_tile; }

/// Lays the first tile.
struct Lead {
    Tile tile;
    static constexpr std::string_view name = "Lead";
    static constexpr std::string_view kind = "lead";
    static constexpr auto fields() { return fields_of(field("tile", &Lead::tile)); }
    constexpr bool operator==(const Lead&) const = default;
};

/// Lays a tile at an end. A matador in Matador also says which number points outward; everywhere
/// else that follows from the end.
struct Lay {
    Tile tile;
    End end;
    std::optional<std::uint8_t> outward;
    static constexpr std::string_view name = "Lay";
    static constexpr std::string_view kind = "lay";
    static constexpr auto fields() {
        return fields_of(field("tile", &Lay::tile), field("end", &Lay::end),
                         field("outward", &Lay::outward));
    }
    constexpr bool operator==(const Lay&) const = default;
};

/// Takes a tile from the stock.
struct Draw : Plain {
    static constexpr std::string_view name = "Draw";
    static constexpr std::string_view kind = "draw";
    static constexpr std::string_view notation = "draw";
};

/// Lets the next seat play.
struct Pass : Plain {
    static constexpr std::string_view name = "Pass";
    static constexpr std::string_view kind = "pass";
    static constexpr std::string_view notation = "pass";
};

/// Takes one more tile in Twenty-One.
struct Hit : Plain {
    static constexpr std::string_view name = "Hit";
    static constexpr std::string_view kind = "hit";
    static constexpr std::string_view notation = "hit";
};

/// Wants no more tiles in Twenty-One.
struct Stand : Plain {
    static constexpr std::string_view name = "Stand";
    static constexpr std::string_view kind = "stand";
    static constexpr std::string_view notation = "stand";
};

/// Chance draws a tile: to a hand, or out of the deal.
struct DrawTile {
    Tile tile;
    static constexpr std::string_view name = "DrawTile";
    static constexpr std::string_view kind = "draw_tile";
    static constexpr bool by_chance = true;
    static constexpr auto fields() { return fields_of(field("tile", &DrawTile::tile)); }
    constexpr bool operator==(const DrawTile&) const = default;
};

/// Every action of the tile games.
using Action = std::variant<Lead, Lay, Draw, Pass, Hit, Stand, DrawTile, DrawSeat>;

inline std::string text_of(const Lead& lead) { return text_of(lead.tile); }
inline std::string text_of(const Lay& lay) {
    std::string text = text_of(lay.tile) + letter_of(lay.end);
    return lay.outward ? text + static_cast<char>('0' + *lay.outward) : text;
}
inline std::string text_of(const DrawTile& draw) { return "=" + text_of(draw.tile); }

/// The notation of an action that a viewer may not see.
constexpr std::string_view hidden_action = "=?";

constexpr std::optional<Action> parse_chance(std::string_view text) {
    if (auto tile = parse_tile(text)) return DrawTile{*tile};
    if (auto seat = parse_seat(text, 's')) return DrawSeat{*seat};
    return std::nullopt;
}

/// Reads `65l` and `61l6`.
constexpr std::optional<Lay> parse_lay(std::string_view text) {
    if (text.size() < 3 || text.size() > 4) return std::nullopt;
    auto tile = parse_tile(text.substr(0, 2));
    auto end = end_named(text[2]);
    if (!tile || !end) return std::nullopt;
    if (text.size() == 3) return Lay{*tile, *end, std::nullopt};
    int outward = text[3] - '0';
    if (is_double(*tile) || !has_number(*tile, outward)) return std::nullopt;
    return Lay{*tile, *end, static_cast<std::uint8_t>(outward)};
}

/// Reads the notation of an action, legal or not; nothing when the text is not notation.
constexpr std::optional<Action> parse_action(std::string_view text) {
    if (text.starts_with('=')) return parse_chance(text.substr(1));
    if (text == Draw::notation) return Draw{};
    if (text == Pass::notation) return Pass{};
    if (text == Hit::notation) return Hit{};
    if (text == Stand::notation) return Stand{};
    if (auto tile = parse_tile(text)) return Lead{*tile};
    if (auto lay = parse_lay(text)) return *lay;
    return std::nullopt;
}

enum class RefusalCode : std::uint8_t {
    malformed,
    ambiguous,
    game_over,
    chance_acts,
    not_chance,
    must_lead,
    must_play,
    must_hit_or_stand,
    must_draw_seat,
    must_draw_tile,
    tile_not_in_hand,
    must_lead_tile,
    end_not_open,
    tile_does_not_fit,
    matador_not_needed,
    draw_first,
    already_drawn,
    stock_empty,
    must_stand,
    not_in_this_game,
    tile_not_available,
    seat_not_available,
};

constexpr std::array<std::string_view, 22> enumerators(RefusalCode) {
    return {"malformed",          "ambiguous",         "game_over",          "chance_acts",
            "not_chance",         "must_lead",         "must_play",          "must_hit_or_stand",
            "must_draw_seat",     "must_draw_tile",    "tile_not_in_hand",   "must_lead_tile",
            "end_not_open",       "tile_does_not_fit", "matador_not_needed", "draw_first",
            "already_drawn",      "stock_empty",       "must_stand",         "not_in_this_game",
            "tile_not_available", "seat_not_available"};
}

/// The refusal of an action of a tile game.
using Refusal = RefusalOf<RefusalCode>;

}  // namespace dominium::line
