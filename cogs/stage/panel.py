"""A message with a panel, and what the press that it answers can still do with it."""

import logging
from dataclasses import dataclass

import aiohttp
import discord
from discord import ui

from cogs.screens.screen import Screen
from cogs.sending import send_shown

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Panel:
    """A message with a panel, which the press that it answers can change for a while, for no counted request."""

    press: discord.Interaction
    pressed_at: int  # Unix milliseconds
    message_id: int | None  # None when it is not known
    follows: bool = False  # one more message after the answer, rather than the answer itself

    async def edit(self, screen: Screen) -> bool:
        """Show `screen` there instead. Return whether that was possible."""
        try:
            await self.show(screen)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("interaction %d: its panel is lost (%s)", self.press.id, type(error).__name__)
            return False
        return True

    async def show(self, screen: Screen) -> None:
        """Show `screen` there instead. Raises discord.HTTPException or aiohttp.ClientError where that fails."""
        await send_shown(screen, self._send)

    async def _send(self, screen: Screen, view: ui.LayoutView) -> None:
        files, mentions = screen.files(), screen.mentions()
        if self.follows:
            if self.message_id is None:
                return  # the answer before it is another message, which others may see
            await self.press.followup.edit_message(
                self.message_id, view=view, attachments=files, allowed_mentions=mentions
            )
        else:
            await self.press.edit_original_response(view=view, attachments=files, allowed_mentions=mentions)

    async def delete(self) -> bool:
        """Delete the message. Return whether it is gone."""
        if self.follows and self.message_id is None:
            return False
        try:
            if self.message_id is not None and self.follows:
                await self.press.followup.delete_message(self.message_id)
            else:
                await self.press.delete_original_response()
        except discord.NotFound:
            return True
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("interaction %d: its panel stays (%s)", self.press.id, type(error).__name__)
            return False
        return True
