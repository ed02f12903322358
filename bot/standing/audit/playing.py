"""Play a log once more, row by row, and note what the bot would have stored with it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.games.protocol import Abandon, Seat
from bot.hosted import Games
from bot.standing.audit.cases import Case
from bot.standing.audit.clocks import LEEWAY, SKEW
from bot.standing.audit.sentences import UNCHECKED, wrong
from bot.store import LogRow, Row, SeatedTable
from bot.store.copies.kinds import named
from bot.tables import Player, Table
from bot.tables.state.absence import DEPUTY, LATE, PAUSE
from bot.tables.state.consequences import consequences
from bot.tables.state.log_rows import DEAL, RENEW, after, at_start, cut_of, deal_text, move_of, step_of
from bot.tables.state.non_moves import NON_MOVES
from bot.tables.state.undo import UNDO

AGREED = frozenset({PAUSE, DEPUTY, str(Abandon())})
"""The texts of rows on which the people at a table may have agreed."""


class BrokenLog(Exception):  # noqa: N818
    """A log that cannot be played. The text is the sentence about it."""


@dataclass(slots=True)
class Played:
    """A table after its log, and what was stored together with the rows of the log."""

    table: Table
    follows: list[Row] = field(default_factory=list)
    finished: int = 0  # number of the last finished deal
    faults: list[str] = field(default_factory=list)
    before: dict[int, Table] = field(default_factory=dict)  # by ply: the table before what people may have agreed on


def start_of(case: Case, games: Games, seed: bytes, *, unit: str) -> Table:
    """Return the table before its log. Raises BrokenLog."""
    if case.table is None:
        raise BrokenLog(f"tables with id {case.id}: is missing, {UNCHECKED}")
    players = tuple(each.player for each in case.seats)
    channel = case.table.channel_id if case.place is None else case.place.channel_id
    seated = SeatedTable(case.table, players, case.end, tuple(each.quiet for each in case.seats), channel)
    try:
        game, people = games[case.table.game].game, [Player.of(case.people[each]) for each in players]
        return at_start(game, seated, people, seed=seed, unit=unit)
    except Exception as error:  # of any kind: a fault of one table hides no other
        words = "its game, options, stake, clock or seats cannot be read"
        raise BrokenLog(f"{named(case.table)}: {words} ({type(error).__name__}), {UNCHECKED}") from error


def play(case: Case, games: Games, seed: bytes, *, unit: str, now: int) -> Played:
    """Play the log of a table from its beginning; `now` (ms) is later than anything in it. Raises BrokenLog."""
    played = Played(start_of(case, games, seed, unit=unit))
    for number, row in enumerate(case.log, 1):
        if row.ply != number:
            raise BrokenLog(wrong(row, "ply", f"does not follow {number - 1}, {UNCHECKED}"))
        # Not that of the row before: secret choices move nobody's clock, and rows that nobody played say since when.
        if not played.table.moved_at - LEEWAY <= row.at <= now + SKEW:
            played.faults.append(wrong(row, "at", f"is {row.at}, which does not fit the rows before"))
        try:
            _add(played, row, seed)
        except Exception as error:  # of any kind, as the rules refuse in many ways
            what = f"seat and text do not fit what was played before ({type(error).__name__}), {UNCHECKED}"
            raise BrokenLog(f"{named(row)}: {what}") from error
    return played


def _add(played: Played, row: LogRow, seed: bytes) -> None:
    table = played.table
    if row.text in AGREED:
        played.before[row.ply] = table
    step = step_of(table, row, seed)
    played.faults += _dealt(table, row)
    if row.text == LATE and row.seat not in table.late(row.at):
        played.faults.append(wrong(row, "text", "says that the time of that seat was over, which it was not"))
    if row.text != _written(table, row):
        played.faults.append(wrong(row, "text", "is not written as the bot writes it"))
    played.table = after(table, row, step)
    played.follows += consequences(played.table, step.events)
    played.finished = max([played.finished, *(each.finished_deal or 0 for each in step.events)])


def _written(table: Table, row: LogRow) -> str:
    """Return the text of a row as the bot writes it."""
    if row.text in NON_MOVES or row.text in (UNDO, RENEW):
        return row.text
    dealt = DEAL.fullmatch(row.text)
    return str(move_of(table, row)) if dealt is None else deal_text(int(dealt["number"]), cut_of(row) or "")


def _dealt(table: Table, row: LogRow) -> Iterator[str]:
    """Yield what is wrong with a row that deals cards, apart from the cards, which follow from the seed."""
    dealt, chance = DEAL.fullmatch(row.text), table.position.chance
    if row.text == RENEW and row.seat is not None:
        yield wrong(row, "seat", "is set, but nobody plays the renewal of a stock")
    if dealt is None or chance is None:
        return
    if int(dealt["number"]) != chance.deal:
        yield wrong(row, "text", f"does not deal deal {chance.deal}, whose turn it is")
    if row.seat is None and cut_of(row) != table.default_cut:
        yield f"tables with id {table.id}: cut is not the word with which its log dealt by itself at ply {row.ply}"
    if row.seat is not None and Seat(row.seat) != table.cutter:
        yield wrong(row, "seat", "is not the one that cuts this deck")
