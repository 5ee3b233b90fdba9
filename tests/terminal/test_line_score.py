"""The score pad for tiles on a table at home: deals, points, undo, faults, JSON."""

import json
from pathlib import Path

import pytest

import dominium
from dominium import describe
from dominium.describe import LANGUAGES, LineDescriber
from dominium.scoring import tally
from dominium.terminal.arguments import CommandError
from dominium.terminal.line.score_pad import LinePad
from tests.terminal.conftest import LINE_GAMES, Runner

NAMES = ("Jana", "Petr", "Eva", "Adam")
TWO = ("--name", "Jana", "--name", "Petr")


def pad_of(game: str, language: str = "en", **options: object) -> LinePad:
    loaded = dominium.load(game, **options)
    assert isinstance(loaded, dominium.LineGame)
    return LinePad(loaded, NAMES[: loaded.seats], describe.messages(language))


@pytest.mark.parametrize(
    ("game", "line", "entry"),
    [
        ("block", "out Jana 12", {"ending": "out", "out": [0], "hands": [None, {"pips": 12}]}),
        ("block", "OUT 2, 6-5 1-1", {"out": [1], "hands": [{"tiles": ["65", "11"]}, None]}),
        ("block", "out Jana: Petr 1-5", {"out": [0], "hands": [None, {"tiles": ["51"]}]}),
        ("block", "domino petr; 9", {"out": [1], "hands": [{"pips": 9}, None]}),
        ("block", "blocked 12, 19", {"out": [], "hands": [{"pips": 12}, {"pips": 19}]}),
        ("block", "blind alley Petr 3, Jana 4", {"hands": [{"pips": 4}, {"pips": 3}]}),
        ("draw", "out Petr", {"ending": "out", "out": [1], "hands": [None, None]}),
        ("draw", "stock Jana", {"ending": "stock_exhausted", "out": [0]}),
        ("matador", "lead 2", {"kind": "lead", "seat": 1}),
        ("bergen", "points Petr 3", {"kind": "points", "seat": 1, "points": 3}),
        ("bergen", "out Jana", {"out": [0], "hands": [None, None]}),
        (
            "bergen",
            "blocked 12 doubles 2 8, 5 doubles 0",
            {
                "hands": [
                    {"pips": 12, "doubles": 2, "double_pips": 8},
                    {"pips": 5, "doubles": 0, "double_pips": 0},
                ]
            },
        ),
        ("sebastopol", "out Eva, Jana", {"ending": "two_out", "out": [2, 0]}),
        ("sebastopol", "out 3 1", {"ending": "two_out", "out": [2, 0]}),
        (
            "sebastopol",
            "blocked out, 9, 9, 14",
            {"out": [0], "hands": [None, {"pips": 9}, {"pips": 9}, {"pips": 14}]},
        ),
        ("twenty_one", "showdown 21, 5-5 6-5", {"hands": [{"pips": 21}, {"tiles": ["55", "65"]}]}),
        (
            "twenty_one",
            "showdown 20 tiles 3, 20 tiles 4",
            {"hands": [{"pips": 20, "count": 3}, {"pips": 20, "count": 4}]},
        ),
        ("solo", "all laid", {"ending": "all_laid"}),
        ("solo", "stuck 5", {"ending": "stuck", "hands": [{"count": 5}]}),
    ],
)
def test_a_line_is_the_entry_it_says(game: str, line: str, entry: dict[str, object]) -> None:
    options = {"ties": "fewer_tiles"} if "tiles 3" in line else {}
    pad = pad_of(game, **options)
    standing = pad.enter(line)
    (written,) = pad.entries
    assert written == written | entry
    assert standing == tally(pad.game, pad.entries) == pad.tally()


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("block", "out"),
        ("block", "out Jana"),
        ("block", "out Zuzana 3"),
        ("block", "out 3 12"),
        ("block", "out Jana 12 13"),
        ("block", "out Jana 12, 13"),
        ("block", "out Jana Jana 12"),
        ("block", "out Jana 999"),
        ("block", "out Jana 6-7"),
        ("block", "blocked 12"),
        ("block", "blocked 12, 6-5 6-5"),
        ("block", "blocked 6-5, 5-6"),
        ("block", "blocked 12 doubles 2, 3"),
        ("block", "points Jana 2"),
        ("block", "stock Jana"),
        ("block", "showdown 1, 2"),
        ("block", "lead"),
        ("block", "lead Jana Petr"),
        ("block", "lead Eva"),
        ("block", "12"),
        ("block", "²"),
        ("bergen", "lead Jana"),
        ("bergen", "points Jana"),
        ("bergen", "points Jana 5"),
        ("bergen", "points Jana many"),
        ("bergen", "blocked 12, 14"),
        ("sebastopol", "out Jana"),
        ("sebastopol", "out Jana, Jana"),
        ("sebastopol", "out Jana, Petr, Eva"),
        ("sebastopol", "blocked 1, 2, 3"),
        ("twenty_one", "showdown 21"),
        ("solo", "stuck"),
        ("solo", "stuck 99"),
        ("solo", "stuck 0-0 1-0"),
        ("solo", "all 5"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_refused_and_loses_nothing(game: str, line: str, language: str) -> None:
    pad = pad_of(game, language)
    first = describe.messages(language).text(f"terminal-words-ending-{pad.endings[-1].ending}")
    if game == "block":
        pad.enter(f"{first.split(',')[0]} 12, 19")
    before = pad.entries
    with pytest.raises(CommandError) as refused:
        pad.enter(line)
    assert str(refused.value)
    assert pad.entries == before
    assert len(pad.lines) == len(before)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in LINE_GAMES])
