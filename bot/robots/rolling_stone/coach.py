"""The coach of Rolling Stone: leads and cards that follow, weighed in hands that the others may hold."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from bot.games.cards import CARDS, Card, Suit
from bot.games.one_card.moves import Play
from bot.games.protocol import Move
from bot.games.rolling_stone.options import Pay
from bot.games.rolling_stone.scoring import worth
from bot.games.rolling_stone.views import RollingView
from bot.games.tricks import of_suit
from bot.robots.coaching import Known, Measure, Option, Question, QuestionOf, Said, among
from bot.robots.one_card import CardCoach, playing
from bot.robots.rolling_stone.expert import begun, imagined
from bot.robots.rolling_stone.playing_out import CODES, PlayedOut
from bot.robots.rolling_stone.regular import SPENT, RollingRegular

PLAYOUTS = 700
LEAST = 0.75  # stakes: experts lose less here and there
LEADING = (
    Measure("first", 0.04, about="end", either=True),
    Measure("picked-up", 0.08, speaks_for=None, same=("void", "all-follow"), either=True),
    Measure("lead", 0.08, same=("wins", "no-lead"), either=True),
    Measure("left", 0.3, is_share=False, speaks_for=False, about="end"),
)
_WORTH = {CODES[card.place]: worth((card,)) for card in CARDS}


@dataclass(frozen=True, slots=True)
class RollingCoach(CardCoach[RollingView]):
    """The coach of Rolling Stone. Who cannot follow chooses nothing.

    Late in a deal that goes round, robots lead what ends it, no matter who wins. No such lead is weighed.
    """

    kind = RollingView

    def asked(self, view: RollingView, also: Move | None) -> Question | None:
        """Return the question which card to play; None where only one may be played."""
        legal = [*view.playable()]
        if len(legal) < 2:
            return None
        is_lead = view.board.led is None
        usual = RollingRegular().card(view, legal, Random(0))  # noqa: S311  luck only where it is tired
        if is_lead and SPENT.of(view.board):
            return Known((_option(view, Play(usual)),))
        lowest = {card.suit: card for card in legal}
        # Who follows has a single suit. Higher cards of a suit that is led are hardly ever better.
        cards = (usual, *lowest.values()) if is_lead else (usual, legal[-1], legal[0])
        moves = among([Play(card) for card in cards], also)
        options = tuple(_option(view, move) for move in moves if isinstance(move, Play))
        return CardQuestion(options, view) if len(options) > 1 else None


@dataclass(frozen=True, slots=True)
class CardQuestion(QuestionOf[PlayedOut]):
    """The choice of a card to play."""

    options: tuple[Option, ...]
    view: RollingView
    measures: tuple[Measure, ...] = LEADING
    playouts: int = PLAYOUTS
    least: float = LEAST

    def imagined(self, random: Random) -> PlayedOut:
        """Return the deal with hands that fit what everyone saw."""
        return imagined(self.view, random)

    def tried(self, deal: PlayedOut, number: int) -> tuple[float, ...]:
        """Return the stakes; if it is out first, the trick is picked up, and it leads next; what it is left with."""
        move, own, now = self.options[number].move, deal.seat, replace(deal, hands=[*deal.hands])
        if not isinstance(move, Play):
            raise TypeError("no card")
        winner = now.trick(CODES[move.card.place], begun(self.view))
        is_picked_up, leads = winner is None and now.going_round > 0, winner is None and now.seat == own
        if winner is None:
            winner = now.winner()
        is_first = winner == own
        left = 0 if is_first else now.hands[own].bit_count()
        return self._stakes(now, own, winner), float(is_first), float(is_picked_up), float(leads), float(left)

    def _stakes(self, deal: PlayedOut, own: int, winner: int | None) -> float:
        """Return what the deal brings; where it is not over, what the others hold more on average."""
        prices = [_price(hand, self.view.board.options.pay) for hand in deal.hands]
        if winner is None:
            return sum(prices) / len(prices) - prices[own]
        return float(sum(prices) - prices[own] if winner == own else -prices[own])


def _price(hand: int, pay: Pay) -> int:
    match pay:
        case Pay.CARDS:
            return hand.bit_count()
        case Pay.FLAT:
            return 1
        case Pay.POINTS:
            return sum([each for code, each in _WORTH.items() if code & hand])


def _option(view: RollingView, move: Play) -> Option:
    return Option(move, playing(move.card), tuple(_facts(view, move.card)))


def _facts(view: RollingView, card: Card) -> Iterator[Said]:
    """Return what is true of a card by the hand and the table alone."""
    board, own = view.board, of_suit(view.hand, card.suit)
    others = [seat for seat in board.seats if seat != view.seat and board.in_hand[seat]]
    if board.led is None:
        unsure = [seat for seat in others if not of_suit(board.known[seat], card.suit)]
        is_short = sum(each.suit is card.suit for each in view.unseen()) < len(unsure)  # too few for all of them
        if is_short or any(board.is_void(seat, card.suit) for seat in unsure):
            yield Said("void", (("cards", (card,)),))
        if not unsure:
            yield Said("all-follow", (("cards", (card,)),))
        rest = [len(of_suit(view.hand, each)) for each in {one.suit for one in view.hand} if each is not card.suit]
        if rest and len(own) > max(rest):
            yield Said("longest")
        if len(own) > 1:
            yield Said("keeps-suit", (("cards", tuple(each for each in own if each != card)),))
        yield from _of_others(view, card.suit)
    elif board.trick is not None:
        is_last = len(board.trick.cards) == len(board.seats) - 1
        if is_last and card.place < min(each.place for each in board.trick.cards):
            yield Said("wins", (("cards", (card,)),))
        high, ahead = (min(cards, key=lambda each: each.place) for cards in (own, board.trick.cards))
        if ahead.place < high.place:
            yield Said("no-lead", (("cards", (ahead,)),))
        theirs = [*view.unseen(), *board.trick.cards, *(each for seat in others for each in board.known[seat])]
        beaten = [high.place < each.place for each in theirs if each.suit is card.suit]
        if high != card and 2 * sum(beaten) > len(beaten):  # of what others have of the suit, most
            yield Said("keeps-high", (("cards", (high,)),))


def _of_others(view: RollingView, suit: Suit) -> Iterator[Said]:
    """Yield whether of all suits that may be led the others hold the fewest cards of this one, or the most."""
    known = [card for seat, cards in enumerate(view.board.known) if seat != view.seat for card in cards]
    counts = Counter(card.suit for card in (*view.unseen(), *known))
    theirs = {each.suit: counts[each.suit] for each in view.hand}
    for code, others in (("fewest", min(theirs.values())), ("most", max(theirs.values()))):
        if theirs[suit] == others and [*theirs.values()].count(others) == 1 < len(theirs):
            yield Said(code, (("count", others),))
