"""The files an operator starts from: readable, consistent, and naming only what exists."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from dominium.server.app import SECONDS_KEPT_IDLE
from dominium.server.common.file_limit import KEPT_FOR_OTHERS, MOST_CONNECTIONS
from tests.docs.commands import help_of

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
SERVERS = [name for name in SERVICES if name.startswith("server-")]
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))
DOCUMENT = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
OPTION = re.compile(r"--[a-z-]+")
SYSTEMD_ANALYZE = shutil.which("systemd-analyze")


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def options_exist(command: str, options: list[str]) -> None:
    assert options
    missing = [option for option in options if not re.search(rf"{option}\b", help_of(command))]
    assert not missing


def test_compose_starts_what_the_document_promises() -> None:
    assert len(SERVERS) == 2
    assert {"database", "redis", "proxy", *SERVERS} == SERVICES.keys()
    images = [service["image"] for service in SERVICES.values() if service["image"] != "dominium"]
    assert all(re.fullmatch(r"[a-z]+:\d+", image) for image in images)
    assert all(service["restart"] == "unless-stopped" for service in SERVICES.values())


def test_compose_shows_only_the_proxy_to_the_world() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    network = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    for name in SERVERS:
        server = SERVICES[name]
        assert f"--proxy={network}" in server["command"]
        assert server["read_only"] is True
        assert server["cap_drop"] == ["ALL"]


def test_servers_may_have_as_many_files_as_they_take_connections() -> None:
    most = MOST_CONNECTIONS + KEPT_FOR_OTHERS
    for unit in ("dominium.service", "dominium@.service"):
        limit = re.search(r"^LimitNOFILE=(\d+)$", text_of(unit), re.MULTILINE)
        assert limit is not None
        assert int(limit[1]) >= most
    for name in SERVERS:
        assert SERVICES[name]["ulimits"]["nofile"] >= most


def test_compose_waits_for_what_is_needed_and_names_no_secret() -> None:
    for name in SERVERS:
        waits = SERVICES[name]["depends_on"]
        assert {need: how["condition"] for need, how in waits.items()} == {
            "database": "service_healthy",
            "redis": "service_healthy",
        }
    assert all("healthcheck" in SERVICES[name] for name in ("database", "redis"))
    asked = re.findall(r"\$\{(\w+)", text_of("compose.yaml"))
    assert set(asked) == {"DATABASE_PASSWORD", "SITE"}
    assert all(f"{name}=" in DOCUMENT for name in asked)


def test_compose_mounts_what_is_there() -> None:
    assert (DEPLOY / SERVICES["server-1"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / SERVICES["server-1"]["build"]["dockerfile"]).is_file()
    for service in SERVICES.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            known = source in COMPOSE["volumes"]
            assert known or (DEPLOY / source).is_file()


def test_the_proxy_forgets_an_idle_connection_before_the_server_ends_it() -> None:
    kept = re.search(r"keepalive (\d+)s", text_of("Caddyfile"))
    assert kept is not None
    # What it had sent on an ended one would be lost: only what changes nothing is sent again.
    assert int(kept[1]) < SECONDS_KEPT_IDLE


def test_the_servers_of_compose_are_started_by_options_that_exist() -> None:
    for name in SERVERS:
        command, *arguments = SERVICES[name]["command"]
        options_exist(command, OPTION.findall(" ".join(arguments)))


def test_every_variable_is_read_by_the_server() -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src" / "dominium").rglob("*.py")
    )
    everywhere = DOCUMENT + "".join(path.read_text(encoding="utf-8") for path in DEPLOY.iterdir())
    variables = set(re.findall(r"\bDOMINIUM_[A-Z_]+", everywhere))
    assert {"DOMINIUM_DATABASE", "DOMINIUM_REDIS"} <= variables
    assert not [name for name in variables if f'"{name}"' not in source]


def test_the_document_names_every_option_of_the_server() -> None:
    told = set(OPTION.findall(help_of("serve"))) - {"--help", "--language", "--open"}
    assert not [option for option in told if f"`{option}`" not in DOCUMENT]
    options_exist("serve", re.findall(r"^\| `(--[a-z-]+)`", DOCUMENT, re.MULTILINE))


def test_the_document_names_every_figure() -> None:
    pytest.importorskip("prometheus_client")
    from dominium.server.storage.metrics import Metrics

    figures = {metric.name for metric in Metrics().registry.collect()}
    told = {name.removesuffix("_total") for name in re.findall(r"\bdominium_[a-z_]+", DOCUMENT)}
    assert figures == told


def test_the_proxy_knows_the_servers_and_keeps_secrets() -> None:
    caddy = text_of("Caddyfile")
    servers = re.search(r"reverse_proxy (.*) \{", caddy)
    assert servers is not None
    assert servers[1].split() == [f"{name}:8000" for name in SERVERS]
    assert "@inside path /metrics /api/ready" in caddy
    assert "health_uri /api/health" in caddy
    assert caddy.count("{") == caddy.count("}")


def test_the_image_is_built_in_stages_and_run_without_rights() -> None:
    docker = text_of("Dockerfile")
    stages = re.findall(r"^FROM (\S+)(?: AS (\w+))?$", docker, re.MULTILINE)
    assert [name for _, name in stages] == ["pages", "package", ""]
    assert all(re.fullmatch(r"[a-z]+:[\d.]+-slim", image) for image, _ in stages)
    last = docker.rpartition("FROM ")[2]
    assert re.search(r"^USER (?!0\b|root\b)\w+$", last, re.MULTILINE)
    assert "/api/health" in last
    for sources in re.findall(r"^COPY (?!--from)(.+) \S+$", docker, re.MULTILINE):
        assert all((ROOT / source).exists() for source in sources.split())
    for name in re.findall(r"--from=(\w+)", docker):
        assert name in {"pages", "package"}
    arguments = re.search(r'^CMD \["serve", (.*)\]$', last, re.MULTILINE)
    assert arguments is not None
    options_exist("serve", OPTION.findall(arguments[1]))


@pytest.mark.parametrize("unit", [unit.name for unit in UNITS if unit.suffix == ".service"])
def test_units_are_shut_in_and_started_by_options_that_exist(unit: str) -> None:
    text = text_of(unit)
    for line in ("DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict",
                 "CapabilityBoundingSet=", "ProtectHome=yes", "PrivateTmp=yes"):  # fmt: skip
        assert f"\n{line}\n" in text
    found = re.search(r"bin/dominium (\w+) (.*)$", text, re.MULTILINE)
    assert found is not None
    options_exist(found[1], OPTION.findall(found[2]) or ["--database"])


def test_the_timer_starts_the_backup() -> None:
    assert "OnCalendar=" in text_of("dominium-backup.timer")
    assert (DEPLOY / "dominium-backup.service").is_file()
    backup, server = text_of("dominium-backup.service"), text_of("dominium.service")
    files = [re.search(r"--database (\S+)", text) for text in (backup, server)]
    assert len({found[1] for found in files if found}) == 1


def instances(folder: Path) -> list[str]:
    """The units with a program that is there; the template for one port."""
    for unit in UNITS:
        name = unit.name.replace("@.", "@8001.")
        text = unit.read_text(encoding="utf-8").replace("/opt/dominium/bin/dominium", "/bin/true")
        (folder / name).write_text(text, encoding="utf-8")
    return [f"./{path.name}" for path in sorted(folder.iterdir())]


@pytest.mark.skipif(SYSTEMD_ANALYZE is None, reason="systemd-analyze is not installed")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *instances(tmp_path)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(SYSTEMD_ANALYZE is None, reason="systemd-analyze is not installed")
def test_systemd_finds_the_services_little_exposed(tmp_path: Path) -> None:
    services = [name for name in instances(tmp_path) if name.endswith(".service")]
    for service in services:
        done = subprocess.run(
            ["systemd-analyze", "security", "--offline=yes", "--threshold=20", service],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        if "unrecognized option" in done.stderr:
            pytest.skip("systemd-analyze is too old to judge without systemd")
        assert done.returncode == 0, done.stdout


def test_the_threat_model_names_tests_that_exist() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "threat-model.md").read_text("utf-8")))
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    assert len(named) > 20
    assert not [name for name in named if f"def {name}(" not in tests]
