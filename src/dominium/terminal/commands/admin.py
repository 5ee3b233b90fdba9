"""`dominium admin`: what the operator of a server sees, hides, closes and bans."""

import argparse
import os
from pathlib import Path
from typing import get_args

from dominium.server.model.moderation import Act
from dominium.terminal.arguments import Parser
from dominium.terminal.commands.backup import DEFAULT_DATABASE
from dominium.terminal.commands.serve import (
    DATABASE_VARIABLE,
    check_database,
    check_packages,
)
from dominium.terminal.terminal import Terminal

HELP = "help"
TASKS = (
    "tables",
    "table",
    "people",
    "person",
    "reports",
    "bans",
    "log",
    *get_args(Act),
    HELP,
)


def configure(parser: Parser) -> None:
    """Add the arguments."""
    text = parser.messages.text
    parser.input("duty", nargs="*")
    parser.gathering = "duty"
    parser.option("--database", metavar=text("terminal-metavar-database"))
    parser.option("--json", action="store_true")
    parser.option("--status", choices=("waiting", "running", "finished"))
    parser.option("--lobby", action="store_true")
    parser.option("--person", metavar=text("terminal-metavar-number"))
    parser.option("--address", metavar=text("terminal-metavar-address"))
    parser.option("--settled", action="store_true")
    parser.option("--for", dest="span", metavar=text("terminal-metavar-span"))
    parser.option("--forever", action="store_true")
    parser.option("--note", metavar=text("terminal-metavar-note"))
    parser.option("--by", metavar=text("terminal-metavar-name"))


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Do a task in the database of a server, which may run meanwhile."""
    task, *words = values.duty or [HELP]
    if task not in TASKS:
        raise terminal.usage_error("admin-no-task", text=task, known=", ".join(TASKS))
    output = terminal.output()
    if task == HELP:
        output.lines(terminal.say(f"admin-how-{task}") for task in TASKS)
        return 0
    check_packages(terminal)
    from dominium.server.common.settings import Settings  # noqa: PLC0415 - needs the extra `server`
    from dominium.terminal.admin.arguments import Arguments  # noqa: PLC0415
    from dominium.terminal.admin.tasks import do_task  # noqa: PLC0415

    database = values.database or os.environ.get(DATABASE_VARIABLE) or DEFAULT_DATABASE
    if "://" in database:
        check_database(database, terminal)
    elif not Path(database).is_file():
        raise terminal.complaint("backup-nothing", file=database)
    arguments = Arguments(task, words, values, terminal)
    output.lines(do_task(task, arguments, Settings(database=database), terminal))
    return 0
