"""Opening a game: the rows of a challenge and those of a table, each stored as one unit."""

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.games.protocol import HIGHEST_STAKE, Seat
from bot.store import OfferRow, SeatRow, TableRow
from bot.tables.errors import Declined, Reason
from bot.tables.state.people import Player
from bot.tables.state.terms import Terms
from bot.tables.state.turn_pauses import check_forced


def check_stake(terms: Terms) -> None:
    """Raise Declined (STAKE) for a stake out of bounds."""
    if not 0 <= terms.stake <= HIGHEST_STAKE:
        raise Declined(Reason.STAKE, game=terms.game.name)


def check_hints(terms: Terms) -> None:
    """Raise Declined (HINTS_NONE, HINTS_STAKE) where hints cannot be agreed to."""
    if not terms.has_hints:
        return
    if not terms.game.has_coach:
        raise Declined(Reason.HINTS_NONE, game=terms.game.name)
    if terms.stake:
        raise Declined(Reason.HINTS_STAKE)


def check_duplicate(terms: Terms) -> None:
    """Raise Declined (DUPLICATE_NONE, DUPLICATE_TERMS) where duplicate cannot be agreed to."""
    if not terms.is_duplicate:
        return
    if terms.game.duplicate is None:
        raise Declined(Reason.DUPLICATE_NONE, game=terms.game.name)
    if terms.stake or terms.has_hints:
        raise Declined(Reason.DUPLICATE_TERMS)


def check_people(terms: Terms, people: int) -> None:
    """Check that so many can play on these terms: at one table, or at those of a duplicate. Raises as `check_seats`."""
    check_duplicate(terms)
    seats = terms.game.twin_seats(people) if terms.is_duplicate else people
    if seats is None:
        raise Declined(Reason.SEATS)
    check_seats(terms, seats)


def check_seats(terms: Terms, seats: int) -> None:
    """Check that so many can play on these terms at one table.

    Raises Declined (SEATS), BadOption for an option that does not fit this number, and as `check_forced`,
    `check_hints` and `check_duplicate`.
    """
    check_forced(terms)
    check_hints(terms)
    check_duplicate(terms)
    if seats not in terms.game.seats:
        raise Declined(Reason.SEATS)
    terms.game.start(terms.options, seats, Seat.A)


def challenge(
    key: str,
    terms: Terms,
    challenger: Player,
    challenged: Player | None,
    *,
    guild_id: int | None,
    channel_id: int,
    now: int,
    lifetime: int,
) -> OfferRow:
    """Return the row of a challenge, or of an open seat (`challenged` None), that lapses after `lifetime` ms.

    Raises as `check_seats`: a challenge is for two, and a duplicate is none.
    """
    if terms.is_duplicate:
        raise Declined(Reason.SEATS)
    check_seats(terms, 2)
    return OfferRow(
        id=key,
        game=terms.game.name,
        guild_id=guild_id,
        channel_id=channel_id,
        message_id=None,
        challenger=challenger.id,
        challenged=challenged.id if challenged else None,
        rules=terms.options.rules,
        options=json.dumps(terms.options.with_edition(terms.options.changes())),
        stake=terms.stake,
        created_at=now,
        expires_at=now + lifetime,
        clock=terms.clock,
        unit=terms.unit,
    )


def opening(  # noqa: PLR0913  each is a part of a table
    key: str,
    terms: Terms,
    players: Sequence[Player],
    *,
    guild_id: int | None,
    channel_id: int,
    cut: str,
    now: int,
    quiet: Sequence[str | None] = (),
    window: int | None = None,
) -> tuple[TableRow | SeatRow, ...]:
    """Return the rows of a new table. `players`: in order of seat, `cut`: the default cut, `now`: Unix milliseconds.

    `quiet` are the quiet hours of the players. The clock respects them if that was agreed. `window` is how long a claim
    may be made in a live game, None for as long as the operator has set. Raises as `check_seats`: nobody could read a
    table with a wrong number of seats.
    """
    check_seats(terms, len(players))
    table = table_row(key, terms, guild_id=guild_id, channel_id=channel_id, cut=cut, now=now)
    hours = quiet or (None,) * len(players)
    seats = (SeatRow(key, seat, player.id, hours[seat]) for seat, player in enumerate(players))
    return (replace(table, window=window), *seats)


def table_row(key: str, terms: Terms, *, guild_id: int | None, channel_id: int, cut: str, now: int) -> TableRow:
    """Return the row of a new table itself."""
    return TableRow(
        id=key,
        game=terms.game.name,
        rules=terms.options.rules,
        options=json.dumps(terms.options.with_edition(terms.options.texts())),
        stake=terms.stake,
        guild_id=guild_id,
        channel_id=channel_id,
        cut=cut,
        created_at=now,
        clock=terms.clock,
        unit=terms.unit,
    )
