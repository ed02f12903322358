"""The rows of tournaments: their terms, what happened in them, and how their pots were divided. See `rows.py`.

The secret of a tournament is a `SeedRow` under its key.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament and its terms. Once. Everything else is in its acts.

    `options` is JSON of all options of the rules. `entry` is what each who signs up owes, of `unit`.
    """

    id: str
    game: str
    guild_id: int
    channel_id: int
    host: int
    seats: int
    rounds: int
    pace: str
    rules: str
    options: str
    entry: int
    unit: str
    division: str
    created_at: int


@dataclass(frozen=True, slots=True)
class TournamentActRow:
    """An act of a tournament, such as signing up, or a round that is seated. Once.

    Numbers count from 1 without gaps, and one that is taken is a `Conflict`: the other must look again. What `text`
    holds depends on the `kind`.
    """

    tournament: str
    number: int
    at: int
    kind: str
    player: int | None
    press_id: int | None
    text: str


@dataclass(frozen=True, slots=True)
class PotRow:
    """The pot of a tournament is divided. Once."""

    tournament: str
    guild_id: int
    unit: str
    at: int


@dataclass(frozen=True, slots=True)
class PotTransferRow:
    """The payment of one entrant of a tournament to another. Once."""

    tournament: str
    payer: int
    payee: int
    amount: int


TournamentStoreRow = TournamentRow | TournamentActRow | PotRow | PotTransferRow
