"""The verifier of proofs: all steps of ``docs/fair-dealing.md``, and the rules of the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import dominium
from dominium.engine.errors import IllegalAction, OptionError
from dominium.engine.loading import game_from
from dominium.engine.options import game_info, resolve
from dominium.server.model import fair_dealing
from dominium.server.model.proof import LogReplay, draw_due, is_draw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dominium.server.model.proof import Proof, ProofEntry

Check = Literal[
    "fingerprint", "commitment", "noted", "numbers", "draws", "rules", "odds", "actions", "end"
]


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check.

    Attributes:
        check: The name of the check.
        holds: True if it is passed.
        params: The count of things checked, the number of the first failing entry, or the game.
    """

    check: Check
    holds: bool
    params: dict[str, str | int] = field(default_factory=dict)


class InvalidProof(Exception):  # noqa: N818 - found and told, not raised to anybody outside
    """An exception for the first entry at which a check fails."""

    def __init__(self, check: Check, number: int) -> None:
        super().__init__(check, number)
        self.finding = Finding(check, holds=False, params={"number": number})


def check(proof: Proof, fingerprint: str, noted: str | None = None) -> list[Finding]:
    """Run all checks of a proof.

    Args:
        proof: The proof.
        fingerprint: The digest of its content, as ``read_proof`` returns it.
        noted: The commitment that somebody wrote down when the table began, if anybody did.
    """
    seed = bytes.fromhex(proof.seed)
    findings = [
        Finding("fingerprint", holds=proof.fingerprint == fingerprint),
        Finding("commitment", holds=fair_dealing.commitment(seed) == proof.commitment),
    ]
    if noted is not None:
        findings.append(Finding("noted", holds=noted == proof.commitment))
    findings += [_numbers(proof), _draws(proof, seed)]
    game = _game_of(proof)
    findings.append(Finding("rules", holds=game is not None, params={"game": proof.game}))
    return findings if game is None else [*findings, *_play(proof, game)]


def _numbers(proof: Proof) -> Finding:
    for number, entry in enumerate(proof.entries, 1):
        if entry.number != number:
            return Finding("numbers", holds=False, params={"number": number})
    return Finding("numbers", holds=True, params={"count": len(proof.entries)})


def _draws(proof: Proof, seed: bytes) -> Finding:
    """Repeat all draws by seed, table and number alone, and compare."""
    drawn = 0
    for entry in proof.entries:
        draw = entry.draw
        if is_draw(entry) != (draw is not None):
            return Finding("draws", holds=False, params={"number": entry.number})
        if draw is None:
            continue
        drawn += 1
        same = len(draw.results) == len(draw.shares)
        if not same or entry.text != _drawn_again(proof, seed, entry, draw.results, draw.shares):
            return Finding("draws", holds=False, params={"number": entry.number})
    return Finding("draws", holds=True, params={"count": drawn})


def _drawn_again(
    proof: Proof, seed: bytes, entry: ProofEntry, results: tuple[str, ...], shares: tuple[int, ...]
) -> str:
    left = fair_dealing.draw_below(seed, proof.table, entry.number, sum(shares))
    return fair_dealing.result_at(results, shares, left)


def _game_of(proof: Proof) -> dominium.Game | None:
    try:
        info = game_info(proof.game)
        game = game_from(info, resolve(info, None, proof.options))
    except OptionError:
        return None
    return game if game.rules_revision == proof.rules_revision else None


def _play(proof: Proof, game: dominium.Game) -> Iterator[Finding]:
    """Play the entries by the rules and yield the findings."""
    replay, forfeited = LogReplay(game), False
    draws = actions = 0
    try:
        for entry in proof.entries:
            if is_draw(entry):
                draws += 1
                _check_odds(replay, entry)
            actions += entry.kind == "action"
            _follow(replay, entry, over=forfeited)
            forfeited = forfeited or entry.kind == "forfeited"
    except InvalidProof as broken:
        yield broken.finding
        return
    yield Finding("odds", holds=True, params={"count": draws})
    yield Finding("actions", holds=True, params={"count": actions})
    outcome = replay.state.outcome()
    told = outcome.to_dict() if outcome else None
    finished = outcome is not None or forfeited
    yield Finding("end", holds=finished and told == proof.outcome)


def _check_odds(replay: LogReplay, entry: ProofEntry) -> None:
    state = replay.state
    if state.actor != dominium.CHANCE or entry.draw != draw_due(state):
        raise InvalidProof("odds", entry.number)


def _follow(replay: LogReplay, entry: ProofEntry, *, over: bool) -> None:
    if entry.kind == "action":
        actor = dominium.CHANCE if entry.seat is None else entry.seat
        if over or replay.state.actor != actor:
            raise InvalidProof("actions", entry.number)
        try:
            replay.act(entry.seat, entry.text)
        except IllegalAction:
            raise InvalidProof("actions", entry.number) from None
    elif entry.kind == "undone":
        ply = int(entry.text) if entry.text.isdecimal() else -1
        if not replay.may_go_back(ply):
            raise InvalidProof("actions", entry.number)
        replay.go_back(ply)
