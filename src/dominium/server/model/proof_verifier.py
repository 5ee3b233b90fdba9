"""The verifier of proofs: all steps of ``docs/fair-dealing.md``, and the rules of the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

import dominium
from dominium.engine.errors import IllegalAction, OptionError
from dominium.engine.loading import game_from
from dominium.engine.options import game_info, resolve
from dominium.server.model import fair_dealing, joint_deal
from dominium.server.model.joint_deal import ProtocolError
from dominium.server.model.proof import LogReplay, draw_due, is_draw

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from dominium.server.model.joint_deal import JointDeal
    from dominium.server.model.proof import Proof, ProofDraw, ProofEntry

Check = Literal[
    "fingerprint",
    "commitment",
    "noted",
    "deal",
    "alone",
    "missed",
    "refused",
    "anew",
    "numbers",
    "draws",
    "rules",
    "odds",
    "actions",
    "end",
]


_JOINT_VERSION: Final = 2
_ENDS: Final = frozenset({"forfeited", "closed"})
"""The kinds of entries that end a game before its rules do."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check.

    Attributes:
        check: The name of the check.
        holds: True if it is passed; None for what is told without a judgement.
        params: The count of things checked, the number of the first failing entry, the game, or
            seats, counted from 1.
    """

    check: Check
    holds: bool | None
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
        noted: The commitment that somebody wrote down when the table began, if anybody did: that
            of the server, or of a joint deal.
    """
    seed = bytes.fromhex(proof.seed)
    findings = [
        Finding("fingerprint", holds=proof.fingerprint == fingerprint),
        Finding("commitment", holds=fair_dealing.commitment(seed) == proof.commitment),
    ]
    story = _deal_story(proof)
    deal = story.deal
    if noted is not None:
        findings.append(Finding("noted", holds=noted in _commitments(proof, deal)))
    key = seed if deal is None else joint_deal.drawing_key(seed, proof.table, deal)
    findings += [*_dealing(story), _numbers(proof), _draws(proof, key)]
    game = _game_of(proof)
    findings.append(Finding("rules", holds=game is not None, params={"game": proof.game}))
    return findings if game is None else [*findings, *_play(proof, game)]


def _numbers(proof: Proof) -> Finding:
    for number, entry in enumerate(proof.entries, 1):
        if entry.number != number:
            return Finding("numbers", holds=False, params={"number": number})
    return Finding("numbers", holds=True, params={"count": len(proof.entries)})


def _commitments(proof: Proof, deal: JointDeal | None) -> set[str]:
    """Return what somebody may have written down before anything was drawn."""
    if deal is None:
        return {proof.commitment}
    joint = joint_deal.joint_commitment(proof.table, proof.commitment, deal)
    return {proof.commitment, joint}


@dataclass(frozen=True, slots=True)
class _DealStory:
    """The deal that a log ends with, and what everybody may know about how it came about.

    Attributes:
        deal: The complete deal; None without one, and where the protocol was not followed.
        wrong: The number of the first entry that the protocol does not allow.
        missed: The seats that did not contribute when they were asked.
        refused: The seats that did not open what they were bound to, or left before all was open.
        begun: How often seats were asked.
    """

    deal: JointDeal | None = None
    wrong: int | None = None
    missed: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    begun: int = 0


def _deal_story(proof: Proof) -> _DealStory:
    """Follow the joint deal through a log."""
    deal: JointDeal | None = None
    begun, missed, refused = 0, list[int](), list[int]()
    is_joint = proof.version == _JOINT_VERSION
    for entry in proof.entries:
        refuses = joint_deal.refuses_to_open(deal, entry)
        try:
            deal = joint_deal.after(deal, proof.table, entry)
        except ProtocolError:
            return _DealStory(wrong=entry.number)
        is_due = begun or is_joint
        if is_draw(entry) and is_due and (deal is None or not deal.is_complete):
            return _DealStory(wrong=entry.number)
        begun += entry.kind == "deal_asked"
        if (refuses or entry.kind == "deal_missed") and entry.seat is not None:
            (refused if refuses else missed).append(entry.seat)
    complete = deal is not None and deal.is_complete
    if complete != is_joint or (begun and not complete):
        return _DealStory(wrong=deal.number if deal else 1)
    return _DealStory(deal, None, tuple(missed), tuple(refused), begun)


def _dealing(story: _DealStory) -> Iterator[Finding]:
    """Tell who contributed to the deal and who did not; nothing where the server dealt alone."""
    if story.wrong is not None:
        yield Finding("deal", holds=False, params={"number": story.wrong})
    if story.deal is None:
        return
    if story.deal.seats:
        yield Finding("deal", holds=True, params=_seats(story.deal.seats))
    else:
        yield Finding("alone", holds=None)
    if story.missed:
        yield Finding("missed", holds=None, params=_seats(story.missed))
    if story.refused:
        yield Finding("refused", holds=None, params=_seats(story.refused))
    if story.begun > 1:
        yield Finding("anew", holds=None, params={"count": story.begun - 1})


def _seats(seats: Iterable[int]) -> dict[str, str | int]:
    told = [str(seat + 1) for seat in sorted(set(seats))]
    return {"count": len(told), "seats": ", ".join(told)}


def _draws(proof: Proof, key: bytes) -> Finding:
    """Repeat all draws by key, table and number alone, and compare.

    After a joint deal draws have numbers of their own, so that no other entry can shift them.
    """
    drawn = 0
    for entry in proof.entries:
        draw = entry.draw
        if is_draw(entry) != (draw is not None):
            return Finding("draws", holds=False, params={"number": entry.number})
        if draw is None:
            continue
        drawn += 1
        number = entry.number if proof.version < _JOINT_VERSION else drawn
        if entry.text != _drawn_again(key, proof.table, number, draw):
            return Finding("draws", holds=False, params={"number": entry.number})
    return Finding("draws", holds=True, params={"count": drawn})


def _drawn_again(key: bytes, table: str, number: int, draw: ProofDraw) -> str | None:
    if len(draw.results) != len(draw.shares):
        return None
    left = fair_dealing.draw_below(key, table, number, sum(draw.shares))
    return fair_dealing.result_at(draw.results, draw.shares, left)


def _game_of(proof: Proof) -> dominium.Game | None:
    try:
        info = game_info(proof.game)
        game = game_from(info, resolve(info, None, proof.options))
    except OptionError:
        return None
    return game if game.rules_revision == proof.rules_revision else None


def _play(proof: Proof, game: dominium.Game) -> Iterator[Finding]:
    """Play the entries by the rules and yield the findings."""
    replay, ended = LogReplay(game), False
    draws = actions = 0
    try:
        for entry in proof.entries:
            if is_draw(entry):
                draws += 1
                _check_odds(replay, entry)
            actions += entry.kind == "action"
            _follow(replay, entry, over=ended)
            ended = ended or entry.kind in _ENDS
    except InvalidProof as broken:
        yield broken.finding
        return
    yield Finding("odds", holds=True, params={"count": draws})
    yield Finding("actions", holds=True, params={"count": actions})
    outcome = replay.state.outcome()
    told = outcome.to_dict() if outcome else None
    finished = outcome is not None or ended
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
