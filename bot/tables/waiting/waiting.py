"""Absence: reminders, pauses, and choices once time is over.

| event | consequence |
|---|---|
| a challenge is not answered | it expires by itself |
| a clock runs low | one reminder a turn |
| a player's time is over, in the server or not | as the game says: see below; until then they may still play |
| the bot can no longer write to a player elsewhere, at stakes | that clock stops until they press something |
| it has waited for them as long as they have time, at least a day | the others choose, but turn nobody out |
| there is no clock | the same after a week without a move, without the claim |
| the bot was down, or the line to Discord was | clocks with an agreed time stop |
| the bot was removed from the server | the clocks stop until it is back |
| the channel or thread is gone | panels and `/hand` go on; `/table show` elsewhere in the server moves it there |
| nobody does anything for a long time | the game ends by itself, without payment |

Where the others choose (`Lateness.OTHERS_CHOOSE`), each person neither late nor gone may wait on or, if claiming was
agreed, turn the late one out. Between two that wins the game. Together they may have a robot play on without stakes, or
end the game without payment. If nobody may choose, the game ends by itself after a week.

Where the clock plays (`Lateness.DEFAULT_MOVE`), it plays the default moves of the rules to the end of the turn; a
player who lets it do so in too many turns in a row leaves the game, unless the rules forbid that just then.

In a contest nobody chooses: where the clock does not play, it turns out a late player. Nor in a duplicate with such a
clock, since people at other tables wait, too.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.games.protocol import Abandon, Lateness, Move, Seat, Timeout
from bot.store import LogRow
from bot.tables.errors import Declined, Reason
from bot.tables.ground import Ground, OnGround
from bot.tables.log.memory import judged_anew
from bot.tables.playing.agreements import Agreements, Matter, TableProposal
from bot.tables.state.asking import claim_at
from bot.tables.state.log_rows import next_row
from bot.tables.state.non_moves import HEARD, UNHEARD
from bot.tables.state.people import Player
from bot.tables.state.table import Table
from bot.tables.state.turn_pauses import pausing_seat
from bot.tables.telling.ports import SeatNotice
from bot.tables.time import DAY
from bot.tables.waiting.messages import MISSED, Messages
from bot.tables.waiting.presence import Presence

log = logging.getLogger(__name__)

UNDECIDED = 7 * DAY  # ms from when nobody may choose any more until the game ends by itself


@dataclass(frozen=True, slots=True)
class Choices:
    """A player's choices while waiting for others who are out of time."""

    late: tuple[Seat, ...]  # out of time, in order of seats
    claimable: frozenset[Seat]  # which of these may be turned out of the game
    is_alone: bool  # whether nobody else has a say in a deputy, or an end without payment
    proposal: TableProposal | None = None  # by others


