"""Queendomino and the Royal Wedding at the terminal: five steps, courts, buildings and teams."""

import io
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import dominium
from dominium import describe
from dominium.describe import LANGUAGES
from dominium.describe.queries import COURT_QUERIES
from dominium.describe.text import spaced
from dominium.terminal.kingdom.session import KingdomSession
from dominium.terminal.seats import Seat
from dominium.terminal.session import Style
from dominium.terminal.streams import Input, Output
from dominium.terminal.table import Table
from dominium.views import OPTIONAL_STEPS
from tests.terminal.conftest import Runner, written_once

Opener = Callable[..., tuple[KingdomSession, io.StringIO]]

STEPS = ("claim", "place", *OPTIONAL_STEPS)
NAMES = ("Jana", "Petr", "Eva", "Adam", "Ota", "Iva", "Marie", "Pavel")
WHOLE_GAME = ["1."] * 600


@pytest.fixture
def session_at(tmp_path: Path) -> Opener:
    """Open a game of people in which one of them has to do a step."""

    def opened(
        step: str, language: str = "en", preset: str | None = None
    ) -> tuple[KingdomSession, io.StringIO]:
        game = dominium.load("queendomino", preset=preset)
        seats = [Seat(name) for name in NAMES[: game.seats]]
        table = Table(game, seats, random.Random(2), tmp_path / "game.json")
        written = io.StringIO()
        output = Output(written)
        session = KingdomSession(table, Style(language), Input(io.StringIO(), output), output)
        with written_once(table):
            session.run()
            while session.view.step != step:
                session.typed("-" if session.view.step in OPTIONAL_STEPS else "1.")
        return session, written

    return opened


def answer(session: KingdomSession, written: io.StringIO, text: str) -> list[str]:
    written.truncate(0)
    written.seek(0)
    session.typed(text)
    return written.getvalue().splitlines()


def words_of(session: KingdomSession, command: str) -> list[str]:
    return [name.strip() for name in session.say(f"words-{command}").split(",")]


def actions(session: KingdomSession) -> tuple[str, ...]:
    text = session.table.file.read_text(encoding="utf-8")
    return dominium.Record.from_json(text).actions


# The steps


