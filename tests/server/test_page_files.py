"""The page's files come from memory, whatever happens to the folder."""

from pathlib import Path

import pytest

from florin.server import page
from tests.server.client import Served
from tests.server.test_game_commands import tell


def test_an_upgrade_in_place_takes_no_file_from_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = sorted(name for name in page.FILES if name.endswith(".ftl"))
    assert texts

    def gone(path: Path) -> bytes:
        raise AssertionError(f"{path} was read late")

    async def story(server: Served) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Path, "read_bytes", gone)
            for name in texts:
                assert (await server.http.get(f"/{name}")).status_code == 200

    tell(tmp_path, story)
