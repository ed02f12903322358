"""Faults in what is under the fingers of people, and in lines that take the place of panels."""

from bot.exploring.story import Kind
from bot.tables.time import SECOND
from tests.exploring.planted_within import planted
from tests.exploring.plots import ASKED, Plot, part
from tests.exploring.whole.planted_following import GATHERING

TAPS = Plot(
    (
        part(6, {Kind.PRACTICE: 1}, {(SECOND, 3 * SECOND): 1}),
        part(40, {Kind.TWICE: 1}, {(SECOND, 6 * SECOND): 1}),
    ),
    lambda game: game.has_hands,
)
PANELS = Plot((part(60, {**ASKED, Kind.ACCEPT: 12, Kind.PLAY: 20, Kind.LOOK: 8}, {(0, 5 * SECOND): 1}),))

PLANTED_TOUCHED = (
    planted(
        "forgets where a finger was",
        "a second tap has played",
        TAPS,
        "cogs.stage.touches:Touches.touch",
        "if self._now is None or not moment:",
        "if moment:",
    ),
    planted(
        "names the reader of a panel that was put away",
        "somebody is told that they play",
        PANELS,
        "cogs.screens.aside:put_away",
        "opponent=_others(table, seat, locale)",
        "opponent=table.players[seat].name",
    ),
    planted(
        "redraws no panels of lobbies",
        "an old panel of a lobby",
        GATHERING,
        "cogs.stage.lobby_panels:LobbyPanels.put",
        "if any(lobby == key for lobby, _ in self._open):",
        "if False:",
    ),
)
