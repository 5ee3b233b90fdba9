"""The seven domino games typed at the terminal: notation, words, the list, queries, refusals."""

import io
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import dominium
from dominium import describe
from dominium.describe import LANGUAGES, LineDescriber, tile_name
from dominium.describe.queries import Query
from dominium.terminal.line.queries import QUERIES
from dominium.terminal.line.session import LineSession
from dominium.terminal.seats import Seat
from dominium.terminal.session import Style
from dominium.terminal.streams import COMPACT_WIDTH, Input, Output
from dominium.terminal.table import Table
from tests.covering import each_once
from tests.terminal.conftest import LINE_GAMES, Runner, at_table, written_once

GAMES = [game.id for game in LINE_GAMES]
STEPS = [
    ("block", "lead"),
    ("block", "play"),
    ("matador", "play"),
    ("bergen", "play_or_pass"),
    ("sebastopol", "play"),
    ("twenty_one", "hit_or_stand"),
    ("solo", "play"),
    ("muggins", "play"),
]
Opener = Callable[..., tuple[LineSession, io.StringIO]]


def played(file: Path) -> dominium.Record:
    return dominium.Record.from_json(file.read_text(encoding="utf-8"))


def own_actions(record: dominium.Record, seat: int = 0) -> list[str]:
    """The decisions of a seat."""
    state, decided = record.game.start(), list[str]()
    for action in record.actions:
        if state.actor == seat:
            decided.append(action)
        state.apply(action)
    return decided


@pytest.fixture
def session_at(tmp_path: Path) -> Opener:
    """Open a game of Jana against random bots at the first turn of hers at a step."""

    def opened(
        game: str, step: str, language: str = "en", **options: object
    ) -> tuple[LineSession, io.StringIO]:
        loaded = dominium.load(game, **options)
        bots = (Seat(name, "random") for name in ("Petr", "Eva", "Adam"))
        seats = [Seat("Jana"), *bots][: loaded.seats]
        for seed in range(200):
            table = Table(loaded, seats, random.Random(seed), tmp_path / "game.json")
            written = io.StringIO()
            output = Output(written)
            session = LineSession(table, Style(language), Input(io.StringIO(), output), output)
            with written_once(table):
                session.run()
                if step == "play_or_pass" and session.view.step == "play":
                    session.typed("d")
                if step == "play" and session.view.step == "lead":
                    session.typed("1.")
            if session.view.step == step:
                return session, written
        raise AssertionError(f"no game comes to {step}")

    return opened


def answer(session: LineSession, written: io.StringIO, text: str) -> list[str]:
    start = written.tell()
    session.typed(text)
    return written.getvalue()[start:].splitlines()


def words_of(session: LineSession, command: str) -> list[str]:
    return [name.strip() for name in session.say(f"words-{command}").split(",")]


# Whole games


def in_notation(action: dominium.Action, language: str) -> str:
    assert language
    return str(action)


def in_words(action: dominium.Action, language: str) -> str:
    """The action as the language says it: "double 6 left", "draw"."""
    text = describe.messages(language).text
    if isinstance(action, dominium.actions.Lay):
        end = text(f"end-{action.end}")
        outward = "" if action.outward is None else f" {action.outward}"
        return f"{tile_name(action.tile, language)} {end}{outward}".upper()
    if isinstance(action, dominium.actions.Lead):
        return tile_name(action.tile, language)
    return text(f"typed-{action.kind}").split(",")[0]


@pytest.mark.parametrize(("game", "language"), each_once(GAMES, LANGUAGES))
@pytest.mark.parametrize("typed", [in_notation, in_words])
def test_a_whole_game_is_typed(
    session_at: Opener, game: str, language: str, typed: Callable[[dominium.Action, str], str]
) -> None:
    step = "hit_or_stand" if game == "twenty_one" else "lead"
    session, _ = session_at(game, step, language)
    rng = random.Random(7)
    while not session.table.finished:
        legal = session.state.legal_actions()
        session.typed(typed(rng.choice(legal), language))
    assert session.refusals == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_the_list_plays_what_it_says(session_at: Opener, game: str) -> None:
    step = "hit_or_stand" if game == "twenty_one" else "lead"
    session, written = session_at(game, step)
    rng = random.Random(3)
    while not session.table.finished:
        listed = answer(session, written, "m")
        legal = session.state.legal_actions()
        assert len(listed) == len(legal) + 1
        number = rng.randint(1, len(legal))
        action = session.choices.action(number)
        assert listed[number] == f"{number}. {session.describer.choice(session.state, action)}"
        before = len(own_actions(played(session.table.file))) if session.table.file.exists() else 0
        session.typed(f"{number}.")
        assert own_actions(played(session.table.file))[before] == str(action)


