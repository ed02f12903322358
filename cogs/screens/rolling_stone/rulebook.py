"""The rules of Rolling Stone by topic, and the reasons behind its points."""

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType

from bot.games.protocol import Seat, View, of_kind
from bot.games.rolling_stone.options import Pay
from bot.games.rolling_stone.views import RollingView
from bot.text import Locale, say
from cogs.screens.pictured_rulebook import PicturedRulebook
from cogs.screens.rulebook import Explanation, Topic
from cogs.screens.signs import card_signs
from render.rolling_stone.gallery import example
from render.rolling_stone.pictures import RollingPictures

LIMIT = "limit"  # how a deal ends in which nobody has got rid of all cards (R4.2)


class RollingRulebook(PicturedRulebook[RollingView]):
    """A page for each topic, in words; one with a trick that is taken up."""

    drawing = RollingPictures
    examples = MappingProxyType({"taking": example})
    has_lesson = True
    contents = (
        Topic("deal", "R2", {"no-cards-yet": 3}),
        Topic("tricks", "R3", {"must-follow": 1, "not-your-turn": 1}),
        Topic("taking", "R3.4"),
        Topic("end", "R4"),
        Topic("match", "R5"),
        Topic("money", "R6"),
        Topic("leaving", "R7", {"has-left": 0}),
        Topic("presets", "R9"),
    )

    def unpaid(self, view: RollingView) -> list[tuple[Seat, Seat]]:
        return unpaid(view)

    def why_paid(
        self, view: RollingView, way: str, payer: Seat, payee: Seat, *, names: Sequence[str], locale: Locale
    ) -> str:
        """Return the points that both gave each other (R6.1, R7.1)."""
        gave, back = _given(view, payer, payee), _given(view, payee, payer)
        key = f"rolling-stone-why-{way}-text"
        return say(locale, key, payer=names[payer], gave=gave, payee=names[payee], back=back)

    def of_deal(self, view: RollingView, deal: int, locale: Locale) -> Iterable[Explanation]:
        return _of_deal(view, deal, locale)


def unpaid(view: View) -> list[tuple[Seat, Seat]]:
    """Return who would pay whom at the end, had the other not left (R7.1)."""
    board = of_kind(RollingView, view).board
    return [
        (payer, payee)
        for payee in board.left
        for payer in board.seats
        if _given(view, payer, payee) > _given(view, payee, payer)
    ]


def _given(view: View, payer: Seat, payee: Seat) -> int:
    """Return how many points one has given the other, in all deals."""
    return sum(-score.scores[payer] for score in of_kind(RollingView, view).board.scores if score.winner == payee)


def _of_deal(view: RollingView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """Yield the cards each player won or gave, and how often they took a trick up."""
    score = view.board.scores[deal - 1]
    for seat in view.board.seats:
        if seat == score.winner:
            label = say(locale, "rolling-stone-why-won", points=score.scores[seat])
            yield Explanation(f"{seat}-points", label, _won(view, deal, seat, locale), "end", seat)
        else:
            label = say(locale, "rolling-stone-why-gave", points=-score.scores[seat])
            yield Explanation(f"{seat}-points", label, _gave(view, deal, seat, locale), "match", seat)
        took = say(locale, "rolling-stone-why-took", count=score.took[seat])
        most = say(locale, "rolling-stone-why-most", count=score.most[seat])
        yield Explanation(f"{seat}-took", took, most, "taking", seat)


def _won(view: RollingView, deal: int, seat: Seat, locale: Locale) -> str:
    """Return how a player won a deal."""
    score = view.board.scores[deal - 1]
    if score.ended != LIMIT:
        return say(locale, f"rolling-stone-why-{score.ended}", tricks=score.tricks, taken=score.taken)
    key = f"rolling-stone-why-limit-{view.board.options.pay.value}"
    return say(locale, key, tricks=score.tricks, count=len(score.hands[seat]))


def _gave(view: RollingView, deal: int, seat: Seat, locale: Locale) -> str:
    """Return the cards that a player paid for."""
    score, pay = view.board.scores[deal - 1], view.board.options.pay
    if score.winner is None:
        return say(locale, "rolling-stone-why-drawn", tricks=score.tricks)
    if pay is Pay.FLAT:
        return say(locale, "rolling-stone-why-flat")
    hand = score.hands[seat]
    held = say(locale, "rolling-stone-why-held", count=len(hand), cards=card_signs(hand))
    if score.ended != LIMIT:
        return f"{held} {say(locale, f'rolling-stone-why-each-{pay.value}')}"
    more = len(hand) - len(score.hands[score.winner])
    return f"{held} {say(locale, f'rolling-stone-why-more-{pay.value}', more=more)}"
