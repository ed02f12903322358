"""Check everything that is stored: games against their logs, figures against games, entries against consents.

Each case is judged alone, in several processes if there are many; the figures of all of them follow at the end.
"""

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import MappingProxyType

from bot.hosted import Games
from bot.robots.protocol import Level
from bot.standing.audit.entries import entry_faults
from bot.standing.audit.sentences import wrong
from bot.standing.audit.totals import history_of, out_of_number, total_faults
from bot.standing.audit.verdicts import Ground, Verdict, verdicts
from bot.standing.facts import Facts
from bot.standing.projector import LEEWAY
from bot.store import FeatRow, NoteRow, PlayerRow, Unavailable
from bot.store.looking import private_copy
from bot.store.numbers import NUMBERS, Numbers
from bot.store.snapshot import PostedRow, Snapshot
from bot.tables import Vault
from bot.tables.away import ALIVE, GAPS, STILL, read_alive, read_gaps, read_still
from bot.tables.time import SystemClock
from bot.values.database import Database, Server

PORTION = 4_000  # rows of logs that a process plays between two reports: about a third of a second
SIGNALS = (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []))


@dataclass(frozen=True, slots=True)
class Scope:
    """What is checked: all of it, one table, or what happened since a moment (ms).

    With `since`, games before it are taken as they are stored, and the figures of all games are derived from both.
    """

    table: str | None = None
    since: int | None = None


@dataclass(slots=True)
class Progress:
    """How far a check has come."""

    games: int = 0  # counted games that were judged
    done: int = 0  # cases
    of: int = 0


class Audit:
    """One check of a database. `faults` does it; `progress` tells how far it has come."""

    def __init__(
        self, database: Database, games: Games, *, vault: Vault, unit: str, jobs: int = 1, scope: Scope | None = None
    ) -> None:
        """`unit` is the operator's unit of stakes; `jobs` is how many processes play logs."""
        self.progress = Progress()
        self.firsts: tuple[FeatRow, ...] = ()  # once `faults` is read to its end: the feats that follow from the logs
        self._database = database
        self._games = games
        self._vault = vault
        self._unit = unit
        self._jobs = jobs
        self._scope = scope or Scope()

    def faults(self, *, told: Callable[[Progress], None] = lambda _: None) -> Generator[str, None, None]:
        """One sentence for each difference, as it is found. `told` is called after each portion.

        It works on a copy as of now, which is gone afterwards, so the bot may run meanwhile. Close the iterator if it
        is not read to its end.

        Raises:
            StoreError: the database cannot be copied, is damaged, or has no such table.
            OSError: the folder of the database cannot be written.
        """
        with private_copy(self._database) as copy, Snapshot(copy) as snapshot:
            ground = Ground(self._games, self._vault, self._unit, SystemClock().now(), _alive(snapshot))
            whole = self._scope.table is None
            if whole:
                yield from _guarded("values", lambda: _values(snapshot))
                yield from _guarded("seeds", lambda: _seeds(snapshot))
                yield from _guarded("foreign keys", lambda: _links(snapshot))
                yield from _guarded("players", lambda: _people(snapshot))
                yield from _guarded(
                    "announcements", lambda: _numbers(snapshot, has_gaps=isinstance(self._database, Server))
                )
            facts: dict[int, Facts] = {}
            feats: dict[str, Sequence[FeatRow]] = {}
            for verdict in self._verdicts(copy, snapshot, ground, told):
                yield from verdict.faults
                feats[verdict.id] = verdict.feats
                if verdict.facts is not None:
                    facts[verdict.facts.game.number] = verdict.facts
            if whole:
                yield from _guarded("figures", lambda: self._figures(snapshot, facts, feats))
                yield from _guarded("entries", lambda: entry_faults(snapshot))

    def _verdicts(
        self, copy: Path, snapshot: Snapshot, ground: Ground, told: Callable[[Progress], None]
    ) -> Iterator[Verdict]:
        portions = self._portions(snapshot)
        self.progress.of = sum(map(len, portions))
        jobs = min(self._jobs, len(portions))
        judged = (
            (verdicts(snapshot, each, ground) for each in portions)
            if jobs < 2
            else _apart(copy, portions, ground, jobs)
        )
        for some in judged:
            self.progress.done += len(some)
            self.progress.games += sum(each.facts is not None for each in some)
            told(self.progress)
            yield from some

    def _figures(
        self, snapshot: Snapshot, facts: Mapping[int, Facts], feats: Mapping[str, Sequence[FeatRow]]
    ) -> Iterator[str]:
        history = history_of(snapshot, facts, feats, played=feats)
        if not list(out_of_number([each.game for each in history.games])):
            self.firsts = history.feats
        return total_faults(snapshot, history, self._games)

    def _portions(self, snapshot: Snapshot) -> list[list[str]]:
        """The ids to judge, in portions of equal work. Raises Unavailable if there is no such table."""
        ids = snapshot.ids(since=self._scope.since)
        if self._scope.table is not None:
            if self._scope.table not in ids:
                raise Unavailable(f"there is no table {self._scope.table}")
            return [[self._scope.table]]
        lengths = snapshot.lengths()
        portions: list[list[str]] = []
        left = 0
        for key in ids:
            if left <= 0:
                portions.append([])
                left = PORTION
            portions[-1].append(key)
            left -= 1 + lengths.get(key, 0)
        return portions


