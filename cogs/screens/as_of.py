"""The end of a message where the bot is not: as of when it is, and the button that brings it up to date."""

from collections.abc import Sequence
from dataclasses import replace

from bot.text import Locale, say
from cogs.ids import CustomId
from cogs.names import until
from cogs.screens.frame import MOST
from cogs.screens.screen import Block, Button, PublicScreen

MOST_WORDS = 4_000  # characters of a message, a limit of Discord's


def as_of(
    screen: PublicScreen,
    refresh: CustomId,
    *,
    now: int,
    locale: Locale,
    tools: Sequence[Button] = (),
    small: Sequence[str] = (),
) -> PublicScreen:
    """Return a table or a lobby with *Refresh*, and below it the moment `now` (Unix ms) when it was like this.

    After *Refresh* come the `tools`. Where there is room, `small` print follows, and who lacks which commands: buttons
    work for everyone.
    """
    blocks, buttons = list(screen.blocks), (Button(say(locale, "table-refresh"), refresh), *tools)
    at = next((at for at in reversed(range(len(blocks))) if _has_room(blocks[at], len(buttons))), None)
    row = None if at is None else blocks[at]
    if at is not None and isinstance(row, tuple):
        blocks[at] = (*row, *buttons)
    else:
        blocks.append(buttons)
    lines = [say(locale, "table-as-of", time=until(now)), *small, say(locale, "table-buttons-alone")]
    lines = [f"-# {line}" for line in lines]
    left = MOST_WORDS - sum(len(each) for each in blocks if isinstance(each, str))
    while len(lines) > 1 and len("\n".join(lines)) > left:
        lines.pop()
    return replace(screen, blocks=(*blocks, "\n".join(lines)))


def _has_room(block: Block, more: int) -> bool:
    return isinstance(block, tuple) and len(block) + more <= MOST
