"""The rules of Rolling Stone by topic, and the reasons behind its points."""

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from bot.games.protocol import Seat, Settlement, View, of_kind
from bot.games.rolling_stone.name import NAME
from bot.games.rolling_stone.options import Pay
from bot.games.rolling_stone.views import RollingView
from bot.text import Locale, say
from cogs.screens.rulebook import Explanation, Rulebook
from cogs.screens.signs import card_signs
from render import Picture, Studio, Style
from render.rolling_stone.gallery import example
from render.rolling_stone.pictures import RollingPictures
from render.sample_names import MANY_NAMES

LIMIT = "limit"  # how a deal ends of which nobody has got rid of all cards (R4.2)


class RollingRulebook(Rulebook):
    """A page for each topic, in words; one with a trick that is taken up."""

    name = NAME
    numbers = MappingProxyType(
        {
            "deal": "R2",
            "tricks": "R3",
            "taking": "R3.4",
            "end": "R4",
            "match": "R5",
            "money": "R6",
            "leaving": "R7",
            "presets": "R9",
        }
    )
    behind = MappingProxyType(
        {
            "must-follow": ("tricks", 1),
            "not-your-turn": ("tricks", 1),
            "no-cards-yet": ("deal", 3),
            "has-left": ("leaving", 0),
        }
    )

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = RollingPictures(studio)

    async def example(self, topic: str, *, locale: Locale, style: Style) -> Picture | None:
        if topic != "taking":
            return None
        view = example()
        names = MANY_NAMES[: len(view.board.seats)]
        return await self._pictures.picture(self._pictures.table(view, names=names, locale=locale, style=style))

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        """Every payment with the points that both gave each other (R6.1), and what is not paid to who left (R7.1)."""
        paid = [(due.payer, due.payee) for due in settlement.transfers]
        return [
            Explanation(
                f"{payer}-{payee}",
                say(locale, f"rolling-stone-why-{way}", payer=names[payer], payee=names[payee]),
                say(
                    locale,
                    f"rolling-stone-why-{way}-told",
                    payer=names[payer],
                    gave=_given(view, payer, payee),
                    payee=names[payee],
                    back=_given(view, payee, payer),
                ),
                topic,
            )
            for way, topic, pairs in (("due", "money", paid), ("unpaid", "leaving", unpaid(view)))
            for payer, payee in pairs
        ]

    def finished(self, view: View) -> int:
        return len(of_kind(RollingView, view).board.scores)

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        return list(_of_deal(of_kind(RollingView, views[0]), deal, locale))


def unpaid(view: View) -> list[tuple[Seat, Seat]]:
    """Who would pay whom at the end, had the other not left (R7.1)."""
    board = of_kind(RollingView, view).board
    return [
        (payer, payee)
        for payee in board.left
        for payer in board.seats
        if _given(view, payer, payee) > _given(view, payee, payer)
    ]


def _given(view: View, payer: Seat, payee: Seat) -> int:
    """How many points one has given the other, in all deals."""
    return sum(-score.scores[payer] for score in of_kind(RollingView, view).board.scores if score.winner == payee)


def _of_deal(view: RollingView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """What each has won or given, and for which cards; and how often they took a trick up."""
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
    """How somebody has won a deal."""
    score = view.board.scores[deal - 1]
    if score.ended != LIMIT:
        return say(locale, f"rolling-stone-why-{score.ended}", tricks=score.tricks, taken=score.taken)
    key = f"rolling-stone-why-limit-{view.board.options.pay.value}"
    return say(locale, key, tricks=score.tricks, count=len(score.hands[seat]))


def _gave(view: RollingView, deal: int, seat: Seat, locale: Locale) -> str:
    """The cards that somebody has paid for."""
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
