"""Players."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.robots.protocol import Level
from bot.store import PlayerRow, Store

# Hats, called the same in all languages; no two begin with the same letter. Each level begins at another one.
HATS = (
    "Béret",
    "Fez",
    "Canotier",
    "Képi",
    "Melon",
    "Panama",
    "Trilby",
    "Stetson",
    "Gibus",
    "Homburg",
    "Derby",
    "Ascot",
)
FIRST_HAT = {Level.NOVICE: 0, Level.REGULAR: 4, Level.EXPERT: 8}


TAKES_NONE = 0  # in place of the channel of a player who took no direct message when one was last tried


@dataclass(frozen=True, slots=True)
class Player:
    """A player as hosting knows them."""

    id: int  # our number, to which seats and transfers refer
    discord_id: int | None  # None once their personal data was deleted
    name: str  # as last seen in a server or a direct message
    locale: str  # of their client, as last seen
    dm_channel_id: int | None  # of their direct messages; None before they were opened, else perhaps `TAKES_NONE`
    robot: str | None = None  # the level of a robot; None for a person

    @property
    def is_former(self) -> bool:
        """Whether this player was forgotten."""
        return self.discord_id is None and self.robot is None

    @classmethod
    def of(cls, row: PlayerRow) -> "Player":
        """Return the player whom `row` describes. A robot is called by its level and number, whatever is stored."""
        shown = row.name
        if row.robot in FIRST_HAT and row.robot_number is not None:
            shown = robot_name(Level(row.robot), row.robot_number)
        return cls(row.id, row.discord_id, shown, row.locale, row.dm_channel_id, row.robot)


def robot_name(level: Level, number: int = 1) -> str:
    """Return the name of a robot of this level: of the same hats, each level wears others first."""
    return HATS[(FIRST_HAT[level] + number - 1) % len(HATS)]


class People:
    """A register of everyone who ever played or was challenged."""

    def __init__(
        self, store: Store, *, drop_tables_where: Callable[[Callable[[Player], bool]], Awaitable[None]]
    ) -> None:
        """`drop_tables_where` makes memory drop the tables of players for whom a function returns True."""
        self._store = store
        self._drop_tables_where = drop_tables_where

    async def meet(self, discord_id: int, *, name: str, locale: str) -> Player:
        """Return the player with this Discord id. From now on they have this name and language, at their tables too."""
        async with self._changing(lambda seated: seated.discord_id == discord_id):
            player = Player.of(await self._store.player(discord_id, name=name, locale=locale))
        await self._drop_tables_where(lambda seated: seated.id == player.id and seated != player)
        return player

    async def find(self, discord_id: int) -> Player | None:
        """Return the player with this Discord id. None for someone the bot never met."""
        row = await self._store.find_player(discord_id)
        return None if row is None else Player.of(row)

    async def forget(self, player: int) -> None:
        """Drop the tables in memory where `player` sits, because the store no longer knows who they were."""
        await self._drop_tables_where(lambda seated: seated.id == player)

    async def set_dm_channel(self, player: Player, channel_id: int | None) -> None:
        """Store where direct messages to `player` go."""
        async with self._changing(lambda seated: seated.id == player.id):
            await self._store.set_dm_channel(player.id, channel_id)
        await self._drop_tables_where(lambda seated: seated.id == player.id and seated.dm_channel_id != channel_id)

    @asynccontextmanager
    async def _changing(self, is_meant: Callable[[Player], bool]) -> AsyncIterator[None]:
        """Change someone's row in here. If that fails, only the store knows who they are, and their tables ask it."""
        try:
            yield
        except BaseException:
            await self._drop_tables_where(is_meant)
            raise
