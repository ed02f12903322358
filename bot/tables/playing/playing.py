"""Playing: the moves of players in person, and of robots in their turn."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.protocol import Event, Move, Refused, Resign, Seat, View
from bot.store import LogRow
from bot.tables.errors import Declined, Reason
from bot.tables.ground import OnGround
from bot.tables.log.memory import judged_anew
from bot.tables.state.log_rows import next_row
from bot.tables.state.non_moves import HINT, STEPS, STRIDES
from bot.tables.state.people import Player
from bot.tables.state.table import Table
from bot.tables.state.undo import UNDO
from bot.tables.telling.ports import News

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class MoveResult:
    """A seat's view of its own move; a player who has left sees what a bystander sees."""

    table: Table
    seat: Seat
    events: tuple[Event, ...]

    @classmethod
    def of(cls, news: News, seat: Seat) -> "MoveResult":
        """Return what `seat` sees of its own move; of one that ended a deal of a duplicate, nothing yet."""
        if news.table.awaits_twins:
            return cls(news.table, seat, ())
        seen = (event.seen_by(news.table.viewing_seat(seat)) for event in news.events)
        return cls(news.table, seat, tuple(event for event in seen if event is not None))

    @property
    def view(self) -> View:
        """The table after the move, as `seat` sees it."""
        return self.table.view(self.seat)


class Playing(OnGround):
    """A player of moves that can also take them back."""

    async def play(self, key: str, player: Player, move: Move, *, turn: int | None = None) -> MoveResult:
        """Play `move` for `player`; `turn` is the turn that the pressed button shows (None: a typed move).

        Where turns have pauses, it is stored at once, and played when the pause is over. Raises Declined (NO_TABLE,
        NOT_SEATED, OVER, LEFT, DEPUTY, WAITING, STALE, TAKEN) or Refused, and then nothing has changed.
        """
        return await self.play_all(key, player, [move], turn=turn)

    async def let_go(self, key: str, player: Player) -> bool:
        """Let somebody leave who is gone; return whether they do: they may have left, or the rules forbid it now."""
        try:
            await self.play(key, player, Resign())
        except (Declined, Refused) as error:
            log.info("table %s: player %d cannot leave now (%s)", key, player.id, error)
            return False
        return True

    @judged_anew
    async def play_all(self, key: str, player: Player, moves: Sequence[Move], *, turn: int | None = None) -> MoveResult:
        """Play one or more moves of one seat as one unit: all of them, or none. Raises as `play`."""
        async with self._memory.held(key) as table:
            seat = table.own_seat(player)
            if table.is_played_out:
                raise Declined(Reason.OVER)
            table.seat_in_person(player)
            if not all(isinstance(move, Resign) for move in moves):
                if turn is not None and turn != table.position.turn(seat):
                    raise Declined(Reason.STALE)
                if seat not in table.position.to_act:
                    raise table.declines(Reason.WAITING)
                return MoveResult.of(await self._log_writer.press(table, seat, *moves), seat)
            return MoveResult.of(await self._log_writer.play(table, seat, *moves), seat)

    async def step(self, key: str, player: Player, *, is_on: bool) -> Table:
        """Let a table be played step by step, or as usual again, as any of its people may choose.

        Raises Declined (NO_TABLE, NOT_SEATED, LEFT, DEPUTY, OVER).
        """

        def decide(table: Table) -> list[LogRow]:
            seat = table.seat_in_person(player)
            if not table.may_step or table.is_stepwise == is_on:
                return []
            return [next_row(table, seat, STEPS if is_on else STRIDES, at=self._clock.now())]

        return await self._log_writer.write(key, decide)

    async def before_hint(self, key: str, player: Player) -> Table:
        """Return the table of which `player` asks for a hint; raises as `hint`. Nothing is noted yet."""
        async with self._memory.held(key) as table:
            _see_hints(table, player)
            return table

    async def hint(self, key: str, player: Player) -> Table:
        """Note that `player` plays with hints from now on.

        Raises Declined (NO_TABLE, NOT_SEATED, LEFT, DEPUTY, OVER), and STALE where nobody may ask for one.
        """

        def decide(table: Table) -> list[LogRow]:
            seat = _see_hints(table, player)
            return [] if seat in table.hinted else [next_row(table, seat, HINT, at=self._clock.now())]

        return await self._log_writer.write(key, decide)

    @judged_anew
    async def undo(self, key: str, player: Player, *, turn: int | None = None, moves: int = 1) -> MoveResult:
        """Take back the last `moves` of the player's own turn: all of them, or none; `turn` as for `play`.

        Raises Declined (NO_TABLE, NOT_SEATED, LEFT, DEPUTY, OVER, STALE, UNDO_LATE, UNDO_NOTHING), and then nothing has
        changed.
        """
        async with self._memory.held(key) as table:
            seat = table.seat_in_person(player)
            if table.is_over:
                raise Declined(Reason.OVER)
            if turn is not None and turn != table.position.turn(seat):
                raise Declined(Reason.STALE)
            if seat not in table.position.to_act:
                raise table.declines(Reason.UNDO_LATE)
            if not 1 <= moves <= len(table.may_undo(seat)):
                raise table.declines(Reason.UNDO_NOTHING)
            now = self._clock.now()
            rows = [LogRow(table.id, table.ply + count, seat, UNDO, now) for count in range(1, moves + 1)]
            return MoveResult.of(await self._log_writer.append(table, seat, rows), seat)

    async def play_robot(self, table: Table, seat: Seat, move: Move) -> News:
        """Commit a robot's move without announcing it. Raises Declined (STALE) if the table has changed."""
        async with self._memory.held(table.id) as now:
            if now.ply != table.ply:
                raise Declined(Reason.STALE)
            return await self._log_writer.play(now, seat, move, is_announced=False)


def _see_hints(table: Table, player: Player) -> Seat:
    """Return the seat of `player`, who may ask for hints. Raises Declined (NOT_SEATED, LEFT, DEPUTY, OVER, STALE)."""
    seat = table.seat_in_person(player)
    if table.is_over:
        raise Declined(Reason.OVER)
    if not table.may_ask_for_hints(seat):
        raise Declined(Reason.STALE)
    return seat
