"""What a game must bring to be shown and played on Discord: one `GameScreens` each, listed in `registry.py`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.protocol import Event, Move, View
from bot.tables import Table
from bot.text import Locale
from cogs.ids import CustomId
from cogs.names import as_text
from cogs.screens.screen import Block, Row
from render import Studio, Style

PLAIN = Style()


@dataclass(frozen=True, slots=True)
class Showing:
    """A table as one reader may see it. It holds a view, never a position."""

    key: str  # of the table
    view: View
    names: tuple[str, ...]  # of the players, in order of seat, as they are
    stake: int  # the smaller one, in minor units
    unit: str  # the word for it
    locale: Locale
    style: Style = PLAIN

    @property
    def spoken(self) -> tuple[str, ...]:
        """The names for a message, where they must not turn into formatting."""
        return tuple(map(as_text, self.names))


class GameScreens(ABC):
    """Pictures, words and controls of one game."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio

    @abstractmethod
    async def table(self, showing: Showing) -> list[Block]:
        """The table as everybody sees it: whose turn it is, and a picture with its words."""

    @abstractmethod
    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        """The own hand: for a private screen only. When a game is over, that of `holder`, for others to see."""

    @abstractmethod
    def status(self, showing: Showing) -> str:
        """Whose turn it is and what is owed, in a sentence."""

    @abstractmethod
    def controls(self, showing: Showing) -> list[Row]:
        """What the own seat can press now, at most four rows: for a private screen only."""

    @abstractmethod
    def note(self, showing: Showing) -> str | None:
        """What the own seat should know before its next press; None for nothing."""

    @abstractmethod
    async def score(self, showing: Showing) -> list[Block]:
        """The finished deals: the score pad."""

    @abstractmethod
    async def settlement(self, showing: Showing, table: Table) -> list[Block]:
        """What the finished game cost, item by item."""

    @abstractmethod
    def in_words(self, event: Event, showing: Showing) -> str | None:
        """What happened, in a sentence; None for what other sentences say already."""

    @abstractmethod
    def is_news(self, event: Event) -> bool:
        """Whether the public message should be edited for this alone."""

    @abstractmethod
    def choose(self, showing: Showing, press: CustomId, values: Sequence[str]) -> tuple[Move, ...]:
        """The moves that an acting press asks for, all or none; nothing when it only changes what the panel offers."""

    @abstractmethod
    def read(self, showing: Showing, text: str) -> Move:
        """The move somebody typed. Raises NotAMove."""

    @abstractmethod
    def consider(self, showing: Showing, move: Move) -> bool:
        """Whether a typed move may be played at once; if not, the panel asks first."""

    @abstractmethod
    def suggestions(self, showing: Showing, typed: str) -> list[Move]:
        """Legal moves that continue what was typed so far, the likeliest first."""