def test_tiles_that_score_stand_first(session_at: Opener) -> None:
    session, _ = session_at("bergen", "play")
    for _ in range(40):
        if session.table.finished:
            break
        points = []
        for number in range(1, len(session.state.legal_actions()) + 1):
            preview = session.state.preview(session.choices.action(number))
            points.append(0 if preview is None else preview.points)
        assert points == sorted(points, reverse=True)
        session.typed("1.")


def test_a_tile_alone_is_enough_where_there_is_one_way(session_at: Opener) -> None:
    session, _ = session_at("block", "play")
    while not session.table.finished:
        ways = dict[str, int]()
        for action in session.state.legal_actions():
            if isinstance(action, dominium.actions.Lay | dominium.actions.Lead):
                ways[action.tile] = ways.get(action.tile, 0) + 1
        single = [tile for tile, count in ways.items() if count == 1]
        refusals, before = session.refusals, session.state.copy()
        if not single:
            session.typed(f"{next(iter(ways))}")
            assert (session.refusals, session.state) == (refusals + 1, before)
            session.typed("1.")
            continue
        session.typed(single[0])
        assert session.refusals == refusals
        assert own_actions(played(session.table.file))[-1].startswith(single[0])
        if len(own_actions(played(session.table.file))) > 12:
            return


@pytest.mark.parametrize(
    ("game", "step", "key", "action"),
    [
        ("twenty_one", "hit_or_stand", "d", "hit"),
        ("twenty_one", "hit_or_stand", "p", "stand"),
        ("bergen", "play_or_pass", "p", "pass"),
        ("bergen", "play", "d", "draw"),
    ],
)
def test_keys_draw_and_pass(
    session_at: Opener, game: str, step: str, key: str, action: str
) -> None:
    session, _ = session_at(game, step)
    before = len(own_actions(played(session.table.file)))
    session.typed(key)
    assert session.refusals == 0
    assert own_actions(played(session.table.file))[before] == action


# Queries


