"""An operator's folder with a database, and the command run in it."""

import hashlib
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.config import PREFIX, UNPREFIXED
from bot.doctor.finding import Finding, Level

TOKEN = "MTA.secret-of-the.token"
KEY = "Q2hhcGVhdSBrZWVwcyBpdHMgc2VlZHMgaW4gYSB2YXU="  # 32 bytes of no importance
OLD_KEY = "b2xkIGtleSBvbGQga2V5IG9sZCBrZXkgb2xkIGtleSE="


@dataclass(frozen=True)
class Said:
    """The output of the command, and its status."""

    status: int
    out: str
    err: str

    def about(self, check: str) -> list[str]:
        """Return the lines of one check, each with its advice."""
        found: list[str] = []
        mine = False
        for line in self.out.splitlines():
            if line[:1] != " ":
                mine = line.split()[1:2] == [check]
            if mine and line[:1] != " ":
                found.append(" ".join(line.split()))
            elif mine:
                found[-1] += " " + " ".join(line.split())
        return found


Doctor = Callable[..., Said]
Write = Callable[..., None]  # the settings, by their names


@pytest.fixture
def home(tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder the bot runs in, with an empty database and no settings from outside."""
    for name in [each for each in os.environ if each.upper().startswith((PREFIX, UNPREFIXED))]:
        monkeypatch.delenv(name)
    home = tmp_path / "home"
    home.mkdir(mode=0o700)
    shutil.copy(empty_database, home / "chapeau.db")
    (home / "chapeau.db").chmod(0o600)
    monkeypatch.chdir(home)
    return home


@pytest.fixture
def doctor(home: Path, capsys: pytest.CaptureFixture[str]) -> Doctor:
    """The command; it may be called in a thread."""

    def call(*words: str) -> Said:
        capsys.readouterr()
        status = main(["doctor", *words])
        printed = capsys.readouterr()
        return Said(status, printed.out, printed.err)

    return call


@pytest.fixture
def settings(home: Path) -> Write:
    """Write `.env`, as an operator should."""

    def write(**values: str) -> None:
        file = home / ".env"
        file.touch(mode=0o600)
        file.write_text("".join(f"{name}={value}\n" for name, value in values.items()))

    return write


def levels(found: tuple[Finding, ...]) -> list[Level]:
    """Return how grave each finding is."""
    return [each.level for each in found]


def plant(database: Path, *seeds: tuple[str, bytes, str]) -> None:
    """Store seeds, each for a running game, a finished one, an open challenge or lobby, or a declined one."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO players (id, discord_id, name, locale, created_at) VALUES (1, 1, 'Ann', '', 0)")
        for key, seed, kind in seeds:
            opened = seed if len(seed) == 32 else bytes(32)
            connection.execute("INSERT INTO seeds VALUES (?, ?, ?)", (key, seed, hashlib.sha256(opened).hexdigest()))
            if kind in ("running", "finished"):
                connection.execute(
                    "INSERT INTO tables (id, game, rules, options, stake, channel_id, cut, created_at)"
                    " VALUES (?, 'mille', 'classic', '{}', 0, 5, 'x', 0)", (key,),
                )  # fmt: skip
            elif kind == "lobby":
                connection.execute("INSERT INTO lobbies VALUES (?, 'mille', 1, 5, NULL, 2, 0, 9, NULL)", (key,))
                connection.execute("INSERT INTO lobby_acts VALUES (?, 1, 'sit', 1, 7, '1', 0)", (key,))
            else:
                connection.execute(
                    "INSERT INTO offers (id, game, channel_id, challenger_id, rules, options, stake, created_at,"
                    " expires_at) VALUES (?, 'mille', 5, 1, 'classic', '{}', 0, 0, 9)", (key,),
                )  # fmt: skip
            if kind == "finished":
                connection.execute("INSERT INTO table_ends VALUES (?, 'won', 1)", (key,))
            if kind == "declined":
                connection.execute("INSERT INTO offer_answers VALUES (?, 'declined', NULL, 1)", (key,))
