"""The drawing of panels in existing messages, and the memory of their contents."""

from bot.games.protocol import Refusal, Seat
from bot.tables import PanelRow, SeatNotice, Table
from bot.text import parse_locale
from cogs.locale_and_style import private_manner
from cogs.press import Press
from cogs.screens.screen import PrivateScreen
from cogs.screens.social import Company
from cogs.screens.table import panel
from cogs.stage.direct import DirectMessages
from cogs.stage.ground import Ground
from cogs.stage.panel_state import PanelState


class Drawing:
    """A drawer of panels that stores each seat's notices. The caller holds the lock of the panel state."""

    def __init__(self, ground: Ground, direct: DirectMessages) -> None:
        self._ground = ground
        self._direct = direct

    async def screen(
        self,
        table: Table,
        seat: Seat,
        *,
        press: Press | None = None,
        said: str | Refusal | None = None,
        is_open: bool = False,
        is_unplayed: bool = False,
    ) -> PrivateScreen:
        """Return the panel of `seat`; `said` is a line about the last event.

        `press`: the one it answers, which knows how its player reads. `is_open`: with its tools; `is_unplayed`: the
        last press came too soon to count.
        """
        player, tables = table.players[seat], self._ground.tables
        preferences = await tables.preferences.of(player) if press is None else press.preferences
        locale = parse_locale(preferences.language or player.locale) if press is None else press.locale
        company = Company(await tables.reactions.seen_by(table, seat, preferences))
        return await panel(
            table,
            seat,
            self._ground.screens[table.terms.game.name],
            private_manner(preferences, locale, self._ground.emoji.for_one(preferences)),
            said=said,
            situation=await self._ground.situation(table, seat, company=company),
            is_open=is_open,
            is_unplayed=is_unplayed,
        )

    async def redraw(self, table: Table, seat: Seat, state: PanelState, *, again: bool = False) -> bool:
        """Redraw the live panel of `seat`. Return whether there is one that can be redrawn.

        A panel that shows `table` already is left as it is, unless other contents have changed (`again`).
        """
        live = self._ground.live.live(state)
        if live is None:
            return False
        if state.shows(table.ply) and not again:
            return True
        screen = await self.screen(table, seat)
        is_shown = await live.edit(screen)
        if state.live is not live:  # a press waited no longer for this, and its answer may have come first
            now = await self._ground.tables.memory.table(table.id)
            return await self.redraw(now, seat, state, again=True)
        if not is_shown:
            state.lose_live()
            return False
        if not state.is_hidden and table.awaits_deck is None:
            state.offer_moves()
        state.show(table, seat, self._ground.clock.now(), screen)
        return True

    async def redraw_last(self, table: Table, seat: Seat, state: PanelState, last: PanelRow | None) -> bool:
        """Redraw the last direct message. Return whether that was possible."""
        if last is None or not last.message_id:
            return False
        press, screen = state.press, await self.screen(table, seat)
        is_shown = await self._direct.edit(table, state, last, screen)
        if state.press is not press:  # it waited no longer for this, and its answer may have come first
            now = await self._ground.tables.memory.table(table.id)
            return await self.redraw(now, seat, state, again=True) or is_shown
        if not is_shown:
            return False
        state.offer_moves()
        state.show(table, seat, self._ground.clock.now(), screen)
        return True

    async def last(self, table: Table, seat: Seat) -> PanelRow | None:
        """Return the last direct message to `seat`, and the turn that it announced, as stored."""
        return (await self._ground.tables.messages.panels(table.id)).get(seat)

    async def note_notified(
        self, table: Table, seat: Seat, state: PanelState, last: PanelRow | None, *, before: PanelRow | None = None
    ) -> None:
        """Store that `seat` knows of its turn, and where its last direct message is; the one `before` is left over."""
        channel_id, message_id = (last.channel_id, last.message_id) if last is not None else (0, 0)
        state.tell(table.called[seat])
        panel = PanelRow(table.id, int(seat), channel_id, message_id, table.called[seat])
        await self._ground.tables.messages.panel_shown(panel, before=before)

    async def store(
        self,
        table: Table,
        seat: Seat,
        last: PanelRow | None,
        *,
        channel_id: int,
        message_id: int,
        is_left: bool = False,
        notice: SeatNotice | None = None,
    ) -> None:
        """Store where the last direct message of `seat` is, but only the turn of its last notice.

        `is_left`: the `last` one is still there, to be deleted. `notice`: what that message says.
        """
        panel = PanelRow(table.id, int(seat), channel_id, message_id, last.turn if last is not None else -1)
        await self._ground.tables.messages.panel_shown(panel, before=last if is_left else None, notice=notice)
