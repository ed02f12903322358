"""The leagues of servers: who joins, the table of a season, and its champions, who are named once."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.games.protocol import BadOption, Options, UnknownEdition
from bot.hosted import Games
from bot.standing.errors import Objection, Why
from bot.standing.league import League, joined, league
from bot.standing.periods import season_after, season_from, season_of, season_until
from bot.store import ChampionRow, LeagueActRow, LeagueGame, LeagueSeasonRow, NoteRow, SharedLock, Store
from bot.tables import DAY, Clock, Player

log = logging.getLogger(__name__)

PATIENCE = DAY  # ms after a season, in which games that ended in it are waited for
OWED = "owed"  # the value of a note, until champions are announced

Present = Callable[[Player], Awaitable[bool]]
"""Returns whether a player is in the server. May raise anything if that is not known now."""


@dataclass(frozen=True, slots=True)
class Champions:
    """The champions of a season."""

    season: int
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Honor:
    """The fate of a champion's role."""

    role: int | None  # the Discord id of the one that they have; None: they cannot get one, or have it no more


@dataclass(frozen=True, slots=True)
class Standings:
    """The table of a season, and what is needed to show it."""

    season: int
    first: int  # the season in which anyone first joined
    league: League
    is_named: bool  # whether its champions are, or it is said that there are none
    people: Mapping[int, Player]  # all who are in the table or in its games, by number
    unnamed: frozenset[int]  # those of them whom nothing may name: they left the league, or hide from boards


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

    async def table(self, guild_id: int, season: int) -> Standings:
        """Return the table of a season: that of a season whose champions are named as it was then."""
        seasons, acts = await self._store.league_seasons(guild_id), await self._store.league_acts(guild_id)
        named = next((each for each in seasons if each.season == season), None)
        first = season_of(min((act.at for act in acts), default=self._clock.now()))
        known = [act for act in acts if named is None or act.at <= named.at]
        found = await self._derived(guild_id, season, known, last=None if named is None else named.last)
        played = {result.player for each in found.games for result in each.results}
        people = await self._store.players(found.joined | played)
        unnamed = frozenset(played - found.joined) | await self._store.hidden_among(found.joined)
        by_number = {key: Player.of(row) for key, row in people.items()}
        return Standings(season, first, found, named is not None, by_number, unnamed)

    async def hidden_among(self, players: Collection[Player]) -> frozenset[int]:
        """Return the numbers of those of these players whom no board may name."""
        return await self._store.hidden_among({each.id for each in players})

    async def has_joined(self, guild_id: int, player: Player) -> bool:
        """Return whether `player` has joined the league of a server."""
        return bool(joined(await self._store.league_acts(guild_id, player.id)))

    async def join(self, guild_id: int, player: Player) -> bool:
        """Let `player` join the league of a server; return False if they had joined. Raises as `commit`."""
        return await self._act(guild_id, player, joins=True)

    async def leave(self, guild_id: int, player: Player) -> bool:
        """Let `player` leave the league of a server; return False if they had not joined. Raises as `commit`."""
        return await self._act(guild_id, player, joins=False)

    async def farewell(self, player: Player) -> list[LeagueActRow]:
        """Return what takes `player`, who is being forgotten, out of every league. `changing` is held."""
        last = {act.guild_id: act for act in await self._store.league_acts_of(player.id)}
        return [
            LeagueActRow(each.guild_id, player.id, each.number + 1, await self._moment_of_act(each.guild_id))
            for each in last.values()
            if each.joins
        ]

    async def champions(self, guild_id: int) -> list[Champions]:
        """Return the champions of a server, those of the last season first."""
        rows = await self._store.champions(guild_id)
        people = await self._store.players({row.player for row in rows})
        seasons = dict.fromkeys(row.season for row in rows)
        return [
            Champions(each, tuple(Player.of(people[row.player]) for row in rows if row.season == each))
            for each in seasons
        ]

    async def championships(self, player: Player) -> list[ChampionRow]:
        """Return what `player` was champion of."""
        return await self._store.championships_of(player.id)

    # What a server sees of a champion

    async def honor(self, guild_id: int, season: int, player: Player) -> Honor | None:
        """Return what became of a champion's role; None if they have not got it yet."""
        note = await self._store.note(_honor(guild_id, season, player))
        return None if note is None else Honor(int(note) if note.isdecimal() else None)

    async def note_honor(self, guild_id: int, season: int, player: Player, role: int | None) -> None:
        """Note that a champion has got a role; None: they cannot get one, or have it no more."""
        await self._store.commit(NoteRow(_honor(guild_id, season, player), "none" if role is None else str(role)))

    async def place(self, guild_id: int) -> int | None:
        """Return the channel in which the league was last shown, which is its place; None if it never was."""
        note = await self._store.note(_place(guild_id))
        return None if note is None else int(note)

    async def note_place(self, guild_id: int, channel_id: int) -> None:
        """Note that the league is shown in a channel."""
        if await self.place(guild_id) != channel_id:
            await self._store.commit(NoteRow(_place(guild_id), str(channel_id)))

    async def is_to_announce(self, guild_id: int, season: int) -> bool:
        """Return whether the champions of a season are named, and not announced yet."""
        return await self._store.note(_announced(guild_id, season)) == OWED

    async def note_announced(self, guild_id: int, season: int) -> None:
        """Note that the champions of a season were announced, or cannot be."""
        await self._store.commit(NoteRow(_announced(guild_id, season), "done"))

    # Naming

    async def is_due(self, guild_id: int) -> bool:
        """Return whether the champions of a season are still to be named."""
        return await self._due(guild_id) is not None

    async def name(self, guild_id: int, is_present: Present) -> Champions | None:
        """Name the champions of the first season of a server that is over without any, and return them.

        Those who have left the server, or hide from boards, leave the league first. Nobody is named (None) if no season
        is due, or if a game that ended in it is still to be counted; a day later that is not waited for.
        Raises what `is_present` raises, and then names nobody.
        """
        if (season := await self._due(guild_id)) is None or await self._awaits_games(guild_id, season):
            return None
        while True:
            async with self.changing() as lock:
                acts = await self._store.league_acts(guild_id)
                found = await self._derived(guild_id, season, acts)
            people = {key: Player.of(row) for key, row in (await self._store.players(found.first)).items()}
            hidden = await self._store.hidden_among(found.first)
            if gone := [key for key in found.first if key in hidden or not await is_present(people[key])]:
                for key in gone:
                    await self.leave(guild_id, people[key])
                continue
            async with self.changing() as lock:
                if await self._due(guild_id) != season:
                    return None  # another process named them
                if await self._store.league_acts(guild_id) != acts:
                    continue  # someone joined or left
                last = await self._store.last_finished_number()
                if await self._derived(guild_id, season, acts, last=last) != found:
                    continue  # one more game was counted
                now = max(self._clock.now(), *(act.at for act in acts))  # its clock may have been set back
                rows = [ChampionRow(guild_id, season, key) for key in found.first]
                owed = [NoteRow(_announced(guild_id, season), OWED)] if rows else []
                await self._store.commit(
                    LeagueSeasonRow(guild_id, season, now, last), *rows, *owed, preconditions=[lock]
                )
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
            if bool(joined(acts)) is joins or (joins and await self._is_former(player)):
                return False
            at = await self._moment_of_act(guild_id)
            await self._store.commit(LeagueActRow(guild_id, player.id, len(acts) + 1, at), preconditions=[lock])
        return True

    async def _is_former(self, player: Player) -> bool:
        """Return whether `player` was forgotten while they pressed. The caller holds `changing`."""
        return Player.of((await self._store.players([player.id]))[player.id]).is_former

    async def _moment_of_act(self, guild_id: int) -> int:
        """Return now, or if a clock was set back, the moment after champions were named: they know of no later act."""
        return max([self._clock.now(), *(each.at + 1 for each in await self._store.league_seasons(guild_id))])

    async def _due(self, guild_id: int) -> int | None:
        """Return the first season that is over and whose champions are not named, since anyone first joined."""
        acts, seasons = await self._store.league_acts(guild_id), await self._store.league_seasons(guild_id)
        if not acts:
            return None
        due = season_after(seasons[0].season) if seasons else season_of(min(act.at for act in acts))
        return due if due < self.season else None

    async def _awaits_games(self, guild_id: int, season: int) -> bool:
        """Return whether a game that ended in a season is still to be counted, and may be soon."""
        since, until = season_from(season), season_until(season)
        is_early = self._clock.now() < until + PATIENCE
        return is_early and await self._store.has_uncounted(guild_id, since=since, until=until)

    async def _derived(
        self, guild_id: int, season: int, acts: list[LeagueActRow], *, last: int | None = None
    ) -> League:
        since, until = season_from(season), season_until(season)
        games = await self._store.league_games(guild_id, since=since, until=until, last=last)
        facts = await self._store.league_facts(guild_id, since=since, until=until)
        return await asyncio.to_thread(league, acts, games, facts, self._games, options_reader(self._games))


def _honor(guild_id: int, season: int, player: Player) -> str:
    """Return the key of the note about a champion's role."""
    return f"league-role/{guild_id}/{season}/{player.id}"


def _place(guild_id: int) -> str:
    """Return the key of the note that holds the channel of a league."""
    return f"league-place/{guild_id}"


def _announced(guild_id: int, season: int) -> str:
    """Return the key of the note about the announcement of champions."""
    return f"league-told/{guild_id}/{season}"


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
