"""The stage on Discord: keeps public messages and panels up to date, and posts announcements."""

import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

import aiohttp
import discord

from bot.games.protocol import Seat
from bot.standing import Standing
from bot.tables import Absence, Announcement, Clock, News, Offer, Player, Stage, Table, Tables
from bot.text import say
from cogs.names import name
from cogs.screens.challenge import challenge_screen, lost_line
from cogs.screens.game import GameScreens
from cogs.screens.screen import PublicScreen
from cogs.stage.announcements import Announcements
from cogs.stage.ground import Ground
from cogs.stage.panels import Panels
from cogs.stage.places import ARCHIVED
from cogs.stage.table_message import TableMessages

log = logging.getLogger(__name__)

MID_TURN = 3.0  # s; a lay waits so long for the discard of the same turn, so that one edit shows both


class DiscordStage:
    """Shows tables on Discord; a `Stage` for hosting, which it makes for itself (see `host`)."""

    def __init__(
        self,
        client: discord.Client,
        screens: Mapping[str, GameScreens],
        clock: Clock,
        *,
        host: Callable[[Stage], tuple[Tables, Standing]],
        has_threads: bool = False,
    ) -> None:
        """`host` makes the tables that are shown here, and the standing of their players.

        Tables are made with their stage, and the stage shows tables. Making them here leaves no moment at which one
        of the two lacks the other. `host` must not tell the stage anything yet.

        `has_threads`: whether each game gets a thread of its own in servers that did not decide it.
        """
        self.tables, self.standing = host(self)
        self._ground = Ground(client, screens, clock, tables=self.tables, standing=self.standing)
        self._messages = TableMessages(self._ground, has_threads=has_threads)
        self._panels = Panels(self._ground, self._messages)
        self._announcements = Announcements(self._ground, self._panels)

    async def close(self) -> None:
        """Stop showing tables. The next process shows what is missing."""
        await self._panels.close()
        await self._messages.close()

    def tell(self, news: News) -> None:
        """Bring the players' panels and the public message up to date, soon; returns at once."""
        screens = self._ground.screens[news.table.terms.game.name]
        is_pause = any(isinstance(event, Absence) for event in news.events)
        self._panels.put(news.table, again=is_pause)
        if not news.events or any(screens.is_news(event) for event in news.events):
            is_mid_turn = news.seat is not None and news.seat in news.table.position.to_act and not is_pause
            self._messages.put(news.table, within=MID_TURN if is_mid_turn else 0)

    async def countered(self, offer: Offer) -> None:
        """Show on the message of a challenge that other terms were proposed; see `Stage.countered`."""
        await self._redraw_offer(offer, challenge_screen(offer, locale=await self._ground.locale(offer.guild_id)))

    async def closed(self, offer: Offer) -> None:
        """Show on the message of a challenge how it ended; see `Stage.closed`."""
        locale, offers = await self._ground.locale(offer.guild_id), self._ground.tables.offers
        match await offers.answer_to(offer):
            case _ if await offers.lost_to_rival(offer):
                outcome = lost_line(offer, locale=locale)
            case kind, Player() as player:
                outcome = say(locale, f"offer-{kind}", player=name(player))
            case _:
                outcome = say(locale, "offer-lapsed")
        screen = challenge_screen(offer, locale=locale, outcome=outcome, first=await offers.first_terms(offer))
        await self._redraw_offer(offer, screen)

    async def _redraw_offer(self, offer: Offer, screen: PublicScreen) -> None:
        """Redraw the message of a challenge, if it is known and can still be edited."""
        if offer.message_id is None:
            return
        message = self._ground.channel(offer.channel_id, offer.guild_id).get_partial_message(offer.message_id)
        for is_reopened in (False, True):
            try:
                await message.edit(view=screen.layout(), allowed_mentions=screen.mentions())
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:
                if not is_reopened and error.code == ARCHIVED and await self._messages.places.reopen(offer.channel_id):
                    continue
                log.info("offer %s: its message cannot be redrawn (%d)", offer.id, error.code)
            return

    async def remind(self, table: Table, seat: Seat) -> None:
        """Tell `seat` that its time will be over soon; see `Stage.remind`."""
        await self._panels.remind(table, seat)

    async def time_over(self, table: Table, late: Seat) -> None:
        """Show that `late` has no time left, and offer the others their choices; see `Stage.time_over`."""
        await self._panels.time_over(table, late)

    async def announce(
        self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool = False
    ) -> int | None:
        """Post `announcement`; see `Stage.announce`."""
        return await self._announcements.post(announcement, table, unsure=unsure, is_last=is_last)

    # For the cogs

    def refresh(self, table: Table) -> None:
        """Show `table` again, since something that everybody sees has changed without a move."""
        self._messages.put(table)

    def seen(self, channel_id: int, message_id: int) -> None:
        """Note that a message was posted in a channel, whoever wrote it."""
        self._messages.scroll.seen(channel_id, message_id)

    def gone(self, channel_id: int) -> None:
        """Note that a channel or a thread was deleted, so that no panel names it any more."""
        self._ground.deleted.add(channel_id)

    @property
    def deleted(self) -> Collection[int]:
        """The ids of the channels that are known to be deleted."""
        return self._ground.deleted

    async def is_gone(self, table: Table) -> bool:
        """Whether the place where `table` is played is deleted or closed to the bot."""
        return await self._messages.places.is_gone(table)

    async def public_screen(self, table: Table) -> PublicScreen:
        """The table as its public message shows it, but notifying nobody: each call is made once, elsewhere."""
        screen = await self._messages.screen(table, await self._messages.find_call(table))
        return replace(screen, pings=())

    async def replaced(self, table: Table, message_id: int) -> None:
        """Make a message that `/table show` has posted the public one of `table`."""
        await self._messages.replaced(table, message_id)

    async def nudge(self, table: Table, seat: Seat) -> None:
        """Tell `seat` that somebody waits, in the way that its player prefers. Failures are logged: it stays at that.

        A nudge that came minutes later, when Discord answers again, would no longer be one.
        """
        try:
            await self._panels.nudge(table, seat)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("table %s ply %d: seat %s not nudged (%s)", table.id, table.ply, seat, type(error).__name__)

    async def reacted(self, table: Table, seat: Seat) -> None:
        """Show a reaction of `seat` in the others' live panels; the public table shows it with its next edit."""
        await self._panels.show_reaction(table, seat)

    async def answered(self, interaction: discord.Interaction, table: Table, seat: Seat) -> None:
        """Note that `interaction` was answered with the panel of `seat` as of `table`: it is the live one now."""
        await self._panels.answered(interaction, table, seat)
