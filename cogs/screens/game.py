"""The interface through which a game is played on Discord: one `GameScreens`, named in its `entry.py`."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from bot.games.cards import Sorting
from bot.games.protocol import Event, Move, Refusal, Seat, View
from bot.tables import Finish, Table
from bot.text import Locale
from cogs.ids import CustomId
from cogs.names import spoken
from cogs.screens.emoji import NAMES_ALONE, SmallCards
from cogs.screens.frame import Controls
from cogs.screens.screen import Block, Form
from render import Stakes, Studio, Style
from render.names import seated
from render.studio import Order

PLAIN = Style()
USUAL_ROWS = 4  # of buttons below a picture whose words alone are wanted

Firsts = Collection[tuple[Seat, str]]
"""Players' first achievements."""


@dataclass(frozen=True, slots=True)
class Manner:
    """The reader's language, look of pictures, and emoji."""

    locale: Locale
    style: Style = PLAIN
    emoji: SmallCards = NAMES_ALONE  # shown next to the names of cards
    asks_clean: bool = True  # whether the reader wants to be asked before something spoils a rare chance
    asks_passing: bool = False  # whether the reader wants to be asked before a pass breaks up a good hand


@dataclass(frozen=True)
class Showing:
    """A table as one reader may see it. It holds a view, never a position with hidden cards.

    A panel names its players in four sentences and a picture: how is computed once.
    """

    key: str  # of the table
    view: View
    names: tuple[str, ...]  # of the players, by seat, not escaped
    stake: int  # the smaller stake, in minor units
    unit: str  # the word for the unit of stakes
    locale: Locale
    style: Style = PLAIN
    asks_clean: bool = True  # whether the reader wants to be asked before something spoils a rare chance
    asks_passing: bool = False  # whether the reader wants to be asked before a pass breaks up a good hand
    emoji: SmallCards = NAMES_ALONE  # shown next to the names of cards
    is_stepwise: bool = False  # whether no move is to be offered that does several steps at once
    default_cut: str = ""  # the digits that cut a deck where nobody has a word
    reader: Seat | None = None  # who reads it, where the view is not theirs but everyone's
    ahead: tuple[Move, ...] = field(default=(), repr=False)  # what the reader has ordered for when it can be played

    @property
    def stakes(self) -> Stakes:
        """The stakes."""
        return Stakes(self.stake, self.unit)

    @cached_property
    def called(self) -> tuple[str, ...]:
        """The names in words and pictures, by seat: the reader is *you* in all of them."""
        return seated(self.names, self.view.seat if self.reader is None else self.reader, self.locale)

    @cached_property
    def spoken(self) -> tuple[str, ...]:
        """The same as a message writes them; see `spoken`."""
        return spoken(self.called)


