"""A person who uses this Discord as people do: they act on what they see, and on nothing else."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

import aiohttp

from bot.playground.backend import Backend
from bot.playground.entities import (
    Channel,
    ChannelKind,
    Guild,
    Message,
    MessageKind,
    MessageVersion,
    Reference,
    Role,
    User,
)
from bot.playground.form import Filled, filled_in
from bot.playground.interactions import Interaction, Standing
from bot.playground.kinds import CallbackKind, InteractionKind
from bot.playground.payloads import message_payload
from bot.playground.permissions import Permission
from bot.playground.posting import MENTION, Author, post
from bot.playground.reach import is_offered
from bot.playground.seen import LINK, PREMIUM, Choice, Impossible, SeenFile, SeenMessage, SeenModal, see
from bot.playground.transcript import Sight
from bot.playground.typed import GIVEN, Resolved, TypedCommand, picked
from bot.playground.wire import Json, children, number, text

T = TypeVar("T")
PATIENCE = 60.0  # seconds of real time before `until` gives up, also on a machine that has other things to do
DID_NOT_RESPOND = "The application did not respond"


@dataclass(frozen=True, slots=True)
class Answer:
    """The outcome of a person's act."""

    person: "Person"
    interaction: Interaction

    @property
    def failed(self) -> bool:
        """Three seconds passed and the bot said nothing."""
        return self.interaction.standing is Standing.FAILED

    @property
    def callback(self) -> CallbackKind | None:
        """The kind of the bot's answer."""
        return self.interaction.callback

    @property
    def message(self) -> SeenMessage | None:
        """The reply, or after an update the message pressed, as this person sees it now; None when it is gone."""
        original = self.interaction.original
        return None if original is None else self.person.find(original.id)

    @property
    def shown(self) -> SeenMessage:
        """The same, where there must be one. Raises Impossible when there is none."""
        if (message := self.message) is None:
            raise Impossible("there is no reply to look at")
        return message

    @property
    def followups(self) -> list[SeenMessage]:
        """The further messages so far that this person can see."""
        return [seen for message in self.interaction.followups if (seen := self.person.find(message.id))]

    @property
    def modal(self) -> SeenModal | None:
        """The form that opened."""
        form = self.interaction.modal
        if form is None:
            return None
        components = tuple(children(form, "components"))
        return SeenModal(text(form, "custom_id"), text(form, "title"), components, self.interaction)

    @property
    def form(self) -> SeenModal:
        """The same, where one must have opened. Raises Impossible when none has."""
        if (modal := self.modal) is None:
            raise Impossible("no form has opened")
        return modal

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The suggestions that appeared."""
        return tuple(
            Choice(text(choice, "name"), value)
            for choice in self.interaction.choices
            if isinstance(value := choice.get("value"), str | int | float)
        )

    async def settled(self) -> SeenMessage:
        """Return the reply once the bot has stopped thinking."""
        return await self.person.until(lambda: (seen := self.message) and not seen.thinking and seen)


class Person:
    """One user at their client. Everything this person may see comes from `messages` and `find`.

    Every act raises `Impossible` for what a client would not offer; then nothing was sent.
    """

    def __init__(self, backend: Backend, user: User) -> None:
        self._backend = backend
        self._world = backend.world
        self.user = user
        self.toasts: list[str] = []  # the client's own short notices, the newest last

    def __repr__(self) -> str:
        return f"<Person {self.user.name}>"

    # -- seeing -----------------------------------------------------------------------------------

    @property
    def guilds(self) -> list[Guild]:
        """The servers this person is in."""
        return [guild for guild in self._world.guilds.values() if self.user.id in guild.members]

    @property
    def channels(self) -> list[Channel]:
        """The channels, threads and direct messages this person can open."""
        return [channel for channel in self._world.channels.values() if self.user.id in self._world.readers(channel)]

    @property
    def direct(self) -> Channel | None:
        """The direct messages with the bot, if there ever were any."""
        return self._world.find_direct_channel(self.user.id, self._world.bot.id)

    def messages(self, channel: Channel) -> list[SeenMessage]:
        """Return the messages in a channel that this person sees, oldest first."""
        return [see(self._world, message) for message in self._visible(channel)]

    def direct_messages(self) -> list[SeenMessage]:
        """Return the same for the direct messages with the bot."""
        channel = self.direct
        return [] if channel is None else self.messages(channel)

    def latest(self, channel: Channel) -> SeenMessage | None:
        """Return the last message in a channel."""
        seen = self.messages(channel)
        return seen[-1] if seen else None

    def find(self, message_id: int) -> SeenMessage | None:
        """Return the current state of a message anywhere; None when this person cannot see it."""
        message = self._message(message_id)
        return None if message is None else see(self._world, message)

    def commands(self, channel: Channel) -> list[Json]:
        """Return what this person's client offers in a channel: all registered slash commands and menus."""
        available = self._backend.commands.available(channel.guild_id)
        return [command for command in available if is_offered(self._world, command, channel, self.user)]

    def transcript(self) -> Iterator[Sight]:
        """Yield everything this person could ever read, from the beginning, with all files."""
        return self._backend.transcripts.of(self.user.id)

    async def download(self, file: SeenFile) -> bytes:
        """Return a file, over the CDN."""
        async with aiohttp.ClientSession() as session, session.get(file.url, raise_for_status=True) as answer:
            return await answer.read()

    async def until(self, predicate: Callable[[], T | bool | None], *, patience: float = PATIENCE) -> T:
        """Wait for a change after which `predicate` gives something, and give that. Raises `TimeoutError`."""
        async with asyncio.timeout(patience):
            while True:
                found = predicate()
                if found:
                    return found  # type: ignore[return-value]  # True only where T is bool
                await self._world.changes.next()

    # -- acting -----------------------------------------------------------------------------------

    async def invoke(self, channel: Channel, line: str, /, **options: "GIVEN | Person") -> Answer:
        """Send a slash command: `await ada.invoke(table, "/challenge", opponent=bob)`."""
        self._may_use_commands(channel)
        typed = TypedCommand(self.commands(channel), line)
        data = typed.data(_bare(options), self._resolved(channel))
        return await self._act(InteractionKind.COMMAND, channel, data, command=typed.name)

    async def complete(
        self, channel: Channel, line: str, option: str, so_far: str, /, **others: "GIVEN | Person"
    ) -> Answer:
        """Type into an option and see the suggestions."""
        self._may_use_commands(channel)
        typed = TypedCommand(self.commands(channel), line)
        if typed.option(option).get("autocomplete") is not True:
            raise Impossible(f"{option!r} makes no suggestions")
        given = _bare(others) | {option: so_far}
        data = typed.data(given, self._resolved(channel), focused=option)
        return await self._act(InteractionKind.AUTOCOMPLETE, channel, data, command=typed.name)

    async def menu(self, channel: Channel, target: "Person | User | SeenMessage", name: str) -> Answer:
        """Pick an entry of the Apps menu on a user or on a message."""
        self._may_use_commands(channel)
        kind = 3 if isinstance(target, SeenMessage) else 2
        found = [c for c in self.commands(channel) if (number(c, "type", 1), text(c, "name")) == (kind, name)]
        if not found:
            raise Impossible(f"the menu has no {name!r}")
        data: Json = {"id": found[0]["id"], "name": name, "type": kind, "target_id": str(_id_of(target))}
        if "guild_id" in found[0]:
            data["guild_id"] = found[0]["guild_id"]
        if isinstance(target, SeenMessage):
            message = self._at_hand(target)
            data["resolved"] = {"messages": {str(message.id): message_payload(self._world, message)}}
        else:
            resolved = self._resolved(channel)
            resolved.add(target.user if isinstance(target, Person) else target)
            data |= resolved.payload()
        return await self._act(InteractionKind.COMMAND, channel, data, command=name)

    async def press(self, message: "SeenMessage | Message | int", which: str) -> Answer:
        """Press the button with this label or custom id, on the current message."""
        return await self.press_as_seen(see(self._world, self._at_hand(message)), which)

    async def press_as_seen(self, seen: SeenMessage, which: str) -> Answer:
        """Press a button as it was `seen`: the message may have changed since, and the client not heard of it yet."""
        standing = self._at_hand(seen)
        button = seen.button(which)
        if button.disabled or button.style in (LINK, PREMIUM):
            raise Impossible(f"the button {which!r} cannot be pressed")
        data: Json = {"custom_id": button.custom_id, "component_type": 2, "id": button.component_id}
        return await self._act(InteractionKind.COMPONENT, self._place(standing), data, message=standing)

    async def choose(
        self, message: "SeenMessage | Message | int", which: str, *chosen: "str | Person | User | Role | Channel"
    ) -> Answer:
        """Choose lines (by label or value), people, roles or channels in the menu with this placeholder or id."""
        return await self.choose_as_seen(see(self._world, self._at_hand(message)), which, *chosen)

    async def choose_as_seen(
        self, seen: SeenMessage, which: str, *chosen: "str | Person | User | Role | Channel"
    ) -> Answer:
        """Choose in a menu as it was `seen`, as `press_as_seen` presses a button."""
        standing, menu = self._at_hand(seen), seen.menu(which)
        if menu.disabled:
            raise Impossible(f"the menu {which!r} cannot be opened")
        if not menu.min_values <= len(chosen) <= menu.max_values:
            raise Impossible(f"{which!r} takes {menu.min_values} to {menu.max_values} values, not {len(chosen)}")
        channel = self._place(standing)
        resolved = self._resolved(channel)
        lines = [picked(menu, one.user if isinstance(one, Person) else one, resolved) for one in chosen]
        kind = int(menu.kind)
        data: Json = {"custom_id": menu.custom_id, "component_type": kind, "id": menu.component_id, "values": lines}
        return await self._act(InteractionKind.COMPONENT, channel, data | resolved.payload(), message=standing)

    async def submit(self, modal: SeenModal, filled: Mapping[str, "Filled | Person"] | None = None) -> Answer:
        """Fill in a form by labels or custom ids, and send it."""
        opener = modal.opened_by
        if opener.user_id != self.user.id:
            raise Impossible("this form is open before somebody else")
        if opener.modal is None:
            raise Impossible("this form is closed")
        channel = next((one for one in self.channels if one.id == opener.channel_id), None)
        if channel is None:
            raise Impossible("the channel of this form is gone")
        given = {n: value.user if isinstance(value, Person) else value for n, value in (filled or {}).items()}
        data = filled_in(modal, given, self._resolved(channel))
        answer = await self._act(InteractionKind.MODAL, channel, data, message=opener.message, opened_by=opener)
        if not answer.failed:
            opener.modal = None
        return answer

    def say(self, channel: Channel, words: str, *, answering: SeenMessage | None = None) -> SeenMessage:
        """Write into a channel or a direct message; `answering` a message mentions its author too."""
        sending = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        if not self._may(sending, channel):
            raise Impossible(f"{self.user.name} may not write there")
        if not 0 < len(words) <= 2000:
            raise Impossible("a message has 1 to 2000 characters")
        if channel.thread is not None:
            self._world.archive(channel, False)
            self._world.join_thread(channel, self.user.id)
        named = tuple(user for found in MENTION.findall(words) if (user := int(found)) in self._world.users)
        author = Author(self.user.id)
        if answering is not None:
            named = tuple({*named, answering.author_id})
            reference = Reference(channel.id, answering.id, channel.guild_id)
            author = Author(self.user.id, kind=MessageKind.REPLY, reference=reference)
        return see(self._world, post(self._world, channel, MessageVersion(words, mentions=named), author))

    def open_direct(self) -> Channel:
        """Open the direct messages with the bot."""
        return self._world.direct_channel(self.user.id, self._world.bot.id)

    def delete(self, message: "SeenMessage | Message | int") -> None:
        """Delete an own message, or any one where this person keeps order."""
        standing = self._at_hand(message)
        if standing.author_id != self.user.id and not self._may(Permission.MANAGE_MESSAGES, self._place(standing)):
            raise Impossible("this message is somebody else's")
        self._world.delete(standing)

    def dismiss(self, message: "SeenMessage | Message | int") -> None:
        """Put a hidden reply away for good."""
        standing = self._at_hand(message)
        if not standing.hidden:
            raise Impossible("only a hidden reply can be dismissed")
        self._world.dismiss(standing)

    def install(self) -> None:
        """Install the app for oneself, to use it wherever one is."""
        self._world.install(self.user, True)

    def uninstall(self) -> None:
        """Use the app in its own places alone."""
        self._world.install(self.user, False)

    def leave(self, group: Channel) -> None:
        """Leave a group."""
        if group.kind is not ChannelKind.GROUP or self.user.id not in group.recipients:
            raise Impossible("this is no group to leave")
        self._world.leave_group(group, self.user)

    def close_dms(self) -> None:
        """Take no more direct messages from bots."""
        self._world.take_direct_messages(self.user, False)

    def open_dms(self) -> None:
        """Take direct messages again."""
        self._world.take_direct_messages(self.user, True)

    def reload(self) -> None:
        """Restart the client: hidden replies and notices are gone for good."""
        for channel in self.channels:
            for message in [message for message in self._visible(channel) if message.hidden]:
                self._world.dismiss(message)
        self.toasts.clear()

    # -- inside -----------------------------------------------------------------------------------

    def _may(self, permission: Permission, channel: Channel) -> bool:
        return bool(self._world.permissions(self.user.id, channel) & permission)

    def _visible(self, channel: Channel) -> Iterator[Message]:
        for message in channel.messages.values():
            if self._world.may_see(self.user.id, message):
                yield message

    def _message(self, message_id: int) -> Message | None:
        message = self._world.messages.get(message_id)
        if message is None or not self._world.may_see(self.user.id, message):
            return None
        return message

    def _at_hand(self, message: "SeenMessage | Message | int") -> Message:
        standing = self._message(_id_of(message))
        if standing is None:
            raise Impossible(f"{self.user.name} does not see this message")
        return standing

    def _place(self, message: Message) -> Channel:
        return self._world.channels[message.channel_id]

    def _resolved(self, channel: Channel) -> Resolved:
        return Resolved(self._world, channel, self.user)

    def _may_use_commands(self, channel: Channel) -> None:
        if not self._may(Permission.USE_APPLICATION_COMMANDS, channel):
            raise Impossible(f"{self.user.name} may not use commands there")

    async def _act(
        self,
        kind: InteractionKind,
        channel: Channel,
        data: Json,
        *,
        command: str = "",
        message: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Answer:
        interaction = self._backend.act(
            kind,
            user_id=self.user.id,
            channel_id=channel.id,
            data=data,
            command=command,
            message=message,
            opened_by=opened_by,
        )
        await interaction.answered.wait()
        if interaction.standing is Standing.FAILED and kind is not InteractionKind.AUTOCOMPLETE:
            self.toasts.append(DID_NOT_RESPOND)
        return Answer(self, interaction)


def _bare(given: "Mapping[str, GIVEN | Person]") -> dict[str, GIVEN]:
    """Return it with accounts in place of people."""
    return {name: value.user if isinstance(value, Person) else value for name, value in given.items()}


def _id_of(thing: "SeenMessage | Message | Person | User | int") -> int:
    if isinstance(thing, Person):
        return thing.user.id
    return thing if isinstance(thing, int) else thing.id
