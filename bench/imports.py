"""The import time of `dominium` beside that of `numpy` alone, in fresh interpreters.

The aim is less than 100 ms. Time of the processor is told beside that of the clock, because it
depends less on what else the machine does. `--slowest` lists the modules that take longest.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
import sys
from pathlib import Path

from measuring import print_table

MEASURED = """
import json, time
begun, worked = time.perf_counter(), time.process_time()
import numpy
numpy_done, numpy_worked = time.perf_counter(), time.process_time()
import dominium
done, all_worked = time.perf_counter(), time.process_time()
print(json.dumps([numpy_done - begun, done - numpy_done,
                  numpy_worked - worked, all_worked - numpy_worked]))
"""
LINE = re.compile(r"import time:\s+(\d+) \|\s+\d+ \|\s+(dominium\S*)")


def run(interpreters: int) -> dict[str, float]:
    """Return medians in milliseconds over fresh interpreters, the first of which is not counted.

    Returns:
        `numpy` and `dominium` by the clock, `numpy_processor` and `dominium_processor`, and
        `ratio`, how much longer than NumPy's own import it takes by the processor's time.
    """
    times = [_once() for _ in range(interpreters + 1)][1:]
    medians = [statistics.median(column) * 1000 for column in zip(*times, strict=True)]
    names = ("numpy", "dominium", "numpy_processor", "dominium_processor")
    return {**dict(zip(names, medians, strict=True)), "ratio": medians[3] / medians[2]}


def slowest(count: int) -> list[tuple[float, str]]:
    """Return Dominium's modules with the longest import times of their own, in milliseconds."""
    command = [sys.executable, "-X", "importtime", "-c", "import dominium"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    found = [(int(time) / 1000, module) for time, module in LINE.findall(told)]
    return sorted(found, reverse=True)[:count]


def _once() -> list[float]:
    command = [sys.executable, "-c", MEASURED]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    times: list[float] = json.loads(done.stdout)
    return times


def main() -> None:
    """Measure the imports and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--interpreters", type=int, default=15, help="how many are started (15)")
    parser.add_argument("--slowest", type=int, default=0, help="list so many modules")
    parser.add_argument("--json", type=Path, help="write the results here too")
    chosen = parser.parse_args()
    results = run(chosen.interpreters)
    rows = [
        (name, f"{results[f'{name}_processor']:.1f} ms", f"{results[name]:.1f} ms")
        for name in ("numpy", "dominium")
    ]
    print_table(("src/dominium",), ("import", "of the processor", "by the clock"), rows)
    print(f"dominium adds {results['ratio']:.2f} times what NumPy takes")
    for time, module in slowest(chosen.slowest):
        print(f"{time:8.1f} ms  {module}")
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
