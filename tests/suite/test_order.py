"""Tests run in random order, those of one folder together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.conftest import HERE, folder_by_folder

if TYPE_CHECKING:
    from pathlib import Path


class Item:
    """As much of a test as its place in the order needs."""

    def __init__(self, path: str) -> None:
        self.path: Path = HERE / path


def ordered(*paths: str) -> list[str]:
    items = [Item(path) for path in paths]
    return [
        str(each.path.relative_to(HERE))
        for each in folder_by_folder(items)  # type: ignore[arg-type, type-var]
    ]


def test_folders_stay_together_in_the_order_of_their_first_tests() -> None:
    assert ordered("b/2.py", "a/1.py", "b/deep/1.py", "a/2.py", "c/1.py", "b/1.py") == [
        "b/2.py",
        "b/deep/1.py",
        "b/1.py",
        "a/1.py",
        "a/2.py",
        "c/1.py",
    ]


def test_the_order_is_random_and_can_be_had_again(pytestconfig: pytest.Config) -> None:
    if not pytestconfig.pluginmanager.hasplugin("randomly"):
        pytest.skip("the order was asked not to be random")
    assert isinstance(pytestconfig.getoption("randomly_seed"), int)
