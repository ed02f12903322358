"""The bot: the only place where its parts are wired together."""

import asyncio
import contextlib
import hashlib
import json
import logging
import signal

import discord
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from bot.games.registry import GAMES
from bot.redirect import redirect
from bot.robots.worker import Thinker
from bot.standing import Standing
from bot.store import NoteRow, Store
from bot.tables import Declined, Lessons, Reason, SystemClock, Tables, open_vault
from cogs.about import About
from cogs.challenge import Challenge
from cogs.cut import Cutting
from cogs.deliveries import Deliveries
from cogs.game import GameGroup
from cogs.guard import guarded
from cogs.learn import Learn
from cogs.ledger import LedgerGroup
from cogs.manners import recall
from cogs.mydata import DataGroup
from cogs.play import Play
from cogs.practice import Practice
from cogs.presses import Presses
from cogs.rules import Rules
from cogs.screens.mille.lesson import Classroom
from cogs.screens.registry import make_rulebooks, make_screens
from cogs.server_settings import ServerSetting
from cogs.settings import PersonSettings
from cogs.stage import DiscordStage
from cogs.standing import StandingCog
from cogs.table import TableGroup
from cogs.waiting import Waits
from cogs.why import Why
from render import Studio

log = logging.getLogger(__name__)

DAY = 24 * 60 * 60 * 1000  # ms
COMMANDS_NOTE = "commands"  # the hash of the commands Discord has


class Tree(app_commands.CommandTree["Chapeau"]):
    """The commands; what goes wrong before a command's own guard is answered here."""

    def __init__(self, client: "Chapeau") -> None:
        super().__init__(client)
        self._deliveries = Deliveries()

    async def interaction_check(self, interaction: discord.Interaction["Chapeau"], /) -> bool:
        """Whether to go on: not for a command that was delivered before."""
        if not self._deliveries.is_first(interaction):
            return False
        await interaction.client.recall(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction["Chapeau"], error: app_commands.AppCommandError, /
    ) -> None:
        """Say one sentence."""

        if interaction.client.is_closing:
            log.info("interaction %d came while closing", interaction.id)
            return

        async def fail() -> None:
            if isinstance(error, app_commands.CommandNotFound):  # one of an older version
                raise Declined(Reason.STALE)
            raise error

        await guarded(interaction, fail())


class Chapeau(commands.AutoShardedBot):
    """The Discord client with its commands. It keeps no members and no messages, and needs no privileged intent."""

    def __init__(self, store: Store, studio: Studio, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        screens, rulebooks, clock = make_screens(studio), make_rulebooks(studio), SystemClock()
        self._store = store
        self.is_closing = False
        self._thinker = Thinker()
        self._stage = DiscordStage(self, screens, clock, has_threads=settings.threads == "yes")
        self._tables = Tables(
            store,
            self._stage,
            clock,
            pause=round(settings.pause * 1000),
            offer_lifetime=round(settings.offer_lifetime * 1000),
            unit=settings.unit,
            thinker=self._thinker,
            robot_pace=settings.robot_pace,
            longest_wait=settings.longest_wait * DAY,
            vault=open_vault(settings.seed_key.get_secret_value() if settings.seed_key is not None else None),
        )
        self._practice = Practice(self._tables)
        self._challenge = Challenge(self._tables, GAMES, self._practice)
        self._play = Play(self._tables, screens, self._stage)
        self._table = TableGroup(self._tables, screens, self._stage)
        self._cutting = Cutting(self._tables, screens, self._stage)
        self._why = Why(self._tables, rulebooks)
        self._game = GameGroup(self._tables, self._why)
        self._rules = Rules(rulebooks)
        self._learn = Learn(self._tables, Lessons(store), Classroom(studio), self._practice)
        self._about = About(settings.source_url)
        self._server = ServerSetting(self._tables)
        self._standing = Standing(store, self._tables, clock)
        self._stage.open(self._tables, self._standing)
        self._looking_back = self._game.looking_back = StandingCog(self._tables, self._standing, screens, studio)
        self._ledger = LedgerGroup(self._tables, self._standing)
        self._data = DataGroup(self._tables, self._standing)
        self._settings = PersonSettings(self._tables)
        self._waits = Waits(self._tables)

    async def recall(self, interaction: discord.Interaction["Chapeau"]) -> None:
        """Have at hand what the server decided and the person prefers."""
        await recall(interaction, self._tables)

    async def setup_hook(self) -> None:
        """After the login: commands first, then every game goes on where it stopped."""
        answering = (
            self._challenge,
            self._play,
            self._table,
            self._cutting,
            self._server,
            self._settings,
            self._waits,
            self._rules,
            self._learn,
        )
        answers = {verb: press for each in (*answering, self._why) for verb, press in each.presses().items()}
        forms = {
            verb: form
            for cog in (self._challenge, self._cutting, self._server, self._settings)
            for verb, form in cog.forms().items()
        }
        lasting = (self._looking_back, self._ledger, self._data)
        answers |= {verb: press for cog in lasting for verb, press in cog.presses().items()}
        presses = Presses(self._tables, answers, forms)
        for each in lasting:
            await self.add_cog(each)
        for cog in (*answering, self._practice, self._game, self._about, presses):
            await self.add_cog(cog)
        self.tree.add_command(self._challenge.menu())
        await self._sync()
        await self._tables.start()
        self._standing.start()

    async def close(self) -> None:
        """Stop what happens by itself, then hang up."""
        self.is_closing = True
        await self._standing.close()
        await self._tables.close()
        await self._thinker.close()
        await self._stage.close()
        await super().close()

    async def on_ready(self) -> None:
        """Say that the bot listens."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        self._tables.waiting.in_servers({guild.id for guild in self.guilds})

    async def on_message(self, message: discord.Message, /) -> None:
        """Nobody talks to the bot in messages: all that counts is that one more stands below the table."""
        self._stage.seen(message.channel.id, message.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Somebody let the bot into a server."""
        self._tables.waiting.in_server(guild.id, is_here=True)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server, or the server is no more."""
        self._tables.waiting.in_server(guild.id, is_here=False)

    async def _sync(self) -> None:
        """Tell Discord the commands, when they are not what it was told last."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        told = json.dumps([self.application_id, payload], sort_keys=True)
        digest = hashlib.sha256(told.encode()).hexdigest()
        if await self._store.note(COMMANDS_NOTE) != digest:
            await self.tree.sync()
            await self._store.commit(NoteRow(COMMANDS_NOTE, digest))
            log.info("commands synced")


async def run(settings: Settings, token: str) -> None:
    """Run the bot until SIGTERM or SIGINT.

    Raises discord.LoginFailure for a token that Discord refuses, BadSeedKey when seeds cannot be sealed or read.
    """
    if settings.api is not None:
        await redirect(settings.api, token)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    studio = await asyncio.to_thread(Studio)
    try:
        async with await Store.open(settings.database) as store:
            await _serve(Chapeau(store, studio, settings), token, stop)
    finally:
        studio.close()


async def _serve(bot: Chapeau, token: str, stop: asyncio.Event) -> None:
    running = asyncio.create_task(bot.start(token), name="bot")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    try:
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopping.cancel()
        await bot.close()
        if stop.is_set():
            running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
    log.info("closed")
