"""Every message is in its language, although it differs from the English one."""

from collections.abc import Callable

import pytest

from dominium.describe import LANGUAGES
from tests.describe.languages import ENOUGH, foreign, messages

OTHERS = [language for language in LANGUAGES if language != "en"]
OF_NAMES = {
    "lesson-kralovska_zahrada",
    "plain-about",
    "terminal-admin-how-ban",
    "terminal-admin-how-close",
    "terminal-input-duty",
    "terminal-input-task",
    "terminal-option-seat",
    "terminal-print-no-braille",
    "terminal-serve-missing",
    "web-help-readers",
}
"""Messages of mostly the names of commands, programs, keys and games."""
LEFT_IN_ENGLISH = "Please choose one of the squares now."
MOSTLY = 0.98


@pytest.mark.criterion(16)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_its_language(language: str) -> None:
    found = foreign(language, messages(language))
    assert not [one for one in found if one.key not in OF_NAMES]


@pytest.mark.criterion(2)
@pytest.mark.parametrize("language", OTHERS)
def test_messages_left_in_english_are_found(language: str, count: Callable[..., None]) -> None:
    left = {key: text for key, text in messages("en").items() if len(text) >= 2 * ENOUGH}
    found = list(foreign(language, left, known=False))
    count(**{f"english_messages_found_{language}": len(found), "of": len(left)})
    assert len(found) >= MOSTLY * len(left)


@pytest.mark.criterion(2)
@pytest.mark.parametrize("language", OTHERS)
def test_one_english_sentence_in_a_message_is_found(
    language: str, count: Callable[..., None]
) -> None:
    """Such a message is not the English one: comparing the two tells nothing."""
    left = {
        key: f"{text.rstrip('.')}. {LEFT_IN_ENGLISH}" for key, text in messages(language).items()
    }
    found = list(foreign(language, left))
    count(**{f"english_sentences_found_{language}": len(found), "of": len(left)})
    assert len(found) >= MOSTLY * len(left)
    assert set(OF_NAMES) & set(left) <= {one.key for one in found}


@pytest.mark.criterion(2)
@pytest.mark.parametrize("language", OTHERS)
def test_messages_of_a_neighbouring_language_are_found(language: str) -> None:
    for other in OTHERS:
        if other != language:
            left = {key: text for key, text in messages(other).items() if len(text) >= 6 * ENOUGH}
            found = list(foreign(language, left, known=False))
            assert len(found) >= MOSTLY * len(left)
