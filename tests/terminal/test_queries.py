"""Questions in the game: what help lists works, and every fact of the view can be asked for."""

import io
import random
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import dominium
from dominium.describe import LANGUAGES, Describer, terrain_name
from dominium.describe.queries import Query
from dominium.terminal.arguments import CommandError
from dominium.terminal.kingdom.queries import QUERIES
from dominium.terminal.kingdom.session import KingdomSession
from dominium.terminal.seats import Seat
from dominium.terminal.session import Style
from dominium.terminal.streams import Input, Output
from dominium.terminal.table import Table
from tests.terminal.conftest import written_once

Opener = Callable[..., tuple[KingdomSession, io.StringIO]]

STEPS = ("place_castle", "claim", "place")
ARGUMENTS = {"language": "cs"}


@pytest.fixture
def session_at(tmp_path: Path) -> Opener:
    """Open a game of Jana and Petr on trays in which one of them has to do a step."""

    def opened(step: str, language: str = "en") -> tuple[KingdomSession, io.StringIO]:
        game = dominium.load("kingdomino", preset="kralovska_zahrada")
        seats = [Seat("Jana"), Seat("Petr")]
        table = Table(game, seats, random.Random(2), tmp_path / "game.json")
        written = io.StringIO()
        output = Output(written)
        session = KingdomSession(table, Style(language), Input(io.StringIO(), output), output)
        with written_once(table):
            session.run()
            while session.view.step != step:
                session.typed("1.")
        return session, written

    return opened


def answer(session: KingdomSession, written: io.StringIO, text: str) -> list[str]:
    written.truncate(0)
    written.seek(0)
    session.typed(text)
    return written.getvalue().splitlines()


def words_of(session: KingdomSession, command: str) -> list[str]:
    return [name.strip() for name in session.say(f"words-{command}").split(",")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS)
def test_help_lists_exactly_what_works(session_at: Opener, step: str, language: str) -> None:
    session, written = session_at(step, language)
    listed = {line.partition(": ")[0] for line in answer(session, written, "?")}
    assert not re.search(r"\d[a-j]", " ".join(listed))
    for query in QUERIES:
        names = [*query.letters, words_of(session, query.name)[0]]
        assert query.works(session) == (", ".join(names) in listed)
        for name in names:
            other, its = session_at(step, language)
            argument = terrain_name("wheat", language) if query.name == "find" else ""
            argument = ARGUMENTS.get(query.name, argument)
            assert answer(other, its, f"{name} {argument}".strip())
            works = query.works(session) and query.name != "find"  # there is no wheat yet
            assert (other.refusals == 0) == works


def test_what_others_did_since_the_last_turn(session_at: Opener) -> None:
    session, written = session_at("place")
    asked = 0
    while session.view.round < 4:
        before = session.seat
        session.typed("1.")
        table, seat = session.table, session.seat
        if seat == before:
            continue
        last = max(number for number, actor in enumerate(table.actors) if actor == seat)
        events = [event for happened in table.history[last + 1 :] for event in happened]
        told = answer(session, written, "h")
        assert told
        assert told == session.describer.announce(events)
        if session.view.step == "place":  # in the middle of a turn the answer is the same
            session.typed("1.")
            if session.seat == seat:
                assert answer(session, written, "h") == told
        asked += 1
    assert asked > 3


def test_nothing_has_happened_at_the_beginning(session_at: Opener) -> None:
    session, written = session_at("place_castle")
    assert answer(session, written, "h") == [session.say("nothing-since")]
    assert session.refusals == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_commands_are_distinct(session_at: Opener, language: str) -> None:
    session, _ = session_at("place", language)
    names = [
        name.strip()
        for command in [*(query.name for query in QUERIES), "quit"]
        for name in session.say(f"words-{command}").split(",")
    ]
    letters = [letter for query in QUERIES for letter in query.letters]
    assert len(set(names)) == len(names)
    assert len(set(letters)) == len(letters)
    assert "q" not in letters
    assert not set(names) & set(letters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query.name)
def test_every_name_of_a_command_means_the_same(
    session_at: Opener, query: Query, language: str
) -> None:
    asked = session_at("place", language)[0]
    answers = set()
    for name in [
        *query.letters,
        *words_of(asked, query.name),
        words_of(asked, query.name)[0].upper(),
    ]:
        session, written = session_at("place", language)
        answers.add(tuple(answer(session, written, f"{name} {ARGUMENTS.get(query.name, '')}")))
    assert len(answers) == 1


def test_the_view_can_be_asked_for_fact_by_fact(session_at: Opener) -> None:
    session, written = session_at("place")
    for _ in range(14):
        session.typed("1.")
    view = session.view
    told = {
        text: "\n".join(answer(session, written, text))
        for text in (
            "t",
            "w",
            "n",
            "v 1",
            "v 2",
            "c",
            "s",
            "S 1",
            "S 2",
            "e",
            "undrawn",
            "everything",
        )
    }
    assert view.turn is not None
    assert str(view.turn.domino) in told["t"]
    assert str(view.turn.domino) in told["w"]
    for slot in (*view.offer, *view.next_offer):
        assert str(slot.domino) in told["n"]
    for kingdom in view.kingdoms:
        rows = {square.square[1:] for square in kingdom.squares}
        spoken = told[f"v {kingdom.seats[0] + 1}"]
        assert {re.sub(r"\D", "", line.split(":")[0]) for line in spoken.splitlines()} >= rows
    for score in view.scores:
        assert f"Total: {score.total} point" in told[f"S {score.seats[0] + 1}"]
        assert f"{session.names[score.seats[0]]} {score.total}" in told["s"]
    assert str(view.draws_left) in told["undrawn"]


