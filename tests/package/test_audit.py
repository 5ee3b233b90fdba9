"""Advisories fail the audit, silence is told, and neither is taken for the other."""

import json

import pytest

from tools import audit
from tools.audit import Report

PYTHON = {
    "dependencies": [
        {"name": "good", "version": "1.0", "vulns": []},
        {
            "name": "bad",
            "version": "2.0",
            "vulns": [{"id": "PYSEC-2026-1", "fix_versions": ["2.1"], "aliases": []}],
        },
        {"name": "own", "skip_reason": "not on PyPI"},
    ],
    "fixes": [],
}
WEB = {
    "vulnerabilities": {
        "bad": {"severity": "high", "via": [{"title": "Reads what it should not"}]},
        "above": {"severity": "high", "via": ["bad"]},
    },
    "metadata": {"dependencies": {"total": 200}},
}
UNREACHABLE = ["", "ERROR: no network", "[]", '{"message": "405 Method Not Allowed"}', "{}"]


def test_advisories_of_python_are_read() -> None:
    report = audit.read_pip_audit(json.dumps(PYTHON))
    assert report == Report(2, ("bad 2.0: PYSEC-2026-1, mended in 2.1",), ("own",))


def test_advisories_of_npm_are_read() -> None:
    report = audit.read_npm_audit(json.dumps(WEB))
    found = ("bad (high): Reads what it should not", "above (high): by bad")
    assert report == Report(200, found)


@pytest.mark.parametrize("written", UNREACHABLE)
def test_a_service_that_is_silent_is_no_report(written: str) -> None:
    assert audit.read_pip_audit(written) is None
    assert audit.read_npm_audit(written) is None


@pytest.mark.parametrize(
    ("reports", "code", "words"),
    [
        ([Report(9), Report(99)], 0, ["Python packages audited: 9, advisories: 0.", "npm"]),
        ([Report(9, ("bad 2.0",)), Report(99)], 1, ["advisories: 1.", "  bad 2.0"]),
        ([Report(9), Report(99, ("bad",))], 1, ["npm packages audited: 99, advisories: 1."]),
        ([None, None], 0, ["Python packages were NOT audited", "npm packages were NOT audited"]),
        ([Report(0, (), ("own",)), Report(9)], 0, ["Python packages were NOT audited"]),
        ([None, Report(9, ("bad",))], 1, ["Python packages were NOT audited", "bad"]),
        ([Report(8, (), ("own",)), Report(9)], 0, ["not known to the service: own"]),
    ],
)
def test_the_audit_says_what_it_did_and_fails_only_for_advisories(
    reports: list[Report | None],
    code: int,
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    languages = zip(audit.AUDITS, reports, strict=True)
    monkeypatch.setattr(audit, "AUDITS", {name: lambda r=r: r for name, r in languages})
    assert audit.main() == code
    told = capsys.readouterr().out
    assert all(word in told for word in words)
