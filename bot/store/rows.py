"""The rows of the store, one class a kind.

A field ending in `_id` is a number of Discord's; a bare noun (`table`, `player`, `offer`) is a key of ours.
Times (`at`, `…_at`) are whole milliseconds since 1970, UTC. Money is whole minor units. JSON is text that only the
caller reads. How a kind is written (once only, or replacing the row before it) stands in `writes.py`.
"""

from dataclasses import dataclass, field
from typing import Literal

from bot.store.standing_rows import StandingRow

Answer = Literal["accepted", "declined", "withdrawn", "lapsed"]


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Somebody who plays. Read only: `Store.player` and `Store.robot` make and refresh it.

    `robot` is the level of a robot; None for a person.
    """

    id: int
    discord_id: int | None
    name: str
    locale: str
    dm_channel_id: int | None
    created_at: int
    robot: str | None


@dataclass(frozen=True, slots=True)
class PlayerSeenRow:
    """Somebody showed up under this name and language: a new player, or a known one refreshed."""

    discord_id: int
    name: str
    locale: str
    created_at: int


@dataclass(frozen=True, slots=True)
class RobotRow:
    """A robot of this level takes part under this name: a new player, or a known one renamed."""

    robot: str
    name: str
    locale: str
    created_at: int


@dataclass(frozen=True, slots=True)
class DmChannelRow:
    """Where a player's direct messages go; None forgets it. Replaces."""

    player: int
    dm_channel_id: int | None


@dataclass(frozen=True, slots=True)
class OfferRow:
    """A challenge, or an open seat (`challenged` is None). `options` is JSON of what differs from the rules' preset.

    `unit` is what the stake is counted in, empty for the usual, None (in older rows) for the operator's. `counters` is
    the offer that this one answers with other terms: a second such answer is a `Conflict`.
    """

    id: str
    game: str
    guild_id: int | None
    channel_id: int
    message_id: int | None
    challenger: int
    challenged: int | None
    rules: str
    options: str
    stake: int
    created_at: int
    expires_at: int
    clock: str | None = None
    unit: str | None = None
    counters: str | None = None


@dataclass(frozen=True, slots=True)
class OfferPostedRow:
    """The message that shows an offer. Replaces."""

    offer: str
    message_id: int


@dataclass(frozen=True, slots=True)
class OfferAnswerRow:
    """How an offer was answered: once. `player` is who answered, None when it lapsed."""

    offer: str
    kind: Answer
    player: int | None
    at: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, and the terms it plays under. `options` is JSON of all of them.

    Its key is that of the offer it came from, if any. `cut` is what its decks are cut with unless somebody says
    another word. `unit` is what the stake is counted in, empty for the usual, None (in older rows) for the operator's.
    """

    id: str
    game: str
    rules: str
    options: str
    stake: int
    guild_id: int | None
    channel_id: int
    cut: str
    created_at: int
    clock: str | None = None
    unit: str | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where; seats count from 0. `quiet` are the player's quiet hours when the game began."""

    table: str
    seat: int
    player: int
    quiet: str | None = None


@dataclass(frozen=True, slots=True)
class SeedRow:
    """The secret all decks of a table follow from: never in a text, not even in this row's own.

    It is there before its table: from the offer on, whose key the table will have. `commitment` is what everybody is
    told of it beforehand. `seed` is bytes that only the caller reads; it may have sealed them.
    """

    table: str
    seed: bytes = field(repr=False)
    commitment: str


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry of a table's log, a move in the words of the record. `seat` is None for what no player did.

    Plies count from 1 without gaps; a ply already taken is a `Conflict`.
    """

    table: str
    ply: int
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class TableMessageRow:
    """The public message of a table. Replaces."""

    table: str
    channel_id: int
    message_id: int
    posted_at: int


@dataclass(frozen=True, slots=True)
class PanelRow:
    """The last private panel sent to a seat, and the seat's turn it showed. Replaces."""

    table: str
    seat: int
    channel_id: int
    message_id: int
    turn: int


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """The channel or thread where a table is played, when it is no longer the one where it began. Replaces."""

    table: str
    channel_id: int


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A seat was told something in this turn of its own, which is told once a turn. Replaces the turn before."""

    table: str
    seat: int
    kind: str
    turn: int


@dataclass(frozen=True, slots=True)
class PreferenceRow:
    """What a player prefers, by key. Replaces."""

    player: int
    key: str
    value: str


@dataclass(frozen=True, slots=True)
class ServerSettingRow:
    """What holds in a server of Discord's, by key; an empty value is the default. Replaces."""

    guild_id: int
    key: str
    value: str


@dataclass(frozen=True, slots=True)
class TableEndRow:
    """The game at a table is over: once."""

    table: str
    how: str
    at: int


@dataclass(frozen=True, slots=True)
class AnnouncementRow:
    """Something to be posted exactly once. `id` is its nonce too, 25 characters at most; `body` is JSON."""

    id: str
    table: str | None
    ply: int | None
    kind: str
    channel_id: int
    body: str
    created_at: int


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """An announcement is about to be sent. Replaces the attempt before; a `Conflict` once it is posted."""

    announcement: str
    at: int


@dataclass(frozen=True, slots=True)
class AnnouncementPostedRow:
    """An announcement stands in its channel: once."""

    announcement: str
    message_id: int
    at: int


@dataclass(frozen=True, slots=True)
class SettlementRow:
    """The stakes of a table were settled: once. `unit` is what it is counted in, empty for the usual."""

    id: str
    table: str
    guild_id: int | None
    unit: str
    at: int


@dataclass(frozen=True, slots=True)
class TransferRow:
    """`payer` owes `payee` this amount, above zero. Balances are sums of these."""

    settlement: str
    payer: int
    payee: int
    amount: int


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A small fact that is no one's row, by key. Replaces."""

    key: str
    value: str


Row = (
    PlayerSeenRow
    | RobotRow
    | DmChannelRow
    | OfferRow
    | OfferPostedRow
    | OfferAnswerRow
    | TableRow
    | SeatRow
    | SeedRow
    | LogRow
    | TableMessageRow
    | PanelRow
    | PlaceRow
    | NoticeRow
    | PreferenceRow
    | ServerSettingRow
    | TableEndRow
    | AnnouncementRow
    | AttemptRow
    | AnnouncementPostedRow
    | SettlementRow
    | TransferRow
    | NoteRow
    | StandingRow
)
"""What `Store.commit` takes."""


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table with its players in order of seat, and its end once it has one.

    `quiet` are the players' quiet hours when the game began, `channel_id` is where it is played now.
    """

    row: TableRow
    players: tuple[int, ...]
    end: TableEndRow | None
    quiet: tuple[str | None, ...]
    channel_id: int


@dataclass(frozen=True, slots=True)
class Unposted:
    """To be posted still. With `tried_at` set it may stand in its channel already: look there first."""

    row: AnnouncementRow
    tried_at: int | None
