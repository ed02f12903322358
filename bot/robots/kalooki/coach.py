"""The coach of Kalooki: what to take, call, lay and discard, weighed in deals that fit what its player saw."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.discarding import Draw, Take
from bot.games.kalooki.board import MOST_CALLS, Phase
from bot.games.kalooki.moves import Add, Allow, Call, EndTurn, Lay, Pass
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Move, No
from bot.robots.coaching import CoachOf, Option, Question, Said, among
from bot.robots.kalooki.expert import KalookiExpert
from bot.robots.kalooki.imagining import imagining_of
from bot.robots.kalooki.playing_out import KalookiDealt
from bot.robots.rummies.choices import Choices
from bot.robots.rummies.imagining import Imagining
from bot.robots.rummies.stakes import Stakes
from bot.robots.rummies.weighing import PLAYOUTS, RummyQuestion, put_down


@dataclass(frozen=True, slots=True)
class KalookiQuestion(RummyQuestion[KalookiDealt]):
    """What to do in a deal of Kalooki."""

    offences: tuple[int, ...] = ()
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
        return now.scores(self.offences)


@dataclass(frozen=True, slots=True)
class KalookiCoach(CoachOf[KalookiView]):
    """The coach of Kalooki. It says nothing of a fourth call, of moving jokers, and of waiting for others."""

    kind = KalookiView

    def asked(self, view: KalookiView, also: Move | None) -> Question | None:
        """Return a question about a call, the beginning of a turn, melds or a discard."""
        table, seat = view.board.table, view.seat
        if seat is None or (table.asked and (seat not in table.asked or table.calls[seat] >= MOST_CALLS)):
            return None
        imagining = imagining_of(view)
        choices = Choices(imagining.seen, int(seat))
        usual = KalookiExpert().move(view, Random(0))  # noqa: S311  it draws no luck
        if seat in table.asked:
            claims = choices.claims(Call(), No())
            return _question(view, imagining, claims if usual == Call() else claims[::-1])
        moves: Sequence[Move] = [usual, *view.legal_moves()]
        if table.phase is Phase.PLAY:
            moves = choices.plays(usual, view.legal_moves())
        options = [choices.option(move) or _own(view, move) for move in among(moves, also)]
        found = [each for each in options if each is not None]
        return _question(view, imagining, found) if len(found) == len(options) > 1 else None


def _own(view: KalookiView, move: Move) -> Option | None:
    """Return a choice that other rummies do not have; None for one that is not weighed."""
    match move:
        case Allow():
            return Option(move, Said("allow"), (Said("their-penalty"),))
        case Pass():
            return Option(move, Said("pass"), (Said("void"),))
        case EndTurn():
            return Option(move, Said("end"))
    return None


def _question(view: KalookiView, imagining: Imagining[KalookiDealt], options: Sequence[Option]) -> Question:
    board, options_of = view.board, view.board.options
    to_come = len(options_of.contracts) - board.at - 1
    seat = -1 if view.seat is None else int(view.seat)
    stakes = Stakes(board.points, seat, to_come, options_of.payment, options_of.per)
    return KalookiQuestion(
        tuple(options),
        imagining,
        stakes,
        playouts=PLAYOUTS[imagining.seen.kind.wanted.runs],
        offences=board.table.offences,
        caller=-1 if board.table.caller is None else int(board.table.caller),
    )
