"""`dominium messages`: the gaps of translations compared with English."""

import argparse

from dominium import describe
from dominium.describe import translations
from dominium.describe.messages import LOCALES, SOURCE_LANGUAGE
from dominium.terminal.arguments import Parser
from dominium.terminal.terminal import Terminal


def configure(parser: Parser) -> None:
    """Add the arguments."""
    parser.input("translations", nargs="*")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Report every gap of the languages; return 1 when there is one."""
    for language in values.translations:
        _refuse_unknown(language, terminal)
    output = terminal.output()
    complete = True
    for language in values.translations or describe.LANGUAGES:
        gaps = translations.gaps(language)
        output.line(_heading(language, len(gaps), terminal))
        output.lines(_told(gap, terminal) for gap in gaps)
        complete = complete and not gaps
    return 0 if complete else 1


def _refuse_unknown(language: str, terminal: Terminal) -> None:
    if not translations.is_known_language(language):
        raise terminal.usage_error("messages-no-language", text=language)
    if language not in describe.LANGUAGES:
        english = str(LOCALES / SOURCE_LANGUAGE)
        raise terminal.usage_error("messages-no-folder", text=language, english=english)


def _heading(language: str, gaps: int, terminal: Terminal) -> str:
    name = describe.messages(language).text("language-name")
    key = "messages-gaps" if gaps else "messages-complete"
    return terminal.say(key, language=language, name=name, count=gaps)


def _told(gap: translations.Gap, terminal: Terminal) -> str:
    place = ", ".join(part for part in (gap.file, gap.key) if part)
    what = terminal.say(f"messages-{gap.kind}", detail=gap.detail)
    return terminal.say("messages-gap", place=place, what=what)
