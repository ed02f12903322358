"""A town for measuring: many people, and finished games whose outcomes are drawn from games that were really played.

Nobody played these games: they have no moves, so boards, stats and ledgers know them, and no table can be shown.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from bot.standing.derivation import derive
from bot.standing.facts import Facts
from bot.store import (
    ListingRow,
    PlayerSeenRow,
    Row,
    SeatRow,
    SettlementRow,
    Store,
    TableEndRow,
    TableRow,
    TransferRow,
)
from bot.tables import DAY, Player

SERVERS = 20  # at most; their ids count from 1
SPREAD, SILENCE = 365 * DAY, 2 * DAY  # over which the games are spread, and since the last one: nothing is told of it
BUSIEST = 50  # every 50th game is between the same two people
AT_ONCE = 5_000  # games stored as one unit
FIRST_DISCORD_ID = 10**6


@dataclass(frozen=True, slots=True)
class Town:
    """How large, and from which seed: the same town every time."""

    games: int = 100_000
    people: int = 10_000
    seed: int = 1


async def build(
    store: Store, town: Town, outcomes: Sequence[Facts], *, now: int, told: Callable[[int], None] = lambda _: None
) -> list[Player]:
    """Fill an empty store; who lives there, the busiest first. `told` hears how many games are stored.

    A third of the people wish to be seen everywhere. Rated `outcomes` of games for two are drawn from.
    """
    chance = Random(town.seed)  # noqa: S311  the same town every time
    await store.commit(*(PlayerSeenRow(FIRST_DISCORD_ID + at, f"Player {at}", "en", now) for at in range(town.people)))
    people = [Player.of(row) for row in (await store.players(range(1, town.people + 1))).values()]
    await store.commit(*(ListingRow(each.id, everywhere=True) for each in people[::3]))
    history = list(_games(people, town, outcomes, chance, now=now))
    left, stored = iter(history), 0
    while some := list(islice(left, AT_ONCE)):
        await store.commit(*(row for each in some for row in _rows_of(each)))
        stored += len(some)
        told(stored)
    total = derive(history)
    await store.commit(*total.ratings, *total.tallies, *total.winnings)
    return people


def somebody(people: Sequence[Player], chance: Random) -> Player:
    """Some play much more than others: one in a thousand people plays every tenth game."""
    return people[int(len(people) * chance.random() ** 3)]


def rivals(people: Sequence[Player]) -> tuple[Player, Player]:
    """The two who play each other all the time."""
    first, second, *_ = _servers(people)[0]
    return first, second


def _servers(people: Sequence[Player]) -> list[Sequence[Player]]:
    """Who lives in which server: two or more in each."""
    servers = max(1, min(SERVERS, len(people) // 2))
    return [people[at::servers] for at in range(servers)]


def _games(
    people: Sequence[Player], town: Town, outcomes: Sequence[Facts], chance: Random, *, now: int
) -> Iterator[Facts]:
    servers = _servers(people)
    for number in range(1, town.games + 1):
        guild = 1 if number % BUSIEST == 0 else 1 + chance.randrange(len(servers))
        pair = rivals(people) if number % BUSIEST == 0 else _pair(servers[guild - 1], chance)
        drawn, at = chance.choice(outcomes), now - SILENCE - (town.games - number) * SPREAD // town.games
        game = replace(drawn.game, number=number, table=f"TOWN{number:06}", guild_id=guild, at=at)
        seats = zip(drawn.seats, pair, strict=True)
        yield Facts(game, tuple(replace(seat, number=number, player=player.id) for seat, player in seats))


def _pair(people: Sequence[Player], chance: Random) -> tuple[Player, Player]:
    one, other = somebody(people, chance), somebody(people, chance)
    return one, other if other.id != one.id else people[0] if one.id != people[0].id else people[1]


def _rows_of(facts: Facts) -> Iterator[Row]:
    game, seats = facts.game, facts.seats
    yield TableRow(
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
    yield from (SeatRow(game.table, seat.seat, seat.player) for seat in seats)
    yield TableEndRow(game.table, game.ending, game.at)
    yield game
    yield from seats
    yield SettlementRow(game.table, game.table, game.guild_id, game.unit or "", game.at)
    winner, loser = sorted(seats, key=lambda seat: -seat.net)
    if winner.net:
        yield TransferRow(game.table, loser.player, winner.player, winner.net)
