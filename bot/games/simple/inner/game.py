"""A small game, as hosting, robots, records and tests know it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar, Generic, TypeVar

from bot.games.cards import Card, Hand
from bot.games.dealing import imagined_turns, must_be_unseen
from bot.games.leaving import paid_to_nobody_gone
from bot.games.protocol import GameOf, Lateness, Outcome, RecordStyle, Seat, Transfer
from bot.games.simple.board import SimpleBoard
from bot.games.simple.inner.position import SimplePosition
from bot.games.simple.options import SimpleOptions
from bot.games.simple.views import SimpleView

O = TypeVar("O", bound=SimpleOptions)  # noqa: E741  named by their initials
V = TypeVar("V", bound=SimpleView)
P = TypeVar("P", bound=SimplePosition)

STYLE = RecordStyle(is_move_a_line=True)


@dataclass(frozen=True, slots=True)
class SimpleGame(GameOf[O, V, P], Generic[O, V, P]):
    """The shared part of small games. Each has its name, its numbers of seats, its classes, and reads its moves."""

    board_kind: ClassVar[type[SimpleBoard]] = SimpleBoard

    proposed: int | None = 10  # minor units a point
    has_deputies: bool = True
    lateness: Lateness = Lateness.DEFAULT_MOVE
    style: RecordStyle = STYLE

    def opening(self, options: O, seats: int, first: Seat) -> P:
        """Return a new game, which owes its first deck; `first` deals first."""
        none = (0,) * seats
        return self.kinds.position(self.board_kind(options, first, none), (Hand(),) * seats, none)

    def imagined(self, view: V, unseen: Sequence[Card]) -> P:
        """Return a position that fits `view`. Raises ValueError for other cards than those it cannot see."""
        must_be_unseen(view, unseen)
        board, hidden, hands = view.board, list(unseen), list[Hand]()
        for seat, count in zip(board.seats, board.in_hand, strict=True):
            if board.last is not None:
                hands.append(board.last.hands[seat])
            elif seat == view.seat:
                hands.append(view.hand)
            else:
                known = board.known[seat] if board.known else Hand()
                hands.append(Hand([*known, *hidden[: count - len(known)]]))
                del hidden[: count - len(known)]
        turns = imagined_turns(view, len(board.seats))
        answers = () if view.seat is None or view.answer is None else ((view.seat, view.answer),)
        return self.kinds.position(board, tuple(hands), turns, tuple(hidden), answers)

    def paid(self, final: P, outcome: Outcome) -> tuple[Transfer, ...]:
        """Let everyone pay the difference to each who has more points; nobody pays those who left."""
        return paid_to_nobody_gone(_differences(final.board.points), final.left)


def _differences(points: Sequence[int]) -> Iterator[Transfer]:
    for payer, payee in permutations(range(len(points)), 2):
        if points[payee] > points[payer]:
            yield Transfer(Seat(payer), Seat(payee), points[payee] - points[payer])
