"""The coach of a rummy with contracts: what to take, claim, lay and discard, weighed in deals that fit what is seen."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from bot.games.discarding import Discard
from bot.games.protocol import Move, No, Seat
from bot.robots.coaching import CoachOf, Option, Question, Said, among
from bot.robots.rummies.choices import Choices, discarding
from bot.robots.rummies.imagining import Imagining, Seen
from bot.robots.rummies.playing_out import PlayedOut

V = TypeVar("V", bound=Seen)
DealtT = TypeVar("DealtT", bound=PlayedOut)


class RummyCoach(CoachOf[V], Generic[V, DealtT]):
    """A coach of a rummy with contracts. A game says what its players are asked, and what a choice comes to."""

    __slots__ = ()

    claim: Move  # of the top of the pile, by those who are asked

    def asked(self, view: V, also: Move | None) -> Question | None:
        """Return a question about a claim, the beginning of a turn, melds or a discard."""
        asked, seat = view.board.table.asked, view.seat
        if seat is None or (asked and not (seat in asked and self.may_claim(view, seat))):
            return None
        imagining, usual = self.imagining(view), self.usual(view)
        choices = Choices(imagining.seen, int(seat), is_whole=self.is_whole(view))
        if asked:
            claims = choices.claims(self.claim, No())
            return self.weighed(view, imagining, claims if usual == self.claim else claims[::-1])
        moves: Sequence[Move] = [usual, *view.legal_moves()]
        if self.is_played_on(view):
            moves = choices.plays(usual, view.legal_moves())
        options = [choices.option(move) or self.own(view, move) for move in among(moves, also)]
        found = [each for each in options if each is not None]
        return self.weighed(view, imagining, found) if len(found) == len(options) > 1 else None

    def named(self, move: Move) -> Said | None:
        """Return a discard, which may be the only one, or how a joker is moved; None for another move."""
        return discarding(move.card) if isinstance(move, Discard) else self.swapped(move)

    def may_claim(self, view: V, seat: Seat) -> bool:
        """Return whether a player who is asked has a choice."""
        return True

    def is_whole(self, view: V) -> bool:
        """Return whether the contract is laid with every card of the hand."""
        return False

    @abstractmethod
    def swapped(self, move: Move) -> Said | None:
        """Return how a card takes the place of a joker, which is not weighed; None for another move."""

    @abstractmethod
    def is_played_on(self, view: V) -> bool:
        """Return whether the turn has begun, so that cards are put down or discarded."""

    @abstractmethod
    def imagining(self, view: V) -> Imagining[DealtT]:
        """Return what the viewing seat knows of the deal."""

    @abstractmethod
    def usual(self, view: V) -> Move:
        """Return what the best robot does."""

    @abstractmethod
    def own(self, view: V, move: Move) -> Option | None:
        """Return a choice that other rummies do not have; None for one that is not weighed."""

    @abstractmethod
    def weighed(self, view: V, imagining: Imagining[DealtT], options: Sequence[Option]) -> Question:
        """Return the question which of these to choose."""
