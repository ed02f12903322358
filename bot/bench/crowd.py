"""Counts what a deal costs in rate-limited requests at tables of three, five and ten, in any game that is handed in.

The people sit down in a lobby in the channel and play by presses, each the first thing that is offered: in their direct
messages, or in the hidden panel that *My hand* opens. `requests` says what counts.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from bot import app
from bot.bench.clicker import PATIENCE, offering, settled
from bot.config import Settings
from bot.hosted import Games
from bot.playground.clock import Clock
from bot.playground.entities import Channel
from bot.playground.exchanges import Exchange
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.seen import Button, SeenMessage
from bot.playground.server import LoopbackDiscord
from bot.store import Store
from bot.tables.dealer import new_seed
from cogs.ids import CustomId, Verb, parse_id
from cogs.screens.shown import Shown

SEATS = (3, 5, 10)
WAYS = {"by direct message": False, "by My hand": True}  # whether the hidden panel is opened
NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan")
QUIET = 0.3  # s after the settlement, in which the last edits are made
LONGEST = 90.0  # s; a game that is not over then is counted as far as it came

GREETING = "You have a seat at a table"  # to whoever sits down for the first time; it belongs to no deal


@dataclass(frozen=True, slots=True)
class Party:
    """Who plays what, and how."""

    game: str
    seats: int
    way: str  # one of `WAYS`
    options: str = ""  # as they are typed


@dataclass
class Cost:
    """What one game of many cost."""

    party: Party
    counted: Counter[str] = field(default_factory=Counter)  # requests against the fifty a second, by what they asked
    notices: int = 0  # direct messages to all of them
    deals: int = 0
    moves: int = 0

    @property
    def mean(self) -> float:
        """Counted requests a deal, without the settlement and what shows the game as over."""
        return self.counted.total() / max(1, self.deals)

    @property
    def edits(self) -> float:
        """Edits and posts in the channel, a deal."""
        return sum(count for what, count in self.counted.items() if "channel" in what) / max(1, self.deals)

    @property
    def told(self) -> float:
        """Direct messages a person and deal."""
        return self.notices / self.party.seats / max(1, self.deals)

    def lines(self, pace: str) -> Iterator[str]:
        """The figures in words."""
        moves = self.moves / max(1, self.deals)
        who = f"{self.party.game} with {self.party.seats}, {self.party.way}"
        yield f"{who}, {pace}: {self.deals} deals, {moves:.0f} moves a deal"
        yield f"  counted requests a deal: {self.mean:.1f}; of these {self.edits:.1f} in the channel"
        yield from (f"    {count:4} {what}" for what, count in self.counted.most_common())
        yield f"  direct messages a person: {self.told:.2f} a deal"


@dataclass
class Sitter:
    """Somebody who presses the first thing that is offered, once for each turn that a panel shows."""

    person: Person
    channel: Channel
    is_hidden: bool  # whether they play in the panel that *My hand* opens
    opened: int | None = None
    answered: CustomId | None = None

    def panel(self) -> SeenMessage | None:
        """The panel they play in."""
        if self.is_hidden:
            return None if self.opened is None else self.person.find(self.opened)
        return next((each for each in reversed(self.person.direct_messages()) if _ids(each)), None)

    def wish(self) -> Button | None:
        """What they press next; None while nothing new is asked of them."""
        panel = self.panel()
        for button in () if panel is None else panel.buttons:
            press = parse_id(button.custom_id)
            if press is None or press.verb != Verb.ACT or button.disabled:
                continue
            last = self.answered
            return None if last is not None and (last.key, last.turn) == (press.key, press.turn) else button
        return None

    async def step(self, button: Button) -> None:
        """Press it. The answer may be a panel that says that it was out of date."""
        self.answered, panel = parse_id(button.custom_id), self.panel()
        if panel is None:
            return
        answer = (await self.person.press(panel, button.custom_id)).message
        if answer is not None and answer.hidden:
            self.opened = answer.id

    def messages(self) -> int:
        """How many direct messages they were sent, counted or below a press of theirs."""
        direct, sights = self.person.direct, [each.message for each in self.person.transcript()]
        sent = [each for each in sights if each is not None and direct is not None and each.channel_id == direct.id]
        greeted = {each.id for each in self.person.direct_messages() if GREETING in each.text}
        return len({each.id for each in sent if each.only_for is None} - greeted)

    async def sit_down(self) -> None:
        """Get ready once the first cards are there."""
        if not self.is_hidden:
            await self.person.until(self.panel, patience=PATIENCE)
            return
        table = await self.person.until(lambda: offering(self.person, self.channel, Verb.HAND), patience=PATIENCE)
        shown = (await self.person.press(table, _id_of(table, Verb.HAND))).message
        self.opened = None if shown is None else shown.id

    async def play(self, think: float, is_over: Callable[[], bool]) -> None:
        """Press whatever is asked until the game is over."""
        while not is_over():
            await self.person.until(lambda: is_over() or self.wish(), patience=LONGEST)
            if (button := self.wish()) is not None and not is_over():
                await asyncio.sleep(think)
                await self.step(button)


async def measure(
    party: Party,
    pace: float,
    *,
    games: Games,
    shown: Mapping[str, Shown],
    words: Sequence[Path] = (),
    draw_seed: Callable[[], bytes] = new_seed,
) -> Cost:
    """Let these people play one game, with `pace` seconds before each press, and count."""
    clock = Clock(ticking=False)  # requests are counted here, not seconds: none is too late on a slow machine
    async with LoopbackDiscord(bot_name="Chapeau", clock=clock, limits=Limits.off()) as discord:
        guild = discord.add_guild("Friends")
        channel = discord.add_channel(guild, "cards")
        people = [discord.add_person(name, guild) for name in NAMES[: party.seats]]
        sitters = [Sitter(person, channel, WAYS[party.way]) for person in people]
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "bench.db"
            settings = Settings(database=file, api=discord.base_url, pause=0, double_press=0, metrics=None)
            bot = app.run(settings, discord.token, games=games, shown=shown, words=words, draw_seed=draw_seed)
            running = asyncio.create_task(bot, name="bot")
            try:
                await discord.connected()
                key = await _gather(channel, people, party)
                await asyncio.gather(*(sitter.sit_down() for sitter in sitters))
                before = len(discord.exchanges)
                await _play(sitters, pace, lambda: settled(people[0], channel) is not None)
                await asyncio.sleep(QUIET)
                cost = Cost(party, _counted(discord.exchanges[before:], channel))
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
            async with await Store.open(file) as store:
                rows = await store.log(key)
    cost.deals = sum(row.text.startswith("deal ") for row in rows)
    cost.moves = sum(row.seat is not None for row in rows)
    cost.notices = sum(sitter.messages() for sitter in sitters)
    return cost


async def _gather(channel: Channel, people: Sequence[Person], party: Party) -> str:
    """Open a lobby without stakes, and let everybody sit down; it starts by itself then. Returns the table's key."""
    given = {"options": party.options} if party.options else {}
    asked = await people[0].invoke(channel, "/open", game=party.game, seats=len(people), stake="0", **given)
    lobby = asked.message
    if lobby is None:
        raise LookupError("no lobby was posted")
    for person in people[1:]:
        lobby = (await person.press(lobby, _id_of(lobby, Verb.SIT))).message or lobby
    table = await people[0].until(lambda: offering(people[0], channel, Verb.HAND), patience=PATIENCE)
    return next(each.key for each in _ids(table) if each.verb == Verb.HAND)


