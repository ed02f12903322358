"""The coach of Contract Rummy: what to take, buy, lay and discard, weighed in deals that fit what its player saw."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.contract_rummy.board import Phase
from bot.games.contract_rummy.moves import Add, Ask, Draw, Lay, Pass, Take
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import Move, No
from bot.robots.coaching import CoachOf, Option, Question, Said, among
from bot.robots.contract_rummy.expert import ContractRummyExpert
from bot.robots.contract_rummy.imagining import imagining_of
from bot.robots.contract_rummy.playing_out import ContractRummyDealt
from bot.robots.rummies.choices import Choices
from bot.robots.rummies.imagining import Imagining
from bot.robots.rummies.stakes import Stakes
from bot.robots.rummies.weighing import PLAYOUTS, RummyQuestion, put_down


@dataclass(frozen=True, slots=True)
class ContractRummyQuestion(RummyQuestion[ContractRummyDealt]):
    """What to do in a deal of Contract Rummy."""

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
class ContractRummyCoach(CoachOf[ContractRummyView]):
    """The coach of Contract Rummy. It says nothing of taking jokers."""

    kind = ContractRummyView

    def asked(self, view: ContractRummyView, also: Move | None) -> Question | None:
        """Return a question about buying, the beginning of a turn, melds or a discard."""
        table, seat = view.board.table, view.seat
        if seat is None or (table.asked and seat not in table.asked):
            return None
        imagining = imagining_of(view)
        choices = Choices(imagining.seen, int(seat))
        usual = ContractRummyExpert().move(view, Random(0))  # noqa: S311  it draws no luck
        if seat in table.asked:
            claims = choices.claims(Ask(), No())
            return _question(view, imagining, claims if usual == Ask() else claims[::-1])
        moves: Sequence[Move] = [usual, *view.legal_moves()]
        if table.phase is Phase.PLAY:
            moves = choices.plays(usual, view.legal_moves())
        options = [choices.option(move) or _own(move) for move in among(moves, also)]
        found = [each for each in options if each is not None]
        return _question(view, imagining, found) if len(found) == len(options) > 1 else None


def _own(move: Move) -> Option | None:
    """Return a choice that other rummies do not have; None for one that is not weighed."""
    return Option(move, Said("pass")) if isinstance(move, Pass) else None


def _question(view: ContractRummyView, imagining: Imagining[ContractRummyDealt], options: Sequence[Option]) -> Question:
    board, options_of = view.board, view.board.options
    to_come = len(options_of.contracts) - board.at - 1
    seat = -1 if view.seat is None else int(view.seat)
    stakes = Stakes(board.points, seat, to_come, options_of.payment, options_of.per)
    buyer = -1 if board.table.buyer is None else int(board.table.buyer)
    return ContractRummyQuestion(
        tuple(options), imagining, stakes, playouts=PLAYOUTS[imagining.seen.kind.wanted.runs], buyer=buyer
    )
