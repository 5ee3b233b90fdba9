"""`dominium verify`: a check that a finished table was dealt fairly and played by the rules."""

import argparse
import json
import re
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

from dominium.server.model import proof, proof_verifier
from dominium.terminal import files
from dominium.terminal.arguments import Parser
from dominium.terminal.terminal import Terminal

PATIENCE_SECONDS = 30.0
LARGEST_PROOF_BYTES = 16 * 1024 * 1024
_WORDS = {True: "holds", False: "fails", None: "note"}
_OF_TABLE = re.compile(r"/(?:table|replay|verify)/([A-Za-z0-9_-]{1,16})/?")


def configure(parser: Parser) -> None:
    """Add the arguments."""
    parser.input("proof")
    parser.option("--commitment", metavar=parser.messages.text("terminal-metavar-commitment"))


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Report every finding; return 1 when something is wrong."""
    text = _text(values.proof, terminal)
    _refuse_unfinished(text, terminal)
    try:
        read, fingerprint = proof.read_proof(text)
    except proof.ProofError as error:
        raise terminal.complaint(
            "verify-no-proof", source=values.proof, reason=error.reason
        ) from error
    noted = values.commitment.strip().lower() if values.commitment else None
    findings = proof_verifier.check(read, fingerprint, noted)
    output = terminal.output()
    output.line(terminal.say("verify-table", table=read.table, commitment=read.commitment))
    output.lines(_told(finding, terminal) for finding in findings)
    wrong = sum(finding.holds is False for finding in findings)
    output.line(
        terminal.say("verify-unfair", count=wrong) if wrong else terminal.say("verify-fair")
    )
    return 1 if wrong else 0


def _told(finding: proof_verifier.Finding, terminal: Terminal) -> str:
    word = _WORDS[finding.holds]
    params = dict(finding.params)
    if finding.check == "rules" and finding.holds:
        params["game"] = terminal.messages.text(f"game-{params['game']}")
    text = terminal.messages.text(f"proof-{finding.check}-{word}", **params)
    return terminal.say(f"verify-{word}", text=text)


def _text(source: str, terminal: Terminal) -> str:
    if re.match(r"https?://", source):
        return _fetched(source, terminal)
    return files.read_text(Path(source), terminal)


def _fetched(address: str, terminal: Terminal) -> str:
    """Return the answer of a server about a table.

    Raises:
        CommandError: The server cannot be reached, reports an error, or its answer is not text.
    """
    parts = urllib.parse.urlsplit(address)
    table = _OF_TABLE.fullmatch(parts.path)
    if table is not None:
        parts = parts._replace(path=f"/api/tables/{table[1]}/proof", query="", fragment="")
    try:
        with urllib.request.urlopen(  # noqa: S310 - the scheme was looked at
            parts.geturl(), timeout=PATIENCE_SECONDS
        ) as answer:
            found: bytes = answer.read(LARGEST_PROOF_BYTES)
            return found.decode()
    except urllib.error.URLError as error:
        reason = str(error.reason)
    except (OSError, ValueError) as error:
        reason = str(error)
    raise terminal.complaint("verify-unreachable", address=address, reason=reason)


def _refuse_unfinished(text: str, terminal: Terminal) -> None:
    """Raise `CommandError` with the promise of a table that has no proof yet."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return  # told better when it is read as a proof
    if isinstance(told, dict) and told.get("format") == "dominium-promise":
        names = ("table", "commitment", "draws")
        promised = {name: str(told.get(name, "")) for name in names}
        raise terminal.complaint("verify-unfinished", **promised)
