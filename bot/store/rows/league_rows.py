"""The rows of the leagues of servers. What `rows.py` says about rows holds here too."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LeagueActRow:
    """A player joins the league of a server, or leaves it. Once.

    `number` counts the acts of this player there, from 1: by the odd ones they join, by the even ones they leave.
    """

    guild_id: int
    player: int
    number: int
    at: int

    @property
    def joins(self) -> bool:
        """Whether the player joins."""
        return self.number % 2 == 1


@dataclass(frozen=True, slots=True)
class LeagueSeasonRow:
    """The champions of a season are named, or nobody is. Once. `season` is its key, as in 20264."""

    guild_id: int
    season: int
    at: int
    last: int  # the number of the last finished game that was counted by then


@dataclass(frozen=True, slots=True)
class ChampionRow:
    """A champion of a season. Once; several if they share the first place."""

    guild_id: int
    season: int
    player: int


LeagueStoreRow = LeagueActRow | LeagueSeasonRow | ChampionRow
