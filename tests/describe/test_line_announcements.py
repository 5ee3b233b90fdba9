"""Announcements of whole random domino games, in every language."""

import re
from collections.abc import Iterator
from statistics import median

import pytest

import dominium
from dominium.describe import LANGUAGES, Describer, LineDescriber
from dominium.events import Event
from tests.covering import each_once
from tests.describe.play import LINES, describer, random_game

SEEDS = (1, 2, 3)
SILENT = {"tile_dealt"}
SILENT_LEADS = {"lot", "alone"}
COUNTED = {"tile_drawn", "tile_removed", "hand_dealt", "refilled"}
"""Kinds of events that are told together."""


def transactions(name: str, seed: int, viewer: int | None) -> Iterator[list[Event]]:
    """The events told together to a viewer: a decision with the chance that follows it."""
    told: list[Event] = []
    for ply in random_game(name, seed):
        if isinstance(ply.before.actor, int):
            yield told
            told = []
        told += [event.seen_by(viewer) for event in ply.events]
    yield told


def announced(speaker: Describer, name: str, seed: int) -> list[str]:
    return [
        line
        for events in transactions(name, seed, speaker.you)
        for line in speaker.announce(events)
    ]


def test_the_games_have_every_choice_of_every_option() -> None:
    for game in {game.id: game for game in LINES.values()}.values():
        for option in game.info.options:
            used = {other.options[option.name] for other in LINES.values() if other.id == game.id}
            if isinstance(option.values, range):
                assert len(used) > 1 or game.id == "solo"
            else:
                assert used == set(option.values), (game.id, option.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0])
def test_short_lines_are_short(language: str, you: int | None) -> None:
    lengths = [
        len(line)
        for name in LINES
        for seed in SEEDS
        for line in announced(describer(name, language, you), name, seed)
    ]
    assert max(lengths) <= 60
    assert median(lengths) <= 40


@pytest.mark.criterion(7)
@pytest.mark.parametrize("length", ["short", "long"])
@pytest.mark.parametrize(("name", "language"), each_once(list(LINES), LANGUAGES))
def test_every_event_is_told_once_and_in_order(name: str, language: str, length: str) -> None:
    """The words of each event alone are said again in its place, once for each."""
    for you in (None, 0):
        speaker = describer(name, language, you, length)
        for events in transactions(name, 1, you):
            told, place = " ".join(speaker.announce(events)), 0
            for event in events:
                said = _said_alone(speaker, event)
                assert (said == "") == _is_silent(event)
                if event.kind not in COUNTED:
                    place = told.index(said, place) + len(said)
            expected = [_said_alone(speaker, event) for event in events]
            for said in _not_in_others({_said_alone(speaker, event) for event in events}):
                assert told.count(said) <= expected.count(said)


def _not_in_others(said: set[str]) -> list[str]:
    """Those that are no part of another."""
    return [one for one in said if one and not any(one in other for other in said - {one})]


def _is_silent(event: Event) -> bool:
    return event.kind in SILENT or (event.kind == "lead_given" and event.reason in SILENT_LEADS)


def _said_alone(speaker: Describer, event: Event) -> str:
    """The words of an event, without the name that stands before several of a turn."""
    said = " ".join(speaker.announce([event]))
    if event.kind in {"stuck", "passed"}:
        return said.removeprefix(f"{speaker.leading_name(event.seat)}: ").removesuffix(".")
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_draws_are_told_together_with_their_number(name: str, language: str) -> None:
    """However many tiles a turn takes, one line tells them."""
    if name == "solo":
        return
    speaker = describer(name, language)
    for events in transactions(name, 1, None):
        drawn = [event for event in events if event.kind == "tile_drawn"]
        if drawn:
            tiles = speaker.count("tiles", len(drawn))
            lines = [line for line in speaker.announce(events) if tiles in line]
            assert [line.count(tiles) for line in lines][:1] == [1]


