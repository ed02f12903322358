"""Whether what people chose ahead was kept: each instruction is followed through the log, in the simplest way.

| must be true | otherwise |
|---|---|
| what was ordered for a turn is played as that turn comes, if the rules let it | an order was not carried out |
| the same of the last choice that its player made in the pause of their turn | an order was not carried out |
| an order answers in a window when a person might have, and no later | it answered too soon, or too late |
| what holds is stored, and nothing else | an order is lost, or kept though it is over |

Left out is who gave instructions at once, or one of them without an answer: nobody knows which of them holds. So is who
has left, or was forgotten. Whether somebody wanted what was played, and how often, is judged by `causes`.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import Final

from bot.exploring.hours import Span
from bot.exploring.past import Moment
from bot.exploring.people.press import Instruction, Tried
from bot.games.protocol import ENDS, Seat, Window
from bot.store import OrderRow
from bot.tables import Table, When
from bot.tables.state.ahead import is_dealt, is_past, moves_of
from bot.tables.state.asking import claim_at, is_same
from bot.tables.state.non_moves import NON_MOVES
from bot.tables.state.undo import UNDO
from bot.tables.time import SECOND
from bot.tables.waiting.windows import ORDERED, USUAL

SLACK: Final = 5 * SECOND  # ms for an answer that is due


class Fate(Enum):
    """The fate of an instruction by the end of a log."""

    HOLDS = auto()  # it is still to be carried out
    OVER = auto()  # it was carried out, or its time has passed
    LOST = auto()  # it should have been carried out
    UNKNOWN = auto()


def unkept(past: Sequence[Moment], instructions: Iterable[Instruction], kept: Sequence[OrderRow]) -> Iterator[str]:
    """Yield what became of instructions at a table otherwise than their people wanted; `kept`: the orders in store."""
    if not past:
        return
    for (seat, deal), given in _clear(instructions).items():
        for when in When:
            yield from _unkept_of(past, [each for each in given if each.when is when], seat, deal, when, kept)


def _clear(instructions: Iterable[Instruction]) -> dict[tuple[Seat, int], list[Instruction]]:
    """Return the instructions by seat and deal, in order, without those of which nobody knows in which they hold."""
    found = defaultdict[tuple[Seat, int], list[Instruction]](list)
    for each in sorted(instructions, key=lambda each: each.began):
        found[each.seat, each.deal].append(each)
    return {place: given for place, given in found.items() if _is_clear(given)}


def _is_clear(given: Sequence[Instruction]) -> bool:
    return all(each.answered is not None for each in given) and all(
        one.answered is not None and one.answered < other.began for one, other in pairwise(given)
    )


def _unkept_of(
    past: Sequence[Moment], given: Sequence[Instruction], seat: Seat, deal: int, when: When, kept: Sequence[OrderRow]
) -> Iterator[str]:
    fate, last = Fate.UNKNOWN, None
    for each, following in zip(given, [*given[1:], None], strict=False):
        fate, last = _fate(past, each, None if following is None else following.ply), each
        if fate is Fate.LOST:
            yield f"an order was not carried out: {each}"
    table = past[-1].now
    if last is None or fate in {Fate.UNKNOWN, Fate.LOST} or not is_dealt(table) or table.deal != deal:
        return
    rows = [row for row in kept if (row.seat, row.deal, row.kind) == (seat, deal, when) and not is_past(table, row)]
    stored = [moves_of(table.terms.game, row) for row in rows]
    expected = [last.moves] if fate is Fate.HOLDS else []
    if stored != expected:
        yield f"an order is {'lost' if expected else 'kept though it is over'}: {last}, ply {table.ply}"


def _fate(past: Sequence[Moment], given: Instruction, until: int | None) -> Fate:
    """Return what has become of an instruction; `until`: the ply from which another one holds."""
    if not given.moves:
        return Fate.OVER
    if given.seat not in past[-1].now.in_person:
        return Fate.UNKNOWN
    match given.when:
        case When.TURN:
            return _fate_of_turn(past, given, until)
        case When.WINDOW if _was_stored(past, given):
            return Fate.HOLDS if _asked_after(past, given, len(past)) is None else Fate.OVER
        case When.ALWAYS if _was_stored(past, given):
            return Fate.HOLDS
        case _:
            return Fate.UNKNOWN


def _was_stored(past: Sequence[Moment], given: Instruction) -> bool:
    """Return whether it was not played at once, for all that the log says."""
    rows = (each for each in past if given.seen < each.row.ply <= given.ply)
    return not any(row.seat == given.seat and row.text in _texts(before, given) for before, row, _, _ in rows)


def _texts(table: Table, given: Instruction) -> set[str]:
    """Return how what was ordered may be written once it is played."""
    move = given.moves[0]
    return {str(move), str(table.position.comes_to(given.seat, move))}


def _is_playable(table: Table, given: Instruction) -> bool:
    position, seat = table.position, given.seat
    return position.refusal(seat, position.comes_to(seat, given.moves[0])) is None


def _fate_of_turn(past: Sequence[Moment], given: Instruction, until: int | None) -> Fate:
    if not _was_stored(past, given):
        return Fate.UNKNOWN
    seat, has_begun = given.seat, False
    for before, row, _, _ in past:
        if row.ply <= given.ply:
            continue
        if (until is not None and row.ply > until) or _has_passed(before, given):
            return Fate.OVER
        if not has_begun:
            if not _is_turn(before, seat):
                continue
            if not _is_playable(before, given):
                return Fate.OVER
            has_begun = True
        if row.seat != seat or row.text in NON_MOVES:
            continue
        is_other = row.text not in ENDS and row.text != UNDO and row.text not in _texts(before, given)
        return Fate.LOST if is_other and _is_playable(before, given) else Fate.OVER
    now = past[-1].now
    if not is_dealt(now) or _has_passed(now, given):
        return Fate.OVER
    if _is_turn(now, seat) and not now.terms.plays_forced:
        return Fate.LOST if _is_playable(now, given) else Fate.OVER
    return Fate.HOLDS if has_begun or not _is_turn(now, seat) or _is_playable(now, given) else Fate.OVER


def _has_passed(table: Table, given: Instruction) -> bool:
    """Return whether the deal for which it was given is over, or the turn."""
    is_other_turn = given.turn is not None and table.position.turn(given.seat) != given.turn
    return table.deal != given.deal or is_other_turn


def _is_turn(table: Table, seat: Seat) -> bool:
    """Return whether it is time for what this seat has ordered for its turn."""
    position = table.position
    return position.window is None and seat in position.awaited and position.forced is None


def _asked_after(past: Sequence[Moment], given: Instruction, before: int) -> int | None:
    """Return which of the first moments of a log ends a window that has asked the seat since; None if none does."""
    asked: Window | None = None
    for at, (_, row, now, _) in enumerate(past[:before]):
        if row.ply < given.ply:
            continue
        claim = claim_at(now.position)
        is_missing = claim is not None and given.seat in claim.missing
        if asked is not None and not (is_missing and is_same(asked, claim)):
            return at
        asked = claim if is_missing else None
    return None


def untimely(
    past: Sequence[Moment],
    instructions: Iterable[Instruction],
    tried: Iterable[Tried],
    troubles: Collection[Span],
    *,
    leaving: Collection[int] = (),
) -> Iterator[str]:
    """Yield orders that answered in a window at a time when nobody would, or not at all.

    `troubles`: when anything was wrong, so that they may have come late. `leaving`: the players who have asked to be
    forgotten, and with them their quiet hours, so that nobody knows anymore how long a window waited for them.
    """
    pressed = {(each.seat, text) for each in tried for text in each.moves}
    clear = _clear(instructions)
    for at, (before, _, now, _) in enumerate(past):
        claim = claim_at(now.position)
        if claim is None or is_same(claim_at(before.position), claim):
            continue
        if now.countdown.pace.minds_quiet and any(now.players[each].id in leaving for each in claim.asked):
            continue
        for seat in sorted((claim.missing & now.in_person) - claim.presumed):
            given = clear.get((seat, now.deal), [])
            if ordered := [*_in_force(past, given, at)]:
                yield from _untimely_at(past[at:], seat, ordered, given, pressed, troubles)


def _in_force(past: Sequence[Moment], given: Sequence[Instruction], at: int) -> Iterator[Instruction]:
    """Yield the orders for windows that hold as a window opens at this moment of the log."""
    for when in (When.ALWAYS, When.WINDOW):
        earlier = [each for each in given if each.when is when and each.ply < past[at].row.ply]
        last = earlier[-1] if earlier else None
        if last is None or not last.moves:
            continue
        if when is When.WINDOW and _is_asked_at(past, last):
            continue  # it may be meant for the window that is open
        if when is When.ALWAYS or _asked_after(past, last, at + 1) is None:
            yield last


def _is_asked_at(past: Sequence[Moment], order: Instruction) -> bool:
    """Return whether the seat of an order is asked in a window as the order is given."""
    claim = next((claim_at(each.now.position) for each in past if each.row.ply == order.ply), None)
    return claim is not None and order.seat in claim.asked


def _untimely_at(
    past: Sequence[Moment],
    seat: Seat,
    ordered: Sequence[Instruction],
    given: Sequence[Instruction],
    pressed: Collection[tuple[Seat, str]],
    troubles: Collection[Span],
) -> Iterator[str]:
    """Yield what is wrong with the answer of a seat in the window that opens with the first moment of `past`."""
    opened, claim = past[0].now, claim_at(past[0].now.position)
    times = _moments(opened, claim)
    if times is None:
        return
    first, last = times
    if any(each.since <= last + SLACK and each.until >= opened.moved_at for each in troubles):
        return
    for before, row, _, _ in past[1:]:
        if row.text in NON_MOVES or any(opened.ply <= each.ply <= row.ply for each in given):
            return
        where = f"{opened.id} ply {row.ply} seat {seat}: {row.text}"
        playable = [each for each in ordered if _is_playable(before, each)]
        is_open = is_same(claim, claim_at(before.position))
        if not playable or not is_open or row.text in ENDS or before.position.forced is not None:
            return
        if row.at > last + SLACK:
            yield f"an order answered too late: {where}, {row.at - last} ms"
            return
        if row.seat == seat:
            if (seat, row.text) in pressed:
                return
            if all(row.text not in _texts(before, each) for each in playable):
                yield f"an order was not carried out: {where}"
            elif row.at < first:
                yield f"an order answered too soon: {where}, {first - row.at} ms"
            return


def _moments(table: Table, claim: Window | None) -> tuple[int, int] | None:
    """Return between which times (Unix ms) orders answer in the window at `table`; None where nobody waits."""
    if claim is None:
        return None
    length = min(USUAL if table.window is None else table.window, USUAL)
    timed = table.countdown.running & {*claim.asked}
    found = [[table.countdown.when_used(seat, time * length // USUAL) for seat in timed] for time in ORDERED]
    ends = [[end for end in each if end is not None] for each in found]
    return (min(ends[0]), max(ends[1])) if all(ends) else None
