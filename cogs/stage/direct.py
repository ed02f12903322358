"""Direct messages: those sent to one person, changed there, and removed again."""

import logging
from collections.abc import Iterator

import aiohttp
import discord

from bot.games.protocol import Seat
from bot.tables import TAKES_NONE, PanelRow, Player, Table
from cogs.ids import CustomId, Verb, parse_id
from cogs.screens.screen import Screen
from cogs.sending import may_pass, send_shown
from cogs.stage.ground import Ground
from cogs.stage.leftovers import Leftovers
from cogs.stage.own_messages import own_messages
from cogs.stage.panel import Panel
from cogs.stage.panel_state import Old, PanelState

log = logging.getLogger(__name__)

LONGEST_NONCE = 25  # characters, a limit of Discord's
NOWHERE = 0  # no channel
NO_MUTUAL_SERVER = 50278
LINE = (aiohttp.ClientError, OSError)
LOOK_BACK = 10  # messages to read when a panel may have been sent before


class DirectMessages:
    """A sender of direct messages: free of cost below a recipient's press where possible, else counted."""

    def __init__(self, ground: Ground, leftovers: Leftovers) -> None:
        self._ground = ground
        self._leftovers = leftovers
        self._channels: dict[int, int] = {}  # channel by player, opened since the table was read

    def channel_of(self, player: Player) -> int | None:
        """Return the channel of the direct messages with `player`, if it was opened."""
        return player.dm_channel_id or self._channels.get(player.id)

    async def to_person(
        self, key: str, player: Player, screen: Screen, *, nonce: str, is_silent: bool = False
    ) -> discord.Message | None:
        """Send `player` a direct message about the table `key`; return None if their data were deleted.

        Raises discord.Forbidden or discord.NotFound when the player takes none.
        """
        channel_id = await self._opened(player)
        return None if channel_id is None else await self._post(key, channel_id, screen, nonce, is_silent=is_silent)

    async def _opened(self, player: Player) -> int | None:
        """Return the channel of direct messages with `player`, opened if need be; None if their data were deleted."""
        if player.discord_id is None:
            return None
        channel_id = self.channel_of(player)
        if channel_id is None:
            channel_id = (await self._ground.client.create_dm(discord.Object(player.discord_id))).id
            self._channels[player.id] = channel_id
            await self._ground.tables.people.set_dm_channel(player, channel_id)
        return channel_id

    async def own_channel(self, player: Player) -> int:
        """Return the channel of the direct messages with `player`, opened if need be; 0 if Discord refuses that."""
        try:
            return await self._opened(player) or NOWHERE
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("player %d: no direct messages (%s)", player.id, type(error).__name__)
            return NOWHERE

    async def _post(self, key: str, channel_id: int, screen: Screen, nonce: str, *, is_silent: bool) -> discord.Message:
        self._ground.budget.spend(key)
        channel = self._ground.client.get_partial_messageable(channel_id)
        return await send_shown(
            screen,
            lambda it, view: channel.send(
                view=view, files=it.files(), allowed_mentions=it.mentions(), nonce=nonce, silent=is_silent
            ),
        )

    async def reaches(self, key: str, player: Player, greeting: Screen) -> bool:
        """Return whether `player`, who presses right now, takes direct messages, as far as anyone knows.

        New players get `greeting`, which settles it now, and not when their first hand is due.
        """
        if player.id in self._ground.unreachable:
            return False
        if self.channel_of(player) is not None:
            return True
        return await self.tell(key, player, greeting, nonce=f"greeting{player.id}"[-LONGEST_NONCE:])

    async def tell(self, key: str, player: Player, screen: Screen, *, nonce: str, is_silent: bool = False) -> bool:
        """Send `player` a message that may be lost. Return whether they take direct messages, so far as known."""
        if player.id in self._ground.unreachable:
            return False
        return await self.attempt(key, player, screen, nonce=nonce, is_silent=is_silent)

    async def attempt(self, key: str, player: Player, screen: Screen, *, nonce: str, is_silent: bool = True) -> bool:
        """Send `player` a message, whatever came of the last one. Return whether they take any, so far as known."""
        try:
            if await self.to_person(key, player, screen, nonce=nonce, is_silent=is_silent) is not None:
                await self.found(player)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("player %d takes no direct messages (%d)", player.id, error.code)
            await self.lost(player, error)
            return False
        except (discord.HTTPException, aiohttp.ClientError) as error:  # the first hand will show
            log.info("player %d: not written to (%s)", player.id, type(error).__name__)
        return True

    async def lost(self, player: Player, error: discord.HTTPException) -> None:
        """Note that `player` takes no direct messages. Where the bot is not, that stops clocks, unless it was known."""
        was_known = self._ground.takes_none(player)
        self._ground.unreachable.add(player.id)
        (self._ground.strangers.add if error.code == NO_MUTUAL_SERVER else self._ground.strangers.discard)(player.id)
        if not was_known:
            await self._ground.tables.waiting.lose(player)
        if channel_id := self.channel_of(player):
            self._channels[player.id] = channel_id  # which is not opened again
        await self._ground.tables.people.set_dm_channel(player, TAKES_NONE)

    async def found(self, player: Player) -> None:
        """Note that `player` took a direct message."""
        if self._ground.takes_none(player):
            self._ground.unreachable.discard(player.id)
            await self._ground.tables.people.set_dm_channel(player, self.channel_of(player))

    async def panel(
        self,
        table: Table,
        seat: Seat,
        state: PanelState,
        last: PanelRow | None,
        screen: Screen,
        *,
        nonce: str,
        is_silent: bool,
    ) -> tuple[discord.Message, Panel | None] | None:
        """Send `seat` a panel. Return the message, and the panel if a press of the player can change it.

        Returns None for a player whose data were deleted, and if another process has taken over the seat. Raises as
        `to_person`.
        """
        if (found := await self._already_there(table, seat, state, last, screen)) is not None:
            return found, None
        press = self._press_there(state, last)
        if press is not None and last is not None:
            try:
                message = await send_shown(
                    screen,
                    lambda it, view: press.press.followup.send(
                        view=view,
                        files=it.files(),
                        allowed_mentions=it.mentions(),
                        wait=True,
                        silent=is_silent,
                    ),
                )
            except (discord.HTTPException, aiohttp.ClientError) as error:
                log.info("table %s ply %d: sent anew (%s)", table.id, table.ply, type(error).__name__)
                state.doubt(is_unsure=True)
                if (found := await self._already_there(table, seat, state, last, screen)) is not None:
                    return found, None
            else:
                return message, Panel(press.press, press.pressed_at, message.id, follows=True)
        channel_id = await self._opened(table.players[seat])
        if channel_id is None or not self._ground.elsewhere.is_mine(table, seat):
            return None  # asked last: a process that was frozen until now must not repeat what another has sent
        try:
            return await self._post(table.id, channel_id, screen, nonce, is_silent=is_silent), None
        except (discord.DiscordServerError, *LINE):
            state.doubt(is_unsure=True)  # it may be there, and the next turn asks for a message of another nonce
            raise

    def _press_there(self, state: PanelState, last: PanelRow | None) -> Panel | None:
        """Return a press in the direct messages below which one more answer can be sent.

        Discord takes a nonce with messages (`MessageCreateRequest`), but not with answers
        (`IncomingWebhookRequestPartial`). After a failure such an answer is searched for where the last panel was; so
        when there was no last panel, nothing is sent this way, and a message with a nonce takes its place.
        """
        for panel in (state.direct, state.reply):
            if (
                panel is not None
                and self._ground.live.is_free(panel)
                and panel.press.context.dm_channel
                and last is not None
                and panel.press.channel_id == last.channel_id
            ):
                return panel
        return None

    async def _already_there(
        self, table: Table, seat: Seat, state: PanelState, last: PanelRow | None, screen: Screen
    ) -> discord.Message | None:
        """Return the newer panel that a killed process or a broken connection has sent; it then shows `screen`."""
        is_known = state.notified_turn is not None and not state.is_unsure
        found = None if is_known else await self.newer(table, seat, state, last)
        is_shown = found is not None and await self._redraw(table, found.channel.id, found.id, screen)
        return found if is_shown else None

    async def newer(self, table: Table, seat: Seat, state: PanelState, last: PanelRow | None) -> discord.Message | None:
        """Return the newer panel than the `last` that a killed process or a broken connection has sent.

        An answer to a press carries no nonce, Discord forgets one, and each turn has another, so the last messages are
        searched. Raises discord.DiscordServerError or aiohttp.ClientError for failures that may pass: nothing may be
        sent before this is known.
        """
        channel_id = self._sent_to(table, seat, state) if last is None else last.channel_id
        if not channel_id:
            return None
        turn = table.view(seat).turn
        self._ground.budget.spend(table.id)
        try:
            channel = self._ground.client.get_partial_messageable(channel_id)
            after = 0 if last is None else last.message_id
            async for message in own_messages(self._ground.client, channel, limit=LOOK_BACK, after=after):
                if any(
                    each.key == table.id and (each.turn == turn or each.verb == Verb.MORE) for each in ids_of(message)
                ):
                    return message
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("table %s ply %d: nowhere to look for a panel (%d)", table.id, table.ply, error.code)
        return None

    def _sent_to(self, table: Table, seat: Seat, state: PanelState) -> int | None:
        """Return where `seat` may have got its first panel, which the process before, or this one, could not note."""
        may_be_there = state.is_unsure or table.started_at < self._ground.began
        return self.channel_of(table.players[seat]) if may_be_there else None

    async def edit(self, table: Table, state: PanelState, last: PanelRow, screen: Screen) -> bool:
        """Show `screen` in the last direct message. Return whether that is still there.

        Raises discord.HTTPException or aiohttp.ClientError for failures that may pass.
        """
        if self.is_free(state, last.message_id) and state.direct is not None and await state.direct.edit(screen):
            return True
        return await self._redraw(table, last.channel_id, last.message_id, screen)

    async def _redraw(self, table: Table, channel_id: int, message_id: int, screen: Screen) -> bool:
        """Show `screen` in this message, by a counted request. Return and raise as `edit`."""
        message = self._ground.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        self._ground.budget.spend(table.id)
        try:
            await send_shown(
                screen,
                lambda it, view: message.edit(view=view, attachments=it.files(), allowed_mentions=it.mentions()),
            )
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            log.info("table %s ply %d: last panel lost (%d)", table.id, table.ply, error.code)
            return False
        return True

    def is_free(self, state: PanelState, message_id: int) -> bool:
        """Return whether a press can change this direct message, which is no counted request."""
        panel = state.direct
        return panel is not None and panel.message_id == message_id and self._ground.live.is_free(panel)

    async def remove(self, table: Table, seat: Seat, old: Old) -> None:
        """Delete a direct message; one that Discord does not delete stays, and redraws itself when pressed."""
        await self._leftovers.remove(old.row(table, seat), old.panel)

    async def remove_if_cheap(self, table: Table, seat: Seat, old: Old) -> bool:
        """Delete a direct message if that costs nothing, or may cost a request now. Return whether it is done with."""
        is_free = old.panel is not None and self._ground.live.is_free(old.panel)
        if not is_free and not self._ground.budget.room(table.id):
            return False
        await self.remove(table, seat, old)
        return True


def ids_of(message: discord.Message) -> Iterator[CustomId]:
    """Yield the custom ids of ours in a message."""
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        found = parse_id(getattr(item, "custom_id", None) or "")
        if found is not None:
            yield found
