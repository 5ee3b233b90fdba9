"""The games with a line of tiles: whole games, hidden hands, one device for several, score pads."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.e2e.beside import after, play
from tests.e2e.dominoes import (
    COVER,
    HAND,
    LIST,
    PLAYABLE,
    Frames,
    act_by_list,
    actions,
    fits_twice,
    hand,
    lies,
    open_finished_line,
    open_line,
    play_beside,
    situation,
    tile_words,
    wait_for_reply,
    wait_for_turn,
)
from tests.e2e.table import (
    BOT,
    FRIEND,
    ME,
    HeldBack,
    catch_up,
    device,
    focused,
    go_to_replay,
    hear_whole_sentences,
    hears,
    open_table,
    spoken,
    unfold_table,
    until,
    visit,
)
from tests.e2e.test_whole_games import NO_POINTER

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    Person = Callable[..., BrowserContext]


def by_hand(page: Page) -> None:
    """To a tile that can be laid, Enter, and where it goes to several ends an arrow."""
    wanted = page.locator(PLAYABLE).last.get_attribute("data-tile")
    page.keyboard.press("w")
    until(page, "document.activeElement.dataset.tile !== undefined")
    page.keyboard.press("Home")
    for _ in hand(page):
        if focused(page, "data-tile") == wanted:
            break
        page.keyboard.press("ArrowRight")
    assert focused(page, "data-tile") == wanted
    page.keyboard.press("Enter")
    if sum(action.startswith(str(wanted)) for action in actions(page)) > 1:
        until(page, "document.activeElement.closest('.ends') !== null")
        page.keyboard.press("ArrowLeft")


def test_solo_begins_with_one_press_and_is_played_by_keyboard(page: Page) -> None:
    page.context.add_init_script(NO_POINTER)
    page.goto("/")
    page.get_by_role("radio", name="Solo").focus()
    page.keyboard.press("Space")
    assert page.locator(".now button").count() == 1
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table h2")
    turns = 0
    while wait_for_turn(page):
        before = situation(page)
        by_hand(page)
        wait_for_reply(page, before)
        turns += 1
        # Whoever plays from the hand stays there, until there is a result.
        until(page, "document.activeElement.matches('[data-tile], .result *')")
    assert turns >= 1
    assert page.locator(".line .tile").count() == turns


def lay_while_held_back(page: Page) -> HeldBack:
    """Lay the first tile of a game alone; the server's answer is held back."""
    between = HeldBack(page)
    open_line(page, "solo")
    wait_for_turn(page)
    between.holding = True
    page.locator(PLAYABLE).first.click()
    page.wait_for_selector(".line .tile.ghost")
    return between


def test_an_action_is_drawn_at_once_and_told_when_confirmed(page: Page) -> None:
    hear_whole_sentences(page)
    between = lay_while_held_back(page)
    assert page.locator(HAND).count() == 4
    assert page.locator(LIST).count() == 0
    assert "You lead" not in spoken(page)
    between.go_on()
    until(page, "document.querySelectorAll('.line .tile:not(.ghost)').length === 1")
    until(page, "document.querySelector('[role=status]').innerText.includes('You lead')")


def test_an_action_is_taken_back_when_refused(page: Page) -> None:
    between = lay_while_held_back(page)
    refusal = {"type": "refused", "code": "stale", "params": {}, "text": "Too late.", "request": 1}
    between.say(json.dumps(refusal))
    page.get_by_text("Too late.").last.wait_for()
    expect(page.locator(".line .tile")).to_have_count(0)
    expect(page.locator(HAND)).to_have_count(5)
    expect(page.locator(LIST)).to_have_count(5)
    until(page, "document.querySelector('[role=status]').innerText.includes('Too late.')")


