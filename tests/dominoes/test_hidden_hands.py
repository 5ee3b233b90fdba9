"""Samples of a memory agree with everything its viewer has seen, and with nothing else.

The watcher keeps, independently of the library, what everybody learns about a hand: at which
numbers a seat was stuck, that a matador was laid wild, that a led tile was the lowest. What does
not fit such a moment can be in the hand only if it was drawn later.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

import dominium
from dominium import CHANCE, LineGame, LineState
from tests.dominoes.test_against_oracle import name_of
from tests.oracle.matador import MATADORS
from tests.oracle.tiles import TILES, is_double, lower, pips

Game = tuple[str, dict[str, Any]]
Tile = str

GAMES: list[Game] = [
    ("block", {}),
    ("draw", {}),
    ("draw", {"out_wins": True}),
    ("matador", {}),
    ("matador", {"wild": "any_time"}),
    ("bergen", {}),
    ("bergen", {"seats": 3}),
    ("sebastopol", {}),
    ("twenty_one", {"seats": 4}),
    ("muggins", {}),
    ("muggins", {"seats": 3}),
]


@dataclass
class Clue:
    """Tiles like these were not in the hand when the seat had drawn and laid so many."""

    seat: int
    impossible: Callable[[Tile], bool]
    drawn: int
    laid: int


@dataclass
class Watcher:
    """The public knowledge of the hands in one deal."""

    game: LineGame
    drawn: Counter[int] = field(default_factory=Counter)
    laid: dict[int, list[Tile]] = field(default_factory=dict)
    clues: list[Clue] = field(default_factory=list)
    stuck: Clue | None = None  # while its seat still draws because it has to
    last_drawn: Tile | None = None
    numbers: list[int] = field(default_factory=list)

    def fits(self, tile: Tile, numbers: list[int]) -> bool:
        """True if a tile can be laid where these numbers are open."""
        return self.fits_by_its_number(tile, numbers) or (
            self.game.id == "matador" and tile in MATADORS
        )

    def fits_by_its_number(self, tile: Tile, numbers: list[int]) -> bool:
        touching = [7 - number if self.game.id == "matador" else number for number in numbers]
        return any(str(number) in tile for number in touching)

    def observe(self, state: LineState, events: tuple[Any, ...]) -> None:
        for event in events:
            self._observe(event)
        if self.stuck is not None and state.actor != CHANCE:  # the last tile drawn does fit
            self.stuck.drawn = max(self.stuck.drawn, self.drawn[self.stuck.seat] - 1)
            self.stuck = None
        self.numbers = [each.number for each in state.view(None).open_ends]

    def _observe(self, event: Any) -> None:
        match event.kind:
            case "deal_started":
                self.__init__(self.game)  # type: ignore[misc]
            case "lead_given" if event.tile is not None and self.game.id == "bergen":
                for seat in range(self.game.seats):
                    self._add(seat, lower_than(event.tile))
            case "stuck":
                numbers = list(event.numbers)
                self.stuck = self._add(event.seat, lambda tile: self.fits(tile, numbers))
            case "tile_drawn":
                if self.stuck is not None:  # what was drawn before did not fit
                    self.stuck.drawn = self.drawn[event.seat]
                self.drawn[event.seat] += 1
            case "passed" if self.stuck is not None:
                self.stuck.drawn = self.drawn[event.seat]
                self.stuck = None
            case "tile_laid":
                self._observe_laid(event)

    def _observe_laid(self, event: Any) -> None:
        self.laid.setdefault(event.seat, []).append(event.tile)
        if event.wild and self.game.options["wild"] == "when_stuck":
            numbers = self.numbers
            self._add(event.seat, lambda tile: self.fits_by_its_number(tile, numbers))

    def _add(self, seat: int, impossible: Callable[[Tile], bool]) -> Clue:
        clue = Clue(seat, impossible, self.drawn[seat], len(self.laid.get(seat, [])))
        self.clues.append(clue)
        return clue

    def check(self, hands: list[list[Tile]]) -> None:
        """These hands may have been what they are after everything that happened."""
        for clue in self.clues:
            since = [*hands[clue.seat], *self.laid.get(clue.seat, [])[clue.laid :]]
            drawn_later = self.drawn[clue.seat] - clue.drawn
            assert sum(map(clue.impossible, since)) <= drawn_later


def lower_than(led: Tile) -> Callable[[Tile], bool]:
    """Tiles that would have led instead of this one."""

    def rank(tile: Tile) -> tuple[bool, int, int]:
        return not is_double(tile), pips([tile]), lower(tile)

    return lambda tile: rank(tile) < rank(led)


def hands_of(state: LineState) -> list[list[Tile]]:
    return [list(hand.tiles or ()) for hand in state.open_view().hands]


def check_turn(sampled: LineState, watcher: Watcher) -> None:
    """Whoever is asked to play can; and the deal is not over."""
    view = sampled.view(None)
    if sampled.actor is not None:
        assert sampled.legal_actions()
    if view.step in {"play", "play_or_pass"} and view.stock == 0:
        hands = hands_of(sampled)
        numbers = [each.number for each in view.open_ends]
        assert any(watcher.fits(tile, numbers) for hand in hands for tile in hand)


def check_totals(sampled: LineState) -> None:
    """In Twenty-One nobody takes a tile who has 21 or more."""
    for hand in sampled.open_view().hands:
        if hand.drawn:
            tiles = hand.tiles or ()
            assert pips(tiles) - max(pips([tile]) for tile in tiles) < 21


def check_samples(state: LineState, memories: list[Any], watcher: Watcher, seed: int) -> int:
    rng, different = random.Random(seed), 0
    for memory in memories:
        seen = json.dumps(state.view(memory.viewer).to_dict())
        for _ in range(4):
            sampled = memory.determinize(rng)
            assert json.dumps(sampled.view(memory.viewer).to_dict()) == seen
            watcher.check(hands_of(sampled))
            check_turn(sampled, watcher)
            if watcher.game.id == "twenty_one":
                check_totals(sampled)
            different += sampled != state
    return different


def watch_a_match(game: LineGame, seed: int, plies: int = 150) -> int:
    """A random match in which every memory is asked again and again."""
    rng, state, watcher = random.Random(seed), game.start(), Watcher(game)
    memories = [game.memory(viewer) for viewer in (None, *range(game.seats))]
    different = 0
    for ply in range(plies):
        if state.actor is None:
            break
        events = state.apply(rng.choice(state.legal_actions()))
        watcher.observe(state, events)
        watcher.check(hands_of(state))  # what really happened agrees with the clues
        for memory in memories:
            memory.observe(state, events)
        if ply % 4 == seed % 4:
            different += check_samples(state, memories, watcher, seed)
    return different


@pytest.mark.parametrize(("name", "options"), GAMES, ids=name_of)
def test_samples_agree_with_what_was_seen(name: str, options: dict[str, Any]) -> None:
    game = dominium.load(name, **options)
    assert isinstance(game, LineGame)
    assert sum(watch_a_match(game, seed) for seed in range(6)) > 500


@pytest.mark.long
@pytest.mark.parametrize(("name", "options"), GAMES, ids=name_of)
def test_many_samples_agree_with_what_was_seen(name: str, options: dict[str, Any]) -> None:
    game = dominium.load(name, **options)
    assert isinstance(game, LineGame)
    for seed in range(100, 300):
        watch_a_match(game, seed, plies=400)


def test_samples_are_even() -> None:
    """Before anything is known every unseen tile is as likely in every place."""
    game = dominium.load("draw")
    state, memory, rng = game.start(), game.memory(0), random.Random(6)
    while state.actor == CHANCE:
        memory.observe(state, state.apply(rng.choice(state.legal_actions())))
    own = state.view(0).hands[0].tiles or ()
    number = 6_000
    counts = Counter(tile for _ in range(number) for tile in hands_of(memory.determinize(rng))[1])
    assert set(counts) == set(TILES) - set(own)
    for count in counts.values():
        assert count / number == pytest.approx(7 / 21, abs=0.035)


def permuted(position: dict[str, Any], viewer: int | None, rng: random.Random) -> dict[str, Any]:
    """The same position with all tiles permuted that the viewer does not see."""
    holders = [hand["tiles"] for hand in position["hands"] if hand["seat"] != viewer]
    holders += [position["stock_tiles"], position["removed_tiles"]]
    unseen = [tile for tiles in holders for tile in tiles]
    rng.shuffle(unseen)
    for tiles in holders:
        tiles[:] = [unseen.pop() for _ in tiles]
    return position


@pytest.mark.parametrize(("name", "options"), GAMES, ids=name_of)
def test_permuted_positions_look_the_same(name: str, options: dict[str, Any]) -> None:
    """Whatever lies where the viewer cannot look, not one byte of the view is another."""
    game = dominium.load(name, **options)
    assert isinstance(game, LineGame)
    looked_at = 0
    for seed in range(60):
        rng, state = random.Random(seed), game.start()
        for _ in range(rng.randrange(20, 60)):
            if state.actor is not None:
                state.apply(rng.choice(state.legal_actions()))
        for viewer in (None, *range(game.seats)):
            if state.actor is None:
                continue
            position = permuted(json.loads(json.dumps(state.open_view().to_dict())), viewer, rng)
            try:
                other = game.setup(position)
            except dominium.SetupError:  # somebody would be asked for what he no longer has
                continue
            looked_at += other != state
            seen = json.dumps(state.view(viewer).to_dict())
            assert json.dumps(other.view(viewer).to_dict()) == seen
    assert looked_at > 30
