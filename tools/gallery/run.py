"""Run a page of the gallery: its blocks of Python in their order, with shared names.

The value of the last expression of a block stands below it: a `Figure`, a sentence, or a list of
both. The code itself is folded.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.gallery.figures import Figure

BLOCK = re.compile(r"^```python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


def evaluate(code: str, line: int, page: Path, names: dict[str, Any]) -> object:
    """Run a block and return the value of its last line if that is an expression, else None.

    Args:
        code: The text of the block.
        line: How many lines of the page come before it, for messages of errors.
        page: The page it stands on.
        names: The variables of the page, read and written.
    """
    tree = ast.parse("\n" * line + code, page)
    *statements, last = tree.body
    if not isinstance(last, ast.Expr):
        statements.append(last)
    exec(compile(ast.Module(statements, []), page, "exec"), names)  # noqa: S102 - the page is ours
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), page, "eval"), names)  # noqa: S307


def results(value: object) -> Iterator[str | Figure]:
    """Yield what a block gave, one by one.

    Raises:
        TypeError: it gave something that cannot stand on a page.
    """
    if value is None:
        return
    if isinstance(value, str | Figure):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from results(each)
    else:
        raise TypeError(f"a block gives figures and sentences, not {type(value).__name__}")


def run(page: Path) -> tuple[str, list[Figure]]:
    """Return a page with the results of its blocks, and its figures."""
    text = page.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": page.stem}
    figures: list[Figure] = []
    parts = []
    end = 0
    for block in BLOCK.finditer(text):
        value = evaluate(block["code"], text.count("\n", 0, block.start("code")), page, names)
        found = list(results(value))
        figures += [each for each in found if isinstance(each, Figure)]
        written = [each.html() if isinstance(each, Figure) else each for each in found]
        parts += [text[end : block.start()], "\n\n".join(written), "\n\n", folded(block[0])]
        end = block.end()
    return "".join([*parts, text[end:]]), figures


def folded(block: str) -> str:
    """Return a block of code behind a line that opens it."""
    return f'<details class="code"><summary>The code</summary>\n\n{block}\n\n</details>'


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(run(Path(name))[0])
