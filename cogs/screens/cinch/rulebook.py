"""The rules of Cinch by topic, and the reasons behind its points."""

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from bot.games.cinch.name import NAME
from bot.games.cinch.options import Pay
from bot.games.cinch.views import CinchView
from bot.games.protocol import Ending, Seat, Settlement, View, of_kind
from bot.text import Locale, say
from cogs.screens.rulebook import Explanation, Rulebook
from cogs.screens.signs import card_sign
from render import Picture, Studio, Style
from render.cinch.gallery import NAMES, examples
from render.cinch.pictures import CinchPictures
from render.cinch.told import part_words, scorer


class CinchRulebook(Rulebook):
    """A page for each topic, in words; some with a picture."""

    name = NAME
    numbers = MappingProxyType(
        {
            "deal": "C2",
            "trumps": "C1.3",
            "bid": "C3",
            "draw": "C4",
            "play": "C5",
            "points": "C6",
            "score": "C7",
            "money": "C8",
            "leaving": "C9",
            "presets": "C11",
        }
    )
    behind = MappingProxyType(
        {
            "not-your-turn": ("play", 0),
            "bid-too-low": ("bid", 0),
            "call-first": ("bid", 0),
            "name-first": ("bid", 2),
            "throw-first": ("draw", 1),
            "throw-count": ("draw", 1),
            "rob-first": ("draw", 3),
            "rob-count": ("draw", 3),
            "not-in-stub": ("draw", 3),
            "must-follow": ("play", 1),
            "follow-or-trump": ("play", 2),
            "has-left": ("leaving", 0),
        }
    )

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = CinchPictures(studio)

    async def example(self, topic: str, *, locale: Locale, style: Style) -> Picture | None:
        view = examples().get(topic)
        if view is None:
            return None
        return await self._pictures.picture(self._pictures.table(view, names=NAMES, locale=locale, style=style))

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        """Every payment with the points of both teams (C8.1), and what is not paid to who has left (C9.1)."""
        own = of_kind(CinchView, view)
        paid = [(due.payer, due.payee) for due in settlement.transfers]
        dropped = [(_right_of(payee), payee) for payee in unpaid(own)]
        return [
            Explanation(
                f"{payer}-{payee}",
                say(locale, f"cinch-why-{way}", payer=names[payer], payee=names[payee]),
                _told_due(own, way, names[payee], locale),
                topic,
            )
            for way, topic, pairs in (("due", "money", paid), ("unpaid", "leaving", dropped))
            for payer, payee in pairs
        ]

    def finished(self, view: View) -> int:
        return len(of_kind(CinchView, view).board.scores)

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        own = of_kind(CinchView, views[0])
        return [line for seat in own.board.seats for line in _of_deal(own, deal, seat, locale)]


def number_of(view: CinchView, seat: Seat) -> int:
    """The number of the side somebody plays for."""
    return next(number for number, side in enumerate(view.board.sides) if seat in side)


def unpaid(view: CinchView) -> tuple[Seat, ...]:
    """Who would be paid at the end, had they not left (C9.1)."""
    board = view.board
    if board.outcome is None or not board.outcome.winners:
        return ()
    side = board.sides[number_of(view, min(board.outcome.winners))]
    return tuple(seat for seat in side if seat in board.left)


def _right_of(payee: Seat) -> Seat:
    """Who pays somebody: each loser pays the opponent on their left (C8.1)."""
    return Seat((payee - 1) % 4)


def _told_due(view: CinchView, way: str, payee: str, locale: Locale) -> str:
    """The points of both teams as the settlement counts them (C9.2)."""
    board = view.board
    winners = () if board.outcome is None else tuple(board.outcome.winners)
    side = number_of(view, min(winners)) if winners else 0
    more, less = board.sums[side], board.sums[1 - side]
    is_early = board.outcome is not None and board.outcome.ending in (Ending.RESIGNED, Ending.TIMEOUT)
    counted = max(more, board.options.target) if is_early else more
    key = "cinch-why-game" if board.options.pay is Pay.GAME else "cinch-why-points"
    told = [say(locale, key, more=str(counted), less=str(less), points=counted - less)]
    if is_early and counted > more and board.options.pay is Pay.POINTS:
        told.append(say(locale, "cinch-why-early", target=str(board.options.target)))
    if way == "unpaid":
        told.append(say(locale, "cinch-why-gone", payee=payee))
    return " ".join(told)


def _of_deal(view: CinchView, deal: int, seat: Seat, locale: Locale) -> Iterator[Explanation]:
    """What a deal brought somebody's team, and the points that they took themselves."""
    score = view.board.scores[deal - 1]
    if score.bidder is None:
        label, told = say(locale, "cinch-why-passed"), say(locale, "cinch-why-passed-told")
        yield Explanation(f"{seat}-passed", label, told, "bid", seat)
        return
    yield _brought(view, deal, seat, locale)
    for word, key, worth, taken in part_words(score, locale):
        if taken is None or taken.seat != seat:
            continue
        card = card_sign(taken.card)
        label = say(locale, "cinch-why-part", part=word, card=card, worth=worth)
        way = "given" if taken.is_put_away else key if key in ("high", "low") else "won"
        told = say(locale, f"cinch-why-part-{way}", card=card)
        yield Explanation(f"{seat}-{key}", label, told, "draw" if taken.is_put_away else "points", seat)


def _brought(view: CinchView, deal: int, seat: Seat, locale: Locale) -> Explanation:
    """What a deal brought a team, and why (C7)."""
    score = view.board.scores[deal - 1]
    bidder = 0 if score.bidder is None else number_of(view, score.bidder)
    won, others = score.points[bidder], score.points[1 - bidder]
    label = say(locale, "cinch-why-brought", points=score.scores[number_of(view, seat)])
    if scorer(score) is None:
        told = say(locale, "cinch-why-level", won=won, others=others)
    elif not score.is_made:
        told = say(locale, "cinch-why-broken", bid=score.bid, won=won, less=score.bid - won, brings=max(score.scores))
    elif score.bid:
        told = say(locale, "cinch-why-made", bid=score.bid, won=won, others=others, brings=max(score.scores))
    else:
        told = say(locale, "cinch-why-free", won=won, others=others, brings=max(score.scores))
    return Explanation(f"{seat}-brought", label, told, "score", seat)