@pytest.mark.parametrize(("step", "language"), each_once(STEPS, LANGUAGES))
def test_help_lists_exactly_what_works(
    session_at: Opener, step: tuple[str, str], language: str
) -> None:
    session, written = session_at(*step, language)
    listed = {line.partition(": ")[0] for line in answer(session, written, "?")}
    assert not re.search(r"\d[a-j]", " ".join(listed))
    for query in QUERIES:
        names = [*query.letters, words_of(session, query.name)[0]]
        assert query.works(session) == (", ".join(names) in listed)
        for name in names:
            argument = " cs" if query.name == "language" else ""
            refusals = session.refusals
            told = answer(session, written, f"{name}{argument}")
            assert told or (query.name == "repeat" and session.refusals == refusals)
            assert (session.refusals == refusals) == query.works(session), name
            if query.name == "language":
                session.typed(f"{words_of(session, 'language')[0]} {language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_commands_are_distinct(session_at: Opener, language: str) -> None:
    session, _ = session_at("block", "play", language)
    names = [
        name
        for command in [*(query.name for query in QUERIES), "quit"]
        for name in words_of(session, command)
    ]
    actions = describe.messages(language)
    for kind in ("draw", "pass", "hit", "stand"):
        names += {word.strip() for word in actions.text(f"typed-{kind}").split(",")} - set(names)
    letters = [letter for query in QUERIES for letter in query.letters]
    assert len(set(names)) == len(names)
    assert len(set(letters)) == len(letters)
    assert not {"q", "d", "p"} & set(letters)
    assert not set(names) & set(letters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query.name)
def test_every_name_of_a_query_means_the_same(
    session_at: Opener, query: Query[LineSession], language: str
) -> None:
    asked = session_at("sebastopol", "play", language)[0]
    argument = " cs" if query.name == "language" else ""
    answers = set()
    names = words_of(asked, query.name)
    for name in [*query.letters, *names, names[0].upper()]:
        session, written = session_at("sebastopol", "play", language)
        answers.add(tuple(answer(session, written, f"{name}{argument}")))
    assert len(answers) == 1


@pytest.mark.parametrize(("language", "enough"), [("en", "enough"), ("cs", "dost")])
def test_who_is_over_21_is_only_asked_to_say_enough(
    session_at: Opener, language: str, enough: str
) -> None:
    session, _ = session_at("twenty_one", "hit_or_stand", language)
    for _ in range(8):
        asked = session._prompt()
        over = [action.kind for action in session.state.legal_actions()] == ["stand"]
        assert (asked == enough) == over
        if over:
            return
        session.typed("d")
    raise AssertionError


@pytest.mark.parametrize("game", GAMES)
def test_the_view_can_be_asked_for_fact_by_fact(session_at: Opener, game: str) -> None:
    session, written = session_at(game, "hit_or_stand" if game == "twenty_one" else "play")
    view = session.view
    told = {text: "\n".join(answer(session, written, text)) for text in "tcvwes"}
    hand = view.hands[0]
    assert hand.tiles is not None
    for tile in hand.tiles:
        assert tile_name(tile, "en").capitalize() in told["w"] or tile_name(tile, "en") in told["w"]
    for opened in view.open_ends:
        assert f"{opened.end} {opened.number}" in told["c"].lower()
    for laid in view.line:
        low, high = sorted((laid.inward, laid.outward))
        names = {f"{low}-{high}", f"{high}-{low}", f"double {high}"}
        assert any(name in told["v"] for name in names)
    for seat in view.hands:
        who = "You" if seat.seat == 0 else session.names[seat.seat]
        assert re.search(rf"{who}: {seat.size} tile", told["e"])
    for score in view.scores:
        who = "You" if score.seat == 0 else session.names[score.seat]
        assert (f"{who}: " in told["s"]) == (game != "solo")
        assert re.search(rf"\b{abs(score.total)}\b", told["s"]) or game == "solo"
    assert "Your turn" in told["t"]
    if view.bank is not None:
        assert str(view.bank) in answer(session, written, "b")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_filters_narrow_the_list_and_keep_its_numbers(session_at: Opener, language: str) -> None:
    session, written = session_at("solo", "lead", language)
    whole = answer(session, written, "m")
    tile = str(session.choices.action(2))
    for text in (f"m {tile}", f"m {tile[1]}-{tile[0]}"):
        assert answer(session, written, text)[1:] == [whole[2]]
    session.typed("1.")
    whole = answer(session, written, "m")
    for end in ("left", "right"):
        messages = describe.messages(language)
        directions = messages.text(f"typed-direction-{end[0]}").split(",")
        word, direction = messages.text(f"end-{end}"), directions[-1].strip()
        letter = describe.end_letters(language)[end]
        ways = {
            tuple(line for line in answer(session, written, text) if line in whole[1:])
            for text in (word, direction, f"m {word}", f"m {letter}")
        }
        expected = [
            whole[number]
            for number in range(1, len(whole))
            if getattr(session.choices.action(number), "end", None) == end
        ]
        assert ways == {tuple(expected)}
    assert answer(session, written, "m 2")[1:] == whole[1:3]


def test_the_log_is_walked_and_tells_only_what_was_heard(session_at: Opener) -> None:
    session, written = session_at("draw", "play")
    everything = session.history()
    walked = [answer(session, written, letter)[0] for letter in "lLL"]
    assert walked == everything[:-4:-1]
    assert answer(session, written, "l") == [everything[-1]]


def test_deals_that_ended_are_told_one_by_one(session_at: Opener) -> None:
    session, written = session_at("block", "play", target=500)
    while len(session.deals_ended()) < 2:
        session.typed("1.")
    told = answer(session, written, "S")
    expected = [line for deal in session.deals_ended() for line in session.describer.deal(deal)]
    assert told == expected
    assert len(expected) >= 4


@pytest.mark.parametrize(("game", "language"), each_once(GAMES, LANGUAGES))
def test_compact_lines_fit_a_braille_display(here: Runner, language: str, game: str) -> None:
    asked = [*"?tmwcvesSl", "played", "everything", "left", "rules"]
    typed = [*asked, "1.", "1.", "1.", *asked, *["1."] * 20, *asked]
    seats = [*at_table(dominium.load(game).seats), "--seed", "2"]
    done = here("play", game, *seats, "--compact", "--language", language, typed=typed)
    assert [line for line in done.lines if len(line) > COMPACT_WIDTH] == []


# Bad input

BAD = ["77", "6-7", "65x", "65 left right", "66l9", "=65", "=s1", "draw 65", "left 65 5"]
BAD += ["999.", "0.", "m 99x", "m i9", "rules 99", "language xx", "1., 1.", "65l, 64r", "🁢"]
BAD += ["x" * 3000, "9" * 3000, "\x1b[2J", "%s{0}", "no such thing", "fold", "65lr", "hit hit"]


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize(("game", "step"), STEPS)
def test_bad_input_is_refused_and_loses_nothing(
    session_at: Opener, game: str, step: str, bad: str
) -> None:
    session, written = session_at(game, step)
    before, file = session.state.copy(), session.table.file.read_bytes()
    told = answer(session, written, bad)
    assert session.refusals == 1
    assert told
    assert all(line.isprintable() for line in told)
    assert (session.state, session.table.file.read_bytes()) == (before, file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "step"), STEPS)
def test_refusals_name_what_would_be_legal(
    session_at: Opener, game: str, step: str, language: str
) -> None:
    session, written = session_at(game, step, language)
    describer = LineDescriber(session.state.game, language, session.names, you=0)
    expected = describer.refusal("malformed", {"text": "nonsense"}, session.state)
    assert answer(session, written, "nonsense") == [expected]
    legal = session.state.legal_actions()
    assert any(describer.typed(action) in expected for action in legal)


