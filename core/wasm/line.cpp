// The module of the line games for pages: their rules, and what is told of them.
#include "../line/seen.hpp"
#include "../message_trees/line/choice_list.hpp"
#include "../message_trees/line/heard.hpp"
#include "../message_trees/line/refusals.hpp"
#include "../message_trees/line/results.hpp"
#include "../message_trees/line/views.hpp"
#include "family.hpp"

namespace dominium::wasm {
namespace {

using message_trees::LineTable;

PlayOf<FamilyOf<true>, line::Event> play;

LineTable table_of(const Audience& audience, message_trees::Listener listener) {
    return play.visit([&](const auto& at) {
        return message_trees::line_table(at.game, audience.names, listener);
    });
}

void write_choice(Json& json, int number, const message_trees::ListedLineChoice& choice) {
    json.object([&] {
        entry(json, "number", number);
        entry(json, "action", choice.action);
        entry(json, "kind", choice.kind);
        entry(json, "text", choice.text);
        entry(json, "short", choice.short_text);
        if (!choice.laid) return;
        const line::TileLaid& laid = *choice.laid;
        entry(json, "tile", laid.tile);
        if (laid.end) entry(json, "end", *laid.end);
        entry(json, "inward", laid.inward);
        entry(json, "outward", laid.outward);
        if (laid.wild) entry(json, "wild", laid.wild);
        entry(json, "open_ends", laid.open_ends);
        if (choice.points != 0) entry(json, "points", choice.points);
    });
}

void write_choices(Json& json, const LineTable& table, bool acts) {
    json.key("legal");
    json.list([&] {
        if (!acts) return;
        play.visit([&](const auto& at) {
            int number = 0;
            for (const auto& choice : message_trees::listed_choices(table, at.game, at.state)) {
                write_choice(json, ++number, choice);
            }
        });
    });
    json.key("skip");
    json.list([] {});
}

void write_hand(Json& json, const LineTable& table, const line::View& view, bool acts) {
    std::vector<line::Action> legal;
    if (acts) {
        legal = play.visit([](const auto& at) { return at.game.legal_actions(at.state); });
    }
    // Alone at a table one plays with open tiles.
    std::optional<int> owner = table.seats > 1 ? view.viewer : std::optional(0);
    json.key("hand_lines");
    if (!owner) {
        json.list([] {});
        json.key("hand_items");
        return json.list([] {});
    }
    const auto& hand = view.hands.at(static_cast<std::size_t>(*owner));
    write(json, message_trees::hand_lines(table.speaker, hand, legal));
    json.key("hand_items");
    json.list([&] {
        if (!hand.tiles) return;
        for (line::Tile tile : *hand.tiles) {
            json.object([&] {
                entry(json, "tile", tile);
                entry(json, "text", message_trees::hand_item(tile, legal));
            });
        }
    });
}

/// The deal that ended last, explained.
void write_deal(Json& json, const LineTable& table) {
    const line::DealEnded* last = nullptr;
    for (const auto& ply : play.all_events()) {
        for (const line::Event& event : ply) {
            if (const auto* ended = std::get_if<line::DealEnded>(&event)) last = ended;
        }
    }
    message_trees::Trees lines;
    if (last != nullptr) message_trees::LineResults(table).explain(lines, *last);
    entry(json, "deal_lines", lines);
}

void write_outcome(Json& json, const LineTable& table) {
    play.visit([&](const auto& at) {
        json.key("standings");
        auto outcome = at.game.outcome(at.state);
        outcome ? write(json, table.speaker.standings(*outcome, 0)) : json.null();
    });
}

void write_moment(Json& json, const Audience& audience) {
    LineTable table = table_of(audience, audience.listener);
    line::View view =
        play.visit([&](const auto& at) { return at.game.view(at.state, audience.viewer); });
    json.object([&] {
        entry(json, "view", view);
        entry(json, "title", message_trees::title(table, view));
        entry(json, "expected", message_trees::expected(table, view));
        entry(json, "asked", message_trees::asked(table, view));
        entry(json, "ends_line", message_trees::ends(table, view));
        entry(json, "line_lines", message_trees::line_lines(table, view));
        entry(json, "hands_lines", message_trees::hands_in_brief(table.speaker, view));
        entry(json, "stock_line", message_trees::stock(table, view));
        entry(json, "played_line", Tree(message_trees::played(view)));
        entry(json, "bank_line", message_trees::bank(view));
        entry(json, "total_lines", message_trees::score_lines(table, view));
        write_hand(json, table, view, audience.acts);
        write_deal(json, table);
        write_outcome(json, table);
        write_choices(json, table, audience.acts);
    });
}

}  // namespace
}  // namespace dominium::wasm

#include "requests.inc"
