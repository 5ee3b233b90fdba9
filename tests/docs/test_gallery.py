"""The gallery: every page runs, and what it shows can be read."""

import ast
import re
from pathlib import Path

import numpy as np
import pytest

from dominium.arena import Estimate
from tools.gallery import claim, difference, distributions, intervals, least_squares, mean, share
from tools.gallery.run import BLOCK, run

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"
PAGES = sorted(path for path in GALLERY.glob("*.md") if path.name != "README.md")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest samples."""
    monkeypatch.setenv("DOMINIUM_GALLERY_SCALE", "0.001")


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_a_page_runs_and_its_figures_can_be_read(page: Path) -> None:
    text, figures = run(page)
    assert figures
    titles = [figure.title for figure in figures]
    assert len(titles) == len(set(titles))
    for figure in figures:
        assert len(re.findall(r"\d", figure.description)) >= 4, figure.title
        assert figure.rows
        assert all(len(row) == len(figure.header) for row in figure.rows)
        assert all(row[0] for row in figure.rows)
        assert "\n\n" not in figure.html(), "Markdown would end the HTML there"
        assert figure.html() in text
    assert "## What this does not tell" in text


def test_every_page_is_in_the_index() -> None:
    index = (GALLERY / "README.md").read_text(encoding="utf-8")
    assert {f"{page.name}" for page in PAGES} == set(re.findall(r"\]\(([\w-]+\.md)\)", index))


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_seeds_are_fixed_and_samples_can_be_scaled(page: Path) -> None:
    """No batch without a seed, and no number of games that the setting does not reach."""
    code = "\n".join(block["code"] for block in BLOCK.finditer(page.read_text(encoding="utf-8")))
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    for call in calls:
        if ast.unparse(call.func) in {"dominium.simulate", "greedy_records"}:
            assert "seed" in {keyword.arg for keyword in call.keywords}
    assert any(ast.unparse(call.func) == "sample" for call in calls)


def test_a_claim_against_whole_samples_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    assert claim("Small samples may err.", holds=False) == "Small samples may err."
    monkeypatch.setenv("DOMINIUM_GALLERY_SCALE", "1")
    with pytest.raises(AssertionError, match="Pigs fly"):
        claim("Pigs fly.", holds=False)
    assert claim("Pigs walk.", holds=True) == "Pigs walk."


def test_intervals_hold_the_truth_in_95_of_100_samples() -> None:
    generator = np.random.default_rng(1)
    held = {"mean": 0, "difference": 0, "share": 0, "cause": 0}
    for _ in range(400):
        values = generator.exponential(2, 200)
        held["mean"] += within(mean(values), 2)
        held["difference"] += within(difference(values, generator.normal(1, 1, 200)), 1)
        held["share"] += within(share(generator.random(200) < 0.1), 10)
        causes = generator.choice([-1, 1], (200, 3))
        results = causes @ [3, 0, -1] + generator.normal(0, 1 + (causes[:, 0] > 0), 200)
        held["cause"] += within(least_squares(causes, results)[0], 3)
    assert all(0.92 < count / 400 < 0.98 for count in held.values()), held


def within(estimate: Estimate, truth: float) -> bool:
    return estimate.low <= truth <= estimate.high


def test_a_description_names_the_ends_and_the_line() -> None:
    figure = intervals(
        "Two",
        {"one": Estimate(1, 0.5, 1.5), "other": Estimate(-2, -3, -1)},
        "points",
        reference=0,
    )
    assert figure.description == (
        "The highest of 2: one, 1.0 points (95 % interval 0.5 to 1.5). "
        "The lowest: other, −2.0 points (95 % interval −3.0 to −1.0). "
        "The dashed line is 0.0 points."
    )
    assert figure.rows[1] == ("other", "−2.0", "−3.0", "−1.0")


def test_series_differ_by_pattern_and_not_by_colour_alone() -> None:
    figure = distributions("Three", {name: range(20) for name in "abc"}, "points")
    patterns = set(re.findall(r"stroke-dasharray: ([\d., ]+)", figure.svg))
    assert len(patterns) == 2  # and the first line is solid
    assert "currentColor" in figure.svg
    assert "a: half are at most 9" in figure.description
