"""A playground that is kept in a folder: Discord, its page, and a bot in a separate process that connects to it.

The bot tried here is the one that runs on Discord: only its settings point it here.
"""

import asyncio
import contextlib
import errno
import json
import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self, TextIO

from bot.playground.changes import Change, UserChanged
from bot.playground.child import Child
from bot.playground.keeping import UnavailableWorld, UnreadableWorld, WorldFile
from bot.playground.permissions import NOTHING, Permission
from bot.playground.person import Person
from bot.playground.server import LoopbackDiscord
from bot.playground.web import Playground, Welcome

PORT = 8742  # when no other is wished for and nobody has it
PATIENCE = 20.0  # s until the bot listens
WORLD = "world.db"  # in the folder: what Discord remembers
LOG = "bot.log"  # what the bot said since the playground was opened
ELSEWHERE = "Elsewhere"  # a server without the bot
IN_GROUP = 5  # people of the first group
KEYS = "keys"  # the note with the keys of the links

Out = Callable[[str], None]


class NoFolder(Exception):  # noqa: N818 (its sentence is for people)
    """An error: play cannot be kept; one sentence says why."""


class NoPort(Exception):  # noqa: N818 (its sentence is for people)
    """The port that was wished for cannot be had; one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A ground to try a bot: how it is started and connected, and the first contents."""

    folder: Path  # which keeps everything from one time to the next
    bot_name: str
    command: Sequence[str]  # starts the bot
    environment: Callable[[LoopbackDiscord], Mapping[str, str]]  # of that process: it leads the bot to this Discord
    kept: Sequence[str]  # the files of the bot in the folder: they and Discord's memory serve only together
    guild: str
    channels: Sequence[str]
    people: Sequence[str]  # the first is the host
    welcome: Welcome | None = None
    permissions: Permission = NOTHING  # of the bot in its server, besides those of everyone


