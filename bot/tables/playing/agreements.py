"""Agreements of the people at a table: one proposes, and all who have not left agree. Robots always agree.

| matter | who must agree |
|---|---|
| a pause | everyone who plays in person |
| an end without payment | the same; players out of time have no say, unless all are |
| a robot that plays on, without stakes, for a player out of time | the same |

A table has one open proposal. It ends when someone refuses it, when its time is over, and once its proposer has other
choices or a deal has ended or begun, so that nobody is held to one made before the cards turned. Its proposer may
propose something else instead; and a decision that one player may make alone about late ones does not wait for a
proposal. Some games settle with a player who leaves for what they have then. There nobody can end the game without
payment once someone has left: the others would decide on money that is not theirs. In a game of a contest nothing is
agreed on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.protocol import Abandon, Seat
from bot.store import Conflict, LogRow, Row, Store, TableConsentRow, TableProposalEndRow, TableProposalRow
from bot.tables.errors import Declined, Overtaken, Reason
from bot.tables.ground import Ground, OnGround
from bot.tables.lobbies.limits import Limits
from bot.tables.log.memory import judged_anew
from bot.tables.state.absence import DEPUTY, PAUSE, RESUME
from bot.tables.state.log_rows import cut_of, next_row
from bot.tables.state.people import Player
from bot.tables.state.table import Table
from bot.tables.time import DAY, HOUR, Clock


class Matter(StrEnum):
    """A matter of agreement. Rows depend on the texts."""

    PAUSE = "pause"
    END = "end"  # without payment
    DEPUTY = "deputy"  # for a player out of time, without stakes


@dataclass(frozen=True, slots=True)
class TableProposal:
    """A proposal at a table that awaits the consent of others."""

    number: int  # at its table, from 1
    matter: Matter
    proposer: Seat
    turn: int  # of the proposer
    about: Seat | None  # whom a robot is to play for
    agreed: frozenset[Seat]
    missing: frozenset[Seat]  # whose answers it awaits, as of the lookup
    at: int  # Unix milliseconds

    @property
    def same(self) -> tuple[Matter, Seat | None]:
        """The matter proposed and the seat it is about, regardless of the proposer."""
        return self.matter, self.about


class Proposals:
    """A reader of what is proposed at tables."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def find(self, table: Table) -> TableProposal | None:
        """Return the proposal that is open at `table`; None when there is none."""
        return None if table.is_over else await self._find(table, self._clock.now())

    async def was_proposed(self, table: Table, *, proposed_by: Seat, turn: int | None) -> bool:
        """Return whether a seat ever proposed something in its turn `turn`, with any outcome."""
        proposals = await self._store.table_proposals(table.id)
        return any((row.seat, row.turn) == (proposed_by, turn) for row in proposals)

    async def _find(self, table: Table, now: int) -> TableProposal | None:
        rows = await self._store.table_proposals(table.id)
        if not rows:
            return None
        row = rows[-1]
        is_fallen = now >= row.at + lifetime(table) or row.turn != table.position.turn(Seat(row.seat))
        is_unasked = row.seat not in table.in_person or (row.about is not None and row.about not in table.absent(now))
        if is_fallen or is_unasked or await self._has_turned(table, row.at):
            return None
        if row.matter == Matter.END and stakes_left(table):
            return None
        if any(each.number == row.number for each in await self._store.table_proposal_ends(table.id)):
            return None
        consents = await self._store.table_consents(table.id)
        agreed = frozenset(Seat(each.seat) for each in consents if each.number == row.number)
        about = None if row.about is None else Seat(row.about)
        matter = Matter(row.matter)
        missing = needed(table, matter, now) - agreed
        return TableProposal(row.number, matter, Seat(row.seat), row.turn, about, agreed, missing, row.at)

    async def _has_turned(self, table: Table, since: int) -> bool:
        """Return whether a deal has ended or begun at `table` since a moment (Unix milliseconds)."""
        if table.awaits_deck is not None or table.awaits_twins:
            return table.moved_at > since
        return any(cut_of(row) is not None and row.at > since for row in await self._store.log(table.id))


