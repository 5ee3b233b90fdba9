"""Measure the pages in Chromium: what is fetched, how soon one sees something, and how still it is.

Scripts are those asked for, with nothing in the cache, until the first choice at a table can be
made. Sight is the largest contentful paint on a telephone with a slow line and a slow processor.
Shifts are those of a whole game. A drag carries a domino over the board, and is traced. Answers are
those to an own action, before the server has said anything. The house is all that a table fetches.
Players search natively and in the page. Grades are those of Lighthouse for a telephone; npm brings
it, as it is no part of the project.

    python bench/page.py                     # everything, in some minutes
    python bench/page.py scripts sight       # only these tables
    python bench/page.py --rounds 9 sight    # the median of so many visits
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from measuring import print_table
from playwright.sync_api import Browser, Page, Response, sync_playwright

import dominium
from tests.e2e.beside import cookies_of, reach, set_up
from tests.e2e.one_screen import SIZES
from tests.e2e.shifts import WATCH_SHIFTS
from tests.e2e.table import BOT, ME, HeldBack, device, to_place, told, visit, wait_for_news
from tests.e2e.weight import MARK_THE_FIRST_CHOICE, scripts_before_a_choice
from tests.serving import Process
from tools.chromium import MISSING, find_chromium, find_whole_chromium
from tools.node import run_npm

PAGES = ("web/src", "web/vite.config.ts", "web/words.ts", "web/artwork.ts")
SERVED = (*PAGES, "src/dominium/server/http")
TABLES: dict[str, list[dict[str, str]]] = {
    "kingdomino": [ME, device("Petr")],
    "queendomino": [ME, device("Petr")],
    "solo": [ME],
}
LANGUAGES = {"en": "en-GB", "sk": "sk-SK"}

BYTES_A_SECOND = 1_600_000 / 8
LATENCY = 150
SLOWNESS = 4
SIGHT = {"lobby": 2.0, "kingdomino": 2.5, "queendomino": 2.5, "solo": 2.5}
"""The seconds after which one is to see a page."""

LIGHTHOUSE = ["exec", "--yes", "--package=lighthouse@12", "--", "lighthouse"]
GRADES = {"performance": 95, "accessibility": 100, "best-practices": 100}
"""The least of a hundred that a page is to be given."""

MOVES = 120
BOT_PACE = 0.7
"""Seconds after which a bot acts: what moves half a second after a key moves by itself."""
NO_SCREEN = ["--no-sandbox", "--disable-gpu"]
CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline.frame",
]


@dataclass(frozen=True)
class Bench:
    """A server and a browser."""

    address: str
    browser: Browser
    rounds: int

    @contextmanager
    def somebody(self, size: str = "desktop", language: str = "en") -> Iterator[Page]:
        """Give a page of somebody new, with an empty cache."""
        context = self.browser.new_context(
            base_url=self.address, viewport=SIZES[size], locale=LANGUAGES[language]
        )
        context.set_default_timeout(120_000)
        yield context.new_page()
        context.close()


@contextmanager
def a_bench(rounds: int) -> Iterator[Bench]:
    """Start a server and a browser."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit(MISSING)
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"{folder}/tables.sqlite3", log=Path(folder) / "log", bot_pace=BOT_PACE) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=NO_SCREEN)
        yield Bench(f"http://{server.address}", browser, rounds)
        browser.close()


# --- Scripts --------------------------------------------------------------------------------------


def measure_scripts(bench: Bench) -> None:
    """Print the compressed bytes of scripts before the first choice at each kind of table."""
    rows = []
    for game, seats in TABLES.items():
        for language in LANGUAGES:
            with bench.somebody(language=language) as page:
                table = set_up(page, seats, game=game)["table"]
                scripts = scripts_before_a_choice(page, table)
            rows.append((game, language, str(len(scripts)), f"{sum(scripts.values()):,}"))
    print_table(PAGES, ("table", "language", "scripts", "bytes with gzip"), rows)


