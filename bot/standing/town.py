"""A town to measure with: many people, and finished games whose outcomes are drawn from games that were really played.

The games have no moves, so leaderboards, stats and ledgers know them, but no table can be shown.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from bot.games.paying import paid_by_nets
from bot.hosted import Games
from bot.standing.derivation import derive
from bot.standing.facts import Facts
from bot.store import ListingRow, PlayerSeenRow, Row, SeatRow, SettlementRow, Store, TableEndRow, TableRow, TransferRow
from bot.tables import DAY, Player

SERVERS = 20  # at most; their ids are 1, 2, 3, …
SPREAD = 365 * DAY  # the time over which the games are spread
SILENCE = 2 * DAY  # since the last game, so that a bot that starts there posts none of them
BUSIEST = 50  # every 50th game is between the same two people
AT_ONCE = 5_000  # games stored as one unit
FIRST_DISCORD_ID = 10**6


@dataclass(frozen=True, slots=True)
class Town:
    """The size of a town, and its seed: the same seed makes the same town."""

    games: int = 100_000
    people: int = 10_000
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game of some people of a town."""

    number: int  # from 1
    guild_id: int
    players: tuple[Player, ...]
    at: int  # ms


async def build(
    store: Store,
    games: Games,
    town: Town,
    outcomes: Sequence[Facts],
    *,
    now: int,
    report: Callable[[int], None] = lambda _: None,
) -> list[Player]:
    """Fill an empty store and return its people, the busiest first. `report` is called with the number of stored games.

    A third of the people wish to be seen everywhere. The `outcomes` must be rated games, all for one number of players;
    each game of the town has one of them.
    """
    chance = Random(town.seed)  # noqa: S311  the same town every time
    people = await settle(store, town, now=now)
    history = list(_games(people, town, outcomes, chance, now=now))
    left, stored = iter(history), 0
    while some := list(islice(left, AT_ONCE)):
        await store.commit(*(row for each in some for row in _rows_of(each)))
        stored += len(some)
        report(stored)
    total = derive(history, games)
    await store.commit(*total.ratings, *total.tallies, *total.figures, *total.winnings)
    return people


async def settle(store: Store, town: Town, *, now: int) -> list[Player]:
    """Store the people of a town, and return them."""
    await store.commit(*(PlayerSeenRow(FIRST_DISCORD_ID + at, f"Player {at}", "en", now) for at in range(town.people)))
    people = [Player.of(row) for row in (await store.players(range(1, town.people + 1))).values()]
    await store.commit(*(ListingRow(each.id, everywhere=True) for each in people[::3]))
    return people


def meetings(people: Sequence[Player], town: Town, chance: Random, *, now: int, seats: int = 2) -> Iterator[Meeting]:
    """Yield who plays whom, where and when; the first to begin first."""
    servers = _servers(people, seats)
    for number in range(1, town.games + 1):
        guild = 1 if number % BUSIEST == 0 else 1 + chance.randrange(len(servers))
        met = tuple(servers[0][:seats]) if number % BUSIEST == 0 else _party(servers[guild - 1], chance, seats)
        yield Meeting(number, guild, met, now - SILENCE - (town.games - number) * SPREAD // town.games)


def somebody(people: Sequence[Player], chance: Random) -> Player:
    """Return a random person. Some play much more than others: one in a thousand people sits in every tenth game."""
    return people[int(len(people) * chance.random() ** 3)]


def rivals(people: Sequence[Player]) -> tuple[Player, Player]:
    """Return the two people who play each other most."""
    first, second, *_ = _servers(people)[0]
    return first, second


def _servers(people: Sequence[Player], seats: int = 2) -> list[Sequence[Player]]:
    """Return the people of each server, enough for a game in each."""
    servers = max(1, min(SERVERS, len(people) // seats))
    return [people[at::servers] for at in range(servers)]


def _games(
    people: Sequence[Player], town: Town, outcomes: Sequence[Facts], chance: Random, *, now: int
) -> Iterator[Facts]:
    for met in meetings(people, town, chance, now=now, seats=len(outcomes[0].seats)):
        drawn = chance.choice(outcomes)
        table = f"TOWN{met.number:06}"
        own = drawn.numbered(met.number)
        yield Facts(
            replace(own.game, table=table, guild_id=met.guild_id, at=met.at),
            tuple(replace(seat, player=player.id) for seat, player in zip(own.seats, met.players, strict=True)),
            own.figures,
        )


def _party(people: Sequence[Player], chance: Random, seats: int) -> tuple[Player, ...]:
    """Return different people; a person drawn twice gives way to the busiest one not there yet."""
    party: list[Player] = []
    for _ in range(seats):
        drawn, there = somebody(people, chance), {each.id for each in party}
        party.append(next(each for each in (drawn, *people) if each.id not in there))
    return tuple(party)


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
    yield from facts.rows
    yield SettlementRow(game.table, game.table, game.guild_id, game.unit or "", game.at)
    for due in paid_by_nets([seat.net for seat in seats]):
        yield TransferRow(game.table, seats[due.payer].player, seats[due.payee].player, due.amount)
