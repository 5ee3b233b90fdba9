"""Games at a table that was dealt fairly, written down as proofs."""

from __future__ import annotations

from typing import Any

import msgspec

import dominium
from dominium.server.model import fair_dealing, proof

Json = dict[str, Any]
SEED = bytes(range(32))


class Played:
    """A game written entry by entry; everybody takes the first legal action."""

    def __init__(self, game: str = "solo", **options: Any) -> None:
        self.game = dominium.load(game, **options)
        self.course = proof.LogReplay(self.game)
        self.entries: list[Json] = []
        self._deal()
        self.dealt = len(self.entries)

    def write(self, kind: str, seat: int | None = None, text: str = "", draw: Any = None) -> None:
        number = len(self.entries) + 1
        self.entries.append(
            {"number": number, "kind": kind, "seat": seat, "text": text, "draw": draw}
        )

    def play(self) -> None:
        text = str(self.course.state.legal_actions()[0])
        seat = self.course.state.actor
        assert isinstance(seat, int)
        self.write("action", seat, text)
        self.course.act(seat, text)
        self._deal()

    def play_out(self) -> None:
        while self.course.state.actor is not None:
            self.play()

    def undo(self, ply: int) -> None:
        self.write("undone", None, str(ply))
        self.course.go_back(ply)

    def proof(self) -> Json:
        outcome = self.course.state.outcome()
        return renamed(
            {
                "format": "dominium-proof",
                "version": 1,
                "table": "abc",
                "game": self.game.id,
                "options": dict(self.game.options),
                "rules_revision": self.game.rules_revision,
                "commitment": fair_dealing.commitment(SEED),
                "seed": SEED.hex(),
                "entries": self.entries,
                "outcome": outcome.to_dict() if outcome else None,
            }
        )

    def _deal(self) -> None:
        while (state := self.course.state).actor == dominium.CHANCE:
            text = str(fair_dealing.draw(SEED, "abc", len(self.entries) + 1, state.odds()))
            self.write("action", None, text, msgspec.to_builtins(proof.draw_due(state)))
            self.course.act(None, text)


def renamed(told: Json) -> Json:
    """The same with the fingerprint that belongs to it now."""
    return told | {"fingerprint": proof.fingerprint(told)}
