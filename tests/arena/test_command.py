"""`dominium arena` as a person runs it."""

import io
import json
import socket
import sys
from pathlib import Path
from types import ModuleType

import pytest

import dominium
from dominium.describe import LANGUAGES, messages
from dominium.terminal.progress import Progress
from dominium.terminal.tables import table
from dominium.terminal.terminal import Terminal
from tests.terminal.conftest import Runner, environment, here

__all__ = ["environment", "here"]

SHORT = ("arena", "greedy", "random", "--games", "8", "--processes", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_in_every_language(here: Runner, language: str) -> None:
    done = here(*SHORT, "--sprt", "0:50", "--language", language)
    assert done.code == 0
    title, heads, row, decided, elo_heads, best, worst, intervals = done.lines
    texts = messages(language)
    assert texts.text("game-kingdomino") in title
    assert heads.startswith(texts.text("terminal-arena-column-bot"))
    assert row.startswith("greedy")
    assert "random" in decided
    assert elo_heads.split()[1] == "Elo"
    assert (best.split()[0], worst.split()[0]) == ("greedy", "random")
    assert intervals == texts.text("terminal-arena-intervals")
    assert "\N{REPLACEMENT CHARACTER}" not in done.text


def test_json_for_programs(here: Runner, tmp_path: Path) -> None:
    file = tmp_path / "new" / "report.json"
    done = here(*SHORT, "--game", "block", "--target", "20", "--json", str(file))
    assert done.code == 0
    report = json.loads(file.read_text(encoding="utf-8"))
    assert (report["game"], report["options"]["target"]) == ("block", 20)
    assert report["games"] == 8
    assert {rating["bot"] for rating in report["ratings"]} == {"greedy", "random"}
    printed = here(*SHORT, "--game", "block", "--target", "20", "--json", "-")
    assert json.loads(printed.text)["meetings"][0]["bots"][0]["games"] == 8


def test_one_deal_has_no_interval(here: Runner) -> None:
    report = json.loads(here(*SHORT[:3], "--games", "2", "--processes", "1", "--json", "-").text)
    assert report["meetings"][0]["bots"][0]["margin"]["low"] is None


def test_a_journal_goes_on_with_more_games(here: Runner, tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    assert here(*SHORT, "--journal", file).code == 0
    again = here(*SHORT, "--journal", file)
    assert again.code == 1
    assert "--resume" in again.complaint
    done = here("arena", "--resume", file, "--games", "12", "--processes", "1", "--json", "-")
    report = json.loads(done.text)
    assert report["games"] == 12
    assert here("arena", "--resume", file, "greedy").code == 2
    assert here("arena", "--resume", file, "--sprt", "0:20").code == 2
    for text in ("no journal", "[" * 100_000):
        (tmp_path / "other").write_text(text, encoding="utf-8")
        assert here("arena", "--resume", str(tmp_path / "other")).code == 1
    assert here("arena", "--resume", str(tmp_path / "nothing")).code == 1


def test_an_interrupt_tells_what_there_is_and_how_to_go_on(
    here: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dominium.arena import workers

    played = workers.play_task
    left = iter(range(5))

    def interrupted(plan: object, task: object) -> object:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return played(plan, task)  # type: ignore[arg-type]

    monkeypatch.setattr(workers, "play_task", interrupted)
    file = str(tmp_path / "run.jsonl")
    done = here(*SHORT, "--journal", file)
    assert done.code == 130
    assert done.lines[-1].endswith(f"dominium arena --resume {file}")
    assert "4" in done.lines[0]
    monkeypatch.setattr(workers, "play_task", played)
    rest = here("arena", "--resume", file, "--processes", "1", "--json", "-")
    assert json.loads(rest.text)["games"] == 8


@pytest.mark.parametrize(
    "arguments",
    [
        ("greedy",),
        ("greedy", "greedy"),
        ("greedy", "nobody"),
        ("greedy", "random", "--sprt", "20"),
        ("greedy", "random", "--sprt", "20:0"),
        ("greedy", "random", "--games", "0"),
        ("greedy", "random", "--processes", "0"),
        ("greedy", "random", "--mixed", "--seats", "3"),
        ("greedy", "random", "--gauntlet", "--mixed"),
        ("greedy", "random", "--seats", "9"),
    ],
)
def test_complaints(here: Runner, arguments: tuple[str, ...]) -> None:
    done = here("arena", *arguments)
    assert done.code == 2
    assert done.complaint.strip()
    assert not done.lines


def test_without_ray_it_says_how_to_get_it(here: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = here(*SHORT, "--ray", "auto")
    assert done.code == 1
    assert "pip install 'dominium[ray]'" in done.complaint


def test_a_cluster_that_does_not_answer(here: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"ray://127.0.0.1:{free.getsockname()[1]}"
    done = here(*SHORT, "--ray", address)
    assert done.code == 1
    assert address in done.complaint


def test_without_openskill_it_says_so(here: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert "pip install openskill" in here(*SHORT).lines[-1]


def test_alone_there_are_no_ratings(here: Runner) -> None:
    done = here("arena", "greedy", "--game", "solo", "--games", "3", "--processes", "1")
    assert done.code == 0
    assert "Elo" not in done.text


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_for_screens_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal(messages("en"), io.StringIO(), io.StringIO())
    screen, file = Screen(), io.StringIO()
    for stream in (screen, file):
        with Progress(terminal, stream) as progress:
            progress.show(0, 4)
            progress.show(4, 4)
    assert file.getvalue() == ""
    assert screen.getvalue().endswith("\r\x1b[K")
    assert "100.0%, 4 of 4" in screen.getvalue()
    assert progress.line(1, 4, 600) == "[######..................] 25.0%, 1 of 4, 30:00 left"
    assert progress.line(1, 31, 600).endswith("5:00:00 left")
    monkeypatch.setenv("TERM", "dumb")
    with Progress(terminal, plain := Screen()) as progress:
        progress.show(0, 4)
    assert plain.getvalue() == ""


def test_columns_are_aligned() -> None:
    assert table(["a", "bb"], [["ccc", "d"], ["e", "fffff"]]) == [
        "a       bb",
        "ccc      d",
        "e    fffff",
    ]


def test_bots_are_those_of_the_library() -> None:
    for level in dominium.bots.LEVELS:
        assert dominium.bots.create(level).name == level


@pytest.mark.parametrize(
    ("bots", "key"),
    [
        (("nobody", "greedy"), "terminal-arena-bot-unknown"),
        (("search:time=-1", "greedy"), "terminal-arena-bot"),
        (("uct", "greedy"), "terminal-bot-other-game"),
    ],
)
def test_a_bot_that_cannot_play_is_named_before_the_first_game(
    here: Runner, bots: tuple[str, str], key: str
) -> None:
    done = here("arena", *bots, "--game", "block", "--language", "cs")
    assert done.code == 2
    assert f"„{bots[0]}“" in done.complaint
    words = messages("cs")
    game = words.text("game-block")
    told = words.text(key, bot=bots[0], bots="|", reason="|", game=game)
    assert done.complaint.strip().startswith(told.partition("|")[0])


def test_nobody_sits_down_who_does_not_play_the_game(here: Runner) -> None:
    done = here("play", "block", "--seat", "Jana", "--seat", "bot:uct", "--commands", "-")
    assert done.code == 2
    assert "uct" in done.complaint
