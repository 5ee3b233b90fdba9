"""The page that draws again what was drawn: by eye, by keyboard, on a small screen, and honest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.beside import play, set_up
from tests.e2e.checks import faults, faults_in_all_colours
from tests.e2e.conftest import AXE, new_context
from tests.e2e.table import ME, device, open_table, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.e2e.conftest import Server

pytestmark = pytest.mark.real_draws

SEATS = [ME, device("Petr"), device("Eva"), device("Karel")]
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "proof.json"
NOTED = "The commitment is the one that this browser noted at entry 5, when it saw the table first."
NO_PROOF = "This is not a proof."
FAIR = "All that this page checks is right."


def results(page: Page) -> list[str]:
    """The results of the checks, in words."""
    page.wait_for_selector(".findings li")
    return page.locator(".findings li").all_inner_texts()


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> str:
    """A table that was played to its end before any of these pages came."""
    with new_context(browser, base_url=server.address) as context:
        page = context.new_page()
        table: str = set_up(page, SEATS)["table"]
        play(table, page)
        return table


def verified(page: Page) -> None:
    """The page of a table that this browser has seen from the beginning."""
    table = open_table(page, SEATS)["table"]
    until(page, "localStorage.getItem('dominium.commitments') !== null")
    page.goto("/verify")
    play(table, page)
    page.goto(f"/verify/{table}")
    page.wait_for_selector(".findings li")


def pasted(page: Page, proof: object) -> None:
    """Paste a proof and have it checked."""
    page.goto("/verify")
    page.get_by_label("or paste the proof here").fill(json.dumps(proof))
    page.get_by_role("button", name="Check").click()


def test_a_finished_table_is_drawn_again(page: Page) -> None:
    verified(page)
    assert results(page) == [
        "Right: The fingerprint fits what the proof says.",
        "Right: The seed fits the commitment.",
        f"Right: {NOTED}",
        next(line for line in results(page) if "entries of the log are there" in line),
        "Right: 52 draws, made again from the seed, gave the same results.",
    ]
    until(page, "fair => document.querySelector('[role=status]').innerText.includes(fair)", FAIR)
    page.get_by_text("The draws one by one").click()
    rows = page.locator("tbody tr")
    assert rows.count() == 52
    for row in rows.all()[:3]:
        drawn, again = row.locator("code").all_inner_texts()
        assert drawn == again


def test_the_replay_leads_there_by_keyboard(page: Page, finished: str) -> None:
    page.goto(f"/replay/{finished}")
    link = page.get_by_role("link", name="Was it dealt fairly?")
    link.wait_for()
    for _ in range(60):
        if page.evaluate("document.activeElement.getAttribute('href')") == f"/verify/{finished}":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".findings li")
    assert page.url.endswith(f"/verify/{finished}")
    until(page, "document.activeElement.tagName === 'H1'")


def test_a_server_that_changes_its_promise_is_found_out(page: Page, finished: str) -> None:
    page.goto("/verify")
    page.evaluate(
        "table => localStorage.setItem('dominium.commitments',"
        " JSON.stringify([[table, '0'.repeat(64), 5]]))",
        finished,
    )
    page.goto(f"/verify/{finished}")
    wrong = "Wrong: The commitment is not the one that this browser noted at entry 5"
    assert any(line.startswith(wrong) for line in results(page))
    until(page, "document.querySelector('[role=status]').innerText === 'One thing is wrong.'")


def test_the_first_commitment_is_kept(page: Page) -> None:
    table = open_table(page, [ME, device("Petr")])["table"]
    until(page, "localStorage.getItem('dominium.commitments') !== null")
    first = page.evaluate("localStorage.getItem('dominium.commitments')")
    told = page.request.get(f"/api/tables/{table}").json()
    assert json.loads(first) == [[table, told["commitment"], 5]]
    page.reload()
    page.wait_for_selector("main.table h2")
    open_table(page, [ME, device("Eva")])
    until(page, "first => localStorage.getItem('dominium.commitments') !== first", first)
    kept = json.loads(page.evaluate("localStorage.getItem('dominium.commitments')"))
    assert kept[0] == json.loads(first)[0]
    assert len(kept) == 2


def test_what_cannot_be_noted_at_once_is_noted_when_the_page_comes_again(page: Page) -> None:
    page.route("**/seed-commitments-*.js", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        open_table(page, [ME, device("Petr")])
    page.unroute("**/seed-commitments-*.js")
    page.reload()
    until(page, "localStorage.getItem('dominium.commitments') !== null")


def test_somebody_who_was_not_there_is_told_so(page: Page, finished: str) -> None:
    page.goto(f"/table/{finished}")
    page.wait_for_selector(".result")  # too late to note anything
    page.goto(f"/verify/{finished}")
    found = results(page)
    assert found[-1].startswith("Not known: This browser did not note a commitment")
    assert page.get_by_text(FAIR).first.is_visible()


def test_an_unfinished_table_shows_its_promise(page: Page) -> None:
    table = open_table(page, [ME, device("Petr")])["table"]
    commitment = page.request.get(f"/api/tables/{table}").json()["commitment"]
    page.goto(f"/verify/{table}")
    page.get_by_text(commitment).wait_for()
    assert page.get_by_text("5 draws so far.").is_visible()
    assert page.locator(".findings").count() == 0


def test_a_proof_may_be_pasted(page: Page) -> None:
    proof = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    pasted(page, proof)
    assert all(line.startswith(("Right", "Not known")) for line in results(page))
    proof["entries"][3]["text"] = "=?"
    pasted(page, proof)
    found = results(page)
    assert "Wrong: The draw of entry 4 does not follow from the seed." in found
    assert "Wrong: The fingerprint does not fit: something in the proof was changed." in found


def test_a_proof_may_be_a_file(page: Page) -> None:
    page.goto("/verify")
    page.get_by_label("Proof as a file").set_input_files(EXAMPLE)
    until(page, "document.querySelector('textarea').value.length > 1000")
    page.get_by_role("button", name="Check").click()
    assert len(results(page)) == 5


@pytest.mark.parametrize("content", ["{", "5", '{"format": "dominium-record"}'])
def test_what_is_no_proof_is_said_to_be_none(page: Page, content: str) -> None:
    page.goto("/verify")
    page.get_by_label("or paste the proof here").fill(content)
    page.get_by_role("button", name="Check").click()
    page.locator("#record-fault").wait_for()
    until(page, f"document.querySelector('[role=status]').innerText === {NO_PROOF!r}")
    assert page.locator("#record-fault").inner_text() == NO_PROOF


def test_a_table_that_is_not_there_is_said_to_be_missing(page: Page) -> None:
    page.goto("/verify/nowhere")
    page.locator("main .refusal").wait_for()
    assert page.locator("main .refusal").inner_text() == "This table does not exist."


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (make web)")
@pytest.mark.parametrize(
    "locale",
    [
        "pl-PL",
        # These are looked at with all screens, each in one appearance.
        pytest.param("en-GB", marks=pytest.mark.long),
        pytest.param("cs-CZ", marks=pytest.mark.long),
        pytest.param("sk-SK", marks=pytest.mark.long),
    ],
)
def test_the_page_is_for_everybody(
    person: Callable[..., BrowserContext], locale: str, finished: str
) -> None:
    page = person(locale=locale, viewport={"width": 320, "height": 640}).new_page()
    page.goto("/verify")
    page.wait_for_selector("textarea")
    found = faults(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.goto(f"/verify/{finished}")
    page.wait_for_selector(".findings li")
    page.locator("summary").click()
    found += faults_in_all_colours(page)
    assert not found, "\n".join(found)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
