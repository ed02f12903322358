"""The view that a seat, or a bystander, has of a small game, and the judge of its moves."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from bot.games.cards import Card
from bot.games.dealing import DealtView
from bot.games.protocol import Move, No, Refusal, Seat, Window
from bot.games.refusing import Refusals
from bot.games.simple.board import SimpleBoard
from bot.games.simple.options import RULE, SimpleOptions

_ALIKE = ("game-over", "not-seated", "by-agreement", "has-left", "no-cards-yet", "not-your-turn")


@dataclass(frozen=True, slots=True)
class SimpleView(DealtView[SimpleBoard]):
    """A game as `seat` may know it (None: a bystander). It judges its own moves, so the position asks it too."""

    options_kind: ClassVar[type[SimpleOptions]] = SimpleOptions

    answer: Move | None = field(repr=False, default=None)  # of this seat to the claim that is open

    # What a game provides

    @staticmethod
    @abstractmethod
    def parse(text: str) -> Move:
        """Return the move written as `text`, as in a record. Raises NotAMove."""

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """Return the moves of the own seat when its turn has come, one for each class of equal cards.

        The first is what silence means, so it must reveal no hidden card.
        """

    def claims(self) -> Sequence[Move]:
        """Return the claims of the own seat when it is asked; it may say `No` instead, and silence means that."""
        return ()

    def why_not(self, move: Move) -> str:
        """Return the code of the refusal of a move that is not among them; the catalog has its sentence."""
        return "not-a-move"

    # What follows

    @property
    def window(self) -> Window | None:
        """The claim that is open, with the reader's answer alone."""
        window = self.board.window
        if window is None or self.seat is None or self.answer is None:
            return window
        return replace(window, answered=frozenset({self.seat}))

    def legal_moves(self) -> tuple[Move, ...]:
        """Return what the own seat may play now; nothing for a bystander."""
        if self.seat in self.board.asked:
            return (No(), *self.claims())
        return tuple(self.moves()) if self.seat in self.to_act else ()

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the own seat may not play `move` now; None when it may."""
        refusals = Refusals(self.game, dict.fromkeys(_ALIKE, RULE))

        def playing(seat: Seat) -> Refusal | None:
            if self.board.is_deck_owed:
                return refusals.because("no-cards-yet")
            if seat not in self.to_act:
                return refusals.because("not-your-turn")
            return None if move in self.legal_moves() else Refusal(self.game, self.why_not(move), RULE)

        return refusals.judged(self.board, self.seat, move, playing)

    def unseen(self) -> tuple[Card, ...]:
        """Return the hands of others and the rest of the deck, in hand order, without what lies or lay open."""
        if self.board.deal == 0:
            return ()
        known = [hand for seat, hand in enumerate(self.board.known) if seat != self.seat]
        shown = self.board.last.hands if self.board.last else (self.hand, *known)
        seen = Counter(self.board.thrown) + Counter(card for hand in shown for card in hand)
        return tuple(sorted((Counter(self.board.deck) - seen).elements(), key=lambda card: card.place))
