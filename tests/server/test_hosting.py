"""The guide for hosts: its commands exist, its files can be read, and its metrics are counted."""

import configparser
import re
import shlex
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.metrics import MetricWrapperBase

from bench import faults
from florin.cli import app
from florin.server import metrics
from florin.server.cli import serve

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "hosting.md").read_text()
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])


def unit(path: Path) -> configparser.ConfigParser:
    found = configparser.ConfigParser(interpolation=None, strict=False)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(path.read_text())
    return found


def commands() -> list[str]:
    """Return every `florin …` of the guide and the files."""
    shell = [line for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL) for line in block.splitlines()]
    quoted = re.findall(r"`(florin [^`]+)`", GUIDE)
    started = [line for path in UNITS for line in path.read_text().splitlines() if line.startswith("ExecStart=")]
    found = [*(line for line in shell if line.startswith("florin ")), *quoted]
    found += [f"florin {word}" for line in started for word in re.findall(r"/bin/florin ([^'$]+)", line)]
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return found + [shlex.join(["florin", *services[name]["command"]]) for name in ("server", "think")]


@pytest.mark.parametrize("line", commands())
def test_a_command_of_the_guide_exists(line: str) -> None:
    words = shlex.split(line, comments=True)[1:]
    app.parse_args(words, exit_on_error=False, print_error=False)


def test_a_command_that_does_not_exist_is_noticed() -> None:
    """Otherwise the test above would mean nothing."""
    with pytest.raises(Exception, match="procesess"):
        app.parse_args(["serve", "--procesess", "2"], exit_on_error=False, print_error=False)


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_has_what_systemd_needs(path: Path) -> None:
    found = unit(path)
    assert found["Unit"]["Description"]
    if path.suffix == ".service":
        assert found["Service"]["ExecStart"].startswith("/") and found["Service"]["User"] == "florin"


def test_the_settings_of_all_files_exist() -> None:
    options = {f"FLORIN_{name.upper()}" for name in serve.__annotations__} | {"FORWARDED_ALLOW_IPS"}
    files = [DEPLOY / name for name in ("florin.env", "Containerfile", "compose.yaml")]
    compose_own = {"FLORIN_NAME", "FLORIN_PASSWORD"}  # replaced by compose itself
    for path in files:
        used = set(re.findall(r"\b(FLORIN_[A-Z_]+|FORWARDED_[A-Z_]+)\b", path.read_text()))
        assert used <= options | compose_own, path


def test_the_services_of_the_compose_file_need_each_other_and_exist() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert set(found["services"]) == {"db", "server", "think", "proxy"}
    for service in found["services"].values():
        assert set(service.get("depends_on", {})) <= set(found["services"])
        assert {volume.split(":")[0] for volume in service.get("volumes", [])} <= set(found["volumes"])


def test_the_metrics_to_watch_exist() -> None:
    named = set(re.findall(r"`(florin_\w+)`", GUIDE))
    known = {
        metric.name
        for value in vars(metrics).values()
        if isinstance(value, MetricWrapperBase)
        for metric in value.collect()
    }
    assert len(named) > 8 and {name.removesuffix("_total") for name in named} <= known


def test_the_guide_has_the_counts_of_all_faults() -> None:
    """`python -m bench.faults` writes them."""
    assert faults.described(faults.known()) in GUIDE


def test_the_files_of_the_guide_exist() -> None:
    for name in set(re.findall(r"\(\.\./(deploy/[^)]*)\)|(deploy/[\w.-]+\w)", GUIDE)):
        [path] = filter(None, name)
        assert (ROOT / path).exists(), path
