"""Cinch for the contract and leak tests."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping

from bot.games.cards import CARDS, SUITS, Card, Hand, Suit
from bot.games.cinch.inner.game import CinchGame
from bot.games.cinch.inner.position import CinchPosition
from bot.games.cinch.moves import Bid, Name, Pass, Rob, Throw
from bot.games.cinch.trumps import is_trump
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, Position, Seat, of_kind
from tests.games.kit import with_cards_swapped
from tests.games.one_card_kit import OneCardKit
from tests.games.play import RandomGame


class CinchKit(OneCardKit):
    """Cinch."""

    game = CinchGame()
    variants = ({"target": "11"}, {"target": "20", "all_pass": "redeal"}, {"target": "20", "pay": "game"}, {})
    private = frozenset({"seat", "turn", "hand", "away", "rest", "known"})
    probes = (
        *OneCardKit.probes,
        *(kind(Hand([card])) for kind in (Throw, Rob) for card in CARDS),
        *map(Bid, (1, 7, 14)),
        Pass(),
        *map(Name, SUITS),
    )
    nonsense = ("bid", "bid 0", "bid 15", "bid 05", "trump", "trump X", "throw", "throw JK", "rob QS QS", "play", "QS")

    def cards(self, position: Position) -> Counter[Card]:
        """Return the cards of hands, discards and stub, the dead ones, and those played."""
        own = of_kind(CinchPosition, position)
        piles = (*own.hands, *own.away, own.stub, own.board.dead, own.board.played)
        return Counter(card for pile in piles for card in pile)

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield calls and suits; cards from hand and from the stub, and others, in any number."""
        own = of_kind(CinchPosition, position)
        yield Pass()
        yield from map(Bid, chooser.sample(range(1, 15), 3))
        yield Name(chooser.choice(SUITS))
        held = [*self.hand(position, seat)]
        yield from map(Play, (*held, *chooser.sample(CARDS, 6)))
        for pile in (held, own.stub, CARDS):
            for count in {1, 2, 3, own.board.missing(seat)}:
                if 0 < count <= len(pile):
                    cards = Hand(chooser.sample(pile, count))
                    yield from (Throw(cards), Rob(cards))

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin in which two cards unseen by the viewer change places, also where the dealer robs them.

        A swap that changes public facts, such as a player's number of trumps, makes no twin. Nor does one that
        changes what the default makes public.
        """
        twin = with_cards_swapped(played, plies, viewer, chooser, moved=_robbed)
        if twin is None:
            return None
        before, after = (of_kind(CinchPosition, each) for each in (played.plies[plies - 1].after, twin.final))
        return twin if after.board == before.board and not _default_tells(before, after) else None


def _default_tells(one: CinchPosition, other: CinchPosition) -> bool:
    """Return whether both name the same trumps by default, and then show other numbers of cards that are put away."""
    for seat in one.to_act & other.to_act:
        match one.default(seat), other.default(seat):
            case Name(suit), Name(named) if suit == named:
                return _put_away(one, suit) != _put_away(other, suit)
    return False


def _put_away(position: CinchPosition, trump: Suit) -> list[int]:
    """Return how many cards each player puts away once trumps are named (C4.1)."""
    return [sum(not is_trump(card, trump) for card in cards) for cards in position.dealt]


def _robbed(move: Move, swap: Mapping[Card, Card]) -> Move:
    return Rob(Hand(swap.get(card, card) for card in move.cards)) if isinstance(move, Rob) else move
