"""`/tournament`: people sign up by a button, are seated by score round after round, and the best share a pot."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import discord
from cachetools import LRUCache
from discord import app_commands

from bot.games.protocol import HIGHEST_STAKE
from bot.tables import Terms
from bot.text import say
from bot.tournament import Setup, Tournament, umpire
from bot.tournament.course import Pace
from bot.tournament.posted import BOARD, table_name
from bot.tournament.pot import Division
from bot.tournament.rounds import MOST_ROUNDS
from bot.tournament.umpire import No, Overruled
from cogs.amounts import amount, parse_amount, unit_word
from cogs.answer import accept, redraw, reply, think, update, whisper
from cogs.beginning import MOST_SEATS, see_seats
from cogs.given_terms import GivenTerms, Suggestions
from cogs.guard import guarded
from cogs.house_rules import check_house_rules
from cogs.ids import Verb, whole
from cogs.large_stakes import LARGE, LargeStakes
from cogs.locale_and_style import locale_of, private_style, server_of
from cogs.names import jump_to
from cogs.people import player_of
from cogs.permissions import FOR_THREADS, check_permissions
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import home_of
from cogs.refusals import Barred
from cogs.screens.game import Manner
from cogs.screens.screen import plain_private
from cogs.screens.tournament import (
    ALL,
    CALL_OFF,
    FINAL,
    HERE,
    LEAVE,
    SIGN_UP,
    START,
    call_screen,
    standings_screen,
    sure_screen,
)
from cogs.stage.tournaments import TournamentMessages
from cogs.tools import Tools
from cogs.translation import translated
from cogs.which_game import game_to_play
from cogs.who_left import gone_from

PACES = [app_commands.Choice(name=translated(f"choice-pace-{each}"), value=each.value) for each in Pace]
DIVISIONS = [
    app_commands.Choice(name=translated(f"choice-division-{each.value}"), value=each.value) for each in Division
]
KEPT = 1_000  # channels where somebody opens a tournament
ROUNDS = 3  # if nobody says how many
SEATS = 4  # likewise, if so many can play
LOOKED = 1.0  # s; then nobody is thought to have left
PATIENCE = 10.0  # s that a press waits for the thread of its table


@dataclass(frozen=True, slots=True)
class Given:
    """The values typed or chosen with the command; None for each left out."""

    game: str | None
    seats: int | None
    rounds: int | None
    pace: str | None
    entry: str | None
    division: str | None
    options: str | None

    @property
    def is_empty(self) -> bool:
        """Whether nothing was."""
        return self == Given(None, None, None, None, None, None, None)


class TournamentCog(Suggestions, AnsweringCog):
    """The host of tournaments in channels."""

    def __init__(self, tools: Tools, stakes: LargeStakes) -> None:
        super().__init__(tools)
        self._watch = self._standing.tournaments
        self._tournaments = self._standing.tournaments.tournaments
        self._messages = TournamentMessages(self._stage, self._tournaments, self._studio)
        self._client = self._stage.client
        self._stakes = stakes
        self._opening: LRUCache[int, asyncio.Lock] = LRUCache(KEPT)  # by channel: it has one open tournament at most

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.TOURNAMENT: self._pressed, Verb.TOURNAMENT_SURE: self._sure}

    def decisions(self) -> tuple[str, ...]:
        return (Verb.TOURNAMENT_SURE,)

    async def cog_load(self) -> None:
        """Show every change from now on, and look for those who leave the server."""
        self._watch.show = self._messages.show
        self._tournaments.gone = partial(gone_from, self._client, within=LOOKED)

    @app_commands.command(description=translated("command-tournament"))
    @app_commands.describe(
        game=translated("given-game"),
        seats=translated("given-tournament-seats"),
        rounds=translated("given-rounds"),
        pace=translated("given-pace"),
        entry=translated("given-entry"),
        division=translated("given-division"),
        options=translated("given-options"),
    )
    @app_commands.choices(pace=PACES, division=DIVISIONS)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def tournament(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        *,
        pace: app_commands.Choice[str] | None = None,
        entry: str | None = None,
        division: app_commands.Choice[str] | None = None,
        options: str | None = None,
    ) -> None:
        """Open a tournament here, or show the one that is open."""
        how = None if pace is None else pace.value, None if division is None else division.value
        given = Given(game, seats, rounds, how[0], entry, how[1], options)
        await guarded(interaction, self._command(Press.of(interaction), given))

    tournament.autocomplete("game")(Suggestions.suggest_games)
    tournament.autocomplete("seats")(Suggestions.suggest_seats)
    tournament.autocomplete("options")(Suggestions.suggest_options)

    async def _command(self, press: Press, given: Given) -> None:
        """Show the open tournament of this channel again; else check everything that a new one needs, and open it."""
        interaction, locale = press.interaction, press.locale
        channel = interaction.channel
        if (guild_id := home_of(interaction)) is None or not isinstance(channel, discord.TextChannel):
            raise Barred(say(locale, "tournament-channel"))
        async with self._opening.setdefault(channel.id, asyncio.Lock()):
            if (found := await self._tournaments.open_in(channel.id)) is not None:
                if not given.is_empty:
                    raise Barred(say(locale, "tournament-is-open"))
                await think(interaction)
                await self._messages.show_again(found)
                said = "tournament-shown"
            else:
                terms, setup = self._agreed(interaction, given)
                check_house_rules(interaction)
                check_permissions(interaction, further=FOR_THREADS)
                _see_may_host(interaction, setup)
                await think(interaction)
                host = await player_of(interaction, self._tables)
                found = await self._tournaments.open(host, terms, setup, guild_id=guild_id, channel_id=channel.id)
                await self._messages.show(found)
                said = "tournament-opened"
        posted = await self._tournaments.posted.of(found.row.id, BOARD)
        words = say(locale, said)
        if posted is not None:
            words = f"[{words}]({jump_to(guild_id, channel.id, posted.message_id)})"
        await reply(interaction, plain_private(words))

    def _agreed(self, interaction: discord.Interaction, given: Given) -> tuple[Terms, Setup]:
        """Return the terms of the tables, and of the tournament. Raises Barred, BadOption and Declined."""
        game = self._tables.games[game_to_play(interaction, self._tables.games, given.game)].game
        seats = given.seats or (SEATS if SEATS in game.seats else game.seats[0])
        see_seats(interaction, game, seats)
        server = server_of(interaction)
        agreed = GivenTerms(stake="0", options=given.options).agree(game, self._shown[game.name].variants, server)
        terms = Terms(game, agreed.options, 0, unit=server.unit)
        setup = Setup(
            seats=seats,
            rounds=given.rounds or ROUNDS,
            pace=Pace(given.pace or Pace.EVENING),
            entry=0 if given.entry is None else _entry(interaction, given.entry),
            division=Division(given.division or Division.THREE),
        )
        if given.division is not None and not setup.entry:
            raise Barred(say(locale_of(interaction), "tournament-no-pot"))
        return terms, setup

    async def _pressed(self, press: Press) -> None:
        """Do what a button of a tournament says, or ask first whether one is sure."""
        found = await self._tournaments.find(press.id.key)
        word, _, table = press.id.word.partition("-") if press.id.word.startswith(HERE) else (press.id.word, "", "")
        match word:
            case _ if word in (ALL, FINAL):
                await self._standings(press, found)
            case _ if word == HERE:
                await self._here(press, found, whole(table) or 0)
            case _ if word == START:
                check_permissions(press.interaction, further=FOR_THREADS)
                player = await player_of(press.interaction, self._tables)
                umpire.start(found.course, player.id, now=self._tables.now())
                await think(press.interaction)  # many people take a second to seat
                await self._tournaments.start(found.row.id, player)
                await whisper(press.interaction, say(press.locale, "tournament-has-started"))
            case _ if word == SIGN_UP and not found.row.entry:
                await self._sign_up(press)
            case _ if word in (SIGN_UP, LEAVE, CALL_OFF):
                await self._ask(press, found)
            case _:
                raise Overruled(No.OVER)

    async def _ask(self, press: Press, found: Tournament) -> None:
        """Ask whether someone is sure, unless it can't be done anyway; who owes much types how much."""
        player, word = await player_of(press.interaction, self._tables), press.id.word
        judge = {SIGN_UP: umpire.join, LEAVE: umpire.leave, CALL_OFF: umpire.call_off}[word]
        judge(found.course, player.id, now=self._tables.now())
        if word == SIGN_UP:
            check_house_rules(press.interaction, anywhere=True)
            if found.row.entry > LARGE:
                await self._stakes.typed(press, found.row.entry, found.row.unit, go_on=self._sign_up)
                return
        contest = await self._messages.contest(found)
        await reply(press.interaction, sure_screen(contest, word, locale=press.locale), hidden=True)

    async def _sure(self, press: Press) -> None:
        """Do what someone was sure about, which may take long: who leaves also leaves a table, and more follows."""
        key, word = press.id.key, press.id.word
        await (accept if press.is_private else think)(press.interaction)
        player = await player_of(press.interaction, self._tables)
        match word:
            case _ if word == SIGN_UP:
                await self._sign_up(press)
            case _ if word == LEAVE:
                await self._tournaments.leave(key, player)
                await redraw(press.interaction, plain_private(say(press.locale, "tournament-has-left")))
            case _ if word == CALL_OFF:
                await self._tournaments.call_off(key, player)
                await redraw(press.interaction, plain_private(say(press.locale, "tournament-called-off-host")))
            case _:
                raise Overruled(No.OVER)

    async def _sign_up(self, press: Press) -> None:
        check_house_rules(press.interaction, anywhere=True)
        player = await player_of(press.interaction, self._tables)
        found = await self._tournaments.join(press.id.key, player)
        said = say(press.locale, "tournament-signed-up-late" if found.course.is_started else "tournament-signed-up")
        if press.id.verb == Verb.TOURNAMENT_SURE:
            await redraw(press.interaction, plain_private(said))
        else:
            await whisper(press.interaction, said)

    async def _here(self, press: Press, found: Tournament, table: int) -> None:
        """Note that somebody is at their table, and show it at once."""
        player, number = await player_of(press.interaction, self._tables), press.id.turn or 0
        key, rounds = found.row.id, found.course.rounds
        if not found.course.is_open:
            raise Overruled(No.OVER)
        if not rounds or number != len(rounds):
            raise Overruled(No.NO_ROUND)
        if not 1 <= table <= len(rounds[-1].tables) or player.id not in rounds[-1].tables[table - 1].people:
            raise Overruled(No.NO_TABLE)
        posted = await self._tournaments.posted.of(key, table_name(number, table))
        await accept(press.interaction)  # it is asked first who has left the server
        if is_early := posted is None or posted.thread_id is None:
            await self._messages.call(key, number, table, within=PATIENCE)  # the table begins in its thread
        found = await self._tournaments.here(key, player, press_id=press.interaction.id)
        if not is_early and len(found.course.rounds) == number:
            contest = await self._messages.contest(found)
            locale = await self._messages.locale(found)
            await update(press.interaction, call_screen(contest, number, table, locale=locale))

    async def _standings(self, press: Press, found: Tournament) -> None:
        contest = await self._messages.contest(found)
        manner = Manner(press.locale, private_style(press.preferences))
        screen = await standings_screen(contest, self._studio, manner, press.id.turn or 0)
        await (redraw(press.interaction, screen) if press.is_private else reply(press.interaction, screen))


def _entry(interaction: discord.Interaction, typed: str) -> int:
    """Return the entry that a person typed, in minor units. Raises Barred."""
    minor = parse_amount(typed)
    if minor is None or minor > HIGHEST_STAKE:
        locale = locale_of(interaction)
        raise Barred(say(locale, "tournament-entry-unreadable", most=amount(HIGHEST_STAKE, locale=locale)))
    return minor


def _see_may_host(interaction: discord.Interaction, setup: Setup) -> None:
    """Raise Barred for one who may hold no tournament with an entry, and for an entry above the largest stake."""
    user, server, locale = interaction.user, server_of(interaction), locale_of(interaction)
    if setup.entry > (most := server.largest_stake):
        unit = unit_word(server.unit, locale=locale, minor=most)
        raise Barred(say(locale, "tournament-entry-most", most=amount(most, locale=locale), unit=unit))
    role = server.hosts
    has_role = role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None
    if not setup.entry or interaction.permissions.manage_events or has_role:
        return
    if role is None:
        raise Barred(say(locale, "tournament-needs-you"))
    raise Barred(say(locale, "tournament-needs-you-or", role=f"<@&{role}>"))
