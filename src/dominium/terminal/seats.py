"""The seats of a table: people and bots, in the syntax of `--seat`."""

from collections.abc import Sequence
from dataclasses import dataclass

import dominium
from dominium.describe import Messages
from dominium.describe.parsing import folded
from dominium.terminal.arguments import CommandError, UsageError
from dominium.terminal.programs import check_program
from dominium.terminal.terminal import Terminal

LONGEST_NAME = 24
BOT_PREFIX = "bot:"
DEFAULT_BOT = "medium"


@dataclass(frozen=True)
class Seat:
    """A seat at the table; `bot` is None for a person, otherwise an argument of `bots.create`."""

    name: str
    bot: str | None = None


def parse_seats(texts: Sequence[str], count: int, messages: Messages) -> tuple[Seat, ...]:
    """Parse seats such as `Jana`, `bot:hard` and `Petr=bot:hard`, and fill up missing ones.

    Without any text the first seat is a person; all other missing seats are bots.

    Raises:
        UsageError: more seats than the game has, an unusable name, or an unknown bot.
    """
    if len(texts) > count:
        raise UsageError(messages.text("terminal-seats-too-many", given=len(texts), seats=count))
    people = list(texts) or [messages.text("seat-name", number=1)]
    filled = people + [BOT_PREFIX + DEFAULT_BOT] * (count - len(people))
    seats = tuple(_parse_seat(text, number, messages) for number, text in enumerate(filled, 1))
    _check_names([seat.name for seat in seats], messages)
    return seats


def parse_names(texts: Sequence[str], count: int, messages: Messages) -> tuple[str, ...]:
    """Return names for all seats of a score pad; missing ones are numbered.

    Raises:
        UsageError: more names than the game has seats, or an unusable name.
    """
    if len(texts) > count:
        raise UsageError(messages.text("terminal-seats-too-many", given=len(texts), seats=count))
    missing = range(len(texts) + 1, count + 1)
    names = [text.strip() for text in texts]
    names += [messages.text("seat-name", number=number) for number in missing]
    _check_names(names, messages)
    return tuple(names)


def _check_names(names: Sequence[str], messages: Messages) -> None:
    """Raise `UsageError` for a name that is empty, unprintable, too long or repeated."""
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            key = "terminal-seat-bad-name"
            raise UsageError(messages.text(key, name=name, longest=LONGEST_NAME))
        if names.count(name) > 1:
            raise UsageError(messages.text("terminal-seat-same-name", name=name))


def _parse_seat(text: str, number: int, messages: Messages) -> Seat:
    if text.startswith(BOT_PREFIX):
        name, bot = messages.text("terminal-seat-bot", seat=number), text.removeprefix(BOT_PREFIX)
    elif f"={BOT_PREFIX}" in text:
        name, _, bot = text.partition(f"={BOT_PREFIX}")
    else:
        return Seat(text.strip())
    return Seat(name.strip(), bot_named(bot, messages, UsageError))


def bot_named(text: str, messages: Messages, complaint: type[CommandError] = CommandError) -> str:
    """Return the bot as `bots.create` takes it, from a level in words or the library's own name.

    Raises:
        CommandError: of the class `complaint`, when there is no such bot; it names the levels.
    """
    named = {folded(messages.text(f"level-{level}")): level for level in dominium.bots.LEVELS}
    bot = named.get(folded(text), text)
    try:
        dominium.bots.create(bot)
    except ValueError as error:
        levels = ", ".join(named)
        raise complaint(messages.text("terminal-bot-unknown", bot=text, levels=levels)) from error
    return bot


def check_bot(bot: str, game: str, terminal: Terminal) -> None:
    """Raise `CommandError` for a bot that does not exist or does not play the game with this id."""
    known = (*dominium.bots.LEVELS, *dominium.bots.KINDS)
    if dominium.bots.kind_of(bot) not in known:
        raise terminal.usage_error("arena-bot-unknown", bot=bot, bots=", ".join(known))
    try:
        plays = dominium.bots.plays(bot, game)
    except ValueError as error:
        raise terminal.usage_error("arena-bot", bot=bot, reason=str(error)) from error
    if not plays:
        title = terminal.messages.text(f"game-{game}")
        raise terminal.usage_error("bot-other-game", bot=bot, game=title)
    check_program(bot, game, terminal)
