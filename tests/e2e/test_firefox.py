"""A whole game of each family in Firefox."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.firefox import ENTER, Firefox, a_firefox, find_firefox
from tests.e2e.table import BOT, ME

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.e2e.conftest import Server

OPEN = """async wish => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(wish);
  const answer = await fetch('/api/tables', { method: 'POST', headers, body });
  return (await answer.json()).table;
}"""
LIST = "[role=option][data-action]"
TOLD = "() => document.querySelector('#history-heading').parentElement.innerText"
CLAIM = ".claim"


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """A Firefox with a profile of its own."""
    program = find_firefox()
    if program is None:
        pytest.skip("Firefox is not installed (package firefox-esr)")
    with a_firefox(program, tmp_path) as browser:
        yield browser


@pytest.mark.long
@pytest.mark.parametrize("game", ["kingdomino", "block"])
def test_a_whole_game_is_played_in_firefox(server: Server, firefox: Firefox, game: str) -> None:
    firefox.visit(server.address)
    # A page that is left while something is on its way calls that an error.
    firefox.until("() => document.querySelector('.panorama svg') !== null")
    table = firefox.run(OPEN, {"game": game, "my_name": "Jana", "seats": [ME, BOT]})
    firefox.visit(f"{server.address}/table/{table}")
    firefox.until("() => document.querySelector('#help-heading') !== null")
    acts = 0
    while True:
        firefox.until(
            "choice => document.querySelector(`${choice}, .result .points`) !== null", LIST
        )
        if firefox.run("() => document.querySelector('.result') !== null"):
            break
        before = firefox.run(TOLD)
        if firefox.run("claim => document.querySelector(claim) !== null", CLAIM):
            firefox.click(CLAIM)
        else:
            firefox.press("m")
            firefox.until("choice => document.activeElement.matches(choice)", LIST)
            firefox.press(ENTER)
        firefox.until(f"before => ({TOLD})() !== before", before)
        acts += 1
    assert acts > 10
    firefox.until("() => document.querySelectorAll('.result .points').length === 2")
    assert firefox.errors == []
