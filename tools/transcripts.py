"""Write a game of Kingdomino as a blind player hears it, in each language."""

from collections.abc import Iterator
from functools import partial

import dominium
from dominium.describe import Describer

NAMES = {
    "en": ("Jane", "Peter"),
    "cs": ("Jana", "Petr"),
    "sk": ("Jana", "Peter"),
    "pl": ("Anna", "Piotr"),
}
TITLES = {
    "en": "A game of Kingdomino, as it is heard",
    "cs": "Jak zní partie Kingdomina",
    "sk": "Ako znie partia Kingdomina",
    "pl": "Partia Kingdomino, tak jak ją słychać",
}
HEADS = {
    "en": "What {you} hears at once in short words; after `>` the action in [notation]({to}).",
    "cs": "Co {you} slyší hned, ve stručném znění; za `>` stojí tah v [zápisu]({to}).",
    "sk": "Čo {you} hneď počuje pri stručnom hlásení; za `>` stojí ťah v [zápise]({to}).",
    "pl": (
        "Oto co słyszy {you}, gdy zdarzenia są ogłaszane krótko; "
        "po `>` stoi ruch w [notacji]({to})."
    ),
}
SEED = 21


def heard(language: str) -> Iterator[str]:
    """Return what the first seat hears until the end, and its actions, each in a line."""
    game = dominium.load("kingdomino")
    describer = Describer(game, language, NAMES[language], you=0)
    state, happened = game.start(), list[dominium.Event]()
    for action in dominium.play(game, ["greedy", "greedy"], SEED).actions:
        if state.actor == 0:
            yield " ".join([*describer.heard(happened), describer.asked(state.view(0))])
            yield f"> {action}"
            happened = []
        seen = (event.seen_by(0) for event in state.apply(action))
        happened += [event for event in seen if event is not None]
    yield " ".join(describer.heard(happened))


def transcript(language: str) -> str:
    """Return the page of a language."""
    head = HEADS[language].format(you=NAMES[language][0], to="../notation.md")
    lines = "\n".join(heard(language))
    return f"# {TITLES[language]}\n\n{head}\n\n```text\n{lines}\n```\n"


TRANSCRIPTS = {f"kingdomino.{language}.md": partial(transcript, language) for language in NAMES}
"""The makers of the pages, by their names."""
