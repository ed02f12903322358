"""What a game must provide to be played on Discord: one `GameScreens`, named in its `entry.py`."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.games.protocol import Event, Move, Seat, View
from bot.tables import Finish, Table
from bot.text import Locale
from cogs.ids import CustomId
from cogs.names import spoken
from cogs.screens.emoji import NAMES_ALONE, SmallCards
from cogs.screens.frame import Controls
from cogs.screens.screen import Block, Form
from render import Studio, Style

PLAIN = Style()

Firsts = Collection[tuple[Seat, str]]
"""What players achieved for the first time."""


@dataclass(frozen=True, slots=True)
class Manner:
    """The language, the look of pictures and the emoji of whoever reads."""

    locale: Locale
    style: Style = PLAIN
    emoji: SmallCards = NAMES_ALONE  # what stands beside the names of cards
    asks_clean: bool = True  # whether the reader wants to be asked before something spoils a rare chance


@dataclass(frozen=True, slots=True)
class Showing:
    """A table as one reader may see it. It holds a view, never a position with hidden cards."""

    key: str  # of the table
    view: View
    names: tuple[str, ...]  # of the players, by seat, not escaped
    stake: int  # the smaller stake, in minor units
    unit: str  # the word for the unit of stakes
    locale: Locale
    style: Style = PLAIN
    asks_clean: bool = True  # whether the reader wants to be asked before something spoils a rare chance
    emoji: SmallCards = NAMES_ALONE  # what stands beside the names of cards
    is_stepwise: bool = False  # whether no move is to be offered that does several steps at once

    @property
    def spoken(self) -> tuple[str, ...]:
        """The names as a message tells them; see `spoken`."""
        return spoken(self.names)


class GameScreens(ABC):
    """The pictures, words and controls of one game."""

    tells_winner: bool = False  # whether what it tells of a game's last turn says who wins the game
    tells_in_full: bool = False  # whether `in_full` has words, whatever stands on the table
    acts: Collection[str]  # the verbs of its own, if `Verb.ACT` is not enough; those of two games may be the same

    def __init__(self, studio: Studio) -> None:
        self.studio = studio

    @abstractmethod
    async def table(self, showing: Showing) -> list[Block]:
        """The picture of the table as everybody sees it."""

    @abstractmethod
    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        """The picture of the reader's own hand, for a private screen only; none of an empty hand.

        After the game others may see it too; `holder` is then the name of whose hand it was.
        """

    @abstractmethod
    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        """The table at a moment of a finished game, with every hand open: `hands` are the views of all seats then.

        `showing` is a bystander's at that moment.
        """

    @abstractmethod
    async def panel(self, showing: Showing) -> list[Block]:
        """The picture of a private panel: the table as the reader sees it, with the reader's hand."""

    @abstractmethod
    def status(self, showing: Showing) -> str:
        """Whose turn it is and what the player has to do, in a sentence; empty when nobody is to move."""

    @abstractmethod
    def controls(self, showing: Showing) -> Controls:
        """What the reader can press now, for a private screen only."""

    @abstractmethod
    def note(self, showing: Showing) -> str | None:
        """What the reader should know before the next press; None for nothing."""

    @abstractmethod
    async def score(self, showing: Showing) -> list[Block]:
        """The score pad of the finished deals."""

    @abstractmethod
    async def deal_end(self, showing: Showing, finish: Finish, *, firsts: Firsts = ()) -> list[Block]:
        """How a deal ended, in a line; the table as it was then, with every hand that is open; and the score pad.

        `showing` is a bystander's at that moment, and so are the hands of `finish` in a game that does not open them,
        also when it ends. What is among `firsts` is celebrated as such.
        """

    @abstractmethod
    def cheers(self, showing: Showing, table: Table, *, firsts: Firsts = ()) -> list[str]:
        """What about the end of the game deserves a cheer, a short sentence each.

        Nothing about its last deal, and none of the `firsts`, which have a sentence of their own.
        """

    @abstractmethod
    async def settlement(
        self, showing: Showing, table: Table, *, firsts: Firsts = (), is_last_shown: bool = False
    ) -> list[Block]:
        """What the finished game cost, line by line, in a picture, and what there is to celebrate.

        `is_last_shown`: the end of the last deal stands above it, and has celebrated what happened then.
        """

    @abstractmethod
    def in_words(self, event: Event, showing: Showing) -> str | None:
        """An event in a sentence; None for one that other sentences tell already."""

    @abstractmethod
    def news(self, showing: Showing, events: Sequence[Event]) -> list[str]:
        """A turn, or a deal, in two sentences at most: nothing that happened in it is left out.

        `events` are those that everybody may know. The reader's own turn is told as *you*, and only what no picture
        shows.
        """

    @abstractmethod
    def is_news(self, event: Event) -> bool:
        """Whether this event alone is worth an edit of the public message."""

    @abstractmethod
    def choose(self, showing: Showing, press: CustomId, values: Sequence[str]) -> tuple[Move, ...]:
        """The moves that a press asks for, to be played all or none.

        Empty when the press only changes what the panel offers.
        """

    def form(self, showing: Showing, press: CustomId) -> Form | None:
        """The form that a press opens; None when it opens none. It is submitted under the id of its button."""
        return None

    def open_controls(self, showing: Showing) -> Controls:
        """What the reader, who alone may play, can press on the public message itself, before everybody's eyes.

        They may tell nothing of a hand: this is for games, or moments, without hidden cards. None, as a rule.
        """
        return Controls()

    def asks_all(self, move: Move) -> bool:
        """Whether all people at the table are asked in a friendly way before this move is played by a press on it."""
        return False

    def in_full(self, showing: Showing) -> str:
        """The table in words, whole, as the reader may see it: what the words of its picture have no room for.

        Empty where those words tell all: they do where the screens do not say that they `tells_in_full`.
        """
        return ""

    @abstractmethod
    def withdraw(self, showing: Showing) -> None:
        """Take back the question whether the reader is sure, since the panel is drawn anew for another reason."""

    @abstractmethod
    def read(self, showing: Showing, text: str) -> tuple[Move, ...]:
        """The moves that somebody typed, to be played all or none. Raises NotAMove."""

    @abstractmethod
    def consider(self, showing: Showing, moves: tuple[Move, ...]) -> bool:
        """Whether to play typed moves at once; if not, the panel asks first."""

    @abstractmethod
    def suggestions(self, showing: Showing, typed: str) -> list[str]:
        """What may be typed and begins with what was typed so far, the likeliest first."""
