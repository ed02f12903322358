"""The protocol that a card game implements to be hosted here.

A game is pure: positions are frozen values, a play returns a new one, and time and unseen cards (a deck, a
renewed stock) come from outside. Hosting, robots, records, tests and screens know games only through this
package. `README.md` above it says how to add one. Rules F1, F2, … are those that the records of all games share.
"""

from bot.games.protocol.events import Asking, Chance, Ending, Event, Left, Outcome, Over, Owed, Window
from bot.games.protocol.game import Game, Lateness, Proposal, RecordStyle
from bot.games.protocol.game_of import GameOf, Kinds
from bot.games.protocol.kinds import of_kind
from bot.games.protocol.money import HIGHEST_STAKE, Line, Settlement, Transfer
from bot.games.protocol.moves import (
    ENDS,
    Abandon,
    Move,
    No,
    NotAMove,
    OneWord,
    Pass,
    Refusal,
    Refused,
    Resign,
    Timeout,
    Worded,
    by_word,
    read_cards,
)
from bot.games.protocol.options import EDITION, FIRST_EDITION, PRESET, BadOption, Given, Options, UnknownEdition
from bot.games.protocol.positions import Position, Step, View
from bot.games.protocol.seats import SEATS, Seat, Side, clockwise

__all__ = [
    "EDITION",
    "ENDS",
    "FIRST_EDITION",
    "HIGHEST_STAKE",
    "PRESET",
    "SEATS",
    "Abandon",
    "Asking",
    "BadOption",
    "Chance",
    "Ending",
    "Event",
    "Game",
    "GameOf",
    "Given",
    "Kinds",
    "Lateness",
    "Left",
    "Line",
    "Move",
    "No",
    "NotAMove",
    "OneWord",
    "Options",
    "Outcome",
    "Over",
    "Owed",
    "Pass",
    "Position",
    "Proposal",
    "RecordStyle",
    "Refusal",
    "Refused",
    "Resign",
    "Seat",
    "Settlement",
    "Side",
    "Step",
    "Timeout",
    "Transfer",
    "UnknownEdition",
    "View",
    "Window",
    "Worded",
    "by_word",
    "clockwise",
    "of_kind",
    "read_cards",
]
