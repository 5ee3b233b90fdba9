"""Shared links: the words in the head of a page, its picture, and the page without scripts."""

from __future__ import annotations

import json
import re
import socket
import struct
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import dominium
from dominium import render
from dominium.describe import LANGUAGES, messages
from dominium.server.common import pictures
from dominium.server.common.errors import RequestError
from dominium.server.learning import puzzles
from dominium.server.presenters import share_cards
from tests.patience import PATIENCE
from tests.server.clients import GIVE_UP, ask, in_turn, two_people, wait_for
from tests.server.conftest import (
    FRIEND,
    ME,
    Browser,
    Json,
    RunningServer,
    catch_up,
    play_to_the_end,
    quick,
    quick_day,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator

ROOT = Path(__file__).parents[2]
TEMPLATE = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
PNG = b"\x89PNG\r\n\x1a\n"
WITHOUT_SPECTATORS = {"settings": {"spectators": False}}


class Head(HTMLParser):
    """The parts of a page that a service reads to show its link, or a browser without scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.language = self.title = self.plain = ""
        self.meta: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self._within: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.language = found["lang"]
        if tag == "meta" and "content" in found:
            self.meta[found.get("property") or found["name"]] = found["content"]
        if tag == "link":
            self.links[found["rel"]] = found["href"]
        if tag in {"title", "noscript", "script"}:
            self._within.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self._within[-1:] == [tag]:
            self._within.pop()

    def handle_data(self, data: str) -> None:
        if self._within == ["title"]:
            self.title += data
        if self._within == ["noscript"]:
            self.plain += data


@pytest.fixture
def site(tmp_path: Path) -> Iterator[RunningServer]:
    """A server with the page as it is built, without its scripts."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(TEMPLATE, encoding="utf-8")
    server = RunningServer(quick(tmp_path, hosts=("play.example.org",)))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def jana(site: RunningServer) -> Browser:
    return site.browser()


@pytest.fixture
def petr(site: RunningServer) -> Browser:
    return site.browser()


@pytest.fixture
def stranger(site: RunningServer) -> Browser:
    return site.browser()


def text_at(browser: Browser, path: str, language: str = "en") -> str:
    """The page of an address."""
    answer = browser.http.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "Accept-Language" in answer.headers["vary"]
    return answer.text


def head_at(browser: Browser, path: str, language: str = "en") -> Head:
    """The head of an address."""
    return Head(text_at(browser, path, language))


def picture_at(browser: Browser, path: str, **query: object) -> bytes:
    """A picture of 1200 by 630 pixels."""
    answer = browser.http.get(path, params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=300"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert size_of(answer.content) == (1200, 630)
    return answer.content


def size_of(png: bytes) -> tuple[int, int]:
    """The width and height of a picture."""
    assert png.startswith(PNG)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def picture_of(head: Head, browser: Browser) -> bytes:
    """The picture that a head names."""
    address = head.meta["og:image"]
    assert address.startswith(f"http://{browser.address}/api/")
    return picture_at(browser, address.removeprefix(f"http://{browser.address}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_in_each_language_what_this_is(site: RunningServer, language: str) -> None:
    browser, texts = site.browser(), messages(language)
    head = head_at(browser, "/", language)
    assert head.language == language
    assert head.title == f"{texts.text('web-lobby-title')} – Dominium"
    assert head.meta["description"] == texts.text("web-lobby-lead")
    assert head.meta["og:description"] == head.meta["description"]
    assert texts.text("web-lobby-title") in head.meta["og:title"]
    assert head.meta["og:site_name"] == "Dominium"
    assert head.meta["og:type"] == "website"
    assert head.meta["og:url"] == f"http://{site.address}/"
    assert re.fullmatch(f"{language}_[A-Z][A-Z]", head.meta["og:locale"])
    assert head.meta["twitter:card"] == "summary_large_image"
    assert (head.meta["og:image:width"], head.meta["og:image:height"]) == ("1200", "630")
    assert texts.text("link-picture-kingdom") in head.meta["og:image:alt"]
    assert head.meta["og:image"].endswith(f"?language={language}")
    assert picture_of(head, browser)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_head_of_its_own(site: RunningServer, language: str) -> None:
    """Each address that the pages know has words, and none the same title but for a club's."""
    routes = (ROOT / "web" / "src" / "base" / "routes.ts").read_text(encoding="utf-8")
    named = re.findall(
        r"^  \['(\w*)', '\w+'(?:, '(\w+)')?(, 'optional')?\],$", routes, re.MULTILINE
    )
    assert len(named) > 15
    examples = {"game": "kingdomino", "lesson": "kingdomino", "login": "jana", "league": "x"}
    browser, titles = site.browser(), dict[str, str]()
    for path, argument, _ in named:
        if path in {"table", "join", "review"} or argument == "day":
            continue
        address = f"/{path}/{examples[argument]}" if argument in examples else f"/{path}"
        head = head_at(browser, address, language)
        titles[address] = head.title
        assert len(head.meta["description"]) > 20
        assert head.meta["og:url"] == f"http://{site.address}{address}"
    assert titles["/evenings"] == titles.pop("/evening/x")
    assert len(set(titles.values())) == len(titles)
    unknown = messages(language).text("web-unknown-page")
    assert not any(unknown in title for title in titles.values())
    assert unknown in head_at(browser, "/nowhere", language).title


def test_titles_are_those_that_pages_set(site: RunningServer) -> None:
    browser = site.browser()
    for path, title in (
        ("/rules/kingdomino", "Kingdomino and Královská zahrada"),
        ("/score/muggins", "Score pad – Muggins"),
        ("/ratings/block", "Ratings, Block"),
        ("/settings", "Settings"),
        ("/verify/abc", "Was it dealt fairly?"),
    ):
        assert head_at(browser, path).title == f"{title} – Dominium"


def test_an_invitation_says_who_invites_and_to_what(jana: Browser, stranger: Browser) -> None:
    opened = jana.open_table([ME, FRIEND], **WITHOUT_SPECTATORS)
    link = opened["invitations"][0]["link"]
    head = head_at(stranger, link, "cs")
    assert head.meta["og:title"] == "Jana vás zve ke hře Kingdomino"
    assert head.title == "Jana vás zve ke hře Kingdomino – Dominium"
    assert "účet není potřeba" in head.meta["description"]
    first = picture_of(head, stranger)
    other = jana.open_table([ME, FRIEND], game="block", my_name="Eva")["invitations"][0]["link"]
    second = head_at(stranger, other, "cs")
    assert second.meta["og:title"] == "Eva vás zve ke hře Slepá ulička"
    assert picture_of(second, stranger) != first


def test_a_game_with_towns_has_an_example_of_its_own(jana: Browser, stranger: Browser) -> None:
    drawn = [
        share_cards._example_of(dominium.load(game))["kingdoms"][0]
        for game in ("kingdomino", "queendomino")
    ]
    towns = [any(one["terrain"] == "town" for one in kingdom["squares"]) for kingdom in drawn]
    assert towns == [False, True]
    link = jana.open_table([ME, FRIEND], game="queendomino")["invitations"][0]["link"]
    assert picture_of(head_at(stranger, link), stranger)


def test_an_invitation_by_somebody_without_a_seat_names_nobody(
    jana: Browser, stranger: Browser
) -> None:
    opened = jana.open_table([FRIEND, FRIEND])
    head = head_at(stranger, opened["invitations"][0]["link"])
    assert head.meta["og:title"] == "You are invited to Kingdomino"
    assert "Jana" not in head.meta["og:image:alt"]


def test_a_table_says_the_game_and_who_plays(
    jana: Browser, petr: Browser, stranger: Browser
) -> None:
    opened = jana.open_table([ME, FRIEND])
    waiting = head_at(stranger, f"/table/{opened['table']}")
    assert waiting.meta["og:title"] == "Kingdomino: Jana"
    assert waiting.title == "Kingdomino, waiting for 1 player – Dominium"
    before = picture_of(waiting, stranger)
    petr.join(opened["invitations"][0]["link"], "Petr")
    running = head_at(stranger, f"/table/{opened['table']}")
    shown = stranger.get(f"/api/tables/{opened['table']}")
    assert running.meta["og:title"] == "Kingdomino: Jana, Petr"
    assert running.title == f"{shown['title']} – Dominium"
    assert shown["title"] in running.meta["description"]
    assert running.meta["og:image"] != waiting.meta["og:image"]
    assert picture_of(running, stranger) != before


def test_a_result_says_who_has_won_and_with_how_much(
    jana: Browser, petr: Browser, stranger: Browser
) -> None:
    with two_people(jana, petr) as pages:
        table = pages[0].table["table"]
        before = picture_of(head_at(stranger, f"/table/{table}"), stranger)
        play_to_the_end(*pages)
        outcome = pages[0].table["outcome"]
    names, best = ["Jana", "Petr"], outcome["standings"][0]
    for path in ("table", "replay", "review"):
        head = head_at(stranger, f"/{path}/{table}")
        assert "Kingdomino" in head.meta["og:title"]
        if len(outcome["ranking"][0]) == 1:
            winner = names[outcome["ranking"][0][0]]
            assert f"{winner} wins, {best['total']} point" in head.meta["og:title"]
        assert f"1. {names[best['kingdom']]}, {best['total']}" in head.meta["description"]
        assert picture_of(head, stranger) != before
    assert head.title == "Analysis: Kingdomino – Dominium"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Keep the SVG documents of the pictures that are made."""
    made = list[str]()
    rasterized = pictures._rasterized

    def kept(svg: str, width: int) -> Awaitable[bytes]:
        made.append(svg)
        return rasterized(svg, width)

    monkeypatch.setattr(pictures, "_rasterized", kept)
    return made


def test_the_picture_of_a_result_names_everybody_once(
    jana: Browser, petr: Browser, drawn: list[str]
) -> None:
    with two_people(jana, petr) as pages:
        play_to_the_end(*pages)
        table = pages[0].table["table"]
    picture_at(jana, f"/api/tables/{table}/share.png", language="en")
    words = " ".join(re.findall(r">([^<]*)</text>", drawn[-1]))
    assert [words.count(name) for name in ("Jana", "Petr")] == [1, 1]


def test_a_game_given_up_says_so(jana: Browser, petr: Browser, stranger: Browser) -> None:
    with two_people(jana, petr, game="block") as pages:
        table = pages[0].table["table"]
        ask(pages[1], GIVE_UP)
        wait_for(pages[1], lambda shown: shown["status"] == "finished")
    head = head_at(stranger, f"/table/{table}")
    assert head.meta["og:title"] == "Block: The game is over: Jana wins, Petr gives up"
    assert head.meta["description"] == "Jana, Petr"
    assert picture_of(head, stranger)


def test_names_are_escaped(jana: Browser, stranger: Browser) -> None:
    name = "\"><script>alert('&amp;')</script>"
    opened = jana.open_table([ME, FRIEND], my_name=name)
    for path in (f"/table/{opened['table']}", opened["invitations"][0]["link"]):
        text = text_at(stranger, path)
        assert "<script>alert" not in text
        assert name in Head(text).meta["og:title"]
        assert picture_of(Head(text), stranger)


def test_a_table_without_spectators_tells_only_its_game(
    jana: Browser, petr: Browser, stranger: Browser
) -> None:
    texts = messages("en")
    with two_people(jana, petr, **WITHOUT_SPECTATORS) as pages:
        table = pages[0].table["table"]

        def told() -> tuple[str, bytes]:
            text = text_at(stranger, f"/table/{table}")
            head = Head(text)
            assert "Jana" not in text
            assert "Petr" not in text
            assert head.title == "Kingdomino – Dominium"
            assert head.meta["og:title"] == "Kingdomino"
            assert head.meta["description"] == texts.text("game-kingdomino-summary")
            return text, picture_of(head, stranger)

        began = told()
        # Nobody learns from outside that a game goes on, nor does the cookie of a player matter.
        in_turn(pages)[0].play_first_choice()
        catch_up(pages)
        assert told() == began
        assert text_at(jana, f"/table/{table}") == began[0]
        play_to_the_end(*pages)
        assert told() == began


def test_no_hand_is_told(jana: Browser, petr: Browser, stranger: Browser) -> None:
    """Whoever asks, also a player, is told the same."""
    with two_people(jana, petr, game="block") as pages:
        table = pages[0].table["table"]
        hands = [page.table["view"]["hands"] for page in pages]
        assert hands[0] != hands[1]
        head, pictures_seen = head_at(stranger, f"/table/{table}"), set[bytes]()
        for browser in (jana, petr, stranger):
            assert head_at(browser, f"/table/{table}").meta == head.meta
            pictures_seen.add(picture_of(head, browser))
        assert len(pictures_seen) == 1
        assert head.meta["og:title"] == "Block: Jana, Petr"


def test_spectators_of_hidden_hands_are_shown_links_later(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(TEMPLATE, encoding="utf-8")
    server = RunningServer(quick(tmp_path, spectator_delay=3600))
    server.start()
    try:
        jana, petr, stranger = (server.browser() for _ in range(3))
        with two_people(jana, petr, game="block") as pages:
            address = f"/table/{pages[0].table['table']}"
            before = head_at(stranger, address).meta
            drawn = picture_of(head_at(stranger, address), stranger)
            in_turn(pages)[0].play_first_choice()
            catch_up(pages)
            assert head_at(stranger, address).meta == before
            assert picture_of(head_at(stranger, address), stranger) == drawn
    finally:
        server.stop()


@pytest.mark.parametrize(
    "path",
    ["/table/nowhere", "/table/a%20b", "/join/nothing", "/replay/no", "/review/no", "/puzzle/x"],
)
def test_unknown_links_show_the_site(site: RunningServer, path: str) -> None:
    browser = site.browser()
    known, unknown = head_at(browser, "/"), head_at(browser, path)
    assert unknown.title == known.title
    assert unknown.meta | {"og:url": ""} == known.meta | {"og:url": ""}


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/tables/nowhere/share.png", "unknown_table"),
        ("/api/invitations/nothing/share.png", "unknown_invitation"),
        ("/api/puzzles/1999-01-01/share.png", "unknown_puzzle"),
        ("/api/puzzles/x/share.png", "unknown_puzzle"),
    ],
)
def test_there_is_no_picture_of_what_is_unknown(site: RunningServer, path: str, code: str) -> None:
    answer = site.browser().http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_a_puzzle_shows_its_day_and_its_position(
    site: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, day = site.browser(), quick_day().isoformat()

    async def sought(*_: object) -> None:
        raise RequestError("puzzle_sought")

    with monkeypatch.context() as searching:
        searching.setattr(puzzles.Puzzles, "puzzle", sought)
        head = head_at(browser, f"/puzzle/{day}", "pl")
        before = picture_of(head, browser)
    (told,) = [one for one in browser.get("/api/puzzles", language="pl") if one["day"] == day]
    assert told["date"] in head.title
    assert told["title"] in head.title
    latest = browser.get("/api/puzzles", language="pl")[0]
    assert latest["date"] in head_at(browser, "/puzzle", "pl").title
    monkeypatch.setattr(puzzles, "_SECONDS_OF_PATIENCE", PATIENCE)
    assert picture_of(head, browser) != before


def test_pictures_speak_the_language_and_are_made_once(
    site: RunningServer, drawn: list[str]
) -> None:
    browser = site.browser()
    seen = {picture_at(browser, "/api/share.png", language=name) for name in LANGUAGES}
    assert len(seen) == len(LANGUAGES)
    for name in LANGUAGES:
        picture_at(browser, "/api/share.png", language=name)
    assert len(drawn) == len(LANGUAGES)


WAITING = (
    "import socket; socket.create_connection(('127.0.0.1', {port})).recv(1); raise SystemExit(1)"
)


def test_a_picture_lets_nobody_wait_and_one_that_fails_is_made_anew(
    site: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "rasterizer.py"
    with (
        socket.create_server(("127.0.0.1", 0)) as listening,
        monkeypatch.context() as slow,
        ThreadPoolExecutor() as threads,
    ):
        listening.settimeout(PATIENCE)
        program.write_text(WAITING.format(port=listening.getsockname()[1]), encoding="utf-8")
        slow.setattr(pictures, "RASTERIZER", program)
        asked = threads.submit(site.browser().http.get, "/api/share.png")
        waits, _ = listening.accept()
        with waits:
            assert site.browser().http.get("/api/games").is_success
            assert not asked.done()
        answer = asked.result()
    assert (answer.status_code, answer.json()["code"]) == (503, "no_pictures")
    assert picture_at(site.browser(), "/api/share.png")


def test_pictures_have_a_limit(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, limits=0.02))
    server.start()
    try:
        browser = server.browser()
        answers = [browser.http.get("/api/share.png").status_code for _ in range(4)]
        assert answers[:2] == [200, 200]
        assert answers[-1] == 429
    finally:
        server.stop()


def test_without_fonts_links_have_no_picture(
    site: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(render, "_fonts_found", lambda: False)
    browser = site.browser()
    head = head_at(browser, "/")
    assert not any(name.startswith("og:image") for name in head.meta)
    assert head.meta["twitter:card"] == "summary"
    answer = browser.http.get("/api/share.png", params={"language": "cs"})
    assert (answer.status_code, answer.json()["code"]) == (503, "no_pictures")
    assert "písmo" in answer.json()["text"]
    assert size_of(browser.http.get("/icon-192.png").content) == (192, 192)


def test_addresses_are_those_of_the_proxy(site: RunningServer) -> None:
    asked = {"X-Forwarded-Proto": "https", "Host": "play.example.org"}
    head = Head(site.browser().http.get("/settings", headers=asked).text)
    assert head.meta["og:url"] == "https://play.example.org/settings"
    assert head.meta["og:image"].startswith("https://play.example.org/api/share.png?")


def test_a_strange_host_gets_no_addresses(site: RunningServer) -> None:
    for host in ('x"><b>', "a b", "user@host", "host/path"):
        answer = site.browser().http.get("/", headers={"Host": host})
        if answer.status_code == 200:
            assert host not in answer.text
            assert "og:image" not in answer.text
            assert "og:url" not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_without_scripts_say_what_this_is(site: RunningServer, language: str) -> None:
    for path in ("/", "/table/nowhere", "/settings"):
        plain = head_at(site.browser(), path, language).plain
        texts = messages(language)
        for game in dominium.games():
            assert texts.text(f"game-{game.id}") in plain
        assert texts.text("plain-script") in plain
        assert texts.text("plain-terminal") in plain


def test_the_site_can_be_installed(site: RunningServer) -> None:
    browser = site.browser()
    links = head_at(browser, "/puzzle").links
    assert links["manifest"] == "/manifest.webmanifest"
    answer = browser.http.get(links["manifest"], headers={"Accept-Language": "sk"})
    assert answer.headers["content-type"] == "application/manifest+json"
    told: Json = json.loads(answer.content)
    assert (told["display"], told["start_url"], told["lang"]) == ("standalone", "/", "sk")
    assert [one["url"] for one in told["shortcuts"]] == ["/puzzle", "/score"]
    colours = re.findall(r'name="theme-color" content="(#\w+)"', TEMPLATE)
    assert told["theme_color"] in colours
    kinds = {(icon["sizes"], icon["purpose"]) for icon in told["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= kinds
    drawn = set[bytes]()
    for icon in [*told["icons"], {"src": links["apple-touch-icon"], "sizes": "180x180"}]:
        png = browser.http.get(icon["src"])
        assert png.headers["content-type"] == "image/png"
        assert "{}x{}".format(*size_of(png.content)) == icon["sizes"]
        drawn.add(png.content)
    assert len(drawn) == 5


def test_what_everybody_is_answered_can_be_kept(site: RunningServer) -> None:
    browser = site.browser()
    kept: Json = browser.http.get("/api/kept-answers").json()
    assert list(kept) == list(LANGUAGES)
    for language, answers in kept.items():
        assert {"/games", "/buildings", "/contact", "/rules/queendomino"} <= set(answers)
        for path, answer in answers.items():
            assert browser.http.get(f"/api{path}?language={language}").json() == answer
