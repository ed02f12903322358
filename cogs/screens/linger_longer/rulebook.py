"""The rules of Linger Longer by topic, and the reasons behind its points."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from types import MappingProxyType

from bot.games.linger_longer import lesson
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import Seat
from bot.text import Locale, say
from cogs.screens.pictured_rulebook import PicturedRulebook
from cogs.screens.rulebook import Explanation, Topic
from cogs.screens.signs import card_signs
from render.linger_longer.pictures import LingerPictures

TRUMPING = 2  # tasks of the lesson that are done when a club is led and the next player has none


class LingerRulebook(PicturedRulebook[LingerView]):
    """The pages of Linger Longer: one per topic, in words; one with a trick that a player may trump."""

    drawing = LingerPictures
    examples = MappingProxyType({"tricks": partial(lesson.view_at, TRUMPING)})
    has_lesson = True
    contents = (
        Topic("deal", "L2"),
        Topic("tricks", "L3", {"must-follow": 1, "not-your-turn": 1}),
        Topic("draw", "L3.4", {"is-out": 2}),
        Topic("end", "L4"),
        Topic("match", "L5"),
        Topic("money", "L6"),
        Topic("leaving", "L7", {"has-left": 0}),
        Topic("presets", "L9"),
    )

    def names_in_example(self, seats: int, locale: Locale) -> list[str]:
        return say(locale, "linger-longer-lesson-names").split(", ")

    def unpaid(self, view: LingerView) -> list[tuple[Seat, Seat]]:
        points = view.board.points
        return [(payer, payee) for payee in unpaid(view) for payer in view.board.seats if points[payer] < points[payee]]

    def why_paid(
        self, view: LingerView, way: str, payer: Seat, payee: Seat, *, names: Sequence[str], locale: Locale
    ) -> str:
        """Return the points of both (L6.1, L7.1)."""
        less, more = view.board.points[payer], view.board.points[payee]
        key = f"linger-longer-why-{way}-text"
        return say(locale, key, payer=names[payer], less=str(less), payee=names[payee], more=more)

    def of_deal(self, view: LingerView, deal: int, locale: Locale) -> Iterable[Explanation]:
        return _of_deal(view, deal, locale)


def _of_deal(view: LingerView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """Yield the points of the winner, and everyone's tricks."""
    score = view.board.scores[deal - 1]
    label = say(locale, "linger-longer-why-deal", points=score.scores[score.winner])
    if score.ended == "last":
        text = say(locale, "linger-longer-why-last", tricks=len(score.tricks), cards=card_signs(score.hand))
    else:
        text = say(locale, "linger-longer-why-left", count=len(score.hand), cards=card_signs(score.hand))
    yield Explanation("points", label, text, "end", score.winner)
    for number, (trick, taker) in enumerate(zip(score.tricks, score.takers, strict=True), start=1):
        label = say(locale, "linger-longer-why-trick", trick=str(number))
        took = say(locale, "linger-longer-why-took", cards=card_signs(trick.cards), suit=score.trump.value)
        yield Explanation(str(number), label, took, "tricks", taker)


def unpaid(view: LingerView) -> tuple[Seat, ...]:
    """Return the seats that would be paid at the end, had they not left (L7.1)."""
    board = view.board
    return tuple(seat for seat in board.seats if seat in board.left and board.points[seat] > min(board.points))
