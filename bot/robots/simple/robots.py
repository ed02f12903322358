"""Robots that play any small game: one plays at random, the other tries each move in games that it imagines."""

from dataclasses import dataclass
from random import Random

from bot.games.protocol import Game, Move, Position, Seat, View
from bot.games.simple.views import SimpleView
from bot.robots.protocol import Level, Robot

WORLDS = 20  # imagined games in which each move is tried


@dataclass(frozen=True, slots=True)
class SimpleNovice(Robot):
    """A robot that plays any legal move."""

    game: Game
    level: Level = Level.NOVICE

    def reads(self, view: View) -> bool:
        """Return whether `view` is a view of its game."""
        return isinstance(view, SimpleView) and view.game == self.game.name

    def choose(self, view: View, *, random: Random) -> Move:
        """Return the next move. Raises TypeError or ValueError as `Robot.choose`."""
        own = _own(view)
        if own.seat is None or own.seat not in own.to_act:
            raise ValueError("this seat may not play now")
        moves = own.legal_moves()
        return moves[0] if len(moves) == 1 else self.chosen(own, own.seat, moves, random)

    def chosen(self, view: SimpleView, seat: Seat, moves: tuple[Move, ...], random: Random) -> Move:
        """Return one of several moves."""
        return random.choice(moves)


@dataclass(frozen=True, slots=True)
class SimpleRegular(SimpleNovice):
    """A robot that plays the move after which it was best off, on average, in deals that it imagined."""

    level: Level = Level.REGULAR

    def chosen(self, view: SimpleView, seat: Seat, moves: tuple[Move, ...], random: Random) -> Move:
        """Return the best of these moves. Of what it cannot see, every order is as likely as any other."""
        unseen, gains = view.unseen(), dict.fromkeys(moves, 0)
        for _ in range(WORLDS):
            position = self.game.imagine(view, random.sample(unseen, len(unseen)))
            for move in moves:
                gains[move] += _gain(position, seat, move, random)
        return max(moves, key=gains.__getitem__)


def _own(view: View) -> SimpleView:
    """Return the view as one of a small game. Raises TypeError for another."""
    if not isinstance(view, SimpleView):
        raise TypeError(f"a {type(view).__name__} is of another game")
    return view


def _gain(position: Position, seat: Seat, move: Move, random: Random) -> int:
    """Return the points of a seat less those of all others, when the deal goes on with `move` and then at random."""
    step = position.play(seat, move)
    while step.position.awaited and not any(event.finished_deal for event in step.events):
        active = min(step.position.awaited)
        step = step.position.play(active, random.choice(tuple(step.position.legal_moves(active))))
    points = _own(step.position.view(None)).board.points
    return 2 * points[seat] - sum(points)
