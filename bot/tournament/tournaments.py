"""Tournaments in the store. Memory keeps nothing of them.

Each request reads the acts of its tournament, is judged, and is stored under the next number with all that follows: the
seeds of a round, a table that begins, a pot that is divided. If the number is taken, it is judged again. So among all
processes each thing happens once, and after a kill between any two steps the rest follows.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from cachetools import LRUCache

from bot.games.protocol import HIGHEST_STAKE
from bot.store import Conflict, Row, Store, TournamentActRow, TournamentRow
from bot.tables import Declined, Player, Reason, Table, Tables
from bot.tables.lobbies.opening import check_seats
from bot.tables.state.terms import Terms
from bot.tables.telling.ports import Gone
from bot.tables.time import Clock
from bot.tournament import umpire, wishes
from bot.tournament.course import Act, Kind, Leave, after
from bot.tournament.games import TournamentGames
from bot.tournament.posted import PostBook
from bot.tournament.rounds import MOST_ROUNDS
from bot.tournament.rows import Setup, Tournament, pot_of, row_of, seed_of, table_key, tournament_of
from bot.tournament.umpire import Overruled
from bot.tournament.wishes import Wish

log = logging.getLogger(__name__)

KEPT = 1_000  # tournaments of which is known when it was looked for who has left the server
SEEN_LATELY = 30_000  # ms in which one look for who has left the server is enough for all tables that begin


class Tournaments:
    """The host of tournaments.

    Attributes:
        gone: finds out who has left a server, if there is a way. It takes a second at most.
    """

    def __init__(
        self, store: Store, tables: Tables, clock: Clock, *, changed: Callable[[Tournament], None] = lambda _: None
    ) -> None:
        """`changed` is called with each tournament once an act of it is stored; it returns at once."""
        self.gone: Gone | None = None
        self._changed = changed
        self._seen: LRUCache[str, int] = LRUCache(KEPT)  # by tournament: when it was looked for who has left (Unix ms)
        self._store = store
        self._tables = tables
        self._clock = clock
        tables.logs.contest_tags = self.tags_of
        self.posted = PostBook(store)
        self._games = TournamentGames(store, tables, self.posted)

    async def open(
        self, host: Player, terms: Terms, setup: Setup, *, guild_id: int, channel_id: int
    ) -> Tournament:  # fmt: skip
        """Open the sign-up of a tournament. Its commitment is stored, so that it can be posted before anyone signs up.

        The entry is in the server's unit. Raises Declined (SEATS, STAKE, NOT_PLAYED, NOBODY), BadOption, and ValueError
        for so many rounds.
        """
        server = await self._tables.servers.playing(guild_id, terms.game.name)
        terms = terms.renewed()
        check_seats(terms, setup.seats)
        if not 0 <= setup.entry <= HIGHEST_STAKE:
            raise Declined(Reason.STAKE, game=terms.game.name)
        if not 1 <= setup.rounds <= MOST_ROUNDS:
            raise ValueError(f"{setup.rounds} rounds")
        row = TournamentRow(
            id=self._tables.draw_key(),
            game=terms.game.name,
            guild_id=guild_id,
            channel_id=channel_id,
            host=host.id,
            seats=setup.seats,
            rounds=setup.rounds,
            pace=setup.pace,
            rules=terms.options.rules,
            options=json.dumps(terms.options.with_edition(terms.options.texts())),
            entry=setup.entry,
            unit=server.unit,
            division=setup.division.value,
            created_at=self._clock.now(),
        )
        async with self._tables.offers.seating.together():
            await self._tables.offers.check_known(host)
            await self._store.commit(row, self._tables.seeds.make(row.id))
        log.info("tournament %s: opened", row.id)
        found = await self.find(row.id)
        self._changed(found)
        return found

    async def find(self, key: str) -> Tournament:
        """Return the tournament `key`. Raises Declined (NO_TABLE, NEWER)."""
        if (row := await self._store.tournament(key)) is None:
            raise Declined(Reason.NO_TABLE)
        commitment = (await self._store.commitments([key]))[key]
        return tournament_of(row, await self._store.tournament_acts(key), commitment, self._tables.games)

    async def heads(self) -> Mapping[str, int]:
        """Return the number of the last act of each tournament that is not over, the oldest first."""
        return await self._store.open_tournament_acts()

    async def tables_over(self, tables: Collection[str]) -> Collection[str]:
        """Return those of these tables whose game is over."""
        return await self._store.tables_over(tables) if tables else ()

    async def ended(self, since: int) -> list[str]:
        """Return the keys of the tournaments that have ended since then (Unix milliseconds), the oldest first."""
        return await self._store.tournaments_ended(since)

    async def of_server(self, guild_id: int, *, ended_since: int) -> list[str]:
        """Return the keys of a server's tournaments: the open ones, and those that have ended since then (Unix ms)."""
        return await self._store.tournaments_in(guild_id, ended_since=ended_since)

    async def revealed(self, found: Tournament) -> bytes | None:
        """Return the secret of a tournament that is over; None while a table of it plays. Raises Declined (SEALED).

        From then on everyone may know it, and it is stored so.
        """
        if found.course.is_open or found.running.keys() - set(await self._store.tables_over(found.running)):
            return None
        if rows := await self._tables.seeds.revelation(found.row.id):
            await self._store.commit(*rows)
        return await self._tables.seeds.read(found.row.id)

    async def tags_of(self, table: Table) -> Sequence[tuple[str, str]]:
        """Return what the record of a table says of its tournament: which one it is there, and the secret once open."""
        for row in await self._store.tournaments_of(table.players[0].id):
            found = await self.find(row.id)
            for number, played in enumerate(found.course.rounds, start=1):
                for each in range(1, len(played.tables) + 1):
                    if table_key(row.id, number, each) == table.id:
                        secret = await self.revealed(found)
                        place = ("Tournament", f"{number}/{each}")
                        return [place, *([] if secret is None else [("TournamentSecret", secret.hex())])]
        return ()

    async def people(self, found: Tournament) -> Mapping[int, Player]:
        """Return everyone who ever signed up, and the host, by their numbers."""
        known = await self._store.players({*found.course.entrants, found.row.host})
        return {number: Player.of(row) for number, row in known.items()}

    async def open_in(self, channel_id: int) -> Tournament | None:
        """Return the tournament in a channel that is not over; None if there is none. Raises Declined (NEWER)."""
        rows = [row for row in await self._store.open_tournaments() if row.channel_id == channel_id]
        return await self.find(rows[-1].id) if rows else None

    # What people ask

    async def join(self, key: str, player: Player) -> Tournament:
        """Sign `player` up. Raises Overruled, and Declined (NOBODY) for one who was forgotten."""
        async with self._tables.offers.seating.together():
            await self._tables.offers.check_known(player)
            return await self._do(key, lambda course, now: umpire.join(course, player.id, now=now))

    async def leave(self, key: str, player: Player, *, why: Leave = Leave.PRESSED) -> Tournament:
        """Let `player` leave, who forfeits the entry. Raises Overruled."""
        await self._do(key, lambda course, now: umpire.leave(course, player.id, now=now, why=why))
        return await self.go_on(key)

    async def start(self, key: str, player: Player) -> Tournament:
        """Begin the first round. Raises Overruled."""
        await self._do(key, lambda course, now: umpire.start(course, player.id, now=now))
        return await self.go_on(key)

    async def here(self, key: str, player: Player, *, press_id: int) -> Tournament:
        """Note that `player` is here for their table. Raises Overruled."""
        await self._wait_longer(await self.find(key))
        await self._do(key, lambda course, now: umpire.here(course, player.id, press=press_id, now=now))
        return await self.go_on(key)

    async def called(self, key: str, number: int, table: int, *, since: int) -> Tournament:
        """Note that the call to a table of a round is posted, whose wait counts from `since` (Unix ms), or from now.

        It does nothing once that table waits, or no more. Raises Overruled for a `since` that is too far ahead.
        """
        return await self._do(key, wishes.called(number, table, since=since))

    async def call_off(self, key: str, player: Player) -> Tournament:
        """End it all, so that nobody owes anything. Raises Overruled."""
        return await self._do(key, lambda course, now: umpire.call_off(course, player.id, now=now))

    # What happens by itself

    async def go_on(self, key: str) -> Tournament:
        """Do all that is due: results of tables, tables that begin, the next round, the end. Raises Declined (SEALED).

        It may be asked at any time, by any process, and after any kill. Raises Overruled if what is stored contradicts
        itself.
        """
        is_seen = False
        while True:
            found = await self._wait_longer(await self.find(key))
            if not found.course.is_open:
                return found
            if not is_seen and umpire.is_round_due(found.course, self._clock.now()):
                is_seen = True
                if await self.see_who_left(found):
                    continue
            if umpire.is_table_due(found.course, self._clock.now()) and await self.see_who_left(
                found, every=SEEN_LATELY
            ):
                continue
            if (wish := await self._games.ended(found)) is None:
                now, is_away = self._clock.now(), self._tables.presence.is_away(found.row.guild_id)
                is_held = is_away and umpire.is_overdue(found.course, now)
                act = None if is_held else await asyncio.to_thread(umpire.due, found.course, now)
                if act is None:
                    if await self._games.tend(found):
                        continue
                    return found
                wish = wishes.unchanged(act)
            try:
                await self._do(key, wish)
            except Overruled as error:  # another process did it
                log.info("tournament %s: %s", key, error.no)
                if (await self.find(key)).course.number == found.course.number:
                    raise  # it would be so for ever

    def seen_at(self, found: Tournament) -> int:
        """Return when it was looked for who has left the server (Unix milliseconds); at first now."""
        return self._seen.setdefault(found.row.id, self._clock.now())

    async def see_who_left(self, found: Tournament, *, every: int = 0) -> bool:
        """Let those leave who are no longer in the server, and return whether there are any.

        It does nothing if it was looked for them within the last `every` milliseconds.
        """
        now = self._clock.now()
        if every and now - self._seen.get(found.row.id, 0) < every:
            return False
        self._seen[found.row.id] = now
        course = found.course
        people = sorted({*course.people, *([] if course.host is None else [course.host])})
        known = await self._store.players(people)
        gone = (
            set()
            if self.gone is None
            else await self.gone(found.row.guild_id, [Player.of(known[each]) for each in people])
        )
        for each in sorted(gone):
            try:
                await self._do(found.row.id, wishes.gone(each))
            except Overruled as error:  # who has left already
                log.info("tournament %s: %s", found.row.id, error.no)
        return bool(gone)

    async def _wait_longer(self, found: Tournament) -> Tournament:
        """Return the tournament, waiting longer for those who are not here if the bot was away while it waited."""
        current, guild_id, now = found.course.current, found.row.guild_id, self._clock.now()
        since = None if current is None else current.waits_since
        if current is None or since is None or not umpire.is_overdue(found.course, now):
            return found
        if self._tables.presence.is_away(guild_id):
            return found  # as long as the bot is away, nobody knows for how long
        longer = self._tables.presence.away(guild_id, since) - current.longer
        if longer <= 0:
            return found
        try:
            return await self._do(found.row.id, wishes.longer(len(found.course.rounds), longer))
        except Overruled:  # it waits no more
            return await self.find(found.row.id)

    async def _do(self, key: str, wish: Wish) -> Tournament:
        """Store what a request leads to, with all that follows. Raises Overruled, and Declined (NO_TABLE, SEALED)."""
        while True:
            found = await self.find(key)
            act = wish(found.course, self._clock.now())
            if act is None:
                return found
            done = replace(found, course=after(found.course, act))
            try:
                await self._store.commit(row_of(key, act), *await self._follows(done, act))
            except Conflict as clash:
                if clash.kind is not TournamentActRow:
                    raise
                continue  # someone else was first: look again
            log.info("tournament %s act %d: %s", key, act.number, act.kind)
            self._changed(done)
            return done

    async def _follows(self, done: Tournament, act: Act) -> Sequence[Row]:
        """Return the rows that are stored with an act. Raises Declined (SEALED)."""
        key, seeds, number = done.row.id, self._tables.seeds, len(done.course.rounds)
        match act.kind:
            case Kind.ROUND:
                secret, count = await seeds.read(key), len(done.course.rounds[-1].tables)
                tables = range(1, count + 1)
                return [seeds.keep(table_key(key, number, each), seed_of(secret, number, each)) for each in tables]
            case Kind.BEGIN:
                return await self._games.rows(done, number, int(act.text), now=act.at)
            case Kind.OVER:
                return [*pot_of(done.row, done.course, act.at), *await seeds.revelation(key)]
            case _:
                return ()


async def farewell(store: Store, tables: Tables, player: Player, *, now: int) -> list[TournamentActRow]:
    """Return what takes `player`, who is being forgotten, out of every tournament that is not over."""
    still = {row.id for row in await store.open_tournaments()}
    rows = []
    for row in await store.tournaments_of(player.id):
        if row.id not in still:
            continue
        commitment = (await store.commitments([row.id]))[row.id]
        found = tournament_of(row, await store.tournament_acts(row.id), commitment, tables.games)
        try:
            rows.append(row_of(row.id, umpire.leave(found.course, player.id, now=now, why=Leave.FORGOTTEN)))
        except Overruled:
            continue  # who has left already
    return rows
