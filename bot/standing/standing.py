"""Standing: one object for everything that outlives a game."""

from dataclasses import dataclass

from bot.standing.feats import Feat
from bot.standing.leaderboard import Leaderboard
from bot.standing.ledger import Ledger
from bot.standing.mydata import export_of, forget
from bot.standing.projector import Projector
from bot.standing.replay import Moment, moment
from bot.standing.stats import Stats, stats_of
from bot.store import PlayedGame, Store
from bot.tables import Clock, Player, Table, Tables


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game as one of its players looks back on it."""

    played: PlayedGame
    table: Table


class Standing:
    """Ledger, leaderboard, stats, history and personal data; `start` before use, and to be closed."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self.ledger = Ledger(store, clock)
        self.leaderboard = Leaderboard(store, clock)
        self._store = store
        self._tables = tables
        self._projector = Projector(store, tables, announced=tables.announce)

    def start(self) -> None:
        """Count finished games from now on, and those an earlier process left."""
        self._projector.start()

    async def close(self) -> None:
        """Let nothing more happen by itself."""
        await self._projector.close()

    async def player(self, key: int) -> Player | None:
        """The player with this number of ours."""
        row = (await self._store.players([key])).get(key)
        return None if row is None else Player.of(row)

    async def stats(self, player: Player, *, against: Player | None, guild_id: int | None) -> Stats:
        """What the games of `player` come to. Raises Objection (NO_GAMES)."""
        return await stats_of(self._store, player, against=against, guild_id=guild_id)

    async def history(
        self, player: Player, *, against: Player | None = None, before: int | None = None, limit: int
    ) -> list[PastGame]:
        """The last finished games of `player`, the newest in front; `before` is a number to go on from."""
        found = await self._store.games_of(
            player.id, against=against.id if against else None, before=before, limit=limit
        )
        return [PastGame(played, await self._tables.table(played.game.table)) for played in found]

    async def feats(self, table: Table) -> list[tuple[Player, Feat]]:
        """What was achieved in a game for the first time."""
        by_id = {player.id: player for player in table.players}
        return [(by_id[row.player], Feat(row.feat)) for row in await self._store.feats(table=table.id)]

    async def replay(self, table: Table, ply: int) -> Moment:
        """A finished game at one moment. Raises Objection (UNFINISHED)."""
        return await moment(self._store, self._tables, table, ply)

    async def export(self, player: Player) -> bytes:
        """All that is held about `player`, as JSON."""
        return await export_of(self._store, self._tables, player)

    async def forget(self, player: Player) -> None:
        """Make `player` a former one everywhere."""
        await forget(self._store, self._tables, player)
