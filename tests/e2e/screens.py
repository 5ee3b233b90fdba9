"""Every page of the site in every state that differs for the eye or the ear."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.e2e.beside import play, reach, set_up
from tests.e2e.court import (
    at_ply,
    at_step,
    open_court,
    open_finished_court,
    open_teams,
)
from tests.e2e.dominoes import COVER, HAND, LIST, open_line
from tests.e2e.people import account, found_league, register
from tests.e2e.table import (
    BOT,
    FRIEND,
    ME,
    device,
    go_to_replay,
    open_drawer,
    open_finished_table,
    open_placing,
    open_table,
    unfold_table,
    until,
    visit,
    wait_for_turn,
)
from tests.server.conftest import quick_day

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.e2e.beside import Condition

OTHERS = [device("Petr"), device("Eva"), device("Karel")]


def lobby(page: Page) -> None:
    set_up(page, [ME, BOT])
    unfold_table(page)
    page.wait_for_selector("#open-tables")
    page.get_by_text("Details of the rules").click()


def waiting(page: Page) -> None:
    open_table(page, [ME, FRIEND])
    page.wait_for_selector("#waiting-heading")


def joining(page: Page) -> None:
    page.goto(set_up(page, [ME, FRIEND])["invitations"][0]["link"])
    page.wait_for_selector("#join-name")


def claiming(page: Page) -> None:
    open_table(page, [ME, BOT])
    wait_for_turn(page)


def placing(page: Page) -> None:
    open_placing(page)
    page.locator(".square.legal").first.press("Enter")
    page.wait_for_selector(".bar .primary")


def refused(page: Page) -> None:
    placing(page)
    page.get_by_label("Action or question").fill("a1r")
    page.keyboard.press("Enter")
    page.wait_for_selector(".turn .refusal")


def result(page: Page) -> None:
    open_finished_table(page)


def replay(page: Page) -> None:
    result(page)
    go_to_replay(page)
    page.wait_for_selector("#ply")
    page.get_by_role("button", name="End", exact=True).click()
    page.wait_for_selector(".standing")


def record(page: Page) -> None:
    page.goto("/replay")
    page.wait_for_selector("#record")


def analysis(page: Page) -> None:
    page.goto("/analysis")
    page.locator("#analysis-game option").first.wait_for(state="attached")


def analysing(page: Page) -> None:
    analysis(page)
    page.locator("form.panel button").first.click()
    page.wait_for_selector("#next-action")
    page.locator(".steps form button[type=button]").click()
    page.locator(".links").wait_for()
    page.wait_for_selector(".steps > button.primary")


def scorer(page: Page) -> None:
    page.goto("/score")
    page.locator("[data-square=f5]").click()
    page.wait_for_selector(".total")


def scorer_by_dominoes(page: Page) -> None:
    scorer(page)
    page.get_by_label("by dominoes").check()
    page.get_by_label("Number", exact=True).fill("24")
    page.get_by_label("Square of the left half").fill("f5")
    page.get_by_role("button", name="Add").click()
    # The score of both halves is there.
    until(page, "document.querySelectorAll('.row .swatch').length >= 2")


def taxing(page: Page) -> None:
    open_court(page, at_step("tax"))
    page.locator(".kingdom .square.legal").first.click()
    page.wait_for_selector(".bar .primary")


def building(page: Page) -> None:
    open_court(page, at_step("build"))
    page.locator(".token.legal").first.click()
    page.wait_for_selector(".token[aria-pressed=true]")


def burning(page: Page) -> None:
    open_court(page, at_step("burn"))
    page.locator(".token.legal").first.click()
    page.wait_for_selector(".bar .primary")


def teams(page: Page) -> None:
    open_teams(page, at_ply(60))


def court_result(page: Page) -> None:
    open_finished_court(page)


def court_replay(page: Page) -> None:
    table = open_finished_court(page)
    page.goto(f"/replay/{table}?ply=60")
    page.wait_for_selector(".buildings .token")


def court_scorer(page: Page) -> None:
    page.goto("/score")
    page.get_by_label("Queendomino").check()
    page.get_by_role("radio", name="Statue").check()
    page.locator("[data-square=f5]").click()
    page.wait_for_selector(".side tfoot")


def team_seats(page: Page) -> None:
    unfold_table(page, "Queendomino")
    page.get_by_label("Royal Wedding, team version").check()
    page.wait_for_selector(".team")


def leading(page: Page) -> None:
    open_line(page, "solo")
    page.wait_for_selector(HAND)


def line(page: Page) -> None:
    """A line that several people have laid, each with a hand of their own."""
    visit(page, reach(page, _has_laid(16), game="draw", seats=[ME, device("Petr")]))
    page.locator(COVER).click()
    page.wait_for_selector(LIST)


def _has_laid(tiles: int) -> Condition:
    return lambda picture: len(picture["view"]["line"]) >= tiles


def choosing_an_end(page: Page) -> None:
    visit(page, reach(page, _has_ends, game="sebastopol", seats=[ME, *OTHERS]))
    page.locator(COVER).click()
    page.wait_for_selector(HAND)
    actions = page.locator(LIST).evaluate_all("all => all.map((one) => one.dataset.action)")
    tile = _with_ends(actions)[0]
    page.locator(f"{HAND}[data-tile='{tile}']").click()
    page.wait_for_selector(".ends button")


def _has_ends(picture: dict[str, Any]) -> bool:
    return bool(_with_ends([one["action"] for one in picture["legal"]]))


def _with_ends(actions: list[str]) -> list[str]:
    """The tiles that go to more than one end."""
    tiles = Counter(action[:2] for action in actions if action[:2].isdigit())
    return [tile for tile, ends in tiles.items() if ends > 1]


def handing_over(page: Page) -> None:
    open_line(page, "block", [ME, device("Petr")])
    page.wait_for_selector(COVER)


def twenty_one(page: Page) -> None:
    open_line(page, "twenty_one", [ME, *OTHERS])
    page.locator(COVER).click()
    page.wait_for_selector(LIST)


def line_result(page: Page) -> None:
    visit(page, _played_out(page, game="matador"))
    page.wait_for_selector(".result li")


def line_replay(page: Page) -> None:
    line_result(page)
    go_to_replay(page)
    page.get_by_role("button", name="End", exact=True).click()
    page.wait_for_selector(".standing")


def tally(page: Page) -> None:
    page.goto("/score/bergen")
    page.get_by_text("Details of the rules").click()
    page.get_by_role("button", name="Player 2: 3 points").click()
    page.get_by_label("blocked").check()
    page.get_by_text("3 points", exact=True).wait_for()


def tally_of_many_points(page: Page) -> None:
    page.goto("/score/muggins")
    page.get_by_role("button", name="Player 2: 35 points").click()
    page.get_by_text("35 points", exact=True).wait_for()


def tile_options(page: Page) -> None:
    unfold_table(page, "Bergen")
    page.get_by_text("Details of the rules").click()


def rules(page: Page) -> None:
    page.goto("/rules/kingdomino")
    page.wait_for_selector("article h2")


def settings(page: Page) -> None:
    page.goto("/settings")
    page.wait_for_selector("#settings-sounds")


def unknown(page: Page) -> None:
    page.goto("/nowhere")
    page.wait_for_selector("h1")


def no_table(page: Page) -> None:
    page.goto("/table/nowhere")
    page.get_by_text("There is no such table").first.wait_for()


def blocked(page: Page) -> None:
    """The end of a deal: a match of many goes on by one press."""
    visit(page, _played_out(page, game="block", options={"target": 40}))
    page.wait_for_selector(".result .buttons")


def watching(page: Page) -> None:
    """Somebody else's turn: nothing to do but to read and to ask."""
    table = set_up(page, [ME, FRIEND])["table"]
    page.context.clear_cookies()
    visit(page, table)


