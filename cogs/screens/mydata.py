"""Personal data: the export as a file, and the question before everything is deleted."""

from collections.abc import Sequence

from bot.tables import Player
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.history import unreadable_line
from cogs.screens.screen import GRAY, RED, Button, Document, PrivateScreen


def data_screen(file: Document, unreadable: Sequence[str], *, locale: Locale) -> PrivateScreen:
    """Return the file with everything stored about a person; `unreadable` are the games that it lacks."""
    lines = [say(locale, "standing-data-export")]
    if unreadable:
        lines.append(unreadable_line(unreadable, locale))
    return PrivateScreen(("\n".join(lines), file))


def forget_question(player: Player, *, locale: Locale, leaves: bool = False) -> PrivateScreen:
    """Ask again before a person's data are deleted; `leaves`: a game then goes on without them."""
    buttons = (
        Button(say(locale, "standing-data-yes"), CustomId(Verb.FORGET, str(player.id), word="yes"), RED),
        Button(say(locale, "standing-data-no"), CustomId(Verb.FORGET, str(player.id), word="no"), GRAY),
    )
    lines = [say(locale, "standing-data-delete"), *([say(locale, "standing-data-delete-many")] if leaves else [])]
    return PrivateScreen(("\n".join(lines), buttons))
