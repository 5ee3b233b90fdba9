"""The embedded replay: the only page that may be framed, and one that knows nobody."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from litestar.routes import HTTPRoute

from dominium.server.app import create_app
from tests.server.conftest import BOT, ME, RunningServer, quick
from tests.server.test_pages import PAGE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.conftest import Browser

EMBEDDED = PAGE.replace('id="page"', 'id="page" class="embedded"')
UNFRAMED = "frame-ancestors 'none'"
FRAMED = "frame-ancestors *"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the templates of both pages and another file."""
    folder: Path = tmp_path_factory.mktemp("site")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE, encoding="utf-8")
    (static / "embed.html").write_text(EMBEDDED, encoding="utf-8")
    (static / "assets" / "app-1a2b.js").write_text("export {};\n", encoding="utf-8")
    server = RunningServer(quick(folder))
    server.start()
    yield server
    server.stop()


def finished_table(jana: Browser, **wishes: Any) -> str:
    """A table of Block that was played to its end."""
    table: str = jana.open_table([ME, BOT], game="block", **wishes)["table"]
    with jana.page(table) as page:
        while page.until_my_turn():
            page.play_first_choice()
    return table


def test_of_all_routes_one_may_be_framed(site: RunningServer) -> None:
    browser, seen = site.browser().http, set[str]()
    routes = [route for route in create_app().routes if isinstance(route, HTTPRoute)]
    for route in routes:
        path = re.sub(r"\{[^{}]*:int\}", "1", route.path_format)
        path = re.sub(r"\{[^{}]*\}", "x", path)
        for method in sorted(route.methods - {"OPTIONS"}):
            policy = browser.request(method, path).headers["content-security-policy"]
            framed = path == "/embed/x" and method == "GET"
            assert (FRAMED if framed else UNFRAMED) in policy, (method, path)
            assert policy.count("frame-ancestors") == 1
        seen.add(path)
    assert "/embed/x" in seen
    assert len(seen) > 80


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/embed",
        "/embed/x/y",
        "/EMBED/x",
        "/embed.html",
        "/index.html",
        "/assets/app-1a2b.js",
        "/replay/x",
        "/table/embed",
        "/api/embed/x",
    ],
)
def test_what_is_only_like_its_address_may_not_be_framed(site: RunningServer, path: str) -> None:
    answer = site.browser().http.get(f"http://{site.address}{path}")
    assert UNFRAMED in answer.headers["content-security-policy"]


def test_a_refusal_in_its_place_may_not_be_framed(site: RunningServer, tmp_path: Path) -> None:
    wrong = site.browser().http.get("/embed/x", headers={"Host": "evil.example"})
    assert wrong.json()["code"] == "wrong_host"
    assert UNFRAMED in wrong.headers["content-security-policy"]
    unbuilt = RunningServer(quick(tmp_path))
    unbuilt.start()
    try:
        missing = unbuilt.browser().http.get("/embed/x")
    finally:
        unbuilt.stop()
    assert missing.status_code == 503
    assert "make web" in missing.text
    assert UNFRAMED in missing.headers["content-security-policy"]


def test_it_is_the_same_for_everybody_and_sets_no_cookie(site: RunningServer) -> None:
    jana, stranger = site.browser(), site.browser()
    table = finished_table(jana)
    assert jana.http.cookies
    pages = [one.http.get(f"/embed/{table}") for one in (jana, stranger)]
    assert pages[0].text == pages[1].text
    assert 'class="embedded"' in pages[0].text
    for page in pages:
        assert page.status_code == 200
        assert "set-cookie" not in page.headers
        policy = page.headers["content-security-policy"]
        assert FRAMED in policy
        assert (
            policy.replace(FRAMED, UNFRAMED)
            == (jana.http.get("/").headers["content-security-policy"])
        )
    address = f"/api/v1/tables/{table}/replay?ply=3"
    positions = [one.http.get(address) for one in (jana, stranger)]
    assert positions[0].json() == positions[1].json()
    assert positions[0].json()["ply"] == 3
    assert all("set-cookie" not in position.headers for position in positions)


def test_it_has_the_words_of_its_table_and_of_its_language(site: RunningServer) -> None:
    table = finished_table(site.browser())
    browser = site.browser().http
    page = browser.get(f"/embed/{table}", params={"language": "cs"}).text
    replay = browser.get(f"/replay/{table}", params={"language": "cs"}).text
    assert '<html lang="cs">' in page
    title = re.search("<title>(.*)</title>", page)
    assert title is not None
    assert "Slepá ulička" in title[1]
    assert title[0] in replay


def test_a_game_that_goes_on_is_not_replayed_and_unknown_ones_are_told(site: RunningServer) -> None:
    jana = site.browser()
    table = jana.open_table([ME, BOT])["table"]
    for named, code in ((table, "not_finished"), ("nowhere", "unknown_table")):
        assert jana.http.get(f"/embed/{named}").status_code == 200
        answer = jana.http.get(f"/api/v1/tables/{named}/replay?ply=0")
        assert answer.json()["code"] == code
        assert answer.json()["text"]


def test_a_table_without_spectators_shows_its_replay_to_nobody_else(site: RunningServer) -> None:
    jana = site.browser()
    table = finished_table(jana, settings={"spectators": False})
    answer = jana.http.get(f"/api/v1/tables/{table}/replay?ply=0")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_seated")
    assert "Jana" not in jana.http.get(f"/embed/{table}").text
