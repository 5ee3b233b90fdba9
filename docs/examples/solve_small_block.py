"""Solve Block with the ten tiles of the double-three set and three in a hand.

    python docs/examples/solve_small_block.py --iterations 1000

Each of the 4,200 deals is set up as a position of Block in which all other tiles lie aside, so that
the rules are the library's. The seat that leads is called the leader. Counterfactual regret
minimization (CFR+, the averages weighted linearly) goes through the whole tree in NumPy; nothing is
drawn, so that a run always gives the same. A best response to a policy is calculated exactly, and
the exploitability is what best responses win against it, in pips a deal, the mean of both seats:
0 for a policy that nobody can exploit.
"""

from __future__ import annotations

import argparse
import itertools
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

import dominium
from dominium import bots

if TYPE_CHECKING:
    import numpy.typing as npt

    Numbers = npt.NDArray[np.float64]
    Indices = npt.NDArray[np.int64]


def tiles_up_to(number: int) -> tuple[str, ...]:
    """Return the tiles of which no half has more pips than a number."""
    return tuple(f"{high}{low}" for high in range(number + 1) for low in range(high + 1))


TILES = tiles_up_to(3)
HAND = 3
LEADER, FOLLOWER = 0, 1

Hands = tuple[tuple[str, ...], tuple[str, ...]]
Policy = Callable[[Any, Sequence[Any]], Sequence[float]]
"""A function that gives the probabilities of the legal actions in a state."""


# --- The tree -------------------------------------------------------------------------------------


def deals(tiles: Sequence[str], hand: int) -> Iterator[Hands]:
    """Yield every way of dealing tiles to the leader and to the other seat."""
    for own in itertools.combinations(tiles, hand):
        left = [tile for tile in tiles if tile not in own]
        for other in itertools.combinations(left, hand):
            yield own, other


def dealt(game: Any, hands: Hands) -> Any:
    """Return the position in which the leader leads, with these tiles in the hands."""
    held = set(itertools.chain(*hands))
    return game.setup(
        {
            "step": "lead",
            "turn": LEADER,
            "lead": LEADER,
            "hands": [{"tiles": list(tiles)} for tiles in hands],
            "removed_tiles": [tile for tile in tiles_up_to(6) if tile not in held],
        }
    )


def pips_won(state: Any) -> float:
    """Return what the leader has won in a deal that is over; what is lost is negative."""
    leader, follower = (score.total for score in state.scores())
    return float(leader - follower)


@dataclass(frozen=True)
class Node:
    """A position in which a seat decides, and the way to it; no state where the deal is over."""

    state: Any
    hands: Hands
    actions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Level:
    """The nodes after the same number of actions, arrays with an element for each.

    Attributes:
        parents: the places of their parents in the level above.
        slots: the numbers of the actions that lead to them.
        seats: the seats that take these.
        payoffs: what the leader wins where the deal is over; elsewhere 0.
    """

    parents: Indices
    slots: Indices
    seats: Indices
    payoffs: Numbers


