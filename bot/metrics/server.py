"""The address where figures and health are asked."""

import os
from collections.abc import Callable

from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from bot.metrics import CannotListen
from bot.metrics.figures import Figures
from bot.metrics.readings import Readings
from bot.values.address import Address

LAST_ANSWERS = 1.0  # s that are left to answers under way when it closes


class Server:
    """A server of `/metrics` and `/healthz`, from `async with` to its end. `__aenter__` raises CannotListen."""

    def __init__(
        self, address: Address, figures: Figures, readings: Readings, objection: Callable[[], str | None]
    ) -> None:
        """`objection`: why the bot is not well, in one sentence; None if it is."""
        self._address = address
        self._registry = figures.registry
        self._readings = readings
        self._objection = objection
        app = web.Application()
        app.add_routes([web.get("/metrics", self._metrics), web.get("/healthz", self._health)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=LAST_ANSWERS)

    async def __aenter__(self) -> "Server":
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._address.host, self._address.port).start()
        except OSError as error:
            await self._runner.cleanup()
            raise CannotListen(f"{self._address} cannot be had: {_why(error)}") from None
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    async def _metrics(self, _: web.Request) -> web.Response:
        await self._readings.refresh()
        return web.Response(body=generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def _health(self, _: web.Request) -> web.Response:
        objection = self._objection()
        return web.Response(text=f"{objection or 'all is well'}\n", status=200 if objection is None else 503)


def _why(error: OSError) -> str:
    """Return the reason alone: the loop's text repeats the address."""
    return os.strerror(error.errno) if error.errno and error.errno > 0 else type(error).__name__
