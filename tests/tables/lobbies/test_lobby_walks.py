"""Random walks through lobbies: presses, time that passes, two at once, and kills before and after each commit."""

import asyncio
import random
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pytest

from bot.games.protocol import BadOption
from bot.standing import Ledger
from bot.standing.audit import Audit
from bot.standing.mydata import forget
from bot.store import Precondition, Row, Store
from bot.tables import Declined, Level, Lobby, Player, Tables, Vault, agree
from bot.tables.time import MINUTE, SECOND
from tests.tables.house import CHANNEL, GUILD, make_tables
from tests.tables.kills import Killed
from tests.tables.recording_stage import RecordingStage
from tests.tables.still_clock import StillClock
from tests.witness.game import MAGPIE, MORE_GAMES

PEOPLE = 7
STEPS = 60
KILLS = 0.1
PAUSES = (*(0, SECOND, 10 * SECOND) * 5, MINUTE, 3 * MINUTE, 11 * MINUTE, 16 * MINUTE)


class MortalStore(Store):
    """A store whose process may be killed at a commit: before it, or when it was stored and nobody was notified."""

    fate: str = ""

    async def commit(self, *rows: Row, preconditions: Sequence[Precondition] = ()) -> None:
        fate, self.fate = self.fate, ""
        if fate == "before":
            raise Killed
        await super().commit(*rows, preconditions=preconditions)
        if fate == "after":
            raise Killed


