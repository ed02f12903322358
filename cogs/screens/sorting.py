"""Ways to sort a hand, for its reader to choose in a panel."""

from bot.text import say
from cogs.ids import CustomId, Verb
from cogs.screens.game import GameScreens, Showing
from cogs.screens.screen import Button


def sorting_buttons(screens: GameScreens, shown: Showing) -> tuple[Button, ...]:
    """Return a button for each other way to sort the reader's hand, where the game lets players choose."""
    others = (each for each in screens.sortings if each is not shown.style.sorting)
    return tuple(
        Button(say(shown.locale, f"panel-sort-{each}"), CustomId(Verb.SORT, shown.key, word=each)) for each in others
    )
