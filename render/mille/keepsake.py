"""The end of a game of Mille on one picture: its totals as a pad of two, and its moments."""

from collections.abc import Iterator

from bot.games.mille.counting import GREAT_DEAL
from bot.games.mille.scoring import DealScore
from bot.games.mille.views import MilleView
from bot.games.protocol import Seat
from bot.text import Locale
from render.keepsake import Keepsake, largest
from render.mille.pad import winner
from render.moments import Moment, rarest
from render.pad import PadRow, PadSheet
from render.shapes import Shape
from render.words import say, written

SEATS = (Seat.A, Seat.B)


def kept(view: MilleView, locale: Locale) -> Keepsake:
    """Return the contents of the picture."""
    won = winner(view)
    rows = tuple(PadRow(score.deal, score.totals, score.scores) for score in view.scores)
    is_drawn = view.outcome is not None and view.outcome.is_drawn
    winners = () if won is None else (int(won),)
    sheet = PadSheet(((Seat.A,), (Seat.B,)), rows, "", "", is_over=True, winners=winners, is_drawn=is_drawn)
    total = max(seat.total for seat in view.seats) if won is None else view.seats[won].total
    moments = [moment for score in view.scores for moment in _moments(score)]
    return Keepsake(
        sheet,
        say(locale, "mille-keepsake-about", deals=len(view.scores)),
        written(total),
        say(locale, "pictures-keepsake-points", count=abs(total)),
        rarest(moments) or largest(sheet),
    )


def _moments(score: DealScore) -> Iterator[Moment]:
    for seat in SEATS:
        who = (seat,)
        if score.cleans[seat] and score.out is seat:
            yield Moment("mille-moment-clean", score.deal, who, score.scores[seat], weight=4)
        if score.scores[seat] >= GREAT_DEAL:
            yield Moment("pictures-moment-largest", score.deal, who, score.scores[seat], weight=3)
        if score.eights[seat]:
            yield Moment("mille-moment-natural", score.deal, who, sign=Shape.ASTERISK, weight=2)
        if score.chapeaux[seat]:
            yield Moment("mille-moment-chapeau", score.deal, who, score.scores[seat], weight=1)
