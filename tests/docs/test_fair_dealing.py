"""The document on fair dealing can be followed with plain Python, and its example is right."""

import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest

from dominium.server.model import proof as proofs
from dominium.server.model.proof_verifier import check
from tests.proofs import Played, Together

DOCS = Path(__file__).parents[2] / "docs"
DOCUMENT = (DOCS / "fair-dealing.md").read_text(encoding="utf-8")
PROOF = DOCS / "examples" / "proof.json"


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    """The program of the document."""
    program = re.search(r"^```python\n(import.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert program is not None
    variables: dict[str, Any] = {}
    exec(compile(program[1], "fair-dealing.md", "exec"), variables)  # noqa: S102
    return variables


def test_the_example_holds(plain: dict[str, Any]) -> None:
    read, fingerprint = proofs.read_proof(PROOF.read_bytes())
    assert all(finding.holds for finding in check(read, fingerprint, read.commitment))
    assert plain["is_fair"](json.loads(PROOF.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "bergen"])
def test_the_program_draws_what_the_server_draws(plain: dict[str, Any], game: str) -> None:
    played = Played(game)
    played.play_out()
    told = played.proof()
    assert plain["is_fair"](told)
    told["seed"] = "0" * 64
    assert not plain["is_fair"](told)


def test_the_program_follows_a_joint_deal(plain: dict[str, Any]) -> None:
    played = Together("kingdomino")
    played.play_out()
    told = played.proof()
    assert plain["is_fair"](told)
    read, fingerprint = proofs.read_proof(json.dumps(told))
    assert all(finding.holds for finding in check(read, fingerprint))
    for change in ({"seed": "0" * 64}, {"version": 1}):
        assert not plain["is_fair"](told | change)
    for entry in told["entries"]:
        if entry["kind"] == "deal_opened":
            entry["text"] = "f" * 64
    assert not plain["is_fair"](told)


def test_the_table_of_the_example_is_computed_again() -> None:
    told = json.loads(PROOF.read_text(encoding="utf-8"))
    seed = bytes.fromhex(told["seed"])
    assert hashlib.sha256(seed).hexdigest() == told["commitment"]
    assert told["commitment"] in DOCUMENT
    rows = [
        line.strip("|").split("|")[1:] for line in DOCUMENT.splitlines() if line.startswith("|")
    ]
    first = next(index for index, row in enumerate(rows) if "`dominium deal abc 1 0`" in row[0])
    messages, digests, sums, places, drawn = (
        [cell.strip(" `") for cell in row] for row in rows[first : first + 5]
    )
    for column, entry in enumerate(told["entries"][:2]):
        digest = hmac.new(seed, messages[column].encode(), "sha256").hexdigest()
        assert digest == digests[column]
        assert sum(entry["draw"]["shares"]) == int(sums[column])
        assert int(digest, 16) % int(sums[column]) == int(places[column])
        assert entry["draw"]["results"][int(places[column])] == entry["text"] == drawn[column]


def test_the_fingerprint_is_made_as_told() -> None:
    told = json.loads(PROOF.read_text(encoding="utf-8"))
    fingerprint = told.pop("fingerprint")
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == fingerprint
