"""The answers to presses and commands. Only this module and the package `stage` send anything.

A private screen leaves here only as a hidden reply, or in a direct message between the bot and one person.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import aiohttp
import discord
from discord import ui

from cogs.reach import is_elsewhere
from cogs.screens.screen import Form, PrivateScreen, PublicScreen, Screen
from cogs.sending import may_pass, send_shown

log = logging.getLogger(__name__)
T = TypeVar("T")

ALREADY_ANSWERED = 40060  # Discord's code: an answer that seemed lost had arrived
UNKNOWN_WEBHOOK = 10015  # Discord's code: it never heard the first answer
UNKNOWN_INTERACTION = 10062  # Discord's code: more than three seconds had passed
UNKNOWN_MESSAGE = 10008  # Discord's code: the pressed message no longer exists
UNKNOWN_CHANNEL = 10003  # Discord's code: nor does its channel
TAKEN = "taken"  # a key of `Interaction.extras`


@dataclass(frozen=True, slots=True)
class Shown:
    """The place of an answer."""

    is_hidden: bool  # in a hidden reply; False: in a message between the bot and one person, or a public one
    message_id: int | None  # None when it is not known
    is_lost: bool = False  # whether it may not have arrived


async def think(interaction: discord.Interaction) -> None:
    """Announce a hidden answer that takes a while: Discord then accepts it for fifteen minutes, not three seconds."""
    await _send(interaction, lambda: interaction.response.defer(ephemeral=True, thinking=True))


async def accept(interaction: discord.Interaction) -> None:
    """Take a press on a message whose answer is drawn later, together with that to others.

    It counts as taken even if nobody knows whether Discord heard: the first answer would then be the pressed message,
    which others see, and nothing for one person alone may be taken for it.
    """
    if not interaction.response.is_done():
        interaction.extras[TAKEN] = True
    await _send(interaction, interaction.response.defer)


async def reply(interaction: discord.Interaction, screen: Screen, *, hidden: bool = False) -> int | None:
    """Answer with a new message: hidden for a private screen, in the channel for a public one unless `hidden`.

    After `think` every answer is hidden, and after `accept` it follows that. Returns the id of the new message, None
    when it is not known.
    """
    if _is_thinking(interaction):
        await _follow_up(interaction, screen)
        return None
    is_hidden = hidden or isinstance(screen, PrivateScreen)
    if is_taken(interaction):
        return await _follow_up(interaction, screen, hidden=is_hidden)
    sent = await _send(
        interaction,
        lambda: send_shown(
            screen,
            lambda it, view: interaction.response.send_message(
                view=view, files=it.files(), ephemeral=is_hidden, allowed_mentions=it.mentions()
            ),
        ),
    )
    return sent.message_id if sent is not None else await _find_reply(interaction)


async def _follow_up(interaction: discord.Interaction, screen: Screen, *, hidden: bool = True) -> int | None:
    """Send one more message after the first answer. Return its id, None when it is not known."""

    async def send(it: Screen, view: ui.LayoutView) -> discord.WebhookMessage:
        return await interaction.followup.send(
            view=view, files=it.files(), ephemeral=hidden, allowed_mentions=it.mentions(), wait=True
        )

    sent = await _send(interaction, lambda: send_shown(screen, send))
    return None if sent is None else sent.id


async def add(interaction: discord.Interaction, screen: PrivateScreen) -> None:
    """Add a hidden reply to an answer that was given. It is left out where Discord takes none."""
    try:
        await _follow_up(interaction, screen)
    except discord.HTTPException as error:
        log.info("interaction %d: nothing added (%d)", interaction.id, error.code)


async def update(interaction: discord.Interaction, screen: Screen, *, below: int | None = None) -> bool:
    """Redraw an answer that was given, or the message of a press that was accepted. Return whether Discord took it.

    With `below` it is the message with that id, which followed the answer.
    """
    if below is None and isinstance(screen, PrivateScreen) and is_taken(interaction) and not is_private(interaction):
        return False  # others see that message; the hidden one that followed it is not known

    async def send(it: Screen, view: ui.LayoutView) -> None:
        if below is not None:
            await interaction.followup.edit_message(
                below, view=view, attachments=it.files(), allowed_mentions=it.mentions()
            )
            return
        await interaction.edit_original_response(view=view, attachments=it.files(), allowed_mentions=it.mentions())

    try:
        await _send(interaction, lambda: send_shown(screen, send))
    except discord.HTTPException as error:
        log.info("interaction %d: its answer is not redrawn (%d)", interaction.id, error.code)
        return False
    return True


async def post(interaction: discord.Interaction, screen: PublicScreen, *, nonce: str = "") -> None:
    """Add a message for everyone to an answer that was given. It is left out where Discord takes none.

    After a press on a hidden message it is independent: as an answer to that, all others would see it as the answer to
    a deleted message. Discord then takes a second one with the same `nonce` as the first; without one, a second one for
    the same press. Where the bot is not, it can only answer.
    """
    message, channel = interaction.message, interaction.channel
    is_independent = message is not None and message.flags.ephemeral and not is_elsewhere(interaction)
    try:
        if is_independent and isinstance(channel, discord.abc.Messageable):
            await _send(
                interaction,
                lambda: channel.send(
                    view=screen.layout(),
                    files=screen.files(),
                    allowed_mentions=screen.mentions(),
                    nonce=nonce or str(interaction.id),
                ),
            )
            return
        await _send(
            interaction,
            lambda: interaction.followup.send(
                view=screen.layout(), files=screen.files(), allowed_mentions=screen.mentions()
            ),
        )
    except discord.HTTPException as error:
        log.info("interaction %d: nothing posted (%d)", interaction.id, error.code)


async def respond(message: discord.Message, screen: PublicScreen, *, nonce: str) -> None:
    """Post a message below one of someone else. It is left out where Discord takes none.

    With the same `nonce` it is posted once, also by another process, or after a restart.
    """
    try:
        await message.channel.send(
            view=screen.layout(), files=screen.files(), allowed_mentions=screen.mentions(), nonce=nonce
        )
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        log.info("channel %d: nothing posted (%s)", message.channel.id, type(error).__name__)


async def announce(channel: discord.abc.Messageable, screen: PublicScreen, *, nonce: str) -> bool:
    """Post a message that notifies nobody, once for each `nonce`. Return False if it may work later.

    Where Discord takes none, as in a channel that is closed to the bot, it is left out.
    """
    try:
        await channel.send(
            view=screen.layout(), files=screen.files(), allowed_mentions=screen.mentions(), nonce=nonce, silent=True
        )
    except discord.HTTPException as error:
        log.info("no announcement (%d)", error.code)
        return not may_pass(error)
    except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
        log.info("no announcement now (%s)", type(error).__name__)
        return False
    return True


async def redraw(interaction: discord.Interaction, screen: Screen) -> Shown:
    """Answer by redrawing the pressed message, and return where the screen then is.

    The same screen is a new hidden reply if it is private and others see the pressed message, as after a forged press.
    So it is if that message was deleted while the press was on its way.
    """
    if isinstance(screen, PrivateScreen) and not is_private(interaction):
        log.info("interaction %d: others see its message, answered by a hidden reply", interaction.id)
        return Shown(is_hidden=True, message_id=await reply(interaction, screen))
    pressed = interaction.message
    if is_taken(interaction):
        is_sent = await update(interaction, screen)
        return Shown(is_private(interaction), pressed.id if pressed is not None else None, is_lost=not is_sent)
    try:
        sent = await _send(
            interaction,
            lambda: send_shown(
                screen,
                lambda it, view: interaction.response.edit_message(
                    view=view, attachments=it.files(), allowed_mentions=it.mentions()
                ),
            ),
        )
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        log.info("interaction %d: its message is gone, answered by a hidden reply", interaction.id)
        return Shown(is_hidden=True, message_id=await reply(interaction, screen, hidden=True))
    is_hidden = pressed is not None and pressed.flags.ephemeral
    return Shown(is_hidden, pressed.id if pressed is not None else None, is_lost=sent is None)


async def close(interaction: discord.Interaction) -> None:
    """Answer by deleting the pressed hidden message; one that others see stays."""
    await _send(interaction, interaction.response.defer)
    if is_private(interaction):
        try:
            await interaction.delete_original_response()
        except discord.HTTPException as error:
            log.info("interaction %d: its message stays (%d)", interaction.id, error.code)


async def ask(interaction: discord.Interaction, form: Form) -> None:
    """Answer by opening a form."""
    await _send(interaction, lambda: interaction.response.send_modal(form.modal()))


async def whisper(interaction: discord.Interaction, sentence: str) -> None:
    """Answer with one hidden sentence, unless the interaction was answered before."""
    if _is_thinking(interaction) or is_taken(interaction):
        await _send(
            interaction,
            lambda: interaction.followup.send(
                sentence, ephemeral=True, allowed_mentions=discord.AllowedMentions.none(), suppress_embeds=True
            ),
        )
        return
    if interaction.response.is_done():
        return
    await _send(
        interaction,
        lambda: interaction.response.send_message(
            sentence, ephemeral=True, allowed_mentions=discord.AllowedMentions.none(), suppress_embeds=True
        ),
    )


def is_private(interaction: discord.Interaction) -> bool:
    """Return whether only one person sees the pressed message."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        return True
    return interaction.context.dm_channel


