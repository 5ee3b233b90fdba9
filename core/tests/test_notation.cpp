// The notation of actions, read and written.

#include <initializer_list>
#include <string>
#include <string_view>

#include "../kingdom/notation.hpp"
#include "check.hpp"

namespace dominium::kingdom {
namespace {

TEST(texts_of_actions_are_read_back) {
    for (std::string_view text :
         {"e6r", "a1l", "m13u", "e10d", "24", "1", "48", "c3", "=24", "=k2", "=s4"}) {
        auto action = parse_action(text);
        CHECK(action.has_value());
        if (action) CHECK(text_of(*action) == text);
    }
}

TEST(what_is_not_notation_is_not_read) {
    for (std::string_view text : {"",
                                  " ",
                                  "e",
                                  "e0r",
                                  "e06r",
                                  "e6x",
                                  "E6R",
                                  "e6rr",
                                  "e27",
                                  "e99r",
                                  "e100r",
                                  "6e",
                                  "024",
                                  "100",
                                  "-1",
                                  "=",
                                  "=k",
                                  "=k0",
                                  "=x1",
                                  "==24",
                                  "=024",
                                  "24 ",
                                  "e6r\n",
                                  "\xC3\xA9"
                                  "6r"}) {
        CHECK(!parse_action(text));
    }
}

TEST(a_bare_square_is_ambiguous_while_a_domino_lies_in_hand) {
    const Kingdomino<Window<5, false>> game(Options{});
    Random random(3);
    Playout<Window<5, false>> playout;
    auto state = game.start();
    while (state.step != Step::place) game.play_random(state, random, playout);

    auto place = std::get<Place>(game.legal_actions(state).front());
    auto read = parse(game, state, text_of(place.square));
    const auto* refusal = std::get_if<Refusal>(&read);
    CHECK(refusal != nullptr && refusal->code == RefusalCode::ambiguous);

    auto malformed = parse(game, state, "e6?");
    refusal = std::get_if<Refusal>(&malformed);
    CHECK(refusal != nullptr && refusal->code == RefusalCode::malformed);
}

}  // namespace
}  // namespace dominium::kingdom
