"""Nudges: players who wait may remind the one to move, as a friend would: rarely, and not at once."""

from collections.abc import Sequence

from bot.games.protocol import Seat
from bot.store import Conflict, NextNoteRow
from bot.tables.errors import Declined, Reason
from bot.tables.ground import Ground, OnGround
from bot.tables.lobbies.limits import LimitReached, Limits
from bot.tables.log.memory import judged_anew
from bot.tables.state.asking import awaited_openly
from bot.tables.state.people import Player
from bot.tables.state.table import Table
from bot.tables.time import HOUR, MINUTE

STOOD = MINUTE  # ms without a move; until then the other is thinking, or was not yet notified
BETWEEN = HOUR  # ms between nudges of a person at a table


class TooSoon(Exception):  # noqa: N818  no fault
    """An error: a nudge is not possible yet. `at`: when it will be (Unix milliseconds)."""

    def __init__(self, at: int) -> None:
        super().__init__("too soon")
        self.at = at


def nudged_by(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return whom the player at `seat` may nudge: the people to move, if `seat` waits for them in person.

    Nobody in a pause, nor where nobody waits for another, and never a robot, which needs no reminder.
    """
    if table.terms.game.has_shortcuts and not table.is_stepwise:
        return ()
    people = table.in_person
    awaited = awaited_openly(table.position)
    if table.is_over or table.is_paused or seat in awaited or seat not in people:
        return ()
    return tuple(sorted(awaited & people))


def nudge_note(key: str, seat: Seat) -> str:
    """Return the key of the note that says when this seat nudged last."""
    return f"nudge/{key}/{seat}"


class Nudges(OnGround):
    """A judge of who may nudge whom. It remembers nudges in the store, so that a restart allows no extra ones."""

    def __init__(self, ground: Ground, limits: Limits) -> None:
        super().__init__(ground)
        self._limits = limits

    @judged_anew
    async def nudge(self, key: str, player: Player) -> tuple[Table, tuple[Seat, ...]]:
        """Note that `player` nudges, and return whom, for the stage to notify: nobody who blocks them.

        It is noted before anyone is notified: a kill in between loses a nudge, and never sends two. Raises TooSoon, or
        Declined (NO_TABLE, NOT_SEATED, NO_NUDGE).
        """
        async with self._memory.held(key) as table:
            seat = table.own_seat(player)
            nudged = nudged_by(table, seat)
            if not nudged:
                raise Declined(Reason.NO_NUDGE)
            while not await self._noted(table, seat, nudged):
                pass  # another process has just noted one, which decides
            blockers = await self._store.blockers_of(player.id)
            return table, tuple(each for each in nudged if table.players[each].id not in blockers)

    async def _noted(self, table: Table, seat: Seat, nudged: Sequence[Seat]) -> bool:
        """Note that `seat` nudges others; return False if a note has just changed. Raises TooSoon."""
        note, now = nudge_note(table.id, seat), self._clock.now()
        last = await self._store.note(note)
        possible = max(table.moved_at + STOOD, int(last) + BETWEEN if last is not None else 0)
        if now < possible:
            raise TooSoon(possible)
        try:
            limited = await self._limits.ask(table.players[seat], [table.players[each] for each in nudged])
        except LimitReached as error:
            raise TooSoon(error.at or possible) from error
        try:
            await self._store.commit(NextNoteRow(note, str(now), last), *limited)
        except Conflict as clash:
            if clash.kind is not NextNoteRow:
                raise
            return False
        return True
