"""Dropping the bytes of pictures that nobody can see anymore.

A game edits its messages hundreds of times, each time with a new picture. A message keeps the words of all its
versions, but the bytes of pictures that were replaced, deleted or dismissed are dropped, as Discord's links expire.
"""

from dataclasses import replace

from bot.playground.changes import Change, MessageDeleted, MessageDismissed, MessageEdited, MessagesPurged
from bot.playground.entities import Message
from bot.playground.world import World


class Thrift:
    """A follower of a world that empties files standing on no message anymore."""

    def __init__(self, world: World) -> None:
        self._world = world
        world.changes.listen(self._note)

    def leave(self) -> None:
        """Stop following."""
        self._world.changes.leave(self._note)

    def _note(self, change: Change) -> None:
        match change:
            case MessageEdited(message) if len(message.versions) > 1:
                self._empty(message, len(message.versions) - 2, kept={file.id for file in message.now.attachments})
            case MessageDeleted(message) | MessageDismissed(message):
                self._empty(message, len(message.versions) - 1, kept=set())
            case MessagesPurged(messages):
                for message in messages:
                    self._empty(message, len(message.versions) - 1, kept=set())

    def _empty(self, message: Message, number: int, *, kept: set[int]) -> None:
        version = message.versions[number]
        if not any(file.id not in kept for file in version.attachments):
            return
        for file in version.attachments:
            if file.id not in kept:
                self._world.files.pop(file.id, None)
        files = tuple(file if file.id in kept else replace(file, content=b"") for file in version.attachments)
        message.versions[number] = replace(version, attachments=files)
