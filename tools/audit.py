"""Ask whether security advisories are known for the packages that are installed.

python -m tools.audit

Advisories fail. Where the services that know them cannot be reached, this is said and does not
fail: a machine without a network can still check everything else.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tools.node import run_npm

PATIENCE_SECONDS = 15
PIP_AUDIT = [
    sys.executable, "-m", "pip_audit", "--local", "--skip-editable", "--format=json",
    "--progress-spinner=off", "--desc=off", f"--timeout={PATIENCE_SECONDS}",
]  # fmt: skip


@dataclass(frozen=True)
class Report:
    """The known advisories about the packages of one language.

    Attributes:
        checked: How many packages were asked about and answered.
        advisories: One line for each advisory.
        unknown: The packages nobody answered about.
    """

    checked: int
    advisories: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


def read_pip_audit(written: str) -> Report | None:
    """Read the output of pip-audit; return None when it could not ask."""
    told = _json(written)
    packages = told.get("dependencies") if told else None
    if not isinstance(packages, list):
        return None
    advisories = tuple(line for package in packages for line in _python_advisories(package))
    unknown = tuple(package["name"] for package in packages if "skip_reason" in package)
    return Report(len(packages) - len(unknown), advisories, unknown)


def read_npm_audit(written: str) -> Report | None:
    """Read the output of npm audit; return None when it could not ask."""
    told = _json(written)
    if not told or not isinstance(told.get("vulnerabilities"), dict):
        return None
    advisories = tuple(
        f"{name} ({found['severity']}): {', '.join(_titles(found['via']))}"
        for name, found in told["vulnerabilities"].items()
    )
    return Report(told["metadata"]["dependencies"]["total"], advisories)


def audit_python() -> Report | None:
    """Audit the packages of this environment."""
    done = subprocess.run(PIP_AUDIT, capture_output=True, text=True, check=False)
    return read_pip_audit(done.stdout)


def audit_web() -> Report | None:
    """Audit the packages that the pages are made of and made with."""
    return read_npm_audit(run_npm(["audit", "--json"], capture=True).stdout)


AUDITS: dict[str, Callable[[], Report | None]] = {"Python": audit_python, "npm": audit_web}


def told(language: str, report: Report | None) -> Iterator[str]:
    """Yield the lines of a report in words."""
    if report is None or not report.checked:
        yield f"{language} packages were NOT audited: the service of advisories cannot be reached."
        return
    yield f"{language} packages audited: {report.checked}, advisories: {len(report.advisories)}."
    yield from (f"  {advisory}" for advisory in report.advisories)
    if report.unknown:
        yield f"  not known to the service: {', '.join(report.unknown)}"


def main() -> int:
    """Audit everything; return 1 when there are advisories."""
    reports = {language: audit() for language, audit in AUDITS.items()}
    for language, report in reports.items():
        print("\n".join(told(language, report)))
    return int(any(report.advisories for report in reports.values() if report))


def _json(written: str) -> dict[str, Any] | None:
    try:
        found = json.loads(written)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _python_advisories(package: dict[str, Any]) -> Iterator[str]:
    for advisory in package.get("vulns", ()):
        mended = ", ".join(advisory["fix_versions"]) or "no version"
        yield f"{package['name']} {package['version']}: {advisory['id']}, mended in {mended}"


def _titles(via: list[Any]) -> Iterator[str]:
    """Yield the title of each advisory, or the name of the package that it comes from."""
    for cause in via:
        yield cause["title"] if isinstance(cause, dict) else f"by {cause}"


if __name__ == "__main__":
    sys.exit(main())