async def _play(sitters: Sequence[Sitter], pace: float, is_over: Callable[[], bool]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*(sitter.play(pace, is_over) for sitter in sitters))


def _counted(made: Sequence[Exchange], channel: Channel) -> Counter[str]:
    """The counted requests by what they asked for."""
    return Counter(
        f"{each.method} {'in the channel' if f'/{channel.id}/' in each.path else 'in direct messages'}"
        for each in made
        if each.counted and each.path.startswith("/channels/")
    )


def _ids(message: SeenMessage) -> list[CustomId]:
    found = (parse_id(button.custom_id) for button in message.buttons)
    return [each for each in found if each is not None]


def _id_of(message: SeenMessage, verb: Verb) -> str:
    return next(str(each) for each in _ids(message) if each.verb == verb)


def lines(
    games: Games, shown: Mapping[str, Shown], paces: Mapping[str, float], *, words: Sequence[Path] = ()
) -> Iterator[str]:
    """Measure every game that so many can play, in each way and at each pace, and tell."""
    for name, entry in games.items():
        for seats in (each for each in SEATS if each in entry.game.seats):
            for way in WAYS:
                for pace, seconds in paces.items():
                    cost = asyncio.run(measure(Party(name, seats, way), seconds, games=games, shown=shown, words=words))
                    yield from cost.lines(pace)
