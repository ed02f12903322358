"""Drawing panels in the messages that are there, and remembering what each shows."""

from bot.games.protocol import Seat
from bot.tables import PanelRow, Preferences, SeatNotice, Table
from bot.text import parse_locale
from cogs.own_panel import own_panel
from cogs.screens.screen import PrivateScreen
from cogs.screens.table import showing
from cogs.stage.direct import DirectMessages
from cogs.stage.ground import Ground
from cogs.stage.live import Desk


class Drawing:
    """Draws panels, and stores what each seat was told. The caller holds the lock of the desk."""

    def __init__(self, ground: Ground, direct: DirectMessages) -> None:
        self._ground = ground
        self._direct = direct

    async def screen(
        self, table: Table, seat: Seat, preferences: Preferences, *, said: str | None = None
    ) -> PrivateScreen:
        """The panel of `seat` after something that the seat did not do; `said` is a line about that."""
        return await own_panel(
            self._ground.tables,
            self._ground.screens,
            table,
            seat,
            preferences,
            locale=parse_locale(preferences.language or table.players[seat].locale),
            emoji=self._ground.emoji.for_one(preferences),
            said=said,
            deleted=self._ground.deleted,
        )

    def is_brief(self, table: Table, seat: Seat) -> bool:
        """Whether no button on the panel of `seat` gives anything away."""
        screens = self._ground.screens[table.terms.game.name]
        return screens.controls(showing(table, seat, locale="en")).is_brief

    async def redraw(
        self, table: Table, seat: Seat, desk: Desk, preferences: Preferences, *, again: bool = False
    ) -> bool:
        """Redraw the live panel of `seat`. Returns whether there is one that can be redrawn.

        A panel that shows `table` already is left as it is, unless something else has changed (`again`).
        """
        live = self._ground.live.live(desk)
        if live is None:
            return False
        if desk.shown >= table.ply and not again:
            return True
        if not await live.edit(await self.screen(table, seat, preferences)):
            if desk.is_hidden:
                desk.hidden = None
            else:
                desk.direct = None
            return False
        if not desk.is_hidden:
            desk.resting = 0
        self.changed(table, seat, desk)
        return True

    async def redraw_last(
        self, table: Table, seat: Seat, desk: Desk, last: PanelRow | None, preferences: Preferences
    ) -> bool:
        """Redraw the last direct message. Returns whether that was possible."""
        if last is None or not last.message_id:
            return False
        if not await self._direct.edit(table, desk, last, await self.screen(table, seat, preferences)):
            return False
        desk.resting = 0
        self.changed(table, seat, desk)
        return True

    def changed(self, table: Table, seat: Seat, desk: Desk, *, is_same: bool = False, is_new: bool = False) -> None:
        """Note that the live panel shows `table` since just now.

        `is_same`: with what it offered already. `is_new`: in a new message, which is under nobody's finger.
        """
        before, desk.turn = desk.turn, table.called[seat]
        desk.shown, desk.offers = table.ply, table.position.turn(seat)
        if not is_same:
            desk.changed_at = self._ground.clock.now()
        if before not in {-1, desk.turn} and not is_new:
            desk.turned_at = self._ground.clock.now()

    async def last(self, table: Table, seat: Seat) -> PanelRow | None:
        """The last direct message to `seat`, and the turn that it was told of, as stored."""
        return (await self._ground.tables.messages.panels(table.id)).get(seat)

    async def note_told(
        self, table: Table, seat: Seat, desk: Desk, last: PanelRow | None, *, before: PanelRow | None = None
    ) -> None:
        """Store that `seat` knows of its turn, and where its last direct message is; the one `before` is left over."""
        channel_id, message_id = (last.channel_id, last.message_id) if last is not None else (0, 0)
        turn = desk.told = table.called[seat]
        panel = PanelRow(table.id, int(seat), channel_id, message_id, turn)
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
        told: SeatNotice | None = None,
    ) -> None:
        """Store where the last direct message of `seat` is, but no other turn than it was told of.

        `is_left`: the `last` one is still there, to be deleted. `told`: what that message says.
        """
        panel = PanelRow(table.id, int(seat), channel_id, message_id, last.turn if last is not None else -1)
        await self._ground.tables.messages.panel_shown(panel, before=last if is_left else None, told=told)
