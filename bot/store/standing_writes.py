"""How the rows of what outlives a game are written; see `writes.py`."""

from typing import Final

from sqlalchemy import bindparam, delete, exists, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import UpdateBase

from bot.store import schema
from bot.store import standing_rows as rows
from bot.store import standing_schema as standing


def _add_to_tally() -> UpdateBase:
    """Add the counts of one more game; the time and the rating are those after it."""
    statement = sqlite.insert(standing.tallies)
    columns, given = standing.tallies.c, statement.excluded
    summed = ("games", "wins", "naturals", "chapeaux", "net")
    return statement.on_conflict_do_update(
        index_elements=list(standing.tallies.primary_key.columns),
        set_={columns[name]: columns[name] + given[name] for name in summed}
        | {columns[name]: given[name] for name in ("last_at", "rating", "rated")},
    )


def _replace_rating() -> UpdateBase:
    statement = sqlite.insert(standing.ratings)
    return statement.on_conflict_do_update(
        index_elements=list(standing.ratings.primary_key.columns),
        set_={standing.ratings.c[name]: statement.excluded[name] for name in ("mu", "sigma", "games")},
    )


def _replace_listing() -> UpdateBase:
    statement = sqlite.insert(standing.listings)
    return statement.on_conflict_do_update(
        index_elements=[standing.listings.c.player],
        set_={standing.listings.c.everywhere: statement.excluded.everywhere},
    )


_FORGET = (
    update(schema.players)
    .where(schema.players.c.id == bindparam("player"))
    .values(discord_id=None, dm_channel_id=None, locale="", name=bindparam("name"))
)

_FORGET_PREFERENCES = delete(schema.preferences).where(schema.preferences.c.player == bindparam("player"))

_FORGET_QUIET = update(schema.seats).where(schema.seats.c.player == bindparam("who")).values(quiet=None)

_FORGET_PANELS = delete(schema.panels).where(
    exists().where(
        schema.seats.c.table == schema.panels.c.table,
        schema.seats.c.seat == schema.panels.c.seat,
        schema.seats.c.player == bindparam("player"),
    )
)

ERASING: Final[frozenset[type[rows.StandingRow]]] = frozenset(
    {rows.ForgottenRow, rows.ForgottenPreferencesRow, rows.ForgottenQuietRow, rows.ForgottenPanelsRow}
)
"""What takes away what rows of other kinds stored."""

# In the order of their foreign keys.
STANDING_WRITES: Final[tuple[tuple[type[rows.StandingRow], UpdateBase], ...]] = (
    (rows.FinishedGameRow, insert(standing.finished_games)),
    (rows.GameFactsRow, insert(standing.game_facts)),
    (rows.TallyRow, _add_to_tally()),
    (rows.RatingRow, _replace_rating()),
    (rows.ListingRow, _replace_listing()),
    (rows.ProposalRow, insert(standing.proposals)),
    (rows.ProposedTransferRow, insert(standing.proposed_transfers)),
    (rows.ConsentRow, insert(standing.consents)),
    (rows.AgreementRow, insert(standing.agreements)),
    (rows.DissentRow, insert(standing.dissents)),
    (rows.FeatRow, insert(standing.feats)),
    (rows.ForgottenRow, _FORGET),
    (rows.ForgottenPreferencesRow, _FORGET_PREFERENCES),
    (rows.ForgottenQuietRow, _FORGET_QUIET),
    (rows.ForgottenPanelsRow, _FORGET_PANELS),
)
