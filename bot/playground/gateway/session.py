"""Sessions, which outlive their connections: their events are kept, so that a returning bot misses nothing."""

import asyncio
import secrets
import zlib
from collections import deque
from contextlib import suppress
from typing import Protocol

from aiohttp import ClientConnectionError, web

from bot.playground.gateway.events import Dispatch, Intent
from bot.playground.snowflake import shard_of
from bot.playground.wire import Json, dumps

REMEMBERED = 4096  # events kept for a bot that resumes


class Packing(Protocol):
    """The compression of texts for the whole life of a connection."""

    def pack(self, text: str) -> str | bytes:
        """Return one frame."""


class Plain:
    """Texts sent without compression."""

    def pack(self, text: str) -> str | bytes:
        """Return the text itself."""
        return text


class ZlibStream:
    """One zlib stream over all frames, flushed after each."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj(level=1)

    def pack(self, text: str) -> str | bytes:
        """Return the next piece of the stream."""
        return self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class Connection:
    """One websocket, written to by one task in the order of `send`."""

    def __init__(
        self, socket: web.WebSocketResponse, packing: Packing, transport: asyncio.Transport | None = None
    ) -> None:
        self.socket = socket
        self._transport = transport
        self.silent = False
        self.closed_with: int | None = None  # the code the bot hung up with
        self.last_heartbeat = asyncio.get_running_loop().time()  # or when the line was opened
        self._taken: deque[float] = deque()  # when payloads of the bot came, by the loop's time
        self._packing = packing
        self._outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write(), name="playground-gateway-writer")

    def count_payload(self, seconds: float) -> int:
        """Count a payload of the bot: how many there were in the last `seconds`."""
        now = asyncio.get_running_loop().time()
        self._taken.append(now)
        while self._taken[0] <= now - seconds:
            self._taken.popleft()
        return len(self._taken)

    def send(self, op: int, data: object, *, event: str | None = None, number: int | None = None) -> None:
        """Queue one payload."""
        self.send_text(dumps({"op": op, "d": data, "s": number, "t": event}))

    def send_text(self, text: str) -> None:
        """Queue one payload that is text already; a silent connection swallows it."""
        if not self.silent:
            self._outgoing.put_nowait(text)

    async def close(self, code: int) -> None:
        """Send what is queued, then close."""
        self._outgoing.put_nowait(None)
        await self._writer
        await self.socket.close(code=code)

    def cut(self) -> None:
        """Break the line without a word, as a network does."""
        if self._transport is not None:
            self._transport.abort()

    async def end(self) -> None:
        """Stop writing."""
        self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer

    async def _write(self) -> None:
        with suppress(ClientConnectionError, ConnectionError):
            while (text := await self._outgoing.get()) is not None:
                packed = self._packing.pack(text)
                if isinstance(packed, bytes):
                    await self.socket.send_bytes(packed)
                else:
                    await self.socket.send_str(packed)


class Session:
    """One shard of one bot, connected or away."""

    def __init__(self, intents: Intent, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.connection: Connection | None = None
        self.away_since: float | None = None  # by the playground's clock
        self.number = 0
        self._told: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)

    def concerns(self, dispatch: Dispatch) -> bool:
        """Return whether an event is for this shard and among its intents."""
        if dispatch.needs and not dispatch.needs & self.intents:
            return False
        index, count = self.shard
        return (0 if dispatch.guild_id is None else shard_of(dispatch.guild_id, count)) == index

    def tell(self, event: str, payload: Json) -> None:
        """Send one event, and remember it."""
        self.number += 1
        text = dumps({"op": 0, "d": payload, "s": self.number, "t": event})
        self._told.append((self.number, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def remembers(self, number: int) -> bool:
        """Return whether everything after event `number` can still be sent."""
        oldest = self._told[0][0] if self._told else self.number + 1
        return oldest - 1 <= number <= self.number

    def replay(self, number: int) -> None:
        """Send everything after event `number` again."""
        if self.connection is not None:
            for sent, text in self._told:
                if sent > number:
                    self.connection.send_text(text)
