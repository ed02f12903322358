"""The stage: keeps each table's public message and the players' panels up to date, and posts announcements.

Beside `answer.py` the only place from which anything is sent. A private screen leaves here only in direct messages.
"""

import asyncio
import logging
from collections.abc import Mapping

import aiohttp
import discord

from bot.games.protocol import Seat
from bot.standing import FEATS, Standing
from bot.tables import Announcement, Clock, News, Offer, Player, Table, Tables
from bot.text import Locale, parse_locale, say
from cogs.ids import parse_id
from cogs.lanes import Lane
from cogs.live import LivePanels
from cogs.manners import private_style, public_style
from cogs.screens.challenge import challenge_screen
from cogs.screens.game import GameScreens
from cogs.screens.history import feats_screen
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.screens.table import deal_over, game_over, panel, public_table
from cogs.words import until
from render import Style

log = logging.getLogger(__name__)

BETWEEN_EDITS = 1.0  # s, the least time between two edits of one public message
MID_TURN = 3.0  # s, until a lay is shown whose turn goes on: the discard that follows is mostly shown with it
EDIT_WITHIN = 5.0  # s, until a message counts as one that cannot be edited
OLD = 55 * 60 * 1000  # ms; Discord limits edits of messages more than an hour old
LOOK_BACK = 1_000  # messages read when an announcement may have been posted already

UNKNOWN_MESSAGE = 10008
GONE = frozenset({10003, 50001})  # the channel is deleted, or closed to the bot


