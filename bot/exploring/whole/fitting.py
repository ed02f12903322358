"""Whether a message is a screen: its words, its pictures, and no button of a turn but the screen's.

Left out is the line about who takes no direct messages: at other tables that may be found out later.
"""

import re
from collections.abc import Iterator
from typing import Final

from bot.exploring.whole.sights import ids_of
from bot.playground.entities import Message
from bot.playground.seen import EMOJI, see
from bot.playground.world import World
from cogs.ids import CustomId
from cogs.screens.screen import Button, PublicScreen
from render.inputs import Picture

CLOSED: Final = re.compile(r"^.*I can’t DM you\. .*\n?", re.MULTILINE)


def fits(world: World, message: Message, expected: PublicScreen) -> bool:
    """Return whether a message has the words and pictures of a screen, and no button of a turn but the screen's."""
    seen = see(world, message)
    words = "\n".join(each for each in expected.blocks if isinstance(each, str))
    drawn = [each.png for each in expected.blocks if isinstance(each, Picture)]
    ids = {each for each in ids_of(seen) if each.turn is not None}
    is_drawn = [each.content for each in message.now.attachments] == drawn
    return is_drawn and _plain(seen.text) == _plain(EMOJI.sub(r":\1:", words)) and ids <= set(_ids(expected))


def _plain(words: str) -> str:
    return CLOSED.sub("", words).rstrip()


def _ids(screen: PublicScreen) -> Iterator[CustomId]:
    for block in screen.blocks:
        if isinstance(block, tuple):
            yield from (each.id for each in block if isinstance(each, Button))
        elif hasattr(block, "id"):
            yield block.id
