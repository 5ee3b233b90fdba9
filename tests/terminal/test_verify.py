"""`dominium verify`: proofs in files and at addresses, told in words."""

from __future__ import annotations

import copy
import json
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING

import pytest

from dominium.describe import LANGUAGES
from tests.other_site import Silent, other_site
from tests.proofs import Alone, Played, Together, renamed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.proofs import Json
    from tests.terminal.conftest import Runner


@pytest.fixture(scope="module")
def told() -> Json:
    game = Played("kingdomino")
    game.play_out()
    return game.proof()


def written(folder: Path, told: object) -> str:
    file = folder / "proof.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fair_table_is_told_to_be_fair(
    here: Runner, tmp_path: Path, told: Json, language: str
) -> None:
    done = here("verify", written(tmp_path, told), "--language", language)
    assert (done.code, done.complaint) == (0, "")
    assert told["table"] in done.lines[0]
    assert told["commitment"] in done.lines[0]
    assert len(done.lines) == 1 + 8 + 1
    assert "28" in done.text


def test_what_was_checked_is_said_in_words(process: Runner, tmp_path: Path, told: Json) -> None:
    done = process("verify", written(tmp_path, told), "--commitment", told["commitment"])
    assert done.code == 0
    assert done.lines[1:] == [
        "Right: The fingerprint fits what the proof says.",
        "Right: The seed fits the commitment.",
        "Right: The commitment is the one that was noted when the table began.",
        f"Right: All {len(told['entries'])} entries of the log are there, in their order.",
        "Right: 28 draws, made again from the seed, gave the same results.",
        "Right: The rules are known: Kingdomino.",
        "Right: In all 28 draws the results and their shares were those of the rules.",
        f"Right: All {len(told['entries'])} actions are legal.",
        "Right: The game ended as the proof says.",
        "Everything is right.",
    ]


def test_a_joint_deal_is_told_with_who_contributed(here: Runner, tmp_path: Path) -> None:
    game = Together("kingdomino")
    game.play_out()
    told = game.proof()
    done = here("verify", written(tmp_path, told))
    assert done.code == 0
    assert "Right: Besides the server, these 2 seats contributed to the deal: 1, 2." in done.lines
    del told["entries"][2:5]
    wrong = here("verify", written(tmp_path, renamed(told)))
    assert wrong.code == 1
    begins = "At entry 6 the contributions of the seats do not follow the protocol"
    assert any(begins in line for line in wrong.lines), wrong.lines


@pytest.mark.parametrize("place", [0, 1_000])
def test_a_question_that_nobody_answered_is_found(
    here: Runner, tmp_path: Path, told: Json, place: int
) -> None:
    asked = {"kind": "deal_asked", "seat": None, "text": "0", "draw": None, "number": 0}
    entries = list(told["entries"])
    entries.insert(place, asked)
    numbered = [entry | {"number": number} for number, entry in enumerate(entries, 1)]
    done = here("verify", written(tmp_path, renamed(told | {"entries": numbered})))
    assert done.code == 1
    assert any("do not follow the protocol of the deal" in line for line in done.lines), done.lines


def test_what_is_drawn_before_the_joint_deal_is_found(here: Runner, tmp_path: Path) -> None:
    game = Together("kingdomino")
    game.play_out()
    told = game.proof()
    drawn = next(entry for entry in told["entries"] if entry["draw"])
    entries = (drawn, *told["entries"])
    told["entries"] = [entry | {"number": number} for number, entry in enumerate(entries, 1)]
    done = here("verify", written(tmp_path, renamed(told)))
    assert done.code == 1
    begins = "Wrong: At entry 1 the contributions of the seats do not follow the protocol"
    assert any(line.startswith(begins) for line in done.lines), done.lines


def test_who_did_not_contribute_is_noted(here: Runner, tmp_path: Path) -> None:
    game = Alone("kingdomino")
    game.play_out()
    done = here("verify", written(tmp_path, game.proof()))
    assert done.code == 0
    assert [line for line in done.lines if line.startswith("Note: ")] == [
        "Note: Nobody but the server contributed to the deal.",
        (
            "Note: These 2 seats did not contribute in time, or declined: 1, 2."
            " The deal was made without them."
        ),
        "Note: The deal began anew once.",
    ]
    assert done.lines[-1] == "Everything is right."


