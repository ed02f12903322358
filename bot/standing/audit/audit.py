"""Check everything that is stored: games against their logs, figures against games, entries against consents.

Each case is judged alone, in several processes if there are many; the figures of all of them follow at the end.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.hosted import Games
from bot.standing.audit.chosen import alive_of
from bot.standing.audit.entries import entry_faults
from bot.standing.audit.leagues import league_faults
from bot.standing.audit.totals import history_of, out_of_number, total_faults
from bot.standing.audit.tournaments import begun_in, tournament_faults
from bot.standing.audit.twins import twin_faults, twins_begun
from bot.standing.audit.verdicts import Ground, Verdict, verdicts
from bot.standing.audit.whole import whole_faults
from bot.standing.facts import Facts
from bot.store import FeatRow, Unavailable
from bot.store.copies.looking import private_copy
from bot.store.copies.snapshot import Snapshot
from bot.tables import Vault
from bot.tables.time import Clock, SystemClock
from bot.values.database import Database, Server

PORTION = 4_000  # rows of logs: about a third of a second
SIGNALS = (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else []))


@dataclass(frozen=True, slots=True)
class Scope:
    """The scope of a check: everything, one table, or what happened since a moment (ms).

    With `since`, games before it are taken as stored, and the figures of all games are derived from both.
    """

    table: str | None = None
    since: int | None = None


@dataclass(slots=True)
class Progress:
    """The progress of a check."""

    games: int = 0  # counted games that were judged
    done: int = 0  # cases
    of: int = 0


class Audit:
    """One check of a database. `faults` does it; `progress` tells how far it has come."""

    def __init__(
        self,
        database: Database,
        games: Games,
        *,
        vault: Vault,
        unit: str,
        jobs: int = 1,
        scope: Scope | None = None,
        clock: Clock | None = None,
        portion: int = PORTION,
    ) -> None:
        """`unit` is the operator's unit of stakes; `jobs` is how many processes play logs.

        `clock`: the one by which the bot played, if it is not that of this machine. `portion`: rows of logs that a
        process plays between two reports.
        """
        self.progress = Progress()
        self.firsts: tuple[FeatRow, ...] = ()  # once `faults` is read to its end: the feats that follow from the logs
        self._database = database
        self._games = games
        self._vault = vault
        self._unit = unit
        self._jobs = jobs
        self._scope = scope or Scope()
        self._clock = clock or SystemClock()
        self._portion = portion

    def faults(self, *, report: Callable[[Progress], None] = lambda _: None) -> Generator[str, None, None]:
        """Yield one sentence for each difference, as it is found. `report` is called after each portion.

        It works on a copy as of now, which is gone afterwards, so the bot may run at the same time. Close the iterator
        if it is not read to its end.

        Raises:
            StoreError: the database cannot be copied, is damaged, or has no such table.
            OSError: the folder of the database cannot be written.
        """
        with private_copy(self._database) as copy, Snapshot(copy) as snapshot:
            now, alive, begun = self._clock.now(), alive_of(snapshot), begun_in(snapshot) | twins_begun(snapshot)
            ground = Ground(self._games, self._vault, self._unit, now, alive, begun)
            whole = self._scope.table is None
            if whole:
                for what, find in whole_faults(ground, has_gaps=isinstance(self._database, Server)).items():
                    yield from _guarded(what, partial(find, snapshot))
            facts: dict[int, Facts] = {}
            feats: dict[str, Sequence[FeatRow]] = {}
            for verdict in self._verdicts(copy, snapshot, ground, report):
                yield from verdict.faults
                feats[verdict.id] = verdict.feats
                if verdict.facts is not None:
                    facts[verdict.facts.game.number] = verdict.facts
            if whole:
                yield from _guarded("figures", lambda: self._figures(snapshot, facts, feats))
                yield from _guarded("leagues", lambda: league_faults(snapshot, self._games))
                yield from _guarded("tournaments", lambda: tournament_faults(snapshot, ground))
                yield from _guarded("duplicates", lambda: twin_faults(snapshot, ground))
                yield from _guarded("entries", lambda: entry_faults(snapshot, self._vault.signer))

    def _verdicts(
        self, copy: Path, snapshot: Snapshot, ground: Ground, report: Callable[[Progress], None]
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
            report(self.progress)
            yield from some

    def _figures(
        self, snapshot: Snapshot, facts: Mapping[int, Facts], feats: Mapping[str, Sequence[FeatRow]]
    ) -> Iterator[str]:
        history = history_of(snapshot, facts, feats, played=feats)
        if not list(out_of_number([each.game for each in history.games])):
            self.firsts = history.feats
        return total_faults(snapshot, history, self._games)

    def _portions(self, snapshot: Snapshot) -> list[list[str]]:
        """Return the ids to judge, in portions of equal work. Raises Unavailable if there is no such table."""
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
                left = self._portion
            portions[-1].append(key)
            left -= 1 + lengths.get(key, 0)
        return portions


def _apart(copy: Path, portions: Sequence[Sequence[str]], ground: Ground, jobs: int) -> Iterator[list[Verdict]]:
    """Yield the verdicts on the portions, in their order, from several processes."""
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=follow_parent)
    try:
        yield from pool.map(partial(_judge, copy, ground), portions)
    except BaseException:  # ending a check waits for no game; these processes only read
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
    """Yield what `find` finds; any other fault there becomes one more sentence, and hides nothing that comes after."""
    try:
        yield from find()
    except Exception as error:  # of any kind
        yield f"{what}: cannot be checked ({type(error).__name__})"
