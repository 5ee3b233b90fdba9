"""The coach in the browser: a finished game looked at again, and advice at the table."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from dominium import describe
from tests.e2e.beside import after, first_choice, play, reach, set_up
from tests.e2e.checks import heard, listen
from tests.e2e.coaching import answer_with, review_of
from tests.e2e.conftest import new_context
from tests.e2e.keyboard import NO_POINTER
from tests.e2e.table import (
    BOT,
    FRIEND,
    ME,
    act_by_click,
    actions,
    choose_game,
    choose_language,
    device,
    focused,
    open_drawer,
    open_table,
    type_line,
    unfold_table,
    until,
    visit,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route

    from tests.e2e.beside import Json
    from tests.e2e.conftest import Server

ENGLISH = describe.messages("en")
FIRST_PLACEMENT = re.compile(r"[a-i]\dr|[a-i]\dl|[a-i]\du|[a-i]\dd")


@pytest.fixture
def page(person: Callable[..., BrowserContext]) -> Page:
    """A page of somebody who wants to learn from a game."""
    return person().new_page()


def hears(page: Page, words: str) -> None:
    """Wait until something has been said since the page is listened to."""
    until(page, "words => window.heard.join(' ').replaceAll('\\u00a0', ' ').includes(words)", words)


@pytest.fixture(scope="module")
def example(browser: Browser, server: Server) -> Iterator[tuple[str, Json]]:
    """A finished game of two at one device, and a review of it that is made up."""
    with new_context(browser, base_url=server.address) as context:
        page = context.new_page()
        table: str = set_up(page, [ME, device("Petr")])["table"]
        play(table, page)
        yield table, review_of(page, table)


def show_review(page: Page, example: tuple[str, Json], *progress: float) -> Json:
    """Show the made-up review of a game, after it has come so far; answers the review."""
    table, review = example
    answer_with(page, review, progress)
    page.goto(f"/review/{table}?ply=0")
    if not progress:
        page.wait_for_selector("#decisions-heading")
    return review


def decision(page: Page, ply: int) -> Locator:
    """A decision of the list."""
    return page.locator(f"#decision-{ply}")


# --- The review ----------------------------------------------------------------------------------


FEWEST_DECISIONS = 6


def played_with_choices(page: Page, game: str) -> str:
    """Play tables to their end until at one of them there was enough to decide; its name."""
    wish = {"game": game, "options": {"target": 20} if game == "block" else {}}
    decisions: list[Json] = []

    def choose(picture: Json) -> str:
        if len(picture["legal"]) > 1:
            decisions.append(picture)
        return first_choice(picture)

    while len(decisions) < FEWEST_DECISIONS:
        decisions.clear()
        table: str = set_up(page, [ME, device("Petr")], **wish)["table"]
        play(table, page, choose=choose)
    return table


@pytest.mark.parametrize("game", ["kingdomino", "block"])
def test_the_server_analyses_a_finished_game_in_the_language_of_the_page(
    page: Page, game: str
) -> None:
    table = played_with_choices(page, game)
    visit(page, table)
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_selector("#decisions-heading")
    answer = page.request.get(f"/api/tables/{table}/review?language=en").json()
    assert answer["status"] == "done"
    review = answer["review"]
    page.get_by_role("radio", name="All").check()
    assert page.locator(".decision").count() == len(review["decisions"]) >= FEWEST_DECISIONS
    for one in review["summary"]:
        assert one["words"] in page.locator("section:has(> #summary-heading)").inner_text()
    told = page.locator("#chances-words").inner_text()
    assert all(words in told for words in review["graph_words"])
    closed = [
        one
        for one in review["decisions"]
        if decision(page, one["ply"]).get_attribute("aria-expanded") == "false"
    ]
    open_one = closed[len(closed) // 2]
    decision(page, open_one["ply"]).click()
    expect(page.locator("#ply")).to_have_value(str(open_one["ply"]))
    page.reload()
    page.wait_for_selector(".detail")
    expect(decision(page, open_one["ply"])).to_have_attribute("aria-expanded", "true")
    choose_language(page, "cs")
    until(page, "() => document.documentElement.lang === 'cs'")
    until(page, "told => document.querySelector('#chances-words').innerText !== told", told)
    expect(page.locator("#decisions-heading")).to_have_text("Rozhodnutí")


def test_progress_is_shown_and_told_politely(page: Page, example: tuple[str, Json]) -> None:
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { window.heard = [];"
        " new MutationObserver(() => {"
        " const said = document.querySelector('[role=status] p')?.textContent;"
        " if (said && said !== window.heard.at(-1)) window.heard.push(said);"
        "}).observe(document, { childList: true, subtree: true }); });"
    )
    show_review(page, example, 0.1, 0.3, 0.31, 0.6)
    expect(page.get_by_role("progressbar", name="The game is being analysed")).to_be_visible()
    hears(page, "The analysis is ready.")
    said = " ".join(heard(page))
    for words, times in {"25%": 1, "50%": 1, "75%": 0, "30%": 0, "is ready": 1}.items():
        assert said.count(words) == times, (words, said)
    assert page.get_by_role("progressbar").count() == 0


@pytest.mark.criterion(3)
def test_decisions_are_walked_and_seen_on_the_table_by_keyboard(
    page: Page, example: tuple[str, Json]
) -> None:
    page.context.add_init_script(NO_POINTER)
    review = show_review(page, example)
    worse = [one for one in review["decisions"] if one["grade"] not in ("best", "good")]
    assert page.locator(".decision").count() == len(worse)
    next_one = page.get_by_role("button", name="Next", exact=True)
    for one in worse[:3]:
        next_one.focus()
        page.keyboard.press("Enter")
        until(page, "id => document.activeElement.id === id", f"decision-{one['ply']}")
        assert focused(page, "aria-expanded") == "true"
        expect(page.locator("#ply")).to_have_value(str(one["ply"]))
        expect(page).to_have_url(re.compile(rf"\?ply={one['ply']}$"))
        assert page.locator(".detail").count() == 1
        assert one["reason"] in page.locator(".detail").inner_text()
        assert one["grade_words"] in decision(page, one["ply"]).inner_text()
        rows = page.locator(".detail tbody tr")
        assert rows.count() == len({one["action"], *(other["action"] for other in one["best"])})
        expect(page.locator(".detail [aria-pressed=true]")).to_contain_text("(played)")
    other = page.locator(".detail tbody button").first
    other.focus()
    page.keyboard.press("Enter")
    expect(other).to_have_attribute("aria-pressed", "true")
    page.locator(".look").focus()
    page.keyboard.press("Enter")
    until(page, "() => document.activeElement.matches('.board > h2')")


def test_a_review_opens_at_its_turning_point(page: Page, example: tuple[str, Json]) -> None:
    table, review = example
    dearest = {**review["decisions"][3], "win": 0.05, "loss_win": 0.9}
    decisions = [*review["decisions"][:3], dearest, *review["decisions"][4:]]
    answer_with(page, {**review, "decisions": decisions}, ())
    page.goto(f"/review/{table}")
    expect(decision(page, dearest["ply"])).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#ply")).to_have_value(str(dearest["ply"]))
    told = page.locator(".turning")
    expect(told).to_contain_text(f"turning point, move {dearest['ply']},")
    expect(told).to_contain_text("fell from 95% to 5%.")


def test_a_possibility_is_drawn_where_it_would_lie(page: Page, example: tuple[str, Json]) -> None:
    review = show_review(page, example)
    page.get_by_role("radio", name="All").check()
    placing = next(one for one in review["decisions"] if FIRST_PLACEMENT.match(one["action"]))
    decision(page, placing["ply"]).click()
    first = page.locator(".kingdoms section").first
    expect(first.locator(".marks .preview").first).to_be_attached()
    assert first.locator("h2").inner_text().startswith(review["summary"][placing["seat"]]["name"])
    claiming = next(one for one in review["decisions"] if one["action"].isdigit())
    decision(page, claiming["ply"]).click()
    expect(page.locator(".offer .marked strong")).to_have_text(claiming["action"])
    assert page.locator(".marks .preview").count() == 0


def test_decisions_are_listed_of_one_or_of_all(page: Page, example: tuple[str, Json]) -> None:
    review = show_review(page, example)
    listen(page)
    page.get_by_role("radio", name="All").check()
    hears(page, f"{len(review['decisions'])} decisions")
    page.get_by_label("Whose decisions").select_option("Petr")
    own = [one for one in review["decisions"] if one["seat"] == 1]
    expect(page.locator(".decision")).to_have_count(len(own))
    hears(page, f"{len(own)} decision")


@pytest.mark.criterion(1)
def test_the_graph_is_told_and_needs_no_colour(page: Page, example: tuple[str, Json]) -> None:
    review = show_review(page, example)
    graph = page.get_by_role("img", name="Chances of winning")
    described = graph.get_attribute("aria-describedby")
    assert page.locator(f"#{described}").inner_text().strip() == "\n".join(review["graph_words"])
    dashes = graph.locator(".line").evaluate_all(
        "lines => lines.map((line) => line.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == len(review["sides"]) == 2
    page.get_by_text("The chances as a table").click()
    rows = page.locator("section:has(> #chances-heading) tbody tr")
    assert rows.count() == len(review["chances"])
    rows.nth(3).get_by_role("button").click()
    expect(page.locator("#ply")).to_have_value(str(review["chances"][3]["ply"]))


def test_a_review_that_fails_can_be_asked_for_again(page: Page, example: tuple[str, Json]) -> None:
    table, review = example
    page.route(
        "**/api/tables/*/review?*",
        lambda route: route.fulfill(json={"status": "none", "progress": 0, "review": None}),
    )
    page.goto(f"/review/{table}")
    expect(page.locator(".refusal")).to_have_text("The game could not be analysed.")
    answer_with(page, review)
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("#decisions-heading")
    assert page.locator(".refusal").count() == 0


def test_a_game_that_goes_on_is_not_analysed(page: Page) -> None:
    table = open_table(page, [ME, BOT])["table"]
    page.goto(f"/review/{table}")
    expect(page.locator(".refusal")).to_have_text(ENGLISH.text("refusal-not_finished"))


# --- Advice --------------------------------------------------------------------------------------


def advised(page: Page) -> list[str]:
    """A table with a coach, at an own turn; answers what the coach advises."""
    best: list[str] = []

    def answer(route: Route) -> None:
        options = [
            {"action": one, "words": f"domino {one}", "win": 0.5, "points": 40.5} for one in best
        ]
        told = {"best": options, "words": f"Advice: domino {best[0]}."}
        route.fulfill(content_type="application/json", body=json.dumps(told))

    # A page that is there already may still send a request or two past what is set up late.
    page.route("**/api/tables/*/advice?*", answer)
    # Its turn has come before the page: else the focus may rest where it waited for the bot.
    visit(page, reach(page, after(0), seats=[ME, BOT], settings={"coach": True}))
    wait_for_turn(page)
    page.wait_for_selector("#help [data-command=advice]")
    # The page itself puts the focus there once.
    until(page, "document.activeElement.matches('[role=option][data-action]')")
    best += list(reversed(actions(page)))[:3]
    return best


def press_in_help(page: Page, command: str) -> None:
    """Press the button of a command in the help of the table."""
    open_drawer(page, "help")
    page.locator(f"#help [data-command={command}]").click()


@pytest.mark.criterion(6)
def test_advice_is_had_by_key_button_and_word(page: Page) -> None:
    best = advised(page)
    listen(page)
    words = f"Advice: domino {best[0]}."
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("y"),
        lambda: page.get_by_role("button", name="Ask for advice").click(),
        lambda: press_in_help(page, "advice"),
        lambda: type_line(page, "advice"),
        lambda: type_line(page, "hint"),
    ]
    for count, ask in enumerate(ways, 1):
        ask()
        until(
            page,
            "([words, count]) =>"
            " window.heard.filter((said) => said.includes(words)).length === count",
            [words, count],
        )
    assert page.locator("section:has(> #advice-heading) li").count() == len(best)


def test_what_is_advised_is_one_press_away_and_goes_with_the_turn(page: Page) -> None:
    best = advised(page)
    page.keyboard.press("y")
    first = page.locator("section:has(> #advice-heading) li button").first
    first.evaluate("button => button.click()")
    until(page, "action => document.activeElement.dataset.action === action", best[0])
    act_by_click(page, actions(page).index(best[0]))
    expect(page.locator("section:has(> #advice-heading) li")).to_have_count(0)


def test_the_coach_of_the_server_advises_what_is_legal(page: Page) -> None:
    open_table(page, [ME, BOT], settings={"coach": True})
    wait_for_turn(page)
    legal = set(actions(page))
    button = page.get_by_role("button", name="Ask for advice")
    button.click()
    expect(page.locator("section:has(> #advice-heading) li").first).to_be_visible()
    answer = page.request.post(f"/api/tables/{page.url.split('/')[-1]}/advice", data={}).json()
    assert {one["action"] for one in answer["best"]} <= legal
    assert answer["words"] in page.locator("section:has(> #advice-heading)").inner_text()


def test_without_a_coach_or_a_turn_one_is_told_why(page: Page) -> None:
    open_table(page, [ME, BOT])
    wait_for_turn(page)
    page.wait_for_selector("#company-heading")
    listen(page)
    page.keyboard.press("y")
    hears(page, ENGLISH_OF_PAGES["off"])
    assert page.locator("#advice-heading").count() == 0
    open_table(page, [ME, FRIEND], settings={"coach": True})
    page.wait_for_selector("#company-heading")
    listen(page)
    page.locator(".kingdom [data-square=e5]").focus()
    page.keyboard.press("y")
    hears(page, ENGLISH_OF_PAGES["not-now"])


ENGLISH_OF_PAGES = {name: ENGLISH.text(f"web-advice-{name}") for name in ("off", "not-now")}


def test_a_table_with_a_coach_says_so_and_is_not_rated(page: Page) -> None:
    unfold_table(page)
    page.locator("details.settings summary").click()
    page.get_by_label("A coach gives advice when asked").check()
    assert "with a coach" in page.locator("details.settings summary").inner_text()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#company-heading")
    expect(page.locator(".company .settings")).to_contain_text("with a coach")


# --- Levels --------------------------------------------------------------------------------------


def test_every_level_says_how_it_plays_where_it_is_chosen(page: Page) -> None:
    games = page.request.get("/api/games?language=en").json()
    unfold_table(page)
    levels = games[0]["levels"]
    assert len(levels) >= 3
    choice = page.get_by_role("combobox", name="Level")
    for level in levels:
        choice.select_option(level["label"])
        described = choice.get_attribute("aria-describedby")
        assert page.locator(f"#{described}").text_content() == level["help"]
    seat = page.locator("#seat-1")
    for level in levels:
        seat.select_option(f"bot:{level['id']}")
        described = seat.get_attribute("aria-describedby")
        assert page.locator(f"#{described}").inner_text() == level["help"]
    for game in games:
        choose_game(page, game["title"])
        for one in page.locator("select[id^=seat-]").all():
            chosen = one.input_value()
            assert chosen == "me" or chosen.removeprefix("bot:") in {
                level["id"] for level in game["levels"]
            }


def test_a_bot_that_fills_in_says_how_it_plays(page: Page) -> None:
    open_table(page, [ME, FRIEND])
    levels = page.request.get("/api/games?language=en").json()[0]["levels"]
    help_of_level = page.locator("#fill-level-help")
    expect(help_of_level).to_be_visible()
    page.locator("#fill-level").select_option(levels[-1]["id"])
    expect(help_of_level).to_have_text(levels[-1]["help"])
    page.get_by_role("button", name=re.compile("Let a bot sit here")).click()
    wait_for_turn(page)
    assert page.locator("#waiting-heading").count() == 0
