"""A game by ear: what Orca speaks is what the page means to say, and letters stay keys of the game.

This is a real screen reader, though on one system only; what people do with those of Windows and of
telephones is asked in docs/accessibility-protocol.md.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.e2e import checks
from tests.e2e.beside import set_up
from tests.e2e.orca import (
    Heard,
    Laboratory,
    a_laboratory,
    misheard,
    read,
    untold,
)
from tests.e2e.table import BOT, ME, hear_whole_sentences, until, visit
from tests.serving import Process
from tools.orca import hindrance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Playwright

ELSEWHERE = "Orca reads aloud in `make accessibility` and `make test-long`: it takes minutes"
HINDRANCE = hindrance() if "DOMINIUM_EAR" in os.environ else ELSEWHERE
needs_orca = pytest.mark.skipif(HINDRANCE is not None, reason=HINDRANCE or "")

SECONDS_OF_THE_BOT = 1.5
"""Long enough for the focus to rest while somebody else thinks."""
MOST_ACTIONS = 40
MOST_LOST = 0.2
"""The share of texts for which the reader may have no time: machines without graphics are slow."""
QUESTIONS = "nwsotl"
MINE_OR_OVER = "document.querySelector('[role=option][data-action], .result') !== null"
AT_THE_FIRST = "document.activeElement.dataset.index === '0'"
# The words are taken away before a reader can know of them.
SWALLOW = """() => {
  const region = document.querySelector('[aria-live]');
  new MutationObserver(() => {
    for (const one of region.querySelectorAll('p')) {
      if (one.textContent.includes('WORDS')) one.remove();
    }
  }).observe(region, { childList: true, subtree: true });
}"""
HUSH = "document.querySelector('[aria-live]').setAttribute('aria-live', 'off')"


class Player:
    """Plays by keys and by ear at a table against a bot.

    Args:
        laboratory: Where Orca reads.
    """

    def __init__(self, laboratory: Laboratory) -> None:
        self.actions = 0
        self._laboratory = laboratory
        self._before = 0

    def sit_down(self) -> None:
        """Open a table; what is heard counts from now."""
        page = self._laboratory.page
        visit(page, set_up(page, [ME, BOT])["table"])
        self._laboratory.focus_window()
        until(page, MINE_OR_OVER)
        self._laboratory.wait_for_silence()
        self._before = len(self._laboratory.heard())
        self._known = page.locator(checks.ENTRIES).count()
        checks.listen(page)

    def play(self, actions: int = MOST_ACTIONS, *, ask_every: int = 4) -> None:
        """Take so many actions, or play until the game is over, with a question now and then.

        Whoever finds that the reader keeps a key for itself plays no further.
        """
        page, press = self._laboratory.page, self._laboratory.press
        for _ in range(actions):
            until(page, MINE_OR_OVER)
            self._laboratory.wait_for_silence()
            if page.locator(".result").count():
                return
            if self.actions % ask_every == ask_every - 1:
                press(QUESTIONS[self.actions // ask_every % len(QUESTIONS)])
                self._laboratory.wait_for_silence()
            if self.taken:
                return
            press("1")
            self._laboratory.wait_for_silence()
            if self.taken:
                return
            until(page, AT_THE_FIRST)
            told = page.locator(checks.ENTRIES).count()
            press("Return")
            until(
                page,
                f"told => document.querySelectorAll('{checks.ENTRIES}').length > told"
                " || document.querySelector('.result') !== null",
                told,
            )
            self.actions += 1
        self._laboratory.wait_for_silence()

    @property
    def heard(self) -> list[Heard]:
        """All that Orca wrote down at this table."""
        return self._laboratory.heard()[self._before :]

    @property
    def taken(self) -> list[str]:
        """The keys that Orca kept for itself."""
        return [one.text for one in self.heard if one.kind == "taken"]

    def modes_between_keys(self) -> set[str]:
        """The modes that Orca went to while it was played; behind the last key the result comes."""
        keys = [place for place, one in enumerate(self.heard) if one.kind == "key"]
        return {one.text for one in self.heard[: keys[-1]] if one.kind == "mode"}

    def misheard(self) -> list[str]:
        """Differences between the live region and what Orca spoke of it."""
        return misheard(checks.heard(self._laboratory.page), self.heard)

    def untold(self) -> list[str]:
        """The lines of the history that were not spoken."""
        return untold(checks.news_since(self._laboratory.page, self._known), self.heard)


@pytest.fixture(scope="module")
def laboratory(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Laboratory]:
    """Orca at work, and a server at which bots think for a moment."""
    folder = tmp_path_factory.mktemp("orca")
    server = Process(
        str(folder / "dominium.sqlite3"), log=folder / "server.log", bot_pace=SECONDS_OF_THE_BOT
    )
    with a_laboratory(playwright, folder, f"http://{server.address}") as at_work:
        hear_whole_sentences(at_work.page)
        yield at_work
    server.kill()


@pytest.fixture
def player(laboratory: Laboratory) -> Player:
    """Somebody who has just sat down."""
    found = Player(laboratory)
    found.sit_down()
    return found


@needs_orca
@pytest.mark.criterion(7, 8, 17)
def test_orca_tells_a_whole_game(
    laboratory: Laboratory, player: Player, count: Callable[..., None]
) -> None:
    player.play()
    assert player.taken == []
    assert laboratory.page.locator(".result").count() == 1
    meant = checks.heard(laboratory.page)
    lost = len(meant) - sum(one.kind == "live" for one in player.heard)
    count(actions=player.actions, announcements=len(meant), lost_by_the_reader=lost)
    assert player.misheard() == []
    assert player.untold() == []
    assert lost <= len(meant) * MOST_LOST
    assert player.modes_between_keys() <= {"Focus mode"}


@needs_orca
@pytest.mark.criterion(2, 7)
def test_words_that_orca_never_gets_are_missed(laboratory: Laboratory, player: Player) -> None:
    laboratory.page.evaluate(SWALLOW.replace("WORDS", "Easy bot chooses"))
    player.play(4)
    assert player.misheard() or player.untold()


@needs_orca
@pytest.mark.criterion(2, 7)
def test_a_live_region_that_is_mute_is_found(laboratory: Laboratory, player: Player) -> None:
    laboratory.page.evaluate(HUSH)
    player.play(2)
    assert player.misheard()


LOG = """\
12:00:00.000001 - SPEECH OUTPUT: 'Focus mode'{'established': False}
vvvvv PROCESS ATSPI_KEY_PRESSED_EVENT: 'w' (25) vvvvv
12:00:00.000002 - SPEECH OUTPUT: 'w ' {'established': False}
vvvvv CONSUME ATSPI_KEY_PRESSED_EVENT: 'w' (25) vvvvv
12:00:01.000000 - EVENT MANAGER: Queueing object:text-changed:insert [p | ] (0,5,Gone.) from [x]
12:00:01.000001 - EVENT MANAGER: Dequeued object:text-changed:insert [p | ] (0,5,Gone.) from [x]
12:00:01.000002 - WEB: Event source is Zombie
12:00:01.000003 - EVENT MANAGER: Queueing object:text-changed:insert [p | ] (0,9,Too (...)) from [x]
12:00:01.000004 - EVENT MANAGER: 51 events pruned. New size: 1
vvvvv PRESENT LIVE REGION MESSAGE vvvvv
12:00:01.000005 - SPEECH OUTPUT: 'It's\u00a0late – go.'{'established': False}
^^^^^ PRESENT LIVE REGION MESSAGE ^^^^^
"""


@pytest.mark.criterion(2)
def test_a_log_is_read_as_it_was_spoken() -> None:
    heard = read(LOG)
    kinds = ["mode", "key", "speech", "taken", "lost", "lost", "live"]
    assert [one.kind for one in heard] == kinds
    assert misheard(["Gone.", "Too much.", "It's late: go."], heard) == []
    assert misheard(["It's late – go.", "Gone."], heard)  # nothing came that replaced it
    assert misheard(["Gone.", "It's late – go.", "More."], heard)
    assert misheard(["Gone.", "Never queued.", "It's late – go."], heard)
    assert misheard(["Gone."], heard)
    assert untold(["Gone.", "late", "go"], heard) == []
    assert untold(["Too\u00a0"], heard) == []  # a part that was lost, with a space of its own
    assert untold(["go", "late"], heard) == ["never spoken: late"]
