"""What a card game must be able to do to be hosted here.

A game is pure: positions are frozen values, a play returns a new one, and cards nobody has seen yet
(a deck, a renewed stock) and the time come from outside. Hosting, robots, records, tests and screens
know games only through this page. `README.md` beside it says how to add one.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from typing import NamedTuple

from bot.games.cards import Card

HIGHEST_STAKE = 1_000_000  # minor units of the smaller stake (Rules 8)


class Seat(IntEnum):
    """A place at the table; its letter is its name in records. It indexes tuples with one entry a seat."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    G = 6
    H = 7
    I = 8  # noqa: E741  seats are named by their letters
    J = 9

    def __str__(self) -> str:
        return self.name


class Move:
    """Something a seat does. `str(move)` is the move in the words of the record; `Game.parse` is the inverse."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Resign(Move):
    """Give the game up, at any time, in turn or not."""

    def __str__(self) -> str:
        return "resign"


@dataclass(frozen=True, slots=True)
class Timeout(Move):
    """Lose the game because the clock ran out."""

    def __str__(self) -> str:
        return "timeout"


@dataclass(frozen=True, slots=True)
class Abandon(Move):
    """End the game by agreement of all; it is played by no seat (`seat=None`), and nothing is paid."""

    def __str__(self) -> str:
        return "abandon"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move may not be played: a code that the catalogue turns into a sentence, and the rule it rests on.

    `about` holds words for that sentence. They may name only what the refused seat itself can see.
    """

    game: str
    code: str
    rule: str
    about: tuple[tuple[str, str | int], ...] = ()


class Refused(Exception):  # noqa: N818  the word players would use
    """A move was played that the judge refuses. The text holds the code only, never a card."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class NotAMove(ValueError):  # noqa: N818
    """A text that is no move of the game. The text of the error holds a code, never the words typed."""

    def __init__(self, game: str, code: str) -> None:
        super().__init__(code)
        self.game = game
        self.code = code


class BadOption(ValueError):  # noqa: N818
    """An option with an unknown name or a value out of range; `key` names the option.

    `rule` is the number of the rule it rests on, empty for none; `choices` are the values there are, if they are few.
    """

    def __init__(self, code: str, key: str, *, rule: str = "", choices: Sequence[str] = ()) -> None:
        super().__init__(f"{code}: {key}")
        self.code = code
        self.key = key
        self.rule = rule
        self.choices = tuple(choices)


class Options(ABC):
    """What was agreed before the first deal: a preset and what was changed on top of it."""

    __slots__ = ()

    @property
    @abstractmethod
    def rules(self) -> str:
        """The name of the preset."""

    @abstractmethod
    def texts(self) -> dict[str, str]:
        """Every option by name in its text form, the preset as `rules`; `Game.options` is the inverse."""

    @abstractmethod
    def changes(self) -> dict[str, str]:
        """The options that differ from the preset, by name in their text form."""


class Owed(StrEnum):
    """What the dealer owes; its text stands in what a shuffle follows from, and never changes."""

    DECK = "deck"  # for a new deal
    STOCK = "stock"  # a renewed one, in the middle of a turn


@dataclass(frozen=True, slots=True)
class Chance:
    """Cards are owed: the dealer must put `cards` into a random order and hand them to `Position.supply`.

    `number` counts what is owed from 1 (deals in the game, renewals in the deal). `cards` come in one fixed order that
    tells nothing.
    """

    kind: Owed
    deal: int
    number: int
    cards: tuple[Card, ...]
    seat: Seat  # who deals, or for whose draw the stock is renewed


class Ending(Enum):
    """How a game came to its end."""

    TARGET = "target"
    RESIGNED = "resigned"
    TIMEOUT = "timeout"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The game is over: how, and who won (nobody, when it was abandoned)."""

    ending: Ending
    winners: frozenset[Seat]


class Event:
    """Something that happened and may be told. Public unless a game's event says otherwise."""

    __slots__ = ()

    @property
    def finished_deal(self) -> int | None:
        """The number of the deal that this event says is finished and scored; None for every other event."""
        return None

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """This event as `seat` may know it (None: a bystander): itself, a vaguer form, or None for nothing at all."""
        return self


class Step(NamedTuple):
    """What a play led to: the new position, what happened, and whether it ends undo.

    `reveals` is true when it cannot be taken back, since somebody saw of a card what its holder did not choose to
    show: cards came to a hand, or a deal was counted. Showing one's own cards can be taken back.
    """

    position: "Position"
    events: tuple[Event, ...]
    reveals: bool


