"""Pauses of turns, where the terms have them: no move shows before its pause is over, whether chosen or forced.

| when | what happens |
|---|---|
| a turn begins | a pause is drawn, from this process's own randomness: no card and no seed decides it |
| its player chooses during the pause | it is stored as an order for this turn, and played when the pause is over |
| the rules leave no choice | the move is played when the pause is over |
| the game is paused by then | either is played once it is resumed |
| its player chooses afterwards | it is played at once, as where there are no pauses |
| a robot plays | it waits for the end of the pause, too |

So what shows, and when, is the same for both kinds until the end of the pause; what comes later was chosen. The clock
of the turn runs for all of it, and the row of the log has the time when the move shows. A clock of minutes covers that:
nobody's bank is charged for a pause. A pause ends at the latest a second before a clock does.

A turn of several moves has one pause, before its first move, and only that move is played for anyone. In windows and
secret choices nothing shows in any case; there is no pause, and everyone is asked.
"""

import hmac
import secrets
from dataclasses import dataclass, field
from itertools import islice

from bot.games.protocol import Move, Seat
from bot.tables.errors import Declined, Reason
from bot.tables.state.table import Table
from bot.tables.state.terms import Terms
from bot.tables.time import SECOND, Clock, until


def new_turn_key() -> bytes:
    """Return a new secret for the pauses of a process."""
    return secrets.token_bytes(32)


def check_forced(terms: Terms) -> None:
    """Raise Declined (FORCED_NONE, FORCED_BY_DAY) where moves without a choice cannot be played for anyone."""
    if not terms.plays_forced:
        return
    if not terms.game.has_forced_moves:
        raise Declined(Reason.FORCED_NONE, game=terms.game.name)
    if terms.pace is not None and terms.pace.is_by_day:
        raise Declined(Reason.FORCED_BY_DAY)


def pausing_seat(table: Table) -> Seat | None:
    """Return the seat whose turn has begun at `table` with a pause, over or not; None where there is none."""
    position, game = table.position, table.terms.game
    is_on = table.terms.plays_forced and not table.is_over and table.deal > 0
    if not is_on or position.window is not None or position.chance is not None or len(position.to_act) != 1:
        return None
    (seat,) = position.to_act
    is_new_each_move = game.style.is_move_a_line or not game.has_long_turns
    has_moved = bool(table.turns) and table.turns[-1].seat == seat
    return seat if is_new_each_move or not has_moved else None


def forced_move(table: Table) -> Move | None:
    """Return the only move of the seat whose turn has begun with a pause; None where it has a choice.

    Leaving is no choice. A game that is paused goes on by itself only once it is resumed.
    """
    game, seat = table.terms.game, pausing_seat(table)
    if seat is None or table.is_paused or not (game.has_forced_moves and game.lists_every_move):
        return None
    moves = list(islice(table.position.legal_moves(seat), 2))
    return moves[0] if len(moves) == 1 else None


@dataclass(frozen=True, slots=True)
class TurnPauses:
    """The pauses of this process. The same turn has the same pause as long as the process runs."""

    clock: Clock
    between: tuple[int, int]  # ms, both included
    key: bytes = field(repr=False)  # a secret

    def ends_at(self, table: Table) -> int | None:
        """Return when the pause of the present turn ends, or has ended (Unix milliseconds); None for no pause."""
        seat = pausing_seat(table)
        if seat is None:
            return None
        end, deadline = table.moved_at + self._length(table, seat), table.countdown.deadline(seat)
        return end if deadline is None else min(end, deadline - SECOND)

    def is_pausing(self, table: Table) -> bool:
        """Return whether the pause of the present turn is not over."""
        end = self.ends_at(table)
        return end is not None and self.clock.now() < end

    async def wait(self, table: Table) -> None:
        """Wait until the pause of the present turn is over, if there is one."""
        if (end := self.ends_at(table)) is not None:
            await until(self.clock, end)

    def _length(self, table: Table, seat: Seat) -> int:
        shortest, longest = self.between
        turn = f"{table.id}/{table.deal}/{seat}/{table.position.turn(seat)}/{table.moved_at}"
        luck = hmac.digest(self.key, turn.encode(), "sha256")
        return shortest + int.from_bytes(luck[:8]) % (longest - shortest + 1)
