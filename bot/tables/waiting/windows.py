"""Windows for claims: how long each stays open, and what closes it when its time is over.

| the game has | a window stays open |
|---|---|
| a clock of minutes | for the seconds set by the server, or else by the operator |
| a clock by the day | for a quarter of the time for a turn, six hours at most |
| no clock | as in the first row while most people at the table look at it, else for six hours |

Orders answer after two to six seconds of a window (less if it is short), at random for each table, as a person
might by hand. So a window for which all have ordered does not close as it opens, and betrays nothing.

In the first row nobody waits longer than fifteen seconds for a player who does not look: an order has answered by
then, and an order to be asked is no answer. Silence is `Position.default`. The time of a window is the time that the
clocks of the players asked have run since it opened. So a pause counts for nothing, and a restarted process knows it
from the log. Secret choices have no separate time: there the clock of each player runs.
"""

import hmac
from collections.abc import Callable, Collection
from functools import partial

from bot.games.protocol import Move, Seat
from bot.tables.ground import Ground, OnGround
from bot.tables.log.memory import judged_anew
from bot.tables.state.ahead import When
from bot.tables.state.asking import claim_at
from bot.tables.state.table import Table
from bot.tables.time import HOUR, MINUTE, SECOND
from bot.tables.waiting.presence import Presence

USUAL = 15 * SECOND
ABSENT = 15 * SECOND  # after which nobody waits for an absent player, in a live game
LONGEST = 6 * HOUR
SHARE = 4  # of the time for a turn
ORDERED = (2 * SECOND, 6 * SECOND)  # when orders answer; scaled down in a shorter window
LOOKS = (MINUTE, 5 * MINUTE, 15 * MINUTE)  # when to check whether a game without a clock has become live


