"""The stage: keeps each table's public message and the players' panels up to date, and posts announcements."""

import logging
from collections.abc import Collection, Mapping
from dataclasses import replace

import discord

from bot.games.protocol import Seat
from bot.standing import Standing
from bot.tables import Absence, Announcement, Clock, News, Offer, Player, Table, Tables
from bot.text import say
from cogs.screens.challenge import challenge_screen
from cogs.screens.game import GameScreens
from cogs.screens.screen import PublicScreen
from cogs.stage.announcements import Announcements
from cogs.stage.board import Board
from cogs.stage.ground import Ground
from cogs.stage.panels import Panels
from cogs.stage.places import ARCHIVED
from cogs.words import name

log = logging.getLogger(__name__)

MID_TURN = 3.0  # s, until a lay is shown whose turn goes on: the discard that follows is mostly shown with it


class DiscordStage:
    """Shows tables on Discord."""

    def __init__(
        self, client: discord.Client, screens: Mapping[str, GameScreens], clock: Clock, *, has_threads: bool = False
    ) -> None:
        """`has_threads`: whether each game gets a thread of its own, unless its server decided."""
        self._ground = Ground(client, screens, clock)
        self._board = Board(self._ground, has_threads=has_threads)
        self._panels = Panels(self._ground, self._board)
        self._announcements = Announcements(self._ground, self._panels)

    def open(self, tables: Tables, standing: Standing) -> None:
        """What is shown; to be called once, before anything is told."""
        self._ground.tables, self._ground.standing = tables, standing

    async def close(self) -> None:
        """Show nothing more; what is missing is shown after the next start."""
        await self._panels.close()
        await self._board.close()

    def tell(self, news: News) -> None:
        """Bring the players' panels and the public message up to date, soon."""
        screens = self._ground.screens[news.table.terms.game.name]
        is_pause = any(isinstance(event, Absence) for event in news.events)
        self._panels.put(news.table, again=is_pause)
        if not news.events or any(screens.is_news(event) for event in news.events):
            is_mid_turn = news.seat is not None and news.seat in news.table.position.to_act and not is_pause
            self._board.put(news.table, within=MID_TURN if is_mid_turn else 0)

    async def closed(self, offer: Offer) -> None:
        """Show on the challenge itself how it was answered; see `Stage`."""
        if offer.message_id is None:
            return
        locale = await self._ground.locale(offer.guild_id)
        match await self._ground.tables.offers.answer_to(offer):
            case "accepted", Player() as player:
                outcome = say(locale, "offer-accepted", player=name(player))
            case "lapsed", _:
                outcome = say(locale, "offer-lapsed")
            case _:
                outcome = say(locale, "offer-other-terms")
        screen = challenge_screen(offer, locale=locale, outcome=outcome)
        message = self._ground.channel(offer.channel_id, offer.guild_id).get_partial_message(offer.message_id)
        for is_reopened in (False, True):
            try:
                await message.edit(view=screen.layout(), allowed_mentions=screen.mentions())
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:
                if not is_reopened and error.code == ARCHIVED and await self._board.places.reopen(offer.channel_id):
                    continue
                log.info("offer %s: answered, and its message cannot say so (%d)", offer.id, error.code)
            return

    async def remind(self, table: Table, seat: Seat) -> None:
        """Tell `seat` that its time will be over soon; see `Stage`."""
        await self._panels.remind(table, seat)

    async def time_over(self, table: Table, late: Seat) -> None:
        """Show that `late` has no time left, and let who waits choose; see `Stage`."""
        await self._panels.time_over(table, late)

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """Post a finished deal or a settlement; see `Stage`."""
        return await self._announcements.post(announcement, table, unsure=unsure, is_last=is_last)

    # What the cogs tell and ask

    def refresh(self, table: Table) -> None:
        """Something that everybody sees has changed, and it was no move."""
        self._board.put(table)

    def seen(self, channel_id: int, message_id: int) -> None:
        """A message was posted in a channel, by whomever."""
        self._board.scroll.seen(channel_id, message_id)

    def gone(self, channel_id: int) -> None:
        """A channel or a thread was deleted: no panel names it any more."""
        self._ground.deleted.add(channel_id)

    @property
    def deleted(self) -> Collection[int]:
        """The channels that are known to be deleted."""
        return self._ground.deleted

    async def is_gone(self, table: Table) -> bool:
        """Whether the place where `table` is played is deleted, or closed to the bot."""
        return await self._board.places.is_gone(table)

    async def public_screen(self, table: Table) -> PublicScreen:
        """The table as its public message shows it."""
        screen = await self._board.screen(table, await self._board.find_call(table))
        return replace(screen, pings=())  # nobody is called by it: that is done once

    async def replaced(self, table: Table, message_id: int) -> None:
        """Somebody had the table shown again: that message is its public one from now on."""
        await self._board.replaced(table, message_id)

    async def answered(self, interaction: discord.Interaction, table: Table, seat: Seat) -> None:
        """A press was answered with the panel of `seat` as of `table`: that panel is the live one from now on."""
        await self._panels.answered(interaction, table, seat)
