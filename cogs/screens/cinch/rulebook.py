"""The rules of Cinch by topic, and the reasons behind its points."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.cinch.options import Pay
from bot.games.cinch.views import CinchView
from bot.games.protocol import Ending, Seat
from bot.text import Locale, say
from cogs.screens.pictured_rulebook import PicturedRulebook
from cogs.screens.rulebook import Explanation, Topic
from cogs.screens.signs import card_sign
from render.cinch.gallery import EXAMPLES
from render.cinch.pictures import CinchPictures
from render.cinch.spoken import part_words, scorer


class CinchRulebook(PicturedRulebook[CinchView]):
    """A page for each topic, in words; some with a picture."""

    drawing = CinchPictures
    examples = EXAMPLES
    has_lesson = True
    contents = (
        Topic("deal", "C2"),
        Topic("trumps", "C1.3"),
        Topic("bid", "C3", {"bid-too-low": 0, "call-first": 0, "name-first": 2}),
        Topic("draw", "C4", {"throw-first": 1, "throw-count": 1, "rob-first": 3, "rob-count": 3, "not-in-stub": 3}),
        Topic("play", "C5", {"not-your-turn": 0, "must-follow": 1, "follow-or-trump": 2}),
        Topic("points", "C6"),
        Topic("score", "C7"),
        Topic("money", "C8"),
        Topic("leaving", "C9", {"has-left": 0}),
        Topic("presets", "C11"),
    )

    def unpaid(self, view: CinchView) -> list[tuple[Seat, Seat]]:
        return [(_right_of(payee), payee) for payee in unpaid(view)]

    def why_paid(
        self, view: CinchView, way: str, payer: Seat, payee: Seat, *, names: Sequence[str], locale: Locale
    ) -> str:
        """Return the points of both teams (C8.1, C9.1)."""
        return _due(view, way, names[payee], locale)

    def of_deal(self, view: CinchView, deal: int, locale: Locale) -> Iterable[Explanation]:
        return [line for seat in view.board.seats for line in _of_deal(view, deal, seat, locale)]


def number_of(view: CinchView, seat: Seat) -> int:
    """Return the number of the side a player plays for."""
    return next(number for number, side in enumerate(view.board.sides) if seat in side)


def unpaid(view: CinchView) -> tuple[Seat, ...]:
    """Return the seats that would be paid at the end, had they not left (C9.1)."""
    board = view.board
    if board.outcome is None or not board.outcome.winners:
        return ()
    side = board.sides[number_of(view, min(board.outcome.winners))]
    return tuple(seat for seat in side if seat in board.left)


def _right_of(payee: Seat) -> Seat:
    """Return who pays the payee: each loser pays the opponent on their left (C8.1)."""
    return Seat((payee - 1) % 4)


def _due(view: CinchView, way: str, payee: str, locale: Locale) -> str:
    """Return the points of both teams as the settlement counts them (C9.2)."""
    board = view.board
    winners = () if board.outcome is None else tuple(board.outcome.winners)
    side = number_of(view, min(winners)) if winners else 0
    more, less = board.sums[side], board.sums[1 - side]
    is_early = board.outcome is not None and board.outcome.ending in (Ending.RESIGNED, Ending.TIMEOUT)
    counted = max(more, board.options.target) if is_early else more
    key = "cinch-why-game" if board.options.pay is Pay.GAME else "cinch-why-points"
    sentences = [say(locale, key, more=str(counted), less=str(less), points=counted - less)]
    if is_early and counted > more and board.options.pay is Pay.POINTS:
        sentences.append(say(locale, "cinch-why-early", target=str(board.options.target)))
    if way == "unpaid":
        sentences.append(say(locale, "cinch-why-gone", payee=payee))
    return " ".join(sentences)


def _of_deal(view: CinchView, deal: int, seat: Seat, locale: Locale) -> Iterator[Explanation]:
    """Yield what a deal brought the player's team, and the points the player took."""
    score = view.board.scores[deal - 1]
    if score.bidder is None:
        label, text = say(locale, "cinch-why-passed"), say(locale, "cinch-why-passed-text")
        yield Explanation(f"{seat}-passed", label, text, "bid", seat)
        return
    yield _brought(view, deal, seat, locale)
    for word, key, worth, taken in part_words(score, locale):
        if taken is None or taken.seat != seat:
            continue
        card = card_sign(taken.card)
        label = say(locale, "cinch-why-part", part=word, card=card, worth=worth)
        way = "given" if taken.is_put_away else key if key in ("high", "low") else "won"
        text = say(locale, f"cinch-why-part-{way}", card=card)
        yield Explanation(f"{seat}-{key}", label, text, "draw" if taken.is_put_away else "points", seat)


def _brought(view: CinchView, deal: int, seat: Seat, locale: Locale) -> Explanation:
    """Return what a deal brought a team, and why (C7)."""
    score = view.board.scores[deal - 1]
    bidder = 0 if score.bidder is None else number_of(view, score.bidder)
    won, others = score.points[bidder], score.points[1 - bidder]
    label = say(locale, "cinch-why-brought", points=score.scores[number_of(view, seat)])
    if scorer(score) is None:
        text = say(locale, "cinch-why-level", won=won, others=others)
    elif not score.is_made:
        text = say(locale, "cinch-why-broken", bid=score.bid, won=won, less=score.bid - won, brings=max(score.scores))
    elif score.bid:
        text = say(locale, "cinch-why-made", bid=score.bid, won=won, others=others, brings=max(score.scores))
    else:
        text = say(locale, "cinch-why-free", won=won, others=others, brings=max(score.scores))
    return Explanation(f"{seat}-brought", label, text, "score", seat)