class Tree:
    """All deals, and what can be done in them.

    A seat that has the same hand after the same actions, which all lie open, is in the same
    information set. Each of its actions has a number, the slot; the slots of a set follow one
    another.

    Attributes:
        deals: how many deals there are, all equally likely.
        levels: the nodes after one action, after two and so on.
        examples: a state of each information set, with the legal actions.
        firsts: the first slot of each information set.
        set_of: the information set of each slot.
        choices: how many slots its information set has, for each slot.
    """

    def __init__(self, tiles: Sequence[str] = TILES, hand: int = HAND) -> None:
        game = dominium.load("block")
        nodes = [Node(dealt(game, hands), hands) for hands in deals(tiles, hand)]
        self.deals = len(nodes)
        self.levels: list[Level] = []
        self.examples: list[tuple[Any, Sequence[Any]]] = []
        self._slots: dict[tuple[Any, ...], int] = {}
        self._next_slot = 0
        while nodes:
            nodes = self._grow(nodes)
        sizes = [len(legal) for _, legal in self.examples]
        self.firsts = np.cumsum([0, *sizes])[:-1]
        self.set_of = np.repeat(np.arange(len(sizes)), sizes)
        self.choices = np.repeat(sizes, sizes)

    def _grow(self, nodes: Sequence[Node]) -> list[Node]:
        """Add the level below some nodes and return its nodes."""
        rows: list[tuple[int, int, int, float]] = []
        below: list[Node] = []
        for parent, node in enumerate(nodes):
            if node.state is None:
                continue
            seat, legal = node.state.actor, node.state.legal_actions()
            first = self._first_slot(node, seat, legal)
            for number, action in enumerate(legal):
                after = node.state.copy()
                after.apply(action)
                is_over = after.actor not in (LEADER, FOLLOWER)
                rows.append((parent, first + number, seat, pips_won(after) if is_over else 0.0))
                so_far = (*node.actions, str(action))
                below.append(Node(None if is_over else after, node.hands, so_far))
        if rows:
            *whole, payoffs = (np.array(each) for each in zip(*rows, strict=True))
            self.levels.append(Level(*whole, payoffs))
        return below

    def _first_slot(self, node: Node, seat: int, legal: Sequence[Any]) -> int:
        known = node.hands[seat], node.actions
        if known not in self._slots:
            self._slots[known] = self._next_slot
            self._next_slot += len(legal)
            self.examples.append((node.state, legal))
        return self._slots[known]

    def policy(self, chances: Policy) -> Numbers:
        """Return a policy as a probability for each slot."""
        return np.concatenate([chances(state, legal) for state, legal in self.examples])

    def summed(self, amounts: Sequence[Numbers]) -> Numbers:
        """Return amounts of the nodes of each level as sums by slots."""
        sums = np.zeros(len(self.set_of))
        for level, amount in zip(self.levels, amounts, strict=True):
            sums += np.bincount(level.slots, amount, len(sums))
        return sums

    def by_set(self, amounts: Numbers) -> Numbers:
        """Return for each slot the sum of the amounts of its information set."""
        return np.add.reduceat(amounts, self.firsts)[self.set_of]

    # --- Going through the tree -------------------------------------------------------------------

    def reaches(self, policy: Numbers, seat: int) -> list[Numbers]:
        """Return how likely a seat alone goes to the nodes of each level; first the roots."""
        reached = [np.ones(self.deals)]
        for level in self.levels:
            taken = np.where(level.seats == seat, policy[level.slots], 1.0)
            reached.append(reached[-1][level.parents] * taken)
        return reached

    def values(self, policy: Numbers) -> list[Numbers]:
        """Return for the nodes of each level what the leader wins from there; first the roots."""
        return list(reversed(list(self._values_upwards(lambda _level, _value: policy))))

    def best_response(self, policy: Numbers, seat: int) -> float:
        """Return what a seat wins that knows the policy of the other one and answers it best."""
        others = self.reaches(policy, 1 - seat)
        sign = 1 if seat == LEADER else -1
        answers = policy.copy()

        def answered(depth: int, values: Numbers) -> Numbers:
            """Choose the best action in each information set of the seat on the level above."""
            level = self.levels[depth]
            own = level.seats == seat
            worth = sign * values * others[depth][level.parents] * own
            gains = np.bincount(level.slots, worth, len(policy))
            best = np.lexsort((-gains, self.set_of))[self.firsts]
            chosen = np.zeros(len(policy))
            chosen[best] = 1.0
            answers[level.slots[own]] = chosen[level.slots[own]]
            return answers

        *_, roots = self._values_upwards(answered)
        return sign * float(roots.mean())

    def _values_upwards(self, policy_at: Callable[[int, Numbers], Numbers]) -> Iterator[Numbers]:
        """Yield the values of each level, the last first, by the policy that each asks for."""
        values = np.zeros(len(self.levels[-1].parents))
        for depth in reversed(range(len(self.levels))):
            level = self.levels[depth]
            values = values + level.payoffs
            yield values
            above = len(self.levels[depth - 1].parents) if depth else self.deals
            taken = policy_at(depth, values)[level.slots]
            values = np.bincount(level.parents, taken * values, above)
        yield values

    def exploitability(self, policy: Numbers) -> float:
        """Return what best responses win against a policy, in pips, the mean of both seats."""
        return (self.best_response(policy, LEADER) + self.best_response(policy, FOLLOWER)) / 2


