"""Linger Longer for the contract and leak tests."""

from collections import Counter

from bot.games.cards import Card
from bot.games.linger_longer.inner.game import LingerGame
from bot.games.linger_longer.inner.position import LingerPosition
from bot.games.protocol import Position, of_kind
from tests.games.one_card_kit import OneCardKit


class LingerKit(OneCardKit):
    """Linger Longer."""

    game = LingerGame()
    variants = ({}, {"trump": "stock"}, {"deals": "7"}, {"deals": "1", "trump": "stock"})
    private = OneCardKit.private | {"drawn"}

    def cards(self, position: Position) -> Counter[Card]:
        """Return the cards of hands, stock and tricks, and the card aside."""
        own = of_kind(LingerPosition, position)
        board = own.board
        tricks = board.tricks if board.trick is None else (*board.tricks, board.trick)
        held = Counter(card for hand in own.hands for card in hand)
        aside = () if board.aside is None else (board.aside,)
        return held + Counter([*own.stock, *(card for trick in tricks for card in trick.cards), *aside])
