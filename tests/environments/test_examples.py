"""The worked examples run, in small, and show what they are to show."""

import importlib.util
import itertools
import math
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def example(name: str) -> ModuleType:
    """An example as a module."""
    specification = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OMP_NUM_THREADS", "1")  # which one of them would set
        patch.setitem(sys.modules, name, module)  # where its dataclasses look for it
        specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def training() -> ModuleType:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
    return example("train_a_policy")


@pytest.mark.usefixtures("training")
def test_it_learns() -> None:
    """As somebody runs it: the table begins near one half and ends clearly above."""
    few = "block --option target=20 --games 64 --updates 30 --every 15 --matches 1024"
    command = [sys.executable, EXAMPLES / "train_a_policy.py", *few.split()]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    head, *table, words = ran.stdout.splitlines()
    assert head.split()[:2] == ["decisions", "seconds"]
    numbers = [[float(number) for number in re.findall(r"[\d.]+", line)] for line in table]
    decisions, _, shares, radii = zip(*numbers, strict=True)
    assert decisions == (0, 15 * 16 * 64, 30 * 16 * 64)
    assert abs(shares[0] - 50) < 2 * radii[0]
    assert shares[0] + radii[0] < shares[-1] - radii[-1]
    assert f"ends at {shares[-1]}%" in words


@pytest.mark.parametrize("game", ["block", "kingdomino", "solo"])
def test_it_takes_any_game(training: ModuleType, game: str) -> None:
    points = training.main([game, *["--games", "4", "--updates", "1", "--matches", "4"]])
    assert len(points) == 2


def test_the_curve_is_drawn_and_described(training: ModuleType, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    shares = [training.Share(mean, 0.02) for mean in (0.5, 0.625, 0.6)]
    points = [training.Point(1000 * index, index, share) for index, share in enumerate(shares)]
    training.draw_curve("block", points, tmp_path / "curve.svg")
    drawn = ET.parse(tmp_path / "curve.svg")
    words = "".join(drawn.getroot().itertext())
    assert training.described("block", points) in words
    assert "highest at 62.5% after 1,000 decisions" in words


def test_surprises_are_credited_backwards(training: ModuleType) -> None:
    np = pytest.importorskip("numpy")
    rewards = np.array([[0, 1], [1, 0]], np.float32)
    over = np.array([[False, True], [True, False]])
    values = np.array([[0.5, 0.0], [0.25, 0.0], [9.0, 0.5]], np.float32)
    found = training.surprises(rewards, over, values)
    trace = training.TRACE
    assert found == pytest.approx(np.array([[-0.25 + trace * 0.75, 1], [0.75, 0.5]]))


@pytest.fixture(scope="module")
def search() -> ModuleType:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")
    return example("search_with_openspiel")


@pytest.mark.parametrize(
    ("algorithm", "game"),
    [
        ("mcts --games 2 --simulations 3", "kingdomino"),
        ("ismcts --games 2 --simulations 3", "block"),
        ("mccfr --games 50 --iterations 20", "twenty_one"),
    ],
)
def test_algorithms_play(
    search: ModuleType, algorithm: str, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    results = search.main(algorithm.split())
    told = capsys.readouterr().out
    assert f"python_dominium_{game}" in told
    for result in results:
        assert -1 <= result.mean <= 1
        assert math.isfinite(result.radius)
        assert str(result) in told


def test_search_beats_random_play(search: ModuleType) -> None:
    before, after = search.main(["mcts", "--games", "6", "--simulations", "8"])
    assert after.mean > max(before.mean, 0)


@pytest.fixture(scope="module")
def solving() -> ModuleType:
    return example("solve_small_block")


def test_a_hand_of_one_tile_wins_the_pips_of_the_other(solving: ModuleType) -> None:
    """Whoever leads is out at once: of 0-0, 1-0 and 1-1 the other one has a pip in the mean."""
    tree = solving.Tree(("00", "10", "11"), hand=1)
    policy = tree.policy(solving.uniform)
    assert tree.deals == 6
    assert tree.values(policy)[0].mean() == pytest.approx(1)
    assert tree.best_response(policy, solving.LEADER) == pytest.approx(1)
    assert tree.best_response(policy, solving.FOLLOWER) == pytest.approx(-1)


def test_a_best_response_is_as_good_as_the_best_of_all_policies(solving: ModuleType) -> None:
    """Compared with every policy without chance of the leader, where only the lead is free."""
    np = pytest.importorskip("numpy")
    tree = solving.Tree(("00", "10", "11", "20"), hand=2)
    policy = tree.policy(solving.uniform)
    own = sorted({int(slot) for level in tree.levels for slot in level.slots[level.seats == 0]})
    sets = {int(each): [slot for slot in own if tree.set_of[slot] == each] for each in tree.set_of}
    free = [slots for slots in sets.values() if len(slots) > 1]
    assert 2 <= len(free) <= 12
    best = -np.inf
    for chosen in itertools.product(*free):
        answer = policy.copy()
        for slots, slot in zip(free, chosen, strict=True):
            answer[slots] = 0
            answer[slot] = 1
        best = max(best, tree.values(answer)[0].mean())
    assert tree.best_response(policy, solving.LEADER) == pytest.approx(best)


def test_the_solution_cannot_be_exploited(solving: ModuleType) -> None:
    tree = solving.Tree(solving.TILES[:6], hand=2)
    random, greedy, *on_the_way, solved = solving.solve(tree, 200)
    assert random.exploitability > greedy.exploitability > solved.exploitability
    assert len(on_the_way) == 2
    assert 0 <= solved.exploitability < 0.002


def test_the_shares_of_a_policy_add_up_to_one(solving: ModuleType) -> None:
    tree = solving.Tree(solving.TILES[:6], hand=2)
    solver = solving.Solver(tree)
    for _ in range(3):
        solver.iterate()
    for policy in (solver.average, tree.policy(solving.uniform)):
        assert tree.by_set(policy) == pytest.approx(1)
        assert (policy >= 0).all()