def test_neither_page_nor_network_knows_the_other_hand(person: Person) -> None:
    jana, petr = person().new_page(), person().new_page()
    frames = {page: Frames(page) for page in (jana, petr)}
    table = open_table(jana, [ME, FRIEND], game="draw")
    petr.goto(table["invitations"][0]["link"])
    petr.get_by_label("Your name").fill("Petr")
    petr.get_by_role("button", name="Sit down").click()
    for page in (jana, petr):
        page.wait_for_selector(HAND)
    pages = [jana, petr]
    looked: set[int] = set()
    while (picture := play(table["table"], jana, petr, until=after(4)))["legal"]:
        actor: int = picture["view"]["actor"]
        acting, other = pages[actor], pages[1 - actor]
        catch_up(acting, picture)
        hidden = hand(acting)
        assert hidden
        content = other.content()
        for tile in hidden:
            assert f'data-tile="{tile}"' not in content
            assert not re.search(rf"(?<![\d-]){tile_words(tile)}(?![\d-])", content), tile
            assert not any(f'"{tile}"' in frame for frame in frames[other].heard), tile
        looked.add(actor)
        act_by_list(acting)
    assert looked == {0, 1}
    for page in pages:
        page.wait_for_selector(".result")
        assert "Deal 1 is over" in page.content()


def test_the_device_is_handed_over_with_the_hands_hidden(page: Page) -> None:
    assert any(handed_over_within_a_deal(page) for _ in range(10))


def handed_over_within_a_deal(page: Page) -> bool:
    """Play four turns of two people at one device; False when the deal ends before."""
    frames = Frames(page)
    open_line(page, "block", [ME, device("Petr")], options={"target": 500})
    shown: dict[str, set[str]] = {}
    for _ in range(4):
        page.wait_for_selector(f"{COVER}, {LIST}")
        if any('"deal_ended"' in frame for frame in frames.heard):
            return False
        if page.locator(COVER).count() == 0:
            # Whoever is stuck passes: the same person goes on.
            act_by_list(page)
            continue
        until(page, "document.activeElement.matches('.cover button')")
        until(page, "document.querySelector('[role=status]').innerText.includes('Hand the device')")
        assert page.locator("[data-tile]").count() == 0
        name = page.locator(COVER).inner_text().removeprefix("I am ").split(":")[0]
        content = page.content()
        known = set().union(*shown.values()) if shown else set()
        for tile in known - laid(page):
            assert tile_words(tile) not in content
        page.keyboard.press("Enter")
        page.wait_for_selector(LIST)
        shown[name] = set(hand(page))
        pips = sum(int(tile[0]) + int(tile[1]) for tile in shown[name])
        assert f"{pips} pips" in page.locator("#hand-heading").inner_text()
        others = set().union(*(tiles for owner, tiles in shown.items() if owner != name))
        assert not others & shown[name]
        until(page, "!document.querySelector('[role=status]').innerText.includes('Hand the')")
        act_by_list(page)
    if set(shown) != {"Jana", "Petr"}:
        return False
    # No message showed two hands at once.
    first, second = shown.values()
    for frame in frames.heard:
        if '"deal_ended"' in frame:
            return False
        assert not (
            sum(f'"{tile}"' in frame for tile in first)
            > 2
            < sum(f'"{tile}"' in frame for tile in second)
        )
    return True


def laid(page: Page) -> set[str]:
    """The tiles that were told to everybody by the time the device is handed over."""
    told = page.locator(".told").inner_text() if page.locator(".told").count() else ""
    return {
        f"{high}{low}"
        for high in range(7)
        for low in range(high + 1)
        if tile_words(f"{high}{low}") in told
    }


def test_a_tile_that_fits_both_ends_asks_where(page: Page) -> None:
    open_line(page, "solo", at=lambda picture: fits_twice(picture) is not None)
    wait_for_turn(page)
    tiles = [action[:2] for action in actions(page)]
    twice = next(tile for tile in tiles if tiles.count(tile) > 1)
    page.locator(f"{HAND}[data-tile='{twice}']").click()
    expect(page.locator("button.target")).to_have_count(2)
    expect(page.locator(".ends button")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".ends")).to_have_count(0)
    assert focused(page, "data-tile") == twice
    page.keyboard.press("Enter")
    before = situation(page)
    page.locator("button.target").last.click()
    wait_for_reply(page, before)
    assert twice not in hand(page)


def test_a_tile_is_drawn_on_the_table_only_when_somebody_looks_at_it(page: Page) -> None:
    open_line(page, "solo", at=lies(1))
    assert wait_for_turn(page)
    until(page, "document.activeElement.matches('#drawer-actions [role=option][data-action]')")
    ghost = page.locator(".line .tile.ghost")
    expect(ghost).to_have_count(0)
    page.keyboard.press("End")
    expect(ghost).to_have_count(1)
    page.keyboard.press("w")
    until(page, "document.activeElement.dataset.tile !== undefined")
    expect(ghost).to_have_count(0)
    ways = [action[:2] for action in actions(page)]
    only = next((tile for tile in ways if ways.count(tile) == 1), None)
    if only is not None:
        page.locator(f"{HAND}[data-tile='{only}']").hover()
        expect(ghost).to_have_count(1)


