"""Hidden hands at one device: it is handed on, and nobody ever sees another's tiles."""

import io
import random
from pathlib import Path

import pytest

import dominium
from dominium import describe
from dominium.describe import LANGUAGES, LineDescriber
from dominium.terminal.line.session import LineSession
from dominium.terminal.seats import Seat
from dominium.terminal.session import Style
from dominium.terminal.streams import Input, Output
from dominium.terminal.table import Table
from tests.terminal.conftest import LINE_GAMES, Runner
from tests.terminal.keyboard import talk

SHARED = [game.id for game in LINE_GAMES if game.seats[1] > 1]
NAMES = ("Jana", "Petr", "Eva", "Adam")
HAND_OVER = "Hand the device to {}. Press Enter."
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
ASKED = ("t", "m", "w", "c", "v", "e", "s", "S", "b", "played", "everything", "l", "L", "repeat")
ASKED += ("m left", "m 65", "65", "nonsense", "d", "p", "?", "rules")
"""Everything that can be asked, and actions that may be refused."""


class Keyboard(io.StringIO):
    """Lines typed one after the other: Enter when the device is handed on, otherwise a choice."""

    def __init__(self, written: io.StringIO, rng: random.Random, lines: int = 10_000) -> None:
        super().__init__()
        self._written = written
        self._rng = rng
        self._left = lines

    def readline(self, *_: object) -> str:
        if self._left == 0:
            return ""
        self._left -= 1
        handed_on = self._written.getvalue().endswith("\n> ")
        return "\n" if handed_on else f"{self._rng.randint(1, 2)}.\n"


def opened(
    game: str, people: int, folder: Path, *, seed: int = 1, lines: int = 9999, language: str = "en"
) -> tuple[LineSession, io.StringIO]:
    """A game of people, and of random bots on the other seats."""
    loaded = dominium.load(game)
    bots = (Seat(name, "random") for name in NAMES[people : loaded.seats])
    seats = [*map(Seat, NAMES[:people]), *bots]
    table = Table(loaded, seats, random.Random(seed), folder / "game.json")
    written = io.StringIO()
    output = Output(written)
    source = Input(Keyboard(written, random.Random(seed), lines), output)
    return LineSession(table, Style(language), source, output), written


def answer(session: LineSession, written: io.StringIO, text: str) -> str:
    start = written.tell()
    session.typed(text)
    return written.getvalue()[start:]


@pytest.mark.parametrize("game", SHARED)
def test_the_device_goes_to_whoever_is_to_act(game: str, tmp_path: Path) -> None:
    session, written = opened(game, dominium.load(game).seats, tmp_path)
    session.run()
    table = session.table
    assert table.finished
    record = dominium.Record.from_json(table.file.read_text(encoding="utf-8"))
    acting, state = list[int](), record.game.start()
    for action in record.actions:
        if isinstance(state.actor, int) and acting[-1:] != [state.actor]:
            acting.append(state.actor)
        state.apply(action)
    handed = [line for line in written.getvalue().splitlines() if line.startswith("Hand the ")]
    assert handed == [HAND_OVER.format(NAMES[seat]) for seat in acting]


@pytest.mark.parametrize("game", SHARED)
@pytest.mark.parametrize("lines", [1, 4, 9, 16])
def test_what_is_shown_does_not_depend_on_what_is_hidden(
    game: str, lines: int, tmp_path: Path
) -> None:
    """Every answer to the holder is the same when the unseen tiles lie otherwise."""
    session, written = opened(game, dominium.load(game).seats, tmp_path, lines=lines)
    session.run()
    table, holder = session.table, session.table.person
    if holder is None:
        return
    table_answers = []
    game_loaded, truth = table.game, table.state
    assert isinstance(game_loaded, dominium.LineGame)
    assert isinstance(truth, dominium.LineState)
    memory = game_loaded.memory(holder)
    replayed = game_loaded.start()
    for action in dominium.Record.from_json(table.file.read_text("utf-8")).actions:
        memory.observe(replayed, replayed.apply(action))
    others = [truth, *(memory.determinize(random.Random(seed)) for seed in range(4))]
    assert any(other != truth for other in others)
    for other in others:
        table.state = other.copy()
        session._take(holder)
        table_answers.append([answer(session, written, text) for text in ASKED[:-4]])
    assert all(answers == table_answers[0] for answers in table_answers)


