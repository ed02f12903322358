"""`python -m bot move`: a whole database goes to another place, and both are checked."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.store import NoteRow, Store
from bot.values.database import Server
from tests.postgresql.shared import SharedServer

pytestmark = [pytest.mark.postgresql, pytest.mark.long("PostgreSQL")]


@pytest.fixture
def server(shared_server: SharedServer) -> Iterator[Server]:
    """An empty database, with a password that nobody asks for."""
    server = asyncio.run(shared_server.new())
    yield Server(server.url.replace("@", ":hunter2@", 1))
    asyncio.run(shared_server.drop(server))


@pytest.fixture
def played(tmp_path: Path, empty_database: Path) -> Path:
    """A file with a row."""

    async def play(path: Path) -> None:
        async with await Store.open(path) as store:
            await store.commit(NoteRow("a", "1"))
            await store.player(7, name="Ann", locale="en")

    path = Path(shutil.copy(empty_database, tmp_path / "games.db"))
    asyncio.run(play(path))
    return path


def test_a_database_goes_to_a_server_and_back(
    played: Path, server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    back = tmp_path / "back.db"
    for source, target in ((str(played), server.url), (server.url, str(back))):
        assert main(["move", "--from", source, "--to", target, "--jobs", "1"]) == 0
        said = capsys.readouterr()
        assert "2 rows of 2 tables moved, differences: 0" in said.out
        assert "hunter2" not in said.out + said.err
    assert main(["move", "--from", str(back), "--to", server.url]) == 2
    assert "is not empty" in capsys.readouterr().err
    monkeypatch.setenv("CHAPEAU_DATABASE", server.url)
    assert main(["check", "--jobs", "1"]) == 0
    assert main(["doctor", "--offline", "--only", "database", "--only", "processes", "--json"]) == 0
    assert main(["backup", str(tmp_path / "copy.db")]) == 2
    assert main(["restore", str(back)]) == 2
    assert main(["story", "nothing"]) == 2
    said = capsys.readouterr()
    assert "hunter2" not in said.out + said.err
    assert "pg_dump" in said.err
    assert "pg_restore" in said.err


async def test_a_database_in_use_is_not_moved(played: Path, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    async with await Store.open(server):
        assert await asyncio.to_thread(main, ["move", "--from", server.url, "--to", str(played.with_name("x"))]) == 2
    said = capsys.readouterr()
    assert "stop it first" in said.err
    assert "hunter2" not in said.err
    assert not played.with_name("x").exists()


def test_what_is_no_database_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["move", "--from", "mysql://ann:hunter2@host/games", "--to", "x.db"])
    assert main(["move", "--from", str(tmp_path / "none.db"), "--to", "postgresql://a:hunter2@127.0.0.1:1/x"]) == 2
    assert "hunter2" not in capsys.readouterr().err