class DiscordStage:
    """Shows tables on Discord."""

    tables: Tables  # set once, when both are made, before anything is told
    standing: Standing  # likewise

    def __init__(self, client: discord.Client, screens: Mapping[str, GameScreens], clock: Clock) -> None:
        self._client = client
        self._screens = screens
        self._clock = clock
        self._live = LivePanels()
        self._public = Lane("public message", self._show_public, between=BETWEEN_EDITS)
        self._private = Lane("panels", self._show_panels, between=0)
        self._unreachable: set[int] = set()  # players who have closed their direct messages
        self._dm_channels: dict[int, int] = {}  # opened since the table was read, by player

    async def close(self) -> None:
        """Show nothing more; what is missing is shown after the next start."""
        await self._private.close()
        await self._public.close()

    def tell(self, news: News) -> None:
        """Bring the players' panels and the public message up to date, soon."""
        screens = self._screens[news.table.terms.game.name]
        self._private.put(news.table)
        if not news.events or any(screens.is_news(event) for event in news.events):
            is_mid_turn = news.seat is not None and news.seat in news.table.position.to_act
            self._public.put(news.table, within=MID_TURN if is_mid_turn else 0)

    async def lapsed(self, offer: Offer) -> None:
        """Show on the challenge itself that nobody answered in time."""
        if offer.message_id is None:
            return
        locale = await self._locale(offer.guild_id)
        is_lapsed = await self.tables.offers.is_lapsed(offer)
        outcome = say(locale, "offer-lapsed" if is_lapsed else "offer-other-terms")
        unit = (await self.tables.servers.of(offer.guild_id)).unit
        screen = challenge_screen(offer, unit=unit, locale=locale, outcome=outcome)
        message = self._channel(offer.channel_id, offer.guild_id).get_partial_message(offer.message_id)
        try:
            await message.edit(view=screen.layout(), allowed_mentions=screen.mentions())
        except (discord.NotFound, discord.Forbidden):
            log.info("offer %s: lapsed, and its message is gone", offer.id)

    # The public message

    async def _show_public(self, table: Table) -> None:
        if table.guild_id is None:
            return  # a game in a direct message: the panel there shows the table
        screen = await self.public_screen(table)
        channel = self._channel(table.channel_id, table.guild_id)
        shown = await self.tables.public_message(table.id)
        if shown is None and table.is_over:
            return  # it ended before it was shown; the settlement tells
        while shown is not None and (table.is_over or self._clock.now() - shown.posted_at < OLD):
            if await self._edit_public(table, channel, shown.message_id, screen):
                return
            failed, shown = shown, await self.tables.public_message(table.id)
            if shown == failed:  # else somebody had the table shown again meanwhile
                break
        await self._post_public(table, channel, screen, since=shown.posted_at if shown is not None else 0)
        if shown is not None:
            await self._remove(channel, shown.message_id)

    def refresh(self, table: Table) -> None:
        """Something that everybody sees has changed, and it was no move."""
        self._public.put(table)

    async def public_screen(self, table: Table) -> PublicScreen:
        """The table as its public message shows it."""
        unit, locale, style = await self._manner(table)
        return await public_table(
            table,
            self._screens[table.terms.game.name],
            unit=unit,
            locale=locale,
            style=style,
            deals_at=until(self.tables.deals_at(table)) if table.awaits_deck is not None else None,
            unreachable=[] if table.is_over else [each for each in table.players if each.id in self._unreachable],
        )

    async def _edit_public(
        self, table: Table, channel: discord.PartialMessageable, message_id: int, screen: PublicScreen
    ) -> bool:
        """Edit a table's message in place; whether nothing is left to do. Raises what may pass by itself."""
        try:
            async with asyncio.timeout(EDIT_WITHIN):
                await channel.get_partial_message(message_id).edit(
                    view=screen.layout(), attachments=screen.files(), allowed_mentions=screen.mentions()
                )
        except TimeoutError:  # edits of an old message are rationed, and the library waits
            log.info("table %s ply %d: posted anew (its edit took too long)", table.id, table.ply)
            return False
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            is_done = error.code in GONE or error.status == 401 or (table.is_over and error.code == UNKNOWN_MESSAGE)
            what = "no message to edit" if is_done else "posted anew"
            log.info("table %s ply %d: %s (%d)", table.id, table.ply, what, error.code)
            return is_done
        return True

    async def _post_public(
        self, table: Table, channel: discord.PartialMessageable, screen: PublicScreen, *, since: int
    ) -> None:
        """Post a table's message in place of the one posted at `since` (0: the first).

        The nonce stays the same until the new one is remembered, so that a kill in between posts no other.
        """
        try:
            message = await channel.send(
                view=screen.layout(),
                files=screen.files(),
                allowed_mentions=screen.mentions(),
                nonce=f"{table.id}-{since}",
            )
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            log.info("table %s ply %d: channel gone (%d)", table.id, table.ply, error.code)
            return
        await self.tables.public_shown(table.id, channel_id=table.channel_id, message_id=message.id)

    async def replaced(self, table: Table, message_id: int) -> None:
        """Somebody had the table shown again: that message is its public one from now on."""
        shown = await self.tables.public_message(table.id)
        await self.tables.public_shown(table.id, channel_id=table.channel_id, message_id=message_id)
        if shown is not None:
            await self._remove(self._channel(table.channel_id, table.guild_id), shown.message_id)
        now = await self.tables.table(table.id)
        if now.ply > table.ply:  # something happened while the message was on its way
            self._public.put(now)

    async def _remove(self, channel: discord.PartialMessageable, message_id: int) -> None:
        """Take away a public message that a newer one has replaced."""
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            log.info("old table message stays (%d)", error.code)

    # The players' panels

    async def _show_panels(self, table: Table) -> None:
        """Send a new panel to each seat that was called upon since its last one; the message is the notice."""
        if table.is_over:
            return
        failures: list[Exception] = []  # one seat's must not keep the others from seeing their cards
        for index, player in enumerate(table.players):
            if player.discord_id is None:
                continue  # a robot, or somebody whose personal data was deleted
            seat = Seat(index)
            last = await self.tables.panel(table.id, seat)
            is_called = table.called[seat] >= 0 and (last is None or last.turn < table.called[seat])
            if is_called or _cuts_in_panel(table, seat):
                try:
                    await self._send_panel(table, seat, player)
                except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                    failures.append(error)
        if failures:
            raise failures[0]

    async def answered(self, interaction: discord.Interaction, table: Table, seat: Seat) -> None:
        """A press was answered with the panel of `seat` as of `table`: that panel is the live one from now on.

        The other side may have moved while the answer was on its way, and found an older panel to redraw.
        """
        self._live.keep(table.id, seat, interaction)
        now = await self.tables.table(table.id)
        if now.called[seat] != table.called[seat]:
            await self._redraw_live(now, seat, await self._panel(now, seat))

    async def _panel(self, table: Table, seat: Seat) -> PrivateScreen:
        """What `seat` is shown when something happened without its doing."""
        preferences = await self.tables.preferences.of(table.players[seat])
        return await panel(
            table,
            seat,
            self._screens[table.terms.game.name],
            unit=(await self.tables.servers.of(table.guild_id)).unit,
            locale=parse_locale(preferences.language or table.players[seat].locale),
            style=private_style(preferences),
            events=table.recent[-4:],
        )

    async def _send_panel(self, table: Table, seat: Seat, player: Player) -> None:
        screen = await self._panel(table, seat)
        turn = table.called[seat]
        if await self._redraw_live(table, seat, screen) or await self._redraw_last(table, seat, screen):
            return
        try:
            why = f"cut{table.ply}" if _cuts_in_panel(table, seat) else str(turn)
            message = await self._below_press(table, seat, screen)
            if message is None:
                message = await self._to_person(player, screen, nonce=f"{table.id}-{why}-{seat}")
        except (discord.Forbidden, discord.NotFound) as error:  # closed, blocked, or a user who is gone
            log.info("table %s ply %d: seat %s takes no direct messages (%d)", table.id, table.ply, seat, error.code)
            if player.id not in self._unreachable:
                self._unreachable.add(player.id)
                self._public.put(await self.tables.table(table.id))
            await self.tables.panel_shown(table.id, seat, channel_id=0, message_id=0, turn=turn)
            return
        self._unreachable.discard(player.id)
        live = self._live.find(table.id, seat)
        if live is not None and live.context.dm_channel:
            self._live.drop(table.id, seat)  # this message is the panel to look at now
        if message is not None:
            await self.tables.panel_shown(
                table.id, seat, channel_id=message.channel.id, message_id=message.id, turn=turn
            )

    async def _redraw_last(self, table: Table, seat: Seat, screen: PrivateScreen) -> bool:
        """Against a robot, redraw the last direct message in place of a new one; whether that was possible."""
        last = await self.tables.panel(table.id, seat)
        if not table.is_practice or _begins_below(table) or last is None or not last.message_id:
            return False
        message = self._client.get_partial_messageable(last.channel_id).get_partial_message(last.message_id)
        try:
            await message.edit(view=screen.layout(), attachments=screen.files(), allowed_mentions=screen.mentions())
        except discord.NotFound:
            return False
        await self.tables.panel_shown(
            table.id, seat, channel_id=last.channel_id, message_id=last.message_id, turn=table.called[seat]
        )
        return True

    async def _redraw_live(self, table: Table, seat: Seat, screen: PrivateScreen) -> bool:
        """Redraw the panel this seat pressed last, in place; whether that is notice enough.

        It is against a robot, but for a new deal, which begins below the score of the last one. Between two people a
        new message follows as the notice, so a panel among the direct messages is left as it is.
        """
        press = self._live.find(table.id, seat)
        if press is None or (_begins_below(table) if table.is_practice else press.context.dm_channel):
            return False
        try:
            await press.edit_original_response(
                view=screen.layout(), attachments=screen.files(), allowed_mentions=screen.mentions()
            )
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("table %s ply %d: live panel lost (%s)", table.id, table.ply, type(error).__name__)
            self._live.drop(table.id, seat)
            return False
        if not table.is_practice:
            return False
        last = await self.tables.panel(table.id, seat)
        channel_id, message_id = (last.channel_id, last.message_id) if last is not None else (0, 0)
        turn = table.called[seat]
        await self.tables.panel_shown(table.id, seat, channel_id=channel_id, message_id=message_id, turn=turn)
        return True

    async def _below_press(self, table: Table, seat: Seat, screen: PrivateScreen) -> discord.Message | None:
        """Send a direct message as one more answer to the last press there, which is no counted request.

        None when nothing was pressed there in the last minutes, or Discord takes no more answers to that press.
        """
        press = self._live.find(table.id, seat)
        if press is None or not press.context.dm_channel:
            return None
        try:
            return await press.followup.send(
                view=screen.layout(), files=screen.files(), allowed_mentions=screen.mentions(), wait=True
            )
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("table %s ply %d: live panel lost (%s)", table.id, table.ply, type(error).__name__)
            self._live.drop(table.id, seat)
            return None

    async def _to_person(self, player: Player, screen: PrivateScreen, *, nonce: str) -> discord.Message | None:
        """Send a direct message; None for somebody who is no longer known."""
        if player.discord_id is None:
            return None
        channel_id = player.dm_channel_id or self._dm_channels.get(player.id)
        if channel_id is None:
            channel_id = (await self._client.create_dm(discord.Object(player.discord_id))).id
            self._dm_channels[player.id] = channel_id
            await self.tables.set_dm_channel(player, channel_id)
        return await self._client.get_partial_messageable(channel_id).send(
            view=screen.layout(), files=screen.files(), allowed_mentions=screen.mentions(), nonce=nonce
        )

    # Announcements

    async def announce(self, announcement: Announcement, table: Table, *, unsure: bool) -> int | None:
        """Post a finished deal or a settlement; see `Stage`."""
        channel = self._channel(announcement.channel_id, table.guild_id)
        mark = announcement.id.removeprefix(f"{table.id}-")
        try:
            if unsure and (found := await self._find(channel, table.id, mark)) is not None:
                return found
            screen = await self._announcement(announcement, table, mark)
            message = await channel.send(
                view=screen.layout(),
                files=screen.files(),
                allowed_mentions=screen.mentions(),
                nonce=announcement.id,
            )
        except discord.HTTPException as error:
            if error.code in GONE:
                return None
            raise
        return message.id

    async def _announcement(self, announcement: Announcement, table: Table, mark: str) -> PublicScreen:
        screens = self._screens[table.terms.game.name]
        unit, locale, style = await self._manner(table)
        if announcement.kind == "settle":
            seed = await self.tables.revealed(table)
            return await game_over(table, screens, mark=mark, unit=unit, locale=locale, style=style, seed=seed)
        if announcement.kind == FEATS:
            return feats_screen(table, await self.standing.feats(table), mark=mark, locale=locale)
        deal = announcement.deal
        return await deal_over(table, screens, deal=deal, mark=mark, unit=unit, locale=locale, style=style)

    async def _find(self, channel: discord.PartialMessageable, key: str, mark: str) -> int | None:
        """The message of an announcement that may have been posted already, known by an id only it carries."""
        async for message in channel.history(limit=LOOK_BACK):
            if self._client.user is None or message.author.id != self._client.user.id:
                continue
            view = discord.ui.LayoutView.from_message(message, timeout=None)
            for item in view.walk_children():
                found = parse_id(getattr(item, "custom_id", None) or "")
                if found is not None and (found.key, found.word) == (key, mark):
                    return message.id
        return None

    def _channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def _manner(self, table: Table) -> tuple[str, Locale, Style]:
        """Unit, language and look of a table's channel: the server's, or in a direct message those of the person."""
        server = await self.tables.servers.of(table.guild_id)
        if table.guild_id is None:
            person, preferences = table.players[0], await self.tables.preferences.of(table.players[0])
            return server.unit, parse_locale(preferences.language or person.locale), private_style(preferences)
        return server.unit, await self._locale(table.guild_id), public_style(server)

    async def _locale(self, guild_id: int | None) -> Locale:
        """The language of a server: the one chosen, else Discord's, as it was last seen when it is not known yet."""
        if guild_id is None:
            return "en"
        if chosen := (await self.tables.servers.of(guild_id)).language:
            return parse_locale(chosen)
        guild = self._client.get_guild(guild_id)
        return parse_locale(str(guild.preferred_locale) if guild is not None else await self.tables.language(guild_id))


def _begins_below(table: Table) -> bool:
    """Whether a new deal has begun below the score of the last one."""
    return table.is_dealt and table.ply > 1


def _cuts_in_panel(table: Table, seat: Seat) -> bool:
    """Whether `seat` may cut now and has no public message to do so: a game in a direct message."""
    return table.guild_id is None and table.cutter == seat
