"""`dominium admin`: what operators see and do by the command line."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

import dominium
from dominium.describe import LANGUAGES
from dominium.server.accounts.people import People
from dominium.server.chat.chat import Chat
from dominium.server.common.settings import Settings
from dominium.server.model.table import Seat
from dominium.server.model.table_settings import Pace, TableSettings
from dominium.server.model.viewer import Viewer
from dominium.server.moderation.reports import Reports
from dominium.server.schema.chat import SayCommand
from dominium.server.storage import Database, EventStore
from dominium.server.tables.service import Tables
from dominium.terminal.commands.admin import HELP, TASKS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.terminal.conftest import Run, Runner

Json = dict[str, Any]


class Beside:
    """An operator at the command line beside the database of a server.

    Args:
        here: The command line.
        database: The database.
        table: A table at which Jana, who opened it, and Petr sit and talk.
    """

    def __init__(self, here: Runner, database: str, table: str) -> None:
        self.here = here
        self.database = database
        self.table = table

    def run(self, *arguments: str) -> Run:
        """Run a task."""
        return self.here("admin", *arguments, "--database", self.database)

    def see(self, *arguments: str) -> Any:
        """The rows of a task."""
        done = self.run(*arguments, "--json")
        assert (done.code, done.complaint) == (0, "")
        return json.loads(done.text)

    def act(self, *arguments: str) -> Json:
        """Do something; its row in the audit log."""
        done = self.run(*arguments, "--by", "eva", "--note", "because")
        assert (done.code, done.complaint, done.lines) == (0, "", ["Done."])
        row: Json = self.see("log")[0]
        assert (row["by"], row["note"], row["act"]) == ("eva", "because", arguments[0])
        return row

    def refused(self, *arguments: str) -> tuple[int, str]:
        """The exit code and the complaint about a task that changes nothing."""
        before = self.see("log")
        done = self.run(*arguments, "--by", "eva")
        assert done.lines == []
        assert self.see("log") == before
        return done.code, done.complaint.strip()


async def _opened(database: str) -> str:
    """Open a table in a new database, and let its people talk and report."""
    opened = Database(Settings(database=database).database_url)
    await opened.migrate()
    tables = Tables(EventStore(opened, Pace(0, 0), lambda *_written: None))
    people = People(opened)
    jana, petr = [await people.update_or_create(None, name) for name in ("Jana", "Petr")]
    seats = [
        Seat(number, "person", person.name, None, person.id)
        for number, person in enumerate((jana, petr))
    ]
    game, settings = dominium.load("kingdomino"), TableSettings(visibility="open")
    table = await tables.open(jana, game, seats, settings)
    chat = Chat(opened, tables, lambda _table: None, 0)
    await chat.say(table.id, Viewer(petr, "en"), SayCommand("r", text="Rude\u001b[31mness"))
    await chat.say(table.id, Viewer(petr, "en"), SayCommand("r", phrase="thanks"))
    await Reports(opened, tables).add(table.id, Viewer(jana, "en"), 1, "talk", "he is rude")
    await opened.close()
    return table.id


@pytest.fixture
def beside(here: Runner, database: str) -> Beside:
    """An operator beside a database."""
    return Beside(here, database, asyncio.run(_opened(database)))


@pytest.mark.both_backends
def test_an_operator_sees_and_acts(beside: Beside) -> None:
    (report,) = beside.see("reports")
    assert (report["table"], report["person"], report["reporter"]) == (beside.table, 2, 1)
    assert [said["text"] for said in report["messages"]] == ["Rude[31mness", "thanks"]
    assert [row["person"] for row in beside.see("people", "pet")] == [2]
    assert [row["table"] for row in beside.see("tables", "--person", "2")] == [beside.table]
    link = f"https://play.example.org/table/{beside.table}"
    beside.act("hide-table", link)
    assert beside.see("table", beside.table)["visibility"] == "hidden"
    beside.act("show-table", beside.table)
    beside.act("hide-message", beside.table, "1")
    beside.act("hide-name", "2")
    person = beside.see("person", "2")
    assert person["name"] is None
    assert [row["report"] for row in person["reports_about"]] == [report["report"]]
    row = beside.act("ban", "2", "talk", "--for", "7d")
    assert row["detail"]["grounds"] == "talk"
    assert [row["person"] for row in beside.see("bans")] == [2]
    assert beside.see("table", beside.table)["status"] == "running"
    beside.act("unban", "2")
    assert beside.see("bans") == []
    beside.act("ban", "2", "cheating", "--forever")
    assert beside.see("person", "2")["ban"]["until"] is None
    beside.act("settle", str(report["report"]))
    assert beside.see("reports") == []
    assert len(beside.see("reports", "--settled")) == 1
    row = beside.act("close", beside.table, "disturbing")
    assert (row["table"], row["detail"]) == (beside.table, {"grounds": "disturbing"})
    assert [row["status"] for row in beside.see("tables")] == ["finished"]
    assert beside.see("tables", "--status", "running") == []


def test_an_operator_is_told_whose_bot_somebody_is(beside: Beside) -> None:
    with closing(sqlite3.connect(beside.database)) as database, database:
        database.execute("insert into person (id, name, created_at) values (3, 'Rex', 0)")
        database.execute("insert into bot (person_id, owner_id) values (3, 2)")
    assert beside.see("person", "2")["bots"] == [{"person": 3, "name": "Rex"}]
    assert beside.see("person", "3")["owner"] == 2
    assert "Has the bot Rex (person 3)." in beside.run("person", "2").lines
    assert "A bot of person 2." in beside.run("person", "3").lines


def test_everything_is_said_in_words(beside: Beside) -> None:
    assert beside.run("reports").lines[0].startswith("Report 1, ")
    (table,) = beside.run("tables", "--lobby").lines
    assert table.startswith(f"{beside.table}: Kingdomino, running, open to everybody, opened by")
    assert table.endswith("Seats: 1 Jana (person 1), 2 Petr (person 2).")
    _, rude, thanks = beside.run("table", beside.table).lines
    assert rude.startswith("Message 1, ")
    assert rude.endswith("seat 2: Rude[31mness")
    assert thanks.endswith("Thank you.")
    beside.act("hide-message", beside.table, "1")
    assert beside.run("table", beside.table).lines[1].startswith("Hidden message 1, ")
    assert beside.run("bans").lines == ["Nothing found."]
    beside.act("ban", "2", "talk", "--for", "12h")
    texts = beside.run("person", "2").lines
    assert texts[0].startswith("Person 2: Petr, account –, known since ")
    assert texts[1].startswith("Ban of person 2, Petr, since ")
    assert texts[2] == "Reports about this person: 1, by this person: 0."
    first = beside.run("log").lines[0]
    assert "eva: ban, person 2, grounds talk" in first
    assert first.endswith("Note: because")
    for language in LANGUAGES:
        for task in ("tables", "reports", "bans", "log"):
            assert beside.run(task, "--language", language).lines
        assert beside.run("people", "Jana", "--language", language).lines


@pytest.mark.parametrize(
    ("arguments", "code", "complaint"),
    [
        (["destroy"], 2, "There is no task destroy."),
        (["close", "TABLE"], 2, "The arguments are not as expected."),
        (["close", "TABLE", "boredom"], 2, "There are no grounds boredom."),
        (["ban", "2", "fault", "--forever"], 2, "There are no grounds fault."),
        (["close", "no such/table", "talk"], 2, "no such/table is neither"),
        (["close", "unknown", "talk"], 1, "Nothing was done: This table does not exist."),
        (["ban", "Petr", "talk", "--forever"], 2, "Petr is not a whole number"),
        (["ban", "99", "talk", "--forever"], 1, "Nothing was done: There is no person 99."),
        (["ban", "2", "talk"], 2, "Say how long the ban lasts"),
        (["ban", "2", "talk", "--for", "7d", "--forever"], 2, "Say how long the ban lasts"),
        (["ban", "2", "talk", "--for", "week"], 2, "week is not a length of time."),
        (["unban", "2"], 1, "Nothing was done: Person 2 is not banned."),
        (["hide-message", "TABLE", "2"], 1, "Nothing was done: There is no written message 2"),
        (["settle", "9"], 1, "Nothing was done: There is no report 9 that waits."),
        (["show-table", "TABLE"], 1, "Nothing was done: This table is not hidden."),
        (["unban", "2", "--note", "x" * 301], 2, "A note has at most 300 characters."),
    ],
)
def test_what_is_unknown_or_unclear_changes_nothing(
    beside: Beside, arguments: list[str], code: int, complaint: str
) -> None:
    told = [beside.table if word == "TABLE" else word for word in arguments]
    found = beside.refused(*told)
    assert found[0] == code
    assert found[1].startswith(complaint)


def test_the_user_of_the_system_is_kept_where_no_name_is_given(
    beside: Beside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "ops")
    assert beside.run("ban", "2", "other", "--forever").code == 0
    assert beside.see("log")[0]["by"] == "ops"

    def nobody() -> str:
        raise OSError

    monkeypatch.setattr("getpass.getuser", nobody)
    done = beside.run("unban", "2")
    assert (done.code, done.lines) == (2, [])
    assert "--by" in done.complaint
    assert beside.see("bans")


def test_other_databases_are_left_alone(here: Runner, tmp_path: Path) -> None:
    done = here("admin", "tables", "--database", str(tmp_path / "none.sqlite3"))
    assert done.code == 1
    assert "does not exist" in done.complaint
    assert list(tmp_path.glob("none*")) == []
    other = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE something (id INTEGER)")
    (tmp_path / "text.sqlite3").write_text("no database at all, only some words " * 100)
    for name in ("other", "text"):
        done = here("admin", "tables", "--database", str(tmp_path / f"{name}.sqlite3"))
        assert (done.code, done.lines) == (1, []), name
        assert "not the database of a server of this version" in done.complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_every_task(here: Runner, language: str) -> None:
    done = here("admin", HELP, "--language", language)
    assert done.code == 0
    assert [line.split(maxsplit=1)[0].rstrip(":") for line in done.lines] == list(TASKS)
    assert here("admin", "--language", language).lines == done.lines
