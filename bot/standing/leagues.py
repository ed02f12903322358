"""The leagues of servers: who joins, the table of a season, and its champions, who are named once."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.games.protocol import BadOption, Options, UnknownEdition
from bot.hosted import Games
from bot.standing.errors import Objection, Why
from bot.standing.league import League, joined, league
from bot.standing.periods import season_before, season_from, season_of, season_until
from bot.store import ChampionRow, LeagueActRow, LeagueGame, LeagueSeasonRow, NoteRow, SharedLock, Store
from bot.tables import Clock, Player

log = logging.getLogger(__name__)

Present = Callable[[Player], Awaitable[bool]]
"""Returns whether a player is in the server. May raise anything if that is not known now."""


@dataclass(frozen=True, slots=True)
class Champions:
    """The champions of a season."""

    season: int
    players: tuple[Player, ...]


class Leagues:
    """The leagues of all servers."""

    def __init__(self, store: Store, clock: Clock, games: Games) -> None:
        self._store = store
        self._clock = clock
        self._games = games
        self._changing = asyncio.Lock()

    @property
    def season(self) -> int:
        """The key of the present season."""
        return season_of(self._clock.now())

    @property
    def now(self) -> int:
        """The present moment (Unix ms)."""
        return self._clock.now()

    async def servers(self) -> list[int]:
        """Return the servers in whose league anyone ever was."""
        return await self._store.league_servers()

    async def table(self, guild_id: int, season: int) -> League:
        """Return the table of a season: that of a season whose champions are named as it was then."""
        named = next((each for each in await self._store.league_seasons(guild_id) if each.season == season), None)
        acts = await self._store.league_acts(guild_id)
        if named is not None:
            acts = [act for act in acts if act.at <= named.at]
        return await self._derived(guild_id, season, acts, last=None if named is None else named.last)

    async def people(self, found: League) -> Mapping[int, Player]:
        """Return everyone in a table and in its games, by number."""
        ids = {*found.joined, *(result.player for each in found.games for result in each.results)}
        return {key: Player.of(row) for key, row in (await self._store.players(ids)).items()}

    async def hidden(self, found: League) -> frozenset[int]:
        """Return those in a table whom no board may name."""
        return await self._store.hidden_among(found.joined | {row.player for row in found.rows})

    async def has_joined(self, guild_id: int, player: Player) -> bool:
        """Return whether `player` has joined the league of a server."""
        return bool(joined(await self._store.league_acts(guild_id, player.id), None))

    async def join(self, guild_id: int, player: Player) -> bool:
        """Let `player` join the league of a server; return False if they had joined. Raises as `commit`."""
        return await self._act(guild_id, player, joins=True)

    async def leave(self, guild_id: int, player: Player) -> bool:
        """Let `player` leave the league of a server; return False if they had not joined. Raises as `commit`."""
        return await self._act(guild_id, player, joins=False)

    async def farewell(self, player: Player) -> list[LeagueActRow]:
        """Return what takes `player`, who is being forgotten, out of every league. `changing` is held."""
        last = {act.guild_id: act for act in await self._store.league_acts_of(player.id)}
        now = self._clock.now()
        return [LeagueActRow(each.guild_id, player.id, each.number + 1, now) for each in last.values() if each.joins]

    async def champions(self, guild_id: int) -> list[Champions]:
        """Return the champions of a server, those of the last season first."""
        rows = await self._store.champions(guild_id)
        people = await self._store.players({row.player for row in rows})
        seasons = dict.fromkeys(row.season for row in rows)
        return [
            Champions(each, tuple(Player.of(people[row.player]) for row in rows if row.season == each))
            for each in seasons
        ]

    async def is_honored(self, guild_id: int, season: int, player: Player) -> bool:
        """Return whether a champion has got the role, or cannot get it."""
        return await self._store.note(_honor(guild_id, season, player)) is not None

    async def note_honored(self, guild_id: int, season: int, player: Player) -> None:
        """Note that a champion has got the role, or cannot get it."""
        await self._store.commit(NoteRow(_honor(guild_id, season, player), "given"))

    async def is_named(self, guild_id: int, season: int) -> bool:
        """Return whether the champions of a season are named, or it is said that there are none."""
        return any(each.season == season for each in await self._store.league_seasons(guild_id))

    async def is_due(self, guild_id: int) -> bool:
        """Return whether the champions of the last season are still to be named."""
        return await self._due(guild_id) is not None

    async def name(self, guild_id: int, is_present: Present) -> Champions | None:
        """Name the champions of the last season of a server, if they are not named, and return them.

        Those who have left the server, or hide from boards, leave the league first.
        Raises what `is_present` raises, and then names nobody.
        Every game that ended in the season should be counted.
        """
        if (season := await self._due(guild_id)) is None:
            return None
        while True:
            async with self.changing() as lock:
                acts = await self._store.league_acts(guild_id)
                found = await self._derived(guild_id, season, acts)
            people, hidden = await self.people(found), await self.hidden(found)
            if gone := [key for key in found.first if key in hidden or not await is_present(people[key])]:
                for key in gone:
                    await self.leave(guild_id, people[key])
                continue
            async with self.changing() as lock:
                if await self._due(guild_id) is None:
                    return None  # another process named them
                if await self._store.league_acts(guild_id) != acts:
                    continue  # someone joined or left
                last = await self._store.last_finished_number()
                if await self._derived(guild_id, season, acts, last=last) != found:
                    continue  # one more game was counted
                now = self._clock.now()
                rows = [ChampionRow(guild_id, season, key) for key in found.first]
                await self._store.commit(LeagueSeasonRow(guild_id, season, now, last), *rows, preconditions=[lock])
            log.info("season %d of server %d has %d champions", season, guild_id, len(rows))
            return Champions(season, tuple(people[key] for key in found.first))

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[SharedLock]:
        """Keep everyone else from joining, leaving and naming."""
        async with self._changing, self._store.shared_lock("leagues") as lock:
            yield lock

    async def _act(self, guild_id: int, player: Player, *, joins: bool) -> bool:
        async with self.changing() as lock:
            acts = await self._store.league_acts(guild_id, player.id)
            if bool(joined(acts, None)) is joins:
                return False
            act = LeagueActRow(guild_id, player.id, len(acts) + 1, self._clock.now())
            await self._store.commit(act, preconditions=[lock])
        return True

    async def _due(self, guild_id: int) -> int | None:
        """Return the last season, if its champions are not named and anyone joined before it ended."""
        season = season_before(self.season)
        if any(each.season >= season for each in await self._store.league_seasons(guild_id)):
            return None
        began = [act.at for act in await self._store.league_acts(guild_id) if act.at < season_until(season)]
        return season if began else None

    async def _derived(
        self, guild_id: int, season: int, acts: list[LeagueActRow], *, last: int | None = None
    ) -> League:
        since, until = season_from(season), season_until(season)
        games = await self._store.league_games(guild_id, since=since, until=until, last=last)
        facts = await self._store.league_facts(guild_id, since=since, until=until)
        return league(acts, games, facts, self._games, options_reader(self._games))


def _honor(guild_id: int, season: int, player: Player) -> str:
    """Return the key of the note about a champion's role."""
    return f"league-role/{guild_id}/{season}/{player.id}"


def options_reader(games: Games) -> Callable[[LeagueGame], Options | None]:
    """Return a reader of the options of games, which returns None for those that are not hosted."""

    def read(row: LeagueGame) -> Options | None:
        try:
            return games[row.game].game.stored_options(json.loads(row.options)) if row.game in games else None
        except (BadOption, UnknownEdition, ValueError):
            return None

    return read


def season_meant(text: str, now: int) -> int:
    """Return the season that a button names, none after the present one. Raises Objection (NO_SEASON)."""
    try:
        season = int(text) if len(text) == len(str(now)) else 0
        season_from(season)
    except ValueError:
        raise Objection(Why.NO_SEASON) from None
    if season > now:
        raise Objection(Why.NO_SEASON)
    return season
