"""The parts common to the whole stage: the client, the tables, and the language and look of each place."""

import contextlib
from collections.abc import Mapping

import discord

from bot.games.protocol import Seat
from bot.standing import Standing
from bot.tables import (
    TAKES_NONE,
    Clock,
    Declined,
    Finish,
    Notice,
    Player,
    Preferences,
    Table,
    Tables,
    Timekeeper,
    is_asked,
)
from bot.text import Locale, parse_locale
from cogs.debouncer import Calm
from cogs.emoji import OwnEmoji
from cogs.locale_and_style import private_manner, public_style
from cogs.requests import Requests
from cogs.screens.game import GameScreens, Manner
from cogs.screens.situation import Situation
from cogs.screens.social import ALONE, Company
from cogs.stage.budget import RequestBudget
from cogs.stage.by_presses import ByPresses
from cogs.stage.elsewhere import Elsewhere
from cogs.stage.live import LivePanels


class Ground:
    """The stage's tools, and its knowledge about people and channels."""

    def __init__(
        self,
        client: discord.Client,
        screens: Mapping[str, GameScreens],
        clock: Clock,
        *,
        tables: Tables,
        standing: Standing,
        memory: int,
        calm: Calm,
        emoji: OwnEmoji,
    ) -> None:
        """Keep the tools; `calm` is awaited before any drawing that nobody has asked for."""
        self.client = client
        self.screens = screens
        self.clock = clock
        self.began = clock.now()  # when this process began (Unix milliseconds)
        self.tables = tables
        self.standing = standing
        self.calm = calm
        self.emoji = emoji
        self.timing = tables.timing
        self.timekeeper = Timekeeper(clock, self.timing.due_again)
        self.home = tables.home
        self.elsewhere = Elsewhere(self.home, clock)
        self.live = LivePanels(clock, most=memory, elsewhere=self.elsewhere.in_use, patience=self.timing.press_within)
        self.by_presses = ByPresses(self.live)
        self.budget = RequestBudget()
        self.requests = Requests()
        self.unreachable: set[int] = set()  # ids of players who have closed their direct messages
        self.strangers: set[int] = set()  # ids of those of them who only share no server with the bot, as Discord said
        self.deleted: set[int] = set()  # ids of channels that Discord has reported as deleted
        self.unwanted: set[str] = set()  # tables whose message someone deletes: nobody is called under it

    def channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        """Return a channel, thread or direct message to send to, without a request to Discord."""
        return self.client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def manner(self, table: Table) -> Manner:
        """Return the manner of a table's public messages: the server's choice, or the player's in direct messages."""
        if table.guild_id is None:
            return await self.manner_for(table.players[0])
        server = await self.tables.servers.of(table.guild_id)
        locale = await self._language(table.guild_id, server.language)
        return Manner(locale, public_style(server), self.emoji.for_all)

    async def manner_for(self, player: Player) -> Manner:
        """Return the manner of messages for one player, as that player has chosen."""
        preferences = await self.tables.preferences.of(player)
        return private_manner(
            preferences, parse_locale(preferences.language or player.locale), self.emoji.for_one(preferences)
        )

    async def situation(self, table: Table, seat: Seat | None = None, *, company: Company = ALONE) -> Situation:
        """Return what is open at `table` besides the game, for everyone, and the orders of `seat`, for it alone.

        `company`: the reactions that its reader sees.
        """
        tables, may_order = self.tables, len(table.players) > 2 or table.terms.game.has_windows
        finish = await self._finish(table)
        player = None if seat is None or not table.terms.plays_forced else table.players[seat]
        return Situation(
            await tables.agreements.find(table),
            tables.windows.closes_at(table),
            () if seat is None or not may_order else await tables.orders.seen_by(table, table.players[seat]),
            player is not None and await tables.orders.has_taken(table, player),
            seat is not None and tables.pause_ends.plays_itself(table, seat),
            tables.waiting.late(table),
            tables.dealing.deals_at(table) if table.awaits_deck is not None else None,
            finish,
            self._goes_on(table, seat) if finish is not None and seat in table.in_person else None,
            self.deleted,
            company,
            has_hints=seat is not None and seat in table.position.to_act and table.may_ask_for_hints(seat),
            match=None if finish is None else await tables.twins.match(table),
            was_removed=tables.presence.was_removed(table),
        )

    def _goes_on(self, table: Table, seat: Seat | None) -> bool:
        dealing = self.tables.dealing
        return dealing.ends_at(table) <= self.clock.now() and seat not in dealing.agreed(table)

    async def _finish(self, table: Table) -> Finish | None:
        """Return how the last deal ended, between two deals; None also where a damaged log cannot tell it."""
        if table.awaits_deck is None or not table.deal:
            return None
        with contextlib.suppress(Declined):
            return await self.tables.logs.finish(table, table.deal)
        return None

    async def locale(self, guild_id: int | None) -> Locale:
        """Return the language chosen for a server, else the one Discord names.

        Before Discord has sent the server, the language that was stored last.
        """
        if guild_id is None:
            return "en"
        return await self._language(guild_id, (await self.tables.servers.of(guild_id)).language)

    async def _language(self, guild_id: int, chosen: str) -> Locale:
        if chosen:
            return parse_locale(chosen)
        guild = self.client.get_guild(guild_id)
        if guild is None or guild.unavailable:  # at a start the library knows its id alone, and calls that English
            return parse_locale(await self.tables.servers.language_seen(guild_id))
        return parse_locale(str(guild.preferred_locale))

    async def locale_for(self, player: Player) -> Locale:
        """Return the language that a player has chosen, else that of their client."""
        return parse_locale((await self.tables.preferences.of(player)).language or player.locale)

    def notice(self, table: Table, player: Player, preferences: Preferences) -> Notice:
        """Return the way to notify a player of their turn at `table`.

        A mention takes the place of a direct message that the player does not accept. In a practice game nobody is
        mentioned: a robot answers at once. Where someone deletes the table, a direct message takes the place of a
        mention. Nobody is mentioned where the bot is not: it writes to people, or is silent.
        """
        if table.guild_id is None:
            return Notice.DM
        chosen = preferences.notice
        is_reachable = not self.is_unreachable(table, player)
        if table.terms.is_elsewhere:  # where nobody is mentioned
            return Notice.DM if is_reachable and chosen is not Notice.SILENCE else Notice.SILENCE
        if chosen is Notice.DM and not is_reachable:
            chosen = Notice.MENTION
        elif chosen is Notice.MENTION and is_reachable and table.id in self.unwanted and not table.is_practice:
            return Notice.DM
        return Notice.SILENCE if table.is_practice and chosen is Notice.MENTION else chosen

    def is_unreachable(self, table: Table, player: Player) -> bool:
        """Return whether no message about `table` is sent to `player`: where the bot is not, that is known for long."""
        return self.takes_none(player) if table.terms.is_elsewhere else player.id in self.unreachable

    def takes_none(self, player: Player) -> bool:
        """Return whether `player` took no direct message when one was last tried, also by a process before."""
        return player.id in self.unreachable or player.dm_channel_id == TAKES_NONE

    def let_in(self) -> None:
        """Note that the bot came to a server: it may share that one with people whom it couldn't write to until now."""
        self.unreachable -= self.strangers
        self.strangers.clear()

    def turn_notice(self, table: Table, seat: Seat, preferences: Preferences) -> Notice:
        """Return the way to notify `seat` of its present question.

        Claims off turn are asked in panels and on the table alone, unless the player wishes otherwise: they are
        frequent, and silence is an answer. Where nobody has a hand, the table itself is enough: the beginner is
        mentioned there, and then nobody is called.
        """
        if is_asked(table.position, seat) and not preferences.notified_of_windows:
            return Notice.SILENCE
        if not table.terms.game.has_hands and table.guild_id is not None:
            is_first = table.deal <= 1 and table.is_dealt and not table.is_practice and not table.terms.is_elsewhere
            wishes = self.notice(table, table.players[seat], preferences)
            return Notice.MENTION if is_first and wishes is not Notice.SILENCE else Notice.SILENCE
        return self.notice(table, table.players[seat], preferences)