class Agreements(OnGround, Proposals):
    """A registrar of proposals and consents that enters agreements in the log."""

    def __init__(self, ground: Ground, limits: Limits) -> None:
        super().__init__(ground)
        self._limits = limits

    @judged_anew
    async def wish(self, key: str, player: Player, matter: Matter, *, about: Seat | None = None) -> Table:
        """Propose something, or agree if it is already proposed. It is carried out once all have agreed.

        Raises Declined (NO_TABLE, NOT_SEATED, LEFT, DEPUTY, OVER, CONTEST, PAUSED, IN_TIME, STAKES_LEFT, PROPOSED), and
        LimitReached.
        """
        async with self._memory.held(key) as table:
            seat, now = _in_person(table, player), self._clock.now()
            _check(table, matter, about, now)
            found = await self._find(table, now)
            if found is not None and found.same == (matter, about):
                return await self._agree(table, found, seat, now)
            new, ended = await self._new(table, matter, seat, about, now), list[Row]()
            if found is not None:
                if seat != found.proposer and new.missing != {seat}:
                    raise Declined(Reason.PROPOSED)
                ended.append(TableProposalEndRow(table.id, found.number, seat, None, now))
            ended += await self._limits.ask(player, [table.players[each] for each in new.missing])
            return await self._agree(table, new, seat, now, ended=ended)

    async def pause(self, key: str, player: Player, *, proposed_by: Seat, turn: int | None) -> Table:
        """Agree to the pause that another seat proposed in its turn `turn`; its clocks stop once all have agreed.

        Raises Declined (NO_TABLE, NOT_SEATED, LEFT, DEPUTY, OVER, OWN_PROPOSAL, STALE, PAUSED).
        """
        return await self._answer(key, player, Matter.PAUSE, proposed_by=proposed_by, turn=turn)

    async def end(self, key: str, player: Player, *, proposed_by: Seat, turn: int | None) -> Table:
        """Agree to the end without payment that another seat proposed in its turn `turn`.

        Raises Declined (NO_TABLE, NOT_SEATED, LEFT, DEPUTY, OVER, OWN_PROPOSAL, STALE).
        """
        return await self._answer(key, player, Matter.END, proposed_by=proposed_by, turn=turn)

    @judged_anew
    async def refuse(self, key: str, player: Player, *, proposed_by: Seat, turn: int | None) -> None:
        """Refuse what a seat proposed in its turn `turn`, or take back one's own. Do nothing once it has failed.

        Raises Declined (NO_TABLE, NOT_SEATED, LEFT, DEPUTY).
        """
        async with self._memory.held(key) as table:
            seat = table.seat_in_person(player)
            found = await self.find(table)
            if found is not None and (found.proposer, found.turn) == (proposed_by, turn):
                await self._commit(TableProposalEndRow(key, found.number, seat, None, self._clock.now()))

    @judged_anew
    async def complete(self, key: str) -> None:
        """Carry out the proposal at the table `key` if everyone still there has agreed."""
        async with self._memory.held(key) as table:
            found, now = await self.find(table), self._clock.now()
            if found is not None and needed(table, found.matter, now) <= found.agreed:
                await self._carry_out(table, found, max(found.agreed & table.in_person, default=found.proposer), now)

    async def resume(self, key: str, player: Player) -> Table:
        """Restart the clocks, as any player who has not left may.

        Raises Declined (NO_TABLE, NOT_SEATED, LEFT, OVER, NOT_PAUSED).
        """

        def decide(table: Table) -> list[LogRow]:
            seat = table.own_seat(player)
            if seat in table.gone:
                raise Declined(Reason.LEFT)
            if not table.is_paused:
                raise Declined(Reason.NOT_PAUSED)
            return [self._row(table, seat, RESUME)]

        return await self._log_writer.write(key, decide)

    async def end_unrated(self, key: str, player: Player) -> Table:
        """End a game that is not rated, without payment, if nobody else plays there in person.

        Raises Declined (NO_TABLE, NOT_SEATED, OVER, LEFT, DEPUTY, NOT_ALONE).
        """

        def decide(table: Table) -> list[LogRow]:
            table.own_seat(player)
            if not table.is_unrated:
                raise Declined(Reason.OVER)
            table.seat_in_person(player)
            if len(table.in_person) > 1:
                raise Declined(Reason.NOT_ALONE)
            return [self._row(table, None, str(Abandon()))]

        return await self._log_writer.write(key, decide)

    @judged_anew
    async def _answer(self, key: str, player: Player, matter: Matter, *, proposed_by: Seat, turn: int | None) -> Table:
        """Agree to what another seat proposed. Raises as `pause`."""
        async with self._memory.held(key) as table:
            if table.is_played_out:
                raise Declined(Reason.OVER)
            seat, now = _in_person(table, player), self._clock.now()
            if seat == proposed_by:
                raise table.declines(Reason.OWN_PROPOSAL)
            if turn != table.position.turn(proposed_by):
                raise Declined(Reason.STALE)
            _check(table, matter, None, now)
            found = await self._find(table, now)
            if found is None or (found.matter, found.proposer) != (matter, proposed_by):
                raise Declined(Reason.STALE)
            return await self._agree(table, found, seat, now)

    async def _new(self, table: Table, matter: Matter, proposer: Seat, about: Seat | None, now: int) -> TableProposal:
        """Return a new proposal, neither stored nor agreed to yet."""
        number = len(await self._store.table_proposals(table.id)) + 1
        turn, missing = table.position.turn(proposer), needed(table, matter, now)
        return TableProposal(number, matter, proposer, turn, about, frozenset(), missing, now)

    async def _agree(
        self, table: Table, proposal: TableProposal, seat: Seat, now: int, *, ended: Sequence[Row] = ()
    ) -> Table:
        """Store the consent of `seat` and its consequences; `ended` ends a proposal that gives way."""
        also = list(ended)
        if not proposal.agreed:
            also.append(_row_of(table, proposal))
        new = {proposal.proposer, seat} - proposal.agreed
        also += [TableConsentRow(table.id, proposal.number, each, now) for each in sorted(new)]
        if needed(table, proposal.matter, now) <= proposal.agreed | new:
            return await self._carry_out(table, proposal, seat, now, also=also)
        if not also:
            return table
        await self._commit(*also)
        found = await self._find(table, now)  # someone else may just have agreed in another process
        if found is not None and needed(table, found.matter, now) <= found.agreed:
            return await self._carry_out(table, found, seat, now)
        return table

    async def _commit(self, *rows: Row) -> None:
        """Store these. Raises Overtaken when another process has written the same."""
        try:
            await self._store.commit(*rows)
        except Conflict as clash:
            raise Overtaken from clash

    async def _carry_out(
        self, table: Table, proposal: TableProposal, seat: Seat, now: int, *, also: Sequence[Row] = ()
    ) -> Table:
        """Enter the agreement in the log; `seat` was the last to agree."""
        match proposal.matter:
            case Matter.PAUSE:
                row = next_row(table, seat, PAUSE, at=now)
            case Matter.END:
                row = next_row(table, None, str(Abandon()), at=now)
            case Matter.DEPUTY:
                row = next_row(table, proposal.about, DEPUTY, at=now)
        end = TableProposalEndRow(table.id, proposal.number, seat, row.ply, now)
        mover = None if row.seat is None else Seat(row.seat)
        return (await self._log_writer.append(table, mover, [row], also=[*also, end])).table

    def _row(self, table: Table, seat: Seat | None, text: str) -> LogRow:
        return next_row(table, seat, text, at=self._clock.now())