def offline(page: Page) -> None:
    claiming(page)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.locator(".connection.offline").wait_for()


def unreachable(page: Page) -> None:
    """The lobby without an answer of the server."""
    page.route("**/api/games*", lambda route: route.abort())
    page.goto("/")
    page.wait_for_selector(".refusal")


def account_refused(page: Page) -> None:
    account(page)
    page.locator("#register-login").press("Enter")
    page.wait_for_selector("#register-faults")


def account_known(page: Page) -> None:
    register(page)
    page.wait_for_selector("#history-heading")
    page.get_by_text("Delete everything about me").click()
    page.wait_for_selector("#forget-password")


def profile(page: Page) -> None:
    """Return what others see of somebody who wants to be seen."""
    login = register(page)
    answer = page.request.patch("/api/account", data={"public": True})
    assert answer.ok, answer.text()
    page.goto(f"/player/{login}")
    page.wait_for_selector("#statistics-heading")


def ratings(page: Page) -> None:
    page.goto("/ratings/kingdomino")
    page.wait_for_selector("main h1")


def evenings(page: Page) -> None:
    page.goto("/evenings")
    page.wait_for_selector("#league-name")


def evening(page: Page) -> None:
    """A league: its organiser sees what everybody sees and what is to be filled in."""
    page.goto(f"/evening/{found_league(page)['league']}")
    page.wait_for_selector("#evening-heading")


def verified(page: Page) -> None:
    page.goto(f"/verify/{open_finished_table(page)}")
    page.wait_for_selector(".findings li")


