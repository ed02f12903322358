"""Faults in what is made up for in stage: turns that nobody saw, failed edits, lost copies, and deletions by people.

| not found alone | what hides it, or what was tried |
|---|---|
| a table is noted as shown though somebody still waits for a notice | not found in seven stories |
| a message that a newer one has replaced is never deleted, nor noted | not found in thirteen stories |
| a settlement that no channel takes is told to nobody | not found in sixteen stories |
| nobody mentions who has just refused a reminder | not found in fifteen stories |
"""

from collections.abc import Sequence
from typing import Final

from bot.exploring.story import Kind
from bot.games.protocol import Game
from bot.tables.time import MINUTE, SECOND
from tests.exploring.planted import Planted
from tests.exploring.planted_within import planted
from tests.exploring.plots import QUICKLY, Plot, part

PLAYED: Final = {Kind.CHALLENGE: 5, Kind.ACCEPT: 12, Kind.PLAY: 14}


def _calls_in_panels(game: Game) -> bool:
    """Return whether two people play with hands, one after the other."""
    return 2 in game.seats and game.has_hands and not game.has_windows


USED = Plot(
    (
        part(1, {Kind.CHALLENGE: 1}, {(2 * MINUTE, 3 * MINUTE): 1}),
        part(14, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12}, QUICKLY),
        part(30, {Kind.PLAY: 1}, {(0, 2 * SECOND): 1}),
    ),
    _calls_in_panels,
)
FAILING = Plot((part(40, PLAYED, QUICKLY, blow=0.2, discord=1),))
DELETED = Plot((part(50, PLAYED, QUICKLY, blow=0.3, server=3, discord=2),))
KILLED = Plot((part(50, PLAYED, QUICKLY, blow=0.25, kill=3, discord=1),))

PLANTED_UNSEEN: Sequence[Planted] = (
    planted(
        "sets no alarm",
        "nobody told somebody of a turn in a panel",
        USED,
        "cogs.stage.turns:Turns._hold_back",
        "self._ground.timekeeper.at(self._ground.clock.now() + UNPRESSED, alarm, unpressed)",
        "pass",
    ),
    planted(
        "drops an edit that failed",
        "an old state",
        FAILING,
        "cogs.debouncer:Debouncer._show_latest",
        "self._latest.setdefault(key, table)",
        "pass",
    ),
    planted(
        "hears of no deletion",
        "a table is not shown again",
        DELETED,
        "cogs.stage.deletions:Deletions.heard",
        "self._messages.put(await self._ground.tables.memory.table(call.table))",
        "pass",
    ),
    planted(
        "looks for no copies of a table",
        "an old state",
        KILLED,
        "cogs.stage.copies:Copies.look",
        'self._ground.timekeeper.at(now, f"copies {table.id}", look)',
        "pass",
    ),
)