def _apart(copy: Path, portions: Sequence[Sequence[str]], ground: Ground, jobs: int) -> Iterator[list[Verdict]]:
    """The verdicts on the portions, in their order, from so many processes."""
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=follow_parent)
    try:
        yield from pool.map(partial(_judge, copy, ground), portions)
    except BaseException:  # whoever ends a check waits for no game; these processes only read
        for each in set(multiprocessing.active_children()) - others:
            each.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _judge(copy: Path, ground: Ground, ids: Sequence[str]) -> list[Verdict]:
    with Snapshot(copy) as snapshot:
        return verdicts(snapshot, ids, ground)


def follow_parent() -> None:
    """Leave signals to the parent of this process, and end when it ends, however that happens."""
    for each in SIGNALS:
        signal.signal(each, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def end() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=end, name="parent", daemon=True).start()


def _guarded(what: str, find: Callable[[], Iterator[str]]) -> Iterator[str]:
    """What `find` finds; whatever else is wrong there is one more sentence, and hides nothing that comes after."""
    try:
        yield from find()
    except Exception as error:  # of any kind
        yield f"{what}: cannot be checked ({type(error).__name__})"


def _alive(snapshot: Snapshot) -> int:
    """When the bot was last known to run (ms); 0 if it never ran, or if the note of it cannot be read."""
    note = next(iter(snapshot.rows(NoteRow, "key", [ALIVE])), None)
    return 0 if note is None or not _is_legible(note) else int(note.value)


NOTES: Mapping[str, Callable[[object], object]] = MappingProxyType(
    {ALIVE: read_alive, GAPS: read_gaps, STILL: read_still}
)


def _is_legible(note: NoteRow) -> bool:
    """Whether a note of absences can be read."""
    try:
        NOTES[note.key](note.value)
    except ValueError:
        return False
    return True


def _values(snapshot: Snapshot) -> Iterator[str]:
    """Whether every value is of the kind of its column, as the bot would have stored it."""
    for row, column in snapshot.mistyped():
        yield f"{row}: {column} holds no value of its kind"
    for note in snapshot.rows(NoteRow, "key", list(NOTES)):
        if not _is_legible(note):
            yield wrong(note, "value", "cannot be read, so that clocks may not get back a time without a bot")


def _seeds(snapshot: Snapshot) -> Iterator[str]:
    """No two games have the same seed: it is made by chance for each."""
    for some in snapshot.same_seeds():
        yield f"seeds with table_id {', '.join(some)}: commitment is the same, so that one game is a copy of another"


def _links(snapshot: Snapshot) -> Iterator[str]:
    for row, column, other in snapshot.dangling():
        yield f"{row}: {column} points at no row of {other}"


def _people(snapshot: Snapshot) -> Iterator[str]:
    """Whether everybody is a person, a robot, or forgotten."""
    levels = {each.value for each in Level}
    people = snapshot.rows(PlayerRow)
    numbered = Counter(each.robot for each in people if each.robot_number is not None)
    for each in people:
        if (each.robot is None) != (each.robot_number is None):
            yield wrong(each, "robot_number", f"is {each.robot_number}, though robot is {each.robot}")
        elif each.robot_number is not None and not 1 <= each.robot_number <= numbered[each.robot]:
            yield wrong(each, "robot_number", f"is {each.robot_number}, of {numbered[each.robot]} of that level")
        if each.robot is not None and each.robot not in levels:
            yield wrong(each, "robot", "is no level of robots")
        if each.robot is not None and each.discord_id is not None:
            yield wrong(each, "robot", "is set, though discord_id makes it a person")
        if each.robot is None and each.discord_id is None and (each.locale or each.dm_channel_id is not None):
            yield wrong(each, "discord_id", "is missing, though it was not forgotten (locale, dm_channel_id)")


def _moved(snapshot: Snapshot) -> Numbers:
    """Which numbers announcements had when they were moved from a server."""
    try:
        return next((Numbers.read(each.value) for each in snapshot.rows(NoteRow, "key", [NUMBERS])), Numbers())
    except ValueError:  # every gap is told then
        return Numbers()


def _numbers(snapshot: Snapshot, *, has_gaps: bool) -> Iterator[str]:
    """Announcements are never deleted, so their numbers have no gaps, and are in the order of their making.

    A server gives no number twice, but leaves some out when it crashes or takes a transaction back. What it had left
    out before it was moved to a file is noted there.
    """
    rows, latest = snapshot.rows(PostedRow), 0
    if not has_gaps:
        yield from out_of_number(rows, _moved(snapshot))
    for row in rows:
        if row.created_at < latest - LEEWAY:
            yield wrong(row, "number", f"is {row.number}, after that of one which was made later")
        latest = max(latest, row.created_at)
        if row.table is None:
            yield wrong(row, "table", "is missing, so that it announces nothing")
