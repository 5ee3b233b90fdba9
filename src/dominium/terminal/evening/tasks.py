"""The tasks on a league from the command line, one function for each word."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from dominium.describe.parsing import folded
from dominium.evenings import draw
from dominium.evenings import operations as done
from dominium.evenings.league import clean
from dominium.evenings.presenter import Teller
from dominium.terminal.evening.sheets import Sheets
from dominium.terminal.words import number_in

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Mapping

    from dominium.evenings import Evening, League, Round
    from dominium.terminal.evening.file import LeagueFile
    from dominium.terminal.terminal import Terminal

_SEED_DIGITS = 8


class Task:
    """A task on a league file, with the arguments of the command line.

    Args:
        file: The league.
        values: The arguments: ``words`` after the task, and the options.
        terminal: The language of reports and errors.
    """

    def __init__(self, file: LeagueFile, values: argparse.Namespace, terminal: Terminal) -> None:
        self.file = file
        self.values = values
        self.terminal = terminal
        self.words: list[str] = values.words

    @property
    def league(self) -> League:
        """The league in its current state."""
        return self.file.league

    @property
    def sheets(self) -> Sheets:
        """The sheets of the league."""
        return Sheets(self.league, self.terminal)

    @property
    def evening(self) -> Evening:
        """The named evening, by default the latest."""
        if self.values.evening is None and not self.league.evenings:
            raise self.terminal.complaint("evening-none")
        return self.league.evening(self.values.evening or len(self.league.evenings))

    @property
    def round(self) -> Round:
        """The named round, by default the latest of the evening."""
        evening = self.evening
        if self.values.round is None and not evening.rounds:
            raise self.terminal.complaint("evening-no-round")
        return evening.round(self.values.round or len(evening.rounds))

    def player(self, text: str) -> int:
        """Return the number of a player given by number, name or unambiguous beginning."""
        players = self.league.players
        number = number_in(text)
        if number is not None:
            return self.league.player(number).number
        plain = folded(text)
        exact = [player.number for player in players if folded(player.name) == plain]
        begun = [player.number for player in players if folded(player.name).startswith(plain)]
        found = exact or begun
        if len(found) != 1:
            key = "evening-several-players" if found else "evening-unknown-player"
            raise self.terminal.complaint(key, name=text)
        return found[0]

    def number(self, text: str) -> int:
        """Parse the number of a round, a table or a place."""
        number = number_in(text)
        if number is None:
            raise self.terminal.usage_error("evening-no-number", text=text)
        return number

    def take(self, least: int, most: int | None = None) -> list[str]:
        """Return the words after the task; raise `UsageError` unless their number fits."""
        if len(self.words) < least or (most is not None and len(self.words) > most):
            task = self.values.task
            raise self.terminal.usage_error("evening-words", task=task, how=_how(task, self))
        return self.words

    def do(self, operation: done.Operation) -> list[str]:
        """Apply an operation and return its report."""
        return [self.file.do(operation)]


def players(task: Task) -> list[str]:
    """List the players, or add names; with ``--evening`` they play from its next round on."""
    if not task.words:
        return task.sheets.players()
    evening = task.evening.number if task.values.evening is not None else None
    names = tuple(clean(name) for name in task.words)
    return task.do(done.PlayersAdded(names, evening))


def rename(task: Task) -> list[str]:
    """Rename a player, given by number or name."""
    who, name = task.take(2, 2)
    return task.do(done.PlayerRenamed(task.player(who), clean(name)))


def leave(task: Task) -> list[str]:
    """Mark a player as having left the league."""
    return task.do(done.PlayerLeft(task.player(task.take(1, 1)[0])))


def comeback(task: Task) -> list[str]:
    """Readmit a player who had left."""
    return task.do(done.PlayerReturned(task.player(task.take(1, 1)[0])))


def start(task: Task) -> list[str]:
    """Open an evening with all players except those of ``--without``."""
    absent = {task.player(name) for name in task.values.without}
    everybody = [player.number for player in task.league.players if not player.left]
    present = tuple(number for number in everybody if number not in absent)
    today = datetime.now(UTC).astimezone().date().isoformat()
    title = " ".join(task.words)
    said = task.do(done.EveningOpened(task.values.date or today, present, title))
    return [*said, *task.sheets.present(task.league.evenings[-1])[1:]]


def presence(task: Task) -> list[str]:
    """List the presence, or set it: a name, the first round (0 for absent) and perhaps the last."""
    if not task.words:
        return task.sheets.present(task.evening)
    name, *rounds = task.take(2, 3)
    first, last = ([task.number(text) for text in rounds] + [0])[:2]
    number = task.evening.number
    return task.do(done.PresenceSet(number, task.player(name), first or None, last or None))


def draw_round(task: Task) -> list[str]:
    """Draw the tables of the next round."""
    task.take(0, 0)
    seed = task.values.seed or str(secrets.randbelow(10**_SEED_DIGITS)).zfill(_SEED_DIGITS)
    task.file.do(draw(task.league, task.evening.number, seed))
    evening = task.evening
    return task.sheets.round(evening, evening.rounds[-1])


def swap(task: Task) -> list[str]:
    """Swap the places of two players in a round."""
    first, second = (task.player(name) for name in task.take(2, 2))
    return task.do(done.PlayersSwapped(task.evening.number, task.round.number, first, second))


def result(task: Task) -> list[str]:
    """Enter the scores of a table, in the order of its seats or as NAME=SCORE."""
    table_text, *texts = task.take(3)
    where = (task.evening.number, task.round.number, task.number(table_text))
    table = task.league.table(*where)
    scores = tuple(_scores(task, table.players, texts))
    places = None
    if task.values.places:
        places = tuple(task.number(text) for text in task.values.places.replace(",", " ").split())
    said = task.do(done.ResultEntered(*where, scores, places))
    return [*said, *task.sheets.missing(task.round)]


def withdraw(task: Task) -> list[str]:
    """Withdraw the result of a table."""
    table = task.number(task.take(1, 1)[0])
    return task.do(done.ResultWithdrawn(task.evening.number, task.round.number, table))


def cancel(task: Task) -> list[str]:
    """Cancel the latest round, or the latest evening while it has none."""
    task.take(0, 0)
    evening = task.evening
    if evening.rounds:
        return task.do(done.RoundCancelled(evening.number, task.round.number))
    return task.do(done.EveningCancelled(evening.number))


def standings(task: Task) -> list[str]:
    """Return the standings of the named round or evening, by default of the league."""
    task.take(0, 0)
    explained = task.values.long
    if task.values.round is not None:
        return task.sheets.of_round(task.evening, task.round, explained=explained)
    if task.values.evening is not None:
        return task.sheets.of_evening(task.evening, explained=explained)
    return task.sheets.of_league(explained=explained)


def sheet(task: Task) -> list[str]:
    """Return the sheet for the notice board: the round, the evening and the league."""
    task.take(0, 0)
    evening, sheets = task.evening, task.sheets
    lines = sheets.round(evening, task.round) if evening.rounds else sheets.present(evening)
    explained = task.values.long
    return [
        *lines,
        "",
        *sheets.of_evening(evening, explained=explained),
        "",
        *sheets.of_league(explained=explained),
    ]


def history(task: Task) -> list[str]:
    """Return the numbered entries of the league's document."""
    task.take(0, 0)
    lines = Teller(task.terminal.language).history(task.file.document)
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]


