"""The guard around every command, press and form. On any failure, the person gets one clear sentence."""

import logging
import traceback
from collections.abc import Awaitable
from enum import StrEnum
from typing import Final

import discord

from bot.text import say
from cogs.answer import reply, whisper
from cogs.locale_and_style import locale_of
from cogs.refusals import rule_behind, sentence
from cogs.screens.rulebook import refusal_screen

log = logging.getLogger(__name__)

_OUTCOME: Final = "outcome"  # key of `Interaction.extras`


class Outcome(StrEnum):
    """The outcome of a command, press or form."""

    ANSWERED = "answered"
    DECLINED = "declined"  # refused with its reason
    FAILED = "failed"


def outcome_of(interaction: discord.Interaction) -> Outcome:
    """Return the outcome of `interaction` in its guard."""
    return Outcome(interaction.extras.get(_OUTCOME, Outcome.ANSWERED))


async def guarded(interaction: discord.Interaction, work: Awaitable[None]) -> None:
    """Do `work`. Answer a refusal with its sentence; log any other error and answer that something went wrong.

    The log names the error's class and place but not its text, which might hold a person's input.
    """
    try:
        await work
    except Exception as error:
        locale = locale_of(interaction)
        words = sentence(error, locale=locale)
        interaction.extras[_OUTCOME] = Outcome.FAILED if words is None else Outcome.DECLINED
        if words is None:
            log.error("interaction %d failed: %s", interaction.id, whereabouts(error))
            words = say(locale, "error")
        try:
            if (behind := rule_behind(error)) is not None and not interaction.response.is_done():
                opens = behind.opens or behind.number
                await reply(interaction, refusal_screen(words, behind.game, opens, locale=locale))
            else:
                await whisper(interaction, words)
        except discord.HTTPException as failure:
            log.warning("interaction %d: no answer possible (%d)", interaction.id, failure.code)


def whereabouts(error: BaseException) -> str:
    """Return the class of `error` and its traceback, without its text, which might name a card."""
    return "".join([type(error).__name__, "\n", *traceback.format_tb(error.__traceback__)]).rstrip()