@pytest.mark.parametrize("game", SHARED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_while_the_device_is_handed_on_everybody_may_listen(
    game: str, language: str, tmp_path: Path
) -> None:
    seats = dominium.load(game).seats
    session, written = opened(game, seats, tmp_path, lines=4, language=language)
    session.run()
    table, names = session.table, [seat.name for seat in session.table.seats]
    public = LineDescriber(session.state.game, language, names)
    decided = [ply for ply, action in enumerate(table.actions) if not action.startswith("=")]
    told = (event.seen_by(None) for events in table.history[decided[-1] :] for event in events)
    announced = public.announce([event for event in told if event is not None])
    assert announced
    assert set(announced) <= set(written.getvalue().splitlines())
    if not table.finished:
        assert session.viewer is None
        refused = describe.messages(language).text("terminal-no-hand")
        assert refused in answer(session, written, "w")
        assert session.last_answer == [] or refused not in session.last_answer


def test_nobody_can_play_before_taking_the_device(tmp_path: Path) -> None:
    session, written = opened("block", 2, tmp_path, lines=0)
    session.run()
    before = session.state.copy()
    for text in ("1.", "65", "d", "p"):
        assert "just press Enter" in answer(session, written, text)
    assert session.state == before


def test_repeating_tells_nothing_of_the_hand_before(tmp_path: Path) -> None:
    session, written = opened("block", 2, tmp_path, lines=2)
    session.run()
    first = session._held_last
    assert first is not None
    holder = session.table.person
    assert holder not in (None, first)
    session._take(int(holder or 0))
    hand = session.state.view(first).hands[first].tiles
    told = answer(session, written, "repeat")
    assert hand
    assert not any(f"{tile[0]}-{tile[1]}, " in told for tile in hand)


def test_one_person_with_bots_never_hands_on(here: Runner) -> None:
    seats = ("--seat", "Jana", "--seat", "bot:random", "--seed", "4")
    done = here("play", "block", *seats, "--target", "20", typed=["1."] * 300)
    assert done.code == 0
    assert "Hand the device" not in done.text
    assert "cannot be cleared" not in done.text


def test_people_and_bots_share_a_table(tmp_path: Path) -> None:
    session, written = opened("sebastopol", 2, tmp_path)
    session.run()
    assert session.table.finished
    text = written.getvalue()
    assert all(HAND_OVER.format(name) in text for name in ("Jana", "Petr"))
    assert not any(HAND_OVER.format(name) in text for name in ("Eva", "Adam"))


def test_what_others_did_meanwhile_is_told_to_who_takes_the_device(tmp_path: Path) -> None:
    session, written = opened("sebastopol", 4, tmp_path, seed=3, lines=2 * 4)
    session.run()
    person = session.table.person
    assert person is not None
    start = written.tell()
    session._take(person)
    told = written.getvalue()[start:]
    history = session.table.history
    own = max(place for place, events in enumerate(history) if seat_of(events[0]) == person)
    assert own < len(history) - 2
    for events in history[own + 1 : -1]:
        seen = [event for event in (event.seen_by(person) for event in events) if event is not None]
        for line in session.describer.announce(seen):
            assert line in told


def seat_of(event: dominium.Event) -> int | None:
    seat: int | None = event.to_dict().get("seat")
    return seat


def test_only_enter_takes_the_device(here: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    people = ("--seat", "Jana", "--seat", "Petr", "--seed", "5", "--record", str(file))
    done = here("play", "draw", *people, typed=["w", "1.", "# a comment", "", "1."])
    assert done.code == 1
    assert done.text.count("just press Enter") == 2
    record = dominium.Record.from_json(file.read_text(encoding="utf-8"))
    assert len([action for action in record.actions if not action.startswith("=")]) == 1


@pytest.mark.parametrize("leave", ["q", "quit", "exit"])
def test_people_may_leave_and_come_back(here: Runner, leave: str) -> None:
    people = ("--seat", "Jana", "--seat", "Petr", "--seed", "5")
    left = here("play", "draw", *people, typed=["", "1.", leave])
    assert left.code == 0
    assert left.lines[-2:] == [
        "The saved game holds the tiles of all players: whoever opens the file can read them.",
        "The game is saved. Go on with: dominium play --continue",
    ]
    back = here("play", "--continue", typed=["", "w"])
    (handed,) = (line for line in back.lines if line.startswith("Hand the device"))
    before = back.lines[: back.lines.index(handed)]
    assert not any("Your hand" in line for line in before)
    assert any("Your hand" in line for line in back.lines)


def test_a_terminal_is_cleared_before_the_device_is_handed_on(environment: dict[str, str]) -> None:
    people = ("draw", "--seat", "Jana", "--seat", "Petr", "--seed", "5")
    typed = ["\n", "w\n", "1.\n", "\n", "w\n", "1.\n", "q\n"]
    screen = talk(environment | {"TERM": "xterm-256color"}, typed, "play", *people)
    shown = screen.replace("\r\n", "\n").split(CLEAR)
    assert len(shown) == 3
    assert "\x1b" not in "".join(shown)
    for part, (holder, other) in zip(shown, (("Petr", "Jana"), ("Jana", "Petr")), strict=False):
        assert f"{holder}, " in part
        assert f"{other}, lay>" not in part
    assert not any("Your hand" in part.partition("Hand the device")[0] for part in shown)
    assert "Your hand" not in shown[-1]


def test_a_terminal_that_cannot_be_cleared_says_so(environment: dict[str, str]) -> None:
    people = ("draw", "--seat", "Jana", "--seat", "Petr", "--seed", "5")
    screen = talk(environment, ["\n", "1.\n", "\x04"], "play", *people)
    assert "\x1b" not in screen
    assert "This terminal cannot be cleared" in screen
