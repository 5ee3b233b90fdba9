"""A table as one viewer sees it: cut by the rules, told in the viewer's language."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

import dominium
from dominium import events
from dominium.describe import Describer, KingdomDescriber, LineDescriber, messages
from dominium.server import clock, happenings, rights, sight, undo
from dominium.server.choices import choices
from dominium.server.log import Happening
from dominium.server.messages import (
    ClockShown,
    HistoryEntry,
    Invitation,
    Json,
    News,
    SeatShown,
    Snapshot,
    UndoShown,
)
from dominium.server.people import invitation_token
from dominium.server.told import hand_told, kingdoms_told, line_told, offers_told
from dominium.server.turns import declines
from dominium.server.words import seat_names

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from dominium.describe import Language, Length
    from dominium.server.log import Ply, Table
    from dominium.server.people import Person, Viewer

MOST_DESCRIBERS: Final = 8192
MOST_MOMENTS: Final = 512


def snapshot(table: Table, viewer: Viewer, present: Collection[int]) -> Snapshot:
    """Everything about a table.

    Args:
        table: The table.
        viewer: Who looks.
        present: The people who have the table open.
    """
    return Snapshot(
        **_picture(table, viewer, present),
        table=table.id,
        game=table.game.id,
        options=dict(table.game.options),
        history=_history(table, viewer, 0),
        commitment=table.commitment,
    )


def news(table: Table, viewer: Viewer, present: Collection[int], since: int) -> News:
    """What came after an entry, and the table as it is now.

    Args:
        table: The table.
        viewer: Who looks.
        present: The people who have the table open.
        since: The number of the last entry that the viewer has.
    """
    return News(**_picture(table, viewer, present), entries=_history(table, viewer, since))


def seats_shown(table: Table, viewer: Viewer, present: Collection[int]) -> list[SeatShown]:
    """The seats with who is there."""
    game, you = table.game, sight.own_seats(table, viewer)
    return [
        SeatShown(
            seat=seat.seat,
            name=name,
            kind="open" if seat.is_open else seat.kind,
            level=seat.level,
            you=seat.seat in you,
            connected=seat.kind == "bot" or seat.person in present,
            colour=seat.seat,
            stand_in=seat.stand_in,
            away=seat.is_away,
            kingdom=game.kingdom_of(seat.seat) if isinstance(game, dominium.KingdomGame) else UNSET,
        )
        for seat, name in zip(table.seats, seat_names(table.seats, viewer.language), strict=True)
    ]


def invitations(table: Table, person: Person | None) -> list[Invitation]:
    """The links of the open seats, for the one who opened the table."""
    if person is None or person.id != table.creator:
        return []
    return [
        Invitation(seat.seat, f"/join/{invitation_token(table.seed, table.id, seat.seat)}")
        for seat in table.seats
        if seat.is_open
    ]


def title(table: Table, viewer: Viewer) -> str:
    """The table in one line."""
    if table.status == "waiting":
        return _waiting("server-waiting-title", table, viewer)
    if table.forfeited:
        return happenings.forfeit(table, viewer.language)
    return describer(table, viewer).title(table.state.view(sight.seen_from(table, viewer)))


def describer(table: Table, viewer: Viewer) -> Describer:
    """What tells this viewer about a table."""
    names = tuple(seat_names(table.seats, viewer.language))
    you = sight.listener(table, viewer)
    return _describer(table.game, viewer.language, names, you, viewer.length)


@lru_cache(MOST_DESCRIBERS)
def _describer(
    game: dominium.Game,
    language: Language,
    names: tuple[str, ...],
    you: int | None,
    length: Length = "short",
) -> Describer:
    return Describer(game, language, names, you=you, length=length)


def _picture(table: Table, viewer: Viewer, present: Collection[int]) -> dict[str, Any]:
    return {
        **_moment(table, viewer),
        "you": list(sight.own_seats(table, viewer)),
        "settings": table.settings,
        "clock": _clock(table),
        "undo": _undo(table),
        "undo_to": undo.target(table, viewer),
        "forfeited": sorted(table.forfeited),
        "may": rights.may(table, viewer),
        "delay": table.seen_later,
        "watching": sum(not table.seats_of(person) for person in set(present)),
        "seats": seats_shown(table, viewer, present),
        "invitations": invitations(table, viewer.person),
        "rematch": table.rematch,
    }


def _clock(table: Table) -> ClockShown | None:
    """The time of the seats as it is now, or was when the table stood so."""
    if table.clock is None:
        return None
    running, now = table.clock.running, clock.now() - table.seen_later * 1000
    left = table.clock.left_at(now)
    return ClockShown(running, list(left), table.clock.increment, now)


def _undo(table: Table) -> UndoShown | None:
    if table.undo is None:
        return None
    waiting_for = undo.waiting_for(table)
    return UndoShown(table.undo.number, table.undo.seat, table.undo.ply, waiting_for)


def _moment(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What depends on the last entry, the language and the eyes alone: worked out once."""
    own, seen_from = sight.own_seats(table, viewer), sight.seen_from(table, viewer)
    key = (viewer.language, viewer.length, own, seen_from, _has_links(table, viewer))
    if key not in table.memo:
        told = _told_to_one(table, viewer) | _told_to_all(table, viewer.language)
        _forget_older_moments(table.memo)
        table.memo[key] = told
    return table.memo[key]


def _forget_older_moments(memo: dict[tuple[object, ...], dict[str, Any]]) -> None:
    """Let go of what was told long ago: tables stay in memory, and are heavy with their words."""
    _moments.append(memo)
    while len(_moments) > MOST_MOMENTS:
        _moments.popleft().clear()


