"""Whole games by script, as a blind player's terminal or a pipe would run them."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dominium
from dominium import describe
from dominium.describe import LANGUAGES, KingdomDescriber
from dominium.terminal.streams import COMPACT_WIDTH
from tests.covering import each_once
from tests.terminal.conftest import KINGDOM_GAMES, Runner, at_table

GAMES = [game.id for game in dominium.games()]
PRESETS = [(game.id, preset) for game in dominium.games() for preset in game.presets]
KINGDOM_IDS = [game.id for game in KINGDOM_GAMES]
ALWAYS_THE_FIRST = ["1."] * 400
TURN_OF_PERSON = re.compile(r"^(.*)> (.*)$")


def played(file: Path) -> dominium.Record:
    return dominium.Record.from_json(file.read_text(encoding="utf-8"))


def check_game(run: Runner, folder: Path, language: str, game: str, *options: str) -> None:
    """Play a game against bots; every announcement stands in the transcript, in order."""
    file = folder / "game.json"
    loaded = dominium.load(game, preset=options[1] if options else None)
    sitting = at_table(loaded.seats, "greedy" if game in KINGDOM_IDS else "random")
    saved = ("--seed", "7", "--record", str(file), "--language", language)
    done = run("play", game, *sitting, *options, *saved, typed=ALWAYS_THE_FIRST)
    assert done.code == 0
    assert done.complaint == ""
    record = played(file)
    assert record.outcome is not None
    names = [seat.name for seat in record.seats]
    describer = describe.Describer(record.game, language, names, you=0)
    told = [line for events in heard(record) for line in describer.announce(events)]
    assert [line for line in done.lines if line in told] == told
    places = describer.standings(record.outcome)[: record.game.seats]
    if isinstance(describer, KingdomDescriber):
        places = places[: len(describer.kingdoms)]
        assert done.lines[-len(places) :] == places
        check_scores(record, describer, done.text)
    elif record.game.seats > 1:
        assert [line for line in done.lines if line in places] == places


def heard(record: dominium.Record) -> Iterator[tuple[dominium.Event, ...]]:
    """The events that the first seat hears together: in line games a decision with its draws."""
    together = tuple[dominium.Event, ...]()
    for _, events, state in record.plies():
        seen = (event.seen_by(0) for event in events)
        together += tuple(event for event in seen if event is not None)
        if isinstance(state, dominium.KingdomState) or state.actor != "chance":
            yield together
            together = ()


def check_scores(record: dominium.Record, describer: KingdomDescriber, text: str) -> None:
    state = record.replay()
    assert isinstance(state, dominium.KingdomState)
    for score in state.scores():
        explained = "\n".join(
            [describer.leading_kingdom_name(score.kingdom), *describer.score(score)]
        )
        assert explained in text


@pytest.mark.criterion(19)
@pytest.mark.parametrize(("game", "language"), each_once(GAMES, LANGUAGES))
def test_a_game_over_a_pipe_is_told_to_its_end(
    process: Runner, tmp_path: Path, game: str, language: str
) -> None:
    check_game(process, tmp_path, language, game)


@pytest.mark.parametrize(
    ("game", "preset", "language"),
    [(*one, language) for one, language in zip(PRESETS, itertools.cycle(LANGUAGES))],
)
def test_every_preset_is_played_to_its_end(
    here: Runner, tmp_path: Path, game: str, preset: str, language: str
) -> None:
    check_game(here, tmp_path, language, game, "--preset", preset)


@pytest.mark.criterion(19)
@pytest.mark.parametrize("arguments", [(), ("--compact",), ("--long",)])
@pytest.mark.parametrize(("game", "language"), each_once(GAMES, LANGUAGES))
def test_nothing_steers_the_terminal(
    here: Runner, game: str, language: str, arguments: tuple[str, ...]
) -> None:
    typed = ["?", "v", "m", "everything", *ALWAYS_THE_FIRST]
    seats = [*at_table(dominium.load(game).seats), "--seed", "1"]
    done = here("play", game, *seats, "--language", language, *arguments, typed=typed)
    assert done.lines
    assert all(character.isprintable() for line in done.lines for character in line)


def test_colour_is_never_used_even_on_a_terminal_that_has_it(process: Runner) -> None:
    for help_page in (["--help"], ["play", "--help"]):
        done = process(*help_page, TERM="xterm-256color", FORCE_COLOR="1")
        assert "\x1b" not in done.text


@pytest.mark.parametrize(
    ("options", "language"),
    each_once(
        [
            ("kingdomino", "--size", "5"),
            ("kingdomino", "--size", "7"),
            ("queendomino", "--seats", "2"),
        ],
        LANGUAGES,
    ),
)
def test_compact_lines_fit_a_braille_display(
    here: Runner, language: str, options: tuple[str, ...]
) -> None:
    asked = ["?", "t", "m", "n", "v", "c", "o", "x", "s", "S", "e", "l", "rules", "rules 1"]
    asked += ["b", "k", "k 2"] if "queendomino" in options else []
    typed = [*asked, "1.", "1.", *asked, *ALWAYS_THE_FIRST, *asked]
    done = here(
        "play",
        *options,
        "--seat",
        "Maximiliana",
        "--seat",
        "Petr",
        "--seed",
        "2",
        "--compact",
        "--language",
        language,
        typed=typed,
    )
    too_long = [line for line in done.lines if len(line) > COMPACT_WIDTH]
    assert too_long == []


def test_the_same_seed_gives_the_same_game(here: Runner, tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.json" for number in range(3)]
    for file, seed in zip(files, ("5", "5", "6"), strict=True):
        seats = ("--seat", "Jana", "--seat", "bot:random", "--seed", seed)
        here("play", *seats, "--record", str(file), typed=ALWAYS_THE_FIRST)
    first, same, other = (played(file).actions for file in files)
    assert first == same
    assert first != other


def test_bots_play_alone_when_nobody_else_sits_there(here: Runner) -> None:
    done = here("play", "--seat", "bot:greedy", "--seat", "bot:random", "--seed", "1")
    assert done.code == 0
    assert "> " not in done.text
    assert done.lines[-1].startswith("2. ")


def test_people_at_one_keyboard_are_prompted_by_name(here: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = here(
        "play",
        "--seat",
        "Jana",
        "--seat",
        "Petr",
        "--seat",
        "Eva",
        "--seed",
        "4",
        "--record",
        str(file),
        typed=ALWAYS_THE_FIRST,
    )
    record = played(file)
    assert record.game.seats == 3
    prompted = [found[1] for line in done.lines if (found := TURN_OF_PERSON.match(line))]
    actors, state = [], record.game.start()
    for action in record.actions:
        if isinstance(state.actor, int):
            actors.append(record.seats[state.actor].name)
        state.apply(action)
    assert [prompt.partition(",")[0] for prompt in prompted] == actors


def test_commands_come_from_a_file_and_are_echoed(here: Runner, tmp_path: Path) -> None:
    commands = tmp_path / "commands.txt"
    commands.write_text("# the opening\n\nm\n1.\n", encoding="utf-8")
    done = here("play", "--seed", "3", "--commands", str(commands))
    assert [line for line in done.lines if "> " in line and not line.endswith("> ")] == [
        "choose> m",
        "choose> 1.",
    ]


@pytest.fixture
def opened(here: Runner, tmp_path: Path) -> Path:
    """The record of a game of two people who have claimed their first dominoes."""
    file = tmp_path / "opened.json"
    seats = ("--seat", "Jana", "--seat", "Petr", "--seed", "3")
    here("play", *seats, "--record", str(file), typed=["1."] * 4)
    return file


@pytest.mark.parametrize("typed", ["1., 1.", "{place}, {claim}", "{place}{claim}"])
def test_a_turn_may_be_typed_in_one_line(here: Runner, opened: Path, typed: str) -> None:
    before = played(opened)
    state = before.replay()
    place = state.legal_actions()[0]
    state.apply(place)
    claim = state.legal_actions()[0]
    done = here("play", "--continue", str(opened), typed=[typed.format(place=place, claim=claim)])
    added = played(opened).actions[len(before.actions) :]
    if typed == "{place}{claim}":
        assert done.code == 1
        assert added == ()
    else:
        assert done.code == 0
        assert [type(state.parse(action)).__name__ for action in added[:2]] == ["Place", "Claim"]


@pytest.mark.parametrize("typed", ["1., 99", ", ".join(["1."] * 9), "1., e1r", "1., =1"])
def test_a_line_is_played_whole_or_not_at_all(here: Runner, opened: Path, typed: str) -> None:
    before = played(opened).actions
    done = here("play", "--continue", str(opened), typed=[typed])
    assert done.code == 1
    assert played(opened).actions == before


@pytest.mark.parametrize(
    ("language", "right"),
    [("en", "right"), ("cs", "vpravo"), ("sk", "vpravo"), ("pl", "w prawo")],
)
def test_words_of_the_language_are_understood(
    here: Runner, opened: Path, language: str, right: str
) -> None:
    legal = played(opened).replay().legal_actions()
    place = next(action for action in legal if str(action).endswith("r"))
    typed = f"{place.to_dict()['square'].upper()} {right.upper()}"
    claim = played(opened).replay().view(None).next_offer[-1].domino
    names = describe.messages(language).text("terminal-words-domino")
    domino = names.split(", ")[0].upper()
    answers = [typed, f"{domino} {claim}"]
    done = here("play", "--continue", str(opened), "--language", language, typed=answers)
    assert done.code == 0
    assert played(opened).actions[-2:] == (str(place), str(claim))


def test_the_same_seed_gives_the_same_draws_whoever_plays(here: Runner, tmp_path: Path) -> None:
    drawn = []
    for bot in ("random", "greedy"):
        file = tmp_path / f"{bot}.json"
        seats = ("--seat", "bot:greedy", "--seat", f"bot:{bot}", "--seed", "5")
        here("play", *seats, "--record", str(file))
        drawn.append([action for action in played(file).actions if action.startswith("=")])
    assert drawn[0] == drawn[1]


def test_without_seats_a_person_plays_against_bots(here: Runner) -> None:
    done = here("play", "--seats", "4", "--language", "cs")
    assert done.lines[1] == (
        "U stolu sedí Hráč 1, Robot 2 (průměrná úroveň), Robot 3 (průměrná úroveň), "
        "Robot 4 (průměrná úroveň)."
    )
    assert done.code == 0
