"""Moves chosen ahead: the contents of an order, and the move of an order to play now.

| an order | is played | is dead |
|---|---|---|
| ALWAYS | whenever its seat is asked and may play it, such as *Never this deal* | when its deal is over |
| WINDOW | when its seat is asked in the next window | after that window has asked, played or not |
| TURN | move by move in the next turn of its seat, perhaps behind a window | once a move cannot be played |

Where turns have pauses (see `turn_pauses`), a TURN order waits for the end of its turn's pause too; and a move that is
chosen during the pause is such an order. It names its turn, and is dead once that has passed in another way, as when
another process has just played for its seat.

A seat whose silence everyone may presume (`Window.presumed`) answers at once, unless it has an order for windows.

Only its owner learns of an order: it is in no table shown and in no line of the log. Once played it is a move like any
other. Its speed betrays nothing: where a claim is possible, an order answers when a person might have, as `windows`
decides. Otherwise a window that closes as it opens would show that all have ordered.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.games.protocol import ENDS, Game, Move, NotAMove, Seat
from bot.store import OrderDoneRow, OrderRow
from bot.tables.state.asking import claim_at, is_same
from bot.tables.state.table import Table

MOST_MOVES = 20  # of one order
_BETWEEN = "\n"
_TURN = "@"  # begins the first line of what was chosen in a turn: the number of that turn


class When(StrEnum):
    """A time to play an order. The store knows these words."""

    ALWAYS = "always"
    WINDOW = "window"
    TURN = "turn"


_OF_WINDOWS = frozenset({When.ALWAYS, When.WINDOW})


@dataclass(frozen=True, slots=True)
class Order:
    """An order as its owner may see it."""

    when: When
    moves: tuple[Move, ...] = field(repr=False)


def order_of(table: Table, seat: Seat, when: When, moves: Iterable[Move], *, at: int) -> OrderRow:
    """Return the row of an order for the deal on `table`."""
    return OrderRow(table.id, seat, table.deal, when.value, _BETWEEN.join(map(str, moves)), at)


def choice_of(table: Table, seat: Seat, moves: Iterable[Move], *, at: int) -> OrderRow:
    """Return the row of what `seat` has chosen in its present turn, for that turn alone."""
    row = order_of(table, seat, When.TURN, moves, at=at)
    return replace(row, moves=f"{_TURN}{table.position.turn(seat)}{_BETWEEN}{row.moves}")


def moves_of(game: Game, row: OrderRow) -> tuple[Move, ...]:
    """Return the moves that an order names. Raises NotAMove."""
    lines = row.moves.split(_BETWEEN)
    return tuple(map(game.parse, lines[lines[0].startswith(_TURN) :]))


def is_past(table: Table, row: OrderRow) -> bool:
    """Return whether `row` was chosen for a turn that is over at `table`, or for another deal."""
    turn = row.moves.split(_BETWEEN)[0]
    is_other = turn.startswith(_TURN) and turn != f"{_TURN}{table.position.turn(Seat(row.seat))}"
    return is_other or row.deal != table.deal


def may_be_ordered(when: When, moves: Sequence[Move]) -> bool:
    """Return whether such an order can be given. Nobody can order to leave, and a window takes one answer."""
    most = MOST_MOVES if when is When.TURN else 1
    return 1 <= len(moves) <= most and not any(str(move) in ENDS for move in moves)


def is_dealt(table: Table) -> bool:
    """Return whether a deal is in progress at `table`, so that moves can be ordered."""
    return not (table.is_over or table.awaits_twins) and table.deal > 0 and table.awaits_deck is None


def taken_of(table: Table, seat: Seat, rows: Iterable[OrderRow]) -> OrderRow | None:
    """Return the order among `rows` by which `seat` has chosen for its present turn; None where it is still to choose.

    Only where turns have pauses does an order wait in its own turn.
    """
    position = table.position
    if not table.terms.plays_forced or position.window is not None or seat not in position.to_act:
        return None
    own = (row for row in rows if (row.seat, row.kind) == (seat, When.TURN) and not is_past(table, row))
    return next(own, None)


def done(row: OrderRow) -> OrderDoneRow:
    """Return the row that ends an order."""
    return OrderDoneRow(row.table, row.seat, row.deal, row.kind, row.at)


@dataclass(slots=True)
class Ahead:
    """The orders at one table while moves are played, before anything is stored."""

    table: Table
    rows: Sequence[OrderRow] = field(repr=False)
    is_answering: bool = False  # whether it is time for orders to answer in the open window
    is_pausing: Callable[[Table], bool] = lambda _: False  # whether nothing may show in the turn yet
    _given: list[OrderRow] = field(default_factory=list, repr=False)  # now, by a press
    _alive: list[OrderRow] = field(init=False, repr=False)
    _begun: list[OrderRow] = field(default_factory=list, repr=False)  # the rest of orders being played
    _asked: set[tuple[Seat, int, When]] = field(
        default_factory=set, repr=False
    )  # a permanent order is asked once a turn

    def __post_init__(self) -> None:
        alive = [row for row in self.rows if is_dealt(self.table) and not is_past(self.table, row)]
        self._alive = sorted(alive, key=_is_standing)

    def give(self, order: OrderRow) -> None:
        """Add an order, in place of one of the same kind."""
        key = (order.seat, order.kind)
        alive = [row for row in self._alive if (row.seat, row.kind) != key]
        self._alive = sorted([order, *alive], key=_is_standing)
        self._given.append(order)

    def next_move(self, table: Table) -> tuple[Seat, Move] | None:
        """Return the move that an order plays now, or a presumed answer; None when there is none."""
        if not is_dealt(table):
            self._alive = []
            return None
        presumed = next(self._presumed(table), None)
        if presumed is not None:  # the window has asked: what was meant for it ends
            self._alive = [row for row in self._alive if (row.seat, row.kind) != (presumed[0], When.WINDOW)]
            return presumed
        return next((found for seat in _in_order(table) for found in self._of_seat(table, seat)), None)

    def changes(self, table: Table) -> list[OrderRow | OrderDoneRow]:
        """Return the rows to store with the moves that led to `table`."""
        alive = [row for row in self._alive if is_dealt(table) and not is_past(table, row)]
        alive = [row for row in alive if not self._has_asked(table, row)]
        kept = {_key(row): row for row in alive if not self._is_over(table, row)}
        ended = [done(row) for row in self.rows if _key(row) not in kept]
        return [*(row for row in kept.values() if row not in self.rows), *ended]

    def _has_asked(self, table: Table, row: OrderRow) -> bool:
        """Return whether the window of `row` has asked its seat, and waits for it no more."""
        claim, now = claim_at(self.table.position), claim_at(table.position)
        if row.kind != When.WINDOW or claim is None or row.seat not in claim.missing:
            return False
        return now is None or not is_same(claim, now) or row.seat not in now.missing

    def _is_over(self, table: Table, row: OrderRow) -> bool:
        """Return whether the turn has passed for which `row` holds the rest of an order."""
        window = table.position.window
        is_in_turn = row.seat in table.position.to_act or (window is not None and window.active == row.seat)
        return row in self._begun and not is_in_turn

    def _presumed(self, table: Table) -> Iterator[tuple[Seat, Move]]:
        """Yield the answers that everyone presumes, of seats that have not ordered anything else."""
        position, claim = table.position, claim_at(table.position)
        for seat in () if claim is None else sorted(claim.presumed & claim.missing & table.in_person):
            silence = position.default(seat)
            ordered = [row for row in self._alive if row.seat == seat and row.kind in _OF_WINDOWS]
            read = [move for row in ordered for move in _read(table.terms.game, row) if move is not None]
            if silence is not None and all(position.comes_to(seat, move) == silence for move in read):
                yield seat, silence

    def _of_seat(self, table: Table, seat: Seat) -> Iterator[tuple[Seat, Move]]:
        position = table.position
        is_asked = position.window is not None and seat in position.window.asked
        for row in [each for each in self._alive if each.seat == seat and not is_past(table, each)]:
            if is_asked and row not in self._given and self._waits(table):
                continue
            match When(row.kind):
                case When.ALWAYS:
                    key = (seat, position.turn(seat), When.ALWAYS)
                    if key in self._asked:
                        continue
                    self._asked.add(key)
                case When.WINDOW if is_asked:
                    self._alive.remove(row)
                case When.TURN if not is_asked:
                    pass
                case _:
                    continue
            chosen, *rest = _read(table.terms.game, row)
            move = None if chosen is None else position.comes_to(seat, chosen)
            is_playable = move is not None and position.refusal(seat, move) is None
            if row.kind == When.TURN:
                if is_playable and self.is_pausing(table):
                    continue
                self._alive.remove(row)
            if move is None or not is_playable:
                continue
            if rest:
                self._begun.append(replace(row, moves=_BETWEEN.join(map(str, rest))))
                self._alive.insert(0, self._begun[-1])
            yield seat, move

    def _waits(self, table: Table) -> bool:
        """Return whether it is too early for an order to answer a claim: a person could not have answered yet.

        Never where nobody waits for anyone.
        """
        claim = claim_at(table.position)
        if claim is None or (self.is_answering and is_same(claim_at(self.table.position), claim)):
            return False
        return bool(table.clocked_at(table.position) & {*claim.asked})


def _read(game: Game, row: OrderRow) -> Sequence[Move | None]:
    """Return the moves of an order; None for an unreadable one, as if it could not be played."""
    try:
        return moves_of(game, row)
    except NotAMove:
        return (None,)


def _is_standing(row: OrderRow) -> bool:
    """Return whether another order of the same seat comes before this one."""
    return row.kind == When.ALWAYS


def _key(row: OrderRow) -> tuple[int, int, str]:
    return row.seat, row.deal, row.kind


def _in_order(table: Table) -> list[Seat]:
    """Return the people whom the game waits for, in the order in which a window asks them."""
    position = table.position
    asked = () if position.window is None else position.window.asked
    people = position.awaited & table.in_person
    return sorted(people, key=lambda seat: (asked.index(seat) if seat in asked else -1, seat))
