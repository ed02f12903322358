"""Whether a message is a screen: its words, its pictures, and all that can be pressed there.

Left out are the line about who takes no direct messages, which may be found out later at other tables, and those that
no process knows of the one before: reactions, which a table shows with its next edit, and who was called by a mention,
because they took no message, were nudged, or have little time left.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from bot.playground.entities import Message
from bot.playground.seen import EMOJI, SeenMessage, see
from bot.playground.world import World
from cogs.screens.screen import Block, Menu, Picker, PublicScreen, Screen
from render.inputs import Picture

Control = tuple[str, bool, tuple[str, ...]]  # its custom id, whether it is disabled, what it offers
CLOSED: Final = re.compile(r"^.*(I can’t DM you\. |t’écrire en privé).*\n?", re.MULTILINE)
REACTED: Final = re.compile(r"^.*: (?:😮|😱|😄|😎|😊|☕) .*\n?", re.MULTILINE)
CALLED: Final = re.compile(
    r"^.*, (?:(?:a friendly nudge: )?it’s your turn|you’re running out of time"
    r"|(?:petite relance\s: )?c’est (?:ton tour|à vous(?: de jouer)?)|il (?:te|vous) reste peu de temps)\.\n?",
    re.MULTILINE,
)


def fits(world: World, message: Message, expected: PublicScreen) -> bool:
    """Return whether a message has the words, the pictures and the controls of a screen."""
    seen = see(world, message)
    words = "\n".join(each for each in expected.blocks if isinstance(each, str))
    drawn = [each.png for each in expected.blocks if isinstance(each, Picture)]
    is_drawn = [each.content for each in message.now.attachments] == drawn
    is_pressed_alike = [*_offered(seen)] == [*_laid_out(expected.blocks)]
    return is_drawn and plain(seen.text) == plain(EMOJI.sub(r":\1:", words)) and is_pressed_alike


def ends_in(world: World, message: Message, expected: Screen) -> bool:
    """Return whether a message has the controls of a screen, and ends in its words: a line may be above them."""
    seen = see(world, message)
    words = "\n".join(each for each in expected.blocks if isinstance(each, str))
    is_pressed_alike = [*_offered(seen)] == [*_laid_out(expected.blocks)]
    return is_pressed_alike and plain(seen.text).endswith(plain(EMOJI.sub(r":\1:", words)))


def plain(words: str) -> str:
    """Return the words of a message without the lines that are left out."""
    return CALLED.sub("", REACTED.sub("", CLOSED.sub("", words))).rstrip()


def _offered(seen: SeenMessage) -> Iterator[Control]:
    """Yield the buttons of a message, and then its menus."""
    yield from ((each.custom_id, each.disabled, ()) for each in seen.buttons)
    yield from ((each.custom_id, each.disabled, tuple(one.value for one in each.options)) for each in seen.menus)


def _laid_out(blocks: Sequence[Block]) -> Iterator[Control]:
    """Yield those of a screen."""
    rows = (each for each in blocks if isinstance(each, tuple))
    yield from ((str(each.id), not each.enabled, ()) for row in rows for each in row)
    for each in blocks:
        if isinstance(each, Menu):
            yield str(each.id), not each.enabled, tuple(one.value for one in each.choices)
        elif isinstance(each, Picker):
            yield str(each.id), False, ()
