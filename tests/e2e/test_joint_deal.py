"""Two browsers that deal together with the server: by themselves, in silence, and checked later."""

from __future__ import annotations

import json
from itertools import chain
from typing import TYPE_CHECKING

import pytest

from tests.e2e.beside import play
from tests.e2e.conftest import Server, Spare
from tests.e2e.table import sit_together, until, visit
from tests.e2e.test_verify import pasted, results

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.real_draws

JOINT = {"joint_deal": True}
OWN = (
    "Right: The contribution of this browser is in the deal,"
    " with the commitments that it saw before it opened its own."
)
DEALT = """table => fetch(`/api/tables/${table}`).then((answer) => answer.json())
  .then(({ status }) => status === 'running')"""
# What is said, as it comes.
HEAR = """() => {
  window.heard = [];
  const region = document.querySelector('[role=status]');
  new MutationObserver(() => window.heard.push(region.textContent)).observe(
    region, { childList: true, subtree: true, characterData: true });
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which no browser is too late, however slow the machine is."""
    folder = tmp_path_factory.mktemp("patient")
    running = Server(folder / "dominium.sqlite3", deal_seconds=3600.0)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def spare() -> Iterator[Spare]:
    """Browsers that wait for the next test of this server."""
    guests: Spare = {}
    yield guests
    for guest in chain.from_iterable(guests.values()):
        guest.context.close()


def kept(page: Page) -> list[dict[str, object]]:
    """The contributions that a browser has written down."""
    told = page.evaluate("localStorage.getItem('dominium.contributions')")
    contributions: list[dict[str, object]] = json.loads(told or "[]")
    return contributions


def begun(page: Page, table: str) -> bool:
    """Tell whether a game has been dealt."""
    return bool(page.request.get(f"/api/tables/{table}").json()["status"] == "running")


def play_joint_table(jana: Page, petr: Page) -> str:
    """Deal a table together by two pages and play it out beside them; its name."""
    table = sit_together(jana, petr, settings=JOINT)
    for page in (jana, petr):
        page.goto(f"/table/{table}")
    until(jana, DEALT, table)
    for page in (jana, petr):
        page.goto("about:blank")
    play(table, jana, petr)
    return table


def test_two_browsers_deal_and_both_find_their_part(person: Callable[..., BrowserContext]) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = sit_together(jana, petr, settings=JOINT)
    assert not begun(jana, table)
    jana.goto(f"/table/{table}")
    until(jana, "localStorage.getItem('dominium.contributions') !== null")
    jana.evaluate(HEAR)
    petr.goto(f"/table/{table}")
    for page in (jana, petr):
        until(page, "document.querySelector('.kingdom') !== null")
    until(jana, DEALT, table)
    one, other = kept(jana), kept(petr)
    assert len(one) == len(other) == 1
    assert one[0]["bound"] == other[0]["bound"]
    assert one[0]["entropy"] != other[0]["entropy"]
    assert not any("deal" in text for text in jana.evaluate("window.heard"))
    jana.goto(f"/verify/{table}")
    jana.get_by_role("heading", name="Commitment of all who deal").wait_for()
    for page in (jana, petr):
        page.goto("about:blank")
    play(table, jana, petr)
    for page in (jana, petr):
        page.goto(f"/verify/{table}")
        found = results(page)
        assert OWN in found
        assert "Right: Besides the server, these 2 seats contributed to the deal: 1, 2." in found
        assert all(line.startswith("Right") for line in found)


def test_a_server_that_tells_of_another_deal_is_found_out(
    person: Callable[..., BrowserContext],
) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = play_joint_table(jana, petr)
    proof = jana.request.get(f"/api/tables/{table}/proof").json()
    openings = (entry for entry in proof["entries"] if entry["kind"] == "deal_opened")
    own = next(entry for entry in openings if entry["seat"] == 0)
    own["text"] = "f" * 64
    pasted(jana, proof)
    found = results(jana)
    assert any("do not follow the protocol of the deal" in line for line in found)
    assert any(line.startswith("Wrong: The deals in the log do not contain") for line in found)


def test_the_next_game_is_dealt_with_those_who_still_look_at_the_last(
    person: Callable[..., BrowserContext],
) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = play_joint_table(jana, petr)
    for page in (jana, petr):
        visit(page, table)
        page.wait_for_selector(".result")
    jana.get_by_role("button", name="Play again").click()
    until(
        jana,
        "location.pathname.startsWith('/table/') && !location.pathname.endsWith(old)".replace(
            "old", f"'{table}'"
        ),
    )
    again = jana.url.rsplit("/", 1)[1]
    until(petr, DEALT, again)
    assert petr.url.endswith(table)
    one, other = kept(jana)[-1], kept(petr)[-1]
    assert one["table"] == other["table"] == again
    assert one["bound"] == other["bound"] is not None


def test_two_pages_of_one_browser_do_no_harm(person: Callable[..., BrowserContext]) -> None:
    browser, petr = person(), person().new_page()
    jana, second = browser.new_page(), browser.new_page()
    table = sit_together(jana, petr, settings=JOINT)
    for page in (jana, second):
        page.goto("/")
    jana.evaluate("table => { location.href = `/table/${table}`; }", table)
    second.goto(f"/table/{table}")
    for page in (jana, second):
        until(page, "localStorage.getItem('dominium.contributions') !== null")
    jana.close()
    petr.goto(f"/table/{table}")
    until(petr, DEALT, table)
    for page in (second, petr):
        until(page, "document.querySelector('.kingdom') !== null")
    assert [one["bound"] is not None for one in kept(second)].count(True) == 1
    assert kept(second)[-1]["bound"] == kept(petr)[-1]["bound"]


def test_a_browser_that_lost_its_line_goes_on_when_it_comes_again(
    person: Callable[..., BrowserContext],
) -> None:
    jana, petr = person().new_page(), person().new_page()
    table = sit_together(jana, petr, settings=JOINT)
    jana.goto(f"/table/{table}")
    until(jana, "localStorage.getItem('dominium.contributions') !== null")
    before = kept(jana)
    jana.goto("about:blank")
    petr.goto(f"/table/{table}")
    until(petr, "localStorage.getItem('dominium.contributions') !== null")
    visit(jana, table)
    until(petr, DEALT, table)
    assert kept(jana)[-1]["entropy"] == before[0]["entropy"]
