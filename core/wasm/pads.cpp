// The module of the score pads of tables at home, for the games of both families.
#include "../message_trees/faults.hpp"
#include "../message_trees/kingdom/scores.hpp"
#include "../message_trees/line/results.hpp"
#include "family.hpp"
#include "kingdom_pad.hpp"
#include "line_pad.hpp"

namespace dominium::wasm {
namespace {

PlayOf<FamilyOf<false>, kingdom::Event> kingdom_game;
PlayOf<FamilyOf<true>, line::Event> line_game;

/// Writes faults, each with its sentence, in the terms of a game.
void write_faults(Json& json, std::string_view name, const std::vector<Fault>& faults,
                  std::string_view game) {
    message_trees::FaultTeller teller(game, {});
    json.key(name);
    json.list([&] {
        for (const Fault& fault : faults) {
            json.object([&] {
                entry(json, "code", fault.code);
                entry(json, "params", fault.params);
                entry(json, "text", Tree(teller.told(fault.code, fault.params)));
            });
        }
    });
}

void write_kingdom_pad(Json& json, const KingdomPad& pad, const message_trees::Pieces& pieces,
                       std::string_view game) {
    kingdom::KingdomScore score = pad.score();
    json.object([&] {
        entry(json, "view", pad.view());
        entry(json, "score", score);
        entry(json, "lines", message_trees::score_lines(pieces, score));
        write_faults(json, "faults", pad.faults(), game);
        write_faults(json, "notes", pad.notes(), game);
    });
}

void write_tally(Json& json, const CountedPad& pad, const message_trees::LineTable& table,
                 std::string_view game) {
    message_trees::LineResults words(table);
    const line::Tally& tally = pad.tally;
    json.object([&] {
        entry(json, "tally", tally);
        json.key("deals");
        json.list([&] {
            for (const line::DealEnded& deal : tally.deals) {
                message_trees::Trees told;
                words.explain(told, deal);
                write(json, told);
            }
        });
        entry(json, "lines", words.tally(tally));
        json.key("standings");
        tally.outcome ? write(json, table.speaker.standings(*tally.outcome, 0)) : json.null();
        write_faults(json, "faults", pad.faults, game);
    });
}

/// A kingdom on a table at home, scored with explanations, and all its faults.
void write_kingdom(Json& json, std::string_view request) {
    kingdom_game.visit([&](const auto& at) {
        using Game = std::decay_t<decltype(at.game)>;
        const auto& faces = at.game.faces();
        PadBoxes boxes{Game::has_court, {faces.begin(), faces.begin() + at.game.domino_total()}};
        message_trees::Pieces pieces(Game::id, boxes.faces);
        write_kingdom_pad(json, KingdomPad(boxes, request), pieces, Game::id);
    });
}

/// A match with tiles at home: the number of names, the names of seats, then the lines of the pad.
void write_match(Json& json, std::string_view request) {
    line_game.visit([&](const auto& at) {
        Lines lines(request);
        auto count = static_cast<std::size_t>(number_from(lines.next()).value_or(0));
        std::vector<std::string> names;
        while (names.size() < count) names.emplace_back(lines.next());
        names.resize(static_cast<std::size_t>(at.game.seats()));
        std::vector<line::TallyEntry> entries;
        while (!lines.is_read()) entries.push_back(entry_written(lines.next()));
        auto table = message_trees::line_table(at.game, std::move(names), {});
        write_tally(json, counted_pad(at.game, std::move(entries)), table,
                    std::decay_t<decltype(at.game)>::Rules::id);
    });
}

}  // namespace
}  // namespace dominium::wasm

DOMINIUM_EXPORT(open_kingdom) int dominium_open_kingdom(const char* text, std::size_t size) {
    return dominium::wasm::kingdom_game.open({text, size}) ? 1 : 0;
}

DOMINIUM_EXPORT(open_match) int dominium_open_match(const char* text, std::size_t size) {
    return dominium::wasm::line_game.open({text, size}) ? 1 : 0;
}

DOMINIUM_EXPORT(score) int dominium_score(const char* text, std::size_t size) {
    using namespace dominium::wasm;
    return answer_with([&](Json& json) { write_kingdom(json, {text, size}); });
}

DOMINIUM_EXPORT(tally) int dominium_tally(const char* text, std::size_t size) {
    using namespace dominium::wasm;
    return answer_with([&](Json& json) { write_match(json, {text, size}); });
}
