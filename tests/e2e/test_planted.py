"""Faults planted in the real page: the checks that every page has to pass find each of them.

Eighteen faults of a page as it stands are those of section 9 of the specification of accessible
play; thirteen are faults of a page that lives: of focus, keys, speech, sound, languages, secrets.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.e2e import checks
from tests.e2e.beside import last_round, play, table_of
from tests.e2e.checks import HEAR_TONES, faults
from tests.e2e.conftest import AXE, DESKTOP, new_context
from tests.e2e.dominoes import HAND, hand
from tests.e2e.table import (
    ME,
    PATIENCE,
    act_by_click,
    actions,
    catch_up,
    device,
    hear_whole_sentences,
    open_placing,
    open_table,
    sit_together,
    told,
    until,
    visit,
    wait_for_news,
    without_the_core,
)
from tests.e2e.test_accessibility import left_behind, speak

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.e2e.conftest import Server

    Person = Callable[..., BrowserContext]
    Check = Callable[[Page], list[str]]
    Found = dict[Check, list[str]]

# Seconds in which a planted fault has to stay silent before it is believed.
SILENCE = 2.0

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (make web)")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong with a page as it stands.

    Attributes:
        name: What is wrong.
        script: Makes it so on the page.
        check: Finds it.
        found: What the check says of it.
    """

    name: str
    script: str
    check: Check
    found: str


BOARD = "document.querySelector('.kingdom [role=grid]')"
# To show a table anew takes longest: faults that leave one another alone are planted together.
PLANTED_TOGETHER = {
    "nothing is named": [
        Fault(
            "a square without any text",
            f"{BOARD}.querySelector('[role=gridcell]').textContent = ''",
            checks.nameless,
            "gridcell without a name",
        ),
        Fault(
            "squares that lie in no row",
            f"{BOARD}.querySelectorAll('[role=row]').forEach((row) => row.removeAttribute('role'))",
            faults,
            "aria-required-",
        ),
        Fault(
            "pale words",
            "document.querySelector('main h1').style.color = '#b5b5b5'",
            faults,
            "color-contrast",
        ),
        Fault(
            "no square a stop of Tab",
            f"""{BOARD}.querySelectorAll('[role=gridcell]')
                 .forEach((cell) => {{ cell.tabIndex = -1; }})""",
            checks.stops,
            "0 stops in",
        ),
        Fault(
            "no live region",
            "document.querySelector('[aria-live]').removeAttribute('aria-live')",
            checks.voiceless,
            "live regions",
        ),
        Fault(
            "small targets",
            """document.querySelector('#help button').style.cssText
                 = 'block-size: 15px; min-block-size: 0'""",
            checks.small_targets,
            "× 15",
        ),
        Fault(
            "no language",
            "document.documentElement.removeAttribute('lang')",
            faults,
            "html-has-lang",
        ),
        Fault(
            "a field without a label",
            "document.querySelector('label[for=command-field]').remove()",
            faults,
            "label: <input",
        ),
        Fault(
            "a button that is none",
            """document.querySelector('main').insertAdjacentHTML('beforeend', '<div>Place</div>');
               document.querySelector('main > div:last-child').onclick = () => undefined;
               document.querySelector('main > div:last-child').setAttribute('onclick', '')""",
            checks.walk,
            "Tab does not reach <div",
        ),
        Fault(
            "a current action that does not exist",
            """document.querySelector('[role=listbox]')
                 .setAttribute('aria-activedescendant', 'nowhere')""",
            faults,
            "aria-valid-attr-value",
        ),
        Fault(
            "a page that takes the keys of the reader",
            "document.querySelector('main').setAttribute('role', 'application')",
            faults,
            "landmark-one-main",
        ),
    ],
    "nothing can be reached": [
        Fault(
            "every square a stop of Tab",
            f"""{BOARD}.querySelectorAll('[role=gridcell]')
                 .forEach((cell) => {{ cell.tabIndex = 0; }})""",
            checks.stops,
            "stops in",
        ),
        Fault(
            "arrows that do nothing",
            """addEventListener('keydown', (event) => {
                 if (event.key.startsWith('Arrow')) event.stopImmediatePropagation();
               }, { capture: true })""",
            partial(checks.dead_arrows, patience=SILENCE),
            "ArrowRight does not move",
        ),
        Fault(
            "actions outside a list",
            "document.querySelector('[role=listbox]').removeAttribute('role')",
            faults,
            "aria-required-parent",
        ),
        Fault(
            "a hidden board with the focus on it",
            f"{BOARD}.setAttribute('aria-hidden', 'true')",
            faults,
            "aria-hidden-focus",
        ),
    ],
    "nothing can be left": [
        Fault(
            "the wrong language",
            "document.documentElement.lang = 'cs'",
            partial(checks.wrong_language, language="en"),
            "lang='cs'",
        ),
        Fault(
            "a board that Tab cannot leave",
            f"""{BOARD}.addEventListener('keydown', (event) => {{
                 if (event.key === 'Tab') event.preventDefault();
               }})""",
            checks.walk,
            "Tab never leaves",
        ),
        Fault(
            "no first heading",
            "document.querySelector('main h1').outerHTML = '<p>Kingdomino</p>'",
            checks.wrong_headings,
            "not one first heading",
        ),
    ],
}
STANDING = [fault for together in PLANTED_TOGETHER.values() for fault in together]


