"""The judges: what must be true at every moment, and at the end. Each returns sentences about what is not."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import pairwise
from typing import Final

from bot.exploring.alone import Alone
from bot.exploring.causes import unwanted
from bot.exploring.challenges import misasked
from bot.exploring.consents import by_table, misentered, misplaced, outlived
from bot.exploring.contests import idle, misled
from bot.exploring.copied import copy_of
from bot.exploring.courtesy import crowded, hasty, pestered, uncounted
from bot.exploring.debts import misagreed, misleft
from bot.exploring.duties import SOON, neglected, stored
from bot.exploring.facts import mistold
from bot.exploring.figures import Ground, miscounted
from bot.exploring.gathering import broken
from bot.exploring.hourglass import mistimed
from bot.exploring.hours import unfair
from bot.exploring.incarnation import TIMING
from bot.exploring.lateness import unjust
from bot.exploring.looking_back import misremembered
from bot.exploring.orders import unkept, untimely
from bot.exploring.own import mischosen, misrested
from bot.exploring.past import UNIT, Moment, Replayed, logs_of, past_of
from bot.exploring.people.press import Instruction
from bot.exploring.proposed import misproposed
from bot.exploring.remains import left_over, remembered, sitting, unforgotten
from bot.exploring.seasons import misplayed
from bot.exploring.seating import misseated, misshown
from bot.exploring.settings import begun_wrong, changed_later, misset
from bot.exploring.sittings import missat
from bot.exploring.twins import shown_too_soon
from bot.exploring.world import World
from bot.standing.audit import Audit
from bot.store import (
    PlayerRow,
    ProposalRow,
    SeatRow,
    Store,
    TableConsentRow,
    TableProposalEndRow,
    TableProposalRow,
    TableRow,
    TwinRow,
)
from bot.store.copies.kinds import PostedRow
from bot.tables import Declined, Table, Vault

LAST_PROPOSED: Final = 4  # entries of ledgers that are looked at each time


def state_of(table: Table) -> tuple[object, ...]:
    """Return all that must be the same wherever a table is read from its log."""
    return (
        table.position,
        table.ply,
        table.moved_at,
        table.called,
        table.recent,
        table.players,
        table.countdown,
        table.undoable,
        table.paused_by,
        table.strikes,
        table.overdue,
        table.terms.game.name,  # another edition of it may read the table
        [getattr(table.terms, each.name) for each in fields(table.terms) if each.name != "game"],
        table.window,
    )


class Judges:
    """All judges of one world, and what they have seen so far.

    Attributes:
        knows_times: whether the world knows when the bot was away, and days have passed at the end.
    """

    knows_times = True

    def __init__(self, world: World) -> None:
        self._world = world
        self._instructed: dict[
            str, int
        ] = {}  # by table: the place of the last answer about a move ahead that was judged
        self._known: dict[str, Replayed] = {}  # by table
        self._compared: dict[str, int] = {}  # by table: the ply up to which memory was seen to be the log

    def at_rest(self) -> list[str]:
        """Judge a world in which nothing may be under way."""
        bot = self._world.bot
        if not bot.is_up or bot.tables is None:
            return []
        kept = [bot.tables.memory.peek(key) for key in self._world.wall.tables]
        changed = [each for each in kept if each is not None and self._compared.get(each.id) != each.ply]
        with Alone() as alone:
            store = alone.read(bot.path)
            logs = logs_of(store, self._world.games, self._known)
            found = alone.run(stored(store, logs, self._world))
            faults = [*neglected(self._world, found)]
            running = [table for table, _ in found.tables]
            faults += alone.run(misproposed(store, self._world.clock, running))
            faults += alone.run(misleft(store, self._world.clock, self._world.wall.proposals[-LAST_PROPOSED:]))
            faults += alone.run(idle(store, self._world, self._world.is_late))
            if self.knows_times:
                faults += self._misset(alone, store)
                faults += self._ordered(alone, store)
                faults += alone.run(sitting(store, self._world.witness.leaving))
                witness = self._world.witness
                faults += alone.run(mischosen(store, witness.own, witness.leaving, self._world.true_now))
            for table in changed:
                try:
                    read = alone.run(logs.table(table.id))
                    if self._is_forgetting(table, read):
                        continue  # until the next look
                    self._compared[table.id] = table.ply
                    faults += difference(table, read)
                except Declined as error:
                    faults.append(f"memory is not the log: {table.id} ply {table.ply}: {error.reason}")
        return faults

    def _ordered(self, alone: Alone, store: Store) -> list[str]:
        """Return what became of moves ahead at tables where people have said something since the last look."""
        last, faults = dict[str, int](), list[str]()
        for each in self._world.witness.instructions:
            last[each.table] = max(last.get(each.table, 0), each.answered or 0)
        for key, answered in last.items():
            if answered > self._instructed.get(key, 0):
                self._instructed[key] = answered
                past = alone.run(past_of(store, self._world.games, key))
                faults += unkept(past, self._instructions(past), alone.run(store.orders(key)))
        return faults

    def _misset(self, alone: Alone, store: Store) -> list[str]:
        """Return which settings of servers are not what people have chosen."""
        world = self._world
        return alone.run(misset(store, world.games, world.places, world.witness.chosen, world.true_now))

    def _is_forgetting(self, kept: Table, read: Table) -> bool:
        """Return whether a press is under way by someone there who is forgotten: stored already, and not yet here."""
        both = zip(kept.players, read.players, strict=True)
        return any(one != other and self._world.witness.under_way[one.discord_id] for one, other in both)

    def at_end(self) -> list[str]:
        """Judge the whole story, once everyone has walked away and days have passed."""
        return [
            *self._all_confirmed(),
            *self._answered_once(),
            *self._posted_once(),
            *self._noticed_once(),
            *self._told_in_order(),
            *self._past_is_right(),
            *self._lobbies_are_whole(),
            *self._check_finds_nothing(),
        ]

    def _all_confirmed(self) -> Iterator[str]:
        made_at = sorted({each.table for each in self._world.witness.moves})
        with Alone() as alone:
            store = alone.read(self._world.bot.path)
            logs = {key: alone.run(store.log(key)) for key in made_at}
            for key in self._world.witness.accepted:
                if alone.run(store.table(key)) is None:
                    yield f"the table of an accepted challenge is lost: {key}"
            for key in self._world.witness.ended:
                answer = alone.run(store.answer(key))
                if answer is None or answer.kind not in {"declined", "withdrawn"}:
                    yield f"challenge {key} was declined or withdrawn, and is not"
            for key in self._world.witness.agreed:
                if not alone.run(store.is_agreed(key)):
                    yield f"an entry that was confirmed is lost: {key}"
            for key in sorted(self._world.witness.dissented):
                if alone.run(store.is_agreed(key)) or alone.run(store.dissent(key)) is None:
                    yield f"the proposal {key} was refused, and is not"
        for made in self._world.witness.moves:
            rows = [row.text for row in logs[made.table] if row.seat == made.seat and row.ply <= made.ply]
            if not made.is_kept and not _contains(rows, made.moves):
                yield f"a confirmed move is lost: {made}"

    def _answered_once(self) -> Iterator[str]:
        """Yield turns of a seat that were answered twice: by a press that came twice, or on an old panel."""
        once = [each for each in self._world.witness.moves if each.turn is not None and not each.may_repeat]
        answers = Counter((each.table, each.seat, each.turn) for each in once)
        for (table, seat, turn), often in answers.items():
            if often > 1 and table not in self._world.witness.undone:
                yield f"turn {turn} of seat {seat} at {table} was answered {often} times"

    def _posted_once(self) -> Iterator[str]:
        wall = self._world.wall
        for key, messages in wall.posted.items():
            if len(messages) != 1:
                yield f"announcement {key} was posted {len(messages)} times"
        with copy_of(self._world.bot.path) as snapshot:
            noted = [row for row in snapshot.rows(PostedRow) if row.posted_at is not None]
        for row in noted:
            if row.message_id not in wall.posted.get(row.id, ()) and row.id not in wall.given_up:
                yield f"announcement {row.id} is noted as message {row.message_id}, which does not show it"

    def _noticed_once(self) -> Iterator[str]:
        """Each notice is given once a turn, unless nobody can know whether it was: a kill, an answer lost."""
        wall = self._world.wall
        for (key, seat, kind, turn), often in wall.notices.items():
            if often > 1 and key not in wall.gone:
                yield f"notice {kind} was given {often} times: {key} seat {seat} turn {turn}"

    def _told_in_order(self) -> Iterator[str]:
        """Each end is shown before its settlement is posted, and in each channel what was stored first is posted first.

        Unless something went wrong just then, or a clock was set.
        """
        world = self._world
        if world.wall.reached["clock set"]:
            return
        for key, at in world.wall.early:
            if not any(each.since <= at <= each.until + SOON for each in world.troubles):
                yield f"a game was settled before its end was shown: {key}"
        with copy_of(world.bot.path) as snapshot:
            rows = sorted(snapshot.rows(PostedRow), key=lambda row: row.number)
        for row in rows:
            after = (row.posted_at or 0) - row.created_at
            if row.id in world.wall.given_up and row.posted_at is not None and after < TIMING.longest_posted:
                yield f"announcement {row.id} was given up after {after} ms"
        for channel in sorted({row.channel_id for row in rows}):
            posted = [row for row in rows if row.channel_id == channel and row.posted_at is not None]
            for one, other in pairwise(posted):
                if (one.posted_at or 0) > (other.posted_at or 0):
                    yield f"an announcement was posted before an older one: {other.id} before {one.id}"

    def _past_is_right(self) -> Iterator[str]:
        """Read each log once more: clocks were fair, someone wanted each move, once, and standing says the same."""
        world, witness = self._world, self._world.witness
        is_timed = self.knows_times and not world.wall.reached["clock set"]
        with Alone() as alone, copy_of(world.bot.path) as snapshot:
            if self.knows_times:
                yield from left_over(snapshot)
            store, pasts = alone.read(world.bot.path), list[Sequence[Moment]]()
            yield from misled(snapshot, world.games, witness, is_timed=is_timed)
            people = [row.id for row in snapshot.rows(PlayerRow)]
            blocks = [row for each in people for row in alone.run(store.blocks_of(each))]
            yield from misasked(snapshot, blocks, witness.again, is_timed=is_timed)
            yield from remembered(snapshot, witness.forgotten)
            yield from alone.run(unforgotten(store, snapshot))
            yield from missat(snapshot, witness.shown_plies, world.now)
            yield from misplaced(snapshot.rows(ProposalRow), witness.proposed)
            proposals, ends = by_table(snapshot.rows(TableProposalRow)), by_table(snapshot.rows(TableProposalEndRow))
            for key in (row.id for row in snapshot.rows(TableRow)):
                past = alone.run(past_of(store, world.games, key))
                pasts.append(past)
                if is_timed:
                    yield from unfair(past, absences=world.absences, aways=world.aways, troubles=world.troubles)
                    yield from mistimed(past)
                    yield from hasty(past, witness.wishes, world.wall.looked)
                    yield from outlived(
                        past,
                        proposals[key],
                        ends[key],
                        witness.refused,
                        consents=snapshot.rows(TableConsentRow, "table", [key]),
                    )
                tried = [each for each in witness.tried if each.table == key]
                orders = [each for each in witness.orders if each.table == key]
                yield from unwanted(past, tried, orders)
                given = self._instructions(past)
                if self.knows_times:
                    yield from unkept(past, given, alone.run(store.orders(key)))
                if is_timed:
                    yield from untimely(past, given, tried, world.troubles, leaving=witness.leaving)
                yield from unjust(past)
            yield from shown_too_soon(snapshot.rows(TwinRow), pasts)
            yield from changed_later(snapshot, world.wall.tables, pasts)
            if is_timed:
                yield from (*misentered(snapshot), *misagreed(snapshot, world.troubles))
                yield from begun_wrong(snapshot, witness.chosen)
                yield from misrested(snapshot, witness.own, witness.leaving)
                seated = defaultdict[str, set[int]](set)
                for seat in snapshot.rows(SeatRow):
                    seated[seat.table].add(seat.player)
                begun = {row.id: row.created_at for row in snapshot.rows(TableRow)}
                yield from pestered(witness.asks, begun, seated)
                yield from uncounted(snapshot, witness.asks)
                yield from crowded(snapshot)
            ground = Ground(world.games, store, snapshot, world.clock, [*world.places])
            yield from alone.run(miscounted(ground, pasts))
            yield from alone.run(misremembered(ground, pasts))
            yield from alone.run(mistold(ground, pasts))
            if is_timed:
                yield from alone.run(misplayed(ground, witness.champions))

    def _instructions(self, past: Sequence[Moment]) -> list[Instruction]:
        """Return what people said about moves ahead at a table, but for those who have asked to be forgotten."""
        witness = self._world.witness
        if not past:
            return []
        table = past[0].before
        said = [each for each in witness.instructions if each.table == table.id]
        return [each for each in said if table.players[each.seat].id not in witness.leaving]

    def _lobbies_are_whole(self) -> Iterator[str]:
        world = self._world
        with Alone() as alone:
            store = alone.read(world.bot.path)
            is_timed = self.knows_times and not world.wall.reached["clock set"]
            for lobby in world.wall.lobbies.values():
                keys = dict.fromkeys([lobby.id, *(row.table for row in alone.run(store.twins_begun_in(lobby.id)))])
                pasts = [alone.run(past_of(store, world.games, key)) for key in keys]
                yield from broken(lobby, [past[0].before for past in pasts if past])
                if (row := alone.run(store.lobby(lobby.id))) is not None:
                    acts = alone.run(store.lobby_acts([lobby.id]))
                    yield from misseated(row, acts, is_timed=is_timed)
                    yield from misshown(
                        [each for (key, _), each in world.wall.seen.items() if key == row.id], row, acts
                    )

    def _check_finds_nothing(self) -> Iterator[str]:
        audit = Audit(self._world.bot.path, self._world.games, vault=Vault(), unit=UNIT, clock=self._world.clock)
        for fault in audit.faults():
            yield f"check: {fault}"


def difference(kept: Table, read: Table) -> list[str]:
    """Return what differs between a table in memory and the same as its log has it."""
    if state_of(read) == state_of(kept):
        return []
    both = zip(state_of(read), state_of(kept), strict=True)
    names = [at for at, (one, other) in enumerate(both) if one != other]
    return [f"memory is not the log: {kept.id} ply {kept.ply} and {read.ply}, {names}"]


def _contains(rows: list[str], moves: tuple[str, ...]) -> bool:
    """Return whether these moves follow one another somewhere among the rows of a seat."""
    return any(tuple(rows[at : at + len(moves)]) == moves for at in range(len(rows)))
