"""The gateway's front: accepts websockets, keeps the sessions and passes on what happens.

Source: Discord's reference, "Gateway" and "Opcodes and status codes".
"""

import asyncio
from collections import Counter
from enum import IntEnum

from aiohttp import WSMessage, WSMsgType, web

from bot.playground.changes import Change
from bot.playground.entities import Guild
from bot.playground.gateway.events import KNOWN_INTENTS, PRIVILEGED, Dispatch, Intent, events_of, guild_create
from bot.playground.gateway.session import Connection, Packing, Plain, Session, ZlibStream
from bot.playground.gateway.starts import StartLimits, Starts
from bot.playground.payloads import member_payload, own_user_payload
from bot.playground.refusal import Refusal
from bot.playground.snowflake import shard_of
from bot.playground.wire import Json, child, loads, number, text, values, whole
from bot.playground.world import World

HEARTBEAT_EVERY = 41.25  # seconds
ACKNOWLEDGED_AFTER = 0.05  # seconds; a client that is answered before it noted that it asked believes itself slow
AWAY_FOR = 120.0  # seconds in which a bot may come back to its session
FAREWELL = 1.0  # seconds that a bot has to answer when the server hangs up
LONGEST_PAYLOAD = 4096  # bytes from the bot
MOST_PAYLOADS, MOST_PAYLOADS_IN = 120, 60.0  # from the bot, in seconds


