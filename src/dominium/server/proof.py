"""The proof of a finished table: everything that anybody needs to draw again what was drawn.

What people are called is left out; nothing of the recipe in ``docs/fair-dealing.md`` needs it.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

import dominium
from dominium.server import dealing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.server.log import Entry, Table

_LONGEST_TEXT = 200
_LARGEST_NUMBER = 1_000_000
# Entries whose text says something about people and not about the game.
_ABOUT_PEOPLE = frozenset({"joined", "moved", "rematch", "forgotten"})

Json = dict[str, Any]
Text = Annotated[str, Meta(max_length=_LONGEST_TEXT)]
Count = Annotated[int, Meta(ge=0, le=_LARGEST_NUMBER)]
Share = Annotated[int, Meta(ge=1, le=_LARGEST_NUMBER)]
Hexadecimal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,16}$")]


class Draw(Struct, frozen=True, forbid_unknown_fields=True):
    """What could be drawn, in the order of the rules, and the share of each result."""

    results: Annotated[tuple[Text, ...], Meta(min_length=1)]
    shares: Annotated[tuple[Share, ...], Meta(min_length=1)]


class ProofEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the log; ``draw`` where chance acted."""

    number: Count
    kind: Text
    seat: Count | None
    text: Text
    draw: Draw | None


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished table with its seed."""

    format: Literal["dominium-proof"]
    version: Literal[1]
    table: TableId
    game: Text
    options: dict[Text, bool | int | Text]
    rules_revision: Count
    commitment: Hexadecimal
    seed: Hexadecimal
    entries: tuple[ProofEntry, ...]
    outcome: Json | None
    fingerprint: Hexadecimal


class Promise(Struct, frozen=True):
    """What can be told of a table that is not finished: to what its seed is bound."""

    format: Literal["dominium-promise"]
    version: Literal[1]
    table: str
    game: str
    commitment: str
    draws: int


class ProofError(Exception):
    """A text that is no proof.

    Args:
        reason: What is wrong, as the reader of the format puts it.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Course:
    """A game as the entries of a log lead through it, undone plies taken back."""

    def __init__(self, game: dominium.Game) -> None:
        self._reached = [game.start()]
        self._actors: list[int | None] = []

    @property
    def state(self) -> dominium.State:
        """The state reached; not to be changed."""
        return self._reached[-1]

    def act(self, seat: int | None, text: str) -> None:
        """An action of a seat, or of chance.

        Raises:
            IllegalAction: The rules do not allow it.
        """
        state = self.state.copy()
        state.apply(state.parse(text))
        self._reached.append(state)
        self._actors.append(seat)

    def may_go_back(self, ply: int) -> bool:
        """Whether there is such a ply and nothing was drawn since."""
        return 0 <= ply <= len(self._actors) and None not in self._actors[ply:]

    def go_back(self, ply: int) -> None:
        """Take back every action behind a ply."""
        del self._reached[ply + 1 :]
        del self._actors[ply:]


def proof_of(table: Table) -> Proof:
    """The proof of a finished table."""
    course = Course(table.game)
    told = []
    for entry in table.entries:
        drawn = draw_due(course.state) if is_draw(entry) else None
        text = "" if entry.kind in _ABOUT_PEOPLE else entry.text
        told.append(ProofEntry(entry.number, entry.kind, entry.seat, text, drawn))
        if entry.kind == "action":
            course.act(entry.seat, entry.text)
        elif entry.kind == "undone":
            course.go_back(int(entry.text))
    outcome = course.state.outcome()
    proof = Proof(
        format="dominium-proof",
        version=1,
        table=table.id,
        game=table.game.id,
        options=dict(table.game.options),
        rules_revision=table.game.rules_revision,
        commitment=table.commitment,
        seed=table.seed.hex(),
        entries=tuple(told),
        outcome=outcome.to_dict() if outcome else None,
        fingerprint="",
    )
    return msgspec.structs.replace(proof, fingerprint=fingerprint(msgspec.to_builtins(proof)))


def promise_of(table: Table) -> Promise:
    """What can be told before a table is finished."""
    draws = sum(ply.seat is None for ply in table.plies)
    return Promise("dominium-promise", 1, table.id, table.game.id, table.commitment, draws)


def is_draw(entry: Entry | ProofEntry) -> bool:
    """Whether chance acted."""
    return entry.kind == "action" and entry.seat is None


def draw_due(state: dominium.State) -> Draw:
    """What can be drawn in a state in which chance acts, by the rules."""
    odds = state.odds()
    shares = dealing.whole_shares([odd for _, odd in odds])
    return Draw(tuple(str(result) for result, _ in odds), tuple(shares))


def fingerprint(proof: Mapping[str, Any]) -> str:
    """A short name for all that a proof says, by which two copies can be compared.

    It is the SHA-256 of everything else in the proof, written as JSON with sorted keys and no
    spaces.
    """
    told = {key: value for key, value in proof.items() if key != "fingerprint"}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def read_proof(text: str | bytes) -> tuple[Proof, str]:
    """A proof and the fingerprint that belongs to it, whatever it says itself.

    Raises:
        ProofError: The text is no proof.
    """
    try:
        proof = msgspec.json.decode(text, type=Proof)
        return proof, fingerprint(msgspec.json.decode(text))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProofError(str(error)) from None
