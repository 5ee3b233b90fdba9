"""The end of a game: how it is counted, and what one goes on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.one_screen import COVERED, SIZES
from tests.e2e.sight import settled
from tests.e2e.table import focused, open_finished_table, until

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.e2e.conftest import Person

SHARE = """
window.shared = [];
navigator.share = async (card) => window.shared.push(card);
navigator.canShare = () => true;
"""
COPY = """
delete Navigator.prototype.share;
navigator.clipboard.writeText = async (link) => (window.copied = link);
"""
SEEN = "one => getComputedStyle(one).clipPath === 'none'"
NOTE_POINTS = """
window.noted = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) {
    const points = node.querySelector?.('.counted') ?? node;
    if (points.matches?.('.counted')) window.noted.push(Number(points.textContent));
  }
}).observe(document, { childList: true, subtree: true });
"""


def test_a_result_is_shared_with_its_picture(page: Page) -> None:
    page.add_init_script(SHARE)
    table = open_finished_table(page)
    # Whoever shares does not wait long for the picture; it is made once.
    assert page.request.get(f"/api/tables/{table}/share.png?language=en").ok
    page.get_by_role("button", name="Share").click()
    until(page, "() => window.shared.length === 1")
    card = page.evaluate(
        """() => {
          const [{ text, url, files: [{ type, size }] }] = window.shared;
          return [text, url, type, size];
        }"""
    )
    winner = page.locator(".result li .name").first.inner_text()
    assert card[0].startswith(f"Dominium: 1. {winner}, ")
    assert card[1].endswith(f"/table/{table}")
    assert card[2] == "image/png"
    assert card[3] > 10_000


def test_on_a_telephone_no_news_cover_who_has_won(page: Page) -> None:
    page.set_viewport_size(SIZES["telephone"])
    open_finished_table(page)
    for size in ("telephone", "small_telephone", "telephone_on_its_side"):
        page.set_viewport_size(SIZES[size])
        settled(page)
        faults = page.evaluate(COVERED, [".result .ribbon", ""])
        assert not faults, f"{size}: {faults}"
        assert page.locator(".voice").evaluate(SEEN) is False, size


def test_what_comes_after_a_game_is_in_order_and_its_rest_is_folded(page: Page) -> None:
    page.add_init_script(COPY)
    table = open_finished_table(page)
    until(page, "() => document.activeElement.id === 'result-heading'")
    for name in ("Play again", "Analyse", "Share"):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.innerText") == name
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).to_contain_text("The link is copied.")
    assert page.evaluate("window.copied").endswith(f"/table/{table}")
    links = page.locator(".more a")
    page.keyboard.press("Tab")
    expect(links.first).not_to_be_visible()
    page.keyboard.press("Enter")
    expect(links.first).to_be_visible()
    assert links.count() == 5
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.innerText") == "Replay"
    page.keyboard.press("Escape")
    expect(links.first).not_to_be_visible()
    assert focused(page, "class").startswith("button")


def test_the_land_of_the_winner_is_counted_row_by_row(person: Person) -> None:
    page = person(reduced_motion="no-preference").new_page()
    page.add_init_script(NOTE_POINTS)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/BoardMarks-*.js", hold)
    with page.expect_request("**/BoardMarks-*.js"):
        open_finished_table(page)
    # What the points rise from comes late: nothing is counted before it is there.
    page.wait_for_timeout(500)
    held.pop().continue_()
    total = int(page.locator(".result .points").first.inner_text().split()[0])
    until(page, f"() => window.noted.reduce((sum, points) => sum + points, 0) === {total}")
    expect(page.locator(".counted")).to_have_count(0)
    assert page.locator(".kingdom .heading .total").inner_text().split()[-1] == str(total)
