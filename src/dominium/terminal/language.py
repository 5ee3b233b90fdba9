"""The language of the command line."""

from collections.abc import Mapping, Sequence

from dominium import describe

FALLBACK = "en"


def requested_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language of `--language`, else of LC_ALL, LC_MESSAGES or LANG, else English.

    Only `--language` may yield an unsupported language: it is refused later, by a sentence in the
    language of the environment.
    """
    return explicit_language(arguments) or environment_language(environment)


def explicit_language(arguments: Sequence[str]) -> str | None:
    """Return the value of `--language` at any place, before any parser is built."""
    for place, argument in enumerate(arguments):
        option, separator, value = argument.partition("=")
        if option == "--language":
            return value if separator else "".join(arguments[place + 1 : place + 2])
    return None


def environment_language(environment: Mapping[str, str]) -> str:
    """Return the language of a locale such as `cs_CZ.UTF-8`; English where it is not supported."""
    locale = next(
        (value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))),
        FALLBACK,
    )
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in describe.LANGUAGES else FALLBACK
