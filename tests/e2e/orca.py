"""A laboratory by ear: the screen reader Orca reads a Chromium on a screen of its own.

Keys come over the screen, as from a keyboard, for what a driver of browsers presses never reaches
a screen reader. Orca speaks by espeak-ng into a sound card that plays nothing, and writes down what
it does: its log is read here.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.e2e.conftest import CHROMIUM_ARGUMENTS
from tests.patience import PATIENCE
from tools.orca import find_browser

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Page, Playwright

SPEECH = """\
LogLevel 3
AudioOutputMethod "alsa"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
DefaultLanguage "en"
"""
SILENCE = "pcm.!default { type null }\nctl.!default { type null }\n"
# A line is written when it is complete. A page is not read as a whole when it is opened: whoever
# plays stops that by the first key.
WISHES = """\
from orca import debug, settings

debug.debugFile.reconfigure(line_buffering=True)
settings.sayAllOnLoad = False
"""
STARTED = "Screen reader on."
MODES = ("Focus mode", "Browse mode")

_STAMP = r"(\d\d):(\d\d):(\d\d\.\d+) - "
_SPEECH = re.compile(_STAMP + r"SPEECH OUTPUT: '(.*?)'( voice=\w+)?\s*(\{.*)?$", re.DOTALL)
_KEY = re.compile(r"vvvvv PROCESS ATSPI_KEY_PRESSED_EVENT: '(.*)' \(\d+\) vvvvv")
_INSERTED = r"object:text-changed:insert \[.*?\] \(0,\d+,(.*)\) from \["
_QUEUED = re.compile(f"{_STAMP}EVENT MANAGER: Queueing {_INSERTED}")
_DEQUEUED = re.compile(f"{_STAMP}EVENT MANAGER: Dequeued {_INSERTED}")
_PRUNED = re.compile(_STAMP + r"EVENT MANAGER: \d+ events pruned")
_TAKEN = re.compile(r"vvvvv CONSUME ATSPI_KEY_PRESSED_EVENT: '(.*)' \(\d+\) vvvvv")
CUT_SHORT = " (...)"
_GIVEN_UP = (
    "WEB: Event source is Zombie",
    "EVENT MANAGER: Ignoring defunct object",
    "EVENT MANAGER: Not processing this event due to flood",
)
_IS_LIVE = "WEB: Event to be handled as live region"
_LIVE, _LIVE_ENDS = "vvvvv PRESENT LIVE REGION MESSAGE", "^^^^^ PRESENT LIVE REGION MESSAGE"


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that Orca wrote down.

    Attributes:
        kind: "live" for what the live region says, "mode", "key" for a key that Orca saw, "taken"
            for one of them that it kept for itself, "lost" for a text of the page that it had
            no time for, and "speech" for all else that it speaks.
        text: The words, or the name of the key.
    """

    kind: str
    text: str


def read(log: str) -> list[Heard]:
    """Read what was spoken, and which keys came when, in a log of Orca.

    More than fifty events that wait at once are a flood to Orca: of those it throws away new texts,
    those of the live region too. What has left the page when its event is looked at is passed over,
    and what leaves it while it is read is empty. All these are lost, and the log shows it.
    """
    found: list[Heard] = []
    events, live = _Events(), False
    for line in log.splitlines():
        found += [Heard("lost", text) for text in events.lost(line)]
        if _LIVE in line or _LIVE_ENDS in line:
            live = _LIVE in line
        elif key := _KEY.match(line):
            found.append(Heard("key", key[1]))
        elif taken := _TAKEN.match(line):
            found.append(Heard("taken", taken[1]))
        elif speech := _SPEECH.match(line):
            words = speech[4]
            if live:
                found += [Heard("lost", text) for text in events.passed_over(words)]
            mode = words.removesuffix(".") in MODES
            found.append(Heard("mode" if mode else "live" if live else "speech", words))
    return found


