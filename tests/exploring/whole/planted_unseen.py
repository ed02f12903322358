"""Faults in what is made up for in stage: turns that nobody saw, failed edits, lost copies, and deletions by people.

| not found alone | what hides it, or what was tried |
|---|---|
| a table is noted as shown though somebody still waits for a notice | not found in seven stories |
| a message that a newer one has replaced is noted, and never deleted in its game | not found in thirteen stories |
| a settlement has another nonce for each person at each try | after a failure it is looked for first |
| the settlement is told to nobody else once telling one person has failed | the next try tells them |
"""

from collections.abc import Sequence
from typing import Final

from bot.exploring.story import Kind
from bot.games.protocol import Game
from bot.tables.time import MINUTE, SECOND
from tests.exploring.planted import Planted
from tests.exploring.planted_within import planted
from tests.exploring.plots import QUICKLY, Plot, part

SETTLING: Final = "cogs.stage.announcements:Announcements."
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
RESIGNED = Plot(
    (
        part(14, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12}, QUICKLY),
        part(6, {Kind.PLAY: 1}, QUICKLY, blow=0.5, server=1),
        part(10, {Kind.LEAVE: 1}, QUICKLY),
    )
)
TOLD = Plot(
    (
        part(14, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12}, QUICKLY),
        part(4, {Kind.PLAY: 1}, QUICKLY, blow=0.6, server=1),
        part(16, {Kind.LEAVE: 1}, {(0, 2 * SECOND): 1}, blow=0.4, kill=3, discord=2),
    )
)
TIMED = Plot((part(16, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12}, QUICKLY),), _calls_in_panels)
TIRED = Plot(
    (
        part(16, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12, Kind.SETTING: 16}, QUICKLY),
        part(24, {Kind.PLAY: 1}, {(0, 5 * SECOND): 0.6, (MINUTE, 7 * MINUTE): 0.4}),
    ),
    _calls_in_panels,
)
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
        "a table is shown 2 times",
        KILLED,
        "cogs.stage.copies:Copies.look",
        'self._ground.timekeeper.at(now, f"copies {table.id}", look)',
        "pass",
    ),
    planted(
        "tells nobody how a game was settled",
        "nobody told somebody of a settlement",
        RESIGNED,
        f"{SETTLING}post",
        "await self._tell_players(announcement, table, mark, unsure=unsure)",
        "pass",
    ),
    planted(
        "tells one player how a game was settled",
        "nobody told somebody of a settlement",
        TOLD,
        f"{SETTLING}_tell_players",
        "in enumerate(table.players):",
        "in enumerate(table.players[:1]):",
    ),
    planted(
        "tells players of a settlement again",
        "somebody was told 2 times of a settlement",
        TOLD,
        f"{SETTLING}_tell_players",
        "is_there = unsure and direct and await",
        "is_there = False and await",
    ),
    planted(
        "mentions nobody who refuses a reminder",
        "nobody ",  # reminded them, or told them of who is out of time
        TIMED,
        "cogs.stage.notices:Notices._notify",
        """        await self._direct.lost(player, error)
            notice = self._ground.notice(table, player, preferences)""",
        """        await self._direct.lost(player, error)""",
    ),
    planted(
        "mentions people aloud in quiet hours",
        "a message made a sound in quiet hours",
        TIRED,
        "cogs.stage.called:_turns",
        "is_silent = preferences.is_quiet(ground.clock.now())",
        "is_silent = False",
    ),
)
