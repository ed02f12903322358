"""The stage: keeps each table's public message and the players' panels up to date, and posts announcements.

Beside `answer.py` the only place from which anything is sent. A private screen leaves here only in direct messages.
"""

import asyncio
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import aiohttp
import discord

from bot.games.protocol import Seat
from bot.standing import FEATS, Standing
from bot.tables import Announcement, Clock, News, Notice, Offer, Player, Preferences, Table, TableMessageRow, Tables
from bot.text import Locale, parse_locale, say
from cogs.ids import CustomId, parse_id
from cogs.lanes import Lane
from cogs.live import LivePanels
from cogs.manners import private_style, public_style
from cogs.places import ARCHIVED, GONE, NO_ACCESS, UNKNOWN_MESSAGE, Places
from cogs.screens.challenge import challenge_screen
from cogs.screens.game import GameScreens
from cogs.screens.history import feats_screen
from cogs.screens.screen import PrivateScreen, PublicScreen
from cogs.screens.table import deal_over, game_over, panel, public_table
from cogs.screens.waiting import late_choices, reminder
from cogs.scroll import Scroll
from cogs.words import mention, until
from render import Style

log = logging.getLogger(__name__)

BETWEEN_EDITS = 1.0  # s, the least time between two edits of one public message
MID_TURN = 3.0  # s, until a lay is shown whose turn goes on: the discard that follows is mostly shown with it
EDIT_WITHIN = 5.0  # s, until a message counts as one that cannot be edited
OLD = 55 * 60 * 1000  # ms; Discord limits edits of messages more than an hour old
LOOK_BACK = 1_000  # messages read when an announcement may have been posted already
LOOK_BACK_DM = 10  # messages read when a panel may have been sent already


@dataclass(frozen=True, slots=True)
class Call:
    """A line under the table to one player, who is mentioned when the table is posted with it."""

    seat: Seat
    line: str  # its key in the catalogue
    is_new: bool
    is_silent: bool  # in that player's quiet hours

    def words(self, table: Table, locale: Locale) -> str:
        """The line."""
        end = min((at for seat in table.countdown.running if (at := table.countdown.deadline(seat))), default=0)
        return say(locale, self.line, player=mention(table.players[self.seat]), time=until(end))


