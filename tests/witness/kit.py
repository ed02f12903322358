"""Magpie for the contract and leak tests."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.games.cards import JOKER, Card
from bot.games.protocol import Move, No, Position, Seat
from tests.games.kit import Kit, with_another_answer
from tests.games.play import Ply, RandomGame, play_again
from tests.witness.board import Phase, deck_for
from tests.witness.inner.game import MagpieGame
from tests.witness.inner.position import MagpiePosition
from tests.witness.moves import Claim, Discard, Draw, Give, Take


class MagpieKit(Kit):
    """The small game of the tests."""

    game = MagpieGame()
    variants = ({}, {"deals": "3", "ante": "2"}, {"deals": "1", "ante": "5"})
    private = frozenset({"seat", "turn", "hand", "answer"})
    probes = tuple(move for card in deck_for(5) for move in (Give(card), Discard(card)))
    nonsense = ("give", "give QSS", "QS", "discard QS KD", "claim QS")

    @property
    def corpus(self) -> Path:
        """The folder next to this file."""
        return Path(__file__).parent / "corpus"

    def deck(self, seats: int) -> tuple[Card, ...]:
        """Return the highest ranks, and two jokers."""
        return deck_for(seats)

    def cards(self, position: Position) -> Counter[Card]:
        """Return hands, stock and pile."""
        assert isinstance(position, MagpiePosition)
        held = Counter(card for hand in position.hands for card in hand)
        return held + Counter(position.stock) + Counter(position.board.pile)

    def hand(self, position: Position, seat: Seat) -> Counter[Card]:
        """Return the cards that `seat` holds."""
        assert isinstance(position, MagpiePosition)
        return Counter(position.hands[seat])

    def any_moves(self, position: Position, seat: Seat, chooser: random.Random) -> Iterator[Move]:
        """Yield moves with cards from hand, and with others."""
        yield from (Take(), Draw(), No(), Claim(1), Claim(2), Claim(7))
        for cards in ([*self.hand(position, seat)], deck_for(5)):
            for card in chooser.sample(cards, min(3, len(cards))):
                yield from (Give(card), Discard(card))

    def sort_of(self, move: Move) -> object:
        """Return the faces of cards, which matter."""
        return str(move)

    def twin(self, played: RandomGame, plies: int, viewer: Seat | None, chooser: random.Random) -> RandomGame | None:
        """Return a twin with two cards swapped that the viewer never saw, in decks and secret choices alike.

        Or an answer that still waits in a window is the opposite one.
        """
        position = played.plies[plies - 1].after
        assert isinstance(position, MagpiePosition)
        dealt = max((at for at in range(plies) if _is_deck(played.plies[at])), default=None)
        if dealt is None or position.board.phase in (Phase.DEAL, Phase.OVER):
            return None
        deal = range(dealt, plies)
        if chooser.random() < 0.5 and (turned := with_another_answer(played, plies, viewer)):
            return turned
        unseen = {*position.view(viewer).unseen()} - {JOKER}  # jokers are two
        unseen -= {card for at in deal for card in _seen(played.plies[at], viewer)}
        if len(unseen) < 2:
            return None
        one, other = chooser.sample(sorted(unseen, key=lambda card: card.place), 2)
        swap = {one: other, other: one}

        def swapped(ply: Ply, at: int) -> Ply:
            if at not in deal:
                return ply
            match ply.move:
                case Give(card=card):
                    return replace(ply, move=Give(swap.get(card, card)))
                case _:
                    return replace(ply, cards=tuple(swap.get(card, card) for card in ply.cards))

        return play_again(played, [swapped(ply, at) for at, ply in enumerate(played.plies[:plies])])


def _is_deck(ply: Ply) -> bool:
    return ply.before.chance is not None and ply.before.chance.kind == "deck" and ply.move is None


def _seen(ply: Ply, viewer: Seat | None) -> Iterator[Card]:
    """Yield the cards that `viewer` has seen by now."""
    before, after = ply.before, ply.after
    assert isinstance(before, MagpiePosition)
    assert isinstance(after, MagpiePosition)
    for position in (before, after):
        yield from position.board.pile
        if viewer is not None:
            yield from position.hands[viewer]
