"""The end of a turn's pause: its chosen move is played, or the one without a choice. See `turn_pauses`."""

from collections.abc import Callable
from functools import partial

from bot.games.protocol import Seat
from bot.tables.ground import Ground, OnGround
from bot.tables.log.memory import judged_anew
from bot.tables.state.table import Table
from bot.tables.state.turn_pauses import TurnPauses, forced_move, pausing_seat
from bot.tables.waiting.presence import Presence


class PauseEnds(OnGround):
    """A player of moves that waited for the end of their turn's pause."""

    def __init__(
        self, ground: Ground, pauses: TurnPauses, presence: Presence, *, looked: Callable[[Table, int], None]
    ) -> None:
        """`looked` is called with a table where everything due until the given moment is done."""
        super().__init__(ground)
        self._pauses = pauses
        self._presence = presence
        self._looked = looked

    def watch(self, table: Table) -> None:
        """Look at `table` when the pause of its turn is over, if there is one."""
        end = self._ends_at(table)
        if end is None:
            self._timekeeper.forget(_name(table.id))
        else:
            self._look_at(end, table.id)

    def moments(self, table: Table, *, after: int = 0) -> list[int]:
        """Return when the pause of the turn ends, if that is later than `after` (Unix milliseconds)."""
        end = self._ends_at(table)
        return [] if end is None or end <= after else [end]

    def plays_itself(self, table: Table, seat: Seat) -> bool:
        """Return whether `seat` has no choice, so that its move is played once the pause is over."""
        return pausing_seat(table) == seat and forced_move(table) is not None

    async def heard(self, key: str) -> None:
        """Note an order that another process has stored: it may be a choice, and the pause have just ended here."""
        table = await self._memory.table(key)
        if self._home.holds(table.guild_id):
            self.watch(table)

    @judged_anew
    async def look(self, key: str) -> None:
        """Play the move of the turn at the table `key`, if it was chosen, or leaves no choice."""
        async with self._memory.held(key) as table:
            end, now, seat = self._ends_at(table), self._clock.now(), pausing_seat(table)
            if end is None or seat is None or not self._home.holds(table.guild_id):
                return
            if self._presence.is_cut_off(table):  # nobody sees anything now
                self._look_at(self._presence.look_again(table), key)
            elif end > now:
                self._look_at(end, key)
            elif (await self._log_writer.play_due(table, seat)).table.ply == table.ply:  # its player is to choose
                self._looked(table, now)

    def _ends_at(self, table: Table) -> int | None:
        """Return when the pause of a person's turn ends; robots wait by themselves."""
        return self._pauses.ends_at(table) if pausing_seat(table) in table.in_person else None

    def _look_at(self, when: int, key: str) -> None:
        self._timekeeper.at(when, _name(key), partial(self.look, key))


def _name(key: str) -> str:
    return f"pause {key}"
