"""The common basis of challenges and lobbies, as one value."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.hosted import Games
from bot.store import Store
from bot.tables.lobbies.limits import Limits
from bot.tables.settings.preferences import PreferenceBook
from bot.tables.settings.servers import ServerBook
from bot.tables.state.seeds import Seeds
from bot.tables.time import Clock


@dataclass(frozen=True, slots=True)
class Entrance:
    """Where games are asked for, what servers and people have chosen, and how much of it may be open for how long."""

    games: Games
    store: Store
    clock: Clock
    seeds: Seeds
    servers: ServerBook
    preferences: PreferenceBook
    limits: Limits
    lifetime: int  # ms until a challenge or a lobby expires
    draw_key: Callable[[], str]  # of a new table


class AtEntrance:
    """A part of hosting at this entrance."""

    def __init__(self, entrance: Entrance) -> None:
        self._games = entrance.games
        self._store = entrance.store
        self._clock = entrance.clock
        self._seeds = entrance.seeds
        self._servers = entrance.servers
        self._preferences = entrance.preferences
        self._limits = entrance.limits
        self._lifetime = entrance.lifetime
        self._draw_key = entrance.draw_key
