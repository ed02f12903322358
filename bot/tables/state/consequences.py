"""The rows stored in one unit with the end of a game: its announcement, and the debts."""

from collections.abc import Iterable

from bot.games.protocol import Event
from bot.store import AnnouncementRow, Row, SettlementRow, TableEndRow, TransferRow
from bot.tables.state.table import Table

SETTLE = "settle"
"""The kind of an announcement: a finished game. Former versions had others, such as finished deals."""


def consequences(table: Table, events: Iterable[Event]) -> list[Row]:
    """Return the rows that follow from the moves that led to `table` and caused these events.

    In duplicate they follow once the other tables are done, too: until then the game goes on for all who ask.
    """
    outcome = table.position.outcome
    if outcome is None or table.is_closed:
        return []
    finished = [event.finished_deal for event in events if event.finished_deal is not None]
    rows: list[Row] = [
        TableEndRow(table.id, table.terms.game.word_of(outcome.ending), table.moved_at),
        announcement_of(table, SETTLE, table.deal if table.terms.is_duplicate else max(finished, default=0)),
    ]
    transfers = table.settlement().transfers
    if transfers or (outcome.winners and not table.is_unrated):  # a game for chips may have no winner
        rows.append(SettlementRow(table.id, table.id, table.guild_id, table.terms.unit, table.moved_at))
    rows += [
        TransferRow(table.id, table.players[due.payer].id, table.players[due.payee].id, due.amount) for due in transfers
    ]
    return rows


def announcement_of(table: Table, kind: str, deal: int) -> AnnouncementRow:
    """Return the row that lets something about `table` be announced, in the channel where it is played now."""
    return AnnouncementRow(
        id=f"{table.id}-{table.ply}-{kind}",
        table=table.id,
        ply=table.ply,
        kind=kind,
        channel_id=table.channel_id,
        body=str(deal),
        created_at=table.moved_at,
    )
