"""Whether someone wanted each move: every row of a person has a cause, and what it leads to uses it up.

| cause | leads to |
|---|---|
| a press, answered or not | its moves, once |
| an order for a turn or a window | its moves, once |
| an order for the whole deal | its move, whenever it may be played |
| no time left: a clock, or the end of a window | the default move |
| no choice left, where the terms play such moves | that move |
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.exploring.past import Moment
from bot.exploring.people.press import Ordered, Tried
from bot.games.protocol import ENDS, Seat
from bot.tables import Table, When
from bot.tables.state.absence import LATE
from bot.tables.state.asking import claim_at
from bot.tables.state.log_rows import cut_of
from bot.tables.state.non_moves import NON_MOVES
from bot.tables.state.turn_pauses import forced_move
from bot.tables.state.undo import UNDO


def unwanted(past: Sequence[Moment], tried: Sequence[Tried], orders: Sequence[Ordered]) -> Iterator[str]:
    """Yield each move at a table that nobody wanted, or not so often: an order was played twice, say."""
    pressed = Counter((each.seat, text, each.turn) for each in tried for text in each.moves)
    used = Counter[tuple[int, str]]()  # by order, and move of it
    after_late = False
    for before, row, _ in past:
        was_late, after_late = after_late, row.text == LATE
        if row.seat is None or row.text in NON_MOVES or row.text in ENDS or row.text == UNDO or cut_of(row) is not None:
            continue
        seat = Seat(row.seat)
        if before.robot_at(seat) is not None or was_late or _is_given(before, seat, row.text):
            continue
        turn = before.position.turn(seat)
        press = next((each for each in ((seat, row.text, turn), (seat, row.text, None)) if pressed[each]), None)
        if press is not None:
            pressed[press] -= 1
        elif (cause := _order_of(before, seat, row.text, orders, used)) is not None:
            used[cause, row.text] += 1
        else:
            yield f"nobody wanted this move, or not so often: {before.id} ply {row.ply} seat {seat}: {row.text}"


def _is_given(table: Table, seat: Seat, text: str) -> bool:
    """Return whether this move needs nobody's wish: it is the clock's, or there is no other."""
    position = table.position
    if seat in table.overdue or (claim_at(position) is not None and text == str(position.default(seat))):
        return True
    return any(text == str(move) for move in (position.forced and position.forced[1], forced_move(table)) if move)


def _order_of(
    table: Table, seat: Seat, text: str, orders: Sequence[Ordered], used: Counter[tuple[int, str]]
) -> int | None:
    """Return which order may have led to this move; None for none."""
    for number, order in enumerate(orders):
        if (order.seat, order.deal) != (seat, table.deal) or order.ply > table.ply:
            continue
        often = sum(text in {str(move), str(table.position.comes_to(seat, move))} for move in order.moves)
        if often and (order.when is When.ALWAYS or used[number, text] < often):
            return number
    return None
