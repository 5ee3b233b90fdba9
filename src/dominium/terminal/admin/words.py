"""The rows of the operator's overview in words, a line for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dominium.terminal.terminal import Terminal

Json = dict[str, Any]


class RowWords:
    """The words for rows in the language of a terminal.

    Args:
        terminal: The terminal.
    """

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal

    def tables(self, rows: Sequence[Json]) -> Iterator[str]:
        """Yield a line for each table."""
        yield from map(self._table, rows)

    def table(self, row: Json) -> Iterator[str]:
        """Yield a table, and what was said there last."""
        yield self._table(row)
        yield from map(self._message, row["messages"])

    def people(self, rows: Sequence[Json]) -> Iterator[str]:
        """Yield a line for each person found."""
        for row in rows:
            yield self._say("admin-found", person=row["person"], **self._who(row))

    def person(self, row: Json) -> Iterator[str]:
        """Yield a person, their ban, reports and tables."""
        seen = row["seen"] or self._say("admin-never")
        yield self._say(
            "admin-person", person=row["person"], since=row["since"], seen=seen, **self._who(row)
        )
        if row["owner"] is not None:
            yield self._say("admin-person-is-bot", owner=row["owner"])
        for bot in row["bots"]:
            yield self._say("admin-person-bot", person=bot["person"], name=self._name(bot))
        yield from self.bans([{**row["ban"], "name": row["name"]}] if row["ban"] else [])
        counts = len(row["reports_about"]), len(row["reports_by"])
        yield self._say("admin-person-reports", about=counts[0], by=counts[1])
        yield from map(self._report, (*row["reports_about"], *row["reports_by"]))
        yield from self.tables(row["tables"])

    def reports(self, rows: Sequence[Json]) -> Iterator[str]:
        """Yield reports, each with what was said before it."""
        for row in rows:
            yield self._report(row)
            yield from map(self._message, row["messages"])

    def bans(self, rows: Sequence[Json]) -> Iterator[str]:
        """Yield a line for each ban."""
        for row in rows:
            yield self._say(
                "admin-ban",
                person=row["person"],
                name=self._name(row),
                grounds=row["grounds"],
                since=row["since"],
                until=row["until"] or "never",
            )

    def acts(self, rows: Sequence[Json]) -> Iterator[str]:
        """Yield a line for each act of the audit log."""
        for row in rows:
            about = {"table": row["table"], "person": row["person"], **row["detail"]}
            told = [f"{name} {value}" for name, value in about.items() if value is not None]
            what = ", ".join([row["act"], *told])
            yield self._say(
                "admin-act", at=row["at"], by=row["by"], what=what, note=row["note"] or "–"
            )

    def _table(self, row: Json) -> str:
        return self._say(
            "admin-table",
            table=row["table"],
            game=self._terminal.messages.text(f"game-{row['game']}"),
            status=row["status"],
            visibility=row["visibility"],
            changed=row["changed"],
            creator=row["creator"],
            seats=", ".join(map(self._seat, row["seats"])),
        )

    def _seat(self, row: Json) -> str:
        number = row["seat"] + 1
        if row["person"] is not None:
            return self._say(
                "admin-seat-person", seat=number, name=self._name(row), person=row["person"]
            )
        if row["level"] is not None:
            return self._say("admin-seat-bot", seat=number, level=row["level"])
        return self._say("admin-seat-free", seat=number)

    def _report(self, row: Json) -> str:
        return self._say(
            "admin-report",
            report=row["report"],
            reported=row["reported"],
            table=row["table"],
            ply=row["ply"],
            seat=row["seat"] + 1,
            person=row["person"],
            name=self._name(row),
            reporter=row["reporter"],
            grounds=row["grounds"],
            text=row["text"] or "–",
            settled=row["settled"] or "never",
        )

    def _message(self, row: Json) -> str:
        text = row["text"]
        if row["kind"] == "phrase":
            text = self._terminal.messages.text(f"talk-phrase-{text}")
        return self._say(
            "admin-message",
            number=row["number"],
            at=row["at"],
            seat=row["seat"] + 1,
            kind=row["kind"],
            text=text,
        )

    def _who(self, row: Json) -> dict[str, str]:
        return {"name": self._name(row), "login": row["login"] or "–"}

    def _name(self, row: Json) -> str:
        name: str | None = row["name"]
        return name or self._say("admin-nameless")

    def _say(self, key: str, **parameters: str | int) -> str:
        return self._terminal.say(key, **parameters)