@pytest.mark.parametrize("step", OPTIONAL_STEPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_begins_with_what_can_be_done(session_at: Opener, step: str, language: str) -> None:
    session, written = session_at(step, language)
    told = written.getvalue().splitlines()
    choices = answer(session, written, "m")
    expected = session.describer.expected(session.view)
    assert told[-len(choices) - 1 :] == [expected, *choices]
    assert choices[-1].endswith(session.describer.choice(session.table.state, decline(session)))


def decline(session: KingdomSession) -> dominium.Action:
    return session.table.state.parse("-")


def test_taxes_come_richest_first(session_at: Opener) -> None:
    session, _ = session_at("tax")
    state = session.table.state
    coins = []
    for number in range(1, len(state.legal_actions())):
        preview = state.preview(session.choices.action(number))
        assert isinstance(preview, dominium.views.TaxPreview)
        coins.append(preview.coins + preview.bonus)
    assert coins == sorted(coins, reverse=True)
    assert session.choices.action(len(coins) + 1) == decline(session)


def test_a_building_is_listed_once_and_everywhere_when_asked(session_at: Opener) -> None:
    session, written = session_at("build")
    while len({action.square for action in builds(session)}) < 2:
        session.typed("-")
        while session.view.step != "build":
            session.typed("-" if session.view.step in OPTIONAL_STEPS else "1.")
    listed = answer(session, written, "m")
    everything = builds(session)
    slots = {action.slot for action in everything}
    assert len(listed) - 2 == len({(one.slot, gain(session, one)) for one in everything})
    assert listed[0] == f"{len(listed) - 1} of {len(everything) + 1}."
    assert [line.partition(".")[0] for line in listed[1:]] == [
        str(number) for number in range(1, len(listed))
    ]
    square = everything[-1].square
    on_square = answer(session, written, square)
    assert len(on_square) - 1 == len(slots)
    assert all(square.upper() in line for line in on_square[1:])
    slot = everything[-1].slot
    name = name_on(session, slot)
    of_building = answer(session, written, name)
    same = [one for one in everything if name_on(session, one.slot) == name]
    assert len(of_building) - 1 == len(same)
    assert all(name in line for line in of_building[1:])


def board_of(session: KingdomSession) -> dominium.views.BuildingBoard:
    board = session.view.building_board
    assert board is not None
    return board


def name_on(session: KingdomSession, slot: int) -> str:
    building = board_of(session).slots[slot].building
    return describe.building_name(building, "en") if building else "empty"


def builds(session: KingdomSession) -> list[dominium.actions.Build]:
    return [
        action
        for action in session.table.state.legal_actions()
        if isinstance(action, dominium.actions.Build)
    ]


def gain(session: KingdomSession, action: dominium.Action) -> object:
    return session.table.state.preview(action)


@pytest.mark.parametrize("step", OPTIONAL_STEPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rest_of_a_turn_is_left_out_by_one_word(
    session_at: Opener, step: str, language: str
) -> None:
    for word in ["_", *words_of(session_at(step, language)[0], "rest")]:
        session, _ = session_at(step, language)
        seat, before = session.seat, actions(session)
        session.typed(word)
        assert session.refusals == 0
        added = actions(session)[len(before) :]
        assert set(added) == {"-"}
        assert (session.view.step, session.seat) == ("claim", seat)
        session.typed(word)
        assert session.refusals == 1
        assert actions(session) == (*before, *added)


def test_a_whole_turn_fits_into_one_line(session_at: Opener) -> None:
    session, _ = session_at("place")
    before, seat = actions(session), session.seat
    session.typed("1., done, 1.")
    assert session.refusals == 0
    added = actions(session)[len(before) :]
    assert added[0][-1] in "rlud"
    declined = [action for action in added if action == "-"]
    claim = added[1 + len(declined)]
    assert claim.isdigit()
    assert any(slot.domino == int(claim) and slot.seat == seat for slot in offers(session))


def offers(session: KingdomSession) -> list[dominium.views.OfferSlot]:
    return [*session.view.offer, *session.view.next_offer]


def test_a_turn_without_the_middle_steps_takes_at_most_nine_keys(session_at: Opener) -> None:
    """The measure of accessible play: place, leave out, choose."""
    session, _ = session_at("place")
    seat = session.seat
    typed = ["1.", "_", "1."]
    for line in typed:
        session.typed(line)
    assert session.refusals == 0
    assert (session.view.step, session.seat) != ("claim", seat)
    assert sum(len(line) + 1 for line in typed) <= 9


def test_leaving_out_ends_with_the_turn(tmp_path: Path) -> None:
    """After a discard the next turn of the same seat may begin with a step to decline."""
    game, played = dominium.load("queendomino"), turn_before_a_discard()
    seats = [Seat("Jana"), Seat("Petr")]
    table = Table(game, seats, random.Random(1), tmp_path / "game.json", played)
    output = Output(io.StringIO())
    session = KingdomSession(table, Style("en"), Input(io.StringIO(), output), output)
    seat = session.seat
    session.typed("done")
    assert session.refusals == 0
    assert session.seat == seat
    assert session.view.step in OPTIONAL_STEPS
    assert table.history[-1][-1].kind == "domino_discarded"


def turn_before_a_discard() -> list[str]:
    """A random game up to a seat's optional step that is followed by another such turn of it."""
    rng, game = random.Random(4), dominium.load("queendomino")
    state, played = game.start(), list[str]()
    while not discards_next(state):
        action = rng.choice(state.legal_actions())
        played.append(str(action))
        state.apply(action)
    return played


def discards_next(state: dominium.State) -> bool:
    trial, seat = state.copy(), state.actor
    if state.view(None).step not in OPTIONAL_STEPS:
        return False
    kinds = [event.kind for event in trial.apply("-")]
    same = trial.actor == seat and trial.view(None).step in OPTIONAL_STEPS
    return same and "domino_discarded" in kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_steps_are_understood(session_at: Opener, language: str) -> None:
    texts = describe.messages(language)
    for step in OPTIONAL_STEPS:
        word = texts.text(f"typed-{step}").split(",")[0]
        session, _ = session_at(step, language)
        action = str(session.choices.action(1))
        session.typed(f"{word.upper()} {action.partition(' ')[2].upper()}")
        assert session.refusals == 0
        assert action in actions(session)
        session, _ = session_at(step, language)
        before = actions(session)
        session.typed(texts.text("typed-decline").split(",")[0])
        assert session.refusals == 0
        assert actions(session)[len(before)] == "-"


@pytest.mark.parametrize("bad", ["tax", "tax a1", "build 9 a1", "build", "burn 7", "burn", "e6r"])
@pytest.mark.parametrize("step", STEPS)
def test_what_does_not_fit_the_step_is_refused_with_a_way_out(
    session_at: Opener, step: str, bad: str
) -> None:
    session, written = session_at(step)
    before = actions(session)
    told = answer(session, written, bad)
    assert session.refusals == 1
    assert actions(session) == before
    assert re.search("Possible(, for example)?: ", told[0])


# Questions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS)
def test_help_lists_exactly_what_works(session_at: Opener, step: str, language: str) -> None:
    session, written = session_at(step, language)
    lines = answer(session, written, "?")
    listed = {line.partition(": ")[0] for line in lines}
    for query in session.queries:
        main, *_ = words_of(session, query.name)
        assert query.works(session) == (", ".join([*query.letters, main]) in listed)
    assert (f"_, {words_of(session, 'rest')[0]}" in listed) == (step in OPTIONAL_STEPS)
    assert ("-" in listed) == (step in OPTIONAL_STEPS)
    assert spaced(str(session.choices.action(1))) in listed
    assert not re.search(r"\d[a-j]", " ".join(listed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_question_means_the_same(session_at: Opener, language: str) -> None:
    session, written = session_at("tax", language)
    for query in COURT_QUERIES:
        answers = {
            tuple(answer(session, written, name))
            for name in [*query.letters, *words_of(session, query.name)]
        }
        assert len(answers) == 1
    assert session.refusals == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_commands_are_distinct(session_at: Opener, language: str) -> None:
    session, _ = session_at("tax", language)
    names = [
        name
        for command in [*(query.name for query in session.queries), "quit", "rest"]
        for name in words_of(session, command)
    ]
    letters = [letter for query in session.queries for letter in query.letters]
    texts = describe.messages(language)
    played = {
        word.strip()
        for step in (*OPTIONAL_STEPS, "decline")
        for word in texts.text(f"typed-{step}").split(",")
    }
    assert len(set(names)) == len(names)
    assert len(set(letters)) == len(letters)
    assert not set(names) & {*letters, *played}


def test_courts_and_buildings_can_be_asked_for(session_at: Opener) -> None:
    session, written = session_at("build")
    session.typed("1.")
    view = session.view
    for kingdom in view.kingdoms:
        court = kingdom.court
        assert court is not None
        told = "\n".join(answer(session, written, f"k {session.names[kingdom.seats[0]]}"))
        assert f"{court.coins} coin" in told
        for placed in court.buildings:
            assert describe.building_name(placed.building, "en") in told
            assert placed.square.upper() in told
    board = "\n".join(answer(session, written, "b"))
    for slot in range(6):
        assert name_on(session, slot) in board
    assert describe.building_name(str(board_of(session).open_building), "en") in board


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_is_explained_by_its_name(session_at: Opener, language: str) -> None:
    session, written = session_at("claim", language)
    word = words_of(session, "effect")[0]
    for info in dominium.buildings():
        name = describe.building_name(info.id, language)
        assert answer(session, written, f"{word} {name.upper()}") == [
            session.describer.building(info.id)
        ]
    assert len(answer(session, written, word)) == len(dominium.buildings())
    answer(session, written, f"{word} xyz")
    assert session.refusals == 1


def test_the_beginning_of_a_building_is_enough_when_only_one_has_it(session_at: Opener) -> None:
    session, written = session_at("claim")
    assert answer(session, written, "effect saw") == [session.describer.building("sawmill")]
    answer(session, written, "effect for")  # forge and fortified guardhouse
    assert session.refusals == 1


# Seats and teams


@pytest.mark.parametrize(
    ("options", "kingdoms"),
    [
        (("--seats", "3"), 3),
        (("--seats", "4"), 4),
        (("--set", "royal_wedding", "--seats", "5"), 5),
        (("--set", "royal_wedding", "--seats", "7"), 7),
        (("--set", "royal_wedding", "--seats", "6", "--teams"), 3),
        (("--set", "royal_wedding", "--seats", "8"), 4),
    ],
)
def test_people_and_bots_fill_every_table(
    here: Runner, tmp_path: Path, options: tuple[str, ...], kingdoms: int
) -> None:
    file = tmp_path / "game.json"
    seats = ("--seat", "Jana", "--seat", "Petr", "--seat", "Eva=bot:greedy")
    done = here(
        "play", "queendomino", *seats, *options, "--seed", "4", "--record", str(file),
        typed=WHOLE_GAME,
    )  # fmt: skip
    assert done.code == 0
    record = dominium.Record.from_json(file.read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert len(record.outcome.standings) == kingdoms
    assert record.game.kingdoms == kingdoms
    teams = kingdoms < record.game.seats
    assert ("Jana, Petr; " in done.lines[2]) == teams
    prompts = [line.partition(",")[0] for line in done.lines if line.endswith("> 1.")]
    assert set(prompts) == {"Jana", "Petr"}


def test_partners_ask_for_their_common_kingdom(session_at: Opener) -> None:
    session, written = session_at("place", preset="royal_wedding_teams")
    for text in ("k", "v", "S", "c"):
        first, second = (answer(session, written, f"{text} {name}") for name in ("Eva", "Adam"))
        other = answer(session, written, f"{text} 6")
        assert first == second
        assert first or other


def test_faults_of_the_options_are_told(here: Runner) -> None:
    for options in (["--seats", "5"], ["--teams"], ["--set", "royal_wedding"], ["--size", "5"]):
        done = here("play", "queendomino", *options)
        assert done.code == 2
        assert done.lines == []
        assert len(done.complaint.splitlines()) == 1


# The other commands


@pytest.fixture
def played(here: Runner, tmp_path: Path) -> Path:
    """The record of a whole game of two people."""
    file = tmp_path / "game.json"
    seats = ("--seat", "Jana", "--seat", "Petr", "--seed", "3")
    here("play", "queendomino", *seats, "--record", str(file), typed=WHOLE_GAME)
    return file


def test_a_record_is_replayed_from_json_and_from_text(here: Runner, played: Path) -> None:
    record = dominium.Record.from_json(played.read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert {"tax", "build"} <= {action.partition(" ")[0] for action in record.actions}
    text = played.with_suffix(".txt")
    text.write_text(record.to_text(), encoding="utf-8")
    assert dominium.Record.from_text(record.to_text()) == record
    whole = here("replay", str(played)).lines
    assert here("replay", str(text)).lines == whole
    assert whole[-2].startswith(f"{len(record.actions)}. 1. ")


def test_a_line_of_the_text_holds_one_turn_of_one_seat(played: Path) -> None:
    record = dominium.Record.from_json(played.read_text(encoding="utf-8"))
    lines = record.to_text().partition("\n\n")[2].splitlines()
    state = record.game.start()
    for line in lines:
        actors = []
        for action in line.split(", "):
            if not action.startswith("="):
                actors.append(state.actor)
            state.apply(action)
        assert len(set(actors)) <= 1 or line == lines[0]
    assert state.actor is None


def test_replay_shows_buildings_and_courts_of_a_ply(here: Runner, played: Path) -> None:
    record = dominium.Record.from_json(played.read_text(encoding="utf-8"))
    ply = len(record.actions) // 2
    done = here("replay", str(played), "--ply", str(ply))
    view = record.replay(ply).view(None)
    describer = describe.Describer(record.game, "en", [seat.name for seat in record.seats])
    for lines in (describer.buildings(view), *(describer.court(view, one) for one in (0, 1))):
        assert "\n".join(lines) in done.text


def test_render_draws_the_building_board(here: Runner, played: Path, tmp_path: Path) -> None:
    assert here("render", str(played), "-o", "table.svg", "--ply", "80").code == 0
    picture = (tmp_path / "table.svg").read_text(encoding="utf-8")
    assert "Building board" in picture
    assert 'data-slot="5"' in picture


def test_perft_reads_actions_with_spaces(here: Runner, played: Path) -> None:
    record = dominium.Record.from_json(played.read_text(encoding="utf-8"))
    ply = next(ply for ply, one in enumerate(record.actions, 1) if one.startswith("tax"))
    before = record.actions[:ply]
    expected = [str(dominium.perft(record.replay(ply), 1))]
    assert any(" " in action for action in before)
    for separator in (",", ", "):
        actions = separator.join(before)
        done = here("perft", "queendomino", "--depth", "1", "--actions", actions)
        assert done.lines == expected


def test_simulate_has_a_line_for_every_seat(here: Runner) -> None:
    options = ("--set", "royal_wedding", "--seats", "6", "--teams", "-n", "20")
    done = here("simulate", "queendomino", *options)
    assert done.code == 0
    assert len([line for line in done.lines if line.startswith("Seat ")]) == 6
