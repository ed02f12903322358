"""Leading discord.py to a stand-in of Discord on this machine, in place of Discord itself."""

import logging

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

log = logging.getLogger(__name__)

API_PATH = "/api/v10"


async def redirect(api: str, token: str) -> None:
    """Send every request of this process to `api` (`http://127.0.0.1:port`, checked by the settings).

    The gateway's address is asked there, since a session that was refused starts anew from it.
    """
    root = api.removesuffix(API_PATH)
    Route.BASE = root + API_PATH
    discord.Asset.BASE = root
    DiscordWebSocket.DEFAULT_GATEWAY = await _gateway(root, token)
    log.warning("talking to %s, which is not Discord", root)


async def _gateway(root: str, token: str) -> yarl.URL:
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(headers=headers) as session, session.get(root + API_PATH + "/gateway") as answer:
        answer.raise_for_status()
        url = yarl.URL((await answer.json())["url"])
    if url.host not in {"127.0.0.1", "localhost", "::1"}:
        raise ValueError("the gateway of a stand-in must be on this machine")
    return url