def test_a_mouse_takes_one_more_tile_from_the_fan(page: Page) -> None:
    def may_take(picture: dict[str, Any]) -> bool:
        return any(one["action"] == "hit" for one in picture["legal"])

    open_line(page, "twenty_one", [ME, BOT], may_take)
    assert wait_for_turn(page)
    held = len(hand(page))
    fan = page.locator(".stock button")
    expect(fan).to_have_accessible_name("one more tile")
    fan.locator(".tile").last.click()
    expect(page.locator(HAND)).to_have_count(held + 1)
    expect(page.locator(".rack .sum strong")).to_have_text(
        re.search(r"(\d+) pips", page.locator("#hand-heading").inner_text())[1]  # type: ignore[index]
    )


def test_the_hand_begins_at_what_can_be_laid_and_says_why_the_rest_cannot(page: Page) -> None:
    """Sebastopol begins with the double 6, whoever has it."""
    open_line(page, "sebastopol", [ME, device("Petr"), device("Eva"), device("Karel")])
    wait_for_turn(page)
    page.keyboard.press("w")
    until(page, "document.activeElement.dataset.tile === '66'")
    last = page.locator(HAND).last.get_attribute("data-tile") == "66"
    page.keyboard.press("Home" if last else "End")
    until(page, "document.activeElement.dataset.tile !== '66'")
    page.keyboard.press("Enter")
    page.locator(".turn .refusal", has_text="Possible: double 6.").wait_for()
    until(page, "document.querySelector('[role=status]').innerText.includes('Possible: double 6.')")
    assert len(hand(page)) == 7


def test_sebastopol_with_bots_grows_four_arms(page: Page) -> None:
    ends: set[str] = set()

    def all_four(picture: dict[str, Any]) -> bool:
        """A deal may leave no choice of all four to one seat: all deals count together."""
        ends.update(one["end"] for one in picture["legal"] if "end" in one)
        return ends >= {"left", "right", "up", "down"}

    table = open_line(page, "sebastopol", [ME, BOT, BOT, BOT], all_four, options={"deals": 1})
    assert wait_for_turn(page)
    act_by_list(page)
    play_beside(page, table)
    expect(page.locator(".result li")).to_have_count(4)
    assert "tokens" in page.locator(".result li").first.inner_text()
    go_to_replay(page)
    page.wait_for_selector("#replay-line")
    page.get_by_role("button", name="End", exact=True).click()
    page.wait_for_selector(".standing")
    assert page.locator(".line .tile").count() > 8


def test_a_match_is_played_again(page: Page) -> None:
    open_finished_line(page, "matador", [ME, BOT], options={"deals": 1})
    expect(page.locator(".result li")).to_have_count(2)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector("main.table #turn-heading")


def test_every_question_is_answered(page: Page) -> None:
    open_line(page, "draw", [ME, device("Petr")], lies(5))
    wait_for_turn(page)
    page.locator(LIST).first.focus()
    answers = {
        "t": "turn",
        "c": "Left",
        "v": "Left",
        "e": "tiles",
        "n": "of 7",
        "s": "deal",
        "Shift+S": "No deal has ended",
        "w": "tiles",
        "l": ":",
        "o": ",",
        "m": "",
    }
    for key, words in answers.items():
        page.keyboard.press(key)
        hears(page, words)
    assert focused(page, "data-index") == "0"


def enter_deal(page: Page, ending: str, winner: str, **pips: int) -> None:
    page.get_by_label(ending, exact=True).check()
    if winner:
        page.get_by_label("Who went out").select_option(winner)
    for name, count in pips.items():
        page.get_by_role("group", name=f"Left in hand: {name}").get_by_label("Pips").fill(
            str(count)
        )
    page.get_by_role("button", name="Add the deal").click()


