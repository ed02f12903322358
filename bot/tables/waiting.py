"""What happens when somebody does not play: reminders, pauses, and choices once time is over.

| what happens | what follows |
|---|---|
| a challenge is not answered | it lapses by itself after its time |
| a clock runs low | one reminder a turn |
| a player's time is over, in the server or not | the opponent may wait on, have a robot play on without stakes, \
end the game without payment, or claim it if that was agreed; until then the late player may still play |
| there is no clock | the same after a week without a move, without the claim |
| the bot was down, or the line to Discord was | clocks with an agreed time stand still |
| the bot was removed from the server | the clocks stand still until it is back |
| the channel or thread is gone | panels and `/hand` go on; `/table show` elsewhere in the server moves it there |
| nobody does anything for a long time | the game ends by itself, without payment |
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from bot.games.protocol import Abandon, Seat, Timeout
from bot.store import LogRow
from bot.tables.absence import DEPUTY
from bot.tables.clocks import Timekeeper
from bot.tables.errors import Declined, Reason
from bot.tables.log_rows import next_row
from bot.tables.log_writer import LogWriter
from bot.tables.memory import Memory
from bot.tables.messages import Messages
from bot.tables.people import Player
from bot.tables.ports import SeatNotice, Stage
from bot.tables.presence import Presence
from bot.tables.table import Table
from bot.tables.time import Clock

log = logging.getLogger(__name__)

AGAIN = 1_000  # ms until a table is looked at again while its server is cut off
TOLD_WITHIN = 120.0  # s after which an attempt to tell somebody is given up and tried again later


class Waiting:
    """Reminds players, tells them that time is over, and lets the opponent choose what happens then."""

    def __init__(  # noqa: PLR0913  each is one thing that is needed or set
        self,
        memory: Memory,
        log_writer: LogWriter,
        presence: Presence,
        messages: Messages,
        stage: Stage,
        clock: Clock,
        timekeeper: Timekeeper,
        *,
        longest: int,
        looked: Callable[[Table, int], None],
    ) -> None:
        """`longest`: milliseconds without a move after which a game ends by itself.

        `looked` is called with a table where all is done that was due until the given moment.
        """
        self._memory = memory
        self._log_writer = log_writer
        self._presence = presence
        self._messages = messages
        self._stage = stage
        self._clock = clock
        self._timekeeper = timekeeper
        self._longest = longest
        self._looked = looked

    # By itself

    def watch(self, table: Table) -> None:
        """Look at `table` again when the next thing is due there."""
        if table.is_over:
            self._timekeeper.forget(_name(table.id))
        else:
            self._look_at(min(self.moments(table)), table.id)

    def late(self, table: Table) -> Seat | None:
        """The seat whose time is over at `table`; None when there is none."""
        return None if table.is_over else table.late(self._clock.now())

    def moments(self, table: Table, *, after: int = 0) -> list[int]:
        """When something is due later than `after`: reminders, deadlines, and the end of a game that nobody plays.

        In Unix milliseconds; `after` itself when nothing is left.
        """
        countdown = table.countdown
        ends = [
            when for seat in countdown.running for when in (countdown.reminder(seat), countdown.deadline(seat)) if when
        ]
        return [when for when in (table.moved_at + self._longest, *ends) if when > after] or [after]

    def _look_at(self, when: int, key: str) -> None:
        self._timekeeper.at(when, _name(key), partial(self.look, key))

    async def look(self, key: str) -> None:
        """Do what is due at the table `key`, each thing once a turn. Raises when somebody could not be told."""
        table = await self._memory.table(key)
        if table.is_over:
            return
        now = self._clock.now()
        if self._presence.is_cut_off(table):  # nobody can play or choose now; look again once the line stands
            self._look_at(now + AGAIN, key)
            return
        if table.moved_at + self._longest <= now:
            log.info("table %s ply %d: nobody has played for too long", table.id, table.ply)
            await self._log_writer.write(key, self._given_up)
            return
        for seat in sorted(table.countdown.running):
            await self._tell(table, seat, now)
        if (await self._memory.table(key)).ply == table.ply:  # else the changed table is watched already
            self._look_at(min(self.moments(table, after=now)), key)
            self._looked(table, now)

    async def _tell(self, table: Table, seat: Seat, now: int) -> None:
        reminder, end = table.countdown.reminder(seat), table.countdown.deadline(seat)
        kind = "late" if end is not None and end <= now else "reminder"
        if reminder is None or reminder > now:
            return
        notice = SeatNotice(seat, kind, table.called[seat])
        if await self._messages.was_told(table.id, notice):
            return
        async with asyncio.timeout(TOLD_WITHIN):  # else the game could never end by itself
            if kind == "late":
                log.info("table %s ply %d: seat %s has no time left", table.id, table.ply, seat)
                await self._stage.time_over(table, seat)
            else:
                await self._stage.remind(table, seat)
        await self._messages.note_told(table.id, notice)

    def _given_up(self, table: Table) -> list[LogRow]:
        if table.moved_at + self._longest > self._clock.now():
            raise Declined(Reason.IN_TIME)
        return [self._row(table, None, str(Abandon()))]

    # By choice

    async def deputise(self, key: str, player: Player) -> Table:
        """Let a robot play on for the late player, without stakes. Raises Declined as `claim`, except for NO_CLAIM."""
        return await self._log_writer.write(
            key, lambda table: [self._row(table, self._late_for(table, player), DEPUTY)]
        )

    async def end(self, key: str, player: Player) -> Table:
        """End the game without payment, because the opponent is late. Raises Declined as `deputise`."""

        def decide(table: Table) -> list[LogRow]:
            self._late_for(table, player)
            return [self._row(table, None, str(Abandon()))]

        return await self._log_writer.write(key, decide)

    async def claim(self, key: str, player: Player) -> Table:
        """Win the game, because the opponent is late and claiming was agreed.

        Raises Declined (NO_TABLE, NOT_SEATED, OVER, IN_TIME, NOT_WAITING, NO_CLAIM).
        """

        def decide(table: Table) -> list[LogRow]:
            late = self._late_for(table, player)
            if not table.countdown.pace.may_claim or table.is_unrated:
                raise Declined(Reason.NO_CLAIM)
            return [self._row(table, late, str(Timeout()))]

        return await self._log_writer.write(key, decide)

    async def choices(self, table: Table, player: Player) -> tuple[Seat, bool]:
        """The late seat, and whether `player`, who waits for it, may claim the game. Raises Declined as `deputise`."""
        if table.is_over:
            raise Declined(Reason.OVER)
        return self._late_for(table, player), table.countdown.pace.may_claim and not table.is_unrated

    def _late_for(self, table: Table, player: Player) -> Seat:
        """The late seat that `player` waits for. Raises Declined (NOT_SEATED, IN_TIME, NOT_WAITING)."""
        seat, late = table.own_seat(player), self.late(table)
        if late is None:
            raise Declined(Reason.IN_TIME)
        if seat == late or seat in table.deputies:
            raise Declined(Reason.NOT_WAITING)
        return late

    def _row(self, table: Table, seat: Seat | None, text: str) -> LogRow:
        """The next row of the log of `table`, as of now."""
        return next_row(table, seat, text, at=self._clock.now())


def _name(key: str) -> str:
    return f"clock {key}"
