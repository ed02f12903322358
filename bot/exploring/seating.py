"""Whether everyone in a lobby had a seat to take, and had agreed when its game began: its acts are retold simply.

| must be true | otherwise |
|---|---|
| who sits down, or is asked to, finds a seat that is neither taken nor held for another | a seat too many |
| nobody comes back who was taken off the table, or has left three times | unwelcome |
| who agrees names the terms that hold; other terms, or stakes that are back, ask everyone again | not agreed |
| at the start all have agreed, and pressed something within a quarter of an hour | started without someone |
| a lobby lapses, and someone leaves who did not answer, once that time is over | too soon, or late |
| its host starts it, or it does so by itself once it is full and all have agreed | started by another, or late |
| people see it as its acts have it: who sits, is asked, has agreed or left, and until when | it differs |
| it is open for as long as any request | its time is another |

Stories in which someone sets the clock of the machine are left out of what needs times.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.exploring.incarnation import OFFER_LIFETIME
from bot.store import LobbyActRow, LobbyRow
from bot.tables import Lobby
from bot.tables.lobbies.lobby import Close
from bot.tables.lobbies.lobby_acts import UNASKED, Kind, Leave
from bot.tables.time import MINUTE

AWAKE: Final = 15 * MINUTE  # ms since a press, after which someone is asked whether they are ready
TO_ANSWER: Final = 2 * MINUTE  # ms that they have for it
HELD: Final = 10 * MINUTE  # ms that a seat is held for someone
MOST_DEPARTURES: Final = 3
FOREVER: Final = 10**15  # ms
BY_HOST: Final = frozenset({Kind.ROBOT, Kind.DISMISS, Kind.REMOVE})
BY_NOBODY: Final = frozenset({Kind.INVITE, Kind.DECLINE, Kind.LEAVE, Kind.START, Kind.CLOSE})


def misseated(lobby: LobbyRow, acts: Sequence[LobbyActRow], *, is_timed: bool) -> Iterator[str]:
    """Yield what is wrong with the acts of a lobby; `is_timed`: whether their times can be trusted."""
    retold = _Lobby(lobby, is_timed=is_timed)
    for act in acts:
        for what in retold.faults(act):
            yield f"{what}: lobby {lobby.id} act {act.number} ({act.kind} {act.player})"
        retold.do(act)


def misshown(seen: Iterable[Lobby], row: LobbyRow, acts: Sequence[LobbyActRow]) -> Iterator[str]:
    """Yield what people saw of a lobby otherwise than its acts up to then have it; `seen`: all that they saw of it."""
    if row.expires_at != row.created_at + OFFER_LIFETIME:
        yield f"lobby {row.id} is to lapse after {row.expires_at - row.created_at} ms"
    retold, by_number = _Lobby(row, is_timed=True), {each.number: each for each in seen if not each.is_over}
    for act in acts:
        retold.do(act)
        if (lobby := by_number.get(act.number)) is not None:
            yield from (f"lobby {row.id} act {act.number}: {what}" for what in retold.differences(lobby, act.at))


def due_since(lobby: LobbyRow, acts: Sequence[LobbyActRow]) -> int | None:
    """Return since when something is due in an open lobby, or when it will be (Unix ms); None for its end alone."""
    retold = _Lobby(lobby, is_timed=True)
    for act in acts:
        retold.do(act)
    return retold.due_since(acts[-1].at) if acts else lobby.created_at


class _Lobby:
    """A lobby in its simplest form. People by their numbers, in the order in which they sat down."""

    def __init__(self, row: LobbyRow, *, is_timed: bool) -> None:
        self._row = row
        self._is_timed = is_timed
        self._agreed: dict[int, int] = {}  # the version of the terms
        self._pressed: dict[int, int] = {}  # Unix ms
        self._robots = set[int]()
        self._held = dict[int, int]()  # until when, Unix ms
        self._departures = Counter[int]()
        self._removed = set[int]()
        self._asked = set[int]()  # whether they are ready
        self._asked_at = 0  # Unix ms
        self._asked_by: int | None = None
        self._version = 0
        self._stake = 0

    def differences(self, lobby: Lobby, at: int) -> Iterator[str]:
        """Yield what `lobby` has otherwise; `at`: when its last act was (Unix ms)."""
        check, named = lobby.check, lobby.named
        asked = set[int]() if check is None else {*check.asked}
        until = check.until if check is not None and asked else 0
        for what, shown, expected in (
            ("version", lobby.version, self._version),
            ("stake", 0 if named is None else named.stake, self._stake),
            ("people and what they agreed to", {each.player.id: each.agreed for each in lobby.people}, self._agreed),
            ("host", lobby.host and lobby.host.id, next(iter(self._agreed), None)),
            ("robots", {each.player.id for each in lobby.sitters if each.is_robot}, self._robots),
            (
                "invitations",
                _lasting({each.player.id: each.until for each in lobby.invitations}, at),
                _lasting(self._held, at),
            ),
            ("departures", {**lobby.departures}, {**self._departures}),
            ("people who are not to come back", {*lobby.removed}, self._removed),
            ("people who are asked", asked, self._asked),
            ("time to answer", until, self._asked_at + TO_ANSWER if self._asked else 0),
        ):
            if shown != expected:
                yield f"its {what}: {shown}, not {expected}"

    def faults(self, act: LobbyActRow) -> Iterator[str]:
        """Yield what is wrong with the next act."""
        match act.kind:
            case Kind.SIT | Kind.INVITE | Kind.ROBOT:
                yield from self._entered(act)
            case Kind.DISMISS if self._robots == {act.player} and self._stake and act.text == UNASKED:
                yield "not agreed to stakes that are back"
            case Kind.START:
                yield from self._started(act)
            case Kind.CLOSE:
                yield from self._closed(act)
            case Kind.LEAVE if act.text == Leave.UNREADY:
                if act.player not in self._asked or (self._is_timed and act.at < self._asked_at + TO_ANSWER):
                    yield "left too soon"
            case _:
                pass
        if act.kind in {Kind.SIT, Kind.AGREE} and int(act.text or 0) != self._version:
            yield f"agreed to version {act.text}, not {self._version}"

    def _entered(self, act: LobbyActRow) -> Iterator[str]:
        if self._taken(act) >= self._row.seats:
            yield "a seat too many"
        if act.player in self._removed or self._departures[act.player or 0] >= MOST_DEPARTURES:
            yield "unwelcome"

    def _closed(self, act: LobbyActRow) -> Iterator[str]:
        if act.text == Close.EMPTY and self._agreed:
            yield "closed as empty"
        if act.text == Close.LAPSED and self._is_timed and act.at < self._row.expires_at:
            yield "lapsed too soon"

    def due_since(self, last_at: int) -> int | None:
        """Return since when something is due there, or when it will be; `last_at`: of the last act."""
        if self._asked:
            return self._asked_at + TO_ANSWER
        is_full = len(self._agreed) + len(self._robots) == self._row.seats and len(self._agreed) > 1
        is_agreed = all(each == self._version for each in self._agreed.values())
        return last_at if not self._agreed or (is_full and is_agreed) else None

    def _taken(self, act: LobbyActRow) -> int:
        """Return how many seats are taken, or held for others than the one of this act."""
        now = act.at if self._is_timed else FOREVER
        held = [each for each, until in self._held.items() if now < until and each != act.player]
        return len(self._agreed) + len(self._robots) + len(held)

    def _started(self, act: LobbyActRow) -> Iterator[str]:
        if act.player is not None and act.player != self._starter(act):
            yield f"started by {act.player}, who is not the host"
        for each, agreed in self._agreed.items():
            if agreed != self._version:
                yield f"started, and {each} has not agreed"
            if self._is_timed and each != act.player and act.at - self._pressed[each] > AWAKE:
                yield f"started, and {each} may be asleep"
        if self._asked:
            yield f"started, and did not wait for {sorted(self._asked)}"

    def _starter(self, act: LobbyActRow) -> int | None:
        """Return who may have it start by this act: the host, or who pressed Start while others were asked."""
        return (
            self._asked_by if act.kind == Kind.START and self._asked_by is not None else next(iter(self._agreed), None)
        )

    def do(self, act: LobbyActRow) -> None:
        """Let the next act happen."""
        who, host = act.player or 0, next(iter(self._agreed), 0)
        match act.kind:
            case Kind.TERMS:
                self._ask_all(act)
                self._stake = json.loads(act.text or "")["stake"]
            case Kind.SIT:
                self._held.pop(who, None)
                self._agreed[who] = self._version
            case Kind.LEAVE | Kind.REMOVE:
                self._leave(who)
            case Kind.INVITE:
                self._held[who] = act.at + HELD
            case Kind.DECLINE:
                self._held.pop(who, None)
                self._departures[who] += 1
            case Kind.ROBOT:
                self._robots.add(who)
            case Kind.DISMISS:
                self._robots.discard(who)
                if act.text != UNASKED:
                    self._ask_all(act)
            case Kind.ASK:
                late = {each for each, at in self._pressed.items() if act.at - at > AWAKE}
                self._asked, self._asked_at, self._asked_by = late - {act.player}, act.at, act.player
            case _:
                pass
        self._press(act, host if act.kind in BY_HOST else who)
        if act.kind == Kind.REMOVE:
            self._removed.add(who)

    def _press(self, act: LobbyActRow, presser: int) -> None:
        """Note that somebody has pressed, and what they have agreed to or answered by that."""
        if presser not in self._agreed or act.kind in BY_NOBODY:
            return
        self._pressed[presser] = act.at
        has_seen = act.kind == Kind.DISMISS and act.text == UNASKED
        if has_seen or act.kind in {Kind.TERMS, Kind.AGREE, Kind.ROBOT}:  # a host who seats a robot sees the terms
            self._agreed[presser] = self._version
        if act.kind == Kind.READY:
            self._asked.discard(presser)

    def _ask_all(self, act: LobbyActRow) -> None:
        """Let this act ask everyone again."""
        self._version, self._asked = act.number, set()

    def _leave(self, who: int) -> None:
        self._agreed.pop(who, None)
        self._pressed.pop(who, None)
        self._asked.discard(who)
        self._departures[who] += 1


def _lasting(held: dict[int, int], at: int) -> dict[int, int]:
    """Return the seats that are held for longer than until `at` (Unix ms)."""
    return {each: until for each, until in held.items() if at < until}
