// The notation of actions, read and written.

#include <initializer_list>
#include <string>
#include <string_view>

#include "../games/kingdomino/rules.hpp"
#include "../games/queendomino/rules.hpp"
#include "../kingdom/notation.hpp"
#include "check.hpp"

namespace dominium::kingdom {
namespace {

TEST(texts_of_actions_are_read_back) {
    for (std::string_view text :
         {"e6r",    "a1l",  "m13u", "e10d",          "24",         "1",      "48",
          "q1",     "q48",  "c3",   "=24",           "=q24",       "=k2",    "=s4",
          "tax e6", "-",    "=k8",  "=statue",       "tax e6 f6",  "burn 5", "build 3 f6",
          "burn 0", "=inn", "=q1",  "=knights_hall", "build 0 m13"}) {
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
                                  "q0",
                                  "q49",
                                  "q024",
                                  "=q",
                                  "--",
                                  "tax",
                                  "tax ",
                                  "tax  e6",
                                  "tax e6 ",
                                  "tax e6 f6 g6",
                                  "Tax e6",
                                  "build 3",
                                  "build 3 ",
                                  "build f6 3",
                                  "build 10 f6",
                                  "burn",
                                  "burn 10",
                                  "burn x",
                                  "=Statue",
                                  "=barn",
                                  "e6r\n",
                                  "\xC3\xA9"
                                  "6r"}) {
        CHECK(!parse_action(text));
    }
}

TEST(a_bare_square_is_ambiguous_while_a_domino_lies_in_hand) {
    const Kingdomino<Window<5, false>> game(KingdominoOptions{});
    Random random(3);
    Kingdomino<Window<5, false>>::Playout playout;
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

/// True if a game reads a text as one of its own actions.
template <class Game>
bool reads(const Game& game, std::string_view text) {
    return parse(game, game.start(), text).index() == 0;
}

TEST(a_game_reads_its_own_actions_only) {
    using Large = Queendomino<Window<7, false>>;
    const Kingdomino<Window<5, false>> kingdomino(KingdominoOptions{});
    const Large queendomino(QueendominoOptions{});
    const Large royal_wedding(QueendominoOptions{.seats = 3, .set = BoxSet::royal_wedding});
    for (std::string_view text : {"e6r", "24", "=24", "=k2"}) {
        CHECK(reads(kingdomino, text) && reads(queendomino, text) && reads(royal_wedding, text));
    }
    for (std::string_view text : {"tax e6", "build 3 f6", "burn 5", "-", "=statue"}) {
        CHECK(!reads(kingdomino, text) && reads(queendomino, text) && reads(royal_wedding, text));
    }
    for (std::string_view text : {"q24", "=q24"}) {
        CHECK(!reads(kingdomino, text) && !reads(queendomino, text) && reads(royal_wedding, text));
    }
    for (std::string_view text : {"c3", "=s1"}) {
        CHECK(reads(kingdomino, text) && !reads(queendomino, text) && !reads(royal_wedding, text));
    }
    CHECK(!reads(royal_wedding, "72"));  // only `q24` names it
}

/// `tax f6 e6` is read as `tax e6 f6`.
TEST(two_knights_are_named_in_reading_order) {
    const Queendomino<Window<7, false>> game(QueendominoOptions{});
    auto read = parse(game, game.start(), "tax f6 e6");
    CHECK(text_of(std::get<0>(read)) == "tax e6 f6");
    read = parse(game, game.start(), "tax e7 e6");
    CHECK(text_of(std::get<0>(read)) == "tax e6 e7");
}

}  // namespace
}  // namespace dominium::kingdom
