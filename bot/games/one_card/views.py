"""What a seat, or a bystander, may know of a game in which a turn is one card to a trick (F19)."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.games.cards import Hand
from bot.games.one_card.board import Counted, OptionsT_co, TrickBoard
from bot.games.one_card.judge import Plays, playable
from bot.games.protocol import Move, Options, Outcome, Seat, View, Window

BoardT_co = TypeVar("BoardT_co", bound=TrickBoard[Options, Counted], covariant=True)


@dataclass(frozen=True, slots=True)
class TrickView(View, Generic[OptionsT_co, BoardT_co]):
    """A game as `seat` may know it (None: a bystander)."""

    seat: Seat | None
    options: OptionsT_co
    to_act: frozenset[Seat]
    outcome: Outcome | None
    turn: int
    window: Window | None
    left: tuple[Seat, ...]
    board: BoardT_co  # what everybody knows
    hand: Hand  # of this seat; empty for a bystander

    def plays(self) -> Plays:
        """The cards that the own seat may play now; none for a bystander."""
        return playable(self.board, self.seat, self.hand)

    def legal_moves(self) -> Collection[Move]:
        """What the own seat may play now; nothing for a bystander."""
        return self.plays()
