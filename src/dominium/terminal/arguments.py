"""The parser of the command line: argparse with texts from the message files."""

import argparse
import re
from collections.abc import Sequence
from typing import NoReturn

from dominium.describe import Messages

NEGATIVE = re.compile(r"-\d+$")


class CommandError(Exception):
    """An error that the user has to fix, as one sentence in their language."""

    exit_code = 1


class UsageError(CommandError):
    """An error in the command line itself."""

    exit_code = 2


class Parser(argparse.ArgumentParser):
    """An argument parser in the chosen language that raises `UsageError`."""

    def __init__(self, messages: Messages, program: str, description: str) -> None:
        super().__init__(
            prog=program,
            description=description,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: _Formatter(prog, messages.text("terminal-help-usage")),
        )
        self.color = False  # from Python 3.14 on help would come with escape sequences
        self.messages = messages
        self.gathering: str | None = None
        """The input that also takes the words between and after options."""
        self.inputs = self.add_argument_group(messages.text("terminal-help-inputs"))
        self.options = self.add_argument_group(messages.text("terminal-help-options"))
        self.option("--help", "-h", action="help")
        self.option("--language", metavar=messages.text("terminal-metavar-language"))

    def option(self, name: str, *short: str, **keywords: object) -> None:
        """Add an option explained by the message `terminal-option-<name>`."""
        explanation = self.messages.text(f"terminal-option-{name.removeprefix('--')}")
        self.options.add_argument(*short, name, help=explanation, **keywords)  # type: ignore[arg-type]

    def input(self, name: str, **keywords: object) -> None:
        """Add a positional argument explained by the message `terminal-input-<name>`."""
        explanation = self.messages.text(f"terminal-input-{name}")
        metavar = self.messages.text(f"terminal-metavar-{name}")
        self.inputs.add_argument(name, metavar=metavar, help=explanation, **keywords)  # type: ignore[arg-type]

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Parse all arguments or raise `UsageError`."""
        try:
            values, unknown = self.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            raise self._usage_error("bad-value", error.argument_name or "") from error
        if self.gathering is not None:
            stray = [word for word in unknown if not word.startswith("-") or NEGATIVE.match(word)]
            getattr(values, self.gathering).extend(stray)
            unknown = [word for word in unknown if word not in stray]
        if unknown:
            raise self._usage_error("unknown", unknown[0])
        return values

    def error(self, message: str) -> NoReturn:
        """Raise `UsageError` for missing arguments, which end the English sentence of argparse."""
        raise self._usage_error("missing", message.rpartition(": ")[2])

    def _usage_error(self, fault: str, argument: str) -> UsageError:
        key = f"terminal-usage-{fault}"
        return UsageError(self.messages.text(key, program=self.prog, argument=argument))


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog, max_help_position=30)
        self._usage_prefix = f"{usage_word}: "

    def add_usage(self, usage, actions, groups, prefix=None) -> None:  # type: ignore[no-untyped-def]
        super().add_usage(usage, actions, groups, prefix or self._usage_prefix)
