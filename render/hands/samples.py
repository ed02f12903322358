"""Samples of hands, for the gallery and the tests. They are invented: no game led to them."""

from random import Random

from bot.games.cards import JOKER, RANKS, Card, Rank, Suit, deck_of
from bot.games.cards import parse_cards as cards
from render.hands.held import hold
from render.hands.poker import Best, PokerHand, Way
from render.hands.ranks import RankHand
from render.hands.suits import SuitHand


def dealt(count: int, *, packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Return `count` cards of a shuffled deck, in hand order."""
    deck = list(deck_of(packs=packs, jokers=jokers))
    Random(count).shuffle(deck)  # noqa: S311  samples, no deal
    return tuple(sorted(deck[:count], key=lambda card: card.place))


def _of(suits: str, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in hand if str(card.suit) in suits)


TRUMPS = cards("AS KS JS TS 8S 5S 2S 5C QH 7H KC 9C AD")
TWENTY_SIX = cards("AS QS JS 9S 8S 7S 6S 4S 3S KH QH TH 9H 7H 5H 4H KC JC 8C 6C 5C AD KD TD 8D 3D")
POKER = cards("AS KH QH 9H 7H 4C 3H")


def by_suit() -> dict[str, SuitHand]:
    """Return hands by suit, by name."""
    pedro = {cards("5C")[0]: Suit.SPADES}
    playable = tuple(card for card in TRUMPS if card.suit in (Suit.SPADES, Suit.HEARTS) or card in pedro)
    long_suit = tuple(Card(rank, Suit.HEARTS) for rank in RANKS)
    most = tuple(card for card in deck_of() if card.rank is not Rank.TWO)
    return {
        "hand-suits-trumps": SuitHand(hold(TRUMPS, playable=playable, counting=pedro), Suit.SPADES, Suit.HEARTS),
        "hand-suits-26": SuitHand(hold(TWENTY_SIX, playable=_of("H", TWENTY_SIX)), follow=Suit.HEARTS),
        "hand-suits-1": SuitHand(hold(cards("7D")), trumps=Suit.DIAMONDS),
        "hand-suits-5": SuitHand(hold(cards("AS KS QD 7D JK"), fresh=cards("QD"))),
        "hand-suits-9": SuitHand(hold(dealt(9)), trumps=Suit.CLUBS),
        "hand-suits-13": SuitHand(hold(long_suit), trumps=Suit.HEARTS),
        "hand-suits-20": SuitHand(hold(dealt(20)), trumps=Suit.DIAMONDS),
        "hand-suits-32": SuitHand(hold(dealt(32))),
        "hand-suits-40": SuitHand(hold(dealt(40), playable=_of("S", dealt(40))), follow=Suit.SPADES),
        "hand-suits-48": SuitHand(hold(most)),
        "hand-suits-none": SuitHand(()),
    }


def by_rank() -> dict[str, RankHand]:
    """Return hands by rank, by name."""
    mixed = cards("AS AH KD QS JC JD TH TC TD 8S 7D 7C 2S 2H JK")
    pair = cards("KS KH KC 9S 9D 7C 5H 3S 3D 3C 2S JK")
    others = tuple(rank for rank in (Rank.TWO, *RANKS) if rank is not Rank.TWO)
    return {
        "hand-ranks-15": RankHand(hold(mixed, fresh=cards("7C"))),
        "hand-ranks-low": RankHand(hold(pair, playable=(*cards("KS KH KC 9S 9D 3S 3D 3C 2S"),)), (Rank.TWO, *others)),
        "hand-ranks-jokers": RankHand(hold((*dealt(20, packs=2), JOKER, JOKER, JOKER))),
        "hand-ranks-1": RankHand(hold((JOKER,))),
        "hand-ranks-30": RankHand(hold(dealt(30, packs=3, jokers=4))),
        "hand-ranks-none": RankHand(()),
    }


def poker() -> dict[str, PokerHand]:
    """Return hands of poker, by name."""
    high = Best(Way.HIGH, cards("KH QH 9H 7H 3H"), "flush, king high")
    low = Best(Way.LOW, cards("9H 7H 4C 3H AS"), "9 7 4 3 A", "nine, seven, four, three, ace")
    pairs = cards("AS AD 8C 8H 2S")
    much = Best(Way.HIGH, dealt(10)[:5], "a straight described in many more words than any game would need")
    return {
        "hand-poker-7": PokerHand(hold(POKER), (high, low)),
        "hand-poker-5": PokerHand(hold(pairs), (Best(Way.HIGH, pairs, "two pair"),)),
        "hand-poker-2": PokerHand(hold(cards("KS KD"))),
        "hand-poker-10": PokerHand(hold(dealt(10)), (much,)),
        "hand-poker-none": PokerHand(()),
    }
