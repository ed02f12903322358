"""The playground: the real bot in a Discord on this machine, with a page to play on.

`python -m bot` opens it when there is no token. The bot is a process of its own that is led here by its settings alone,
as it would be led to Discord, so what is tried here is what runs there.
"""

import asyncio
import contextlib
import errno
import functools
import json
import os
import secrets
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self, TextIO

from bot.cli.printing import complain
from bot.config import NOWHERE, Settings
from bot.playground.changes import Change, UserChanged
from bot.playground.child import Child
from bot.playground.keeping import UnavailableWorld, UnreadableWorld, WorldFile
from bot.playground.person import Person
from bot.playground.web import Beside, Playground, Welcome

PORT = 8742  # when no other is wished for and nobody has it
PAUSE = 3.0  # s between deals, unless the settings say otherwise
PATIENCE = 20.0  # s until the bot listens
GUILD, CHANNELS, PEOPLE = "Friends", ("cards", "lounge"), ("Ann", "Bob", "Eve")
WELCOME = Welcome(
    "Chapeau deals you a hand of Mille against a robot, here and now.",
    "Play",
    "/practice",
    beside=Beside("How to play", "/rules", {"topic": "how-to-play"}),
)
STATE = ("world.db", "games.db")  # in the playground's folder: Discord's memory and the bot's; neither serves alone
LOG = "bot.log"  # what the bot said since the playground was opened
KEYS = "keys"  # the note with the keys of the links

Out = Callable[[str], None]


class NoPlayground(Exception):  # noqa: N818 (its sentence is for people)
    """The playground cannot be opened; one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for."""

    port: int | None = None  # None: the usual one, or any other when that is taken
    browser: bool = True
    fresh: bool = False  # put away what was played before


class ServedPlayground:
    """A playground that is open: Discord, page and bot, from `async with` to its end."""

    def __init__(self, settings: Settings, wishes: Wishes, out: Out) -> None:
        self._settings = settings
        self._wishes = wishes
        self._out = out
        self._folder = settings.playground
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
        """Where the host begins."""
        return self.playground.page.address(self.people[0])

    async def __aenter__(self) -> Self:
        try:
            await self._open()
        except BaseException:
            await self._close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()

    # -- opening and closing ----------------------------------------------------------------------

    async def _open(self) -> None:
        try:
            await asyncio.to_thread(self._prepare_folder)
            try:
                await self._start()
            except UnreadableWorld as error:
                await asyncio.to_thread(self._set_aside)
                self._out(f"{error}. What was there is kept as {' and '.join(f'{name}.old' for name in STATE)}.")
                await self._start()
        except UnavailableWorld as error:
            raise NoPlayground(f"CHAPEAU_PLAYGROUND: {error}") from None
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
            self._out(f"The bot has not come yet; what it says stands in {self._folder / LOG}.")

    def _make_bot(self) -> Child:
        return Child(
            (sys.executable, "-m", "bot", "run"),
            self._environment(),
            connected=self._identified,
            out=self._write_down,
            tell=lambda line: self._out(f"{line} What it said stands in {self._folder / LOG}."),
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
            raise NoPlayground(f"CHAPEAU_PLAYGROUND: {self._folder} cannot be made: {error.strerror}") from None
        world = self._folder / STATE[0]
        if world.exists() and self._wishes.fresh:
            with contextlib.suppress(UnreadableWorld):
                WorldFile.open(world).close()  # raises when somebody is playing here
        if not world.exists() or self._wishes.fresh:
            self._set_aside()

    def _set_aside(self) -> None:
        """Rename what is kept to `*.old`, in place of what was set aside before."""
        if not any((self._folder / name).exists() for name in STATE):
            return
        for name in STATE:
            for ending in ("", "-wal", "-shm"):
                path, aside = self._folder / (name + ending), self._folder / (name + ".old" + ending)
                aside.unlink(missing_ok=True)
                if path.exists():
                    path.rename(aside)

    async def _start(self) -> None:
        """Put back what was kept, and listen."""
        world = self._folder / STATE[0]
        self._playground = playground = Playground(
            port=PORT if self._wishes.port is None else self._wishes.port,
            token=secrets.token_urlsafe(32),
            bot_name="Chapeau",
            welcome=WELCOME,
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
            if self._wishes.port is not None or error.errno not in (errno.EADDRINUSE, errno.EACCES):
                why = os.strerror(error.errno or 0)
                raise NoPlayground(f"--port: {self._wishes.port} cannot be had: {why}") from None
            playground.bind(0)
            self._out(f"Port {PORT} is taken; this is another one.")

    def _furnish(self) -> None:
        """What stands here at first. The server is the host's, who may change its settings."""
        first, *others = PEOPLE
        guild = self.playground.add_guild(GUILD, owner=self.playground.add_person(first))
        for name in CHANNELS:
            self.playground.add_channel(guild, name)
        for name in others:
            self.playground.add_person(name, guild)

    # -- the bot ----------------------------------------------------------------------------------

    def _environment(self) -> Mapping[str, str]:
        """The settings of the bot: ours, and those that lead it here."""
        pause = self._settings.pause if "pause" in self._settings.model_fields_set else PAUSE
        return {
            **os.environ,
            "DISCORD_TOKEN": self.playground.token,
            "CHAPEAU_API": self.playground.base_url,
            "CHAPEAU_DATABASE": str(self._folder / STATE[1]),
            "CHAPEAU_PAUSE": str(pause),
            "CHAPEAU_METRICS": NOWHERE,  # the address is for the bot on Discord
        }

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
        """Everybody has a link, and keeps it for the next time."""
        page = self.playground.page
        for person in self.people:
            page.address(person)
        self.playground.world.notes[KEYS] = json.dumps({str(user): key for user, key in page.keys.items()})


def _read_keys(world: Path) -> Mapping[int, str]:
    """The keys of the last time. Raises UnreadableWorld or UnavailableWorld."""
    with contextlib.closing(WorldFile.open(world)) as file:
        notes = file.notes()
    kept = json.loads(notes.get(KEYS, "{}"))
    return {int(user): str(key) for user, key in kept.items()}


def open_playground(settings: Settings, wishes: Wishes) -> int:
    """Open the playground, and keep it open until it is told to end; the exit status."""
    try:
        asyncio.run(play(settings, wishes, functools.partial(print, flush=True)))
    except NoPlayground as error:
        return complain(str(error))
    return 0


async def play(settings: Settings, wishes: Wishes, out: Out) -> None:
    """Open the playground, say where it is, and keep it open until SIGINT or SIGTERM. Raises NoPlayground."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        with contextlib.suppress(NotImplementedError, AttributeError):  # Windows
            loop.add_signal_handler(getattr(signal, name), stop.set)
    opened = asyncio.create_task(_keep_open(settings, wishes, out), name="served")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    try:
        await asyncio.wait({opened, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopping.cancel()
        opened.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await opened
    out("Closed.")


async def _keep_open(settings: Settings, wishes: Wishes, out: Out) -> None:
    """Until this is cancelled."""
    out("This is not Discord: Chapeau plays in a Discord of its own on this machine.")
    async with ServedPlayground(settings, wishes, out) as served:
        out(f"\n    {served.address}\n")
        out("Open this address. Ctrl-C ends; the same command goes on where you stopped, --fresh begins anew.")
        out("To run on Discord, set DISCORD_TOKEN (see .env.example).")
        if wishes.browser and _has_display():
            threading.Thread(target=webbrowser.open, args=(served.address,), daemon=True).start()
        await served.await_bot()
        await asyncio.Event().wait()


def _has_display() -> bool:
    """Whether a browser of this machine can show something."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