class GameScreens(ABC):
    """The pictures, words and controls of one game."""

    tells_winner: bool = False  # whether its words about a game's last turn say who wins the game
    tells_in_full: bool = False  # whether `in_full` has words, whatever is on the table
    sortings: Sequence[Sorting] = ()  # what may lie together in a hand, for its reader to choose in the panel
    acts: Collection[str]  # the game's own verbs, if `Verb.ACT` is not enough; two games may share them

    def __init__(self, studio: Studio) -> None:
        self.studio = studio

    async def _drawn(self, order: Order) -> list[Block]:
        return [await self.studio.picture(order)]

    @abstractmethod
    async def table(self, showing: Showing) -> list[Block]:
        """Return the picture of the table as everyone sees it."""

    @abstractmethod
    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        """Return the picture of the reader's hand, for a private screen only; none of an empty hand.

        After the game others may see it too; `holder` is then the name of its owner.
        """

    @abstractmethod
    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        """Return the table at a moment of a finished game, with every hand open: `hands` are all seats' views then.

        `showing` is a bystander's at that moment.
        """

    @abstractmethod
    async def panel(self, showing: Showing, *, rows: int) -> list[Block]:
        """Return the picture of a private panel: a strip of the table, and the reader's hand, large.

        `rows` of buttons follow; it is 1100 px wide and as high as `render.panel.height_of` says.
        """

    @abstractmethod
    def status(self, showing: Showing) -> str:
        """Return whose turn it is and what the player has to do, in a sentence; empty when nobody is to move."""

    @abstractmethod
    def controls(self, showing: Showing) -> Controls:
        """Return the reader's controls now, for a private screen only: while one waits the same rows, disabled."""

    def grayed(self, showing: Showing) -> Sequence[Refusal]:
        """Return why the reader may not play the gray cards now, each reason once."""
        return ()

    def ordered(self, showing: Showing, kept: Sequence[Move], moves: Sequence[Move]) -> tuple[Move, ...]:
        """Return what is ordered once the reader chooses more ahead: after the `kept` moves, or in their place."""
        return tuple(moves)

    @abstractmethod
    def note(self, showing: Showing) -> str | None:
        """Return the note for the reader before the next press; None for nothing."""

    @abstractmethod
    async def score(self, showing: Showing) -> list[Block]:
        """Return the score pad of the finished deals."""

    @abstractmethod
    async def deal_end(self, showing: Showing, finish: Finish, *, firsts: Firsts = ()) -> list[Block]:
        """Return how a deal ended, in a line; the table as it was then, with every open hand; and the score pad.

        `showing` is a bystander's at that moment, and so are the hands of `finish` in a game that does not open them,
        also when it ends. Events among `firsts` are celebrated as such.
        """

    @abstractmethod
    async def result(self, showing: Showing, finish: Finish, *, rows: int) -> list[Block]:
        """Return how a deal ended, as `deal_end` does, for a panel: in a line, and in one picture with the score pad.

        `rows` of buttons follow; it is 1100 px wide and as high as `render.panel.room_over` says.
        """

    @abstractmethod
    def cheers(self, showing: Showing, table: Table, *, firsts: Firsts = ()) -> list[str]:
        """Return the cheers for the end of the game, a short sentence each.

        They leave out its last deal, and the `firsts`, which have their own sentence.
        """

    @abstractmethod
    async def settlement(
        self, showing: Showing, table: Table, *, firsts: Firsts = (), is_last_shown: bool = False
    ) -> list[Block]:
        """Return the cost of the finished game, line by line, in a picture, and its celebrations.

        `is_last_shown`: the end of the last deal is above, and has celebrated its own events.
        """

    def has_score(self, showing: Showing) -> bool:
        """Return whether a deal has been counted, so that there are a score and a game to keep."""
        return True

    async def keepsake(self, showing: Showing) -> list[Block]:
        """Return a finished game on one picture, to keep and to share; nothing in a game without one."""
        return []

    @abstractmethod
    def in_words(self, event: Event, showing: Showing) -> str | None:
        """Return an event in a sentence; None for one that other sentences already cover."""

    @abstractmethod
    def news(self, showing: Showing, events: Sequence[Event]) -> list[str]:
        """Return a turn, or a deal, in two sentences at most: nothing that happened in it is left out.

        `events` are those that everyone may know. The reader's turn is in the second person, and only as far as no
        picture shows it.
        """

    @abstractmethod
    def is_news(self, event: Event) -> bool:
        """Return whether this event alone is worth an edit of the public message."""

    @abstractmethod
    def choose(self, showing: Showing, press: CustomId, values: Sequence[str]) -> tuple[Move, ...]:
        """Return the moves that a press asks for, to be played all or none.

        Empty when the press only changes what the panel offers.
        """

    def form(self, showing: Showing, press: CustomId) -> Form | None:
        """Return the form that a press opens; None when it opens none. It is submitted under the id of its button."""
        return None

    def unread(self, showing: Showing, press: CustomId, values: Sequence[str]) -> str:
        """Return why what was typed into a form means no move, in a sentence; empty where it means one."""
        return ""

    def open_controls(self, showing: Showing) -> Controls:
        """Return the controls on the public message for the reader, if only they may play. None, as a rule.

        They may reveal nothing of a hand: they are for games, or moments, without hidden cards.
        """
        return Controls()

    def asks_all(self, press: CustomId) -> bool:
        """Return whether this press first asks all people at the table, in a friendly way; an outdated one too."""
        return False

    def in_full(self, showing: Showing) -> str:
        """Return the whole table in words, as the reader may see it: also what its picture's words have no room for.

        Empty where those words say it all: they do unless the screens say that they `tells_in_full`.
        """
        return ""

    @abstractmethod
    def withdraw(self, showing: Showing) -> None:
        """Withdraw the question whether the reader is sure, since the panel is redrawn for another reason."""

    @abstractmethod
    def forget(self, showing: Showing) -> None:
        """Forget what the reader has prepared and not played, such as marked cards."""

    @abstractmethod
    def read(self, showing: Showing, text: str) -> tuple[Move, ...]:
        """Return the moves that a player typed, to be played all or none. Raises NotAMove."""

    @abstractmethod
    def consider(self, showing: Showing, moves: tuple[Move, ...]) -> bool:
        """Return whether to play typed moves at once; if not, the panel asks first."""

    @abstractmethod
    def suggestions(self, showing: Showing, typed: str) -> list[str]:
        """Return possible inputs that begin with `typed`, the likeliest first."""
