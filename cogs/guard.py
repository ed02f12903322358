"""The one guard around every command, press and form: whatever goes wrong, its person gets one clear sentence."""

import logging
from collections.abc import Awaitable

import discord

from bot.text import say
from cogs.answer import whisper
from cogs.words import locale_of, sentence

log = logging.getLogger(__name__)


async def guarded(interaction: discord.Interaction, work: Awaitable[None], *, game: str = "mille") -> None:
    """Do `work`; say what stood in its way, and log what was nobody's doing. Never raises an error of ours.

    The log names the error's class and place but not its text, which might hold what somebody typed.
    """
    try:
        await work
    except Exception as error:
        locale = locale_of(interaction)
        words = sentence(error, locale=locale, game=game)
        if words is None:
            log.exception("interaction %d failed", interaction.id)
            words = say(locale, "error")
        try:
            await whisper(interaction, words)
        except discord.HTTPException as failure:
            log.warning("interaction %d: no answer possible (%d)", interaction.id, failure.code)