# --- Sight ----------------------------------------------------------------------------------------

WATCH_SIGHT = """window.seen = [];
new PerformanceObserver((list) => {
  for (const { startTime, element } of list.getEntries()) {
    window.seen.push([startTime, `${element?.tagName}.${element?.className}`.toLowerCase()]);
  }
}).observe({ type: 'largest-contentful-paint', buffered: true })"""
CHOSEN = "() => performance.getEntriesByName('shown').map(({ startTime }) => startTime)[0]"


def measure_sight(bench: Bench) -> None:
    """Print when the largest part of a page is seen with a slow line and a slow processor."""
    rows = []
    for shown, most in SIGHT.items():
        for language in LANGUAGES:
            seen = [_sight(bench, shown, language) for _ in range(bench.rounds)]
            times = sorted(time for time, _, _ in seen)
            chosen = [time for _, time, _ in seen if time is not None]
            rows.append(
                (
                    shown,
                    language,
                    f"{statistics.median(times):.2f} s",
                    f"{times[0]:.2f}–{times[-1]:.2f} s",
                    f"{most:.1f} s",
                    f"{statistics.median(chosen):.2f} s" if chosen else "–",
                    seen[0][2],
                )
            )
    header = ("page", "language", "seen after", "least–most", "aim", "first choice after", "what")
    print_table(SERVED, header, rows)


def _sight(bench: Bench, shown: str, language: str) -> tuple[float, float | None, str]:
    with bench.somebody("telephone", language) as page:
        address = "/"
        if shown in TABLES:
            address = f"/table/{set_up(page, TABLES[shown], game=shown)['table']}"
        page.add_init_script(WATCH_SIGHT)
        page.add_init_script(MARK_THE_FIRST_CHOICE)
        slow_down(page, SLOWNESS, line=True)
        page.goto(address)
        page.wait_for_selector("main h1")
        if shown in TABLES:
            page.wait_for_selector("#help-heading", state="attached")
        page.wait_for_load_state("networkidle")
        time, what = page.evaluate("() => window.seen.at(-1)")
        chosen = page.evaluate(CHOSEN)
        return time / 1000, chosen and chosen / 1000, what


