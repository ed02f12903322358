"""Mille for the contract and leak tests."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.games.cards import CARDS, RANKS, Card, Rank, unpack
from bot.games.mille.inner.deal import DECK
from bot.games.mille.inner.match import MillePosition
from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, Position, Seat, View
from bot.registry import GAMES
from tests.games.kit import Kit, with_unknown_shuffled
from tests.games.play import RandomGame


class MilleKit(Kit):
    """Mille."""

    game = GAMES["mille"].game
    variants = (
        {"target": "500"},
        {"rules": "wikipedia", "target": "300", "natural_required": "yes"},
        {"rules": "denexa", "target": "100"},
        {"rules": "progressive", "target": "800"},
    )
    private = frozenset({"seat", "turn", "hand", "held_points", "fresh"})
    probes = tuple(
        move
        for card in CARDS
        for move in (Discard(card), Take(card, card), Lay(card.rank, (card,)), Lay(card.rank, (card,) * 3))
    )

    nonsense = ("discard QSS", "QS", "lay KS: KH", "take QS", "discard QS KD")

    def deck(self, seats: int) -> tuple[Card, ...]:
        """Return two packs."""
        return DECK

    def cards(self, position: Position) -> Counter[Card]:
        """Return the cards of hands, stock, pile and melds."""
        assert isinstance(position, MillePosition)
        deal = position.deal
        board = deal.board
        counted = Counter(CARDS[place] for place in deal.stock)
        counted.update(CARDS[place] for place in (board.top,) if place >= 0)
        for bits in (*deal.hands, board.buried, *board.laid):
            counted.update(unpack(bits))
        for wilds in board.wilds:
            for rank in RANKS:
                counted.update(unpack((wilds >> 8 * rank.place & 255) << 8 * Rank.TWO.place))
        return counted

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return the cards that `seat` holds."""
        assert isinstance(position, MillePosition)
        return Counter(unpack(position.deal.hands[seat]))

    def apart_from_turns(self, known: Position | View) -> object:
        """Return all of a position or a view except the numbers of turns."""
        if isinstance(known, MillePosition):
            return replace(known, deal=known.deal._replace(board=known.deal.board._replace(turns=(0, 0))))
        assert isinstance(known, MilleView)
        return replace(known, turn=0, board=known.board._replace(turns=(0, 0)))

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield moves with cards from hand, mostly, and with others now and then."""
        assert isinstance(position, MillePosition)
        held = list(unpack(position.deal.hands[seat])) or list(CARDS)
        yield from (Draw(), Pick(), Pass())
        for _ in range(4):
            yield Discard(chooser.choice(held))
            yield Discard(chooser.choice(CARDS))
            yield Take(chooser.choice(held), chooser.choice(held))
            yield Take(chooser.choice(CARDS), chooser.choice(held))
            rank = chooser.choice(held).rank
            fitting = [card for card in held if card.rank in (rank, Rank.TWO)]
            yield Take(chooser.choice(fitting), chooser.choice(fitting))
            yield Lay(rank, tuple(chooser.sample(fitting, chooser.randint(0, len(fitting)))))
            yield Lay(rank, tuple(chooser.sample(fitting, min(3, len(fitting)))))
            yield Lay(rank, tuple(chooser.sample(held, min(3, len(held)))))
            yield Lay(rank, (*fitting[:3], fitting[0]))
            yield Lay(chooser.choice(RANKS), tuple(chooser.choices(CARDS, k=3)))

    def sort_of(self, move: Move) -> object:
        """Return the kinds of the cards, in any order."""
        match move:
            case Take(first=first, second=second):
                return "take", frozenset(Counter(map(kind_of, (first, second))).items())
            case Lay(rank=rank, cards=cards):
                return "lay", rank, frozenset(Counter(map(kind_of, cards)).items())
            case Discard(card=card):
                return "discard", kind_of(card)
            case _:
                return str(move)

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin with other hidden hands and stock, from the last deck or renewed stock."""
        supplies = [index for index in range(plies) if played.plies[index].move is None]
        position = played.plies[plies - 1].after
        assert isinstance(position, MillePosition)
        if not supplies or position.chance is not None:
            return None
        at = supplies[-1]
        unknown = [
            Counter(unpack(hand)) - Counter(unpack(known))
            for hand, known in zip(position.deal.hands, position.deal.board.known, strict=True)
        ]
        owners, stock = _owners(played, at, plies), len(position.deal.stock)
        return with_unknown_shuffled(played, plies, viewer, chooser, at=at, stock=stock, unknown=unknown, owners=owners)


def _owners(played: RandomGame, at: int, plies: int) -> Iterator[tuple[Seat, int]]:
    """Yield where the cards supplied at ply `at` went until now: seat, and index in the supply."""
    chance = played.plies[at].before.chance
    assert chance is not None
    assert chance.seat is not None
    drawn = 0
    if chance.kind == "deck":
        drawn = 31
        for index in range(30):
            yield (chance.seat if index % 2 else Seat(1 - chance.seat)), index
    else:
        yield chance.seat, 0
        drawn = 1
    for ply in played.plies[at + 1 : plies]:
        if isinstance(ply.move, Draw) and ply.seat is not None:
            yield ply.seat, drawn
            drawn += 1
