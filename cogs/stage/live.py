"""The panels that people use: where each stands, and until when it can be changed without a counted request."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp
import discord

from bot.games.protocol import SEATS, Seat
from bot.tables import Clock, LeftoverRow, Table
from cogs.screens.screen import Screen
from cogs.sending import send_shown

log = logging.getLogger(__name__)

IN_USE = 5 * 60_000  # ms since the last press; until then its player is taken to look at the panel
FREE = 14 * 60_000  # ms since a press; Discord lets its answer be changed for fifteen minutes
SPARE = 30_000  # ms; a panel is put away within so much of `FREE`
USUAL = 32 << 20  # bytes of what is known about seats; what is known of the oldest is forgotten first
OF_DESK, OF_PANEL = 1_400, 6_500  # bytes, as measured (5,000), and what Discord tells beyond the playground
SPARED = 0.9  # what is kept of the most when something must be forgotten, so that this is seldom
PATIENCE = 1.5  # s that a press waits for the stage; Discord accepts no answer after three


@dataclass(frozen=True, slots=True)
class Panel:
    """A message with a panel, which the press that it answers can change for a while, for no counted request."""

    press: discord.Interaction
    pressed_at: int  # Unix milliseconds
    message_id: int | None  # None when it is not known
    follows: bool = False  # one more message after the answer, rather than the answer itself

    async def edit(self, screen: Screen) -> bool:
        """Show `screen` there instead. Returns whether that was possible."""
        try:
            await send_shown(screen, self._show)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("interaction %d: its panel is lost (%s)", self.press.id, type(error).__name__)
            return False
        return True

    async def _show(self, screen: Screen) -> None:
        files, mentions = screen.files(), screen.mentions()
        if self.follows and self.message_id is not None:
            await self.press.followup.edit_message(
                self.message_id, view=screen.layout(), attachments=files, allowed_mentions=mentions
            )
        else:
            await self.press.edit_original_response(view=screen.layout(), attachments=files, allowed_mentions=mentions)

    async def delete(self) -> bool:
        """Delete the message. Returns whether it is gone."""
        try:
            if self.follows and self.message_id is not None:
                await self.press.followup.delete_message(self.message_id)
            else:
                await self.press.delete_original_response()
        except discord.NotFound:
            return True
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("interaction %d: its panel stays (%s)", self.press.id, type(error).__name__)
            return False
        return True


@dataclass(frozen=True, slots=True)
class Old:
    """A direct message that a newer one has taken the place of."""

    channel_id: int
    message_id: int
    panel: Panel | None  # None when nobody has pressed there lately
    is_read: bool  # False: the result of a deal, which stays until the next press

    def row(self, table: Table, seat: Seat) -> LeftoverRow:
        """How the store knows it."""
        return LeftoverRow(table.id, self.message_id, self.channel_id, int(seat))


class Desk:
    """What one player has in view of one game, as far as this process knows.

    Whoever changes a panel of the player, or answers a press on one, holds the `lock` meanwhile. Turns are those of
    `Table.called`; -1 stands for none.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.hidden: Panel | None = None  # the last hidden reply
        self.away: Panel | None = None  # a hidden reply that was put away: one line
        self.direct: Panel | None = None  # the last direct message, if it can be changed by a press
        self.is_hidden = False  # whether the player pressed in a hidden reply last
        self.used_at = 0  # Unix milliseconds of the last press
        self.changed_at = 0  # Unix milliseconds of the last change of the panel
        self.turned_at = 0  # the same, of the last one by which it came to show another turn where it stands
        self.turn = -1  # the turn that it shows
        self.shown = -1  # the ply that the live panel shows
        self.offers = -1  # the turn of `Position.turn` whose choices it offers
        self.seen = -1  # the turn that was on when the player pressed last
        self.told = -1  # the last turn that the store knows the player was told of
        self.is_unsure = False  # whether a message was sent of which nobody knows that it arrived
        self.held = -1  # the turn whose notice is held back, because the panel is in use
        self.refreshed = -1  # the turn for which the live panel was redrawn
        self.overdue = -1  # the turn that has stood too long without a press
        self.deal = 0  # the last deal that began while the panel was in use
        self.refused = 0  # the last deal in which Discord refused a direct message
        self.owes_hand = False  # whether the hand of that deal is still to be sent
        self.result = 0  # the finished deal that the direct message shows
        self.resting = 0  # the id of a direct message that offers no moves
        self.resting_since = -1  # the turn since when it does not
        self.is_left = False  # whether a direct message still looks alive, though the player has left it
        self.old: list[Old] = []

    @property
    def panels(self) -> tuple[Panel, ...]:
        """All that it holds."""
        held = (self.hidden, self.away, self.direct, *(old.panel for old in self.old))
        return tuple(panel for panel in held if panel is not None)

    @property
    def is_busy(self) -> bool:
        """Whether something is under way that only this process knows of."""
        owes = self.owes_hand or self.is_left or self.is_unsure or bool(self.old)
        return owes or self.lock.locked() or self.held > self.told

    @property
    def live(self) -> Panel | None:
        """The panel that was pressed last, or that took its place."""
        return self.hidden if self.is_hidden else self.direct

    def at(self, message_id: int) -> Panel | None:
        """The panel in this direct message, if it was pressed there."""
        return self.direct if self.direct is not None and self.direct.message_id == message_id else None

    def is_past(self, turn: int) -> bool:
        """Whether the direct message offers no moves since an earlier turn than this, since they are made elsewhere."""
        return self.is_hidden and self.resting > 0 and self.resting_since < turn


