"""How quick leaderboards and stats are in a large house: 100,000 games of 10,000 players, seeded without cards."""

import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random

from bot.standing.derivation import derive
from bot.standing.facts import Facts
from bot.standing.leaderboard import FIGURES, Leaderboard
from bot.standing.ledger import Ledger
from bot.standing.periods import Period
from bot.standing.stats import stats_of
from bot.store import (
    FinishedGameRow,
    GameFactsRow,
    ListingRow,
    PlayerSeenRow,
    SettlementRow,
    Store,
    TableRow,
    TransferRow,
)
from bot.tables import Player, SystemClock

GUILDS = 20
DAYS = 365  # over which the games are spread
ASKED = 300  # times each question
UNIT_SIZE = 5_000  # games stored at once
MINUTE = 60_000  # ms


@dataclass(frozen=True, slots=True)
class Measured:
    """One kind of question, and how long its answers took."""

    question: str
    p50_ms: float
    p95_ms: float
    cpu_p95_ms: float  # of the processor, whatever else the machine does


async def bench_standing(folder: Path, *, games: int = 100_000, players: int = 10_000) -> list[Measured]:
    """Seed a database in `folder` and ask it what people ask."""
    chance, clock = Random(1), SystemClock()  # noqa: S311  the same house every time
    async with await Store.open(folder / "standing.db") as store:
        people = await _seed(store, chance, games=games, players=players, now=clock.now())
        board, ledger = Leaderboard(store, clock), Ledger(store, clock)

        async def lead() -> None:
            guild = chance.choice((None, 1 + chance.randrange(GUILDS)))
            by = chance.choice([each for each in FIGURES if guild is not None or each != "net"])
            period, number = chance.choice(list(Period)), chance.choice((0, 0, 0, 1, 10, 10_000))
            await board.page(chance.choice(people), by=by, period=period, guild_id=guild, number=number)

        async def tell() -> None:
            await stats_of(store, _somebody(people, chance), against=None, guild_id=1)

        async def duel() -> None:
            await stats_of(store, people[0], against=people[1], guild_id=1)

        async def owe() -> None:
            await ledger.balances(1 + chance.randrange(GUILDS), _somebody(people, chance))

        questions = (
            ("leaderboard", lead),
            ("stats", tell),
            ("stats, head to head of the busiest", duel),
            ("ledger", owe),
        )
        return [await _measure(name, question) for name, question in questions]


async def _measure(question: str, ask: Callable[[], Awaitable[None]]) -> Measured:
    waits, work = [], []
    for _ in range(ASKED):
        asked, began = time.perf_counter(), time.process_time()
        await ask()
        waits.append(1000 * (time.perf_counter() - asked))
        work.append(1000 * (time.process_time() - began))
    waits.sort()
    work.sort()
    return Measured(question, waits[ASKED // 2], waits[ASKED * 95 // 100], work[ASKED * 95 // 100])


def _somebody(people: list[Player], chance: Random) -> Player:
    """Some play much more than others."""
    return people[int(len(people) * chance.random() ** 3)]


async def _seed(store: Store, chance: Random, *, games: int, players: int, now: int) -> list[Player]:
    await store.commit(*(PlayerSeenRow(10**6 + at, f"Player {at}", "en", now) for at in range(players)))
    people = [Player.of(row) for row in (await store.players(range(1, players + 1))).values()]
    await store.commit(*(ListingRow(each.id, everywhere=True) for each in people[::3]))
    history = list(_games(people, chance, games=games, now=now))
    left = iter(history)
    while some := list(islice(left, UNIT_SIZE)):
        await store.commit(*(_table(each.game) for each in some))
        await store.commit(*(each.game for each in some), *(seat for each in some for seat in each.seats))
        await store.commit(
            *(SettlementRow(each.game.table, each.game.table, each.game.guild_id, "chips", now) for each in some),
            *(
                TransferRow(each.game.table, each.seats[1].player, each.seats[0].player, each.game.amount)
                for each in some
            ),
        )
    ratings, tallies = derive(history)
    await store.commit(*ratings, *tallies)
    return people


def _games(people: list[Player], chance: Random, *, games: int, now: int) -> Iterator[Facts]:
    for number in range(1, games + 1):
        winner, loser = _somebody(people, chance), _somebody(people, chance)
        if number % 50 == 0:
            winner, loser = people[0], people[1]
        if winner.id == loser.id:
            loser = people[winner.id % len(people)]
        at = now - (games - number) * DAYS * 24 * 60 * MINUTE // games
        amount = 100 * chance.randrange(3, 40)
        game = FinishedGameRow(number, f"G{number}", "mille", 1 + winner.id % GUILDS, at, "target", True, 6, 90, amount)
        seats = tuple(
            GameFactsRow(
                number, seat, who.id, seat == 0, 1200 - 500 * seat, chance.randrange(2), 0, 0, 0, 0, 0, 0, net, 300
            )
            for seat, (who, net) in enumerate(((winner, amount), (loser, -amount)))
        )
        yield Facts(game, seats)


def _table(game: FinishedGameRow) -> TableRow:
    return TableRow(
        id=game.table,
        game=game.game,
        rules="classic",
        options="{}",
        stake=100,
        guild_id=game.guild_id,
        channel_id=1,
        cut="",
        created_at=game.at,
    )
