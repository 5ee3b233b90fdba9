"""Announcements of whole random games, in every language."""

from statistics import median

import pytest

from dominium import events
from dominium.describe import LANGUAGES, Describer, building_name
from tests.covering import each_once
from tests.describe.play import EVERY_GAME, GAMES, KINGDOMINO, QUEENDOMINO, describer, random_game

SEEDS = (1, 2, 3)
TOLD_LATER = {"domino_drawn", "building_drawn"}
"""Draws are told with what they make: the offer, or the board of buildings."""


def announced(speaker: Describer, name: str, seed: int) -> list[str]:
    return [line for ply in random_game(name, seed) for line in speaker.announce(ply.events)]


def test_the_games_show_every_kind_of_event() -> None:
    shown = {
        type(event).__name__
        for name in EVERY_GAME
        for ply in random_game(name)
        for event in ply.events
    }
    assert shown == set(events.__all__) - {"Event", "KingdomEvent", "LineEvent"}


def test_the_games_have_every_value_of_every_option() -> None:
    for games in (KINGDOMINO, QUEENDOMINO):
        for option in next(iter(games.values())).info.options:
            assert {game.options[option.name] for game in games.values()} == set(option.values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0])
def test_short_lines_are_short(language: str, you: int | None) -> None:
    lengths = [
        len(line)
        for name in GAMES
        for seed in SEEDS
        for line in announced(describer(name, language, you), name, seed)
    ]
    assert max(lengths) <= 60
    assert median(lengths) <= 40


@pytest.mark.criterion(7)
@pytest.mark.parametrize("length", ["short", "long"])
@pytest.mark.parametrize(("name", "language"), each_once(list(GAMES), LANGUAGES))
def test_every_event_is_told_once_and_in_order(name: str, language: str, length: str) -> None:
    """Each event alone gives the lines that it gives in its place; some are told by others."""
    speaker = describer(name, language, length=length)
    for ply in random_game(name):
        told = speaker.announce(ply.events)
        automatic = {event.seat for event in ply.events if getattr(event, "automatic", False)}
        expected = []
        for event in ply.events:
            lines = speaker.announce([event])
            if event.kind == "king_drawn" and event.seat in automatic:
                continue
            if event.kind in TOLD_LATER:
                assert lines == []
            else:
                assert lines
            expected += lines
        assert told == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", ["short", "long"])
def test_events_of_other_content_sound_different(language: str, length: str) -> None:
    for name in GAMES:
        speaker = describer(name, language, length=length)
        told: dict[tuple[str, ...], object] = {}
        for ply in random_game(name):
            for event in ply.events:
                if event.kind not in TOLD_LATER:
                    fact = _told_facts(event)
                    assert told.setdefault(tuple(speaker.announce([event])), fact) == fact


def _told_facts(event: events.Event) -> tuple[object, ...]:
    """The facts in the short line of an event: its kind, and those that tell it from its like."""
    facts = {
        "domino_placed": ("seat", "first", "second", "gain"),
        "taxes_collected": ("seat", "squares", "coins"),
        "building_built": ("seat", "building", "square", "cost"),
        "building_burnt": ("seat", "slot", "building"),
        "queen_moved": ("kingdom",),
        "game_scored": ("game_number", "standings"),
        "match_ended": ("outcome",),
    }.get(event.kind)
    data = event.to_dict()
    if event.kind == "taxes_collected":
        data["squares"] = [knight["square"] for knight in data["knights"]]
    if facts is None:
        return (event.kind, str(data))
    return (
        event.kind,
        *(
            str({part: data[fact][part] for part in ("square", "terrain")})
            if fact in {"first", "second"}
            else str(data[fact])
            for fact in facts
        ),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opened_offer_names_all_its_dominoes(language: str) -> None:
    for length in ("short", "long"):
        speaker = describer("two", language, length=length)
        for ply in random_game("two"):
            for event in ply.events:
                if event.kind == "offer_opened":
                    (line,) = speaker.announce([event])
                    assert all(str(domino) in line for domino in event.dominoes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_listener_is_spoken_to(language: str) -> None:
    """No announcement names the listener."""
    for name in GAMES:
        assert not [
            line for line in announced(describer(name, language, 0), name, 1) if "Jana" in line
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_settled_buildings_are_named_with_their_slots(language: str) -> None:
    for length in ("short", "long"):
        speaker = describer("queen", language, length=length)
        for ply in random_game("queen"):
            for event in ply.events:
                if event.kind == "buildings_offered":
                    told = " ".join(speaker.announce([event]))
                    assert all(
                        f"{slot.slot} {building_name(slot.building, language)}" in told
                        for slot in event.slots
                        if slot.building is not None
                    )