class Windows(OnGround):
    """A closer of windows whose time is over."""

    def __init__(
        self,
        ground: Ground,
        presence: Presence,
        *,
        length: int,
        looked: Callable[[Table, int], None],
    ) -> None:
        """`length`: milliseconds that a window stays open in a live game, unless its server has set another time.

        `looked` is called with a table where everything due until the given moment is done.
        """
        super().__init__(ground)
        self._presence = presence
        self._looked = looked
        self.length = length

    def watch(self, table: Table) -> None:
        """Look at the open window of `table`, if any, when its time may be over."""
        self._look_next(table, after=0)

    def closes_at(self, table: Table) -> int | None:
        """Return how long the window at `table` may stay open (Unix milliseconds, public); None for no end.

        Neither viewers of the table nor orders change this.
        """
        ends = [table.countdown.when_used(seat, self._longest(table)) for seat in self._timed(table)]
        return max((end for end in ends if end is not None), default=None)

    def moments(self, table: Table, *, after: int = 0) -> list[int]:
        """Return when silence or an order may become an answer at `table`, later than `after` (Unix milliseconds)."""
        timed = self._timed(table)
        if not timed:
            return []
        length = self._length_at(table)
        marks = {min(length, ABSENT), length} if self._may_be_live(table) else set()
        if table.terms.pace is None:
            marks.update(LOOKS)
        marks |= {self._longest(table), self._ordered(table)[0]}
        ends = [table.countdown.when_used(seat, mark) for seat in timed for mark in marks]
        return [end for end in ends if end is not None and end > after]

    def _look_next(self, table: Table, *, after: int, ordered: int | None = None) -> None:
        """Look at `table` at its next moment later than `after`, or when orders answer, if they do.

        Where quiet hours differ, silence may answer hours before an order.
        """
        moments = self.moments(table, after=after)
        if moments:
            moments += [] if ordered is None or ordered <= after else [ordered]
            self._timekeeper.at(min(moments), _name(table.id), partial(self.look, table.id))
        else:
            self._timekeeper.forget(_name(table.id))

    @judged_anew
    async def look(self, key: str) -> None:
        """Play all due orders and silence in the window of the table `key`, in one unit."""
        async with self._memory.held(key) as table:
            now = self._clock.now()
            if not self._timed(table) or not self._home.holds(table.guild_id):
                self._timekeeper.forget(_name(key))
                return
            if self._presence.is_cut_off(table):  # nobody can answer now
                self._timekeeper.at(self._presence.look_again(table), _name(key), partial(self.look, key))
                return
            ordering = await self._ordering(table)
            ordered = await self._orders_answer_at(table) if ordering else None
            is_answering = ordered is not None and ordered <= now
            silent, left = self._silent(table, now) - (frozenset() if is_answering else ordering), table
            if silent or is_answering:  # others may still be asked there afterward
                choose = partial(_silence, silent, table)
                left = (await self._log_writer.play_each(table, choose, is_answering=is_answering)).table
            self._look_next(left, after=now, ordered=ordered)
            self._looked(left, now)

    async def _ordering(self, table: Table) -> frozenset[Seat]:
        """Return the seats whose answers to the window at `table` are missing, and ordered."""
        claim, kinds = claim_at(table.position), {When.ALWAYS, When.WINDOW}
        if claim is None:
            return frozenset()
        rows = [row for row in await self._store.orders(table.id) if row.kind in kinds and row.deal == table.deal]
        return claim.missing & self._timed(table) & {Seat(row.seat) for row in rows}

    async def _orders_answer_at(self, table: Table) -> int | None:
        """Return when orders answer in the window at `table`: after the quiet hours of everyone who is asked there."""
        claim = claim_at(table.position)
        if claim is None:
            return None
        name = f"{table.terms.game.name}/window/{table.deal}/{claim.active}/{table.called[claim.asked[0]]}"
        luck = hmac.digest(await self._seeds.read(table.id), name.encode(), "sha256")
        first, last = self._ordered(table)
        time = first + int.from_bytes(luck[:8]) % (last - first)
        ends = [table.countdown.when_used(seat, time) for seat in self._timed(table)]
        return max((end for end in ends if end is not None), default=None)

    def _silent(self, table: Table, now: int) -> frozenset[Seat]:
        """Return the seats without an answer that are out of time at `now`."""
        timed = self._timed(table)
        if not timed:
            return frozenset()
        there = {seat for seat in table.in_person if self._stage.is_live(table, seat)}
        is_live = self._may_be_live(table)
        if table.terms.pace is None:
            is_live = 2 * len(there) > len(table.in_person)
        silent, length = set(), self._length_at(table)
        for seat in timed & table.position.awaited:
            time = (length if seat in there else min(length, ABSENT)) if is_live else self._longest(table)
            end = table.countdown.when_used(seat, time)
            if end is not None and end <= now:
                silent.add(seat)
        return frozenset(silent)

    def _timed(self, table: Table) -> frozenset[Seat]:
        """Return the seats whose clocks run because they are asked whether they claim something."""
        claim = claim_at(table.position)
        return frozenset() if claim is None else table.countdown.running & {*claim.asked}

    def _may_be_live(self, table: Table) -> bool:
        pace = table.terms.pace
        return pace is None or pace.turn < HOUR

    def _length_at(self, table: Table) -> int:
        """Return how long a window stays open in a live game at `table`."""
        return self.length if table.window is None else table.window

    def _ordered(self, table: Table) -> tuple[int, int]:
        """Between which moments of a window at `table` orders answer."""
        length = min(self._length_at(table), USUAL)
        first, last = (time * length // USUAL for time in ORDERED)
        return first, last

    def _longest(self, table: Table) -> int:
        pace = table.terms.pace
        if pace is None:
            return LONGEST
        return self._length_at(table) if pace.turn < HOUR else min(pace.turn // SHARE, LONGEST)


def _silence(silent: Collection[Seat], opened: Table, now: Table) -> tuple[Seat, Move] | None:
    """Return the next of these seats whose silence is played, as long as the window of `opened` is open."""
    claim, before = claim_at(now.position), claim_at(opened.position)
    if claim is None or before is None or (claim.asked, claim.active) != (before.asked, before.active):
        return None
    for seat in claim.asked:
        move = now.position.default(seat) if seat in silent and seat in claim.missing else None
        if move is not None:
            return seat, move
    return None


def _name(key: str) -> str:
    """Return the name under which the timekeeper awaits the end of a window."""
    return f"window {key}"
