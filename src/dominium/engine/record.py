"""The records of games: every action written down, replayed without any random generator."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeGuard

from dominium._core import LineOutcome, Outcome
from dominium.engine.errors import IllegalAction, OptionError, RecordError
from dominium.engine.game import Game
from dominium.engine.kingdom import KingdomGame
from dominium.engine.loading import game_from
from dominium.engine.options import game_info, resolve
from dominium.notation import faces_in_notation, faces_text
from dominium.views import TURN_STEPS

if TYPE_CHECKING:
    from dominium.actions import Action
    from dominium.engine.game import State
    from dominium.events import Event

FORMAT = "dominium-record"
VERSION = 1
VERSION_WITH_FACES = 2
"""The version of records of a set that differs, which readers of version 1 would misread."""
HIDDEN = "=?"
"""The placeholder for an action that one may not see."""

_CLAIM = TURN_STEPS.index("claim")
_WORD_FIRST = re.compile(r"[a-z]+ ")
_HEADER = re.compile(r'\[(?P<key>[A-Za-z0-9_.]+) (?P<value>"(?:[^"\\]|\\.)*")\]')


@dataclass(frozen=True)
class SeatInfo:
    """The player of a seat: a name, and for programs the bot's name."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Record:
    """A game, its seats, every action in the notation (chance included), and the outcome if over.

    The text and JSON forms are described in `docs/record-format.md`.
    """

    game: Game
    seats: tuple[SeatInfo, ...]
    actions: tuple[str, ...]
    outcome: Outcome | LineOutcome | None = None

    def plies(self) -> Iterator[tuple[Action, tuple[Event, ...], State]]:
        """Yield each action with its events and the state after it.

        Raises:
            RecordError: `illegal_action` at the first action the rules refuse; `hidden_action` at
                one that is withheld, as in the record of a running game.
        """
        state = self.game.start()
        for ply, text in enumerate(self.actions):
            if text == HIDDEN:
                raise RecordError("hidden_action", {"ply": ply})
            try:
                action = state.parse(text)
                events = state.apply(action)
            except IllegalAction as refusal:
                raise RecordError(
                    "illegal_action", {"ply": ply, "action": text, "reason": refusal.code}
                ) from refusal
            yield action, events, state.copy()

    def replay(self, ply: int | None = None) -> State:
        """Return the state after the first `ply` actions, or after all of them.

        Raises:
            RecordError: `illegal_action`, or `no_such_ply` outside 0…number of actions.
        """
        if ply is not None and not 0 <= ply <= len(self.actions):
            raise RecordError("no_such_ply", {"ply": ply, "plies": len(self.actions)})
        state = self.game.start()
        part = Record(self.game, self.seats, self.actions[:ply])
        for _, _, reached in part.plies():
            state = reached
        return state

    def to_dict(self) -> dict[str, Any]:
        """Return the plain form of `to_json`."""
        faces = _faces_of(self.game)
        return {
            "format": FORMAT,
            "version": VERSION_WITH_FACES if faces else VERSION,
            "game": self.game.id,
            "rules_revision": self.game.rules_revision,
            "options": dict(self.game.options),
            **({"faces": faces} if faces else {}),
            "seats": [{"name": seat.name, "bot": seat.bot} for seat in self.seats],
            "actions": list(self.actions),
            "outcome": self.outcome.to_dict() if self.outcome else None,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return Record.from_dict, (self.to_dict(),)

    def to_json(self) -> str:
        """Return the record as JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False, separators=(",", ":"))

    def to_text(self) -> str:
        """Return the readable form: headers, then the actions, a line for each turn and draw.

        Commas separate the actions of a line.
        """
        faces = _faces_of(self.game)
        version = VERSION_WITH_FACES if faces else VERSION
        headers = {"Format": f"{FORMAT} {version}", "Game": self.game.id}
        headers["RulesRevision"] = str(self.game.rules_revision)
        for name, value in self.game.options.items():
            headers[f"Option.{name}"] = str(value).lower()
        if faces:
            headers["Faces"] = ", ".join(faces)
        for number, seat in enumerate(self.seats, start=1):
            headers[f"Seat{number}"] = seat.name
            if seat.bot is not None:
                headers[f"Bot{number}"] = seat.bot
        lines = [f"[{key} {json.dumps(text, ensure_ascii=False)}]" for key, text in headers.items()]
        lines_of = _deal_lines if self.game.info.family == "line" else _action_lines
        return "\n".join([*lines, "", *lines_of(self.actions)]) + "\n"

    @classmethod
    def from_dict(cls, data: object) -> Record:
        """Read the plain form and check it by replaying it.

        Raises:
            RecordError: `malformed`, `unknown_version`, `unknown_game`, `unknown_revision`,
                `bad_option`, `bad_seats`, `illegal_action` or `wrong_outcome`.
        """
        fields = _checked_fields(data)
        game = _game_of(fields)
        record = cls(game, _seats_of(fields["seats"], game.seats), _actions_of(fields["actions"]))
        outcome = record.replay().outcome()
        claimed = fields.get("outcome")
        if claimed is not None and (outcome is None or not _agrees(claimed, outcome)):
            raise RecordError("wrong_outcome")
        return cls(game, record.seats, record.actions, outcome)

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read the form of `to_json`; RecordError as in `from_dict`."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):  # ValueError also for numbers of endless digits
            raise RecordError("malformed", {"what": "json"}) from None
        return cls.from_dict(data)

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read the form of `to_text`; errors as in `from_dict`.

        Spaces alone may separate actions, too.
        """
        headers: dict[str, str] = {}
        actions: list[str] = []
        for number, line in enumerate(text.split("\n"), start=1):
            if line.startswith("["):
                found = _HEADER.fullmatch(line.strip())
                if found is None:
                    raise RecordError("malformed", {"what": f"line {number}"})
                headers[found["key"]] = _unquoted(found["value"], number)
            else:
                actions += actions_in(line)
        return cls.from_dict(_fields_from_headers(headers, actions))


def _unquoted(text: str, number: int) -> str:
    try:
        return str(json.loads(text))
    except json.JSONDecodeError:
        raise RecordError("malformed", {"what": f"line {number}"}) from None


def _deal_lines(actions: tuple[str, ...]) -> Iterator[str]:
    """Yield a line for the deal and one for each turn, with the tiles that were drawn in it."""
    line: list[str] = []
    for action in actions:
        begins_play = action in {"hit", "stand"} or action.isdecimal()
        if line and begins_play and line[0].startswith("="):
            yield ", ".join(line)
            line = []
        line.append(action)
        if not action.startswith("=") and action not in {"draw", "hit"}:
            yield ", ".join(line)
            line = []
    if line:
        yield ", ".join(line)


def _action_lines(actions: tuple[str, ...]) -> Iterator[str]:
    """Yield a line for each turn and for the draws before a round; the first claims share one."""
    line: list[str] = []
    reached, opened = _CLAIM, False
    for action in actions:
        if action.startswith("=k"):
            begins, reached = False, _CLAIM - 1
        elif action.startswith("="):
            begins, reached = not (line and line[-1].startswith("=")), _CLAIM
        else:
            step = _step_of(action, reached)
            begins, reached = step <= reached and (opened or step < _CLAIM), step
            opened = opened or step < _CLAIM
        if begins and line:
            yield ", ".join(line)
            line = []
        line.append(action)
    if line:
        yield ", ".join(line)


def _step_of(action: str, reached: int) -> int:
    """Return the step of a turn that an action is, by its index in `TURN_STEPS`.

    A declined step is the one after the step reached; after the last optional one a turn begins
    that has no placement.
    """
    if action == "-":
        return reached + 1 if reached < _CLAIM - 1 else TURN_STEPS.index("build")
    if action.removeprefix("q").isdecimal():
        return _CLAIM
    word = action.partition(" ")[0]
    return TURN_STEPS.index(word) if word in TURN_STEPS else 0


def actions_in(line: str) -> Iterator[str]:
    """Yield the actions of a line; only one that begins with a word (`tax e6 f6`) has spaces."""
    for part in line.split(","):
        words = part.split()
        if _WORD_FIRST.match(part.lstrip()):
            yield " ".join(words)
        else:
            yield from words


def _faces_of(game: Game) -> list[str]:
    """Return the dominoes that show other faces than usual, in the notation."""
    if not isinstance(game, KingdomGame):
        return []
    return [faces_text(number, faces) for number, faces in game.faces.items()]


def _fields_from_headers(headers: Mapping[str, str], actions: list[str]) -> dict[str, Any]:
    name, _, version = headers.get("Format", "").partition(" ")
    options = {
        key.removeprefix("Option."): _option_value(text)
        for key, text in headers.items()
        if key.startswith("Option.")
    }
    seats: list[dict[str, str | None]] = []
    while (title := headers.get(f"Seat{len(seats) + 1}")) is not None:
        seats.append({"name": title, "bot": headers.get(f"Bot{len(seats) + 1}")})
    return {
        "format": name,
        "version": _option_value(version),
        "game": headers.get("Game"),
        "rules_revision": _option_value(headers.get("RulesRevision", "")),
        "options": options,
        "faces": [text for text in re.split(r"[,\s]+", headers.get("Faces", "")) if text],
        "seats": seats,
        "actions": actions,
    }


def _option_value(text: str) -> int | bool | str:
    if text in {"true", "false"}:
        return text == "true"
    return int(text) if re.fullmatch(r"[0-9]{1,6}", text) else text


def _checked_fields(data: object) -> Mapping[str, Any]:
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise RecordError("malformed", {"what": "format"})
    known = (VERSION, VERSION_WITH_FACES)
    if type(data.get("version")) is not int or data["version"] not in known:
        raise RecordError("unknown_version", {"version": str(data.get("version"))})
    for name, kind in (("game", str), ("options", Mapping), ("seats", list), ("actions", list)):
        if not isinstance(data.get(name), kind):
            raise RecordError("malformed", {"what": name})
    return data


def _game_of(fields: Mapping[str, Any]) -> Game:
    options = {str(name): value for name, value in fields["options"].items()}
    try:
        info = game_info(fields["game"])
        game = game_from(info, resolve(info, None, options))
    except OptionError as error:
        if error.faults[0].code == "unknown_game":
            raise RecordError("unknown_game", {"game": fields["game"]}) from None
        raise RecordError("bad_option", {"faults": str(error)}, error.faults) from None
    if fields.get("rules_revision") != game.rules_revision:
        revision = str(fields.get("rules_revision"))
        raise RecordError("unknown_revision", {"revision": revision})
    return _with_faces(game, fields.get("faces") or [])


def _with_faces(game: Game, faces: object) -> Game:
    """Return the game with the set that the record names."""
    if not faces:
        return game
    read = [faces_in_notation(text) for text in _texts(faces)]
    shown = dict(one for one in read if one)
    if not isinstance(game, KingdomGame) or len(shown) != len(read):
        raise RecordError("malformed", {"what": "faces"})
    try:
        return game.with_faces(shown)
    except ValueError:
        raise RecordError("malformed", {"what": "faces"}) from None


def _texts(data: object) -> list[str]:
    if not isinstance(data, list) or not all(isinstance(text, str) for text in data):
        raise RecordError("malformed", {"what": "faces"})
    return data


def _seats_of(seats: list[Any], count: int) -> tuple[SeatInfo, ...]:
    infos = []
    for seat in seats:
        name = seat.get("name") if isinstance(seat, Mapping) else None
        bot = seat.get("bot") if isinstance(seat, Mapping) else None
        if not _is_text(name) or not (bot is None or _is_text(bot)):
            raise RecordError("bad_seats", {"seats": count, "found": len(seats)})
        infos.append(SeatInfo(name, bot))
    if len(infos) != count:
        raise RecordError("bad_seats", {"seats": count, "found": len(seats)})
    return tuple(infos)


def _is_text(value: object) -> TypeGuard[str]:
    """Return whether a value is text that can be encoded: JSON can also spell a lone surrogate."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _actions_of(actions: list[Any]) -> tuple[str, ...]:
    if not all(isinstance(action, str) and action for action in actions):
        raise RecordError("malformed", {"what": "actions"})
    return tuple(actions)


def _agrees(claimed: object, outcome: Outcome | LineOutcome) -> bool:
    """Return whether a written outcome agrees with the true one; it may say less."""
    true = outcome.to_dict()
    for standing in true["standings"]:
        if len(standing.get("seats", ())) == 1:  # as earlier records name it
            standing["seat"] = standing["seats"][0]
    return isinstance(claimed, Mapping) and _says_no_other(claimed, true)


def _says_no_other(claimed: object, true: object) -> bool:
    if isinstance(claimed, Mapping) and isinstance(true, Mapping):
        return all(_says_no_other(claimed[name], true[name]) for name in true.keys() & claimed)
    if isinstance(claimed, list) and isinstance(true, list):
        return len(claimed) == len(true) and all(map(_says_no_other, claimed, true))
    return claimed == true


__all__ = ["FORMAT", "VERSION", "Record", "RecordError", "SeatInfo"]
