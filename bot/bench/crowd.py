"""The cost of a deal in rate-limited requests at tables of three, five and ten, for any given game.

A game for none of these is counted at its smallest table. The people sit down in a lobby in the channel and play by
presses, each the first offer, by a button or in a menu: in their direct messages, or in the hidden panel that *My hand*
opens; in a game without hands, on the table itself. `requests` says what counts.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from bot import app
from bot.bench.alongside import alongside
from bot.bench.clicker import PATIENCE, offering, settled
from bot.config import Settings
from bot.hosted import Games
from bot.playground.clock import Clock
from bot.playground.entities import Channel
from bot.playground.exchanges import Exchange
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.seen import SeenMessage
from bot.playground.server import LoopbackDiscord
from bot.store import Store
from bot.tables.state.dealer import new_seed
from bot.values.timing import AT_ONCE, Timing
from cogs.ids import CustomId, Verb, parse_id
from cogs.screens.shown import Shown

SEATS = (3, 5, 10)
WAYS = {"by direct message": False, "by My hand": True}  # whether the hidden panel is opened
OPENLY = {"a card a press": 0, "a lap a press": 1}  # which of the buttons on the table is pressed, without hands
NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan")
QUIET = 0.3  # s after the settlement, in which the last edits are made
LONGEST = 90.0  # s; a game that is not over then is counted as far as it came

GREETING = "You have a seat at a table"  # to people who sit down for the first time; it belongs to no deal


@dataclass(frozen=True, slots=True)
class Party:
    """The people, game and way of playing."""

    game: str
    seats: int
    way: str  # one of `WAYS`, or of `OPENLY`
    options: str = ""  # as they are typed


@dataclass
class Cost:
    """The cost of one game of many."""

    party: Party
    counted: Counter[str] = field(default_factory=Counter)  # requests against the fifty a second, by what they asked
    notices: int = 0  # direct messages to all of them
    deals: int = 0
    moves: int = 0
    is_over: bool = True  # False: it was counted as far as it came in `LONGEST`

    @property
    def mean(self) -> float:
        """Counted requests a deal, without the settlement and what shows the game as over."""
        return self.counted.total() / max(1, self.deals)

    @property
    def edits(self) -> float:
        """Edits and posts in the channel, a deal."""
        return sum(count for what, count in self.counted.items() if "channel" in what) / max(1, self.deals)

    @property
    def direct_messages(self) -> float:
        """Direct messages per person and deal."""
        return self.notices / self.party.seats / max(1, self.deals)

    def lines(self, pace: str) -> Iterator[str]:
        """Yield the figures in words."""
        moves = self.moves / max(1, self.deals)
        who = f"{self.party.game} with {self.party.seats}, {self.party.way}"
        cut = "" if self.is_over else f", not over after {LONGEST:.0f} s and {self.moves} moves"
        yield f"{who}, {pace}: {self.deals} deals, {moves:.0f} moves a deal{cut}"
        yield f"  counted requests a deal: {self.mean:.1f}; of these {self.edits:.1f} in the channel"
        yield from (f"    {count:4} {what}" for what, count in self.counted.most_common())
        yield f"  direct messages a person: {self.direct_messages:.2f} a deal"


class Wish(NamedTuple):
    """The button that someone is about to press, or the line to choose in a menu."""

    custom_id: str
    line: str | None = None


@dataclass
class Sitter:
    """A player who presses the first offer, once for each turn that a panel shows."""

    person: Person
    channel: Channel
    is_hidden: bool  # whether they play in the panel that *My hand* opens
    at: int | None = None  # the place of what they press on the table itself; None: they have panels
    opened: int | None = None
    answered: CustomId | None = None

    def panel(self) -> SeenMessage | None:
        """Return the panel they play in, or the table."""
        if self.at is not None:
            return offering(self.person, self.channel, Verb.ACT)
        if self.is_hidden:
            return None if self.opened is None else self.person.find(self.opened)
        return next((each for each in reversed(self.person.direct_messages()) if _ids(each)), None)

    def wish(self) -> Wish | None:
        """Return what they press next; None while nothing new is asked of them."""
        for wish in self._offered():
            press, last = parse_id(wish.custom_id), self.answered
            if press is not None and press.verb == Verb.ACT and _plays(press):
                return None if last is not None and (last.key, last.turn) == (press.key, press.turn) else wish
        return None

    def _offered(self) -> Iterator[Wish]:
        """Yield what can be pressed, and the first line of each menu."""
        if (panel := self.panel()) is None:
            return
        yield from (Wish(each.custom_id) for each in panel.buttons[self.at or 0 :] if not each.disabled)
        yield from (Wish(each.custom_id, each.options[0].value) for each in panel.menus if each.options)

    async def step(self, wish: Wish) -> None:
        """Press it. The answer may be a panel that says that it was out of date.

        Raises LookupError for a hidden answer that is no panel, such as a refusal.
        """
        self.answered, panel = parse_id(wish.custom_id), self.panel()
        if panel is None:
            return
        if wish.line is None:
            answer = (await self.person.press(panel, wish.custom_id)).message
        else:
            answer = (await self.person.choose(panel, wish.custom_id, wish.line)).message
        if answer is None or not self.is_hidden or not answer.hidden:
            return
        if answer.id != self.opened and not any(each.verb == Verb.MORE for each in _ids(answer)):
            raise LookupError(f"no panel, and nobody would press on: {answer.text}")
        self.opened = answer.id

    def messages(self) -> int:
        """Return how many direct messages they were sent, counted or below a press of theirs."""
        direct, sights = self.person.direct, [each.message for each in self.person.transcript()]
        sent = [each for each in sights if each is not None and direct is not None and each.channel_id == direct.id]
        greeted = {each.id for each in self.person.direct_messages() if GREETING in each.text}
        return len({each.id for each in sent if each.only_for is None} - greeted)

    async def sit_down(self) -> None:
        """Get ready once the first cards are there."""
        if self.at is not None or not self.is_hidden:
            await self.person.until(self.panel, patience=PATIENCE)
            return
        table = await self.person.until(lambda: offering(self.person, self.channel, Verb.HAND), patience=PATIENCE)
        shown = (await self.person.press(table, _id_of(table, Verb.HAND))).message
        self.opened = None if shown is None else shown.id

    async def play(self, think: float, is_over: Callable[[], bool]) -> None:
        """Press what is asked until the game is over."""
        while not is_over():
            await self.person.until(lambda: is_over() or self.wish(), patience=LONGEST)
            if (wish := self.wish()) is not None and not is_over():
                await asyncio.sleep(think)
                if self.at is None or self.wish() == wish:  # another may have pressed the same table since
                    await self.step(wish)


async def measure(
    party: Party,
    pace: float,
    *,
    games: Games,
    shown: Mapping[str, Shown],
    words: Sequence[Path] = (),
    draw_seed: Callable[[], bytes] = new_seed,
    timing: Timing = AT_ONCE,
) -> Cost:
    """Let these people play one game, with `pace` seconds before each press, and count."""
    clock = Clock(ticking=False)  # requests are counted here, not seconds: none is too late on a slow machine
    async with LoopbackDiscord(bot_name="Chapeau", clock=clock, limits=Limits.off()) as discord:
        guild = discord.add_guild("Friends")
        channel = discord.add_channel(guild, "cards")
        people = [discord.add_person(name, guild) for name in NAMES[: party.seats]]
        at = OPENLY.get(party.way)
        sitters = [Sitter(person, channel, WAYS.get(party.way, False), at) for person in people]
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "bench.db"
            settings = Settings(
                database=file, api=discord.base_url, pause=0, double_press=0, metrics=None, person_limits=None
            )
            bot = app.run(
                settings, discord.token, games=games, shown=shown, words=words, draw_seed=draw_seed, timing=timing
            )
            async with alongside(bot):
                await discord.connected()
                key = await _gather(channel, people, party)
                await asyncio.gather(*(sitter.sit_down() for sitter in sitters))
                before = len(discord.exchanges)
                is_over = await _play(sitters, pace, lambda: settled(people[0], channel) is not None)
                await asyncio.sleep(QUIET)
                cost = Cost(party, _counted(discord.exchanges[before:], channel), is_over=is_over)
            async with await Store.open(file) as store:
                rows = await store.log(key)
    cost.deals = sum(row.text.startswith("deal ") for row in rows)
    cost.moves = sum(row.seat is not None for row in rows)
    cost.notices = sum(sitter.messages() for sitter in sitters)
    return cost


async def _gather(channel: Channel, people: Sequence[Person], party: Party) -> str:
    """Open a lobby without stakes, and let everyone sit down; it starts by itself then. Returns the table's key.

    Two people challenge each other.
    """
    given = {"options": party.options} if party.options else {}
    if len(people) == 2:
        challenged = await people[0].invoke(
            channel, "/challenge", game=party.game, opponent=people[1], stake="0", **given
        )
        if challenged.message is None:
            raise LookupError("no challenge was posted")
        await people[1].press(challenged.message, _id_of(challenged.message, Verb.ACCEPT))
        return await _key(people[0], channel, party)
    asked = await people[0].invoke(channel, "/open", game=party.game, seats=len(people), stake="0", **given)
    lobby = asked.message
    if lobby is None:
        raise LookupError("no lobby was posted")
    for person in people[1:]:
        lobby = (await person.press(lobby, _id_of(lobby, Verb.SIT))).message or lobby
    return await _key(people[0], channel, party)


async def _key(person: Person, channel: Channel, party: Party) -> str:
    """Return the key of the table, once it is in the channel."""
    verb = Verb.ACT if party.way in OPENLY else Verb.HAND
    table = await person.until(lambda: offering(person, channel, verb), patience=PATIENCE)
    return next(each.key for each in _ids(table) if each.verb == verb)


async def _play(sitters: Sequence[Sitter], pace: float, is_over: Callable[[], bool]) -> bool:
    """Let them play, and return whether the game is over."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*(sitter.play(pace, is_over) for sitter in sitters))
    return is_over()


