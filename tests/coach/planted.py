"""Games of the best robots in which one seat now and then plays a blunder, and what its review makes of them."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.coach import Judged, Review, advise
from bot.coach.pieces import Piece, reviewed, weighed
from bot.coach.weighing import Weighing
from bot.games.chance import dealt
from bot.games.protocol import Move, Position, Seat, View
from bot.registry import GAMES
from bot.robots.coaching import Coach, Known, Question
from bot.robots.levels import find_robot, levels_of
from bot.robots.protocol import Level

BLUNDER = 1.0  # stakes, at least, over `DEALS` deals of another luck; after a shorter thought over as many as that
BLUNDERS = {"mille": 2.5}  # stakes, likewise: some 100 points
DEALS = 1_000
PLANTED = 3  # in a game at most: as many are shown


@dataclass(frozen=True)
class Reviewed:
    """A game, as the coach sees the play of its first seat."""

    review: Review
    planted: frozenset[int]  # numbers of the decisions that were made blunders

    @property
    def found(self) -> int:
        """How many of the planted ones are among the dearest."""
        return sum(each.ply in self.planted for each in self.review.dearest)


def play(
    name: str, seats: int, given: Mapping[str, str], seed: int, *, plants: bool, playouts: int | None = None
) -> Reviewed:
    """Let the best robots play a game, and review the first seat with so many `playouts`, or the usual number.

    A decision is a ply here.
    """
    coach, luck = GAMES[name].coach, random.Random(f"{name} {seats} {seed}")
    assert coach is not None
    decided, planted = list[tuple[int, View, Move]](), set[int]()
    for ply, view, usual in turns(name, seats, given, luck):
        move = usual[0]
        if (
            plants
            and len(planted) < PLANTED
            and luck.random() < 0.5
            and (worst := blunder(coach, view, luck, playouts, least=BLUNDERS.get(name, BLUNDER)))
        ):
            move = worst
            planted.add(ply)
        usual[0] = move
        decided.append((ply, view, move))
    return Reviewed(review_of(coach, decided, playouts), frozenset(planted))


def turns(
    name: str, seats: int, given: Mapping[str, str], luck: random.Random
) -> Iterator[tuple[int, View, list[Move]]]:
    """Yield each decision of the first seat, with what the best robot plays there, which may be changed.

    Where no robot is an expert, the first seat plays what the coach says in deals of another luck.
    """
    game, coach = GAMES[name].game, GAMES[name].coach
    best = levels_of(game)[-1]
    now: Position = game.start(game.options(given), seats, Seat.A)
    ply = 0
    while (now := dealt(now, luck)).outcome is None:
        seat = min(now.awaited)
        view = now.view(seat)
        move = [find_robot(best, view, robots=GAMES.robots).choose(view, random=luck)]
        ply += 1
        if seat is Seat.A:
            if best is not Level.EXPERT and coach is not None and (question := coach.question(view)) is not None:
                move = [advise(question, random.Random(luck.random())).best.move]
            yield ply, view, move
        now = now.play(seat, move[0]).position


def review_of(coach: Coach, decided: Sequence[tuple[int, View, Move]], playouts: int | None = None) -> Review:
    """Return the review of these moves, each with its number and what its player saw."""
    advice = reviewed([partial(_begun, coach, *each, playouts) for each in decided])
    judged = (
        Judged(ply, 1, each.played, each)
        for (ply, _, _), each in zip(decided, advice, strict=True)
        if each is not None and each.played is not None
    )
    return Review.of([*judged], 0.0)


def _begun(coach: Coach, ply: int, view: View, move: Move, playouts: int | None) -> Piece:
    question = coach.question(view, move)
    if question is None or len(question.options) < 2 or question.number_of(move) is None:
        return Piece()
    return weighed(Weighing.of(shortened(question, playouts), random.Random(ply), played=move))


def shortened(question: Question, playouts: int | None) -> Question:
    """Return the same question for a shorter thought."""
    return question if playouts is None else replace(question, playouts=playouts)  # type: ignore[type-var]


def blunder(
    coach: Coach, view: View, luck: random.Random, playouts: int | None = None, *, least: float = BLUNDER
) -> Move | None:
    """Return a legal move that is surely a blunder, in many deals of another luck; None if there is none."""
    question = coach.question(view, luck.choice(list(view.legal_moves())))
    if question is None or isinstance(question, Known):
        return None
    advice = advise(shortened(question, playouts), random.Random(luck.random()))
    if not advice.others or advice.others[-1].cost < least:  # so that few are tried at length
        return None
    best, worst = question.number_of(advice.best.move), question.number_of(advice.others[-1].move)
    assert best is not None
    assert worst is not None
    return advice.others[-1].move if _costs(question, best, worst, luck, playouts or DEALS) >= least else None


def _costs(question: Question, best: int, own: int, luck: random.Random, deals: int) -> float:
    found = (question.in_a_deal((best, own), luck) for _ in range(deals))
    return sum(one[0] - other[0] for one, other in found) / deals
