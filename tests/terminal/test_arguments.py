"""The command line itself: help, language, faults and exit codes."""

import os
import re
import subprocess
import sys

import pytest

import dominium
from dominium import describe
from dominium.describe import LANGUAGES
from dominium.terminal import COMMANDS
from dominium.terminal.language import requested_language
from tests.terminal.conftest import Runner


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_of_every_command_in_every_language(
    here: Runner, capsys: pytest.CaptureFixture[str], language: str, command: str | None
) -> None:
    arguments = [command] if command else []
    with pytest.raises(SystemExit) as left:
        here(*arguments, "--help", "--language", language)
    text = capsys.readouterr().out
    assert left.value.code == 0
    assert text.startswith(describe.messages(language).text("terminal-help-usage") + ": dominium")
    if language != "en":
        assert not re.search(r"\b(usage|options|show this help|optional|positional)\b", text)
    if command is None:
        assert all(name in text for name in COMMANDS)


def test_help_of_play_has_every_option_of_every_game(
    here: Runner, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        here("play", "--help")
    text = capsys.readouterr().out
    for game in dominium.games():
        for option in game.options:
            assert "--" + option.name.replace("_", "-") in text


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ([], "play"),
        (["dance"], "dance"),
        (["--frobnicate"], "--frobnicate"),
        (["play", "--frobnicate"], "--frobnicate"),
        (["play", "kingdomino", "surplus"], "surplus"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--seed"], "--seed"),
        (["play", "chess"], "dominium games"),
        (["play", "kralovska_zahrada"], "kingdomino --preset kralovska_zahrada"),
        (["play", "--size", "6"], "6"),
        (["play", "--size", "six"], "--size"),
        (["play", "--preset", "nonsense"], "nonsense"),
        (["play", "--seats", "3", "--size", "7"], "7 by 7"),
        (["play", "--opening", "sideways"], "sideways"),
        (["play", "--continue", "x.json", "--harmony"], "--seat"),
        (["perft", "kingdomino"], "--depth"),
        (["perft", "--depth", "3"], "GAME"),
        (["perft", "kingdomino", "--depth", "-1"], "--depth"),
        (["simulate", "kingdomino", "-n", "0"], "--games"),
        (["simulate", "kingdomino", "--threads", "0"], "--threads"),
        (["simulate", "kingdomino", "--seed", "-1"], "--seed"),
        (["simulate", "kingdomino", "--bot", "hard"], "hard"),
        (["simulate", "kingdomino", "--bot", "random", "--bot", "greedy", "--bot", "greedy"], "3"),
        (["render", "c", "-o", "board.bmp"], ".bmp"),
        (["render", "c"], "--output"),
        (["serve", "--port", "99999"], "--port"),
        (["games", "--language", "tlh"], "tlh"),
    ],
)
def test_a_command_line_that_cannot_be_followed(
    here: Runner, arguments: list[str], named: str
) -> None:
    done = here(*arguments)
    assert done.code == 2
    assert done.lines == []
    assert named in done.complaint
    assert len(done.complaint.splitlines()) == 1


@pytest.mark.parametrize(
    ("seats", "named"),
    [
        (["Jana", "Jana"], "Jana"),
        ([" "], " "),
        (["x" * 25], "24"),
        (["\x1b[31mJana"], "printable"),
        (["bot:genius"], "genius"),
        (["Petr=bot:search"], "search"),
        (["bot:search:playouts=many"], "many"),
        (["A", "B", "C", "D", "E"], "5"),
    ],
)
def test_seats_that_cannot_sit(here: Runner, seats: list[str], named: str) -> None:
    done = here("play", *(part for seat in seats for part in ("--seat", seat)))
    assert done.code == 2
    assert done.lines == []
    assert named in done.complaint
    assert len(done.complaint.splitlines()) == 1
    assert done.complaint.rstrip("\n").isprintable()


def test_every_fault_of_the_options_is_named(here: Runner) -> None:
    done = here("play", "--seats", "4", "--size", "7", "--wider-offer", "--opening", "sideways")
    assert "7 by 7" in done.complaint
    assert "Wider Offer" in done.complaint
    assert "sideways" in done.complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_named_in_the_language(here: Runner, language: str) -> None:
    words = describe.messages(language)
    hard = words.text("level-hard")
    seats = ("--seat", "Jana", "--seat", f"Petr=bot:{hard}")
    done = here("play", *seats, "--language", language, "--seed", "1")
    assert f"Petr ({words.text('terminal-seat-level', level=hard)})" in done.lines[1]


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "cs_CZ.UTF-8"}, "cs"),
        ([], {"LANG": "sk"}, "sk"),
        ([], {"LANG": "pl-PL"}, "pl"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "cs_CZ", "LC_ALL": "pl_PL"}, "pl"),
        ([], {"LANG": "cs_CZ", "LC_ALL": ""}, "cs"),
        ([], {"LANG": "cs_CZ", "LC_MESSAGES": "sk_SK"}, "sk"),
        (["play", "--language", "pl"], {"LANG": "cs_CZ"}, "pl"),
        (["--language=pl", "play"], {"LANG": "cs_CZ"}, "pl"),
        (["play", "--language"], {"LANG": "cs_CZ"}, "cs"),
    ],
)
def test_the_language_of_a_run(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert requested_language(arguments, environment) == language


def test_complaints_speak_the_language_of_the_system(here: Runner) -> None:
    done = here("dance", LC_ALL="cs_CZ.UTF-8")
    assert done.complaint.startswith("Příkaz „dance“ neexistuje.")


def test_the_version_is_told(here: Runner) -> None:
    done = here("--version")
    assert re.fullmatch(r"dominium \d+\.\d+\.\d+.*", done.lines[0])


def test_a_reader_that_goes_away_is_no_fault(environment: dict[str, str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "dominium", "games"],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment,
        check=False,
    )
    os.close(writing)
    assert done.stderr == b""
    assert done.returncode == 0
