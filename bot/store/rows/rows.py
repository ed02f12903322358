"""The rows of the store, one class for each kind.

A field that ends in `_id` holds an id of Discord's; a bare noun (`table`, `player`, `offer`) holds a key of ours.
Times (`at`, `…_at`) are whole milliseconds since 1970, UTC. Money is whole minor units. JSON is text that only the
caller reads. `writes.py` says how each kind is written. "Once" below means that a second row with the same key is a
`Conflict`; "replaces" means that it takes the place of the first.
"""

from dataclasses import dataclass, field
from typing import Literal

from bot.store.rows.agreed_rows import AgreedRow
from bot.store.rows.block_rows import BlockStoreRow
from bot.store.rows.daily_rows import DailyStoreRow
from bot.store.rows.league_rows import LeagueStoreRow
from bot.store.rows.lobby_rows import LobbyStoreRow
from bot.store.rows.night_rows import NightStoreRow
from bot.store.rows.note_rows import NoteStoreRow
from bot.store.rows.order_rows import OrderDoneRow, OrderRow
from bot.store.rows.review_rows import ReviewStoreRow
from bot.store.rows.standing_rows import StandingRow
from bot.store.rows.start_rows import StartRow
from bot.store.rows.tournament_rows import TournamentStoreRow
from bot.store.rows.twin_rows import TwinRow

Answer = Literal["accepted", "declined", "withdrawn", "lapsed"]


ELSEWHERE = "elsewhere"  # the last word of the clock of an offer or a table, where the bot is not in its place


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player. Read only: `Store.player` and `Store.robot` make it and keep it up to date.

    `robot` is the level of a robot, None for a person; robots of one level are distinguished by their numbers, from 1.
    """

    id: int
    discord_id: int | None
    name: str
    locale: str
    dm_channel_id: int | None
    created_at: int
    robot: str | None
    robot_number: int | None = None


@dataclass(frozen=True, slots=True)
class PlayerSeenRow:
    """A person was seen under this name and language. Makes a new player, or replaces both for a known one."""

    discord_id: int
    name: str
    locale: str
    created_at: int


@dataclass(frozen=True, slots=True)
class RobotRow:
    """The robot of this level and number plays under this name. Makes a new player, or renames a known one."""

    robot: str
    robot_number: int
    name: str
    locale: str
    created_at: int


@dataclass(frozen=True, slots=True)
class DmChannelRow:
    """The channel of a player's direct messages; None forgets it. Replaces."""

    player: int
    dm_channel_id: int | None


@dataclass(frozen=True, slots=True)
class OfferRow:
    """A challenge, or an open seat (`challenged` is None). `options` is JSON of what differs from the rules' preset.

    `unit` is the unit of the stake: "" for the usual one, None (in older rows) for the operator's. `counters` is the
    offer that this one answers with other terms: a second counter-offer to it is a `Conflict`.
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
    """An answer to an offer. Once. `player` gave it; None if the offer expired."""

    offer: str
    kind: Answer
    player: int | None
    at: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table and the terms of its game. Once. `options` is JSON of all options of the rules.

    A table that came from an offer has the key of that offer. `cut` is the default word that cuts its decks. `unit` is
    the unit of the stake: "" for the usual one, None (in older rows) for the operator's. `window` is how long a claim
    may be made in a live game (ms), None for as long as the operator has set.
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
    window: int | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player's seat. Once. Seats count from 0. `quiet` is the player's quiet hours when the game began."""

    table: str
    seat: int
    player: int
    quiet: str | None = None


@dataclass(frozen=True, slots=True)
class SeedRow:
    """The secret from which all decks of a table follow. Once. No text may show it, not even this row's own `repr`.

    It is stored with the offer, under the key that the table will have. `commitment` is its hash, published in advance.
    Only the caller reads the bytes of `seed`, and may have sealed them.
    """

    table: str
    seed: bytes = field(repr=False)
    commitment: str


@dataclass(frozen=True, slots=True)
class SealRow:
    """The seed of the table or offer `key` in its form from now on: opened, or resealed. Replaces."""

    key: str
    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry of a table's log: a move as the record writes it. `seat` is None for what no player did.

    Plies count from 1 without gaps. A ply that is already taken is a `Conflict`.
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
    """The last private panel sent to a seat, and which turn of that seat it showed. Replaces."""

    table: str
    seat: int
    channel_id: int
    message_id: int
    turn: int


@dataclass(frozen=True, slots=True)
class CalledRow:
    """A notice of a turn to a seat by a mention. The place of its last private panel stays the same."""

    table: str
    seat: int
    turn: int
    channel_id: int = 0  # as long as there was no panel
    message_id: int = 0


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """The channel or thread to which a table has moved from the one where it began. Replaces."""

    table: str
    channel_id: int


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """The last turn of a seat in which it was sent a notice of this kind; each is sent once a turn. Replaces."""

    table: str
    seat: int
    kind: str
    turn: int


@dataclass(frozen=True, slots=True)
class PreferenceRow:
    """One preference of a player. Replaces."""

    player: int
    key: str
    value: str


@dataclass(frozen=True, slots=True)
class ServerSettingRow:
    """One setting of a Discord server; an empty value is the default. Replaces."""

    guild_id: int
    key: str
    value: str


@dataclass(frozen=True, slots=True)
class TableEndRow:
    """The game at a table is over. Once."""

    table: str
    how: str
    at: int


@dataclass(frozen=True, slots=True)
class AnnouncementRow:
    """A message to be posted exactly once. `id` is also its nonce, at most 25 characters; `body` is JSON."""

    id: str
    table: str | None
    ply: int | None
    kind: str
    channel_id: int
    body: str
    created_at: int


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """An announcement is about to be sent. Replaces the attempt before. A `Conflict` if it was posted already."""

    announcement: str
    at: int


@dataclass(frozen=True, slots=True)
class AnnouncementPostedRow:
    """An announcement was posted. Once."""

    announcement: str
    message_id: int
    at: int


@dataclass(frozen=True, slots=True)
class SettlementRow:
    """The stakes of a table were settled. Once. `unit` is the unit of its transfers, "" for the usual one."""

    id: str
    table: str
    guild_id: int | None
    unit: str
    at: int


@dataclass(frozen=True, slots=True)
class TransferRow:
    """A debt of `payer` to `payee` of this amount, above zero. Once. A balance is a sum of these."""

    settlement: str
    payer: int
    payee: int
    amount: int


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
    | SealRow
    | LogRow
    | TableMessageRow
    | PanelRow
    | CalledRow
    | PlaceRow
    | NoticeRow
    | OrderRow
    | OrderDoneRow
    | PreferenceRow
    | ServerSettingRow
    | TableEndRow
    | AnnouncementRow
    | AttemptRow
    | AnnouncementPostedRow
    | SettlementRow
    | TransferRow
    | NoteStoreRow
    | AgreedRow
    | StandingRow
    | StartRow
    | LobbyStoreRow
    | BlockStoreRow
    | DailyStoreRow
    | LeagueStoreRow
    | NightStoreRow
    | TournamentStoreRow
    | ReviewStoreRow
    | TwinRow
)
"""What `Store.commit` takes."""
