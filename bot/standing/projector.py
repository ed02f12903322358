"""Count finished games: one task stores the facts of each game as one unit, exactly once, under the next number."""

import logging

from bot.games.counting import Counting
from bot.standing.derivation import count, scopes_of
from bot.standing.facts import Facts, facts_of, feats_of
from bot.standing.ratings import Rating
from bot.store import Conflict, FeatRow, Store
from bot.tables import DAY, Declined, Drain, Table, Tables

log = logging.getLogger(__name__)

RETRY = 5.0  # s; then a game that could not be counted is tried again
AT_ONCE = 100  # games that are looked up at a time
LEEWAY = DAY  # ms; how far a clock may ever be set back


class Projector:
    """The keeper of facts, tallies, winnings, ratings and feats, up to date; `bot.standing.audit` can verify them."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._task = Drain("standing", self._drained)
        tables.ended.follow(lambda _: self._task.wake())
        self._latest = 0  # ms; when the last of the counted games ended
        self._complete = 0  # ms; every game that ended before is counted
        self._damaged: set[str] = set()  # tables whose log cannot be read, now or later

    def start(self) -> None:
        """Count the games that an earlier process left uncounted, and then each game that ends."""
        self._task.start()

    async def close(self) -> None:
        """Stop counting. Games that wait are counted after the next start."""
        await self._task.close()

    async def drain(self) -> bool:
        """Count every game that is over. Returns False if some of them should be tried again.

        A game that cannot be counted does not hold up the others. One with a damaged log is tried once in the life
        of this process.
        """
        faulty: set[str] = set()
        while keys := await self._waiting(faulty):
            for key in keys:
                try:
                    await self._count(key)
                except Declined as error:
                    log.warning("table %s: never counted (%s)", key, error.reason)
                    self._damaged.add(key)
                except Exception as error:  # of any kind: the next game must still be counted
                    log.warning("table %s: not counted (%s)", key, type(error).__name__)
                    faulty.add(key)
        if not faulty:
            self._complete = self._latest - LEEWAY
        return not faulty

    async def _waiting(self, faulty: set[str]) -> list[str]:
        """Return some games that are over and not counted, without faulty and damaged ones."""
        left_out = faulty | self._damaged
        found = await self._store.games_to_count(limit=AT_ONCE + len(left_out), since=self._complete)
        return [key for key in found if key not in left_out]

    async def _drained(self) -> float | None:
        """Drain, and return in how many seconds to try again, if at all. Among several processes one does."""
        if not self._tables.home.holds(None):
            return None
        try:
            return None if await self.drain() else RETRY
        except Exception as error:  # from the store; this task must survive it
            log.warning("finished games cannot be read: %s", type(error).__name__)
            return RETRY

    async def _count(self, key: str) -> None:
        """Store what one finished game adds, as one unit. Its table is unique there, so it cannot be counted twice."""
        facts, table = await self._read(key, await self._store.last_finished_number() + 1)
        players = [seat.player for seat in facts.seats]
        before = {
            (scope, row.player): Rating(row.mu, row.sigma, row.games)
            for scope in scopes_of(facts)
            for row in await self._store.ratings((facts.game.game, scope), players)
        }
        change = count(facts, before, self._tables.games)
        feats = await self._new(feats_of(facts, table, self._counting(table)))
        try:
            await self._store.commit(
                *facts.rows,
                *change.ratings,
                *change.tallies,
                *change.figures,
                *change.winnings,
                *feats,
            )
        except Conflict:
            if not await self._store.is_counted(key):  # another process counted another game first
                raise
            return
        self._latest = max(self._latest, facts.game.at)
        log.info("table %s ply %d: counted as game %d", table.id, table.ply, facts.game.number)

    async def firsts(self, table: Table) -> list[FeatRow]:
        """Return what players achieved for the first time in this finished game, whether it is counted yet or not."""
        facts, table = await self._read(table.id, 0)
        return await self._new(feats_of(facts, table, self._counting(table)))

    async def _read(self, key: str, number: int) -> tuple[Facts, Table]:
        table = await self._tables.memory.table(key)
        log_rows, unit = await self._store.log(key), await self._store.settled_in(key)
        return facts_of(table, log_rows, self._counting(table), number=number, unit=unit), table

    def _counting(self, table: Table) -> Counting | None:
        return self._tables.games.counting(table.terms.game.name)

    async def _new(self, feats: list[FeatRow]) -> list[FeatRow]:
        """Return those of these feats, all of one game, that the player had not achieved in another one."""
        tables = {row.table for row in feats}
        known = {(row.player, row.feat) for player in {row.player for row in feats}
                 for row in await self._store.feats(player=player) if row.table not in tables}  # fmt: skip
        return [row for row in feats if (row.player, row.feat) not in known]