class LivePanels:
    """The desks of all players, in memory only: without it panels are just redrawn later."""

    def __init__(
        self, clock: Clock, *, most: int = USUAL, elsewhere: Callable[[str, Seat], bool] = lambda _key, _seat: False
    ) -> None:
        """`most`: bytes that they may take; those with something under way are kept even beyond.

        `elsewhere`: whether a seat uses a panel at another process.
        """
        self._clock = clock
        self._elsewhere = elsewhere
        self._most = most
        self._room = most  # bytes that may be added before the desks must be weighed again
        self._desks: OrderedDict[tuple[str, Seat], Desk] = OrderedDict()

    def desk(self, key: str, seat: Seat) -> Desk:
        """What this seat of the table `key` has in view."""
        if (desk := self._desks.get((key, seat))) is None:
            desk = self._desks[key, seat] = Desk()
            self._room -= OF_DESK
        self._desks.move_to_end((key, seat))
        self._room -= OF_PANEL  # whoever asks for a desk may put a panel there
        if self._room < 0:
            self._make_room()
        return desk

    def _make_room(self) -> None:
        """Weigh the desks. If they take too much, forget first panels that nothing can change, then idle desks."""
        weight = sum(map(_weight, self._desks.values()))
        if weight > SPARED * self._most:
            *others, _ = self._desks  # the last one is being asked for
            for goes in (self._holds_nothing, lambda desk: not desk.is_busy):
                for each in others:
                    desk = self._desks.get(each)
                    if weight > SPARED * self._most and desk is not None and goes(desk):
                        weight -= _weight(self._desks.pop(each))
        self._room = max(self._most - weight, round((1 - SPARED) * self._most))  # seldom, also when all are busy

    def _holds_nothing(self, desk: Desk) -> bool:
        """Whether nothing would be lost without this desk: none of its panels can be changed any more."""
        return not desk.is_busy and not any(map(self.is_free, desk.panels))

    def find(self, key: str, seat: Seat) -> Desk | None:
        """The same, if anything is known of it."""
        return self._desks.get((key, seat))

    def holds(self, key: str) -> bool:
        """Whether a panel of the table `key` can be changed here for no counted request."""
        found = (desk for seat in SEATS if (desk := self._desks.get((key, seat))) is not None)
        return any(self.is_free(panel) for desk in found for panel in desk.panels)

    @property
    def tables(self) -> set[str]:
        """The tables of which a panel can be changed here for no counted request."""
        return {key for (key, _), desk in self._desks.items() if any(map(self.is_free, desk.panels))}

    def forget(self, key: str, seat: Seat) -> None:
        """Forget this seat: its game is over."""
        self._desks.pop((key, seat), None)

    def is_free(self, panel: Panel | None) -> bool:
        """Whether `panel` can still be changed by its press."""
        return panel is not None and self._clock.now() < panel.pressed_at + FREE + SPARE

    def live(self, desk: Desk) -> Panel | None:
        """The live panel, if it can be redrawn."""
        return desk.live if self.is_free(desk.live) else None

    def is_in_use(self, desk: Desk) -> bool:
        """Whether the player pressed in the live panel a short time ago."""
        return self.live(desk) is not None and self._clock.now() < desk.used_at + IN_USE

    def is_used(self, key: str, seat: Seat) -> bool:
        """Whether somebody uses a panel of this seat, here or elsewhere."""
        desk = self.find(key, seat)
        return (desk is not None and self.is_in_use(desk)) or self._elsewhere(key, seat)

    def is_held(self, table: Table, seat: Seat) -> bool:
        """Whether the notice of this turn is held back."""
        desk = self.find(table.id, seat)
        return (desk is not None and desk.held == table.called[seat]) or self._elsewhere(table.id, seat)

    def is_followed(self, table: Table) -> bool:
        """Whether everybody at `table` looks at a panel of their own."""
        return all(self.is_used(table.id, seat) for seat in people(table))

    def changed_within(self, key: str, seat: Seat, milliseconds: float) -> bool:
        """Whether the panel of this seat was changed so short a time ago."""
        desk = self.find(key, seat)
        return desk is not None and self._clock.now() < desk.changed_at + milliseconds

    def turned_within(self, key: str, seat: Seat, milliseconds: float) -> bool:
        """Whether the panel of this seat came to show another turn so short a time ago, where it stands."""
        desk = self.find(key, seat)
        return desk is not None and self._clock.now() < desk.turned_at + milliseconds

    def note_turns(self, table: Table) -> None:
        """Hold back the notices of turns that have come, where the player uses a panel."""
        for seat in people(table):
            desk = self.find(table.id, seat)
            if desk is None:
                continue
            if table.is_dealt and desk.deal < table.deal:
                desk.deal, desk.owes_hand = table.deal, table.terms.game.announces_deals
            if table.called[seat] > max(desk.told, desk.overdue) and self.is_in_use(desk):
                desk.held = table.called[seat]

    @asynccontextmanager
    async def pressing(self, key: str, seat: Seat) -> AsyncIterator[None]:
        """Keep the stage from changing the panel of this seat while a press on it is answered.

        What the stage does there takes a moment only; after `PATIENCE` the press is answered all the same.
        """
        lock = self.desk(key, seat).lock
        is_mine = await lock.acquire() if not lock.locked() else await _acquired(lock)
        try:
            yield
        finally:
            if is_mine:
                lock.release()


async def _acquired(lock: asyncio.Lock) -> bool:
    """Acquire `lock`; False if that took too long."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            return await lock.acquire()
    return False


def _weight(desk: Desk) -> int:
    return OF_DESK + OF_PANEL * len(desk.panels)


def people(table: Table) -> list[Seat]:
    """The seats that people play themselves."""
    return [seat for seat in sorted(table.in_person) if table.players[seat].discord_id is not None]
