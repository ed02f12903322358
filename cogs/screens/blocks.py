"""The people whom a person blocks, for their own eyes, and the question before they play with one of these."""

from collections.abc import Mapping, Sequence

from bot.tables import Avoided
from bot.text import Locale, say
from cogs.ids import ANYWAY, CustomId, Verb
from cogs.names import as_text, named
from cogs.screens.screen import Block, Button, Choice, Menu, PrivateScreen

MOST_LISTED = 25  # lines of a menu, a limit of Discord's
LONGEST_LABEL = 80  # characters
MOST_NAMED = 4


def blocked_screen(discord_id: int, shown: str, *, locale: Locale) -> PrivateScreen:
    """Return the news that a person is blocked, its meaning, and the way back."""
    undo = Button(say(locale, "block-undo"), CustomId(Verb.UNBLOCK, str(discord_id)))
    return PrivateScreen((say(locale, "block-done", player=as_text(shown)), (undo,)))


def blocks_screen(blocked: Sequence[int], names: Mapping[int, str], *, locale: Locale) -> PrivateScreen:
    """Return everyone whom the reader blocks, by Discord id, latest first; `names` as far as the bot knows them."""
    title = f"### {say(locale, 'blocks-title')}"
    if not blocked:
        return PrivateScreen((f"{title}\n{say(locale, 'blocks-none')}",))
    listed = blocked[:MOST_LISTED]
    lines = [f"{number}. <@{each}>" for number, each in enumerate(listed, 1)]
    if more := len(blocked) - len(listed):
        lines.append(f"-# {say(locale, 'blocks-more', count=more)}")
    choices = tuple(
        Choice(f"{number}. {names[each]}"[:LONGEST_LABEL] if each in names else str(number), str(each))
        for number, each in enumerate(listed, 1)
    )
    menu = Menu(say(locale, "blocks-menu"), CustomId(Verb.UNBLOCK, ""), choices)
    blocks: tuple[Block, ...] = ("\n".join([title, *lines]), menu)
    return PrivateScreen(blocks)


def avoided_question(avoided: Avoided, *, locale: Locale) -> PrivateScreen:
    """Ask whether a person plays with people whom they block."""
    verb = Verb.ACCEPT if avoided.version is None else Verb.SIT
    yes = Button(say(locale, "avoided-yes"), CustomId(verb, avoided.key, avoided.version, ANYWAY))
    people = named(avoided.names, locale=locale, most=MOST_NAMED)
    return PrivateScreen((say(locale, "avoided-ask", players=people), (yes,)))
