"""A check that the small cards shown next to the names of cards are on Discord."""

from typing import Final

from bot.doctor.asking import Emojis, Silence
from bot.doctor.finding import Finding, fine, warning
from bot.games.cards import CARDS, JOKER
from render.emoji import name_of

EMOJI: Final = "emoji"
MOST: Final = 2_000  # of an application, as Discord allows
NAMES: Final = frozenset(name_of(card) for card in (*CARDS, JOKER, None))


def check_emoji(there: Emojis | Silence | None) -> tuple[Finding, ...]:
    """Return how many there are. Without them everyone reads the names alone, so that it is no fault."""
    if not isinstance(there, Emojis):
        return ()
    found = {each.name.rpartition("_")[0] for each in there.items} & NAMES
    says = f"{len(found)} of {len(NAMES)} small cards are there"
    if len(found) == len(NAMES):
        return (fine(EMOJI, says),)
    if len(there.items) + len(NAMES) - len(found) > MOST:
        return (
            warning(EMOJI, f"{says}, and no room for the others", "Remove emoji of the application in the portal."),
        )
    return (fine(EMOJI, says, "The bot uploads the others when it starts; until then people read names alone."),)
