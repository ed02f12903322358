"""The moments of a game that people tell: who did what in which deal, and the one big thing of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Card
from bot.games.protocol import Seat
from bot.text import Locale, listed
from render.names import Name
from render.shapes import Shape
from render.words import say, written


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment. The catalog has its sentence, with the `$names` of its players, their `$count`, and its `$number`."""

    key: str  # of the sentence
    deal: int  # in which it happened
    seats: tuple[Seat, ...]  # whose it is
    number: int = 0
    card: Card | None = None  # the big thing, if that is a card; else it is the number
    sign: Shape = Shape.CROWN  # the big thing where there is neither
    weight: int = 1  # the larger, the rarer; none: no banner is worth it, only the end of a game


def rarest(moments: Sequence[Moment]) -> Moment | None:
    """Return the moment to show where there is room for one: of equally rare ones the last."""
    return max(enumerate(moments), key=lambda each: (each[1].weight, each[0]))[1] if moments else None


def sentence(moment: Moment, names: Sequence[str], locale: Locale) -> str:
    """Return the moment in words; `names` are those of its players."""
    return say(
        locale,
        moment.key,
        names=listed(names, locale=locale),
        count=len(moment.seats),
        number=written(moment.number),
        points=moment.number,
    )


def spoken(moment: Moment, names: Sequence[Name], locale: Locale) -> str:
    """Return the same for an alt text."""
    said = sentence(moment, [names[seat].spoken for seat in moment.seats], locale)
    if moment.number and moment.card is None:
        said = f"{written(moment.number)} {said}"
    return said if said.endswith(("!", ".")) else f"{said}."
