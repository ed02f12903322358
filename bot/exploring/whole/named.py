"""Whether the seasons of leagues end in whole stories as they are to: once, with the champions of their table.

| must be true | otherwise |
|---|---|
| points and games follow from the games of a season, and from who had joined | see `seasons` |
| a season that is over ends soon, and once | a season stays open |
| its champions are those who are first by what was played until then | champions are wrong |
| they are announced once, where the league was shown last | a season was announced twice, or never |
"""

from collections.abc import Iterator
from typing import Final

from bot.exploring.alone import Alone
from bot.exploring.copied import copy_of
from bot.exploring.figures import Ground
from bot.exploring.seasons import misplayed
from bot.exploring.whole.house import House
from bot.exploring.whole.sights import Sights
from bot.standing.leagues import Leagues
from bot.standing.periods import season_before, season_of, season_until
from bot.store import ChampionRow, LeagueActRow, LeagueSeasonRow, NoteRow
from bot.tables.time import MINUTE, SECOND
from cogs.league import LEEWAY

SOON: Final = round(LEEWAY * SECOND) + 30 * MINUTE  # ms after a season


def unended(house: House, sights: Sights) -> Iterator[str]:
    """Yield seasons that are over for long, though all is well, and are not ended, or not announced."""
    if not house.leagues:
        return
    last = season_before(season_of(house.now))
    if not house.is_late(season_until(last), SOON):
        return
    with copy_of(house.bot.path) as snapshot:
        over = {row.guild_id for row in snapshot.rows(LeagueSeasonRow) if row.season == last}
        named = {row.guild_id for row in snapshot.rows(ChampionRow) if row.season == last}
        joined = {row.guild_id for row in snapshot.rows(LeagueActRow) if season_of(row.at) <= last}
        notes = {row.key: row.value for row in snapshot.rows(NoteRow)}
    for guild, channel in zip(house.guilds, house.channels, strict=True):
        if guild.id in (joined & house.leagues) - over:
            yield f"a season stays open: {last} of {guild.id}"
        is_shown = notes.get(f"league-place/{guild.id}") == str(channel.id)
        if guild.id in named and is_shown and not sights.marks.leagues.get((channel.id, last)):
            yield f"a season was never announced: {last} of {guild.id}"


def misnamed(house: House, sights: Sights) -> Iterator[str]:
    """Yield what is wrong with leagues at the end of a story."""
    if not house.leagues:
        return
    with Alone() as alone, copy_of(house.bot.path) as snapshot:
        if not snapshot.rows(LeagueActRow):
            return
        house.wall.reach("league: joined")
        guilds = [each.id for each in house.guilds]
        ground = Ground(house.games, alone.read(house.bot.path), snapshot, house.clock, guilds)
        yield from alone.run(misplayed(ground, []))
        for row in snapshot.rows(LeagueSeasonRow):
            house.wall.reach("league: a season over")
            yield from _champions(ground, alone, row.guild_id, row.season)
            posts = [
                message
                for (channel, season), messages in sights.marks.leagues.items()
                for message in messages
                if season == row.season and channel in _channels(house, row.guild_id)
            ]
            if posts:
                house.wall.reach("league: announced")
            if len(posts) > 1:
                yield f"a season was announced {len(posts)} times: {row.season} of {row.guild_id}"


def _channels(house: House, guild: int) -> set[int]:
    return {each.id for each in house.discord.world.channels.values() if each.guild_id == guild}


def _champions(ground: Ground, alone: Alone, guild: int, season: int) -> Iterator[str]:
    """Yield champions who are not first in the table of their season, nor first of those who were in it then."""
    named = {row.player for row in ground.snapshot.rows(ChampionRow) if (row.guild_id, row.season) == (guild, season)}
    league = alone.run(Leagues(ground.store, ground.clock, ground.games).table(guild, season)).league
    best = max((row.points for row in league.rows), default=0)
    top = {row.player for row in league.rows if row.points == best and best}
    if not named <= top or bool(named) != bool(top):
        yield f"champions are wrong: {sorted(named)} of season {season} of {guild}, and {sorted(top)} have most points"