@pytest.mark.criterion(10)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_owner_hears_of_tiles_in_hand(language: str) -> None:
    double = describer("block", language).tile("11").split()[0]
    for name in LINES.keys() - {"solo"}:
        for you in (None, 0, 1):
            speaker = describer(name, language, you)
            for events in transactions(name, 1, you):
                for event in events:
                    if event.kind not in {"hand_dealt", "tile_drawn", "tile_removed"}:
                        continue
                    said = " ".join(speaker.announce([event]))
                    named = re.search(rf"\d-\d|{double} \d", said) is not None
                    assert named == (getattr(event, "seat", None) == you is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", ["short", "long"])
def test_events_of_other_content_sound_different(language: str, length: str) -> None:
    for name in LINES:
        speaker = describer(name, language, length=length)
        told: dict[tuple[str, ...], object] = {}
        for events in transactions(name, 1, None):
            for event in events:
                if not _is_silent(event):
                    fact = _told_facts(event)
                    lines = tuple(speaker.announce([event]))
                    assert told.setdefault(lines, fact) == fact


def _told_facts(event: Event) -> tuple[object, ...]:
    """The facts in the short lines of an event: its kind, and those that tell it from its like."""
    data = event.to_dict()
    facts = {
        "deal_started": ("deal", "deals", "target"),
        "lead_given": ("seat", "tile"),
        "tile_laid": ("seat", "tile", "end", "open_ends"),
        "tile_drawn": ("seat",),
        "passed": ("seat",),
        "stuck": ("seat", "numbers"),
        "deal_ended": ("winners", "totals"),
        "went_out": ("seat",),
        "line_blocked": (),
    }.get(event.kind, tuple(key for key in data if key != "kind"))
    if event.kind == "tile_laid" and event.end is None:
        facts = ("seat", "tile")
    elif event.kind == "tile_laid" and len(event.open_ends) > 2:
        facts = ("seat", "tile", "end")
    if event.kind == "stuck":
        data["numbers"] = list(dict.fromkeys(data["numbers"]))
    return (event.kind, *(str(data[fact]) for fact in facts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_listener_is_spoken_to(language: str) -> None:
    """No announcement names the listener."""
    for name in LINES:
        assert not [
            line for line in announced(describer(name, language, 0), name, 1) if "Jana" in line
        ]


def _draws(viewer: int | None) -> list[Event]:
    """A deal of Draw: Petr has nothing for 2 and 5, draws 4-1 and 3-2, and lays the latter."""
    hands = (
        ("65", "10", "22", "52", "66", "62", "40"),
        ("55", "33", "43", "31", "30", "11", "00"),
    )
    state = dominium.load("draw", deals=3).start()
    dealt = ("=s1", *(f"={tile}" for hand in hands for tile in hand))
    played = (*dealt, "65", "55l", "62r", "=41", "=32", "32r")
    return [event.seen_by(viewer) for action in played for event in state.apply(action)]


@pytest.mark.parametrize(
    ("language", "heard_by_jana", "heard_by_petr"),
    [
        (
            "en",
            [
                "Petr: nothing for 2 or 5, 2 tiles from the stock.",
                "Petr: 3-2 right. Ends 5 and 3.",
            ],
            [
                "You: nothing for 2 or 5, 2 tiles from the stock (4-1, 3-2).",
                "You: 3-2 right. Ends 5 and 3.",
            ],
        ),
        (
            "cs",
            [
                "Petr: nic na 2 ani 5, ze zálohy 2 kostky.",
                "Petr: 3-2 vpravo. Konce 5 a 3.",
            ],
            [
                "Vy: nic na 2 ani 5, ze zálohy 2 kostky (4-1, 3-2).",
                "Vy: 3-2 vpravo. Konce 5 a 3.",
            ],
        ),
        (
            "sk",
            [
                "Petr: nič na 2 ani 5, zo zálohy 2 kocky.",
                "Petr: 3-2 vpravo. Konce 5 a 3.",
            ],
            [
                "Vy: nič na 2 ani 5, zo zálohy 2 kocky (4-1, 3-2).",
                "Vy: 3-2 vpravo. Konce 5 a 3.",
            ],
        ),
        (
            "pl",
            [
                "Petr: nic do 2 ani 5, z talonu 2 kamienie.",
                "Petr: 3-2 z prawej. Końce 5 i 3.",
            ],
            [
                "Ty: nic do 2 ani 5, z talonu 2 kamienie (4-1, 3-2).",
                "Ty: 3-2 z prawej. Końce 5 i 3.",
            ],
        ),
    ],
)
def test_a_turn_with_draws_in_words(
    language: str, heard_by_jana: list[str], heard_by_petr: list[str]
) -> None:
    game = dominium.load("draw", deals=3)
    for you, heard in ((0, heard_by_jana), (1, heard_by_petr)):
        speaker = LineDescriber(game, language, ("Jana", "Petr"), you=you)
        assert speaker.announce(_draws(you))[-2:] == heard


@pytest.mark.parametrize(
    ("language", "call"), [("en", "“PASS”"), ("cs", "„DÁL“"), ("sk", "„ĎALEJ“"), ("pl", "„PAS”")]
)
def test_a_pass_is_a_call(language: str, call: str) -> None:
    speaker = describer("block", language)
    passed = [
        event for ply in random_game("block") for event in ply.events if event.kind == "passed"
    ]
    assert passed
    for event in passed:
        assert speaker.announce([event]) == [f"{speaker.names[event.seat]}: {call}."]
