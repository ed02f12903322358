"""The common basis of challenges and lobbies, as one value."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.hosted import Games
from bot.store import Conflict, Store
from bot.tables.lobbies.limits import Limits
from bot.tables.settings.preferences import PreferenceBook
from bot.tables.settings.servers import ServerBook
from bot.tables.state.seeds import Seeds
from bot.tables.time import Clock


@dataclass(frozen=True, slots=True)
class Entrance:
    """The entrance for requested games: the choices of servers and people, and how much may be open for how long."""

    games: Games
    store: Store
    clock: Clock
    seeds: Seeds
    servers: ServerBook
    preferences: PreferenceBook
    limits: Limits
    lifetime: int  # ms until a challenge or a lobby expires
    draw_key: Callable[[], str]  # of a new table
    doubted: Callable[[str], None]  # called with each challenge or lobby that only the store can tell about


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
        self._doubted = entrance.doubted

    @contextmanager
    def in_doubt(self, *keys: str) -> Iterator[None]:
        """Commit in here what happens to these challenges or lobbies.

        When the commit fails or is canceled, only the store knows whether it took place. So each of them is read again
        soon. After a `Conflict` everyone knows: nothing was stored.
        """
        try:
            yield
        except Conflict:
            raise
        except BaseException:
            for key in keys:
                self._doubted(key)
            raise