class _Events:
    """The new texts of which Orca was told, on their way through its queue."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._looked_at = ""
        self._read: list[str] = []

    def lost(self, line: str) -> list[str]:
        """Follow the log; the texts that this line of it gives up."""
        given_up: list[str] = []
        if queued := _QUEUED.match(line):
            self._waiting.append(queued[4])
        elif _PRUNED.match(line):
            given_up, self._waiting = self._waiting, []
        elif "EVENT MANAGER: Dequeued" in line:
            dequeued = _DEQUEUED.match(line)
            self._looked_at = dequeued[4] if dequeued else ""
            if self._looked_at in self._waiting:
                self._waiting.remove(self._looked_at)
        elif self._looked_at and any(sign in line for sign in _GIVEN_UP):
            given_up, self._looked_at = [self._looked_at], ""
        elif self._looked_at and line.endswith(_IS_LIVE):
            self._read.append(self._looked_at)
            self._looked_at = ""
        return given_up

    def passed_over(self, spoken: str) -> list[str]:
        """Return what was taken up before a text that is spoken now, and left out."""
        for place, text in enumerate(self._read):
            if _is_event_of(text, spoken):
                passed_over, self._read = self._read[:place], self._read[place + 1 :]
                return passed_over
        return []


def as_words(text: str) -> str:
    """Return a text as a voice says it: without signs, and in small letters."""
    return " ".join(re.findall(r"\w+", text.casefold()))


def misheard(meant: Sequence[str], heard: Sequence[Heard]) -> list[str]:
    """Compare what the live region of a page said with what Orca spoke of it.

    All of it is spoken, once and in order. Only what Orca had no time for, as its log shows, and
    after which it spoke something newer, may be missing.

    Args:
        meant: The texts of the live region, in order.
        heard: What Orca wrote down meanwhile.

    Returns:
        What differs.
    """
    spoken = [as_words(one.text) for one in heard if one.kind == "live"]
    lost = [one.text for one in heard if one.kind == "lost"]
    wrong = []
    for text in meant:
        excuse = next((one for one in lost if _is_event_of(one, text)), None)
        if spoken and spoken[0] == as_words(text):
            spoken.pop(0)
        elif excuse is not None and spoken:
            lost.remove(excuse)
        else:
            wrong.append(f"not spoken in its place: {text}")
    return [*wrong, *(f"spoken, though not meant there: {words}" for words in spoken)]


def _is_event_of(event: str, text: str) -> bool:
    """Tell whether an event, of which Orca writes down the beginning, is that of a text."""
    begun = event.removesuffix(CUT_SHORT)
    return text.startswith(begun) if begun != event else text.strip() == event.strip()


def untold(history: Sequence[str], heard: Sequence[Heard]) -> list[str]:
    """Return the lines of the history, the oldest first, that Orca never spoke or too early.

    Those that it had no time for are excused, as far as its log writes them down.
    """
    spoken = f" {' '.join(as_words(one.text) for one in heard if one.kind == 'live')} "
    lost = [as_words(one.text.removesuffix(CUT_SHORT)) for one in heard if one.kind == "lost"]
    missing, place = [], 0
    for line in history:
        words = as_words(line)
        found = spoken.find(f" {words} ", place)
        if found >= 0:
            place = found + len(words) + 1
        elif not any(words in text or text.endswith(words[:20]) for text in lost):
            missing.append(f"never spoken: {line}")
    return missing


class Laboratory:
    """A page that Orca reads.

    Args:
        page: The only page of a browser.
        log: What Orca writes down.
        environment: Variables with which programs find the screen.
    """

    def __init__(self, page: Page, log: Path, environment: dict[str, str]) -> None:
        self.page = page
        self._log = log
        self._environment = environment

    def press(self, *keys: str) -> None:
        """Press keys one after the other, by their names in X: "Down", "Return", "m"."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], env=self._environment, check=True)

    def focus_window(self) -> None:
        """Give the window of the browser the keys, as a desktop does."""
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--class", "chrom"]
        found = subprocess.run(search, env=self._environment, check=True, capture_output=True)
        window = found.stdout.split()[-1]
        focus = ["xdotool", "windowfocus", "--sync", window]
        subprocess.run(focus, env=self._environment, check=True)

    def heard(self) -> list[Heard]:
        """All that Orca has spoken so far, and the keys between."""
        return read(self.log)

    @property
    def log(self) -> str:
        """All that Orca wrote down."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def wait_for_silence(self, seconds: float = 0.6) -> None:
        """Wait until Orca has nothing more to say or to do."""
        end = time.monotonic() + PATIENCE
        size = self._log.stat().st_size
        while time.monotonic() < end:
            self.page.wait_for_timeout(1000 * seconds)
            before, size = size, self._log.stat().st_size
            if size == before:
                return
        raise AssertionError("Orca is never at rest")


@contextmanager
def a_laboratory(playwright: Playwright, folder: Path, address: str) -> Iterator[Laboratory]:
    """Set a laboratory up in an empty folder, for the pages at an address."""
    with ExitStack() as stack:
        environment = _desktop(stack, folder)
        log = folder / "orca.log"
        wishes = folder / "wishes"
        wishes.mkdir()
        (wishes / "orca-customizations.py").write_text(WISHES, encoding="utf-8")
        command = ["orca", "--debug-file", str(log), "--user-prefs", str(wishes), "-d", "braille"]
        _start(stack, command, environment, folder / "orca.out")
        _wait_until(lambda: log.exists() and STARTED in log.read_text(encoding="utf-8"), "Orca")
        browser = stack.enter_context(
            playwright.chromium.launch(
                executable_path=find_browser(),
                headless=False,
                env=dict(environment),
                args=[*CHROMIUM_ARGUMENTS, "--force-renderer-accessibility"],
            )
        )
        context = browser.new_context(base_url=address, locale="en-GB", no_viewport=True)
        yield Laboratory(context.new_page(), log, environment)


def _desktop(stack: ExitStack, folder: Path) -> dict[str, str]:
    """Start a screen, the bus of a desktop and a voice; the variables that lead to them."""
    home, run, speech = (folder / name for name in ("home", "run", "speech"))
    for one in (home, run, speech):
        one.mkdir(mode=0o700)
    (home / ".asoundrc").write_text(SILENCE, encoding="utf-8")
    (speech / "speechd.conf").write_text(SPEECH, encoding="utf-8")
    (speech / "modules").mkdir()
    (speech / "modules" / "espeak-ng.conf").touch()
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(run),
        "LANG": "C.UTF-8",
        "GSETTINGS_BACKEND": "memory",
        "ACCESSIBILITY_ENABLED": "1",
    }
    read_end, write_end = os.pipe()
    screen = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1300x960x24"]
    out = folder / "desktop.out"
    _start(stack, [*screen, "-nolisten", "tcp"], environment, out, keep=(write_end,))
    os.close(write_end)
    with os.fdopen(read_end) as display:
        environment["DISPLAY"] = f":{display.readline().strip()}"
    bus = f"unix:path={run / 'bus'}"
    _start(stack, ["dbus-daemon", "--session", "--nofork", f"--address={bus}"], environment, out)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus
    _wait_until((run / "bus").exists, "the bus")
    socket = run / "speech"
    voice = ["speech-dispatcher", "--run-single", "--timeout", "0"]
    voice += ["--communication-method", "unix_socket", "--socket-path", str(socket)]
    voice += ["--config-dir", str(speech), "--log-dir", str(speech)]
    _start(stack, [*voice, "--pid-file", str(speech / "pid")], environment, out)
    environment["SPEECHD_ADDRESS"] = f"unix_socket:{socket}"
    _wait_until(socket.exists, "the voice")
    asked = ["gdbus", "call", "--session", "--dest", "org.a11y.Bus"]
    asked += ["--object-path", "/org/a11y/bus"]
    asked += ["--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status"]
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        wanted = [*asked, name, "<true>"]
        subprocess.run(wanted, env=environment, check=True, capture_output=True)
    return environment


def _start(
    stack: ExitStack,
    command: Sequence[str],
    environment: dict[str, str],
    out: Path,
    keep: Sequence[int] = (),
) -> None:
    """Start a program that ends with the laboratory."""
    with out.open("ab") as file:
        program = subprocess.Popen(
            command, env=environment, stdout=file, stderr=file, pass_fds=tuple(keep)
        )

    def end() -> None:
        program.terminate()
        try:
            program.wait(timeout=5)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()

    stack.callback(end)


def _wait_until(holds: object, name: str) -> None:
    assert callable(holds)
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"{name} does not start"
        time.sleep(0.05)
