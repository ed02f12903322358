"""A browser tab: it gets what its person sees and every change of it, and nothing else.

Sent to the tab: `hello` (everything, also after the line broke), then `places`, `message`, `gone`, `status`, `typing`,
and `re` with the answer to each ask, by the ask's own number.
"""

import asyncio
import logging
from contextlib import suppress

from aiohttp import ClientConnectionError, WSMsgType, web

from bot.playground.backend import Backend
from bot.playground.changes import (
    Change,
    ChannelChanged,
    EventChanged,
    GuildJoined,
    InteractionChanged,
    InterestChanged,
    MemberChanged,
    MessageDeleted,
    MessageDismissed,
    MessageEdited,
    MessagePosted,
    MessagesPurged,
    RolesChanged,
    ThreadMembersChanged,
    Typing,
    UserChanged,
)
from bot.playground.refusal import Refusal
from bot.playground.seen import Impossible
from bot.playground.web.acts import HISTORY, Desk, do
from bot.playground.wire import Json, dumps, loads, number, text

log = logging.getLogger(__name__)

GOING_AWAY = 1001  # close code


class Tab:
    """One open websocket of one person."""

    def __init__(self, backend: Backend, desk: Desk, socket: web.WebSocketResponse, *, welcome: Json | None) -> None:
        self._backend = backend
        self._desk = desk
        self._socket = socket
        self._welcome = welcome
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._acts: set[asyncio.Task[None]] = set()
        self._told: dict[int, tuple[int, bool]] = {}  # by message: its version, and whether thinking ended in silence
        self._places: Json = {}
        self._status: Json = {}

    @property
    def desk(self) -> Desk:
        """Whose tab it is."""
        return self._desk

    async def serve(self) -> None:
        """Send and listen until the tab is closed."""
        changes = self._backend.world.changes
        changes.listen(self._hear)
        chores = [
            asyncio.create_task(self._write(), name="playground-tab-writer"),
            asyncio.create_task(self._watch(), name="playground-tab-watcher"),
        ]
        try:
            self._greet()
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._take(message.data)
        finally:
            changes.leave(self._hear)
            chores += self._acts
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)

    async def close(self) -> None:
        """Hang up: the server stops."""
        await self._socket.close(code=GOING_AWAY)

    # -- telling ----------------------------------------------------------------------------------

    def _tell(self, kind: str, content: Json) -> None:
        self._outgoing.put_nowait(dumps({"t": kind} | content))

    def _greet(self) -> None:
        person, teller = self._desk.person, self._desk.teller
        self._places, self._status = teller.places(), self._now()
        messages: list[Json] = []
        longer = []
        for channel in person.channels:
            seen = person.messages(channel)
            if len(seen) > HISTORY:
                longer.append(str(channel.id))
            for one in seen[-HISTORY:]:
                self._told[one.id] = (one.versions, one.did_not_respond)
                messages.append(teller.message(one))
        self._tell(
            "hello",
            {
                "now": self._backend.clock.now(),
                "places": self._places,
                "status": self._status,
                "messages": messages,
                "longer": longer,
                "host": self._desk.is_host,
                "welcome": self._welcome,
            },
        )

    def _hear(self, change: Change) -> None:
        match change:
            case MessagePosted(message) | MessageEdited(message):
                self._look_at(message.id, new=True)
            case MessageDeleted(message) | MessageDismissed(message):
                self._look_at(message.id)
            case MessagesPurged(messages):
                for message in messages:
                    self._look_at(message.id)
            case InteractionChanged():
                self._look_at_thinking()
            case GuildJoined() | ChannelChanged() | RolesChanged():
                self._look_around()
            case EventChanged() | InterestChanged():
                self._look_around()
            case UserChanged() | MemberChanged() | ThreadMembersChanged():
                self._look_around()
            case Typing(channel, user_id) if self._desk.person.user.id in self._backend.world.readers(channel):
                self._tell("typing", {"channel": str(channel.id), "user": str(user_id)})
            case _:
                pass

    def _look_at(self, message_id: int, *, new: bool = False) -> None:
        """Send one message if the tab has an older version."""
        before, seen = self._told.get(message_id), self._desk.person.find(message_id)
        if seen is None:
            if before is not None:
                del self._told[message_id]
                self._tell("gone", {"message": str(message_id)})
        elif (before is not None or new) and before != (seen.versions, seen.did_not_respond):
            self._told[message_id] = (seen.versions, seen.did_not_respond)
            self._tell("message", {"message": self._desk.teller.message(seen)})

    def _look_at_thinking(self) -> None:
        for message_id in list(self._told):
            if self._backend.world.messages[message_id].loading:
                self._look_at(message_id)

    def _look_around(self) -> None:
        """Send the places if they have changed for the tab, and the contents of those that opened or closed."""
        places = self._desk.teller.places()
        if places == self._places:
            return
        self._places = places
        self._tell("places", {"places": places})
        for channel in self._desk.person.channels:
            for seen in self._desk.person.messages(channel)[-HISTORY:]:
                self._look_at(seen.id, new=True)
        for message_id in list(self._told):
            self._look_at(message_id)

    def _now(self) -> Json:
        """Return whether the bot listens, which commands there are, and for the host the experiments."""
        backend, world = self._backend, self._backend.world
        scopes = [None, *(guild.id for guild in world.guilds.values())]
        versions = [text(command, "version") for scope in scopes for command in backend.commands.all(scope)]
        status: Json = {
            "online": backend.gateway.connected > 0,
            "commands": f"{len(versions)}-{max(versions, default='0')}",
        }
        if self._desk.is_host:
            status["experiments"] = self._desk.house.experiments.state()
        return status

    async def _watch(self) -> None:
        """Send the status when it changes: these things make no change of the world."""
        while True:
            await self._backend.world.changes.next()
            status = self._now()
            if status != self._status:
                self._status = status
                self._tell("status", {"status": status})

    async def _write(self) -> None:
        with suppress(ClientConnectionError, ConnectionError):
            while True:
                await self._socket.send_str(await self._outgoing.get())

    # -- listening --------------------------------------------------------------------------------

    def _take(self, data: str) -> None:
        try:
            ask = loads(data)
        except Refusal:
            return  # not one of our pages
        act = asyncio.create_task(self._answer(ask), name=f"playground-act-{text(ask, 'do')}")
        self._acts.add(act)
        act.add_done_callback(self._acts.discard)

    async def _answer(self, ask: Json) -> None:
        try:
            answer = await do(self._desk, ask)
        except Impossible as impossible:
            answer = {"error": str(impossible)}
        except Refusal as refusal:
            answer = {"error": refusal.message}
        except Exception:
            log.exception("the ask %r failed", text(ask, "do"))
            answer = {"error": "something went wrong in the playground; its log says what"}
        self._tell("re", {"n": number(ask, "n"), **answer})
