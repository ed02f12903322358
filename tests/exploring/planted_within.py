"""Small faults in lobbies, challenges and clocks, each a few words in the text of one function.

| not found alone | what hides it, or what was tried |
|---|---|
| a robot whose move could not be stored plays no more | `Overdue` takes it up: not planted without it |
| a channel where posting failed once is waited for longer each time | an hour at most, as anyone may have to wait |
| a window says another end than it has | nothing here shows it: panels do |
| others may choose about who is late where the clock plays | it plays before anyone can press |
| a unit that erases shares its transaction with others | the kinds are stored in one order, and seldom clash |
| moves may be taken back across a window | not found in 18 stories of undo, 8 of them with windows |
| a proposal at a table lives for a day instead of an hour | found only if its turn goes on for so long |
| who asks again and again in other lobbies is refused no more | people ask someone too often by challenges alone |
"""

from functools import partial

from bot.exploring.story import Kind
from bot.games.protocol import Game
from bot.tables.time import SECOND
from tests.exploring import plots
from tests.exploring.planted import Planted
from tests.exploring.plots import BEGUN, IN_HALF_HOURS, Plot, is_told, part
from tests.exploring.rewriting import rewrite

AT_ONCE: plots.Pauses = {(0, SECOND): 1}


def _has_sides(game: Game) -> bool:
    """Return whether partners play together at some table."""
    return any(any(len(side) > 1 for side in game.sides(seats)) for seats in game.seats)


ASKED_IN = Plot((part(30, {Kind.OPEN: 6, Kind.SIT: 10, Kind.LOBBY: 8}, AT_ONCE),))
SIDES = Plot((part(40, {Kind.OPEN: 2, Kind.SIT: 12, Kind.LOBBY: 10, Kind.START: 2}, AT_ONCE),), _has_sides)
RIVALS = Plot((part(20, {Kind.CHALLENGE: 6, Kind.COUNTER: 8, Kind.ACCEPT: 4}, AT_ONCE),))
BLOCKED = Plot((part(20, {Kind.CHALLENGE: 6, Kind.BLOCK: 6}, AT_ONCE),))
SEATED = Plot((part(25, {Kind.OPEN: 6, Kind.SIT: 10, Kind.FORGET: 6}, AT_ONCE),))
KILLED = Plot((BEGUN, part(12, {Kind.PLAY: 20}, IN_HALF_HOURS, blow=0.4, kill=1)), is_told)


def planted(name: str, found_by: str, plot: Plot, place: str, old: str, new: str) -> Planted:
    """Return a fault in the text of the function at a place."""
    return Planted(name, partial(rewrite, place=place, old=old, new=new), found_by, plot)


LOBBIES, STARTING, WAITING = "bot.tables.lobbies.", "bot.tables.starting.", "bot.tables.waiting."

PLANTED_WITHIN = (
    planted(
        "refuses a seat to whom it is held",
        "a seat that is held",
        ASKED_IN,
        f"{LOBBIES}lobby_rules:sit",
        "_see_free(lobby, now, player=player.id)",
        "_see_free(lobby, now)",
    ),
    planted(
        "seats people on the other side",
        "lobby",
        SIDES,
        f"{LOBBIES}lobby_rules:arrange",
        "if each.side == index",
        "if each.side == 1 - index",
    ),
    planted(
        "leaves rivals open",
        "challenge",
        RIVALS,
        f"{LOBBIES}offers:Offers._accept",
        'others.append(OfferAnswerRow(closed, "withdrawn", player.id, now))',
        "pass",
    ),
    planted(
        "keeps challenges to whom one blocks",
        "someone asks whom they block",
        BLOCKED,
        f"{STARTING}blocking:Blocking._block",
        "await self._store.open_challenges(player.id, other.id)",
        "[]",
    ),
    planted(
        "keeps seats for who was forgotten",
        "lobby",
        SEATED,
        f"{STARTING}lobbies:Lobbies.farewell",
        "in await self.book.open_of(player)]",
        "in (await self.book.open_of(player))[1:]]",
    ),
    planted(
        "beats once",
        "time was given back twice",
        KILLED,
        f"{WAITING}heartbeat:Heartbeat.beat",
        "self._is_here = True\n    self._timekeeper.at(now + self._heartbeat, ALIVE, self.beat)",
        "self._is_here = True",
    ),
    planted(
        "stops clocks from when it notices",
        "time was taken while the bot was away",
        plots.AWAY,
        f"{WAITING}presence:Presence._stop_clocks",
        "at=max(outage.since, table.countdown.at)",
        "at=max(self._clock.now(), table.countdown.at)",
    ),
)
