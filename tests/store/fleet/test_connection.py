"""Processes on one server of PostgreSQL: who is home, who hears what, and what holds when the line breaks."""

import asyncio
import math
import re
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

import pytest
from sqlalchemy import text

from bot.store import Call, InUse, Lost, NoteRow, Store, Unavailable
from bot.store.fleet import leases
from bot.store.fleet.changes import FleetNotice
from bot.store.fleet.connection import FleetConnection
from bot.store.fleet.follower import IsMeant
from bot.store.fleet.leases import LeaseTiming
from bot.store.postgresql import MIGRATING, raw_connection, writing_engine
from bot.values.database import Server
from bot.values.shards import parse_shards
from tests.there import there

PATIENCE = 60.0  # s
LAST_RENEWAL = "SELECT max(until) FROM leases WHERE name LIKE 'process %'"
RUN_OUT = "SELECT until < extract(epoch FROM clock_timestamp()) * 1000 FROM leases WHERE name = 'shard 1/2'"
# What is seen to every second happens at once; leases outlast a busy machine's pauses.
QUICK = LeaseTiming(lease=30_000, renewed=0.1, margin=0.1, joined_within=3.0)
SHORT = replace(QUICK, lease=1_500)  # as short as a test may wait for their end
OWN = replace(QUICK, lease=4_000)  # the same, where something is stored at home before
IN = {shard: shard << 22 for shard in range(8)}  # a server in each shard

pytestmark = pytest.mark.long("PostgreSQL")


@dataclass
class Process:
    """A process, and the messages on its line."""

    line: FleetConnection
    store: Store
    notices: list[FleetNotice] = field(default_factory=list)
    forgotten: int = 0
    misses: int = 0
    is_unserved: IsMeant | None = None
    deaf_since: int | None = None
    living: frozenset[str] = frozenset()
    taken: list[set[int]] = field(default_factory=list)  # shards
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def take_over(self, is_meant: IsMeant) -> None:
        """Note it."""
        self.taken.append({shard for shard, guild in IN.items() if is_meant(guild)})
        self._changed.set()

    def forget(self) -> None:
        """Count it."""
        self.forgotten += 1
        self._changed.set()

    def missed(self) -> None:
        """Count it."""
        self.misses += 1

    def unserved(self, is_meant: IsMeant | None) -> None:
        """Note it."""
        self.is_unserved = is_meant

    def deaf(self, since: int | None) -> None:
        """Note it."""
        self.deaf_since = since

    def hear(self, notice: FleetNotice) -> None:
        """Note it."""
        self.notices.append(notice)
        self._changed.set()

    def without(self, living: Collection[str]) -> None:
        """Note it."""
        self.living = frozenset(living)
        self._changed.set()

    @property
    def home(self) -> set[int]:
        """The shards that are at home here now."""
        return {shard for shard, guild in IN.items() if self.line.holds(guild)}

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait for a condition."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await self.store.find_robot("none")


@asynccontextmanager
async def process(
    server: Server, shards: str | None, *, follows: bool = True, timing: LeaseTiming = QUICK
) -> AsyncIterator[Process]:
    """Open a process that serves these shards."""
    own = FleetConnection(server, None if shards is None else parse_shards(shards), timing=timing)
    async with await Store.open(server, aside=own.aside, unsure=own.doubt) as store:
        await own.join(store)
        made = Process(own, store)
        if follows:
            own.follow(made)
        try:
            yield made
        finally:
            await own.close()


