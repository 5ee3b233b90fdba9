"""The transcripts of a game as it is heard: in every language, and as it is heard today."""

from pathlib import Path

import pytest

from dominium.describe import LANGUAGES
from tools.transcripts import TRANSCRIPTS

FOLDER = Path(__file__).parents[2] / "docs" / "transcripts"


def test_every_language_has_its_transcript() -> None:
    assert {f"kingdomino.{language}.md" for language in LANGUAGES} == TRANSCRIPTS.keys()
    assert {path.name for path in FOLDER.iterdir()} == TRANSCRIPTS.keys()


@pytest.mark.criterion(7)
@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_transcript_is_what_is_heard(name: str) -> None:
    """A stale one is written anew by `make generate`."""
    assert (FOLDER / name).read_text(encoding="utf-8") == TRANSCRIPTS[name]()
