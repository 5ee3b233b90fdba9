"""The budget of instructions judges rightly and says by name what is dearer."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "bench"))

import cost  # noqa: E402 - found by the line above, as where it is run
import workloads  # noqa: E402
from cost import Cost  # noqa: E402

KEY = "GNU 12.2.0, x86-64-v3"
BUDGET: cost.Budget = {KEY: {"random games": {"instructions": 100_000, "allocations": 1_000}}}


def told(budget: cost.Budget = BUDGET, key: str = KEY, **counted: int) -> list[str]:
    return list(cost.compare([Cost(key, "random games", counted)], budget).lines)


@pytest.mark.parametrize("instructions", [97_000, 100_000, 103_000])
def test_little_more_or_less_is_within_the_budget(instructions: int) -> None:
    assert told(instructions=instructions) == ["cost: 1 workloads cost no more than they may"]


def test_what_is_dearer_is_named_with_its_budget() -> None:
    costs = [
        Cost(KEY, "random games", {"instructions": 103_001, "allocations": 1_000}),
        Cost(KEY, "stepping", {"instructions": 5}),
    ]
    verdict = cost.compare(costs, {KEY: BUDGET[KEY] | {"stepping": {"instructions": 5}}})
    assert verdict.dearer == ["dearer: random games: 103,001 instructions, budget 100,000 (+3.0 %)"]
    assert verdict.within == 1


def test_allocations_have_a_budget_too() -> None:
    assert told(instructions=100_000, allocations=1_031) == [
        "dearer: random games: 1,031 allocations, budget 1,000 (+3.1 %)"
    ]


def test_a_few_allocations_more_are_nothing() -> None:
    few = {KEY: {"random games": {"allocations": 8}}}
    assert "dearer" not in "".join(told(few, allocations=18))
    assert "dearer" in "".join(told(few, allocations=19))


def test_what_became_cheaper_tells_how_to_lower_the_budget() -> None:
    first, second, last = told(instructions=60_000, allocations=1_000)
    assert first == "cheaper: random games: 60,000 instructions, budget 100,000 (-40.0 %)"
    assert second == "the budget can be lowered: python bench/cost.py --write"
    assert last == "cost: 1 workloads cost no more than they may"


def test_another_compiler_has_no_budget_and_fails_nothing() -> None:
    verdict = cost.compare([Cost("Clang", "random games", {"instructions": 10**9})], BUDGET)
    assert verdict.dearer == []
    assert list(verdict.lines) == [
        "no budget for Clang: told only; CONTRIBUTING.md says how to compare commits"
    ]


def test_new_work_needs_a_budget() -> None:
    verdict = cost.compare(
        [Cost(KEY, "random games", {}), Cost(KEY, "songs", {"instructions": 1})], BUDGET
    )
    assert verdict.dearer == ["songs: has no budget yet; python bench/cost.py --write gives it one"]


def test_work_that_is_not_done_any_more_is_missed() -> None:
    budget = {KEY: BUDGET[KEY] | {"songs": {"instructions": 1}}, "Clang": {"dances": {}}}
    costs = [Cost(KEY, "random games", {"instructions": 100_000})]
    assert cost.compare(costs, budget).dearer == ["songs: is in the budget, but was not done"]
    assert cost.compare(costs, budget, whole=False).dearer == []


DUMP = """\
# callgrind format
events: Ir
summary: 4711

fn=main
10 20
cfi=./malloc/malloc.c
cfn=malloc
calls=3 0
10 60
cfn=malloc_consolidate
calls=100 0
10 60
cob=libpython3.11.so
cfn=_PyObject_Malloc'2
calls=40 0
+3 500
cfn=free
calls=7 0
10 60

totals: 4711
"""


def test_a_dump_tells_instructions_and_calls_that_allocate() -> None:
    assert cost.counted_in(DUMP) == {"instructions": 4711, "allocations": 43}


def test_half_a_dump_is_no_count() -> None:
    with pytest.raises(ValueError, match="no total"):
        cost.counted_in(DUMP.partition("totals")[0])


SIZES = """\
JavaScript of a table, family kingdom, language sk:
   2525 bytes  assets/index-CEPQNDJn.js
  32149 bytes  assets/base-DU_YsQV2.js
  12145 bytes  more for games with a court, loaded with the first
34.7 kB with gzip, 31.7 kB with brotli (limit 60 kB)
JavaScript of a table, family line, language sk:
   2525 bytes  assets/index-CEPQNDJn.js
2.5 kB with gzip, 2.3 kB with brotli (limit 60 kB)
"""


def test_the_bytes_of_the_page_are_added_up_by_family() -> None:
    assert {each.name: each.counted for each in cost.page_costs(SIZES)} == {
        "page of a table, kingdom": {"bytes": 34_674},
        "page of a court": {"bytes": 12_145},
        "page of a table, line": {"bytes": 2_525},
    }
    with pytest.raises(ValueError, match="told no bytes: Error"):
        cost.page_costs("Error: ENOENT")


def test_writing_keeps_the_budgets_of_others() -> None:
    budget = {KEY: {"songs": {"instructions": 9}}, "Clang": {"dances": {"instructions": 1}}}
    costs = [Cost(KEY, "random games", {"instructions": 8})]
    whole = cost.with_costs(budget, costs, whole=True)
    part = cost.with_costs(budget, costs, whole=False)
    assert whole == {"Clang": budget["Clang"], KEY: {"random games": {"instructions": 8}}}
    assert part[KEY] == {"songs": {"instructions": 9}, "random games": {"instructions": 8}}


def test_without_valgrind_it_says_so_and_nothing_fails(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "bench" / "cost.py", "solo"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["cost: without valgrind no instructions are counted"]


def test_all_work_has_a_name_of_its_own_and_every_committed_budget_knows_it() -> None:
    names = {workload.name: workload.native for workload in workloads.WORKLOADS}
    assert len(names) == len(workloads.WORKLOADS)
    budget = json.loads(cost.BUDGET.read_text(encoding="utf-8"))
    assert cost.PAGE in budget
    for key, allowed in budget.items():
        if key != cost.PAGE:
            native = "Python" not in key
            assert set(allowed) == {name for name, ours in names.items() if ours == native}


def test_small_work_can_be_done_without_a_counter() -> None:
    done = subprocess.run(
        [sys.executable, workloads.__file__, workloads.WORKLOADS[0].name],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
