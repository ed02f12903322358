"""A town to measure with: whole in itself, the same every time, with nothing left to count or report."""

from pathlib import Path

import pytest

from bot.registry import GAMES
from bot.standing import Board, Leaderboard, Period, stats_of
from bot.standing.derivation import derive
from bot.standing.facts import Facts
from bot.standing.town import Town, build, rivals
from bot.store import FinishedGameRow, GameFactsRow, RatingRow, Store, TallyRow, WinningsRow
from bot.tables import DAY
from bot.tables.settings.servers import ServerBook
from tests.standing.games import facts
from tests.stored import stored
from tests.tables.still_clock import StillClock

OUTCOMES = [facts(0, 1, 2, net=300), facts(0, 2, 1, net=900)]
TOWN = Town(games=150, people=50)


async def stored_rows(store: Store) -> tuple[object, ...]:
    boards = await stored(store, RatingRow), await stored(store, TallyRow), await stored(store, WinningsRow)
    return await stored(store, FinishedGameRow), await stored(store, GameFactsRow), *boards


async def test_a_town_is_whole_and_the_same_every_time(tmp_path: Path) -> None:
    found, clock = [], StillClock()
    for name in ("one.db", "other.db"):
        async with await Store.open(tmp_path / name) as store:
            people = await build(store, GAMES, TOWN, OUTCOMES, now=clock.now())
            found.append(await stored_rows(store))
            games, seats, *boards = await stored_rows(store)
            assert len(await stored(store, FinishedGameRow)) == TOWN.games
            assert await store.games_to_count(limit=1) == []
            assert await store.due_tables(clock.now()) == []
            assert await store.unshown_ends(clock.now() - DAY) == []
            assert await store.unposted() == []
            for guild in range(1, 21):
                owed = await store.debts(guild)
                assert all(debt.amount > 0 for debt in owed)
            board = Leaderboard(store, clock, ServerBook(GAMES, store, unit="chips"))
            assert (await board.page(Board("wins", Period.ALL, 1))).places
            one, other = rivals(people)
            assert (await stats_of(store, GAMES, one, against=other, guild_id=1)).totals.games >= TOWN.games // 50
    assert found[0] == found[1]
    history = [
        Facts(game, tuple(seat for seat in seats if seat.number == game.number))  # type: ignore[attr-defined]
        for game in games  # type: ignore[attr-defined]
    ]
    total = derive(history, GAMES)
    assert [list(total.ratings), list(total.tallies), list(total.winnings)] == boards


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("people", [2, 3, 40])
async def test_nobody_plays_alone(tmp_path: Path, people: int) -> None:
    async with await Store.open(tmp_path / "town.db") as store:
        await build(store, GAMES, Town(games=60, people=people), OUTCOMES, now=StillClock().now())
        seats = await stored(store, GameFactsRow)
        pairs = {(first.player, second.player) for first, second in zip(seats[::2], seats[1::2], strict=True)}
        assert all(one != other for one, other in pairs)
