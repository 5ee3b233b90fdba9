"""Count the instructions of fixed work and compare them with a budget, `bench/cost.json`.

Times differ from run to run and from machine to machine; counts of instructions hardly do. What
costs more than 3 % above its budget fails by name. Calls that allocate memory are counted beside
them, and the compressed bytes of the page. Valgrind counts, in about half a minute.

The budget is kept by compiler and processor; that of work in Python also by the build of Python.
For others it is only told what was counted. There, let the commit before write a budget of its own
and compare with that.

    python bench/cost.py                           # compare with the budget
    python bench/cost.py server search             # only work with such words in its name
    python bench/cost.py --write                   # what is counted becomes the budget
    python bench/cost.py --budget FILE [--write]   # the same with another budget
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import workloads
from measuring import cpuinfo
from workloads import WORKLOADS, Workload

sys.path.insert(0, str(Path(__file__).parents[1]))

from dominium import _core
from tools.node import WEB, run_npm

BUDGET = Path(__file__).with_name("cost.json")
RENEWED_BY = "python bench/cost.py --write"

TOLERANCE = 0.03
FEW = {"instructions": 0, "allocations": 10, "bytes": 0}
"""Kinds that are counted, and the excess of each that is negligible."""

Counted = dict[str, int]
"""Counts by kind."""
Budget = dict[str, dict[str, Counted]]
"""Allowed counts of each workload, by what its costs depend on."""

PATIENCE = 1800.0


# --- Comparing ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cost:
    """Counts of a workload.

    Attributes:
        key: What the counts depend on beside our own code.
        name: The work.
        counted: How many of each kind.
    """

    key: str
    name: str
    counted: Counted


@dataclass
class Verdict:
    """The costs beside the budget, in sentences."""

    dearer: list[str] = field(default_factory=list)
    cheaper: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    """Keys for which there is no budget."""
    within: int = 0
    """Number of workloads that cost what they may."""

    @property
    def lines(self) -> Iterator[str]:
        """The verdict in sentences, the workloads above their budget first."""
        yield from self.dearer
        yield from self.cheaper
        if self.cheaper:
            yield f"the budget can be lowered: {RENEWED_BY}"
        for key in self.unknown:
            yield f"no budget for {key}: told only; CONTRIBUTING.md says how to compare commits"
        if self.within:
            yield f"cost: {self.within} workloads cost no more than they may"


def compare(costs: Sequence[Cost], budget: Budget, *, whole: bool = True) -> Verdict:
    """Compare costs with the budget.

    Args:
        costs: What was counted.
        budget: What it may cost.
        whole: Whether all the work was done, so that what is missing is a fault.
    """
    verdict = Verdict()
    for cost in costs:
        if cost.key not in budget:
            if cost.key not in verdict.unknown:
                verdict.unknown.append(cost.key)
        elif cost.name not in budget[cost.key]:
            verdict.dearer.append(f"{cost.name}: has no budget yet; {RENEWED_BY} gives it one")
        else:
            _judge(cost, budget[cost.key][cost.name], verdict)
    if whole:
        done = {(cost.key, cost.name) for cost in costs}
        for key in dict.fromkeys(cost.key for cost in costs):
            lost = [name for name in budget.get(key, {}) if (key, name) not in done]
            verdict.dearer += [f"{name}: is in the budget, but was not done" for name in lost]
    return verdict


def _judge(cost: Cost, allowed: Mapping[str, int], verdict: Verdict) -> None:
    dearer = False
    for kind, few in FEW.items():
        if kind not in cost.counted:
            continue
        count, budget = cost.counted[kind], allowed.get(kind, 0)
        told = f"{cost.name}: {count:,} {kind}, budget {budget:,} ({_share(count, budget)})"
        if count > budget + max(few, budget * TOLERANCE):
            verdict.dearer.append(f"dearer: {told}")
            dearer = True
        elif count < budget - max(few, budget * TOLERANCE):
            verdict.cheaper.append(f"cheaper: {told}")
    verdict.within += not dearer


def _share(count: int, budget: int) -> str:
    return f"{(count - budget) / budget:+.1%}".replace("%", " %") if budget else "budget of none"


# --- Counting with callgrind ----------------------------------------------------------------------

ALLOCATORS = frozenset(
    {"malloc", "calloc", "realloc", "_PyObject_Malloc", "_PyObject_Calloc", "_PyObject_Realloc"}
)
_TOTAL = re.compile(r"^totals: (\d+)$", re.MULTILINE)
_CALLS = re.compile(r"^cfn=(?P<function>[^'\n]+).*\ncalls=(?P<calls>\d+)", re.MULTILINE)


def counted_in(dump: str) -> Counted:
    """Read the counts in a dump of callgrind.

    Raises:
        ValueError: It is none.
    """
    total = _TOTAL.search(dump)
    if total is None:
        raise ValueError("callgrind wrote no total")
    calls = (int(call["calls"]) for call in _CALLS.finditer(dump) if call["function"] in ALLOCATORS)
    return {"instructions": int(total[1]), "allocations": sum(calls)}


def count(works: Sequence[Workload]) -> list[Cost]:
    """Run the workloads under callgrind, in two processes side by side, and return their costs."""
    halves = [[each for each in works if each.apart == apart] for apart in (False, True)]
    with ThreadPoolExecutor() as threads:
        return [cost for costs in threads.map(_count, filter(None, halves)) for cost in costs]


def _count(works: Sequence[Workload]) -> list[Cost]:
    with tempfile.TemporaryDirectory(prefix="dominium-cost-") as folder:
        output = Path(folder) / "callgrind"
        command = [
            *("valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", "--fair-sched=yes"),
            *("--dump-before=getppid", "--compress-strings=no", f"--vgdb-prefix={folder}/vgdb"),
            *(f"--callgrind-out-file={output}", sys.executable, workloads.__file__),
            *(workload.name for workload in works),
        ]
        environment = {**os.environ, "PYTHONHASHSEED": "0", "VGDB_PREFIX": f"{folder}/vgdb"}
        subprocess.run(command, env=environment, check=True, timeout=PATIENCE)
        dumps = len(list(output.parent.glob("callgrind.*")))
        if dumps != 2 * len(works):
            raise ValueError(f"{dumps} dumps of {len(works)} workloads: two each were expected")
        return [
            Cost(key_of(workload), workload.name, counted_in(_read(f"{output}.{2 * place}")))
            for place, workload in enumerate(works, 1)
        ]


def _read(path: str) -> str:
    return Path(path).read_text(encoding="utf-8", errors="replace")


# --- What counts depend on ------------------------------------------------------------------------

V3 = frozenset({"abm", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"})
"""Features of x86-64-v3 beyond older processors, as the kernel names them."""
PAGE = "page"


def key_of(workload: Workload) -> str:
    """Return the compiler and the processor, and for work in Python the build of Python."""
    core = f"{_core.build_info()['compiler']}, {instruction_set()}"
    if workload.native:
        return core
    built = " ".join(platform.python_build()[1].split())
    return f"{core}, Python {platform.python_version()} of {built}"


def instruction_set() -> str:
    """Return the instruction set for which the core's machine code is chosen on this machine."""
    level = _core.build_info()["dispatched_to"]
    chosen = level and set(cpuinfo("flags").split()) >= V3
    return level if chosen else platform.machine()


