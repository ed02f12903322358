"""Legal moves are listed on demand, none of them twice, and judged one by one."""

from collections.abc import Iterator

from bot.games.legal import LegalMoves
from bot.games.protocol import ENDS, Move, No, Refusal


def refusal(limit: int, move: Move) -> Refusal | None:
    return None if not isinstance(move, No) or limit else Refusal("game", "too-many", "1")


def test_what_is_yielded_is_made_when_it_is_wanted_and_once() -> None:
    made: list[int] = []

    def listed(limit: int) -> Iterator[Move]:
        for number in range(limit):
            made.append(number)
            yield No()

    moves = LegalMoves(refusal, listed, 5)
    assert (No() in moves, repr(moves), made) == (True, "LegalMoves()", [])
    assert (next(iter(moves)), made) == (No(), [0])
    assert ([*moves], len(moves), [*moves]) == ([No()] * 5, 5, [No()] * 5)
    assert made == [0, 1, 2, 3, 4]


def test_the_judge_is_asked_of_every_move_but_leaving() -> None:
    moves = LegalMoves(refusal, lambda limit: [No()] * limit, 1)
    assert ([*moves], len(moves), No() in moves) == ([No()], 1, True)
    assert No() not in LegalMoves(refusal, lambda _: (), 0)
    assert not [move for move in (*ENDS.values(), "no") if move in moves]
