"""The rows of lobbies: tables that wait for their players. What `rows.py` says about rows holds here too."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """A lobby, where people sit down to a game. Once. The table that it becomes has its key.

    `seats` is how many may sit down; `again` is the table whose people play once more. Everything else is in its acts.
    """

    id: str
    game: str
    guild_id: int
    channel_id: int
    message_id: int | None
    seats: int
    created_at: int
    expires_at: int
    again: str | None = None


@dataclass(frozen=True, slots=True)
class LobbyPostedRow:
    """The message that shows a lobby. Replaces."""

    lobby: str
    message_id: int


@dataclass(frozen=True, slots=True)
class LobbyActRow:
    """An act in a lobby, such as sitting down. Once.

    Numbers count from 1 without gaps, and one that is taken is a `Conflict`: of two takers of the last seat, or of a
    start and a departure, only one is stored. The other must look again. `player` is whom it is about, and `press_id`
    the press by which they did it. What `text` holds depends on the `kind`.
    """

    lobby: str
    number: int
    kind: str
    player: int | None
    press_id: int | None
    text: str | None
    at: int


LobbyStoreRow = LobbyRow | LobbyPostedRow | LobbyActRow
