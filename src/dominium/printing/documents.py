"""The printable documents of each game, as Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, get_args

from dominium import describe
from dominium.describe.text import capitalised
from dominium.describe.words import TERRAINS, sheet_row, terrain_name
from dominium.engine.kingdom import KingdomGame
from dominium.engine.loading import load
from dominium.engine.options import GameInfo, games
from dominium.referee import contents, editions, pieces

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dominium.describe import Messages

Kind = Literal["summary", "score", "contents"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

SUMMARIES: Final = Path(__file__).parent / "summaries"
ROWS_WITH_A_COURT: Final = ("treasury", *TERRAINS, "buildings", "bonuses")
DEALS_ON_A_SHEET: Final = 12


def document(game: str, kind: Kind, language: str, players: int = 4) -> str:
    """Return a page about a game.

    Args:
        game: the id of the game.
        kind: "summary" of the rules, empty "score" sheet, or "contents" of the box.
        language: one of `describe.LANGUAGES`.
        players: the number of columns of the score sheet.

    Raises:
        ValueError: there is no such game.
    """
    info = next((known for known in games() if known.id == game), None)
    if info is None:
        raise ValueError(f"there is no game {game}")
    if kind == "summary":
        page = SUMMARIES / language / f"{info.rules_page}.md"
        return page.read_text(encoding="utf-8")
    words = describe.messages(language)
    title = words.text(f"print-{kind}-of", game=words.text(f"game-{game}"))
    body = _sheet(info, words, players) if kind == "score" else _box(game, words)
    return f"# {title}\n\n{body}\n"


def _sheet(info: GameInfo, words: Messages, players: int) -> str:
    """Return a note on scoring, and a table to fill in with a numbered column for each player."""
    note = words.text(f"print-score-{info.id if info.family == 'kingdom' else info.family}")
    head = [words.text(f"print-row-{info.family}"), *map(str, range(1, players + 1))]
    names = (*_rows(info, words), words.text("print-total"))
    return f"{note}\n\n{_table([head, *([name, *[''] * players] for name in names)])}"


def _rows(info: GameInfo, words: Messages) -> Iterable[str]:
    """Return the names of the rows that are added up."""
    game = load(info.id)
    if not isinstance(game, KingdomGame):
        return map(str, range(1, DEALS_ON_A_SHEET + 1))
    if game.facts.has_court:
        return (sheet_row(row, words.language) for row in ROWS_WITH_A_COURT)
    terrains = (terrain for terrain in TERRAINS if terrain != "town")
    names = [capitalised(terrain_name(terrain, words.language)) for terrain in terrains]
    return [*names, sheet_row("bonuses", words.language)]


def _box(game: str, words: Messages) -> str:
    """Return the parts of each edition, and every single piece, to tick off."""
    boxes = known if len(known := editions(game)) > 1 else ()
    parts = [
        f"## {words.text(f'preset-{edition}')}\n\n"
        + _items(contents(game, words.language, edition))
        for edition in boxes
    ]
    every = _items(pieces(game, words.language))
    return "\n\n".join([*parts, f"## {words.text('print-pieces')}\n\n{every}"])


def _items(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *others = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|---" * len(rows[0]) + "|", *others])
