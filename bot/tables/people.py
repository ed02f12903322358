"""Who plays here."""

from dataclasses import dataclass

from bot.store import PlayerRow


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who plays, as hosting knows them."""

    id: int  # our own number, which seats and transfers point at
    discord_id: int | None  # None once their personal data was deleted
    name: str  # as last seen in a server or a direct message
    locale: str  # of their client, as last seen
    dm_channel_id: int | None
    robot: str | None = None  # the level of a robot; None for a person

    @classmethod
    def of(cls, row: PlayerRow) -> "Player":
        """The player a row describes."""
        return cls(row.id, row.discord_id, row.name, row.locale, row.dm_channel_id, row.robot)