def test_standard_input_is_read(here: Runner, told: Json) -> None:
    assert here("verify", "-", typed=[json.dumps(told)]).lines[-1] == "Everything is right."


def test_another_commitment_is_found(here: Runner, tmp_path: Path, told: Json) -> None:
    done = here("verify", written(tmp_path, told), "--commitment", "0" * 64)
    assert done.code == 1
    assert "Wrong: The commitment is not the one that was noted when the table began." in done.lines
    assert done.lines[-1] == "This proof does not hold: one thing is wrong."


def test_it_says_where_a_proof_fails(here: Runner, tmp_path: Path, told: Json) -> None:
    forged = copy.deepcopy(told)
    forged["entries"][0]["text"] = "=48" if told["entries"][0]["text"] != "=48" else "=47"
    done = here("verify", written(tmp_path, renamed(forged)))
    assert done.code == 1
    assert "Wrong: The draw of entry 1 does not follow from the seed." in done.lines
    assert done.lines[-1].startswith("This proof does not hold: ")


def test_unknown_rules_are_said_to_be_unknown(here: Runner, tmp_path: Path, told: Json) -> None:
    done = here("verify", written(tmp_path, renamed(told | {"rules_revision": 99})))
    assert done.code == 1
    assert any("does not know these rules" in line for line in done.lines)


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", "5", '{"format": "dominium-record"}', "[" * 100_000, '{"entries": NaN}'],
)
def test_what_is_no_proof_is_said_to_be_none(here: Runner, tmp_path: Path, content: str) -> None:
    file = tmp_path / "proof.json"
    file.write_text(content, encoding="utf-8")
    done = here("verify", str(file))
    assert done.code == 1
    assert "is not a proof" in done.complaint
    assert done.lines == []


@pytest.mark.parametrize("change", [{"seed": "x"}, {"entries": 5}, {"more": 1}, {"version": 3}])
def test_a_proof_of_another_shape_is_refused(
    here: Runner, tmp_path: Path, told: Json, change: Json
) -> None:
    done = here("verify", written(tmp_path, told | change))
    assert (done.code, done.lines) == (1, [])
    assert "is not a proof" in done.complaint


def test_a_missing_file_is_named(here: Runner) -> None:
    done = here("verify", "nowhere.json")
    assert done.code == 1
    assert "nowhere.json" in done.complaint


class Site:
    """A server that answers what it is told to, and what it was asked."""

    def __init__(self) -> None:
        self.answers: dict[str, object] = {}
        self.asked: list[str] = []
        site = self

        class Handler(Silent, BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                site.asked.append(self.path)
                found = site.answers.get(self.path)
                self.send_response(200 if found else 404)
                self.end_headers()
                self.wfile.write(json.dumps(found).encode())

        self.handler = Handler
        self.address = ""


@pytest.fixture
def site() -> Iterator[Site]:
    site = Site()
    with other_site(site.handler) as port:
        site.address = f"http://127.0.0.1:{port}"
        yield site


@pytest.mark.parametrize(
    "path", ["/table/abc", "/replay/abc?ply=4", "/verify/abc/", "/api/tables/abc/proof"]
)
def test_the_address_of_a_table_is_enough(here: Runner, site: Site, told: Json, path: str) -> None:
    site.answers["/api/tables/abc/proof"] = told
    done = here("verify", site.address + path)
    assert (done.code, done.lines[-1]) == (0, "Everything is right.")
    assert site.asked == ["/api/tables/abc/proof"]


def test_an_unfinished_table_tells_its_promise(here: Runner, site: Site) -> None:
    promise = {"format": "dominium-promise", "version": 1, "table": "abc", "game": "solo"}
    site.answers["/api/tables/abc/proof"] = promise | {"commitment": "c0ffee", "draws": 5}
    done = here("verify", f"{site.address}/table/abc")
    assert done.code == 1
    assert "Commitment: c0ffee. Draws so far: 5." in done.complaint


def test_an_address_without_a_proof_is_named(here: Runner, site: Site) -> None:
    done = here("verify", f"{site.address}/table/abc")
    assert done.code == 1
    assert f"No proof can be read from {site.address}/table/abc" in done.complaint
    closed = here("verify", "http://127.0.0.1:1/table/abc")
    assert closed.code == 1
    assert "No proof can be read from http://127.0.0.1:1/table/abc" in closed.complaint
