"""The commands to a referee beside the actions of the game."""

from typing import TYPE_CHECKING, Any

from dominium import referee as led
from dominium.describe.queries import Query

if TYPE_CHECKING:
    from dominium.terminal.referee.session import RefereeSession


def _back(session: "RefereeSession", _: str) -> list[str]:
    return session.take_back()


def _lots(session: "RefereeSession", _: str) -> list[str]:
    return session.draw_lots()


def _record(session: "RefereeSession", _: str) -> list[str]:
    return session.table.record_text().splitlines()


def _contents(session: "RefereeSession", _: str) -> list[str]:
    game, language = session.table.game, session.messages.language
    edition = edition_of(game)
    return [*led.contents(game.id, language, edition), *led.pieces(game.id, language, edition)]


def edition_of(game: Any) -> str:
    """Return the edition of a game's set: the tray belongs to Královská zahrada."""
    if game.options.get("frame") == "fixed":
        return "kralovska_zahrada"
    return str(game.options.get("set", led.editions(game.id)[0]))


def _has_begun(session: "RefereeSession") -> bool:
    return any(said.seat is not None or session.referee.by_hand for said in session.referee.said)


def _draws(session: "RefereeSession") -> bool:
    return session.referee.draws_due


QUERIES: tuple[Query["RefereeSession"], ...] = (
    Query("undo", ("u",), _back, works=_has_begun),
    Query("lots", (), _lots, works=_draws),
    Query("record", (), _record),
    Query("contents", (), _contents),
)
