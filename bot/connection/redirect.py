"""Leading discord.py to a stand-in of Discord on this machine, in place of Discord itself.

The library documents no setting for its addresses, so this module, and no other, changes its insides: `Route.BASE`,
`Asset.BASE` and `DEFAULT_GATEWAY`. A bot on Discord itself never comes here.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

log = logging.getLogger(__name__)

API_PATH = "/api/v10"
PATIENCE = 20.0  # s; a stand-in is on this machine


class NoStandIn(Exception):  # noqa: N818
    """An error: nothing at the address answers as Discord would."""


async def redirect(api: str, token: str) -> None:
    """Send every request of this process to `api` (`http://127.0.0.1:port`, checked by the settings).

    The gateway's address is asked there, since a refused session starts again from it.

    Raises:
        NoStandIn: nothing there answers as Discord would.
        discord.LoginFailure: it refuses the token.
    """
    root = api.removesuffix(API_PATH)
    lead_to(root, await _gateway(root, token))
    log.warning("talking to %s, which is not Discord", root)


@contextmanager
def led_to(root: str, gateway: yarl.URL) -> Iterator[None]:
    """Send every request of this process to these addresses for a while."""
    before = Route.BASE.removesuffix(API_PATH), discord.Asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    lead_to(root, gateway)
    try:
        yield
    finally:
        lead_to(before[0], before[2])
        discord.Asset.BASE = before[1]


def lead_to(root: str, gateway: yarl.URL) -> None:
    """Send every request of this process to these addresses."""
    Route.BASE = root + API_PATH
    discord.Asset.BASE = root
    DiscordWebSocket.DEFAULT_GATEWAY = gateway


async def _gateway(root: str, token: str) -> yarl.URL:
    headers = {"Authorization": f"Bot {token}"}
    try:
        async with (
            aiohttp.ClientSession(headers=headers, timeout=aiohttp.ClientTimeout(total=PATIENCE)) as session,
            session.get(root + API_PATH + "/gateway") as answer,
        ):
            if answer.status == HTTPStatus.UNAUTHORIZED:
                raise discord.LoginFailure("the stand-in refuses the token")
            answer.raise_for_status()
            url = yarl.URL((await answer.json())["url"])
    except (aiohttp.ClientError, OSError, ValueError, LookupError, TypeError, RecursionError) as error:
        raise NoStandIn(f"{root} does not answer as Discord would ({type(error).__name__})") from error
    if url.host not in {"127.0.0.1", "localhost", "::1"}:
        raise NoStandIn("the gateway of a stand-in must be on this machine")
    return url
