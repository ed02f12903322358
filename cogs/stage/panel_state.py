"""One player's view of one game, as states, and their changes."""

import asyncio
from dataclasses import dataclass, replace

from bot.games.protocol import Seat
from bot.tables import LeftoverRow, Table
from cogs.screens.screen import PrivateScreen
from cogs.stage.panel import Panel
from cogs.stage.touches import Touches


@dataclass(frozen=True, slots=True)
class Old:
    """A direct message that a newer one has replaced."""

    channel_id: int
    message_id: int
    panel: Panel | None  # None when nobody has pressed there lately

    def row(self, table: Table, seat: Seat) -> LeftoverRow:
        """Return the store's row for it."""
        return LeftoverRow(table.id, self.message_id, self.channel_id, int(seat))


@dataclass(frozen=True, slots=True)
class Open:
    """A hidden reply in which the player plays."""

    panel: Panel


@dataclass(frozen=True, slots=True)
class Closed:
    """No hidden reply to play in."""

    line: Panel | None = None  # the last one, if it was put away: one line to come back by
    is_in_channel: bool = False  # whether the player pressed in a hidden reply last


@dataclass(frozen=True, slots=True)
class Resting:
    """A direct message that offers no moves."""

    message_id: int
    since: int  # the turn


@dataclass(frozen=True, slots=True)
class Left:
    """A direct message that still looks alive, though the player has left it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The contents of the live panel."""

    ply: int
    turn: int
    offers: int  # the turn of `Position.turn` whose choices it offers


@dataclass(frozen=True, slots=True)
class Press:
    """The last press of the player."""

    at: int  # Unix milliseconds
    turn: int  # the one that was on


@dataclass(frozen=True, slots=True)
class Held:
    """The notice of a turn is held back, because the panel is in use."""

    turn: int
    is_drawn: bool = False  # whether the live panel shows the turn, and waits for a press


@dataclass(frozen=True, slots=True)
class Overdue:
    """A turn that has been in the live panel too long without a press."""

    turn: int


@dataclass(frozen=True, slots=True)
class Hand:
    """The last deal that began while this process knew the panel."""

    deal: int
    is_owed: bool  # whether the hand is still to be sent