def test_the_log_is_walked_back_from_the_last_announcement(session_at: Opener) -> None:
    session, written = session_at("place")
    everything = session.history()
    walked = [answer(session, written, letter)[0] for letter in "lLLL"]
    assert walked == everything[:-5:-1]
    assert answer(session, written, "l") == [everything[-1]]


def test_properties_are_walked_in_a_circle(session_at: Opener) -> None:
    session, written = session_at("place")
    for _ in range(6):
        session.typed("1.")
    lines = answer(session, written, "properties")
    assert [answer(session, written, "g")[0] for _ in range(len(lines) + 1)] == [*lines, lines[0]]
    assert answer(session, written, "G") == [lines[-1]]


@pytest.mark.criterion(8)
def test_the_last_answer_is_repeated_as_often_as_asked(session_at: Opener) -> None:
    session, written = session_at("place")
    offer = answer(session, written, "n")
    assert answer(session, written, "repeat") == offer
    assert answer(session, written, "again") == offer
    played = answer(session, written, "1.")
    assert answer(session, written, "repeat") == played


def test_a_filter_narrows_the_list_and_keeps_its_numbers(session_at: Opener) -> None:
    session, written = session_at("place")
    whole = answer(session, written, "m")
    assert whole[0] == f"{len(whole) - 1} choices."
    for text in ("b1", "m b1", "1b", "M B1"):
        lines = answer(session, written, text)
        assert lines[1:]
        assert all("B1" in line for line in lines[1:])
        assert [line for line in whole if line in lines[1:]] == lines[1:]
        assert lines[0] == f"{len(lines) - 1} of {len(whole) - 1}."


def test_a_number_shortens_the_list_to_the_first_choices(session_at: Opener) -> None:
    session, written = session_at("place")
    assert answer(session, written, "m 3")[1:] == answer(session, written, "m")[1:4]
    assert session.refusals == 0
    answer(session, written, "m 0")
    assert session.refusals == 1


def test_a_number_of_the_filtered_list_takes_that_choice(session_at: Opener) -> None:
    session, written = session_at("place")
    line = answer(session, written, "b1")[-1]
    number, _, text = line.partition(". ")
    first, second = re.findall(r"[A-E][1-5]", text)[:2]
    played = answer(session, written, f"{number}.")[0]
    assert first in played
    assert second in played


def test_choices_come_best_first(session_at: Opener) -> None:
    session, written = session_at("place")
    for _ in range(12):
        session.typed("1.")
    while session.view.step != "place":
        session.typed("1.")
    gains = [
        int(found[1])
        for line in answer(session, written, "m")[1:]
        if (found := re.search(r"Gain (\d+)", line))
    ]
    assert gains == sorted(gains, reverse=True)


def test_the_language_changes_in_the_middle_of_a_game(session_at: Opener) -> None:
    session, written = session_at("place")
    assert answer(session, written, "language cs") == ["Čeština"]
    assert answer(session, written, "nabidka") == answer(session, written, "n")
    assert session.describer.messages.language == "cs"
    assert answer(session, written, "jazyk en") == ["English"]


def test_a_square_looked_at_is_the_current_one(session_at: Opener) -> None:
    session, written = session_at("place")
    assert answer(session, written, "o b2")[0].endswith("B2")
    assert answer(session, written, "o")[0].endswith("B2")
    assert answer(session, written, "x") == answer(session, written, "x b2")


def test_the_rules_are_read_part_by_part(session_at: Opener) -> None:
    session, written = session_at("claim")
    headings = answer(session, written, "rules")[:-1]
    assert len(headings) > 5
    for number, heading in enumerate(headings, 1):
        part = answer(session, written, f"rules {number}")
        assert heading == f"{number}. {part[0]}"
        assert len(part) > 1
        assert not any(line.startswith(("|", "#", "- ")) for line in part)


def test_a_refusal_is_a_complaint_with_words(session_at: Opener) -> None:
    session, _ = session_at("claim")
    with pytest.raises(CommandError, match="There is no domino to place now"):
        next(query for query in QUERIES if query.name == "domino").answer(session, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_domino_of_another_is_told_with_who_places_it(
    session_at: Opener, language: str
) -> None:
    session, _ = session_at("place", language)
    view, names = session.view, ("Jana", "Petr")
    assert isinstance(view.actor, int)
    assert view.turn is not None
    (query,) = (one for one in QUERIES if one.name == "domino")
    for you in (0, 1):
        listener = Describer(session.game, language, names, you=you)
        asker: Any = SimpleNamespace(view=view, describer=listener)
        (told,) = query.answer(asker, "")
        assert str(view.turn.domino) in told
        assert (names[view.actor] in told) == (you != view.actor)
