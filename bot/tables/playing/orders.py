"""Orders: moves that a player wants played for them when the time comes. `ahead` lists the kinds."""

from bot.games.protocol import Move, Refused, View
from bot.store import OrderRow
from bot.tables.errors import Declined, Reason
from bot.tables.ground import OnGround
from bot.tables.log.memory import judged_anew
from bot.tables.playing.playing import MoveResult
from bot.tables.state.ahead import Order, When, done, is_dealt, is_past, may_be_ordered, moves_of, order_of, taken_of
from bot.tables.state.people import Player
from bot.tables.state.table import Table


class Orders(OnGround):
    """A keeper of orders, which only their owners see and may take back. One is stored before it is confirmed."""

    @judged_anew
    async def give(
        self, key: str, player: Player, when: When, *moves: Move, deal: int, in_round: int | None = None
    ) -> MoveResult:
        """Order `moves` of `player` for `deal`, in place of an order of the same kind.

        A move that can be played now is played now. `in_round` is the round on the pressed button (None: not pressed).
        During that round it does not matter how often the turn has gone around since.

        Raises Refused for a move that can neither be played now nor later, or Declined (NO_TABLE, NOT_SEATED, OVER,
        LEFT, DEPUTY, STALE, ROUND_OVER, NOT_AHEAD, TAKEN).
        """
        async with self._memory.held(key) as table:
            table.own_seat(player)
            if table.is_over:
                raise Declined(Reason.OVER)
            seat = table.seat_in_person(player)
            position, view = table.position, table.view(seat)
            if deal != table.deal or not is_dealt(table) or in_round not in {None, view.ordering_round}:
                raise Declined(Reason.ROUND_OVER if when is When.TURN else Reason.STALE)
            if not may_be_ordered(when, moves) or (when is not When.TURN and not table.terms.game.has_windows):
                raise Declined(Reason.NOT_AHEAD)
            is_asked = position.window is not None and seat in position.window.asked
            if seat in position.awaited and when is (When.WINDOW if is_asked else When.TURN):
                first, *others = moves
                press = self._log_writer.play if is_asked else self._log_writer.press
                played = await press(table, seat, position.comes_to(seat, first), *others)
                return MoveResult.of(played, seat)
            if in_round is not None:
                _refuse_unless_waiting(view, position.comes_to(seat, moves[0]), moves[0])
            last = max((row.at for row in await self._store.orders(key)), default=0)
            order = order_of(table, seat, when, moves, at=max(self._clock.now(), last + 1))
            return MoveResult.of(await self._log_writer.order(table, order), seat)

    @judged_anew
    async def take_back(self, key: str, player: Player, when: When, *, deal: int) -> Table:
        """Take back the order of this kind. Raises Declined (NO_TABLE, NOT_SEATED, NO_ORDER)."""
        async with self._memory.held(key) as table:
            table.own_seat(player)
            orders = [row for row in await self.of(table, player) if (row.kind, row.deal) == (when, deal)]
            if not orders:
                raise Declined(Reason.NO_ORDER)
            await self._store.commit(*map(done, orders))
            return table

    async def seen_by(self, table: Table, player: Player) -> tuple[Order, ...]:
        """Return what `player` has ordered for the current deal, for their own panel. Raises Declined (NOT_SEATED)."""
        view = table.view(table.own_seat(player))
        if not table.terms.game.has_windows and not view.waiting_moves():
            return ()
        rows = await self.of(table, player)
        taken = taken_of(table, table.own_seat(player), rows)  # which is no order to its player
        orders = [Order(When(row.kind), moves_of(table.terms.game, row)) for row in rows if row != taken]
        return tuple(order for order in orders if all(map(view.may_still_come, order.moves)))

    async def has_taken(self, table: Table, player: Player) -> bool:
        """Return whether `player` has chosen for the present turn, and the pause of that turn is to end first."""
        return taken_of(table, table.own_seat(player), await self.of(table, player)) is not None

    async def of(self, table: Table, player: Player) -> list[OrderRow]:
        """Return what `player` has ordered for the current deal, for nobody else. Raises Declined (NOT_SEATED)."""
        seat = table.own_seat(player)
        rows = await self._store.orders(table.id) if is_dealt(table) else []
        return [row for row in rows if row.seat == seat and not is_past(table, row)]


def _refuse_unless_waiting(view: View, *readings: Move) -> None:
    """Raise Refused for a move, given in all its `readings`, that is too late: its player has played or passed."""
    is_waiting = any(reading in view.waiting_moves() for reading in readings)
    if not is_waiting and (refusal := view.refusal(readings[0])) is not None:
        raise Refused(refusal)
