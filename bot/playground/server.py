"""The loopback Discord: one object that listens on 127.0.0.1 and holds everything a test may turn or read."""

import asyncio
import socket
from pathlib import Path
from typing import Self

from aiohttp import web

from bot.playground.backend import Backend
from bot.playground.clock import Clock
from bot.playground.commands import Commands
from bot.playground.entities import Channel, Guild, Role, User
from bot.playground.exchanges import Exchange, Exchanges
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway, StartLimits
from bot.playground.gateway.hub import HEARTBEAT_EVERY
from bot.playground.interactions import Interactions
from bot.playground.keeping import Keeper, WorldFile
from bot.playground.permissions import NOTHING, Permission
from bot.playground.person import Person
from bot.playground.ratelimits import Limits, RateLimits
from bot.playground.refusal import Refusal
from bot.playground.rest import ROUTES
from bot.playground.rest.cdn import Cdn
from bot.playground.rest.door import API, NOWHERE, Door
from bot.playground.transcript import Transcripts
from bot.playground.world import World

HOST = "127.0.0.1"
UPLOAD_LIMIT = 64 * 1024 * 1024  # bytes of one request, above what Discord takes for its files


class LoopbackDiscord:
    """A Discord of one application, over real sockets on this machine only.

    >>> async with LoopbackDiscord() as discord:  # doctest: +SKIP
    ...     guild = discord.add_guild("Friends")
    ...     table = discord.add_channel(guild, "table")
    ...     ada = discord.add_person("ada", guild)
    """

    def __init__(
        self,
        *,
        port: int = 0,
        token: str = "loopback-token",  # noqa: S107 (opens nothing but this server)
        bot_name: str = "Bot",
        clock: Clock | None = None,
        limits: Limits | None = None,
        heartbeat_every: float = HEARTBEAT_EVERY,
        starts: StartLimits | None = None,
        faults: Faults | None = None,
    ) -> None:
        """`starts`: the number of shards given to the bot, and how often it may begin a session.

        `faults`: those to come; None: there are none yet.
        """
        self.clock = clock or Clock()
        self.world = World(self.clock, token=token, bot_name=bot_name)
        self.faults = faults or Faults()
        self.gateway = Gateway(self.world, heartbeat_every=heartbeat_every, limits=starts)
        self.rates = RateLimits(limits or Limits())
        self._exchanges = Exchanges()
        self.backend = Backend(
            self.clock,
            self.world,
            Interactions(self.world),
            Commands(self.world),
            self.gateway,
            self.rates,
            self.faults,
            self._exchanges,
            Transcripts(self.world),
        )
        self._port = port
        self._socket: socket.socket | None = None
        self._kept_in: Path | None = None
        self._keeper: Keeper | None = None
        self._people: dict[int, Person] = {}
        self._runner: web.AppRunner | None = None

    # -- where it is and what it knows ------------------------------------------------------------

    @property
    def base_url(self) -> str:
        """The root of everything, `http://127.0.0.1:port`; also what `Asset.BASE` becomes."""
        return self.world.base_url

    @property
    def api_url(self) -> str:
        """The value for `Route.BASE`."""
        return self.base_url + API

    @property
    def gateway_url(self) -> str:
        """The value for `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return self.gateway.url

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.application.token

    @property
    def bot(self) -> User:
        """The bot's account."""
        return self.world.bot

    @property
    def exchanges(self) -> list[Exchange]:
        """Every request of the bot with its answer, in order."""
        return self._exchanges.all

    @property
    def refusals(self) -> list[tuple[Exchange, Refusal]]:
        """Every request that was refused."""
        return self._exchanges.refusals

    @property
    def counted(self) -> int:
        """The number of requests counted so far against the fifty a second."""
        return self.rates.counted

    # -- starting and stopping --------------------------------------------------------------------

    def keep_in(self, path: Path) -> None:
        """Go on where this file says, and write down there what happens; to be called once, before the start.

        A Discord that is kept may run for days, so it has no transcripts and no list of exchanges.
        """
        self._kept_in = path
        self._exchanges.keep = False
        self.backend.transcripts.end()

    def bind(self, port: int | None = None) -> None:
        """Take a port, so that the address is known; None is the one given first. Raises OSError when it is taken."""
        self._socket = socket.create_server((HOST, self._port if port is None else port))
        host, port = self._socket.getsockname()[:2]
        self.world.base_url = f"http://{host}:{port}"
        self.gateway.url = f"ws://{host}:{port}/gateway/"

    async def start(self) -> None:
        """Put back what was kept, then listen.

        Raises OSError when the port is taken, UnreadableWorld or UnavailableWorld for the file it is kept in.
        """
        if self._socket is None:
            self.bind()
        try:
            if self._kept_in is not None:
                file = await asyncio.to_thread(WorldFile.open, self._kept_in)
                self._keeper = await Keeper.open(file, self.world, self.backend.commands)
            await self._listen()
        except BaseException:
            await self.stop()
            raise

    async def _listen(self) -> None:
        app = web.Application(client_max_size=UPLOAD_LIMIT)
        for route in (*ROUTES, NOWHERE):
            app.router.add_route(route.method, API + route.path, Door(self.backend, route).open)
        Cdn(self.world).add_to(app)
        app.router.add_get("/gateway/", self.gateway.serve)
        self.extend(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await self.site(self._runner).start()

    def site(self, runner: web.AppRunner) -> web.BaseSite:
        """Return the place where the server listens; a subclass may have another one."""
        if self._socket is None:
            raise RuntimeError("there is no port to listen at")
        return web.SockSite(runner, self._socket)

    def extend(self, app: web.Application) -> None:
        """Add a page on the same server in a subclass; this one has none."""

    async def stop(self) -> None:
        """Hang up and stop listening; harmless when done already."""
        runner, self._runner = self._runner, None
        if runner is not None:
            self.backend.interactions.forget()
            self.clock.stop()
            await self.gateway.stop()
            await runner.cleanup()
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        if self._keeper is not None:
            await self._keeper.close()
            self._keeper = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def kept(self) -> None:
        """Wait until everything that has happened is on disk; at once when nothing is kept."""
        if self._keeper is not None:
            await self._keeper.caught_up()

    async def connected(self, shards: int = 1, *, patience: float = 60.0) -> None:
        """Wait until a number of the bot's shards listen; raises `TimeoutError` after `patience` seconds."""
        async with asyncio.timeout(patience):
            while self.gateway.connected < shards:
                await self.world.changes.next()

    # -- building ---------------------------------------------------------------------------------

    def add_guild(
        self,
        name: str,
        *,
        locale: str = "en-US",
        owner: Person | None = None,
        with_bot: bool = True,
        shard: tuple[int, int] | None = None,
    ) -> Guild:
        """Return a new server, with the bot in it unless refused; `shard`: which one serves it, of how many."""
        user = owner.user if owner else None
        return self.world.add_guild(name, locale=locale, owner=user, with_bot=with_bot, shard=shard)

    def add_channel(self, guild: Guild, name: str) -> Channel:
        """Return a new text channel."""
        return self.world.add_channel(guild, name)

    def add_group(self, *people: Person, name: str = "") -> Channel:
        """Return a new group of people, without the bot."""
        return self.world.add_group(*(each.user for each in people), name=name)

    def between(self, one: Person, other: Person) -> Channel:
        """Return the direct messages between two people, without the bot."""
        return self.world.direct_channel(one.user.id, other.user.id)

    def add_role(
        self,
        guild: Guild,
        name: str,
        *members: User | Person,
        permissions: Permission = NOTHING,
        mentionable: bool = False,
    ) -> Role:
        """Return a new role, given to these members."""
        role = self.world.add_role(guild, name, permissions, mentionable=mentionable)
        for member in members:
            self.world.grant_role(guild, member.user if isinstance(member, Person) else member, role)
        return role

    def forbid(self, channel: Channel, who: User | Person | Role, permissions: Permission) -> None:
        """Take permissions away in one channel: `forbid(table, discord.bot, Permission.SEND_MESSAGES)`."""
        self.world.overwrite(channel, who.user if isinstance(who, Person) else who, deny=permissions)

    def add_person(self, name: str, *guilds: Guild, display_name: str | None = None, locale: str = "en-US") -> Person:
        """Return a new person, member of these servers."""
        user = self.world.add_user(name, display_name=display_name, locale=locale)
        for guild in guilds:
            self.world.add_member(guild, user)
        return self.person(user)

    def person(self, user: User) -> Person:
        """Return the person behind an account."""
        if user.id not in self._people:
            self._people[user.id] = Person(self.backend, user)
        return self._people[user.id]
