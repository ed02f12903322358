"""What the people at a table agree on: one of them proposes it, the other agrees. A robot always agrees."""

from bot.games.protocol import Abandon, Seat
from bot.store import LogRow
from bot.tables.absence import PAUSE, RESUME
from bot.tables.errors import Declined, Reason
from bot.tables.log_rows import next_row
from bot.tables.log_writer import LogWriter
from bot.tables.people import Player
from bot.tables.table import Table
from bot.tables.time import Clock


class Agreements:
    """Enters in the log what was agreed on.

    A proposal falls once its proposer has other choices, so that nobody is held to one made before the cards turned.
    """

    def __init__(self, log_writer: LogWriter, clock: Clock) -> None:
        self._log_writer = log_writer
        self._clock = clock

    async def pause(self, key: str, player: Player, *, proposed_by: Seat, turn: int | None) -> Table:
        """Stop the clocks: `player` agrees to the pause that the other seat proposed in its turn `turn`.

        Raises Declined (NO_TABLE, NOT_SEATED, OVER, OWN_PROPOSAL, STALE, PAUSED).
        """

        def decide(table: Table) -> list[LogRow]:
            seat = _agreeing(table, player, proposed_by=proposed_by, turn=turn)
            if table.is_paused:
                raise Declined(Reason.PAUSED)
            return [self._row(table, seat, PAUSE)]

        return await self._log_writer.write(key, decide)

    async def resume(self, key: str, player: Player) -> Table:
        """Let the clocks go on; either player may do so. Raises Declined (NO_TABLE, NOT_SEATED, OVER, NOT_PAUSED)."""

        def decide(table: Table) -> list[LogRow]:
            seat = table.own_seat(player)
            if not table.is_paused:
                raise Declined(Reason.NOT_PAUSED)
            return [self._row(table, seat, RESUME)]

        return await self._log_writer.write(key, decide)

    async def end(self, key: str, player: Player, *, proposed_by: Seat, turn: int | None) -> Table:
        """End the game without payment: `player` agrees to what the other seat proposed in its turn `turn`.

        Raises Declined (NO_TABLE, NOT_SEATED, OVER, OWN_PROPOSAL, STALE).
        """

        def decide(table: Table) -> list[LogRow]:
            _agreeing(table, player, proposed_by=proposed_by, turn=turn)
            return [self._row(table, None, str(Abandon()))]

        return await self._log_writer.write(key, decide)

    async def end_unrated(self, key: str, player: Player) -> Table:
        """End a game in which a robot plays. Raises Declined (NO_TABLE, NOT_SEATED, OVER, DEPUTY)."""

        def decide(table: Table) -> list[LogRow]:
            table.own_seat(player)
            if not table.is_unrated:
                raise Declined(Reason.OVER)
            table.seat_in_person(player)
            return [self._row(table, None, str(Abandon()))]

        return await self._log_writer.write(key, decide)

    def _row(self, table: Table, seat: Seat | None, text: str) -> LogRow:
        return next_row(table, seat, text, at=self._clock.now())


def _agreeing(table: Table, player: Player, *, proposed_by: Seat, turn: int | None) -> Seat:
    """The seat of `player`, who agrees to a proposal. Raises Declined (NOT_SEATED, OWN_PROPOSAL, STALE)."""
    seat = table.own_seat(player)
    if seat == proposed_by:
        raise Declined(Reason.OWN_PROPOSAL)
    if turn != table.position.turn(proposed_by):
        raise Declined(Reason.STALE)
    return seat
