"""`/night`: plan a game night as an event of Discord, with a table that opens when it begins."""

import asyncio
from collections.abc import Mapping
from datetime import timedelta
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables import NIGHT_LENGTH, Declined, Reason, Terms, may_start_with, read_zone
from bot.text import say
from cogs.answer import reply
from cogs.beginning import MOST_SEATS, place_of, see_seats
from cogs.given_terms import GIVEN_TERMS, GivenTerms, Suggestions
from cogs.guard import guarded
from cogs.ids import Verb
from cogs.large_stakes import LargeStakes
from cogs.locale_and_style import locale_of, preferences_of, public_locale, server_of
from cogs.moments import UnclearMoment, read_moment
from cogs.names import game_name
from cogs.night_watch import UNKNOWN_EVENT, NightWatch, moment_of
from cogs.people import player_of
from cogs.permissions import FOR_EVENTS, check_permissions
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.refusals import Barred
from cogs.screens.night import LONGEST_NAME, event_description, event_name, night_off, night_screen
from cogs.tools import Tools
from cogs.translation import translated
from cogs.which_game import game_to_play

TOO_MANY_EVENTS = 30038  # Discord's code: a hundred of a server are to come


class NightCog(Suggestions, AnsweringCog):
    """The planner of game nights, and the watch over them."""

    def __init__(self, tools: Tools, stakes: LargeStakes) -> None:
        super().__init__(tools)
        self._nights = self._tables.nights
        self._stakes = stakes
        self._watch = NightWatch(self._tables, self._stage)

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.NIGHT: self._call_off}

    async def cog_load(self) -> None:
        """Begin to watch over nights."""
        self._watch.start()

    async def cog_unload(self) -> None:
        """Stop watching."""
        await self._watch.close()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look at all events again: they may have changed while the bot was away."""
        self._watch.heard()

    @commands.Cog.listener()
    async def on_scheduled_event_update(self, _: discord.ScheduledEvent, after: discord.ScheduledEvent) -> None:
        """Look at an event that was moved, renamed or canceled, that begins or ends."""
        self._watch.heard(after.id)

    @commands.Cog.listener()
    async def on_scheduled_event_delete(self, event: discord.ScheduledEvent) -> None:
        """Look at an event that was deleted."""
        self._watch.heard(event.id)

    @app_commands.command(description=translated("command-night"))
    @app_commands.describe(
        when=translated("given-when"),
        zone=translated("given-zone"),
        text=translated("given-night-text"),
        seats=translated("given-seats"),
        **GIVEN_TERMS,
    )
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def night(  # noqa: PLR0913  each is an option of the command
        self,
        interaction: discord.Interaction,
        when: str,
        text: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        game: str | None = None,
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        *,
        zone: str | None = None,
        stake: str | None = None,
        options: str | None = None,
        clock: str | None = None,
        quiet_hours: bool | None = None,
        forced_moves: bool | None = None,
        hints: bool = False,
    ) -> None:
        """Plan a night on these terms."""
        given = GivenTerms(stake, options, clock, quiet_hours, forced_moves, hints)
        await guarded(interaction, self._plan(Press.of(interaction), (when, zone), text or "", (game, seats), given))

    night.autocomplete("game")(Suggestions.suggest_games)
    night.autocomplete("seats")(Suggestions.suggest_seats)
    night.autocomplete("options")(Suggestions.suggest_options)
    night.autocomplete("clock")(Suggestions.suggest_clocks)

    async def _plan(
        self,
        press: Press,
        when: tuple[str, str | None],
        text: str,
        played: tuple[str | None, int | None],
        given: GivenTerms,
    ) -> None:
        """Check everything that a night needs, and plan it: `when`: a moment and its zone, `played`: game and seats."""
        interaction, locale = press.interaction, press.locale
        if not (interaction.permissions.create_events or interaction.permissions.manage_events):
            raise Barred(say(locale, "night-needs-you"))
        check_permissions(interaction, further=FOR_EVENTS)
        game = self._tables.games[game_to_play(interaction, self._tables.games, played[0])].game
        seats = game.seats[-1] if played[1] is None else played[1]
        see_seats(interaction, game, seats)
        terms = given.agree(game, self._shown[game.name].variants, server_of(interaction))
        place_of(interaction, terms)
        starts_at = await self._moment(interaction, *when)
        go_on = partial(self._make, text=text, terms=terms, seats=seats, starts_at=starts_at)
        await self._stakes.confirmed(press, terms, seats=may_start_with(game, seats), go_on=go_on)

    async def _moment(self, interaction: discord.Interaction, typed: str, zone: str | None) -> int:
        """Return the moment that someone typed, in Unix ms. Raises Barred, and Declined (TIME_ZONE).

        Without a zone it is that of their quiet hours.
        """
        quiet = preferences_of(interaction).quiet
        place = None if quiet is None else quiet.zone
        if zone is not None:
            place = await asyncio.to_thread(read_zone, zone)  # the first call reads the time zones from the disk
        try:
            found = read_moment(typed, now=moment_of(self._tables.now()), zone=place)
        except UnclearMoment as unclear:
            raise Barred(say(locale_of(interaction), f"night-when-{unclear.why}", zone=place or "")) from None
        return int(found.timestamp()) * 1000  # Discord shows seconds

    async def _make(self, press: Press, *, text: str, terms: Terms, seats: int, starts_at: int) -> None:
        """Store the night, make its event, and announce it."""
        interaction = press.interaction
        guild, locale = interaction.guild, public_locale(interaction)
        guild_id, channel_id = place_of(interaction, terms)
        if guild is None or starts_at <= self._tables.now():
            raise Barred(say(press.locale, "night-when-past"))
        host = await player_of(interaction, self._tables)
        night = await self._nights.plan(
            host,
            terms=terms,
            seats=seats,
            guild_id=guild_id,
            channel_id=channel_id,
            press_id=interaction.id,
            starts_at=starts_at,
        )
        begins, called = moment_of(starts_at), event_name(text, terms, locale=locale)
        try:
            event = await guild.create_scheduled_event(
                name=called,
                description=event_description(night, locale=locale),
                start_time=begins,
                end_time=begins + timedelta(milliseconds=NIGHT_LENGTH),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=_place(interaction),
            )
        except discord.HTTPException as error:
            if error.status >= 500:
                raise  # it may be there: the watch looks for it
            await self._nights.call_off(night)
            if error.code == TOO_MANY_EVENTS:
                raise Barred(say(press.locale, "night-full")) from error
            if isinstance(error, discord.Forbidden):
                raise Barred(say(press.locale, "night-needs-me")) from error
            raise
        await self._nights.made(night, event.id)
        self._watch.heard(event.id)
        await reply(interaction, night_screen(night, called, event.id, locale=locale))

    async def _call_off(self, press: Press) -> None:
        """Call a night off, for its host and for those who manage events."""
        interaction = press.interaction
        night = await self._nights.find(press.id.key)
        if night is None or night.is_open or interaction.guild is None:
            raise Barred(say(press.locale, "night-over"))
        if interaction.user.id != night.host.discord_id and not interaction.permissions.manage_events:
            raise Barred(say(press.locale, "night-not-yours"))
        locale = public_locale(interaction)
        called = game_name(night.terms, locale=locale)
        if night.event_id is None:
            raise Declined(Reason.STALE)
        event = interaction.guild.get_scheduled_event(night.event_id)
        called = called if event is None else event.name
        try:
            await (event or await interaction.guild.fetch_scheduled_event(night.event_id)).delete(reason="called off")
        except discord.Forbidden as error:
            raise Barred(say(press.locale, "night-needs-me")) from error
        except discord.NotFound as error:
            if error.code != UNKNOWN_EVENT:
                raise
        is_first = await self._nights.call_off(night)  # else it began, or the watch saw first that its event is gone
        if not is_first and await self._nights.find(night.id) is not None:
            raise Barred(say(press.locale, "night-over"))
        await self._stage.late.answer(interaction, night_off(called, locale=locale))


def _place(interaction: discord.Interaction) -> str:
    """Return where a night takes place, for its event."""
    named = getattr(interaction.channel, "name", None)
    return f"#{named}"[:LONGEST_NAME] if named else "Discord"
