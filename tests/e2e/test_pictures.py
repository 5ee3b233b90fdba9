"""Views of the tour, compared with pictures that the same Chromium made of the same games.

What differs lies in `build/pictures` afterwards. Where the page is meant to look like that, it is
copied to `tests/e2e/pictures`, together with `chromium.txt`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageChops

from tests.e2e.conftest import ROOT
from tests.e2e.tour import VIEWS, shot

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.e2e.tour import View

KNOWN = Path(__file__).with_name("pictures")
SEEN = ROOT / "build" / "pictures"
VERSION = "chromium.txt"
COMPARED = (
    "door",
    "door-small",
    "invitation",
    "kingdomino-choose",
    "kingdomino-phone-choose",
    "queendomino-dusk",
    "royal-wedding-phone",
    "block",
    "twenty-one",
    "kingdomino-end",
    "contrast",
)
HEIGHT = 320
MOST_UNLIKE = 24
"""The difference of a colour, of 255, that is still taken for the same."""
MOST_DIFFERENT = 0.005
"""The part of a picture that may be unlike."""

pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    "view", [view for view in VIEWS if view.name in COMPARED], ids=lambda view: view.name
)
def test_a_view_looks_as_it_did(browser: Browser, same_draws: str, view: View) -> None:
    seen = small(shot(browser, same_draws, view))
    known = KNOWN / f"{view.name}.webp"
    keep(seen, known.name, browser.version)
    made_by = (KNOWN / VERSION).read_text(encoding="utf-8").strip()
    if made_by != browser.version:
        pytest.skip(f"the pictures were made by Chromium {made_by}, this is {browser.version}")
    part = unlike(seen, Image.open(known).convert("RGB"))
    assert part < MOST_DIFFERENT, f"{part:.1%} of {known.name} looks otherwise: see {SEEN}"


def small(picture: Image.Image) -> Image.Image:
    """A picture in the size in which it is compared."""
    width = round(picture.width * HEIGHT / picture.height)
    return picture.resize((width, HEIGHT), Image.Resampling.LANCZOS)


def keep(picture: Image.Image, name: str, version: str) -> None:
    """Keep what was seen."""
    SEEN.mkdir(parents=True, exist_ok=True)
    picture.save(SEEN / name, lossless=True, method=6)
    (SEEN / VERSION).write_text(f"{version}\n", encoding="utf-8")


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The part of two pictures that is not alike; all of it when they are not of one size."""
    if one.size != other.size:
        return 1.0
    red, green, blue = ImageChops.difference(one, other).split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    return sum(worst[MOST_UNLIKE + 1 :]) / sum(worst)


def test_a_changed_picture_is_told() -> None:
    picture = Image.new("RGB", (100, 100), "white")
    changed = picture.copy()
    changed.paste("black", (0, 0, 10, 10))
    assert unlike(picture, picture) == 0
    assert unlike(picture, changed) == pytest.approx(0.01)
