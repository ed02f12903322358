"""The standing of a game of more than two: places, payments of many, and their history and stats."""

from collections.abc import AsyncIterator

import pytest

from bot.games.protocol import Resign, Seat
from bot.standing import Board, Period, Projector, Standing
from bot.tables import Table
from bot.text import LOCALES, Locale
from bot.values.database import Database
from cogs.screens.history import history_screen
from cogs.screens.stats import stats_screen
from render import Picture, Studio, Style
from tests.tables.crowd import open_crowd, play_default, seat_crowd
from tests.tables.house import GUILD, House


@pytest.fixture
async def crowd(kept_in: Database) -> AsyncIterator[House]:
    async with open_crowd(kept_in) as house:
        yield house


async def played(house: House, key: str, seats: int, *, stake: int = 100) -> Table:
    """Return a game of one deal that was played to its end."""
    table = await seat_crowd(house, seats, key=key, stake=stake, deals="1")
    while not table.is_over:
        table = await play_default(house, table, min(table.position.awaited))
    await Projector(house.store, house.tables).drain()
    return table


@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_settlements_leaderboards_and_ledgers_of_many_agree(crowd: House, seats: int) -> None:
    table = await played(crowd, "T", seats)
    nets = table.settlement().nets(seats)
    assert sum(nets) == 0
    assert any(nets)
    standing = Standing(crowd.store, crowd.tables, crowd.clock)
    page = await standing.leaderboard.page(Board("net", Period.ALL, GUILD, "magpie"))
    assert [place.figure for place in page.places] == sorted(nets, reverse=True)
    assert {place.player.name: place.figure for place in page.places} == {
        player.name: nets[seat] for seat, player in enumerate(table.players)
    }
    owed = dict.fromkeys((player.id for player in table.players), 0)
    for debt in await crowd.store.debts(GUILD):
        owed[debt.payer] -= debt.amount
        owed[debt.payee] += debt.amount
    assert [owed[player.id] for player in table.players] == list(nets)
    ratings = await standing.leaderboard.page(Board("rating", Period.ALL, GUILD, "magpie"))
    won = {table.players[seat].name for seat in table.position.outcome.winners}  # type: ignore[union-attr]
    assert {place.player.name for place in ratings.places[: len(won)]} == won


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_history_tells_places_payments_and_all_who_played(crowd: House, locale: Locale) -> None:
    ann = crowd.people[0]
    await played(crowd, "PAID", 5)
    await played(crowd, "FREE", 3, stake=0)
    table = await seat_crowd(crowd, 3, key="LEFT")
    for seat in (Seat.A, Seat.B):
        table = (await crowd.tables.playing.play(table.id, table.players[seat], Resign())).table
    await Projector(crowd.store, crowd.tables).drain()
    standing = Standing(crowd.store, crowd.tables, crowd.clock)
    games = await standing.history(ann, game="magpie", limit=11)
    assert [each.played.seats for each in games] == [3, 3, 5]
    assert await standing.history(ann, game="mille", limit=11) == []
    text = str(history_screen(games, "magpie", against=None, is_newest=True, locale=locale).blocks[0])
    left, free, paid = text.splitlines()[1:]
    and_others, of = {"en": ("Bob, Cid, Dan and Eve", "of 5"), "fr": ("Bob, Cid, Dan et Eve", "sur 5")}[locale]
    assert and_others in paid
    assert of in paid
    assert "1 chip" in paid
    assert "chip" not in free
    assert {"en": "third of 3", "fr": "3e sur 3"}[locale] in left


async def test_stats_of_a_game_without_points_are_drawn_by_places(crowd: House, studio: Studio) -> None:
    for number in range(3):
        await played(crowd, f"T{number}", 3 + number)
    standing = Standing(crowd.store, crowd.tables, crowd.clock)
    stats = await standing.stats(crowd.people[1], game="magpie", against=None, guild_id=GUILD)
    assert not stats.is_scored
    assert [each.seats for each in stats.last] == [3, 4, 5]
    picture = (await stats_screen(stats, studio, locale="en", style=Style())).blocks[0]
    assert isinstance(picture, Picture)
    assert " of 3, " in picture.alt
    assert "points" not in picture.alt
