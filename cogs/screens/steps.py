"""The speed of a game without hands: step by step, if a player wants it so, or to the end, if all do.

Its sentences are in the catalog of the game: `NAME-steps-on`, `NAME-steps-off` and `NAME-wished`.
"""

from collections.abc import Collection

from bot.games.protocol import Seat
from bot.tables import Table
from bot.text import Locale, listed, say
from cogs.ids import CustomId, Verb
from cogs.names import name
from cogs.screens.screen import GRAY, Button

STEP_BY_STEP, AS_USUAL = "yes", "no"  # the words of the button


def step_button(table: Table, locale: Locale) -> tuple[Button, ...]:
    """Return the button that has the table played step by step, or as usual again."""
    if not table.may_step:
        return ()
    key, word = ("steps-off", AS_USUAL) if table.is_stepwise else ("steps-on", STEP_BY_STEP)
    return (Button(say(locale, f"{table.terms.game.name}-{key}"), CustomId(Verb.PACE, table.id, word=word), GRAY),)


def wish_line(table: Table, wishing: Collection[Seat], *, locale: Locale) -> list[str]:
    """Return who would rather decline a move that all are asked about, and who is asked."""
    others = sorted(table.in_person.difference(wishing))
    if not wishing or not others:
        return []
    listings = [
        listed([name(table.players[each]) for each in seats], locale=locale) for seats in (sorted(wishing), others)
    ]
    return [say(locale, f"{table.terms.game.name}-wished", names=listings[0], others=listings[1])]
