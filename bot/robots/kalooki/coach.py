"""The coach of Kalooki: what to take, call, lay and discard, weighed in deals that fit what its player saw."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.discarding import Draw, Take
from bot.games.kalooki.board import MOST_CALLS, Phase
from bot.games.kalooki.moves import Add, Allow, Call, EndTurn, Lay, Pass, Swap
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Move, No, Seat
from bot.robots.coaching import Option, Question, Said
from bot.robots.kalooki.expert import KalookiExpert
from bot.robots.kalooki.imagining import imagining_of
from bot.robots.kalooki.playing_out import KalookiDealt
from bot.robots.rummies.coaching import RummyCoach
from bot.robots.rummies.imagining import Imagining, number_of
from bot.robots.rummies.stakes import Stakes
from bot.robots.rummies.weighing import PLAYOUTS, RummyQuestion, put_down


@dataclass(frozen=True, slots=True)
class KalookiQuestion(RummyQuestion[KalookiDealt]):
    """The choice of a move in a deal of Kalooki."""

    offenses: tuple[int, ...] = ()
    caller: int = -1  # whose call waits for an answer

    def goes_on(self, now: KalookiDealt, move: Move) -> None:
        """Play a move other than a discard, up to where the active player puts cards down or discards."""
        match move:
            case Call() | No():
                now.begin(((self.stakes.seat, isinstance(move, Call)),))
            case Allow():
                now.claim(self.caller)
                now.draw_or_end()
            case Take():
                now.take()
            case Draw():
                now.draw(now.active)
            case Pass():
                now.is_blocked = True
            case Lay() | Add():
                put_down(now, move)
            case EndTurn():
                now.end_turn()
                now.begin()

    def points(self, now: KalookiDealt) -> Sequence[int]:
        """Return the points of a deal that is over."""
        return now.scores(self.offenses)


@dataclass(frozen=True, slots=True)
class KalookiCoach(RummyCoach[KalookiView, KalookiDealt]):
    """The coach of Kalooki. It says nothing of a fourth call, of moving jokers, and of waiting for others."""

    kind = KalookiView
    claim = Call()

    def swapped(self, move: Move) -> Said | None:
        """Return which card takes the place of a joker; None for another move."""
        return Said("swap", (("cards", (move.card,)),)) if isinstance(move, Swap) else None

    def may_claim(self, view: KalookiView, seat: Seat) -> bool:
        """Return whether a call is free."""
        return view.board.table.calls[seat] < MOST_CALLS

    def is_played_on(self, view: KalookiView) -> bool:
        """Return whether the turn has begun."""
        return view.board.table.phase is Phase.PLAY

    def imagining(self, view: KalookiView) -> Imagining[KalookiDealt]:
        """Return what the viewing seat knows of the deal."""
        return imagining_of(view)

    def usual(self, view: KalookiView) -> Move:
        """Return what the expert does."""
        return KalookiExpert().move(view, Random(0))  # noqa: S311  it draws no luck

    def own(self, view: KalookiView, move: Move) -> Option | None:
        """Return a choice that other rummies do not have; None for one that is not weighed."""
        match move:
            case Allow():
                return Option(move, Said("allow"), (Said("their-penalty"),))
            case Pass():
                return Option(move, Said("pass"), (Said("void"),))
            case EndTurn():
                return Option(move, Said("end"))
        return None

    def weighed(self, view: KalookiView, imagining: Imagining[KalookiDealt], options: Sequence[Option]) -> Question:
        """Return the question which of these to choose."""
        board = view.board
        return KalookiQuestion(
            tuple(options),
            imagining,
            Stakes.of(board.options, board.points, number_of(view.seat), at=board.at),
            playouts=PLAYOUTS[imagining.seen.kind.wanted.runs],
            offenses=board.table.offenses,
            caller=number_of(board.table.caller),
        )
