"""One process of the whole bot, as `bot.app` wires it: discord.py's client, commands and stage above the store."""

import asyncio
from pathlib import Path
from typing import Final

import aiohttp

from bot.app.client import Chapeau, Connection
from bot.config import Settings
from bot.exploring.driver import connect_in
from bot.exploring.incarnation import LONGEST_WAIT, OFFER_LIFETIME, TIMING, Incarnation, Ports
from bot.exploring.loop import Process
from bot.exploring.whole.loopback import BEAT, PATH
from bot.exploring.whole.sketches import Sketches
from bot.exploring.whole.wire import WiredProcess, Wires
from bot.store import Store
from bot.tables.time import DAY
from cogs.screens.registry import SHOWN
from render.fonts import Fonts

GIVES_UP_WITHIN: Final = 1.0  # s; as `bot.app` does


class WholeBot(Incarnation):
    """The whole bot from one start to its end."""

    process: WiredProcess
    client: Chapeau

    def __init__(self, ports: Ports, wires: Wires, number: int, path: Path, *, fonts: Fonts, token: str) -> None:
        self._wires = wires
        self._fonts = fonts
        self._token = token
        self._running: asyncio.Task[None] | None = None
        super().__init__(ports, number, path)

    def _new_process(self, name: str, *, is_orderly: bool) -> Process:
        """Return a process in which callbacks keep their order: libraries trust in it, as asyncio promises."""
        return WiredProcess(self._ports.timeline, self._wires, name, is_orderly=True, delay=self._delay)

    async def _start(self) -> None:
        ports = self._ports
        connect = connect_in(self.process, self.disk)
        self.store = await Store.open(self.path, busy_timeout=0, connect=connect, now=ports.clock.now)
        settings = Settings.model_construct(  # nothing from the environment
            database=self.path,
            pause=10,
            offer_lifetime=OFFER_LIFETIME / 1000,
            robot_pace=1.5,
            longest_wait=LONGEST_WAIT // DAY,
            unit="chips",
        )
        self.client = client = Chapeau(
            self.store,
            Sketches(self._fonts),
            settings,
            games=ports.games,
            shown=SHOWN,
            clock=ports.clock,
            timing=TIMING,
            draw_seed=ports.draw_seed,
            lines=Connection(connector=aiohttp.UnixConnector(PATH, limit=0), heartbeat_timeout=3 * BEAT),
            thinker=self.thinker,
        )
        self.tables, self.standing = client.hosting
        self._running = asyncio.create_task(client.start(self._token), name="bot")
        ready = asyncio.create_task(client.wait_until_ready(), name="ready")
        await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            ready.cancel()
            await self._running
        self.is_up = True

    async def _close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running}, timeout=GIVES_UP_WITHIN)
        await self.client.close()
        if self.store is not None:
            await self.store.close()
