"""Faults in hidden panels of lobbies, and in what is kept of people who were forgotten.

| not found alone | what hides it, or what was tried |
|---|---|
| a message that could not be deleted is not tried again | the next start reads the note of it |
| a review is kept of somebody who was forgotten | nobody asks for one in so few games |
"""

from typing import Final

from bot.exploring.story import Kind
from tests.exploring.planted_within import planted
from tests.exploring.plots import ASKED, AT_ONCE, Plot, part

PANELS: Final = "cogs.stage.lobby_panels:LobbyPanels."
GATHERING = Plot((part(30, {Kind.OPEN: 4, Kind.SIT: 8, Kind.LOBBY: 16, Kind.START: 2}, {(300, 3000): 1}),))
LEAVING = Plot((part(50, {Kind.OPEN: 4, Kind.SIT: 8, Kind.LOBBY: 24}, {(300, 3000): 1}),))
GOODBYES = Plot(
    (part(60, {**ASKED, Kind.ACCEPT: 12, Kind.PLAY: 10, Kind.LEAVE: 2, Kind.FORGET: 8, Kind.LOOK: 3}, AT_ONCE),)
)

PLANTED_FOLLOWING = (
    planted(
        "shows lobbies as they were",
        "an old panel of a lobby",
        GATHERING,
        f"{PANELS}_show",
        "lobby_panel(lobby, each.player",
        "lobby_panel(each.shown, each.player",
    ),
    planted(
        "leaves panels to who has left a lobby",
        "an old panel of a lobby",
        LEAVING,
        f"{PANELS}_show",
        "if lobby.is_over or not _is_there(lobby, each.player):",
        "if lobby.is_over:",
    ),
    planted(
        "keeps panels of the forgotten",
        "a PanelRow",
        GOODBYES,
        "bot.standing.mydata:_erase",
        "ForgottenPanelsRow(player.id),",
        "",
    ),
)
