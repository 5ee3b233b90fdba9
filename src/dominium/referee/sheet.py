"""The sheet of a refereed table: the game, the players, who draws, and every line entered."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dominium.describe.text import plain_line
from dominium.engine.errors import OptionError, RecordError
from dominium.engine.loading import game_from
from dominium.engine.options import game_info, resolve

if TYPE_CHECKING:
    from dominium.engine.game import Game

FORMAT = "dominium-referee"
VERSION = 1
MOST_ENTRIES = 1000
LONGEST_ENTRY = 400
LONGEST_NAME = 40
"""The most characters of a name, few because names are repeated in every line."""


def _new_seed() -> str:
    return secrets.token_hex(8)


@dataclass(frozen=True)
class Sheet:
    """The complete state of a referee; all else follows from it.

    The entries are lines in the notation, whatever language they were said in, so that another
    one can take over. A draw of the program is an entry as well; the seed only decides draws
    that are still to come, and gives the same ones again after a line was taken back.
    """

    game: Game
    names: tuple[str, ...]
    by_hand: bool = False
    """True if people draw; otherwise the program does."""
    seed: str = field(default_factory=_new_seed)
    entries: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return the plain form of `to_json`."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.id,
            "options": dict(self.game.options),
            "names": list(self.names),
            "by_hand": self.by_hand,
            "seed": self.seed,
            "entries": list(self.entries),
        }

    def to_json(self) -> str:
        """Return the sheet as JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1)

    @classmethod
    def from_dict(cls, data: object) -> Sheet:
        """Read the plain form; the entries are checked only by the referee.

        Raises:
            RecordError: `malformed`, `unknown_version`, `unknown_game`, `bad_option` or
                `bad_seats`.
        """
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise RecordError("malformed", {"what": "format"})
        if type(data.get("version")) is not int or data["version"] != VERSION:
            raise RecordError("unknown_version", {"version": str(data.get("version"))})
        for name, kind in (("game", str), ("options", Mapping), ("by_hand", bool), ("seed", str)):
            if not isinstance(data.get(name), kind):
                raise RecordError("malformed", {"what": name})
        game = _game_of(data["game"], data["options"])
        names, entries = tuple(map(plain_line, _texts(data, "names"))), _texts(data, "entries")
        if len(names) != game.seats:
            raise RecordError("bad_seats", {"seats": game.seats, "found": len(names)})
        if not all(1 <= len(name) <= LONGEST_NAME for name in names):
            raise RecordError("malformed", {"what": "names"})
        if len(entries) > MOST_ENTRIES or any(len(entry) > LONGEST_ENTRY for entry in entries):
            raise RecordError("malformed", {"what": "entries"})
        return cls(game, names, data["by_hand"], data["seed"], entries)

    @classmethod
    def from_json(cls, text: str) -> Sheet:
        """Read the form of `to_json`; RecordError as in `from_dict`."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):  # ValueError also for numbers of endless digits
            raise RecordError("malformed", {"what": "json"}) from None
        return cls.from_dict(data)


def _game_of(game_id: str, options: Mapping[Any, Any]) -> Game:
    chosen = {str(name): value for name, value in options.items()}
    try:
        info = game_info(game_id)
        return game_from(info, resolve(info, None, chosen))
    except OptionError as error:
        if error.faults[0].code == "unknown_game":
            raise RecordError("unknown_game", {"game": game_id}) from None
        raise RecordError("bad_option", {"faults": str(error)}, error.faults) from None


def _texts(data: Mapping[Any, Any], name: str) -> tuple[str, ...]:
    texts = data.get(name)
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise RecordError("malformed", {"what": name})
    return tuple(texts)
