"""Games of Mille as they are played and drawn to measure pictures under the conditions of play.

The bench loads this file by its path, with the code of any checkout: older ones drew these pictures in the studio.
"""

from random import Random
from typing import TYPE_CHECKING, cast

from bot.games.mille.moves import Lay, Take
from bot.games.mille.views import MilleView

if TYPE_CHECKING:
    from bot.games.protocol import Move, Position, Seat, View
    from bot.text import Locale
    from render import Picture, Studio
    from render.mille.pictures import MillePictures

LAYS, TAKES = 0.8, 0.5  # how often a player who can lays or takes the pile
NAMES = (("Maya", "Théo"), ("Ann", "Bob"), ("Guillaume", "Xavier de la Tour"))


def move(position: "Position", seat: "Seat", luck: Random) -> "Move":
    """Return a random move of a player who mostly lays what can be laid."""
    legal = list(position.legal_moves(seat))
    takes = [each for each in legal if isinstance(each, Take)]
    lays = [each for each in legal if isinstance(each, Lay) and not each.wilds]
    if takes and luck.random() < TAKES:
        return luck.choice(takes)
    return luck.choice(lays if lays and luck.random() < LAYS else legal)


def draw(view: "View", game: int, studio: "Studio") -> "Picture":
    """Draw the picture for a player with this view, in game number `game`."""
    if not isinstance(view, MilleView):
        raise TypeError("a view of another game")
    names = NAMES[game % len(NAMES)]
    locale: Locale = "en" if game % 2 else "fr"
    pictures, kind = _pictures(studio), "table" if view.seat is None else "panel"
    if (older := getattr(pictures, f"draw_{kind}", None)) is not None:
        return cast("Picture", older(view, names=names, locale=locale))
    order = pictures.table if view.seat is None else pictures.panel
    return studio.draw(order(view, names=names, locale=locale))


def _pictures(studio: "Studio") -> "MillePictures":
    try:
        from render.mille.pictures import MillePictures  # noqa: PLC0415  of the checkout that is measured
    except ImportError:
        return cast("MillePictures", studio)
    return MillePictures(studio)
