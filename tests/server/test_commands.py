"""The host's commands, as processes: they work, take the environment, and answer what is wrong with a sentence."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from florin.server.schema import VERSION
from florin.server.settings import default_url


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def command(*words: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "florin.server", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    )


def said(*words: str, **environment: str) -> str:
    """What a command that fails says."""
    process = command(*words, **environment)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 2 and not out, (out, err)
    assert len(err.strip().splitlines()) == 1, "one sentence, no traceback"
    return err


@contextmanager
def serving(*words: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    process = command("serve", *words, **environment)
    try:
        assert process.stdout
        assert process.stdout.readline().startswith("Florin listens at http://")
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=30)


def test_a_server_is_set_by_environment_and_a_backup_is_made_while_it_runs(tmp_path: Path) -> None:
    port, db = free_port(), f"sqlite:///{tmp_path / 'deep' / 'tables.sqlite'}"
    with serving(FLORIN_PORT=str(port), FLORIN_DB=db), httpx.Client(trust_env=False) as http:
        url = f"http://127.0.0.1:{port}"
        http_transport = httpx.HTTPTransport(retries=5)
        with httpx.Client(transport=http_transport, trust_env=False) as patient:
            assert patient.get(f"{url}/api/health").json()["tables"] == 0
        seats = [{"kind": "me"}, {"kind": "open"}]
        place = http.post(f"{url}/api/tables", json={"game": "card", "seats": seats}).json()
        assert place["link"] == f"{url}/t/{place['table']}#{place['token']}"
        assert "is taken" in said("serve", f"--port={port}", f"--db=sqlite:///{tmp_path / 'other.sqlite'}")
        assert "another server" in said("serve", f"--port={free_port()}", f"--db={db}")
        copy = command("backup", str(tmp_path / "copy.sqlite"), FLORIN_DB=db)
        assert copy.communicate(timeout=60) == ("", "") and copy.returncode == 0
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as file:
        assert file.execute("SELECT id FROM tables").fetchall() == [(place["table"],)]
        file.execute(f"PRAGMA user_version={VERSION + 7}")
    assert "newer Florin" in said("serve", f"--port={free_port()}", f"--db=sqlite:///{tmp_path / 'copy.sqlite'}")
    assert "exists already" in said("backup", str(tmp_path / "copy.sqlite"), f"--db={db}")


def test_for_the_lan_a_qr_code_is_printed(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    process = command("serve", "--lan", f"--port={free_port()}", f"--db={db}", PYTHONIOENCODING="utf-8")
    assert process.stdout
    lines = [process.stdout.readline() for _ in range(10)]
    process.terminate()
    process.communicate(timeout=30)
    assert "127.0.0.1" not in lines[0]
    assert all("█" in line or "▄" in line or "▀" in line for line in lines[3:])


def test_user_data_lies_where_the_platform_keeps_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url().startswith("sqlite:///")
    assert default_url().endswith("tables.sqlite")