async def test_each_knows_how_many_live_on_its_host(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async with process(server, "0/3") as first:
        assert first.line.on_this_host == 1
        async with process(server, "1/3") as second:
            assert second.line.on_this_host == 2
            await first.until(lambda: first.line.on_this_host == 2)
            monkeypatch.setattr("socket.gethostname", lambda: "elsewhere")
            async with process(server, "2/3") as third:
                assert third.line.on_this_host == 1
                await first.until(lambda: third.line.is_current)
                assert first.line.on_this_host == 2
        await first.until(lambda: first.line.on_this_host == 1)


async def test_each_is_home_of_what_it_serves_and_orphans_are_taken_until_somebody_serves_them(server: Server) -> None:
    async with process(server, "0-1/4") as first:
        await first.until(lambda: first.home >= {0, 1, 2, 3})
        assert first.is_unserved is not None
        assert first.is_unserved(IN[2])
        assert not first.is_unserved(IN[0])
        async with process(server, "2-3/4") as second:
            await second.until(lambda: {0, 1, 2, 3} & second.home == {2, 3})
            assert {0, 1, 2, 3} & first.home == {0, 1}
            assert second.misses, "what the others do is asked at the start"
            assert (set(first.line.homes), set(second.line.homes)) == ({0, 1}, {2, 3})
            await first.until(lambda: first.is_unserved is None)
            await first.until(lambda: first.living)
        await first.until(lambda: {0, 1, 2, 3} <= first.home)
        await first.until(lambda: not first.living)


async def test_all_hear_since_when_nobody_in_private_channels_reaches_the_process_that_brings_their_presses(
    server: Server,
) -> None:
    async with process(server, "1/2") as second:
        await second.until(lambda: second.deaf_since)
        async with process(server, "0/2") as first:
            await second.until(lambda: second.deaf_since is None)
            first.line.deaf(7)
            second.line.deaf(9)  # of a line that brings no press from there
            await second.until(lambda: second.deaf_since == 7)
            first.line.deaf(None)
            await second.until(lambda: second.deaf_since is None)
            assert first.deaf_since is None
        await second.until(lambda: second.deaf_since)


async def test_who_dies_is_replaced_once_its_leases_have_run_out(server: Server) -> None:
    async with process(server, "0/2", timing=SHORT) as first, process(server, "1/2", timing=SHORT) as second:
        await second.until(lambda: second.line.holds(IN[1]))
        await first.until(lambda: not first.line.holds(IN[1]))
        await _kill(second.line)
        await first.until(lambda: first.line.holds(IN[1]))
        assert not second.line.holds(IN[1]), "it may not act any more, if it only seemed to be dead"
        assert not second.line.homes
        assert {1, 3, 5, 7} in first.taken


async def test_a_paused_machine_stores_nothing_that_a_home_alone_may_store(server: Server) -> None:
    """All its clocks stopped: it believes it is home long after another process has taken that over."""
    async with process(server, "0/2", timing=OWN) as first, process(server, "1/2", timing=OWN) as second:
        await second.until(lambda: second.line.holds(IN[1]))
        await second.store.commit(NoteRow("in time", "second"), preconditions=second.line.preconditions)
        await _kill(second.line)
        second.line._until = math.inf
        await first.until(lambda: first.line.holds(IN[1]))
        assert second.line.holds(IN[1])
        with pytest.raises(Lost, match="nothing was stored: it is at home in another process by now"):
            await second.store.commit(NoteRow("late", "second"), preconditions=second.line.preconditions)
        await first.store.commit(NoteRow("now", "first"), preconditions=first.line.preconditions)
        assert [await first.store.note(key) for key in ("in time", "late", "now")] == ["second", None, "first"]
        second.line._until = 0.0
        with pytest.raises(Lost):
            await second.store.commit(NoteRow("late", "second"), preconditions=second.line.preconditions)


async def test_a_home_is_taken_over_once_what_its_former_one_is_storing_is_stored(server: Server) -> None:
    """The machine is paused after the database has found that it is home, and before it stores."""
    storing = writing_engine(server, 5.0)
    async with (
        process(server, "0/2", timing=OWN) as first,
        process(server, "1/2", timing=OWN) as second,
        storing.connect() as connection,
    ):
        await second.until(lambda: second.line.holds(IN[1]))
        await connection.execute(text("SET idle_in_transaction_session_timeout = 0"))
        (precondition,) = second.line.preconditions
        await precondition.see(connection)
        await _kill(second.line)
        owner = await raw_connection(server)
        for _ in range(3):  # times that the other one has tried to take it since it ran out
            before = await owner.fetchval(LAST_RENEWAL)
            async with asyncio.timeout(PATIENCE):
                while not await owner.fetchval(RUN_OUT) or await owner.fetchval(LAST_RENEWAL) == before:
                    pass
        assert not first.line.holds(IN[1])
        await connection.commit()
        await first.until(lambda: first.line.holds(IN[1]))
        await owner.close()
    await storing.dispose()


async def test_two_never_serve_the_same_shard(server: Server) -> None:
    async with process(server, "0-1/4"):
        for shards in ("1-2/4", "0/2", None, "0/1"):
            with pytest.raises(InUse):
                async with process(server, shards, timing=replace(QUICK, joined_within=0.5)):
                    pass
        async with process(server, "2-3/4"):
            pass


async def test_a_server_that_takes_nothing_is_not_joined(server: Server) -> None:
    """It may be a standby, or one that was stopped in the meantime."""
    async with await Store.open(server) as store:
        owner = await raw_connection(server)
        name = await owner.fetchval("SELECT current_database()")
        await owner.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        await owner.close()
        with pytest.raises(Unavailable, match="read-only"):
            await FleetConnection(server, parse_shards("0/2")).join(store)


async def test_a_process_enters_beside_somebody_who_brings_the_database_up_to_date(server: Server) -> None:
    owner = await raw_connection(server)
    async with owner.transaction():
        await owner.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        async with process(server, "0/2") as one:
            await one.until(lambda: one.taken)
    await owner.close()


async def test_clocks_that_differ_are_told_of(
    server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(server, "0/2"):
        assert "clock of this host" not in caplog.text
    now = time.time
    monkeypatch.setattr(leases.time, "time", lambda: now() - 90)
    async with process(server, "0/2"):
        found = there(re.search(r"the clock of this host is ([0-9.]+) s away", caplog.text))
        assert 30 < float(found[1]) <= 90, "at least: nobody knows how long the question took"


async def test_the_place_of_who_has_just_died_can_be_taken(server: Server) -> None:
    async with process(server, "0/2", timing=SHORT) as first:
        await _kill(first.line)
        async with process(server, "0/2", timing=SHORT) as second:
            await second.until(lambda: 0 in second.home)
            assert not first.home


async def test_all_others_hear_what_one_stores_and_what_it_calls(server: Server) -> None:
    async with process(server, "0/2") as first, process(server, "1/2") as second:
        for each in (first, second):
            await each.until(lambda each=each: each.line.is_current)
        assert await second.store.note("a") is None
        await first.store.commit(NoteRow("a", "one"))
        await second.until(lambda: second.notices)
        assert await second.store.note("a") == "one"
        first.line.call(Call("nudge", "TABLE", 1))
        await second.until(lambda: second.notices[-1].calls)
        assert second.notices[-1].calls == (Call("nudge", "TABLE", 1),)
        assert not first.notices, "nobody hears oneself"


async def test_nothing_is_believed_while_the_line_is_broken(server: Server) -> None:
    owner = await raw_connection(server)
    async with process(server, "0/2") as first, process(server, "1/2") as second:
        for each in (first, second):
            await each.until(lambda each=each: each.line.is_current and each.home)
        assert await second.store.note("a") is None
        before, misses, taken = second.forgotten, second.misses, len(second.taken)
        await owner.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE '%leases%' AND pid <> pg_backend_pid()"
        )  # other tests have databases at this server too
        await owner.close()
        await first.until(lambda: second.forgotten > before)
        await first.store.commit(NoteRow("a", "one"))
        assert await second.store.note("a") == "one"
        await second.until(lambda: second.line.is_current)
        await first.store.commit(NoteRow("a", "two"))
        await second.until(lambda: second.notices)
        assert await second.store.note("a") == "two"
        await second.until(lambda: second.misses > misses)
        assert len(second.taken) > taken, "what is at home there is taken up anew"


async def test_a_lease_that_runs_out_while_its_renewal_is_answered_is_taken_up_anew(server: Server) -> None:
    """A task due at that moment was left out, since nothing was at home."""
    owner = await raw_connection(server)
    async with process(server, "0/2", timing=SHORT) as one:
        await one.until(lambda: one.taken)
        taken = len(one.taken)
        async with owner.transaction():  # no renewal is answered
            await owner.execute("SELECT FROM leases WHERE name LIKE 'process %' FOR UPDATE")
            await one.until(lambda: not one.line.homes)
        await one.until(lambda: len(one.taken) > taken)
    await owner.close()


async def test_who_does_not_know_what_was_stored_takes_up_anew_what_is_at_home(server: Server) -> None:
    """The connection that writes breaks while it commits. The line is another one, and holds."""
    async with process(server, "0/2") as one:
        await one.until(lambda: one.taken)
        await _let_commits_break(server)
        taken, misses = len(one.taken), one.misses
        with pytest.raises(Unavailable, match="it may not be stored"):
            await one.store.commit(NoteRow("this", "new"))
        await one.until(lambda: len(one.taken) > taken and one.misses > misses)
        assert one.line.holds(IN[0])


async def _let_commits_break(server: Server) -> None:
    """Let the server end each session that commits a note."""
    connection = await raw_connection(server)
    await connection.execute("""
        CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER dies AFTER INSERT ON notes DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION die();""")
    await connection.close()


async def test_who_serves_everything_tells_nobody(server: Server) -> None:
    async with process(server, None) as only:
        await only.until(lambda: only.line.holds(None))
        assert only.line.is_alone
        assert list(only.line.aside([NoteRow("a", "one")])) == []


async def _kill(dying: FleetConnection) -> None:
    """End the task of a line as a kill would: nothing is given back."""
    task = there(dying._task)
    task.cancel()
    await asyncio.wait([task])
    dying._task = None
