"""`--into FILE`: databases to measure with, for any number of people at a table."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.simulate import fill
from bot.standing.audit import Audit
from bot.tables import Vault
from tests.left_out import first
from tests.witness.game import MORE_GAMES

MAGPIES = ["--game", "magpie", "--option", "deals=1", "--jobs", "1"]


@pytest.mark.long("processes")
@pytest.mark.parametrize("seats", first(1, [3, 5], why="all sizes"))
def test_games_for_many_are_drawn_from_games_that_were_played(
    tmp_path: Path, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    file, levels = tmp_path / "town.db", ["--levels", "regular", *["novice"] * (seats - 1)]
    assert fill.main(file, [*MAGPIES, *levels, "--games", "120", "--players", "12"], MORE_GAMES) == 0
    assert "120 games of 12 people" in capsys.readouterr().out
    with closing(sqlite3.connect(file)) as connection:
        [facts] = connection.execute("SELECT count(*), sum(net), max(place) > 1, min(place) FROM game_facts")
        [few] = connection.execute(
            "SELECT min(people), max(people) FROM"
            " (SELECT count(DISTINCT player_id) AS people FROM seats GROUP BY table_id)"
        )
        owed = connection.execute(
            "SELECT table_id, player_id, sum(amount) FROM ("
            " SELECT settlement_id AS table_id, payee_id AS player_id, amount FROM transfers"
            " UNION ALL SELECT settlement_id, payer_id, -amount FROM transfers) GROUP BY 1, 2 HAVING sum(amount) <> 0"
        ).fetchall()
        nets = connection.execute(
            "SELECT games.table_id, facts.player_id, facts.net FROM game_facts AS facts"
            " JOIN finished_games AS games ON games.number = facts.number WHERE facts.net <> 0"
        ).fetchall()
    assert facts == (120 * seats, 0, 1, 1)
    assert few == (seats, seats), "nobody sits twice at one table"
    assert sorted(owed) == sorted(nets), "everybody pays or gets what they lost or won"


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("seats", first(1, [3, 4, 5], why="all sizes"))
def test_whole_games_for_many_gather_in_lobbies_as_the_bot_stores_them(tmp_path: Path, seats: int) -> None:
    file, levels = tmp_path / "games.db", ["--levels", *["novice"] * seats]
    asked = [*MAGPIES, *levels, "--moves", "--games", "6", "--players", "7"]
    assert fill.main(file, asked, MORE_GAMES) == 0
    audit = Audit(file, MORE_GAMES, vault=Vault(), unit="")
    assert list(audit.faults()) == []
    assert audit.progress.games == 6
    with closing(sqlite3.connect(file)) as connection:
        [counts] = connection.execute("SELECT count(*), (SELECT count(*) FROM offers) FROM lobbies")
    assert counts == (6, 0)


def test_at_a_table_of_many_sit_many(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "few.db"
    assert fill.main(file, [*MAGPIES, "--players", "2"], MORE_GAMES) == 2
    assert "3 people meet at each table" in capsys.readouterr().err
    assert not file.exists()
