"""A table with a physical set, led by the referee; its sheet is on disk after every line."""

from pathlib import Path

from dominium.describe import Length
from dominium.referee import KingdomReferee, Objection, Referee, Sheet
from dominium.terminal.arguments import Complaint
from dominium.terminal.seats import Seat
from dominium.terminal.table import Seated


class RefereeTable(Seated):
    """Where everybody is a person and speaks to the same referee.

    Args:
        sheet: the table as it was written down so far.
        language: the language of what is said.
        file: where the sheet is kept.
        record: where the record of the game is kept as well.

    Raises:
        Complaint: a line of the sheet cannot be accepted.
    """

    def __init__(self, sheet: Sheet, language: str, file: Path, record: Path | None = None) -> None:
        self.seats = tuple(Seat(name) for name in sheet.names)
        self.file = file
        self._record = record
        self.speak(sheet, language, "short")

    def speak(self, sheet: Sheet, language: str, length: Length) -> None:
        """Go on with a sheet in a language."""
        try:
            self.referee = Referee(sheet, language, length)
        except Objection as objection:
            raise Complaint(str(objection)) from objection
        self._look()

    def enter(self, text: str) -> tuple[str, ...]:
        """Take one line; tells what happened. Complaint when it cannot be accepted."""
        try:
            told = self.referee.enter(text)
        except Objection as objection:
            raise Complaint(str(objection)) from objection
        self._changed()
        return told

    def draw(self) -> tuple[str, ...]:
        """Let the program draw what is due; Complaint when nothing is."""
        try:
            told = self.referee.draw()
        except Objection as objection:
            raise Complaint(str(objection)) from objection
        self._changed()
        return told

    def back(self) -> str:
        """Take back the last line and give it; Complaint when there is none."""
        try:
            taken = self.referee.back()
        except Objection as objection:
            raise Complaint(str(objection)) from objection
        self._changed()
        return taken

    def record_text(self) -> str:
        """The readable record; Complaint when not everything is known that it holds."""
        try:
            return self.referee.record().to_text()
        except Objection as objection:
            raise Complaint(str(objection)) from objection

    @property
    def finished(self) -> bool:
        """Whether the match has ended and all is told that its result needs."""
        return self.referee.finished

    def _changed(self) -> None:
        self._look()
        self.save()

    def _look(self) -> None:
        """Take over how the referee's table stands."""
        self.state = self.referee.state
        self.game = self.referee.game
        plies = self.referee.plies if isinstance(self.referee, KingdomReferee) else []
        self.history = [events for _, events in plies]
        self.actors = [seat for seat, _ in plies]

    def save(self) -> None:
        """Write the sheet, and the record where one is kept; a failure is `trouble`."""
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
