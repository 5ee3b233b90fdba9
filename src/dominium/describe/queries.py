"""The queries of any table, each asked by a word and answered by the describer of its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from dominium._core import buildings as all_buildings
from dominium.describe.reading import aliases, building_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dominium.describe.kingdom.describer import KingdomDescriber
    from dominium.describe.line.describer import LineDescriber
    from dominium.describe.messages import Messages

Asker_contra = TypeVar("Asker_contra", contravariant=True)


@dataclass(frozen=True)
class Query(Generic[Asker_contra]):
    """A command that asks; its words and its help are messages named after it.

    `letters` are the keys of the web page with the same meaning; `works` returns whether the query
    has an answer now, and so whether help lists it.
    """

    name: str
    letters: tuple[str, ...]
    answer: Callable[[Asker_contra, str], list[str]]
    takes_argument: bool = False
    works: Callable[[Asker_contra], bool] = lambda asker: True  # noqa: ARG005


def query_help(name: str, letters: Sequence[str], family: str, messages: Messages) -> str:
    """Return the help line of a command; a family of games may have its own words for it."""
    main, *_ = aliases(messages, f"terminal-words-{name}")
    own = f"terminal-explain-{family}-{name}"
    meaning = messages.text(own if own in messages else f"terminal-explain-{name}")
    return f"{', '.join((*letters, main))}: {meaning}"


class Asker(Protocol):
    """The context of a query: the language, the view and the form of the answers."""

    @property
    def messages(self) -> Messages:
        """The messages of the language of the answers."""

    @property
    def view(self) -> Any:
        """The view that is asked about."""

    @property
    def compact(self) -> bool:
        """True if boards are shown in compact text."""

    def expected(self) -> list[str]:
        """Return the seat to act and the expected action."""

    def unanswered(self, reason: str) -> Exception:
        """Return the exception for a query without an answer."""


class KingdomAsker(Asker, Protocol):
    """The context of a query about kingdoms."""

    @property
    def describer(self) -> KingdomDescriber:
        """The describer of the game."""

    def kingdom_named(self, text: str) -> int:
        """Return the kingdom of a seat's number or name; by default the asker's own."""


class LineAsker(Asker, Protocol):
    """The context of a query about a line of tiles."""

    @property
    def describer(self) -> LineDescriber:
        """The describer of the game."""


def _turn(asker: Asker, _: str) -> list[str]:
    return asker.expected()


TURN: Query[Asker] = Query("turn", ("t",), _turn)


# --- Kingdoms ---------------------------------------------------------------------------------


def _score(asker: KingdomAsker, _: str) -> list[str]:
    return [asker.describer.totals(asker.view)]


def _details(asker: KingdomAsker, argument: str) -> list[str]:
    return asker.describer.score(asker.view.scores[asker.kingdom_named(argument)])


def _frame(asker: KingdomAsker, argument: str) -> list[str]:
    return [asker.describer.frame(asker.view, asker.kingdom_named(argument))]


def _kingdom(asker: KingdomAsker, argument: str) -> list[str]:
    kingdom = asker.kingdom_named(argument)
    if asker.compact:
        return asker.describer.compact_board(asker.view, kingdom)
    return asker.describer.kingdom(asker.view, kingdom)


def properties_of(asker: KingdomAsker, argument: str) -> list[str]:
    """Return the properties of the named kingdom, a line each."""
    return asker.describer.properties(asker.view, asker.kingdom_named(argument))


def _offer(asker: KingdomAsker, _: str) -> list[str]:
    return asker.describer.offer(asker.view)


def _undrawn(asker: KingdomAsker, _: str) -> list[str]:
    return [asker.describer.undrawn(asker.view)]


def _buildings(asker: KingdomAsker, _: str) -> list[str]:
    return asker.describer.buildings(asker.view)


def _court(asker: KingdomAsker, argument: str) -> list[str]:
    return asker.describer.court(asker.view, asker.kingdom_named(argument))


def _effect(asker: KingdomAsker, argument: str) -> list[str]:
    """Return the effect of the named building, or of all when none is named."""
    if not argument:
        return [asker.describer.building(info.id) for info in all_buildings()]
    building = building_in(argument, asker.messages)
    if building is None:
        raise asker.unanswered(asker.messages.text("terminal-no-such-building", text=argument))
    return [asker.describer.building(building)]


OFFER: Query[KingdomAsker] = Query("offer", ("n",), _offer)
KINGDOM: Query[KingdomAsker] = Query("kingdom", ("v",), _kingdom, takes_argument=True)
FRAME: Query[KingdomAsker] = Query("frame", ("c",), _frame, takes_argument=True)
PROPERTIES: Query[KingdomAsker] = Query("properties", (), properties_of, takes_argument=True)
SCORE: Query[KingdomAsker] = Query("score", ("s",), _score)
DETAILS: Query[KingdomAsker] = Query("details", ("S",), _details, takes_argument=True)
UNDRAWN: Query[KingdomAsker] = Query("undrawn", (), _undrawn)

COURT_QUERIES: tuple[Query[KingdomAsker], ...] = (
    Query("buildings", ("b",), _buildings),
    Query("court", ("k",), _court, takes_argument=True),
    Query("effect", (), _effect, takes_argument=True),
)
"""The further queries of games with buildings, coins and knights."""


# --- Lines ------------------------------------------------------------------------------------


def _ends(asker: LineAsker, _: str) -> list[str]:
    describer, view = asker.describer, asker.view
    is_compact = asker.compact and view.open_ends
    return [describer.compact_ends(view) if is_compact else describer.ends(view)]


def _line(asker: LineAsker, _: str) -> list[str]:
    describer, view = asker.describer, asker.view
    is_compact = asker.compact and view.line
    return describer.compact_line(view) if is_compact else describer.line(view)


def _counts(asker: LineAsker, _: str) -> list[str]:
    return [*asker.describer.hands(asker.view), asker.describer.stock(asker.view)]


def _points(asker: LineAsker, _: str) -> list[str]:
    return asker.describer.scores(asker.view)


def _played(asker: LineAsker, _: str) -> list[str]:
    return [asker.describer.played(asker.view)]


def _bank(asker: LineAsker, _: str) -> list[str]:
    if not _has_bank(asker):
        raise asker.unanswered(asker.messages.text("terminal-no-bank"))
    return [asker.describer.bank(asker.view)]


def _has_bank(asker: LineAsker) -> bool:
    return asker.view.bank is not None


LINE_QUERIES: tuple[Query[LineAsker], ...] = (
    Query("ends", ("c",), _ends),
    Query("line", ("v",), _line),
    Query("counts", ("e",), _counts),
    Query("score", ("s",), _points),
    Query("played", (), _played),
    Query("bank", ("b",), _bank, works=_has_bank),
)
"""The queries about public information of the domino games."""
