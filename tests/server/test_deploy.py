"""The examples in `deploy/` that no test runs: their commands have options that exist, and their files can be read."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
import yaml  # type: ignore[import-untyped]

from scoville.cli import scoville

DEPLOY = Path(__file__).parents[2] / "deploy"
DATABASE = "postgresql://scoville:PASSWORD@postgres/tables"


def image() -> list[str]:
    """What the image runs before the arguments of a container."""
    found = re.search(r"^ENTRYPOINT \[(.*)\]$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert found is not None
    return [word.strip(' "') for word in found[1].split(",")]


def manifests() -> list[Any]:
    return list(yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text()))


def server_in_kubernetes() -> Any:
    deployments = {each["metadata"]["name"]: each for each in manifests() if each["kind"] == "Deployment"}
    pod = deployments["scoville"]["spec"]["template"]["spec"]
    return pod, pod["containers"][0]


def commands() -> Iterator[tuple[str, list[str]]]:
    for unit in DEPLOY.glob("*.service"):
        for line in re.findall(r"^ExecStart=(.*)$", unit.read_text(), re.MULTILINE):
            program, *words = shlex.split(line.replace("%i", "8001").replace("${DATABASE}", DATABASE))
            if Path(program).name == "scoville":
                yield unit.name, ["scoville", *words]
    for name, service in yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"].items():
        if service["image"] == "scoville":
            words = [*service.get("entrypoint", image()), *service.get("command", [])]
            yield f"compose.yaml: {name}", [word.replace("${PASSWORD:?}", "PASSWORD") for word in words]
    _, container = server_in_kubernetes()
    words = [*container.get("command", image()), *container["args"]]
    yield "kubernetes.yaml", [word.replace("$(DATABASE)", DATABASE) for word in words]


COMMANDS = dict(commands())


def test_every_example_is_looked_at() -> None:
    assert set(COMMANDS) == {
        *("scoville@.service", "scoville-think.service", "kubernetes.yaml"),
        *("compose.yaml: scoville", "compose.yaml: think"),
    }


@pytest.mark.parametrize("where", COMMANDS)
def test_a_command_is_one_that_can_be_given(where: str) -> None:
    """It is read, with all its options and their values, and not run."""
    program, name, *words = COMMANDS[where]
    assert program == "scoville"
    command = scoville.get_command(click.Context(scoville), name)
    assert command is not None
    given = command.make_context(name, words).params
    if name == "serve":
        assert given["db"] == DATABASE
        assert given["behind_proxy"]
        assert given["host_names"]


def test_kubernetes_asks_what_the_server_answers_and_gives_it_time_to_hand_over() -> None:
    pod, container = server_in_kubernetes()
    for probe, path in (("livenessProbe", "/healthz"), ("readinessProbe", "/readyz")):
        asked = container[probe]["httpGet"]
        assert asked["path"] == path  # tests/server/test_health.py asks for both
        assert asked["port"] == container["ports"][0]["containerPort"] == 8000
        assert asked["httpHeaders"] == [{"name": "Host", "value": "localhost"}]
    waits = int(container["lifecycle"]["preStop"]["exec"]["command"][1])
    assert waits + 20 < pod["terminationGracePeriodSeconds"]
    given = {each["name"] for each in container["env"]}
    assert given == {"DATABASE", "SCOVILLE_NATS"}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_can_read_the_units(tmp_path: Path) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("scoville", "nats-server"):
        (programs / name).symlink_to(sys.executable)
    units = []
    for unit in DEPLOY.glob("*.service"):
        units.append(tmp_path / unit.name.replace("@", "@8001"))
        units[-1].write_text(unit.read_text().replace("/opt/scoville/bin", str(programs)))
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if any(unit.name in line for unit in units)]
    assert said == []  # it may have more to say about the units of this machine
