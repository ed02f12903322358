"""The world of a whole story: a Discord with two servers and six people, and a bot that dies and returns."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import aiohttp
import discord

from bot.exploring.incarnation import EPOCH, Incarnation
from bot.exploring.loop import Process
from bot.exploring.story import PEOPLE, Act, Story
from bot.exploring.whole.afar import Afar
from bot.exploring.whole.loopback import DiscordInMemory
from bot.exploring.whole.sky import Sky
from bot.exploring.whole.whole_bot import WholeBot
from bot.exploring.whole.wire import WiredProcess, Wires
from bot.exploring.world import World, luck_of
from bot.hosted import Games
from bot.playground.entities import Channel, Guild
from bot.playground.person import Person
from bot.playground.seen import Impossible
from bot.store import StoreError
from bot.tables.time import SECOND
from render.fonts import FOLDER, Fonts

SERVERS: Final = ("Friends", "Others")  # of which the second speaks French, as its last person does
ENGLISH, FRENCH = "en-US", "fr"
WEATHER: Final = (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, StoreError, OSError)
FORGOTTEN: Final = 15.0  # s; after this no request counts anymore
FIRST_SECOND: Final = 1.0  # s until Discord listens


class House(World):
    """A world with the whole bot in it. `furnish` it before the story begins.

    Attributes:
        sky: what befalls requests.
        do: how people act. It returns a few words about it, and raises Impossible.
        afar: the places where the bot is not.
        shut: the people who ever closed their direct messages.
        leagues: the servers that have a league.
        removed: the messages that somebody who keeps order has deleted.
        has_daily: whether anyone ever asked for daily deals.
        has_nights: whether anyone ever planned a game night.
        interest: since when (Unix ms) people have been interested in events, by event and user; None: no longer.
        shunned: the people who ever wished to be apart from somebody, or to be forgotten.
    """

    bot: WholeBot
    wires: Wires
    discord: DiscordInMemory
    machine: WiredProcess
    do: Callable[[Act], Awaitable[str]]
    afar: Afar

    def __init__(self, story: Story, games: Games, folder: Path, empty: Path) -> None:
        self._seed = story.seed
        self.fonts = Fonts(FOLDER)
        self.sky = Sky(luck_of(f"sky {story.seed}"))
        super().__init__(story, games, folder, empty)
        self.guilds: list[Guild] = []
        self.channels: list[Channel] = []
        self.people: list[Person] = []
        self.shut: set[int] = set()
        self.leagues: set[int] = set()
        self.removed: set[int] = set()
        self.has_daily = self.has_nights = False
        self.interest: dict[tuple[int, int], int | None] = {}
        self.shunned: set[int] = set()
        self._storms: list[tuple[float, float]] = []  # s on the timeline; when requests could go wrong, and until when

    def _new_machine(self) -> Process:
        self.wires = Wires(self.timeline, luck_of(f"wires {self._seed}"))
        return WiredProcess(self.timeline, self.wires, "world", is_orderly=True)

    def _new_bot(self, number: int, path: Path) -> Incarnation:
        return WholeBot(self._ports, self.wires, number, path, fonts=self.fonts, token="loopback-token")  # noqa: S106

    def _is_weather(self, error: BaseException) -> bool:
        away = self.trouble.now - {"down"}
        return super()._is_weather(error) or (bool(away) and isinstance(error, WEATHER))

    def is_reached(self) -> bool:
        """See `World`: here the library comes back by itself, while people press."""
        return self.bot.is_up

    def furnish(self) -> None:
        """Open Discord, with its servers and people."""
        self.discord = server = DiscordInMemory(began=EPOCH / SECOND, faults=self.sky)
        self.guilds = [server.add_guild(name, locale=FRENCH if name == SERVERS[1] else ENGLISH) for name in SERVERS]
        self.channels = [server.add_channel(guild, "cards") for guild in self.guilds]
        self.people = [server.add_person(name, *self.guilds, locale=_language_of(name)) for name in PEOPLE]
        self.afar = Afar(server, self.people)
        self.machine.start(server.start(), "discord")
        self.pass_time(round(FIRST_SECOND * SECOND))

    def begin(self) -> None:
        """See `World`. A new process does not know how many requests the one before has made."""
        self.storm(FORGOTTEN)
        super().begin()

    def here(self) -> set[int]:
        """Return the servers where the bot is."""
        return {each.id for each in self.guilds if self.discord.bot.id in each.members}

    def storm(self, seconds: float) -> None:
        """Note that from now on answers may go wrong, so that the bot can't know how many requests it has left."""
        self._storms.append((self.timeline.now, self.timeline.now + seconds + FORGOTTEN))

    def soon(self, seconds: float, happens: Callable[[], None]) -> None:
        """Let something happen a moment later."""
        self.machine.call_later(seconds, happens)

    def was_calm(self, at: float) -> bool:
        """Return whether the bot could know, at this second of Discord's clock, how many requests it had left."""
        now = at - EPOCH / SECOND
        return not any(begin <= now <= end for begin, end in self._storms)

    def is_calm(self) -> bool:
        """Return whether it can now."""
        return self.was_calm(EPOCH / SECOND + self.timeline.now)

    @property
    def secrets(self) -> set[str]:
        """The seeds of all games so far, as they would be written."""
        return self._ports.secrets

    def press(self, act: Act) -> None:
        """Let someone press, or type."""
        self.presses += 1
        self.machine.start(self._press(act, self.presses), str(act))

    async def _press(self, act: Act, number: int) -> None:
        try:
            said = await self.do(act)
        except Impossible as error:
            said = f"impossible {error}"
            self.wall.reach("impossible")
        self.transcript.add(f"#{number}", PEOPLE[act.who], act.kind, said)


def _language_of(name: str) -> str:
    return FRENCH if name == PEOPLE[-1] else ENGLISH
