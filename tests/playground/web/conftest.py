"""A playground with the sample bot, and tabs that speak over real websockets as the page does."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest

from bot.playground.clock import Clock
from bot.playground.person import PATIENCE, Person
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from bot.playground.web import Playground, SecondButton, Welcome
from tests.playground.conftest import Scene, running
from tests.playground.sample_bot import SampleBot

Json = dict[str, Any]


@dataclass
class Wire:
    """One tab: its messages, and its questions."""

    socket: aiohttp.ClientWebSocketResponse
    news: list[Json] = field(default_factory=list)
    asked: int = 0
    heard: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def listen(self) -> None:
        async for message in self.socket:
            async with self.heard:
                self.news.append(message.json())
                self.heard.notify_all()

    async def until(self, predicate: Callable[[], Any]) -> Any:
        async with asyncio.timeout(PATIENCE), self.heard:
            return await self.heard.wait_for(predicate)

    async def send(self, do: str, **details: Any) -> int:
        self.asked += 1
        await self.socket.send_json({"do": do, "n": self.asked, **details})
        return self.asked

    async def answer(self, n: int) -> Json:
        found = await self.until(lambda: [one for one in self.news if one["t"] == "re" and one["n"] == n])
        return found[0]

    async def ask(self, do: str, **details: Any) -> Json:
        return await self.answer(await self.send(do, **details))

    @property
    def hello(self) -> Json:
        return next(one for one in self.news if one["t"] == "hello")

    @property
    def messages(self) -> dict[str, Json]:
        """The present messages, by id."""
        found = {one["id"]: one for one in self.hello["messages"]}
        for one in self.news:
            if one["t"] == "message":
                found[one["message"]["id"]] = one["message"]
            elif one["t"] == "gone":
                found.pop(one["message"], None)
        return found

    @property
    def texts(self) -> list[str]:
        return [one["content"] for one in self.messages.values()]

    async def sees(self, text: str) -> Json:
        """Wait for a message with this content."""
        found = await self.until(lambda: [one for one in self.messages.values() if one["content"] == text])
        return found[0]


@dataclass
class House(Scene):
    """A playground with one channel, two people and a bot that is ready; ada is the host."""

    server: Playground
    session: aiohttp.ClientSession
    restarts: list[str]
    may_restart: asyncio.Event  # a restart waits for this

    def address(self, person: Person) -> str:
        return self.server.page.address(person)

    @asynccontextmanager
    async def tab(self, person: Person, *, fresh: bool = True) -> AsyncIterator[Wire]:
        url = self.address(person) + "/socket" + ("?fresh" if fresh else "")
        async with self.session.ws_connect(url, origin=self.server.base_url) as socket:
            wire = Wire(socket)
            listening = asyncio.create_task(wire.listen())
            await wire.until(lambda: wire.news)
            try:
                yield wire
            finally:
                await socket.close()
                await listening


@pytest.fixture
async def house(redirect: Callable[[LoopbackDiscord], None]) -> AsyncIterator[House]:
    restarts: list[str] = []
    may_restart = asyncio.Event()
    may_restart.set()

    async def restart() -> None:
        await may_restart.wait()
        restarts.append("restarted")

    welcome = Welcome("Say hello to the bot.", "Hello", "/ping", second=SecondButton("Again", "/ping"))
    server = Playground(clock=Clock(ticking=False), limits=Limits.off(), welcome=welcome, restart=restart)
    async with server, aiohttp.ClientSession() as session:
        redirect(server)
        ada = server.add_person("ada")
        guild = server.add_guild("Friends", owner=ada)
        table, bob = server.add_channel(guild, "table"), server.add_person("bob", guild)
        server.page.address(ada)
        bot = SampleBot()
        async with running(bot, server.token):
            yield House(server, bot, guild, table, ada, bob, session, restarts, may_restart)
