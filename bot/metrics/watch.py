"""A bot that is watched: everything that listens to it and can be asked about it, put together."""

from collections.abc import Iterable
from types import TracebackType

import aiohttp
import discord
from discord.ext import commands

from bot.metrics.figures import SUGGESTED, Figures
from bot.metrics.gateway import Gateway
from bot.metrics.health import Health
from bot.metrics.pulse import Pulse
from bot.metrics.readings import Readings, Subject
from bot.metrics.requests import trace
from bot.metrics.server import Server
from bot.metrics.thinker import TimedThinker
from bot.robots.thinker import Thinker
from bot.store import Store
from bot.tables import Tables
from bot.values.address import Address
from bot.values.database import Database
from cogs.guard import outcome_of
from render import Studio


class Watch:
    """A watch of one bot, from `async with` to its end; it answers before there is a bot.

    `__aenter__` raises CannotListen.
    """

    def __init__(self, address: Address, *, database: Database, games: Iterable[str]) -> None:
        """`games`: the names of all that can be played."""
        self._figures = Figures()
        self._health = Health()
        self._readings = Readings(database, games, self._health)
        self._figures.registry.register(self._readings)
        self._pulse = Pulse(self._felt)
        self._server = Server(address, self._figures, self._readings, self._health.objection)

    async def __aenter__(self) -> "Watch":
        await self._server.__aenter__()
        await self._pulse.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._pulse.__aexit__(kind, error, trace)
        await self._server.__aexit__(kind, error, trace)

    # What it hears

    def committed(self, seconds: float, error: Exception | None) -> None:
        """Hear that the store was given a unit, and what became of it."""
        self._figures.committed(seconds, error)
        self._health.committed(error)

    def answered(self, interaction: discord.Interaction, seconds: float) -> None:
        """Hear that someone was answered."""
        is_typing = interaction.type is discord.InteractionType.autocomplete
        self._figures.answered(SUGGESTED if is_typing else outcome_of(interaction), seconds)

    def requests(self) -> aiohttp.TraceConfig:
        """Return what hears of the requests to Discord."""
        return trace(self._figures)

    def thinker(self, thinker: Thinker) -> TimedThinker:
        """Return the same thinker, timed."""
        return TimedThinker(thinker, self._figures.thought)

    def closes(self) -> None:
        """Hear that the bot begins to close."""
        self._health.is_closing = True

    def _felt(self, delay: float) -> None:
        self._figures.delayed(delay)
        self._health.beat()

    # What it looks at

    def look_at(self, bot: commands.AutoShardedBot, store: Store, tables: Tables, studio: Studio) -> None:
        """Report on this bot from now on."""
        gateway = Gateway(bot)
        self._health.line = gateway
        self._readings.subject = Subject(store, tables, studio, gateway)