class Waiting(OnGround):
    """A watch that reminds players, announces that time is over, and lets the opponent choose what follows."""

    def __init__(
        self,
        ground: Ground,
        agreements: Agreements,
        presence: Presence,
        messages: Messages,
        *,
        longest: int,
        notified_within: float,
        looked: Callable[[Table, int], None],
    ) -> None:
        """`longest`: milliseconds without a move until a game ends by itself.

        `notified_within`: seconds until an attempt to notify someone is given up and retried later. `looked` is called
        with a table where everything due until the given moment is done.
        """
        super().__init__(ground)
        self._agreements = agreements
        self._presence = presence
        self._messages = messages
        self._longest = longest
        self._notified_within = notified_within
        self._looked = looked

    # By itself

    def watch(self, table: Table) -> None:
        """Look at `table` again when the next thing is due there."""
        if table.is_over:
            self._timekeeper.forget(_name(table.id))
        else:
            self._look_at(min(self.moments(table)), table.id)

    def late(self, table: Table) -> frozenset[Seat]:
        """Return the seats out of time at `table`, so that others may choose; none for which the clock plays."""
        if table.is_over:
            return frozenset()
        now = self._clock.now()
        return table.missed(now) if table.terms.clock_decides else table.absent(now)

    def moments(self, table: Table, *, after: int = 0) -> list[int]:
        """Return when something is due after `after`: reminders, deadlines, and the end of a game that nobody plays.

        In Unix milliseconds; `after` itself when nothing is left. While a table waits for the others of a duplicate,
        nothing is but another look.
        """
        if table.awaits_twins:
            return [self._clock.now() + DAY]
        countdown = table.countdown
        ends = [
            when for seat in countdown.running for when in (countdown.reminder(seat), countdown.deadline(seat)) if when
        ]
        ends += [when for seat in countdown.missing if (when := countdown.waits_until(seat))]
        return [when for when in (table.moved_at + self._longest, *_undecided(table), *ends) if when > after] or [after]

    def _look_at(self, when: int, key: str) -> None:
        self._timekeeper.at(when, _name(key), partial(self.look, key))

    async def look(self, key: str) -> None:
        """Do what is due at the table `key`, each action once a turn. Raises when someone could not be notified."""
        table = await self._memory.table(key)
        if table.is_over or not self._home.holds(table.guild_id):
            return
        now = self._clock.now()
        if self._presence.is_cut_off(table):  # nobody can play or choose now; look again once the line is up
            self._look_at(self._presence.look_again(table), key)
            return
        if table.awaits_twins:
            self.watch(table)
            self._looked(table, now)
            return
        if table.moved_at + self._longest <= now:
            log.info("table %s ply %d: nobody has played for too long", table.id, table.ply)
            await self._log_writer.write(key, self._given_up)
            return
        if any(when <= now for when in _undecided(table)):
            log.info("table %s ply %d: nobody is left who may choose how to go on", table.id, table.ply)
            await self._log_writer.write(key, self._unclaimed)
            return
        is_claim = claim_at(table.position) is not None  # which `windows` closes
        if table.terms.clock_decides and not is_claim:
            for seat in sorted(table.late(now) & table.position.awaited):
                await (self._play_default if _plays_default(table) else self._turn_out)(key, seat)
                return  # the changed table is watched already
        if not is_claim:
            await self._tell(table, now)
        if (await self._memory.table(key)).ply == table.ply:  # else the changed table is watched already
            self._look_at(min(self.moments(table, after=now)), key)
            self._looked(table, now)

    async def _tell(self, table: Table, now: int) -> None:
        """Send due notices about clocks at `now`: each reminder to its seat, and all late seats together."""
        late: list[SeatNotice] = []
        for seat in sorted(table.missed(now)):
            notice = SeatNotice(seat, MISSED, table.called[seat])
            if not await self._messages.was_notified(table.id, notice):
                log.info("table %s ply %d: seat %s is missed for too long", table.id, table.ply, seat)
                late.append(notice)
        for seat in sorted(table.countdown.running):
            reminder, end = table.countdown.reminder(seat), table.countdown.deadline(seat)
            notice = SeatNotice(seat, "late" if end is not None and end <= now else "reminder", table.called[seat])
            if reminder is None or reminder > now or await self._messages.was_notified(table.id, notice):
                continue
            if notice.kind == "late":
                log.info("table %s ply %d: seat %s has no time left", table.id, table.ply, seat)
                late.append(notice)
                continue
            async with asyncio.timeout(self._notified_within):  # else the game could never end by itself
                await self._stage.remind(table, seat)
            await self._messages.note_notified(table.id, notice)
        if late:
            async with asyncio.timeout(self._notified_within):
                await self._stage.time_over(table, [notice.seat for notice in late])
            await self._messages.note_notified(table.id, *late)

    def _given_up(self, table: Table) -> list[LogRow]:
        if table.moved_at + self._longest > self._clock.now():
            raise Declined(Reason.IN_TIME)
        return [self._row(table, None, str(Abandon()))]

    def _unclaimed(self, table: Table) -> list[LogRow]:
        if all(when > self._clock.now() for when in _undecided(table)):
            raise Declined(Reason.IN_TIME)
        return [self._row(table, None, str(Abandon()))]

    @judged_anew
    async def _play_default(self, key: str, seat: Seat) -> None:
        """Play the default move of `seat` if its time is over; after too many in a row it leaves."""
        async with self._memory.held(key) as table:
            move = table.position.default(seat)
            late = table.late(self._clock.now()) & table.position.awaited
            if seat not in late or move is None or claim_at(table.position) is not None:
                return
            is_new = seat not in table.overdue  # else the clock has played for it in this turn already
            moves = [move, Timeout()] if is_new and _leaves_after(table, seat, move) else [move]
            if pausing_seat(table) == seat and (await self._log_writer.play_due(table, seat)).table.ply > table.ply:
                return  # it was chosen in time, and waited for the end of a pause
            log.info("table %s ply %d: seat %s has no time left", table.id, table.ply, seat)
            await self._log_writer.play(table, seat, *moves, is_late=is_new)

    async def _turn_out(self, key: str, seat: Seat) -> None:
        """Turn `seat` out if its time is over, because nobody else decides about it."""

        def decide(table: Table) -> list[LogRow]:
            if seat not in table.late(self._clock.now()) or claim_at(table.position) is not None:
                raise Declined(Reason.IN_TIME)
            return [self._row(table, seat, str(Timeout()))]

        log.info("table %s: seat %s has no time left, and is out", key, seat)
        await self._log_writer.write(key, decide)

    # Out of touch

    async def lose(self, player: Player) -> None:
        """Stop the clocks of `player` where the bot is not and something is at stake: no message calls them any longer.

        Whom the bot could not write to from the start has agreed to a clock all the same. It waits once in a game: who
        has pressed since knows that no message comes, and could otherwise stop it again and again.
        """

        def decide(table: Table) -> list[LogRow]:
            seat = table.own_seat(player)
            is_silent = table.terms.is_elsewhere and bool(table.stake) and seat not in table.was_out_of_touch
            return [self._row(table, seat, UNHEARD)] if is_silent and seat in table.in_person else []

        for table in await self._memory.tables_of(player):
            if table.terms.is_elsewhere:
                with contextlib.suppress(Declined):  # over, or damaged
                    await self._log_writer.write(table.id, decide)

    async def hear(self, table: Table, player: Player) -> Table:
        """Let the clock of `player` go on at `table`, who has just pressed something there. Return the table."""

        def decide(now: Table) -> list[LogRow]:
            seat = now.own_seat(player)
            return [self._row(now, seat, HEARD)] if seat in now.out_of_touch else []

        if table.is_over or table.seat_of(player) not in table.out_of_touch:
            return table
        return await self._log_writer.write(table.id, decide)

    # By choice

    async def deputise(self, key: str, player: Player, late: Seat | None = None) -> Table:
        """Let a robot play on for a late player, without stakes; if others wait too, propose it, or agree to it.

        `late`: for which of them. Raises Declined as `claim`, except for NO_CLAIM, and as `Agreements.wish`.
        """
        table = await self._memory.table(key)
        absent = self._late_for(table, player, late)
        return await self._agreements.wish(key, player, Matter.DEPUTY, about=absent)

    async def end(self, key: str, player: Player) -> Table:
        """End the game without payment, because someone is late; if others wait too, propose it, or agree to it.

        Raises Declined as `deputise`.
        """
        self._late_for(await self._memory.table(key), player)
        return await self._agreements.wish(key, player, Matter.END)

    async def claim(self, key: str, player: Player, late: Seat | None = None) -> Table:
        """Turn a late player out of the game, which wins it between two, because claiming was agreed.

        `late`: which of them. Raises Declined (NO_TABLE, NOT_SEATED, LEFT, OVER, IN_TIME, NOT_WAITING, NO_CLAIM).
        """

        def decide(table: Table) -> list[LogRow]:
            absent = self._late_for(table, player, late)
            if absent not in _claimable(table, self.late(table), self._clock.now()):
                raise Declined(Reason.NO_CLAIM)
            return [self._row(table, absent, str(Timeout()))]

        return await self._log_writer.write(key, decide)

    async def choices(self, table: Table, player: Player) -> Choices:
        """Return the choices of `player`, who waits for someone. Raises Declined as `deputise`."""
        self._late_for(table, player)
        late, deciding = self.late(table), table.deciding(self._clock.now())
        proposal = await self._agreements.find(table)
        claimable = _claimable(table, late, self._clock.now())
        return Choices(tuple(sorted(late)), claimable, is_alone=len(deciding) == 1, proposal=proposal)

    def _late_for(self, table: Table, player: Player, meant: Seat | None = None) -> Seat:
        """Return a late seat that `player` waits for; the one `meant`, if any.

        Raises Declined (OVER, NOT_SEATED, LEFT, IN_TIME, NOT_WAITING).
        """
        if table.is_over:
            raise Declined(Reason.OVER)
        seat, late = table.own_seat(player), self.late(table)
        if not late or (meant is not None and meant not in late):
            raise Declined(Reason.IN_TIME)
        if seat in table.gone:
            raise Declined(Reason.LEFT)
        if seat in late or seat not in table.in_person:
            raise table.declines(Reason.NOT_WAITING)
        return min(late) if meant is None else meant

    def _row(self, table: Table, seat: Seat | None, text: str) -> LogRow:
        """Return the next row of the log of `table`, as of now."""
        return next_row(table, seat, text, at=self._clock.now())