@pytest.fixture(scope="module")
def table(browser: Browser, server: Server) -> Iterator[Page]:
    """A page at a table in the middle of a placement."""
    context = new_context(browser, base_url=server.address, viewport=DESKTOP, locale="en-GB")
    page = context.new_page()
    open_placing(page)
    yield page
    context.close()


def patient(check: Check) -> Check:
    """A check that waits as long as it must for what has to come."""
    waits = "patience" in getattr(check, "keywords", {})
    return partial(check, patience=PATIENCE) if waits else check


def arrive(table: Page) -> None:
    """Show the table anew, with all its parts."""
    table.reload()
    table.wait_for_selector(".kingdom .square.legal")
    table.wait_for_selector("#help kbd")


def said_of(table: Page, planted: Iterable[Fault], checked: Callable[[Check], Check]) -> Found:
    """Tell what each check says of a page; each looks once, whatever it is to find."""
    return {check: checked(check)(table) for check in {fault.check: None for fault in planted}}


@needs_axe
@pytest.mark.criterion(2)
def test_a_sound_table_has_no_standing_fault(table: Page) -> None:
    arrive(table)
    found = said_of(table, STANDING, patient)
    assert not any(found.values()), found


@needs_axe
@pytest.mark.criterion(2)
@pytest.mark.parametrize("together", PLANTED_TOGETHER)
def test_standing_faults_are_found(table: Page, together: str) -> None:
    planted = PLANTED_TOGETHER[together]
    arrive(table)
    for fault in planted:
        table.evaluate(f"() => {{ {fault.script} }}")
    found = said_of(table, planted, lambda check: check)
    for fault in planted:
        assert any(fault.found in said for said in found[fault.check]), (fault.name, found)


@dataclass(frozen=True, slots=True)
class LivingFault:
    """Something that goes wrong while one plays.

    Attributes:
        name: What goes wrong.
        script: Runs in the page before the page itself.
        check: Plays and finds it.
        found: What the check says of it.
    """

    name: str
    script: str
    check: Check
    found: str


ON_NEWS = """
  const history = () => document.querySelector('#history-heading')?.parentElement.innerText;
  let known;
  setInterval(() => {
    const now = history();
    if (known && now && now !== known) news();
    known = now;
  }, 5);
"""
ON_WORDS = """
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const region = document.querySelector('[aria-live]');
    const said = region?.querySelector('p:last-child');
    if (region) spoken(region, said);
  }).observe(document.body, { childList: true, subtree: true }));
"""


def somebody_acts(page: Page) -> None:
    """Another page of the same person plays for the other seat of this device."""
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector("[role=option][data-action]")
    act_by_click(second)
    second.close()


def plays(page: Page) -> None:
    """Take the first action of the list."""
    page.locator("[role=option][data-action]").first.evaluate("one => one.click()")


def presses_without_effect(page: Page) -> None:
    """Press a key that neither does nor says anything on a board."""
    page.keyboard.press("PageDown")


def stays_english(page: Page) -> list[str]:
    """The words left in English when Czech is chosen."""
    english = set(checks.words(page))
    speak(page, "cs")
    until(page, "document.querySelector('#score-heading')?.innerText === 'Skóre'")
    checks.listen(page)
    checks.ask(page, "t")
    return left_behind(page, english)


