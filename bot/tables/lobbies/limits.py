"""Limits on how often one person may ask others to play, and how many games against robots they may have.

A person is asked by a challenge, an invitation to a table, a rematch, a nudge, and a proposal at a table or about the
ledger: anything that notifies them at someone else's wish. Reactions, moves and other terms notify nobody, and a
challenge is answered by other terms only once.

| limit | what counts | until |
|---|---|---|
| challenges | challenges and open seats of one person that nobody has answered | one is answered or expires |
| to one | how often one person asked the same other one | a game of the two began since, or an hour passed |
| practice | games under way between one person and robots | one is over |
| roles | calls of one role in one server, by tables that open | an hour passed |

No operator can change the last one. Above the second limit one may ask once in ten minutes. New players are also judged
by whom former players asked within the hour: deleting data lifts no limit. All limits follow from stored data, so a
restart forgets none. A note of whom someone asked is stored and changed with each challenge, and one of when a role was
called with each call. So of many at the same moment, in any number of processes, each sees the one before.
"""

import json
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from bot.store import Conflict, NextNoteRow, SeatedTable, Store
from bot.tables.errors import Declined, Reason
from bot.tables.state.people import Player
from bot.tables.time import HOUR, MINUTE, Clock
from bot.values.person_limits import PersonLimits

ASKS: Final = "asks/"  # prefix of a note's key, before the number of a player
PRACTICE: Final = "practice/"  # the same
CALLS: Final = "called/"  # prefix of a note's key, before the ids of a server and of a role
BETWEEN: Final = 10 * MINUTE  # ms between requests to the same person once the limit is reached
CALLED_AGAIN: Final = HOUR  # ms between two calls of a role
FORGOTTEN: Final = HOUR  # ms after they were last asked
PROMISED: Final = MINUTE  # ms in which a promised game begins, or never does

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")


class LimitReached(Declined):
    """An error: a player has reached a limit. `at`: when more is possible (ms); None: when they end something."""

    def __init__(self, reason: Reason, most: int, *, at: int | None = None, asked: Player | None = None) -> None:
        """`most`: the limit. `asked`: who was asked so often."""
        super().__init__(reason, player="" if asked is None else asked.name)
        self.most = most
        self.at = at