class ServedPlayground:
    """A playground that is open: Discord, page and bot, from `async with` to its end."""

    def __init__(self, ground: Ground, out: Out, *, port: int | None = None, fresh: bool = False) -> None:
        """`port` None: the usual one, or any other when that is taken. `fresh`: put away what was played before.

        Raises NoFolder and NoPort when it is opened.
        """
        self._ground = ground
        self._out = out
        self._port = port
        self._fresh = fresh
        self._folder = ground.folder
        self._state = (WORLD, *ground.kept)
        self._playground: Playground | None = None
        self._bot: Child | None = None
        self._log: TextIO | None = None

    @property
    def playground(self) -> Playground:
        """The Discord with its page."""
        if self._playground is None:
            raise RuntimeError("the playground is not open")
        return self._playground

    @property
    def bot(self) -> Child:
        """The bot's process."""
        if self._bot is None:
            raise RuntimeError("the playground is not open")
        return self._bot

    @property
    def people(self) -> list[Person]:
        """Those who have links, the host first."""
        world = self.playground.world
        strangers = {world.bot.id, world.application.owner_id}
        return [self.playground.person(user) for user in world.users.values() if user.id not in strangers]

    @property
    def address(self) -> str:
        """The host's first address."""
        return self.playground.page.address(self.people[0])

    async def __aenter__(self) -> Self:
        try:
            await self._open()
        except BaseException:
            await self._close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._close()

    # -- opening and closing ----------------------------------------------------------------------

    async def _open(self) -> None:
        try:
            await asyncio.to_thread(self._prepare_folder)
            try:
                await self._start()
            except UnreadableWorld as error:
                await asyncio.to_thread(self._set_aside)
                self._out(f"{error}. What was there is kept as {' and '.join(f'{name}.old' for name in self._state)}.")
                await self._start()
        except UnavailableWorld as error:
            raise NoFolder(str(error)) from None
        if not self.playground.world.guilds:
            self._furnish()
        self._remember_keys()
        self.playground.world.changes.listen(self._note)
        self._log = await asyncio.to_thread((self._folder / LOG).open, "w", encoding="utf-8", buffering=1)
        self._bot = self._make_bot()
        self._bot.start()

    async def await_bot(self) -> None:
        """Wait until the bot listens, and say so when it does not come. The page can be opened before."""
        try:
            await self.bot.connected(patience=PATIENCE)
        except TimeoutError:
            self._out(f"The bot has not come yet; what it says is in {self._folder / LOG}.")

    def _make_bot(self) -> Child:
        return Child(
            self._ground.command,
            self._ground.environment(self.playground),
            connected=self._identified,
            out=self._write_down,
            tell=lambda line: self._out(f"{line} What it said is in {self._folder / LOG}."),
            name="bot",
        )

    async def _close(self) -> None:
        if self._bot is not None:
            await self._bot.stop()
        if self._log is not None:
            self._log.close()
        if self._playground is not None:
            self._remember_keys()
            await self._playground.stop()

    def _prepare_folder(self) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise NoFolder(f"{self._folder} cannot be made: {error.strerror}") from None
        world = self._folder / WORLD
        if world.exists() and self._fresh:
            with contextlib.suppress(UnreadableWorld):
                WorldFile.open(world).close()  # raises when someone is playing here
        if not world.exists() or self._fresh:
            self._set_aside()

    def _set_aside(self) -> None:
        """Rename the kept file to `*.old`, replacing the previous one."""
        if not any((self._folder / name).exists() for name in self._state):
            return
        for name in self._state:
            for ending in ("", "-wal", "-shm"):
                path, aside = self._folder / (name + ending), self._folder / (name + ".old" + ending)
                aside.unlink(missing_ok=True)
                if path.exists():
                    path.rename(aside)

    async def _start(self) -> None:
        """Put back what was kept, and listen."""
        world = self._folder / WORLD
        self._playground = playground = Playground(
            port=PORT if self._port is None else self._port,
            token=secrets.token_urlsafe(32),
            bot_name=self._ground.bot_name,
            welcome=self._ground.welcome,
            restart=self._restart,
            keys=await asyncio.to_thread(_read_keys, world),
        )
        playground.keep_in(world)
        self._bind(playground)
        try:
            await playground.start()
        except BaseException:
            self._playground = None
            await playground.stop()
            raise

    def _bind(self, playground: Playground) -> None:
        try:
            playground.bind()
        except OSError as error:
            if self._port is not None or error.errno not in (errno.EADDRINUSE, errno.EACCES):
                why = os.strerror(error.errno or 0)
                raise NoPort(f"{self._port} cannot be had: {why}") from None
            playground.bind(0)
            self._out(f"Port {PORT} is taken; this is another one.")

    def _furnish(self) -> None:
        """Make the first server and its people, and places without the bot. The servers are the host's."""
        first, *others = self._ground.people
        guild = self.playground.add_guild(self._ground.guild, owner=self.playground.add_person(first))
        if permissions := self._ground.permissions:
            self.playground.add_role(guild, self._ground.bot_name, self.playground.bot, permissions=permissions)
        for name in self._ground.channels:
            self.playground.add_channel(guild, name)
        people = [self.playground.person(self.playground.world.users[guild.owner_id])]
        people += [self.playground.add_person(name, guild) for name in others]
        elsewhere = self.playground.add_guild(ELSEWHERE, owner=people[0], with_bot=False)
        self.playground.add_channel(elsewhere, "general")
        for person in people[1:]:
            self.playground.world.add_member(elsewhere, person.user)
        if people[1:]:
            self.playground.between(people[0], people[1])
            self.playground.add_group(*people[:IN_GROUP])

    # -- the bot ----------------------------------------------------------------------------------

    def _write_down(self, line: str) -> None:
        if self._log is not None:
            print(line, file=self._log)

    async def _identified(self) -> None:
        """Wait until a bot has come that is not here yet."""
        gateway, changes = self.playground.gateway, self.playground.world.changes
        before = gateway.identified
        while gateway.identified == before:
            await changes.next()

    async def _restart(self) -> None:
        self.bot.restart()
        with contextlib.suppress(TimeoutError):
            await self.bot.connected(patience=PATIENCE)

    # -- the links --------------------------------------------------------------------------------

    def _note(self, change: Change) -> None:
        if isinstance(change, UserChanged):
            self._remember_keys()

    def _remember_keys(self) -> None:
        """Give everyone a link, which they keep for the next time."""
        page = self.playground.page
        for person in self.people:
            page.address(person)
        self.playground.world.notes[KEYS] = json.dumps({str(user): key for user, key in page.keys.items()})


def _read_keys(world: Path) -> Mapping[int, str]:
    """Return the keys of the last time. Raises UnreadableWorld or UnavailableWorld."""
    with contextlib.closing(WorldFile.open(world)) as file:
        notes = file.notes()
    kept = json.loads(notes.get(KEYS, "{}"))
    return {int(user): str(key) for user, key in kept.items()}