def test_help_names_entries_that_work(here: Runner, game: str, language: str) -> None:
    """The words before the colon of a line of help can be typed as they are."""
    messages = describe.messages(language)
    word = messages.text("terminal-words-help").split(",")[0]
    done = here("score", game, "--language", language, typed=[word])
    assert done.code == 0
    explained = done.lines[1 : next(k for k, line in enumerate(done.lines) if line.endswith("> "))]
    examples = [line.partition(": ")[0] for line in explained]
    for command in ("quit", "score", "entries", "undo"):
        known = messages.text(f"terminal-words-{command}").split(",")
        assert examples.pop() in (alias.strip() for alias in known)
    assert len(examples) >= len(pad_of(game, language).endings)
    for example in examples:
        entered = here("score", game, "--language", language, typed=[example])
        assert entered.code == 0, example


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_written_down_to_its_end(here: Runner, language: str) -> None:
    messages = describe.messages(language)

    def said(command: str) -> str:
        return messages.text(f"terminal-words-{command}").split(",")[0]

    typed = [
        f"{said('lead')} Petr",
        f"{said('ending-out')} Jana 12",
        "nonsense",
        f"{said('ending-blocked')} 30, 6-5 1-1",
        f"{said('undo')}",
        f"{said('ending-out')} Petr 45",
        f"{said('entries')}",
    ]
    done = here("score", "block", *TWO, "--target", "40", "--language", language, typed=typed)
    assert done.code == 1
    game = dominium.load("block", target=40)
    assert isinstance(game, dominium.LineGame)
    hands = [[None, {"pips": 12}], [{"pips": 45}, None]]
    entries = [{"kind": "lead", "seat": 1}]
    entries += [
        {"kind": "deal", "ending": "out", "out": [seat], "hands": hands[seat]} for seat in (0, 1)
    ]
    standing = tally(game, entries)
    describer = LineDescriber(game, language, NAMES[:2])
    expected = describer.tally(standing)
    assert done.lines[-len(expected) :] == expected
    assert standing.outcome is not None
    for line in describer.deal(standing.deals[0]):
        assert line in done.lines
    assert f"2. {typed[1]}" in done.lines
    assert f"3. {typed[5]}" in done.lines


@pytest.mark.parametrize(
    ("language", "complaint"),
    [
        ("en", "Write how many tiles are left over, those in the stock too"),
        ("cs", "napište, kolik jich celkem zbylo, i se zálohou"),
        ("sk", "napíšte, koľko ich spolu zostalo, aj so zálohou"),
        ("pl", "napisz, ile ich razem zostało, także w talonie"),
    ],
)
def test_solo_takes_the_number_of_tiles_and_says_so(language: str, complaint: str) -> None:
    """Whoever names the five tiles turned up forgets the stock: 23 left over are not five."""
    pad = pad_of("solo", language)
    with pytest.raises(CommandError, match=complaint):
        pad.enter_json('[{"kind":"deal","ending":"stuck","hands":[{"tiles":["00","10"]}]}]')
    said = describe.messages(language).text("terminal-words-ending-stuck").split(",")[0]
    assert list(pad.enter(f"{said} 23").totals) == [5]


