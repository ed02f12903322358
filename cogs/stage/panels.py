"""The players' panels.

Each turn brings its player a new panel by direct message, which is also the notice of the turn. The panel that a
player pressed last is the live one: for some minutes it can be redrawn in place, wherever it is.
"""

import contextlib
import logging
from collections.abc import Iterable, Iterator

import aiohttp
import discord

from bot.games.protocol import Seat
from bot.tables import Notice, PanelRow, Player, Preferences, SeatNotice, Table
from bot.text import parse_locale
from cogs.ids import CustomId, parse_id
from cogs.lanes import Lane
from cogs.live import LivePanels
from cogs.own_panel import own_panel
from cogs.screens.screen import PrivateScreen, Screen
from cogs.screens.social import nudge_notice
from cogs.screens.waiting import late_choices, reminder
from cogs.stage.ground import Ground
from cogs.stage.table_message import Call, TableMessages

log = logging.getLogger(__name__)

NUDGE = "nudge"  # the kind of a notice that may be repeated in a turn
LOOK_BACK = 10  # messages to read when a panel may have been sent before


class Panels:
    """Shows players their hands, only in direct messages and in answers to their own presses."""

    def __init__(self, ground: Ground, messages: TableMessages) -> None:
        self._ground = ground
        self._messages = messages
        self._live = LivePanels()
        self._sent: dict[tuple[str, Seat], int] = {}  # turn of the last panel of which this process knows it arrived
        self._dm_channels: dict[int, int] = {}  # channel by player, opened since the table was read
        self._outdated: set[str] = set()  # tables with panels to redraw: a clock stopped, or a robot took a seat
        self._lane = Lane("panels", self._show_panels, between=0)

    async def close(self) -> None:
        """Stop showing panels."""
        await self._lane.close()

    def put(self, table: Table, *, again: bool = False) -> None:
        """Show the players of `table` how things stand, soon. `again`: also redraw the panels that they have."""
        if again:
            self._outdated.add(table.id)
        self._lane.put(table)

    async def _show_panels(self, table: Table) -> None:
        """Send a new panel to each seat whose turn has come since its last one; the message is the notice."""
        seats = [Seat(index) for index in range(len(table.players))]
        if table.is_over:
            self._outdated.discard(table.id)
            await self._show_again(table, seats)
            for seat in seats:
                self._sent.pop((table.id, seat), None)
            return
        if table.id in self._outdated:
            self._outdated.discard(table.id)
            # Outdated are the panels of those to move, and of those for whom a robot moves now.
            await self._show_again(table, sorted(table.position.to_act | table.deputies))
        called = [seat for seat in seats if table.called[seat] > self._sent.get((table.id, seat), -1)]
        asked = [seat for seat in seats if seat in called or _cuts_in_panel(table, seat)]
        if not asked:
            return  # most often: the move began nobody's turn
        failures: list[Exception] = []  # a failure at one seat must not keep the others from seeing their cards
        panels = await self._ground.tables.messages.panels(table.id)
        for seat in asked:
            if table.players[seat].discord_id is None or table.robot_at(seat) is not None:
                continue  # a robot, or somebody whose personal data was deleted
            last = panels.get(seat)
            if _cuts_in_panel(table, seat) or last is None or last.turn < table.called[seat]:
                try:
                    await self._show_panel(table, seat, table.players[seat], last)
                except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                    failures.append(error)
        if failures:
            raise failures[0]

    async def _show_again(self, table: Table, seats: Iterable[Seat]) -> None:
        """Redraw panels that have become wrong, about the time or about a game that is over."""
        panels = await self._ground.tables.messages.panels(table.id)
        for seat in seats:
            preferences = await self._ground.tables.preferences.of(table.players[seat])
            screen, live = await self._panel(table, seat, preferences), self._live.find(table.id, seat)
            if await self._edit_live(table, seat, screen) and live is not None and live.context.dm_channel:
                continue
            with contextlib.suppress(discord.DiscordServerError):  # an outdated panel corrects itself when pressed
                await self._edit_last(table, screen, panels.get(seat))

    async def _show_panel(self, table: Table, seat: Seat, player: Player, last: PanelRow | None) -> None:
        """Send a new panel by direct message, if the player wants to be told so; otherwise redraw the live one.

        Direct messages that were closed are tried again at each new deal.
        """
        preferences = await self._ground.tables.preferences.of(player)
        notice = self._ground.notice(table, player, preferences)
        if table.is_dealt and preferences.notice is Notice.DM:
            notice = Notice.DM
        if notice is Notice.DM:
            is_silent = preferences.is_quiet(self._ground.clock.now())
            await self._send_panel(table, seat, last, await self._panel(table, seat, preferences), is_silent=is_silent)
            return
        await self._redraw_live(table, seat, await self._panel(table, seat, preferences), last, is_followed=False)
        if notice is Notice.SILENCE:
            turn = table.called[seat]
            await self._ground.tables.messages.panel_shown(table.id, seat, channel_id=0, message_id=0, turn=turn)

    async def answered(self, interaction: discord.Interaction, table: Table, seat: Seat) -> None:
        """Note that `interaction` was answered with the panel of `seat` as of `table`: it is the live one now.

        The opponent may have moved while the answer was on its way; then the panel is redrawn.
        """
        self._live.keep(table.id, seat, interaction)
        now = await self._ground.tables.table(table.id)
        if now.called[seat] != table.called[seat]:
            preferences = await self._ground.tables.preferences.of(now.players[seat])
            last = (await self._ground.tables.messages.panels(now.id)).get(seat)
            await self._redraw_live(now, seat, await self._panel(now, seat, preferences), last)

    async def _panel(self, table: Table, seat: Seat, preferences: Preferences) -> PrivateScreen:
        """The panel of `seat` after something that the seat did not do."""
        return await own_panel(
            self._ground.tables,
            self._ground.screens,
            table,
            seat,
            preferences,
            locale=parse_locale(preferences.language or table.players[seat].locale),
            deleted=self._ground.deleted,
        )

    async def _send_panel(
        self, table: Table, seat: Seat, last: PanelRow | None, screen: PrivateScreen, *, is_silent: bool
    ) -> None:
        """Show `seat` a new panel and store where it is; `last` is where the one before was stored."""
        player, turn = table.players[seat], table.called[seat]
        if await self._redraw_live(table, seat, screen, last) or await self._redraw_last(table, seat, screen, last):
            return
        try:
            why = f"cut{table.ply}" if _cuts_in_panel(table, seat) else str(turn)
            message = await self._already_there(table, seat, last) or await self._below_press(
                table, seat, screen, last, is_silent=is_silent
            )
            if message is None:
                nonce = f"{table.id}-{why}-{seat}"
                message = await self.to_person(player, screen, nonce=nonce, is_silent=is_silent)
            self._sent[table.id, seat] = turn
        except (discord.Forbidden, discord.NotFound) as error:  # closed, blocked, or the account is gone
            log.info("table %s ply %d: seat %s takes no direct messages (%d)", table.id, table.ply, seat, error.code)
            self._ground.unreachable.add(player.id)
            if table.guild_id is None or table.is_practice:  # nobody is mentioned there: nothing is left to be tried
                await self._ground.tables.messages.panel_shown(table.id, seat, channel_id=0, message_id=0, turn=turn)
            self._messages.put(await self._ground.tables.table(table.id))
            return
        self._ground.unreachable.discard(player.id)
        live = self._live.find(table.id, seat)
        if live is not None and live.context.dm_channel:
            self._live.drop(table.id, seat)  # the new message is the panel to look at now
        if message is not None:
            await self._ground.tables.messages.panel_shown(
                table.id, seat, channel_id=message.channel.id, message_id=message.id, turn=turn
            )
            await _clear_away(live, last)

    async def _redraw_last(self, table: Table, seat: Seat, screen: PrivateScreen, last: PanelRow | None) -> bool:
        """In a practice game, redraw the last panel instead of sending a new one. Returns whether that was possible."""
        if not table.is_practice or _begins_below(table) or last is None:
            return False
        if not await self._edit_last(table, screen, last):
            return False
        await self._ground.tables.messages.panel_shown(
            table.id, seat, channel_id=last.channel_id, message_id=last.message_id, turn=table.called[seat]
        )
        return True

    async def _edit_last(self, table: Table, screen: PrivateScreen, last: PanelRow | None) -> bool:
        """Redraw a panel in a direct message. Returns whether it is still there.

        Raises discord.DiscordServerError or aiohttp.ClientError for failures that may pass.
        """
        if last is None or not last.message_id:
            return False
        message = self._ground.client.get_partial_messageable(last.channel_id).get_partial_message(last.message_id)
        try:
            await message.edit(view=screen.layout(), attachments=screen.files(), allowed_mentions=screen.mentions())
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            log.info("table %s ply %d: last panel lost (%d)", table.id, table.ply, error.code)
            return False
        return True

    async def _redraw_live(
        self, table: Table, seat: Seat, screen: PrivateScreen, last: PanelRow | None, *, is_followed: bool = True
    ) -> bool:
        """Redraw the live panel of `seat`. Returns whether that is notice enough, so that no message need follow.

        It is enough in a practice game, except for a new deal: that begins in a new panel, below the score of the
        last one. Between people a new message follows as the notice (`is_followed`); then a live panel in the same
        direct messages stays as it is.
        """
        press = self._live.find(table.id, seat)
        if press is None or (_begins_below(table) if table.is_practice else is_followed and press.context.dm_channel):
            return False
        if not await self._edit_live(table, seat, screen) or not table.is_practice:
            return False
        channel_id, message_id = (last.channel_id, last.message_id) if last is not None else (0, 0)
        turn = table.called[seat]
        await self._ground.tables.messages.panel_shown(
            table.id, seat, channel_id=channel_id, message_id=message_id, turn=turn
        )
        return True

    async def _edit_live(self, table: Table, seat: Seat, screen: PrivateScreen) -> bool:
        """Redraw the live panel of `seat`. Returns whether there is one that can be redrawn."""
        press = self._live.find(table.id, seat)
        if press is None:
            return False
        try:
            await press.edit_original_response(
                view=screen.layout(), attachments=screen.files(), allowed_mentions=screen.mentions()
            )
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("table %s ply %d: live panel lost (%s)", table.id, table.ply, type(error).__name__)
            self._live.drop(table.id, seat)
            return False
        return True

    async def _below_press(
        self, table: Table, seat: Seat, screen: PrivateScreen, last: PanelRow | None, *, is_silent: bool
    ) -> discord.Message | None:
        """Send a panel as one more answer to the last press in the direct messages, which is no counted request.

        Returns None when nothing was pressed there in the last minutes, or Discord takes no more answers to that
        press. Discord takes a nonce with messages (`MessageCreateRequest`), but not with answers
        (`IncomingWebhookRequestPartial`). After a failure such an answer is searched for where the last panel was;
        so when there was no last panel, nothing is sent this way, and a message with a nonce takes its place.
        """
        press = self._live.find(table.id, seat)
        if press is None or not press.context.dm_channel or last is None or press.channel_id != last.channel_id:
            return None
        try:
            return await press.followup.send(
                view=screen.layout(),
                files=screen.files(),
                allowed_mentions=screen.mentions(),
                wait=True,
                silent=is_silent,
            )
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("table %s ply %d: live panel lost (%s)", table.id, table.ply, type(error).__name__)
            self._live.drop(table.id, seat)
            self._sent.pop((table.id, seat), None)
            return await self._already_there(table, seat, last)

    async def _already_there(self, table: Table, seat: Seat, last: PanelRow | None) -> discord.Message | None:
        """The panel of this turn, if a process that was killed or a connection that broke has sent it before.

        An answer to a press carries no nonce, so the last messages are searched for the ids that it offers. Raises
        discord.DiscordServerError or aiohttp.ClientError for failures that may pass: nothing may be sent before
        this is known.
        """
        if (table.id, seat) in self._sent or last is None or not last.channel_id:
            return None
        turn = table.view(seat).turn
        try:
            async for message in self._ground.client.get_partial_messageable(last.channel_id).history(limit=LOOK_BACK):
                if any(found.key == table.id and found.turn == turn for found in ids_of(message)):
                    return message
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("table %s ply %d: nowhere to look for a panel (%d)", table.id, table.ply, error.code)
        return None

    async def to_person(
        self, player: Player, screen: Screen, *, nonce: str, is_silent: bool = False
    ) -> discord.Message | None:
        """Send `player` a direct message; None for somebody whose data were deleted.

        Raises discord.Forbidden or discord.NotFound when the player takes none.
        """
        if player.discord_id is None:
            return None
        channel_id = player.dm_channel_id or self._dm_channels.get(player.id)
        if channel_id is None:
            channel_id = (await self._ground.client.create_dm(discord.Object(player.discord_id))).id
            self._dm_channels[player.id] = channel_id
            await self._ground.tables.people.set_dm_channel(player, channel_id)
        return await self._ground.client.get_partial_messageable(channel_id).send(
            view=screen.layout(),
            files=screen.files(),
            allowed_mentions=screen.mentions(),
            nonce=nonce,
            silent=is_silent,
        )

    async def remind(self, table: Table, seat: Seat) -> None:
        """Tell `seat` that its time will be over soon; see `Stage.remind`."""
        locale = await self._ground.locale_for(table.players[seat])
        told = SeatNotice(seat, "reminder", table.called[seat])
        await self._notify(table, seat, reminder(table, seat, locale=locale), "table-ping-reminder", told)

    async def nudge(self, table: Table, seat: Seat) -> None:
        """Tell `seat` that somebody waits for it."""
        locale = await self._ground.locale_for(table.players[seat])
        told = SeatNotice(seat, NUDGE, table.called[seat])
        await self._notify(table, seat, nudge_notice(table, seat, locale=locale), "table-ping-nudge", told)

    async def show_reaction(self, table: Table, seat: Seat) -> None:
        """Redraw the live panels of the others, which costs no counted request.

        Not those with buttons that give something away: nothing must move there under a finger. They show it with
        their next press.
        """
        for index, player in enumerate(table.players):
            other = Seat(index)
            preferences = await self._ground.tables.preferences.of(player)
            if other != seat and preferences.reacts:
                await self._edit_live(table, other, await self._panel(table, other, preferences))

    async def time_over(self, table: Table, late: Seat) -> None:
        """Show that `late` has no time left, and offer the others their choices; see `Stage.time_over`."""
        for index, player in enumerate(table.players):
            seat = Seat(index)
            if seat == late or table.robot_at(seat) is not None:
                continue
            _, may_claim = await self._ground.tables.waiting.choices(table, player)
            locale = await self._ground.locale_for(player)
            screen = late_choices(table, late, player, may_claim=may_claim, locale=locale)
            await self._notify(table, seat, screen, "table-ping-late", SeatNotice(late, "late", table.called[late]))
        self._messages.put(table)

    async def _notify(self, table: Table, seat: Seat, screen: PrivateScreen, line: str, told: SeatNotice) -> None:
        """Tell `seat` something in the way that its player prefers: by direct message, or by a `line` under the table.

        The line also takes the place of a direct message that the player does not accept.
        """
        player = table.players[seat]
        preferences = await self._ground.tables.preferences.of(player)
        notice = self._ground.notice(table, player, preferences)
        is_silent = preferences.is_quiet(self._ground.clock.now())
        if notice is Notice.DM:
            try:
                nonce = f"{table.id}-{told.turn}{told.kind[0]}{seat}"
                await self.to_person(player, screen, nonce=nonce, is_silent=is_silent)
            except (discord.Forbidden, discord.NotFound) as error:
                log.info(
                    "table %s ply %d: seat %s takes no direct messages (%d)", table.id, table.ply, seat, error.code
                )
                notice = Notice.MENTION
        if notice is Notice.MENTION:
            is_repeatable = told.kind == NUDGE
            call = Call(seat, line, told, is_new=True, is_silent=is_silent, is_repeatable=is_repeatable)
            await self._messages.call(table, call)


async def _clear_away(pressed: discord.Interaction | None, last: PanelRow | None) -> None:
    """Delete the last panel when the new one stands below it, so that one panel a game is left to look at.

    It is deleted by the press on it, which is no counted request; a panel that was not pressed in the last minutes
    stays, and so does one that Discord does not delete now. Either redraws itself when pressed.
    """
    if pressed is None or pressed.message is None or last is None or pressed.message.id != last.message_id:
        return
    with contextlib.suppress(discord.HTTPException, aiohttp.ClientError):
        await pressed.delete_original_response()


def _begins_below(table: Table) -> bool:
    """Whether a new deal has begun, whose panel belongs below the score of the last one."""
    return table.is_dealt and table.ply > 1


def _cuts_in_panel(table: Table, seat: Seat) -> bool:
    """Whether `seat` cuts in its panel, since a game in a direct message has no public message to cut at."""
    return table.guild_id is None and table.cutter == seat


def ids_of(message: discord.Message) -> Iterator[CustomId]:
    """The custom ids of ours in a message."""
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        found = parse_id(getattr(item, "custom_id", None) or "")
        if found is not None:
            yield found
