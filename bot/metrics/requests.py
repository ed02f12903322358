"""Listening to the requests that the library makes to Discord."""

import time
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.metrics.figures import Figures

UNCOUNTED: Final = (
    "interactions",
    "webhooks",
)  # answers to people: Discord does not count them against its fifty a second
TOO_MANY: Final = 429
SWITCHED: Final = 101  # the gateway, which stays open and is no request


def trace(figures: Figures) -> aiohttp.TraceConfig:
    """Return what the library's session is made with, so that it reports each request."""
    config = aiohttp.TraceConfig()

    async def begin(_: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams) -> None:
        context.began = time.perf_counter()

    async def end(_: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        status = request.response.status
        if status == SWITCHED:
            return
        figures.requested(
            is_counted=_is_counted(request.url.path),
            status=f"{status // 100}xx",
            seconds=time.perf_counter() - context.began,
        )
        if status == TOO_MANY:
            figures.limited(request.response.headers.get("X-RateLimit-Scope", ""))

    async def fail(
        _: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams
    ) -> None:
        figures.requested(
            is_counted=_is_counted(request.url.path), status="none", seconds=time.perf_counter() - context.began
        )

    config.on_request_start.append(begin)
    config.on_request_end.append(end)
    config.on_request_exception.append(fail)
    return config


def _is_counted(path: str) -> bool:
    """Return whether a request counts against the fifty a second; its path begins with /api/v10/."""
    parts = path.split("/", 4)
    return len(parts) < 4 or parts[3] not in UNCOUNTED