def test_undo_goes_back_to_the_beginning(here: Runner) -> None:
    done = here("score", "solo", typed=["stuck 5", "undo", "undo", "entries"])
    assert done.code == 1
    assert "Taken back: stuck 5." in done.lines
    assert "There is nothing to take back." in done.lines
    assert done.lines.count("Nothing is written down yet.") == 2, "asked for, and at the end"


def test_the_bank_of_sebastopol_is_kept(here: Runner) -> None:
    typed = ["blocked 5, 5, 5, 14"]
    done = here("score", "sebastopol", "--stake", "1", "--deals", "2", typed=typed)
    assert "In the bank: 1 token." in done.lines
    assert "Score: Player 1: 0, Player 2: 0, Player 3: 0, Player 4: minus 1." in done.lines


def test_json_goes_in_and_comes_out(here: Runner, tmp_path: Path) -> None:
    entries = [{"kind": "points", "seat": 1, "points": 2}]
    entries += [{"kind": "deal", "ending": "out", "out": [1]}]
    file = tmp_path / "pad.json"
    file.write_text(json.dumps(entries), encoding="utf-8")
    done = here("score", "bergen", str(file), "--json", *TWO)
    assert done.code == 0
    told = json.loads(done.text)
    assert told["entries"] == entries
    assert told["names"] == ["Jana", "Petr"]
    assert told["tally"]["totals"] == [0, 4]
    lines = here("score", "bergen", "-", "--json", *TWO, typed=["# ours", "points Petr 2", "out 2"])
    assert json.loads(lines.text)["tally"] == told["tally"]
    options = ("--entry", "points Petr 2", "--entry", "out Petr")
    assert (
        json.loads(here("score", "bergen", "--json", *TWO, *options).text)["tally"]
        == (told["tally"])
    )
    spoken = here("score", "bergen", str(file), *TWO)
    assert spoken.lines[-1] == "Score: Jana 0, Petr 4."


@pytest.mark.parametrize(
    "content",
    ["{}", "[1]", "[", '[{"kind":5}]', '[{"kind":"deal"}]', "[[]]", "[" * 100_000],
    ids=lambda content: content[:20],
)
@pytest.mark.parametrize("game", ["block", "solo"])
def test_broken_json_is_refused_in_one_line(
    here: Runner, tmp_path: Path, content: str, game: str
) -> None:
    file = tmp_path / "pad.json"
    file.write_text(content, encoding="utf-8")
    done = here("score", game, str(file), "--json")
    assert done.code == 1
    assert done.lines == []
    assert len(done.complaint.splitlines()) == 1


def test_a_file_of_lines_is_told_line_by_line(here: Runner, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text("# at home\nout 1, 12\nblocked 12, 19\n", encoding="utf-8")
    done = here("score", "block", str(file))
    assert done.code == 0
    assert done.lines[-1] == "Score: Player 1: 31, Player 2: 0."
    assert done.lines == here("score", "--game", "block", str(file)).lines


@pytest.mark.parametrize("names", [("Jana", "Jana"), ("Jana", "Petr", "Eva"), (" ",)])
def test_names_that_cannot_be_are_refused(here: Runner, names: tuple[str, ...]) -> None:
    done = here("score", "block", *(part for name in names for part in ("--name", name)))
    assert done.code == 2
    assert len(done.complaint.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("matador", ["lead 2", "stock Jana"]),
        ("bergen", ["points Petr 3", "blocked 12 doubles 2 8, 5 doubles 0"]),
        ("twenty_one", ["showdown 20 tiles 3, 20 tiles 4"]),
    ],
)
def test_english_entries_are_read_in_every_language(
    language: str, game: str, lines: list[str]
) -> None:
    pad, english = pad_of(game, language), pad_of(game)
    for line in lines:
        pad.enter(line)
        english.enter(line)
    assert pad.entries == english.entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_name_the_players(language: str) -> None:
    with pytest.raises(CommandError) as refused:
        pad_of("block", language).enter("out Jana 500")
    assert " Petr: " in str(refused.value)
