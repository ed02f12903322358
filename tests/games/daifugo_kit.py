"""Daifugo for the contract and leak tests."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.games.cards import CARDS, Card
from bot.games.daifugo.inner.game import DaifugoGame
from bot.games.daifugo.inner.position import DaifugoPosition
from bot.games.daifugo.moves import Give, Pass, PassRound, Play
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Move, Position, Seat
from tests.games.kit import Kit
from tests.games.play import Ply, RandomGame, play_again


class DaifugoKit(Kit):
    """Daifugo."""

    game = DaifugoGame()
    variants = (
        {"deals": "2", "second_exchange": "yes", "revolution": "yes", "eights": "yes", "payment": "every"},
        {"deals": "3"},
        {"deals": "2", "second_exchange": "yes"},
        {"deals": "2", "revolution": "yes", "payment": "every"},
    )
    private = frozenset({"seat", "turn", "hand", "exchange", "choice"})
    probes = (Pass(), *(Play((card,)) for card in CARDS), *(Give((card,)) for card in CARDS))
    nonsense = (
        "play",
        "PLAY QS",
        "play QSS",
        "play JK",
        "QS",
        "pass; pass",
        "pass QS",
        "give",
        "pass-round",
        "give QS QX",
    )

    def cards(self, position: Position) -> Counter[Card]:
        """Return the cards of hands, and the public ones."""
        assert isinstance(position, DaifugoPosition)
        shown = position.view(None).shown() if position.board.deal else ()
        return Counter(card for hand in position.hands for card in hand) + Counter(shown)

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return the cards that `seat` holds."""
        assert isinstance(position, DaifugoPosition)
        return Counter(position.hands[seat])

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield passes, gifts and plays of the seat's cards and of others; of one rank and of several."""
        held = [*self.hand(position, seat)]
        yield from (Pass(), PassRound(1))
        for count in range(1, 5):
            if len(held) >= count:
                yield Give(tuple(chooser.sample(held, count)))
                yield Play(tuple(chooser.sample(held, count)))
            yield Play(tuple(chooser.sample(CARDS, count)))
            rank = chooser.choice(held or CARDS).rank
            yield Play(tuple(chooser.sample([card for card in held or CARDS if card.rank is rank] * count, count)))

    def sort_of(self, move: Move) -> object:
        """Return the move's ranks: suits do not matter."""
        match move:
            case Play(cards):
                return "play", cards[0].rank, len(cards)
            case Give(cards):
                return "give", frozenset(Counter(card.rank for card in cards).items())
        return move

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin in which two cards unseen by the viewer change places, or secret gifts differ.

        Where the viewer's exchange then forces other cards to move, that is no twin.
        """
        position = played.plies[plies - 1].after
        assert isinstance(position, DaifugoPosition)
        dealt = max((at for at in range(plies) if played.plies[at].move is None), default=None)
        unseen = position.view(viewer).unseen()
        if dealt is None or len(unseen) < 2:
            return None
        plied = list(played.plies[:plies])
        secret = [seat for seat, _ in position.choices if seat != viewer]
        if secret and chooser.random() < 0.5:
            other = chooser.choice(secret)
            at = max(at for at in range(plies) if plied[at].seat == other and isinstance(plied[at].move, Give))
            plied[at] = replace(plied[at], move=chooser.choice([*position.legal_moves(other)]))
            return play_again(played, plied)
        one, two = chooser.sample(unseen, 2)
        swap = {one: two, two: one}
        plied[dealt:] = [_swapped(ply, swap) for ply in plied[dealt:]]
        twin = play_again(played, plied)
        return twin if _own(twin.plies[dealt].after, viewer) == _own(played.plies[dealt].after, viewer) else None


def _swapped(ply: Ply, swap: Mapping[Card, Card]) -> Ply:
    cards = tuple(swap.get(card, card) for card in ply.cards)
    if isinstance(ply.move, Give):
        return replace(ply, cards=cards, move=Give(tuple(swap.get(card, card) for card in ply.move.cards)))
    return replace(ply, cards=cards)


def _own(position: Position, viewer: Seat | None) -> object:
    """Return the viewer's view of a deal as it begins."""
    view = position.view(viewer)
    assert isinstance(view, DaifugoView)
    return view.exchange, view.hand