def check(task: Task) -> list[str]:
    """Repeat the draw of every round by its seed and compare."""
    task.take(0, 0)
    wrong = task.file.document.draw_faults()
    if not wrong:
        rounds = sum(len(evening.rounds) for evening in task.league.evenings)
        return [task.terminal.say("evening-checked", count=rounds)]
    numbers = (str(task.file.document.entries.index(entry) + 1) for entry in wrong)
    raise task.terminal.complaint("evening-draws-differ", entries=", ".join(numbers))


TASKS: Mapping[str, Callable[[Task], list[str]]] = {
    "players": players,
    "rename": rename,
    "leave": leave,
    "comeback": comeback,
    "start": start,
    "presence": presence,
    "draw": draw_round,
    "swap": swap,
    "result": result,
    "withdraw": withdraw,
    "cancel": cancel,
    "standings": standings,
    "print": sheet,
    "history": history,
    "check": check,
}


def _scores(task: Task, seated: tuple[int, ...], texts: list[str]) -> list[int]:
    if not any("=" in text for text in texts):
        return [_score(task, text) for text in texts]
    named: dict[int, int] = {}
    for text in texts:
        name, _, score = text.rpartition("=")
        named[task.player(name)] = _score(task, score)
    if set(named) != set(seated) or len(named) != len(texts):
        names = ", ".join(task.league.player(number).name for number in seated)
        raise task.terminal.complaint("evening-who-sits", names=names)
    return [named[number] for number in seated]


def _score(task: Task, text: str) -> int:
    sign = -1 if text.startswith(("-", "−")) else 1
    return sign * task.number(text.lstrip("-−"))


def _how(word: str, task: Task) -> str:
    return task.terminal.say(f"evening-how-{word}")
