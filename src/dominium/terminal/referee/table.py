"""A table with a physical set and a referee; its sheet is on disk after every line."""

from pathlib import Path

from dominium.describe import Length
from dominium.referee import KingdomReferee, Objection, Referee, Sheet
from dominium.terminal.arguments import CommandError
from dominium.terminal.seats import Seat
from dominium.terminal.table import Seated


class RefereeTable(Seated):
    """A table of people with one referee.

    Args:
        sheet: the entries so far.
        language: the language of the referee.
        file: the file of the sheet.
        record: the file of the game's record; None for no record.

    Raises:
        CommandError: a line of the sheet cannot be accepted.
    """

    def __init__(self, sheet: Sheet, language: str, file: Path, record: Path | None = None) -> None:
        self.seats = tuple(Seat(name) for name in sheet.names)
        self.file = file
        self._record = record
        self.speak(sheet, language, "short")

    def speak(self, sheet: Sheet, language: str, length: Length) -> None:
        """Restart the referee with a sheet in a language."""
        try:
            self.referee = Referee(sheet, language, length)
        except Objection as objection:
            raise CommandError(str(objection)) from objection
        self._look()

    def enter(self, text: str) -> tuple[str, ...]:
        """Enter one line and return the announcements; raise `CommandError` when it is refused."""
        try:
            told = self.referee.enter(text)
        except Objection as objection:
            raise CommandError(str(objection)) from objection
        self._changed()
        return told

    def draw(self) -> tuple[str, ...]:
        """Draw what is due and return the announcements; raise `CommandError` when nothing is."""
        try:
            told = self.referee.draw()
        except Objection as objection:
            raise CommandError(str(objection)) from objection
        self._changed()
        return told

    def back(self) -> str:
        """Take back the last line and return it; raise `CommandError` when there is none."""
        try:
            taken = self.referee.back()
        except Objection as objection:
            raise CommandError(str(objection)) from objection
        self._changed()
        return taken

    def record_text(self) -> str:
        """Return the readable record; raise `CommandError` while some of its facts are unknown."""
        try:
            return self.referee.record().to_text()
        except Objection as objection:
            raise CommandError(str(objection)) from objection

    @property
    def finished(self) -> bool:
        """True if the match has ended and every fact that its result needs was entered."""
        return self.referee.finished

    def _changed(self) -> None:
        self._look()
        self.save()

    def _look(self) -> None:
        """Copy the state of the referee's table."""
        self.state = self.referee.state
        self.game = self.referee.game
        plies = self.referee.plies if isinstance(self.referee, KingdomReferee) else []
        self.history = [events for _, events in plies]
        self.actors = [seat for seat, _ in plies]

    def save(self) -> None:
        """Write the sheet, and the record if it has a file; a failure is stored in `trouble`."""
        super().save()
        if self._record is None:
            return
        try:
            self._record.write_text(self.referee.record().to_json() + "\n", encoding="utf-8")
        except Objection:
            pass  # the hands of a deal are told one after the other: the record has to wait
        except OSError as error:
            self.trouble = error

    def _written(self) -> str:
        return self.referee.sheet.to_json()
