"""Events in sentences, found in the catalog under the name of the event, for games without another way.

The sentence of the event `Drew(seat, card)` of a game *magpie* is `magpie-event-drew`. Its fields are the words of the
sentence: a seat is the name of its player, cards are their signs, sides and tuples of seats are lists of names; whole
numbers stay numbers, so that a sentence can choose the form of a word. An attribute `.seat` has the words for the
reader's own acts. Events without a sentence are not reported.
"""

from collections.abc import Collection, Sequence
from dataclasses import fields, is_dataclass

from bot.games.cards import Card, Hand
from bot.games.protocol import Event, Seat
from bot.text import has, listed, say
from bot.text.numbers import whole
from cogs.screens.game import Showing
from cogs.screens.signs import card_sign, card_signs

Word = str | int


def catalog_sentence(game: str, event: Event, showing: Showing) -> str | None:
    """Return the event in a sentence of the catalog; None where it has none."""
    key = f"{game}-event-{type(event).__name__.lower()}"
    return say(showing.locale, key, **_words(event, showing)) if has("en", key) else None


def listed_names(seats: Sequence[Seat], showing: Showing) -> str:
    """Return their names, the reader last and as *you*."""
    return listed([showing.spoken[seat] for seat in seats], locale=showing.locale)


def _words(event: Event, showing: Showing) -> dict[str, Word]:
    if not is_dataclass(event):
        return {}
    found = {field.name: _word(getattr(event, field.name), showing) for field in fields(event)}
    return {name: word for name, word in found.items() if word is not None}


def _word(value: object, showing: Showing) -> Word | None:
    """Return a field of an event as a word of its sentence; None for one that is hidden or has no words."""
    match value:
        case Seat():
            return showing.spoken[value]
        case Card():
            return card_sign(value, showing.emoji)
        case bool():
            return None
        case int() if value < 0:
            return whole(value)  # as text: English would count -1 as one
        case int() | str():
            return value
        case Hand():
            return card_signs(value, showing.emoji)
        case Collection() if value and all(isinstance(each, Seat) for each in value):
            return listed([showing.spoken[each] for each in sorted(value)], locale=showing.locale)
        case Collection() if value and all(isinstance(each, Card) for each in value):
            return card_signs((each for each in value if isinstance(each, Card)), showing.emoji)
        case _:
            return None
