"""`python -m bot bench requests`: count the rate-limited requests of a turn, with and without an edit at every step.

Two people play a game by presses, in the loopback Discord, against the real bot: once as fast as they can, so that
edits are drawn together, and once with pauses longer than that, as people play.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from bot import app
from bot.config import Settings
from bot.demo import Clicker, accept, challenge, play
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from bot.store import Store

TURNS = 40  # of both people together; enough to settle the average
PACES = {"at full speed": 0.0, "with pauses": 0.5}  # s before each press
LOOK = 0.05  # s between two checks whether they have played enough
TARGET = 10_000  # points; so high that no game ends meanwhile


@dataclass(frozen=True, slots=True)
class Cost:
    """The requests of one game, up to where it was stopped."""

    turns: int  # that were finished
    moves: int  # of people
    counted: Counter[str]  # requests against the fifty a second, by what they asked for
    free: int  # answers to presses, which are not counted
    most: int  # counted requests between the ends of two turns that follow each other

    @property
    def total(self) -> int:
        """The number of counted requests."""
        return self.counted.total()

    @property
    def common(self) -> int:
        """The requests of the common way: an edit of the table for each move, and a message to the next player."""
        return self.moves + self.turns

    def lines(self, pace: str) -> Iterator[str]:
        """The figures in words."""
        yield f"{pace}: {self.turns} turns, {self.moves} moves, {self.free} answers to presses (not counted)"
        yield f"  counted requests: {self.total}, {self.total / self.turns:.2f} a turn, at most {self.most}"
        yield from (f"    {count:4} {what}" for what, count in self.counted.most_common())
        yield f"  an edit a move and a message a turn: {self.common}, {self.common / self.turns:.2f} a turn"


@dataclass
class Counting(Clicker):
    """A player who notes the end of each turn."""

    ended: Callable[[], None] = lambda: None

    async def turn(self) -> None:
        """Play a turn to its end."""
        await super().turn()
        self.ended()


async def measure(pace: float, *, turns: int = TURNS) -> Cost:
    """Let two people play so many turns, with `pace` seconds before each press, and count."""
    async with LoopbackDiscord(bot_name="Chapeau", limits=Limits.off()) as discord:
        guild = discord.add_guild("Friends")
        channel = discord.add_channel(guild, "cards")
        people = discord.add_person("Ann", guild), discord.add_person("Bob", guild)
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "bench.db"
            settings = Settings(database=database, api=discord.base_url, pause=0)
            running = asyncio.create_task(app.run(settings, discord.token), name="bot")
            try:
                await discord.connected()
                await accept(people[1], await challenge(channel, *people, TARGET))
                players = await _dealt(people, pace)
                before = len(discord.exchanges)
                ends = await _so_many(players, turns, discord)
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
            moves = await _moves(database)
        made = discord.exchanges[before:]
    counted = Counter(f"{each.method} {each.route}" for each in made if each.counted)
    most = max(later - earlier for earlier, later in pairwise(ends))
    return Cost(len(ends), moves, counted, sum(not each.counted for each in made), most)


async def _dealt(people: Sequence[Person], pace: float) -> list[Counting]:
    """The two people, once both hold cards. Opening direct messages does not count as part of a turn."""

    async def think(_: Clicker) -> None:
        await asyncio.sleep(pace)

    players = [Counting(person, think) for person in people]
    for player in players:
        await player.person.until(player.panel)
    return players


async def _so_many(players: Sequence[Counting], turns: int, discord: LoopbackDiscord) -> list[int]:
    """Let them play until they have finished so many turns together; the counted requests up to the end of each.

    Raises what stopped them before.
    """
    ends: list[int] = []
    for player in players:
        player.ended = lambda: ends.append(sum(each.counted for each in discord.exchanges))
    playing = asyncio.create_task(play(players, is_over=lambda: False))
    while not playing.done() and len(ends) < turns:
        await asyncio.wait([playing], timeout=LOOK)
    if playing.done():
        playing.result()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return ends


async def _moves(database: Path) -> int:
    """How many moves people made, as the log tells."""
    async with await Store.open(database) as store:
        logs = [await store.log(table) for table in await store.running_tables()]
    return sum(row.seat is not None for log in logs for row in log)


def lines() -> Iterator[str]:
    """Measure at each pace, and tell."""
    for name, pace in PACES.items():
        yield from asyncio.run(measure(pace)).lines(name)
