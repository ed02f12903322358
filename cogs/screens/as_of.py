"""The end of a table's message where the bot is not: as of when it is, and the button that brings it up to date."""

from dataclasses import replace

from bot.text import Locale, say
from cogs.ids import CustomId
from cogs.names import until
from cogs.screens.frame import MOST
from cogs.screens.screen import Block, Button, PublicScreen

MOST_WORDS = 4_000  # characters of a message, a limit of Discord's


def as_of(screen: PublicScreen, refresh: CustomId, *, now: int, locale: Locale) -> PublicScreen:
    """Return a table or a lobby with *Refresh*, and below it the moment `now` (Unix ms) when it was like this.

    Where there is room, it also says who lacks which commands: buttons work for everyone.
    """
    blocks, button = list(screen.blocks), Button(say(locale, "table-refresh"), refresh)
    at = next((at for at in reversed(range(len(blocks))) if _has_room(blocks[at])), None)
    if at is None:
        blocks.append((button,))
    else:
        row = blocks[at]
        blocks[at] = (*row, button) if isinstance(row, tuple) else row
    small = f"-# {say(locale, 'table-as-of', time=until(now))}"
    more = f"{small}\n-# {say(locale, 'table-buttons-alone')}"
    words = sum(len(each) for each in blocks if isinstance(each, str))
    blocks.append(more if words + len(more) <= MOST_WORDS else small)
    return replace(screen, blocks=tuple(blocks))


def _has_room(block: Block) -> bool:
    return isinstance(block, tuple) and len(block) < MOST
