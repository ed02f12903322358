"""The rules of Linger Longer by topic, and the reasons behind its points."""

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from bot.games.linger_longer import lesson
from bot.games.linger_longer.name import NAME
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Seat, Settlement, View, of_kind
from bot.text import Locale, say
from cogs.screens.rulebook import Explanation, Rulebook
from cogs.screens.signs import card_signs
from render import Picture, Studio, Style
from render.linger_longer.pictures import LingerPictures

TRUMPING = 2  # tasks of the lesson that are done when a club is led and the next player has none


class LingerRulebook(Rulebook):
    """A page for each topic, in words; one with a trick in which somebody may trump."""

    name = NAME
    has_lesson = True
    numbers = MappingProxyType(
        {
            "deal": "L2",
            "tricks": "L3",
            "draw": "L3.4",
            "end": "L4",
            "match": "L5",
            "money": "L6",
            "leaving": "L7",
            "presets": "L9",
        }
    )
    behind = MappingProxyType(
        {
            "must-follow": ("tricks", 1),
            "not-your-turn": ("tricks", 1),
            "is-out": ("draw", 2),
            "has-left": ("leaving", 0),
        }
    )

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = LingerPictures(studio)

    async def example(self, topic: str, *, locale: Locale, style: Style) -> Picture | None:
        if topic != "tricks":
            return None
        names = [say(locale, f"linger-longer-lesson-{who}") for who in ("learner", "dealer", "first")]
        view = lesson.view_at(TRUMPING)
        return await self._pictures.picture(self._pictures.table(view, names=names, locale=locale, style=style))

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        """Every payment with the points of both (L6.1), and what is not paid to who has left (L7.1)."""
        told = of_kind(LingerView, view)
        board, points = told.board, told.board.points
        paid = [(due.payer, due.payee) for due in settlement.transfers]
        dropped = [(payer, payee) for payee in unpaid(told) for payer in board.seats if points[payer] < points[payee]]
        return [
            Explanation(
                f"{payer}-{payee}",
                say(locale, f"linger-longer-why-{way}", payer=names[payer], payee=names[payee]),
                say(
                    locale,
                    f"linger-longer-why-{way}-told",
                    payer=names[payer],
                    less=str(points[payer]),
                    payee=names[payee],
                    more=points[payee],
                ),
                topic,
            )
            for way, topic, pairs in (("due", "money", paid), ("unpaid", "leaving", dropped))
            for payer, payee in pairs
        ]

    def finished(self, view: View) -> int:
        return len(of_kind(LingerView, view).board.scores)

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        return list(_of_deal(of_kind(LingerView, views[0]), deal, locale))


def _of_deal(view: LingerView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """The points of the winner, and the tricks of all."""
    score = view.board.scores[deal - 1]
    label = say(locale, "linger-longer-why-deal", points=score.scores[score.winner])
    if score.ended == "last":
        told = say(locale, "linger-longer-why-last", tricks=len(score.tricks), cards=card_signs(score.hand))
    else:
        told = say(locale, "linger-longer-why-left", count=len(score.hand), cards=card_signs(score.hand))
    yield Explanation("points", label, told, "end", score.winner)
    for number, (trick, taker) in enumerate(zip(score.tricks, score.takers, strict=True), start=1):
        label = say(locale, "linger-longer-why-trick", trick=str(number))
        took = say(locale, "linger-longer-why-took", cards=card_signs(trick.cards), suit=score.trump.value)
        yield Explanation(str(number), label, took, "tricks", taker)


def unpaid(view: LingerView) -> tuple[Seat, ...]:
    """Who would be paid at the end, had they not left (L7.1)."""
    board = view.board
    return tuple(seat for seat in board.seats if seat in board.left and board.points[seat] > min(board.points))
