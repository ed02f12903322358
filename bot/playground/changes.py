"""The changes that can happen on this Discord, and their followers, who hear of them at once."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from bot.playground.entities import Channel, Guild, Member, Message, ScheduledEvent, User
from bot.playground.wire import Json


@dataclass(frozen=True, slots=True)
class UserChanged:
    """An account is new, speaks another language, or takes direct messages from now on, or no more."""

    user: User


@dataclass(frozen=True, slots=True)
class GuildJoined:
    """The bot is now in this server."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class MemberChanged:
    """A member came, left or has other roles."""

    guild: Guild
    member: Member
    what: Literal["add", "remove", "update"]


@dataclass(frozen=True, slots=True)
class RolesChanged:
    """A role of the server may do other things now."""

    guild: Guild
    role_id: int
    what: Literal["create", "update"]


@dataclass(frozen=True, slots=True)
class ChannelChanged:
    """A channel or thread was made, changed or deleted."""

    channel: Channel
    what: Literal["create", "update", "delete"]


@dataclass(frozen=True, slots=True)
class ThreadMembersChanged:
    """People joined or left a thread."""

    channel: Channel
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MessageChanged:
    """A change of a message; the kinds below say which."""

    message: Message


class MessagePosted(MessageChanged):
    """A new message."""

    __slots__ = ()


class MessageEdited(MessageChanged):
    """A message has a new version."""

    __slots__ = ()


class MessageDeleted(MessageChanged):
    """A message is gone."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class MessagesPurged:
    """The bulk deletion of messages of one channel, as by a moderating bot."""

    messages: tuple[Message, ...]


class MessageDismissed(MessageChanged):
    """The dismissal of a hidden reply by its reader; the bot is not notified."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CommandsChanged:
    """The bot registered other commands: for one server, or for None everywhere."""

    guild_id: int | None


@dataclass(frozen=True, slots=True)
class EmojiChanged:
    """A new, deleted or renamed emoji of the application. The bot is not notified."""


@dataclass(frozen=True, slots=True)
class EventChanged:
    """A scheduled event is new, says something else, has begun or ended, or was deleted."""

    event: ScheduledEvent
    what: Literal["create", "update", "delete"]


@dataclass(frozen=True, slots=True)
class InterestChanged:
    """Someone is interested in a scheduled event, or no longer."""

    event: ScheduledEvent
    user_id: int
    what: Literal["add", "remove"]


@dataclass(frozen=True, slots=True)
class Typing:
    """Someone is typing."""

    channel: Channel
    user_id: int


@dataclass(frozen=True, slots=True)
class Shown:
    """The appearance of a form or suggestions on one person's screen."""

    user_id: int
    kind: Literal["modal", "choices"]
    payload: Json


@dataclass(frozen=True, slots=True)
class InteractionChanged:
    """A person acted, or the bot's answer to it arrived, or failed to."""

    interaction_id: int
    user_id: int


Change = (
    UserChanged
    | GuildJoined
    | MemberChanged
    | RolesChanged
    | ChannelChanged
    | ThreadMembersChanged
    | MessageChanged
    | MessagesPurged
    | CommandsChanged
    | EmojiChanged
    | EventChanged
    | InterestChanged
    | Typing
    | Shown
    | InteractionChanged
)


class Signal:
    """A recurring event that can be waited for."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def give(self) -> None:
        """Signal it: all who wait go on at the next turn of the loop."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def next(self) -> None:
        """Wait until it happens."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        await future


class Changes(Signal):
    """A notice board: listeners are called at once, waiters go on after them."""

    def __init__(self) -> None:
        super().__init__()
        self._listeners: list[Callable[[Change], None]] = []

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Call `listener` for every change from now on."""
        self._listeners.append(listener)

    def leave(self, listener: Callable[[Change], None]) -> None:
        """Call `listener` no more."""
        self._listeners.remove(listener)

    def publish(self, change: Change) -> None:
        """Notify everyone."""
        for listener in list(self._listeners):
            listener(change)
        self.give()
