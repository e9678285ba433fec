"""The host's commands as processes: they work, read the environment, and report errors in one sentence."""

import inspect
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from florin.cli import app
from florin.server import cli
from florin.server.schema import VERSION
from florin.server.settings import Settings, default_url
from florin.server.store import Store
from tests.server.killing import free_port


def command(*words: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "florin.server", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    )


def said(*words: str, **environment: str) -> str:
    """Return the output of a failing command."""
    process = command(*words, **environment)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 2 and not out, (out, err)
    assert len(err.strip().splitlines()) == 1, "one sentence, no traceback"
    return err


@contextmanager
def serving(*words: str, **environment: str) -> Iterator[list[str]]:
    """Run a server; at the end, collect everything it printed after its greeting."""
    process = command("serve", *words, **environment)
    output: list[str] = []
    try:
        assert process.stdout
        assert process.stdout.readline().startswith("Florin is running at http://")
        yield output
    finally:
        process.terminate()
        output += process.communicate(timeout=60)


def test_a_single_process_outlives_a_reload(tmp_path: Path) -> None:
    port, db = free_port(), f"sqlite:///{tmp_path / 'tables.sqlite'}"
    process = command("serve", FLORIN_PORT=str(port), FLORIN_DB=db)
    assert process.stdout and process.stdout.readline()
    process.send_signal(signal.SIGHUP)
    assert process.stderr and "--processes" in process.stderr.readline()
    assert httpx.get(f"http://127.0.0.1:{port}/api/bots", trust_env=False).status_code == 200
    process.terminate()
    process.communicate(timeout=60)


def test_a_server_runs_and_is_copied_while_it_does(tmp_path: Path) -> None:
    port, db = free_port(), f"sqlite:///{tmp_path / 'deep' / 'tables.sqlite'}"
    with serving(FLORIN_PORT=str(port), FLORIN_DB=db) as output, httpx.Client(trust_env=False, timeout=60) as http:
        url = f"http://127.0.0.1:{port}"
        assert http.get(f"{url}/api/health").json()["tables"] == 0
        seats = [{"kind": "me"}, {"kind": "open"}]
        place = http.post(f"{url}/api/tables", json={"game": "card", "seats": seats}).json()
        assert place["link"] == f"{url}/t/{place['table']}#{place['token']}"
        bearer = {"authorization": f"Bearer {place['token']}"}
        assert http.get(f"{url}/api/tables/{place['table']}/record", headers=bearer).status_code == 409
        assert http.get(f"{url}/t/{place['table']}?token={place['token']}").status_code == 200
        assert "is taken" in said("serve", f"--port={port}", f"--db=sqlite:///{tmp_path / 'other.sqlite'}")
        assert "another server" in said("serve", f"--port={free_port()}", f"--db={db}")
        copy = command("backup", str(tmp_path / "copy.sqlite"), FLORIN_DB=db)
        assert copy.communicate(timeout=60) == ("", "") and copy.returncode == 0
    assert output == ["", ""], "it does not log requests: addresses and tokens are secrets"
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as file:
        assert file.execute("SELECT id FROM tables").fetchall() == [(place["table"],)]
        file.execute(f"PRAGMA user_version={VERSION + 7}")
    assert "update Florin" in said("serve", f"--port={free_port()}", f"--db=sqlite:///{tmp_path / 'copy.sqlite'}")
    assert "already exists" in said("backup", str(tmp_path / "copy.sqlite"), f"--db={db}")


ENVIRONMENT = {
    "FLORIN_HOST": "::1",
    "FLORIN_PORT": "4321",
    "FLORIN_DB": "sqlite:///here.sqlite",
    "FLORIN_BASE_URL": "https://florin.example/",
    "FLORIN_LAN": "true",
    "FLORIN_KEEP_DAYS": "9",
    "FLORIN_UPLOAD_MEGABYTES": "5",
    "FLORIN_TABLES_PER_HOUR": "7",
    "FLORIN_WORKERS": "3",
    "FLORIN_PROCESSES": "2",
    "FLORIN_METRICS": "127.0.0.1:9100",
    "FLORIN_PLUGIN": "tests.server.stand_in",
    "FLORIN_LANG": "fr",
}


def test_every_option_is_set_by_the_environment(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """The list is complete."""
    found: list[Settings] = []

    def run(settings: Settings, ready: Callable[[], None]) -> None:
        found.append(settings)
        ready()

    monkeypatch.setattr(cli, "run", run)
    options = inspect.signature(cli.serve).parameters
    assert {"FLORIN_" + name.upper() for name in options} == set(ENVIRONMENT)
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    assert app(["serve"], result_action="return_value") is None
    assert found == [
        Settings(
            host="::1",
            port=4321,
            db="sqlite:///here.sqlite",
            base_url="https://florin.example",
            keep_days=9,
            upload_megabytes=5,
            tables_per_hour=7,
            workers=3,
            processes=2,
            metrics="127.0.0.1:9100",
            plugins=("tests.server.stand_in",),
        )
    ]
    output = capsys.readouterr().out
    assert output.startswith("Florin écoute") and "https://florin.example\n" in output and "█" in output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--db=sqlite:////proc/nowhere/tables.sqlite"], "cannot be used"),
        (["--db=postgresql://somewhere.invalid/else"], "cannot be used"),
        (["--db=nonsense"], "does not name a database"),
        (["--processes=2"], "cannot share one SQLite file"),
        (["--metrics=9100"], "is not an address for metrics"),
        (["--base-url=florin.example"], "is not an address"),
        (["--base-url=ftp://florin.example"], "is not an address"),
        (["--base-url=https://[florin"], "is not an address"),
        (["--port=99999"], "is taken or not allowed"),
        (["--host=nobody.invalid"], "is taken or not allowed"),
        (["--plugin=no_such_module"], "cannot be imported"),
        (["--base-url=florin.example", "--lang=pl"], "nie jest adresem"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    usual = [] if words[0].startswith("--port") else [f"--port={free_port()}"]
    usual += [] if words[0].startswith("--db") else [f"--db=sqlite:///{tmp_path / 'tables.sqlite'}"]
    assert sentence in said("serve", *usual, *words)


def test_a_copy_that_cannot_be_made_is_said_in_a_sentence(tmp_path: Path) -> None:
    assert "no file" in said("backup", str(tmp_path / "copy"), f"--db=sqlite:///{tmp_path / 'none.sqlite'}")
    Store(f"sqlite:///{tmp_path / 'tables.sqlite'}").close()
    db = f"--db=sqlite:///{tmp_path / 'tables.sqlite'}"
    assert "cannot be used" in said("backup", "/proc/nowhere/copy.sqlite", db)
    assert not (tmp_path / "copy").exists()


def test_for_the_lan_a_qr_code_is_printed(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    process = command("serve", "--lan", f"--port={free_port()}", f"--db={db}", PYTHONIOENCODING="utf-8")
    assert process.stdout
    lines = [process.stdout.readline() for _ in range(10)]
    process.terminate()
    process.communicate(timeout=60)
    assert "127.0.0.1" not in lines[0]
    assert all("█" in line or "▄" in line or "▀" in line for line in lines[3:])


def test_user_data_lies_where_the_platform_keeps_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url().startswith("sqlite:///")
    assert default_url().endswith("tables.sqlite")
