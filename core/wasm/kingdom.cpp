// The module of the kingdom games for pages: their rules, and what is told of them.
#include "../kingdom/declining.hpp"
#include "../kingdom/seen.hpp"
#include "../message_trees/kingdom/choice_list.hpp"
#include "../message_trees/kingdom/heard.hpp"
#include "../message_trees/kingdom/refusals.hpp"
#include "../message_trees/kingdom/views.hpp"
#include "family.hpp"

namespace dominium::wasm {
namespace {

using message_trees::KingdomTable;

PlayOf<FamilyOf<false>, kingdom::Event> play;

KingdomTable table_of(const Audience& audience, message_trees::Listener listener) {
    return play.visit([&](const auto& at) {
        return message_trees::kingdom_table(at.game, audience.names, listener);
    });
}

void write_choice(Json& json, int number, const message_trees::ListedKingdomChoice& choice) {
    auto optional = [&](std::string_view name, const std::optional<int>& value) {
        if (value) entry(json, name, *value);
    };
    json.object([&] {
        entry(json, "number", number);
        entry(json, "action", choice.action);
        entry(json, "kind", choice.kind);
        entry(json, "text", choice.text);
        entry(json, "squares", choice.squares);
        optional("domino", choice.domino);
        optional("slot", choice.slot);
        optional("cost", choice.cost);
        optional("coins", choice.coins);
        optional("gain", choice.gain);
        optional("property_size", choice.property_size);
    });
}

void write_choices(Json& json, const KingdomTable& table, bool acts) {
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
    play.visit([&](const auto& at) {
        write(json, acts ? kingdom::declines(at.game, at.state) : std::vector<std::string>{});
    });
}

/// Writes the lines that are the same for all listeners of a language.
void write_kingdoms(Json& json, const KingdomTable& table, const kingdom::View& view) {
    auto each_kingdom = [&](std::string_view name, auto&& tell) {
        json.key(name);
        json.list([&] {
            for (std::size_t kingdom = 0; kingdom < view.kingdoms.size(); ++kingdom) tell(kingdom);
        });
    };
    each_kingdom("kingdom_lines", [&](std::size_t kingdom) {
        write(json, message_trees::Land(table, view.kingdoms[kingdom]).rows());
    });
    each_kingdom("frame_lines", [&](std::size_t kingdom) {
        write(json, message_trees::Land(table, view.kingdoms[kingdom]).frame());
    });
    each_kingdom("court_lines", [&](std::size_t kingdom) {
        const auto& court = view.kingdoms[kingdom].court;
        write(json, court ? message_trees::court_lines(*court) : message_trees::Trees{});
    });
    each_kingdom("score_lines", [&](std::size_t kingdom) {
        write(json, message_trees::score_lines(table.pieces, view.scores[kingdom]));
    });
}

void write_outcome(Json& json, const KingdomTable& table, const kingdom::View& view) {
    play.visit([&](const auto& at) {
        json.key("standings");
        auto outcome = at.game.outcome(at.state);
        if (!outcome) return json.null();
        message_trees::Trees lines = table.speaker.standings(*outcome);
        if (view.games > 1) append(lines, message_trees::finished_games(table.speaker, view));
        write(json, lines);
    });
}

void write_moment(Json& json, const Audience& audience) {
    KingdomTable table = table_of(audience, audience.listener);
    KingdomTable for_all = table_of(audience, {std::nullopt, message_trees::Length::usual});
    kingdom::View view = play.visit(
        [&](const auto& at) { return kingdom::view_of(at.game, at.state, audience.viewer); });
    json.object([&] {
        entry(json, "view", view);
        entry(json, "title", message_trees::title(table, view));
        entry(json, "expected", message_trees::expected(table, view));
        entry(json, "asked", message_trees::asked(table, view));
        entry(json, "offer_lines", message_trees::offer_lines(table, view));
        entry(json, "building_lines",
              view.building_board ? message_trees::board_lines(table.speaker, *view.building_board)
                                  : message_trees::Trees{});
        write_kingdoms(json, for_all, view);
        write_outcome(json, table, view);
        write_choices(json, table, audience.acts);
    });
}

}  // namespace
}  // namespace dominium::wasm

#include "requests.inc"
