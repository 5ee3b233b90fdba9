"""Checks of a page: each answers the faults that it finds.

The tests of the pages use them, and `test_planted.py` proves that each of them finds its fault.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from tests.e2e.conftest import AXE
from tests.e2e.table import PATIENCE, missed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LEAST_TARGET = 43.5
LEFT_OPEN = "left open: "
"""The beginning of a fault that axe cannot decide."""
LEFT_ALONE = "[role=option], [role=gridcell], input"
"""Places where readers with keys of their own leave those of the page alone."""
ENTRIES = "#history-heading ~ .scroll li"
"""The lines of the history, the latest first."""
MOST_STOPS = 500
STOPS_AT_ONCE = 10


@dataclass(frozen=True, slots=True)
class Explained:
    """Something that axe cannot decide and people have.

    Attributes:
        rule: The rule of axe.
        why: What axe says it cannot decide for; empty for whatever it says.
        where: A selector of the element or of what it lies in.
        reason: Why it is right.
        screen: A screen on which it is found, so that no explanation outlives its need.
    """

    rule: str
    why: str
    where: str
    reason: str
    screen: str


EXPLAINED = (
    Explained(
        "color-contrast",
        "shortTextContent",
        "svg",
        "a letter or a digit drawn in a picture; the tests of colours compute its contrast",
        "placing",
    ),
    Explained(
        "color-contrast",
        "bgGradient",
        ".start",
        "words on the sky; the tests of colours compare the ink with all of its colours",
        "lobby",
    ),
    Explained(
        "color-contrast",
        "imgNode",
        ".start",
        "words on the sky before hills of its colours",
        "lobby",
    ),
    Explained(
        "color-contrast",
        "elmPartiallyObscuring",
        ".start",
        "words on the sky, or on paper over it, at the edge of a hill or a cloud",
        "tile_options",
    ),
    Explained(
        "color-contrast",
        "bgOverlap",
        "svg",
        "a number on a disc in a picture; the tests of colours compute its contrast",
        "lobby",
    ),
    Explained(
        "color-contrast",
        "pseudoContent",
        ".ribbon",
        "words on a ribbon with its ends beside them; the tests of colours compute their contrast",
        "result",
    ),
    Explained(
        "color-contrast",
        "bgGradient",
        ".finished .kingdom",
        "words on rays of light over wood; the tests of colours compare the ink with both",
        "result",
    ),
    Explained(
        "color-contrast",
        "shortTextContent",
        ".finished .kingdom",
        "letters and numbers beside the squares, in the colour of the words above them",
        "result",
    ),
    Explained(
        "color-contrast",
        "imgNode",
        "svg[role=img]",
        "a percentage at the edge of a graph, in the colour of the words around it",
        "reviewed",
    ),
    Explained(
        "color-contrast",
        "shortTextContent",
        "b",
        "a single digit of a count, in the colours of the words beside it",
        "building",
    ),
    Explained(
        "color-contrast",
        "nonBmp",
        "[aria-hidden=true]",
        "a sign beside words that say the same, in their colours",
        "refused",
    ),
    Explained(
        "color-contrast",
        "elmPartiallyObscured",
        ".scroll li",
        "a line scrolled out of its box, in the colours of the lines in sight",
        "line",
    ),
)


def faults(page: Page, used: set[Explained] | None = None) -> list[str]:
    """The faults that axe finds on the page as it is, and open ones without an explanation.

    Args:
        page: The page.
        used: Takes up the explanations that were needed.
    """
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(axe())
    options = {
        "runOnly": {"type": "tag", "values": TAGS},
        "rules": {"target-size": {"enabled": True}},
        "resultTypes": ["violations", "incomplete"],
    }
    page.evaluate("scrollTo(0, 0)")  # what stays in sight lies over nothing there
    places = [one.where for one in EXPLAINED]
    found = page.evaluate(RUN_AXE, [json.dumps(options), places])
    wrong = []
    for fault in found:
        reason = _explanation(fault) if fault["open"] else None
        if reason is None:
            left = LEFT_OPEN if fault["open"] else ""
            wrong.append(f"{left}{fault['rule']}: {fault['html']} {fault['why']} {fault['told']}")
        elif used is not None:
            used.add(reason)
    return wrong


def faults_in_all_colours(page: Page) -> list[str]:
    """The faults of a light page in all its colours; it stays in forced ones."""
    found = faults(page)
    page.emulate_media(color_scheme="dark")
    found += faults(page)
    page.emulate_media(color_scheme="light", forced_colors="active")
    return found + faults(page)


@cache
def axe() -> str:
    """The program of axe."""
    return AXE.read_text(encoding="utf-8")


# What comes while axe looks would leave its headings without those before them.
RUN_AXE = """async ([options, places]) => {
  await new Promise((done) => {
    let quiet;
    const watch = new MutationObserver(() => wait());
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => { watch.disconnect(); done(); }, 100);
    };
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    wait();
  });
  const { violations, incomplete } = await axe.run(document, JSON.parse(options));
  const told = (results, open) => results.flatMap(({ id, nodes }) => nodes.map((node) => {
    const element = document.querySelector(node.target[0]);
    return {
      open,
      rule: id,
      html: node.html.slice(0, 160),
      told: node.failureSummary,
      why: node.any[0]?.data?.messageKey ?? '',
      places: places.filter((place) => element?.closest(place)),
    };
  }));
  return [...told(violations, false), ...told(incomplete, true)];
}"""


def _explanation(fault: dict[str, Any]) -> Explained | None:
    known = (
        one
        for one in EXPLAINED
        if one.rule == fault["rule"]
        and one.why in {"", fault["why"]}
        and one.where in fault["places"]
    )
    return next(known, None)


NAMED_ROLES = {
    "button", "checkbox", "combobox", "dialog", "grid", "gridcell", "heading", "image", "link",
    "listbox", "menuitem", "option", "radio", "radiogroup", "searchbox", "slider", "spinbutton",
    "switch", "tab", "table", "textbox",
}  # fmt: skip


def nameless(page: Page) -> list[str]:
    """The elements that a screen reader reaches and that have no name."""
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    found = [
        node
        for node in tree
        if not node.get("ignored")
        and node.get("role", {}).get("value") in NAMED_ROLES
        and not node.get("name", {}).get("value", "").strip()
    ]
    told = [f"{node['role']['value']} without a name" for node in found]
    session.detach()
    return told


def stops(page: Page) -> list[str]:
    """Boards and lists that do not have exactly one stop of Tab."""
    wrong: list[str] = page.locator("[role=grid], [role=listbox], [role=toolbar]").evaluate_all(
        """all => all.map(one => [one, [one, ...one.querySelectorAll('*')]
             .filter(inner => inner.tabIndex >= 0).length])
           .filter(([one, count]) => count !== 1
             && one.querySelector('[role=gridcell], [role=option], button:enabled'))
           .map(([one, count]) => `${count} stops in ${one.outerHTML.slice(0, 120)}`)"""
    )
    return wrong


BEGIN_WALK = """() => {
  window.walked = new Set();
  window.walk = null;
  document.querySelector('.skip').focus();
  const first = document.activeElement;
  window.walked.add(first);
  window.step = ({ key }) => {
    const now = document.activeElement;
    if (key !== 'Tab' || window.walk) return;
    if (now === document.body || now === first) window.walk = 'round';
    else if (window.walked.has(now)) {
      window.walk = `Tab never leaves ${now.outerHTML.slice(0, 120)}`;
    } else window.walked.add(now);
  };
  addEventListener('keyup', window.step, { capture: true });
  // Keys that are still pressed when it is round lead no further.
  window.stay = (event) => { if (window.walk) event.preventDefault(); };
  addEventListener('keydown', window.stay, { capture: true });
}"""
END_WALK = """() => {
  removeEventListener('keyup', window.step, { capture: true });
  removeEventListener('keydown', window.stay, { capture: true });
}"""
MISSED = """() => {
  const able = 'a[href], button, input, select, textarea, summary, [tabindex], [onclick]';
  const walked = [...window.walked];
  const heard = (one) => Object.getOwnPropertySymbols(one)
    .some((symbol) => symbol.description === 'events' && 'click' in one[symbol]);
  const shown = (one) => one.checkVisibility({ visibilityProperty: true })
    && one.getBoundingClientRect().width > 2;
  const list = '[role=grid], [role=listbox], [role=radiogroup], [role=toolbar], fieldset';
  const reached = (one) => walked.some((stop) => stop === one || stop.contains(one)
    || (one.matches(`label, li, tr, ${list}`) && one.contains(stop))
    || (one.closest('label')?.control && one.closest('label').control === stop)
    || (one.closest(list) && stop.closest(list) === one.closest(list)
        && one.matches('[role=option], [role=gridcell], [role=toolbar] button, [type=radio]'))
    || (one.type === 'radio' && one.name === stop.name));
  return [...document.querySelectorAll('*')]
    .filter((one) => (one.matches(able) || heard(one)) && shown(one))
    .filter((one) => !one.disabled && one.tabIndex !== -1 || heard(one) || one.matches('[onclick]'))
    // A picture that also takes clicks has a table beside it.
    .filter((one) => !one.disabled && !reached(one) && !one.matches('svg[role=img]'))
    .map((one) => `Tab does not reach ${one.outerHTML.slice(0, 120)}`);
}"""


def walk(page: Page) -> list[str]:
    """The elements that Tab does not reach, or does not leave, on the way round the page."""
    page.evaluate(BEGIN_WALK)
    for _ in range(MOST_STOPS // STOPS_AT_ONCE):
        for _ in range(STOPS_AT_ONCE):
            page.keyboard.press("Tab")
        said: str | None = page.evaluate("window.walk")
        if said is not None:
            page.evaluate(END_WALK)
            wrong: list[str] = page.evaluate(MISSED) if said == "round" else [said]
            page.evaluate("document.activeElement.blur()")  # the link that skips covers others
            return wrong
    return [f"Tab is not round after {MOST_STOPS} stops"]


# What one waits for stands in a list that readers leave the keys to; it is not pressed.
PRESSED = (
    "button:visible, select:visible, a.button:visible, summary:visible, input[type=text]:visible,"
    " input[type=number]:visible, label:has(input):visible,"
    " [role=option]:not(.expected p):visible"
)


def small_targets(page: Page) -> list[str]:
    """The elements to press that are smaller than a fingertip."""
    small: list[str] = page.locator(PRESSED).evaluate_all(
        """(all, least) => all.map(one => [one, one.getBoundingClientRect()])
           .filter(([, box]) => box.width > 2 && (box.height < least || box.width < least))
           .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`)""",
        LEAST_TARGET,
    )
    return small


def wrong_language(page: Page, language: str) -> list[str]:
    """The fault of a page that declares another language than it speaks."""
    said = page.evaluate("document.documentElement.lang")
    return [] if said == language else [f"the page speaks {language} and says lang={said!r}"]


WORDS = """() => {
  const own = (one) => one.closest('[lang]') === document.documentElement;
  const said = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode;
    if (own(parentElement) && !parentElement.matches('script, noscript, style, code, kbd')) {
      said.push(data);
    }
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      if (own(one) && one.hasAttribute(name)) said.push(one.getAttribute(name));
    }
  }
  return said.map((text) => text.trim()).filter((text) => /\\p{L}{4}/u.test(text));
}"""


def words(page: Page) -> list[str]:
    """All that the page says in its own language: texts, labels and descriptions."""
    said: list[str] = page.evaluate(WORDS)
    return said


def wrong_headings(page: Page) -> list[str]:
    """The faults of headings: not one first heading that is the title, or a level left out."""
    title, headings = page.evaluate(
        """() => [document.title,
             [...document.querySelectorAll('main h1, main h2, main h3, main h4')]
               .map((one) => [Number(one.tagName[1]), one.innerText.trim()])]"""
    )
    wrong = []
    if [level for level, _ in headings].count(1) != 1 or headings[0][0] != 1:
        wrong.append(f"not one first heading: {headings}")
    elif not (headings[0][1] in title and title.endswith("Dominium")):
        wrong.append(f"the title {title!r} is not the heading {headings[0][1]!r}")
    for (before, _), (level, words) in pairwise(headings):
        if level > before + 1:
            wrong.append(f"a heading of level {level} under one of level {before}: {words}")
    return wrong


def voiceless(page: Page) -> list[str]:
    """The fault of a page that has not exactly one polite live region, read whole."""
    regions = page.locator("[role=status]").evaluate_all(
        "all => all.map(one => [one.ariaLive, one.getAttribute('aria-atomic')])"
    )
    return [] if regions == [["polite", "true"]] else [f"live regions: {regions}"]


def standing(page: Page) -> list[str]:
    """All that is wrong with a page as it stands, but for what axe finds."""
    return [
        *nameless(page),
        *stops(page),
        *small_targets(page),
        *wrong_headings(page),
        *voiceless(page),
        *walk(page),
    ]


LISTEN = """() => {
  const region = document.querySelector('[aria-live]');
  window.heard = [];
  const nodes = new WeakSet([...region.querySelectorAll('p')]);
  window.listening?.disconnect();
  window.listening = new MutationObserver(() => {
    for (const said of region.querySelectorAll('p')) {
      if (!nodes.has(said)) window.heard.push(said.textContent);
      nodes.add(said);
    }
  });
  window.listening.observe(region, { childList: true, subtree: true });
}"""


# All that was heard, as one line.
HEARD_WORDS = "window.heard.join(' ').replace(/\\s+/gu, ' ')"


def listen(page: Page) -> None:
    """Begin to write down what the page says."""
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """The announcements of the page since it is listened to, one text for each time."""
    said: list[str] = page.evaluate("window.heard")
    return said


def comes(page: Page, condition: str, argument: Any = None, patience: float = PATIENCE) -> bool:
    """True if something happens while one is patient."""
    return not missed(page, condition, argument, patience)


def ask(page: Page, key: str, patience: float = PATIENCE) -> list[str]:
    """Press the key of a question on the board; all that is said from now to the answer.

    What is said is gathered in order: after the answer nothing said before is still to come.
    """
    said = len(heard(page))
    focus_castle(page)
    page.keyboard.press(key)
    comes(page, "said => window.heard.length > said", said, patience)
    return heard(page)[said:]


def focus_castle(page: Page) -> None:
    """Put the focus on the middle of the own board."""
    page.locator(".kingdom [data-square=e5]").focus()


QUERIES = ("t", "s", "c", "v", "w", "e", "n", "l", "o", "x", "g")


def mute_keys(page: Page, keys: Iterable[str] = QUERIES, patience: float = PATIENCE) -> list[str]:
    """Questions that are not answered."""
    listen(page)
    return [f"{key} says nothing" for key in keys if not ask(page, key, patience)]


def swallowed(page: Page, key: str = "s", patience: float = PATIENCE) -> list[str]:
    """A question asked again that is not answered anew, or in a text that readers think known."""
    listen(page)
    said = [*ask(page, key, patience), *ask(page, key, patience)]
    if len(said) != 2 or said[0] == said[1] or said[0].strip() != said[1].strip():
        return [f"{key} twice is answered by {said}"]
    return []


def dead_arrows(page: Page, patience: float = PATIENCE) -> list[str]:
    """Arrows that do not move on the board, or wrap at its edge."""
    focus_castle(page)
    wrong = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        before = page.evaluate(SQUARE)
        page.keyboard.press(key)
        if not comes(page, f"before => ({SQUARE})() !== before", before, patience):
            wrong.append(f"{key} does not move")
    page.keyboard.press("Control+Home")
    corner = page.evaluate(SQUARE)
    page.keyboard.press("ArrowLeft")
    if page.evaluate(SQUARE) != corner:
        wrong.append("ArrowLeft leaves the edge")
    return wrong


SQUARE = "() => document.activeElement.dataset.square"
HISTORY = "() => document.querySelector('#history-heading').parentElement.innerText"


def one_line(words: str) -> str:
    """Return words that are shown in several lines as one."""
    return " ".join(words.split())


def news(page: Page, act: Callable[[], None]) -> list[str]:
    """Let something happen and wait until the history tells it: its new lines, the oldest first."""
    known, before = page.locator(ENTRIES).count(), page.evaluate(HISTORY)
    act()
    comes(page, f"before => ({HISTORY})() !== before", before)
    return news_since(page, known)


def news_since(page: Page, known: int) -> list[str]:
    """The lines of the history since it had so many, the oldest first."""
    return history(page)[known:]


def history(page: Page) -> list[str]:
    """The lines of the history, the oldest first; within one the latest stands first too."""
    told = page.locator(ENTRIES).all_inner_texts()
    return [" ".join(reversed(_sentences(entry))) for entry in reversed(told)]


def _sentences(entry: str) -> list[str]:
    return [one_line(line) for line in entry.splitlines() if line.strip()]


def moved_focus(page: Page, act: Callable[[], None]) -> list[str]:
    """The fault of a page whose focus is taken away by an act of others."""
    page.locator("#command-field").focus()
    told = news(page, act)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    where = page.evaluate("document.activeElement.id")
    return [] if where == "command-field" else [f"{told} moves the focus to {where!r}"]


def not_told_once(page: Page, act: Callable[[], None]) -> list[str]:
    """Events that are told twice, not at all, or out of their order."""
    listen(page)
    told = news(page, act)
    ask(page, "t")
    said = " ".join(heard(page))
    places = [said.find(line) for line in told]
    wrong = [f"{line!r} is said {said.count(line)} times" for line in told if said.count(line) != 1]
    return wrong or ([] if places == sorted(places) else [f"{told} is told as {said!r}"])


def cut_short(page: Page, key: str, lines: Sequence[str], patience: float = PATIENCE) -> list[str]:
    """The lines of an answer that are not said, or not to their end.

    What happened before the question may still be told first.
    """
    listen(page)
    ask(page, key, patience)
    last = one_line(lines[-1])
    comes(page, f"last => {HEARD_WORDS}.includes(last)", last, patience)
    said = one_line(" ".join(heard(page)))
    return [f"{key} leaves out {line!r}" for line in lines if one_line(line) not in said]


def forgotten_place(page: Page) -> list[str]:
    """The faults of a list that does not give the focus back to the item reached last."""
    items = page.locator("[role=option][data-action]")
    last = str(items.count() - 1)
    wrong = []
    for way in ("m", "Escape"):
        items.first.focus()
        page.keyboard.press("End")
        comes(page, "last => document.activeElement.dataset.index === last", last)
        focus_castle(page)
        page.keyboard.press(way)
        comes(page, "document.activeElement.dataset.index !== undefined")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        reached = page.evaluate("document.activeElement.dataset.index")
        if reached != last:
            wrong.append(f"{way} comes back to item {reached} instead of {last}")
    return wrong


def restless(page: Page) -> list[str]:
    """The fault of a page whose focus rests where readers take letters for themselves."""
    where: str | None = page.evaluate(
        """alone => document.activeElement.matches(alone)
          ? null : document.activeElement.outerHTML.slice(0, 120)""",
        LEFT_ALONE,
    )
    return [] if where is None else [f"the focus rests on {where}"]


def early_words(page: Page, act: Callable[[], None]) -> list[str]:
    """The words said about an action that the server has not confirmed yet.

    Args:
        page: A page whose server is silent.
        act: Does something that the server would confirm.
    """
    listen(page)
    early = said_beside(page, act)
    return [f"said before it happened: {text!r}" for text in early]


def said_beside(page: Page, act: Callable[[], None]) -> list[str]:
    """The words said because of an act; a question before and after it tells when all is said."""
    question = ask(page, "t")[-1].strip()
    while (again := ask(page, "t")[-1].strip()) != question:  # earlier actions were to be told
        question = again
    before = len(heard(page))
    act()
    ask(page, "t")
    return [text for text in heard(page)[before:] if text.strip() != question]


def betrayed(page: Page, tiles: Iterable[str]) -> list[str]:
    """Tiles that nobody here may know and that the page holds anyway."""
    content = page.content()
    return [
        f"the page holds {tile}"
        for tile in tiles
        if re.search(rf'data-[a-z-]+="{tile}[a-z\d]*"', content)
        or re.search(rf"(?<![\d-]){tile[0]}[-\u2011]{tile[1]}(?![\d-])", content)
    ]


def false_keys(page: Page, patience: float = PATIENCE) -> list[str]:
    """Keys that the help names and that do nothing."""
    listen(page)
    wrong = []
    for key in page.locator("#help kbd").all_inner_texts():
        ask(page, "t")  # whatever was still to be said is said before
        page.evaluate(WATCH)
        page.keyboard.press(key.lower() if len(key) == 1 else key)
        if not comes(page, DONE_SOMETHING, patience=patience):
            wrong.append(f"{key} does nothing")
        page.keyboard.press("Escape")
    return wrong


DONE_SOMETHING = "window.changed || !document.activeElement.dataset.square"
WATCH = """() => {
  window.changed = false;
  window.watching?.disconnect();
  window.watching = new MutationObserver(() => { window.changed = true; });
  window.watching.observe(document.body, { childList: true, subtree: true, attributes: true });
}"""

# Must be in the page from its beginning: counts the tones that it plays.
HEAR_TONES = """
window.tones = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.tones += 1;
  return start.apply(this, when);
};
"""


def wordless(page: Page, act: Callable[[], None]) -> list[str]:
    """The fault of a page that sounds something without saying it.

    Args:
        page: A page that counts its tones.
        act: Does something that changes no answer.
    """
    listen(page)
    before = page.evaluate("window.tones")
    said = said_beside(page, act)
    tones = page.evaluate("window.tones") - before
    return [f"{tones} tones without a word"] if tones and not said else []