class Limits:
    """A judge of one person's requests against their limits. Each answer is the rows to store with the request.

    If these meet a `Conflict`, judge the request again: see `judged_by_notes`.
    """

    def __init__(self, store: Store, clock: Clock, limits: PersonLimits | None) -> None:
        """`limits`: None for no limits."""
        self._store = store
        self._clock = clock
        self._limits = limits

    async def challenge(self, challenger: Player, challenged: Player | None) -> list[NextNoteRow]:
        """Judge a new challenge, or an open seat (None). Raises LimitReached (OPEN_CHALLENGES, ASKED_OFTEN)."""
        if self._limits is None:
            return []
        note = await self._note(asks_note(challenger))  # read first: it must be the oldest of what is judged here
        now = self._clock.now()
        found = await self._store.open_offers_of(challenger.id)
        own = [each for each in found if each.challenger == challenger.id and each.counters is None]
        ends = sorted(each.expires_at for each in own if now < each.expires_at)
        if len(ends) >= self._limits.challenges:
            raise LimitReached(Reason.OPEN_CHALLENGES, self._limits.challenges, at=ends[0])
        return await self._ask(note, challenger, [] if challenged is None else [challenged], now)

    async def ask(self, asker: Player, asked: Iterable[Player]) -> list[NextNoteRow]:
        """Judge that all of these people are to be asked something. Raises LimitReached (ASKED_OFTEN)."""
        people = [each for each in asked if each.id != asker.id and each.robot is None]
        if self._limits is None or not people:
            return []
        return await self._ask(await self._note(asks_note(asker)), asker, people, self._clock.now())

    async def _ask(
        self, note: tuple[str, str | None], asker: Player, people: Iterable[Player], now: int
    ) -> list[NextNoteRow]:
        most, (key, before) = (self._limits or PersonLimits()).to_one, note
        made, asks = _asks(before, now)
        former = await self._store.notes_of_former(ASKS, newcomer=asker.id, since=now - FORGOTTEN)
        by_former = [_asks(note, now)[1] for note in former]
        for each in people:
            count, at = asks.get(str(each.id), (0, 0))
            before_them = [by[str(each.id)] for by in by_former if str(each.id) in by]
            asked, at = count + sum(n for n, _ in before_them), max([at, *(then for _, then in before_them)])
            if asked >= most and await self._have_begun(asker, each, since=at):
                count = asked = 0
            if asked >= most and now < at + BETWEEN:
                raise LimitReached(Reason.ASKED_OFTEN, most, at=at + BETWEEN, asked=each)
            asks[str(each.id)] = (min(count + 1, most), now)
        return [NextNoteRow(key, json.dumps([made + 1, asks]), before)]

    async def practice(self, player: Player, table: str) -> list[NextNoteRow]:
        """Judge the game `table` of `player` against robots, which begins soon. Raises LimitReached (MANY_PRACTICE)."""
        if self._limits is None:
            return []
        (key, before), now = await self._note(practice_note(player)), self._clock.now()
        promised = (_readable(read_promised, before) or {}).items()
        soon = {each: at for each, at in promised if abs(now - at) < PROMISED and not await self._store.table(each)}
        running = await self._store.running_tables_of(player.id)
        if len(soon.keys() | await self._with_robots(running)) >= self._limits.practice:
            raise LimitReached(Reason.MANY_PRACTICE, self._limits.practice)
        return [NextNoteRow(key, json.dumps({**soon, table: now}), before)]

    async def call_role(self, guild_id: int, role: int) -> NextNoteRow:
        """Judge that a table calls everyone who has a role. Raises LimitReached (ROLE_CALLED)."""
        (key, before), now = await self._note(f"{CALLS}{guild_id}/{role}"), self._clock.now()
        at = _readable(int, before)
        if at is not None and abs(now - at) < CALLED_AGAIN:  # a wrong clock may have noted a future time
            raise LimitReached(Reason.ROLE_CALLED, 1, at=at + CALLED_AGAIN)
        return NextNoteRow(key, str(now), before)

    async def _note(self, key: str) -> tuple[str, str | None]:
        return key, await self._store.note(key)

    async def _have_begun(self, one: Player, other: Player, *, since: int) -> bool:
        """Return whether a game of these two began since a moment (ms): then nobody was pestered."""
        running = await self._store.running_tables_of(one.id)
        ended = await self._store.finished_tables_of(one.id, limit=10)
        return any(other.id in each.players and each.row.created_at >= since for each in (*running, *ended))

    async def _with_robots(self, found: Collection[SeatedTable]) -> set[str]:
        """Return the keys of those tables where one person sits."""
        known = await self._store.players({player for each in found for player in each.players})
        robots = {player.id for player in known.values() if player.robot is not None}
        return {each.row.id for each in found if len(set(each.players) - robots) == 1}


def judged_by_notes(act: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Repeat `act` if a note it was judged by has changed in the meantime, so that nothing was stored."""

    @wraps(act)
    async def judged(*args: P.args, **kwargs: P.kwargs) -> R:
        while True:
            try:
                return await act(*args, **kwargs)
            except Conflict as clash:
                if clash.kind is not NextNoteRow:
                    raise

    return judged


def asks_note(player: Player) -> str:
    """Return the key of the note that says whom someone asked."""
    return f"{ASKS}{player.id}"


def practice_note(player: Player) -> str:
    """Return the key of the note that says which games against robots were promised to someone."""
    return f"{PRACTICE}{player.id}"


def read_asks(note: str) -> tuple[int, dict[str, tuple[int, int]]]:
    """Return how often someone asked in total, and by number of the person asked, how often lately and when last (ms).

    Raises ValueError for a note that says nothing.
    """
    match json.loads(note):
        case [int(made), dict(asks)]:
            return made, {str(each): (int(count), int(at)) for each, (count, at) in asks.items()}
    raise ValueError("no asks")


def read_promised(note: str) -> dict[str, int]:
    """Return the promised games against robots, with their times (ms). Raises ValueError for an empty note."""
    match json.loads(note):
        case dict(promised):
            return {str(each): int(at) for each, at in promised.items()}
    raise ValueError("no promises")


def _asks(note: str | None, now: int) -> tuple[int, dict[str, tuple[int, int]]]:
    """Return `read_asks` of a note, if there is one, without entries that are outdated at `now` (ms).

    Also drop entries that a wrong clock noted for a future time.
    """
    made, asks = _readable(read_asks, note) or (0, {})
    return made, {each: ask for each, ask in asks.items() if abs(now - ask[1]) < FORGOTTEN}


def _readable(read: Callable[[str], R], note: str | None) -> R | None:
    """Return what a note says; None if there is none. An unreadable note keeps nobody from playing."""
    try:
        return None if note is None else read(note)
    except (ValueError, TypeError):
        log.warning("a note on limits cannot be read: it counts as none")
        return None
