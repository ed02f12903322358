"""Falsifications in one kind of game are named in every other kind, too."""

from pathlib import Path

import pytest

from bot.registry import GAMES
from bot.robots.protocol import Level
from bot.simulate.games import Plan
from bot.simulate.moves import fill
from bot.standing.town import Town
from tests.left_out import first
from tests.standing.audit.falsifications import A_GAME, FALSE, RUNNING
from tests.standing.audit.planting import check, lawless
from tests.standing.audit.test_side_by_side import Case, in_games_of_their_own

OWN = {("tables", "rules"), ("tables", "options"), ("log", "seat"), ("log", "text"), ("seats", "player_id")}
"""The falsifications with words of Mille."""
OTHER_PEOPLE = {("transfers", "payer_id"), ("transfers", "payee_id"), ("announcements", "table_id")}
KINDS = {
    "beggar-my-neighbor": {},  # of two, who see no hand
    "guts": {"deals": "3"},  # of many, who choose in secret
    "cinch": {"target": "11"},  # in teams
    "contract-rummy": {"contracts": "1"},  # with robots that play on, and windows
}
"""A game of each kind, and how it is short: what is stored of the others differs in the words of its moves alone."""


def cases() -> list[Case]:
    """Return a falsification of each column of a game that every game has."""
    return [
        Case((f"UPDATE {table} SET {column} = {value} WHERE {where}",), (table, column, row))
        for (table, column), (value, where, row) in FALSE.items()
        if A_GAME in where and RUNNING not in value and (table, column) not in OWN | OTHER_PEOPLE
    ]


@pytest.mark.parametrize("name", first(0, KINDS, why="all games"))
async def test_each_is_named_in_a_game_of_each_kind(tmp_path: Path, name: str) -> None:
    game, found = GAMES[name].game, 0
    levels = (Level.NOVICE,) * game.seats.start
    plan = Plan(GAMES[name], levels, game.options(KINDS[name]), 1)
    source = tmp_path / "chapeau.db"
    await fill(source, GAMES, Town(games=8, people=9), plan, jobs=1, report=lambda _: None)
    assert check(source) == []
    for number, some in enumerate(in_games_of_their_own(cases())):
        path = tmp_path / f"{number}.db"
        path.write_bytes(source.read_bytes())
        planted = []
        with lawless(path) as connection:
            for case in some:
                if connection.execute(case.statements[0]).rowcount:  # a game for more has no challenge, some no payment
                    planted.append(case)
        faults = check(path)
        unnamed = [each for each in planted if not any(all(word in fault for word in each.words) for fault in faults)]
        assert not unnamed, faults
        found += len(planted)
    assert found >= 25
