"""Messages where the bot is not: only the newest press on each can change it, for a quarter of an hour.

Nothing is stored: after a restart the next press on such a message revives it.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord
from cachetools import LRUCache

from cogs.answer import is_taken
from cogs.screens.screen import PublicScreen, Screen
from cogs.sending import may_pass
from cogs.stage.live import LivePanels
from cogs.stage.panel import Panel

log = logging.getLogger(__name__)

KEPT = 2_000  # messages; the one that was pressed longest ago is forgotten first


class ByPresses:
    """The newest press on the message of each challenge, lobby and table, which share a key."""

    def __init__(self, live: LivePanels) -> None:
        self._live = live
        self._newest: LRUCache[str, Panel] = LRUCache(KEPT)
        self._posted: set[str] = set()  # keys whose message is on its way

    @contextmanager
    def posting(self, key: str) -> Iterator[None]:
        """Note that the message of `key` is on its way: nobody who comes in between posts a second one."""
        self._posted.add(key)
        try:
            yield
        finally:
            self._posted.discard(key)

    def is_posting(self, key: str) -> bool:
        """Return whether the message of `key` is on its way."""
        return key in self._posted

    def note(self, key: str, interaction: discord.Interaction, message_id: int, *, at: int) -> None:
        """Note that `interaction`, made `at` (Unix milliseconds), was or will be answered by the message of `key`."""
        pressed = interaction.message
        follows = is_taken(interaction) and (pressed is None or pressed.id != message_id)
        self._newest[key] = Panel(interaction, at, message_id, follows=follows)

    @property
    def keys(self) -> list[str]:
        """The keys of those whose message can be changed now."""
        return [key for key, panel in self._newest.items() if self._live.is_free(panel)]

    def can_show(self, key: str) -> bool:
        """Return whether the message of `key` can be changed now."""
        return self._live.is_free(self._newest.get(key))

    async def post(self, key: str, screen: PublicScreen) -> bool:
        """Post a message for everyone as an answer to that of `key`. Return whether that was possible.

        An answer to a press on a hidden message would be one to a deleted message for all others.
        """
        if (panel := self._newest.get(key)) is None or not self._live.is_free(panel):
            return False
        try:
            await panel.press.followup.send(
                view=screen.layout(), files=screen.files(), allowed_mentions=screen.mentions()
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:  # such as one answer too many
            log.info("%s: nothing posted below its message (%s)", key, type(error).__name__)
            return False
        return True

    async def show(self, key: str, screen: Screen) -> bool:
        """Show `screen` on the message of `key`. Return whether that was possible.

        Raises discord.HTTPException or aiohttp.ClientError for failures that may pass.
        """
        while (panel := self._newest.get(key)) is not None and self._live.is_free(panel):
            try:
                await panel.show(screen)
            except discord.HTTPException as error:
                if may_pass(error):
                    raise
                log.info("%s: its message is out of reach of a press (%d)", key, error.code)
                if self._newest.get(key) is panel:  # else a newer press may reach it
                    del self._newest[key]
            else:
                return True
        return False
