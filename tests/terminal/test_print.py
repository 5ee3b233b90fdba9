"""`dominium print`: pages for a printer or an embosser, and what is wrong with a request."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dominium.printing import Braille, braille

if TYPE_CHECKING:
    from tests.terminal.conftest import Runner


def test_the_rules_in_brief_are_printed(here: Runner) -> None:
    run = here("print", "block", "--language", "cs")
    assert run.code == 0
    assert run.lines[0].strip() == "Slepá ulička stručně"
    assert all(len(line) <= 40 for line in run.lines)


def test_a_score_sheet_in_pages(here: Runner) -> None:
    run = here("print", "kingdomino", "score", "--players", "2", "--lines", "25", "--columns", "60")
    assert run.code == 0
    assert run.lines[0].strip() == "Kingdomino: score sheet"
    assert "Points for 1     2" in run.lines
    assert run.lines[24].strip() == "1"


@pytest.mark.skipif(not Braille.is_here(), reason="liblouis is not installed (liblouis-bin)")
def test_a_page_is_embossed(here: Runner) -> None:
    run = here("print", "solo", "contents", "--brf", "--language", "cs")
    assert run.code == 0
    assert run.lines[0].strip() == ",S[LO DOMINO3 OBSAH KRABICE"


def test_without_liblouis_braille_says_what_is_missing(
    here: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(braille, "PROGRAM", "no_such_program")
    run = here("print", "solo", "--brf")
    assert run.code == 1
    assert "liblouis-bin" in run.complaint
    assert run.lines == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "chess"),
        (["block", "poem"], "summary, score, contents"),
        (["block", "--columns", "5"], "20"),
        (["block", "--lines", "1"], "10"),
        (["block", "score", "--players", "9"], "8"),
        ([], "GAME"),
    ],
)
def test_what_cannot_be_printed_is_told(here: Runner, arguments: list[str], complaint: str) -> None:
    run = here("print", *arguments)
    assert run.code == 2
    assert complaint in run.complaint