def test_the_score_is_one_row_a_player_to_the_eye_and_a_sentence_to_the_ear(page: Page) -> None:
    open_line(page, "block", [ME, BOT])
    rows = page.locator("section:has(> #score-heading) li")
    expect(rows).to_have_count(2)
    assert rows.locator(".name").all_inner_texts() == ["Jana", "Easy bot"]
    assert rows.locator(".total").all_inner_texts() == ["0 points", "0 points"]
    sentences = rows.locator(".visually-hidden").all_text_contents()
    assert sentences == ["You: 0 points, 0 deals won.", "Easy bot: 0 points, 0 deals won."]


def until_totals(page: Page, expected: list[str]) -> None:
    until(
        page,
        """expected => JSON.stringify([...document.querySelectorAll('.totals strong')]
           .map(({ innerText }) => innerText)) === JSON.stringify(expected)""",
        expected,
    )


def test_the_score_pad_counts_deals_and_keeps_them(page: Page) -> None:
    page.goto("/score/block")
    page.get_by_label("Name at seat 1").fill("Jana")
    page.get_by_label("Name at seat 2").fill("Petr")
    page.get_by_label("Who leads the first deal").select_option("Jana")
    enter_deal(page, "somebody went out", "Jana", Petr=12)
    until_totals(page, ["12 points", "0 points"])
    page.get_by_text("Next to lead: Petr.").wait_for()
    enter_deal(page, "blocked", "", Jana=9, Petr=20)
    until_totals(page, ["32 points", "0 points"])
    page.reload()
    page.wait_for_selector(".totals")
    until_totals(page, ["32 points", "0 points"])
    page.get_by_role("button", name="Undo the last entry").click()
    until_totals(page, ["12 points", "0 points"])
    enter_deal(page, "somebody went out", "Petr", Jana=100)
    page.wait_for_selector(".winner")
    assert "Petr" in page.locator(".winner").inner_text()
    page.get_by_role("button", name="Start again").click()
    until_totals(page, ["0 points", "0 points"])


def test_the_score_pad_refuses_what_cannot_be(page: Page) -> None:
    page.goto("/score/block")
    page.get_by_label("Who went out").select_option("Player 1")
    page.get_by_label("Enter tiles instead of numbers").check()
    page.get_by_label("Tiles, for example").fill("65 97")
    page.get_by_role("button", name="Add the deal").click()
    page.wait_for_selector("form .refusal")
    until_totals(page, ["0 points", "0 points"])


def test_the_score_pad_knows_points_banks_and_totals(page: Page) -> None:
    page.goto("/score/bergen")
    page.get_by_role("button", name="Player 2: 3 points").click()
    until_totals(page, ["0 points", "3 points"])
    until(page, "document.querySelector('[role=status]').innerText.includes('Player 2: 3')")
    enter_deal(page, "somebody went out", "Player 1")
    until_totals(page, ["2 points", "3 points"])

    page.get_by_role("link", name="Sebastopol").click()
    page.get_by_label("Who went out first").select_option("Player 1")
    page.get_by_label("Who went out second").select_option("Player 3")
    page.get_by_role("button", name="Add the deal").click()
    until_totals(page, ["24 tokens", "−12 tokens", "0 tokens", "−12 tokens"])

    page.get_by_role("link", name="Twenty-One").click()
    for name, count in (("Player 1", 19), ("Player 2", 22)):
        group = page.get_by_role("group", name=f"Left in hand: {name}")
        group.get_by_label("Pips").fill(str(count))
    page.get_by_role("button", name="Add the deal").click()
    until_totals(page, ["1 prize", "0 prizes"])

    page.get_by_role("link", name="Solo").click()
    page.get_by_label("stuck").check()
    page.get_by_label("Tiles left over, those in the stock too").fill("23")
    page.get_by_role("button", name="Add the deal").click()
    page.get_by_text("Laid: 5, left over: 23.").first.wait_for()


def test_ranges_are_numbers_with_a_lowest_and_a_highest(page: Page) -> None:
    unfold_table(page, "Block")
    page.get_by_text("Details of the rules").click()
    field = page.get_by_role("spinbutton")
    assert (field.get_attribute("min"), field.get_attribute("max")) == ("20", "500")
    field.fill("37")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("main.table h2")
    assert "37" in page.locator("main").inner_text()
    visit(page, page.url.rsplit("/", 1)[1])