def verifying(page: Page) -> None:
    page.goto("/verify")
    page.wait_for_selector("#record")


def help_page(page: Page) -> None:
    """Help, and a message that lacks its first words."""
    page.goto("/help")
    page.wait_for_selector("#report-what")
    page.get_by_role("button", name="Copy the message").click()
    page.wait_for_selector("#report-fault")


def lessons(page: Page) -> None:
    page.goto("/learn")
    page.wait_for_selector("main.learn li")


def lesson(page: Page) -> None:
    page.goto("/learn/kingdomino")
    page.wait_for_selector("#lesson-heading")


def puzzle(page: Page) -> None:
    """A puzzle that is quick to find, after its solution was shown."""
    page.goto(f"/puzzle/{quick_day()}")
    page.get_by_role("button", name="Show the solution").click()
    page.wait_for_selector(".puzzle table")
    open_drawer(page, "talk")
    page.get_by_text("Puzzles of other days").click()


def printing(page: Page) -> None:
    page.goto("/print/kingdomino")
    page.wait_for_selector("article h2")


def referee(page: Page) -> None:
    page.goto("/referee")
    page.wait_for_selector("#referee-game")


def refereeing(page: Page) -> None:
    referee(page)
    begin_refereeing(page, "block")
    for line, entry in (("2", "=s2"), ("65", "65"), ("66r", "66r"), ("65", None)):
        say_to_referee(page, line, entry)


def refereeing_kingdoms(page: Page) -> None:
    referee(page)
    begin_refereeing(page, "queendomino", by_hand=False)


PEOPLE = ("Jana", "Petr", "Eva", "Karel")


def begin_refereeing(page: Page, game: str, *, by_hand: bool = True) -> None:
    """Begin a game with a physical set."""
    page.select_option("#referee-game", game)
    for field, name in zip(page.locator("fieldset input[maxlength]").all(), PEOPLE, strict=False):
        field.fill(name)
    page.locator("input[name=draws]").nth(0 if by_hand else 1).check()
    page.locator("form button[type=submit]").first.click()
    page.wait_for_selector("#referee-line")


def say_to_referee(page: Page, line: str, entry: str | None) -> None:
    """Type a line: it is written down as an entry, or (None) refused."""
    page.fill("#referee-line", line)
    page.press("#referee-line", "Enter")
    if entry is None:
        page.wait_for_selector("#referee-objection")
    else:
        page.locator("#referee-history + .scroll code").first.get_by_text(
            entry, exact=True
        ).wait_for()


def reviewing(page: Page) -> None:
    """A review that is being made, for as long as somebody looks."""
    table = _played_out(page)
    running = {"status": "running", "progress": 0.4, "review": None}
    page.route("**/api/tables/*/review?*", lambda route: route.fulfill(json=running))
    page.goto(f"/review/{table}")
    page.wait_for_selector("progress")
    page.wait_for_selector("#ply")


def reviewed(page: Page) -> None:
    page.goto(f"/review/{_played_out(page)}")
    page.wait_for_selector("#decisions-heading")
    page.get_by_label("All", exact=True).check()
    # One is open already: where the game turned, if it did.
    page.locator(".decision[aria-expanded=false]").nth(4).click()
    page.get_by_text("The chances as a table").click()
    page.wait_for_selector(".detail")


def _played_out(page: Page, **wish: Any) -> str:
    """A game of two at this device that is over."""
    table: str = set_up(page, [ME, device("Petr")], **wish)["table"]
    play(table, page)
    return table


def advised(page: Page) -> None:
    open_table(page, [ME, BOT], settings={"coach": True})
    wait_for_turn(page)
    page.get_by_role("button", name="Ask for advice").click()
    page.wait_for_selector("section:has(> #advice-heading) li")


SCREENS = [
    lobby,
    waiting,
    joining,
    claiming,
    placing,
    refused,
    result,
    replay,
    record,
    analysis,
    analysing,
    scorer,
    scorer_by_dominoes,
    taxing,
    building,
    burning,
    teams,
    court_result,
    court_replay,
    court_scorer,
    team_seats,
    leading,
    line,
    choosing_an_end,
    handing_over,
    twenty_one,
    line_result,
    line_replay,
    tally,
    tile_options,
    rules,
    settings,
    unknown,
    no_table,
    blocked,
    watching,
    offline,
    unreachable,
    account,
    account_refused,
    account_known,
    profile,
    ratings,
    evenings,
    evening,
    verified,
    verifying,
    help_page,
    lessons,
    lesson,
    puzzle,
    printing,
    referee,
    refereeing,
    refereeing_kingdoms,
    reviewing,
    reviewed,
    advised,
    tally_of_many_points,
]
