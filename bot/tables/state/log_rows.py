"""The rows of a table's log: the meaning of each, and its effect at the table."""

import json
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from bot.games.cards import Card
from bot.games.protocol import ENDS, Event, Game, Move, Position, Seat, Step
from bot.games.shuffle import first_dealer, shuffle
from bot.store import LogRow, SeatedTable
from bot.tables.state.absence import DEPUTY, LATE
from bot.tables.state.asking import answers_claim, awaited_openly, changes_choice, goes_on, held_at
from bot.tables.state.cut import Cut
from bot.tables.state.non_moves import HEARD, HINT, NON_MOVES, OPEN, STEPS, STRIDES, UNHEARD, non_move_event
from bot.tables.state.pace import begin, parse_clock
from bot.tables.state.people import Player
from bot.tables.state.quiet import parse_quiet
from bot.tables.state.table import Table, Turn
from bot.tables.state.terms import Terms, stored_options
from bot.tables.state.undo import UNDO, Undoable, still_undoable, take_back

MORE_TURNS = 2  # that a table remembers besides one of each player: another one, and a deal between them
DEAL = re.compile(r'deal (?P<number>[0-9]+) cut (?P<cut>".*")')
RENEW = "renew"
SAID = {
    DEPUTY: "a robot plays on for seat {}",
    LATE: "seat {} has no time left",
    HINT: "seat {} asked for a hint",
    OPEN: "opened",
    UNHEARD: "seat {} takes no messages any longer",
    HEARD: "seat {} is heard of again",
}
"""What some rows do, in words for the operator."""


def next_row(table: Table, seat: Seat | None, text: str, *, at: int) -> LogRow:
    """Return a row to add to the log of `table`; `at` in Unix milliseconds."""
    return LogRow(table.id, table.ply + 1, seat, text, at)


def deal_text(number: int, cut: str) -> str:
    """Return the text of the row that deals a deck."""
    return f"deal {number} cut {json.dumps(cut, ensure_ascii=False)}"


def at_start(game: Game, seated: SeatedTable, players: Iterable[Player], *, seed: bytes, unit: str) -> Table:
    """Return the table before the first row of its log; `unit` is for tables whose row names no unit.

    Raises Declined (NEWER).
    """
    row, people = seated.row, tuple(players)
    clocked = parse_clock(row.clock)
    terms = Terms(
        game,
        stored_options(game, json.loads(row.options)),
        row.stake,
        clocked.pace,
        unit if row.unit is None else row.unit,
        clocked.plays_forced,
        clocked.has_hints,
        clocked.is_contest,
        clocked.is_duplicate,
        clocked.is_elsewhere,
    )
    quiet = tuple(None if hours is None else parse_quiet(hours) for hours in seated.quiet)
    first = first_dealer(seed, game=game.name, seats=len(people))
    return Table(
        id=row.id,
        terms=terms,
        guild_id=row.guild_id,
        channel_id=seated.channel_id,
        home_id=row.channel_id,
        players=people,
        first=first,
        started_at=row.created_at,
        position=game.start(terms.options, len(people), first),
        countdown=begin(terms.pace, quiet, row.created_at),
        window=row.window,
        default_cut=row.cut,
        moved_at=row.created_at,
        called=(-1,) * len(people),
        strikes=(0,) * len(people),
    )


class Entry(NamedTuple):
    """A row of the log and its effect."""

    row: LogRow
    step: Step
    is_answer: bool  # to a claim: others may not know whose it is
    is_other_choice: bool  # replaces a secret choice, which all know to have been made

    @property
    def is_hidden(self) -> bool:
        """Whether nobody else can know that anything happened; all learn that a window has closed."""
        is_silent = all(event.seen_by(None) is None for event in self.step.events)
        is_open = self.step.position.window is not None
        return self.is_other_choice or (self.is_answer and is_silent and is_open)


def entry_of(table: Table, row: LogRow, step: Step) -> Entry:
    """Return the next row of the log of `table`, with its step."""
    is_other_choice = changes_choice(table.position, row, step.position)
    return Entry(row, step, answers_claim(table.position, row), is_other_choice)


def step_of(table: Table, row: LogRow, seed: bytes) -> Step:
    """Return the effect of the next log row at `table`. Raises Refused or ValueError for a row that does not fit."""
    if row.text in NON_MOVES:
        seat = None if row.seat is None else Seat(row.seat)
        return Step(table.position, (non_move_event(row.text, seat),), reveals=False)
    cards = cards_of(table, row, seed)
    seat = None if row.seat is None else Seat(row.seat)
    if row.text == UNDO:
        return take_back(table.undoable, seat, table.position)
    if cards is None:
        return table.position.play(seat, move_of(table, row))
    step = table.position.supply(cards)
    cut = cut_of(row)
    return step if cut is None else step._replace(events=(Cut(seat, cut), *step.events))