def is_taken(interaction: discord.Interaction) -> bool:
    """Return whether a press was taken whose answer is still to come: it can change the pressed message, too."""
    kind = interaction.response.type
    return TAKEN in interaction.extras or kind is discord.InteractionResponseType.deferred_message_update


def _is_thinking(interaction: discord.Interaction) -> bool:
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


async def _send(interaction: discord.Interaction, send: Callable[[], Awaitable[T]]) -> T | None:
    """Send one answer. After a broken connection it is sent again: Discord refuses it if the first had arrived.

    Returns None when the answer was too late, a repetition, or lost, or when the channel is deleted.
    """
    try:
        try:
            return await send()
        except aiohttp.ClientError as error:
            log.info("interaction %d: answer lost (%s), sent again", interaction.id, type(error).__name__)
            return await send()
    except discord.HTTPException as error:
        if error.code not in {ALREADY_ANSWERED, UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, UNKNOWN_CHANNEL}:
            raise
        log.info("interaction %d: answered before, or too late (%d)", interaction.id, error.code)
    except discord.InteractionResponded:
        log.info("interaction %d: answered before", interaction.id)
    except aiohttp.ClientError as error:
        log.warning("interaction %d: answer lost (%s)", interaction.id, type(error).__name__)
    return None


async def _find_reply(interaction: discord.Interaction) -> int | None:
    """Return the id of a reply whose confirmation was lost; None when Discord does not give it."""
    try:
        found, pressed = await interaction.original_response(), interaction.message
        return None if pressed is not None and pressed.id == found.id else found.id  # else it was an edit of that
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("interaction %d: its reply is not known (%s)", interaction.id, type(error).__name__)
        return None
