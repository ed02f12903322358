"""`--into FILE --moves`: fill a database with whole games, as the bot stores them: for `check`, and for old logs.

Each has its challenge, or for more than two its lobby, promised seed, log, announcements that were posted, and
settlement. Robots play in place of the people, and seeds follow from the number of the game, so that the same command
gives the same games.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple
from zlib import crc32

from bot.games.protocol import Abandon, Owed, View
from bot.games.shuffle import SEED_BYTES, commitment
from bot.hosted import Games
from bot.robots.levels import find_robot
from bot.robots.protocol import Robot
from bot.robots.random_legal import RandomLegal
from bot.simulate.games import CHUNK, MOST_DEALS, STAKE, Plan, processes
from bot.standing.derivation import derive
from bot.standing.facts import Facts, facts_of, feats_of
from bot.standing.town import AT_ONCE, Meeting, Town, meetings, settle
from bot.store import (
    AnnouncementPostedRow,
    AnnouncementRow,
    AttemptRow,
    FeatRow,
    LobbyRow,
    LogRow,
    OfferAnswerRow,
    Row,
    SeatedTable,
    SeatRow,
    SeedRow,
    Store,
    TableRow,
)
from bot.tables import Player, SystemClock, Table, Terms
from bot.tables.lobbies import lobby_rules
from bot.tables.lobbies.lobby_acts import lobby_of
from bot.tables.lobbies.lobby_book import Draft
from bot.tables.lobbies.opening import challenge, opening
from bot.tables.state.consequences import consequences
from bot.tables.state.log_rows import RENEW, after, at_start, deal_text, next_row, step_of
from bot.tables.time import DAY
from bot.values.snowflake import TIME_BITS, first_id_at

HESITATION = 30_000  # ms from a challenge to its answer
LONGEST_TURN = 20_000  # ms
UNIT = 50  # games stored as one unit
FIRST_MESSAGE = 10**17


@dataclass(frozen=True, slots=True)
class WholeGame:
    """The rows of a game that was played to its end, and what it counts; its number is not known yet."""

    rows: tuple[Row, ...]
    facts: Facts
    feats: tuple[FeatRow, ...]


class Agreed(NamedTuple):
    """The way in which the people of a game came together."""

    rows: tuple[Row, ...]
    sitting: tuple[Player, ...]  # in order of seat
    opening: tuple[TableRow | SeatRow, ...]


async def fill(file: Path, hosted: Games, town: Town, plan: Plan, *, jobs: int, report: Callable[[int], None]) -> None:
    """Fill a new database. `report` is called with the number of stored games."""
    now = SystemClock().now()
    async with await Store.open(file) as store:
        people = await settle(store, town, now=now)
        chance = Random(town.seed)  # noqa: S311  the same town every time
        met = list(meetings(people, town, chance, now=now, seats=len(plan.levels)))
        games = play_all(plan, met, jobs=jobs)
        history: list[Facts] = []
        feats: dict[str, tuple[FeatRow, ...]] = {}
        while some := await asyncio.to_thread(lambda: list(islice(games, UNIT))):
            await store.commit(*(row for each in some for row in each.rows))
            history += [each.facts for each in some]
            feats |= {each.facts.game.table: each.feats for each in some}
            report(len(history))
        await _count(store, hosted, history, feats)


async def _count(store: Store, hosted: Games, history: Sequence[Facts], feats: dict[str, tuple[FeatRow, ...]]) -> None:
    """Store what the games add up to, in the order in which they ended."""
    ordered = sorted(history, key=lambda each: (each.game.at, each.game.table))
    counted = [facts.numbered(number) for number, facts in enumerate(ordered, 1)]
    first: dict[tuple[int, str], FeatRow] = {}
    for facts in counted:
        for feat in feats[facts.game.table]:
            first.setdefault((feat.player, feat.feat), feat)
    left = iter(counted)
    while some := list(islice(left, AT_ONCE)):
        await store.commit(*(row for each in some for row in each.rows))
    total = derive(counted, hosted)
    await store.commit(*total.ratings, *total.tallies, *total.figures, *total.winnings, *first.values())


def play_all(plan: Plan, games: Sequence[Meeting], *, jobs: int) -> Iterator[WholeGame]:
    """Play the games in their order, in `jobs` processes."""
    with processes(jobs) as pool:
        yield from pool.map(partial(play_whole, plan), games, chunksize=CHUNK)


def play_whole(plan: Plan, met: Meeting) -> WholeGame:
    """Play one game from its challenge or lobby to its end."""
    chance = Random(f"{plan.seed} {met.number} game")  # noqa: S311  the same games every time
    seed, key = chance.randbytes(SEED_BYTES), f"GAME{met.number:06}"
    terms = Terms(plan.hosted.game, plan.options, STAKE)
    cut = str(chance.randrange(10**6))
    agreed, sitting, made = (
        _challenged(key, terms, met, cut) if len(met.players) == 2 else _gathered(key, terms, met, seed)
    )
    rows: list[Row] = [*agreed, SeedRow(key, seed, commitment(seed)), *made]
    (table,) = [row for row in made if isinstance(row, TableRow)]
    players = tuple(row.player for row in made if isinstance(row, SeatRow))
    seated = SeatedTable(table, players, None, (None,) * len(players), table.channel_id)
    now = at_start(terms.game, seated, sitting, seed=seed, unit="")
    first = met.number % len(players)
    levels = (*plan.levels[first:], *plan.levels[:first])
    robots = [partial(find_robot, level, robots=(*plan.hosted.robots, RandomLegal())) for level in levels]
    log: list[LogRow] = []
    while not now.is_over:
        row = _next(now, robots, chance)
        step = step_of(now, row, seed)
        now = after(now, row, step)
        log.append(row)
        rows += [row, *(each for follows in consequences(now, step.events) for each in _posted(follows))]
    facts = facts_of(now, log, plan.hosted.counting, number=0, unit=terms.unit)
    return WholeGame(tuple(rows), facts, tuple(feats_of(facts, now, plan.hosted.counting)))


def _challenged(key: str, terms: Terms, met: Meeting, cut: str) -> Agreed:
    """Return the game of two: one challenges the other, who accepts."""
    asked, other = met.players
    begun, guild, channel = met.at + HESITATION, met.guild_id, 1000 * met.guild_id
    offer = challenge(key, terms, asked, other, guild_id=guild, channel_id=channel, now=met.at, lifetime=DAY)
    rows = (replace(offer, message_id=FIRST_MESSAGE + met.number), OfferAnswerRow(key, "accepted", other.id, begun))
    made = opening(key, terms, met.players, guild_id=guild, channel_id=channel, cut=cut, now=begun)
    return Agreed(rows, met.players, made)


def _gathered(key: str, terms: Terms, met: Meeting, seed: bytes) -> Agreed:
    """Return the game of more: one opens a lobby, the others sit down there, and it starts by itself."""
    guild, channel = met.guild_id, 1000 * met.guild_id
    row = LobbyRow(
        id=key,
        game=terms.game.name,
        guild_id=guild,
        channel_id=channel,
        message_id=FIRST_MESSAGE + met.number,
        seats=len(met.players),
        created_at=met.at,
        expires_at=met.at + DAY,
    )
    draft = Draft(lobby_of(row, terms.game, commitment(seed)), {each.id: each for each in met.players})
    host, press = met.players[0], FIRST_MESSAGE + len(met.players) * met.number
    draft.do(partial(lobby_rules.name_terms, player=host, terms=terms, press_id=press), now=met.at)
    for place, player in enumerate(met.players):
        wish = partial(lobby_rules.sit, player=player, version=draft.lobby.version, press_id=press + place)
        draft.do(wish, now=met.at + place * HESITATION)
    begun = met.at + (len(met.players) - 1) * HESITATION
    draft.pass_time(begun)
    lobby = draft.lobby
    (sitting,) = lobby_rules.arrange(lobby, seed)
    made = opening(key, lobby.terms, sitting, guild_id=guild, channel_id=channel, cut=lobby.cut, now=begun)
    return Agreed((row, *draft.acts), sitting, made)


def _next(table: Table, robots: Sequence[Callable[[View], Robot]], chance: Random) -> LogRow:
    """Return the next row of the log: cards that are owed, or what a robot chooses in place of its person."""
    at = table.moved_at + chance.randrange(1, LONGEST_TURN)
    owed = table.position.chance
    if owed is None:
        seat = min(table.position.awaited)
        view = table.view(seat)
        return next_row(table, seat, str(robots[seat](view).choose(view, random=chance)), at=at)
    if owed.kind is Owed.STOCK:
        return next_row(table, None, RENEW, at=table.moved_at)
    if owed.deal > MOST_DEALS:
        return next_row(table, None, str(Abandon()), at=at)
    is_cut = chance.random() < 0.5
    word = f"cut {chance.randrange(1000)}" if is_cut else table.default_cut
    return next_row(table, table.cutter if is_cut else None, deal_text(owed.deal, word), at=at)


def _posted(row: Row) -> Iterator[Row]:
    """Yield the row, and of an announcement that it was posted."""
    yield row
    if isinstance(row, AnnouncementRow):
        yield AttemptRow(row.id, row.created_at)
        message = first_id_at(row.created_at) + crc32(row.id.encode()) % (1 << TIME_BITS)
        yield AnnouncementPostedRow(row.id, message, row.created_at + 1_000)
