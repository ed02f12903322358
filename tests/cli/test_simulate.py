"""`python -m bot simulate`: which of its three tasks it does, and the files that it leaves."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.simulate import main
from bot.registry import GAMES
from bot.standing.audit import Audit
from bot.tables import Vault


def test_robots_play_unless_something_else_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--target", "100", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("2 games of classic target=100")


def test_the_shuffle_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check-shuffle", "--decks", "1000"]) == 0
    assert capsys.readouterr().out.startswith("places: ")


def test_one_thing_at_a_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "town.db"
    with pytest.raises(SystemExit):
        main(["--check-shuffle", f"--into={file}"])
    assert "not allowed with" in capsys.readouterr().err
    assert not file.exists()


@pytest.mark.long("benches")
def test_a_database_is_filled_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "town.db"
    asked = ["--into", str(file), "--games", "10", "--players", "6", "--target", "100", "--jobs", "1"]
    assert main(asked) == 0
    assert "10 games of 6 people" in capsys.readouterr().out
    with closing(sqlite3.connect(file)) as connection:
        [played] = connection.execute(
            "SELECT count(*), sum(amount) > 0, min(turns) > 0, sum(rated) FROM finished_games"
        )
        [held] = connection.execute("SELECT count(*), sum(net), sum(won), min(points) < 100 FROM game_facts")
    assert (played, held) == ((10, 1, 1, 10), (20, 0, 10, 1))
    before = file.read_bytes()
    assert main(asked) == 2
    assert "is there already" in capsys.readouterr().err
    assert file.read_bytes() == before
    with pytest.raises(SystemExit):
        main(["--into", str(tmp_path / "other.db"), "--players", "1"])
    assert main(["--into", str(tmp_path / "other.db"), "--target", "7"]) == 2
    assert "no such target" in capsys.readouterr().err


@pytest.mark.long("whole games")
def test_whole_games_are_stored_as_the_bot_stores_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.db"
    asked = ["--games", "12", "--players", "4", "--target", "100", "--jobs", "1"]
    assert main(["--into", str(file), "--moves", *asked]) == 0
    assert "12 games of 4 people" in capsys.readouterr().out
    audit = Audit(file, GAMES, vault=Vault(), unit="")
    assert list(audit.faults()) == []
    assert audit.progress.games == 12
    with closing(sqlite3.connect(file)) as connection:
        [counts] = connection.execute("SELECT count(*) >= 12, count(posted_at) = count(*) FROM announcements")
        [[again]] = connection.execute("SELECT group_concat(text, ' ') FROM log WHERE table_id = 'GAME000003'")
    assert counts == (1, 1)
    other = tmp_path / "again.db"
    assert main(["--into", str(other), "--moves", *asked]) == 0
    with closing(sqlite3.connect(other)) as connection:
        [[text]] = connection.execute("SELECT group_concat(text, ' ') FROM log WHERE table_id = 'GAME000003'")
    assert text == again, "the same seed gives the same games"