def cards_of(table: Table, row: LogRow, seed: bytes) -> tuple[Card, ...] | None:
    """Return the cards that the next row of the log deals, in their order. None for a move.

    Raises ValueError when no cards are owed at `table`.
    """
    cut = table.cut if row.text == RENEW else cut_of(row)
    if cut is None:
        return None
    chance = table.position.chance
    if chance is None:
        raise ValueError("no cards are owed")
    return shuffle(seed, game=table.terms.game.name, chance=chance, cut=cut)


def move_of(table: Table, row: LogRow) -> Move:
    """Return the move that a row of the log names. Raises NotAMove."""
    return ENDS.get(row.text) or table.terms.game.parse(row.text)


def is_turn(row: LogRow) -> bool:
    """Return whether a row of the log is a move within someone's turn: no deal, no absence, no end."""
    return row.seat is not None and row.text not in NON_MOVES and row.text not in ENDS and cut_of(row) is None


def cut_of(row: LogRow) -> str | None:
    """Return the word of the cut in a row that deals a deck. None for any other row."""
    dealt = DEAL.fullmatch(row.text)
    return str(json.loads(dealt["cut"])) if dealt else None


def after(table: Table, row: LogRow, step: Step) -> Table:
    """Return the table after `row`, whose step is `step`."""
    entry, cut, going_on = entry_of(table, row, step), cut_of(row), goes_on(table.position, step.position)
    is_deal = is_dealt = cut is not None
    done = _has_had_turn(table, row, step.position)
    # Otherwise nobody would be notified when a clock runs low again, or out.
    notified = going_on - (done & table.reminded(row.at))
    called = table.called if row.text == RENEW else _called(table, step.position, notified, is_dealt=is_deal)
    anew = awaited_openly(step.position) - (going_on - done)
    is_by_itself = (row.seat is None and row.text != OPEN) or row.text in (UNHEARD, HEARD)
    is_still = (row.text in NON_MOVES and is_by_itself) or entry.is_hidden
    strikes = _strikes(table, entry)
    if row.text in NON_MOVES:
        table, is_dealt = _after_non_move(table, row), table.is_dealt
    elif table.terms.is_duplicate and table.known is None:  # also where somebody leaves between two deals
        table = replace(table, known=table.position)
    clocked = table.clocked_at(step.position) - table.out_of_touch
    missing = table.out_of_touch_at(step.position)
    held = held_at(step.position) | missing
    return replace(
        table,
        position=step.position,
        countdown=table.countdown.move_on(row.at, clocked, held=held, missing=missing, anew=anew),
        cut=table.cut if cut is None else cut,
        ply=row.ply,
        moved_at=table.moved_at if is_still else row.at,
        turns=_turns(table, entry, is_dealt=is_deal),
        is_dealt=is_dealt,
        deal=table.deal + (cut is not None),
        undoable=() if is_deal else _undoable(table, row, step),
        called=called,
        strikes=strikes,
        overdue=table.overdue & ((clocked | held) - anew),
    )


def _has_had_turn(table: Table, row: LogRow, now: Position) -> frozenset[Seat]:
    """Return whose turn ends with the move in `row`, where every move is a turn: asked again, they have new time."""
    is_one = table.terms.game.style.is_move_a_line and is_turn(row) and table.position.window is now.window is None
    return frozenset({Seat(row.seat)}) if is_one and row.seat is not None else frozenset()


def _turns(table: Table, entry: Entry, *, is_dealt: bool) -> tuple[Turn, ...]:
    """Return the new `Table.turns`. Events of no turn, such as a renewed stock or a pause, join the last one.

    A turn is never cut, however long it is. Nobody learns who has answered a claim, not even from the deciding answer:
    its consequences join the last turn too. So does someone's leaving a running game.
    """
    row, step, is_answer = entry.row, entry.step, entry.is_answer
    if entry.is_hidden:
        return table.turns
    events = tuple([known for event in step.events if (known := event.seen_by(None)) is not None])
    seat = None if row.seat is None or is_dealt or is_answer else Seat(row.seat)
    joins_last_turn = row.text in NON_MOVES or (row.text in ENDS and step.position.outcome is None)
    is_same = table.terms.game.has_long_turns and bool(table.turns) and seat == table.turns[-1].seat
    if table.turns and not is_dealt and (seat is None or joins_last_turn or is_same):
        last = table.turns[-1]
        return (*table.turns[:-1], Turn(last.seat, last.events + events))
    return (*table.turns, Turn(seat, events))[-len(table.players) - MORE_TURNS :]


