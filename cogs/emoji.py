"""The application's own emoji: small cards, uploaded once and kept on Discord from one start to the next.

The name of each ends in the hash of its picture, so that a start needs nothing but Discord's list to know which are
there. Until all are, and wherever Discord takes none, people read the names of cards alone.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import aiohttp
import discord

from bot.tables import Preferences
from bot.values.timing import Backoff
from cogs.debouncer import Calm
from cogs.screens.emoji import NAMES_ALONE, Emoji, SmallCards

log = logging.getLogger(__name__)

DIGITS = 6  # of the hash
MARKED = re.compile(rf"(\w+)_[0-9a-f]{{{DIGITS}}}", re.ASCII)  # the name of a picture, and its hash
BETWEEN = 0.03  # s between uploads: a bot may make 50 requests a second, and games need some of them
TOO_MANY = 30008  # Discord's code: an application has at most 2,000
CLOSED = (401, 403, 404)  # statuses that stay the same however often one asks
WEATHER = (aiohttp.ClientError, discord.DiscordServerError, discord.RateLimited, OSError)

Draw = Callable[[], Mapping[str, bytes]]
"""A function that draws the pictures, as PNG files by name. It may take a while."""


@dataclass(frozen=True, slots=True)
class _There:
    """Discord's copies of our emoji, by the names of the pictures."""

    wanted: Mapping[str, discord.Emoji]
    old: tuple[tuple[str, discord.Emoji], ...]  # of earlier pictures

    def shown(self) -> dict[str, Emoji]:
        """Return the emoji to show: for a changed card, the earlier picture until the new one is there."""
        named = [*self.old, *self.wanted.items()]
        return {picture: Emoji(each.name, each.id) for picture, each in named}


class OwnEmoji:
    """The uploader of small cards to Discord. No start and no message waits for them."""

    def __init__(
        self, client: discord.Client, draw: Draw | None, calm: Calm, *, again: Backoff, brings: bool = True
    ) -> None:
        """Upload the pictures of `draw` (None: there are none, and Discord is not asked), each after `calm`.

        `again`: seconds before a failed attempt is repeated. Not `brings`: another process does, and this
        one waits until they are there.
        """
        self._brings = brings
        self._client = client
        self._draw = draw
        self._calm = calm
        self._again = again
        self._small_cards = NAMES_ALONE
        self._task: asyncio.Task[None] | None = None

    @property
    def for_all(self) -> SmallCards:
        """The emoji in messages that many read."""
        return self._small_cards

    def for_one(self, preferences: Preferences) -> SmallCards:
        """Return the emoji that a person with these preferences sees in messages for them alone."""
        return self._small_cards if preferences.has_emoji else NAMES_ALONE

    def start(self) -> None:
        """Begin to upload them to Discord."""
        if self._draw is not None:
            self._task = asyncio.create_task(self._bring(self._draw), name="emoji")

    async def close(self) -> None:
        """Stop; the next start continues from here."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _bring(self, draw: Draw) -> None:
        """Bring all pictures to Discord, despite any failures."""
        failures = 0
        try:
            pictures = await asyncio.to_thread(draw)
            while not await self._try(pictures):
                failures += 1
                await asyncio.sleep(self._again.after(failures))
        except discord.HTTPException as error:
            log.warning("no small cards: Discord refuses them (%d, %d)", error.status, error.code)
        except Exception:  # whatever the error, games go on without
            log.exception("no small cards")

    async def _try(self, pictures: Mapping[str, bytes]) -> bool:
        """Upload the missing ones and remove the changed ones. Return whether to leave it at that."""
        try:
            there = await self._look(pictures)
            if there.shown().keys() >= pictures.keys():
                self._show(there)
            missing = pictures.keys() - there.wanted.keys()
            if missing and not self._brings:
                return False
            if missing:
                await self._upload({picture: pictures[picture] for picture in pictures if picture in missing})
                there = await self._look(pictures)
            self._show(there)
            for picture, old in there.old:
                if picture in there.wanted and self._brings:
                    await self._calm()
                    await old.delete()
        except discord.NotFound:
            return False  # it has been removed by someone else
        except WEATHER as error:
            log.info("small cards are not all there yet (%s)", type(error).__name__)
            return False
        return True

    async def _look(self, pictures: Mapping[str, bytes]) -> _There:
        """Return Discord's copies of these pictures."""
        wanted: dict[str, discord.Emoji] = {}
        old: list[tuple[str, discord.Emoji]] = []
        for each in await self._client.fetch_application_emojis():
            found = MARKED.fullmatch(each.name)
            if found is None or (picture := pictures.get(found[1])) is None:
                continue
            if each.name == _marked(found[1], picture):
                wanted[found[1]] = each
            else:
                old.append((found[1], each))
        return _There(wanted, tuple(old))

    async def _upload(self, pictures: Mapping[str, bytes]) -> None:
        """Upload these pictures; one that Discord refuses is left out."""
        for picture, png in pictures.items():
            await self._calm()
            await asyncio.sleep(BETWEEN)
            try:
                await self._client.create_application_emoji(name=_marked(picture, png), image=png)
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:
                if error.status in CLOSED:
                    raise
                log.warning("the small card %s is refused (%d, %d)", picture, error.status, error.code)
                if error.code == TOO_MANY:
                    return

    def _show(self, there: _There) -> None:
        """Show these from now on, and none that has disappeared."""
        self._small_cards = SmallCards(MappingProxyType(there.shown()))


def _marked(picture: str, png: bytes) -> str:
    """Return the name on Discord of a picture."""
    return f"{picture}_{hashlib.sha256(png).hexdigest()[:DIGITS]}"
