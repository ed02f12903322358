"""Finished games for tests of standing: played to the end, or given up."""

import random

from bot.games.protocol import Resign
from bot.standing.facts import Facts
from bot.store import FinishedGameRow, GameFactsRow, GameFigureRow
from bot.tables import Player, Table
from tests.tables.house import House, play_to_the_end, seat_table


async def finish(house: House, key: str, *, seed: int | None = None) -> Table:
    """Return a game to 100 points, played at random."""
    table = await seat_table(house, key, seed=seed, is_agreed=True, target="100")
    return await play_to_the_end(house, table, random.Random(key if seed is None else seed))


async def give_up(house: House, key: str, loser: Player, *, seed: int | None = None, stake: int = 100) -> Table:
    """Return a game that `loser` resigns at once."""
    table = await seat_table(house, key, seed=seed, stake=stake, is_agreed=True)
    return (await house.tables.playing.play(table.id, loser, Resign())).table


def facts(
    number: int,
    winner: int,
    loser: int,
    *,
    at: int = 1_700_000_000_000,
    guild: int | None = 5,
    net: int = 300,
    unit: str = "chips",
) -> Facts:
    """Return a rated game that `winner` won."""
    game = FinishedGameRow(number, f"T{number}", "mille", guild, at, "target", True, 5, 60, net, unit if net else None)
    seats = tuple(
        GameFactsRow(number, seat, player, player == winner, seat + 1, 0, 1200 - 400 * seat, won)
        for seat, (player, won) in enumerate(((winner, net), (loser, -net)))
    )
    counted = (("eights", 0), ("eights", 1), ("chapeaux_given", 1), ("chapeaux_suffered", 0))
    return Facts(game, seats, tuple(GameFigureRow(number, seat, name, 1) for name, seat in counted))
