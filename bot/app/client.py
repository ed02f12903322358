"""The Discord client of the bot, in which its parts are wired together."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, TypedDict

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.coach import CoachDesk
from bot.commands import send_commands
from bot.config import Settings
from bot.connection.misread import Misread, reading
from bot.hosted import Games
from bot.robots.thinker import Thinker, usual_workers
from bot.standing import Standing
from bot.store import Store
from bot.tables import (
    ALONE,
    DAY,
    Clock,
    Declined,
    Home,
    Hosting,
    Lessons,
    Reason,
    Stage,
    SystemClock,
    Tables,
    open_vault,
)
from bot.tables.state.dealer import new_seed
from bot.values.shards import Shards, shard_of
from bot.values.timing import USUAL, Timing
from cogs.deliveries import Deliveries
from cogs.emoji import OwnEmoji
from cogs.flood import Gate
from cogs.guard import guarded
from cogs.locale_and_style import recall
from cogs.parts import parts_of
from cogs.permissions import intents
from cogs.presses import Presses
from cogs.screens.shown import Shown
from cogs.stage import DiscordStage
from cogs.tools import Tools
from render import Studio
from render.fonts import Fonts

if TYPE_CHECKING:
    from bot.metrics.thinker import TimedThinker
    from bot.metrics.watch import Watch
    from bot.store.fleet.connection import FleetConnection

log = logging.getLogger(__name__)


class Connection(TypedDict, total=False):
    """The shards the client connects to, of how many (by default all that Discord asks for), and who hears requests.

    `connector` makes the lines to Discord, and `heartbeat_timeout` is the seconds after which a silent one is given up.
    """

    shard_count: int
    shard_ids: list[int]
    http_trace: aiohttp.TraceConfig
    connector: aiohttp.BaseConnector
    heartbeat_timeout: float


def _connection(shards: Shards | None, watch: "Watch | None", lines: Connection | None) -> Connection:
    found = Connection() if shards is None else Connection(shard_count=shards.count, shard_ids=sorted(shards.served))
    if watch is not None:
        found["http_trace"] = watch.requests()
    return found if lines is None else {**found, **lines}


class Tree(app_commands.CommandTree["Chapeau"]):
    """The commands. It answers for what goes wrong before a command's own guard begins."""

    async def interaction_check(self, interaction: discord.Interaction["Chapeau"], /) -> bool:
        """Return whether to run a command: none delivered before, none while the bot closes, and not one too many."""
        client = interaction.client
        if not client.deliveries.take(interaction) or not await client.gate.admits(interaction):
            return False
        await client.recall(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction["Chapeau"], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that failed with one sentence."""

        async def fail() -> None:
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                # The client still shows a command of an older version.
                raise Declined(Reason.STALE)
            raise error

        await guarded(interaction, fail())


class Chapeau(commands.AutoShardedBot):
    """The Discord client with its commands. It keeps no members and no messages, and needs no privileged intent."""

    def __init__(  # noqa: PLR0913  each is handed to the bot
        self,
        store: Store,
        studio: Studio,
        settings: Settings,
        *,
        games: Games,
        shown: Mapping[str, Shown],
        watch: "Watch | None" = None,
        clock: Clock | None = None,
        timing: Timing = USUAL,
        draw_seed: Callable[[], bytes] = new_seed,
        draw_emoji: Callable[[Fonts], Mapping[str, bytes]] | None = None,
        line: "FleetConnection | None" = None,
        lines: Connection | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        """`games` are the hosted ones; `shown` is how each is shown, by name.

        `line`: to other processes on the same database, if there can be any. `draw_emoji` draws the small cards in
        messages, by name; None: there are none. `watch`, if any, hears what happens here. `clock` is the machine's,
        `draw_seed` makes each game's seed. `lines`: to Discord, other than the usual ones. `thinker` finds the moves
        of robots, and the bot closes it; None: a new one.
        """
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=intents(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            **_connection(settings.shards, watch, lines),
        )
        self._line = line
        self._home = line or ALONE
        self._store = store
        self._watch = watch
        self._timing = timing
        self._double_press = settings.double_press
        self._is_closing = False
        most = partial(_workers, settings, line)
        self._thinker = thinker or Thinker(games.robots, games=games.rules.values(), most=most)
        self.deliveries = Deliveries[discord.Interaction](heard=watch.answered if watch is not None else None)
        self._mentions = Deliveries[discord.Message]()
        clock, screens = clock or SystemClock(), {name: each.screens(studio) for name, each in shown.items()}
        think = self._thinker if watch is None else watch.thinker(self._thinker)
        drawn = None if draw_emoji is None else partial(draw_emoji, studio.fonts)
        self._stage = DiscordStage(
            self,
            screens,
            clock,
            host=partial(
                _host, store, clock, think, settings, games=games, timing=timing, draw_seed=draw_seed, home=self._home
            ),
            calm=self.deliveries.calm,
            emoji=OwnEmoji(self, drawn, self.deliveries.calm, again=timing.emoji_again, brings=self._home.serves(None)),
            has_threads=settings.threads == "yes",
            double_press=settings.double_press,
            memory=_table_memory(settings) * 2 // 3,  # a panel in use is bigger than its table
        )
        self._tables, self._standing = self._stage.tables, self._stage.standing
        self.gate = Gate(settings.person_limits, self._tables)
        self.parts = parts_of(
            Tools(self._stage, screens, shown, studio),
            lessons=Lessons(store),
            coach=CoachDesk(games, self._thinker),
            mentions=self._mentions,
            source_url=settings.source_url,
        )
        if watch is not None:
            watch.look_at(self, store, self._tables, studio)

    @property
    def stage(self) -> DiscordStage:
        """The stage."""
        return self._stage

    @property
    def hosting(self) -> tuple[Tables, Standing]:
        """The tables, and what their games leave."""
        return self._tables, self._standing

    async def recall(self, interaction: discord.Interaction["Chapeau"]) -> None:
        """Keep with the interaction what its server decided and its person prefers."""
        await recall(interaction, self._tables)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in, begin to host, then read what Discord sends.

        Raises Misread for what the library cannot read, and TimeoutError when the login is not answered.
        """
        try:
            async with asyncio.timeout(self._timing.login_within):
                with reading("the login"):
                    await self.login(token)
        except TimeoutError as error:
            raise TimeoutError(f"it does not answer the login within {self._timing.login_within:.0f} s") from error
        await self._begin()
        with reading("the gateway"):
            await self.connect(reconnect=reconnect)

    async def launch_shards(self) -> None:
        """Connect to the gateway. Raises Misread if Discord reports no shards: nothing would ever arrive.

        The library documents nothing that is called then: `connect` waits for events without an end.
        """
        await super().launch_shards()
        if not self.shards and not self.is_closed():
            raise Misread("the gateway is not answered as Discord would (no shards)")

    async def _begin(self) -> None:
        """Send the commands, then take up every game where it stopped."""
        presses = Presses(
            self._tables,
            self.gate,
            self.deliveries,
            self.parts,
            is_meant=self._stage.pressed.is_meant,
            taking=self._stage.taking,
            hear=self._stage.reached.hear,
            double_press=self._double_press,
        )
        for cog in (*self.parts, presses):
            await self.add_cog(cog)
        for menu in (menu for part in self.parts for menu in part.menus()):
            self.tree.add_command(menu)
        if self._home.serves(None):  # one process does, where there are several
            await send_commands(self.tree, self._store, application=self.application_id)
        self._stage.start()
        await self._standing.ledger.sign()
        await self._tables.start()
        self._tables.presence.out_of_reach(None, None, brings=self._home.serves)  # until a shard is connected
        self._standing.start()
        if self._line is not None:
            from bot.tables.fleet.following import Following  # noqa: PLC0415  one process alone never needs it

            self._line.follow(Following(self._tables))

    async def close(self) -> None:
        """Finish the answers under way, stop hosting, then leave Discord."""
        self._is_closing = True
        if self._watch is not None:
            self._watch.closes()
        await asyncio.gather(self.deliveries.close(), self._mentions.close())
        for part in self.parts:  # while all that they use is there
            await self.remove_cog(part.qualified_name)
        await self._standing.close()
        await self._tables.close()
        await self._thinker.close()
        await self._stage.close()
        await super().close()

    async def on_ready(self) -> None:
        """Log that the bot is ready, and report its servers to hosting; not while it closes."""
        if self._is_closing:
            return
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        self._stage.let_in()
        self._tables.in_servers({guild.id for guild in self.guilds})

    async def on_message(self, message: discord.Message, /) -> None:
        """Note that a channel has one more message; the bot reads none of its words, and knows no typed commands.

        The library builds 200 foreign messages a second in 9 ms of processor, less than one press takes.
        """
        self._stage.seen(message.channel.id, message.id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard has lost its connection, mostly for a few seconds: all there is, if it is the only one."""
        is_only, count = len(self.shards) == 1, self.shard_count or len(self.shards)
        self._tables.presence.out_of_reach(
            shard_id,
            None if is_only else self._served_by(shard_id),
            brings=lambda guild_id: shard_of(guild_id, count) == shard_id,
        )

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that a shard has its connection back, and has received what it missed."""
        self._tables.presence.in_reach(shard_id, self._served_by(shard_id))

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that a shard has a new connection."""
        self._tables.presence.in_reach(shard_id, self._served_by(shard_id))

    def _served_by(self, shard_id: int) -> set[int]:
        """Return the ids of the servers that a shard serves."""
        return {guild.id for guild in self.guilds if guild.shard_id == shard_id}

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot was added to a server."""
        self._stage.let_in()
        self._tables.in_server(guild.id, is_here=True)
        self._standing.tournaments.let_in(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server, or the server was deleted."""
        self._tables.in_server(guild.id, is_here=False)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note that a channel was deleted."""
        await self._stage.deletions.of_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread was deleted."""
        await self._stage.deletions.of_channel(payload.thread_id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Note that a message was deleted; the bot reads and keeps nothing of it."""
        await self._stage.deletions.of_messages(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Note that many messages were deleted at once."""
        await self._stage.deletions.of_messages(payload.channel_id, payload.message_ids)


def _host(  # noqa: PLR0913  each is handed to the bot
    store: Store,
    clock: Clock,
    thinker: "Thinker | TimedThinker",
    settings: Settings,
    stage: Stage,
    *,
    games: Games,
    timing: Timing,
    draw_seed: Callable[[], bytes],
    home: Home,
) -> tuple[Tables, Standing]:
    """Host as the operator has set it up, and keep what games leave. Raises BadSeedKey."""
    tables = Tables(
        store,
        stage,
        clock,
        Hosting(
            games=games,
            pause=round(settings.pause * 1000),
            offer_lifetime=round(settings.offer_lifetime * 1000),
            unit=settings.chosen_unit,
            robot_pace=settings.robot_pace,
            window=round(settings.window * 1000),
            longest_wait=settings.longest_wait * DAY,
            memory=_table_memory(settings) // 3,
            person_limits=settings.person_limits,
            timing=timing,
        ),
        thinker=thinker,
        vault=open_vault(settings.seed_keys),
        draw_seed=draw_seed,
        home=home,
    )
    return tables, Standing(store, tables, clock, thinker=thinker)


def _workers(settings: Settings, line: "FleetConnection | None") -> int:
    """Return in how many processes robots may think now: others of the bot on this machine come and go."""
    return settings.robot_workers or usual_workers(1 if line is None else line.on_this_host)


def _table_memory(settings: Settings) -> int:
    """Return the bytes that tables and the panels in use may take together."""
    return 1_000_000 * settings.table_memory
