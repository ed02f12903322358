"""Kalooki for the contract and leak tests."""

import random
from collections.abc import Iterator

from bot.games.cards import CARDS, JOKER, Card
from bot.games.kalooki.board import DECK
from bot.games.kalooki.contracts import CONTRACTS, RULES
from bot.games.kalooki.inner.game import KalookiGame
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.moves import (
    Add,
    Allow,
    AskMe,
    Call,
    CallLast,
    Discard,
    Draw,
    DrawAnyway,
    EndTurn,
    Group,
    Kind,
    Lay,
    Pass,
    Swap,
    Take,
)
from bot.games.kalooki.scoring import cost
from bot.games.protocol import Move, No, Position, Seat, of_kind
from bot.games.rummy.arranging import Arrangement, arrangements
from bot.games.rummy.melds import End
from bot.robots.kalooki.novice import KalookiNovice
from tests.games.rummy_kit import NONSENSE, RummyKit


class KalookiKit(RummyKit):
    """Kalooki."""

    game = KalookiGame()
    variants = (
        {"contracts": "2"},
        {"contracts": "13", "payment": "game"},
        {"contracts": "7", "overcall": "refuse", "per": "10"},
        {"contracts": "48", "overcall": "refuse"},
        {"contracts": "1"},
    )
    robots = (KalookiNovice(),)
    claim = Call()
    probes = tuple(
        move
        for card in (*CARDS, JOKER)
        for move in (
            Discard(card),
            Swap(1, card),
            Add(1, (card,)),
            Add(1, (card,), End.HIGH),
            Lay((Group(Kind.SET, (card,) * 3),)),
        )
    )
    nonsense = (
        *NONSENSE,
        "swap 1",
        "swap QS",
        "swap 1 QS KS",
        "call; draw",
    )

    def deck(self, seats: int) -> tuple[Card, ...]:
        """Return two packs and four jokers."""
        return DECK

    def ways(self, position: Position, seat: Seat) -> tuple[Arrangement, ...]:
        """Return how `seat` may lay the contract."""
        now = of_kind(KalookiPosition, position)
        return arrangements(now.hands[seat], CONTRACTS[now.board.contract], RULES, worth=cost)

    def claimed(self, position: Position) -> tuple[int, ...]:
        """Return how many calls of each seat succeeded."""
        return of_kind(KalookiPosition, position).board.table.calls

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield moves of every sort, with cards from hand and with others."""
        now = of_kind(KalookiPosition, position)
        yield from (No(), Call(), Allow(), Take(), Draw(), Pass(), EndTurn())
        yield from (DrawAnyway(), CallLast(), AskMe())
        yield from self.melds_tried(position, seat, chooser)
        card = chooser.choice([*now.hands[seat]] or [*CARDS])
        yield from (Swap(chooser.randint(1, len(now.board.table.melds) + 1), each) for each in (card, JOKER))
