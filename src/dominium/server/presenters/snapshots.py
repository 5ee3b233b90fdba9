"""The presenter of a table: its data as one viewer may see it, in their language."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

import dominium
from dominium import events
from dominium.describe import Describer, KingdomDescriber, LineDescriber, messages
from dominium.server.common import clock
from dominium.server.model import visibility
from dominium.server.model.table import LogEvent
from dominium.server.model.turns import declines
from dominium.server.model.viewer import invitation_token
from dominium.server.presenters import log_text
from dominium.server.presenters.board_text import hand_text, kingdoms_text, line_text, offers_text
from dominium.server.presenters.choices import choices
from dominium.server.presenters.text import seat_names
from dominium.server.schema.tables import (
    ActionsEntry,
    ActionsSnapshot,
    ClockView,
    ContributionView,
    EntriesMessage,
    HistoryEntry,
    Invitation,
    JointDealView,
    KingdomEntriesMessage,
    KingdomHistoryEntry,
    KingdomSnapshot,
    LineEntriesMessage,
    LineHistoryEntry,
    LineSnapshot,
    PendingUndo,
    SeatView,
    Snapshot,
)
from dominium.server.schema.values import Json
from dominium.server.tables import permissions, undo

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from dominium.describe import Language, Length
    from dominium.server.model.table import Ply, Table
    from dominium.server.model.viewer import Person, Viewer

MOST_DESCRIBERS: Final = 8192
MOST_MOMENTS: Final = 512


def snapshot(table: Table, viewer: Viewer, present: Collection[int]) -> Snapshot:
    """Return a full snapshot of a table.

    Args:
        table: The table.
        viewer: The viewer.
        present: The people who have the table open.
    """
    return snapshot_of(table, viewer, picture(table, viewer, present))


def snapshot_of(table: Table, viewer: Viewer, shown: Mapping[str, Any]) -> Snapshot:
    """Return a full snapshot of a table, of whose picture the fields are there already."""
    news = history(table, viewer, 0)
    whole = {
        **shown,
        **_agreement(table),
        "history": news,
        "heard": _greeting(table, viewer, news),
    }
    is_kingdom = isinstance(table.game, dominium.KingdomGame)
    return KingdomSnapshot(**whole) if is_kingdom else LineSnapshot(**whole)


def actions_snapshot_of(table: Table, viewer: Viewer, shown: Mapping[str, Any]) -> ActionsSnapshot:
    """Return a table for a page that follows actions, with the fields of its picture given."""
    return ActionsSnapshot(**shown, **_agreement(table), history=actions_history(table, viewer, 0))


def _agreement(table: Table) -> dict[str, Any]:
    """Return what stays as it is for as long as there is the table."""
    return {
        "table": table.id,
        "game": table.game.id,
        "options": dict(table.game.options),
        "commitment": table.commitment,
    }


def entries_of(
    table: Table, viewer: Viewer, shown: Mapping[str, Any], since: int
) -> EntriesMessage:
    """Return the entries after a number, and the picture of the table as it is now.

    Args:
        table: The table.
        viewer: The viewer.
        shown: The fields of the picture.
        since: The number of the last entry that the viewer has.
    """
    news = history(table, viewer, since)
    told = {**shown, "entries": news, "heard": heard(table, viewer, news, since)}
    is_kingdom = isinstance(table.game, dominium.KingdomGame)
    return KingdomEntriesMessage(**told) if is_kingdom else LineEntriesMessage(**told)


def seats_shown(table: Table, viewer: Viewer, present: Collection[int]) -> list[SeatView]:
    """Return the seats, with those that are connected."""
    game, you = table.game, visibility.own_seats(table, viewer)
    return [
        SeatView(
            seat=seat.seat,
            name=name,
            kind="open" if seat.is_open else seat.kind,
            level=seat.level,
            you=seat.seat in you,
            connected=seat.kind == "bot" or seat.person in present,
            colour=seat.seat,
            stand_in=seat.stand_in,
            away=seat.is_away,
            idle=table.is_idle(seat),
            kingdom=game.kingdom_of(seat.seat) if isinstance(game, dominium.KingdomGame) else UNSET,
        )
        for seat, name in zip(table.seats, seat_names(table.seats, viewer.language), strict=True)
    ]


def invitations(table: Table, person: Person | None) -> list[Invitation]:
    """Return the links of the open seats to the person who opened the table; to others none."""
    if person is None or person.id != table.creator:
        return []
    return [
        Invitation(seat.seat, f"/join/{invitation_token(table.seed, table.id, seat.seat)}")
        for seat in table.seats
        if seat.is_open
    ]


def title(table: Table, viewer: Viewer) -> str:
    """Describe the table in one line."""
    standing = _standing_title(table, viewer)
    return describer(table, viewer).title(_view(table, viewer)) if standing is None else standing


def _standing_title(table: Table, viewer: Viewer) -> str | None:
    """Describe a table whose game does not go on, or not yet; return None for any other."""
    if table.is_being_dealt:
        return _waiting("server-dealing-title", table, viewer)
    if table.status == "waiting":
        return _waiting("server-waiting-title", table, viewer)
    return _end_without_result(table, viewer)


def _end_without_result(table: Table, viewer: Viewer) -> str | None:
    """Describe how a game ended that was not played to its end; return None for any other."""
    if table.closed is not None:
        return log_text.closing_text(table.closed, viewer.language)
    return log_text.forfeit_text(table, viewer.language) if table.forfeited else None


def _view(table: Table, viewer: Viewer) -> Any:
    """Return the view of the state that a viewer has, made once."""
    key = "view", visibility.viewing_seat(table, viewer)
    if key not in table.memo:
        table.memo[key] = table.state.view(key[1])
    return table.memo[key]


def describer(table: Table, viewer: Viewer) -> Describer:
    """Return the describer of a table for a viewer."""
    names = tuple(seat_names(table.seats, viewer.language))
    you = visibility.hearing_seat(table, viewer)
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


def picture(table: Table, viewer: Viewer, present: Collection[int]) -> dict[str, Any]:
    """Return the fields that show a table as it is now, without its past.

    All but the people who are present and the time of the clock follows from the table and from
    ``eyes``.
    """
    return {
        **told(table, viewer),
        **turn_fields(table, viewer),
        **lasting_fields(table, viewer, present),
        "clock": clock_shown(table),
    }


def turn_fields(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Return the fields of a picture that an action may change, but what is worded, and the clock.

    To a page that plays the actions again it is told whether the viewer acts; others see it by the
    choices they are told.
    """
    acts = {"acts": visibility.may_act(table, viewer)} if follows_actions(table, viewer) else {}
    return {
        **acts,
        "number": table.number,
        "ply": table.ply,
        "looking": visibility.viewing_seat(table, viewer),
        "hand_over": visibility.hand_over(table, viewer),
        "undo": _undo(table),
        "undo_to": undo.target(table, viewer),
        "may": permissions.permissions_of(table, viewer),
    }


