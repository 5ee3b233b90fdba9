"""The lesson sessions of each family of games."""

from collections.abc import Mapping, Sequence

from dominium.terminal.kingdom.session import KingdomSession
from dominium.terminal.lessons.session import QUERIES, LessonSession
from dominium.terminal.lessons.table import LessonTable
from dominium.terminal.line.session import LineSession
from dominium.terminal.session import Style
from dominium.terminal.streams import Input, Output


class KingdomLesson(LessonSession, KingdomSession):
    """A lesson of a kingdom game."""

    table: LessonTable

    def __init__(self, table: LessonTable, style: Style, source: Input, output: Output) -> None:
        super().__init__(table, style, source, output)
        self.queries = (*QUERIES, *self.queries)

    def _acted(self, answers: Sequence[str]) -> None:
        self._announce(self.table.apply(answers))
        self._go_on()


class LineLesson(LessonSession, LineSession):
    """A lesson of a domino game."""

    table: LessonTable
    queries = (*QUERIES, *LineSession.queries)

    def _acted(self, answers: Sequence[str]) -> None:
        self.table.apply(answers)
        self._go_on()

    def _went_back(self) -> None:
        self._announced = self._taken = self._heard_now = len(self.table.history)


SESSIONS: Mapping[str, type[KingdomLesson | LineLesson]] = {
    "kingdom": KingdomLesson,
    "line": LineLesson,
}
