"""The door: games to choose, ways to begin at once, invitations and the waiting for guests."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.beside import set_up
from tests.e2e.one_screen import BROKEN_WORDS, SIZES
from tests.e2e.table import BOT, FRIEND, ME, choose_game, device, focused, open_drawer, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page, Route

    Person = Callable[..., BrowserContext]

OFFER = "Learn Kingdomino"


def is_in_view(one: Locator) -> bool:
    """Tell whether something lies wholly within the screen."""
    within: bool = one.evaluate(
        """one => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        }"""
    )
    return within


# --- The lobby -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["telephone", "small_telephone", "small_laptop"])
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_one_can_begin_from_the_first_screen(person: Person, size: str, locale: str) -> None:
    page = person(viewport=SIZES[size], locale=locale).new_page()
    page.goto("/")
    page.wait_for_selector(".now button")
    for button in page.locator(".now button, .now select").all():
        assert is_in_view(button), button.inner_text()


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "sk-SK", "pl-PL"])
def test_on_the_smallest_telephone_no_words_run_into_others(person: Person, locale: str) -> None:
    page = person(viewport=SIZES["small_telephone"], locale=locale).new_page()
    page.goto("/")
    page.wait_for_selector(".now button")
    for card in page.get_by_role("radio").all():
        card.check()
        name, level = page.locator(".now strong"), page.locator(".now label")
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
        if level.count() > 0:
            assert name.evaluate(
                """one => {
                  const { right, bottom } = one.getBoundingClientRect();
                  const label = document.querySelector('.now label').getBoundingClientRect();
                  return right <= label.left || bottom <= label.top;
                }"""
            )
    for size in SIZES.values():
        page.set_viewport_size(size)
        assert page.evaluate(BROKEN_WORDS) == []


def listed_tables(route: Route) -> None:
    """Answer with one of two pages of open tables, the second of which is shorter."""
    first, following, count = (20, None, 3) if "offset=20" in route.request.url else (0, 20, 20)
    tables = [
        {
            "table": f"table-{number}",
            "game": "kingdomino",
            "title": f"Table {number}",
            "names": ["Jana", "Guest"],
            "free": [1],
            "settings": {
                "pace": "live",
                "move_days": None,
                "clock_minutes": None,
                "clock_increment": 0,
                "rated": False,
                "undo": True,
                "coach": False,
                "visibility": "open",
                "spectators": True,
            },
            "updated": "2026-01-01T00:00:00.000+00:00",
        }
        for number in range(first, first + count)
    ]
    route.fulfill(json={"tables": tables, "following": following, "here": 24, "seeking": {}})


def test_a_long_list_of_open_tables_goes_on_where_it_ended(person: Person) -> None:
    page = person().new_page()
    page.route("**/api/tables/open*", listed_tables)
    page.goto("/")
    waiting = page.locator("section:has(> #waiting-tables)")
    expect(waiting.locator("li")).to_have_count(20)
    expect(page.get_by_text("24 people are here now.")).to_be_visible()
    more = page.get_by_role("button", name="Show more tables")
    more.focus()
    page.keyboard.press("Enter")
    expect(waiting.locator("li")).to_have_count(23)
    expect(more).to_have_count(0)
    expect(waiting.locator("li", has_text="Table 20").get_by_role("button")).to_be_focused()
    # What was shown stays when the list is looked up again.
    with page.expect_response(lambda answer: "offset=20" in answer.url):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(waiting.locator("li")).to_have_count(23)


def test_how_many_people_are_here_is_said_in_the_lobby(person: Person) -> None:
    context = person()
    table = set_up(context.new_page(), [ME, FRIEND])
    assert table["table"]
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_text(re.compile(r"(person is|people are) here now\."))).to_be_visible()


@pytest.mark.parametrize("size", ["telephone", "small_telephone"])
def test_on_a_telephone_what_begins_a_game_leaves_the_games_in_sight(
    person: Person, size: str
) -> None:
    page = person(viewport=SIZES[size], locale="pl-PL").new_page()
    page.goto("/")
    page.wait_for_selector(".now button")
    height, room = page.evaluate(
        """() => [
          document.querySelector('.now .bar').getBoundingClientRect().height,
          parseFloat(getComputedStyle(document.querySelector('main.lobby')).paddingBottom),
        ]"""
    )
    assert height <= 144
    assert height <= room <= height + 32


def test_on_a_telephone_one_can_begin_from_everywhere(person: Person) -> None:
    page = person(viewport=SIZES["telephone"]).new_page()
    page.goto("/")
    last = page.get_by_role("radio").last
    last.focus()
    assert is_in_view(page.locator(".now .gold"))
    # The buttons lie over the page, but not over what has the focus.
    for one in (last, page.locator(".now .gold")):
        assert one.evaluate(
            """one => {
              const { left, top, width, height } = one.getBoundingClientRect();
              return document.elementFromPoint(left + width / 2, top + height / 2) === one;
            }"""
        )


def test_every_game_is_a_card_with_a_picture(page: Page) -> None:
    games = page.request.get("/api/games?language=en").json()
    page.goto("/")
    for game in games:
        radio = page.get_by_role("radio", name=game["title"], exact=True)
        expect(radio).to_have_accessible_description(re.compile(r"\w+ \w+"))
        card = page.locator("label", has=radio)
        drawn = card.locator(".picture > svg:not(.sprite)")
        drawn.wait_for()
        assert drawn.locator("*").count() >= 10, game["id"]


def test_game_and_level_are_remembered(page: Page) -> None:
    page.goto("/")
    choose_game(page, "Twenty-One")
    page.get_by_label("Level").select_option("medium")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("main.table h2")
    page.goto("/")
    expect(page.get_by_role("radio", name="Twenty-One")).to_be_checked()
    expect(page.get_by_label("Level")).to_have_value("medium")


def test_a_table_at_which_it_is_the_own_turn_goes_on_first(page: Page) -> None:
    table = set_up(page, [ME, device("Petr")])["table"]
    page.goto("/")
    page.get_by_role("link", name="Continue").click()
    page.wait_for_url(f"**/table/{table}")


def test_strong_contrast_is_kept_in_the_lobby(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage.setItem('dominium.tiles', 'contrast')")
    page.reload()
    page.locator("use[href='#tile-town']").first.wait_for(state="attached")
    assert page.locator("svg.land, .hills").count() == 0


def test_a_lesson_is_offered_until_one_knows_the_place(person: Person) -> None:
    context = person()
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name=OFFER).wait_for()
    choose_game(page, "Solo")
    assert page.get_by_role("link", name="Learn Solo").get_attribute("href") == "/learn/solo"
    page.get_by_role("button", name="Do not offer this again").click()
    assert page.evaluate("document.activeElement.innerText") == "Play now"
    page.reload()
    page.wait_for_selector(".found", state="attached")
    page.wait_for_load_state("networkidle")
    assert page.locator(".offer").count() == 0

    knowing = person().new_page()
    set_up(knowing, [ME, BOT])
    knowing.goto("/")
    knowing.wait_for_selector("#open-tables")
    assert knowing.locator(".offer").count() == 0


# --- With a friend -------------------------------------------------------------------------------


def test_a_friend_is_invited_by_one_press_and_sits_down_by_another(person: Person) -> None:
    jana, petr = person(), person()
    for context, name in ((jana, "Jana"), (petr, "Petr")):
        context.add_init_script(f"localStorage.setItem('dominium.name', '{name}')")
    host, guest = jana.new_page(), petr.new_page()
    host.goto("/")
    choose_game(host, "Matador")
    host.get_by_role("button", name="Play with a friend").click()
    link = host.get_by_label("Link for seat 2").input_value()

    guest.goto(link)
    expect(guest.locator("h1")).to_have_text("Jana invites you to Matador")
    guest.locator(".picture > svg").wait_for()
    expect(guest.get_by_label("Your name")).to_have_value("Petr")
    assert guest.locator("li.own").inner_text().split("\n") == ["You", "your seat"]
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector("#company-heading")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_invitation_is_one_screen_of_a_telephone(person: Person, theme: str) -> None:
    link = set_up(person().new_page(), [ME, FRIEND, FRIEND, BOT])["invitations"][0]["link"]
    page = person(color_scheme=theme).new_page()
    page.goto(link)
    page.wait_for_selector("#join-name")
    for size in ("telephone", "small_telephone"):
        page.set_viewport_size(SIZES[size])
        for one in ("h1", "#join-name", "form button"):
            assert is_in_view(page.locator(f"main {one}")), (size, one)


def test_a_link_can_be_shared_and_photographed(person: Person) -> None:
    context = person(color_scheme="dark")
    context.add_init_script("navigator.share = async (shared) => { window.shared = shared.url; };")
    page = context.new_page()
    table = set_up(page, [ME, FRIEND])
    page.goto(f"/table/{table['table']}")
    page.get_by_role("button", name="Share").click()
    address = page.get_by_label("Link for seat 2").input_value()
    assert address.endswith(table["invitations"][0]["link"])
    until(page, "address => window.shared === address", address)
    code = page.get_by_role("img", name="QR code with the link above")
    ground, modules = code.locator("rect"), code.locator("path")
    assert ground.evaluate("one => getComputedStyle(one).fill") == "rgb(255, 255, 255)"
    assert modules.evaluate("one => getComputedStyle(one).fill") == "rgb(0, 0, 0)"
    # Dark modules keep away from every edge: a camera needs the quiet zone.
    assert code.evaluate(
        """one => {
          const size = one.viewBox.baseVal.width, box = one.querySelector('path').getBBox();
          return Math.min(box.x, box.y, size - box.x - box.width, size - box.y - box.height);
        }"""
    ) == pytest.approx(4)


def test_each_of_many_seats_has_a_code(page: Page) -> None:
    table = set_up(page, [ME, FRIEND, FRIEND])["table"]
    page.goto(f"/table/{table}")
    page.get_by_text("QR code for seat 3").click()
    code = page.get_by_role("img", name="QR code with the link above")
    code.wait_for()
    third = code.locator("path").get_attribute("d")
    page.get_by_text("QR code for seat 2").click()
    until(page, "() => document.querySelectorAll('.address svg').length === 2")
    assert code.first.locator("path").get_attribute("d") != third


def test_nobody_is_a_guest_to_themselves(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("#company-heading", state="attached")
    open_drawer(page, "talk")
    seats = page.locator("section:has(> #company-heading) li .name")
    assert seats.first.inner_text() == "You"
    assert "Guest" not in page.locator("section:has(> #company-heading)").inner_text()


def test_whoever_comes_by_keyboard_begins_where_they_choose(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Kingdomino").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page, "value") == "queendomino"
    page.keyboard.press("Enter")
    page.wait_for_selector("#step-heading")