def lasting_fields(table: Table, viewer: Viewer, present: Collection[int]) -> dict[str, Any]:
    """Return the fields of a picture that follow from its ``basis``.

    With them a page that plays the actions again is told what it cannot find out from these.
    """
    standing: dict[str, Any] = {}
    if follows_actions(table, viewer):
        standing = {
            "title": _standing_title(table, viewer),
            "expected": _standing_expectation(table, viewer),
            "hearing": visibility.hearing_seat(table, viewer),
        }
    return {
        **standing,
        "status": table.status,
        "seed": table.seed.hex() if table.status == "finished" else None,
        "you": list(visibility.own_seats(table, viewer)),
        "settings": table.settings,
        "deal": _deal(table),
        "forfeited": sorted(table.forfeited),
        "closed": table.closed,
        "delay": table.seen_later,
        "watching": sum(not table.seats_of(person) for person in set(present)),
        "seats": seats_shown(table, viewer, present),
        "invitations": invitations(table, viewer.person),
        "rematch": table.rematch,
    }


def basis(table: Table, viewer: Viewer, present: Collection[int]) -> tuple[object, ...]:
    """Return all that the lasting fields of a picture follow from, beside the table's beginning."""
    return (
        viewer.language,
        viewer.by_actions,
        visibility.own_seats(table, viewer),
        _has_links(table, viewer),
        table.status,
        table.seats,
        *(table.is_idle(seat) for seat in table.seats),
        table.deal,
        table.forfeited,
        table.closed,
        table.seen_later,
        table.rematch,
        present,
    )


def clock_shown(table: Table) -> ClockView | None:
    """Return the clock of the seats at this moment, or at the moment that a spectator sees."""
    if table.clock is None:
        return None
    running, now = table.clock.running, clock.now() - table.seen_later * 1000
    left = table.clock.left_at(now)
    return ClockView(running, list(left), table.clock.increment, now)


def _undo(table: Table) -> PendingUndo | None:
    if table.undo is None:
        return None
    waiting_for = undo.waiting_for(table)
    return PendingUndo(table.undo.number, table.undo.seat, table.undo.ply, waiting_for)


def _deal(table: Table) -> JointDealView | None:
    """Return the joint deal while it goes on."""
    deal = table.deal
    if deal is None or not table.is_being_dealt:
        return None
    seats = [
        ContributionView(seat, deal.commitments.get(seat), seat in deal.opened)
        for seat in deal.seats
    ]
    return JointDealView(deal.number, seats)