def _strikes(table: Table, entry: Entry) -> tuple[int, ...]:
    """Return the new `Table.strikes`: one more when the time of a seat is over, none after a move of its own.

    An answer to a claim does not count: nobody learns from it who is there, and silence is written as an answer too.
    """
    row = entry.row
    if row.seat is None or row.seat in table.overdue or entry.is_answer:
        return table.strikes
    before = table.strikes[row.seat]
    now = before + 1 if row.text == LATE else before if row.text in NON_MOVES else 0
    if now == before:
        return table.strikes
    return (*table.strikes[: row.seat], now, *table.strikes[row.seat + 1 :])


def happened(table: Table, entries: Iterable[Entry]) -> str:
    """Return the effects of these rows, which led to `table`, in words for the operator, without cards or moves.

    Nor does it say who answers a claim, or mention answers that were ordered ahead.
    """
    outcome, shown = table.position.outcome, [entry.row for entry in entries if not entry.is_answer]
    kept = (row for row in shown if outcome is None or row.text not in ENDS)  # how the game ended is said last
    words = dict.fromkeys(map(_happened, kept) if shown else ["answered"])
    over = [] if outcome is None else [f"over ({table.terms.game.word_of(outcome.ending)})"]
    return ", ".join([*words, *over])


def _happened(row: LogRow) -> str:
    by = "" if row.seat is None else f" by seat {row.seat}"
    match row.text:
        case "pause":
            return f"paused{by}"
        case "resume":
            return f"resumed{by}"
        case text if text in SAID:
            return SAID[text].format(row.seat)
        case text if text in (STEPS, STRIDES):
            return f"to be played in {text}{by}"
        case text if DEAL.fullmatch(text):
            return f"dealt, cut{by}" if by else "dealt"
        case text if text == RENEW:
            return "stock renewed"
        case text if text == UNDO:
            return f"taken back{by}"
        case text if text in ENDS:
            return f"seat {row.seat} left"
        case _:
            return f"seat {row.seat} moved"


def _after_non_move(table: Table, row: LogRow) -> Table:
    """Return the table after a row of `NON_MOVES`."""
    match row.text, row.seat:
        case "pause", seat:
            agreed = None if seat is None else Seat(seat)
            return replace(table, countdown=table.countdown.stop(row.at), paused_by=agreed)
        case "resume", _:
            return replace(table, countdown=table.countdown.go(row.at))
        case str(text), None if text == OPEN and table.awaits_twins:
            return replace(table, opened=table.deal, known=None)
        case "deputy", int(seat):
            return replace(table, deputies=table.deputies | {Seat(seat)})
        case "late", int(seat):
            return replace(table, overdue=table.overdue | {Seat(seat)})
        case str(text), int() if text in (STEPS, STRIDES) and table.terms.game.has_shortcuts:
            return replace(table, is_stepwise=text == STEPS)
        case str(text), int(seat) if text in (UNHEARD, HEARD) and table.terms.is_elsewhere:
            if text == HEARD:
                return replace(table, out_of_touch=table.out_of_touch - {Seat(seat)})
            gone = {Seat(seat)}
            return replace(
                table, out_of_touch=table.out_of_touch | gone, was_out_of_touch=table.was_out_of_touch | gone
            )
        case str(text), int(seat) if text == HINT and table.may_ask_for_hints(Seat(seat)):
            return replace(table, hinted=table.hinted | {Seat(seat)})
        case _:
            raise ValueError("nobody's absence, or a setting of other games")


def _undoable(table: Table, row: LogRow, step: Step) -> tuple[Undoable, ...]:
    """Return the moves that may be taken back after `row`, which deals no deck."""
    if row.text == UNDO:
        return table.undoable[:-1]
    if row.text in NON_MOVES:
        return table.undoable
    if row.text == RENEW or row.text in ENDS:
        return ()
    seat = None if row.seat is None else Seat(row.seat)
    return still_undoable(table.undoable, seat, move_of(table, row), table.position, step)


def _called(table: Table, position: Position, going_on: frozenset[Seat], *, is_dealt: bool) -> tuple[int, ...]:
    """Return the new `Table.called`: changed for every seat after a deal, else for the seats that are asked again."""
    asked = position.to_act - (table.position.to_act & going_on)
    return tuple(
        position.turn(Seat(index)) if is_dealt or Seat(index) in asked else turn
        for index, turn in enumerate(table.called)
    )


def replay(table: Table, rows: Iterable[LogRow], seed: bytes) -> Table:
    """Return the table after these rows of its log. Raises as `step_of`."""
    for row in rows:
        table = after(table, row, step_of(table, row, seed))
    return table


def public_events(table: Table, rows: Iterable[LogRow], seed: bytes) -> tuple[Event, ...]:
    """Return the events of the last deal in these rows, as everyone may know them."""
    events: list[Event] = []
    for row in rows:
        step = step_of(table, row, seed)
        if DEAL.fullmatch(row.text):
            events = []
        events += [known for event in step.events if (known := event.seen_by(None)) is not None]
        table = after(table, row, step)
    return tuple(events)