def slow_down(page: Page, slowness: float, *, line: bool = False) -> None:
    """Slow down the processor of a page, and its line too."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
    if line:
        session.send("Network.enable")
        speed = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND / 2}
        wish = {"offline": False, "latency": LATENCY, **speed}
        session.send("Network.emulateNetworkConditions", wish)


# --- Shifts ---------------------------------------------------------------------------------------


def measure_shifts(bench: Bench) -> None:
    """Print how much moves by itself in a game, and the longest task of the page."""
    rows = []
    for game in ("kingdomino", "queendomino", "block"):
        for size in ("laptop", "telephone"):
            with bench.somebody(size) as page:
                page.add_init_script(WATCH_SHIFTS)
                visit(page, set_up(page, [ME, BOT], game=game)["table"])
                actions = play_by_keyboard(page)
                shifts, tasks = page.evaluate("() => [window.shifts, window.tasks]")
            moved = [
                layout_shift(
                    (at, score) for at, score, own, ended in shifts if not own and ended == end
                )
                for end in (False, True)
            ]
            longest = f"{max(tasks, default=0):.0f} ms"
            rows.append((game, size, str(actions), *(f"{score:.4f}" for score in moved), longest))
    header = ("game", "screen", "actions", "layout shift", "at the end", "longest task")
    print_table(PAGES, header, rows)


REACH_A_CHOICE = """() => {
  const choice = document.querySelector('[role=option][data-action]');
  choice?.focus();
  return choice ? 'choice' : document.querySelector('.result') && 'result';
}"""


def play_by_keyboard(page: Page) -> int:
    """Play the game of a page to its end; return the number of actions."""
    actions = 0
    while page.wait_for_function(REACH_A_CHOICE).json_value() == "choice":
        before = told(page)
        page.keyboard.press("Enter")
        wait_for_news(page, before)
        actions += 1
    return actions


def layout_shift(shifts: Iterable[tuple[float, float]]) -> float:
    """Return the greatest sum of a series: at most a second apart and five seconds long."""
    worst = total = begun = last = 0.0
    for time, score in shifts:
        if time - last > 1000 or time - begun > 5000:
            total, begun = 0.0, time
        total, last = total + score, time
        worst = max(worst, total)
    return worst


# --- A drag ---------------------------------------------------------------------------------------


def measure_drag(bench: Bench) -> None:
    """Print what the main thread does while a domino is carried over the board."""
    rows = []
    for slowness in (1, SLOWNESS):
        with bench.somebody() as page:
            visit(page, reach(page, to_place, seats=[ME, BOT]))
            page.wait_for_selector(".kingdom .square.legal")
            lift(page)
            slow_down(page, slowness)
            bench.browser.start_tracing(page=page, categories=CATEGORIES)
            carry(page)
            trace = json.loads(bench.browser.stop_tracing())["traceEvents"]
        rows.append((f"{slowness} times", *dragged(trace)))
    header = ("slower", "frames", "layouts", "main thread a frame", "95 %", "most", "a frame takes")
    print_table(PAGES, header, rows)


def lift(page: Page) -> None:
    """Take the domino in hand, and carry it to the board."""
    page.locator(".turn .hand .domino").hover()
    page.mouse.down()
    x, y = middle(page, ".kingdom .square.legal")
    page.mouse.move(x, y, steps=6)
    page.wait_for_selector(".dragged")


def carry(page: Page) -> None:
    """Carry it to and fro between places of the board."""
    squares = page.locator(".kingdom .square.legal")
    ends = [middle(page, f".kingdom .square.legal >> nth={n}") for n in (0, squares.count() - 1)]
    (left, top), (right, bottom) = ends
    for move in range(MOVES):
        part = abs((move / 30) % 2 - 1)
        page.mouse.move(left + (right - left) * part, top + (bottom - top) * part)


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return the middle of the first that a selector finds."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def dragged(trace: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    """Return the cells about a trace: frames, layouts, and milliseconds of the main thread."""
    main = next(
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "EventDispatch" and event["args"]["data"]["type"] == "pointermove"
    )
    events = sorted(
        (event for event in trace if (event["pid"], event["tid"]) == main),
        key=lambda event: event.get("ts", 0),
    )
    frames = [event["ts"] for event in events if event["name"] == "BeginMainThreadFrame"]
    layouts = [event for event in events if event["name"] == "Layout" and event["ph"] in "BX"]
    tasks = [event for event in events if event["name"] == "RunTask"]
    work = [
        sum(task.get("dur", 0) for task in tasks if begun <= task["ts"] < ended) / 1000
        for begun, ended in pairwise(frames)
    ]
    lasting = [(ended - begun) / 1000 for begun, ended in pairwise(frames)]
    return (
        str(len(frames)),
        str(len(layouts)),
        f"{statistics.median(work):.1f} ms",
        f"{statistics.quantiles(work, n=20)[-1]:.1f} ms",
        f"{max(work):.1f} ms",
        f"{statistics.median(lasting):.1f} ms",
    )


# --- Answers --------------------------------------------------------------------------------------


ANSWERED = """option => new Promise((done) => {
  const found = {};
  let begun = 0;
  const watch = (name, place) =>
    new MutationObserver(() => {
      found[name] ??= performance.now() - begun;
      if (found.told && found.said) done([found.told, found.said]);
    }).observe(place, { childList: true, subtree: true, characterData: true });
  watch('told', document.querySelector('#history-heading').parentElement);
  watch('said', document.querySelector('[role=status]'));
  begun = performance.now();
  option.click();
})"""


def measure_answers(bench: Bench) -> None:
    """Print how soon an own action is answered while nothing comes from the server."""
    rows = []
    for slowness in (1, SLOWNESS):
        found = [times for _ in range(bench.rounds) for times in _answers(bench, slowness)]
        told, said = (statistics.median(times) for times in zip(*found, strict=True))
        rows.append((f"{slowness} times", str(len(found)), f"{told:.0f} ms", f"{said:.0f} ms"))
    header = ("slower", "actions", "until the table tells it", "until it is said")
    print_table(PAGES, header, rows)


def _answers(bench: Bench, slowness: float) -> list[tuple[float, float]]:
    """Place a domino and claim another; the milliseconds until each is told and said."""
    with bench.somebody() as page:
        between = HeldBack(page)
        visit(page, reach(page, to_place, seats=TABLES["kingdomino"]))
        between.wait("actions")
        page.wait_for_timeout(500)
        between.holding = True
        slow_down(page, slowness)
        found = []
        for _ in range(2):
            told, said = page.locator("[role=option][data-action]").first.evaluate(ANSWERED)
            found.append((told, said))
            page.wait_for_timeout(500)
        return found


# --- The house ------------------------------------------------------------------------------------


FETCHED = """() => {
  const [shown] = performance.getEntriesByName('shown');
  const entries = performance.getEntriesByType('resource')
    .filter(({ name }) => !name.endsWith('.woff2') && !name.endsWith('.png'));
  const bytes = (some) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const page = performance.getEntriesByType('navigation')[0].encodedBodySize;
  return [
    page + bytes(entries.filter(({ startTime }) => startTime < shown.startTime)),
    page + bytes(entries),
  ];
}"""
KEEP_HOUSE = """async () => {
  await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
}"""


def measure_house(bench: Bench) -> None:
    """Print what a page fetches at its first visit, fonts apart, and what code at a later one."""
    rows = []
    for game, seats in TABLES.items():
        with bench.somebody() as page:
            table = set_up(page, seats, game=game)["table"]
            page.add_init_script(MARK_THE_FIRST_CHOICE)
            page.goto(f"/table/{table}")
            page.wait_for_selector("#help-heading", state="attached")
            page.wait_for_load_state("networkidle")
            first, all_in = page.evaluate(FETCHED)
            page.evaluate(KEEP_HOUSE)
            page.reload()
            page.wait_for_load_state("networkidle")
            asked = code_asked_for(page)
            page.reload()
            page.wait_for_selector("#help-heading", state="attached")
            page.wait_for_load_state("networkidle")
        rows.append((game, f"{first:,}", f"{all_in:,}", str(len(asked))))
    header = ("table", "bytes up to the first choice", "bytes in all", "requests for code later")
    print_table((*PAGES, "core", "web/service-worker.js"), header, rows)


def code_asked_for(page: Page) -> list[str]:
    """Collect the addresses of code that comes to a page from the server, from now on."""
    asked: list[str] = []

    def note(answer: Response) -> None:
        if "/assets/" in answer.url and not answer.from_service_worker:
            asked.append(answer.url)

    page.on("response", note)
    return asked


# --- Players --------------------------------------------------------------------------------------

PLAYOUTS = {"kingdomino": 300, "queendomino": 300, "draw": 300}
SEARCHES = 20


def measure_players(_bench: Bench) -> None:
    """Print how long the same searches take natively and compiled for the page, on one thread."""
    positions, native = [], []
    for game, playouts in PLAYOUTS.items():
        state: Any = dominium.load(game).start()
        memory, actions = state.game.memory(0), []
        generator = random.Random(game)
        while state.actor != 0:
            action = generator.choice(state.legal_actions())
            actions.append(str(action))
            memory.observe(state, state.apply(action))
        family = state.game.info.family
        searches = {"playouts": playouts, "rounds": SEARCHES}
        positions.append({"family": family, "game": game, "actions": actions, **searches})
        native.append([_searched(memory, playouts, seed) for seed in range(SEARCHES)])
    rows = []
    page = _searched_by_pages(positions)
    for (game, playouts), there, here in zip(PLAYOUTS.items(), native, page, strict=True):
        # The first search compiles.
        times = [statistics.median(found[1:]) for found in (there, here)]
        shown = (f"{time:.1f} ms" for time in times)
        rows.append((game, str(playouts), *shown, f"{times[1] / times[0]:.2f}"))
    header = ("game", "playouts", "native", "in the page", "times as long")
    print_table(("core",), header, rows)


def _searched_by_pages(positions: list[dict[str, Any]]) -> list[list[float]]:
    """Return the milliseconds of the searches of each position, compiled for the page."""
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "searches.json"
        written.write_text(json.dumps(positions), encoding="utf-8")
        os.environ["DOMINIUM_SEARCHES"] = str(written)
        run = run_npm(["run", "--silent", "conformance", "searches"], capture=True)
        if run.returncode:
            sys.exit(run.stdout)
        times: list[list[float]] = json.loads(Path(f"{written}.times").read_text(encoding="utf-8"))
    return times


def _searched(memory: Any, playouts: int, seed: int) -> float:
    """Return the milliseconds of a search."""
    begun = perf_counter()
    memory.search(playouts, None, seed=seed)
    return 1000 * (perf_counter() - begun)


# --- Grades ---------------------------------------------------------------------------------------


def measure_grades(bench: Bench) -> None:
    """Print what Lighthouse gives the lobby and a table."""
    if find_whole_chromium() is None:
        print(f"Lighthouse wants a Chromium with windows: {MISSING}")
        return
    if run_npm([*LIGHTHOUSE, "--version"], capture=True).returncode:
        print("npm cannot bring Lighthouse.")
        return
    with bench.somebody() as page:
        table = set_up(page, TABLES["kingdomino"])["table"]
        cookies = cookies_of(page)
    rows = []
    for name, path in {"lobby": "/", "kingdomino": f"/table/{table}"}.items():
        given = [_grades(f"{bench.address}{path}", cookies) for _ in range(bench.rounds)]
        rows.append((name, *(_median_of(given, category) for category in GRADES)))
    aims = (f"{name} (aim {least})" for name, least in GRADES.items())
    print_table(SERVED, ("page", *aims), rows)


def _grades(address: str, cookies: str) -> dict[str, float]:
    """Return what Lighthouse gives a page, of a hundred."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as headers:
        json.dump({"Cookie": cookies}, headers)
        headers.flush()
        options = {
            "output": "json",
            "extra-headers": headers.name,
            "only-categories": ",".join(GRADES),
            "chrome-flags": " ".join(("--headless", *NO_SCREEN)),
        }
        wishes = [f"--{name}={value}" for name, value in options.items()]
        found = run_npm([*LIGHTHOUSE, address, *wishes], capture=True)
    if found.returncode:
        sys.exit(f"Lighthouse could not look at {address}")
    categories = json.loads(found.stdout)["categories"]
    return {name: 100 * categories[name]["score"] for name in GRADES}


def _median_of(given: Sequence[dict[str, float]], category: str) -> str:
    """Write the median of a grade, with the least and the most."""
    grades = sorted(one[category] for one in given)
    return f"{statistics.median(grades):.0f} ({grades[0]:.0f}–{grades[-1]:.0f})"


MEASURES: dict[str, Callable[[Bench], None]] = {
    "scripts": measure_scripts,
    "sight": measure_sight,
    "shifts": measure_shifts,
    "drag": measure_drag,
    "answers": measure_answers,
    "house": measure_house,
    "players": measure_players,
    "grades": measure_grades,
}


def run(tables: Sequence[str], rounds: int) -> None:
    """Print tables of figures."""
    with a_bench(rounds) as bench:
        for name in tables:
            MEASURES[name](bench)


def main() -> None:
    """Measure what the command line names, or everything."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=", ".join(MEASURES))
    parser.add_argument("--rounds", type=int, default=5, help="visits for a time (5)")
    chosen = parser.parse_args()
    unknown = set(chosen.tables) - set(MEASURES)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    run(chosen.tables or list(MEASURES), chosen.rounds)


if __name__ == "__main__":
    main()