class DiscordStage:
    """Shows tables on Discord."""

    tables: Tables  # set once, when both are made, before anything is told
    standing: Standing  # likewise

    def __init__(
        self, client: discord.Client, screens: Mapping[str, GameScreens], clock: Clock, *, has_threads: bool = False
    ) -> None:
        """`has_threads`: whether each game gets a thread of its own."""
        self._client = client
        self.places = Places(client, has_threads=has_threads)
        self.scroll = Scroll()
        self._calls: dict[str, Call] = {}  # by table: somebody to mention under it
        self._screens = screens
        self._clock = clock
        self._live = LivePanels()
        self._sent: set[tuple[str, Seat]] = set()  # whose last panel this process sent, and knows it arrived
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
        shown = await self.tables.public_message(table.id)
        if shown is None and table.is_over:
            return  # it ended before it was shown; the settlement tells
        table = replace(table, channel_id=(await self.tables.table(table.id)).channel_id)
        if shown is None:
            table = await self.places.open(self.tables, table, locale=await self._locale(table.guild_id))
        call = await self._call(table)
        screen = await self.public_screen(table, call)
        while shown is not None and (table.is_over or not self._is_to_post(table, shown, call)):
            if await self._edit_public(table, shown, screen):
                return
            failed, shown = shown, await self.tables.public_message(table.id)
            if shown == failed:  # else somebody had the table shown again meanwhile
                break
        since = shown.posted_at if shown is not None else 0
        is_posted = await self._post_public(table, screen, since=since, is_silent=call is not None and call.is_silent)
        if is_posted and call is not None:
            await self._called(table, call)
        if shown is not None:
            await self._remove(self._channel(shown.channel_id, table.guild_id), shown.message_id)

    def _is_to_post(self, table: Table, shown: TableMessageRow, call: Call | None) -> bool:
        """Whether the table is posted anew: somebody is to be called, or it is old, elsewhere, or out of sight."""
        is_old = self._clock.now() - shown.posted_at >= OLD
        is_elsewhere = shown.channel_id != table.channel_id
        is_away = self.scroll.is_away(shown.channel_id, shown.message_id)
        return is_old or is_elsewhere or is_away or (call is not None and call.is_new)

    async def _call(self, table: Table) -> Call | None:
        """Who is mentioned under the table: somebody to be told something, or whose turn it is and who wants that."""
        if table.is_over:
            return None
        if (call := self._calls.get(table.id)) is not None:
            return call
        for seat in sorted(table.position.to_act):
            player = table.players[seat]
            preferences = await self.tables.preferences.of(player)
            if table.robot_at(seat) is None and _notice(table, preferences) is Notice.MENTION:
                last = await self.tables.panel(table.id, seat)
                is_new = last is None or last.turn < table.called[seat]
                return Call(seat, "table-turn", is_new=is_new, is_silent=preferences.is_quiet(self._clock.now()))
        return None

    async def _called(self, table: Table, call: Call) -> None:
        """The call stands under the table: it is made once."""
        if self._calls.get(table.id) is call:
            del self._calls[table.id]
        elif call.is_new:
            turn = table.called[call.seat]
            await self.tables.panel_shown(table.id, call.seat, channel_id=0, message_id=0, turn=turn)

    def refresh(self, table: Table) -> None:
        """Something that everybody sees has changed, and it was no move."""
        self._public.put(table)

    async def public_screen(self, table: Table, call: Call | None = None) -> PublicScreen:
        """The table as its public message shows it, with a line to whoever is called."""
        unit, locale, style = await self._manner(table)
        called = table.players[call.seat] if call is not None else None
        return await public_table(
            table,
            self._screens[table.terms.game.name],
            unit=unit,
            locale=locale,
            style=style,
            deals_at=until(self.tables.deals_at(table)) if table.awaits_deck is not None else None,
            unreachable=[] if table.is_over else [each for each in table.players if each.id in self._unreachable],
            late=self.tables.waiting.late(table),
            call=call.words(table, locale) if call is not None else None,
            ping=called.discord_id if called is not None else None,
        )

    async def _edit_public(
        self, table: Table, shown: TableMessageRow, screen: PublicScreen, *, again: bool = True
    ) -> bool:
        """Edit a table's message in place; whether nothing is left to do. Raises what may pass by itself."""
        channel = self._channel(shown.channel_id, table.guild_id)
        try:
            async with asyncio.timeout(EDIT_WITHIN):
                await channel.get_partial_message(shown.message_id).edit(
                    view=screen.layout(), attachments=screen.files(), allowed_mentions=screen.mentions()
                )
        except TimeoutError:  # edits of an old message are rationed, and the library waits
            log.info("table %s ply %d: posted anew (its edit took too long)", table.id, table.ply)
            return False
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            if error.code == ARCHIVED and again and await self.places.reopen(shown.channel_id):
                return await self._edit_public(table, shown, screen, again=False)
            is_gone = error.code in GONE and (table.is_over or table.channel_id == table.home_id)
            is_done = is_gone or error.status == 401 or (table.is_over and error.code == UNKNOWN_MESSAGE)
            what = "no message to edit" if is_done else "posted anew"
            log.info("table %s ply %d: %s (%d)", table.id, table.ply, what, error.code)
            return is_done
        return True

    async def _post_public(self, table: Table, screen: PublicScreen, *, since: int, is_silent: bool) -> bool:
        """Post a table's message in place of the one posted at `since` (0: the first); whether it stands there now.

        The nonce stays the same until the new one is remembered, so that a kill in between posts no other.
        """
        try:
            message = await self._channel(table.channel_id, table.guild_id).send(
                view=screen.layout(),
                files=screen.files(),
                allowed_mentions=screen.mentions(),
                nonce=f"{table.id}-{since}",
                silent=is_silent,
            )
        except discord.HTTPException as error:
            is_home = table.channel_id == table.home_id
            if error.code not in (GONE if is_home else GONE | {ARCHIVED, NO_ACCESS}):
                raise
            log.info("table %s ply %d: channel gone (%d)", table.id, table.ply, error.code)
            if is_home:
                return False
            table = await self.tables.move_to(table.id, table.home_id)
            return await self._post_public(table, screen, since=since, is_silent=is_silent)
        newer = await self.tables.public_message(table.id)
        if newer is not None and newer.posted_at != since:  # somebody had the table shown again meanwhile
            await self._remove(self._channel(table.channel_id, table.guild_id), message.id)
            return False
        await self.tables.public_shown(table.id, channel_id=table.channel_id, message_id=message.id)
        return True

    async def replaced(self, table: Table, message_id: int) -> None:
        """Somebody had the table shown again: that message is its public one from now on."""
        shown = await self.tables.public_message(table.id)
        await self.tables.public_shown(table.id, channel_id=table.channel_id, message_id=message_id)
        if shown is not None:
            await self._remove(self._channel(shown.channel_id, table.guild_id), shown.message_id)
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
            if table.robot_at(seat) is None and (is_called or _cuts_in_panel(table, seat)):
                try:
                    await self._show_panel(table, seat, player)
                except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                    failures.append(error)
        if failures:
            raise failures[0]

    async def _show_panel(self, table: Table, seat: Seat, player: Player) -> None:
        """A new panel among the direct messages, if that is how the player wants to be told; else only the live one."""
        preferences = await self.tables.preferences.of(player)
        notice = _notice(table, preferences)
        if notice is Notice.DM:
            await self._send_panel(table, seat, player, is_silent=preferences.is_quiet(self._clock.now()))
            return
        await self._redraw_live(table, seat, await self._panel(table, seat), is_followed=False)
        if notice is Notice.SILENCE:
            turn = table.called[seat]
            await self.tables.panel_shown(table.id, seat, channel_id=0, message_id=0, turn=turn)

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

    async def _send_panel(self, table: Table, seat: Seat, player: Player, *, is_silent: bool) -> None:
        screen = await self._panel(table, seat)
        turn = table.called[seat]
        if await self._redraw_live(table, seat, screen) or await self._redraw_last(table, seat, screen):
            return
        try:
            why = f"cut{table.ply}" if _cuts_in_panel(table, seat) else str(turn)
            message = await self._already_there(table, seat) or await self._below_press(table, seat, screen)
            if message is None:
                nonce = f"{table.id}-{why}-{seat}"
                message = await self._to_person(player, screen, nonce=nonce, is_silent=is_silent)
            self._sent.add((table.id, seat))
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

    async def _redraw_live(self, table: Table, seat: Seat, screen: PrivateScreen, *, is_followed: bool = True) -> bool:
        """Redraw the panel this seat pressed last, in place; whether that is notice enough.

        It is against a robot, but for a new deal, which begins below the score of the last one. Between two people a
        new message follows as the notice (if it `is_followed`), so a panel among the direct messages is left as it is.
        """
        press = self._live.find(table.id, seat)
        if press is None or (_begins_below(table) if table.is_practice else is_followed and press.context.dm_channel):
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
            self._sent.discard((table.id, seat))
            return await self._already_there(table, seat)

    async def _already_there(self, table: Table, seat: Seat) -> discord.Message | None:
        """The panel of this turn, when it may have been sent before: by a process that was killed, or on a broken line.

        Such an answer to a press carries no nonce, so it is looked for among the last messages by the ids it offers.
        """
        last = await self.tables.panel(table.id, seat)
        if (table.id, seat) in self._sent or last is None or not last.channel_id:
            return None
        turn = table.view(seat).turn
        try:
            async for message in self._client.get_partial_messageable(last.channel_id).history(limit=LOOK_BACK_DM):
                if any(found.key == table.id and found.turn == turn for found in _ids_of(message)):
                    return message
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("table %s ply %d: cannot look for a panel (%s)", table.id, table.ply, type(error).__name__)
        return None

    async def _to_person(
        self, player: Player, screen: PrivateScreen, *, nonce: str, is_silent: bool = False
    ) -> discord.Message | None:
        """Send a direct message; None for somebody who is no longer known."""
        if player.discord_id is None:
            return None
        channel_id = player.dm_channel_id or self._dm_channels.get(player.id)
        if channel_id is None:
            channel_id = (await self._client.create_dm(discord.Object(player.discord_id))).id
            self._dm_channels[player.id] = channel_id
            await self.tables.set_dm_channel(player, channel_id)
        return await self._client.get_partial_messageable(channel_id).send(
            view=screen.layout(),
            files=screen.files(),
            allowed_mentions=screen.mentions(),
            nonce=nonce,
            silent=is_silent,
        )

    # Reminders, and the end of time

    async def remind(self, table: Table, seat: Seat) -> None:
        """Tell `seat` that its time will be over soon; see `Stage`."""
        locale = await self._locale_for(table.players[seat])
        await self._notify(table, seat, reminder(table, seat, locale=locale), "table-ping-reminder", mark="soon")

    async def time_over(self, table: Table, late: Seat) -> None:
        """Show that `late` has no time left, and let who waits choose; see `Stage`."""
        for index, player in enumerate(table.players):
            seat = Seat(index)
            if seat == late or table.robot_at(seat) is not None:
                continue
            _, may_claim = await self.tables.waiting.choices(table, player)
            locale = await self._locale_for(player)
            screen = late_choices(table, late, player, may_claim=may_claim, locale=locale)
            await self._notify(table, seat, screen, "table-ping-late", mark="late")
        self._public.put(table)

    async def _notify(self, table: Table, seat: Seat, screen: PrivateScreen, line: str, *, mark: str) -> None:
        """Tell `seat` something in the way it prefers; where direct messages are closed, under the table."""
        player = table.players[seat]
        preferences = await self.tables.preferences.of(player)
        notice, is_silent = _notice(table, preferences), preferences.is_quiet(self._clock.now())
        if notice is Notice.DM:
            try:
                nonce = f"{table.id}-{max(table.called)}{mark[0]}{seat}"
                await self._to_person(player, screen, nonce=nonce, is_silent=is_silent)
            except (discord.Forbidden, discord.NotFound) as error:
                log.info(
                    "table %s ply %d: seat %s takes no direct messages (%d)", table.id, table.ply, seat, error.code
                )
                notice = Notice.MENTION
        if notice is Notice.MENTION:
            self._calls[table.id] = Call(seat, line, is_new=True, is_silent=is_silent)
            self._public.put(table)

    async def _locale_for(self, player: Player) -> Locale:
        return parse_locale((await self.tables.preferences.of(player)).language or player.locale)

    # Announcements

    async def announce(self, announcement: Announcement, table: Table, *, unsure: bool) -> int | None:
        """Post a finished deal or a settlement; see `Stage`."""
        mark = announcement.id.removeprefix(f"{table.id}-")
        for channel_id in dict.fromkeys((announcement.channel_id, table.channel_id, table.home_id)):
            try:
                return await self._announce_in(channel_id, announcement, table, mark, unsure=unsure)
            except discord.HTTPException as error:
                if error.code not in GONE | {ARCHIVED}:
                    raise
                log.info("announcement %s: channel gone (%d)", announcement.id, error.code)
        return None

    async def _announce_in(
        self, channel_id: int, announcement: Announcement, table: Table, mark: str, *, unsure: bool
    ) -> int:
        channel = self._channel(channel_id, table.guild_id)
        if unsure and (found := await self._find(channel, table.id, mark)) is not None:
            return found
        screen = await self._announcement(announcement, table, mark)
        message = await channel.send(
            view=screen.layout(),
            files=screen.files(),
            allowed_mentions=screen.mentions(),
            nonce=announcement.id,
        )
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
            if any((found.key, found.word) == (key, mark) for found in _ids_of(message)):
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


def _notice(table: Table, preferences: Preferences) -> Notice:
    """How a player is told that it is their turn at `table`: a robot's answer needs no mention."""
    if table.guild_id is None:
        return Notice.DM
    return Notice.SILENCE if table.is_practice and preferences.notice is Notice.MENTION else preferences.notice


def _cuts_in_panel(table: Table, seat: Seat) -> bool:
    """Whether `seat` may cut now and has no public message to do so: a game in a direct message."""
    return table.guild_id is None and table.cutter == seat


def _ids_of(message: discord.Message) -> Iterator[CustomId]:
    """The ids of ours that a message offers."""
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        found = parse_id(getattr(item, "custom_id", None) or "")
        if found is not None:
            yield found
