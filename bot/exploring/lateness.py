"""Whether people who were late, or took something back, were treated as everyone has agreed.

| must be true | otherwise |
|---|---|
| someone is turned out for being late where claiming was agreed, or the clock has played for them too often | unjust |
| who has left does not let the clocks go on | unjust |
| someone for whom the clock has played too often in a row leaves, if the rules let them | nobody left |
| a move that is taken back was the last, by the same seat in the same turn, and has shown nothing new | unjust |
| no other move is taken back with it | more was taken back |
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bot.exploring.past import Moment
from bot.games.protocol import ENDS, Lateness, Position, Seat, Timeout
from bot.tables.state.absence import LATE, RESUME
from bot.tables.state.asking import answers_claim
from bot.tables.state.log_rows import is_turn
from bot.tables.state.non_moves import NON_MOVES
from bot.tables.state.undo import UNDO

TURNED_OUT: Final = str(Timeout())


def unjust(past: Sequence[Moment]) -> Iterator[str]:
    """Yield what was done to somebody at a table without a right to it."""
    yield from _turned_out(past)
    yield from _by_the_gone(past)
    yield from _taken_back(past)


def _turned_out(past: Sequence[Moment]) -> Iterator[str]:
    often = Counter[int]()  # by seat: its turns in a row that the clock has begun to play
    for at, (before, row, _, _) in enumerate(past):
        game, pace, where = before.terms.game, before.countdown.pace, f"{before.id} ply {row.ply} seat {row.seat}"
        if row.seat is None:
            continue
        if row.text == LATE:
            often[row.seat] += 1
            if game.strikes is not None and often[row.seat] >= game.strikes and _stays(past[at:], Seat(row.seat)):
                yield f"nobody left, though the clock has played {often[row.seat]} times: {where}"
        elif row.text != TURNED_OUT:
            is_own = row.seat not in before.overdue and not answers_claim(before.position, row)
            if is_own and row.text not in NON_MOVES:
                often[row.seat] = 0
        elif game.lateness is Lateness.DEFAULT_MOVE:
            if game.strikes is None or often[row.seat] < game.strikes:
                yield f"turned out after {often[row.seat]} turns: {where}"
        elif not pace.may_claim or before.has_robots:
            yield f"turned out, and nobody has agreed to claims: {where}"


def _by_the_gone(past: Sequence[Moment]) -> Iterator[str]:
    """Yield what someone did about the clocks who has left."""
    for before, row, _, _ in past:
        if row.seat is not None and row.text == RESUME and Seat(row.seat) in before.gone:
            yield f"somebody who has left lets the clocks go on: {before.id} ply {row.ply} seat {row.seat}"


def _stays(following: Sequence[Moment], seat: Seat) -> bool:
    """Return whether a seat is not turned out after the move that the clock plays, though the rules let it leave."""
    unit = [each for each in following[1:] if each.row.at == following[0].row.at and each.row.seat == seat]
    if not unit or any(each.row.text == TURNED_OUT for each in unit):
        return False
    position = unit[0].now.position
    return position.outcome is None and position.refusal(seat, Timeout()) is None


def _taken_back(past: Sequence[Moment]) -> Iterator[str]:
    kept = list[tuple[Seat, Position]]()  # who has made the moves that may be taken back, and where; the newest last
    for before, row, now, reveals in past:
        seat = None if row.seat is None else Seat(row.seat)
        if row.text == UNDO:
            player, was = kept.pop() if kept else (None, before.position)
            if player is None or player != seat:
                yield f"a move was taken back that may not be: {before.id} ply {row.ply} seat {seat}"
            elif now.position != before.position.back_to(was):
                yield f"more was taken back than one move: {before.id} ply {row.ply} seat {seat}"
        elif row.text not in NON_MOVES:
            is_one = seat is not None and is_turn(row) and row.text not in ENDS and not reveals
            goes_on = is_one and seat in before.position.to_act and seat in now.position.to_act
            is_asked = before.position.window is not None or now.position.window is not None
            others = any(each != seat for each, _ in kept)
            made = [(seat, before.position)] if goes_on and not is_asked and seat is not None else []
            kept = [*([] if others else kept), *made] if made else []
