"""Whether someone wanted each move: every row of a person has a cause, and what it leads to uses it up.

| cause | leads to |
|---|---|
| a press, answered or not | its moves, once |
| an order for a turn or a window | its moves, once |
| an order for the whole deal | its move, whenever it may be played |
| one that was taken back | nothing anymore |
| no time left: a clock, or the end of a window, which stays open for some seconds | the default move |
| a word that somebody has said | the cut with it |
| a wish for the next deal, or the end of the pause | that deal |
| no choice left, where the terms play such moves | that move |
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.exploring.incarnation import DEAL_PAUSE
from bot.exploring.past import Moment
from bot.exploring.people.press import Ordered, Tried
from bot.games.protocol import ENDS, Seat
from bot.store import LogRow
from bot.tables import Table, When
from bot.tables.state.absence import LATE
from bot.tables.state.asking import claim_at, is_same
from bot.tables.state.log_rows import cut_of
from bot.tables.state.non_moves import NON_MOVES
from bot.tables.state.turn_pauses import forced_move
from bot.tables.state.undo import UNDO
from bot.tables.time import SECOND

SILENT_FOR: Final = 15 * SECOND  # ms of a window after which nobody waits for someone who is away


def unwanted(past: Sequence[Moment], tried: Sequence[Tried], orders: Sequence[Ordered]) -> Iterator[str]:
    """Yield each move at a table that nobody wanted, or not so often: an order was played twice, say."""
    pressed = Counter((each.seat, text, each.turn) for each in tried for text in each.moves)
    used = Counter[tuple[int, str]]()  # by order, and move of it
    after_late = False
    for (before, row, _, _), has_waited in waited(past):
        was_late, after_late = after_late, row.text == LATE
        if (word := cut_of(row)) is not None:
            if (fault := _uncalled_for(before, row, word, pressed)) is not None:
                yield f"{fault}: {before.id} ply {row.ply} seat {row.seat}: {row.text}"
            continue
        if row.seat is None or row.text in NON_MOVES or row.text in ENDS or row.text == UNDO:
            continue
        seat = Seat(row.seat)
        if before.robot_at(seat) is not None or was_late or is_given(before, seat, row.text, has_waited=has_waited):
            continue
        turn = before.position.turn(seat)
        press = next((each for each in ((seat, row.text, turn), (seat, row.text, None)) if pressed[each]), None)
        if press is not None:
            pressed[press] -= 1
        elif (cause := _order_of(before, seat, row.text, orders, used)) is not None:
            used[cause, row.text] += 1
        else:
            yield f"nobody wanted this move, or not so often: {before.id} ply {row.ply} seat {seat}: {row.text}"


def _uncalled_for(before: Table, row: LogRow, word: str, pressed: Counter[tuple[Seat, str, int | None]]) -> str | None:
    """Return what is wrong with a deal: nobody has said the word of its cut, or wanted it before the pause was over."""
    owed = 0 if before.awaits_deck is None else before.awaits_deck.deal
    wanted = [Seat(seat) for seat in range(len(before.players)) if pressed[Seat(seat), word, owed]]
    if row.seat is not None:
        if row.seat != before.cutter:
            return "someone cut who may not"
        return None if row.seat in wanted else "nobody cut with this word"
    return None if wanted or row.at >= before.moved_at + DEAL_PAUSE else "nobody wanted a deal so soon"


def waited(past: Iterable[Moment]) -> Iterator[tuple[Moment, bool]]:
    """Yield each row, and whether its window was open for so long before it that silence is an answer."""
    opened_at = 0
    for each in past:
        before, row, now, _ = each
        yield each, row.at - opened_at >= min(before.window or SILENT_FOR, SILENT_FOR)
        opened_at = opened_at if is_same(claim_at(before.position), claim_at(now.position)) else row.at


def is_given(table: Table, seat: Seat, text: str, *, has_waited: bool) -> bool:
    """Return whether this move needs nobody's wish: it is the clock's, silence in a window, or there is no other."""
    position, claim = table.position, claim_at(table.position)
    is_silence = claim is not None and (has_waited or seat in claim.presumed) and text == str(position.default(seat))
    if seat in table.overdue or is_silence:
        return True
    return any(text == str(move) for move in (position.forced and position.forced[1], forced_move(table)) if move)


def _order_of(
    table: Table, seat: Seat, text: str, orders: Sequence[Ordered], used: Counter[tuple[int, str]]
) -> int | None:
    """Return which order may have led to this move; None for none."""
    for number, order in enumerate(orders):
        is_over = order.until is not None and order.until <= table.ply
        if (order.seat, order.deal) != (seat, table.deal) or order.ply > table.ply or is_over:
            continue
        often = sum(text in {str(move), str(table.position.comes_to(seat, move))} for move in order.moves)
        if often and (order.when is When.ALWAYS or used[number, text] < often):
            return number
    return None
