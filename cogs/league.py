"""`/league`: the league of a server, whose champions are named at the end of each season."""

import logging
from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.standing import Objection, Standing, Why, season_before, season_meant, season_until
from bot.tables import Drain, Player, Tables
from bot.text import say
from cogs.answer import redraw, reply, whisper
from cogs.guard import guarded
from cogs.honors import give_role
from cogs.ids import Verb
from cogs.locale_and_style import public_locale, public_style, server_of
from cogs.people import player_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.screens.game import Manner
from cogs.screens.league import GAMES, HALL, JOIN, LEAVE, Season, games_screen, hall_screen, league_screen
from cogs.screens.screen import PublicScreen
from cogs.translation import translated
from cogs.who_left import UNKNOWN_MEMBER
from render import Studio

log = logging.getLogger(__name__)

SOON = 60.0  # s; then it is tried again to name champions, or to give their role
LEEWAY = 300.0  # s after the end of a season, in which its last games are counted
MOST = 86_400.0  # s between two looks


class LeagueCog(AnsweringCog):
    """The leagues, and the task that names their champions."""

    def __init__(self, tables: Tables, standing: Standing, studio: Studio, client: discord.Client) -> None:
        self._tables = tables
        self._standing = standing
        self._leagues = standing.leagues
        self._studio = studio
        self._client = client
        self._task = Drain("league", self._look)

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.LEAGUE: self._pressed}

    async def cog_load(self) -> None:
        """Begin to look for seasons that are over."""
        self._task.start()

    async def cog_unload(self) -> None:
        """Stop looking for them."""
        await self._task.close()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look again, now that the bot knows its servers."""
        self._task.wake()

    @app_commands.command(description=translated("command-league"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def league(self, interaction: discord.Interaction) -> None:
        """Show the table of the present season."""
        await guarded(interaction, self._show(interaction))

    async def _show(self, interaction: discord.Interaction) -> None:
        guild_id = _league_of(interaction)
        await reply(interaction, await self._table(interaction, guild_id, self._leagues.season, 0))

    async def _pressed(self, press: Press) -> None:
        """Join or leave, or show a table, its games or the hall of fame."""
        word = press.id.word
        if word == HALL:
            if press.interaction.guild_id is None:
                raise Objection(Why.NO_LEAGUE)
            champions = await self._leagues.champions(press.interaction.guild_id)
            await reply(press.interaction, hall_screen(champions, locale=press.locale))
            return
        guild_id = _league_of(press.interaction)
        if word in (JOIN, LEAVE):
            await self._change(press, guild_id)
            return
        season, page = season_meant(press.id.key, self._leagues.season), press.id.turn or 0
        if word == GAMES:
            screen = games_screen(await self._season(guild_id, season), page, locale=press.locale)
            await (redraw if press.is_private else reply)(press.interaction, screen)
        elif press.is_private:
            await redraw(press.interaction, await self._table(press.interaction, guild_id, season, page))
        else:
            await reply(press.interaction, await self._table(press.interaction, guild_id, season, page), hidden=True)

    async def _change(self, press: Press, guild_id: int) -> None:
        player = await player_of(press.interaction, self._tables)
        if press.id.word == LEAVE:
            said = "league-has-left" if await self._leagues.leave(guild_id, player) else "league-had-left"
        else:
            if not press.preferences.is_listed:
                raise Objection(Why.UNLISTED)
            said = "league-has-joined" if await self._leagues.join(guild_id, player) else "league-had-joined"
        await whisper(press.interaction, say(press.locale, said))

    async def _table(self, interaction: discord.Interaction, guild_id: int, season: int, page: int) -> PublicScreen:
        manner = Manner(public_locale(interaction), public_style(server_of(interaction)))
        return await league_screen(await self._season(guild_id, season), self._studio, manner, page=page)

    async def _season(self, guild_id: int, season: int) -> Season:
        found, champions = await self._leagues.table(guild_id, season), await self._leagues.champions(guild_id)
        people, hidden = await self._leagues.people(found), await self._leagues.hidden(found)
        is_named = await self._leagues.is_named(guild_id, season)
        return Season(season, self._leagues.season, found, people, hidden, is_named, champions)

    # Naming champions

    async def _look(self) -> float | None:
        """Name the champions of seasons that are over, and give their role. Return the seconds until the next look."""
        now, is_done = self._leagues.now, True
        since = (now - season_until(season_before(self._leagues.season))) / 1000
        if since < LEEWAY:
            return LEEWAY - since
        try:
            for guild_id in await self._leagues.servers():
                is_done &= await self._end(guild_id)
        except Exception as error:  # from the store or Discord; this task must survive it
            log.warning("no champion can be named now: %s", type(error).__name__)
            is_done = False
        left = (season_until(self._leagues.season) - now) / 1000 + LEEWAY
        return min(left, MOST) if is_done else SOON

    async def _end(self, guild_id: int) -> bool:
        """Name the champions of a server's last season, and give them their role. Return False to try it again."""
        guild, server = self._client.get_guild(guild_id), await self._tables.servers.of(guild_id)
        if not server.has_league or not self._tables.home.serves(guild_id):
            return True
        if guild is None:
            return self._client.is_ready()  # the bot is no longer there, or has not heard of its servers yet

        async def is_present(player: Player) -> bool:
            return await _is_member(guild, player)

        await self._leagues.name(guild_id, is_present)
        last = season_before(self._leagues.season)
        champions = [each for each in await self._leagues.champions(guild_id) if each.season == last]
        is_done = True
        for player in (player for each in champions for player in each.players):
            if server.league_role is None or player.discord_id is None:
                continue
            if not await self._leagues.is_honored(guild_id, last, player):
                if await give_role(guild, server.league_role, player.discord_id):
                    await self._leagues.note_honored(guild_id, last, player)
                else:
                    is_done = False
        return is_done


def _league_of(interaction: discord.Interaction) -> int:
    """Return the id of the server, which has a league. Raises Objection (NO_LEAGUE)."""
    if interaction.guild_id is None or not server_of(interaction).has_league:
        raise Objection(Why.NO_LEAGUE)
    return interaction.guild_id


async def _is_member(guild: discord.Guild, player: Player) -> bool:
    """Return whether a player is in the server. Raises HTTPException and OSError if that is not known now."""
    if player.discord_id is None:
        return False
    try:
        await guild.fetch_member(player.discord_id)
    except discord.HTTPException as error:
        if error.code != UNKNOWN_MEMBER:
            raise
        return False
    return True
