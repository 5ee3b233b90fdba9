"""The web pages as files, and what protects people from other sites."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from dominium.describe import LANGUAGES, messages
from tests.server.conftest import ME, RunningServer, quick

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.conftest import Browser

PAGE = (
    '<!doctype html><html lang="en"><head><title>Dominium</title></head>'
    '<body><div id="page"></div></body></html>'
)

MANIFEST = '{"index.html": {"file": "assets/app-1a2b.js"}, "secret": 1}'


@pytest.fixture
def built(tmp_path: Path) -> Iterator[RunningServer]:
    """A server whose web pages have been built."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE, encoding="utf-8")
    (static / "assets" / "app-1a2b.js").write_text("export {};\n" * 500, encoding="utf-8")
    (static / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (static / ".vite").mkdir()
    (static / ".vite" / "manifest.json").write_text(MANIFEST, encoding="utf-8")
    (static / ".secret").write_text("secret", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    server = RunningServer(quick(tmp_path))
    server.start()
    yield server
    server.stop()


def test_files_are_served_and_every_address_is_the_page(built: RunningServer) -> None:
    browser = built.browser().http
    for path in (
        "/",
        "/table/abc",
        "/join/x-y_z",
        "/replay/abc?ply=4",
        "/score",
        "/rules/kingdomino",
    ):
        answer = browser.get(path)
        assert answer.status_code == 200
        assert '<div id="page">' in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    script = browser.get("/assets/app-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert browser.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/no.js",
        "/.vite/manifest.json",
        "/.secret",
        "/assets/../.vite/manifest.json",
        "/%2evite/manifest.json",
        "/..%5csecret.txt",
        "/assets/%00.js",
        f"/{'x' * 5000}.js",
    ],
)
def test_nothing_outside_the_folder_is_served(built: RunningServer, path: str) -> None:
    answer = built.browser().http.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text
    assert answer.json()["code"] == "unknown_page"


@pytest.mark.parametrize("path", ["/%00", "/%ff", f"/{'x' * 300}", f"/{'x' * 5000}", "/assets"])
def test_names_that_no_file_can_have_are_the_page(built: RunningServer, path: str) -> None:
    answer = built.browser().http.get(path)
    assert answer.status_code == 200
    assert '<div id="page">' in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_missing_pages_say_how_to_make_them(server: RunningServer) -> None:
    for language in LANGUAGES:
        answer = server.browser().http.get("/table/abc", params={"language": language})
        assert answer.status_code == 503
        for key in ("server-pages-missing-title", "server-pages-missing-text"):
            assert messages(language).text(key) in answer.text
        assert "make web" in answer.text


def test_the_server_tells_which_pages_it_has(built: RunningServer) -> None:
    jana = built.browser()
    assert jana.http.get("/api/games").headers["dominium-build"] == "app-1a2b.js"
    with jana.page(jana.open_table([ME], game="solo")["table"]) as page:
        page.send({"type": "ping"})
        assert page.until("pong")["build"] == "app-1a2b.js"


def test_every_answer_forbids_foreign_content(server: RunningServer) -> None:
    browser = server.browser().http
    for path in ("/", "/api/games", "/api/tables/nowhere", "/api/nowhere"):
        headers = browser.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        others = policy.replace("'wasm-unsafe-eval'", "")
        assert not re.search("unsafe|data:|blob:|https?:|[*]", others)
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers
        kept = "no-cache" if path == "/" and headers["content-type"] == "text/html" else "no-store"
        assert headers["cache-control"] == kept


def test_unknown_requests_are_answered_with_a_code(server: RunningServer) -> None:
    browser = server.browser().http
    for method, path in (("GET", "/api/nowhere"), ("PUT", "/api/tables"), ("DELETE", "/")):
        answer = browser.request(method, path, params={"language": "sk"})
        assert answer.status_code == 404
        assert answer.json()["code"] == "unknown_page"
        assert answer.json()["text"] == "Táto stránka neexistuje."


def test_other_sites_may_not_act(server: RunningServer, jana: Browser) -> None:
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, ME]}
    for origin in (
        "https://evil.example",
        "null",
        "",
        "http://[",
        f"http://{server.address}.evil.example",
    ):
        answer = jana.http.post("/api/tables", json=wish, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    own = jana.http.post("/api/tables", json=wish, headers={"Origin": f"http://{server.address}"})
    assert own.status_code == 201


def test_the_same_name_by_another_scheme_is_another_site(
    server: RunningServer, jana: Browser
) -> None:
    wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, ME]}
    table = jana.open_table([ME, ME])["table"]
    forwarded = {"http": {}, "https": {"X-Forwarded-Proto": "https"}}
    for asked, more in forwarded.items():
        for scheme in forwarded:
            headers = {"Origin": f"{scheme}://{server.address}", **more}
            answer = jana.http.post("/api/tables", json=wish, headers=headers)
            assert answer.status_code == (201 if asked == scheme else 403)
            address = f"ws://{server.address}/api/tables/{table}/socket"
            if asked == scheme:
                with connect(address, additional_headers=headers) as page:
                    assert "snapshot" in str(page.recv())
            else:
                with (
                    pytest.raises(InvalidStatus),
                    connect(address, additional_headers=headers),
                ):
                    pass


def test_other_sites_may_not_listen(server: RunningServer, jana: Browser) -> None:
    table = jana.open_table([ME, ME])["table"]
    address = f"ws://{server.address}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refusal, connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
        pass
    assert refusal.value.response.status_code == 403


def test_allowed_origins_may_act(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, origins=("https://club.example",)))
    server.start()
    try:
        wish = {"game": "kingdomino", "my_name": "Jana", "seats": [ME, ME]}
        answer = httpx.post(
            f"http://{server.address}/api/tables",
            json=wish,
            headers={"Origin": "https://club.example", "X-Forwarded-Proto": "https"},
        )
        assert answer.status_code == 201
        assert "secure" in answer.headers["set-cookie"].lower()
    finally:
        server.stop()


def test_the_schema_describes_the_requests(server: RunningServer) -> None:
    schema = server.browser().http.get("/api/schema/openapi.json").json()
    assert "/api/tables" in schema["paths"]
    assert "/api/score" in schema["paths"]