# --- The page -------------------------------------------------------------------------------------

MANIFEST = WEB.parent / "src" / "dominium" / "server" / "static" / ".vite" / "manifest.json"
_FAMILY = re.compile(r"^JavaScript of a table, family (\w+)")
_SIZE = re.compile(r"^ *(\d+) bytes  (\S+)")


def page_costs(told: str) -> list[Cost]:
    """Return the bytes of the page for each family of games, from the output of `npm run size`."""
    sizes: dict[str, int] = {}
    family = ""
    for line in told.splitlines():
        if found := _FAMILY.match(line):
            family = found[1]
        elif found := _SIZE.match(line):
            name = "a court" if found[2] == "more" else f"a table, {family}"
            sizes[name] = sizes.get(name, 0) + int(found[1])
    if not sizes:
        raise ValueError(f"npm run size told no bytes: {told[:200]}")
    return [Cost(PAGE, f"page of {name}", {"bytes": size}) for name, size in sizes.items()]


# --- The command line -----------------------------------------------------------------------------


def read_budget(path: Path) -> Budget:
    """Read the budget; return an empty one if there is no such file."""
    budget: Budget = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return budget


def with_costs(budget: Budget, costs: Sequence[Cost], *, whole: bool) -> Budget:
    """Return the budget with these costs; after a whole run without the workloads that are gone."""
    keys = {cost.key for cost in costs}
    renewed = {key: {} if whole and key in keys else dict(old) for key, old in budget.items()}
    for cost in costs:
        renewed.setdefault(cost.key, {})[cost.name] = cost.counted
    return dict(sorted(renewed.items()))


def costs_of(works: Sequence[Workload], *, page: bool) -> list[Cost]:
    """Count what this machine can count; print a sentence about the rest."""
    costs = []
    if shutil.which("valgrind") and shutil.which("vgdb"):
        costs += count(works) if works else []
    else:
        print("cost: without valgrind no instructions are counted")
    if page and MANIFEST.exists():
        costs += page_costs(run_npm(["run", "size"], capture=True).stdout)
    elif page:
        print("cost: the page is not built, its bytes are not counted")
    return costs


def main() -> None:
    """Count the costs, then compare them with the budget or write it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("words", nargs="*", metavar="WORD", help="only work with such a name")
    parser.add_argument("--budget", type=Path, default=BUDGET, help="another file of budgets")
    parser.add_argument("--write", action="store_true", help="write what is counted into it")
    parser.add_argument("--all", action="store_true", help="print all that is counted")
    chosen = parser.parse_args()
    whole = not chosen.words
    works = [each for each in WORKLOADS if whole or any(word in each.name for word in chosen.words)]
    costs = costs_of(works, page=whole or "page" in chosen.words)
    budget = read_budget(chosen.budget)
    if chosen.write:
        text = json.dumps(with_costs(budget, costs, whole=whole), indent=2)
        chosen.budget.write_text(f"{text}\n", encoding="utf-8")
        return
    verdict = compare(costs, budget, whole=whole)
    for cost in costs:
        if chosen.all or cost.key in verdict.unknown:
            told = ", ".join(f"{count:,} {kind}" for kind, count in cost.counted.items())
            print(f"{cost.name}: {told}")
    for line in verdict.lines:
        print(line)
    sys.exit(bool(verdict.dearer))


if __name__ == "__main__":
    main()
