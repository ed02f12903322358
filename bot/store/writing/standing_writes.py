"""The statements that write the rows of what outlives a game. See `writes.py`."""

from typing import Final

from sqlalchemy import Table, bindparam, delete, exists, insert, update
from sqlalchemy.sql.dml import UpdateBase

from bot.store.rows import standing_rows as rows
from bot.store.schema import schema
from bot.store.schema import standing_schema as standing
from bot.store.writing.upsert import Upsert, upsert, upsert_of_known

_COUNTED = ("games", "wins")

_SIGN = update(standing.entries).where(standing.entries.c.number == bindparam("entry")).values(mac=bindparam("mac"))

_FORGET = (
    update(schema.players)
    .where(schema.players.c.id == bindparam("player"))
    .values(discord_id=None, dm_channel_id=None, locale="", name=bindparam("name"))
)

_FORGET_PREFERENCES = delete(schema.preferences).where(schema.preferences.c.player == bindparam("player"))

_FORGET_QUIET = update(schema.seats).where(schema.seats.c.player == bindparam("who")).values(quiet=None)


def forget_at_seats(table: Table) -> UpdateBase:
    """Delete the rows of a table that are about seats of the player."""
    sat = exists().where(
        schema.seats.c.table == table.c.table,
        schema.seats.c.seat == table.c.seat,
        schema.seats.c.player == bindparam("player"),
    )
    return delete(table).where(sat)


ERASING: Final[frozenset[type[rows.StandingRow]]] = frozenset(
    {
        rows.ForgottenRow,
        rows.ForgottenPreferencesRow,
        rows.ForgottenQuietRow,
        rows.ForgottenPanelsRow,
        rows.ForgottenLeftoversRow,
        rows.ForgottenOrdersRow,
    }
)
"""The kinds of row that erase what rows of other kinds stored."""

# In the order of their foreign keys.
STANDING_WRITES: Final[tuple[tuple[type[rows.StandingRow], UpdateBase | Upsert], ...]] = (
    (rows.FinishedGameRow, insert(standing.finished_games)),
    (rows.GameFactsRow, insert(standing.game_facts)),
    (rows.GameFigureRow, insert(standing.game_figures)),
    (rows.TallyRow, upsert(standing.tallies, "last_at", "rating", "rated", added=_COUNTED)),
    (rows.TallyFigureRow, upsert(standing.tally_figures, added=["value"])),
    (rows.WinningsRow, upsert(standing.winnings, added=["net"])),
    (rows.RatingRow, upsert(standing.ratings, "mu", "sigma", "games")),
    (rows.ListingRow, upsert_of_known(standing.listings, "everywhere")),
    (rows.ProposalRow, insert(standing.proposals)),
    (rows.ProposedTransferRow, insert(standing.proposed_transfers)),
    (rows.ConsentRow, insert(standing.consents)),
    (rows.AgreementRow, insert(standing.agreements)),
    (rows.EntryRow, insert(standing.entries)),
    (rows.SignedRow, _SIGN),
    (rows.DissentRow, insert(standing.dissents)),
    (rows.FeatRow, insert(standing.feats)),
    (rows.ForgottenRow, _FORGET),
    (rows.ForgottenPreferencesRow, _FORGET_PREFERENCES),
    (rows.ForgottenQuietRow, _FORGET_QUIET),
    (rows.ForgottenPanelsRow, forget_at_seats(schema.panels)),
    (rows.ForgottenLeftoversRow, forget_at_seats(schema.leftovers)),
    (rows.ForgottenOrdersRow, forget_at_seats(schema.orders)),
)
