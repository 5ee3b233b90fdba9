"""The pages of the documentation site in a browser: axe, a telephone, the keyboard."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.docs import small_site
from tests.e2e import checks
from tests.e2e.conftest import AXE, ROOT, new_context

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

PAGES = ["index", "docs/gallery/scores", "src/dominium/rules/cs/block"]
TELEPHONE = {"width": 360, "height": 740}
TAGS = [tag for tag in checks.TAGS if tag != "best-practice"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site, read from its folder as without a network."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOMINIUM_GALLERY_SCALE", "0.002")
        return small_site.build(tmp_path_factory.mktemp("documents"))


@pytest.fixture(params=["light", "dark"])
def reader(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Somebody with a telephone, by day and by night."""
    context = new_context(browser, viewport=TELEPHONE, color_scheme=request.param, offline=True)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


@pytest.mark.skipif(not AXE.exists(), reason=f"{AXE.relative_to(ROOT)} is missing")
def test_axe_finds_nothing_and_nothing_scrolls_sideways(reader: Page, site: Path) -> None:
    for name in PAGES:
        reader.goto((site / name).with_suffix(".html").as_uri())
        reader.wait_for_selector("button.nav-overlay-icon")
        assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        reader.add_script_tag(path=AXE)
        options = json.dumps({"runOnly": TAGS})
        found = reader.evaluate(checks.RUN_AXE, [options, []])
        assert [fault for fault in found if not fault["open"]] == [], name


def test_the_navigation_is_opened_and_closed_by_keys(reader: Page, site: Path) -> None:
    reader.goto((site / "index.html").as_uri())
    inside = reader.locator(".sidebar-tree a").first
    assert not inside.is_visible()
    reader.get_by_role("button", name="Navigation").press("Enter")
    inside.wait_for(state="visible")
    inside.press("Enter")
    reader.wait_for_url("**/block.html")


def test_a_figure_takes_the_colour_of_the_page(reader: Page, site: Path) -> None:
    reader.goto((site / "docs/gallery/scores.html").as_uri())
    colours = reader.evaluate(
        """() => [getComputedStyle(document.body).color,
                  getComputedStyle(document.querySelector('.figure svg text')).fill]"""
    )
    assert colours[0] == colours[1]
    reader.locator(".figure summary").first.press("Enter")
    assert reader.locator(".figure table").first.is_visible()
