"""`python -m bot simulate`: which of its three things is done, and what it leaves."""

import sqlite3
from pathlib import Path

import pytest

from bot.simulate.command import main


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


def test_a_database_is_filled_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "town.db"
    asked = ["--into", str(file), "--games", "30", "--players", "6", "--target", "100", "--jobs", "1"]
    assert main(asked) == 0
    assert "30 games of 6 people" in capsys.readouterr().out
    with sqlite3.connect(file) as connection:
        [played] = connection.execute(
            "SELECT count(*), sum(amount) > 0, min(turns) > 0, sum(rated) FROM finished_games"
        )
        [held] = connection.execute("SELECT count(*), sum(net), sum(won), min(points) < 100 FROM game_facts")
    assert (played, held) == ((30, 1, 1, 30), (60, 0, 30, 1))
    before = file.read_bytes()
    assert main(asked) == 2
    assert "is there already" in capsys.readouterr().err
    assert file.read_bytes() == before
    with pytest.raises(SystemExit):
        main(["--into", str(tmp_path / "other.db"), "--players", "1"])
    assert main(["--into", str(tmp_path / "other.db"), "--target", "7"]) == 2
    assert "no such target" in capsys.readouterr().err