def _counted(made: Sequence[Exchange], channel: Channel) -> Counter[str]:
    """Return the counted requests by what they asked for."""
    return Counter(
        f"{each.method} {'in the channel' if f'/{channel.id}/' in each.path else 'in direct messages'}"
        for each in made
        if each.counted and each.path.startswith("/channels/")
    )


def _plays(press: CustomId) -> bool:
    """Return whether a press plays something, and does not only mark a card, show a suit or say how many."""
    return press.word.partition("-")[0] not in {"mark", "unmark", "suit", "count"}


def _ids(message: SeenMessage) -> list[CustomId]:
    found = (parse_id(button.custom_id) for button in message.buttons)
    return [each for each in found if each is not None]


def _id_of(message: SeenMessage, verb: Verb) -> str:
    return next(str(each) for each in _ids(message) if each.verb == verb)


def lines(
    games: Games, shown: Mapping[str, Shown], paces: Mapping[str, float], *, words: Sequence[Path] = ()
) -> Iterator[str]:
    """Yield figures of every game for this many players, in each way and at each pace; without hands at any number."""
    for name, entry in games.items():
        has_hands, sizes = entry.game.has_hands, entry.game.seats
        tables = [each for each in SEATS if each in sizes] if has_hands else []
        for seats in tables or sizes[:1]:
            for way in WAYS if has_hands else OPENLY:
                for pace, seconds in paces.items():
                    cost = asyncio.run(measure(Party(name, seats, way), seconds, games=games, shown=shown, words=words))
                    yield from cost.lines(pace)