def wait_until_ready(page: Page) -> None:
    """Wait until this page may act and its help is there."""
    page.wait_for_selector("[role=option][data-action]")
    page.wait_for_selector("#help kbd")


def titles(page: Page) -> list[str]:
    """The faults of title and headings after the next action."""
    checks.news(page, lambda: plays(page))
    return checks.wrong_headings(page)


def silent_server(page: Page) -> list[str]:
    """The words said while the server is silent, by a page that cannot know what it will say."""
    without_the_core(page)
    page.reload()
    wait_until_ready(page)
    page.evaluate("window.silent = true")
    return checks.early_words(page, lambda: plays(page))


def answers_at_length(page: Page, patience: float = PATIENCE) -> list[str]:
    """The lines of a kingdom that has grown large which its answer leaves out."""
    picture = play(table_of(page), page, until=last_round)
    catch_up(page, picture)
    rows = picture["kingdom_lines"][picture["view"]["actor"]]
    assert sum(map(len, rows)) > 200
    return checks.cut_short(page, "v", rows, patience)


# A server that can be made silent: what comes while it is reaches nobody.
SILENT_SERVER = """
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    addEventListener(kind, hear, ...more) {
      const muffled = (event) =>
        (window.silent && !event.data.includes('"pong"')) || hear(event);
      super.addEventListener(kind, kind === 'message' ? muffled : hear, ...more);
    }
  };
"""

LIVING = [
    LivingFault(
        "the focus is stolen by another's move",
        """const news = () =>
             document.querySelector('[role=option][data-action], h2[tabindex]')?.focus();"""
        + ON_NEWS,
        lambda page: checks.moved_focus(page, lambda: somebody_acts(page)),
        "moves the focus",
    ),
    LivingFault(
        "a repeated answer is swallowed",
        """let last;
           const spoken = (region, said) => {
             if (!said || said === last?.node) return;
             if (said.textContent.trim() === last?.text) said.remove();
             else last = { node: said, text: said.textContent.trim() };
           };"""
        + ON_WORDS,
        partial(checks.swallowed, patience=SILENCE),
        "twice is answered by",
    ),
    LivingFault(
        "a key has stopped speaking",
        """addEventListener('keydown', (event) => {
             if (event.key === 's') event.stopImmediatePropagation();
           }, { capture: true });""",
        partial(checks.mute_keys, patience=SILENCE),
        "s says nothing",
    ),
    LivingFault(
        "a heading stays in the language before",
        """const spoken = () => {
             const heading = document.querySelector('#score-heading');
             const other = document.querySelector('#opponents-heading');
             const stays = heading?.textContent === 'Skóre' && other?.textContent !== 'Opponents';
             if (stays) other.textContent = 'Opponents';
           };"""
        + ON_WORDS,
        stays_english,
        "Opponents",
    ),
    LivingFault(
        "an action is told before it is confirmed",
        """addEventListener('click', (event) => {
             const option = event.target.closest?.('[role=option][data-action]');
             if (!option) return;
             const said = document.createElement('p');
             said.textContent = option.innerText;
             document.querySelector('[aria-live]').append(said);
           }, { capture: true });""",
        silent_server,
        "said before it happened",
    ),
    LivingFault(
        "an event is told twice",
        """const told = new Set();
           const spoken = (region) => {
             const said = region.querySelector('p:not(.again)');
             if (!said || told.has(said.textContent)) return;
             told.add(said.textContent);
             region.querySelector('.again')?.remove();
             const again = said.cloneNode(true);
             again.className = 'again';
             setTimeout(() => said.replaceWith(again));
           };"""
        + ON_WORDS,
        lambda page: checks.not_told_once(page, lambda: plays(page)),
        "is said 2 times",
    ),
    LivingFault(
        "the help names a key that does nothing",
        """addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
             const keys = document.querySelector('#help .commands');
             if (!keys || keys.querySelector('.lie')) return;
             keys.insertAdjacentHTML('afterbegin', '<li class="lie"><kbd>Q</kbd></li>');
           }).observe(document.body, { childList: true, subtree: true }));""",
        partial(checks.false_keys, patience=SILENCE),
        "Q does nothing",
    ),
    LivingFault(
        "a sound has no words",
        """const context = new AudioContext();
           addEventListener('keydown', ({ key }) => {
             if (key === 'PageDown') new OscillatorNode(context).start();
           });""",
        lambda page: checks.wordless(page, lambda: presses_without_effect(page)),
        "tones without a word",
    ),
    LivingFault(
        "long words are cut",
        """const spoken = (region, said) => {
             if (said?.textContent.length > 200) said.textContent = said.textContent.slice(0, 200);
           };"""
        + ON_WORDS,
        partial(answers_at_length, patience=SILENCE),
        "v leaves out",
    ),
    LivingFault(
        "the list forgets where one was",
        """addEventListener('focusin', ({ target, relatedTarget }) => {
             const list = target.closest?.('[role=listbox]:has([data-action])');
             if (list && !list.contains(relatedTarget)) list.querySelector('[data-action]').focus();
           });""",
        checks.forgotten_place,
        "comes back to item 0",
    ),
    LivingFault(
        "the title does not change",
        "Object.defineProperty(document, 'title', { get: () => 'Dominium', set: () => {} });",
        titles,
        "is not the heading",
    ),
]


