"""Pages to print or to emboss, as the browser asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dominium.describe import LANGUAGES
from dominium.printing import Braille, braille

if TYPE_CHECKING:
    from tests.server.conftest import Browser


def test_a_page_comes_as_markdown_in_every_language(jana: Browser) -> None:
    pages = [jana.get("/api/print/block/summary", language=language) for language in LANGUAGES]
    assert [page["language"] for page in pages] == list(LANGUAGES)
    assert len({page["markdown"] for page in pages}) == 4


def test_a_score_sheet_has_the_columns_asked_for(jana: Browser) -> None:
    page = jana.get("/api/print/kingdomino/score", players=2)
    assert "| Points for | 1 | 2 |\n" in page["markdown"]


def test_a_page_is_downloaded_as_plain_text(jana: Browser) -> None:
    answer = jana.http.get("/api/print/solo/contents/txt?language=cs")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    name = 'filename="dominium-solo-contents-cs.txt"'
    assert answer.headers["content-disposition"] == f"attachment; {name}"
    assert answer.text.splitlines()[0].strip() == "Sólo domino: obsah krabice"


@pytest.mark.skipif(not Braille.is_here(), reason="liblouis is not installed (liblouis-bin)")
def test_a_page_is_downloaded_in_braille(jana: Browser) -> None:
    assert jana.get("/api/print/solo/summary")["braille"] is True
    answer = jana.http.get("/api/print/solo/summary/brf?language=cs")
    assert answer.headers["content-type"] == "application/x-brf"
    assert answer.text.splitlines()[0].strip() == ",S[LO DOMINO STRU%N<"


def test_without_liblouis_pages_come_all_the_same(
    jana: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(braille, "PROGRAM", "no_such_program")
    assert jana.get("/api/print/solo/summary")["braille"] is False
    answer = jana.http.get("/api/print/solo/summary/brf")
    assert (answer.status_code, answer.json()["code"]) == (503, "no_braille")
    assert answer.json()["text"] == "This server has no braille translator."


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("chess/summary", 404, "unknown_rules"),
        ("block/poem", 404, "unknown_page"),
        ("block/score/pdf", 404, "unknown_page"),
        ("block/score?players=9", 400, "bad_message"),
    ],
)
def test_what_cannot_be_printed_is_refused(
    jana: Browser, path: str, status: int, code: str
) -> None:
    answer = jana.http.get(f"/api/print/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]
