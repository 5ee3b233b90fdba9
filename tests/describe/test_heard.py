"""Words heard at once: short, a turn in one line, and the rest is a question away."""

import pytest

from dominium.describe import LANGUAGES
from dominium.describe.queries import COURT_QUERIES
from dominium.terminal.kingdom import queries as of_kingdoms
from dominium.terminal.line import queries as of_lines
from tests.describe.play import EVERY_GAME, describer, random_game

SILENT = {
    "building_built": "court",
    "building_drawn": "buildings",
    "buildings_offered": "buildings",
    "deal_started": "score",
    "domino_claimed": "offer",
    "domino_discarded": "last",
    "domino_drawn": "offer",
    "domino_placed": "opponents",
    "domino_removed": "undrawn",
    "dragon_returned": "buildings",
    "hand_dealt": "hand",
    "hands_shown": "details",
    "king_drawn": "turn",
    "lead_given": "turn",
    "offer_opened": "offer",
    "prizes_paid": "score",
    "round_started": "everything",
    "stakes_paid": "bank",
    "step_declined": "last",
    "stuck": "counts",
    "taxes_collected": "court",
    "tile_dealt": "hand",
    "tile_drawn": "counts",
    "tile_removed": "counts",
}
"""Events of which a listener may hear nothing, and the query that answers what is left out."""


@pytest.mark.criterion(7)
def test_what_is_not_heard_is_answered() -> None:
    silent = {
        event.kind
        for name in EVERY_GAME
        for you in (0, 1)
        for ply in random_game(name)
        for seen in ply.events
        if (event := seen.seen_by(you)) is not None
        and not describer(name, "en", you if you < EVERY_GAME[name].seats else None).heard([event])
    }
    assert silent == SILENT.keys()
    names = {query.name for query in (*of_kingdoms.QUERIES, *COURT_QUERIES, *of_lines.QUERIES)}
    assert names >= set(SILENT.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY_GAME)
def test_no_more_is_heard_than_announced(name: str, language: str) -> None:
    speaker, at_length = (describer(name, language, 0, length) for length in ("short", "long"))
    heard = announced = 0
    for ply in random_game(name):
        events = [event for one in ply.events if (event := one.seen_by(0)) is not None]
        heard += sum(map(len, speaker.heard(events)))
        announced += sum(map(len, speaker.announce(events)))
        assert at_length.heard(events) == at_length.announce(events)
    assert heard < announced


OWN_TURN = {"domino_placed", "domino_claimed", "taxes_collected", "building_built"}
OWN_TURN |= {"building_burnt", "tile_laid", "passed", "points_scored", "stood"}
"""Events of which whoever hears in brief hears nothing if they have brought them about."""


@pytest.mark.parametrize("name", EVERY_GAME)
def test_in_brief_the_own_turn_is_not_said_again(name: str) -> None:
    usual, brief = (describer(name, "en", 0, length) for length in ("short", "brief"))
    left_out = 0
    for ply in random_game(name):
        for one in ply.events:
            event = one.seen_by(0)
            if event is None:
                continue
            if event.kind == "tile_drawn" or getattr(event, "seat", None) != 0:
                assert brief.heard([event]) == usual.heard([event])
            elif event.kind in OWN_TURN:
                assert brief.heard([event]) == []
                left_out += bool(usual.heard([event]))
    assert left_out > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_who_is_to_act_is_asked_in_few_words(language: str) -> None:
    for name in EVERY_GAME:
        speaker, at_length = (describer(name, language, 0, length) for length in ("short", "long"))
        for ply in random_game(name):
            view = ply.after.view(0)
            asked, expected = speaker.asked(view), speaker.expected(view)
            assert len(asked) <= len(expected)
            if ply.after.actor != 0:
                assert asked == expected
            assert at_length.asked(view) == at_length.expected(view)


@pytest.mark.parametrize(
    ("language", "placed", "own"),
    [
        ("en", "Petr plus {gain}, takes 24.", "Chosen 24."),
        ("cs", "Petr plus {gain}, bere 24.", "Vybráno 24."),
        ("sk", "Petr plus {gain}, berie 24.", "Vybrané 24."),
        ("pl", "Petr plus {gain}, bierze 24.", "Wybrano 24."),
    ],
)
def test_a_turn_is_one_line(language: str, placed: str, own: str) -> None:
    """Another seat places and chooses; the listener chooses."""
    state = EVERY_GAME["two"].start()
    while state.view(None).step != "place":
        state.apply(state.legal_actions()[0])
    seat = state.actor
    assert isinstance(seat, int)
    events = state.apply(state.legal_actions()[0])
    (happened,) = (event for event in events if event.kind == "domino_placed")
    events += state.apply(state.legal_actions()[-1])
    (claimed,) = (event for event in events if event.kind == "domino_claimed")
    told = describer("two", language, 1 - seat)
    name = told.names[seat]
    wanted = placed.replace("Petr", name).replace("24", str(claimed.domino))
    if happened.gain == 0:
        wanted = wanted.replace(" plus {gain},", "")
    assert told.heard(events)[0] == wanted.format(gain=happened.gain)
    assert describer("two", language, seat).heard([claimed]) == [
        own.replace("24", str(claimed.domino))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_placement_that_gains_nothing_is_heard_where_nothing_else_is(language: str) -> None:
    silent = [
        placed
        for name in ("two", "three", "queen")
        for ply in random_game(name)
        for placed in ply.events
        if placed.kind == "domino_placed" and placed.gain == 0 and placed.seat != 0
    ]
    assert silent
    assert all(describer("two", language, 0).heard([one]) for one in silent if one.seat == 1)
