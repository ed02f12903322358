"""`/league`: the league of a server, whose champions are named at the end of each season."""

import logging
from collections.abc import Mapping
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.standing import Objection, Why, season_before, season_meant, season_until
from bot.tables import Drain, Player
from bot.text import say
from cogs.answer import announce, redraw, reply, whisper
from cogs.guard import guarded
from cogs.honors import Honors
from cogs.ids import Verb
from cogs.locale_and_style import private_style, public_locale, public_style, server_of
from cogs.people import player_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import home_of
from cogs.screens.game import Manner
from cogs.screens.league import (
    GAMES,
    HALL,
    JOIN,
    LEAVE,
    Hall,
    games_screen,
    hall_screen,
    league_screen,
    named_on,
)
from cogs.screens.screen import PublicScreen
from cogs.tools import Tools
from cogs.translation import translated
from cogs.who_left import is_member, those_gone

log = logging.getLogger(__name__)

SOON = 60.0  # s; then it is tried again to name champions, or to give their role
LEEWAY = 300.0  # s after the end of a season, in which its last games are counted
MOST = 86_400.0  # s between two looks


class LeagueCog(AnsweringCog):
    """The leagues, and the task that names their champions."""

    def __init__(self, tools: Tools, honors: Honors) -> None:
        super().__init__(tools)
        self._leagues = self._standing.leagues
        self._honors = honors
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
        manner = Manner(public_locale(interaction), public_style(server_of(interaction)))
        await reply(interaction, await self._table(guild_id, self._leagues.season, manner))
        if interaction.channel_id is not None:
            await self._leagues.note_place(guild_id, interaction.channel_id)

    async def _pressed(self, press: Press) -> None:
        """Join or leave, or show a table, its games or the hall of fame."""
        word, interaction = press.id.word, press.interaction
        if word == HALL:
            if (here := home_of(interaction)) is None:
                raise Objection(Why.NO_LEAGUE)
            champions = await self._champions(here)
            await reply(interaction, hall_screen(champions, locale=press.locale))
            return
        guild_id = _league_of(interaction)
        if word in (JOIN, LEAVE):
            await self._change(press, guild_id)
            return
        season, page = season_meant(press.id.key, self._leagues.season), press.id.turn or 0
        if word == GAMES:
            found = await self._leagues.table(guild_id, season)
            screen = games_screen(found, page, locale=press.locale)
            await (redraw if press.is_private else reply)(interaction, screen)
            return
        manner = Manner(press.locale, private_style(press.preferences))
        table = await self._table(guild_id, season, manner, page)
        if press.is_private:
            await redraw(interaction, table)
        else:
            await reply(interaction, table, hidden=True)

    async def _change(self, press: Press, guild_id: int) -> None:
        player = await player_of(press.interaction, self._tables)
        if press.id.word == LEAVE:
            said = "league-has-left" if await self._leagues.leave(guild_id, player) else "league-had-left"
        else:
            if not press.preferences.is_listed:
                raise Objection(Why.UNLISTED)
            said = "league-has-joined" if await self._leagues.join(guild_id, player) else "league-had-joined"
        await whisper(press.interaction, say(press.locale, said))

    async def _table(self, guild_id: int, season: int, manner: Manner, page: int = 0) -> PublicScreen:
        """Return a page of a table; people who have left the server are not named there."""
        found = await self._leagues.table(guild_id, season)
        guild, within = self._stage.client.get_guild(guild_id), self._tables.timing.looked_for
        requests = self._stage.requests
        if guild is not None:
            seen = [found.people[each] for each in named_on(found, page)]
            gone = await those_gone(requests, guild, seen, within=within)
            found = replace(found, unnamed=found.unnamed | gone)
        champions = await self._champions(guild_id)
        present = self._leagues.season
        return await league_screen(found, champions, self._studio, manner, present=present, page=page)

    async def _champions(self, guild_id: int) -> Hall:
        champions = await self._leagues.champions(guild_id)
        players = [player for each in champions for player in each.players]
        guild, within = self._stage.client.get_guild(guild_id), self._tables.timing.looked_for
        requests = self._stage.requests
        gone = frozenset[int]() if guild is None else await those_gone(requests, guild, players, within=within)
        return Hall(tuple(champions), await self._leagues.hidden_among(players) | gone)

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
        guild, server = self._stage.client.get_guild(guild_id), await self._tables.servers.of(guild_id)
        if not server.has_league or not self._tables.home.serves(guild_id):
            return True
        if guild is None:
            return self._stage.client.is_ready()  # the bot is no longer there, or has not heard of its servers yet
        if guild.unavailable:  # before Discord has sent it, and in an outage: its channels and roles are not known
            return False

        async def is_present(player: Player) -> bool:
            return await is_member(guild, player)

        while await self._leagues.is_due(guild_id):
            if await self._leagues.name(guild_id, is_present) is None:
                return False
        last = season_before(self._leagues.season)
        is_done = await self._honors.pass_on(guild, last)
        return await self._announce(guild, last) and is_done

    async def _announce(self, guild: discord.Guild, season: int) -> bool:
        """Show the last table of a season where the league was last shown, once. Return False to try it again soon."""
        if not await self._leagues.is_to_announce(guild.id, season):
            return True
        place = await self._leagues.place(guild.id)
        channel = None if place is None else guild.get_channel_or_thread(place)
        if isinstance(channel, discord.abc.Messageable):
            style = public_style(await self._tables.servers.of(guild.id))
            manner = Manner(await self._stage.locale(guild.id), style)
            screen = await self._table(guild.id, season, manner)
            if not await announce(channel, screen, nonce=f"{guild.id}{season}"):
                return False
        await self._leagues.note_announced(guild.id, season)
        return True


def _league_of(interaction: discord.Interaction) -> int:
    """Return the id of the server, which has a league. Raises Objection (NO_LEAGUE)."""
    if (guild_id := home_of(interaction)) is None or not server_of(interaction).has_league:
        raise Objection(Why.NO_LEAGUE)
    return guild_id
