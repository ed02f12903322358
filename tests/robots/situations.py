"""A moment of a deal written down as one player sees it, so that a judgment can be tested in isolation.

Cards are written as in `tests.games.positions`: `KKK 2 QS` is three kings, a two and the queen of spades; a bare rank
means Q♠ or J♦ only when nothing else of the rank is left.
"""

from collections.abc import Mapping

from bot.games.cards import RANKS, Card, Rank, pack, parse_card, parse_rank
from bot.games.mille.board import Board, Phase
from bot.games.mille.options import MilleOptions
from bot.games.mille.scoring import DealScore
from bot.games.mille.views import MilleView, view_of
from bot.games.protocol import Seat
from bot.robots.mille.reading import Reading, read

SUITS = "HCSD"
NOTHING: Mapping[str, str] = {}


class Deck:
    """Two packs from which cards are claimed, so that no situation has a card too often."""

    def __init__(self) -> None:
        self.free = [f"{rank}{suit}" for rank in RANKS for suit in SUITS] * 2

    def claim(self, notation: str) -> list[Card]:
        """Return the cards of `notation`, no longer free."""
        claimed = []
        for word in notation.split():
            for text in [word] if word[-1] in SUITS else word:
                fitting = [card for card in self.free if card.startswith(text)]
                card = min(fitting, key=("QS", "JD").__contains__)
                self.free.remove(card)
                claimed.append(parse_card(card))
        return claimed


def view(
    hand: str = "",
    *,
    mine: Mapping[str, str] = NOTHING,
    theirs: Mapping[str, str] = NOTHING,
    pile: str = "9",
    known: str = "",
    their_cards: int = 15,
    stock: int = 40,
    renewals: int = 0,
    totals: tuple[int, int] = (0, 0),
    naturals: tuple[int, int] = (0, 0),
    is_begun: bool = True,
    **options: str,
) -> MilleView:
    """Return A's view. Melds go by rank, any twos in them wild; the last card of `pile` is its top.

    `known` are cards everyone saw B take; `totals` and `naturals` are on the score pad, A's first.
    """
    deck = Deck()
    held = deck.claim(hand)
    laid, wilds = [0, 0], [0, 0]
    for seat, melds in enumerate((mine, theirs)):
        for sign, cards in melds.items():
            rank = parse_rank(sign)
            claimed = deck.claim(cards)
            own = pack(card for card in claimed if card.rank is rank)
            laid[seat] += own
            wilds[seat] += (pack(claimed) - own) >> 8 * Rank.TWO.place << 8 * rank.place
    thrown = deck.claim(pile)
    score = DealScore(
        deal=1,
        dealer=Seat.A,
        out=Seat.A,
        table=totals,
        caught=(0, 0),
        scores=totals,
        naturals=naturals,
        chapeaux=(False, False),
        totals=totals,
        eights=naturals,
        cleans=(False, False),
        lines=((), ()),
    )
    board = Board(
        number=2,
        dealer=Seat.B,
        phase=Phase.PLAY if is_begun else Phase.BEGIN,
        actor=Seat.A,
        may_pick=False,
        stock=stock,
        renewals=renewals,
        pile=len(thrown),
        top=thrown[-1].place if thrown else -1,
        buried=pack(thrown[:-1]),
        in_hand=(len(held), their_cards),
        laid=(laid[0], laid[1]),
        wilds=(wilds[0], wilds[1]),
        known=(0, pack(deck.claim(known))),
        turns=(1, 1),
    )
    return view_of(
        board, seat=Seat.A, hand=pack(held), fresh=0, options=MilleOptions.read(options), scores=(score,), outcome=None
    )


def reading(hand: str = "", **facts: object) -> Reading:
    """Return A's reading of such a view."""
    return read(view(hand, **facts))  # type: ignore[arg-type]


def rank(sign: str) -> int:
    """Return the place of the rank with this sign."""
    return parse_rank(sign).place


def card(text: str) -> Card:
    """Return the card written as `text`."""
    return parse_card(text)
