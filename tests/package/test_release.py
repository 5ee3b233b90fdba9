"""The parts of a release agree: version, changelog, wheels, workflow, Makefile."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools import release

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEELS: dict[str, Any] = PROJECT["tool"]["cibuildwheel"]
WORKFLOW: dict[str, Any] = yaml.safe_load(
    (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
)


def test_the_changelog_begins_with_what_is_unreleased_or_the_version() -> None:
    (newest, _), *earlier = release.entries()
    assert newest in {release.UNRELEASED, release.version()}
    dated = [date for _, date in earlier]
    assert None not in dated
    assert dated == sorted(dated, reverse=True)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n')
    return tmp_path


@pytest.mark.parametrize(
    ("tag", "changelog", "told"),
    [
        ("v0.2.0", "## Unreleased\n\n## 0.2.0 – 2026-12-01\n", []),
        ("v0.2.0", "## 0.2.0 – 2026-12-01\n\n## 0.1.0 – 2026-11-01\n", []),
        ("v0.3.0", "## 0.2.0 – 2026-12-01\n", ["v0.3.0"]),
        ("v0.2.0", "## Unreleased\n", ["CHANGELOG"]),
        ("v0.2.0", "## 0.2.0\n", ["no date"]),
        ("v0.2.0", "## 0.1.0 – 2026-11-01\n", ["CHANGELOG"]),
        ("v0.1.0", "## 0.1.0 – 2026-11-01\n", ["v0.1.0", "CHANGELOG"]),
    ],
)
def test_a_release_that_does_not_agree_is_told(
    project: Path, tag: str, changelog: str, told: list[str]
) -> None:
    (project / "CHANGELOG.md").write_text(changelog, encoding="utf-8")
    found = release.faults(tag, project)
    assert len(found) == len(told)
    assert all(part in fault for part, fault in zip(told, found, strict=True))


def test_wheels_are_built_for_every_python_the_project_takes() -> None:
    oldest = re.fullmatch(r">=3\.(\d+)", PROJECT["project"]["requires-python"])
    assert oldest is not None
    built = WHEELS["build"].split()
    assert built[0] == f"cp3{oldest[1]}-*"
    minors = [int(pattern.removeprefix("cp3").removesuffix("-*")) for pattern in built]
    assert minors == list(range(minors[0], minors[-1] + 1))


def test_the_workflow_builds_every_architecture_once() -> None:
    matrix = WORKFLOW["jobs"]["wheels"]["strategy"]["matrix"]["include"]
    built = sorted((entry["runner"].split("-")[0], entry["archs"]) for entry in matrix)
    systems = {"linux": "ubuntu", "macos": "macos", "windows": "windows"}
    wanted = sorted(
        (runner, arch) for system, runner in systems.items() for arch in WHEELS[system]["archs"]
    )
    assert built == wanted


def test_the_files_that_wheels_are_tested_with_exist() -> None:
    (program,) = WHEELS["test-sources"]
    assert (ROOT / program).is_file()
    assert WHEELS["test-command"] == f"python {program}"


def test_only_tags_are_published_and_without_a_password() -> None:
    publish = WORKFLOW["jobs"]["publish"]
    assert publish["if"] == "startsWith(github.ref, 'refs/tags/v')"
    assert publish["permissions"] == {"id-token": "write"}
    assert set(publish["needs"]) == {"sdist", "wheels"}
    assert all("password" not in step.get("with", {}) for step in publish["steps"])


def test_commands_of_the_workflow_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    steps = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
    asked = re.findall(r"make ([a-z-]+)", " ".join(step.get("run", "") for step in steps))
    assert asked
    assert set(asked) <= targets


def test_the_core_needs_no_extra() -> None:
    """Nothing of the extras is required by the library alone, and each extra names bounds."""
    names = [re.match(r"[\w.-]+", line) for line in PROJECT["project"]["dependencies"]]
    required = {found[0] for found in names if found}
    assert required == {"babel", "fluent.runtime", "fluent.syntax", "msgspec", "numpy"}
    extras = PROJECT["project"]["optional-dependencies"]
    assert {"server", "research", "arena", "docs", "png"} <= set(extras)
    assert any(line.startswith("pyarrow") for line in extras["research"])


def test_the_citation_agrees_with_the_package() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert cited["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= set(cited)
    assert cited["license"] == project["license"]
    assert cited["authors"] == project["authors"]
    assert "version" not in cited  # that is written in pyproject.toml alone