@dataclass
class Walk:
    """A process on a file, and people who press there at random."""

    path: Path
    chance: random.Random
    clock: StillClock
    store: MortalStore
    tables: Tables
    people: list[Player]
    key: str = ""
    presses: int = 0

    def press(self) -> int:
        """Return the id of one more press."""
        self.presses += 1
        return self.presses

    async def begin(self) -> None:
        """Begin a process on the file."""
        self.store = await MortalStore.open(self.path)
        self.tables = make_tables(
            self.store, RecordingStage(), self.clock, games=MORE_GAMES, offer_lifetime=40 * MINUTE
        )

    async def end(self) -> None:
        """End the process."""
        await self.tables.close()
        await self.store.close()

    async def step(self) -> None:
        """Take a step: once, or twice at once; the process may be killed during it."""
        self.clock.advance(self.chance.choice(PAUSES))
        if self.chance.random() < KILLS:
            self.store.fate = self.chance.choice(["before", "after"])
        asked = [self.wish() for _ in range(self.chance.choice([1, 1, 2]))]
        found = await asyncio.gather(*asked, return_exceptions=True)
        for each in found:
            if isinstance(each, BaseException) and not isinstance(each, (Declined, BadOption, Killed)):
                raise each
        if any(isinstance(each, Killed) for each in found):
            await self.end()
            await self.begin()
        self.store.fate = ""

    async def wish(self) -> object:
        """Make a wish of a person who mostly may have it."""
        lobbies, chance, key = self.tables.lobbies, self.chance, self.key
        who, other = chance.choice(self.people), chance.choice(self.people)
        if not key:
            return await self.open(who)
        lobby = await lobbies.book.find(key)
        host = lobby.host or who
        asked = [each.player for each in lobby.people if lobby.check and each.player.id in lobby.check.asked]
        free = [each for each in self.people if lobby.sitter(each.id) is None]
        terms = replace(agree(MAGPIE, chance.choice([0, 50]), {"ante": chance.choice("12")}), unit="")
        robots = [each.player for each in lobby.sitters if each.is_robot]
        wishes = {
            lambda: self.at_present(self.one(free), is_seated=False): 12,
            lambda: self.at_present(self.one(lobby.undecided), is_seated=True): 8,
            lambda: lobbies.leave(key, who): 2,
            lambda: lobbies.choose_side(key, who, chance.choice([None, 0, 1, 2])): 2,
            lambda: lobbies.be_ready(key, self.one(asked), press_id=self.press()): 6 if asked else 1,
            lambda: lobbies.change_terms(key, self.one([host]), terms, press_id=self.press()): 1,
            lambda: lobbies.invite(key, self.one([host]), [other, who][: chance.choice([1, 2])]): 3,
            lambda: lobbies.add_robot(key, self.one([host]), Level.NOVICE, press_id=self.press()): 1,
            lambda: lobbies.fill(key, self.one([host]), press_id=self.press(), starts=chance.random() < 0.5): 0.5,
            lambda: lobbies.dismiss_robot(key, self.one([host]), self.one(robots), press_id=self.press()): 1,
            lambda: lobbies.remove(key, self.one([host]), other, press_id=self.press()): 1,
            lambda: self.block(who, other): 1,
            lambda: lobbies.start(key, self.one([host])): 4,
            lambda: lobbies.tend(key): 3,
            lambda: lobbies.gone(who, guild_id=GUILD): 0.3,
            lambda: self.forget(who): 0.3,
        }
        [chosen] = chance.choices(list(wishes), list(wishes.values()))
        return await chosen()

    def one(self, people: Sequence[Player]) -> Player:
        """Return one of these, or now and then anyone."""
        return self.chance.choice(people if people and self.chance.random() < 0.9 else self.people)

    async def open(self, host: Player) -> None:
        """Open a lobby."""
        seats = self.chance.randrange(2, 7)
        where = {"guild_id": GUILD, "channel_id": CHANNEL, "press_id": self.press()}
        lobby = await self.tables.lobbies.open(host, terms=agree(MAGPIE, 100, {}), seats=seats, **where)
        self.key = lobby.id

    async def at_present(self, who: Player, *, is_seated: bool) -> None:
        """Sit down, or agree, on the present terms; sometimes on former ones."""
        lobby = await self.tables.lobbies.book.find(self.key)
        version = lobby.version if self.chance.random() < 0.9 else 1
        sit = partial(self.tables.lobbies.sit, is_sure=self.chance.random() < 0.5)
        ask = self.tables.lobbies.agree if is_seated else sit
        await ask(self.key, who, version=version, press_id=self.press())

    async def block(self, who: Player, other: Player) -> None:
        """Let a player block or unblock another one."""
        blocking = self.tables.blocking
        await (blocking.block if self.chance.random() < 0.7 else blocking.unblock)(who, other.discord_id or 0)

    async def forget(self, who: Player) -> None:
        """Forget a person who plays nowhere yet, and who comes back as a new one."""
        if await self.tables.memory.tables_of(who):
            return
        await forget(self.store, self.tables, who, ledger=Ledger(self.store, self.clock))
        number = 5_000 + self.press()
        self.people[self.people.index(who)] = await self.tables.people.meet(number, name="New", locale="en")

    async def look(self) -> None:
        """Check that the lobby is whole, in the store alone; when it is over, forget it."""
        if not self.key:
            return
        lobby = await self.tables.lobbies.book.find(self.key)
        acts = await self.store.lobby_acts([self.key])
        assert [each.number for each in acts] == list(range(1, lobby.number + 1))
        ids = [each.player.id for each in lobby.sitters]
        assert len(set(ids)) == len(ids) <= lobby.seats
        assert lobby.removed.isdisjoint(ids)
        assert all(count <= 3 or key not in ids for key, count in lobby.departures.items())
        seated = await self.store.table(self.key)
        assert (seated is not None) == lobby.is_started, "nothing is half stored"
        if lobby.is_started:
            await self.see_table(lobby)
        if lobby.is_over:
            self.key = ""

    async def see_table(self, lobby: Lobby) -> None:
        """Check that everyone sits there, on terms that all of them agreed to."""
        assert lobby.undecided == ()
        table = await self.tables.memory.table(self.key)
        assert sorted(each.id for each in table.players) == sorted(each.player.id for each in lobby.sitters)
        assert table.terms == lobby.terms
        assert table.is_practice == any(each.is_robot for each in lobby.sitters)
        assert table.default_cut.split() == [str(each.press_id) for each in sorted(lobby.people, key=_consent)]
        assert len(table.players) in MAGPIE.seats


def _consent(sitter: object) -> int:
    return getattr(sitter, "consent", 0)


@pytest.mark.long("all seeds")
@pytest.mark.parametrize("seed", range(10))
async def test_a_lobby_stays_whole_whatever_happens(tmp_path: Path, empty_database: Path, seed: int) -> None:
    path = Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))
    async with await MortalStore.open(path) as store:
        clock = StillClock()
        walk = Walk(path, random.Random(seed), clock, store, make_tables(store, RecordingStage(), clock), [])
        names = [f"P{number}" for number in range(PEOPLE)]
        walk.people = [
            await walk.tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(names)
        ]
    await walk.begin()
    try:
        for _ in range(STEPS):
            await walk.step()
            await walk.look()
    finally:
        await walk.end()
    assert list(Audit(path, MORE_GAMES, vault=Vault(), unit="chips").faults()) == []
