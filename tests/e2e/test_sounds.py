"""The sounds of a table: each can be tried, is short, and says what words say too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.changes import with_changes
from tests.e2e.conftest import new_context
from tests.e2e.table import BOT, ME, focused, open_actions, open_drawer, open_table, told, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute

    from tests.e2e.conftest import Server

LONGEST_SECONDS = 0.3

EARS = """
window.heard = [];
window.said = [];
window.soundsUntil = 0;
globalThis.StereoPannerNode = class extends StereoPannerNode {
  constructor(context, options) {
    super(context, options);
    window.audio = context;
    window.heard.push({ pan: options.pan, tones: [] });
  }
};
globalThis.OscillatorNode = class extends OscillatorNode {
  constructor(context, { frequency }) {
    super(context, { frequency });
    this.tone = { hertz: frequency };
    window.heard.at(-1).tones.push(this.tone);
  }
  start(at) {
    super.start(at);
    this.tone.start = at;
  }
  stop(at) {
    super.stop(at);
    this.tone.stop = at;
    window.soundsUntil = Math.max(window.soundsUntil, at);
  }
};
addEventListener('DOMContentLoaded', () => {
  const hear = () => {
    const text = document.querySelector('[role=status]')?.innerText.trim();
    if (text) window.said.push(text);
  };
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true });
});
"""


class Heard(NamedTuple):
    """A sound as the browser was told to play it."""

    pan: float
    hertz: float
    tones: tuple[tuple[float, float, float], ...]
    """Pitch over the first tone, and when the tone begins and how long it is."""

    @classmethod
    def read(cls, sound: dict[str, Any]) -> Heard:
        """A sound from what the page noted."""
        first = sound["tones"][0]
        tones = tuple(
            (
                round(tone["hertz"] / first["hertz"], 3),
                round(tone["start"] - first["start"], 3),
                round(tone["stop"] - tone["start"], 3),
            )
            for tone in sound["tones"]
        )
        return cls(round(sound["pan"], 3), round(first["hertz"], 2), tones)

    @property
    def seconds(self) -> float:
        """From its beginning to its end."""
        return max(begins + lasts for _, begins, lasts in self.tones)


class Ears:
    """The sounds and words of a page.

    Args:
        page: A page opened with `EARS`.
        known: What each sound is like, by its name.
    """

    def __init__(self, page: Page, known: dict[str, Heard]) -> None:
        self._page = page
        self._known = known

    def heard(self) -> list[Heard]:
        """Everything that was played, the first sound first."""
        return [Heard.read(sound) for sound in self._page.evaluate("window.heard")]

    def names(self) -> list[str]:
        """The names of all that was played."""
        return [self._name(sound) for sound in self.heard()]

    def _name(self, sound: Heard) -> str:
        alike = [name for name, known in self._known.items() if known.tones == sound.tones]
        exact = [name for name in alike if self._known[name].hertz == sound.hertz]
        (name,) = exact or alike
        return name

    def wait_for(self, name: str, words: str, *, after: int = 0) -> None:
        """Wait until a sound was played behind so many others and the words were said."""
        said = "words => window.said.some((said) => said.includes(words))"
        until(self._page, said, words)
        names = self.names()
        while name not in names[after:]:
            until(self._page, "count => window.heard.length > count", len(names))
            names = self.names()

    def forget(self) -> None:
        """Begin to listen anew when all is silent: what waits too long is not played."""
        until(self._page, "window.soundsUntil <= (window.audio?.currentTime ?? 0)")
        self._page.evaluate("() => { window.heard.length = 0; window.said.length = 0; }")


@pytest.fixture
def listening(person: Callable[..., BrowserContext]) -> BrowserContext:
    """Somebody whose pages note what they play and say."""
    context = person()
    context.add_init_script(EARS)
    return context


@pytest.fixture(scope="module")
def known(browser: Browser, server: Server) -> dict[str, Heard]:
    """All sounds by their names, learnt where they can be tried."""
    context = new_context(browser, base_url=server.address, locale="en-GB")
    context.add_init_script(EARS)
    page = context.new_page()
    page.goto("/settings")
    page.wait_for_selector("#settings-sounds")
    found = {}
    for row in page.locator("li:has([id^=sound-])").all():
        name = str(row.locator("[id^=sound-]").get_attribute("id")).removeprefix("sound-")
        page.evaluate("() => { window.heard.length = 0; }")
        row.get_by_role("button").click()
        until(page, "window.heard.length > 0")
        (sound,) = page.evaluate("window.heard")
        found[name] = Heard.read(sound)
    context.close()
    return found


@pytest.mark.criterion(18)
def test_every_sound_can_be_tried_is_short_and_has_its_words(
    listening: BrowserContext, known: dict[str, Heard], count: Callable[..., None]
) -> None:
    longest = max(sound.seconds for sound in known.values())
    count(sounds=len(known), longest_sound_in_milliseconds=round(1000 * longest))
    assert len(known) >= 15
    assert longest <= LONGEST_SECONDS + 1e-6
    assert len({(sound.hertz, sound.tones) for sound in known.values()}) == len(known)
    page = listening.new_page()
    page.goto("/settings")
    page.wait_for_selector("#settings-sounds")
    for name in known:
        assert page.locator(f"#sound-{name}").inner_text().strip()
        assert page.locator(f"#twin-{name}").inner_text().startswith("In words")


TABLES = {"snapshot", "entries", "changes", "actions", "actions_changes"}
"""The messages that tell how a table is."""


class Wire:
    """The line between a page and its server, over which a test can say more.

    Args:
        page: A page that has not gone to a table yet.
    """

    def __init__(self, page: Page) -> None:
        self.last: dict[str, Any] = {}
        self._held: list[str] | None = None
        self._is_told = False
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        self._is_told = False
        server = socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            text = str(message)
            if self._held is not None:
                self._held.append(text)
                return
            read = json.loads(text)
            # The answers to the page's wishes, for a language and for the actions alone, would
            # take back what was told.
            if self._is_told and read["type"] in TABLES:
                return
            if read["type"] in TABLES - {"actions", "actions_changes"}:
                self.last = {**with_changes(self.last, read.pop("changed", {})), **read}
            socket.send(text)

        server.on_message(forward)

    def hold(self) -> None:
        """Keep back what the server says."""
        self._held = []

    def release(self) -> None:
        """Pass on what was kept back."""
        held, self._held = self._held or [], None
        for text in held:
            self._socket.send(text)

    def break_off(self) -> None:
        """Lose the connection; the page comes back by itself."""
        self._socket.close(code=1011)

    def tell(self, words: str, *events: dict[str, Any], kind: str = "action", **state: Any) -> None:
        """Tell the page of an entry as the server would; its own pictures come no more."""
        self._is_told = True
        self.last = {**self.last, **state, "number": self.last["number"] + 1}
        entry = {
            "number": self.last["number"],
            "kind": kind,
            "ply": self.last["ply"],
            "seat": 0,
            "action": "-" if kind == "action" else None,
            "text": [words],
            "events": events,
            "undone": False,
        }
        kept = {name: value for name, value in self.last.items() if name != "history"}
        heard = f"{words} {self.last['expected']}" if self.last["legal"] else words
        news = {"type": "entries", "entries": [entry], "heard": heard}
        self._socket.send(json.dumps({**kept, **news}))

    def refuse(self, words: str) -> None:
        """Refuse something as the server would."""
        refusal = {"type": "refused", "code": "x", "text": words, "request": None}
        self._socket.send(json.dumps({**refusal, "params": {}}))


SQUARE = {"square": "c4", "terrain": "forest", "crowns": 1}
PLACED: dict[str, Any] = {
    "kind": "domino_placed",
    "seat": 0,
    "domino": 1,
    "square": "c4",
    "direction": "r",
    "first": SQUARE,
    "second": {**SQUARE, "square": "d4"},
    "gain": 0,
    "total": 0,
}
OF_EVENTS: dict[str, tuple[str, dict[str, Any] | None]] = {
    "placed": ("action", PLACED),
    "draw": ("action", {"kind": "domino_claimed", "seat": 0, "domino": 1, "automatic": False}),
    "pass": ("action", {"kind": "domino_discarded", "seat": 0, "domino": 1}),
    "points": ("action", {"kind": "taxes_collected", "seat": 0, "kingdom": 0, "coins": 1}),
    "shuffle": ("action", {"kind": "game_started", "game_number": 2, "games": 3}),
    "blocked": ("action", {"kind": "building_burnt", "seat": 0, "kingdom": 0, "slot": 1}),
    "deal": ("action", {"kind": "game_scored", "game_number": 1}),
    "over": ("action", {"kind": "match_ended"}),
    "joined": ("joined", None),
    "left": ("left", None),
}
PLACEMENT = {
    "number": 1,
    "action": "e6r",
    "kind": "place",
    "text": "forest E6, forest F6",
    "squares": ["e6", "f6"],
    "domino": None,
    "gain": 0,
    "property_size": 1,
}


@pytest.fixture
def wired(listening: BrowserContext) -> tuple[Page, Wire]:
    """A table, and the line to it."""
    return wired_page(listening.new_page())


def wired_page(page: Page) -> tuple[Page, Wire]:
    """Open a table on a page whose line a test can speak over."""
    wire = Wire(page)
    open_table(page, [ME, BOT])
    page.wait_for_selector("[role=option][data-action]")
    # A bot that began has done so before the page opens: nothing but what is told makes a sound.
    page.reload()
    page.wait_for_selector("[role=option][data-action]")
    page.wait_for_selector("#company-heading")
    page.keyboard.press("Shift")  # A page that nobody has used is silent.
    return page, wire


def test_what_happens_before_the_sounds_have_come_is_heard_when_they_come(
    listening: BrowserContext, known: dict[str, Heard]
) -> None:
    page = listening.new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/sound-cues-*.js", hold)
    _, wire = wired_page(page)
    ears = Ears(page, known)
    wire.tell("These words tell of it", PLACED, legal=[], view={**wire.last["view"], "actor": 1})
    until(page, "window.said.some((said) => said.includes('These words tell of it'))")
    assert not ears.names()
    for route in held:
        route.continue_()
    ears.wait_for("placed", "These words tell of it")


@pytest.mark.criterion(15, 18)
def test_every_sound_at_the_table_goes_with_words(
    wired: tuple[Page, Wire], known: dict[str, Heard], count: Callable[..., None]
) -> None:
    page, wire = wired
    ears = Ears(page, known)
    proved = []

    def prove(name: str, words: str) -> None:
        ears.wait_for(name, words)
        ears.forget()
        proved.append(name)

    # Somebody else's turn, so that nothing but the event is told.
    waiting: dict[str, Any] = {"legal": [], "view": {**wire.last["view"], "actor": 1}}
    choices = wire.last["legal"]
    for name, (kind, event) in OF_EVENTS.items():
        words = f"These words tell {name}"
        ears.forget()
        wire.tell(words, *([event] if event else []), kind=kind, **waiting)
        prove(name, words)
        assert words in told(page)

    kingdom, *others = waiting["view"]["kingdoms"]
    laid = [PLACED["first"], PLACED["second"]]
    closed = {**kingdom, "squares": laid, "reachable": {"first": "c4", "last": "d4"}}
    region = {"terrain": "forest", "squares": ["c4", "d4"], "size": 2, "crowns": 2, "points": 4}
    score, *rest = waiting["view"]["scores"]
    narrow = {
        **waiting["view"],
        "kingdoms": [closed, *others],
        "scores": [{**score, "properties": [region]}, *rest],
    }
    wire.tell("Jana places", PLACED, legal=[], view=narrow)
    prove("completed", "Region complete: forest, 4 points.")

    wire.tell("A turn begins", legal=choices, view={**waiting["view"], "actor": 0})
    prove("turn", wire.last["expected"])
    wire.refuse("This does not go, that does")
    prove("refused", "This does not go, that does")

    place = {**waiting["view"], "actor": 0, "step": "place"}
    wire.tell("A placement is awaited", legal=[PLACEMENT], view=place)
    page.wait_for_selector(".square.legal")
    ears.forget()
    page.locator(".kingdom [data-square=e5]").click()
    prove("nothing", "E5")
    page.keyboard.press("Control+Home")
    ears.forget()
    page.keyboard.press("ArrowLeft")
    prove("edge", "Edge")
    assert focused(page, "data-square") is not None

    # The page has to look at the clock once before the last minute begins.
    clock = {"running": 0, "remaining": [63_000, 600_000], "at": 0, "increment": 0}
    wire.tell("The clock runs", clock=clock)
    until(page, "document.querySelector('#clock-heading')")
    prove("warning", "left")

    wire.break_off()
    ears.wait_for("lost", "The connection is lost")
    # It may be back before anybody has looked.
    ears.wait_for("back", "The connection is back", after=1)
    proved += ["lost", "back"]
    assert sorted(proved) == sorted(known), "each sound of the settings is proved here"
    count(sounds_with_words=len(proved))


def test_a_placement_is_heard_where_it_lies_and_only_when_it_is_confirmed(
    wired: tuple[Page, Wire], known: dict[str, Heard]
) -> None:
    page, wire = wired
    ears = Ears(page, known)
    waiting: dict[str, Any] = {"legal": [], "view": {**wire.last["view"], "actor": 1}}
    for square in ("a2", "i8"):
        wire.tell(f"Something lies on {square}", {**PLACED, "square": square}, **waiting)
    until(page, "window.heard.length === 2")
    upper_left, lower_right = ears.heard()
    assert upper_left.pan < 0 < lower_right.pan
    assert upper_left.hertz > lower_right.hertz


def test_nothing_sounds_before_the_server_has_confirmed_it(
    wired: tuple[Page, Wire], known: dict[str, Heard]
) -> None:
    page, wire = wired
    ears = Ears(page, known)
    wire.hold()
    ears.forget()
    open_actions(page)
    page.locator("[role=option][data-action]").first.click()
    until(page, "document.querySelectorAll('[role=option][data-action]').length === 0")
    assert not ears.heard()
    wire.release()
    until(page, "window.heard.length > 0")
    assert ears.names()[0] == "draw"


def test_sounds_can_be_silenced_each_or_all_and_that_is_remembered(
    listening: BrowserContext, known: dict[str, Heard]
) -> None:
    settings = listening.new_page()
    settings.goto("/settings")
    settings.get_by_label("A tile is drawn or a domino chosen").uncheck()
    settings.reload()
    assert not settings.get_by_label("A tile is drawn or a domino chosen").is_checked()

    page, wire = wired_page(listening.new_page())
    ears = Ears(page, known)

    def tell_of_both() -> None:
        """Tell of a domino chosen and a domino placed."""
        waiting: dict[str, Any] = {"legal": [], "view": {**wire.last["view"], "actor": 1}}
        for name in ("draw", "placed"):
            wire.tell(f"These words tell {name}", OF_EVENTS[name][1] or {}, **waiting)

    def heard_of_both() -> list[str]:
        page.keyboard.press("Shift")
        ears.forget()
        tell_of_both()
        until(page, "window.said.some(said => said.includes('tell placed'))")
        return ears.names()

    tell_of_both()
    ears.wait_for("placed", "tell placed")
    assert ears.names() == ["placed"]
    open_drawer(page, "help")
    page.get_by_label("Play sounds").uncheck()
    assert heard_of_both() == []
    page.get_by_label("Play sounds").check()
    page.get_by_label("Volume of the sounds").fill("0")
    assert heard_of_both() == []