def eyes(table: Table, viewer: Viewer) -> tuple[object, ...]:
    """Return a key that is equal for all viewers who see the same of a table in the same words."""
    own, seat = visibility.own_seats(table, viewer), visibility.viewing_seat(table, viewer)
    length = "none" if follows_actions(table, viewer) else viewer.length
    return viewer.language, length, own, seat, _has_links(table, viewer)


def follows_actions(table: Table, viewer: Viewer) -> bool:
    """Tell whether the page of a viewer plays the actions again: all see them in such a game."""
    return viewer.by_actions and table.game.info.family == "kingdom"


def told(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Return what is shown of the game and told in words.

    It depends only on the last entry, language and visibility, and is cached.
    """
    key = eyes(table, viewer)
    if key not in table.memo:
        moment = _told_to_one(table, viewer) | _told_to_all(table, viewer.language)
        forget_older_moments(table.memo)
        table.memo[key] = moment
    found: dict[str, Any] = table.memo[key]
    return found


def forget_older_moments(memo: dict[tuple[object, ...], Any]) -> None:
    """Drop the oldest cached texts: tables stay in memory, and are heavy with their texts."""
    _moments.append(memo)
    while len(_moments) > MOST_MOMENTS:
        _moments.popleft().clear()


_moments: deque[dict[tuple[object, ...], Any]] = deque()


def _told_to_all(table: Table, language: Language) -> dict[str, Any]:
    """Describe the kingdoms in a language, once for all viewers of that language."""
    if (language,) not in table.memo:
        words = _describer(table.game, language, tuple(seat_names(table.seats, language)), None)
        match words, table.state.view(None):
            case KingdomDescriber(), dominium.View() as view:
                table.memo[language,] = kingdoms_text(words, view)
            case _:
                table.memo[language,] = {}
    told: dict[str, Any] = table.memo[language,]
    return told


def _told_to_one(table: Table, viewer: Viewer) -> dict[str, Any]:
    words, state = describer(table, viewer), table.state
    view, acts = _view(table, viewer), visibility.may_act(table, viewer)
    return {
        "family": table.game.info.family,
        "title": title(table, viewer),
        "expected": _expected(table, viewer, words, view),
        "view": view.to_dict(),
        "legal": choices(state, words) if acts else [],
        "skip": declines(state) if acts else [],
        "outcome": outcome(state, words),
        **_family_told(table, words, view, acts=acts),
    }


def _expected(
    table: Table, viewer: Viewer, words: Describer, view: dominium.View | dominium.LineView
) -> str:
    """Describe what has to happen next."""
    standing = _standing_expectation(table, viewer)
    return words.expected(view) if standing is None else standing


def _standing_expectation(table: Table, viewer: Viewer) -> str | None:
    """Describe what a table waits for whose game does not go on; return None for any other."""
    if table.is_being_dealt:
        return _waiting("server-dealing-expected", table, viewer)
    if table.status == "waiting":
        has_links = _has_links(table, viewer)
        key = "server-waiting-expected" if has_links else "server-waiting-for-others"
        return _waiting(key, table, viewer)
    return _end_without_result(table, viewer)


def _family_told(
    table: Table, words: Describer, view: dominium.View | dominium.LineView, *, acts: bool
) -> dict[str, Any]:
    match words, view:
        case KingdomDescriber(), dominium.View():
            return offers_text(words, view)
        case LineDescriber(), dominium.LineView():
            # Alone at a table one plays with open tiles.
            hand = view.viewer if table.game.seats > 1 else 0
            legal = table.state.legal_actions() if acts else []
            return {
                **line_text(words, view),
                **hand_text(words, view, hand, legal),
                "deal_lines": _last_deal(table, words),
            }
    raise TypeError(f"{view!r} cannot be told")


def _last_deal(table: Table, words: LineDescriber) -> list[str]:
    """Explain the deal that ended last; return no lines before the first end."""
    for ply in reversed(table.plies):
        for event in ply.events:
            if isinstance(event, events.DealEnded):
                return words.deal(event)
    return []


def outcome(state: dominium.State, words: Describer) -> Json | None:
    """Return the outcome with its text lines; None before the end."""
    result = state.outcome()
    if result is None:
        return None
    lines = words.standings(result)
    if isinstance(words, KingdomDescriber) and isinstance(state, dominium.KingdomState):
        view = state.view(None)
        lines = [*lines, *(words.games(view) if view.games > 1 else ())]
    return {**result.to_dict(), "lines": lines}


def history(table: Table, viewer: Viewer, since: int) -> list[HistoryEntry]:
    """Return the entries after a number, without those that have no text."""
    words = describer(table, viewer)
    kind = KingdomHistoryEntry if isinstance(words, KingdomDescriber) else LineHistoryEntry
    counts = _counting_since(table, since)
    entries: list[HistoryEntry] = []
    for together in _told_together(table, table.history[since:]):
        if isinstance(together, LogEvent):
            entries += _happened(together, table, viewer, kind)
            continue
        seen = [visibility.visible_events(table, viewer, ply) for ply in together]
        told = [event for happened in seen for event in happened]
        text = words.announce(told) if told else []
        for ply, happened in zip(together, seen, strict=True):
            entries.append(
                kind(
                    number=ply.number,
                    ply=ply.ply,
                    seat=ply.seat,
                    action=visibility.visible_action(table, viewer, ply),
                    text=text,
                    events=[event.to_dict() for event in happened],
                    undone=ply.number not in counts,
                )
            )
            text = []
    return entries


def _counting_since(table: Table, since: int) -> set[int]:
    """Return the numbers of the plies after a number that were not taken back."""
    latest = takewhile(lambda ply: ply.number > since, reversed(table.plies))
    return {ply.number for ply in latest}


def actions_history(table: Table, viewer: Viewer, since: int) -> list[ActionsEntry]:
    """Return the entries after a number for a page that plays the actions again."""
    counts = _counting_since(table, since)
    entries: list[ActionsEntry] = []
    for entry in table.history[since:]:
        if isinstance(entry, LogEvent):
            text, happened = log_text.entry_text(entry.entry, table, viewer.language), entry.entry
            if text is not None:
                number, kind = happened.number, happened.kind
                entries.append(ActionsEntry(number, entry.ply, happened.seat, None, [text], kind))
        else:
            undone = entry.number not in counts
            entries.append(
                ActionsEntry(entry.number, entry.ply, entry.seat, entry.action, undone=undone)
            )
    return entries


def heard(table: Table, viewer: Viewer, news: Sequence[HistoryEntry], since: int) -> str:
    """Return what is heard of news at once, then what is expected of a viewer who may act now.

    Args:
        table: The table.
        viewer: The viewer.
        news: The entries of the history after a number.
        since: That number.
    """
    words = describer(table, viewer)
    if viewer.length == "long":
        said = [line for entry in news for line in entry.text]
    else:
        said = _heard_in_short(table, viewer, since)
    if visibility.may_act(table, viewer):
        said.append(words.asked(_view(table, viewer)))
    return " ".join(said)


def _greeting(table: Table, viewer: Viewer, news: Sequence[HistoryEntry]) -> str:
    """Return how the game began, for whoever has done nothing yet; else no words."""
    own = visibility.own_seats(table, viewer)
    acted = any(entry.kind == "action" and entry.seat in own for entry in news)
    return heard(table, viewer, news, 0) if own and table.status == "running" and not acted else ""


def _heard_in_short(table: Table, viewer: Viewer, since: int) -> list[str]:
    """Return the lines of plies that follow one another, and between them those of other news."""
    words = describer(table, viewer)
    said, untold = list[str](), list[events.Event]()
    for entry in table.history[since:]:
        if isinstance(entry, LogEvent):
            text = log_text.entry_text(entry.entry, table, viewer.language)
            if text is not None:
                said += [*words.heard(untold), text]
                untold = []
        else:
            untold += visibility.visible_events(table, viewer, entry)
    return said + words.heard(untold)


def _happened(
    event: LogEvent, table: Table, viewer: Viewer, kind: type[HistoryEntry]
) -> list[HistoryEntry]:
    """Return an entry that is no action, or none if the seats show it anyway."""
    entry = event.entry
    text = log_text.entry_text(entry, table, viewer.language)
    if text is None:
        return []
    return [
        kind(
            number=entry.number,
            ply=event.ply,
            seat=entry.seat,
            action=None,
            text=[text],
            events=[],
            kind=entry.kind,
        )
    ]


def _told_together(
    table: Table, entries: Iterable[Ply | LogEvent]
) -> Iterator[list[Ply] | LogEvent]:
    """Yield plies to announce together: in line games a decision with the draws after it."""
    draws_apart = isinstance(table.game, dominium.KingdomGame)
    together: list[Ply] = []
    for entry in entries:
        ends = isinstance(entry, LogEvent) or draws_apart or entry.seat is not None
        if together and ends:
            yield together
            together = []
        if isinstance(entry, LogEvent):
            yield entry
        else:
            together.append(entry)
    if together:
        yield together


def _has_links(table: Table, viewer: Viewer) -> bool:
    """Tell whether a viewer has the links of the free seats, as the creator."""
    return viewer.person is not None and viewer.person.id == table.creator


def _waiting(key: str, table: Table, viewer: Viewer) -> str:
    texts = messages(viewer.language)
    count = sum(seat.is_open for seat in table.seats)
    return texts.text(key, game=texts.text(f"game-{table.game.id}"), count=count)
