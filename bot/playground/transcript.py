"""Everything a person could ever read, kept for those who search it for leaks."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from bot.playground.changes import (
    Change,
    ChannelChanged,
    MemberChanged,
    MessageEdited,
    MessagePosted,
    RolesChanged,
    Shown,
    ThreadMembersChanged,
)
from bot.playground.entities import Attachment, Channel, Message, MessageVersion
from bot.playground.payloads import message_payload
from bot.playground.wire import Json, dumps
from bot.playground.world import World


@dataclass(frozen=True, slots=True)
class Sight:
    """One thing that a person saw: a version of a message, a form or suggestions."""

    kind: str  # "message", "modal" or "choices"
    payload: Json
    message: Message | None = None
    files: tuple[Attachment, ...] = ()

    def text(self) -> str:
        """Return all of it as JSON text, ids and alt texts and file names included."""
        return dumps(self.payload)


class Transcripts:
    """Each person's sights, in the order of appearance."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._seen: dict[int, list[tuple[Message, MessageVersion] | Sight]] = defaultdict(list)
        self._known: dict[int, set[tuple[int, int]]] = defaultdict(set)
        world.changes.listen(self._note)

    def end(self) -> None:
        """Note nothing more, and forget what was noted: it holds every picture there ever was."""
        self._world.changes.leave(self._note)
        self._seen.clear()
        self._known.clear()

    def of(self, user_id: int) -> Iterator[Sight]:
        """Yield what this person could read, from the beginning."""
        for entry in self._seen[user_id]:
            if isinstance(entry, Sight):
                yield entry
            else:
                message, version = entry
                payload = message_payload(self._world, message, version=version)
                yield Sight("message", payload, message, version.attachments)

    def _note(self, change: Change) -> None:
        match change:
            case MessagePosted(message) | MessageEdited(message):
                self._show(message)
            case Shown(user_id, kind, payload):
                self._seen[user_id].append(Sight(kind, payload))
            case ChannelChanged(channel, _) | ThreadMembersChanged(channel, _, _):
                self._reread([channel])
            case MemberChanged(guild, _, _) | RolesChanged(guild, _, _):
                self._reread(list(guild.channels.values()))
            case _:
                pass

    def _reread(self, channels: list[Channel]) -> None:
        """Show what is there to people who may now see more than before."""
        for channel in channels:
            for message in channel.messages.values():
                self._show(message)

    def _show(self, message: Message) -> None:
        world = self._world
        if message.only_for is not None:
            readers = [message.only_for]
        else:
            channel = world.channels.get(message.channel_id)
            readers = [] if channel is None else list(world.readers(channel))
        key = (message.id, len(message.versions))
        for reader in readers:
            if key not in self._known[reader]:
                self._known[reader].add(key)
                self._seen[reader].append((message, message.now))