def lifetime(table: Table) -> int:
    """Return how long (ms) a proposal at `table` may be agreed to: an hour, or a day where nobody has to hurry."""
    pace = table.terms.pace
    return HOUR if pace is not None and pace.turn < DAY else DAY


def needed(table: Table, matter: Matter, now: int) -> frozenset[Seat]:
    """Return the seats that must agree to `matter` at `table` at `now` (Unix milliseconds)."""
    deciding = frozenset[Seat]() if matter is Matter.PAUSE else table.deciding(now)
    return deciding or table.in_person


def _in_person(table: Table, player: Player) -> Seat:
    """Return the seat that `player` plays in a game that goes on. Raises Declined (NOT_SEATED, OVER, LEFT, DEPUTY)."""
    table.own_seat(player)
    if table.is_played_out:
        raise Declined(Reason.OVER)
    return table.seat_in_person(player)


def stakes_left(table: Table) -> bool:
    """Return whether a player without a deputy has left `table`: they are paid, or pay, for what they had then."""
    return bool(frozenset(table.position.left) - table.position.deputies)


def _check(table: Table, matter: Matter, about: Seat | None, now: int) -> None:
    """Raise Declined for a matter that makes no sense at `table` now.

    Its reason is CONTEST, DUPLICATE_PAUSE, PAUSED, IN_TIME or STAKES_LEFT.
    """
    if table.terms.is_contest:
        raise Declined(Reason.CONTEST)
    if matter is Matter.PAUSE and table.terms.is_duplicate:
        raise Declined(Reason.DUPLICATE_PAUSE)
    if matter is Matter.END and stakes_left(table):
        raise Declined(Reason.STAKES_LEFT)
    if matter is Matter.PAUSE and table.is_paused:
        raise Declined(Reason.PAUSED)
    if about is not None and about not in table.absent(now):
        raise Declined(Reason.IN_TIME)


def _row_of(table: Table, made: TableProposal) -> TableProposalRow:
    return TableProposalRow(table.id, made.number, made.matter, made.proposer, made.turn, made.about, made.at)
