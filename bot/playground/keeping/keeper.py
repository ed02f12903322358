"""Following what happens in a world, and writing it down soon after."""

import asyncio
import contextlib
import logging
import sqlite3
from dataclasses import dataclass, field
from typing import Self

from bot.playground.changes import Change, InteractionChanged, MessageChanged, Shown, Typing
from bot.playground.commands import Commands
from bot.playground.entities import Message
from bot.playground.keeping import forms
from bot.playground.keeping.thrift import Thrift
from bot.playground.keeping.worldfile import APPLICATION, EVERYWHERE, NEWEST_ID, Batch, WorldFile
from bot.playground.schedule import wind
from bot.playground.world import World

SOON = 0.05  # s from a change until it is written, together with later ones
AGAIN = 1.0  # s until a write that failed is tried again

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Written:
    """The contents of the file, as far as needed to know what is new."""

    forms: dict[tuple[str, int | str], str] = field(default_factory=dict)  # of all but messages, by kind and id
    versions: dict[int, int] = field(default_factory=dict)  # how many, by message
    files: set[int] = field(default_factory=set)  # all, also those let go
    full: set[int] = field(default_factory=set)  # those with their bytes

    def add(self, batch: Batch) -> None:
        """Note that a batch is on disk."""
        self.forms.update({(kind, key): form for kind, key, form in batch.rows if kind != "messages"})
        for row in batch.gone:
            del self.forms[row]
        for message_id, number, _ in batch.versions:
            self.versions[message_id] = number + 1
        self.files.update(file_id for file_id, _, _ in batch.files)
        self.full.update(file_id for file_id, _, content in batch.files if content is not None)
        self.full.difference_update(batch.emptied)


class Difference:
    """The changes of a world since it was last written."""

    def __init__(self, world: World, commands: Commands) -> None:
        self._world = world
        self._commands = commands
        self._touched: dict[int, Message] = {}
        self._written = Written()
        world.changes.listen(self._note)

    def forget(self) -> None:
        """Note that all there is now is on disk: it was just read from there."""
        self._touched.clear()
        self._written.versions = {message.id: len(message.versions) for message in self._world.messages.values()}
        versions = [version for message in self._world.messages.values() for version in message.versions]
        self._written.files = {file.id for version in versions for file in version.attachments}
        self._written.full = self._written.files & self._world.files.keys()
        self.settle(self.take())

    def take(self) -> Batch:
        """Return the rows to write. `settle` confirms them."""
        batch = Batch()
        now = self._places()
        old = self._written.forms
        batch.rows = [(kind, key, form) for (kind, key), form in now.items() if old.get((kind, key)) != form]
        batch.gone = [(kind, key) for kind, key in old if (kind, key) not in now]
        for message in self._touched.values():
            self._add_message(batch, message)
        batch.emptied = list(self._written.full - self._world.files.keys())
        return batch

    def settle(self, batch: Batch) -> None:
        """Note that `batch` is on disk."""
        self._written.add(batch)
        for kind, key, form in batch.rows:
            if kind == "messages" and isinstance(key, int) and self._is_written(self._touched[key], form):
                del self._touched[key]

    def leave(self) -> None:
        """Stop following."""
        self._world.changes.leave(self._note)

    def _is_written(self, message: Message, form: str) -> bool:
        """Return whether a message is still as it was written: it may have changed during the write."""
        return len(message.versions) == self._written.versions[message.id] and forms.write_message(message) == form

    def _places(self) -> dict[tuple[str, int | str], str]:
        """Return everything but messages: it is little, and so is compared whole."""
        world = self._world
        now: dict[tuple[str, int | str], str] = {
            ("roots", APPLICATION): forms.write_application(world.application),
            ("roots", NEWEST_ID): str(world.snowflakes.last),
        }
        now |= {("notes", name): forms.write_note(note) for name, note in world.notes.items()}
        now |= {("emoji", emoji.id): forms.write_emoji(emoji) for emoji in world.emoji.values()}
        now |= {("events", event.id): forms.write_event(event) for event in world.events.values()}
        now |= {("users", user.id): forms.write_user(user) for user in world.users.values()}
        now |= {("guilds", guild.id): forms.write_guild(guild) for guild in world.guilds.values()}
        now |= {("channels", channel.id): forms.write_channel(channel) for channel in world.channels.values()}
        for scope, commands in self._commands.scopes.items():
            now["commands", EVERYWHERE if scope is None else scope] = forms.write_commands(commands)
        return now

    def _add_message(self, batch: Batch, message: Message) -> None:
        batch.rows.append(("messages", message.id, forms.write_message(message)))
        first = self._written.versions.get(message.id, 0)
        for number, version in enumerate(message.versions[first:], first):
            batch.versions.append((message.id, number, forms.write_version(version, self._world.base_url)))
            for file in version.attachments:
                if file.id not in self._written.files:
                    content = file.content if file.id in self._world.files else None
                    batch.files.append((file.id, forms.write_file(file), content))

    def _note(self, change: Change) -> None:
        match change:
            case MessageChanged(message):
                self._touched[message.id] = message
            case _:
                pass


class Keeper:
    """The keeper of one world in one file, from `open` to `close`."""

    def __init__(self, file: WorldFile, world: World, commands: Commands, *, again: float) -> None:
        self._file = file
        self._again = again
        self._world = world
        self._thrift = Thrift(world)
        self._difference = Difference(world, commands)
        self._changed = asyncio.Event()
        self._closing = asyncio.Event()
        self._idle = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, file: WorldFile, world: World, commands: Commands, *, again: float = AGAIN) -> Self:
        """Put back what the file holds, and write down what happens from now on.

        The world is new, and its address is known. `again`: seconds until a write that failed is tried again.
        Raises UnreadableWorld.
        """
        try:
            kept = await asyncio.to_thread(file.read, world.base_url)
        except BaseException:
            file.close()
            raise
        if kept is not None:
            world.put_back(kept.contents)
            commands.put_back(kept.commands)
            for event in world.events.values():
                wind(world, event)
        keeper = cls(file, world, commands, again=again)
        if kept is not None:
            keeper._difference.forget()
        keeper._start()
        return keeper

    async def caught_up(self) -> None:
        """Wait until everything that has happened is on disk."""
        await self._idle.wait()

    async def close(self) -> None:
        """Write the rest, and close the file."""
        if self._task is None:
            return
        task, self._task = self._task, None
        self._world.changes.leave(self._note)
        self._closing.set()
        self._changed.set()
        await task
        self._difference.leave()
        self._thrift.leave()
        await asyncio.to_thread(self._file.close)

    def _start(self) -> None:
        self._changed.set()
        self._world.changes.listen(self._note)
        self._task = asyncio.create_task(self._follow(), name="playground-keeper")

    def _note(self, change: Change) -> None:
        if not isinstance(change, Typing | Shown | InteractionChanged):
            self._changed.set()
            self._idle.clear()

    async def _follow(self) -> None:
        while not self._closing.is_set():
            await self._changed.wait()
            await self._pause(SOON)
            self._changed.clear()
            if not await self._write():
                self._changed.set()
                await self._pause(self._again)
        await self._write()

    async def _pause(self, seconds: float) -> None:
        """Wait, unless the end comes first."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    async def _write(self) -> bool:
        """Return whether it is on disk. Taken at one moment, so that the file holds no half of anything."""
        batch = self._difference.take()
        try:
            if batch:
                await asyncio.to_thread(self._file.write, batch)
        except sqlite3.Error as error:
            log.error("the state of the playground cannot be written: %s", error)
            return False
        self._difference.settle(batch)
        if not self._changed.is_set():
            self._idle.set()
        return True
