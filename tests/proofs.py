"""Games at a table that was dealt fairly, written down as proofs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

import dominium
from dominium.server.model import fair_dealing, joint_deal, proof

if TYPE_CHECKING:
    from collections.abc import Iterable

Json = dict[str, Any]
SEED = bytes(range(32))


def final_deal(table: str, entries: Iterable[joint_deal.DealEntry]) -> joint_deal.JointDeal | None:
    """The joint deal that the entries of a log end with."""
    deal = None
    for entry in entries:
        deal = joint_deal.after(deal, table, entry)
    return deal


class Played:
    """A game written entry by entry; everybody takes the first legal action."""

    version = 1

    def __init__(self, game: str = "solo", **options: Any) -> None:
        self.game = dominium.load(game, **options)
        self.course = proof.LogReplay(self.game)
        self.entries: list[Json] = []
        self._begin()
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
                "version": self.version,
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

    def _begin(self) -> None:
        """Write what comes before the first draw."""

    def _drawn(self, state: dominium.State) -> str:
        return str(fair_dealing.draw(SEED, "abc", len(self.entries) + 1, state.odds()))

    def _deal(self) -> None:
        while (state := self.course.state).actor == dominium.CHANCE:
            text = self._drawn(state)
            self.write("action", None, text, msgspec.to_builtins(proof.draw_due(state)))
            self.course.act(None, text)


class Together(Played):
    """A game that two seats dealt together with the server."""

    version = 2

    def _begin(self) -> None:
        self.write("deal_asked", None, "0 1")
        entropy = {0: "0a" * 32, 1: "1b" * 32}
        for seat, text in entropy.items():
            bound = joint_deal.entropy_commitment("abc", 1, seat, text)
            self.write("deal_committed", seat, bound)
        for seat, text in entropy.items():
            self.write("deal_opened", seat, text)

    def _drawn(self, state: dominium.State) -> str:
        read = [msgspec.convert(entry, proof.ProofEntry) for entry in self.entries]
        deal = final_deal("abc", read)
        assert deal is not None
        key = joint_deal.drawing_key(SEED, "abc", deal)
        drawn = sum(proof.is_draw(entry) for entry in read)
        return str(fair_dealing.draw(key, "abc", drawn + 1, state.odds()))


class Alone(Together):
    """A game that the server dealt alone, because no seat contributed."""

    def _begin(self) -> None:
        self.write("deal_asked", None, "0 1")
        self.write("deal_missed", 0, "commitment")
        self.write("deal_missed", 1, "declined")
        self.write("deal_asked", None, "")


def renamed(told: Json) -> Json:
    """The same with the fingerprint that belongs to it now."""
    return told | {"fingerprint": proof.fingerprint(told)}