# --- Policies -------------------------------------------------------------------------------------


def uniform(_state: Any, legal: Sequence[Any]) -> Sequence[float]:
    """Take every legal action equally often."""
    return [1 / len(legal)] * len(legal)


def played_by(name: str) -> Policy:
    """Return the policy of a bot of the library that looks at nothing but the position."""
    bot = bots.create(name)

    def chances(state: Any, legal: Sequence[Any]) -> Sequence[float]:
        seat = state.actor
        memory = state.game.memory(seat)
        memory.observe(state, ())
        turn = bots.Turn(state.game, seat, state.view(seat), legal, memory, random.Random(1))
        chosen = bot.choose(turn)
        return [float(action == chosen) for action in legal]

    return chances


class Solver:
    """Counterfactual regret minimization with regrets that never fall below zero (CFR+)."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._regrets = np.zeros(len(tree.set_of))
        self._sums = np.zeros(len(tree.set_of))
        self._iterations = 0

    @property
    def average(self) -> Numbers:
        """The average policy, which is what approaches an equilibrium."""
        return self._shares(self._sums)

    def iterate(self) -> None:
        """Let each seat answer the other once."""
        self._iterations += 1
        for seat in (LEADER, FOLLOWER):
            self._improve(seat)

    def _improve(self, seat: int) -> None:
        tree, policy = self._tree, self._shares(self._regrets)
        own, others = (tree.reaches(policy, each) for each in (seat, 1 - seat))
        values = tree.values(policy)
        sign = 1 if seat == LEADER else -1
        regrets, taken = [], []
        for depth, level in enumerate(tree.levels):
            acts = level.seats == seat
            better = sign * (values[depth + 1] - values[depth][level.parents])
            regrets.append(better * others[depth][level.parents] * acts)
            taken.append(own[depth + 1] * acts)
        self._regrets = np.maximum(self._regrets + tree.summed(regrets), 0)
        self._sums += self._iterations * tree.summed(taken)

    def _shares(self, amounts: Numbers) -> Numbers:
        wholes = self._tree.by_set(amounts)
        return np.where(wholes > 0, amounts / np.maximum(wholes, 1e-300), 1 / self._tree.choices)


# --- The program ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """A policy, what it wins for the leader against itself, and its exploitability, in pips."""

    policy: str
    leader: float
    exploitability: float

    def __str__(self) -> str:
        return f"{self.policy:<24} {self.leader:+8.3f} {self.exploitability:16.5f}"


def solve(tree: Tree, iterations: int, bot_names: Sequence[str] = ("greedy",)) -> list[Result]:
    """Measure random play, bots and the solution on the way; print and return the results."""

    def measured(name: str, policy: Numbers) -> None:
        value = float(tree.values(policy)[0].mean())
        results.append(Result(name, value, tree.exploitability(policy)))
        print(results[-1], flush=True)

    results: list[Result] = []
    print(f"{'policy':<24} {'leader':>8} {'exploitability':>16}")
    measured("random", tree.policy(uniform))
    for name in bot_names:
        measured(name, tree.policy(played_by(name)))
    solver = Solver(tree)
    for number in range(1, iterations + 1):
        solver.iterate()
        if number == iterations or (number >= 10 and number == 10 ** (len(str(number)) - 1)):
            measured(f"CFR+, {number} iterations", solver.average)
    return results


def main(arguments: Sequence[str] | None = None) -> list[Result]:
    """Solve the game, print the table and return it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--iterations", type=int, default=1000)
    chosen = parser.parse_args(arguments)
    begun = time.process_time()
    tree = Tree()
    nodes = sum(len(level.parents) for level in tree.levels)
    print(f"{tree.deals:,} deals, {nodes:,} nodes, {len(tree.examples):,} information sets")
    results = solve(tree, chosen.iterations)
    print(f"{time.process_time() - begun:.0f} s of processor time")
    return results


if __name__ == "__main__":
    main()