class Op(IntEnum):
    """The purpose of a gateway payload."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11
    SOUNDBOARD = 31


class CloseCode(IntEnum):
    """The reason for the gateway to hang up."""

    GOING_AWAY = 1001
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    WRONG_TOKEN = 4004
    ALREADY_AUTHENTICATED = 4005
    WRONG_SEQUENCE = 4007
    TOO_FAST = 4008
    SESSION_TIMED_OUT = 4009
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Closing(Exception):  # noqa: N818 (a way out of a connection, not a fault of ours)
    """Hang up with this code."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    """All sessions of the bot, in as many processes and shards as it has, and the faults that befall them."""

    def __init__(
        self, world: World, *, heartbeat_every: float = HEARTBEAT_EVERY, limits: StartLimits | None = None
    ) -> None:
        self._world = world
        self.starts = Starts(limits or StartLimits())
        self._heartbeat_every = heartbeat_every
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.url = ""
        self._held: set[int] = set()  # servers of which nothing is said to those who come
        self.resumed = 0  # how often a bot came back to its session
        world.changes.listen(self._pass_on)

    # -- what happens, on its way out -------------------------------------------------------------

    @property
    def identified(self) -> int:
        """The number of new sessions of bots."""
        return self.starts.made

    @property
    def listening(self) -> Counter[tuple[int, int]]:
        """The shards that are listening now, each as its number and theirs, and on how many lines."""
        return Counter(session.shard for session in self._sessions.values() if session.connection is not None)

    @property
    def connected(self) -> int:
        """The number of shards listening now."""
        return self.listening.total()

    def dispatch(self, dispatch: Dispatch) -> None:
        """Send it to every session it concerns, including those away that may come back."""
        self._forget_the_lost()
        for session in self._sessions.values():
            if session.concerns(dispatch):
                session.tell(dispatch.event, dispatch.payload_for(session.intents))

    def _pass_on(self, change: Change) -> None:
        if self._sessions:
            for dispatch in events_of(self._world, change):
                self.dispatch(dispatch)

    # -- faults -----------------------------------------------------------------------------------

    def drop(self, shard: int | None = None) -> None:
        """Cut every line, or those of one shard, without a close frame; the sessions can be resumed."""
        theirs = {session.connection for session in self._sessions.values() if session.shard[0] == shard}
        for connection in list(self._connections):
            if shard is None or connection in theirs:
                connection.cut()
                self._part(connection)

    async def hang_up(self, code: int = 4000) -> None:
        """Close every line with this code; the sessions can be resumed."""
        for connection in list(self._connections):
            await connection.close(code)

    def ask_reconnect(self) -> None:
        """Ask every bot to come back on a new line and resume."""
        for connection in list(self._connections):
            connection.send(Op.RECONNECT, None)

    def invalidate(self, *, resumable: bool) -> None:
        """Say that the session is invalid; only a resumable one may be resumed."""
        for connection in list(self._connections):
            connection.send(Op.INVALID_SESSION, resumable)
        if not resumable:
            self._sessions.clear()

    def hold(self, guild: Guild) -> None:
        """Do not say what is in this server to a bot that comes from now on: it has an outage."""
        self._held.add(guild.id)

    def release(self, guild: Guild) -> None:
        """Say now what is in this server."""
        self._held.discard(guild.id)
        self.dispatch(guild_create(self._world, guild.id))

    def fall_silent(self) -> None:
        """Keep the open lines open, but send nothing over them anymore, acknowledgements included."""
        for connection in self._connections:
            connection.silent = True

    async def stop(self) -> None:
        """Close every line and forget every session."""
        self._world.changes.leave(self._pass_on)
        await asyncio.gather(*(one.socket.close(code=CloseCode.GOING_AWAY) for one in self._connections))
        self._sessions.clear()

    # -- one connection ---------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Speak with one bot until either side hangs up."""
        socket = web.WebSocketResponse(timeout=FAREWELL, autoclose=False, max_msg_size=1 << 16, compress=False)
        try:
            await socket.prepare(request)
        except ConnectionError:  # it hung up before it was welcomed
            return web.Response()
        packing: Packing = ZlibStream() if request.query.get("compress") == "zlib-stream" else Plain()
        connection = Connection(socket, packing, request.transport)
        self._connections.add(connection)
        try:
            connection.send(Op.HELLO, {"heartbeat_interval": int(self._heartbeat_every * 1000), "_trace": []})
            await self._converse(connection)
        except Closing as closing:
            await connection.close(closing.code)
        finally:
            self._connections.discard(connection)
            self._part(connection)
            await connection.end()
        return socket

    async def _converse(self, connection: Connection) -> None:
        session: Session | None = None
        while True:
            try:
                async with asyncio.timeout_at(connection.last_heartbeat + self._heartbeat_every * 2):
                    message = await connection.socket.receive()
            except TimeoutError:
                raise Closing(CloseCode.SESSION_TIMED_OUT) from None
            if message.type is WSMsgType.CLOSE:
                connection.closed_with = message.data
                await connection.socket.close(code=1000)
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            if connection.count_payload(MOST_PAYLOADS_IN) > MOST_PAYLOADS:
                raise Closing(CloseCode.TOO_FAST)
            session = self._take(connection, session, message)

    def _take(self, connection: Connection, session: Session | None, message: WSMessage) -> Session | None:
        """Return one payload from the bot; gives the session the connection has now."""
        if len(message.data) > LONGEST_PAYLOAD:
            raise Closing(CloseCode.DECODE_ERROR)
        try:
            payload = loads(message.data)
        except Refusal:
            raise Closing(CloseCode.DECODE_ERROR) from None
        said, op = child(payload, "d"), whole(payload.get("op"))
        match op:
            case Op.HEARTBEAT:
                connection.last_heartbeat = asyncio.get_running_loop().time()
                asyncio.get_running_loop().call_later(ACKNOWLEDGED_AFTER, connection.send, Op.HEARTBEAT_ACK, None)
            case Op.IDENTIFY | Op.RESUME if session is not None:
                raise Closing(CloseCode.ALREADY_AUTHENTICATED)
            case Op.IDENTIFY:
                return self._identify(connection, said)
            case Op.RESUME:
                return self._resume(connection, said)
            case Op.PRESENCE | Op.VOICE | Op.REQUEST_MEMBERS | Op.SOUNDBOARD if session is None:
                raise Closing(CloseCode.NOT_AUTHENTICATED)
            case Op.REQUEST_MEMBERS if session is not None:
                self._send_members(session, said)
            case Op.PRESENCE | Op.VOICE | Op.SOUNDBOARD:
                pass
            case _:
                raise Closing(CloseCode.UNKNOWN_OPCODE)
        return session

    def _identify(self, connection: Connection, said: Json) -> Session | None:
        """Return a new session; None for one that begins too soon after another, whose bot must try again."""
        if text(said, "token").removeprefix("Bot ") != self._world.application.token:
            raise Closing(CloseCode.WRONG_TOKEN)
        asked = number(said, "intents", -1)
        if asked < 0 or asked & ~KNOWN_INTENTS:
            raise Closing(CloseCode.INVALID_INTENTS)
        intents = Intent(asked)
        if intents & PRIVILEGED & ~self._world.application.privileged_intents:
            raise Closing(CloseCode.DISALLOWED_INTENTS)
        index, count = 0, 1
        if shard := [whole(part) for part in values(said, "shard")]:
            match shard:
                case [int(index), int(count)] if 0 <= index < count:
                    pass
                case _:
                    raise Closing(CloseCode.INVALID_SHARD)
        if len(self._guilds(index, count)) > self.starts.limits.most_servers:
            raise Closing(CloseCode.SHARDING_REQUIRED)
        if not self.starts.take(index):
            connection.send(Op.INVALID_SESSION, False)
            return None
        session = Session(intents, (index, count))
        session.connection = connection
        self._sessions[session.id] = session
        self._world.changes.give()
        self._welcome(session, sharded=bool(shard))
        return session

    def _guilds(self, index: int, count: int) -> list[Guild]:
        """Return the servers of a shard."""
        world = self._world
        return [
            guild
            for guild in world.guilds.values()
            if world.bot.id in guild.members and shard_of(guild.id, count) == index
        ]

    def _welcome(self, session: Session, *, sharded: bool) -> None:
        world = self._world
        guilds = self._guilds(*session.shard)
        ready: Json = {
            "v": 10,
            "user": own_user_payload(world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "application": {"id": str(world.application.id), "flags": 0},
            "_trace": [],
        }
        if sharded:
            ready["shard"] = list(session.shard)
        session.tell("READY", ready)
        for guild in guilds:
            if guild.id in self._held:
                continue
            create = guild_create(world, guild.id)
            if session.concerns(create):
                session.tell(create.event, create.payload_for(session.intents))

    def _resume(self, connection: Connection, said: Json) -> Session | None:
        if text(said, "token").removeprefix("Bot ") != self._world.application.token:
            raise Closing(CloseCode.WRONG_TOKEN)
        self._forget_the_lost()
        session = self._sessions.get(text(said, "session_id"))
        last = number(said, "seq", -1)
        if session is None or not session.remembers(last):
            if session is not None and last > session.number:
                raise Closing(CloseCode.WRONG_SEQUENCE)
            connection.send(Op.INVALID_SESSION, False)
            return None
        if session.connection is not None:
            session.connection.cut()  # the bot gave that line up, and nobody else may speak for the session
        session.connection, session.away_since = connection, None
        session.replay(last)
        session.tell("RESUMED", {"_trace": []})
        self.resumed += 1
        self._world.changes.give()
        return session

    def _part(self, connection: Connection) -> None:
        """Note that a line is gone. A clean close by the bot ends its session; after anything else it can resume."""
        for session in list(self._sessions.values()):
            if session.connection is connection:
                session.connection, session.away_since = None, self._world.clock.now()
                self._world.changes.give()
                if connection.closed_with in (1000, 1001):
                    del self._sessions[session.id]

    def _forget_the_lost(self) -> None:
        """Drop the sessions of bots that stayed away too long: they must begin a new one."""
        now = self._world.clock.now()
        for session in list(self._sessions.values()):
            if session.away_since is not None and now - session.away_since > AWAY_FOR:
                del self._sessions[session.id]

    def _send_members(self, session: Session, said: Json) -> None:
        guild = self._world.guilds.get(number(said, "guild_id"))
        if guild is None:
            return
        wanted = {whole(user) for user in values(said, "user_ids")}
        query = text(said, "query").lower()
        found = [
            member_payload(member)
            for member in guild.members.values()
            if (member.user.id in wanted if wanted else member.user.name.lower().startswith(query))
        ]
        missing = [str(user) for user in wanted if user not in guild.members]
        chunk: Json = {"guild_id": str(guild.id), "members": found, "chunk_index": 0, "chunk_count": 1}
        session.tell("GUILD_MEMBERS_CHUNK", chunk | {"not_found": missing, "nonce": said.get("nonce")})
