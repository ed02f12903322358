"""A fleet for end-to-end tests: several processes of the bot on one PostgreSQL, in one loopback Discord."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.bench.postgresql import Cluster
from bot.playground.entities import Channel
from bot.playground.interactions import Standing
from bot.playground.person import Answer
from bot.playground.seen import SeenMessage
from bot.playground.snowflake import shard_of
from bot.registry import GAMES
from bot.standing.audit import Audit
from bot.tables import Vault
from bot.tables.time import SystemClock
from bot.values.database import Server
from cogs.ids import Verb
from tests.e2e.codes import ANSWERED_BEFORE, TOO_LATE, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK
from tests.e2e.house import PATIENCE, House
from tests.e2e.process import Process
from tests.e2e.test_clocks_over_kills import Time
from tests.fleet.asker import Asker
from tests.fleet.relay import Relay

ROUGH = {ANSWERED_BEFORE, TOO_LATE, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK}  # what Discord may say where processes die

AWAY = ("units not stored", "failed: Unavailable", "failed (Unavailable)")  # of presses while the database is away


async def whole(doing: Coroutine[object, object, None]) -> None:
    """Do this to its end, even where the task that asks for it is cancelled meanwhile."""
    task = asyncio.create_task(doing, name="whole")
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise


class Shifted(SystemClock):
    """The clock of processes whose time a test lets pass."""

    def __init__(self, time: Time) -> None:
        self._time = time

    def now(self) -> int:
        return super().now() + self._time.passed


@dataclass(repr=False)
class Fleet(House):
    """A house whose bot is `count` processes, each of one shard; its people play in servers of any of them.

    The processes reach the database by `relays`, one each, which a test may break. Nobody waits for an answer of a
    shard that is not there, or that is among the `deaf`: such a press fails at once, as it would after three seconds.
    """

    cluster: Cluster = field(default_factory=Cluster)
    name: str = ""  # of the database
    count: int = 2
    running: dict[int, Process] = field(default_factory=dict)
    relays: list[Relay] = field(default_factory=list)
    deaf: set[int] = field(default_factory=set)
    places: dict[int, Channel] = field(default_factory=dict)  # by shard
    expected_errors: tuple[str, ...] = ()  # words of those that may be logged
    time: Time | None = None  # of its processes, if the test lets it pass
    _asker: Asker | None = None
    _seen: dict[object, list[tuple[object, ...]]] = field(default_factory=dict)  # the logs as they were looked at last

    # The processes

    async def launch(self, *numbers: int) -> None:
        """Start these processes, or all that do not run, and wait until each is connected."""
        await whole(self._launch(*numbers))

    async def _launch(self, *numbers: int) -> None:
        wanted = [each for each in (numbers or range(self.count)) if each not in self.running]
        for number in wanted:
            log = self.folder / f"bot-{number}-{len(self.logs)}.log"
            self.logs.append(log)
            self.running[number] = await Process.start(log, self.settings_of(number), program=self.program)
        for number in wanted:
            await self._connected(number)

    async def _connected(self, number: int) -> None:
        process = self.running[number]
        gateway = self.discord.gateway
        ended = asyncio.create_task(process.ended())
        there = asyncio.create_task(self.eve.until(lambda: gateway.listening[(number, self.count)], patience=PATIENCE))
        try:
            await asyncio.wait({ended, there}, return_when=asyncio.FIRST_COMPLETED)
            assert not ended.done(), process.log.read_text()
            await there
        finally:
            for each in (ended, there):
                each.cancel()
            await asyncio.gather(ended, there, return_exceptions=True)

    @property
    def server(self) -> Server:
        """The database, reached without a relay."""
        return Server(self.cluster.url(self.name))

    def settings_of(self, number: int) -> dict[str, str]:
        """Return the environment of a process."""
        url = self.cluster.url(self.name).replace(f":{self.cluster.port}/", f":{self.relays[number].port}/")
        return {**self.settings, "CHAPEAU_DATABASE": url, "CHAPEAU_SHARDS": f"{number}/{self.count}"}

    async def kill_one(self, number: int) -> None:
        """SIGKILL a process and its robots; a person awaiting its answer waits in vain."""
        self.was_killed = True
        self.expect()
        await whole(self._kill_one(number))

    async def _kill_one(self, number: int) -> None:
        await self.running.pop(number).kill()
        await self.eve.until(lambda: not self.discord.gateway.listening[(number, self.count)], patience=PATIENCE)

    def says(self, number: int, words: str) -> bool:
        """Return whether these words are in the log of a process that runs."""
        return words in self.running[number].log.read_text(errors="replace")

    async def crash_database(self) -> None:
        """Restart the server of the database as after a crash; the processes run on. It is there when this ends."""
        await whole(asyncio.to_thread(self.cluster.crash))

    def expect(self, *errors: str) -> None:
        """Let these words be logged as errors, and Discord refuse late or repeated requests."""
        self.expected_errors += errors
        self.allowed = self.allowed | ROUGH

    # What people do

    def is_served(self, shard: int) -> bool:
        """Return whether a process would answer there."""
        return shard not in self.deaf and self.discord.gateway.listening[(shard, self.count)] > 0

    def give_up(self) -> None:
        """Let nobody wait for an answer that cannot come."""
        interactions = self.discord.backend.interactions
        for each in list(interactions._by_id.values()):
            if each.standing is Standing.WAITING and not self.is_served(self._shard(each.guild_id)):
                interactions._fail(each)

    def shard_of(self, place: Channel) -> int:
        """Return the shard of the server where a channel is."""
        return self._shard(place.guild_id)

    def _shard(self, guild_id: int | None) -> int:
        return 0 if guild_id is None else shard_of(guild_id, self.count)

    async def acted(self, act: Awaitable[Answer]) -> Answer:
        """Return the answer to a person's act. Whatever is stored by then stays so: see `note`."""
        doing = asyncio.ensure_future(act)
        await asyncio.sleep(0)  # now it is asked
        self.give_up()
        answer = await doing
        if not answer.failed:
            self.note()
        return answer

    @asynccontextmanager
    async def impatience(self) -> AsyncIterator[None]:
        """Give up whenever something changes."""

        async def watch() -> None:
            while True:
                await self.discord.world.changes.next()
                self.give_up()

        watching = asyncio.create_task(watch(), name="impatience")
        try:
            yield
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def some_changes(self, luck: random.Random, most: int = 60) -> None:
        """Wait until this many things have happened in this Discord."""
        for _ in range(luck.randrange(1, most)):
            await self.discord.world.changes.next()

    # What the store holds

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """Return the database's answer, read besides the bots. Nothing goes through the relays during it."""
        for number in range(1, len(values) + 1):
            query = query.replace("?", f"${number}", 1)
        if self._asker is None:
            self._asker = Asker(self.cluster.url(self.name))
        return self._asker.rows(query, *values)

    def plies(self, table: str | None = None) -> list[tuple[object, ...]]:
        if table is None:
            return self.rows("SELECT table_id, ply, seat, text FROM log ORDER BY table_id, ply")
        return self.rows("SELECT table_id, ply, seat, text FROM log WHERE table_id = ? ORDER BY ply", table)

    def tables(self, key: str | None = None) -> list[SeenMessage]:
        shown = [each for place in self.places.values() for each in self.eve.messages(place)]
        return [each for each in shown if f"/{Verb.HAND}/{key}//'" in str([b.custom_id for b in each.buttons])]

    def key(self, number: int = -1) -> str:
        return str(self.rows("SELECT id FROM tables ORDER BY created_at")[number][0])

    def note(self) -> None:
        """Read the logs. Raises AssertionError where a stored row has disappeared or changed."""
        now: dict[object, list[tuple[object, ...]]] = {}
        for table, *row in self.plies():
            now.setdefault(table, []).append(tuple(row))
        for table, before in self._seen.items():
            assert now.get(table, [])[: len(before)] == before, f"something confirmed is lost at {table}"
        self._seen = now

    # Final laws

    async def all_told(self, *keys: str) -> None:
        """Wait until all news of finished games are out, then look everything over."""
        async with asyncio.timeout(PATIENCE):
            while self.rows("SELECT count(*) FROM announcements WHERE posted_at IS NULL") != [(0,)]:
                await asyncio.sleep(0.05)
        self.look_over(*keys)
        clock = None if self.time is None else Shifted(self.time)
        audit = Audit(self.server, GAMES, vault=Vault(), unit="", clock=clock)
        faults = await asyncio.to_thread(lambda: [str(each) for each in audit.faults()])
        assert not faults, "\n".join(faults)

    def look_over(self, *keys: str) -> None:
        """Check that every game was announced once, and no stored row has changed."""
        self.note()
        posted = list(self.discord.world.messages.values())
        twice = Counter((each.channel_id, str(each.nonce)) for each in posted if each.nonce is not None)
        again = [each for each in posted if twice[(each.channel_id, str(each.nonce))] > 1]
        assert not again, "\n".join(f"{each.nonce}: {each.id} {each.versions[-1]}"[:600] for each in again)
        for key in keys:
            settlements = [each for each in posted if f"/{Verb.REMATCH}/{key}/" in str(each.versions)]
            in_channels = [each for each in settlements if self.discord.world.channels[each.channel_id].guild_id]
            assert len({each.id for each in in_channels}) == 1, f"{key} is settled {len(in_channels)} times"

    async def leave(self) -> None:
        for process in self.running.values():
            await process.kill()
        if self._asker is not None:
            self._asker.close()