class PanelState:
    """One player's view of one game, as far as this process knows. Only its own methods change it.

    Code that changes a panel of the player, or answers a press on one, holds the `lock`. Turns are those of
    `Table.called`, where a number below zero means a seat that was never called. Deals count from one.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.hidden: Open | Closed = Closed()
        self.direct: Panel | None = None  # the last direct message, if it can be changed by a press
        self.rest: Resting | Left | None = None  # None when the direct message offers moves, or there is none
        self.old: tuple[Old, ...] = ()
        self.shown: Shown | None = None
        self.touches = Touches()
        self.press: Press | None = None
        self.notified_turn: int | None = None  # the last turn that the store knows the player was notified of
        self.is_unsure = False  # whether a message was sent that may not have arrived
        self.notice: Held | Overdue | None = None
        self.hand: Hand | None = None
        self.refused = 0  # the last deal in which Discord refused a direct message
        self.result = 0  # the last finished deal that the live panel showed

    # Queries

    @property
    def reply(self) -> Panel | None:
        """The hidden reply in which the player plays."""
        return self.hidden.panel if isinstance(self.hidden, Open) else None

    @property
    def line(self) -> Panel | None:
        """The hidden reply that was put away."""
        return self.hidden.line if isinstance(self.hidden, Closed) else None

    @property
    def is_hidden(self) -> bool:
        """Whether the player pressed in a hidden reply last."""
        return isinstance(self.hidden, Open) or self.hidden.is_in_channel

    @property
    def live(self) -> Panel | None:
        """The panel that was pressed last, or that took its place."""
        return self.reply if self.is_hidden else self.direct

    @property
    def panels(self) -> tuple[Panel, ...]:
        """All panels that it holds."""
        held = (self.reply, self.line, self.direct, *(old.panel for old in self.old))
        return tuple(panel for panel in held if panel is not None)

    @property
    def owes_hand(self) -> bool:
        """Whether the hand of the last deal is still to be sent."""
        return self.hand is not None and self.hand.is_owed

    @property
    def is_left(self) -> bool:
        """Whether a direct message still looks alive, though the player has left it."""
        return isinstance(self.rest, Left)

    @property
    def is_busy(self) -> bool:
        """Whether something is under way that only this process knows of."""
        is_held = isinstance(self.notice, Held) and not self.knows(self.notice.turn)
        return self.owes_hand or self.is_left or self.is_unsure or bool(self.old) or self.lock.locked() or is_held

    @property
    def is_resting(self) -> bool:
        """Whether the live panel offers no moves, or there is none."""
        return self.live is None or self.rests(self.live.message_id)

    def rests(self, message_id: int | None) -> bool:
        """Return whether this direct message offers no moves."""
        return isinstance(self.rest, Resting) and self.rest.message_id == message_id

    def past(self, turn: int) -> int | None:
        """Return the direct message without moves since a turn before this one, since they are made elsewhere."""
        is_past = self.is_hidden and isinstance(self.rest, Resting) and self.rest.since < turn
        return self.rest.message_id if is_past and isinstance(self.rest, Resting) else None

    def at(self, message_id: int) -> Panel | None:
        """Return the panel in this direct message, if it was pressed there."""
        return self.direct if self.direct is not None and self.direct.message_id == message_id else None

    def shows(self, ply: int) -> bool:
        """Return whether the live panel shows this ply, or a later one."""
        return self.shown is not None and self.shown.ply >= ply

    def offers(self, turn: int) -> bool:
        """Return whether the live panel offers the choices of this turn of `Position.turn`."""
        return self.shown is not None and self.shown.offers == turn

    def has_pressed(self, turn: int) -> bool:
        """Return whether the player pressed in this turn, or later."""
        return _reached(None if self.press is None else self.press.turn, turn)

    def knows(self, turn: int) -> bool:
        """Return whether the store knows that the player was notified of this turn."""
        return _reached(self.notified_turn, turn)

    def holds(self, turn: int) -> bool:
        """Return whether the notice of this turn is held back, or that of one which has come since."""
        return isinstance(self.notice, Held) and self.notice.turn >= turn

    def is_new(self, turn: int) -> bool:
        """Return whether the player was neither notified of this turn nor sees it in the live panel."""
        is_drawn = isinstance(self.notice, Held) and self.notice.is_drawn and self.notice.turn >= turn
        return not self.knows(turn) and not is_drawn

    # Changes

    def note_press(self, at: int, turn: int) -> None:
        """Note a press at this time in Unix milliseconds."""
        self.press = Press(at, turn)

    def show(
        self,
        table: Table,
        seat: Seat,
        at: int,
        screen: PrivateScreen | None = None,
        *,
        is_new: bool = False,
        is_opened: bool = False,
    ) -> None:
        """Note that the live panel shows `table` since `at`, in Unix milliseconds.

        `screen`: the panel; None for one without controls. `is_new`: in a new message, which is under nobody's finger.
        `is_opened`: in one that a press on another message has opened.
        """
        self.shown = Shown(table.ply, table.called[seat], table.position.turn(seat))
        phase = "" if screen is None else screen.phase
        self.touches.show(screen, phase, at, is_new=is_new, is_opened=is_opened)

    def play_hidden(self, panel: Panel) -> Panel | None:
        """Play on in this hidden reply. Return the one that it replaces."""
        before = self.reply or self.line
        self.hidden = Open(panel)
        return before

    def put_away(self) -> Panel | None:
        """Leave the hidden reply and return it: it becomes a line."""
        panel = self.reply
        if panel is not None:
            self.hidden = Closed(panel, is_in_channel=True)
        return panel

    def play_directly(self, panel: Panel | None) -> None:
        """Play on in a direct message; the hidden reply was put away before."""
        self.hidden, self.direct, self.rest = Closed(self.line), panel, None

    def come_late(self, panel: Panel | None) -> None:
        """Note a direct message whose player has opened a hidden reply since it was sent, and plays on there."""
        self.direct, self.rest = panel, None

    def answer_directly(self, panel: Panel) -> None:
        """Note the last press on a direct message after the end of the game, which can change it."""
        self.direct = panel

    def go_elsewhere(self) -> None:
        """Leave the panels here: the player plays on where another process answers."""
        self.hidden, self.direct = Closed(self.line), None

    def lose_live(self) -> None:
        """Note that the live panel can no longer be redrawn."""
        if self.is_hidden:
            self.hidden = Closed(self.line, is_in_channel=True)
        else:
            self.direct = None

    def offer_moves(self) -> None:
        """Note that the direct message offers moves again."""
        if isinstance(self.rest, Resting):
            self.rest = None

    def rest_direct(self, message_id: int | None, since: int) -> None:
        """Note that the direct message offers no moves from this turn on. One whose id is unknown is not noted."""
        self.rest = Resting(message_id, since) if message_id else None

    def leave_direct(self, *, is_owed: bool) -> None:
        """Note whether a direct message that the player has left is still to be put away."""
        if is_owed:
            self.rest = Left()
        elif self.is_left:
            self.rest = None

    def send_hand(self, panel: Panel | None, message_id: int, turn: int) -> None:
        """Note that the direct message is the hand of a deal, without moves, for a player in the channel."""
        self.direct = panel
        self.rest_direct(message_id, turn)
        self.owe_nothing()

    def lose_direct(self) -> None:
        """Note that the direct message is gone."""
        self.direct, self.rest = None, None

    def show_result(self, deal: int, message_id: int | None, turn: int) -> None:
        """Note that the live panel shows the result of this deal: this direct message, or a hidden reply (None)."""
        self.result = deal
        if message_id is not None:
            self.rest_direct(message_id, turn)

    def outdate(self, old: Old) -> None:
        """Note a direct message that a newer one has replaced."""
        self.old = (*self.old, old)

    def keep(self, message_id: int | None) -> None:
        """Note that the direct message with this id is no old one: it was pressed again."""
        self.old = tuple(each for each in self.old if each.message_id != message_id)

    def drop(self, old: Old) -> None:
        """Forget an old message: it is gone."""
        self.old = tuple(each for each in self.old if each is not old)

    def tell(self, turn: int) -> None:
        """Note that the store knows that the player was notified of this turn."""
        if turn >= 0:
            self.notified_turn = turn

    def doubt(self, *, is_unsure: bool) -> None:
        """Note whether a message was sent that may not have arrived."""
        self.is_unsure = is_unsure

    def hold(self, turn: int, *, is_drawn: bool = False) -> None:
        """Hold back the notice of this turn, unless it is overdue. `is_drawn`: the live panel shows it."""
        latest = -1 if self.notice is None else self.notice.turn
        if self.notice == Overdue(turn) or turn < latest:
            return  # perhaps only since its drawing began
        if is_drawn or turn > latest:
            self.notice = Held(turn, is_drawn)

    def release(self, *, overdue: int | None = None) -> None:
        """Release the notice that was held back; that of the `overdue` turn is not to be held back again."""
        if overdue is not None:
            self.notice = Overdue(overdue)
        elif isinstance(self.notice, Held):
            self.notice = None

    def deal(self, number: int, *, is_owed: bool) -> None:
        """Note a deal that began, unless it is known. `is_owed`: its hand is to be sent."""
        if self.hand is None or self.hand.deal < number:
            self.hand = Hand(number, is_owed)

    def owe_nothing(self) -> None:
        """Note that the hand was sent, or need not be."""
        if self.hand is not None:
            self.hand = replace(self.hand, is_owed=False)

    def refuse(self, deal: int) -> None:
        """Note that Discord refused a direct message in this deal."""
        self.refused = deal
        self.owe_nothing()


def _reached(latest: int | None, turn: int) -> bool:
    return turn < 0 or (latest is not None and latest >= turn)
