"""Sending a screen whose emoji Discord may refuse, and failures after which it may be sent again."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import TypeVar

import aiohttp
import discord
from discord import ui

from bot.tables import OutOfReach
from cogs.screens.screen import Screen

log = logging.getLogger(__name__)

INVALID = 50035  # Discord's code: something in a form is not as it must be
ABOUT_EMOJI = "Invalid emoji"  # Discord's name for this failure

S = TypeVar("S", bound=Screen)
T = TypeVar("T")


def may_pass(error: discord.HTTPException) -> bool:
    """Return whether the same request may succeed later: Discord's servers failed, or they take no more for now.

    The library raises the second only after five tries, or where all of the bot's requests are held off.
    """
    return isinstance(error, discord.DiscordServerError) or error.status == HTTPStatus.TOO_MANY_REQUESTS


@contextmanager
def for_now() -> Iterator[None]:
    """Turn failures of the line, of Discord's servers or of permissions into OutOfReach."""
    try:
        yield
    except (aiohttp.ClientError, discord.Forbidden, discord.RateLimited) as error:
        raise OutOfReach from error
    except discord.HTTPException as error:
        if may_pass(error):
            raise OutOfReach from error
        raise


async def send_shown(screen: S, send: Callable[[S, ui.LayoutView], Awaitable[T]]) -> T:
    """Send a screen in its layout, and again without emoji on its buttons if Discord refuses them.

    Discord now and then refuses a message with an application's emoji, and every one with an emoji that was removed:
    github.com/discord/discord-api-docs/issues/7128.
    """
    try:
        with screen.laid_out() as view:
            return await send(screen, view)
    except discord.HTTPException as error:
        if error.code != INVALID or ABOUT_EMOJI not in error.text:
            raise
        log.info("a message is sent without small cards: Discord refused them")
        in_words = screen.in_words()
        with in_words.laid_out() as view:
            return await send(in_words, view)
