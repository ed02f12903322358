"""The rows of game nights. What `rows.py` says about rows holds here too."""

from dataclasses import dataclass

PLANNED, OPENED, DONE, OFF = "planned", "opened", "done", "off"
"""The states of a night: it is to come; its table is open, and people are being called; all are; it was called off."""


@dataclass(frozen=True, slots=True)
class NightRow:
    """A game night that someone plans. Once. The lobby that opens when it begins has its key.

    `terms` is JSON as in an act of a lobby, `press_id` the command that agreed to them. `event_id` is Discord's event,
    `starts_at` its beginning (ms). `gone` has digests of people who deleted their data since, and is empty in the end.
    """

    id: str
    guild_id: int
    channel_id: int
    player: int
    press_id: int
    game: str
    seats: int
    terms: str
    created_at: int
    starts_at: int
    event_id: int | None = None
    state: str = PLANNED
    gone: str = ""


@dataclass(frozen=True, slots=True)
class NightEventRow:
    """Discord's event of a night. Changes the one that has none."""

    night: str
    event_id: int


@dataclass(frozen=True, slots=True)
class NightMovedRow:
    """A night begins at another time (ms). Changes one that is to come."""

    night: str
    starts_at: int


@dataclass(frozen=True, slots=True)
class NightStateRow:
    """A night's next state. Changes the one in the state `before`; a `Conflict` if another process was first.

    The digests of people who deleted their data are forgotten.
    """

    night: str
    before: str
    state: str
    gone: str = ""


@dataclass(frozen=True, slots=True)
class NightGoneRow:
    """The digests of people who deleted their data before a night. Changes."""

    night: str
    gone: str


@dataclass(frozen=True, slots=True)
class NightCallRow:
    """A message that calls people when a night begins. Once.

    `people` are their Discord ids, until they are called. `tried_at`: when that was tried last (ms), 0 for never.
    """

    night: str
    number: int
    people: str
    tried_at: int = 0
    posted_at: int | None = None


@dataclass(frozen=True, slots=True)
class NightTriedRow:
    """A process is about to call people. Changes the call that was tried at `before`; a `Conflict` if it was not."""

    of: str  # a night
    call: int  # its number
    before: int
    tried_at: int


@dataclass(frozen=True, slots=True)
class NightCalledRow:
    """People were called, or never will be (ms). Changes the call, which forgets them."""

    of: str  # a night
    call: int  # its number
    posted_at: int
    people: str = ""


NightStoreRow = (
    NightRow
    | NightEventRow
    | NightMovedRow
    | NightStateRow
    | NightGoneRow
    | NightCallRow
    | NightTriedRow
    | NightCalledRow
)
