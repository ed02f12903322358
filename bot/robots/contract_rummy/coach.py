"""The coach of Contract Rummy: what to take, buy, lay and discard, weighed in deals that fit what its player saw."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.contract_rummy.board import Phase
from bot.games.contract_rummy.moves import Add, Ask, Draw, Lay, Pass, Swap, Take
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import Move, No
from bot.robots.coaching import Option, Question, Said
from bot.robots.contract_rummy.expert import ContractRummyExpert
from bot.robots.contract_rummy.imagining import imagining_of
from bot.robots.contract_rummy.playing_out import ContractRummyDealt
from bot.robots.rummies.coaching import RummyCoach
from bot.robots.rummies.imagining import Imagining, number_of
from bot.robots.rummies.stakes import Stakes
from bot.robots.rummies.weighing import PLAYOUTS, RummyQuestion, put_down


@dataclass(frozen=True, slots=True)
class ContractRummyQuestion(RummyQuestion[ContractRummyDealt]):
    """The choice of a move in a deal of Contract Rummy."""

    buyer: int = -1  # who bought the last card in this turn

    def goes_on(self, now: ContractRummyDealt, move: Move) -> None:
        """Play a move other than a discard, up to where the active player puts cards down or discards."""
        match move:
            case Ask() | No():
                now.offer(self.buyer, ((self.stakes.seat, isinstance(move, Ask)),))
            case Take():
                now.take()
            case Draw():
                now.draw(now.active)
                now.offer()
            case Pass():
                now.is_blocked = True
            case Lay() | Add():
                put_down(now, move)

    def points(self, now: ContractRummyDealt) -> Sequence[int]:
        """Return the points of a deal that is over."""
        return now.points()


@dataclass(frozen=True, slots=True)
class ContractRummyCoach(RummyCoach[ContractRummyView, ContractRummyDealt]):
    """The coach of Contract Rummy. It says nothing of taking jokers."""

    kind = ContractRummyView
    claim = Ask()

    def swapped(self, move: Move) -> Said | None:
        """Return which cards take the place of jokers, and what is laid with these; None for another move."""
        if not isinstance(move, Swap):
            return None
        laid = tuple(card for group in move.groups for card in group.cards)
        return Said("swap", (("cards", tuple(each.card for each in move.takings)), ("laid", laid)))

    def is_whole(self, view: ContractRummyView) -> bool:
        """Return whether the contract is laid with every card of the hand: in the seventh deal."""
        return view.is_whole

    def is_played_on(self, view: ContractRummyView) -> bool:
        """Return whether the turn has begun."""
        return view.board.table.phase is Phase.PLAY

    def imagining(self, view: ContractRummyView) -> Imagining[ContractRummyDealt]:
        """Return what the viewing seat knows of the deal."""
        return imagining_of(view)

    def usual(self, view: ContractRummyView) -> Move:
        """Return what the expert does."""
        return ContractRummyExpert().move(view, Random(0))  # noqa: S311  it draws no luck

    def own(self, view: ContractRummyView, move: Move) -> Option | None:
        """Return a choice that other rummies do not have; None for one that is not weighed."""
        return Option(move, Said("pass")) if isinstance(move, Pass) else None

    def weighed(
        self, view: ContractRummyView, imagining: Imagining[ContractRummyDealt], options: Sequence[Option]
    ) -> Question:
        """Return the question which of these to choose."""
        board = view.board
        return ContractRummyQuestion(
            tuple(options),
            imagining,
            Stakes.of(board.options, board.points, number_of(view.seat), at=board.at),
            playouts=PLAYOUTS[imagining.seen.kind.wanted.runs],
            buyer=number_of(board.table.buyer),
        )