# Records


@pytest.fixture
def record(here: Runner, tmp_path: Path) -> Path:
    file = tmp_path / "deal.json"
    done = here(
        "play",
        "draw",
        *at_table(2),
        "--seed",
        "6",
        "--record",
        str(file),
        typed=["1."] * 60,
    )
    assert done.code == 0
    return file


def tiles_in(text: str) -> set[str]:
    named = re.findall(r"\b[0-6]-[0-6]\b|double [0-6]", text)
    return {name[-1] * 2 if name.startswith("d") else max(name, name[::-1])[::2] for name in named}


def test_a_finished_record_lies_open(here: Runner, record: Path) -> None:
    hands = [line for line in here("replay", str(record)).lines if "Tiles, " in line]
    assert len(hands) == 2
    state = played(record).replay(15)
    assert isinstance(state, dominium.LineState)
    dealt = {tile for hand in state.open_view().hands for tile in hand.tiles or ()}
    assert tiles_in(" ".join(hands)) == dealt
    position = here("replay", str(record), "--ply", "15").text
    assert dealt <= tiles_in(position)


@pytest.mark.parametrize(("viewer", "seat"), [("1", 0), ("Jana", 0), ("petr", 1)])
def test_a_record_is_seen_from_a_seat(here: Runner, record: Path, viewer: str, seat: int) -> None:
    state = played(record).replay(15)
    assert isinstance(state, dominium.LineState)
    own, other = (set(state.open_view().hands[one].tiles or ()) for one in (seat, 1 - seat))
    done = here("replay", str(record), "--ply", "15", "--viewer", viewer)
    assert tiles_in(done.text) == own
    told = here("replay", str(record), "--viewer", viewer)
    dealt = [line for line in told.lines if "Tiles, " in line]
    assert own <= tiles_in(" ".join(dealt))
    assert not other & tiles_in(" ".join(dealt))
    compact = here("replay", str(record), "--ply", "15", "--viewer", viewer, "--compact")
    assert not any(f" {tile}" in compact.text for tile in other)


def test_a_running_record_shows_onlookers_nothing(here: Runner, record: Path) -> None:
    running = dominium.Record.from_json(record.read_text(encoding="utf-8"))
    part = dominium.Record(running.game, running.seats, running.actions[:15])
    record.write_text(part.to_json(), encoding="utf-8")
    for arguments in ([], ["--ply", "15"], ["--ply", "15", "--compact"]):
        assert tiles_in(here("replay", str(record), *arguments).text) == set()


def test_a_record_has_no_other_seats(here: Runner, record: Path) -> None:
    done = here("replay", str(record), "--viewer", "Eva")
    assert done.code == 2
    assert "Jana, Petr" in done.complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_drawn_as_its_viewer_sees_it(
    here: Runner, record: Path, tmp_path: Path, language: str
) -> None:
    for viewer, backs in (([], 0), (["--viewer", "Jana"], 7)):
        file = tmp_path / "table.svg"
        arguments = ["--ply", "15", "-o", str(file), "--language", language]
        assert here("render", str(record), *arguments, *viewer).code == 0
        svg = file.read_text(encoding="utf-8")
        hands = svg[svg.index('data-hand="1"') : svg.index("data-stock")]
        assert hands.count("data-back") - svg.count('data-hand="2"') >= backs
        assert (hands.count("data-tile") == 0) == bool(viewer)
        assert describe.messages(language).text("terminal-render-stock") in svg


def test_a_line_game_has_no_kingdom_to_draw(here: Runner) -> None:
    done = here("render", "c", "--game", "block", "-o", "x.svg")
    assert done.code == 2
    assert "block" in done.complaint


# Figures


@pytest.mark.parametrize("game", GAMES)
def test_simulations_tell_deals_and_endings(here: Runner, game: str) -> None:
    done = here("simulate", game, "-n", "50", "--seed", "1")
    assert done.code == 0
    assert len(done.lines) == 1 + dominium.load(game).seats + 2
    assert " a match. Deals per second: " in done.lines[-2]
    shares = [float(share) for share in re.findall(r"([\d.]+)\s?%", done.lines[-1])]
    assert sum(shares) == pytest.approx(100, abs=0.3)


def test_ranges_are_told_by_their_ends(here: Runner, capsys: pytest.CaptureFixture[str]) -> None:
    games = here("games").text
    assert "20 to 500. Otherwise 100." in games
    with pytest.raises(SystemExit):
        here("play", "--help")
    text = capsys.readouterr().out
    assert "--target 5–500" in text
    assert "--seats 1|2|3|4|5|6|7|8" in text
