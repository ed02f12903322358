"""Guts for the contract and leak tests."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.games.cards import Card
from bot.games.guts.inner.game import GutsGame
from bot.games.guts.inner.position import GutsPosition
from bot.games.guts.moves import In, Out
from bot.games.protocol import Move, Position, Seat
from tests.games.kit import Kit, with_cards_swapped
from tests.games.play import RandomGame, play_again


class GutsKit(Kit):
    """Guts."""

    game = GutsGame()
    variants = (
        {"deals": "4", "declare": "together"},
        {"deals": "6", "cap": "10"},
        {"deals": "5", "cap": "10", "declare": "together"},
        {"deals": "3"},
    )
    private = frozenset({"seat", "turn", "hand", "choice"})
    probes = (In(), Out())  # no move names a card
    nonsense = ("IN", "in QS", "QS", "fold", "in; out")

    def cards(self, position: Position) -> Counter[Card]:
        """Return the cards of hands, and the rest of the pack."""
        assert isinstance(position, GutsPosition)
        return Counter(card for hand in position.hands for card in hand) + Counter(position.rest)

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return the cards that `seat` was dealt."""
        assert isinstance(position, GutsPosition)
        return Counter(position.hands[seat])

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield both moves."""
        yield from (In(), Out())

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin in which two cards unseen by the viewer change places, or a secret choice is the other one."""
        position = played.plies[plies - 1].after
        assert isinstance(position, GutsPosition)
        plied = list(played.plies[:plies])
        secret = [seat for seat, _ in position.choices if seat != viewer]
        if secret and chooser.random() < 0.5:
            other = chooser.choice(secret)
            at = max(at for at in range(plies) if plied[at].seat == other and plied[at].move in (In(), Out()))
            plied[at] = replace(plied[at], move=Out() if plied[at].move == In() else In())
            return play_again(played, plied)
        return with_cards_swapped(played, plies, viewer, chooser)
