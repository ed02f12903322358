"""Daily deals as a whole: a person begins one, plays it among robots, and looks at what others made of it."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from bot.daily.calendar import month_of
from bot.daily.days import Days, luck
from bot.daily.edition import edition
from bot.daily.results import Compared, Placed, best_of, board, compared, streak
from bot.daily.sitting import (
    OWN,
    Sitting,
    as_log,
    as_moves,
    is_done,
    options_of,
    score_of,
    sitting_of,
    start,
    terms_of,
)
from bot.games.protocol import Move
from bot.games.record import Record
from bot.hosted import Games
from bot.robots.protocol import Level
from bot.store import ENDED, Conflict, DailyMoveRow, DailyResultRow, DailySittingRow, LogRow, SatRow, Store
from bot.tables import Clock, Declined, Player, Reason, Table, Timekeeper
from bot.tables.playing.robots import Thinker, asker_at, robot_to_act
from bot.tables.state.export import export
from bot.tables.state.log_rows import deal_text
from bot.tables.state.people import robot_name
from bot.tables.state.seeds import Seeds
from bot.tables.state.stops import Moment, moment_at
from bot.tables.state.unit import Unit
from bot.values.timing import Backoff

log = logging.getLogger(__name__)

LEVEL = Level.REGULAR


@dataclass(frozen=True, slots=True)
class Entry:
    """A game of a day, and what one person made of it."""

    game: str
    sitting: SatRow | None  # None: not begun
    is_cut_off: bool = False
    compared: Compared | None = None
    is_forgotten: bool = False  # the person has begun it, and deleted their data since


@dataclass(frozen=True, slots=True)
class Today:
    """The deals that a person finds on a day."""

    day: str
    ends_at: int  # Unix milliseconds
    entries: tuple[Entry, ...]
    streak: int
    tomorrow: str  # the commitment
    is_over: bool  # it was opened already, as after a clock that was wrong


class Dailies:
    """The host of daily deals. Call `start` before use, and `close` after it.

    Nothing of a sitting is kept in memory: each press reads its log.
    """

    def __init__(
        self,
        games: Games,
        store: Store,
        clock: Clock,
        seeds: Seeds,
        thinker: Thinker | None,
        *,
        draw_key: Callable[[], str],
        again: Backoff,
        edition: Callable[[], str] = edition,
    ) -> None:
        """`again`: milliseconds until a day that could not be opened is tried again. `edition`: see there."""
        self.games = tuple(name for name, entry in games.items() if entry.daily is not None)
        self.days = Days(store, seeds, clock)
        self._games = games
        self._store = store
        self._clock = clock
        self._thinker = thinker
        self._draw_key = draw_key
        self._edition = edition
        self._timekeeper = Timekeeper(clock, again)
        self._pressed: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by sitting

    def start(self) -> None:
        """Open the days that are over, now and at each midnight. Without robots there are none."""
        if self._thinker is None:
            return
        self._timekeeper.start()
        self._timekeeper.at(self._clock.now(), "days", self._midnight)

    async def close(self) -> None:
        """Open no more days. The next process opens the rest."""
        await self._timekeeper.close()

    async def _midnight(self) -> None:
        await self.days.open_past()
        self._timekeeper.at(self.days.ends_at, "days", self._midnight)

    @property
    def lows(self) -> frozenset[str]:
        """The games in which few points are better than many."""
        return frozenset(name for name in self.games if terms_of(self._games, name).is_low)

    # Looking

    async def today(self, player: Player) -> Today:
        """Return what `player` finds today."""
        await self.days.open_past()
        day = self.days.today
        entries = await self._with_forgotten(day, player, await self.entries(day, player))
        streak_now = await self.streak(player)
        is_over, tomorrow = await self.days.is_open(day), await self.days.tomorrow()
        return Today(day, self.days.ends_at, entries, streak_now, tomorrow, is_over)

    async def entries(self, day: str, player: Player) -> tuple[Entry, ...]:
        """Return each game of a day as `player` has played it."""
        rows = await self._store.daily_of_day(day)
        own = {each.game: each for each in rows if each.player == player.id}
        return tuple([await self._entry(game, own.get(game), rows) for game in self.games])

    async def _with_forgotten(self, day: str, player: Player, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """Mark the games that the person behind `player` has begun today, and of which they deleted their data."""
        new = [each.game for each in entries if each.sitting is None]
        if player.discord_id is None or not new:
            return entries
        digests = await self.days.digests(day, player.discord_id, new)
        known = await self._store.daily_digests(day, digests.values())
        return tuple(replace(each, is_forgotten=digests.get(each.game) in known) for each in entries)

    async def _entry(self, game: str, own: SatRow | None, rows: Sequence[SatRow]) -> Entry:
        if own is None:
            return Entry(game, None)
        result = compared(own, rows)
        return Entry(game, own, result is None and await self.days.is_open(own.day), result)

    async def streak(self, player: Player) -> int:
        """Return for how many days in a row `player` has finished a daily deal."""
        days = {each.day for each in await self._store.daily_of(player.id) if each.score is not None}
        return streak(days, self.days.today)

    async def compared(self, key: str) -> Compared | None:
        """Return how a sitting compares with the others of its day; None while it has no result."""
        row = await self._row(key)
        rows = await self._store.daily_of_day(row.day)
        return next((compared(each, rows) for each in rows if each.id == key), None)

    async def board(self, day: str, *, guild_id: int, game: str | None = None) -> list[Placed]:
        """Return the board of a day among those who played in a server, of one game or of all."""
        rows = await self._store.daily_of_day(day)
        return board(each for each in rows if each.guild_id == guild_id and game in {None, each.game})

    async def month_board(self, *, guild_id: int) -> list[Placed]:
        """Return the board of this month among those who played in a server."""
        rows = await self._store.daily_since(month_of(self.days.today))
        return board(each for each in rows if each.guild_id == guild_id)

    async def people(self, placed: Sequence[Placed]) -> dict[int, Player]:
        """Return the people on these lines, by number."""
        found = await self._store.players([each.player for each in placed])
        return {number: Player.of(row) for number, row in found.items()}

    async def best(self, day: str, game: str, edition: str | None) -> SatRow | None:
        """Return the best sitting of a day that is open, of the first list if `edition` is None; None for none.

        Raises Declined (DAILY_CLOSED).
        """
        if not await self.days.is_open(day):
            raise Declined(Reason.DAILY_CLOSED)
        return best_of(await self._store.daily_of_day(day), game, edition)

    async def record(self, key: str, *, name: str) -> Record:
        """Return the record of a sitting, its person called `name`. Raises Declined (DAILY_CLOSED)."""
        row = await self._row(key)
        secret = await self.days.revealed(row.day)
        before, rows, seed = await self._read(row, name=name)
        played = [each for each in rows if each.text != ENDED]
        record = await asyncio.to_thread(export, before, played, seed)
        return opened(record, row.day, secret, seed)

    async def moment(self, key: str, number: int, *, name: str) -> Moment:
        """Return a sitting whose day is open at a stop, its person called `name`. Raises Declined (DAILY_CLOSED)."""
        row = await self._row(key)
        await self.days.revealed(row.day)
        before, rows, seed = await self._read(row, name=name)
        return moment_at(before, [each for each in rows if each.text != ENDED], seed, number)

    async def of(self, player: Player) -> list[SatRow]:
        """Return all sittings of `player`, oldest first."""
        return await self._store.daily_of(player.id)

    # Playing

    async def begin(self, player: Player, game: str, *, guild_id: int | None) -> Sitting:
        """Return the sitting of `player` at today's deal of a game, begun now if it was not.

        Raises Declined (STALE where there is no such deal, DAILY_OVER, DAILY_SAT for a person whose data were deleted).
        """
        if game not in self.games or player.discord_id is None:
            raise Declined(Reason.STALE)
        await self.days.open_past()
        day = self.days.today
        digest, seed = await self.days.digest(day, player.discord_id, game), await self.days.seed(day, game)
        while (row := await self._store.daily_sat(day, digest)) is None:
            options = options_of(self._games, game, seed)
            row = DailySittingRow(
                id=self._draw_key(),
                day=day,
                game=game,
                digest=digest,
                player=player.id,
                guild_id=guild_id,
                edition=await asyncio.to_thread(self._edition),  # the first time it reads all rules and robots
                rules=options.rules,
                options=json.dumps(options.with_edition(options.texts())),
                at=self._clock.now(),
            )
            before, _, _ = await self._read(row)
            try:
                await self._commit(row, before, await self._gone_on(before, row, seed, is_next=True), is_new=True)
            except Conflict:  # the same person has just begun it
                continue
        if row.player != player.id:
            raise Declined(Reason.DAILY_SAT)
        return await self.find(row.id, player)

    async def find(self, key: str, player: Player) -> Sitting:
        """Return the sitting `key` of `player`. Raises Declined (NO_TABLE for another's, UNREADABLE)."""
        row = await self._row(key)
        if row.player != player.id:
            raise Declined(Reason.NO_TABLE)
        before, rows, seed = await self._read(row)
        return sitting_of(row, terms_of(self._games, row.game), before, rows, seed)

    async def play(self, key: str, player: Player, moves: Sequence[Move], *, turn: int | None) -> Sitting:
        """Play `moves` of `player` in that `turn`, then those of the robots, as one unit.

        Raises Refused, and Declined (STALE, DAILY_OVER, and as `find`).
        """
        return await self._press(key, player, moves, turn=turn)

    async def go_on(self, key: str, player: Player, *, deal: int | None) -> Sitting:
        """Deal the next deck after `deal`. Raises Declined as `play`."""
        return await self._press(key, player, (), deal=deal)

    async def _press(
        self, key: str, player: Player, moves: Sequence[Move], *, turn: int | None = None, deal: int | None = None
    ) -> Sitting:
        async with self._pressed.setdefault(key, asyncio.Lock()):
            return await self._pressed_once(key, player, moves, turn=turn, deal=deal)

    async def _pressed_once(
        self, key: str, player: Player, moves: Sequence[Move], *, turn: int | None, deal: int | None
    ) -> Sitting:
        now = await self.find(key, player)
        table = now.table
        if now.is_done or now.is_cut_off:
            return now
        if moves and (turn != table.position.turn(OWN) or OWN not in table.position.to_act):
            raise Declined(Reason.STALE)
        if not moves and (table.awaits_deck is None or table.deal != deal):
            return now
        seed = await self.days.seed(now.row.day, now.row.game)
        unit = await self._gone_on(table, now.row, seed, moves, is_next=not moves)
        try:
            await self._commit(now.row, table, unit)
        except Conflict:  # another press was first, or the day was opened
            return await self.find(key, player)
        return await self.find(key, player)

    async def _gone_on(
        self, table: Table, row: DailySittingRow, seed: bytes, moves: Sequence[Move] = (), *, is_next: bool = False
    ) -> Unit:
        """Return the `moves` of the person and all that follows until they are asked again, or the deal is over.

        `is_next`: the next deck is dealt. Raises Refused, and whatever keeps a robot from thinking: what a robot plays
        must be the same for everyone, so that nothing else may be played in its place.
        """
        unit = Unit(table, self._clock, orders=(), seed=_constant(seed))
        for move in moves:
            await unit.play(OWN, move)
        terms = terms_of(self._games, row.game)
        while True:
            await unit.follow()
            if is_done(terms, unit.now):
                return unit
            if (chance := unit.now.awaits_deck) is not None:
                if not is_next:
                    return unit
                is_next, text = False, deal_text(chance.deal, unit.now.default_cut)
                unit.append([LogRow(row.id, unit.now.ply + 1, None, text, self._clock.now())], seed=seed)
                continue
            seat = robot_to_act(unit.now)
            if seat is None:
                return unit
            if self._thinker is None:
                raise Declined(Reason.NO_LEVEL)
            view, chance_of = unit.now.position.view(seat), luck(seed, seat, unit.now.ply)
            await unit.play(seat, await self._thinker.think(LEVEL, view, chance_of, asker=asker_at(unit.now)))

    async def _commit(self, row: DailySittingRow, before: Table, unit: Unit, *, is_new: bool = False) -> None:
        """Store what was played, and the result if that was the end.

        Raises Conflict, and Declined (DAILY_OVER; NOBODY for a new sitting of a person who was just forgotten).
        """
        last = max(row.at, before.moved_at)  # a clock that was set back leaves the times of a log in order
        moves = [replace(each, at=max(each.at, last)) for each in as_moves(each.row for each in unit.entries)]
        terms, result = terms_of(self._games, row.game), list[DailyResultRow]()
        if is_done(terms, unit.now) and not is_done(terms, before):
            result = [DailyResultRow(row.id, score_of(self._games, terms, unit.now), moves[-1].at)]
        async with self.days.playing(row.day) as lock:
            if is_new and Player.of((await self._store.players([row.player]))[row.player]).is_former:
                raise Declined(Reason.NOBODY)
            await self._store.commit(*([row] if is_new else []), *moves, *result, preconditions=[lock])
        if result:
            log.info("daily %s of %s: done", row.id, row.day)

    async def _row(self, key: str) -> DailySittingRow:
        row = await self._store.daily_sitting(key)
        if row is None:
            raise Declined(Reason.NO_TABLE)
        return row

    async def _read(self, row: DailySittingRow, *, name: str | None = None) -> tuple[Table, list[LogRow], bytes]:
        """Return the table of a sitting before its first row, its log, and its seed."""
        if row.game not in self.games:
            raise Declined(Reason.NEWER)
        person = Player.of((await self._store.players([row.player]))[row.player])
        if name is not None:
            person = Player(person.id, None, name, "", None)
        count = range(1, terms_of(self._games, row.game).seats)
        robots = [Player.of(await self._store.robot(LEVEL, n, name=robot_name(LEVEL, n))) for n in count]
        seed = await self.days.seed(row.day, row.game)
        before = start(self._games, row, person, robots, options=row.options, seed=seed)
        return before, as_log(await self._store.daily_moves(row.id)), seed


def opened(record: Record, day: str, secret: bytes, seed: bytes) -> Record:
    """Return the record of a sitting with its seed, even if its game would have gone on, and the secret of its day."""
    kept = tuple(each for each in record.others if each[0] != "Seed")
    return replace(record, others=(*kept, ("Seed", seed.hex()), ("Daily", day), ("DailySecret", secret.hex())))


def _constant(seed: bytes) -> Callable[[str], Awaitable[bytes]]:
    async def read(_: str) -> bytes:
        return seed

    return read


async def farewell(store: Store, player: Player, *, now: int) -> list[DailyMoveRow]:
    """Return the rows that end the open sittings of a person who is forgotten. Their digests stay until midnight."""
    rows = []
    for each in await store.daily_of(player.id):
        moves = await store.daily_moves(each.id) if each.score is None else []
        if moves and moves[-1].text != ENDED:
            rows.append(DailyMoveRow(each.id, moves[-1].ply + 1, None, ENDED, max(now, moves[-1].at)))
    return rows