class View(ABC):
    """The game as one seat, or a bystander (`seat` None), may know it: built up, never cut down.

    A view judges and lists the own seat's moves, so that screens ask a view and never a position.
    """

    __slots__ = ()

    seat: Seat | None
    options: Options
    to_act: frozenset[Seat]
    outcome: Outcome | None
    turn: int

    @abstractmethod
    def refusal(self, move: Move) -> Refusal | None:
        """Why the own seat may not play `move` now; None when it may."""

    @abstractmethod
    def legal_moves(self) -> Collection[Move]:
        """What the own seat may play now, one representative for each class of equal cards; `in` takes any faces."""

    @abstractmethod
    def unseen(self) -> tuple[Card, ...]:
        """The cards in play that this seat cannot know the place of, in one fixed order that tells nothing.

        Hidden hands and the stock, without what everybody saw a player take. Dealing these cards out
        anew in their places is exactly what leaves the view as it is.
        """


class Position(ABC):
    """A whole game at one moment, hidden cards included. Frozen: a play returns another position."""

    __slots__ = ()

    @property
    @abstractmethod
    def options(self) -> Options:
        """What was agreed."""

    @property
    @abstractmethod
    def chance(self) -> Chance | None:
        """The cards that are owed before anyone can act; None when none are."""

    @property
    @abstractmethod
    def to_act(self) -> frozenset[Seat]:
        """The seats that may play now; several in a window, none while cards are owed or the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def turn(self, seat: Seat) -> int:
        """A number that grows when, and only when, what `seat` may choose changes. Buttons carry it."""

    @abstractmethod
    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Why `seat` may not play `move` now; None when it may. The one judge of the game."""

    @abstractmethod
    def play(self, seat: Seat | None, move: Move) -> Step:
        """Play `move`. Raises Refused, and then nothing has changed."""

    @abstractmethod
    def back_to(self, earlier: "Position") -> "Position":
        """`earlier` again, since when nothing was revealed: what was played was taken back.

        Only turns differ from `earlier`: where choices change they grow once more, so that no old button acts.
        """

    @abstractmethod
    def supply(self, cards: Sequence[Card]) -> Step:
        """Hand over the cards of `chance` in their random order. Raises ValueError when they are not those cards."""

    @abstractmethod
    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """What `seat` may play now (without resigning), lazily; one representative for each class of equal cards."""

    @abstractmethod
    def default(self, seat: Seat) -> Move | None:
        """What is played for `seat` when a window or a clock closes."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What `seat` may know; None for a bystander."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """`payer` owes `payee` `amount` minor units, always more than zero."""

    payer: Seat
    payee: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a settlement: `item` names it in the catalogue, `count` times `each` explains `amount` (minor units).

    The amounts of all lines add up to the total by plain addition.
    """

    item: str
    count: int
    each: int
    amount: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a finished game costs: lines that add up, and transfers between seats that sum to zero."""

    lines: tuple[Line, ...] = ()
    transfers: tuple[Transfer, ...] = field(default=())

    @property
    def total(self) -> int:
        """Minor units paid in all."""
        return sum(line.amount for line in self.lines)


class Game(ABC):
    """One of the games hosted here; one frozen instance of each stands in `registry.GAMES`."""

    __slots__ = ()

    name: str
    seats: range
    presets: tuple[str, ...]
    stakes: tuple[int, ...]  # what can be lost, as multiples of the stake that is agreed on

    @abstractmethod
    def options(self, given: Mapping[str, str]) -> Options:
        """The preset named by `rules` (absent: the default) with the other options changed. Raises BadOption."""

    @abstractmethod
    def start(self, options: Options, seats: int, first: Seat) -> Position:
        """A new game before its first deck, which is owed as its first chance; `first` deals first."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move written as `text` in the words of the record: verbs exact, cards in any form. Raises NotAMove."""

    @abstractmethod
    def imagine(self, view: View, unseen: Sequence[Card]) -> Position:
        """A position that fits `view`, with the cards it cannot see filled in from `unseen` in that order."""

    @abstractmethod
    def settle(self, final: Position, stake: int) -> Settlement:
        """What a finished game costs at the smaller stake of `stake` minor units (Rules 8)."""