_moments: deque[dict[tuple[object, ...], dict[str, Any]]] = deque()


def _told_to_all(table: Table, language: Language) -> dict[str, Any]:
    """The kingdoms in a language: worked out once for everybody who speaks it."""
    if (language,) not in table.memo:
        words = _describer(table.game, language, tuple(seat_names(table.seats, language)), None)
        match words, table.state.view(None):
            case KingdomDescriber(), dominium.View() as view:
                table.memo[language,] = kingdoms_told(words, view)
            case _:
                table.memo[language,] = {}
    return table.memo[language,]


def _told_to_one(table: Table, viewer: Viewer) -> dict[str, Any]:
    words, state = describer(table, viewer), table.state
    seat = sight.seen_from(table, viewer)
    view, acts = state.view(seat), sight.may_act(table, viewer)
    finished = table.status == "finished"
    return {
        "family": table.game.info.family,
        "number": table.number,
        "ply": table.ply,
        "status": table.status,
        "title": title(table, viewer),
        "expected": _expected(table, viewer, words, view),
        "view": view.to_dict(),
        "legal": choices(state, words) if acts else [],
        "skip": declines(state) if acts else [],
        "looking": seat,
        "hand_over": sight.hand_over(table, viewer),
        "outcome": outcome(state, words),
        "seed": table.seed.hex() if finished else None,
        **_family_told(table, words, view, acts=acts),
    }


def _expected(
    table: Table, viewer: Viewer, words: Describer, view: dominium.View | dominium.LineView
) -> str:
    """What has to happen next."""
    if table.status == "waiting":
        key = (
            "server-waiting-expected" if _has_links(table, viewer) else "server-waiting-for-others"
        )
        return _waiting(key, table, viewer)
    if table.forfeited:
        return happenings.forfeit(table, viewer.language)
    return words.expected(view)


def _family_told(
    table: Table, words: Describer, view: dominium.View | dominium.LineView, *, acts: bool
) -> dict[str, Any]:
    match words, view:
        case KingdomDescriber(), dominium.View():
            return offers_told(words, view)
        case LineDescriber(), dominium.LineView():
            # Alone at a table one plays with open tiles.
            hand = view.viewer if table.game.seats > 1 else 0
            legal = table.state.legal_actions() if acts else []
            return {
                **line_told(words, view),
                **hand_told(words, view, hand, legal),
                "deal_lines": _last_deal(table, words),
            }
    raise TypeError(f"{view!r} cannot be told")


def _last_deal(table: Table, words: LineDescriber) -> list[str]:
    """The deal that ended last, explained."""
    for ply in reversed(table.plies):
        for event in ply.events:
            if isinstance(event, events.DealEnded):
                return words.deal(event)
    return []


def outcome(state: dominium.State, words: Describer) -> Json | None:
    """The outcome with its lines, when there is one."""
    result = state.outcome()
    if result is None:
        return None
    lines = words.standings(result)
    if isinstance(words, KingdomDescriber) and isinstance(state, dominium.KingdomState):
        view = state.view(None)
        lines = [*lines, *(words.games(view) if view.games > 1 else ())]
    return {**result.to_dict(), "lines": lines}


def _history(table: Table, viewer: Viewer, since: int) -> list[HistoryEntry]:
    """The entries behind a number, as far as they are told."""
    words = describer(table, viewer)
    counts = {
        ply.number for ply in takewhile(lambda ply: ply.number > since, reversed(table.plies))
    }
    entries: list[HistoryEntry] = []
    for together in _told_together(table, table.history[since:]):
        if isinstance(together, Happening):
            entries += _happened(together, table, viewer)
            continue
        seen = [sight.events_seen(table, viewer, ply) for ply in together]
        told = [event for happened in seen for event in happened]
        text = words.announce(told) if told else []
        for ply, happened in zip(together, seen, strict=True):
            entries.append(
                HistoryEntry(
                    number=ply.number,
                    ply=ply.ply,
                    seat=ply.seat,
                    action=sight.action_seen(table, viewer, ply),
                    text=text,
                    events=[event.to_dict() for event in happened],
                    undone=ply.number not in counts,
                )
            )
            text = []
    return entries


def _happened(happening: Happening, table: Table, viewer: Viewer) -> list[HistoryEntry]:
    """What else happened, in words; nothing of what the seats show anyway."""
    entry = happening.entry
    text = happenings.told(entry, table, viewer.language)
    if text is None:
        return []
    return [
        HistoryEntry(
            number=entry.number,
            ply=happening.ply,
            seat=entry.seat,
            action=None,
            text=[text],
            events=[],
            kind=entry.kind,
        )
    ]


def _told_together(
    table: Table, entries: Iterable[Ply | Happening]
) -> Iterator[list[Ply] | Happening]:
    """Plies that are announced as one: in line games a decision with the draws behind it."""
    draws_apart = isinstance(table.game, dominium.KingdomGame)
    together: list[Ply] = []
    for entry in entries:
        ends = isinstance(entry, Happening) or draws_apart or entry.seat is not None
        if together and ends:
            yield together
            together = []
        if isinstance(entry, Happening):
            yield entry
        else:
            together.append(entry)
    if together:
        yield together


def _has_links(table: Table, viewer: Viewer) -> bool:
    """Whether it is somebody who keeps the links of the free seats."""
    return viewer.person is not None and viewer.person.id == table.creator


def _waiting(key: str, table: Table, viewer: Viewer) -> str:
    texts = messages(viewer.language)
    count = sum(seat.is_open for seat in table.seats)
    return texts.text(key, game=texts.text(f"game-{table.game.id}"), count=count)
