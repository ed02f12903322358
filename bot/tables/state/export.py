"""From the log of a table to a game record. The record lists the cards, which the log derives from the seed."""

from collections.abc import Iterable
from datetime import UTC, datetime

from bot.games.protocol import Owed, Seat
from bot.games.record import Record, Scribe, Shuffled
from bot.games.shuffle import commitment
from bot.store import LogRow
from bot.tables.state.log_rows import after, cards_of, move_of, step_of
from bot.tables.state.non_moves import NON_MOVES, OPEN
from bot.tables.state.table import Table
from bot.tables.state.undo import UNDO


def export(table: Table, rows: Iterable[LogRow], seed: bytes, more: Iterable[tuple[str, str]] = ()) -> Record:
    """Return the record of the game in `rows`; `table` is as before its first row, `more` are further tags.

    The record of a finished game is whole and reveals the seed. The record of a running game has only the finished
    deals, and only the commitment to the seed; where hands stay closed, it has only the tags. In duplicate it has the
    deals that all tables have finished.
    """
    scribe = Scribe(table.terms.game, len(table.players))
    finished = 0  # how many entries there are up to the end of the last finished deal
    for row in rows:
        before = table.position
        step = step_of(table, row, seed)
        cards = cards_of(table, row, seed)
        table = after(table, row, step)
        if row.text == OPEN:
            finished = len(scribe.entries)
        if row.text in NON_MOVES:
            continue
        if row.text == UNDO:
            scribe.take_back()
        elif cards is None:
            seat = None if row.seat is None else Seat(row.seat)
            scribe.played(seat, move_of(table, row), before=before, after=step.position)
        elif (chance := before.chance) is not None and chance.kind == Owed.DECK:
            scribe.shuffled(Shuffled(chance.deal, chance.seat, cards, table.cut))
        else:
            scribe.restocked(cards)
        if any(event.finished_deal is not None for event in step.events) and not table.is_closed:
            finished = len(scribe.entries)
    date = datetime.fromtimestamp(table.started_at / 1000, UTC).date().isoformat()
    entries = scribe.entries
    tags = [("Date", date), ("Commit", commitment(seed))]
    if table.is_over:
        tags.append(("Seed", seed.hex()))
    else:
        entries = entries[:finished] if table.terms.game.opens_hands else ()
    tags += more
    terms = table.terms
    names = tuple(player.name for player in table.players)
    return Record(terms.game.name, names, terms.options, table.stake, tuple(tags), entries)
