"""The command line: impossible requests get one line, and nothing is begun."""

import asyncio
import hashlib
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import config
from bot.cli.main import main
from bot.config import Settings
from bot.playground.served import PORT
from tests.store.test_lock import holder


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("demo --target 7", "--target: the rules have no such target: 7"),
        ("demo --pictures {file}/pictures", "{file}/pictures: Not a directory"),
        ("gallery {file}/pictures", "{file}/pictures: Not a directory"),
        ("gallery {file}/pictures --only guts", "{file}/pictures: Not a directory"),
        ("--port 9999 backup {file}", "--port, --no-browser and --fresh are for the playground"),
        ("bench rules --fresh", "unrecognized arguments: --fresh"),
        ("sing", "invalid choice: 'sing'"),
        ("playground --port 70000", "a port is a number"),
    ],
)
def test_a_mistake_is_said_in_one_line(
    words: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    try:
        status = main(words.format(file=file).split())
    except SystemExit as ended:  # argparse
        status = ended.code
    assert status == 2
    assert said.format(file=file) in capsys.readouterr().err.splitlines()[-1]
    assert [*tmp_path.iterdir()] == [file]


def test_help_begins_with_what_this_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    output = " ".join(capsys.readouterr().out.split())
    assert "Card games for stakes, on Discord." in output
    assert f"default: {PORT}," in output
    assert (
        f"the folder {Settings.model_fields['playground'].default}, or the one that CHAPEAU_PLAYGROUND names" in output
    )


KEY = "Q2hhcGVhdSBrZWVwcyBpdHMgc2VlZHMgaW4gYSB2YXU="  # 32 bytes of no importance


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (None, "CHAPEAU_SEED_KEY: is not set: rekey seals with its first key (see .env.example)"),
        ("short", "CHAPEAU_SEED_KEY: must be 32 bytes in URL-safe Base64"),
        (KEY, "rekey: there is no database {file}"),
    ],
)
def test_rekey_says_what_it_lacks(
    key: str | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "none.db"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CHAPEAU_DATABASE", str(file))
    if key is not None:
        monkeypatch.setenv("CHAPEAU_SEED_KEY", key)
    assert main(["rekey"]) == 2
    assert capsys.readouterr().err.startswith(said.format(file=file))
    assert not file.exists()


def test_rekey_tells_what_became_of_the_seeds(
    tmp_path: Path, empty_database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = shutil.copy(empty_database, tmp_path / "chapeau.db")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CHAPEAU_DATABASE", str(file))
    monkeypatch.setenv("CHAPEAU_SEED_KEY", KEY)
    with closing(sqlite3.connect(file)) as connection, connection:
        promised = hashlib.sha256(bytes(32)).hexdigest()
        connection.execute("INSERT INTO seeds VALUES ('OFFER', ?, ?)", (bytes(32), promised))
        connection.execute("INSERT INTO seeds VALUES ('STRANGE', ?, ?)", (bytes(99), promised))
    assert main(["rekey"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{file}: sealed anew: 1, opened: 0, as they should be: 0",
        "entries of ledgers signed anew: 0, as they should be: 0",
        "challenges whose seed is sealed with a key that is not among these: 1",
    ]


async def test_rekey_leaves_the_database_of_a_running_bot_alone(
    tmp_path: Path, empty_database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CHAPEAU_DATABASE", str(file))
    monkeypatch.setenv("CHAPEAU_SEED_KEY", KEY)
    async with holder(file):
        assert await asyncio.to_thread(main, ["rekey"]) == 2
    assert capsys.readouterr().err.endswith("open: stop it first\n")


@pytest.mark.parametrize("places", [("games.db", "postgresql://ann:hunter2@h/games"), ("postgresql://h/games", "a.db")])
def test_what_needs_a_library_says_so_before_anything_is_made(
    places: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(config, "find_spec", lambda _: None)
    with pytest.raises(SystemExit) as ended:
        main(["move", "--from", places[0], "--to", places[1]])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "needs the package asyncpg: pip install 'chapeau[postgresql]'" in said
    assert "hunter2" not in said
    assert list(tmp_path.iterdir()) == []
