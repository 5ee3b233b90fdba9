"""Take the pictures of the tour and write its page: `python -m tests.e2e.tour`.

They are taken again after visible work and looked at one by one; which games are played is left to
chance, so that no two tours are the same.
"""

from __future__ import annotations

import argparse
import io
import shutil
import tempfile
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.e2e.beside import after, play, reach, set_up
from tests.e2e.conftest import CHROMIUM_ARGUMENTS, ROOT, Server, new_context
from tests.e2e.court import sparing
from tests.e2e.one_screen import SIZES
from tests.e2e.table import FRIEND, ME, device, open_drawer, until, visit
from tools.chromium import find_chromium

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

    from tests.e2e.beside import Choice, Json

FOLDER = ROOT / "docs" / "images" / "tour"
PAGE = ROOT / "docs" / "tour.md"
SCREENSHOTS = ROOT / "web" / "public" / "screenshots"
FORMS = {"kingdomino-place-day": "wide", "kingdomino-phone-place": "narrow"}
"""The pictures that a browser shows before the site is installed, each for a form of screen."""
BOTS = [{"kind": "bot", "level": level} for level in ("easy", "medium", "hard")]
PEOPLE = ("Petr", "Eva", "Karel", "Hana", "Ivan", "Olga", "Zdeněk")
LANGUAGES = {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK", "pl": "pl-PL"}
WIDTHS = {"desktop": 1200, "laptop": 1100, "small_laptop": 900, "telephone_on_its_side": 844}
QUALITY = 78


@dataclass(frozen=True)
class View:
    """A picture of the tour.

    Attributes:
        name: The name of its file.
        shown: What it shows, as its caption and its text for those who do not see it.
        show: Brings a page there.
        size: The size of the window.
        theme: The theme, "light" or "dark".
        language: The language of the reader.
    """

    name: str
    shown: str
    show: Callable[[Page], None]
    size: str = "desktop"
    theme: str = "light"
    language: str = "en"

    @property
    def file(self) -> Path:
        """The file of the picture."""
        return FOLDER / f"{self.name}.webp"


def address(path: str, page: Page) -> None:
    """Show a page of the site."""
    page.goto(path)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")


def greedy(picture: Json) -> str:
    """The last domino of an offer, for that has most crowns, and the first place for it."""
    choices = picture["legal"]
    return str(choices[-1 if picture["view"]["step"] == "claim" else 0]["action"])


def table(page: Page, *, step: str, ply: int = 60, choose: Choice = greedy, **wish: Any) -> None:
    """Show a table in mid-game at a step of the own turn."""

    def there(picture: Json) -> bool:
        return bool(picture["ply"] >= ply and picture["view"]["step"] == step)

    visit(page, reach(page, there, choose, **{"seats": [ME, *BOTS], **wish}))
    until(page, "document.querySelector('[role=option][data-action]') !== null")


def aimed(page: Page, **wish: Any) -> None:
    """Show a domino that is tried out."""
    table(page, step="place", **wish)
    page.locator(".kingdom .square.legal").first.evaluate("square => square.click()")
    page.wait_for_selector(".kingdom .bar .primary")


def waiting(page: Page) -> None:
    """Show a table whose friends have not come yet."""
    visit(page, set_up(page, [ME, FRIEND, FRIEND])["table"])


def invited(page: Page, **wish: Any) -> None:
    """Show an invitation as a stranger sees it."""
    link = set_up(page, [ME, FRIEND], **wish)["invitations"][0]["link"]
    page.context.clear_cookies()
    address(link, page)


def line(page: Page, game: str, seats: int = 2, actions: int = 12, **wish: Any) -> None:
    """Show a table of a game of tiles in mid-game."""
    visit(page, reach(page, after(actions), game=game, seats=[ME, *BOTS[: seats - 1]], **wish))
    until(page, "document.querySelector('[role=option][data-action]') !== null")


def over(page: Page, people: int = 4, **wish: Any) -> None:
    """Show the end of a game."""
    seats = [ME, *map(device, PEOPLE[: people - 1])]
    shown = set_up(page, seats, **wish)["table"]
    play(shown, page, choose=greedy)
    visit(page, shown)
    page.wait_for_selector(".result")


def with_drawer(page: Page, name: str) -> None:
    """Show a table with one of its drawers open."""
    table(page, step="claim")
    open_drawer(page, name)


def with_tiles(page: Page, look: str) -> None:
    """Show a table with other tiles."""
    page.goto("/settings")
    page.evaluate("look => localStorage.setItem('dominium.tiles', look)", look)
    table(page, step="claim")


def reviewed(page: Page) -> None:
    """Show a finished game as the coach sees it."""
    over(page, people=2)
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_selector("#decisions-heading")


def shared(page: Page) -> None:
    """Show the picture of a finished game that goes with a shared link."""
    over(page)
    page.set_viewport_size({"width": 1200, "height": 630})
    page.goto(f"/api/tables/{page.url.rsplit('/', 1)[1]}/share.png?language=en")


court = partial(table, game="queendomino", choose=sparing)
wedding = partial(
    table,
    game="queendomino",
    preset="royal_wedding_teams",
    options={"seats": 8},
    seats=[ME, *map(device, PEOPLE)],
    step="claim",
)

VIEWS = [
    View("door", "The first page.", partial(address, "/")),
    View("door-dusk", "The first page at dusk.", partial(address, "/"), theme="dark"),
    View("door-phone", "The first page on a telephone, in Czech.", partial(address, "/"),
         "telephone", language="cs"),
    View("door-small", "The first page on the smallest telephones, in Polish.",
         partial(address, "/"), "small_telephone", "dark", "pl"),
    View("invitation", "An invitation.", invited, "telephone"),
    View("invitation-dusk", "An invitation to Queendomino at dusk, in Slovak.",
         partial(invited, game="queendomino"), "telephone", "dark", "sk"),
    View("waiting", "A table that waits for friends.", waiting),
    View("kingdomino-choose", "Kingdomino: choosing a domino.", partial(table, step="claim")),
    View("kingdomino-place-day", "Kingdomino: trying out a place.", aimed),
    View("kingdomino-place", "Kingdomino at dusk: trying out a place.", aimed, theme="dark"),
    View("kingdomino-laptop", "Kingdomino on a laptop, in Czech.", aimed, "laptop", language="cs"),
    View("kingdomino-small-laptop", "Kingdomino on a small laptop.", partial(table, step="claim"),
         "small_laptop"),
    View("kingdomino-phone-choose", "Kingdomino on a telephone: choosing.",
         partial(table, step="claim"), "telephone"),
    View("kingdomino-phone-place", "Kingdomino on a telephone at dusk: placing.", aimed,
         "telephone", "dark"),
    View("kingdomino-small", "Kingdomino on the smallest telephones, in Polish.", aimed,
         "small_telephone", language="pl"),
    View("kingdomino-side", "Kingdomino on a telephone on its side.", aimed,
         "telephone_on_its_side"),
    View("mighty-duel", "The Mighty Duel: seven squares by seven, for two.",
         partial(aimed, preset="mighty_duel", seats=[ME, BOTS[2]], ply=70)),
    View("kralovska-zahrada", "Královská zahrada, the edition for blind players, in Czech.",
         partial(aimed, preset="kralovska_zahrada", seats=[ME, BOTS[0]], ply=40),
         "telephone", language="cs"),
    View("queendomino-build", "Queendomino: buildings on their shelf.",
         partial(court, step="build")),
    View("queendomino-dusk", "Queendomino at dusk, in Slovak.", partial(court, step="claim"),
         theme="dark", language="sk"),
    View("queendomino-phone", "Queendomino on a telephone: building.", partial(court, step="build"),
         "telephone"),
    View("queendomino-phone-choose", "Queendomino on a telephone at dusk: choosing.",
         partial(court, step="claim"), "telephone", "dark"),
    View("royal-wedding", "The Royal Wedding: eight people in four teams.", wedding),
    View("royal-wedding-phone", "The Royal Wedding on a telephone.", wedding, "telephone"),
    View("block", "Block.", partial(line, game="block")),
    View("block-phone", "Block on a telephone at dusk.", partial(line, game="block"), "telephone",
         "dark"),
    View("draw", "Draw.", partial(line, game="draw")),
    View("matador", "Matador on a telephone, in Czech.", partial(line, game="matador"),
         "telephone", language="cs"),
    View("bergen", "Bergen, in Polish.", partial(line, game="bergen", seats=3), language="pl"),
    View("sebastopol", "Sebastopol at dusk.", partial(line, game="sebastopol", seats=4, actions=6),
         theme="dark"),
    View("sebastopol-phone", "Sebastopol on a telephone.",
         partial(line, game="sebastopol", seats=4, actions=6), "telephone"),
    View("twenty-one", "Twenty-One.", partial(line, game="twenty_one", seats=3, actions=2)),
    View("solo", "Solo on a telephone, in Slovak.", partial(line, game="solo", seats=1),
         "telephone", language="sk"),
    View("muggins", "Muggins with its spinner.",
         partial(line, game="muggins", seats=3, actions=16, options={"target": 60})),
    View("kingdomino-end", "The end of Kingdomino.", over),
    View("kingdomino-end-phone", "The end on a telephone at dusk.", over, "telephone", "dark"),
    View("queendomino-end", "The end of Queendomino, in Czech.", partial(over, game="queendomino"),
         language="cs"),
    View("block-end", "The end of Block on a telephone.", partial(over, people=2, game="block"),
         "telephone"),
    View("shared", "The picture that goes with a shared result.", shared),
    View("score", "The score of a running game.", partial(with_drawer, name="score")),
    View("lettered", "The land with letters.", partial(with_tiles, look="lettered"), "telephone"),
    View("contrast", "Squares with symbols and strong contrast.",
         partial(with_tiles, look="contrast")),
    View("review", "What the coach says of a game.", reviewed),
]  # fmt: skip


def written() -> str:
    """The page of the tour."""
    pictures = "\n\n".join(
        f"{view.shown}\n\n![{view.shown}](images/tour/{view.file.name})" for view in VIEWS
    )
    return (
        "# A tour in pictures\n\nEvery game, on large and small screens, by day and at dusk, "
        "in four languages. `python -m tests.e2e.tour` takes these pictures.\n\n"
        f"{pictures}\n"
    )


def take(views: list[View]) -> None:
    """Take pictures with a server of their own."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "dominium.sqlite3")
        server.start()
        chromium = playwright.chromium.launch(
            executable_path=find_chromium(), args=CHROMIUM_ARGUMENTS
        )
        for view in views:
            save(shot(chromium, server.address, view), view)
        chromium.close()
        server.kill()


def shot(browser: Browser, address: str, view: View) -> Image.Image:
    """A picture of a view, at rest."""
    context = new_context(
        browser,
        base_url=address,
        viewport=SIZES[view.size],
        locale=LANGUAGES[view.language],
        color_scheme=view.theme,
        reduced_motion="reduce",
    )
    page = context.new_page()
    view.show(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    context.close()
    return picture


def save(picture: Image.Image, view: View) -> None:
    """Write a picture, no wider than it is shown."""
    width = min(WIDTHS.get(view.size, picture.width), picture.width)
    height = round(picture.height * width / picture.width)
    resized = picture.resize((width, height), Image.Resampling.LANCZOS)
    resized.save(view.file, quality=QUALITY, method=6)
    if form := FORMS.get(view.name):
        shutil.copyfile(view.file, SCREENSHOTS / f"{form}.webp")


def main() -> None:
    """Take all pictures, or those that are named, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="the pictures to take; all if none is named")
    names = parser.parse_args().names
    take([view for view in VIEWS if not names or view.name in names])
    PAGE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
