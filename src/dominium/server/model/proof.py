"""The proof of a finished table: all data that anybody needs to draw again what was drawn.

The names of people are left out; nothing of the recipe in ``docs/fair-dealing.md`` needs them.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

import dominium
from dominium.server.model import fair_dealing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.server.model.table import Entry, Table

_LONGEST_TEXT = 200
_LARGEST_NUMBER = 1_000_000
# Entries whose text says something about people and not about the game.
_ABOUT_PEOPLE = frozenset({"joined", "bot_joined", "moved", "rematch", "forgotten"})

Json = dict[str, Any]
Text = Annotated[str, Meta(max_length=_LONGEST_TEXT)]
Count = Annotated[int, Meta(ge=0, le=_LARGEST_NUMBER)]
Share = Annotated[int, Meta(ge=1, le=_LARGEST_NUMBER)]
Hexadecimal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,16}$")]


class ProofDraw(Struct, frozen=True, forbid_unknown_fields=True):
    """A draw of chance: its possible results in the order of the rules, and the share of each."""

    results: Annotated[tuple[Text, ...], Meta(min_length=1)]
    shares: Annotated[tuple[Share, ...], Meta(min_length=1)]


class ProofEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the log; ``draw`` where chance acted."""

    number: Count
    kind: Text
    seat: Count | None
    text: Text
    draw: ProofDraw | None


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished table with its seed and its log; version 2 after a joint deal."""

    format: Literal["dominium-proof"]
    version: Literal[1, 2]
    table: TableId
    game: Text
    options: dict[Text, bool | int | Text]
    rules_revision: Count
    commitment: Hexadecimal
    seed: Hexadecimal
    entries: tuple[ProofEntry, ...]
    outcome: Json | None
    fingerprint: Hexadecimal


class SeedCommitment(Struct, frozen=True):
    """The public data of a table that is not finished: the commitment that binds its draws."""

    format: Literal["dominium-promise"]
    version: Literal[1]
    table: str
    game: str
    commitment: str
    draws: int


class ProofError(Exception):
    """An error for a text that is no proof.

    Args:
        reason: The fault, as the reader of the format puts it.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class LogReplay:
    """A replay of a log: the states of a game after each action, undone plies taken back."""

    def __init__(self, game: dominium.Game) -> None:
        self._reached = [game.start()]
        self._actors: list[int | None] = []

    @property
    def state(self) -> dominium.State:
        """The state reached; not to be changed."""
        return self._reached[-1]

    def act(self, seat: int | None, text: str) -> None:
        """Apply an action of a seat, or of chance.

        Raises:
            IllegalAction: The rules do not allow it.
        """
        state = self.state.copy()
        state.apply(state.parse(text))
        self._reached.append(state)
        self._actors.append(seat)

    def may_go_back(self, ply: int) -> bool:
        """Tell whether there is such a ply and nothing was drawn since."""
        return 0 <= ply <= len(self._actors) and None not in self._actors[ply:]

    def go_back(self, ply: int) -> None:
        """Take back all actions after a ply."""
        del self._reached[ply + 1 :]
        del self._actors[ply:]


def proof_of(table: Table) -> Proof:
    """Make the proof of a finished table."""
    replay = LogReplay(table.game)
    told = []
    for entry in table.entries:
        drawn = draw_due(replay.state) if is_draw(entry) else None
        text = "" if entry.kind in _ABOUT_PEOPLE else entry.text
        told.append(ProofEntry(entry.number, entry.kind, entry.seat, text, drawn))
        if entry.kind == "action":
            replay.act(entry.seat, entry.text)
        elif entry.kind == "undone":
            replay.go_back(int(entry.text))
    outcome = replay.state.outcome()
    proof = Proof(
        format="dominium-proof",
        version=1 if table.deal is None else 2,
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


def seed_commitment_of(table: Table) -> SeedCommitment:
    """Make the promise of a table that is not finished."""
    draws = sum(ply.seat is None for ply in table.plies)
    return SeedCommitment("dominium-promise", 1, table.id, table.game.id, table.commitment, draws)


def is_draw(entry: Entry | ProofEntry) -> bool:
    """Tell whether an entry is an action of chance."""
    return entry.kind == "action" and entry.seat is None


def draw_due(state: dominium.State) -> ProofDraw:
    """Return the draw of a state in which chance acts, with its shares by the rules."""
    odds = state.odds()
    shares = fair_dealing.whole_shares(tuple(odd for _, odd in odds))
    return ProofDraw(tuple(str(result) for result, _ in odds), shares)


def fingerprint(proof: Mapping[str, Any]) -> str:
    """Return a digest of a proof, by which two copies can be compared.

    It is the SHA-256 of everything else in the proof, written as JSON with sorted keys and no
    spaces.
    """
    told = {key: value for key, value in proof.items() if key != "fingerprint"}
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def read_proof(text: str | bytes) -> tuple[Proof, str]:
    """Parse a proof; return it with the fingerprint computed from its content.

    Raises:
        ProofError: The text is no proof.
    """
    try:
        proof = msgspec.json.decode(text, type=Proof)
        return proof, fingerprint(msgspec.json.decode(text))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProofError(str(error)) from None
