"""`python -m bot bench requests`: count the rate-limited requests of a turn, for every way to play.

Pairs of people each play a game in the loopback Discord, against the real bot. They play once as fast as they can, so
that edits are merged, and once with human pauses.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from bot import app
from bot.bench import crowd
from bot.bench.alongside import alongside
from bot.bench.clicker import Clicker, accept, challenge, play, settled
from bot.bench.ways import WAYS, Counted
from bot.config import Settings
from bot.hosted import Games
from bot.playground.clock import Clock
from bot.playground.entities import Channel
from bot.playground.exchanges import Exchange
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from bot.store import Store
from bot.tables.state.dealer import new_seed
from bot.values.timing import AT_ONCE
from cogs.ids import CustomId, parse_id
from cogs.screens.shown import Shown

TARGET = 200  # points: a game of a few deals
PACES = {"at full speed": 0.0, "with pauses": 0.2}  # s before each press or typed move
QUIET = 0.3  # s after the settlement, in which the last edits are made
LONGEST = 90.0  # s; a game that is not over then is counted as far as it came


@dataclass
class Cost:
    """The cost of one game."""

    way: str
    counted: Counter[str] = field(default_factory=Counter)  # requests against the fifty a second, by what they asked
    ends: list[int] = field(default_factory=list)  # counted requests at the end of each turn
    taps: int = 0
    key: str = ""  # of the table
    messages: int = 0  # direct messages that both people were sent
    deals: int = 0

    @property
    def turns(self) -> int:
        """The finished turns of both people."""
        return len(self.ends)

    @property
    def mean(self) -> float:
        """Counted requests a turn."""
        return self.counted.total() / max(1, self.turns)

    @property
    def most(self) -> int:
        """The most counted requests between the ends of two turns."""
        return max((later - earlier for earlier, later in pairwise(self.ends)), default=0)

    @property
    def last(self) -> int:
        """The counted requests after the end of the last turn: the settlement, and all that shows the game as over."""
        return self.counted.total() - self.ends[-1] if self.ends else 0

    def lines(self, pace: str) -> Iterator[str]:
        """Yield the figures in words."""
        a_deal = self.messages / 2 / max(1, self.deals)
        taps = self.taps / max(1, self.turns)
        yield f"{self.way}, {pace}: {self.turns} turns in {self.deals} deals, {taps:.1f} taps a turn"
        yield f"  counted requests: {self.mean:.2f} a turn, at most {self.most}, {self.last} at the end"
        yield from (f"    {count:4} {what}" for what, count in self.counted.most_common())
        yield f"  direct messages a person: {a_deal:.1f} a deal, {self.messages / 2:.1f} in all"


@dataclass(frozen=True, slots=True)
class Pair:
    """A pair of people who play one game in their own channel."""

    channel: Channel
    players: Sequence[Counted]
    cost: Cost

    async def play(self, discord: LoopbackDiscord, target: int) -> None:
        """Play one game to `target` points."""
        people = [player.person for player in self.players]
        await accept(people[1], await challenge(self.channel, people[0], people[1], target))
        await people[0].until(lambda: all(each.direct_messages() for each in people))
        await asyncio.gather(*(player.sit_down() for player in self.players))
        self.cost.key = next(each.key for each in self._ids(people[0]))
        before = len(discord.exchanges)
        for player in self.players:
            player.ended = lambda: self.cost.ends.append(self._counted(discord.exchanges[before:]).total())
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await play(self.players, is_over=lambda: settled(people[0], self.channel) is not None)
        await asyncio.sleep(QUIET)
        self.cost.counted = self._counted(discord.exchanges[before:])
        self.cost.taps = sum(player.taps for player in self.players)
        for person in people:
            seen = [each.message for each in person.transcript() if each.message is not None]
            direct = {each.id for each in seen if person.direct is not None and each.channel_id == person.direct.id}
            hidden = {each.id for each in seen if each.hidden}
            self.cost.messages += len(direct - hidden)

    @staticmethod
    def _ids(person: Person) -> Iterator[CustomId]:
        """Yield the custom ids on a person's direct messages about a table."""
        buttons = (button for message in person.direct_messages() for button in message.buttons)
        return (found for button in buttons if (found := parse_id(button.custom_id)) is not None and found.key)

    def _counted(self, made: Sequence[Exchange]) -> Counter[str]:
        """Return the counted requests for this game, by what they asked for."""
        places = {self.channel.id, *(each.person.direct.id for each in self.players if each.person.direct is not None)}
        mine = (each for each in made if each.counted and any(f"/{place}/" in each.path for place in places))
        return Counter(f"{each.method} {_place(each, self.channel)}" for each in mine)


def _place(made: Exchange, channel: Channel) -> str:
    return "in the channel" if f"/{channel.id}/" in made.path else "in direct messages"


async def measure(
    pace: float,
    *ways: str,
    games: Games,
    shown: Mapping[str, Shown],
    target: int = TARGET,
    draw_seed: Callable[[], bytes] = new_seed,
) -> list[Cost]:
    """Let a pair play a game in each of these ways, with `pace` seconds before each press, and count."""
    clock = Clock(ticking=False)  # requests are counted here, not seconds: none is too late on a slow machine
    async with LoopbackDiscord(bot_name="Chapeau", clock=clock, limits=Limits.off()) as discord:
        guild = discord.add_guild("Friends")

        async def think(_: Clicker) -> None:
            await asyncio.sleep(pace)

        pairs = []
        for number, way in enumerate(ways):
            channel = discord.add_channel(guild, f"cards-{number}")
            people = [discord.add_person(f"{name} {number}", guild) for name in ("Ann", "Bob")]
            players = [WAYS[way](person, think, channel) for person in people]
            pairs.append(Pair(channel, players, Cost(way)))
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "bench.db"
            settings = Settings(
                database=file, api=discord.base_url, pause=0, double_press=0, metrics=None, person_limits=None
            )
            bot = app.run(settings, discord.token, games=games, shown=shown, draw_seed=draw_seed, timing=AT_ONCE)
            async with alongside(bot):
                await discord.connected()
                await asyncio.gather(*(pair.play(discord, target) for pair in pairs))
            async with await Store.open(file) as store:
                for pair in pairs:
                    pair.cost.deals = sum(row.text.startswith("deal ") for row in await store.log(pair.cost.key))
    return [pair.cost for pair in pairs]


def lines(games: Games, shown: Mapping[str, Shown]) -> Iterator[str]:
    """Measure every way at each pace, and report; then the games of many, at three, five and ten seats."""
    for name, pace in PACES.items():
        for cost in asyncio.run(measure(pace, *WAYS, games=games, shown=shown)):
            yield from cost.lines(name)
    yield from crowd.lines(games, shown, PACES)
