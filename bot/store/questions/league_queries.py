"""Queries about leagues. Each names the indexes that answer it; a test checks the plan."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import bindparam, exists, select

from bot.store.questions.boards import UNLISTED
from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.league_rows import ChampionRow, LeagueActRow, LeagueSeasonRow
from bot.store.rows.standing_rows import GameFactsRow
from bot.store.schema import schema
from bot.store.schema import standing_schema as standing
from bot.store.schema.league_schema import league_acts, league_champions, league_seasons

_ACTS_OF = Prepared(
    select(league_acts)
    .where(league_acts.c.player == bindparam("player"))
    .order_by(league_acts.c.guild_id, league_acts.c.number)
)
_CHAMPION_OF = Prepared(
    select(league_champions)
    .where(league_champions.c.player == bindparam("player"))
    .order_by(league_champions.c.guild_id, league_champions.c.season)
)
_SERVERS = Prepared(select(league_acts.c.guild_id).distinct().order_by(league_acts.c.guild_id))


@dataclass(frozen=True, slots=True)
class LeagueGame:
    """A rated game of a server: what a league asks of it, besides the facts of its players. Read only."""

    number: int
    table: str
    game: str
    rules: str
    options: str  # JSON
    begun_at: int
    at: int  # when it ended
    ending: str
    deals: int
    unit: str | None


class LeagueQueries(Reader):
    """Queries about leagues. They only read."""

    async def league_servers(self) -> list[int]:
        """Return the servers in whose league anyone ever was."""
        # primary key, from end to end
        return await self._all(_SERVERS, int)

    async def league_acts(self, guild_id: int, player: int | None = None) -> list[LeagueActRow]:
        """Return who joined the league of a server and left it, in the order of players and numbers."""
        # primary key
        acts = league_acts.c
        query = select(league_acts).where(acts.guild_id == guild_id).order_by(acts.player, acts.number)
        return await self._all(query if player is None else query.where(acts.player == player), LeagueActRow)

    async def league_acts_of(self, player: int) -> list[LeagueActRow]:
        """Return where a player joined a league and left it."""
        # ix_league_acts_player_id
        return await self._all(_ACTS_OF, LeagueActRow, player=player)

    async def league_games(self, guild_id: int, *, since: int, until: int, last: int | None = None) -> list[LeagueGame]:
        """Return the rated games that ended in a server from `since` to before `until` (ms), in order of number.

        `last`: only those up to this number.
        """
        # ix_finished_games_guild_id_at, primary key of tables
        games, tables = standing.finished_games.c, schema.tables.c
        query = (
            select(
                games.number,
                games.table,
                games.game,
                tables.rules,
                tables.options,
                tables.created_at,
                games.at,
                games.ending,
                games.deals,
                games.unit,
            )
            .join(schema.tables, tables.id == games.table)
            .where(games.guild_id == guild_id, games.at >= since, games.at < until, games.rated)
            .order_by(games.number)
        )
        return await self._all(query if last is None else query.where(games.number <= last), LeagueGame)

    async def league_facts(self, guild_id: int, *, since: int, until: int) -> list[GameFactsRow]:
        """Return the facts of the players of these games, in order of number and seat."""
        # ix_finished_games_guild_id_at, primary key of game_facts
        games, facts = standing.finished_games.c, standing.game_facts
        query = (
            select(facts)
            .join(standing.finished_games, games.number == facts.c.number)
            .where(games.guild_id == guild_id, games.at >= since, games.at < until, games.rated)
            .order_by(facts.c.number, facts.c.seat)
        )
        return await self._all(query, GameFactsRow)

    async def has_uncounted(self, guild_id: int, *, since: int, until: int) -> bool:
        """Return whether a game that ended in a server from `since` to before `until` (ms) is still to be counted."""
        # ix_table_ends_at; primary key of tables and uq_finished_games_table_id for each end
        ends, games, tables = schema.table_ends, standing.finished_games, schema.tables
        query = (
            select(ends.c.table)
            .join(tables, tables.c.id == ends.c.table)
            .where(ends.c.at >= since, ends.c.at < until, tables.c.guild_id == guild_id)
            .where(~exists().where(games.c.table == ends.c.table))
            .limit(1)
        )
        return await self._one(query, str) is not None

    async def hidden_among(self, players: Collection[int]) -> frozenset[int]:
        """Return those of these players whom no board may name."""
        # primary key of preferences
        chosen = schema.preferences.c
        query = select(chosen.player).where(
            chosen.player.in_(players), chosen.key == "leaderboards", chosen.value == UNLISTED
        )
        return frozenset(await self._all(query, int))

    async def league_seasons(self, guild_id: int) -> list[LeagueSeasonRow]:
        """Return the seasons of a server whose champions are named, the last one first."""
        # primary key
        seasons = league_seasons.c
        query = select(league_seasons).where(seasons.guild_id == guild_id).order_by(seasons.season.desc())
        return await self._all(query, LeagueSeasonRow)

    async def champions(self, guild_id: int) -> list[ChampionRow]:
        """Return the champions of a server, those of the last season first."""
        # primary key
        named = league_champions.c
        query = select(league_champions).where(named.guild_id == guild_id)
        return await self._all(query.order_by(named.season.desc(), named.player), ChampionRow)

    async def championships_of(self, player: int) -> list[ChampionRow]:
        """Return what a player was champion of."""
        # ix_league_champions_player_id
        return await self._all(_CHAMPION_OF, ChampionRow, player=player)