def _plays_default(table: Table) -> bool:
    """Return whether the clock plays for players out of time, so that nobody has anything to choose."""
    return table.terms.game.lateness is Lateness.DEFAULT_MOVE


def _may_claim(table: Table) -> bool:
    """Return whether players out of time may be turned out."""
    return table.countdown.pace.may_claim and not table.has_robots


def _claimable(table: Table, late: frozenset[Seat], now: int) -> frozenset[Seat]:
    """Return which of the `late` players may be turned out: none to whom nobody can write."""
    return late - table.missed(now) if _may_claim(table) else frozenset()


def _leaves_after(table: Table, seat: Seat, move: Move) -> bool:
    """Return whether the default `move` of `seat` is the last that the clock plays for it before it leaves."""
    most = table.terms.game.strikes
    if most is None or table.strikes[seat] + 1 < most:
        return False
    after = table.position.play(seat, move).position
    return after.outcome is None and after.refusal(seat, Timeout()) is None


def _undecided(table: Table) -> list[int]:
    """Return when the game ends by itself because all its people are late and nobody may choose; else empty.

    It is known in advance: while their clocks run, each of them has an end.
    """
    countdown = table.countdown
    if countdown.running | countdown.missing != table.in_person or table.terms.clock_decides:
        return []
    ends = [countdown.waits_until(seat) or countdown.deadline(seat) for seat in table.in_person]
    return [max(end for end in ends if end is not None) + UNDECIDED] if ends and None not in ends else []


def _name(key: str) -> str:
    return f"clock {key}"
