"""The object that offers everything that outlives a game."""

from dataclasses import dataclass

from bot.daily import Dailies
from bot.games.protocol import Seat
from bot.standing.decisions import Decision, decisions_of, table_before
from bot.standing.errors import Objection, Why
from bot.standing.leaderboard import Leaderboard
from bot.standing.leagues import Leagues
from bot.standing.ledger import Ledger
from bot.standing.ledgers import PlaceLedger, ledgers_of
from bot.standing.mydata import Export, Places, export_of, forget
from bot.standing.projector import Projector
from bot.standing.replay import moment
from bot.standing.reviews import Reviews
from bot.standing.stats import Stats, stats_of
from bot.store import EVERYWHERE, Audience, PlayedGame, Practiced, Store
from bot.tables import Clock, Player, Table, Tables
from bot.tables.playing.robots import Thinker
from bot.tables.state.stops import Moment
from bot.tournament import TournamentWatch


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game as one of its players looks back on it."""

    played: PlayedGame
    others: tuple[Player, ...]
    is_readable: bool  # False if its log is damaged: the game cannot be replayed
    has_hints: bool = False  # whether the player asked for hints

    @property
    def is_practice(self) -> bool:
        """Whether a robot sat there from the start."""
        return any(each.robot is not None for each in self.others)


class Standing:
    """Ledger, leaderboard, leagues, tournaments, stats, history and personal data.

    Call `start` before use, and `close` after it.
    """

    def __init__(self, store: Store, tables: Tables, clock: Clock, *, thinker: Thinker | None = None) -> None:
        """`thinker` finds the moves of robots in daily deals; without it nobody plays any."""
        self.ledger = Ledger(store, clock, tables.limits, signer=tables.signer, draw_key=tables.draw_key)
        self.leaderboard = Leaderboard(store, clock, tables.servers)
        self.leagues = Leagues(store, clock, tables.games)
        self.reviews = Reviews(store, clock)
        self._store = store
        self._tables = tables
        self._projector = Projector(store, tables)
        self.tournaments = TournamentWatch(store, tables, clock)
        self.dailies = Dailies(
            tables.games,
            store,
            clock,
            tables.seeds,
            thinker,
            draw_key=tables.draw_key,
            again=tables.timing.due_again,
        )

    def start(self) -> None:
        """Count finished games, open days and let tournaments go on, from where an earlier process stopped."""
        self._projector.start()
        self.tournaments.start()
        self.dailies.start()

    async def close(self) -> None:
        """Stop counting finished games, opening days, and the watch over tournaments."""
        await self.tournaments.close()
        await self.dailies.close()
        await self._projector.close()

    async def player(self, key: int) -> Player | None:
        """Return the player with this key; None if there is none."""
        row = (await self._store.players([key])).get(key)
        return None if row is None else Player.of(row)

    async def stats(
        self,
        player: Player,
        *,
        game: str,
        against: Player | None,
        guild_id: int | None,
        audience: Audience | None = None,
    ) -> Stats:
        """Return the stats of `player` in a game, as `stats_of` has them. Raises Objection (SAME, NO_RATED)."""
        games, store = self._tables.games, self._store
        return await stats_of(store, games, player, game=game, against=against, guild_id=guild_id, audience=audience)

    async def ledgers(self, player: Player) -> list[PlaceLedger]:
        """Return the ledgers in which `player` owes or is owed something, of all places."""
        return await ledgers_of(self._store, player)

    async def played_last(self, player: Player, *, audience: Audience | None = None) -> str | None:
        """Return the game that `player` finished last, against robots too; None if they never finished any."""
        last = await self._store.games_of(player.id, limit=1, audience=audience)
        return last[0].game.game if last else None

    async def rated_games(
        self, player: Player, *, guild_id: int | None = None, audience: Audience | None = None
    ) -> list[str]:
        """Return the games of which `player` has finished a rated one, in a place or in all, the last one first.

        `audience`: who sees it, as for `stats`; what it does not see is left out.
        """
        scope = EVERYWHERE if guild_id is None else guild_id
        tallies = await self._store.tallies_of(player.id)
        last = {each.game: each.last_at for each in tallies if each.scope == scope}
        known = sorted((game for game in last if game in self._tables.games), key=lambda game: -last[game])
        if audience is None:
            return known
        seen = await self._store.games_seen(player.id, audience)
        return [game for game in known if game in seen]

    async def practiced(self, player: Player, game: str) -> Practiced:
        """Return how many games of a kind `player` has finished against robots."""
        return await self._store.practiced(player.id, game)

    async def history(
        self,
        player: Player,
        *,
        game: str | None = None,
        against: Player | None = None,
        practice: bool | None = None,
        before: int | None = None,
        limit: int,
        audience: Audience | None = None,
    ) -> list[PastGame]:
        """Return the last finished games of `player`, newest first; only those with a number below `before` if given.

        `game` is None for all kinds. `practice`: only games against robots, or none of them. `audience`: who sees them;
        None for `player` alone. Raises Objection (SAME).
        """
        if against is not None and against.id == player.id:
            raise Objection(Why.SAME)
        found = await self._store.games_of(
            player.id,
            game=game,
            against=against.id if against else None,
            practice=practice,
            before=before,
            limit=limit,
            audience=audience,
        )
        keys = [played.game.table for played in found]
        readable = {table.id: table async for table in self._tables.memory.readable(keys) if table.is_over}
        return [await self._past(played, player, readable.get(played.game.table)) for played in found]

    async def _past(self, played: PlayedGame, player: Player, table: Table | None) -> PastGame:
        people = table.players if table is not None else await self._sat_at(played.game.table)
        others = tuple(each for each in people if each.id != player.id)
        has_hints = table is not None and table.seat_of(player) in table.hinted
        return PastGame(played, others, table is not None, has_hints)

    async def _sat_at(self, key: str) -> tuple[Player, ...]:
        """Return the players of a table, found without reading its log."""
        seated = await self._store.table(key)
        people = await self._store.players(seated.players if seated is not None else ())
        return tuple(map(Player.of, people.values()))

    async def feats(self, table: Table) -> list[tuple[Player, str]]:
        """Return the feats that players achieved for the first time in this game, which is over."""
        by_id = {player.id: player for player in table.players}
        return [(by_id[row.player], row.feat) for row in await self._projector.firsts(table)]

    async def replay(self, table: Table, number: int) -> Moment:
        """Return a finished game at the stop with this number, from 0. Raises Objection (UNFINISHED)."""
        return await moment(self._store, self._tables, table, number)

    async def decisions(self, table: Table, seat: Seat) -> tuple[Decision, ...]:
        """Return what `seat` decided in a finished game, in order. Raises Objection (UNFINISHED)."""
        return await decisions_of(self._store, self._tables, table, seat)

    async def before(self, table: Table, ply: int) -> Table:
        """Return a finished game as it was before a row of its log. Raises Objection (UNFINISHED)."""
        return await table_before(self._store, self._tables, table, ply)

    async def export(self, player: Player) -> Export:
        """Return everything that is held about `player`."""
        return await export_of(self._store, self._tables, player)

    async def forget(self, player: Player) -> None:
        """Forget `player` everywhere."""
        where = Places(self.ledger, self.leagues, self.dailies.days)
        await forget(self._store, self._tables, player, where=where)
        self.tournaments.look()
