"""A league in words: numbers and forms of every language, and the history."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dominium.describe import LANGUAGES
from dominium.evenings import Document, Presence, draw, new_document
from dominium.evenings import operations as done
from dominium.evenings.presenter import Teller
from tests.evenings import clubs

AT = "2026-11-21T18:00:00+00:00"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 point", "3 points", "5 points", "3.5 points", "6.33 points"]),
        ("cs", ["1 bod", "3 body", "5 bodů", "3,5 bodu", "6,33 bodu"]),
        ("sk", ["1 bod", "3 body", "5 bodov", "3,5 bodu", "6,33 bodu"]),
        ("pl", ["1 punkt", "3 punkty", "5 punktów", "3,5 punktu", "6,33 punktu"]),
    ],
)
def test_points_have_the_right_form(language: str, said: list[str]) -> None:
    values = [Fraction(1), Fraction(3), Fraction(5), Fraction(7, 2), Fraction(19, 3)]
    assert [Teller(language).points(value) for value in values] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "21 November 2026"),
        ("cs", "21. listopadu 2026"),
        ("sk", "21. novembra 2026"),
        ("pl", "21 listopada 2026"),
    ],
)
def test_dates_are_written_out(language: str, said: str) -> None:
    assert Teller(language).date("2026-11-21") == said


def test_presence_has_words_for_every_case() -> None:
    told = [
        Teller("en").presence(presence)
        for presence in (None, Presence(1), Presence(2), Presence(1, 3), Presence(2, 3))
    ]
    assert told == [
        "absent",
        "the whole evening",
        "from round 2 on",
        "up to round 3",
        "from round 2 to round 3",
    ]


def everything() -> Document:
    """A league to which every kind of operation has happened."""
    document = new_document(done.LeagueFounded(clubs.rules()), AT)

    def happen(operation: done.Operation) -> None:
        nonlocal document
        document.league().after(operation)
        document = document.after(operation, AT)

    happen(done.PlayersAdded(clubs.names(6)))
    happen(done.PlayerRenamed(1, "Jana Nová"))
    happen(done.PlayerLeft(2))
    happen(done.PlayerReturned(2))
    happen(done.EveningOpened("2026-11-21", (1, 2, 3, 4, 5, 6)))
    happen(done.EveningOpened("2026-11-28", (1, 2), "Duel"))
    happen(done.EveningCancelled(2))
    happen(draw(document.league(), 1, "7"))
    first, second = (table.players[0] for table in document.league().evenings[0].rounds[0].tables)
    happen(done.PlayersSwapped(1, 1, first, second))
    happen(done.RoundCancelled(1, 1))
    happen(done.PresenceSet(1, 3, 2))
    happen(draw(document.league(), 1, "8"))
    happen(done.TableOpened(1, 1, 1, "abc"))
    happen(done.ResultEntered(1, 1, 1, (30, 20, 10)))
    happen(done.ResultEntered(1, 1, 1, (10, 20, 30)))
    happen(done.ResultWithdrawn(1, 1, 1))
    happen(done.RulesChanged(clubs.rules(clubs.BY_FOUR)))
    return document


def test_every_kind_of_operation_is_in_the_history() -> None:
    kinds = {type(entry.operation) for entry in everything().entries}
    assert kinds == set(done.Operation.__args__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_operation_is_told_in_every_language(language: str) -> None:
    document = everything()
    lines = Teller(language).history(document)
    assert len(lines) == document.version
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert line.endswith(".")
        assert "{" not in line
        assert not line.startswith("evenings-")


def test_a_correction_tells_both_results() -> None:
    line = Teller("en").history(everything())[15]
    assert line.startswith("Evening 1, round 1, table 1, corrected. Result: 1. ")
    assert line.count("30") == 2