def prepared(person: Person, script: str = "") -> Page:
    """A table of two people at this device; its page runs a script before all others."""
    context = person()
    context.add_init_script(f"{{ {HEAR_TONES} }} {{ {SILENT_SERVER} }} {{ {script} }}")
    page = context.new_page()
    hear_whole_sentences(page)
    open_table(page, [ME, device("Petr")])
    wait_until_ready(page)
    return page


@pytest.mark.criterion(2)
@pytest.mark.parametrize("fault", LIVING, ids=lambda fault: fault.name)
def test_a_living_fault_is_found(person: Person, fault: LivingFault) -> None:
    said = fault.check(prepared(person, fault.script))
    assert any(fault.found in one for one in said), said


@pytest.mark.criterion(7, 8, 9, 16, 17, 18)
def test_a_table_lives_without_these_faults(person: Person) -> None:
    page = prepared(person)
    wrong = [
        said
        for check in (
            checks.mute_keys,
            checks.swallowed,
            checks.false_keys,
            lambda page: checks.not_told_once(page, lambda: plays(page)),
            lambda page: checks.moved_focus(page, lambda: somebody_acts(page)),
            lambda page: checks.wordless(page, lambda: presses_without_effect(page)),
            checks.forgotten_place,
            titles,
            answers_at_length,
            silent_server,
        )
        for said in check(page)
    ]
    assert not wrong, "\n".join(wrong)


def two_hands(person: Person) -> tuple[Page, list[str]]:
    """A table of two browsers: one page, and the tiles that the other one holds."""
    jana, petr = person().new_page(), person().new_page()
    table = sit_together(jana, petr, game="block")
    for page in (jana, petr):
        visit(page, table)
        page.wait_for_selector(HAND)
    return jana, hand(petr)


@pytest.mark.criterion(2, 10)
def test_a_hidden_hand_in_the_page_is_found(person: Person) -> None:
    page, tiles = two_hands(person)
    assert len(tiles) == 7
    assert not checks.betrayed(page, tiles)
    page.evaluate(
        "([tile]) => { document.querySelector('main').dataset.other = `${tile[0]}-${tile[1]}`; }",
        tiles,
    )
    assert checks.betrayed(page, tiles)


@pytest.mark.criterion(2, 9)
@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "block"])
def test_a_resting_focus_that_gives_readers_the_letters_is_found(person: Person, game: str) -> None:
    """While others play, and when the own turn begins, the focus is where readers leave letters."""
    jana, petr = person().new_page(), person().new_page()
    table = sit_together(jana, petr, game=game)
    play(table, jana, petr, until=lambda picture: picture["you"] == [0])
    visit(jana, table)
    visit(petr, table)
    acting, resting = jana, petr
    for _ in range(4):
        before = [(page, told(page)) for page in (jana, petr)]
        act_by_click(acting)
        for page, known in before:
            wait_for_news(page, known)
        if not actions(acting):
            acting, resting = resting, acting
        acting.wait_for_selector("[role=option][data-action]")
        assert [*checks.restless(acting), *checks.restless(resting)] == []
    resting.evaluate("document.activeElement.removeAttribute('role')")
    assert checks.restless(resting)


def test_thirty_one_faults_are_planted() -> None:
    names = [fault.name for fault in (*STANDING, *LIVING)]
    assert len(set(names)) + 2 == 31
